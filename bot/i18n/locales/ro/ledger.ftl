# The ledger: who is named in it

person-deleted = un fost jucător

# Between the numbers of a score: no line breaks after it.

-to = –{ "\u2060" }

# What buttons of all its pages say

ledger-period = -# Doar { $period ->
    [year] anul acesta.
    [month] luna asta.
   *[week] săptămâna asta, de luni.
  }
ledger-page = -# Pagina { $page } din { $pages }
ledger-adding-up = -# Rândurile anilor trecuți încă se adună: până acum { $percent }%.
ledger-not-yet = Partidele mai vechi încă se adună. În câteva minute vor fi toate aici.
ledger-none = În evidență nu e nimic pentru alegerea asta.
button-period = { $period ->
    [all] Tot
    [year] An
    [month] Lună
   *[week] Săptămână
  }
button-first = Prima
button-previous = Anterioara
button-next = Următoarea
button-last = Ultima
button-newest = Ultimele
button-newer = Mai noi
button-older = Mai vechi
button-oldest = Primele
button-players = Jucători
button-pairs = Perechi
button-computers-count = Cu calculatoare
button-people-only = Doar oameni
button-all-series = Toate seriile
button-series = Masa { $table }
button-games-of = Partidele
button-series-of = Seriile

# Standings

standings-stovkahra = ## Clasament
standings-of-one = -# Doar perechile în care a jucat { $name }.
standings-of-pair = -# Doar partidele în care { $first } și { $second } au făcut echipă.
standings-pairs = **Perechi**
standings-stovkahra-key = -# Locuri: după seriile câștigate, apoi după brčka. Brčka: toate cele câștigate în partide, fie adăugate, fie luate, și cele din corecții. Partide: câștigate–pierdute.
standings-rating = -# Rating: nivelul pe care cineva îl are aproape sigur cel puțin, după toate partidele fără calculatoare de aici, din orice perioadă. Toată lumea pornește de la 1000, iar fiecare partidă îl face mai sigur. Locurile sunt cele din clasament.
standings-rating-computers = -# Cu calculatoare: același lucru după toate partidele. Calculatoarele au { $beginner }, { $regular } și { $strong }. O partidă pe care cineva o oprește de unul singur cu calculatoarele se socotește pierdută până când e continuată.
standings-own = -# `{ $mark }` arată rândul tău.

# One player

player-title = ## { $name } · { $game }
player-unknown = Nimeni cu numele acesta n-a terminat încă vreo partidă pe serverul acesta. `/brcko clasament` îi arată pe toți cei care au terminat.
player-you-unknown = Încă n-ai terminat nicio partidă de { $title } pe serverul acesta. După prima, aici vor fi rezultatele tale: `/{ $game } joc-nou` deschide o masă.
player-bot = Boții nu joacă aici. Și calculatoarele de la mese au pagina lor: `/brcko jucător` le găsește după nume.
player-none = Persoana aceasta n-a terminat încă nicio partidă pe serverul acesta.
player-you-none = Încă n-ai terminat nicio partidă pe serverul acesta. După prima, aici vor fi rezultatele tale: `/stovkahra joc-nou` deschide o masă.
player-none-among-people = Încă nicio partidă fără calculatoare.
player-runs = Cele mai lungi șiruri
player-unfinished = Partide neterminate
player-open = Deschide una dintre ultimele partide
player-corrections = Corecții
player-key = -# câștigate–(egale)–pierdute
player-left-out = -# Fără { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } cu calculatoare.

# Series

series-list-title = ## Serii
series-list-of-one = ## Seriile jucate de { $name }
series-list-of-pair = ## Seriile jucate împreună de { $first } și { $second }
series-more = -# Și încă { $more } în curs: vezi `/stovkahra mese`.
series-none = Pe serverul acesta n-a început încă nicio serie. `/stovkahra joc-nou` deschide o masă.
series-unknown = La masa { $table } nu s-a terminat nicio partidă a unei serii. `/brcko istoric` arată seriile.
series-line-running = Masa { $table } · { $names0 } **{ $brcka0 }** la **{ $brcka1 }** { $names1 } · în curs
series-line-won = Masa { $table } · { $when } · **{ $winners }** au câștigat { $won ->
    [0] partida unică
    [2] două serii
   *[1] seria
  } contra { $losers }, { $brcka0 } la { $brcka1 }
series-line-drawn = Masa { $table } · { $when } · { $names0 } contra { $names1 }, egalitate, { $brcka0 } la { $brcka1 }
series-line-stopped = Masa { $table } · { $when } · { $names0 } { $brcka0 } la { $brcka1 } { $names1 } · oprită
series-title = ## Seria de la masa { $table }
series-sides = **{ $names0 }** contra **{ $names1 }**, până la { $goal ->
    [20] { $goal } de brčka
   *[10] { $goal } brčka
  }. Brčka de după fiecare partidă sunt în ordinea asta.
series-game = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
    [few] +2
   *[other] +{ $brcka }
  } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · brčka{ "\u00A0" }**{ $balance0 }{ -to }{ $balance1 }**

# Games and corrections

history-title = ## { $game } · partide
history-of-one = ## { $game } · partidele jucate de { $name }
history-of-pair = ## Partidele jucate împreună de { $first } și { $second }
history-line = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
    [few] +2
   *[other] +{ $brcka }
  } contra { $losers } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-how-dost = dost
history-how-false-dost = dost fals
history-how-count = numărată
history-how-conceded = cedată
history-choice-add = adaugă
history-choice-take = iau { $amount }
history-correction = ✏️ { $when } · **{ $name }** { $sign ->
    [minus] −{ $brcka }
   *[plus] +{ $brcka }
  } · corecția { $number }, de { $by }: „{ $reason }”
history-stopped = ⏹️ { $when } · masa { $table } oprită · { $names0 } contra { $names1 } · { $score0 }{ -to }{ $score1 } în partida în curs · brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-stopped-between = ⏹️ { $when } · masa { $table } oprită · { $names0 } contra { $names1 } · între două partide · brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }

# What is offered while somebody types a player, a series or a game

player-label = { $name } · { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }
game-label = { $game } · { DATETIME($date, dateStyle: "medium") } · { $winners } { $score0 }–{ $score1 }

# What moderators do

corrected = S-a notat: { $names }, { $amount }. Oricine poate citi asta în istoricul jocului { $game }.
exported = Toată evidența, cu { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }.
exported-year = Evidența anului { $year }, cu { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }.
export-too-large = Evidența nu încape într-un singur fișier: Discord primește aici cel mult { $most } MB, iar ea e mai mare chiar și comprimată. Cere-o an cu an, cu opțiunea `an`.
file-compressed = -# E comprimat: deschide-l, fișierul e înăuntru.
button-picture = Arată imaginea
picture-working = Imaginea se pregătește. Durează câteva secunde.
race-of-table = ## Cursa · masa { $table }
standings-none-yet = Nimeni n-a terminat încă aici vreo partidă de felul acesta. `/{ $game } joc-nou` deschide o masă.
standings-stopped-line = ⏹️ { $when } · masa { $table } · { $standing }
standings-none-among-people = Fără calculatoare n-a terminat încă nimeni aici vreo partidă de felul acesta. `/{ $game } joc-nou` deschide o masă.
standings-others-counted = -# { $games ->
    [one] O partidă la care au jucat calculatoare { $on ->
        [yes] e socotită și ea
       *[no] nu e socotită
      }
    [few] { $games } partide la care au jucat calculatoare { $on ->
        [yes] sunt socotite și ele
       *[no] nu sunt socotite
      }
   *[other] { $games } de partide la care au jucat calculatoare { $on ->
        [yes] sunt socotite și ele
       *[no] nu sunt socotite
      }
  }.

# Players of games without partners

button-opponents-of = Adversari
button-player = Jucător
button-standings = Clasament
opponents-title = ## { $name } · adversari · { $game }
opponents-row = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost }
opponents-row-chips = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost } · 🪙{ "\u00A0" }{ $chips }
opponents-key = -# Partide: câștigate, egale, pierdute cu adversarul.
opponents-key-chips = -# Partide: câștigate, egale, pierdute cu adversarul. 🪙: ce a venit de la el minus ce s-a dus la el.
history-game = { $when } · partida { $game }: { $standing }
player-unknown-of-game = Nimeni cu numele acesta n-a jucat încă { $title } pe serverul acesta. `/brcko clasament` îi arată pe cei care au jucat.

# Their history, and one of their games

button-course = Grafic
button-game-record = Fișă
button-all-games = Toate partidele
history-of-opponents = ## { $game } · { $first } contra { $second }
history-won = Au câștigat
history-open = Deschide o partidă: grafic, analiză, fișă
game-title = ## { $title } · partida { $game }
rating-curve = Rating după toate partidele la începutul fiecărei luni și acum: { $months }
