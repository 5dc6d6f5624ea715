# The lobby

welcome = ## 🃏 Stovkahra
    Two against two take tricks and count: whoever says *dost* (“enough”) with a hundred points wins the game.
    Each game brings matchsticks, **brčka**, and ten of them win the series.
welcome-others = -# Everything else begins at `/stovkahra home`. Other games: { OPENING($listed) }.
welcome-moderators = -# For moderators: `/stovkahra-moderation settings` sets the language, the channels and what new tables are like.
levels = ### 🃏 { $game }
    { levels-strength }
levels-strength = How well should the computer play? You get your cards at once.
levels-opponents = ### 🃏 { $game }
    Against how many?
button-opponents = { $number ->
    [one] 1 opponent
   *[other] { $number } opponents
  }
button-learn = Learn
button-how-to-play = How to play
button-play = Play

lobby-title = ### 🃏 { $game } · table { $table }
lobby-against = against
lobby-free = free seat
lobby-options = opened by { $opener }{ $pace ->
    [slow] { " " }· slow computers
    [fast] { " " }· fast computers
   *[normal] { "" }
  }{ $hints ->
    [on] { " " }· hints allowed
   *[off] { "" }
  }{ $clock ->
    [half-minute] {" "}· 30 seconds a move
    [minute] {" "}· a minute a move
    [two-minutes] {" "}· two minutes a move
    [day] {" "}· a day a move
    [bank-five] {" "}· 5 minutes a game and 10 seconds a card
    [bank-fifteen] {" "}· 15 minutes a game and 20 seconds a card
   *[none] {""}
  }{ $pause ->
    [short] {" "}· short pauses
    [long] {" "}· long pauses
   *[normal] {""}
  }{ $ping ->
    [off] {" "}· nobody is mentioned
    [five-minutes] {" "}· mentions after five minutes
    [hour] {" "}· mentions after an hour
   *[minute] {""}
  }{ $look ->
    [text] {" "}· in words, without pictures
   *[picture] {""}
  }{ $newcomers ->
    [at-once] {" "}· newcomers play at once
   *[between-deals] {""}
  }{ $partners ->
    [drawn] {" "}· partners are drawn by lot
   *[agreed] {""}
  }
lobby-computer = { $name }, { $level }
lobby-computers = 🤖 Add computers
lobby-computers-one = { $level }: one seat
lobby-computers-every = { $level }: all free seats
level-beginner = beginner
level-regular = regular
level-strong = strong
partners-to-be-drawn = 🎲 **Partners are drawn by lot at the start,** no matter who sits where now.
partners-were-drawn = 🎲 Drawn by lot: { $one } against { $other }.
button-sit = Take a seat
button-sit-against = Against { $name }
button-sit-with = With { $partner }
button-stand = Stand up
button-start = Start
button-options = Options
button-options-more = More options
button-thread = To a thread
options-switches = What should apply
button-hand = My hand
resume-offer-game = You have an unfinished game, at table { $table }.
button-resume = Go on with it
button-give-up = Give that game up
give-up-waits = 🏳️ { $name } wants to give that game up; { $partner } has to agree.
ask-give-up = **Give up the unfinished game of table { $table }?** It counts as lost, as if it had been given up there.
given-up = The game at table { $table } has been given up, and is recorded that way.
