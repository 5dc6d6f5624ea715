# Home: what waits, the deals of today, and the ways to everything

home-title = ## 🏠 { $game }
home-waits = **It waits for you**
home-soon = **You are in**
home-more = … and { $number } more
home-invited = 🪑 { $name } keeps a seat for you: { $place }
home-asked = { $told } · { $name } asks you
home-mistake = 🔁 One of your mistakes is due: *Look back*, *My mistakes*
home-looking = 🌍 { $number ->
    [one] Somebody looks
   *[other] { $number } people look
  } for others to play with
home-days = **Deals of the day,** one try each, in *Same cards*
home-day-open = { $game }: not tried today
home-day-begun = { $game }: you have begun it
home-day-played = { $game }: **{ $points }**
home-streak = { $told } · 🔥 { $days } days
home-people = ### 👥 { $game } with people
    Choose friends, and a seat is kept for each. Or open a table for anybody, now or at a set time.
home-when = When? Your clock: { $now }
home-who = With whom?
home-who-about = Whoever you choose is asked to come. You can leave it empty.
home-record = Which record?
home-same = ### ⚖️ { $game }: the same cards
    All get the same cards, so luck counts for nothing. With whom do you compare?
home-challenge = **A friend:** five deals each, whenever you have time.
home-evening = An evening with others here …
home-back = ### 🔎 { $game }: look back
    What was a mistake, what was bad luck, and what to do better.
home-all = ### ➕ { $game }: more
button-home = Home
button-with-people = With people
button-find-people = Find people
button-same-cards = Same cards
button-look-back = Look back
button-anybody = Table for anybody
button-at-time = At a set time
button-form-teams = Evening of teams
button-form-individual = Evening for singles
button-form-pairs = Evening of pairs
button-match = Against a server
button-my-games = My games
button-last-game = My last game
button-record-in = A record
button-my-page = My page
button-season = Season
button-tables = Tables here
button-privacy = My data
command-home = home
command-home-about = Start here: play, find people, learn, look back; only you see it
