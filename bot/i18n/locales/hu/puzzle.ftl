# Puzzles: positions in which one card is far better than all others

command-puzzle = feladvány
command-puzzle-about = Egy állás, amelyben egy lap sokkal jobb minden másnál; csak te látod
puzzle-title = ### 🧩 { $number }.{ "\u00A0" }feladvány
puzzle-tally = -# Megoldva: { $solved } / { $over } · egymás után: { $run } (rekord { $longest })
puzzle-you = te
puzzle-left = bal oldali
puzzle-partner = társad
puzzle-right = jobb oldali
puzzle-short-you = te
puzzle-short-left = bal
puzzle-short-partner = társ
puzzle-short-right = jobb
puzzle-score = Pontok: { $ours }{ "\u00A0" }:{ "\u00A0" }{ $theirs }, elöl a tieid.
puzzle-open = { $name } ({ $note }): { $cards }.
puzzle-still-held = még nála
puzzle-asked-for = kérdezte
puzzle-laid-aside = félretéve
puzzle-declared = -# Bemondva · { $said }
puzzle-set = **{ COMBINATION($combination) }**{ "\u00A0" }+{ $points }
puzzle-trick = **{ $number }. ütés:** { $plays }. { $place ->
    [0] Te viszed
    [opponent] Az ellenfél viszi
    [1] A bal oldali ellenfél viszi
    [2] A társad viszi
   *[other] A jobb oldali ellenfél viszi
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, bónusz: { $bonus }
  }.
puzzle-ask = **{ $goal ->
    [seven] Ütés hetessel?
    [seven-last] Az utolsó ütés hetessel?
    [deuce] Ütés kettessel?
    [last] Az utolsó ütés?
    [last-26] Az utolsó ütés kettessel?
    [last-52] Az utolsó két ütés kettesekkel?
    [last-78] Az utolsó három ütés kettesekkel?
    [cards] Lapok { $points } pontért?
    [idle-4] Megállítod a hetesüket?
    [idle-2] Megállítod a másik kettest?
    [less] Kevesebbet a másik félnek?
   *[none] Melyik lap?
  }** Az első számít, amelyet kijátszol.
puzzle-how = Egy lap hat ponttal vagy többel jobb, bárhol vannak is a rejtett lapok. Az első lap dönt, amelyet kijátszol.
puzzle-anew =
    ### 🧩 A feladványok elölről kezdődnek
    Mostantól minden feladványban legalább három lap közül lehet választani, és egyik sem képtelenség. Eddig sokban csak kettő volt, és a felét el lehetett találni. Ezért az értékszám és a sorozat mindenkinél elölről kezdődik. Amit megoldottál, az megmarad.
puzzle-again = **Melyik lap?** Ez már volt nálad: nem számít.
puzzle-wrong = ❌ **Nem ez: { CARD($card) }.** A helyes lap: { CARD($best) }.
puzzle-found = ✅ **Helyes: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Egyetlen leosztás fér össze azzal, amit tudhatsz; abban
   *[other] { $deals }{ "\u00A0" }leosztás fér össze azzal, amit tudhatsz; mindegyikben
  } ez a lap legalább { $margin }{ "\u00A0" }ponttal többet hoz { $players ->
    [2] neked
   *[4] nektek
  }, mint bármelyik másik.
puzzle-rated = -# Értékszámod: **{ $rating }** ({ $gained })
puzzle-uncounted = -# Ez nem számít bele a feladványértékszámodba.
puzzle-alone = -# Más még nem próbálta.
puzzle-share = -# Akik megtalálták: { $found } / { $tries } ({ $share }{ "\u00A0" }%).
puzzle-line = -# { CARD($card) }, aztán { $players ->
    [2] kettőjük
   *[4] a négy játékos
  } legjobb játéka:
puzzle-cost = -# { CARD($card) }: itt { $points } pontba kerül. { $players ->
    [2] Kettőjük
   *[4] A négy játékos
  } legjobb játéka:
puzzle-not-played-out = -# A folytatást most nem sikerült kiszámítani. Nyomd meg újra ezt a lapot: { CARD($card) }.
puzzle-look = -# Nyomj meg egy másik lapot: látod, mit enged.
button-puzzle = Feladvány
button-puzzle-how = Súgó
button-puzzle-next = Következő feladvány

# Miért jó egy lap, és miért nem egy másik

reason-best = -# **Miért { CARD($card, case: "art") } { FACE($card) } { CARD($card) }:** { $facts }
reason-other = -# **Miért nem { CARD($card, case: "art") } { FACE($card) } { CARD($card) }:** { $most ->
    [0] { $least }
   *[other] { $least }–{ $most }
  } ponttal kevesebbet hoz { $players ->
    [2] neked
   *[4] nektek
  }. { $facts }
reason-deals = -# Ez minden olyan leosztásban így van, amely összefér azzal, amit tudhatsz{ $part ->
    [0] { "" }
   *[other] { "" } (kivéve, ahol ott a számuk)
  }, ha a lap után { $players ->
    [2] mindketten
   *[4] mind a négyen
  } a legjobban játszanak.
reason-all = { $fact }.
reason-some = { $fact } ({ $deals } leosztás közül { $part } esetében).
reason-trick = Ezt az ütést { $who ->
    [you] te viszed
    [left] a bal oldali ellenfél viszi
    [partner] a társad viszi
    [right] a jobb oldali ellenfél viszi
    [opponent] az ellenfél viszi
    [us] ti ketten viszitek
   *[them] az ellenfél viszi
  }
reason-trick-card = Ezt az ütést { $who ->
    [you] te viszed
    [left] a bal oldali ellenfél viszi
    [partner] a társad viszi
    [right] a jobb oldali ellenfél viszi
    [opponent] az ellenfél viszi
    [us] ti ketten viszitek
   *[them] az ellenfél viszi
  } { CARD($card, case: "art") } { CARD($card, case: "ins") }
reason-seven = { $bonus ->
    [26] Az utolsó ütést
   *[other] Egy ütést
  } { $who ->
    [you] te viszed
    [left] a bal oldali ellenfél viszi
    [partner] a társad viszi
    [right] a jobb oldali ellenfél viszi
    [us] ti ketten viszitek
   *[them] az ellenfél viszi
  } { CARD($card, case: "art") } { CARD($card, case: "ins") }: { $bonus ->
    [0] 10 vagy 26
   *[other] { $bonus }
  } pont { $side ->
    [us] nektek
   *[them] az ellenfélnek
  }
reason-idle = Egy ütést sem visz { CARD($card, case: "art") } { CARD($card) }
reason-last = { $bonus ->
    [52] Az utolsó két ütést
    [78] Az utolsó három ütést
   *[other] Az utolsó ütést
  } { $who ->
    [you] te viszed
    [left] a bal oldali ellenfél viszi
    [partner] a társad viszi
    [right] a jobb oldali ellenfél viszi
    [opponent] az ellenfél viszi
    [us] ti ketten viszitek
   *[them] az ellenfél viszi
  }{ $bonus ->
    [26] { " " }kettessel
    [52] { " " }kettesekkel
    [78] { " " }kettesekkel
   *[other] { "" }
  }{ $bonus ->
    [0] { "" }
   *[other] : { $bonus } pont { $side ->
        [you] neked
        [opponent] az ellenfélnek
        [us] nektek
       *[them] az ellenfélnek
      }
  }
reason-cards = { $who ->
    [us] Hozzátok kerül
    [you] Hozzád kerül
    [opponent] Az ellenfélhez kerül
   *[them] Az ellenfélhez kerül
  }: { $cards } ({ $points } pont)
reason-deuce = Egy ütést { $who ->
    [you] te viszel el { CARD($card, case: "art") } { CARD($card, case: "ins") }: { $bonus } pont neked
   *[opponent] az ellenfél visz el { CARD($card, case: "art") } { CARD($card, case: "ins") }: { $bonus } pont az ellenfélnek
  }
reason-aces = { $who ->
    [you] { $bonus ->
        [6] Elveszíted egy ászodat a három közül: 6 pontot érnek
        [12] Elveszíted egy ászodat a négy közül: 12 pontot érnek
       *[other] Minden ászodat megtartod: { $bonus } pont neked
      }
   *[opponent] { $bonus ->
        [6] Az ellenfél elveszíti egy ászát a három közül: 6 pontot érnek
        [12] Az ellenfél elveszíti egy ászát a négy közül: 12 pontot érnek
       *[other] Az ellenfél minden ászát megtartja: { $bonus } pont az ellenfélnek
      }
  }
reason-sweep = { $who ->
    [you] Minden ütést te viszel: { $bonus } pont neked
    [opponent] Minden ütést az ellenfél visz: { $bonus } pont az ellenfélnek
   *[nobody] Senki sem viszi el az összes ütést
  }

# Feladványok két játékosnak

puzzle-opponent = ellenfél
puzzle-short-opponent = ell.
duel-puzzle-figures = **{ $number ->
    [3] három figura
   *[4] négy figura
  }**
duel-puzzle-bianca = **bianka** (se ász, se figura)
duel-puzzle-blanche = **blanš**
