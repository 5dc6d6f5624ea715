# The deal of the day

command-daily = denní
command-daily-about = Rozdání dne: pro všechny stejné karty, jeden pokus; vidíš ho jen ty
daily-title = ### 📅 Rozdání dne · { DATETIME($date, dateStyle: "medium") }
daily-about = Pro všechny stejné karty, proti počítačům úrovně expert. Máš **jeden pokus**, do { $until }.
daily-how = -# Všichni mají stejné karty i místo, na všech serverech. Kdo zahraje stejně, dostane stejné odpovědi. Můžeš přestat a pokračovat později. Co do konce dne nedohraješ, nikam se nepočítá; dohrají to počítače, aby bylo co rozebrat. Shodné výsledky se dělí o místo.
daily-seal = -# Pečeť rozdání: `{ $seal }`. Až den skončí, ukáže se i jeho tajné číslo.
daily-seed = -# Pečeť: `{ $seal }`, SHA-256 tajného čísla `{ $seed }`, ze kterého vyplývají karty.
daily-streak = 🔥 { $days ->
    [one] Jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  } po sobě.
daily-streak-mark = 🎖️ Za to je vyznamenání.
daily-yesterday = Včera: **{ $points }** · { $place }
daily-yesterday-alone = Včera: **{ $points }**. Kromě tebe nikdo nedohrál.
daily-ended = **Dohráno.** Rozdíl bodů proti { $partners ->
    [0] soupeři
   *[other] soupeřům
  }: **{ $points }**.
daily-points = Rozdíl bodů proti { $partners ->
    [0] soupeři
   *[other] soupeřům
  }: **{ $points }**
daily-alone = Kromě tebe nikdo nedohrál.
daily-row-how = -# Čtverce vyhrané štychy, kolečka prohrané, ⭐ vyhrané s prémií. Modrá: víc, než tentýž štych vynesl počítačům úrovně expert, oranžová: míň.
daily-row-mixed = -# Dnes nejlepší první: skutečné pořadí by pomohlo ostatním.
daily-strong = Počítače úrovně expert na tvém místě: **{ $points }**
daily-perfect = S odkrytými kartami, když všichni hrají dokonale: **{ $points }**
daily-working = -# Výsledek počítačů a dokonalé hry se právě počítá. Podívej se za chvíli znovu.
daily-until = -# Rozbor se otevře { $until }.
daily-not-counted = Rozdání máš otevřené, ale nepadla v něm od tebe ani jedna karta. Nepočítá se.
daily-counting = -# Den skončil a jeho pokusy se právě počítají. Podívej se za pár minut.
daily-left-off = **Nedohráno.** Do konce to dohrály počítače úrovně expert, aby bylo co rozebrat. Nikam se to nepočítá.
daily-moved = -# Tvoje rozdání pokračuje v novější zprávě.
button-daily = Rozdání dne
button-daily-play = Hrát
button-daily-how = Jak na to
button-daily-result = Jak hráli ostatní
daily-missed = Tohle rozdání ti uteklo. Jeho den skončil.
daily-shared = **{ $name }** má dohráno: **{ $points }**.
button-daily-share = Pochlubit se
button-daily-try = Zahrát si taky
button-daily-before = Předchozí den
button-daily-own = Můj výsledek
button-daily-field = Všichni hráči
button-daily-best = Nejlepší výsledek

# The picture of the field

daily-chart-field = Všichni hráči
daily-chart-tries = { $tries ->
    [one] Jeden pokus
    [few] { $tries } pokusy
    [many] { $tries } pokusu
   *[other] { $tries } pokusů
  }
daily-place = { $place }. místo z { $size }, před { $percent }{ "\u00A0" }% ostatních{ $equal ->
    [0] { "" }
    [one] , stejně jako jeden další
    [few] , stejně jako { $equal } další
    [many] , stejně jako { $equal } dalšího
   *[other] , stejně jako { $equal } dalších
  }
daily-chart-compared = Počítače expert { $strong } · s odkrytými kartami { $perfect }
daily-chart-streak = { $days ->
    [one] jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  } po sobě

# The field, the day after

daily-field-title = ### 📊 Všichni hráči · { DATETIME($date, dateStyle: "medium") }
daily-field-open = Tohle rozdání se ještě hraje nebo sčítá. Až jeho den skončí, uvidíš tu všechny výsledky.
daily-field-nobody = Toto rozdání nikdo nehrál.
daily-field-mistake = **Nejdražší častá chyba:** ve štychu { $trick } { FACE($card) }, hrálo { $percent }{ "\u00A0" }% z těch, kdo se k tomu dostali ({ $tries }). Podle toho, co se dalo vědět, je { $better } lepší o { $cost ->
    [one] 1 bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
  }.
daily-field-best = **Nejlepší průběh: { $points }**
daily-somebody = Někdo

# Deals of earlier days, played after their day

option-day = den
option-day-about = Den, který skončil: zahraj si jeho rozdání, nebo se podívej na svůj výsledek
daily-days-title = ### 🗓️ Dřívější dny
daily-days-own = **Odehráno:** { $played } z { $days }
daily-days-about = Vyber si den. Jeho rozdání si můžeš zahrát teď, jen pro sebe, nebo se podívat na svůj výsledek. Co se hraje po jeho dni, se nikam nepočítá.
daily-days-none = Žádné rozdání dřívějšího dne tu ještě není.
daily-day = { DATETIME($date, dateStyle: "medium") }
daily-day-own = Tvůj výsledek: { $points }
daily-day-later = Později: { $points }
daily-day-none = Nehráno
daily-day-left-off = Nedohráno
daily-later = -# Hráno až po jeho dni: nikam se to nepočítá.
daily-later-again = -# Hráno znovu, až po jeho dni: nikam se to nepočítá.
daily-later-offer = Můžeš si ho zahrát teď, jen pro sebe. Nikam se to nepočítá: ani mezi výsledky, ani do pořadí, ani do dnů po sobě.
daily-later-open = Tohle rozdání nemáš dohrané.
daily-later-place = Vedle výsledků z toho dne: { $place }
daily-later-alone = Ten den ho nikdo nedohrál.
daily-later-own = Tvůj výsledek z toho dne: **{ $points }**
daily-later-working = -# Co by z toho měly počítače úrovně expert a dokonalá hra, se právě počítá. Podívej se za chvíli znovu.
button-daily-days = Dřívější dny
button-daily-later = Zahrát teď
button-daily-again = Zahrát znovu
button-daily-go-on = Hrát dál
button-daily-played-later = Můj pozdější výsledek
button-daily-day = Ten den

# The table of the week and of the month

button-daily-ranks = Pořadí
daily-ranks-title = ### 🏆 Rozdání dne · { $period ->
    [month] měsíc
   *[week] týden
  } do { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] všechny servery
   *[here] tenhle server
  }
daily-ranks-how = -# Rozdání, jehož den skončil a které dohráli aspoň { $least } lidé, přinese bod za každé procento ostatních, které máš za sebou, a půl bodu za každé procento těch, kdo mají stejně. Za nedohrané nic.
    -# Kdo tu je a pod jakým jménem, si každý volí ve svém nastavení.
daily-ranks-none = Nikdo tu není.
daily-ranks-off = Moderátoři tohoto serveru pořadí nechtějí.
daily-ranks-equal = `{ $place }` stejně bodů má { $people } lidí
daily-rank = `{ $place }` **{ $name }** · { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } · { $tries ->
    [one] jedno rozdání
    [few] { $tries } rozdání
    [many] { $tries } rozdání
   *[other] { $tries } rozdání
  }
button-daily-week = Týden
button-daily-month = Měsíc
button-daily-here = Tenhle server
button-daily-everywhere = Všechny servery

# Each day in a channel

daily-post = ### 📅 Rozdání dne · { DATETIME($date, dateStyle: "medium") }
    Pro všechny stejné karty, na všech serverech; jeden pokus, do { $until }.
daily-post-before = **{ $game }** včera: { $tries ->
    [one] jeden pokus
    [few] { $tries } pokusy
    [many] { $tries } pokusu
   *[other] { $tries } pokusů
  }, nejlepší { $best }.
