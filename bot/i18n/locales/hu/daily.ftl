# The deal of the day

command-daily = napi
command-daily-about = A nap leosztása: mindenkinek ugyanazok a lapok, egy próbálkozás; csak te látod
daily-title = ### 📅 A nap leosztása · { DATETIME($date, dateStyle: "short") }
daily-about = Mindenkinek ugyanazok a lapok, erős gépek ellen. **Egy próbálkozásod** van, eddig: { $until }.
daily-how = -# Mindenki ugyanazokat a lapokat kapja ugyanazon a helyen, minden szerveren. Aki ugyanúgy játszik, ugyanazokat a válaszokat kapja. Abbahagyhatod, és később folytathatod. Amit a nap végéig nem játszol végig, az sehol sem számít; erős gépek játsszák végig, hogy visszanézhesd. Az egyenlő eredmények osztoznak a helyezésen.
daily-seal = -# A leosztás pecsétje: `{ $seal }`. Ha a nap véget ér, a titka is látható lesz.
daily-seed = -# Pecsét: `{ $seal }`, a kiosztást meghatározó titok, `{ $seed }` SHA-256 értéke.
daily-streak = 🔥 { $days ->
    [one] Egy nap
   *[other] { $days } nap
  } egymás után.
daily-streak-mark = 🎖️ Ezért kitüntetés jár.
daily-yesterday = Tegnap: **{ $points }** · { $place }
daily-yesterday-alone = Tegnap: **{ $points }**. Rajtad kívül senki sem játszotta végig.
daily-ended = **Vége a leosztásnak.** { $partners ->
    [0] A te pontjaid, mínusz az ellenfeledéi
   *[other] A ti pontjaitok, az ellenfeleké levonva
  }: **{ $points }**.
daily-points = { $partners ->
    [0] A te pontjaid, az ellenfeledé levonva
   *[other] A ti pontjaitok, az ellenfeleké levonva
  }: **{ $points }**
daily-alone = Rajtad kívül senki sem játszotta végig.
daily-row-how = -# Négyzet: nyert ütés, kör: vesztett, ⭐: bónusszal nyert. Kék: több, mint ugyanaz az ütés az erős gépeknek, narancs: kevesebb.
daily-row-mixed = -# Ma a legjobbak elöl: a játék sorrendje másoknak segítene.
daily-strong = Erős gépek a te helyeden: **{ $points }**
daily-perfect = Nyílt lapokkal, ha mindenki tökéletesen játszik: **{ $points }**
daily-working = -# Az erős gépek és a tökéletes játék eredménye még készül. Nézd meg kicsit később újra.
daily-until = -# Az elemzés ekkor nyílik meg: { $until }.
daily-not-counted = Elkezdted ezt a leosztást, de nem játszottál ki lapot. Nem számít.
daily-counting = -# A nap véget ért, a próbálkozásokat most számolják össze. Nézz vissza néhány perc múlva.
daily-left-off = **Félbehagyva.** Erős gépek játszották végig, hogy visszanézhesd. Sehol sem számít.
daily-moved = -# A leosztásod egy újabb üzenetben folytatódik.
button-daily = A nap leosztása
button-daily-play = Játék
button-daily-how = Így működik
button-daily-result = Mások eredménye
daily-missed = Ezt a leosztást nem játszottad. A napja véget ért.
daily-shared = **{ $name }** végigjátszotta: **{ $points }**.
button-daily-share = Megosztás
button-daily-try = Én is játszom
button-daily-before = Az előző nap
button-daily-own = Az eredményem
button-daily-field = A mezőny
button-daily-best = A legjobb eredmény

# The picture of the field

daily-chart-field = A mezőny
daily-chart-tries = { $tries ->
    [one] Egy próbálkozás
   *[other] { $tries } próbálkozás
  }
daily-place = { $place }. hely, összesen { $size }; mögötted a többiek { $percent }%-a{ $equal ->
    [0] { "" }
   *[other] , veled azonos eredmény: { $equal }
  }
daily-chart-compared = Erős gépek { $strong } · nyílt lapokkal { $perfect }
daily-chart-streak = { $days ->
    [one] egy nap
   *[other] { $days } nap
  } egymás után

# The field, the day after

daily-field-title = ### 📊 A mezőny · { DATETIME($date, dateStyle: "medium") }
daily-field-open = Ezt a leosztást még játsszák vagy számolják. A mezőny akkor látható, ha a nap véget ért.
daily-field-nobody = Ezt a leosztást senki sem játszotta.
daily-field-mistake = **A legdrágább gyakori hiba:** { $trick }. ütés, { FACE($card) }. Az idáig jutott { $tries } játékos { $percent }%-a játszotta ki. Abból, amit tudni lehetett, { $better } { $cost ->
    [one] 1 ponttal
   *[other] { $cost } ponttal
  } jobb.
daily-field-best = **A legjobb játék: { $points }**
daily-somebody = Valaki

# Deals of earlier days, played after their day

option-day = nap
option-day-about = Egy elmúlt nap: játszd most a leosztását, vagy nézd meg az eredményed
daily-days-title = ### 🗓️ Korábbi napok
daily-days-own = **Lejátszva:** { $played } / { $days }
daily-days-about = Válassz egy napot. A leosztását most is lejátszhatod, csak magadnak, vagy megnézheted az eredményed. Amit a napja után játszol, sehol sem számít.
daily-days-none = Korábbi napnak még nincs leosztása.
daily-day = { DATETIME($date, dateStyle: "short") }
daily-day-own = Te: { $points }
daily-day-later = Később játszva: { $points }
daily-day-none = Nem játszottad
daily-day-left-off = Félbehagyva
daily-later = -# A napja után játszva: sehol sem számít.
daily-later-again = -# Újra játszva, a napja után: sehol sem számít.
daily-later-offer = Most lejátszhatod, csak magadnak. Sehol sem számít: sem a mezőnyben, sem a rangsorban, sem az egymás utáni napokban.
daily-later-open = Ezt a leosztást nem játszottad végig.
daily-later-place = A napja eredményei mellett: { $place }
daily-later-alone = A napján senki sem játszotta végig.
daily-later-own = Az eredményed a napján: **{ $points }**
daily-later-working = -# Most számoljuk ki, mire jutna vele az erős gép és a tökéletes játék. Nézd meg kicsit később újra.
button-daily-days = Korábbi napok
button-daily-later = Játék most
button-daily-again = Játék újra
button-daily-go-on = Tovább játszom
button-daily-played-later = Későbbi eredményem
button-daily-day = Az a nap

# The table of the week and of the month

button-daily-ranks = Rangsor
daily-ranks-title = ### 🏆 A nap leosztásai · { $period ->
    [month] hónap
   *[week] hét
  } eddig: { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] minden szerver
   *[here] ez a szerver
  }
daily-ranks-how = -# Egy lezárt nap leosztása, ha legalább { $least } ember végigjátszotta, annyi pontot ér, ahány százalékát megelőzted a többieknek, és fél pontot minden veled egyenlő százalékért. A félbehagyott semmit sem ér.
    -# Hogy ki szerepel itt és milyen néven, azt mindenki a saját beállításaiban választja meg.
daily-ranks-none = Itt még nincs senki.
daily-ranks-off = Ennek a szervernek a moderátorai nem kérnek rangsort.
daily-ranks-equal = `{ $place }` { $people } ember azonos pontszámmal
daily-rank = `{ $place }` **{ $name }** · { $points } pont · { $tries ->
    [one] egy leosztás
   *[other] { $tries } leosztás
  }
button-daily-week = A hét
button-daily-month = A hónap
button-daily-here = Ez a szerver
button-daily-everywhere = Minden szerver

# Each day in a channel

daily-post = ### 📅 A nap leosztása · { DATETIME($date, dateStyle: "short") }
    Mindenkinek ugyanazok a lapok, minden szerveren; egy próbálkozás, eddig: { $until }.
daily-post-before = **{ $game }** tegnap: { $tries ->
    [one] egy próbálkozás
   *[other] { $tries } próbálkozás
  }, a legjobb { $best }.
