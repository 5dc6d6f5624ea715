# A picture of a table: the words on it stand in little room.

picture-last = Previous trick
picture-cut = The pack is cut
picture-declare = Declarations
picture-claim = Dost, or the count?
picture-exchange = Keep or exchange?
picture-alifer = Alifer?
picture-deal = Deal { $deal }
picture-deal-of = Deal { $deal } of { $deals }
picture-round = The round
picture-round-tied = A tie: once more
picture-anew = Alifer: new cards
picture-game-won = Game won by
picture-series-won = Series won by
picture-series-drawn = The series is drawn
picture-match-won = Match won by
picture-match-drawn = The match is drawn
picture-cup-won = The cup goes to
picture-round-won = Round won by
picture-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }

# The same in words, for people who have it read aloud.

picture-alt-around = { $game }. Clockwise around the table: { $names }.
picture-alt-side = { $names }: { $brcka ->
    [one] 1 brčko
   *[other] { $brcka } brčka
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
picture-alt-side-points = { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
picture-alt-won = { $brcka ->
    [one] 1 brčko
   *[other] { $brcka } brčka
  }
picture-alt-points = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
picture-alt-chips = Chips of { $name }: { $chips }.
picture-alt-cup = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } in the cup.
picture-alt-trump = Trumps: { SUIT($suit) }; the { CARD($card) } was shown.
picture-alt-card = { CARD($card) }
picture-alt-lying = Open cards ({ $name }): { $cards }.
picture-alt-play = { $name } { CARD($card) }
picture-alt-trick = On the table: { $plays }.
picture-alt-turn = To play: { $name }.
picture-alt-last = Previous trick: { $plays }; won by: { $name }.

# How a table is shown: the option of a new table, and the server's setting.

option-look = look
option-look-about = How the table is shown while a deal is played; at its end there is always a picture
look-picture = picture
settings-option-picture = A picture of each table, with the text
