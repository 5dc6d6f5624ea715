# The table

table-title = ### 🃏 { $game } · Tisch { $table }
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
cutting = { $name } hebt ab.
declaring = Wer melden kann, wird heimlich gefragt. Dann wird gespielt.
declared = { $name } meldet **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
declared-yours = Du meldest **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
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
button-tricks = Stiche
bonus-of = **+{ $points }** { $name } · { $what }
counted-total = **{ $names }:** { $before ->
    [0] **{ $after }**
   *[other] { $before }{ "\u00A0" }+{ "\u00A0" }{ $points }{ "\u00A0" }={ "\u00A0" }**{ $after }**
  }
counted-line = -# +{ $points } { $what }
counted-declared = gemeldet: { COMBINATION($combination) }
counted-cards = Karten
to-lead = { $name } spielt zum { $number }. Stich aus.
to-play = { $name } ist dran.
next-deal = Neue Karten { $when }.
next-deal-alone = Neue Karten { $when }, oder mit *Gleich geben*.
next-deal-waits = Solange du zurückblickst, warten sie.
seal = -# Siegel der Mischung dieses Spiels: `{ $commitment }`
seal-next = -# Siegel der Mischung des nächsten Spiels: `{ $commitment }`
seal-first = -# Siegel der Mischung des ersten Spiels: `{ $commitment }`
button-seal = Ehrlich?
seal-published = -# Siegel auf dieser Nachricht: `{ $commitment }`
seal-title = ### 🔏 Das Siegel
words-added = -# 🎲 Zur Mischung dieses Spiels dazugegeben · { $name }: { $words }
menu-title = Was möchtest du an Tisch { $table } tun?
stop-votes = -# { $votes ->
    [one] 1 von { $people } will
   *[other] { $votes } von { $people } wollen
  } den Tisch auflösen; nötig sind { $needed }.
stop-asked = 🛑 Für das Auflösen: { $names }. Es fehlt noch die Zustimmung von { $missing }.
stop-either = { $first } oder { $second }

# The end of a game

table-was-stopped = **Dieser Tisch wurde aufgelöst.** Setzen sich dieselben Leute wieder zusammen, können sie weiterspielen.
button-rematch = Revanche
button-rematch-zero = Revanche ab null
button-record = Protokoll des letzten Spiels
record-text = Das Protokoll von Spiel { $game }, mit dem Geheimnis seiner Mischung. Wer es hat, kann das ganze Spiel nachspielen und prüfen, auch ohne diesen Bot: `python -m engine verify { $file }` in einer Kopie seines Quelltexts.

# Time, and what goes on by itself

deadline = ⏳ Die Bedenkzeit für diesen Zug endet { $when }.
banks = ⏱️ Restzeit für das Spiel: { $left }
away = 💤 { $name } ist gerade weg: Solange spielt der Computer.
plays-for = 🪑 { $name } spielt dieses Spiel für jemand anderen weiter, dem das Ergebnis gehört: { $player }.
played-for = -# 🪑 Für { $player }: { $name }.
deal-departed = 👀 In dieser Runde ein Blatt gesehen und wieder gegangen: { $names }.
departed = { $name } (Platz von { $player })
departed-more = { $people ->
    [one] und eine weitere Person
   *[other] und { $people } weitere
  }
newcomer = 🪑 { $name } übernimmt mit der nächsten Runde den Platz von { $seat }.
waits-for-absent = ⏳ Der Tisch wartet, bis jemand zurück ist: { $names }.
put-away = **Dieser Tisch ist weggeräumt:** Lange hat niemand gespielt. Alles bleibt, wie es steht.
put-away-computers = **Die Computer warten:** Eine Weile hat niemand hergesehen. Hol den Tisch zurück, und sie spielen weiter.
button-wake = Zurückholen
goes-on = -# Diese Runde geht hier weiter: { $place }
begun-below = -# Gespielt wird hier: { $place }
button-down = Tisch nach unten holen
button-seats = Platz nehmen
seats-to-take = Wessen Platz übernimmst du? Du spielst mit den Karten weiter, die da sind.
seats-to-take-later = Wessen Platz übernimmst du? Er gehört dir mit der nächsten Runde; bis dahin spielt dort der Computer.
seat-is-yours = 🪑 Mit der nächsten Runde gehört der Platz dir. Bis dahin spielt dort { $seat }.
button-renounce = Platz zurückgeben
no-computer-sits = An diesem Tisch ist jetzt kein Platz eines Computers frei.
seat-come = 🪑 Der Platz an Tisch { $table } gehört jetzt dir: { $place }
seat-not-come = { $status ->
    [stopped] 🪑 Tisch { $table } wurde aufgelöst, bevor der Platz dir gehörte: { $place }
   *[finished] 🪑 Die Serie an Tisch { $table } ist vorbei, bevor der Platz dir gehörte: { $place }. Auch der Tisch einer Revanche entsteht dort und hat Knöpfe mit den Namen der Computer, deren Plätze frei sind.
}
call = 🔔 { $people } – am Zug an Tisch { $table }: { $place }
call-declaring = 🔔 { $people } – an Tisch { $table } wird gemeldet. Sieh nach, ob du gefragt bist: { $place }
call-evening = 🔔 { $people } – an Tisch { $table } wird auf jemanden gewartet. Sieh nach, ob du dran bist: { $place }

# The tables of a server

tables-none = Auf diesem Server ist kein Tisch offen. { OPENING($listed) } eröffnet einen.
tables-title = ## Tische
tables-line-of = **Tisch { $table }** · { $game } · { $names } · { $place }
tables-going-on = -# Wird gespielt · { $computers ->
    [0] kein Platz frei
    [one] 1 Platz eines Computers zu übernehmen
   *[other] { $computers } Plätze von Computern zu übernehmen
  }
tables-lobby = -# Noch nicht begonnen · { $free ->
    [one] 1 Platz
   *[other] { $free } Plätze
  } frei oder von Computern besetzt
tables-put-away = -# Weggeräumt; `/stovkahra anzeigen tisch:{ $table }` holt ihn zurück
tables-more = -# und noch { $more }
thread-name = Tisch · { $name }
thread-opened = { $name } hat Tisch { $table } in { $place } eröffnet.
