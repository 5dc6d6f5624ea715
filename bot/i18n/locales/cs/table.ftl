# The table

game-stovkahra = Stovkahra
table-title = ### 🃏 { $game } · stůl { $table }
table-where = -# Hra { $game } · rozdání { $deal } · rozdává { $dealer }
side-names = { $first } a { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
side-brcka = { $brcka ->
    [0] -# 0 z { $series } brček
   *[other] { $matches } · { $brcka } z { $series } brček
  }
score-written = -# Zapsané body: dřívější rozdání, hlášky, prémie. Body z karet tohoto rozdání si počítáš z hlavy.
score-open = -# Všechny dosavadní body včetně bodů z karet tohoto rozdání.
trump-line = **Trumfy: { SIGN($suit) } { SUIT($suit) }** · { $dealer } má { FACE($card) }
trump-played = **Trumfy: { SIGN($suit) } { SUIT($suit) }** · ukázaná karta { FACE($card) }
open-cards = { $eldest } ukazuje { $cards }
cutting = { $name } snímá.
declaring = Probíhá hlášení.
declared = { $name } hlásí **{ COMBINATION($combination) }** · +{ $points }
declared-none = Nikdo nic nehlásil.
trick-line = `{ $number }` { $leader } { $cards } → { $winner }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-now = **Štych { $number }** · { $cards }
to-lead = Štych { $number }: vynáší { $name }.
to-play = Na tahu je { $name }.
to-claim = Poslední štych bere { $name }: řekne *dost*, nebo nechá sečíst body.
deal-counted = **Rozdání { $deal } sečteno:** { $names0 } { $points0 }, { $names1 } { $points1 }.
next-deal = Další rozdání { $when }.
seal = -# Pečeť míchání této hry: `{ $commitment }`
seal-next = -# Pečeť míchání příští hry: `{ $commitment }`
seal-first = -# Pečeť míchání první hry: `{ $commitment }`
stop-votes = -# Hlasy pro zrušení stolu: { $votes } / { $people }, stačí { $needed }.

# The end of a game

game-dost = **Dost!** { $name } má pravdu: { $names } vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }, { $score0 }:{ $score1 }.
game-false-dost = **Dost?** { $name } má jen { $points }. { $names } vyhrávají 2 brčka, { $score0 }:{ $score1 }.
game-count = Sečteno: { $score0 }:{ $score1 }. { $names } vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }.
game-count-both = Sečteno: { $score0 }:{ $score1 }. Stovku mají obě dvojice a *dost* nezaznělo; { $names } ji mají dřív a vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }.
choose = { $names } volí: přidat si, nebo vzít soupeřům?
button-add = Přidat si { $amount }
button-take = Vzít soupeřům { $amount }
chosen-add = { $names } si přidávají { $amount ->
    [one] 1 brčko
    [few] { $amount } brčka
    [many] { $amount } brčka
   *[other] { $amount } brček
  }.
chosen-take = { $names } berou soupeřům { $amount ->
    [one] 1 brčko
    [few] { $amount } brčka
    [many] { $amount } brčka
   *[other] { $amount } brček
  }.
series-won = ## 🏆 { $names } vyhrávají sérii!
series-won-twice = ## 🏆 { $names } vyhrávají dvě série najednou!
series-drawn = ## 🤝 Série končí remízou.
series-drawn-why = { $names } mají jako první dvacet, ale deset měli jako první soupeři.
table-was-stopped = **Tento stůl byl zrušen.** Když si ke stolu zase sednou stejní lidé, můžou pokračovat.
button-rematch = Odveta
button-record = Záznam poslední hry
record-text = Záznam hry { $game } i s tajným číslem jejího míchání. Kdo ho má, může si celou hru přehrát a ověřit, i bez tohoto bota: `python -m engine verify { $file }` v kopii jeho zdrojového kódu.

# Time, and what goes on by itself

deadline = ⏳ Čas na tento tah vyprší { $when }.
away = 💤 { $name } je pryč, zatím hraje počítač.
put-away = **Tento stůl je odložený:** dlouho se u něj nic nedělo. Všechno zůstává, jak je.
button-wake = Vrátit stůl
goes-on = -# Toto rozdání pokračuje níž: { $place }
button-down = Stůl dolů
button-seats = Převzít místo
seats-to-take = Čí místo převezmeš? Místa se střídají mezi štychy a hraješ dál s kartami, které na tom místě zbývají.
no-computer-sits = U tohoto stolu už žádný počítač nesedí.
button-hands = Karty všech
call = 🔔 { $people } u stolu { $table } se čeká na tah: { $place }
call-declaring = 🔔 { $people } u stolu { $table } probíhá hlášení. Kdo je na řadě, uvidí ve svých kartách: { $place }
game-conceded = 🏳️ { $losers } hru vzdávají. { $names } vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }, { $score0 }:{ $score1 }.
hands-title = ### 🖐️ Rozdání { $deal }, karty všech · trumfy { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**

# The tables of a server

tables-none = Na tomto serveru není otevřený žádný stůl. Otevřeš ho příkazem `/stovkahra nová`, `/trappola nová` nebo `/bulka nová`.
tables-title = ## Stoly
tables-line = **Stůl { $table }** · { $names0 } × { $names1 } · { $place }
tables-line-of = **Stůl { $table }** · { $game } · { $names } · { $place }
tables-going-on = -# Hraje se · { $computers ->
    [0] žádné volné místo
    [one] 1 místo lze převzít od počítače
    [few] { $computers } místa lze převzít od počítačů
    [many] { $computers } místa lze převzít od počítačů
   *[other] { $computers } míst lze převzít od počítačů
  }
tables-lobby = -# Čeká se na hráče · k dispozici { $free ->
    [one] 1 místo, volné nebo s počítačem
    [few] { $free } místa, volná nebo s počítačem
    [many] { $free } místa, volného nebo s počítačem
   *[other] { $free } míst, volných nebo s počítačem
  }
tables-playing = -# Série běží, { $first }:{ $second } · { $computers ->
    [0] žádné volné místo
    [one] 1 místo lze převzít od počítače
    [few] { $computers } místa lze převzít od počítačů
    [many] { $computers } místa lze převzít od počítačů
   *[other] { $computers } míst lze převzít od počítačů
  }
tables-put-away = -# Odložený; vrátí ho `/stovkahra ukázat stůl:{ $table }`
tables-more = -# a další: { $more }
thread-name = Stůl · { $name }
thread-opened = { $name } otevírá stůl { $table } ve vlákně { $place }.
