# The table

table-title = ### 🃏 { $game } · { $table }. asztal
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 pont
   *[other] { $points } pont
  }
cutting = { $name } emel.
declaring = Aki bemondhat, azt titokban megkérdezzük. Utána indul a játék.
declared = { $name } bemondása: **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
declared-yours = Bemondásod: **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
trick-line = `{ $number }` { $leader } { $cards } →{ "\u00A0" }{ $winner }{ $points ->
    [-1] { "" }
   *[other] { "\u00A0" }·{ "\u00A0" }{ $points }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-done = -# `{ $number }`{ $number ->
    [1] { " " }{ $leader }
   *[other] { "" }
  } { $cards } →{ "\u00A0" }{ $winner }{ $points ->
    [-1] { "" }
   *[other] { "\u00A0" }·{ "\u00A0" }{ $points }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
button-tricks = Ütések
bonus-of = **+{ $points }** { $name } · { $what }
counted-total = **{ $names }:** { $before ->
    [0] **{ $after }**
   *[other] { $before }{ "\u00A0" }+{ "\u00A0" }{ $points }{ "\u00A0" }={ "\u00A0" }**{ $after }**
  }
counted-line = -# +{ $points } { $what }
counted-declared = bemondás: { COMBINATION($combination) }
counted-cards = lapok
to-lead = **{ $number }. ütés:** { $name } hív.
to-play = { $name } következik.
next-deal = Új leosztás: { $when }.
next-deal-alone = Új leosztás: { $when }, vagy most: *Osszunk most*.
next-deal-waits = Amíg visszatekintesz, vár.
seal = -# E játszma keverésének pecsétje: `{ $commitment }`
seal-next = -# A következő játszma keverésének pecsétje: `{ $commitment }`
seal-first = -# Az első játszma keverésének pecsétje: `{ $commitment }`
button-seal = Tisztán?
seal-published = -# Pecsét ezen az üzeneten: `{ $commitment }`
seal-title = ### 🔏 A pecsét
words-added = -# 🎲 E játszma keveréséhez hozzáadva · { $name }: { $words }
menu-title = Mit tennél? ({ $table }.{ "\u00A0" }asztal)
stop-votes = -# { $people } játékosból { $votes ->
    [one] egy
   *[other] { $votes }
  } állítaná le az asztalt; { $needed } szavazat kell.
stop-asked = 🛑 Leállítaná az asztalt: { $names }. Még bele kell egyeznie: { $missing }.
stop-either = { $first } vagy { $second }

# The end of a game

table-was-stopped = **Ezt az asztalt leállították.** Ha ugyanazok a játékosok újra leülnek, folytathatják a játékot.
button-rematch = Revans
button-rematch-zero = Revans nulláról
button-record = Utolsó játszma jegyzőkönyve
record-text = Jegyzőkönyv, { $game }. játszma, a keverés titkával együtt. Akinek megvan, e nélkül a bot nélkül is visszajátszhatja és ellenőrizheti az egész játszmát: `python -m engine verify { $file }` a forráskód egy másolatában.

# Time, and what goes on by itself

deadline = ⏳ A lépésre szánt idő lejár: { $when }.
banks = ⏱️ A játszmára maradt: { $left }
away = 💤 { $name } nincs itt: a gép játszik helyette.
plays-for = 🪑 { $name } más helyett játszik; az eredmény azé, aki a játszmát elkezdte: { $player }.
played-for = -# 🪑 { $player } helyett: { $name }.
deal-departed = 👀 Ebben a leosztásban lapokat látott, és felállt: { $names }.
departed = { $name } (helye: { $player })
departed-more = és még { $people }
newcomer = 🪑 A következő leosztással { $name } ül be a gép helyére ({ $seat }).
waits-for-absent = ⏳ Az asztal vár, amíg legalább egyikük vissza nem tér: { $names }.
put-away = **Ez az asztal félre van téve:** régóta senki sem lépett. Minden úgy maradt, ahogy volt.
put-away-computers = **A gépek várnak:** egy ideje senki sem nézett rájuk. Hozd vissza az asztalt, és tovább játszanak.
button-wake = Vissza vele
goes-on = -# Ez a leosztás lejjebb folytatódik: { $place }
begun-below = -# A játék lejjebb folyik: { $place }
button-down = Asztal legalulra
button-seats = Beülök
seats-to-take = Kinek a helyére ülsz be? Az ott lévő lapokkal játszol tovább.
seats-to-take-later = Kinek a helyére ülsz be? A hely a következő leosztással lesz a tiéd; addig a gép játszik ott.
seat-is-yours = 🪑 A hely a következő leosztással a tiéd. Addig { $seat } játszik ott.
button-renounce = Mégsem ülök be
no-computer-sits = Ennél az asztalnál most nincs szabad gépi hely.
seat-come = 🪑 A hely mostantól a tiéd ({ $table }.{ "\u00A0" }asztal): { $place }
seat-not-come = { $status ->
    [stopped] 🪑 Az asztalt leállították, mielőtt a hely a tiéd lett volna ({ $table }.{ "\u00A0" }asztal): { $place }
   *[finished] 🪑 A széria véget ért, mielőtt a hely a tiéd lett volna ({ $table }.{ "\u00A0" }asztal): { $place }. A revans asztala is ott nyílik meg, és rajta gombok vannak azoknak a gépeknek a nevével, amelyeknek a helye szabad.
}
call = 🔔 { $people } – lépni kell: { $table }. asztal, { $place }
call-declaring = 🔔 { $people }, folynak a bemondások: { $table }. asztal. Nézd meg, nem te jössz-e: { $place }
call-evening = 🔔 { $people } – valakire várnak ({ $table }. asztal). Nézd meg, nem te következel-e: { $place }

# The tables of a server

tables-none = Ezen a szerveren nincs nyitott asztal. Nyiss egyet: { OPENING($listed) }.
tables-title = ## Asztalok
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
tables-put-away = -# Félretéve; visszahozza: `/stovkahra megjelenítés asztal:{ $table }`
tables-more = -# és még { $more }
thread-name = Asztal · { $name }
thread-opened = { $name } új asztalt nyitott: { $table }. asztal, { $place }.
