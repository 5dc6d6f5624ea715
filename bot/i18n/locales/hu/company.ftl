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
    -# Te kérted az értesítést. Azon a szerveren ezzel mondhatod le: `/{ $command } asztalok`.

# People who do not want to sit together

button-blocks = Letiltottak
blocks-title = ### Letiltottak
blocks-about = Egyikőtök sem kap helyet ott, ahol a másik ül, és nem értesül a másik új asztalairól. Senki sem tudja meg, kit tiltottál le. Ahol már együtt ültök, az úgy marad. Legfeljebb { $most } embert tilthatsz le.
blocks-none = Senkit sem tiltottál le.
blocks-add = A szerver tagjainak **letiltása**
blocks-remove = **Tiltás feloldása**
blocks-done = ✅ Letiltottad: { $person }. Visszavonni lent, a **Tiltás feloldása** alatt tudod, vagy bármikor itt: `/stovkahra beállításaim`, *Letiltottak*.

# A server’s settings

button-settings-company = Ha asztal nyílik
settings-company-title = ## Ha asztal nyílik
settings-role = **Rang**, amelyet megemlítünk, ha egy asztal játékosokra vár, félóránként legfeljebb egyszer; ha nincs kiválasztva: azokat, akik kérték
