# The panel

panel-title = ### Lapjaid · { $table }. asztal
trick-you = te
reader-you = Te
panel-last-trick = -# Előtte: { $cards } →{ "\u00A0" }**{ $winner }**
    -# { $names }
panel-trick-before = -# Előtte: { $leader } { $cards } →{ "\u00A0" }**{ $winner }**
panel-played-last = -# Az utolsó lapjaidat a bot játszotta ki helyetted, mert mást nem lehetett: { $cards }
panel-played-for = { $name } (csak ez ment)
panel-held = -# Most nem játszható ki:
panel-cards = -# Mind szavakkal: { $cards }.
panel-waiting = { $name } következik.
panel-waiting-cut = { $name } emel.
button-deal-now = Osszunk most
button-rest = A többi az enyém
button-rest-agree = Egyetértek
rest-sure = -# Ami hátravan, biztosan a tiéd.
rest-claimed = **{ $name }:** „A többi az enyém.” { $cards }
rest-waits = Azt mondod: „A többi az enyém.” Lejátszottnak számít, ha beleegyezik: { $names }. Vagy játssz ki egy lapot.
deal-now-waits = -# Azonnal osztunk, ha még beleegyezik: { $names }.
button-go-on = Tovább { $goal } brčkóig
go-on-about = -# **{ $label }:** itt játszotok tovább, és a brčkók megmaradnak, amint mindenki akarja.
rematch-about = -# **{ $label }:** új asztal ugyanazokkal a játékosokkal, mindenki nulláról indul.
go-on-waits = -# Folytatódik, ha még beleegyezik: { $names }.
panel-fate = ## { $fate ->
    [won] 🏆 Nyertél
   *[lost] Vesztettél
  }{ $partners ->
    [0] { "" }
   *[other] { " " }· { $name }
  }
panel-lobby = A játék még nem kezdődött el. A helyed megvan.
panel-moved = -# { $table }. asztal: a lapjaid most itt vannak: { $place }
panel-resting = **Ezek a lapok már nem frissülnek maguktól (utoljára: { $at }).** Hogy áll a játék? *Lapjaim*
ask-cut = **Te emelsz.** Hány lap kerüljön felülről alulra?
ask-lead = **Te hívsz.** Bármelyik lap jó.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Passz
button-back = Vissza
button-look = Frissítés
button-cut = { $cards }
button-cuts = { $from }–{ $to }
button-cut-any = Akárhol
moved-on = -# ↻ Közben továbbment a játék; most így áll.

button-hint = Tipp
hint = 💡 { $told } { $why }
hint-why-none = A látottakhoz illő leosztásokon ez vált be a legjobban, utána { $other }.
hint-why-alike = Mindegy: a többi lapod is ugyanolyan jó.
hint-either = 💡 **{ FACE($card) } { CARD($card) }** vagy **{ $other }**: szinte mindegy.
hint-close-said = A másik választás majdnem ugyanolyan jó.
hint-gain-said = 💡 { $told } Körülbelül { $points ->
    [one] 1 ponttal
   *[other] { $points } ponttal
  } jobb, mint a másik lehetőség.
hint-gain = 💡 { $told } { $why } Körülbelül { $points ->
    [one] 1 ponttal
   *[other] { $points } ponttal
  } jobb, mint { $other }.
hint-play = Egy erős játékos ezt játszaná ki: **{ FACE($card) } { CARD($card) }**.
hint-declare = Egy erős játékos ezt mondaná be: **{ COMBINATION($combination) }** (+{ $points }).
hint-choose = Egy erős játékos ezt választaná: **{ $label }**.
hint-why-hundred = Megvan a százatok.
hint-why-count = Nincs meg a százatok.
hint-why-declare = Pontot ér.
hint-why-nothing = Nincs már mit bemondani.
hint-why-bonus = Biztosan viszi az ütést, és ezzel bónuszt hoz.
hint-why-take = A másik fél nem ütheti felül.
hint-why-add = Az ütés biztos, és egyik lap sem ad hozzá több pontot.
hint-why-save = Az ütés elveszett, és egyik lap sem ad oda kevesebb pontot.
hint-why-spare = { $other } nem változtatna azon, melyik fél viszi az ütést, és megmarad.
hint-why-master = A saját színében már semmi sem üti.
hint-why-draw = A másik félnél szinte biztosan van még adu, és ez lehúzza.
hint-why-risk = Nincs pontja, amely elveszhetne.
hint-why-keep = { $other } maradjon későbbre: a színében már semmi sem üti.
hint-why-keep-bonus = { $other } maradjon későbbre: ha ütést visz, bónuszt hoz.
hint-expects-few = { $name } kezében valószínűleg nincs már { SUIT($suit) }.
hint-expects-some = { $name } kezében valószínűleg van még { SUIT($suit) }.

# What is seldom done

panel-more = Mit szeretnél?
worth-of-cards = -# Ennyit érnek a lapok: { $ranks }
panel-away = 💤 **A gép játszik helyetted**, mert kétszer egymás után nem léptél.
panel-not-come = 💤 **Az elejétől gép játszik helyetted**, mert még nem voltál itt.
panel-awaited = 💤 **Az asztal rád vár**, mert kétszer egymás után nem léptél.
panel-substitute = 🪑 **Ezt a játszmát más helyett játszod végig.** Az eredmény azé, aki elkezdte: { $player }. A következő játszmától magadért játszol.
panel-series-of = 🪑 **A játszmáid a tieid, a széria azé, aki elkezdte:** { $player }.
button-return = Itt vagyok
button-more = Egyéb
button-table = Az asztal
button-words = Szavakkal
words-trick = **{ $number }. ütés:** { $plays }. { $you ->
    [yes] Te viszed
   *[no] Viszi: { $winner }
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, bónusz: { $bonus }
  }.
words-trick-now = **{ $number }. ütés eddig:** { $plays }.
words-play = { $name }: { CARD($card) }
words-nothing = Ebben a leosztásban még nem játszottak ki lapot.
words-hand = **A lapjaid:** { $cards }.
button-preferences = Beállításaim
button-concede = Feladom a játszmát
button-concede-sure = Igen, feladom
button-concede-agree = Beleegyezem
button-leave = Végleg felállok
button-leave-sure = Igen, felállok
button-stop = Asztal leállítása
button-stop-sure = Igen, állítsuk le
button-stop-back = Mégse állítsuk le
button-stop-agree = Én is leállítanám
button-take-back = Visszavonom
ask-leave = **Felállsz?** A helyedre gép ül{ $others ->
    [anybody] , a géptől pedig bárki átveheti
    [invited] , a géptől pedig átveheti, aki ide leülhet
   *[nobody] { "" }
  }.
leave-answers = A mostani játszma eredménye a tiéd marad, akár nyered, akár veszíted.
ask-stop = **Leállítod az asztalt?**
ask-stop-alone = **Leállítod az asztalt?** Az asztal leállítottként marad meg, az állásával együtt. Amit addig nyertél, megmarad a nyilvántartásban, és innen folytathatod.
ask-stop-at-once = **Leállítod az asztalt?** Azonnal leáll, mert a többi félnél gépek játszanak. Amit addig nyertetek, megmarad a nyilvántartásban, és ha ugyanazok újra leülnek, folytathatják.
ask-stop-others = **Leállítanád az asztalt?** Minden másik félnek bele kell egyeznie. Amit addig nyertetek, megmarad a nyilvántartásban, és ha ugyanazok újra leülnek, folytathatják.
ask-stop-evening = **Leállítanád az asztalt az este hátralévő részére?** A másik félnek bele kell egyeznie, hacsak ott nem csupán gépek játszanak. A folyó leosztást gépek játsszák végig, és számít; az utána következők kimaradnak.
ask-stop-individual = **Leállítod ezt a leosztást?** A másik félnek is bele kell egyeznie, ha ott nem csak gépek játszanak. A leosztást gépek játsszák végig, és számít. A következőkben is ők játszanak helyettetek, amíg az *Állás* alatt újra nem jelentkeztek.
ask-stop-practice = **Leállítod ezt a játszmát?** Innen folytathatod, amíg nem kezdesz másikat.
stopped-alone = **Ezt az asztalt leállították.** Itt folytathatod.
concede-asked = 🏳️ A társadat is megkérdeztük. Ugyanígy vissza is vonhatod.
concede-noted = 🏳️ Feljegyeztük, hogy feladnád. Ugyanígy vissza is vonhatod.
concede-taken-back = Játszol tovább.
concede-waits = 🏳️ Feladnád a játszmát; ehhez { $name } beleegyezése is kell.
concede-waits-absent = 🏳️ Feladnád a játszmát; ehhez { $name } beleegyezése is kell, de most nincs itt. Addig a játszma folytatódik, azon a helyen gép játszik.
concede-partner = 🏳️ { $name } feladná a játszmát.
deadline-yours = ⏳ A lépésedre szánt idő lejár: { $when }.
bank-yours = -# ⏱️ A játszmára { $left } időd maradt; a laponkénti másodpercek ezen felül járnak.
brought-down = Az asztal újra kint van, a csatorna végén.

# A word in private, which somebody at the table does not hear

button-advise = Tanácsot adok
button-answer = Válaszolok
advice = 🤫 **{ $name }:** { $note }
advice-unheard = { $name } nem hallja
advice-about = A többiek a lapjaiknál olvassák, amíg a leosztás tart. Üresen hagyva visszavonod.
button-seed = Szavak a keveréshez
words-title = A következő játszma keveréséhez
words-label = Tetszőleges szavak vagy számok
words-about = A lapok ezekből is következnek majd. Mindenki látni fogja őket. Üresen hagyva visszavonod.
words-noted = -# 🎲 Feljegyezve a következő játszmához. Amíg el nem kezdődik, megváltoztathatod a szavaidat; onnantól mindenki látja őket.
words-gone = -# 🎲 A következő játszma keveréséhez nem adtál szavakat.
