# A picture of a table: the words on it stand in little room.

picture-last = Levata dinainte
picture-cut = Se taie pachetul
picture-declare = Anunțuri
picture-claim = Dost, sau numărătoarea?
picture-exchange = Păstrezi sau schimbi?
picture-alifer = Alifer?
picture-deal = Dona { $deal }
picture-deal-of = Dona { $deal } din { $deals }
picture-round = Runda
picture-round-tied = Egalitate: încă o dată
picture-anew = Alifer: se împarte din nou
picture-game-won = Partida o câștigă
picture-series-won = Seria o câștigă
picture-series-drawn = Serie la egalitate
picture-match-won = Partida o câștigă
picture-match-drawn = Partidă la egalitate
picture-cup-won = Ceașca o câștigă
picture-round-won = Runda o câștigă
picture-chips = { $chips ->
    [one] 1 jeton
    [few] { $chips } jetoane
   *[other] { $chips } de jetoane
  }

# The same in words, for people who have it read aloud.

picture-alt-around = { $game }. În jurul mesei, în sensul acelor de ceasornic: { $names }.
picture-alt-side = { $names }: { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
   *[other] { $brcka } de brčka
  }, { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
picture-alt-side-points = { $names }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
picture-alt-won = { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
   *[other] { $brcka } de brčka
  }
picture-alt-points = { $name } are { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
picture-alt-chips = Jetoane, { $name }: { $chips }.
picture-alt-cup = { $chips ->
    [one] 1 jeton
    [few] { $chips } jetoane
   *[other] { $chips } de jetoane
  } în ceașcă.
picture-alt-trump = Atu: { SUIT($suit) }; s-a arătat { CARD($card, case: "def") }.
picture-alt-card = { CARD($card) }
picture-alt-lying = Cărți pe față ({ $name }): { $cards }.
picture-alt-play = { $name } { CARD($card) }
picture-alt-trick = Pe masă: { $plays }.
picture-alt-turn = La rând: { $name }.
picture-alt-last = Levata dinainte: { $plays }; câștigător: { $name }.

# How a table is shown: the option of a new table, and the server's setting.

option-look = aspect
option-look-about = Cum se vede masa în timpul unei done; la sfârșitul ei e mereu o imagine
look-picture = imagine
settings-option-picture = O imagine a fiecărei mese, cu textul alături
