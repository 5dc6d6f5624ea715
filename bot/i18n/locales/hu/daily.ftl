# The deal of the day

command-daily = napi
command-daily-about = A nap leosztása: mindenkinek ugyanazok a lapok, egy próba; csak te látod
daily-title = ### 📅 A nap leosztása · { DATETIME($date, dateStyle: "medium") }
daily-about = Mindenkinek ugyanazok a lapok és ugyanaz a hely, minden szerveren, erős gépek ellen. Aki ugyanúgy játszik, annak ugyanúgy felelnek. **Egy próbád** van, eddig: { $until }. Abbahagyhatod, és később folytathatod; amit nem játszol végig, azt erős gépek játsszák végig. Az egyenlő eredmények osztoznak a helyezésen, és egymáshoz képest felet érnek.
daily-about-stovkahra = Egy leosztás, végigjátszva: senki sem mond *dost*-ot, és senki sem jelez. A ti pontjaitok számítanak, az ellenfeleké levonva.
daily-about-trappola = Egy leosztás. A te pontjaid számítanak, az ellenfeledé levonva.
daily-about-bulka = Egy kör kassza és alifer nélkül. A te pontjaid számítanak, az ellenfeledé levonva.
daily-seal = -# A leosztás pecsétje: `{ $seal }`. Ha a nap véget ér, a magja is látható lesz.
daily-seed = -# Pecsét: `{ $seal }`, a kiosztást meghatározó `{ $seed }` mag SHA-256 értéke.
daily-streak = 🔥 { $days ->
    [one] Egy nap
   *[other] { $days } nap
  } egymás után.
daily-ended = **Vége a leosztásnak.** A ti pontjaitok mínusz az övéik: **{ $points }**.
daily-points = A ti pontjaitok mínusz az övéik: **{ $points }**
daily-share = Mögötted a többiek **{ $percent }%**-a · { $place }. hely, összesen { $size }
daily-alone = Rajtad kívül senki sem játszotta végig.
daily-strong = Erős gépek a te helyeden: **{ $points }**
daily-perfect = Ha mindenki tökéletesen játszik: **{ $points }**
daily-working = -# Hogy az erős gépek és a tökéletes játék mire mennek vele, most számoljuk. Nyomd meg kicsit később újra: *Mások eredménye*.
daily-until = -# Ezt a leosztást mások még játsszák. Az elemzés ekkor nyílik meg: { $until }.
daily-not-counted = Elkezdted ezt a leosztást, de nem játszottál ki lapot. Nem számít.
daily-counting = -# A nap véget ért, a próbákat most számolják össze. Nézz vissza néhány perc múlva.
daily-left-off = -# Félbehagyva: erős gépek játszották végig. A mezőnyben számít, de a heti és a havi táblázatban nem ér semmit.
daily-moved = -# A leosztásod egy újabb üzenetben folytatódik.
button-daily-play = Játék
button-daily-result = Mások eredménye
daily-missed = Ezt a leosztást nem játszottad. A napja véget ért.
daily-shared = **{ $name }** végigjátszotta: **{ $points }**.
button-daily-share = Megosztás
button-daily-try = Én is játszom
button-daily-before = Az előző nap
button-daily-own = Az eredményem
button-daily-field = A mezőny

# The picture of the field

daily-chart-field = A mezőny
daily-chart-tries = { $tries ->
    [one] Egy próba
   *[other] { $tries } próba
  }
daily-chart-place = { $place }. hely, összesen { $size }, mögötte { $percent }%
daily-chart-streak = { $days ->
    [one] egy nap
   *[other] { $days } nap
  } egymás után

# The field, the day after

daily-field-title = ### 📊 A mezőny · { DATETIME($date, dateStyle: "medium") }
daily-field-open = Ezt a leosztást még játsszák vagy számolják. A mezőny akkor látható, ha a nap véget ért.
daily-field-nobody = Ezt a leosztást senki sem játszotta.
daily-field-mistake = **A legdrágább gyakori hiba:** { $trick }. ütés, { FACE($card) }. Ennyien játszották azok közül, akik idáig jutottak ({ $tries }): { $percent }%. Ára { $cost ->
    [one] 1 pont
   *[other] { $cost } pont
  }; jobb: { $better }
daily-field-best = **A legjobb játék: { $points }**
daily-somebody = Valaki

# The table of the week and of the month

button-daily-ranks = Rangsor
daily-ranks-title = ### 🏆 A napok leosztásai · { $period ->
    [month] hónap
   *[week] hét
  } eddig: { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] minden szerver
   *[here] ez a szerver
  }
daily-ranks-how = -# Minden nap annyit ér, ha véget ért, ahány százalékát valaki a mezőnynek megelőzte, az egyenlők felével; az egyenlő összegek osztoznak a helyezésen. A félbehagyott leosztás nem ér semmit. Hogy ki szerepel itt és milyen néven, azt mindenki a saját beállításaiban választja meg.
daily-ranks-none = Itt még nincs senki.
daily-ranks-off = Ennek a szervernek a moderátorai nem kérnek rangsort.
daily-rank = `{ $place }` **{ $name }** · { $points } · { $tries ->
    [one] egy leosztás
   *[other] { $tries } leosztás
  }
button-daily-week = A hét
button-daily-month = A hónap
button-daily-here = Ez a szerver
button-daily-everywhere = Minden szerver

# Each day in a channel

daily-post = ### 📅 A nap leosztása · { DATETIME($date, dateStyle: "medium") }
    Mindenkinek ugyanazok a lapok, minden szerveren; egy próba, eddig: { $until }.
daily-post-before = **{ $game }** tegnap: { $tries ->
    [one] egy próba
   *[other] { $tries } próba
  }, a legjobb { $best }.
