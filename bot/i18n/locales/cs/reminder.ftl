# Being told of the deal of the day, and quiet hours

button-tell-tomorrow = Ozvi se zítra
button-tell-daily = Ozvi se každý den
button-reminders = Hodina a klid
reminders-title = ### ⏰ Rozdání dne a doba klidu
reminders-off = **O rozdání dne ti nepíšu.**
reminders-on = **Dostaneš jednu soukromou zprávu denně**, a žádnou, když do té doby nějaké rozdání dne odehraješ. Příští: { $next }
reminders-later = -# { $hour } spadá do doby klidu. Zpráva proto přijde, až skončí.
reminders-closed = ⚠️ **Už ti nic neposílám:** soukromá zpráva se nedala doručit. Povol soukromé zprávy z některého serveru, kde tenhle bot je, a stiskni tlačítko znovu.
reminders-clock = **Tvoje hodiny:** { $time } ({ $city }). Jestli máš jiný čas, vyber město, kde je právě tolik co u tebe.
reminders-hour = **V kolik** má zpráva přijít
reminders-loud = **Doba klidu:** žádná
reminders-quiet = **Doba klidu:** od { $start } do { $end } ti nedám vědět o rozdání dne ani o nových stolech. Stůl, u kterého hraješ, tě zmíní i tehdy.
reminders-quiet-never = Žádná doba klidu
reminders-quiet-from = Od { $hour }
reminders-quiet-until = Do { $hour }
reminder-about = Jsou tu nová rozdání, do { $until }.
reminder-begun = Máš ho rozehrané. Dohraj ho, než skončí.
reminder-why = -# Zpráva přišla na tvoje přání: nejvýš jednou denně, a když už máš odehráno, nepřijde. Co odsud začneš, počítá se na serveru, kde máš tyhle zprávy zapnuté.
