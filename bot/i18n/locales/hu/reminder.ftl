# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Szólj holnap
button-tell-daily = Szólj minden nap
button-reminders = Időpont és csend
reminders-title = ### ⏰ A nap leosztása és a csendes órák
reminders-off = **A nap leosztásáról nem kapsz értesítést.**
reminders-on = **Naponta egy közvetlen üzenetet kapsz**, és egyet sem, ha addigra már játszottál a nap valamelyik leosztásával. A következő: { $next }
reminders-later = -# { $hour } a csendes óráidba esik. Az üzenet ezért akkor jön, amikor véget érnek.
reminders-closed = ⚠️ **Már nem küldünk semmit:** egy közvetlen üzenet nem volt kézbesíthető. Engedélyezd a közvetlen üzeneteket egy olyan szerverről, ahol ez a bot ott van, aztán nyomd meg újra a gombot.
reminders-clock = **A te órád:** { $time } ({ $city }). Ha a tiéd mást mutat, válassz egy várost, ahol most annyi az idő, mint nálad.
reminders-hour = **Mikor** jöjjön az üzenet
reminders-loud = **Csendes órák:** nincsenek
reminders-quiet = **Csendes órák:** { $start } és { $end } között sem a nap leosztásáról, sem új asztalokról nem szólunk. Az az asztal, ahol játszol, akkor is megemlít.
reminders-quiet-never = Nincsenek csendes órák
reminders-quiet-from = Kezdete: { $hour }
reminders-quiet-until = Vége: { $hour }
reminder-about = Új leosztások várnak, eddig: { $until }.
reminder-begun = Elkezdted. Játszd végig, mielőtt véget ér a napja.
reminder-why = -# Te kérted ezt az üzenetet. Naponta legfeljebb egyszer jön, és nem jön, ha már játszottál. Amit innen kezdesz el, azon a szerveren számít, ahol kérted.
