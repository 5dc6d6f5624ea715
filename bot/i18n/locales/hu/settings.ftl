# Preferences

preferences-title = ### Beállításaid
preferences-cuts = Kérdezd, hol emelek
preferences-about-cuts = Különben sorsolás dönti el a helyét
preferences-forced = A kötelezőt a bot játssza
preferences-about-forced = Ha csak egy lap szabályos, mások közt is
preferences-press = A kötelezőt én nyomom meg
preferences-about-press = Egyedül a gépekkel, ahol különben a bot játssza ki
preferences-letters = Színek betűvel is
preferences-about-letters = A lapok gombjain, a szín képe mellett
preferences-pings = Említs meg
preferences-about-pings = Ha egy asztalnál rád várnak
preferences-ranked = Szerepeljek a rangsorban
preferences-about-ranked = Különben gépekkel számolt értékszámod sincs
preferences-named = Nevek a szerverek között
preferences-about-named = Akik szintén neveket kérnek, olvassák a tiédet, te pedig az övékét
preferences-research = Játszmáim a kutatásnak
preferences-about-research = Név nélkül, ha egy szerver átadja a játszmáit

# Lists, for a person and for a server

settings-language = **Nyelv** abban, amit csak te látsz
settings-deck = **Kártya** abban, amit csak te látsz
language-discord = Ahogy a Discordban
deck-german = Magyar; a Trappoláé saját
deck-french = Francia minden játékban
deck-tell = Tell-kártya; a Trappoláé saját

# A server

settings-title = ## A szerver beállításai
    -# Aki asztalt nyit, mást is választhat hozzá.
settings-choose = Mit szeretnél módosítani?
button-settings-messages = Üzenetek
button-settings-new = Új asztalok
button-settings-moderation = Leállítás és korlátok
button-settings-daily = A nap leosztása, szezonok
button-settings-company = Ha asztal nyílik
button-settings-research = Kutatás
button-settings-unlikely = Valószínűtlen eredmények
settings-unlikely = **Csak moderátorok látják:** az elmúlt 365 nap olyan eredményei, amelyeket a tudás és a szerencse aligha magyaráz; naponta egyszer keressük őket. Lehet, hogy ketten jól játszanak együtt, és lehet, hogy egy embernek van két fiókja; a bot ezt nem tudja eldönteni.
settings-unlikely-none = **Csak moderátorok látják:** az elmúlt 365 napban nincs olyan eredmény, amelyet a tudás és a szerencse aligha magyaráz.
settings-unlikely-working = -# Ezt csak a moderátorok látják: az elmúlt 365 nap játszmái között olyan eredményeket keresünk, amelyeket a tudás és a szerencse aligha magyaráz.
unlikely-partners = - { $first } és { $second } párban { $games } játszmából { $won } alkalommal nyert; abból, ahogyan egymás nélkül játszanak, körülbelül { $expected } lett volna várható.
unlikely-opponents = - { $game }: { $second } ellen { $first } { $games } játszmából { $won } alkalommal nyert; abból, ahogyan egymás nélkül játszanak, körülbelül { $expected } lett volna várható.
settings-language-public = **Nyelv** a nyilvános üzenetekben
settings-deck-public = **Kártya** a nyilvános üzenetekben
settings-channels = **Csatornák**, ahol asztalt lehet nyitni (fórumban a bejegyzéseiben); ha nincs kiválasztva egy sem: mindenhol
settings-options = **Új asztalok:** amit bejelölsz, az a szokásos szabályokon felül érvényes
settings-option-every = Keverés minden leosztás előtt
settings-option-quiet = Jelezni tilos
settings-option-open = Nyílt számolás
settings-option-twenty = Széria húszig
settings-option-side = Dost a pár bemondása vagy bónusza után
settings-option-hints = Tippekkel
settings-option-thread = Minden asztalnak külön szál
settings-option-newcomers = Az érkezők azonnal megkapják egy gép helyét
settings-clock = **Időkorlát**, utána a gép lép
clock-none = Nincs időkorlát
clock-half-minute = 30 másodperc
clock-minute = Egy perc
clock-two-minutes = Két perc
clock-day = Egy nap
clock-bank-five = 5 perc játszmánként, laponként 10 mp
clock-bank-fifteen = 15 perc játszmánként, laponként 20 mp
settings-ping = **Említés**, ha valakire várnak
ping-off = Senkit sem említ meg
ping-minute = Egy perc után
ping-five-minutes = Öt perc után
ping-hour = Egy óra után
settings-pace = **A gépek** tempója
pace-slow = Lassú
pace-normal = Másodpercenként egy lap
pace-fast = Gyors
settings-pause = **Szünet** minden új leosztás előtt
pause-short = Rövid
pause-normal = Szokásos
pause-long = Hosszú
newcomers-at-once = érkezők azonnal
partners-drawn = a párokat sorsoljuk
settings-stoppers = **Ki kérheti a leállítást**, ha már osztottak; minden másik fél részéről kell egy beleegyezés, a nem játszó moderátor pedig egyedül is leállíthatja
stoppers-players = Bárki, aki játszik
stoppers-opener = Aki az asztalt nyitotta
stoppers-moderators = Csak moderátor, aki nem játszik
settings-limits = **Korlátok** az asztalokra, hogy mindenkinek jusson hely
settings-limit-own_tables = { $most } megkezdett fejenként
settings-limit-new_tables = { $most } új fejenként/percenként
settings-limit-tables = { $most } megkezdett összesen
settings-daily-table = **Rangsor** azokról, akik itt játsszák
settings-daily-table-on = Van, hetente és havonta
settings-daily-table-off = Nincs
settings-daily-channel = **Csatorna**, ahol minden nap kiírjuk az új leosztást; ha nincs kiválasztva: sehol
settings-research = **Befejezett játszmák** a játékok kutatására
settings-research-how = Aki a botot működteti, fájlba írhatja ennek a szervernek a **befejezett játszmáit**, hogy a játékokat kutatni lehessen. A fájlban a lapok, a lépések, a szabályok és az eredmények állnak, és hogy milyen jól játszanak a gépek. Nincsenek benne nevek, fiókok, szövegek és időpontok. Aki ott volt, a lapokról mégis felismerhet egy játszmát. Kimarad minden játszma, amelyben olyan is játszott, aki ezt nem akarja; ezt mindenki a `/stovkahra beállításaim` paranccsal választja meg.
settings-research-off = Nem adja át
settings-research-on = Átadja, név nélkül

# Privacy

privacy-kept-of-you = ### Amit a bot rólad őriz
privacy-account = - a fiókod (`{ $id }`), a neved, szerverenként az ottani, a nyelved és a beállításaid
privacy-ways = A *Minden fájlban* gomb mindezt odaadja neked. A *Minden törlése* gomb mindenhonnan kiveszi a nevedet és a fiókodat; a játszmák megmaradnak, egy korábbi játékos játszmáiként.
privacy-no-account = Sem fiókot, sem nevet, sem beállításokat nem őriz rólad a bot.
privacy-part = - { $part ->
    [seats] helyek asztaloknál, az ott kijátszott lapokkal
    [games] befejezett játszmák a szerverek nyilvántartásában
    [days] próbálkozások a nap leosztásain, és sorozatok
    [sums] összegek, értékszámok és helyezések ranglistákon és szezonokban
    [honours] kitüntetések
    [evenings] esték, kihívások, megbeszélt időpontok és szerverek közötti asztalok
    [puzzles] feladványok a lapjaiddal, és visszatérő saját hibák
    [choices] miről és mikor kérsz értesítést, és kit tiltottál le vagy jelentettél be
    [corrections] helyesbítések, amelyeket te írtál, vagy amelyek téged érintenek
    [shut-out] hogy az üzemeltető kizárt, miért és mikor
    [hand] kulcsok a megnyitott lapok újrarajzolásához, egyenként tizenöt percig
   *[digests] a neved nélkül, hogy semmi se számítson kétszer
  }: **{ $number }**
privacy-how-long =
    Mindezt addig őrzi a bot, amíg ott van a szerveren, és utána még { $days ->
        [one] egy napig
       *[other] { $days } napig
      }. Ha egyetlen szerveren sem játszottál, mindez törlődik, ha két évig nem használod a botot. Másnak semmit sem ad át belőle, kivéve név nélküli játszmákat, ha egy szerver kutatásra adja őket, és te nem tiltod meg.
button-privacy-long = Meddig
privacy-adding-up = -# A korábbi évek játszmáinak összeadása még tart, ezért a befejezett játszmák száma egyelőre kevesebb lehet a valódinál. Az exportban mind benne van.
privacy-exported = Ebben a fájlban minden benne van, amit a bot rólad őriz.
privacy-too-large = Amit a bot rólad őriz, nem fér egyetlen fájlba: a Discord itt legfeljebb { $most } MB-ot fogad el, és ez tömörítve is nagyobb. Kérd el attól, aki a botot működteti.
privacy-sure = **Törlöd az adataidat?** Felállsz minden helyedről, és a neved, a fiókod és a beállításaid mindenhonnan végleg törlődnek. Amit mások nyertek és vesztettek, úgy marad, ahogy volt.
privacy-stays = -# Hogy senki se próbálkozzon kétszer, a neved nélkül megmarad, mely feladványokat kaptad, a nap végéig az is, mely leosztásait kezdted el, és egy este végéig, hogy melyik asztalnál ülsz. Ha az üzemeltető kizárt téged, az is megmarad, a fiókod számával, az indokkal és a dátummal. Egy napig a neved nélkül az is megmarad, mikor hagytál el szerverek közötti asztalokat, és legfeljebb 90 napig, amit ott rólad jelentettek, amíg az üzemeltető el nem intézi. Az utolsó közös játszma után egy évig, nevek nélkül az is megmarad, hányszor játszottál kivel szerverek között.
button-export = Minden fájlban
button-delete = Minden törlése
button-delete-sure = Igen, törlöm
button-keep = Maradjanak
privacy-kept = Semmi sem törlődött.
privacy-deleted = Kész. A neved, a fiókod és a beállításaid mindenhonnan eltűntek, ahol a bot adatot őriz.
