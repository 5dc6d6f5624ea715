# The review

button-review = Elemzés
button-own-games = Játszmáim
button-review-deal = { $deal }. leosztás
button-review-again = Mutasd
review-working = Folyik az elemzés ({ $deal }.{ "\u00A0" }leosztás): minden lapot sok lehetséges leosztáson próbálunk ki. { $before ->
    [0] Magától megjelenik, többnyire néhány másodperc múlva.
   *[other] Előtte még { $before } leosztás van soron.
}
review-so-far = { $cards } lapból eddig { $judged } kész, elöl a legdrágábbak.

review-title = ### 🔍 { $deal }. leosztás, elemzés
review-how = -# A hiba biztosan rosszabb volt azzal, amit a játékos tudott, átlagosan ennyi ponttal. Balszerencse, és amit nehéz volt tudni: ahogy a lapok álltak, egy másik jobb volt.
review-left-out = -# A többi ütés kimaradt: kevés a mondanivaló.
review-player = { $name }: { $mistakes ->
    [0] nincs biztos hiba
   *[other] **−{ $loss }** pont hibák miatt ({ $free } döntésből { $mistakes })
  }
review-mistake = -# { $name } { FACE($card) } **−{ $cost }**, jobb: { $better }
review-lucky = -# Szerencse: nyílt lapokkal nézve nem került semmibe.
review-suit = { SIGN($suit) }
review-fact = -# { $card }: { $right ->
    [yes] Csak akkor jó, ha
   *[no] Akkor a legdrágább, ha
  } { $you ->
    [yes] a te kezedben
   *[no] { $name } kezében
  } { $holds ->
    [yes] van
   *[no] nincs
  } { $what }: { $tenths ->
    [0] szinte soha
    [10] szinte mindig
   *[other] 10 lehetőségből { $tenths }
  }.
review-fact-likely = -# { $card }: { $right ->
    [yes] Csak akkor jó, ha
   *[no] Akkor a legdrágább, ha
  } { $you ->
    [yes] a te kezedben
   *[no] { $name } kezében
  } { $holds ->
    [yes] van
   *[no] nincs
  } { $what }, ami { $right ->
    [yes] nem valószínű
   *[no] valószínű
  }.
review-luck = -# { $name } { FACE($card) } −{ $cost }: balszerencse, jobb volt { $better }
review-unsure = -# { $name } { FACE($card) } −{ $cost }: nehéz volt tudni, jobb volt { $better }
review-exchanged = **Megtartani vagy félretenni**
review-alifer = **Alifer**
review-exchanged-line = { $kept ->
    [yes] { $you ->
        [yes] Megtartottad a lapjaidat
       *[no] { $name } megtartotta a lapjait
      }; új lapok valószínűleg jobbak lettek volna
   *[no] { $you ->
        [yes] Lemondtál a lapjaidról
       *[no] { $name } lemondott a lapjairól
      }; megtartani valószínűleg jobb lett volna
  }, körülbelül { $points ->
    [one] 1 ponttal
   *[other] { $points } ponttal
  }.
review-unasked = **Elmaradt kérdés, pedig ingyen van**
review-withheld = **Elmaradt bemondások**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-withheld-hundred = { $tricks ->
    [0] rögtön száz
   *[other] { $tricks }. ütés után száz
  }
review-withheld-word = { $name }: { $word } · +{ $points }
review-dost = **Dost**
review-missed = { $you ->
    [yes] Te
   *[no] { $name }
  } { $tricks ->
    [0] már a bemondás
    [1] már az 1. ütés
    [5] már az 5. ütés
   *[other] már a { $tricks }. ütés
  } után { $you ->
    [yes] kimondhattad
   *[no] kimondhatta
  } volna, { $ours }:{ $theirs } állásnál.
review-missed-lost = Ezzel { $worth ->
    [one] egy brčkót
   *[other] két brčkót
  } nyert volna; így viszont az ellenfél nyert { $lost ->
    [one] egyet
   *[other] kettőt
  }.
review-missed-less = Egy brčko helyett kettőt nyert volna.
review-missed-more = A várakozás egy brčko helyett kettőt hozott.
review-missed-same = { $tricks ->
    [one] Egy ütéssel
   *[other] { $tricks } ütéssel
  } később ugyanannyit ért.
review-false = { $you ->
    [yes] Te { $points } pontnál mondtad
   *[no] { $name } { $points } pontnál mondta
  } ki; { $missing } hiányzott.
review-false-cost = Ez körülbelül { $cost } brčkóba került.
review-page = -# Oldal: { $page }/{ $pages }
review-chart-known = ami várható volt
review-chart-seen = nyílt lapokkal
review-chart-luck = balszerencse
review-chart-tricks = Ütés (pontok bemondások nélkül)
review-chart-seat = { $seat }. hely
review-alt = { $deal }. leosztás, diagram a játék pontjaiban: nulla fölött jobb neki: { $names0 }, nulla alatt neki: { $names1 }. Tökéletes játék nyílt lapokkal az első laptól: { $perfect }; az egyes ütések után: { $seen }. Ami az egyes ütések előtt várható volt: { $expected }. A vége: { $taken }.
review-alt-unplayed = { $deal }. leosztás, diagram a játék pontjaiban: nulla fölött jobb neki: { $names0 }, nulla alatt neki: { $names1 }. Tökéletes játék nyílt lapokkal: { $perfect }. Egyetlen ütés sem volt.
review-alt-mistake = A legdrágább hiba, { $trick }. ütés: { $name }, { CARD($card) }, { $cost } veszteség.
