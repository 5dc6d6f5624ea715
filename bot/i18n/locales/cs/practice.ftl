# Practice: alone with computers, in private

practice-title = ### 🃏 Cvičná hra · { $game }
levels-practice = -# Tady hraješ jen s počítači, ve zprávě, kterou vidíš jen ty, a nikam se to nepočítá. S dalšími lidmi se hraje na serveru: [přidej na něj bota]({ $invite }).
practice-stopped = **Hra je zrušena.** Nikam se nepočítá.
button-practice-again = Další hra
practice-alone = Nikdo další tu nehraje. Pokračuj, kdy chceš, nebo hru ukonči: *Zrušit stůl* pod *Více*.
practice-none = Nemáš tu žádnou rozehranou hru. Proti počítačům ji začneš příkazem { OPENING($listed) }.
practice-single = S počítači se v soukromí hraje vždy jen jedna hra. Série se hrají u stolu na serveru.

# How others fared with the first deal

fared-how = -# Tohle první rozdání dostanou i jiní. Nikam se nepočítá.
fared-alone = Nikdo jiný ho zatím nedohrál.
fared-helped = -# S radou, nebo když za tebe hrál počítač, se tvůj výsledek mezi ostatní nepočítá.
fared-gone = -# Výsledky ostatních z tohohle rozdání už uložené nejsou.
