# Preferences

preferences-title = ### Tvoje nastavení
preferences-cuts = Ptát se, kde sejmout
preferences-about-cuts = Jinak se místo losuje
preferences-forced = Nucené karty hrát za mě
preferences-about-forced = Když je dovolená jen jedna karta, i mezi lidmi
preferences-press = Nucené karty stisknout
preferences-about-press = O samotě s počítači, kde je jinak hraje bot
preferences-letters = Písmena barev
preferences-about-letters = Na tlačítkách karet, vedle obrázku barvy
preferences-pings = Zmiňovat mě
preferences-about-pings = Když na tebe čeká stůl
preferences-ranked = Uvádět mě v pořadí dne
preferences-about-ranked = Jinak nemáš ani rating s počítači
preferences-named = Jména mezi servery
preferences-about-named = Lidé, kteří také chtějí jména, čtou tvoje a ty jejich
preferences-research = Dávat moje hry pro výzkum
preferences-about-research = Beze jmen, když server svoje hry dává

# Lists, for a person and for a server

settings-language = **Jazyk** toho, co vidíš jen ty
settings-deck = **Karty** v tom, co vidíš jen ty
language-discord = Podle Discordu
deck-german = Mariášové; Trappola vlastní
deck-french = Francouzské všude
deck-tell = Vilém Tell; Trappola vlastní

# A server

settings-title = ## Nastavení tohoto serveru
    -# Kdo stůl otevírá, může pro něj zvolit jiné volby.
settings-choose = Co chceš změnit?
button-settings-messages = Zprávy
button-settings-new = Nové stoly
button-settings-moderation = Rušení a meze
button-settings-daily = Rozdání dne a sezóny
button-settings-company = Když se otevře stůl
button-settings-research = Výzkum
button-settings-unlikely = Nepravděpodobné výsledky
settings-unlikely = **Vidí jen moderátoři:** výsledky za posledních 365 dní, které se silou a štěstím sotva dají vysvětlit; hledají se jednou denně. Může za nimi být sehraná dvojice, nebo jeden člověk se dvěma účty; bot to nepozná.
settings-unlikely-none = **Vidí jen moderátoři:** za posledních 365 dní není výsledek, který by se silou a štěstím sotva dal vysvětlit.
settings-unlikely-working = -# Tohle vidí jen moderátoři: ve hrách za posledních 365 dní se hledají výsledky, které se silou a štěstím sotva dají vysvětlit.
unlikely-partners = - { $first } a { $second }: z { $games } her ve dvojici jich { $won } vyhráli. Podle toho, jak kdo z nich hraje bez druhého, by se čekalo asi { $expected }.
unlikely-opponents = - { $game }: { $first } má proti hráči { $second } { $won } výher z { $games } her. Podle toho, jak kdo z nich hraje bez druhého, by se čekalo asi { $expected }.
settings-language-public = **Jazyk** veřejných zpráv
settings-deck-public = **Karty** ve veřejných zprávách
settings-channels = **Kanály**, kde se smějí otevírat stoly (ve fóru v jeho příspěvcích); když nevybereš žádný, tak všude
settings-options = **Nové stoly:** co je zaškrtnuté, platí vedle obvyklých pravidel
settings-option-every = Míchat před každým rozdáním
settings-option-quiet = Bez znamení
settings-option-open = Průběžný součet
settings-option-twenty = Série do dvaceti
settings-option-side = Dost po hlášce nebo prémii dvojice
settings-option-hints = Rady povoleny
settings-option-thread = Pro každý stůl vlákno
settings-option-newcomers = Příchozí dostanou místo počítače hned
settings-clock = **Čas na tah**, pak táhne počítač
clock-none = Bez omezení
clock-half-minute = 30 vteřin
clock-minute = Minuta
clock-two-minutes = Dvě minuty
clock-day = Den
clock-bank-five = 5 minut na hru, 10 vteřin na kartu
clock-bank-fifteen = 15 minut na hru, 20 vteřin na kartu
settings-ping = **Zmínka** toho, na koho se čeká
ping-off = Bez zmínek
ping-minute = Po minutě
ping-five-minutes = Po pěti minutách
ping-hour = Po hodině
settings-pace = **Počítače** hrají
pace-slow = Pomalu
pace-normal = Kartu za vteřinu
pace-fast = Rychle
settings-pause = **Pauza** před každým dalším rozdáním
pause-short = Krátká
pause-normal = Obvyklá
pause-long = Dlouhá
newcomers-at-once = příchozí hned
partners-drawn = dvojice se losují
settings-stoppers = **Kdo smí navrhnout zrušení** stolu, u kterého se už rozdalo; z každé další strany musí někdo souhlasit a moderátoři, kteří nehrají, ho zruší sami
stoppers-players = Každý, kdo hraje
stoppers-opener = Kdo stůl otevřel
stoppers-moderators = Jen moderátoři, kteří nehrají
settings-limits = **Meze** pro stoly, aby se dostalo na všechny
settings-limit-own_tables = { $most ->
    [one] 1 rozehraný na osobu
    [few] { $most } rozehrané na osobu
    [many] { $most } rozehraného na osobu
   *[other] { $most } rozehraných na osobu
  }
settings-limit-new_tables = { $most ->
    [one] 1 nový na osobu/minutu
    [few] { $most } nové na osobu/minutu
    [many] { $most } nového na osobu/minutu
   *[other] { $most } nových na osobu/minutu
  }
settings-limit-tables = { $most ->
    [one] 1 rozehraný celkem
    [few] { $most } rozehrané celkem
    [many] { $most } rozehraného celkem
   *[other] { $most } rozehraných celkem
  }
settings-daily-table = **Pořadí** těch, kdo ho tu hrají
settings-daily-table-on = Je, za týden a za měsíc
settings-daily-table-off = Není
settings-daily-channel = **Kanál**, kam se denně napíše, že je nové rozdání; žádný vybraný: nepíše se nikam
settings-research = **Dohrané hry** pro výzkum her
settings-research-how = Kdo bota provozuje, může **dohrané hry** tohoto serveru zapsat do souboru pro výzkum her. Jsou v něm karty, tahy, pravidla a výsledky a také jak dobře hrají počítače. Nejsou v něm jména, účty, texty ani časy. Kdo u toho byl, může přesto hru poznat podle karet. Vynechá se každá hra, ve které hrál někdo, kdo to nechce; to si každý volí příkazem `/stovkahra nastavení`.
settings-research-off = Nedávají se
settings-research-on = Dávají se beze jmen

# Privacy

privacy-kept-of-you = ### Co se o tobě uchovává
privacy-account = - tvůj účet `{ $id }`, tvoje jméno, na každém serveru to, které tam máš, jazyk a nastavení
privacy-ways = Tlačítko *Vše v souboru* ti to všechno vydá. *Smazat všechno* odevšad odstraní tvoje jméno a účet; hry zůstanou, jen v nich místo tebe bude bývalý hráč.
privacy-no-account = Účet, jméno ani nastavení se o tobě neuchovává.
privacy-part = - { $part ->
    [seats] místa u stolů a karty, které se na nich hrály
    [games] dohrané hry ve výsledcích serverů
    [days] pokusy v rozdáních dne a série dní
    [sums] součty, hodnocení a místa v pořadích a sezónách
    [honours] vyznamenání
    [evenings] večery, výzvy, domluvené časy a stoly napříč servery
    [puzzles] úlohy s tvými kartami a vlastní chyby, které se vracejí
    [choices] o čem a kdy chceš vědět a koho blokuješ nebo nahlašuješ
    [corrections] opravy, které jsou od tebe nebo se tě týkají
    [shut-out] že tě provozovatel vyloučil, proč a odkdy
    [hand] klíče k překreslení otevřených karet, každý na patnáct minut
   *[digests] beze jména, aby se nic nepočítalo dvakrát
  }: **{ $number }**
privacy-how-long =
    Uchovává se to, dokud je bot na serveru, a ještě { $days ->
        [one] 1 den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
      } potom. Pokud na žádném serveru nehraješ, smaže se všechno, když bota dva roky nepoužiješ. Nikdo další nic nedostává, jen server může pro výzkum dávat hry beze jmen, pokud to v nastavení nezakážeš.
button-privacy-long = Jak dlouho
privacy-adding-up = -# Hry z dřívějších let se ještě sčítají, počet dohraných her proto zatím může být nižší. V exportu jsou všechny.
privacy-exported = V tomto souboru je všechno, co se o tobě uchovává.
privacy-too-large = Co se o tobě uchovává, se nevejde do jednoho souboru: Discord tu vezme nejvýš { $most } MB a tohle je větší i zkomprimované. Řekni si o to tomu, kdo bota provozuje.
privacy-sure = **Smazat tvoje údaje?** Tvoje místa se uvolní a tvoje jméno, účet a nastavení odevšad natrvalo zmizí. Výhry a prohry ostatních zůstanou, jak jsou.
privacy-stays = -# Aby nikdo nezkoušel nic dvakrát, beze jména zůstane, které úlohy máš za sebou, do konce dne také, která rozdání dne máš začatá, a do konce večera, u kterého stolu sedíš. Pokud tě provozovatel vyloučil, zůstane i to, s číslem tvého účtu, důvodem a datem. Den zůstane beze jména i to, kdy na tebe čekali u stolů napříč servery, a nejdéle 90 dní hlášení odtamtud, dokud je provozovatel nevyřídí. Rok od poslední hry zůstane beze jmen i to, kolik her napříč servery máš s kým za sebou.
button-export = Vše v souboru
button-delete = Smazat všechno
button-delete-sure = Ano, smazat
button-keep = Nechat je
privacy-kept = Nic se nesmazalo.
privacy-deleted = Hotovo. Tvoje jméno, účet a nastavení zmizely ze všeho, co bot uchovává.
