# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Ozvi se zítra
button-tell-daily = Ozvi se každý den
button-daily-off = Rozdání dne neposílat
button-tell-waiting = Psát, co na mě čeká
button-waiting-off = Nepsat, co na mě čeká
button-waiting = Co na mě čeká
button-reminders = Hodina a klid
reminders-title = ### ⏰ { button-reminders }
reminders-off = **Nepíšu ti o rozdání dne ani o tom, co na tebe čeká.**
reminders-on = **Dostaneš nejvýš jednu soukromou zprávu denně.** Příští: { $next }
reminders-of-daily = - o rozdání dne, pokud do té doby žádné neodehraješ
reminders-of-waiting = - o stolech na všech serverech, které čekají na tvůj tah, o výzvách, které čekají na tebe, a o rozehraných rozdáních dne
reminders-later = -# { $hour } spadá do doby klidu. Zpráva proto přijde, až skončí.
reminders-closed = ⚠️ **Už ti nic neposílám:** soukromá zpráva se nedala doručit. Povol soukromé zprávy z některého serveru, kde tenhle bot je, a stiskni tlačítko znovu.
reminders-clock = **Tvoje hodiny:** { $time } ({ $city }). Jestli máš jiný čas, najdi svoje město.
button-city = Najít moje město
city-title = Tvoje hodiny
city-label = Město nebo země
city-about = Od té chvíle platí jeho čas.
city-which = Které z nich je tvoje?
reminders-hour = **V kolik** má zpráva přijít
reminders-loud = **Doba klidu:** žádná
reminders-quiet = **Doba klidu:** od { $start } do { $end } ti nedám vědět o rozdání dne ani o nových stolech. Stůl, u kterého hraješ, tě zmíní i tehdy.
reminders-quiet-never = Žádná doba klidu
reminders-quiet-from = Od { $hour }
reminders-quiet-until = Do { $hour }
reminder-about = Jsou tu nová rozdání, do { $until }.
reminder-begun = Máš ho rozehrané. Dohraj ho, než skončí.
reminder-why = -# Zpráva přišla na tvoje přání: nejvýš jednou denně, a o rozdání dne nepřijde, když už máš odehráno. Co odsud začneš, počítá se na serveru, kde máš tyhle zprávy zapnuté.
reminder-why-waiting = -# Zpráva přišla na tvoje přání: nejvýš jednou denně, a jen když na tebe něco čeká.

# What waits for a person

waiting-title = ### ⏳ Jsi na tahu
waiting-challenge = ⚔️ **{ $game }** · { $told }
waiting-nothing = Nikde na tebe nic nečeká.
waiting-table = **{ $game }** · stůl { $table }: { $place }
waiting-until = { $told } · čas vyprší { $until }
waiting-begun = **{ $game }** · máš rozehrané rozdání dne
