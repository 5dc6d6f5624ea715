# The table

table-title = ### 🃏 { $game } · stůl { $table }
side-names = { $first } a { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
cutting = { $name } snímá.
declaring = Kdo může hlásit, je tajně dotázán. Pak se hraje.
declared = { $name } hlásí **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
declared-yours = Hlásíš **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
trick-line = `{ $number }` { $leader } { $cards } →{ "\u00A0" }{ $winner }{ $points ->
    [-1] { "" }
   *[other] { "\u00A0" }·{ "\u00A0" }{ $points }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-done = -# `{ $number }`{ $number ->
    [1] { " " }{ $leader }
   *[other] { "" }
  } { $cards } →{ "\u00A0" }{ $winner }{ $points ->
    [-1] { "" }
   *[other] { "\u00A0" }·{ "\u00A0" }{ $points }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
button-tricks = Štychy
bonus-of = **+{ $points }** { $name } · { $what }
counted-total = **{ $names }:** { $before ->
    [0] **{ $after }**
   *[other] { $before }{ "\u00A0" }+{ "\u00A0" }{ $points }{ "\u00A0" }={ "\u00A0" }**{ $after }**
  }
counted-line = -# +{ $points } { $what }
counted-declared = hláška: { COMBINATION($combination) }
counted-cards = karty
to-lead = Štych { $number }: vynáší { $name }.
to-play = Na tahu je { $name }.
next-deal = Další rozdání { $when }.
next-deal-alone = Další rozdání { $when }, nebo hned tlačítkem *Rozdat hned*.
next-deal-waits = Na tvé ohlédnutí počká.
seal = -# Pečeť míchání této hry: `{ $commitment }`
seal-next = -# Pečeť míchání příští hry: `{ $commitment }`
seal-first = -# Pečeť míchání první hry: `{ $commitment }`
button-seal = Poctivě?
seal-published = -# Pečeť na této zprávě: `{ $commitment }`
seal-title = ### 🔏 Pečeť
words-added = -# 🎲 Přidáno do míchání této hry · { $name }: { $words }
menu-title = Co chceš udělat u stolu { $table }?
stop-votes = -# Hlasy pro zrušení stolu: { $votes } / { $people }, stačí { $needed }.
stop-asked = 🛑 Pro zrušení stolu: { $names }. Souhlasit ještě musí: { $missing }.
stop-either = { $first } nebo { $second }

# The end of a game

table-was-stopped = **Tenhle stůl byl zrušen.** Když si ke stolu zase sednou stejní lidé, můžou pokračovat.
button-rematch = Odveta
button-rematch-zero = Odveta od nuly
button-record = Záznam poslední hry
record-text = Záznam hry { $game } i s tajným číslem jejího míchání. Kdo ho má, může si celou hru přehrát a ověřit, i bez tohoto bota: `python -m engine verify { $file }` v kopii jeho zdrojového kódu.

# Time, and what goes on by itself

deadline = ⏳ Čas na tenhle tah vyprší { $when }.
banks = ⏱️ Na hru zbývá: { $left }
away = 💤 { $name } je pryč, zatím hraje počítač.
plays-for = 🪑 { $name } dohrává hru, jejíž výsledek patří jinému hráči: { $player }.
played-for = -# 🪑 Místo hráče { $player } hraje { $name }.
deal-departed = 👀 Kdo v tomto rozdání viděl karty a odešel: { $names }.
departed = { $name } (místo: { $player })
departed-more = a další: { $people }
newcomer = 🪑 { $name } si s příštím rozdáním sedne na místo, kde teď hraje { $seat }.
waits-for-absent = ⏳ Stůl čeká, až se vrátí: { $names }.
put-away = **Tenhle stůl je odložený:** dlouho se u něj nic nedělo. Všechno zůstává, jak je.
put-away-computers = **Počítače čekají:** dlouho se na ně nikdo nepodíval. Vrať stůl, a budou hrát dál.
button-wake = Vrátit stůl
goes-on = -# Tohle rozdání pokračuje níž: { $place }
begun-below = -# Hraje se níž: { $place }
button-down = Stůl dolů
button-seats = Převzít místo
seats-to-take = Čí místo převezmeš? Hraješ dál s kartami, které na tom místě zbývají.
seats-to-take-later = Čí místo převezmeš? Bude tvoje s příštím rozdáním; do té doby na něm hraje počítač.
seat-is-yours = 🪑 Místo je tvoje s příštím rozdáním. Do té doby na něm hraje { $seat }.
button-renounce = Vzdát se místa
no-computer-sits = U tohoto stolu teď není volné místo žádného počítače.
seat-come = 🪑 Místo u stolu { $table } je teď tvoje: { $place }
seat-not-come = { $status ->
    [stopped] 🪑 Stůl { $table } byl zrušen dřív, než bylo místo tvoje: { $place }
   *[finished] 🪑 Série u stolu { $table } skončila dřív, než bylo místo tvoje: { $place }. Stůl pro odvetu se otevře také tam a má tlačítka se jmény počítačů, jejichž místa jsou volná.
}
call = 🔔 { $people }, u stolu { $table } se čeká na tah: { $place }
call-declaring = 🔔 { $people }, u stolu { $table } probíhá hlášení. Kdo je na řadě, uvidí ve svých kartách: { $place }
call-evening = 🔔 { $people } – u stolu { $table } se na někoho čeká. Podívej se, jestli ne na tebe: { $place }

# The tables of a server

tables-none = Na tomto serveru není otevřený žádný stůl. Otevřeš ho příkazem { OPENING($listed) }.
tables-title = ## Stoly
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
tables-put-away = -# Odložený; vrátí ho `/stovkahra ukázat stůl:{ $table }`
tables-more = -# a další: { $more }
thread-name = Stůl · { $name }
thread-opened = { $name } otevírá stůl { $table } ve vlákně { $place }.
