# Puzzles: positions in which one card is far better than all others

command-puzzle = problemă
command-puzzle-about = O poziție în care o carte e mult mai bună decât celelalte; o vezi doar tu
puzzle-title = ### 🧩 Problema{ "\u00A0" }{ $number }
puzzle-tally = -# Rezolvate: { $solved } din { $over } · la rând: { $run } (record { $longest })
puzzle-you = tu
puzzle-left = stânga
puzzle-partner = partener
puzzle-right = dreapta
puzzle-short-you = tu
puzzle-short-left = stg.
puzzle-short-partner = part.
puzzle-short-right = dr.
puzzle-score = Puncte: { $ours }{ "\u00A0" }:{ "\u00A0" }{ $theirs }, întâi ale tale.
puzzle-open = { $name } ({ $note }): { $cards }.
puzzle-still-held = încă în mână
puzzle-asked-for = a întrebat de
puzzle-laid-aside = puse deoparte
puzzle-declared = -# Anunțat · { $said }
puzzle-set = **{ COMBINATION($combination) }**{ "\u00A0" }+{ $points }
puzzle-trick = **Levata { $number }:** { $plays }. { $place ->
    [0] O iei tu
    [opponent] O ia adversarul
    [1] O ia adversarul din stânga
    [2] O ia partenerul
   *[other] O ia adversarul din dreapta
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, cu un bonus de { $bonus }
  }.
puzzle-ask = **{ $goal ->
    [seven] O levată cu un șeptar?
    [seven-last] Ultima levată cu un șeptar?
    [deuce] O levată cu un doiar?
    [last] Ultima levată?
    [last-26] Ultima levată cu un doiar?
    [last-52] Ultimele două levate cu doiari?
    [last-78] Ultimele trei levate cu doiari?
    [cards] Cărți de { $points ->
            [one] un punct
            [few] { $points }{ "\u00A0" }puncte
           *[other] { $points }{ "\u00A0" }de puncte
        }?
    [idle-4] Oprești șeptarul lor?
    [idle-2] Oprești celălalt doiar?
    [less] Mai puțin pentru cealaltă parte?
   *[none] Care carte?
  }** Contează prima pe care o joci.
puzzle-how = O carte e mai bună cu șase puncte sau mai mult, oriunde ar fi cărțile ascunse. Prima carte pe care o joci hotărăște.
puzzle-anew =
    ### 🧩 Problemele încep din nou
    Fiecare problemă are acum cel puțin trei cărți din care alegi, niciuna absurdă. Înainte multe aveau doar două, iar jumătate se puteau ghici. De aceea punctajul și seria încep din nou pentru toți. Ce ai rezolvat rămâne rezolvat.
puzzle-again = **Care carte?** Ai mai avut-o: nu contează.
puzzle-wrong = ❌ **Greșit: { CARD($card) }.** Corect e: { CARD($best) }.
puzzle-found = ✅ **Corect: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] O singură împărțire se potrivește cu ce poți ști; în ea
    [few] { $deals }{ "\u00A0" }împărțiri se potrivesc cu ce poți ști; în fiecare
   *[other] { $deals }{ "\u00A0" }de împărțiri se potrivesc cu ce poți ști; în fiecare
  } cartea asta { $players ->
    [2] îți
   *[4] vă
  } aduce cu cel puțin { $margin ->
    [one] 1 punct
    [few] { $margin }{ "\u00A0" }puncte
   *[other] { $margin }{ "\u00A0" }de puncte
  } mai mult decât oricare alta.
puzzle-rated = -# Punctajul tău: **{ $rating }** ({ $gained })
puzzle-uncounted = -# Nu contează pentru punctajul tău la probleme.
puzzle-alone = -# Nimeni altcineva n-a încercat-o încă.
puzzle-share = -# Au găsit-o: { $found } din { $tries } ({ $share }%).
puzzle-line = -# { CARD($card) }, apoi cel mai bun joc posibil al { $players ->
    [2] amândurora
   *[4] tuturor
  }:
puzzle-cost = -# Pierdere ({ CARD($card) }): { $points ->
    [one] un punct
    [few] { $points }{ "\u00A0" }puncte
   *[other] { $points }{ "\u00A0" }de puncte
  }. Cel mai bun joc al { $players ->
    [2] amândurora
   *[4] tuturor
  }:
puzzle-not-played-out = -# Continuarea după { CARD($card) } nu a putut fi calculată acum. Apasă cartea încă o dată.
puzzle-look = -# Apasă altă carte ca să-i vezi jocul.
button-puzzle = Problemă
button-puzzle-how = Explică
button-puzzle-next = Problema următoare

# De ce e bună o carte și alta nu

reason-best = -# **De ce { FACE($card) } { CARD($card, case: "def") }:** { $facts }
reason-other = -# **De ce nu { FACE($card) } { CARD($card, case: "def") }:** { $players ->
    [2] Îți
   *[4] Vă
  } aduce cu { $most ->
    [0] { $least ->
        [one] un punct
        [few] { $least } puncte
       *[other] { $least } de puncte
      }
    [one] { $least } până la { $most } punct
    [few] { $least } până la { $most } puncte
   *[other] { $least } până la { $most } de puncte
  } mai puțin. { $facts }
reason-deals = -# Așa e la orice împărțire care se potrivește{ $part ->
    [0] { "" }
   *[other] { "" } (unde nu e dat numărul lor)
  }, dacă după carte { $players ->
    [2] amândoi
   *[4] toți patru
  } joacă cât se poate de bine.
reason-all = { $fact }.
reason-some = { $fact } (în { $part } din { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
  }).
reason-trick = Levata aceasta { $who ->
    [you] o iei tu
    [left] o ia adversarul din stânga
    [partner] o ia partenerul
    [right] o ia adversarul din dreapta
    [opponent] o ia adversarul
    [us] o luați voi doi
   *[them] o iau ceilalți
  }
reason-trick-card = Levata aceasta { $who ->
    [you] o iei tu
    [left] o ia adversarul din stânga
    [partner] o ia partenerul
    [right] o ia adversarul din dreapta
    [opponent] o ia adversarul
    [us] o luați voi doi
   *[them] o iau ceilalți
  } cu { CARD($card, case: "def") }
reason-seven = { $bonus ->
    [26] Ultima levată
   *[other] O levată
  } { $who ->
    [you] o iei tu
    [left] o ia adversarul din stânga
    [partner] o ia partenerul
    [right] o ia adversarul din dreapta
    [us] o luați voi doi
   *[them] o iau ceilalți
  } cu { CARD($card, case: "def") }: { $bonus ->
    [0] 10 puncte sau 26
    [26] 26 de puncte
   *[other] { $bonus } puncte
  } pentru { $side ->
    [us] voi doi
   *[them] ceilalți
  }
reason-idle = Nu ia nicio levată { CARD($card, case: "def") }
reason-last = { $bonus ->
    [52] Ultimele două levate
    [78] Ultimele trei levate
   *[other] Ultima levată
  } { $bonus ->
    [52] le
    [78] le
   *[other] o
  } { $who ->
    [you] iei tu
    [left] ia adversarul din stânga
    [partner] ia partenerul
    [right] ia adversarul din dreapta
    [opponent] ia adversarul
    [us] luați voi doi
   *[them] iau ceilalți
  }{ $bonus ->
    [26] { " " }cu un doiar
    [52] { " " }cu doiari
    [78] { " " }cu doiari
   *[other] { "" }
  }{ $bonus ->
    [0] { "" }
   *[other] : { $bonus ->
        [6] 6 puncte
       *[other] { $bonus } de puncte
      } pentru { $side ->
        [you] tine
        [opponent] adversar
        [us] voi doi
       *[them] ceilalți
      }
  }
reason-cards = { $who ->
    [us] Luați voi doi
    [you] Iei tu
    [opponent] Ia adversarul
   *[them] Iau ceilalți
  }: { $cards } ({ $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  })
reason-deuce = O levată { $who ->
    [you] o iei tu cu { CARD($card, case: "def") }: { $bonus } puncte pentru tine
   *[opponent] o ia adversarul cu { CARD($card, case: "def") }: { $bonus } puncte pentru adversar
  }
reason-aces = { $who ->
    [you] { $bonus ->
        [6] Pierzi unul din cei trei ași: aduc 6 puncte
        [12] Pierzi unul din cei patru ași: aduc 12 puncte
       *[other] Îți păstrezi toți așii: { $bonus } de puncte pentru tine
      }
   *[opponent] { $bonus ->
        [6] Adversarul pierde unul din cei trei ași: aduc 6 puncte
        [12] Adversarul pierde unul din cei patru ași: aduc 12 puncte
       *[other] Adversarul își păstrează toți așii: { $bonus } de puncte pentru adversar
      }
  }
reason-sweep = { $who ->
    [you] Toate levatele le iei tu: { $bonus } de puncte pentru tine
    [opponent] Toate levatele le ia adversarul: { $bonus } de puncte pentru adversar
   *[nobody] Nimeni nu ia toate levatele
  }

# Probleme pentru doi

puzzle-opponent = adversar
puzzle-short-opponent = adv.
duel-puzzle-figures = **{ $number ->
    [3] trei figuri
   *[4] patru figuri
  }**
duel-puzzle-bianca = **bianka** (fără as și figuri)
duel-puzzle-blanche = **blanš**
