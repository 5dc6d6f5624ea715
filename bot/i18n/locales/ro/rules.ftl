# Rules

rules-of = ## 📖 Regulile jocului { $game }
rules-contents = Cuprins
rules-pack = Toate cărțile
rules-title = ## { $title }
    -# { $game } · pagina { $page } din { $pages }
rule-points = { RANK($rank) }{ "\u00A0" }**{ $points }**
topic-origin = De unde vine jocul
button-rules = Reguli

# The picture of every card

pack-suit = { SUIT($suit) }
pack-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
pack-alt = Toate cărțile: câte un rând pentru fiecare rang, câte o coloană pentru fiecare culoare. Culorile: { $suits }. Rangurile, de la mare la mic: { $ranks }.
pack-order = În aceeași culoare, rândul de mai sus îl bate pe cel de mai jos. În cuvinte: { $ranks }.
pack-german = **Superior sau inferior?** Superiorul are semnul culorii sus, deasupra figurii, inferiorul jos, sub ea. Regele are coroană, asul are panglică.
pack-french = Literele de pe ele: **A** e asul, **K** regele, **Q** dama, **J** valetul.
pack-tell = **Superior sau inferior?** Superiorul are semnul culorii sus, inferiorul jos. Regele are coroană, asul are două semne și un anotimp. Cifrele sunt romane: X e decarul, IX e nouarul.
    Superiori: Wilhelm Tell (ghindă), Ulrich Rudenz (verde), Hermann Gessler (roșu), păzitorul Stüssi (tobă). Inferiori, în aceeași ordine: Rudolf Harras, Walter Fürst, păstorul Kuoni, Itel Reding. Ași: iarnă, toamnă, primăvară, vară.
pack-trappola = **Cavaler sau valet?** Pe cavaler e un cal, pe valet un om pe jos. Regele are coroană, asul are panglică.
