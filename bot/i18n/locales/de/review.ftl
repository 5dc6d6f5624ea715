# The review

button-review = Rückblick
button-review-page = Seite { $page }
button-review-deal = Runde { $deal }
button-review-again = Anzeigen
review-working = Runde { $deal } wird durchgerechnet. Das dauert ein paar Sekunden.

review-title = ### 🔍 Runde { $deal } im Rückblick
review-how = -# Verglichen mit perfektem Spiel beider Seiten, alle vier Blätter offen. Nur Kartenpunkte und Prämien.
review-perfect = Perfekt gespielt: { $lead }
review-actual = Gespielt: { $lead }
review-stopped = Beim *dost*: { $lead }
review-lead = **{ $names }** mit **{ $points }** vorn
review-even = **Gleichstand**
review-players = **Verlorene Punkte**
review-player = **{ $loss }** · { $name } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } je Karte · { $costly }{ "\u00A0" }von{ "\u00A0" }{ $free }
review-players-key = -# Zuletzt: wie viele der Karten, bei denen es eine Wahl gab, etwas gekostet haben.
review-dearest = **Teuerste Karten**
review-dear = `{ $trick }` { $name } { FACE($card) } **−{ $cost }**, besser { $better }
review-withheld = **Auf der Hand, nicht gemeldet**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-dost = **Dost**
review-missed = { $name } hätte es { $tricks ->
    [0] nach dem Melden
   *[other] nach Stich { $tricks }
  } sagen können, bei { $ours } zu { $theirs }.
review-missed-lost = Das hätte { $worth ->
    [one] ein Brčko
   *[other] zwei Brčka
  } gebracht; stattdessen gewannen die anderen { $lost ->
    [one] eins
   *[other] zwei
  }.
review-missed-less = Das hätte zwei Brčka gebracht statt eines.
review-missed-more = Das Warten brachte zwei Brčka statt eines.
review-missed-same = { $tricks ->
    [one] Einen Stich
   *[other] { $tricks } Stiche
  } später kam dasselbe heraus.
review-false = { $name } hat es mit { $points } gesagt, { $missing } zu wenig.
review-tricks = ### 🔍 Runde { $deal }, Stiche { $first } bis { $last }
review-trick-clean = -# Nichts verloren.
review-cost = -# { $name } { FACE($card) } **−{ $cost }**, besser { $better }
review-page = -# Seite { $page } von { $pages }
review-chart-line = perfektes Spiel ab hier
review-chart-taken = bisher geholt
review-chart-tricks = Stich
review-chart-seat = Platz { $seat }
review-alt = Diagramm von Runde { $deal } in Kartenpunkten und Prämien: Über null liegen { $names0 } vorn, unter null { $names1 }. Perfektes Spiel ab der ersten Karte: { $perfect }. Perfektes Spiel nach jedem Stich: { $line }. Geholt nach jedem Stich: { $running }.
review-alt-unplayed = Diagramm von Runde { $deal } in Kartenpunkten und Prämien: Über null liegen { $names0 } vorn, unter null { $names1 }. Perfektes Spiel ab der ersten Karte: { $perfect }. Es wurde kein Stich gespielt.
review-alt-dear = Teuerste Karte in Stich { $trick }: { $name }, { CARD($card) }, { $cost } verloren.
