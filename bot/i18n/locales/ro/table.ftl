# The table

table-title = ### 🃏 { $game } · masa { $table }
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points }{ "\u00A0" }de{ "\u00A0" }puncte
  }
cutting = { $name } taie pachetul.
declaring = Cine poate anunța e întrebat în taină. Apoi se joacă.
declared = { $name } anunță **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
declared-yours = Anunți **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
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
button-tricks = Levate
bonus-of = **+{ $points }** { $name } · { $what }
counted-total = **{ $names }:** { $before ->
    [0] **{ $after }**
   *[other] { $before }{ "\u00A0" }+{ "\u00A0" }{ $points }{ "\u00A0" }={ "\u00A0" }**{ $after }**
  }
counted-line = -# +{ $points } { $what }
counted-declared = anunț: { COMBINATION($combination) }
counted-cards = cărți
to-lead = { $name } deschide levata { $number }.
to-play = { $name } e la rând.
next-deal = Dona următoare: { $when }.
next-deal-alone = Dona următoare: { $when } sau cu *Împarte acum*.
next-deal-waits = Cât privești înapoi, așteaptă.
seal = -# Sigiliul amestecării acestei partide: `{ $commitment }`
seal-next = -# Sigiliul amestecării partidei următoare: `{ $commitment }`
seal-first = -# Sigiliul amestecării primei partide: `{ $commitment }`
button-seal = Cinstit?
seal-published = -# Sigiliul de pe acest mesaj: `{ $commitment }`
seal-title = ### 🔏 Sigiliul
words-added = -# 🎲 Adăugat la amestecarea acestei partide · { $name }: { $words }
menu-title = Ce vrei să faci la masa { $table }?
stop-votes = -# Voturi pentru oprire: { $votes } din { $people }; e nevoie de { $needed }.
stop-asked = 🛑 Pentru oprire: { $names }. Mai trebuie să accepte: { $missing }.
stop-either = { $first } sau { $second }

# The end of a game

table-was-stopped = **Masa a fost oprită.** Dacă se așază din nou aceiași jucători, pot continua de unde au rămas.
button-rematch = Revanșă
button-rematch-zero = Revanșă de la zero
button-record = Fișa ultimei partide
record-text = Fișa partidei { $game }, cu secretul amestecării ei. Oricine o are poate relua și verifica toată partida, fără botul acesta: `python -m engine verify { $file }` într-o copie a codului său sursă.

# Time, and what goes on by itself

deadline = ⏳ Timpul pentru mutare expiră { $when }.
banks = ⏱️ Rămas pentru partidă: { $left }
away = 💤 { $name } lipsește: deocamdată joacă un calculator.
plays-for = 🪑 { $name } joacă în locul altcuiva; rezultatul partidei este al celui care a început-o: { $player }.
played-for = -# 🪑 Înlocuitor: { $name } (rezultatul: { $player }).
deal-departed = 👀 Cine a văzut cărți din dona asta și a plecat: { $names }.
departed = { $name } (locul: { $player })
departed-more = și încă { $people }
newcomer = 🪑 De la dona următoare, { $name } ia locul pe care joacă acum { $seat }.
waits-for-absent = ⏳ Masa așteaptă să revină: { $names }.
put-away = **Masa e pusă deoparte:** n-a mai mutat nimeni de mult. Totul se păstrează așa cum e.
put-away-computers = **Calculatoarele așteaptă:** de o vreme nu s-a mai uitat nimeni. Adu masa înapoi și vor juca mai departe.
button-wake = Adu-o înapoi
goes-on = -# Dona continuă mai jos: { $place }
begun-below = -# Se joacă mai jos: { $place }
button-down = Adu masa mai jos
button-seats = Ia un loc
seats-to-take = Al cui loc îl iei? Joci mai departe cu cărțile de acolo.
seats-to-take-later = Al cui loc îl iei? E al tău de la dona următoare; până atunci joacă acolo calculatorul.
seat-is-yours = 🪑 Locul e al tău de la dona următoare. Până atunci joacă acolo { $seat }.
button-renounce = Renunț la loc
no-computer-sits = La masa asta nu e liber acum locul niciunui calculator.
seat-come = 🪑 Locul de la masa { $table } e acum al tău: { $place }
seat-not-come = { $status ->
    [stopped] 🪑 Masa { $table } a fost oprită înainte ca locul să fie al tău: { $place }
   *[finished] 🪑 Seria de la masa { $table } s-a terminat înainte ca locul să fie al tău: { $place }. Masa unei revanșe se deschide tot acolo și are butoane cu numele calculatoarelor ale căror locuri sunt libere.
}
call = 🔔 { $people }, la masa { $table } se așteaptă mutarea: { $place }
call-declaring = 🔔 { $people }, la masa { $table } se fac anunțurile. Vezi dacă e rândul tău: { $place }
call-evening = 🔔 { $people } – la masa { $table } se așteaptă pe cineva. Vezi dacă e rândul tău: { $place }

# The tables of a server

tables-none = Pe serverul acesta nu e deschisă nicio masă. { OPENING($listed) } deschide una.
tables-title = ## Mese
tables-line-of = **Masa { $table }** · { $game } · { $names } · { $place }
tables-going-on = -# Se joacă · { $computers ->
    [0] niciun loc liber
    [one] 1 loc de preluat de la un calculator
    [few] { $computers } locuri de preluat de la calculatoare
   *[other] { $computers } de locuri de preluat de la calculatoare
  }
tables-lobby = -# Se așteaptă jucători · { $free ->
    [one] 1 loc e liber sau al
    [few] { $free } locuri sunt libere sau ale
   *[other] { $free } de locuri sunt libere sau ale
  } unui calculator
tables-put-away = -# Pusă deoparte; `/stovkahra arată masă:{ $table }` o aduce înapoi
tables-more = -# și încă { $more }
thread-name = Masa · { $name }
thread-opened = { $name } a deschis masa { $table } în { $place }.
