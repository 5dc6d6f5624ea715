# The review

button-review = Rozbor
button-review-page = Str. { $page }
button-review-deal = Rozd. { $deal }
button-review-again = Zobrazit
review-working = Probíhá rozbor rozdání { $deal }. Potrvá pár vteřin.

review-title = ### 🔍 Rozbor rozdání { $deal }
review-how = -# Srovnání s dokonalou hrou obou dvojic, která vidí všechny karty. Jen body z karet a prémie.
review-perfect = Dokonalá hra: { $lead }
review-actual = Skutečná hra: { $lead }
review-stopped = Stav při ukončení: { $lead }
review-lead = **{ $names }** vedou o **{ $points }**
review-even = **nerozhodně**
review-players = **Ztracené body**
review-player = **{ $loss }** · { $name } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } na kartu · { $costly }/{ $free }
review-players-key = -# Na konci: kolik z karet, u kterých šlo vybírat, něco stálo.
review-dearest = **Nejdražší karty**
review-dear = `{ $trick }` { $name } { FACE($card) } **−{ $cost }**, lepší { $better }
review-withheld = **V ruce, ale neohlášeno**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-dost = **Dost**
review-missed = { $tricks ->
    [0] Mohlo zaznít už po hlášení
   *[other] Mohlo zaznít už po štychu { $tricks }
  }: { $name }, { $ours }:{ $theirs }.
review-missed-lost = Vyneslo by { $worth ->
    [one] 1 brčko
    [few] { $worth } brčka
    [many] { $worth } brčka
   *[other] { $worth } brček
  }; místo toho { $lost } vyhráli soupeři.
review-missed-less = Vyneslo by dvě brčka místo jednoho.
review-missed-more = Čekání vyneslo dvě brčka místo jednoho.
review-missed-same = O { $tricks ->
    [one] štych
    [few] { $tricks } štychy
    [many] { $tricks } štychu
   *[other] { $tricks } štychů
  } později to vyšlo nastejno.
review-false = { $name } ho říká, i když má jen { $points }; chybí { $missing }.
review-tricks = ### 🔍 Rozdání { $deal }, štychy { $first } až { $last }
review-trick-clean = -# Bez ztráty.
review-cost = -# { $name } { FACE($card) } **−{ $cost }**, lepší { $better }
review-page = -# Strana { $page }/{ $pages }
review-chart-line = odtud dokonalá hra
review-chart-taken = dosud získáno
review-chart-tricks = Štych
review-chart-seat = Místo { $seat }
review-alt = Graf rozdání { $deal } v bodech z karet a prémiích: nad nulou vedou { $names0 }, pod nulou { $names1 }. Dokonalá hra od první karty: { $perfect }. K čemu by vedla po každém štychu: { $line }. Získáno po každém štychu: { $running }.
review-alt-unplayed = Graf rozdání { $deal } v bodech z karet a prémiích: nad nulou vedou { $names0 }, pod nulou { $names1 }. Dokonalá hra od první karty: { $perfect }. Žádný štych se nehrál.
review-alt-dear = Nejdražší karta ve štychu { $trick }: { $name }, { CARD($card) }, ztráta { $cost }.
