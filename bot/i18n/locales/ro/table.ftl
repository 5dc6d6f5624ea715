# The table

game-stovkahra = Stovkahra
table-title = ### 🃏 { $game } · masa { $table }
table-where = -# Partida { $game } · dona { $deal } · împarte { $dealer }
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
side-brcka = { $brcka ->
    [0] -# 0
   *[other] { $matches } · { $brcka }
  } din { $series ->
    [one] { $series } brčko
    [few] { $series } brčka
   *[other] { $series } de brčka
  }
score-written = -# Puncte scrise: donele trecute, anunțuri, bonusuri. Punctele din cărțile acestei done le numeri tu.
score-open = -# Toate punctele de până acum, inclusiv cele din cărțile acestei done.
trump-line = **Atu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } e la { $dealer }
trump-played = **Atu: { SIGN($suit) } { SUIT($suit) }** · s-a arătat { FACE($card) }
open-cards = { $eldest } arată { $cards }
cutting = { $name } taie pachetul.
declaring = Se fac anunțurile.
declared = { $name } anunță **{ COMBINATION($combination) }** · +{ $points }
declared-none = Nimeni n-a anunțat nimic.
trick-line = `{ $number }` { $leader } { $cards } → { $winner }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-now = **Levata { $number }** · { $cards }
to-lead = { $name } deschide levata { $number }.
to-play = { $name } e la rând.
to-claim = Ultima levată o ia { $name }, care spune *dost* sau cere numărătoarea.
deal-counted = **Dona { $deal }, numărată:** { $names0 } { $points0 }, { $names1 } { $points1 }.
next-deal = Dona următoare: { $when }.
seal = -# Sigiliul amestecării acestei partide: `{ $commitment }`
seal-next = -# Sigiliul amestecării partidei următoare: `{ $commitment }`
seal-first = -# Sigiliul amestecării primei partide: `{ $commitment }`
stop-votes = -# Voturi pentru oprire: { $votes } din { $people }; e nevoie de { $needed }.

# The end of a game

game-dost = **Dost!** { $name } are dreptate: { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }, { $score0 } la { $score1 }.
game-false-dost = **Dost?** { $name } are doar { $points }. { $names } câștigă două brčka, { $score0 } la { $score1 }.
game-count = Numărătoarea: { $score0 } la { $score1 }. { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }.
game-count-both = Numărătoarea: { $score0 } la { $score1 }. Ambele echipe au o sută fără *dost*; { $names } au ajuns întâi acolo și câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }.
choose = { $names } aleg: adaugă la ale lor sau iau de la adversari?
button-add = Adaugă { $amount } la noi
button-take = Ia { $amount } de la ei
chosen-add = { $names } și-au adăugat { $amount ->
    [one] un brčko
    [few] două brčka
   *[other] { $amount } de brčka
  }.
chosen-take = { $names } au luat { $amount ->
    [one] un brčko
    [few] două brčka
   *[other] { $amount } de brčka
  } de la adversari.
series-won = ## 🏆 { $names } câștigă seria!
series-won-twice = ## 🏆 { $names } câștigă două serii deodată!
series-drawn = ## 🤝 Serie la egalitate.
series-drawn-why = { $names } au ajuns la douăzeci, dar adversarii ajunseseră întâi la zece.
table-was-stopped = **Masa a fost oprită.** Dacă se așază din nou aceiași jucători, pot continua de unde au rămas.
button-rematch = Revanșă
button-record = Fișa ultimei partide
record-text = Fișa partidei { $game }, cu secretul amestecării ei. Oricine o are poate relua și verifica toată partida, fără botul acesta: `python -m engine verify { $file }` într-o copie a codului său sursă.

# Time, and what goes on by itself

deadline = ⏳ Timpul pentru mutare expiră { $when }.
away = 💤 { $name } lipsește: deocamdată joacă un calculator.
put-away = **Masa e pusă deoparte:** n-a mai mutat nimeni de mult. Totul se păstrează așa cum e.
button-wake = Adu-o înapoi
goes-on = -# Dona continuă mai jos: { $place }
button-down = Adu masa mai jos
button-seats = Ia un loc
seats-to-take = Al cui loc îl iei? Locurile se schimbă între levate și joci mai departe cu cărțile de acolo.
no-computer-sits = La masa asta nu mai stă niciun calculator.
button-hands = Toate mâinile
call = 🔔 { $people } la masa { $table } se așteaptă mutarea: { $place }
call-declaring = 🔔 { $people } la masa { $table } se fac anunțurile. Vezi dacă e rândul tău: { $place }
game-conceded = 🏳️ { $losers } cedează partida. { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }, { $score0 } la { $score1 }.
hands-title = ### 🖐️ Dona { $deal }, toate mâinile · atu { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**

# The tables of a server

tables-none = Pe serverul acesta nu e deschisă nicio masă. `/stovkahra joc-nou`, `/trappola joc-nou` sau `/bulka joc-nou` deschide una.
tables-title = ## Mese
tables-line = **Masa { $table }** · { $names0 } contra { $names1 } · { $place }
tables-line-of = **Masa { $table }** · { $game } · { $names } · { $place }
tables-going-on = -# Se joacă · { $computers ->
    [0] niciun loc liber
    [one] 1 loc de calculator de luat
    [few] { $computers } locuri de calculator de luat
   *[other] { $computers } de locuri de calculator de luat
  }
tables-lobby = -# Se așteaptă jucători · { $free ->
    [one] 1 loc e liber sau al
    [few] { $free } locuri sunt libere sau ale
   *[other] { $free } de locuri sunt libere sau ale
  } unui calculator
tables-playing = -# Serie în curs, { $first } la { $second } · { $computers ->
    [0] niciun loc liber
    [one] 1 loc de calculator de luat
    [few] { $computers } locuri de calculator de luat
   *[other] { $computers } de locuri de calculator de luat
  }
tables-put-away = -# Pusă deoparte; `/stovkahra arată masa:{ $table }` o aduce înapoi
tables-more = -# și încă { $more }
thread-name = Masa · { $name }
thread-opened = { $name } a deschis masa { $table } în { $place }.
