# Refusals

no-such-seat = Ilyen hely nincs ennél az asztalnál.
seat-yours = Az már a te helyed.
seat-taken = Ott már { $name } ül. Válassz másik helyet.
not-seated = Nincs helyed ennél az asztalnál.
not-seated-anywhere = Itt egyik asztalnál sem ülsz. Nyiss egyet ({ OPENING($listed) }), vagy ülj le egy szabad helyre.
series-under-way = Már folyik a játék, és szükség van rád. Ha azt szeretnéd, hogy gép játsszon tovább helyetted: *Egyéb*, aztán *Végleg felállok*.
seats-empty = Még { $free ->
    [one] egy
   *[other] { $free }
  } játékos kell.
opponents-too-many = { $most ->
    [one] Ilyen szabályokkal ketten játszanak: te és egy gép.
   *[other] Ilyen szabályokkal legfeljebb { $most } gép ülhet le.
  }
no-council = Most nincs miben tanácsot adni: erre a csészéért játszott körben van mód, a kihívó és a várakozók között.
words-late = Közben elkezdődött egy játszma. Nyomd meg újra a *Szavak a keveréshez* gombot, és a következőhöz számítanak.
table-lobby = A játék még nem kezdődött el. Indítsd el, ha már elegen ültök.
table-playing = A játék már elkezdődött.
table-finished = Ennél az asztalnál vége a játéknak. A *Revans* újat nyit.
table-stopped = Ezt az asztalt leállították. Nyiss újat ugyanahhoz a játékhoz; ha ugyanazok ülnek le, folytathatják.
stop-opener = Az első leosztás előtt csak egy moderátor állíthatja le, vagy az, aki az asztalt nyitotta: { $name }.
stop-seated = Csak az állíthatja le, aki az asztalnál ül, vagy egy moderátor.
stop-counted = Feljegyezve. { $votes ->
    [one] Egy játékos
   *[other] { $votes } játékos
  } állítaná le az asztalt; { $needed } szavazat kell. Ha megismétled, visszavonod.
stop-wanted = Feljegyezve. Még bele kell egyeznie: { $missing }. Ha megismétled, visszavonod.
stop-taken-back = Visszavontad a leállítás kérését.
stop-played = Ennél az asztalnál játszottál, ezért moderátorként nem állíthatod le. Akik ott játszanak, megegyezhetnek róla.
stop-computers = Itt csak gépek játszanak. Az állíthatja le, aki az asztalt nyitotta: { $name }.
stop-nobody-left = Már senki sem játszik itt azok közül, akik a játszmát elkezdték. Az állíthatja le, aki az asztalt nyitotta: { $name }.
stop-done = Leállítva: { $table }. asztal. Amit addig nyertetek, megmarad a nyilvántartásban.
left = Felálltál ({ $table }.{ "\u00A0" }asztal). Amíg a játék nem kezdődött el, újra leülhetsz ott egy szabad helyre.
left-to-computer = Felálltál ({ $table }.{ "\u00A0" }asztal). A helyeden { $name } játszik tovább.
left-come-back = Ha te akarsz továbbjátszani, nyomd meg: *Visszaülök*. Később ide vezet: az asztalnál *Lapjaim*.
button-come-back = Visszaülök
has-left = Ettől az asztaltól felálltál. Így ülhetsz vissza: az asztalnál *Lapjaim*.
seat-given-back = Lemondtál a helyről, ahová beültél volna ({ $table }.{ "\u00A0" }asztal).
no-seat-free = Minden hely foglalt. Egy gép helyét úgy veheted át, hogy megnyomod a nevét.
options-opener = A beállításokat csak az módosíthatja, aki az asztalt nyitotta: { $name }.
too-many-sit = Így legfeljebb { $seats } hely van az asztalnál, ti pedig többen ültök itt. Előbb valakinek fel kell állnia.
hints-off = Ennél az asztalnál nincsenek tippek.
too-busy = A gépek most túl elfoglaltak. Próbáld újra egy kicsit később.
limit-at-once = Még készül neked valami más, és egyszerre csak egy dolog készülhet. Várd meg, amíg kész lesz, aztán próbáld újra.
limit-new-tables = { $most ->
    [one] Egy percen belül már nyitottál egy asztalt
   *[other] Egy percen belül már { $most } asztalt nyitottál
  }, itt többet nem lehet: a következőt { $at } nyithatod meg.
limit-own-tables = { $most ->
    [one] Már van itt egy asztalod
   *[other] Már { $most } asztalod van itt
  }, több nem lehet: előbb fejezd be vagy állítsd le valamelyiket, például így: `/stovkahra leállítás asztal:{ $table }`.
limit-tables = { $most ->
    [one] Ezen a szerveren már egy asztalnál
   *[other] Ezen a szerveren már { $most } asztalnál
  } játszanak, több nem lehet: ülj le valamelyikhez (`/stovkahra asztalok`), vagy várd meg, amíg egy befejeződik. A következő asztalt, amelynél senki sem játszik, { $at } teszi félre a bot.
no-finished-deal = Itt nincs befejezett leosztás, amelyet elemezni lehetne. A `/brčko előzmények` felsorolja a játszmákat a `/stovkahra elemzés` parancshoz.
no-game = Ennél az asztalnál most nem folyik játszma.
no-table = Itt nincs ilyen asztal: { $number }.
no-table-here = Ebben a csatornában nincs asztal. Nyiss egyet: { OPENING($listed) }.
which-table = Több asztal is van: add meg a számát, például így: `asztal:{ $number }`.
no-finished-game = Itt nincs ilyen befejezett játszma: { $number }. Válassz azokból, amelyek gépelés közben megjelennek.
rematch-open = Jöhet a revans: { $table }. asztal. Ott foglalj helyet.
rematch-at = A revans helye: { $table }. asztal. Aki játszani akar, a *Revans* gombbal visszakapja ott a régi helyét.
rematch-waits = A revanshoz helyed van: { $table }. asztal. Kezdődik, amint a többiek is megnyomják a *Revans* gombot.
rematch-begun = Elkezdődött a revans: { $table }. asztal.
rematch-held = A revanshoz helyed van: { $table }. asztal. Magától nem indul, mert máshol még játszik: { $names }. Annál az asztalnál a *Kezdés* gomb indítja.
ask-rematch-late = **Revansot akarsz?** Ennél az asztalnál { $when } ért véget a játék. Itt új asztal nyílna.
ask-rematch-elsewhere = **Revansot akarsz?** Most éppen máshol játszol ({ $table }. asztal). Új asztal nyílna; ott csak akkor kezdődik a játék, ha valaki megnyomja a *Kezdés* gombot.
button-rematch-sure = Igen, revans
not-your-turn = Nem te következel.
not-now = Ezt most nem lehet.
game-over = Ez a játszma véget ért.
not-held = Abból nincs nálad három vagy négy.
wrong-number = Annyit kell bemondanod, amennyi nálad van: { $number }.
declared-before = Azt már bemondtad.
card-not-held = Az a lap nincs nálad.
follow-suit = Színre színt kell adnod: { SIGN($suit) } { SUIT($suit) }.
not-your-choice = A játszma győztesei választanak.
unknown-button = Ez a gomb már nem működik. Írd be újra a parancsot, amely hozta; az asztalt a `megjelenítés` rajzolja ki újra.
links-gone = Összekapcsolt csatornák már nincsenek: egy szerver asztalai nem látszanak többé egy másikon. Ennek a gombnak már nincs dolga.
bots-cannot = Botok nem ülhetnek asztalhoz.
server-being-deleted = A szerver adatai éppen törlődnek, mert túl sokáig nem voltam itt. Kérlek, próbáld újra később.
only-servers = Ez csak szerveren megy: használd egy olyanon, ahol ez a bot ott van, vagy [add hozzá a botot a sajátodhoz]({ $invite }).
missing-permissions = Itt nem tudok asztalt nyitni, mert ebben a csatornában ez hiányzik: **{ $permissions }**. Szólj annak, aki a szervert kezeli.
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-in-threads = Üzenetek küldése szálakban
permission-connect = Csatlakozás
error = Nálam hiba történt, de semmi sem változott. Próbáld újra; ha továbbra sem megy, szólj a bot üzemeltetőjének. Hivatkozás: `{ $reference }`.
seated-already = Már ennél az asztalnál ülsz.
other-hand-known = Ebben a játszmában már ültél másik helyen. Ülj vissza oda, vagy várd meg a következő játszmát.
seat-promised = Erre a helyre a következő leosztással { $name } ül be. Válassz másikat.
own-seat-only = Ezt a játszmát azon a helyen játszod, ahonnan felálltál. Ülj vissza oda, vagy várd meg a következő játszmát.
substitute = Erről a játszmáról azok döntenek, akik az első leosztás óta játsszák. A következő játszmától magadért játszol.
stop-moderators = Ezen a szerveren, ha már folyik a játék, csak olyan moderátor állíthatja le az asztalt, aki nem játszik nála.
stop-opener-always = Ezen a szerveren csak az kérheti a leállítást, aki az asztalt nyitotta: { $name }. Utána a másik félnek is bele kell egyeznie.
seat-not-free = Az a hely neked nem szabad. Ülj másik asztalhoz, vagy nyiss sajátot.
block-bots = Botokat és gépeket nem lehet letiltani. Válassz embereket.
block-self = Magadat nem tilthatod le. Válassz valaki mást.
blocks-full = Legfeljebb { $most } embert tilthatsz le. Előbb oldd fel valaki tiltását.
nobody-met = Ennek a személynek már nincs itt fiókja, vagy sosem ült ennél az asztalnál.
report-limit = Egy napon belül { $most } embert jelentettél be. A következőt { $at } jelentheted be. Ha sürgős, írj az üzemeltetőnek.
role-not-mentioned = Ezt nem említhetem meg: { $role }. Válassz másik rangot, engedd meg a beállításaiban, hogy bárki említse, vagy add meg nekem ezt az engedélyt: **@everyone, @here és minden rang megemlítése**.
channel-closed = Ide nem írhatok: { $place }. Ott ez hiányzik: **{ $permissions }**. Semmi sem változott; add meg nekem ezt az engedélyt, vagy válassz másik csatornát.
nothing-to-resume = Nincs már közösen félbehagyott játékotok.
nothing-to-give-up = Nincs már félbehagyott játszma, amelyet együtt feladhatnátok.
concede-series = Ezt a játszmát nem lehet feladni: a széria az oldaladon olyasvalakié is, aki a játszma előtt elment, így nem egyezhet bele. A lapok döntenek.
no-thread = Ebben a csatornában nem tudok szálat nyitni. Adj jogot nyilvános szálak létrehozására és a szálakban való üzenetküldésre, vagy játssz szál nélkül.
wrong-channel = Ezen a szerveren máshol lehet asztalt nyitni: { $channels }
not-yours-to-move = Az asztalt csak az viheti át másik csatornába, aki játszik nála, vagy egy moderátor. Az asztal itt van: { $place }
no-such-topic = Nincs ilyen téma. Kezdj el gépelni, és válassz a listából.
moderators-only = Ezt csak moderátor teheti: akinek itt joga van az üzenetek kezeléséhez.
reason-length = Az indok { $least }–{ $most } karakter hosszú legyen.
correction-size = Egy helyesbítés 1–{ $most } közötti számot adhat hozzá vagy vehet el.
correction-partner = Abban a játékban senkinek sincs társa: egyszerre egy játékost helyesbíts.
same-person-twice = Két különböző játékost adj meg.
not-in-ledger = Ezt a játékost itt nem ismerem: ezen a szerveren azt még nem játszotta.
no-such-series = Annál az asztalnál nincs olyan széria, amelyben befejeződött volna játszma.
partner-of-nobody = Előbb azt a játékost add meg, akinek a társára gondolsz.
opponent-of-nobody = Előbb azt a játékost add meg, akinek az ellenfelére gondolsz.
table-damaged = Nem olvashatók a mentett adatok: { $number }. asztal. Semmi sem változott bennük. Kérlek, szólj annak, aki a botot üzemelteti.
game-damaged = Nem olvashatók a mentett adatok: { $number }. játszma. Semmi sem változott bennük. Kérlek, szólj annak, aki a botot üzemelteti.
not-saved = A játékokat most nem lehet elmenteni, ezért semmi sem változott. Próbáld meg kicsit később; ha akkor sem megy, szólj annak, aki a botot üzemelteti.
maybe-saved = Az adatbázis nem válaszolt időben. Amit tettél, talán el van mentve: nézd meg a lapjaidat vagy az asztalt, mielőtt megismétled.
restarting = A bot éppen újraindul. Nyomd meg fél perc múlva még egyszer; semmi sem veszett el.
overloaded = Most túl sok kérés jött egyszerre, ezért semmi sem történt. Próbáld újra egy kicsit később.
impossible-command = Ezt a parancsot így nem lehet kiadni. Írd be újra, és válassz abból, amit a Discord felkínál.
discord-trouble = A Discord most nem válaszolt, ezért nem nyílt asztal. Próbáld újra egy kicsit később.
discord-closed = Ezt itt nem tehetem: a csatorna már nincs meg, vagy rejtve van, vagy zárva előttem. A moderátorok engedélyezhetik, hogy lássam és írjak bele.
discord-full = Ezen a szerveren annyi a nyitott szál, amennyit a Discord enged. Archiváljatok vagy töröljetek néhányat, vagy tegyétek szál nélkül.
discord-automod = A szerver automatikus moderálása megállította az üzenetemet. A moderátorok kivételt tehetnek velem a szerver beállításaiban az AutoMod alatt; vagy szál nélkül is megy.
discord-two-factor = Ez a szerver kétlépcsős azonosítást kér attól, aki a botot üzemelteti. Kérlek, szólj neki.
discord-busy = A Discord itt most nem fogad többet tőlem. Próbáld újra egy perc múlva.
discord-too-large = Ez nagyobb, mint amit a Discord itt elfogad. Kérj kevesebbet egyszerre.
never-conceded = Ebben a játékban senki sem adja fel: egy kör hamar véget ér.
no-review = Ennek a játéknak a leosztásait nem lehet elemezni.

duplicate-alone = Ezt a leosztást mindenki egyedül játssza, a végéig vagy ameddig akarja. Bármikor abbahagyhatod, senki sem vár.
duplicate-dost = Egyetlen leosztásban nincs *dost*: végigjátsszuk, és minden pont számít.
daily-over = Ennek a leosztásnak a napja véget ért; amit félbehagytak, azt erős gépek játsszák végig. Kérd újra a nap leosztását: már van új.
daily-spent = Ezt a leosztást már játszottad, mielőtt az adataid törlődtek. Holnap új lesz.
still-played = Ezt a leosztást mások még játsszák. Akkor elemezheted, ha már senki sem játssza.
daily-nothing-to-share = Nincs mit megosztani: ezt a leosztást nem játszottad végig.
daily-none = Aznap senki sem kérte a leosztást, így nincs is.
daily-shared-here = Ezt a leosztást ebben a csatornában már megosztottad.
daily-day-wrong = Ez nem egy nap. Válassz a listából, vagy írd így: `{ $example }`.
daily-day-ahead = Az a nap még nem jött el.
daily-still-counts = Ezt a leosztást akkor lehet újra játszani, ha a napja véget ért, és az eredményeit összeszámolták.
daily-later-none = Ezt a leosztást a napja után nem játszottad.
fared-none = Nincs mit összehasonlítani: az első leosztást nem játszottátok végig.
duplicate-compared = Ezt a leosztást más asztalokéval hasonlítjuk össze: végig kell játszani, és a keveréséhez semmi sem adható.
evening-none = Itt nincs ilyen este. Kezdj egyet az `este` paranccsal.
evening-over = Ennek az estének vége. Kezdj újat az `este` paranccsal.
evening-late = A többiek ezt a leosztást már végigjátszották. Nyomd meg: *Új asztal*; az azzal kezd, amelyik most megy.
evening-elsewhere = Ezen az estén a te helyed itt van: { $table }. asztal. Ugyanazokkal a lapokkal senki sem játszik kétszer.
evening-full = Ennek az estének már { $most } asztala van, több nem lehet. Ülj be valamelyiknél egy gép helyére.
evening-options = Egy este minden asztalánál ugyanazok a szabályok.
evening-table-finished = Ez a leosztás az asztalodnál véget ért. A következő az asztal legújabb üzenetében van.
evening-table-stopped = Ezt az asztalt leállították; amit az estéből lejátszott, az számít.
evening-nobody = Egy estén emberek is játszanak: legalább egyikőtöknek az asztalnál kell ülnie.
sign-up-no-plan = Ebben a játékban nincs ilyen este.
individual-join = Ezen az estén beosztás mondja meg, ki hol ül. Nyomd meg a *Játszom* gombot.
individual-other = Ezen a szerveren már van ebben a játékban este, amelyre jelentkezni lehet. Az `este` paranccsal nézheted meg.
sign-up-in = Már jelentkeztél.
sign-up-out = Nem jelentkeztél.
individual-forgotten = Ezen az estén már játszottál, és azóta törölted az adataidat. A következőn újra játszhatsz.
individual-late = Ezen az estén ehhez már késő van. A következőn játszhatsz.
sign-up-full = Már { $most } ember jelentkezett, többen nem lehettek. Ha valaki visszalép, nyomd meg újra.
individual-begun = Ez az este már elkezdődött.
individual-opener = Idő előtt csak ő kezdheti el: { $name }.
individual-few = Legalább { $least } ember kell hozzá. Várd meg, amíg többen jelentkeznek.
individual-seats = Ezen az estén senki sem veszi át más helyét. Nyomd meg az *Állás*, majd a *Játszom* gombot: a következő leosztástól játszol.
individual-table-over = Ez a leosztás a te asztalodnál véget ért. A következő akkor jön, ha minden asztal végigjátszotta.
pairs-partner-out = Az illető időközben visszalépett. Válassz valaki mást.
pairs-partner-taken = { $name } már talált társat. Válassz valaki mást.

at-unreadable = Ezt az időpontot nem értem. Írd például így: `20:00`, `holnap 20:00`, `péntek 20:00` vagy `2 óra múlva`.
city-unknown = Ezt a várost nem ismerem. Próbálj egy nagyobbat a közelben, vagy az országodat.
at-past = Ez az időpont már elmúlt. Válassz olyat, amelyik még hátravan.
at-far = Ez túl messze van: a következő { $days } napra lehet megbeszélni valamit.
at-left-out = Azon a napon az órák átugorják ezt az időpontot. Válassz egy órával későbbit.
at-with = Megbeszélt időpontnál még senki sem ül: hagyd el a gépeket, az ellenfeleket, az `egyedül` és a `csak-meghívottak` beállítást.
at-weekly = Mondd meg, mikor találkoztok hetente: add meg a `mikor` beállítást is.
appointment-remind-late = Már nincs { $minutes } perc hátra, ezért a bot már nem emlékeztet. Amikor itt az idő, szól.
appointment-remind-out = Előbb nyomd meg ezt: *Játszom*. Csak azt emlékezteti, aki jön.
appointment-over = Ennek már vége: eljött az ideje, vagy lefújták.
appointment-opener = Csak { $name } vagy egy moderátor fújhatja le.
appointment-most-own = Már { $most } asztalod van megbeszélt időpontra. Fújj le egyet, vagy várd meg az idejét.
appointment-most-here = Ezen a szerveren már { $most } asztal van megbeszélt időpontra. Várd meg az egyik idejét.
