# The ledger: who is named in it

person-deleted = a former player

# Between the numbers of a score: no line breaks after it.

-to = –{ "\u2060" }

# What buttons of all its pages say

ledger-period = -# Only { $period ->
    [year] this year.
    [month] this month.
   *[week] this week, since Monday.
  }
ledger-page = -# Page { $page } of { $pages }
ledger-adding-up = -# Lines of earlier years are still being added up: { $percent }% so far.
ledger-not-yet = Older games are still being added up. In a few minutes they are all here.
ledger-none = Nothing matches that choice.
button-period = { $period ->
    [all] All time
    [year] Year
    [month] Month
   *[week] Week
  }
button-first = First
button-previous = Previous
button-next = Next
button-last = Last
button-newest = Newest
button-newer = Newer
button-older = Older
button-oldest = Oldest
button-players = Players
button-pairs = Pairs
button-computers-count = With computers
button-people-only = Only people
button-all-series = All series
button-series = Table { $table }
button-games-of = Games
button-series-of = Series

# Standings

standings-stovkahra = ## Standings
standings-of-one = -# Only pairs in which { $name } played.
standings-of-pair = -# Only games in which { $first } and { $second } were partners.
standings-pairs = **Pairs**
standings-stovkahra-key = -# Places: by series won, then by brčka. Brčka: all won in games, added or taken, and those of corrections. Games: won–lost.
standings-rating = -# Rating: how strong somebody surely is at least, by all games among people here, of any time. Everybody begins at 1000; every game makes it surer. Places are those of the standings.
standings-rating-computers = -# With computers: the same by all games. Computers stand at { $beginner }, { $regular } and { $strong }. A game stopped by somebody alone with computers counts as lost until it goes on.
standings-own = -# `{ $mark }` marks your own line.

# One player

player-title = ## { $name } · { $game }
player-unknown = Nobody of that name has finished a game on this server yet. `/brcko standings` lists everybody who has.
player-you-unknown = You have not finished a game of { $title } on this server yet. Your results will be shown here after the first: `/{ $game } new` opens a table.
player-bot = Bots do not play here. The computers at the tables have pages too: `/brcko player` finds them by name.
player-none = That person has finished no game on this server yet.
player-you-none = You have finished no game on this server yet. Your results will be shown here after the first: `/stovkahra new` opens a table.
player-none-among-people = No game without computers yet.
player-runs = Longest runs
player-unfinished = Left unfinished
player-open = Open one of the last games
player-corrections = Corrections
player-key = -# won–(drawn)–lost
player-left-out = -# Without { $games ->
    [one] one game
   *[other] { $games } games
  } with computers.

# Series

series-list-title = ## Series
series-list-of-one = ## Series of { $name }
series-list-of-pair = ## Series of { $first } and { $second }
series-more = -# And { $more } more under way: `/stovkahra tables` lists them.
series-none = No series has been begun on this server yet. `/stovkahra new` opens a table.
series-unknown = No game of a series at table { $table } has been finished here. `/brcko history` lists the series.
series-line-running = Table { $table } · { $names0 } **{ $brcka0 }** to **{ $brcka1 }** { $names1 } · under way
series-line-won = Table { $table } · { $when } · **{ $winners }** won { $won ->
    [0] a single game
    [2] two series
   *[1] the series
  } against { $losers }, { $brcka0 } to { $brcka1 }
series-line-drawn = Table { $table } · { $when } · { $names0 } and { $names1 } drew, { $brcka0 } to { $brcka1 }
series-line-stopped = Table { $table } · { $when } · { $names0 } { $brcka0 } to { $brcka1 } { $names1 } · stopped
series-title = ## Series at table { $table }
series-sides = **{ $names0 }** against **{ $names1 }**, to { $goal } brčka. The brčka after each game are in this order.
series-game = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · brčka{ "\u00A0" }**{ $balance0 }{ -to }{ $balance1 }**

# Games and corrections

history-title = ## { $game } · games
history-of-one = ## { $game } · games of { $name }
history-of-pair = ## Games of { $first } and { $second }
history-line = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } against { $losers } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-how-dost = dost
history-how-false-dost = false dost
history-how-count = counted
history-how-conceded = given up
history-choice-add = added
history-choice-take = took { $amount }
history-correction = ✏️ { $when } · **{ $name }** { $sign ->
    [minus] −{ $brcka }
   *[plus] +{ $brcka }
  } · correction { $number } by { $by }: “{ $reason }”
history-stopped = ⏹️ { $when } · table { $table } stopped · { $names0 } against { $names1 } · { $score0 }{ -to }{ $score1 } in the game under way · brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-stopped-between = ⏹️ { $when } · table { $table } stopped · { $names0 } against { $names1 } · between two games · brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }

# What is offered while somebody types a player, a series or a game

player-label = { $name } · { $games ->
    [one] 1 game
   *[other] { $games } games
  }
game-label = { $game } · { DATETIME($date, dateStyle: "medium") } · { $winners } { $score0 }–{ $score1 }

# What moderators do

corrected = Recorded: { $names }, { $amount }. Everybody can read it in the history of { $game }.
exported = The whole ledger, with { $games ->
    [one] 1 game
   *[other] { $games } games
  }.
exported-year = The ledger of { $year }, with { $games ->
    [one] 1 game
   *[other] { $games } games
  }.
export-too-large = The ledger does not fit into one file: Discord takes at most { $most } MB here, and it is larger even when compressed. Have it year by year, with the option `year`.
file-compressed = -# It is compressed: open it, and the file is inside.
button-picture = Show the picture
picture-working = The picture is being made. It takes a few seconds.
race-of-table = ## The race · table { $table }
standings-none-yet = Nobody has finished such a game here yet. `/{ $game } new` opens a table.
standings-stopped-line = ⏹️ { $when } · table { $table } · { $standing }
standings-none-among-people = No game without computers has been finished here yet. `/{ $game } new` opens a table.
standings-others-counted = -# { $games ->
    [one] One game in which computers took part is
   *[other] { $games } games in which computers took part are
  } { $on ->
    [yes] counted too
   *[no] left out
  }.

# Players of games without partners

button-opponents-of = Opponents
button-player = Player
button-standings = Standings
opponents-title = ## { $name } · opponents in { $game }
opponents-row = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost }
opponents-row-chips = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost } · 🪙{ "\u00A0" }{ $chips }
opponents-key = -# Games: won, drawn, lost to them.
opponents-key-chips = -# Games: won, drawn, lost to them. 🪙: what went from them to this player, minus what went back.
history-game = { $when } · game { $game }: { $standing }
player-unknown-of-game = Nobody of that name has played { $title } on this server yet. `/brcko standings` lists who has.

# Their history, and one of their games

button-course = Chart
button-game-record = Record
button-all-games = All games
history-of-opponents = ## { $game } · { $first } against { $second }
history-won = Won by
history-open = Open a game: chart, look back, record
game-title = ## { $title } · game { $game }
rating-curve = Rating by all games at the beginning of each month, and now: { $months }
