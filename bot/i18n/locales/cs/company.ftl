# Being told when a table opens

button-told = Dej vědět o nových stolech
told-title = ### Když se na tomto serveru otevře stůl
told-now-off = **Nic ti neposílám.**
told-now-mention = **Zmíním tě** ve zprávě stolu.
told-now-direct = **Dostaneš soukromou zprávu.**
told-now-closed = ⚠️ **Už ti nic neposílám:** soukromá zpráva se nedala doručit. Povol soukromé zprávy z tohoto serveru a pak si vyber znovu.
told-how = -# Platí pro všechny hry, kdykoli někdo čeká na hráče v kanálu, který vidíš; nejvýš jednou za půl hodiny, dohromady na všech serverech.
told-role = -# Na tomto serveru se místo lidí zmiňuje { $role }. Řekni o tu roli moderátorům, nebo si vyber soukromé zprávy.
told-no-pings = -# ⚠️ V nastavení máš, že tě nikdo nemá zmiňovat. Dokud to platí, nedám ti vědět ani o stolech.
button-told-mention = Zmínit mě
button-told-direct = Soukromá zpráva
button-told-off = Nic neposílat
invitation = 🔔 { $people } – jsou tu volná místa.
direct-invitation = 🔔 { $name } otevírá stůl a čeká na hráče: **{ $game }**, { $place }
    -# Přišlo to na tvoje přání. Zrušíš to na tom serveru příkazem `/{ $command } stoly`.

# People who do not want to sit together

button-blocks = Zablokovaní lidé
blocks-title = ### Zablokovaní lidé
blocks-about = Nikdo z vás dvou nedostane místo tam, kde sedí ten druhý, ani zprávu o jeho nových stolech. Nikdo se nedozví, koho blokuješ. Kde už spolu sedíte, to zůstává. Zablokovat můžeš { $most ->
    [one] jednoho člověka
    [few] { $most } lidi
    [many] { $most } člověka
   *[other] { $most } lidí
  }.
blocks-none = Nikoho neblokuješ.
blocks-add = **Zablokovat** lidi z tohoto serveru
blocks-remove = **Odblokovat**
blocks-done = ✅ Zablokováno: { $person }. Zrušíš to níž pod **Odblokovat**, nebo kdykoli v `/stovkahra nastavení`, *Zablokovaní lidé*.

# A server’s settings

button-settings-company = Když se otevře stůl
settings-company-title = ## Když se otevře stůl
settings-role = **Role**, která se zmíní, když stůl čeká na hráče, nejvýš jednou za půl hodiny; žádná vybraná: lidé, kteří o to stojí
