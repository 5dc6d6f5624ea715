# The race of a series as a picture: the words on it stand in little room.

race-games = Game
race-taken-away = taken by the others
race-first-to-ten = first to ten
race-won = won
race-won-twice = won two series
race-drawn = drawn

# The same in words, for the description of the picture and for the message below it.

race-alt = Chart of a series to { $goal } brčka { $games ->
    [0] before its first game
    [one] after one game
   *[other] after { $games } games
  }: { $names0 } have { $brcka0 }, { $names1 } have { $brcka1 }.
race-text = **{ $names0 }** have **{ $brcka0 }**, **{ $names1 }** have **{ $brcka1 }** of { $goal } brčka { $games ->
    [0] before the first game
    [one] after one game
   *[other] after { $games } games
  }.
race-says-won = { $names } have won the series.
race-says-won-single = { $names } have won the single game.
race-says-won-twice = { $names } have won two series at once.
race-says-drawn = The series is drawn: { $names } were first to ten, but not to twenty.
race-says-first = { $names } were first to ten.
race-says-took = { $names } have taken { $brcka ->
    [one] one brčko
   *[other] { $brcka } brčka
  } from the others.
race-order = Brčka after each game, { $names } first:
race-order-last = Brčka after each of the last { $told } of { $all } games, { $names } first:
race-one-game = Game { $first }: { $points }
race-some-games = Games { $first } to { $last }: { $points }
race-balance = { $brcka0 } to { $brcka1 }

# The standings as a picture: the heads of its columns, and what stands for a name that the type has no letters for.

standings-picture-brcka = Brčka
standings-picture-chips = Chips
standings-picture-points = Points
standings-picture-rating = Rating
standings-picture-series = Series
standings-picture-games = Games
standings-picture-nameless = Player { $row }
standings-alt = Table of the standings. Series: won, drawn, lost. Games: won, lost.
standings-alt-results = { $game }: table of the standings. Games: won, drawn, lost.
standings-alt-points = { $place }. { $name }: games { $won }–{ $drawn }–{ $lost }, points { $score }.
standings-alt-points-rated = { $place }. { $name }: rating { $rating }, games { $won }–{ $drawn }–{ $lost }, points { $score }.
standings-alt-chips = { $place }. { $name }: games { $won }–{ $drawn }–{ $lost }, chips { $score }.
standings-alt-chips-rated = { $place }. { $name }: rating { $rating }, games { $won }–{ $drawn }–{ $lost }, chips { $score }.
standings-alt-row = { $place }. { $name }: series { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, games { $gamesWon }–{ $gamesLost }, brčka { $brcka }.
standings-alt-row-rated = { $place }. { $name }: rating { $rating }, series { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, games { $gamesWon }–{ $gamesLost }, brčka { $brcka }.
standings-alt-more = { $rows ->
    [one] One more row is left out.
   *[other] { $rows } more rows are left out.
  }

# The course of a finished game: what its sides had after each deal.

course-title = ## { $title } · game { $game }
course-deals = Deal
course-label-won = won
course-alt = Chart of a game of { $game } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }: { $standing }.
course-text = { $standing } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
course-standing = { $name } { $points }
course-won = { $name } has won.
course-drawn = Nobody has won.
course-order = After each deal, in the order { $names }:
course-order-last = After each of the last { $told } of { $all } deals, in the order { $names }:
course-one-deal = Deal { $first }: { $points }
course-some-deals = Deals { $first } to { $last }: { $points }
