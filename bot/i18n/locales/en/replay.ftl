# A past game, card by card

button-replay = Replay
replay-title = ### ▶️ { $game } · table{ "\u00A0" }{ $table }, game{ "\u00A0" }{ $number }, deal{ "\u00A0" }{ $deal }
replay-dealt = The cards are dealt.
replay-cut = The pack was cut at{ "\u00A0" }{ $cards }; the cards are dealt.
replay-declare = { $name } declares { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }
replay-ask = { $name } asks for the fourth { RANK($rank) }.
replay-signal = { $name } signals { SUIT($suit) }.
replay-concede = Given up by { $names }.
replay-move-exchange = { $name } lays the hand aside and takes another.
replay-move-keep = { $name } keeps the hand.
replay-move-blanche = { $name } says blanš.
replay-move-bianca = { $name } says bianka (no ace or face card).
replay-move-alifer = { $name } asks: *Alifer?*
replay-move-agree = { $name } agrees: the cards are dealt again.
replay-move-refuse = { $name } refuses new cards.
replay-move-dost = { $name } says *dost*.
replay-move-count = { $name } has the points counted.
button-replay-card = Card
replay-to-trick = Trick { $number }
replay-to-deal = Deal { $deal } from the beginning
button-replay-open = Show all hands
button-replay-closed = Hide all hands
button-replay-post = Show this moment
button-replay-film = Share as a film
button-replay-share = Show everybody
replay-share = What shall everybody here see?
replay-film-working = The film of deal{ "\u00A0" }{ $deal } is being made. It takes a few seconds.
replay-film-alt = Film of deal { $deal }: the cards of { $names } are played one after another. The text below tells the same.
no-replay = No deal of this game is finished yet. A deal can be replayed when all its cards may be shown.
no-replay-deal = This game has { $deals ->
    [one] only one deal
   *[other] only { $deals }{ "\u00A0" }deals
  } to replay.
