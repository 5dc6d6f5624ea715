# Commands. Names: lower case, no spaces, at most 32 characters; abouts at most 100.

command-new = nová
command-new-about = Otevřít stůl v tomto kanálu; bez serveru hrát proti počítačům
either-command = { $first } nebo { $last }
command-show = ukázat
command-show-about = Ukázat stůl znovu, v tomto kanálu
command-tables = stoly
command-tables-about = Stoly na tomto serveru a kde je volno
command-hand = karty
command-hand-about = Otevřít své karty; vidíš je jen ty
command-leave = odejít
command-leave-about = Uvolnit své místo; v rozehrané hře na něm hraje dál počítač
command-stop = zrušit
command-stop-about = Zrušit stůl: před prvním rozdáním ten, kdo ho otevřel, potom se souhlasem každé strany
command-rules = pravidla
command-rules-about = Pravidla jako knížka, nebo jen jedno téma; vidíš to jen ty
command-learn = výuka
command-learn-about = Naučit se hru v jednom rozdání s průvodcem; vidíš ho jen ty
command-brcko = brčko
command-brcko-about = Kdo na tomto serveru vyhrál, kolikrát a s kým
command-standings = pořadí
command-standings-about = Kdo tu kolikrát vyhrál a jak je kdo silný
command-player = hráč
command-player-about = Jeden hráč: výsledky, s kým a proti komu; vidíš to jen ty
command-history = historie
command-history-about = Hry dohrané na tomto serveru a jak dopadly; vidíš to jen ty
command-moderation = stovkahra-moderace
command-moderation-about = Pro moderátory: nastavení tohoto serveru, opravy a zápis výsledků jako soubor
command-settings = nastavení-serveru
command-settings-about = Nastavení tohoto serveru, pro moderátory
command-correct = opravit
command-correct-about = Pro moderátory: přidat, nebo ubrat někomu brčka, žetony či body a uvést důvod
command-withdraw = odhlásit
command-withdraw-about = Pro moderátory: odhlásit někoho ze všeho, kam se tu přihlásil
command-export = export
command-export-about = Pro moderátory: celý zápis výsledků hry jako soubor
command-privacy = soukromí
command-privacy-about = Co se o tobě uchovává

# In the menu of a person or a message: at most 32 characters

menu-player = Hráč
menu-challenge = Vyzvat
menu-block = Zablokovat
menu-look-back = Rozebrat tento záznam

# Their options

option-table = stůl
option-table-about = Číslo stolu, pokud myslíš jiný než svůj
option-number = číslo
option-topic = téma
option-topic-about = Co chceš vědět; bez tématu pravidla od začátku
option-series = série
option-series-about = Jedna hra, nebo dokud některá dvojice nevyhraje tolik sirek
option-computers = počítače
option-opponents = soupeři
option-opponents-about = Kolik počítačů si k tobě přisedne; bez volby jeden
option-pace = tempo
option-pace-about = Jak rychle hrají počítače
option-pause = pauza
option-pause-about = Jak dlouho stůl čeká před každým dalším rozdáním
option-newcomers = příchozí
option-newcomers-about = Kdy nový hráč dostane místo počítače: s příštím rozdáním, nebo hned uprostřed rozdání
option-partners = spoluhráči
option-partners-about = Jestli si spoluhráče vybíráš tím, kam si sedneš, nebo se dvojice losují na začátku
option-hints = rady
option-hints-about = Zda se hráči smějí zeptat, co by zahrál expert
option-clock = čas
option-clock-about = Čas na tah; po něm táhne počítač
option-ping = zmínka
option-ping-about = Po jaké době dostane zmínku ten, na koho se čeká
option-alone = soukromě
option-alone-about = Jen s počítači a jen pro tebe; pak uvidíš, jak stejné karty hráli ostatní
option-period = období
option-period-about = Od kdy
option-player = hráč
option-player-about = Jen hry tohoto hráče
option-which-player-about = Který hráč; bez volby ty
option-partner = spoluhráč
option-partner-about = Druhý z dvojice, která hraje spolu
option-with-computers-about = Zda započítat i hry, ve kterých hrály počítače
option-picture = obrázek
option-picture-about = Prvních deset jako obrázek
option-brcka = brčka
option-brcka-about = Kolik jich přidat, nebo se znaménkem minus ubrat
option-reason = důvod
option-reason-about = Proč; v historii si to může přečíst každý
option-corrected-about = Komu
option-corrected-partner-about = Spoluhráč, když se oprava týká obou jako dvojice
option-kind = hra
option-kind-about = Která hra; bez volby Stovkahra
option-withdrawn-about = Koho odhlásit
option-format = formát
option-format-about = CSV pro tabulky, JSON pro programy
option-year = rok
option-year-about = Jen tenhle rok; bez něj všechno

# Their choices; levels, pace, clock and mention have theirs with the settings

choice-switch-on = ano
choice-switch-off = ne
period-all = celá doba
period-year = letošní rok
period-month = tenhle měsíc
period-week = tenhle týden
option-table-computers-about = Hrát hned: na všechna ostatní místa si sednou počítače této úrovně
option-finished-about = Která hra; bez ní poslední zde dohraná
