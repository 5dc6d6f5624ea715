# The table

table-title = ### 🃏 { $game } · table { $table }
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cutting = { $name } cuts the pack.
declaring = Whoever can declare is asked, unseen by others. Then play begins.
declared = { $name } declares **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
declared-yours = You declare **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
trick-line = `{ $number }` { $leader } { $cards } →{ "\u00A0" }{ $winner }{ $points ->
    [-1] { "" }
   *[other] { "\u00A0" }·{ "\u00A0" }{ $points }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-done = -# `{ $number }`{ $number ->
    [1] { " " }{ $leader }
   *[other] { "" }
  } { $cards } →{ "\u00A0" }{ $winner }{ $points ->
    [-1] { "" }
   *[other] { "\u00A0" }·{ "\u00A0" }{ $points }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
button-tricks = Tricks
bonus-of = **+{ $points }** { $name } · { $what }
counted-total = **{ $names }:** { $before ->
    [0] **{ $after }**
   *[other] { $before }{ "\u00A0" }+{ "\u00A0" }{ $points }{ "\u00A0" }={ "\u00A0" }**{ $after }**
  }
counted-line = -# +{ $points } { $what }
counted-declared = declared: { COMBINATION($combination) }
counted-cards = cards
to-lead = { $name } leads to trick { $number }.
to-play = { $name } to play.
next-deal = Next deal { $when }.
next-deal-alone = Next deal { $when }, or with *Deal now*.
next-deal-waits = It waits while you look back.
seal = -# Seal of this game’s shuffle: `{ $commitment }`
seal-next = -# Seal of the next game’s shuffle: `{ $commitment }`
seal-first = -# Seal of the first game’s shuffle: `{ $commitment }`
button-seal = Fair?
seal-published = -# Seal on this message: `{ $commitment }`
seal-title = ### 🔏 The seal
words-added = -# 🎲 Added to this game’s shuffle · { $name }: { $words }
menu-title = What do you want to do at table { $table }?
stop-votes = -# { $votes ->
    [one] One of { $people } wants
   *[other] { $votes } of { $people } want
  } to stop; { $needed } are needed.
stop-asked = 🛑 To stop: { $names }. Still to agree: { $missing }.
stop-either = { $first } or { $second }

# The end of a game

table-was-stopped = **This table was stopped.** If the same people sit down again, they can go on with it.
button-rematch = Rematch
button-rematch-zero = Rematch from zero
button-record = Record of the last game
record-text = The record of game { $game }, with the secret of its shuffle. Whoever has it can replay and check the whole game, without this bot: `python -m engine verify { $file }` in a copy of its source.

# Time, and what goes on by itself

deadline = ⏳ Time for this move ends { $when }.
banks = ⏱️ Left for the game: { $left }
away = 💤 { $name } is away: the computer plays for them.
plays-for = 🪑 { $name } is playing for { $player }, for whom this game counts.
played-for = -# 🪑 { $name } played for { $player }.
deal-departed = 👀 Saw a hand of this deal and left: { $names }.
departed = { $name } (seat of { $player })
departed-more = and { $people } more
newcomer = 🪑 { $name } takes the seat of { $seat } with the next deal.
waits-for-absent = ⏳ The table waits until somebody is back: { $names }.
put-away = **This table is put away:** nobody has moved for a long time. Everything is kept as it is.
put-away-computers = **The computers are waiting:** nobody has looked in for a while. Bring the table back, and they play on.
button-wake = Bring it back
goes-on = -# This deal goes on below: { $place }
begun-below = -# The game is played below: { $place }
button-down = Move the table down here
button-seats = Take a seat
seats-to-take = Whose seat do you take? You play on with the cards that are there.
seats-to-take-later = Whose seat do you take? It is yours with the next deal; until then the computer plays there.
seat-is-yours = 🪑 The seat is yours with the next deal. Until then { $seat } plays there.
button-renounce = Give the seat back
no-computer-sits = No computer’s seat is free at this table now.
seat-come = 🪑 The seat at table { $table } is yours now: { $place }
seat-not-come = { $status ->
    [stopped] 🪑 Table { $table } was stopped before the seat was yours: { $place }
   *[finished] 🪑 The series at table { $table } is over before the seat was yours: { $place }. The table of a rematch opens there, too, and has buttons with the names of computers whose seats are free.
}
call = 🔔 { $people } – it is your turn at table { $table }: { $place }
call-declaring = 🔔 { $people } – declarations are being made at table { $table }. Check whether it is your turn: { $place }
call-evening = 🔔 { $people } – table { $table } is waiting for somebody. Check whether it is you: { $place }

# The tables of a server

tables-none = No table is open on this server. { OPENING($listed) } opens one.
tables-title = ## Tables
tables-line-of = **Table { $table }** · { $game } · { $names } · { $place }
tables-going-on = -# Being played · { $computers ->
    [0] no seat free
    [one] 1 computer’s seat to take
   *[other] { $computers } computers’ seats to take
  }
tables-lobby = -# Waiting for players · { $free ->
    [one] 1 seat is
   *[other] { $free } seats are
  } free or a computer’s
tables-put-away = -# Put away; `/stovkahra show table:{ $table }` brings it back
tables-more = -# and { $more } more
thread-name = Table of { $name }
thread-opened = { $name } has opened table { $table } in { $place }.
