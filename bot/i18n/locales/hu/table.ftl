# The table

game-stovkahra = Stovkahra
table-title = ### 🃏 { $game } · { $table }. asztal
table-where = -# { $game }. játszma · { $deal }. leosztás · { $dealer } oszt
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 pont
   *[other] { $points } pont
  }
side-brcka = { $brcka ->
    [0] -# { $series } brčkóból 0
   *[other] { $matches } · { $series } brčkóból { $brcka }
  }
score-written = -# Bejelentett pontok: korábbi leosztások, bemondások, bónuszok. A mostani leosztás lappontjait te számolod.
score-open = -# Az összes eddigi pont, a mostani leosztás lappontjaival együtt.
trump-line = **Adu: { SIGN($suit) } { SUIT($suit) }** · { $dealer } kezében: { FACE($card) }
trump-played = **Adu: { SIGN($suit) } { SUIT($suit) }** · a megmutatott lap: { FACE($card) }
open-cards = { $eldest } nyílt lapjai: { $cards }
cutting = { $name } emel.
declaring = Folynak a bemondások.
declared = { $name } bemondása: **{ COMBINATION($combination) }** · +{ $points }
declared-none = Senki sem mondott be semmit.
trick-line = `{ $number }` { $leader } { $cards } → { $winner }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-now = **{ $number }. ütés** · { $cards }
to-lead = { $number }. ütés: { $name } hív.
to-play = { $name } következik.
to-claim = Az utolsó ütést { $name } viszi: *dostot* mond, vagy számolást kér.
deal-counted = **{ $deal }. leosztás, megszámolva:** { $names0 } { $points0 }, { $names1 } { $points1 }.
next-deal = Új leosztás: { $when }.
seal = -# E játszma keverésének pecsétje: `{ $commitment }`
seal-next = -# A következő játszma keverésének pecsétje: `{ $commitment }`
seal-first = -# Az első játszma keverésének pecsétje: `{ $commitment }`
stop-votes = -# { $people } játékosból { $votes ->
    [one] egy
   *[other] { $votes }
  } hagyná abba; { $needed } szavazat kell.

# The end of a game

game-dost = **Dost!** { $name } jól számolt: { $names } { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer, { $score0 }:{ $score1 }.
game-false-dost = **Dost?** { $name } oldalán csak { $points } pont van. { $names } két brčkót nyer, { $score0 }:{ $score1 }.
game-count = A számolás: { $score0 }:{ $score1 }. { $names } { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer.
game-count-both = A számolás: { $score0 }:{ $score1 }. Mindkét párnak megvan a száz, *dost* nélkül; { $names } érte el előbb, és { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer.
choose = { $names } választ: a sajátjához teszi, vagy az ellenféltől veszi el?
button-add = +{ $amount } nekünk
button-take = −{ $amount } nekik
chosen-add = { $names } { $amount ->
    [one] egy brčkót
   *[other] két brčkót
  } tett a sajátjához.
chosen-take = { $names } { $amount ->
    [one] egy brčkót
   *[other] két brčkót
  } vett el az ellenféltől.
series-won = ## 🏆 A szériát { $names } nyeri!
series-won-twice = ## 🏆 { $names } egyszerre két szériát nyer!
series-drawn = ## 🤝 A széria döntetlen.
series-drawn-why = { $names } eljutott húszig, de a tízet az ellenfél érte el előbb.
table-was-stopped = **Ezt az asztalt leállították.** Ha ugyanazok a játékosok újra leülnek, folytathatják a játékot.
button-rematch = Revans
button-record = Utolsó játszma jegyzőkönyve
record-text = Jegyzőkönyv, { $game }. játszma, a keverés magjával együtt. Akinek megvan, e nélkül a bot nélkül is visszajátszhatja és ellenőrizheti az egész játszmát: `python -m engine verify { $file }` a forráskód egy másolatában.

# Time, and what goes on by itself

deadline = ⏳ A lépésre szánt idő lejár: { $when }.
away = 💤 { $name } nincs itt: a gép játszik helyette.
put-away = **Ez az asztal félre van téve:** régóta senki sem lépett. Minden úgy maradt, ahogy volt.
button-wake = Vissza vele
goes-on = -# Ez a leosztás lejjebb folytatódik: { $place }
button-down = Asztal legalulra
button-seats = Beülök
seats-to-take = Kinek a helyére ülsz be? Beülni két ütés között lehet, és az ott lévő lapokkal játszol tovább.
no-computer-sits = Ennél az asztalnál már nem ül gép.
button-hands = Minden kéz
call = 🔔 { $people } te jössz: { $table }. asztal, { $place }
call-declaring = 🔔 { $people } folynak a bemondások: { $table }. asztal. Nézd meg, nem te jössz-e: { $place }
game-conceded = 🏳️ { $losers } feladja a játszmát. { $names } { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer, { $score0 }:{ $score1 }.
hands-title = ### 🖐️ { $deal }. leosztás, minden kéz · adu: { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**

# The tables of a server

tables-none = Ezen a szerveren nincs nyitott asztal. Nyiss egyet: `/stovkahra új`, `/trappola új` vagy `/bulka új`.
tables-title = ## Asztalok
tables-line = **{ $table }. asztal** · { $names0 } kontra { $names1 } · { $place }
tables-line-of = **{ $table }. asztal** · { $game } · { $names } · { $place }
tables-going-on = -# Folyik a játék · { $computers ->
    [0] nincs szabad hely
    [one] 1 gép helyére lehet beülni
   *[other] { $computers } gép helyére lehet beülni
  }
tables-lobby = -# Játékosokra vár · { $free ->
    [one] 1 hely
   *[other] { $free } hely
  } szabad vagy gépé
tables-playing = -# Folyik a széria, { $first }:{ $second } · { $computers ->
    [0] nincs szabad hely
    [one] 1 gép helyére lehet beülni
   *[other] { $computers } gép helyére lehet beülni
  }
tables-put-away = -# Félretéve; visszahozza: `/stovkahra megjelenítés asztal:{ $table }`
tables-more = -# és még { $more }
thread-name = Asztal · { $name }
thread-opened = { $name } új asztalt nyitott: { $table }. asztal, { $place }.
