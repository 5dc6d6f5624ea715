# The ledger: who is named in it

person-deleted = bývalý hráč

# Between the numbers of a score: no line breaks after it.

-to = –{ "\u2060" }

# What buttons of all its pages say

ledger-period = -# Jen { $period ->
    [year] letošní rok.
    [month] tenhle měsíc.
   *[week] tenhle týden, od pondělí.
  }
ledger-page = -# Strana { $page }/{ $pages }
ledger-adding-up = -# Záznamy z dřívějších let se ještě sčítají: zatím { $percent }{ "\u00A0" }%.
ledger-not-yet = Starší hry se ještě sčítají. Za pár minut tu budou všechny.
ledger-none = Tomuto výběru nic neodpovídá.
button-period = { $period ->
    [all] Vše
    [year] Rok
    [month] Měsíc
   *[week] Týden
  }
button-first = První
button-previous = Předchozí
button-next = Další
button-last = Poslední
button-newest = Nejnovější
button-newer = Novější
button-older = Starší
button-oldest = Nejstarší
button-players = Hráči
button-pairs = Dvojice
button-computers-count = I s počítači
button-people-only = Jen lidé
button-all-series = Všechny série
button-series = Stůl { $table }
button-games-of = Hry
button-series-of = Série

# Standings

standings-stovkahra = ## Pořadí
standings-of-one = -# Jen dvojice, ve kterých hraje { $name }.
standings-of-pair = -# Jen hry, ve kterých { $first } a { $second } tvoří dvojici.
standings-pairs = **Dvojice**
standings-stovkahra-key = -# Místa: podle vyhraných sérií, pak podle brček. Brčka: všechna vyhraná ve hrách, přidaná i vzatá, a k tomu opravy. Hry: výhry–prohry.
standings-rating = -# Rating: jakou sílu má hráč téměř jistě přinejmenším, podle všech zdejších her jen mezi lidmi, z kterékoli doby. Každý začíná na 1000 a s každou hrou je rating jistější. Místa jsou ta z pořadí.
standings-rating-computers = -# I s počítači: totéž podle všech her. Počítače mají { $beginner }, { $regular } a { $strong }. Hra, kterou někdo sám s počítači zastaví, platí za prohranou, dokud se v ní nepokračuje.
standings-own = -# Tvůj řádek značí `{ $mark }`.

# One player

player-title = ## { $name } · { $game }
player-unknown = Nikdo toho jména tu ještě žádnou hru nedohrál. Všechny hráče vypíše `/brčko pořadí`.
player-you-unknown = Na tomto serveru zatím nemáš dohranou žádnou hru: { $title }. Po první tu budou tvoje výsledky: stůl otevřeš příkazem `/{ $game } nová`.
player-bot = Boti tu nehrají. Stránku mají i počítače od stolů: podle jména je najde `/brčko hráč`.
player-none = Tenhle člověk na tomto serveru zatím žádnou hru nedohrál.
player-you-none = Na tomto serveru zatím nemáš dohranou žádnou hru. Po první tu budou tvoje výsledky: stůl otevřeš příkazem `/stovkahra nová`.
player-none-among-people = Zatím žádná hra bez počítačů.
player-runs = Nejdelší šňůry
player-unfinished = Nedohrané hry
player-open = Otevřít některou z posledních her
player-corrections = Opravy
player-key = -# výhry–(remízy)–prohry
player-left-out = -# { $games ->
    [one] Nepočítá se 1 hra s počítači
    [few] Nepočítají se { $games } hry s počítači
    [many] Nepočítá se { $games } hry s počítači
   *[other] Nepočítá se { $games } her s počítači
  }.

# Series

series-list-title = ## Série
series-list-of-one = ## Série: { $name }
series-list-of-pair = ## Série: { $first } a { $second }
series-more = -# A další rozehrané ({ $more }): vypíše je `/stovkahra stoly`.
series-none = Na tomto serveru zatím žádná série nezačala. Stůl otevřeš příkazem `/stovkahra nová`.
series-unknown = U stolu { $table } se tu zatím žádná hra série nedohrála. Série vypíše `/brčko historie`.
series-line-running = Stůl { $table } · { $names0 } **{ $brcka0 }**:**{ $brcka1 }** { $names1 } · hraje se
series-line-won = Stůl { $table } · { $when } · **{ $winners }** vyhrávají { $won ->
    [0] jedinou hru
    [2] dvě série
   *[1] sérii
  } { $brcka0 }:{ $brcka1 }, soupeři: { $losers }
series-line-drawn = Stůl { $table } · { $when } · { $names0 } × { $names1 }, remíza { $brcka0 }:{ $brcka1 }
series-line-stopped = Stůl { $table } · { $when } · { $names0 } { $brcka0 }:{ $brcka1 } { $names1 } · zrušeno
series-title = ## Série u stolu { $table }
series-sides = **{ $names0 }** × **{ $names1 }**, do { $goal } brček. V tomto pořadí jsou i brčka po každé hře.
series-game = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [1] +1
   *[2] +2
  } · { $score0 }:{ $score1 } · { $how }, { $choice } · brčka{ "\u00A0" }**{ $balance0 }:{ $balance1 }**

# Games and corrections

history-title = ## { $game } · hry
history-of-one = ## { $game } · hry: { $name }
history-of-pair = ## Hry: { $first } a { $second }
history-line = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [1] +1
   *[2] +2
  }, soupeři: { $losers } · { $score0 }:{ $score1 } · { $how }, { $choice } · brčka{ "\u00A0" }{ $balance0 }:{ $balance1 }
history-how-dost = dost
history-how-false-dost = neoprávněné dost
history-how-count = sečteno
history-how-conceded = vzdáno
history-choice-add = přidáno
history-choice-take = vzato { $amount }
history-correction = ✏️ { $when } · **{ $name }** { $sign ->
    [minus] −{ $brcka }
   *[plus] +{ $brcka }
  } · oprava { $number }, zapisuje { $by }: „{ $reason }“
history-stopped = ⏹️ { $when } · stůl { $table } zrušen · { $names0 } × { $names1 } · v rozehrané hře { $score0 }:{ $score1 } · brčka{ "\u00A0" }{ $balance0 }:{ $balance1 }
history-stopped-between = ⏹️ { $when } · stůl { $table } zrušen · { $names0 } × { $names1 } · mezi dvěma hrami · brčka{ "\u00A0" }{ $balance0 }:{ $balance1 }

# What is offered while somebody types a player, a series or a game

player-label = { $name } · { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }
game-label = { $game } · { DATETIME($date, dateStyle: "medium") } · { $winners } { $score0 }:{ $score1 }

# What moderators do

corrected = Zapsáno: { $names }, { $amount }. Každý si to může přečíst v historii: { $game }.
exported = Celý zápis výsledků: { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }.
exported-year = Zápis výsledků za rok { $year }: { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }.
export-too-large = Zápis výsledků se nevejde do jednoho souboru: Discord tu vezme nejvýš { $most } MB a zápis je větší i zkomprimovaný. Nech si ho dát po letech, volbou `rok`.
file-compressed = -# Je zkomprimovaný: otevři ho, soubor je uvnitř.
button-picture = Ukázat obrázek
picture-working = Obrázek se chystá. Potrvá to pár vteřin.
race-of-table = ## Průběh série · stůl { $table }
standings-none-yet = Tuhle hru tu zatím nikdo nedohrál. Stůl otevřeš příkazem `/{ $game } nová`.
standings-stopped-line = ⏹️ { $when } · stůl { $table } · { $standing }
standings-none-among-people = Bez počítačů tu tuhle hru zatím nikdo nedohrál. Stůl otevřeš příkazem `/{ $game } nová`.
standings-others-counted = -# { $on ->
    [yes] { $games ->
        [one] Počítá se i 1 hra
        [few] Počítají se i { $games } hry
        [many] Počítá se i { $games } hry
       *[other] Počítá se i { $games } her
      }
   *[no] { $games ->
        [one] Nepočítá se 1 hra
        [few] Nepočítají se { $games } hry
        [many] Nepočítá se { $games } hry
       *[other] Nepočítá se { $games } her
      }
  } s počítači.

# Players of games without partners

button-opponents-of = Soupeři
button-player = Hráč
button-standings = Pořadí
opponents-title = ## { $name } · soupeři · { $game }
opponents-row = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost }
opponents-row-chips = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost } · 🪙{ "\u00A0" }{ $chips }
opponents-key = -# Hry: výhry, remízy, prohry s tímto soupeřem.
opponents-key-chips = -# Hry: výhry, remízy, prohry s tímto soupeřem. 🪙: co od něj přišlo minus co k němu odešlo.
history-game = { $when } · hra { $game }: { $standing }
player-unknown-of-game = Nikdo toho jména tu tuto hru ještě nehrál: { $title }. Kdo ano, vypíše `/brčko pořadí`.

# Their history, and one of their games

button-course = Graf
button-game-record = Záznam
button-all-games = Všechny hry
history-of-opponents = ## { $game } · { $first } proti { $second }
history-won = Vyhráli
history-open = Otevřít hru: graf, rozbor, záznam
game-title = ## { $title } · hra { $game }
rating-curve = Rating podle všech her na začátku každého měsíce a teď: { $months }
