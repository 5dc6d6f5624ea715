# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Szólj holnap
button-tell-daily = Szólj minden nap
button-daily-off = A nap leosztásáról ne szólj
button-tell-waiting = Szólj, mi vár rám
button-waiting-off = Ne szólj, mi vár rám
button-waiting = Mi vár rám?
button-reminders = Időpont és csend
reminders-title = ### ⏰ { button-reminders }
reminders-off = **Nem kapsz értesítést a nap leosztásáról, sem arról, ami rád vár.**
reminders-on = **Naponta legfeljebb egy közvetlen üzenetet kapsz.** A következő: { $next }
reminders-of-daily = - a nap leosztásáról, ha addig egyet sem játszottál
reminders-of-waiting = - azokról az asztalokról bármelyik szerveren, ahol te következel, a rád váró kihívásokról és a nap elkezdett leosztásairól
reminders-later = -# { $hour } a csendes óráidba esik. Az üzenet ezért akkor jön, amikor véget érnek.
reminders-closed = ⚠️ **Már nem küldünk semmit:** egy közvetlen üzenet nem volt kézbesíthető. Engedélyezd a közvetlen üzeneteket egy olyan szerverről, ahol ez a bot ott van, aztán nyomd meg újra a gombot.
reminders-clock = **A te órád:** { $time } ({ $city }). Ha a tiéd mást mutat, keresd meg a városodat.
button-city = Megkeresem a városom
city-title = A te órád
city-label = Város vagy ország
city-about = Onnantól az ottani idő a tiéd.
city-which = Melyik a tiéd ezek közül?
reminders-hour = **Mikor** jöjjön az üzenet
reminders-loud = **Csendes órák:** nincsenek
reminders-quiet = **Csendes órák:** { $start } és { $end } között sem a nap leosztásáról, sem új asztalokról nem szólunk. Az az asztal, ahol játszol, akkor is megemlít.
reminders-quiet-never = Nincsenek csendes órák
reminders-quiet-from = Kezdete: { $hour }
reminders-quiet-until = Vége: { $hour }
reminder-about = Új leosztások várnak, eddig: { $until }.
reminder-begun = Elkezdted. Játszd végig, mielőtt véget ér a napja.
reminder-why = -# Te kérted ezt az üzenetet. Naponta legfeljebb egyszer jön, a nap leosztásáról pedig nem, ha már játszottál. Amit innen kezdesz el, azon a szerveren számít, ahol kérted.
reminder-why-waiting = -# Te kérted ezt az üzenetet. Naponta legfeljebb egyszer jön, és csak akkor, ha valami rád vár.

# What waits for a person

waiting-title = ### ⏳ Te következel
waiting-challenge = ⚔️ **{ $game }** · { $told }
waiting-nothing = Sehol semmi nem vár rád.
waiting-table = **{ $game }** · { $table }. asztal: { $place }
waiting-until = { $told } · lejár: { $until }
waiting-begun = **{ $game }** · elkezdted a nap leosztását
