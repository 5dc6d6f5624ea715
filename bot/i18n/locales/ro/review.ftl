# The review

button-review = Analiză
button-review-page = Pag. { $page }
button-review-deal = Dona { $deal }
button-review-again = Arată
review-working = Se analizează dona { $deal }. Durează câteva secunde.

review-title = ### 🔍 Analiza donei { $deal }
review-how = -# Față de jocul perfect al ambelor echipe, văzând toate cele patru mâini. Doar puncte din cărți și bonusuri.
review-perfect = Joc perfect: { $lead }
review-actual = Cum s-a jucat: { $lead }
review-stopped = La oprirea jocului: { $lead }
review-lead = **{ $names }** conduc cu **{ $points }**
review-even = **egalitate**
review-players = **Puncte pierdute**
review-player = **{ $loss }** · { $name } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } pe carte · { $costly }{ "\u00A0" }din{ "\u00A0" }{ $free }
review-players-key = -# La urmă: câte dintre cărțile jucate la alegere au costat ceva.
review-dearest = **Cele mai scumpe cărți**
review-dear = `{ $trick }` { $name } { FACE($card) } **−{ $cost }**, mai bine { $better }
review-withheld = **Deținute, dar neanunțate**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-dost = **Dost**
review-missed = { $name } putea să-l spună { $tricks ->
    [0] după anunț
   *[other] după levata { $tricks }
  }, la { $ours } contra { $theirs }.
review-missed-lost = Ar fi adus { $worth ->
    [one] un brčko
    [few] două brčka
   *[other] { $worth } de brčka
  }; în schimb, adversarii au câștigat { $lost ->
    [one] unul
    [few] două
   *[other] { $lost }
  }.
review-missed-less = Ar fi adus două brčka în loc de unul.
review-missed-more = Așteptarea a adus două brčka în loc de unul.
review-missed-same = A ieșit la fel, cu { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
  } mai târziu.
review-false = { $name } l-a spus cu { $points }: { $missing ->
    [one] lipsea 1 punct
    [few] lipseau { $missing } puncte
   *[other] lipseau { $missing } de puncte
  }.
review-tricks = ### 🔍 Dona { $deal }, levatele { $first }–{ $last }
review-trick-clean = -# Nimic pierdut.
review-cost = -# { $name } { FACE($card) } **−{ $cost }**, mai bine { $better }
review-page = -# Pagina { $page } din { $pages }
review-chart-line = joc perfect de aici încolo
review-chart-taken = luate până acum
review-chart-tricks = Levata
review-chart-seat = Locul { $seat }
review-alt = Graficul donei { $deal }, în puncte din cărți și bonusuri: peste zero conduc { $names0 }, sub zero conduc { $names1 }. Joc perfect de la prima carte: { $perfect }. La cât s-ar ajunge după fiecare levată: { $line }. Luate după fiecare levată: { $running }.
review-alt-unplayed = Graficul donei { $deal }, în puncte din cărți și bonusuri: peste zero conduc { $names0 }, sub zero conduc { $names1 }. Joc perfect de la prima carte: { $perfect }. Nu s-a jucat nicio levată.
review-alt-dear = Cea mai scumpă carte, în levata { $trick }: { $name }, { CARD($card, case: "def") }, cost { $cost }.
