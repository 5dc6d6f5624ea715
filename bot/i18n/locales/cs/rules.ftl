# Rules

rules-of = ## 📖 Pravidla: { $game }
rules-contents = Obsah
rules-pack = Všechny karty
rules-title = ## { $title }
    -# { $game } · strana { $page } z { $pages }
rule-points = { RANK($rank) }{ "\u00A0" }**{ $points }**
topic-origin = Odkud hra pochází
button-rules = Pravidla

# The picture of every card

pack-suit = { SUIT($suit) }
pack-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
pack-alt = Všechny karty: řádek pro každou hodnotu, sloupec pro každou barvu. Barvy: { $suits }. Hodnoty od nejvyšší: { $ranks }.
pack-order = V jedné barvě přebíjí vyšší řádek nižší. Slovy: { $ranks }.
pack-german = **Svršek, nebo spodek?** Svršek má znak barvy nahoře, nad postavou, spodek dole, pod ní. Král má korunu, eso stuhu.
pack-french = Písmena na nich: **A** je eso, **K** král, **Q** dáma, **J** kluk.
pack-tell = **Svršek, nebo spodek?** Svršek má znak barvy nahoře, spodek dole. Král má korunu, eso dva znaky a roční období. Čísla jsou římská: X je desítka, IX devítka.
    Svršky: Vilém Tell (žaludy), Ulrich Rudenz (zelené), Hermann Gessler (červené), hajný Stüssi (kule). Spodky ve stejném pořadí: Rudolf Harras, Walter Fürst, pastýř Kuoni, Itel Reding. Esa: zima, podzim, jaro, léto.
pack-trappola = **Jezdec, nebo kluk?** Na jezdci je kůň, na klukovi pěšák. Král má korunu, eso stuhu.
