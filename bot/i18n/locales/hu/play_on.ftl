# Továbbjátszás egy korábbi játszma pillanatától vagy egy feladványtól

button-play-on = Innen játszom tovább
button-play-on-trick = { $trick }. ütés · { $name }
button-play-on-back = { $from ->
    [puzzle] Vissza a feladványhoz
   *[game] Vissza a játszmához
  }
button-play-on-again = Innen még egyszer
play-on-title = ### 🔀 Továbbjátszás · { $game }
play-on-ask = **Kinek a lapjait veszed át?** Az első helyen ülő van soron. A többieket erős gépek játsszák. Ezt a leosztást csak te látod, és semmit sem jegyzünk fel belőle.
play-on-dear = -# Továbbjátszás egy drága lap előttről:
play-on-points = **Vége a leosztásnak.** { $whose ->
    [you] A te pontjaid és az ellenfeledé
    [side] A ti pontjaitok és az ellenfeleké
   *[others] Pontok
  }: **{ $made }**. { $before ->
    [perfect] Nyílt lapokkal, tökéletes játékkal
   *[game] A játszmában
  }: **{ $then }**.
play-on-chips = Zsetonjaid e leosztás után: **{ $made }**. A játszmában: **{ $then }**.
play-on-none = nincs
play-on-uncounted = -# Ebből semmit sem jegyzünk fel.
play-on-over = Itt már véget ért a leosztás, nincs több kijátszható lap. Lépj vissza néhány lapot, és játssz tovább onnan.
play-on-alone = Itt egy sehol sem számító leosztást játszol tovább, a végéig vagy ameddig akarod. Bármikor visszatérhetsz oda, ahonnan való.
play-on-puzzle = Előbb játssz ki egy lapot ebben a feladványban, mert az első számít. Utána tovább is játszhatod.
