# A picture of a table: the words on it stand in little room.

picture-last = Voriger Stich
picture-cut = Es wird abgehoben
picture-declare = Meldungen
picture-claim = Dost, oder zählen?
picture-exchange = Behalten oder tauschen?
picture-alifer = Alifer?
picture-deal = Runde { $deal }
picture-deal-of = Runde { $deal } von { $deals }
picture-round = Der Durchgang
picture-round-tied = Gleichstand: noch einmal
picture-anew = Alifer: neue Karten
picture-game-won = Das Spiel gewinnen
picture-series-won = Die Serie holen
picture-series-drawn = Die Serie ist unentschieden
picture-match-won = Die Partie gewinnt
picture-match-drawn = Die Partie ist unentschieden
picture-cup-won = Die Tasse gewinnt
picture-round-won = Den Durchgang gewinnt
picture-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }

# The same in words, for people who have it read aloud.

picture-alt-around = { $game }. Im Uhrzeigersinn um den Tisch: { $names }.
picture-alt-side = { $names }: { $brcka ->
    [one] 1 Brčko
   *[other] { $brcka } Brčka
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
picture-alt-side-points = { $names }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
picture-alt-won = { $brcka ->
    [one] 1 Brčko
   *[other] { $brcka } Brčka
  }
picture-alt-points = { $name } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
picture-alt-chips = Chips von { $name }: { $chips }.
picture-alt-cup = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  } in der Tasse.
picture-alt-trump = Trumpf: { SUIT($suit) }; aufgedeckt wurde { CARD($card, case: "nom") }.
picture-alt-card = { CARD($card) }
picture-alt-lying = Offene Karten ({ $name }): { $cards }.
picture-alt-play = { $name } { CARD($card) }
picture-alt-trick = Auf dem Tisch: { $plays }.
picture-alt-turn = Am Zug: { $name }.
picture-alt-last = Voriger Stich: { $plays }; Gewinner: { $name }.

# How a table is shown: the option of a new table, and the server's setting.

option-look = ansicht
option-look-about = Wie der Tisch während einer Runde gezeigt wird; an ihrem Ende immer auch als Bild
look-picture = Bild
settings-option-picture = Jeder Tisch auch als Bild
