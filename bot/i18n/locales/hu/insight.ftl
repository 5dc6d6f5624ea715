# A saját játék

decimal = { $whole },{ $tenths }
button-insights = A játékom
button-insights-share = Megosztás
button-insights-example = −{ $cost }, { $deal }. leosztás
insights-title = ### 📈 A játékod · { $game }
insights-of = -# { $deals } leosztás alapján, az utolsó tizenkét hónapból. Csak te látod.
insights-shared = ### 📈 { $name } játéka · { $game }
  -# { $deals } leosztás alapján, az utolsó tizenkét hónapból
insights-lost = **Laponként { $points } pont veszteség** biztos hibákkal: { $choices } döntésből { $mistakes }
insights-where = **Laponként elvesztett pontok**
insights-tricks = { $numbers }. ütés
insights-by-lead = híváskor
insights-by-follow = hívásra
insights-by-trump = adu
insights-by-plain = más szín
insights-declared = Bemondva: **{ $declared }**, visszatartva: { $kept }
insights-dost = *Dost:* **{ $right }** helyes, { $wrong } hibás, { $missed } elmulasztott vagy késői
insights-dealt = Kapott lapok: leosztásonként **{ $points }**, a szaggatott vonal átlagos kezdete
insights-habits = **Ami a legtöbbe kerül**
insights-habit = { $habit }: **−{ $points }**, { $cards } lappal
insights-habit-said = { $habit }: **−{ $lost }** { $unit ->
    [brcka] brčko
   *[points] pont
  }
insights-none = A játékodról még nincs mit mutatni.
insights-how = -# Befejezett játszmáid minden lapját sok olyan leosztáson próbáljuk ki, amelyet lehetségesnek tarthattál. Amikor megnyitod ezt az oldalt, átnézzük a legújabb játszmáidat, naponta legfeljebb húsz leosztást.
insights-search = -# Éppen átnézzük a legújabb játszmáidat: hamarosan többet tudunk.
insights-few = -# Ilyen kevés leosztásnál a véletlen többet mond, mint a szokás.
insights-chart = Laponként elvesztett pontok havonta
insights-alt = A laponként elvesztett pontok diagramja havonta: { $months }.
insights-alt-month = { $month } { $points }
insights-nothing-to-share = A játékodról még semmi sem ismert. Előbb nézd meg: `/{ $command } kezdőlap`.
insights-shared-here = Ezt ma itt már megosztottad.
habit-led-trump = Adut hívtál, ahol más szín jobb volt
habit-led-no-trump = Más színt hívtál, ahol az adu jobb volt
habit-kept-ace = Megtartottál egy ászt, amelyet jobb lett volna kijátszani
habit-led-suit = Olyan színt hívtál, amelynél egy másik jobb volt
habit-led-high = Magasat hívtál, ahol alacsonyabb lap jobb volt
habit-led-low = Alacsonyat hívtál, ahol magasabb lap jobb volt
habit-played-trump = Adut tettél, ahol más szín jobb volt
habit-played-no-trump = Nem tettél adut, ahol jobb lett volna
habit-threw-suit = Olyan színt dobtál, amelynél egy másik jobb volt
habit-played-high = Magasat tettél, ahol alacsonyabb lap jobb volt
habit-played-low = Alacsonyat tettél, ahol magasabb lap jobb volt
habit-kept-back = Bemondhattad volna, de nem tetted
habit-kept-hand = Megtartottad a lapjaidat, bár jobb lett volna cserélni
habit-gave-up-hand = Lecserélted a lapjaidat, bár jobb lett volna megtartani
habit-missed-dost = Megvolt a század, de későn vagy sosem mondtál *dost*-ot
habit-false-dost = Száz nélkül mondtál *dost*-ot
