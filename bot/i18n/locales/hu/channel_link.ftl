# Két szerver összekapcsolt csatornái

command-link = kapcsolat
command-link-about = Egy másik szerver csatornájának asztalai itt látszanak, ezé a csatornáé pedig ott
option-link-code-about = A másik szerver moderátoraitól kapott kód, amellyel ezt a csatornát az övékhez kapcsolod
links-title = ### 🔗 Összekapcsolt csatornák
links-about = Amit két összekapcsolt csatorna egyikében játszanak, azt a másikban nézni lehet, egy másik szerveren, egyszerre legfeljebb { $most } asztalt: az asztalon lévő lapokat és a pontokat, azokon a neveken, amelyeket az emberek a `keresés` parancsnál választottak. Senki sem olvassa, melyik szerver, csatorna vagy fiók az. A csak meghívottaknak szóló asztalok és azok, ahol mások ugyanazokat a lapokat kapják, nem látszanak.
links-line = **{ $number }.** { $place } és egy másik szerver csatornája, { $since } óta
links-none = Ennek a szervernek egyik csatornája sincs összekapcsolva.
link-code = **Kód ehhez: { $place }: `{ $code }`**
    Csak egy másik szerver moderátorainak add oda. Ők az egyik csatornájukban ezt írják: `/stovkahra-moderálás kapcsolat kód:{ $code }`. Egyszer érvényes, { $hours } óráig, és felváltja a csatorna korábbi kódját.
linked-now = 🔗 **Ez a csatorna össze van kapcsolva egy másik szerver csatornájával.** A következő lépéstől ott nézni lehet, amit itt játszanak, itt pedig azt, amit ott, egyszerre legfeljebb { $most } asztalt. A játékosok neve az, amelyet a `/stovkahra keresés` parancsnál választottak, vagy Anonym.
    -# Bármelyik szerver moderátorai egyedül is megszüntetik: `/stovkahra-moderálás kapcsolat`.
linked-here = -# 🔗 Ezt az asztalt egy másik szerver emberei is nézhetik, azokon a neveken, amelyeket a `keresés` parancsnál választottatok.
linked-title = ### 🔗 { $game } · egy összekapcsolt csatornából
linked-board = -# Ez az asztal egy másik szerveren van. Itt nézni lehet.
button-link-code = Kód ehhez a csatornához
button-link-end = { $number }. megszüntetése
link-code-unknown = Ez a kód nem érvényes, vagy már nem az. Kérj újat a másik szerver moderátoraitól.
link-own = Ez a saját szervered kódja. Add oda egy másik szerver moderátorainak.
link-twice = Ez a két csatorna már össze van kapcsolva.
link-full = Egy csatornának legfeljebb { $most } kapcsolata lehet, egy szervernek { $server }. Az egyiknek már ennyi van: előbb szüntessetek meg egyet.
link-over = Ilyen kapcsolat már nincs.
link-closed = Ebbe a csatornába nem írhatok, ezért nem lehet összekapcsolni.
