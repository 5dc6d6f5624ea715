# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Anunță-mă mâine
button-tell-daily = Anunță-mă zilnic
button-reminders = Ora și liniștea
reminders-title = ### ⏰ Dona zilei și orele de liniște
reminders-off = **Nu primești mesaje despre dona zilei.**
reminders-on = **Primești un mesaj direct pe zi**, și niciunul dacă ai jucat până atunci o donă a zilei. Următorul: { $next }
reminders-later = -# { $hour } e în orele tale de liniște. De aceea mesajul vine când se termină.
reminders-closed = ⚠️ **Nu ți se mai trimite nimic:** un mesaj direct nu a putut fi livrat. Permite mesajele directe de pe un server unde e botul acesta, apoi apasă butonul din nou.
reminders-clock = **Ceasul tău:** { $time } ({ $city }). Dacă al tău arată altceva, alege un oraș unde e aceeași oră ca la tine.
reminders-hour = **Ora** mesajului
reminders-loud = **Ore de liniște:** niciuna
reminders-quiet = **Ore de liniște:** de la { $start } până la { $end } nu afli nici de dona zilei, nici de mese noi. Masa la care joci te menționează și atunci.
reminders-quiet-never = Fără ore de liniște
reminders-quiet-from = De la { $hour }
reminders-quiet-until = Până la { $hour }
reminder-about = Sunt done noi, până la { $until }.
reminder-begun = Ai început-o. Termin-o înainte să se încheie ziua ei.
reminder-why = -# Ai cerut mesajul acesta. Vine cel mult o dată pe zi și nu vine dacă ai jucat deja. Ce începi de aici contează pe serverul unde l-ai cerut.
