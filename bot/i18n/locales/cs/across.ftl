# Tables across servers

command-find = najít
command-find-about = Najít spoluhráče na všech serverech; jakmile vás čeká dost, otevře se stůl
option-minutes = minuty
option-minutes-about = Jak dlouho čekáš; bez volby půl hodiny
across-title = ### 🌍 { $game } · napříč servery
across-about = Čekáš na lidi z jiných serverů, na **jednu hru** s minutou na tah. Oni i jejich servery vidí jen jméno níž. Nikdo nemůže nic napsat. Jak dlouho počkáš?
across-number = { $number ->
    [0] Právě teď nikdo nečeká.
    [one] Právě teď čeká **1** člověk.
    [few] Právě teď čekají **{ $number }** lidé.
    [many] Právě teď čeká **{ $number }** člověka.
   *[other] Právě teď čeká **{ $number }** lidí.
  }
across-waits = **Čekáš**; skončí to { $until }. Jakmile se otevře stůl, uvidíš v této zprávě svoje karty.
across-fill-yes = Po minutě smějí na zbylá místa počítače, pokud s tím souhlasí i ostatní.
across-fill-no = Zasednou s tebou jen lidé, žádné počítače.
across-called-here = -# Bude-li tahle zpráva už moc stará, zmíním tě jednou v tomto kanálu. Ne v době tvého klidu a ne, když máš v nastavení, že tě nikdo nemá zmiňovat.
across-called-direct = -# Bude-li tahle zpráva už moc stará, pošlu ti jednu soukromou zprávu. Ne v době tvého klidu a ne, když máš v nastavení, že tě nikdo nemá zmiňovat.
across-rests = Tahle zpráva se už sama neobnovuje. Čekáš dál a ozvu se ti.
across-over = Čas vypršel a nikdo nepřišel. Nikdo za to nemůže, hra je vzácná.
across-known-as = **Ostatní tě znají jako** { $name }; změna platí od příštího stolu:
across-unnamed = { $name } – beze jména
across-partner = **S někým známým?** Vyberte se tu navzájem a budete hrát spolu. Taková hra se do žebříčku nepočítá.
across-partner-waits = **Tvůj spoluhráč:** { $name }. Zasednete, až { $name } také čeká a vybere si tebe, dřív s nikým jiným. Taková hra se do žebříčku nepočítá.
across-partner-asks = **{ $name }** chce hrát s tebou.
button-across-with = Hrát spolu: { $name }
button-across-anybody = S kýmkoli
across-partner-refused = Tady vybrat nejde: { $person }. Vyber někoho jiného z tohoto serveru.
across-you = -# Ostatní tě znají jako { $name }.
across-call = 🌍 { $people } – čeká stůl s lidmi z jiných serverů: **{ $game }**
across-call-direct = 🌍 Čeká stůl s lidmi z jiných serverů: **{ $game }**
    -# Přišlo to na tvoje přání. Další zpráva nepřijde, dokud si neotevřeš karty.
across-stopped = **Hra je zrušena.**
button-across-find = { $minutes } min
button-across-again = Najít další stůl
button-across-stop = Už nečekat
button-across-fill-on = I s počítači
button-across-fill-off = Jen s lidmi
across-rating-title = ### 🏆 { $game } · žebříček napříč servery
across-rated = { $place }. **{ $name }** · { $rating } · { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }
across-rated-equal = { $place }. stejné hodnocení má { $people } lidí
across-rated-nobody = Zatím tu nikdo není.
across-rated-you = **Ty:** { $rating } · { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }. Tenhle řádek vidíš jen ty.
across-not-rated = Zatím tu nemáš žádnou dohranou hru jen mezi lidmi.
across-rating-how = -# Hry s počítači se nepočítají a hra, od které odejdeš, ti může jen ubrat. Čím častěji s někým hraješ, tím méně další hra s ním váží; hra, která skončí před třetím štychem nebo ve které se dva vybrali za spoluhráče, neváží nic. V žebříčku jsou jen ti, kdo o to stojí, pod jménem, pod kterým je ostatní znají, a jen pokud hráli s různými lidmi, nejméně { $met }.
button-across-rating = Žebříček
button-across-list = Uvést mě tu
button-across-unlist = Neuvádět mě
phrase-hello = Zdravím!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-nice-deal = To bylo rozdání!
phrase-unlucky = Smůla!
phrase-sorry = Promiňte!
phrase-no-matter = Nic se nestalo.
phrase-close = To bylo o fous!
phrase-moment = Chviličku, prosím.
phrase-thanks = Díky za hru!
phrase-again = Ještě jednu?
phrase-bye = Na shledanou!
phrase-said = 💬 **{ $name }:** { $said }
phrase-about = **Co chceš říct?** Ostatní si to přečtou ve svém jazyce. Mezi rozdáními a po hře můžeš pokaždé říct jednu věc; při hraní karet nic.
phrase-later = Říct něco můžeš jednou mezi rozdáními a jednou po hře. Při hraní karet nikdo nic neříká.
button-phrase = Něco říct
button-phrases-off = Skrýt, co říkají ostatní
button-phrases-on = Ukázat, co říkají ostatní
across-not-here = Stoly napříč servery tu zatím nejsou povolené. Moderátoři je můžou povolit v `/stovkahra-moderace nastavení-serveru`, *Když se otevře stůl*. V soukromé zprávě botovi můžeš čekat i bez nich.
across-left-often = Během jediného dne od tebe ostatní zůstali sedět u několika stolů napříč servery. Na další stůl můžeš čekat { $at }.
across-no-rematch = Napříč servery se odveta stejných lidí nehraje. Další stůl ti najde `/{ $command } rozcestník`.
across-no-words = U stolu napříč servery nikdo nic nepíše.
settings-across = **Stoly napříč servery**
settings-company-how =
    - **Stoly napříč servery:** zda tu lidé smějí čekat na stůl s lidmi z jiných serverů. Karty mají tam, kde jsou; do kanálů se nic nepíše, pokud nevybereš kanál; jen kdo o to požádal, toho tu jednou zmíním, když hra začne.
    - **Kanál, kde je na tyto stoly vidět** pro každého, kdo ho smí číst, pokud si je někdo našel odtud, nejvýš pět naráz; žádný vybraný: žádný kanál. Ukazuje karty na stole a body pod jmény, která si lidé pro to zvolili. Nikoho nezmiňuje a nemá tlačítka.
settings-across-off = Žádné stoly napříč servery
settings-across-on = Lidé tu na ně smějí čekat
settings-show-across = **Kanál, kde jsou tyto stoly vidět**; žádný vybraný: žádný kanál
across-board = -# Hrají tu lidé z několika serverů pod jmény, která si zvolili. Stůl ti najde `/{ $command } rozcestník`.
