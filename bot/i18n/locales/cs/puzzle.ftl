# Puzzles: positions in which one card is far better than all others

command-puzzle = úloha
command-puzzle-about = Pozice, v níž je jedna karta o hodně lepší než ostatní; vidíš ji jen ty
puzzle-title = ### 🧩 Úloha{ "\u00A0" }{ $number }
puzzle-tally = -# Vyřešeno: { $solved } z { $over } · v řadě: { $run } (rekord { $longest })
puzzle-you = ty
puzzle-left = soupeř vlevo
puzzle-partner = spoluhráč
puzzle-right = soupeř vpravo
puzzle-short-you = ty
puzzle-short-left = levý
puzzle-short-partner = parťák
puzzle-short-right = pravý
puzzle-score = Body: { $ours }{ "\u00A0" }:{ "\u00A0" }{ $theirs }, tvoje první.
puzzle-open = { $name } ({ $note }): { $cards }.
puzzle-still-held = ještě v ruce
puzzle-asked-for = žádá
puzzle-laid-aside = odloženo
puzzle-declared = -# Hlášeno · { $said }
puzzle-set = **{ COMBINATION($combination) }**{ "\u00A0" }+{ $points }
puzzle-trick = **{ $number }. štych:** { $plays }. { $place ->
    [0] Bereš ho ty
    [opponent] Bere ho soupeř
    [1] Bere ho soupeř vlevo
    [2] Bere ho spoluhráč
   *[other] Bere ho soupeř vpravo
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, prémie { $bonus }
  }.
puzzle-ask = **{ $goal ->
    [seven] Štych sedmičkou?
    [seven-last] Poslední štych sedmičkou?
    [deuce] Štych dvojkou?
    [last] Poslední štych?
    [last-26] Poslední štych dvojkou?
    [last-52] Poslední dva štychy dvojkami?
    [last-78] Poslední tři štychy dvojkami?
    [cards] Karty za { $points ->
            [one] bod
            [few] { $points }{ "\u00A0" }body
            [many] { $points }{ "\u00A0" }bodu
           *[other] { $points }{ "\u00A0" }bodů
        }?
    [idle-4] Zastavíš jejich sedmičku?
    [idle-2] Zastavíš cizí dvojku?
    [less] Méně pro druhou stranu?
   *[none] Která karta?
  }** Platí první, kterou zahraješ.
puzzle-how = Jedna karta je nejméně o šest bodů lepší, ať jsou skryté karty kdekoli. Rozhoduje první, kterou zahraješ.
puzzle-anew =
    ### 🧩 Úlohy začínají znovu
    Každá úloha teď má na výběr aspoň tři karty a žádná není nesmyslná. Dřív měly mnohé jen dvě a polovinu šlo uhodnout. Hodnocení i řady proto všem začínají znovu. Co máš vyřešeno, to zůstává.
puzzle-again = **Která karta?** Tuhle úlohu už znáš: nepočítá se.
puzzle-wrong = ❌ **Špatně: { CARD($card) }.** Správně je: { CARD($best) }.
puzzle-found = ✅ **Správně: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Tomu, co můžeš vědět, odpovídá jediné rozdání; v něm
    [few] Tomu, co můžeš vědět, odpovídají { $deals }{ "\u00A0" }rozdání; v každém z nich
    [many] Tomu, co můžeš vědět, odpovídá { $deals }{ "\u00A0" }rozdání; v každém z nich
   *[other] Tomu, co můžeš vědět, odpovídá { $deals }{ "\u00A0" }rozdání; v každém z nich
  } tahle karta { $players ->
    [2] ti přinese
   *[4] přinese vaší dvojici
  } aspoň o { $margin }{ "\u00A0" }bodů víc než kterákoli jiná.
puzzle-rated = -# Tvé hodnocení: **{ $rating }** ({ $gained })
puzzle-uncounted = -# Do hodnocení v úlohách se to nepočítá.
puzzle-alone = -# Nikdo jiný ji ještě nezkusil.
puzzle-share = -# Úspěšných pokusů: { $found } z { $tries } ({ $share }{ "\u00A0" }%).
puzzle-line = -# { CARD($card) } a pak nejlepší hra { $players ->
    [2] obou
   *[4] všech čtyř
  }:
puzzle-cost = -# Ztráta ({ CARD($card) }): { $points ->
    [one] 1{ "\u00A0" }bod
    [few] { $points }{ "\u00A0" }body
    [many] { $points }{ "\u00A0" }bodu
   *[other] { $points }{ "\u00A0" }bodů
  }. Nejlepší hra { $players ->
    [2] obou
   *[4] všech čtyř
  }:
puzzle-not-played-out = -# Pokračování teď nešlo spočítat. Stiskni tu kartu znovu: { CARD($card) }.
puzzle-look = -# Stiskni jinou kartu a uvidíš její hru.
button-puzzle = Úloha
button-puzzle-how = Vysvětlit
button-puzzle-next = Další úloha

# Proč je jedna karta správná a jiná ne

reason-best = -# **Proč { FACE($card) } { CARD($card) }:** { $facts }
reason-other = -# **Proč ne { FACE($card) } { CARD($card) }:** { $players ->
    [2] Přinese ti
   *[4] Přinese vaší dvojici
  } o { $most ->
    [0] { $least ->
        [one] bod
        [few] { $least } body
        [many] { $least } bodu
       *[other] { $least } bodů
      }
   *[other] { $least } až { $most } bodů
  } méně. { $facts }
reason-deals = -# Platí to při každém rozdání, které odpovídá{ $part ->
    [0] { "" }
   *[other] { "" } (pokud není uveden jejich počet)
  }, když po té kartě { $players ->
    [2] oba hrají
   *[4] všichni čtyři hrají
  }, jak nejlépe to jde.
reason-all = { $fact }.
reason-some = { $fact } (při { $part } z { $deals } rozdání).
reason-trick = { $who ->
    [you] Tenhle štych bereš ty
    [left] Tenhle štych bere soupeř vlevo
    [partner] Tenhle štych bere spoluhráč
    [right] Tenhle štych bere soupeř vpravo
    [opponent] Tenhle štych bere soupeř
    [us] Tenhle štych bere vaše dvojice
   *[them] Tenhle štych berou soupeři
  }
reason-trick-card = { $who ->
    [you] Tenhle štych bereš ty
    [left] Tenhle štych bere soupeř vlevo
    [partner] Tenhle štych bere spoluhráč
    [right] Tenhle štych bere soupeř vpravo
    [opponent] Tenhle štych bere soupeř
    [us] Tenhle štych bere vaše dvojice
   *[them] Tenhle štych berou soupeři
  } { CARD($card, case: "ins") }
reason-seven = { $bonus ->
    [26] Poslední štych
   *[other] Jeden štych
  } { $who ->
    [you] bereš ty
    [left] bere soupeř vlevo
    [partner] bere spoluhráč
    [right] bere soupeř vpravo
    [us] bere vaše dvojice
   *[them] berou soupeři
  } { CARD($card, case: "ins") }: { $bonus ->
    [0] 10 nebo 26
   *[other] { $bonus }
  } bodů pro { $side ->
    [us] vaši dvojici
   *[them] soupeře
  }
reason-idle = Žádný štych nevezme { CARD($card) }
reason-last = { $bonus ->
    [52] Poslední dva štychy
    [78] Poslední tři štychy
   *[other] Poslední štych
  } { $who ->
    [you] bereš ty
    [left] bere soupeř vlevo
    [partner] bere spoluhráč
    [right] bere soupeř vpravo
    [opponent] bere soupeř
    [us] bere vaše dvojice
   *[them] berou soupeři
  }{ $bonus ->
    [26] { " " }dvojkou
    [52] { " " }dvojkami
    [78] { " " }dvojkami
   *[other] { "" }
  }{ $bonus ->
    [0] { "" }
   *[other] : { $bonus } bodů pro { $side ->
        [you] tebe
        [opponent] soupeře
        [us] vaši dvojici
       *[them] soupeře
      }
  }
reason-cards = { $who ->
    [us] Vaše dvojice získá
    [you] Získáš
    [opponent] Soupeř získá
   *[them] Soupeři získají
  }: { $cards } ({ $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  })
reason-deuce = Jeden štych { $who ->
    [you] bereš ty { CARD($card, case: "ins") }: { $bonus } bodů pro tebe
   *[opponent] bere soupeř { CARD($card, case: "ins") }: { $bonus } bodů pro soupeře
  }
reason-aces = { $who ->
    [you] { $bonus ->
        [6] Přijdeš o jedno ze svých tří es: je za ně 6 bodů
        [12] Přijdeš o jedno ze svých čtyř es: je za ně 12 bodů
       *[other] Udržíš všechna svá esa: { $bonus } bodů pro tebe
      }
   *[opponent] { $bonus ->
        [6] Soupeř přijde o jedno ze svých tří es: je za ně 6 bodů
        [12] Soupeř přijde o jedno ze svých čtyř es: je za ně 12 bodů
       *[other] Soupeř udrží všechna svá esa: { $bonus } bodů pro soupeře
      }
  }
reason-sweep = { $who ->
    [you] Všechny štychy bereš ty: { $bonus } bodů pro tebe
    [opponent] Všechny štychy bere soupeř: { $bonus } bodů pro soupeře
   *[nobody] Všechny štychy nevezme nikdo
  }

# Úlohy pro dva hráče

puzzle-opponent = soupeř
puzzle-short-opponent = soup.
duel-puzzle-figures = **{ $number ->
    [3] tři figury
   *[4] čtyři figury
  }**
duel-puzzle-bianca = **bianka** (bez esa a figury)
duel-puzzle-blanche = **blanš**
