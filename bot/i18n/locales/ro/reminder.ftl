# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Anunță-mă mâine
button-tell-daily = Anunță-mă zilnic
button-daily-off = Fără dona zilei
button-tell-waiting = Spune-mi ce mă așteaptă
button-waiting-off = Nu-mi spune ce așteaptă
button-waiting = Ce mă așteaptă
button-reminders = Ora și liniștea
reminders-title = ### ⏰ { button-reminders }
reminders-off = **Nu primești mesaje despre dona zilei și nici despre ce te așteaptă.**
reminders-on = **Primești cel mult un mesaj direct pe zi.** Următorul: { $next }
reminders-of-daily = - despre dona zilei, dacă până atunci n-ai jucat niciuna
reminders-of-waiting = - despre mesele de pe toate serverele care așteaptă mutarea ta, despre provocările care te așteaptă și despre donele zilei începute
reminders-later = -# { $hour } e în orele tale de liniște. De aceea mesajul vine când se termină.
reminders-closed = ⚠️ **Nu ți se mai trimite nimic:** un mesaj direct nu a putut fi livrat. Permite mesajele directe de pe un server unde e botul acesta, apoi apasă butonul din nou.
reminders-clock = **Ceasul tău:** { $time } ({ $city }). Dacă al tău arată altceva, caută-ți orașul.
button-city = Caută orașul meu
city-title = Ceasul tău
city-label = Oraș sau țară
city-about = De atunci ora de acolo e a ta.
city-which = Care dintre acestea e al tău?
reminders-hour = **Ora** mesajului
reminders-loud = **Ore de liniște:** niciuna
reminders-quiet = **Ore de liniște:** de la { $start } până la { $end } nu afli nici de dona zilei, nici de mese noi. Masa la care joci te menționează și atunci.
reminders-quiet-never = Fără ore de liniște
reminders-quiet-from = De la { $hour }
reminders-quiet-until = Până la { $hour }
reminder-about = Sunt done noi, până la { $until }.
reminder-begun = Ai început-o. Termin-o înainte să se încheie ziua ei.
reminder-why = -# Ai cerut mesajul acesta. Vine cel mult o dată pe zi, iar despre dona zilei nu vine dacă ai jucat deja. Ce începi de aici contează pe serverul unde l-ai cerut.
reminder-why-waiting = -# Ai cerut mesajul acesta. Vine cel mult o dată pe zi și numai dacă te așteaptă ceva.

# What waits for a person

waiting-title = ### ⏳ E rândul tău
waiting-challenge = ⚔️ **{ $game }** · { $told }
waiting-nothing = Nu te așteaptă nimic nicăieri.
waiting-table = **{ $game }** · masa { $table }: { $place }
waiting-until = { $told } · expiră { $until }
waiting-begun = **{ $game }** · ai început dona zilei
