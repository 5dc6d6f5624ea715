# Practice, where the bot is on no server

practice-title = ### 🃏 Cvičná hra · { $game }
levels-practice = -# Tady hraješ jen s počítači, ve zprávě, kterou vidíš jen ty, a nikam se to nepočítá. S dalšími lidmi se hraje na serveru: [přidej na něj bota]({ $invite }).
practice-stopped = **Hra je zrušena.** Nikam se nepočítá.
button-practice-again = Další hra
practice-alone = Nikdo další tu nehraje. Pokračuj, kdy chceš, nebo hru ukonči: *Zrušit stůl* pod *Více*.
practice-none = Nemáš tu žádnou rozehranou hru. Proti počítačům ji začneš příkazem { OPENING($listed) }.
practice-single = Tady se hraje vždy jen jedna hra. Série se hrají na serveru.

# How others fared with the first deal

fared-title = ### 📊 Jak hráli ostatní · první rozdání tvé hry
fared-how = -# Tohle první rozdání dostanou i jiní, podle stejných pravidel a proti stejně silným počítačům. Nikam se nepočítá.
fared-alone = Nikdo jiný ho zatím nedohrál.
fared-helped = -# Hrálo se s radou, nebo za tebe hrál počítač: tvůj výsledek se mezi ostatní nepočítá.
fared-gone = -# Výsledky ostatních z tohohle rozdání už uložené nejsou.
