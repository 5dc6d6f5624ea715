# Rules

rules-of = ## 📖 Die Regeln von { $game }
rules-contents = Inhalt
rules-pack = Alle Karten
rules-title = ## { $title }
    -# { $game } · Seite { $page } von { $pages }
rule-points = { RANK($rank) }{ "\u00A0" }**{ $points }**
topic-origin = Woher das Spiel kommt
button-rules = Regeln

# The picture of every card

pack-suit = { SUIT($suit) }
pack-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
pack-alt = Alle Karten: eine Zeile für jeden Rang, eine Spalte für jede Farbe. Die Farben: { $suits }. Die Ränge von hoch nach niedrig: { $ranks }.
pack-order = In einer Farbe schlägt die höhere Zeile die niedrigere. In Worten: { $ranks }.
pack-german = **Ober oder Unter?** Der Ober hat das Zeichen seiner Farbe oben, über der Figur, der Unter unten, unter ihr. Der König hat eine Krone, das Ass ein Band.
pack-french = Die Buchstaben darauf: **A** ist das Ass, **K** der König, **D** die Dame, **B** der Bube.
pack-tell = **Ober oder Unter?** Der Ober hat das Zeichen seiner Farbe oben, der Unter unten. Der König hat eine Krone, das Ass zwei Zeichen und eine Jahreszeit. Die Zahlen sind römisch: X ist die Zehn, IX die Neun.
    Ober: Wilhelm Tell (Eichel), Ulrich Rudenz (Laub), Hermann Geßler (Herz), Stüssi der Flurschütz (Schellen). Unter in derselben Reihenfolge: Rudolf der Harras, Walter Fürst, Kuoni der Hirt, Itel Reding. Asse: Winter, Herbst, Frühling, Sommer.
pack-trappola = **Ritter oder Bube?** Der Ritter zeigt ein Pferd, der Bube einen Mann zu Fuß. Der König hat eine Krone, das Ass ein Band.
