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
    -# Přišlo to na tvoje přání. Zrušíš to na tom serveru příkazem `/stovkahra stoly`.

# Seats that are kept for friends

option-with = s-kým
option-with-about = Podržet pět minut místo příteli; kde se hraje ve dvojicích, je to spoluhráč
option-with-2 = s-kým-2
option-with-2-about = Podržet místo druhému příteli
option-with-3 = s-kým-3
option-with-3-about = Podržet místo třetímu příteli
option-only = jen-pozvaní
option-only-about = Přisednout smí jen ten, koho pozveš
friends-invited = 💺 { $name } drží místa: { $people }. Pro všechny budou volná { $until }.
friends-refused = Pozvat se nepodařilo: { $people }.
friends-silent = Pozvánku mají, ale bez upozornění, protože o nějakém stole slyšeli před chvílí nebo teď chtějí klid: { $people }. Ozvi se jim.
lobby-kept = drží se: { $name }
kept-until = 💺 Místa se drží pozvaným; volná budou { $until }.
only-invited-here = 🔒 Přisednout smějí jen pozvaní.
button-sit-kept = Pro: { $name }
button-sit-invited = Moje místo
button-decline = Nepřijdu
button-open-to-all = Otevřít všem
seat-kept = Drží se: { $name }; volno bude { $at }. Vyber si jiné místo, nebo počkej.
only-invited = K tomuto stolu smí jen ten, koho pozve { $name }. Otevři si vlastní.
no-kept-seat = Tobě se tu žádné místo nedrží.
open-opener = Všem může stůl otevřít jen ten, kdo ho založil: { $name }.
limit-invitations = { $most ->
    [one] Za hodinu můžeš pozvat jednoho člověka
    [few] Za hodinu můžeš pozvat { $most } lidi
    [many] Za hodinu můžeš pozvat { $most } člověka
   *[other] Za hodinu můžeš pozvat { $most } lidí
  }, další { $at }. Bez `s-kým` se stůl otevře hned.
friends-nobody = Řekni volbou `s-kým`, pro koho stůl je.
friends-or-computers = S počítači se začíná hned, takže místo podržet nejde. Počítače vynech a posaď je na volná místa později.
friends-bots = Botům se místo nedrží. Vyber lidi.
friends-self = Ty místo máš i tak. Vyber někoho jiného.
friends-too-many = Tolik míst u tohoto stolu není. { $most ->
    [one] Pozvat můžeš jednoho člověka
    [few] Pozvat můžeš nejvýš { $most } lidi
    [many] Pozvat můžeš nejvýš { $most } člověka
   *[other] Pozvat můžeš nejvýš { $most } lidí
  }.

# People who do not want to sit together

button-blocks = Zablokovaní lidé
blocks-title = ### Zablokovaní lidé
blocks-about = Nikdo z vás dvou nedostane místo tam, kde sedí ten druhý, ani zprávu o jeho nových stolech. Nikdo se nedozví, koho blokuješ. Kde už spolu sedíte, to zůstává. Kde jste se přihlásili oba a nejde sedět u různých stolů, nedostaneš místo ty. Zablokovat můžeš { $most ->
    [one] jednoho člověka
    [few] { $most } lidi
    [many] { $most } člověka
   *[other] { $most } lidí
  }.
blocks-none = Nikoho neblokuješ.
blocks-met = { $name }, od stolu napříč servery
blocks-add = **Zablokovat** lidi z tohoto serveru
blocks-remove = **Odblokovat**
blocks-done = ✅ Zablokováno: { $person }. Zrušíš to níž pod **Odblokovat**, nebo kdykoli v `/stovkahra nastavení`, *Zablokovaní lidé*.
apart-maybe = Blokuješ někoho, kdo je tu přihlášený. Když to půjde, budete sedět u různých stolů; jinak nedostaneš místo ty. Nikdo jiný se to nedozví.
apart-no-seat = 🚫 **Tentokrát pro tebe není místo** v tom, na co máš přihlášku v kanálu { $place }: u stolu by seděl někdo, koho blokuješ. Nikdo jiný se nedozví proč. Koho blokuješ, najdeš v `/stovkahra nastavení`, *Zablokovaní lidé*.
withdraw-done = { $person } už není na { $lists ->
    [one] jednom seznamu
    [few] { $lists } seznamech
    [many] { $lists } seznamu
   *[other] { $lists } seznamech
  } tohoto serveru: večery, zápasy, domluvené časy a stoly, u kterých se ještě nezačalo.
withdraw-nothing = { $person } tu nemá přihlášku na nic, co ještě nezačalo.

# A server’s settings

settings-role = **Role**, která se zmíní, když stůl čeká na hráče, nejvýš jednou za půl hodiny; žádná vybraná: lidé, kteří o to stojí
