# A picture of a table: the words on it stand in little room.

picture-last = Předchozí štych
picture-cut = Snímá se
picture-declare = Hlášení
picture-claim = Dost, nebo sečíst?
picture-exchange = Nechat, nebo vyměnit?
picture-alifer = Alifer?
picture-deal = Rozdání { $deal }
picture-deal-of = Rozdání { $deal } z { $deals }
picture-round = Kolo sečteno
picture-round-tied = Nerozhodně: ještě jednou
picture-anew = Alifer: rozdává se znovu
picture-game-won = Hru vyhrávají
picture-series-won = Sérii vyhrávají
picture-series-drawn = Série končí remízou
picture-match-won = Zápas vyhrává
picture-match-drawn = Zápas končí remízou
picture-cup-won = Hrnek bere
picture-round-won = Kolo vyhrává
picture-chips = { $chips ->
    [one] 1 žeton
    [few] { $chips } žetony
    [many] { $chips } žetonu
   *[other] { $chips } žetonů
  }

# The same in words, for people who have it read aloud.

picture-alt-around = { $game }. Kolem stolu ve směru hodin: { $names }.
picture-alt-side = { $names }: { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }, { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
picture-alt-side-points = { $names }: { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
picture-alt-won = { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }
picture-alt-points = { $name } má { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
picture-alt-chips = Žetony, { $name }: { $chips }.
picture-alt-cup = { $chips ->
    [one] V hrnku je 1 žeton
    [few] V hrnku jsou { $chips } žetony
    [many] V hrnku je { $chips } žetonu
   *[other] V hrnku je { $chips } žetonů
  }.
picture-alt-trump = Trumfy: { SUIT($suit) }; ukázaná karta: { CARD($card) }.
picture-alt-card = { CARD($card) }
picture-alt-lying = Odkryté karty ({ $name }): { $cards }.
picture-alt-play = { $name } { CARD($card) }
picture-alt-trick = Na stole: { $plays }.
picture-alt-turn = Na tahu: { $name }.
picture-alt-last = Předchozí štych: { $plays }; vítěz: { $name }.

# How a table is shown: the option of a new table, and the server's setting.

option-look = vzhled
option-look-about = Jak se stůl ukazuje během rozdání; na jeho konci je vždy obrázek
look-picture = obrázek
settings-option-picture = U každého stolu obrázek i text
