# Puzzles: positions in which one card is far better than all others

command-puzzle = rätsel
command-puzzle-about = Eine Stellung, in der eine Karte viel besser ist als alle anderen; nur du siehst sie
puzzle-title = ### 🧩 Rätsel{ "\u00A0" }{ $number }
puzzle-tally = -# Gelöst: { $solved } von { $over } · in Folge: { $run } (Rekord { $longest })
puzzle-you = du
puzzle-left = links
puzzle-partner = Partner
puzzle-right = rechts
puzzle-short-you = du
puzzle-short-left = links
puzzle-short-partner = Part.
puzzle-short-right = rechts
puzzle-score = Punkte: { $ours }{ "\u00A0" }:{ "\u00A0" }{ $theirs }, deine zuerst.
puzzle-open = { $name } ({ $note }): { $cards }.
puzzle-still-held = noch im Blatt
puzzle-asked-for = gefragt nach
puzzle-laid-aside = abgelegt
puzzle-declared = -# Gemeldet · { $said }
puzzle-set = **{ COMBINATION($combination) }**{ "\u00A0" }+{ $points }
puzzle-trick = **Stich { $number }:** { $plays }. { $place ->
    [0] Den Stich machst du
    [opponent] Den Stich macht die Gegenseite
    [1] Den Stich macht, wer links von dir sitzt
    [2] Den Stich macht dein Partner
   *[other] Den Stich macht, wer rechts von dir sitzt
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, mit einer Prämie von { $bonus }
  }.
puzzle-ask = **{ $goal ->
    [seven] Ein Stich mit einer Sieben?
    [seven-last] Der letzte Stich mit einer Sieben?
    [deuce] Ein Stich mit einer Zwei?
    [last] Der letzte Stich?
    [last-26] Der letzte Stich mit einer Zwei?
    [last-52] Die letzten zwei Stiche mit Zweien?
    [last-78] Die letzten drei Stiche mit Zweien?
    [cards] Karten für { $points ->
            [one] einen Punkt
           *[other] { $points }{ "\u00A0" }Punkte
        }?
    [idle-4] Hältst du ihre Sieben auf?
    [idle-2] Hältst du die fremde Zwei auf?
    [less] Weniger für die Gegenseite?
   *[none] Welche Karte?
  }** Die erste, die du spielst, zählt.
puzzle-how = Eine Karte ist um sechs Punkte oder mehr besser, wo immer die verdeckten Karten sind. Die erste Karte, die du spielst, entscheidet.
puzzle-anew =
    ### 🧩 Die Rätsel beginnen neu
    Jedes Rätsel hat jetzt mindestens drei Karten zur Wahl, und keine davon ist abwegig. Viele hatten vorher nur zwei, und Raten fand die Hälfte. Darum beginnen Wertung und Folge für alle neu. Was du gelöst hast, bleibt gelöst.
puzzle-again = **Welche Karte?** Du hattest es schon: Es zählt nichts.
puzzle-wrong = ❌ **Falsch: { CARD($card) }.** Richtig ist: { CARD($best) }.
puzzle-found = ✅ **Richtig: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Nur eine Verteilung passt zu dem, was du wissen kannst; bei ihr
   *[other] { $deals }{ "\u00A0" }Verteilungen passen zu dem, was du wissen kannst; bei jeder davon
  } bringt diese Karte { $players ->
    [2] dir
   *[4] euch
  } mindestens { $margin }{ "\u00A0" }Punkte mehr als jede andere.
puzzle-rated = -# Deine Wertung: **{ $rating }** ({ $gained })
puzzle-uncounted = -# Das zählt nichts für deine Rätselwertung.
puzzle-alone = -# Sonst hat es noch niemand versucht.
puzzle-share = -# Gelöst von { $found } der { $tries }, die es versucht haben ({ $share }{ "\u00A0" }%).
puzzle-line = -# Nach { CARD($card) } das beste Spiel { $players ->
    [2] beider
   *[4] aller vier
  }:
puzzle-cost = -# { CARD($card) } kostet hier { $points ->
    [one] einen Punkt
   *[other] { $points }{ "\u00A0" }Punkte
  }. Das beste Spiel { $players ->
    [2] beider
   *[4] aller vier
  }:
puzzle-not-played-out = -# Das Spiel nach { CARD($card) } konnte gerade nicht berechnet werden. Drücke die Karte noch einmal.
puzzle-look = -# Drücke eine andere Karte für ihr Spiel.
button-puzzle = Rätsel
button-puzzle-how = Erklären
button-puzzle-next = Nächstes Rätsel

# Warum eine Karte richtig ist und eine andere nicht

reason-best = -# **Warum { FACE($card) } { CARD($card) }:** { $facts }
reason-other = -# **Warum nicht { FACE($card) } { CARD($card) }:** Das bringt { $players ->
    [2] dir
   *[4] euch
  } { $most ->
    [0] { $least ->
        [one] einen Punkt
       *[other] { $least } Punkte
      }
   *[other] { $least } bis { $most } Punkte
  } weniger. { $facts }
reason-deals = -# So ist es bei jeder Verteilung, die passt{ $part ->
    [0] { "" }
   *[other] { "" } (wo keine Zahl dabeisteht)
  }, wenn { $players ->
    [2] beide
   *[4] alle vier
  } nach der Karte so gut wie möglich spielen.
reason-all = { $fact }.
reason-some = { $fact } (bei { $part } von { $deals } Verteilungen).
reason-trick = { $who ->
    [you] Diesen Stich machst du
    [left] Diesen Stich macht, wer links von dir sitzt
    [partner] Diesen Stich macht dein Partner
    [right] Diesen Stich macht, wer rechts von dir sitzt
    [opponent] Diesen Stich macht die Gegenseite
    [us] Diesen Stich macht ihr beide
   *[them] Diesen Stich machen die anderen
  }
reason-trick-card = Mit { CARD($card, case: "dat") } { $who ->
    [you] machst du diesen Stich
    [left] macht diesen Stich, wer links von dir sitzt
    [partner] macht dein Partner diesen Stich
    [right] macht diesen Stich, wer rechts von dir sitzt
    [opponent] macht die Gegenseite diesen Stich
    [us] macht ihr beide diesen Stich
   *[them] machen die anderen diesen Stich
  }
reason-seven = Mit { CARD($card, case: "dat") } { $who ->
    [you] machst du { $bonus ->
        [26] den letzten Stich
       *[other] einen Stich
      }
    [left] macht { $bonus ->
        [26] den letzten Stich
       *[other] einen Stich
      }, wer links von dir sitzt
    [partner] macht dein Partner { $bonus ->
        [26] den letzten Stich
       *[other] einen Stich
      }
    [right] macht { $bonus ->
        [26] den letzten Stich
       *[other] einen Stich
      }, wer rechts von dir sitzt
    [us] macht ihr beide { $bonus ->
        [26] den letzten Stich
       *[other] einen Stich
      }
   *[them] machen die anderen { $bonus ->
        [26] den letzten Stich
       *[other] einen Stich
      }
  }: { $bonus ->
    [0] 10 oder 26
   *[other] { $bonus }
  } Punkte für { $side ->
    [us] euch beide
   *[them] die anderen
  }
reason-idle = Keinen Stich macht { CARD($card, case: "nom") }
reason-last = { $bonus ->
    [26] Mit einer Zwei
    [52] Mit Zweien
    [78] Mit Zweien
   *[other] Den letzten Stich
  } { $who ->
    [you] machst du
    [left] macht, wer links von dir sitzt
    [partner] macht dein Partner
    [right] macht, wer rechts von dir sitzt
    [opponent] macht die Gegenseite
    [us] macht ihr beide
   *[them] machen die anderen
  }{ $bonus ->
    [26] { " " }den letzten Stich
    [52] { " " }die letzten zwei Stiche
    [78] { " " }die letzten drei Stiche
   *[other] { "" }
  }{ $bonus ->
    [0] { "" }
   *[other] : { $bonus } Punkte für { $side ->
        [you] dich
        [opponent] die Gegenseite
        [us] euch beide
       *[them] die anderen
      }
  }
reason-cards = { $who ->
    [us] Ihr beide bekommt
    [you] Du bekommst
    [opponent] Die Gegenseite bekommt
   *[them] Die anderen bekommen
  }: { $cards } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  })
reason-deuce = Mit { CARD($card, case: "dat") } { $who ->
    [you] machst du einen Stich: { $bonus } Punkte für dich
   *[opponent] macht die Gegenseite einen Stich: { $bonus } Punkte für die Gegenseite
  }
reason-aces = { $who ->
    [you] { $bonus ->
        [6] Du verlierst eines deiner drei Asse: Sie bringen 6 Punkte
        [12] Du verlierst eines deiner vier Asse: Sie bringen 12 Punkte
       *[other] Du behältst alle deine Asse: { $bonus } Punkte für dich
      }
   *[opponent] { $bonus ->
        [6] Die Gegenseite verliert eines ihrer drei Asse: Sie bringen 6 Punkte
        [12] Die Gegenseite verliert eines ihrer vier Asse: Sie bringen 12 Punkte
       *[other] Die Gegenseite behält alle ihre Asse: { $bonus } Punkte für die Gegenseite
      }
  }
reason-sweep = { $who ->
    [you] Alle Stiche machst du: { $bonus } Punkte für dich
    [opponent] Alle Stiche macht die Gegenseite: { $bonus } Punkte für die Gegenseite
   *[nobody] Alle Stiche macht niemand
  }

# Rätsel zu zweit

puzzle-opponent = Gegenseite
puzzle-short-opponent = Geg.
duel-puzzle-figures = **{ $number ->
    [3] drei Bilder
   *[4] vier Bilder
  }**
duel-puzzle-bianca = **Bianka** (weder Ass noch Bild)
duel-puzzle-blanche = **Blanš**
