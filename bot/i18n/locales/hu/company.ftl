# Being told when a table opens

button-told = Szólj, ha asztal nyílik
told-title = ### Ha asztal nyílik ezen a szerveren
told-now-off = **Nem kapsz értesítést.**
told-now-mention = **Megemlítünk** az asztal üzenetében.
told-now-direct = **Közvetlen üzenetet kapsz.**
told-now-closed = ⚠️ **Már nem küldünk semmit:** egy közvetlen üzenet nem volt kézbesíthető. Engedélyezd a közvetlen üzeneteket erről a szerverről, aztán válassz újra.
told-how = -# Minden játékra érvényes, valahányszor valaki játékosokra vár egy olyan csatornában, amelyet látsz; félóránként legfeljebb egyszer, az összes szervert egybevéve.
told-role = -# Ezen a szerveren emberek helyett ezt említjük: { $role }. Kérd a rangot egy moderátortól, vagy válaszd a közvetlen üzenetet.
told-no-pings = -# ⚠️ A beállításaid szerint senki sem említhet. Amíg ez így van, az asztalokról sem szólunk.
button-told-mention = Említs meg
button-told-direct = Közvetlen üzenet
button-told-off = Ne szólj
invitation = 🔔 { $people } – van szabad hely.
direct-invitation = 🔔 { $name } asztalt nyitott, és játékosokra vár: **{ $game }**, { $place }
    -# Te kérted az értesítést. Azon a szerveren ezzel mondhatod le: `/stovkahra asztalok`.

# Seats that are kept for friends

option-with = kivel
option-with-about = Öt percig helyet tart egy barátodnak; ahol párban játsszátok, ő lesz a társad
option-with-2 = kivel-2
option-with-2-about = Helyet tart egy második barátodnak
option-with-3 = kivel-3
option-with-3-about = Helyet tart egy harmadik barátodnak
option-only = csak-meghívottak
option-only-about = Csak az ülhet le, akit meghívsz
friends-invited = 💺 { $name } helyet tart nekik: { $people }. Mindenkinek szabad lesz { $until }.
friends-refused = Nem lehetett meghívni: { $people }.
friends-silent = Meghívva, de értesítés nélkül, mert nemrég hallottak egy asztalról, vagy most nyugalmat kérnek: { $people }. Szólj nekik te.
lobby-kept = fenntartva: { $name }
kept-until = 💺 A helyek a meghívottakra várnak; szabadok lesznek { $until }.
only-invited-here = 🔒 Csak a meghívottak ülhetnek le.
button-sit-kept = { $name } helye
button-sit-invited = Az én helyem
button-decline = Nem jövök
button-open-to-all = Nyitás mindenkinek
seat-kept = Fenntartva: { $name }; szabad lesz { $at }. Válassz másik helyet, vagy várj.
only-invited = Ide csak az ülhet le, akit meghívott az asztal nyitója: { $name }. Nyiss sajátot.
no-kept-seat = Neked itt nincs fenntartott hely.
open-opener = Mindenkinek csak az nyithatja meg az asztalt, aki létrehozta: { $name }.
limit-invitations = Egy órán belül { $most } embert hívhatsz meg, a következőket { $at }. `kivel` nélkül az asztal most is megnyílik.
friends-nobody = Add meg a `kivel` mezőben, kiknek szól az asztal.
friends-or-computers = Gépekkel azonnal kezdődik a játék, így nem lehet helyet tartani. Hagyd el a gépeket, és ültesd le őket később a szabad helyekre.
friends-bots = Botoknak nem lehet helyet tartani. Válassz embereket.
friends-self = Neked úgyis van helyed. Válassz valaki mást.
friends-too-many = Ennél az asztalnál nincs ennyi hely. Legfeljebb { $most } embert hívj meg.

# People who do not want to sit together

button-blocks = Letiltottak
blocks-title = ### Letiltottak
blocks-about = Egyikőtök sem kap helyet ott, ahol a másik ül, és nem értesül a másik új asztalairól. Senki sem tudja meg, kit tiltottál le. Ahol már együtt ültök, az úgy marad. Ahova mindketten jelentkeztetek, és nem ülhettek külön, ott te nem kapsz helyet. Legfeljebb { $most } embert tilthatsz le.
blocks-none = Senkit sem tiltottál le.
blocks-met = { $name }, egy szerverek közötti asztaltól
blocks-add = A szerver tagjainak **letiltása**
blocks-remove = **Tiltás feloldása**
blocks-done = ✅ Letiltottad: { $person }. Visszavonni lent, a **Tiltás feloldása** alatt tudod, vagy bármikor itt: `/stovkahra beállításaim`, *Letiltottak*.
apart-maybe = Letiltottál valakit, aki ide jelentkezett. Ha lehet, külön asztalnál ültök; ha nem, te nem kapsz helyet. Más nem tudja meg.
apart-no-seat = 🚫 **Ezúttal nincs helyed** ott, ahova jelentkeztél ({ $place }): letiltottál valakit, akivel egy asztalnál ülnél. Más nem tudja meg, miért. Akiket letiltottál, itt találod: `/stovkahra beállításaim`, *Letiltottak*.
withdraw-done = { $person } lekerült a szerver { $lists } listájáról: esték, mérkőzések, megbeszélt időpontok és asztalok, amelyek még nem kezdődtek el.
withdraw-nothing = { $person } itt semmi olyanra nem jelentkezett, ami még nem kezdődött el.

# A server’s settings

settings-role = **Rang**, amelyet megemlítünk, ha egy asztal játékosokra vár, félóránként legfeljebb egyszer; ha nincs kiválasztva: azokat, akik kérték
