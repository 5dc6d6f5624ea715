# Practice, where the bot is on no server

practice-title = ### 🃏 Cvičná hra · { $game }
levels-practice = -# Tady hraješ jen s počítači, ve zprávě, kterou vidíš jen ty, a nic se nikam nezapisuje. S dalšími lidmi se hraje na serveru: [přidej na něj bota]({ $invite }).
practice-stopped = **Hra je zrušena.** Nikam se z ní nic nezapisuje.
button-practice-again = Další hra
practice-alone = Nikdo další tu nehraje. Pokračuj, kdy chceš, nebo hru ukonči: *Zrušit stůl* pod *Více*.
practice-none = Nemáš tu žádnou rozehranou hru. Proti počítačům ji začneš příkazem { OPENING($listed) }.
practice-single = Tady se hraje vždy jen jedna hra. Série se hrají na serveru.
