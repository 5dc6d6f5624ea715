# The panel

panel-title = ### Tvoje karty · stůl { $table }
panel-partner = -# Spoluhráč: { $partner }, soupeři: { $first } a { $second }.
panel-trick = { $cards }
panel-trump = Trumfy: **{ SIGN($suit) } { SUIT($suit) }**
panel-score = -# Zapsáno: { $ours } vy, { $theirs } soupeři.
panel-score-open = -# Body: { $ours } vy, { $theirs } soupeři.
panel-cards = -# Slovy: { $cards }.
panel-waiting = Na tahu je { $name }.
panel-waiting-declare = Hlásí ostatní.
panel-waiting-cut = Snímá { $name }.
panel-waiting-deal = Další rozdání { $when }.
panel-waiting-choice = Vítězové vybírají, co s brčky.
panel-lobby = Hra ještě nezačala. Tvoje místo na tebe čeká.
panel-over = U tohoto stolu je dohráno.
panel-stopped = Tento stůl byl zrušen.
ask-cut = **Snímáš.** Kolik karet dáš z vrchu dospod?
ask-declare = **Hlásíš, nebo dál?** Boduje jen to, co ohlásíš.
ask-declare-more = **Ještě něco?** Hlásíš, jdeš dál, nebo řekneš *dost*?
ask-lead = **Vynášíš.** Můžeš cokoli.
ask-follow-beat = **Jsi na tahu.** Přiznej { SUIT($suit) }, přebij { CARD($best, case: "acc") }.
ask-follow-below = **Jsi na tahu.** Přiznej { SUIT($suit) }; { CARD($best, case: "acc") } nepřebiješ.
ask-follow-behind-trump = **Jsi na tahu.** Přiznej { SUIT($suit) }; štych už bere trumf, dej kteroukoli.
ask-trump = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej trumf.
ask-overtrump = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej trumf a přebij { CARD($best, case: "acc") }.
ask-undertrump = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej trumf, i když { CARD($best, case: "acc") } nepřebiješ.
ask-discard = **Jsi na tahu.** Nemáš { SUIT($suit) } ani trumfy: dej cokoli.
ask-claim = **Poslední štych je tvůj.** Pokud má vaše dvojice stovku, řekni *dost*, nebo nech sečíst body.
ask-choice = **Výhra!** Přidat si brčka, nebo je vzít soupeřům? Rozhodne ten z vás dvou, kdo odpoví dřív.
ask-dost = **Říct dost?** Pokud má vaše dvojice méně než sto, vyhrají soupeři dvě brčka.
signal-yours = Naznačuješ **{ SIGN($suit) } { SUIT($suit) }**, vidí to { $name }.
signal-told = 🤫 { $name } ti naznačuje **{ SIGN($suit) } { SUIT($suit) }**.
signal-ask = Před prvním výnosem smíš jednou naznačit jednu barvu. Uvidí to jen { $name }.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Dál
button-dost = Dost!
button-dost-sure = Ano, dost!
button-back = Zpět
button-count = Sečíst
button-signal = Naznač { SUIT($suit) }
button-look = Obnovit
button-cut = { $cards }
button-cuts = { $from } až { $to }
button-cut-any = Kdekoli
moved-on = -# ↻ Mezitím se hrálo dál; takhle to vypadá teď.

button-hint = Rada
hint = 💡 { $told } { $why }
hint-gain = 💡 { $told } { $why } Je asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } lepší než druhá nejlepší karta.
hint-play = Expert by zahrál **{ FACE($card) } { CARD($card, case: "acc") }**.
hint-declare = Expert by ohlásil **{ COMBINATION($combination) }**.
hint-pass = Expert by řekl **dál**.
hint-dost = Expert by řekl **dost**.
hint-count = Expert by nechal body **sečíst**.
hint-choose = Expert by zvolil **{ $label }**.
hint-why-hundred = Vaše dvojice má stovku.
hint-why-count = Vaše dvojice má méně než sto.
hint-why-declare = Přinese víc, než prozradí.
hint-why-nothing = Už není co hlásit.
hint-why-only = Je to jediná karta, kterou smíš hrát.
hint-why-lead-trump = Vynesený trumf vytáhne trumfy ostatním.
hint-why-lead-master = Nic vyššího v té barvě už ve hře není.
hint-why-lead-low = Moc tím neztratíš a necháš si, co ještě může brát.
hint-why-win = Přebíjí dosud nejlepší kartu.
hint-why-win-seven = Sedmička, která bere štych, nese prémii.
hint-why-give = Štych má spoluhráč: namažeš mu body.
hint-why-save = Štych nezískáš, tak ztrať co nejmíň.

# What is seldom done

panel-more = Co chceš udělat?
panel-away = 💤 **Hraje za tebe počítač**, protože ti dvakrát po sobě vypršel čas.
button-return = Jsem zpět
button-more = Více
button-preferences = Nastavení
button-concede = Vzdát hru
button-concede-sure = Ano, vzdát
button-leave = Odejít od stolu
button-leave-sure = Ano, odejít
button-stop = Hlas pro konec
ask-concede = **Vzdát tuhle hru?** Vyhrají ji soupeři, podle dosavadních bodů za jedno nebo dvě brčka. Spoluhráč s tím musí souhlasit.
ask-leave = **Odejít natrvalo?** Na tvoje místo si sedne počítač a od něj ho může převzít kdokoli.
concede-asked = 🏳️ Teď to musí potvrdit tvůj spoluhráč. Zopakováním to vezmeš zpět.
concede-taken-back = Hraješ dál.
concede-waits = 🏳️ Chceš hru vzdát; přes *Více* s tím musí souhlasit { $name }.
concede-partner = 🏳️ { $name } chce hru vzdát. Pokud souhlasíš, udělej přes *Více* totéž.
deadline-yours = ⏳ Čas na tvůj tah vyprší { $when }.
brought-down = Stůl je teď dole, na konci kanálu.
