# Rules

rules-of = ## 📖 The rules of { $game }
rules-contents = Contents
rules-pack = Every card
rules-title = ## { $title }
    -# { $game } · page { $page } of { $pages }
rule-points = { RANK($rank) }{ "\u00A0" }**{ $points }**
topic-origin = Where it comes from
button-rules = Rules

# The picture of every card

pack-suit = { SUIT($suit) }
pack-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
pack-alt = Every card of the pack: a row for each rank, a column for each suit. The suits: { $suits }. The ranks from high to low: { $ranks }.
pack-order = Within a suit a higher row beats a lower one. In words: { $ranks }.
pack-german = **Over or under?** The over has the sign of its suit at the top, above the figure, the under at the bottom, below it. The king has a crown, the ace a ribbon.
pack-french = The letters on them: **A** is the ace, **K** the king, **Q** the queen, **J** the jack.
pack-tell = **Over or under?** The over has the sign of its suit at the top, the under at the bottom. The king has a crown, the ace two signs and a season. The numbers are Roman: X is ten, IX nine.
    Overs: William Tell (acorns), Ulrich Rudenz (leaves), Hermann Gessler (hearts), Stüssi the warden (bells). Unders in the same order: Rudolf Harras, Walter Fürst, Kuoni the shepherd, Itel Reding. Aces: winter, autumn, spring, summer.
pack-trappola = **Cavalier or jack?** The cavalier shows a horse, the jack a man on foot. The king has a crown, the ace a ribbon.
