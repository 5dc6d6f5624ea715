# The ledger: who is named in it

person-deleted = egy korábbi játékos

# Between the numbers of a score: no line breaks after it.

-to = –{ "\u2060" }

# What buttons of all its pages say

ledger-period = -# Csak { $period ->
    [year] ez az év.
    [month] ez a hónap.
   *[week] ez a hét, hétfőtől.
  }
ledger-page = -# Oldal: { $page }/{ $pages }
ledger-adding-up = -# A korábbi évek bejegyzéseinek összeadása még tart: eddig { $percent }%.
ledger-not-yet = A régebbi játszmák összesítése még tart. Néhány perc múlva mind itt lesz.
ledger-none = Ehhez a választáshoz nincs bejegyzés a nyilvántartásban.
button-period = { $period ->
    [all] Összes
    [year] Év
    [month] Hónap
   *[week] Hét
  }
button-first = Első
button-previous = Előző
button-next = Következő
button-last = Utolsó
button-newest = Legújabb
button-newer = Újabb
button-older = Régebbi
button-oldest = Legrégebbi
button-players = Játékosok
button-pairs = Párok
button-computers-count = Gépekkel is
button-people-only = Csak emberek
button-all-series = Minden széria
button-series = { $table }. asztal
button-games-of = Játszmái
button-series-of = Szériái

# Standings

standings-stovkahra = ## Ranglista
standings-of-one = -# Csak azok a párok, amelyekben { $name } játszott.
standings-of-pair = -# Csak azok a játszmák, amelyekben { $first } és { $second } társak voltak.
standings-pairs = **Párok**
standings-stovkahra-key = -# Helyezés: a megnyert szériák, aztán a brčkók szerint. Brčko: amennyit a játszmák hoztak, akár hozzátéve, akár elvéve, a helyesbítésekkel együtt. Játszma: nyert–vesztett.
standings-rating = -# Értékszám: szinte biztosan legalább ilyen erős a játékos, az itteni összes, gépek nélküli játszma alapján, bármikor játszották. Mindenki 1000-ről indul, és minden játszmával biztosabb lesz. A helyezés a ranglistáé.
standings-rating-computers = -# Gépekkel is: ugyanez az összes játszma alapján. A gépek értékszáma { $beginner }, { $regular } és { $strong }. Az a játszma, amelyet valaki egyedül a gépekkel leállít, vesztettnek számít, amíg nem folytatják.
standings-own = -# A te sorod jele: `{ $mark }`.

# One player

player-title = ## { $name } · { $game }
player-unknown = Ezen a szerveren még nem fejezett be játszmát ilyen nevű játékos. A `/brčko ranglista` mindenkit felsorol, aki már igen.
player-you-unknown = Ezen a szerveren még nem fejeztél be ilyen játszmát: { $title }. Az első után itt lesznek az eredményeid. Asztalt így nyithatsz: `/{ $game } új`.
player-bot = Botok itt nem játszanak. Az asztaloknál ülő gépeknek is van oldaluk: a `/brčko játékos` név szerint megtalálja őket.
player-none = Ez a játékos ezen a szerveren még nem fejezett be játszmát.
player-you-none = Ezen a szerveren még nem fejeztél be játszmát. Az első után itt lesznek az eredményeid. Asztalt így nyithatsz: `/stovkahra új`.
player-none-among-people = Gépek nélkül még nincs befejezett játszma.
player-runs = Leghosszabb sorozatok
player-unfinished = Félbehagyott játszmák
player-open = Az utolsó játszmák egyikének megnyitása
player-corrections = Helyesbítések
player-key = -# nyert–(döntetlen)–vesztett
player-left-out = -# { $games ->
    [one] Egy
   *[other] { $games }
  } gépes játszma nélkül.

# Series

series-list-title = ## Szériák
series-list-of-one = ## Szériák: { $name }
series-list-of-pair = ## Szériák: { $first } és { $second }
series-more = -# És még { $more } folyó széria: a `/stovkahra asztalok` felsorolja.
series-none = Ezen a szerveren még nem kezdődött széria. Asztalt így nyithatsz: `/stovkahra új`.
series-unknown = Itt még egy játszma sem fejeződött be ennek az asztalnak a szériájából: { $table }. A `/brčko előzmények` felsorolja a szériákat.
series-line-running = **{ $table }. asztal** · { $names0 } **{ $brcka0 }** : **{ $brcka1 }** { $names1 } · folyik
series-line-won = **{ $table }. asztal** · { $when } · **{ $winners }** { $won ->
    [0] megnyerte az egyetlen játszmát
    [2] két szériát nyert
   *[1] megnyerte a szériát
  } { $losers } ellen, { $brcka0 }:{ $brcka1 }
series-line-drawn = **{ $table }. asztal** · { $when } · { $names0 } és { $names1 } döntetlent játszott, { $brcka0 }:{ $brcka1 }
series-line-stopped = **{ $table }. asztal** · { $when } · { $names0 } { $brcka0 }:{ $brcka1 } { $names1 } · leállítva
series-title = ## { $table }. asztal, széria
series-sides = **{ $names0 }** – **{ $names1 }**, { $goal } brčkóig. A játszmák utáni brčkók ebben a sorrendben állnak.
series-game = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · brčko{ "\u00A0" }**{ $balance0 }{ -to }{ $balance1 }**

# Games and corrections

history-title = ## { $game } · játszmák
history-of-one = ## { $game } · játszmák: { $name }
history-of-pair = ## Játszmák: { $first } és { $second }
history-line = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } { $losers } ellen · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · brčko{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-how-dost = dost
history-how-false-dost = téves dost
history-how-count = számolás
history-how-conceded = feladás
history-choice-add = hozzátéve
history-choice-take = { $amount } elvéve
history-correction = ✏️ { $when } · **{ $name }** { $sign ->
    [minus] −{ $brcka }
   *[plus] +{ $brcka }
  } · { $number }. helyesbítés, { $by }: „{ $reason }”
history-stopped = ⏹️ { $when } · { $table }. asztal leállítva · { $names0 } – { $names1 } · a folyó játszmában { $score0 }{ -to }{ $score1 } · brčko{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-stopped-between = ⏹️ { $when } · { $table }. asztal leállítva · { $names0 } – { $names1 } · két játszma között · brčko{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }

# What is offered while somebody types a player, a series or a game

player-label = { $name } · { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
  }
game-label = { $game } · { DATETIME($date, dateStyle: "medium") } · { $winners } { $score0 }–{ $score1 }

# What moderators do

corrected = Feljegyezve: { $names }, { $amount }. Mindenki elolvashatja az előzmények között: { $game }.
exported = A teljes nyilvántartás, benne { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
  }.
exported-year = A nyilvántartás { $year }. évi része, benne { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
  }.
export-too-large = A nyilvántartás nem fér egyetlen fájlba: a Discord itt legfeljebb { $most } MB-ot fogad el, és ez tömörítve is nagyobb. Kérd évenként, az `év` beállítással.
file-compressed = -# Tömörítve van: nyisd meg, benne van a fájl.
button-picture = Mutasd képen
picture-working = Készül a kép. Néhány másodpercig tart.
race-of-table = ## A széria alakulása · { $table }. asztal
standings-none-yet = Ilyen játszmát itt még senki sem fejezett be. Asztalt így nyithatsz: `/{ $game } új`.
standings-stopped-line = ⏹️ { $when } · { $table }. asztal · { $standing }
standings-none-among-people = Ilyen játszmát itt gépek nélkül még senki sem fejezett be. Asztalt így nyithatsz: `/{ $game } új`.
standings-others-counted = -# { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
  }, amelyben gép is részt vett, { $on ->
    [yes] szintén számít
   *[no] kimaradt
  }.

# Players of games without partners

button-opponents-of = Ellenfelek
button-player = Játékos
button-standings = Ranglista
opponents-title = ## { $name } · ellenfelek · { $game }
opponents-row = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost }
opponents-row-chips = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost } · 🪙{ "\u00A0" }{ $chips }
opponents-key = -# Játszma: nyert, döntetlen, ellene vesztett.
opponents-key-chips = -# Játszma: nyert, döntetlen, ellene vesztett. 🪙: ami tőle jött, mínusz ami hozzá ment.
history-game = { $when } · { $game }. játszma: { $standing }
player-unknown-of-game = Ezen a szerveren ilyen nevű játékos még nem játszotta ezt: { $title }. A `/brčko ranglista` felsorolja, aki már igen.

# Their history, and one of their games

button-course = Diagram
button-game-record = Jegyzőkönyv
button-all-games = Minden játszma
history-of-opponents = ## { $game } · { $first } – { $second }
history-won = Nyertek
history-open = Játszma megnyitása: diagram, elemzés
game-title = ## { $title } · { $game }. játszma
rating-curve = Az összes játszma szerinti értékszám minden hónap elején, és most: { $months }
