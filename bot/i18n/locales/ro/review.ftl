# The review

button-review = Analiză
button-own-games = Partidele mele
button-review-deal = Dona { $deal }
button-review-again = Arată
review-working = Se analizează dona { $deal }: fiecare carte se încearcă pe multe împărțiri posibile. { $before ->
    [0] Apare singură, de obicei în câteva secunde.
    [one] Înaintea ei mai este una.
    [few] Înaintea ei mai sunt { $before }.
   *[other] Înaintea ei mai sunt { $before }.
}
review-so-far = Cărți judecate până acum: { $judged } din { $cards }, întâi cele mai scumpe.

review-title = ### 🔍 Analiza donei { $deal }
review-how = -# O greșeală a fost sigur mai slabă după ce știa jucătorul, în medie cu aceste puncte. Ghinion, și ce era greu de știut: cum erau cărțile, alta era mai bună.
review-left-out = -# Levatele cu puțin de spus lipsesc.
review-player = { $name }: { $mistakes ->
    [0] nicio greșeală sigură
   *[other] **−{ $loss }** { $loss ->
        [one] punct
        [few] puncte
       *[other] de puncte
      } prin greșeli (alegeri: { $mistakes }/{ $free })
  }
review-mistake = -# { $name } { FACE($card) } **−{ $cost }**, mai bine { $better }
review-lucky = -# Noroc: cu mâinile deschise nu a costat nimic.
review-suit = { SIGN($suit) }
review-fact = -# { $card }: { $right ->
    [yes] Corectă doar dacă
   *[no] A costat cel mai mult dacă
  } { $you ->
    [yes] { $holds ->
        [yes] aveai
       *[no] nu aveai
      }
   *[no] { $name } { $holds ->
        [yes] avea
       *[no] nu avea
      }
  } { $what }: în { $tenths ->
    [0] aproape nicio împărțire posibilă
    [10] aproape toate împărțirile posibile
   *[other] { $tenths } din 10 împărțiri posibile
  }.
review-fact-likely = -# { $card }: { $right ->
    [yes] Corectă doar dacă
   *[no] A costat cel mai mult dacă
  } { $you ->
    [yes] { $holds ->
        [yes] aveai
       *[no] nu aveai
      }
   *[no] { $name } { $holds ->
        [yes] avea
       *[no] nu avea
      }
  } { $what }, ceea ce era { $right ->
    [yes] puțin probabil
   *[no] probabil
  }.
review-luck = -# { $name } { FACE($card) } −{ $cost }: ghinion, mai bună era { $better }
review-unsure = -# { $name } { FACE($card) } −{ $cost }: greu de știut, mai bună era { $better }
review-exchanged = **Păstrate sau puse deoparte**
review-alifer = **Alifer**
review-exchanged-line = { $kept ->
    [yes] { $you ->
        [yes] Ți-ai păstrat cărțile; probabil erau mai bune altele noi
       *[no] { $name } și-a păstrat cărțile; probabil erau mai bune altele noi
      }
   *[no] { $you ->
        [yes] Ai renunțat la cărțile tale; probabil era mai bine să le păstrezi
       *[no] { $name } a renunțat la cărțile sale; probabil era mai bine să le păstreze
      }
  }, cam cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
review-unasked = **Neîntrebat, deși nu costă nimic**
review-withheld = **Deținute, dar neanunțate**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-withheld-hundred = { $tricks ->
    [0] o sută pe loc
   *[other] o sută după levata { $tricks }
  }
review-withheld-word = { $name }: { $word } · +{ $points }
review-dost = **Dost**
review-missed = { $you ->
    [yes] Puteai
   *[no] { $name } putea
  } să-l spună { $tricks ->
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
review-false = { $you ->
    [yes] L-ai spus
   *[no] { $name } l-a spus
  } cu { $points }: { $missing ->
    [one] lipsea 1 punct
    [few] lipseau { $missing } puncte
   *[other] lipseau { $missing } de puncte
  }.
review-false-cost = Brčka pierdute: cam { $cost }.
review-page = -# Pagina { $page } din { $pages }
review-chart-known = ce era de așteptat
review-chart-seen = cu mâinile deschise
review-chart-luck = ghinion
review-chart-tricks = Levata (puncte fără anunțuri)
review-chart-seat = Locul { $seat }
review-alt = Graficul donei { $deal }, în puncte din joc: peste zero e mai bine pentru { $names0 }, sub zero pentru { $names1 }. Joc perfect cu mâinile deschise, de la prima carte: { $perfect }; după fiecare levată: { $seen }. Ce era de așteptat înainte de fiecare levată: { $expected }. A ieșit { $taken }.
review-alt-unplayed = Graficul donei { $deal }, în puncte din joc: peste zero e mai bine pentru { $names0 }, sub zero pentru { $names1 }. Joc perfect cu mâinile deschise: { $perfect }. Nu s-a jucat nicio levată.
review-alt-mistake = Cea mai scumpă greșeală, în levata { $trick }: { $name }, { CARD($card, case: "def") }, cost { $cost }.
