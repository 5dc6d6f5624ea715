# Rules

rules-of = ## 📖 { $game }: a szabályok
rules-contents = Tartalom
rules-pack = Minden lap
rules-title = ## { $title }
    -# { $game } · oldal: { $page }/{ $pages }
rule-points = { RANK($rank) }{ "\u00A0" }**{ $points }**
topic-origin = Honnan ered a játék
button-rules = Szabályok

# The picture of every card

pack-suit = { SUIT($suit) }
pack-points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
  }
pack-alt = Minden lap: soronként egy érték, oszloponként egy szín. A színek: { $suits }. Az értékek felülről lefelé: { $ranks }.
pack-order = Egy színen belül a feljebb lévő sor üti a lejjebb lévőt. Szavakkal: { $ranks }.
pack-german = **Felső vagy alsó?** A felsőn a szín jele felül van, az alak fölött, az alsón alul, az alak alatt. A királynak koronája van, az ásznak szalagja.
pack-french = A betűk rajtuk: **A** az ász, **K** a király, **Q** a dáma, **J** a bubi.
pack-tell = **Felső vagy alsó?** A felsőn a szín jele felül van, az alsón alul. A királynak koronája van, az ásznak két jele és egy évszaka. A számok rómaiak: X = tízes, IX = kilences.
    Felsők: Tell Vilmos (makk), Ulrich Rudenz (zöld), Hermann Gessler (piros), Stüszi vadász (tök). Alsók ugyanebben a sorrendben: Rudolf Harras, Walter Fürst, Kuoni pásztor, Itell Reding. Ászok: tél, ősz, tavasz, nyár.
pack-trappola = **Lovas vagy bubi?** A lovason ló van, a bubin gyalogos. A királynak koronája van, az ásznak szalagja.
