# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Sag mir morgen Bescheid
button-tell-daily = Sag mir täglich Bescheid
button-daily-off = Nichts zur Runde des Tages
button-tell-waiting = Sag mir, was wartet
button-waiting-off = Sag mir nicht, was wartet
button-waiting = Was auf mich wartet
button-reminders = Uhrzeit und Ruhezeit
reminders-title = ### ⏰ { button-reminders }
reminders-off = **Du bekommst keine Nachricht zur Runde des Tages, und keine zu dem, was auf dich wartet.**
reminders-on = **Du bekommst höchstens eine Direktnachricht am Tag.** Die nächste: { $next }
reminders-of-daily = - zur Runde des Tages, wenn du bis dahin keine gespielt hast
reminders-of-waiting = - zu Tischen auf allen Servern, die auf deinen Zug warten, zu Herausforderungen, die auf dich warten, und zu begonnenen Runden des Tages
reminders-later = -# { $hour } liegt in deiner Ruhezeit. Die Nachricht kommt deshalb, wenn sie endet.
reminders-closed = ⚠️ **Du bekommst nichts mehr:** Eine Direktnachricht ließ sich nicht zustellen. Erlaube Direktnachrichten von einem Server, auf dem dieser Bot ist, und drück den Knopf noch einmal.
reminders-clock = **Deine Uhr:** { $time } ({ $city }). Zeigt deine etwas anderes, dann such deine Stadt.
button-city = Meine Stadt suchen
city-title = Deine Uhr
city-label = Stadt oder Land
city-about = Ab dann gilt ihre Zeit.
city-which = Welche davon ist deine?
reminders-hour = **Uhrzeit** der Nachricht
reminders-loud = **Ruhezeit:** keine
reminders-quiet = **Ruhezeit:** Von { $start } bis { $end } erfährst du weder von der Runde des Tages noch von neuen Tischen. Ein Tisch, an dem du spielst, erwähnt dich trotzdem.
reminders-quiet-never = Keine Ruhezeit
reminders-quiet-from = Ab { $hour }
reminders-quiet-until = Bis { $hour }
reminder-about = Neue Runden sind da, bis { $until }.
reminder-begun = Du hast sie begonnen. Spiel sie zu Ende, bevor ihr Tag vorbei ist.
reminder-why = -# Du wolltest diese Nachricht. Sie kommt höchstens einmal am Tag, und zur Runde des Tages nicht, wenn du schon gespielt hast. Was du von hier aus beginnst, zählt auf dem Server, auf dem du darum gebeten hast.
reminder-why-waiting = -# Du wolltest diese Nachricht. Sie kommt höchstens einmal am Tag, und nur, wenn etwas auf dich wartet.

# What waits for a person

waiting-title = ### ⏳ Du bist dran
waiting-challenge = ⚔️ **{ $game }** · { $told }
waiting-nothing = Nirgends wartet etwas auf dich.
waiting-table = **{ $game }** · Tisch { $table }: { $place }
waiting-until = { $told } · Zeit endet { $until }
waiting-begun = **{ $game }** · du hast die Runde des Tages begonnen
