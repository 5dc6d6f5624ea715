# The lobby

welcome = ## 🃏 Stovkahra
    Dva proti dvěma berou štychy a počítají: kdo řekne *dost* a má se spoluhráčem sto bodů, vyhrává hru.
    Za hru jsou zápalky, **brčka**, a kdo má deset brček, vyhrává sérii.
welcome-others = -# Vše ostatní začíná v `/stovkahra rozcestník`. Další hry: { OPENING($listed) }.
welcome-moderators = -# Pro moderátory: jazyk, kanály a vlastnosti nových stolů má `/stovkahra-moderace nastavení-serveru`.
levels = ### 🃏 { $game }
    { levels-strength }
levels-strength = Jak dobře má počítač hrát? Karty dostaneš hned.
levels-opponents = ### 🃏 { $game }
    Proti kolika soupeřům?
button-opponents = { $number ->
    [one] 1 soupeř
    [few] { $number } soupeři
    [many] { $number } soupeře
   *[other] { $number } soupeřů
  }
button-learn = Naučit se
button-how-to-play = Jak se hraje
button-play = Hrát

lobby-title = ### 🃏 { $game } · stůl { $table }
lobby-against = proti
lobby-free = volné místo
lobby-options = stůl otevírá { $opener }{ $pace ->
    [slow] { " " }· pomalé počítače
    [fast] { " " }· rychlé počítače
   *[normal] { "" }
  }{ $hints ->
    [on] { " " }· rady povoleny
   *[off] { "" }
  }{ $clock ->
    [half-minute] {" "}· 30 vteřin na tah
    [minute] {" "}· minuta na tah
    [two-minutes] {" "}· dvě minuty na tah
    [day] {" "}· den na tah
    [bank-five] {" "}· 5 minut na hru a 10 vteřin na kartu
    [bank-fifteen] {" "}· 15 minut na hru a 20 vteřin na kartu
   *[none] {""}
  }{ $pause ->
    [short] {" "}· krátké pauzy
    [long] {" "}· dlouhé pauzy
   *[normal] {""}
  }{ $ping ->
    [off] {" "}· bez zmínek
    [five-minutes] {" "}· zmínka po pěti minutách
    [hour] {" "}· zmínka po hodině
   *[minute] {""}
  }{ $look ->
    [text] {" "}· slovy, bez obrázků
   *[picture] {""}
  }{ $newcomers ->
    [at-once] {" "}· příchozí hrají hned
   *[between-deals] {""}
  }{ $partners ->
    [drawn] {" "}· dvojice se losují
   *[agreed] {""}
  }
lobby-computer = { $name } ({ $level })
lobby-computers = 🤖 Posadit počítače
lobby-computers-one = { $level }: jedno místo
lobby-computers-every = { $level }: všechna volná místa
level-beginner = začátečník
level-regular = pokročilý
level-strong = expert
partners-to-be-drawn = 🎲 **Dvojice se vylosují na začátku.** Kde kdo sedí teď, na tom nezáleží.
partners-were-drawn = 🎲 Los určil: { $one } proti { $other }.
button-sit = Posadit se
button-sit-against = Proti: { $name }
button-sit-with = Já a { $partner }
button-stand = Vstát
button-start = Začít
button-options = Volby
button-options-more = Další volby
button-thread = Do vlákna
options-switches = Co má platit
button-hand = Mé karty
resume-offer-game = Je tu vaše rozehraná hra, stůl { $table }.
button-resume = Pokračovat
button-give-up = Vzdát rozehranou hru
give-up-waits = 🏳️ { $name } chce rozehranou hru vzdát; souhlasit s tím musí ještě { $partner }.
ask-give-up = **Vzdát nedohranou hru u stolu { $table }?** Počítá se jako prohraná, stejně jako vzdaná u stolu.
given-up = Hra u stolu { $table } je vzdaná a je tak i zapsaná.
