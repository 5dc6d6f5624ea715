# The review

button-review = Elemzés
button-review-page = { $page }. oldal
button-review-deal = { $deal }. leosztás
button-review-again = Mutasd
review-working = Folyik az elemzés ({ $deal }.{ "\u00A0" }leosztás). Eltart néhány másodpercig.

review-title = ### 🔍 { $deal }. leosztás, elemzés
review-how = -# Mindkét oldal tökéletes játékához mérve, mind a négy kéz ismeretében. Csak lappontok és bónuszok.
review-perfect = Tökéletes játékkal: { $lead }
review-actual = A valóságban: { $lead }
review-stopped = Amikor megállt a játék: { $lead }
review-lead = **{ $names }** előnye **{ $points }**
review-even = **döntetlen**
review-players = **Elvesztett pontok**
review-player = **{ $loss }** · { $name } · laponként { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $costly }/{ $free }
review-players-key = -# A végén: hányszor veszített pontot abból, ahányszor választhatott.
review-dearest = **A legdrágább lapok**
review-dear = `{ $trick }` { $name } { FACE($card) } **−{ $cost }**, jobb: { $better }
review-withheld = **Elmaradt bemondások**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-dost = **Dost**
review-missed = { $name } { $tricks ->
    [0] már a bemondás
    [1] már az 1. ütés
    [5] már az 5. ütés
   *[other] már a { $tricks }. ütés
  } után kimondhatta volna, { $ours }:{ $theirs } állásnál.
review-missed-lost = Ezzel { $worth ->
    [one] egy brčkót
   *[other] két brčkót
  } nyert volna; így viszont az ellenfél nyert { $lost ->
    [one] egyet
   *[other] kettőt
  }.
review-missed-less = Egy brčko helyett kettőt nyert volna.
review-missed-more = A várakozás egy brčko helyett kettőt hozott.
review-missed-same = { $tricks ->
    [one] Egy ütéssel
   *[other] { $tricks } ütéssel
  } később ugyanannyit ért.
review-false = { $name } { $points } pontnál mondta ki; { $missing } hiányzott.
review-tricks = ### 🔍 { $deal }. leosztás, { $first }–{ $last }. ütés
review-trick-clean = -# Nincs veszteség.
review-cost = -# { $name } { FACE($card) } **−{ $cost }**, jobb: { $better }
review-page = -# Oldal: { $page }/{ $pages }
review-chart-line = tökéletes játékkal innentől
review-chart-taken = eddig megszerezve
review-chart-tricks = Ütés
review-chart-seat = { $seat }. hely
review-alt = { $deal }. leosztás, diagram lappontokban és bónuszokban: nulla fölött { $names0 }, nulla alatt { $names1 } vezet. Tökéletes játék az első laptól: { $perfect }. Ennyi lenne a vége az egyes ütések után: { $line }. Megszerezve az egyes ütések után: { $running }.
review-alt-unplayed = { $deal }. leosztás, diagram lappontokban és bónuszokban: nulla fölött { $names0 }, nulla alatt { $names1 } vezet. Tökéletes játék az első laptól: { $perfect }. Egyetlen ütés sem volt.
review-alt-dear = A legdrágább lap, { $trick }. ütés: { $name }, { CARD($card) }, { $cost } veszteség.
