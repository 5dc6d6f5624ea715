# Rules

rules-of = ## 📖 Die Regeln von { $game }
rules-contents = Inhalt
rules-pack = Alle Karten
rules-title = ## { $title }
    -# { $game } · Seite { $page } von { $pages }
rule-points = { RANK($rank) }{ "\u00A0" }**{ $points }**
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
pack-french = Die Buchstaben darauf: **A** ist das Ass, **K** der König, **Q** die Dame, **J** der Bube.
pack-trappola = **Ritter oder Bube?** Der Ritter zeigt ein Pferd, der Bube einen Mann zu Fuß. Der König hat eine Krone, das Ass ein Band.
