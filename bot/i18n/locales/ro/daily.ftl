# The deal of the day

command-daily = zilnic
command-daily-about = Dona zilei: aceleași cărți pentru toți, o singură încercare; o vezi doar tu
daily-title = ### 📅 Dona zilei · { DATETIME($date, dateStyle: "medium") }
daily-about = Aceleași cărți pentru toți, contra unor calculatoare puternice. Ai **o singură încercare**, până la { $until }.
daily-how = -# Toți primesc aceleași cărți pe același loc, pe toate serverele. Cine joacă la fel primește aceleași răspunsuri. Te poți opri și poți continua mai târziu. Ce nu termini până la sfârșitul zilei nu contează nicăieri; calculatoarele puternice joacă dona până la capăt, ca s-o poți revedea. Rezultatele egale împart locul.
daily-seal = -# Sigiliul donei: `{ $seal }`. Când se termină ziua, se arată și secretul ei.
daily-seed = -# Sigiliu: `{ $seal }`, SHA-256 al secretului `{ $seed }`, din care decurg cărțile.
daily-streak = 🔥 { $days ->
    [one] O zi
    [few] { $days } zile
   *[other] { $days } de zile
  } la rând.
daily-streak-mark = 🎖️ Asta aduce o distincție.
daily-yesterday = Ieri: **{ $points }** · { $place }
daily-yesterday-alone = Ieri: **{ $points }**. Doar tu ai jucat-o până la capăt.
daily-ended = **Dona s-a încheiat.** Diferența de puncte față de { $partners ->
    [0] adversar
   *[other] adversari
  }: **{ $points }**.
daily-points = Diferența de puncte față de { $partners ->
    [0] adversar
   *[other] adversari
  }: **{ $points }**
daily-alone = Doar tu ai jucat-o până la capăt.
daily-row-how = -# Pătrate: levate câștigate, cercuri: pierdute, ⭐: câștigate cu bonus. Albastru: mai mult decât a adus aceeași levată calculatoarelor puternice, portocaliu: mai puțin.
daily-row-mixed = -# Azi cele mai bune întâi: ordinea jocului i-ar ajuta pe alții.
daily-strong = Calculatoare puternice pe locul tău: **{ $points }**
daily-perfect = Cu mâinile deschise, dacă toți joacă perfect: **{ $points }**
daily-working = -# Se calculează încă ce ar scoate calculatoarele puternice și jocul perfect. Revino peste puțin.
daily-until = -# Analiza se deschide { $until }.
daily-not-counted = Ai început dona asta, dar n-ai jucat nicio carte. Nu contează.
daily-counting = -# Ziua s-a încheiat, iar încercările se numără chiar acum. Revino peste câteva minute.
daily-left-off = **Neterminată.** Au jucat-o până la capăt calculatoare puternice, ca s-o poți revedea. Nu contează nicăieri.
daily-moved = -# Dona ta continuă într-un mesaj mai nou.
button-daily = Dona zilei
button-daily-play = Joacă
button-daily-how = Detalii
button-daily-result = Cum au jucat alții
daily-missed = N-ai jucat dona asta. Ziua ei s-a încheiat.
daily-shared = **{ $name }** a jucat-o: **{ $points }**.
button-daily-share = Arată tuturor
button-daily-try = Joacă și tu
button-daily-before = Ziua dinainte
button-daily-own = Rezultatul meu
button-daily-field = Toți jucătorii
button-daily-best = Cel mai bun rezultat

# The picture of the field

daily-chart-field = Toți jucătorii
daily-chart-tries = { $tries ->
    [one] O încercare
    [few] { $tries } încercări
   *[other] { $tries } de încercări
  }
daily-place = locul { $place } din { $size }, înaintea a { $percent }% dintre ceilalți{ $equal ->
    [0] { "" }
    [one] , la egalitate cu încă un rezultat
    [few] , la egalitate cu alte { $equal } rezultate
   *[other] , la egalitate cu alte { $equal } de rezultate
  }
daily-chart-compared = Calculatoare puternice { $strong } · cu mâinile deschise { $perfect }
daily-chart-streak = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
  } la rând

# The field, the day after

daily-field-title = ### 📊 Toți jucătorii · { DATETIME($date, dateStyle: "medium") }
daily-field-open = Dona asta încă se joacă sau încă se numără. Rezultatele tuturor se văd când se termină ziua.
daily-field-nobody = Dona asta n-a jucat-o nimeni.
daily-field-mistake = **Cea mai scumpă greșeală frecventă:** în levata { $trick } { FACE($card) }, de către { $percent }% din cei { $tries } ajunși acolo. După ce se putea ști, { $better } aduce cu { $cost ->
    [one] 1 punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  } mai mult.
daily-field-best = **Cel mai bun joc: { $points }**
daily-somebody = Cineva

# Deals of earlier days, played after their day

option-day = ziua
option-day-about = O zi încheiată: joacă-i dona acum sau vezi ce rezultat ai avut
daily-days-title = ### 🗓️ Zile trecute
daily-days-own = **Jucate:** { $played } din { $days }
daily-days-about = Alege o zi. Îi poți juca dona acum, numai pentru tine, sau poți vedea ce rezultat ai avut. Ce joci după ziua ei nu contează nicăieri.
daily-days-none = Încă nu există nicio donă dintr-o zi trecută.
daily-day = { DATETIME($date, dateStyle: "medium") }
daily-day-own = Tu: { $points }
daily-day-later = Jucată mai târziu: { $points }
daily-day-none = Nejucată
daily-day-left-off = Neterminată
daily-later = -# Jucată după ziua ei: nu contează nicăieri.
daily-later-again = -# Jucată din nou, după ziua ei: nu contează nicăieri.
daily-later-offer = O poți juca acum, numai pentru tine. Nu contează nicăieri: nici între rezultate, nici în clasamente, nici pentru zilele la rând.
daily-later-open = N-ai terminat dona asta.
daily-later-place = Față de rezultatele din ziua ei: { $place }
daily-later-alone = În ziua ei n-a jucat-o nimeni până la capăt.
daily-later-own = Rezultatul tău din ziua ei: **{ $points }**
daily-later-working = -# Se calculează ce ar scoate calculatoarele puternice și jocul perfect. Revino peste puțin.
button-daily-days = Zile trecute
button-daily-later = Joacă acum
button-daily-again = Joacă din nou
button-daily-go-on = Joacă mai departe
button-daily-played-later = Rezultatul meu ulterior
button-daily-day = Ziua aceea

# The table of the week and of the month

button-daily-ranks = Clasament
daily-ranks-title = ### 🏆 Donele zilei · { $period ->
    [month] luna
   *[week] săptămâna
  } până la { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] toate serverele
   *[here] serverul acesta
  }
daily-ranks-how = -# O donă a cărei zi s-a încheiat și pe care au terminat-o cel puțin { $least } oameni aduce un punct pentru fiecare procent dintre ceilalți pe care i-ai întrecut și o jumătate pentru fiecare procent aflat la egalitate cu tine. Nu aduce nimic dacă n-ai terminat-o.
    -# Cine apare aici și cu ce nume alege fiecare în preferințe.
daily-ranks-none = Aici nu e nimeni.
daily-ranks-off = Moderatorii acestui server nu vor clasament.
daily-ranks-equal = `{ $place }` { $people ->
    [one] o persoană
    [few] { $people } oameni
   *[other] { $people } de oameni
  } cu puncte egale
daily-rank = `{ $place }` **{ $name }** · { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } · { $tries ->
    [one] o donă
    [few] { $tries } done
   *[other] { $tries } de done
  }
button-daily-week = Săptămâna
button-daily-month = Luna
button-daily-here = Serverul acesta
button-daily-everywhere = Toate serverele

# Each day in a channel

daily-post = ### 📅 Dona zilei · { DATETIME($date, dateStyle: "medium") }
    Aceleași cărți pentru toți, pe toate serverele; o singură încercare, până la { $until }.
daily-post-before = **{ $game }** ieri: { $tries ->
    [one] o încercare
    [few] { $tries } încercări
   *[other] { $tries } de încercări
  }, cea mai bună { $best }.
