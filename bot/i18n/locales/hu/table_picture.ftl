# A picture of a table: the words on it stand in little room.

picture-last = Előző ütés
picture-cut = Emelés
picture-declare = Bemondások
picture-claim = Dost, vagy számolás?
picture-exchange = Marad, vagy csere?
picture-alifer = Alifer?
picture-deal = { $deal }. leosztás
picture-deal-of = Leosztás: { $deal }/{ $deals }
picture-round = A kör
picture-round-tied = Döntetlen: még egyszer
picture-anew = Alifer: új osztás
picture-game-won = A játszmát nyeri
picture-series-won = A szériát nyeri
picture-series-drawn = A széria döntetlen
picture-match-won = A mérkőzést nyeri
picture-match-drawn = A mérkőzés döntetlen
picture-cup-won = A csészét nyeri
picture-round-won = A kört nyeri
picture-chips = { $chips ->
    [one] 1 zseton
   *[other] { $chips } zseton
  }

# The same in words, for people who have it read aloud.

picture-alt-around = { $game }. Az asztal körül, az óramutató járása szerint: { $names }.
picture-alt-side = { $names }: { $brcka ->
    [one] 1 brčko
   *[other] { $brcka } brčko
  }, { $points ->
    [one] 1 pont
   *[other] { $points } pont
  }.
picture-alt-side-points = { $names }: { $points } pont.
picture-alt-won = { $brcka ->
    [one] 1 brčko
   *[other] { $brcka } brčko
  }
picture-alt-points = { $name } pontjai: { $points }.
picture-alt-chips = { $name } zsetonjai: { $chips }.
picture-alt-cup = { $chips ->
    [one] 1 zseton
   *[other] { $chips } zseton
  } van a csészében.
picture-alt-trump = Adu: { SUIT($suit) }; a megmutatott lap: { CARD($card) }.
picture-alt-card = { CARD($card) }
picture-alt-lying = Nyílt lapok ({ $name }): { $cards }.
picture-alt-play = { $name } { CARD($card) }
picture-alt-trick = Az asztalon: { $plays }.
picture-alt-turn = Soron van: { $name }.
picture-alt-last = Előző ütés: { $plays }; nyertes: { $name }.

# How a table is shown: the option of a new table, and the server's setting.

option-look = kinézet
option-look-about = Hogyan látszik az asztal leosztás közben; a végén mindig van kép
look-picture = kép
settings-option-picture = Minden asztalról kép is
