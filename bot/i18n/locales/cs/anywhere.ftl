# Where the bot is on no server: practice, and records handed in as files

practice-title = ### 🃏 Cvičná hra · { $game }
levels-practice = -# Tady hraješ jen s počítači, ve zprávě, kterou vidíš jen ty, a nic se nikam nezapisuje. S dalšími lidmi se hraje na serveru: [přidej na něj bota]({ $invite }).
practice-stopped = **Hra je zrušena.** Nikam se z ní nic nezapisuje.
button-practice-again = Další hra
practice-alone = Nikdo další tu nehraje. Pokračuj, kdy chceš, nebo hru ukonči: *Zrušit stůl* pod *Více*.
practice-none = Nemáš tu žádnou rozehranou hru. Proti počítačům ji začneš příkazem `/stovkahra nová`, `/trappola nová` nebo `/bulka nová`.
practice-single = Tady se hraje vždy jen jedna hra. Série se hrají na serveru.
option-record = záznam
option-record-about = Záznam hry jako soubor, k rozboru nebo přehrání
review-needs-record = Tady k tomu potřebuju záznam hry: přilož ho jako soubor, `/stovkahra rozbor záznam:…`. Na serveru ti ho dá `/stovkahra záznam`.
replay-needs-record = K přehrání tady potřebuju záznam hry: přilož ho jako soubor, `/{ $command } přehrát záznam:…`. Na serveru ti ho dá `/{ $command } záznam`.
record-too-large = Tenhle soubor je na záznam moc velký, záznam má nejvýš { $most } kB. Přilož soubor, který dává příkaz `záznam`.
record-no-text = V tomhle souboru není text, takže to není záznam. Přilož soubor, který dává příkaz `záznam`.
record-several = V souboru je víc záznamů ({ $records }). Přilož soubor jen s jedním z nich.
record-wrong = Tenhle záznam neplatí. Přilož soubor tak, jak ho dal příkaz `záznam`.
    -# Pro toho, kdo zná formát (anglicky): `{ $problem }`
record-not-given = Discord mi ten soubor zrovna nevydal. Přilož ho prosím znovu.
record-gone = Tenhle záznam už nemám po ruce. Přilož jeho soubor znovu a bude fungovat i tohle tlačítko.
