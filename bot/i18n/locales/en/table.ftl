# The table

game-stovkahra = Stovkahra
table-title = ### 🃏 { $game } · table { $table }
table-where = -# Game { $game } · deal { $deal } · { $dealer } deals
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
side-brcka = { $brcka ->
    [0] -# 0 of { $series } brčka
   *[other] { $matches } · { $brcka } of { $series } brčka
  }
score-written = -# Announced points: earlier deals, declarations, bonuses. Card points of this deal are yours to count.
score-open = -# All points so far, card points of this deal included.
trump-line = **Trumps: { SIGN($suit) } { SUIT($suit) }** · { $dealer } holds { FACE($card) }
trump-played = **Trumps: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } was shown
open-cards = { $eldest } shows { $cards }
cutting = { $name } cuts the pack.
declaring = Declarations are being made.
declared = { $name } declares **{ COMBINATION($combination) }** · +{ $points }
declared-none = Nobody declared anything.
trick-line = `{ $number }` { $leader } { $cards } → { $winner }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-now = **Trick { $number }** · { $cards }
to-lead = { $name } leads to trick { $number }.
to-play = { $name } to play.
to-claim = The last trick is { $name }’s. { $name } says *dost*, or has the points counted.
deal-counted = **Deal { $deal } counted:** { $names0 } { $points0 }, { $names1 } { $points1 }.
next-deal = Next deal { $when }.
seal = -# Seal of this game’s shuffle: `{ $commitment }`
seal-next = -# Seal of the next game’s shuffle: `{ $commitment }`
seal-first = -# Seal of the first game’s shuffle: `{ $commitment }`
stop-votes = -# { $votes ->
    [one] One of { $people } wants
   *[other] { $votes } of { $people } want
  } to stop; { $needed } are needed.

# The end of a game

game-dost = **Dost!** { $name } is right: { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }, { $score0 } to { $score1 }.
game-false-dost = **Dost?** { $name } has only { $points }. { $names } win two brčka, { $score0 } to { $score1 }.
game-count = The count: { $score0 } to { $score1 }. { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }.
game-count-both = The count: { $score0 } to { $score1 }. Both have a hundred without a *dost*; { $names } had it first and win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }.
choose = { $names } choose: add to their own, or take from the others?
button-add = Add { $amount } to ours
button-take = Take { $amount } from theirs
chosen-add = { $names } added { $amount ->
    [one] one brčko
   *[other] two brčka
  }.
chosen-take = { $names } took { $amount ->
    [one] one brčko
   *[other] two brčka
  } from the others.
series-won = ## 🏆 { $names } win the series!
series-won-twice = ## 🏆 { $names } win two series at once!
series-drawn = ## 🤝 The series is drawn.
series-drawn-why = { $names } came to twenty, but the others had been first to ten.
table-was-stopped = **This table was stopped.** If the same people sit down again, they can go on with it.
button-rematch = Rematch
button-record = Record of the last game
record-text = The record of game { $game }, with the seed of its shuffle. Whoever has it can replay and check the whole game, without this bot: `python -m engine verify { $file }` in a copy of its source.

# Time, and what goes on by itself

deadline = ⏳ Time for this move ends { $when }.
away = 💤 { $name } is away: the computer plays for them.
put-away = **This table is put away:** nobody has moved for a long time. Everything is kept as it stands.
button-wake = Bring it back
goes-on = -# This deal goes on below: { $place }
button-down = Bring the table down
button-seats = Take a seat
seats-to-take = Whose seat do you take? Seats change hands between tricks, and you play on with the cards that are there.
no-computer-sits = No computer sits at this table any more.
button-hands = All hands
call = 🔔 { $people } it is your turn at table { $table }: { $place }
call-declaring = 🔔 { $people } declarations are being made at table { $table }. Look whether it is you who is asked: { $place }
game-conceded = 🏳️ { $losers } give the game up. { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }, { $score0 } to { $score1 }.
hands-title = ### 🖐️ Deal { $deal }, all hands · trumps { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**

# The tables of a server

tables-none = No table is open on this server. `/stovkahra new`, `/trappola new` or `/bulka new` opens one.
tables-title = ## Tables
tables-line = **Table { $table }** · { $names0 } against { $names1 } · { $place }
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
tables-playing = -# Series under way, { $first } to { $second } · { $computers ->
    [0] no seat free
    [one] 1 computer’s seat to take
   *[other] { $computers } computers’ seats to take
  }
tables-put-away = -# Put away; `/stovkahra show table:{ $table }` brings it back
tables-more = -# and { $more } more
thread-name = Table of { $name }
thread-opened = { $name } has opened table { $table } in { $place }.
