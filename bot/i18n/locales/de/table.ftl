# The table

game-stovkahra = Stovkahra
table-title = ### 🃏 { $game } · Tisch { $table }
table-where = -# Spiel { $game } · Runde { $deal } · { $dealer } gibt
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
side-brcka = { $brcka ->
    [0] -# 0 von { $series } Brčka
   *[other] { $matches } · { $brcka } von { $series } Brčka
  }
score-written = -# Angesagte Punkte: frühere Runden, Meldungen, Prämien. Die Kartenpunkte dieser Runde zählt ihr selbst.
score-open = -# Alle Punkte bisher, auch die Kartenpunkte dieser Runde.
trump-line = **Trumpf: { SIGN($suit) } { SUIT($suit) }** · { $dealer } hat { FACE($card) }
trump-played = **Trumpf: { SIGN($suit) } { SUIT($suit) }** · aufgedeckt war { FACE($card) }
open-cards = { $eldest } zeigt { $cards }
cutting = { $name } hebt ab.
declaring = Jetzt wird gemeldet.
declared = { $name } meldet **{ COMBINATION($combination) }** · +{ $points }
declared-none = Niemand hat etwas gemeldet.
trick-line = `{ $number }` { $leader } { $cards } → { $winner }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-now = **Stich { $number }** · { $cards }
to-lead = { $name } spielt zum { $number }. Stich aus.
to-play = { $name } ist dran.
to-claim = Der letzte Stich geht an { $name }. { $name } sagt *dost* oder lässt die Punkte zählen.
deal-counted = **Runde { $deal } gezählt:** { $names0 } { $points0 }, { $names1 } { $points1 }.
next-deal = Neue Karten { $when }.
seal = -# Siegel der Mischung dieses Spiels: `{ $commitment }`
seal-next = -# Siegel der Mischung des nächsten Spiels: `{ $commitment }`
seal-first = -# Siegel der Mischung des ersten Spiels: `{ $commitment }`
stop-votes = -# { $votes ->
    [one] 1 von { $people } will
   *[other] { $votes } von { $people } wollen
  } aufhören; nötig sind { $needed }.

# The end of a game

game-dost = **Dost!** { $name } hat recht: { $names } gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }, { $score0 } zu { $score1 }.
game-false-dost = **Dost?** { $name } kommt nur auf { $points }. { $names } gewinnen zwei Brčka, { $score0 } zu { $score1 }.
game-count = Gezählt: { $score0 } zu { $score1 }. { $names } gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }.
game-count-both = Gezählt: { $score0 } zu { $score1 }. Beide haben hundert, ohne dass jemand *dost* gesagt hat; { $names } hatten sie zuerst und gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }.
choose = { $names } haben die Wahl: Brčka dazulegen oder den anderen wegnehmen?
button-add = { $amount } dazulegen
button-take = { $amount } wegnehmen
chosen-add = { $names } legen { $amount ->
    [one] ein Brčko
   *[other] zwei Brčka
  } dazu.
chosen-take = { $names } nehmen den anderen { $amount ->
    [one] ein Brčko
   *[other] zwei Brčka
  } weg.
series-won = ## 🏆 { $names } gewinnen die Serie!
series-won-twice = ## 🏆 { $names } gewinnen zwei Serien auf einmal!
series-drawn = ## 🤝 Die Serie ist unentschieden.
series-drawn-why = { $names } haben zwanzig erreicht, aber die anderen hatten zuerst zehn.
table-was-stopped = **Dieser Tisch wurde aufgelöst.** Setzen sich dieselben Leute wieder zusammen, können sie weiterspielen.
button-rematch = Revanche
button-record = Protokoll des letzten Spiels
record-text = Das Protokoll von Spiel { $game }, mit dem Startwert seiner Mischung. Wer es hat, kann das ganze Spiel nachspielen und prüfen, auch ohne diesen Bot: `python -m engine verify { $file }` in einer Kopie seines Quelltexts.

# Time, and what goes on by itself

deadline = ⏳ Die Bedenkzeit für diesen Zug endet { $when }.
away = 💤 { $name } ist gerade weg: Solange spielt der Computer.
put-away = **Dieser Tisch ist weggeräumt:** Lange hat niemand gespielt. Alles bleibt, wie es steht.
button-wake = Zurückholen
goes-on = -# Diese Runde geht hier weiter: { $place }
button-down = Tisch nach unten holen
button-seats = Platz nehmen
seats-to-take = Wessen Platz übernimmst du? Gewechselt wird zwischen den Stichen, und du spielst mit den Karten weiter, die da sind.
no-computer-sits = An diesem Tisch sitzt kein Computer mehr.
button-hands = Alle Blätter
call = 🔔 { $people } – am Zug an Tisch { $table }: { $place }
call-declaring = 🔔 { $people } – an Tisch { $table } wird gemeldet. Sieh nach, ob du gefragt bist: { $place }
game-conceded = 🏳️ { $losers } geben das Spiel auf. { $names } gewinnen { $brcka ->
    [one] ein Brčko
   *[other] zwei Brčka
  }, { $score0 } zu { $score1 }.
hands-title = ### 🖐️ Runde { $deal }, alle Blätter · Trumpf { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**

# The tables of a server

tables-none = Auf diesem Server ist kein Tisch offen. `/stovkahra neu`, `/trappola neu` oder `/bulka neu` eröffnet einen.
tables-title = ## Tische
tables-line = **Tisch { $table }** · { $names0 } gegen { $names1 } · { $place }
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
tables-playing = -# Serie läuft, { $first } zu { $second } · { $computers ->
    [0] kein Platz frei
    [one] 1 Platz eines Computers zu übernehmen
   *[other] { $computers } Plätze von Computern zu übernehmen
  }
tables-put-away = -# Weggeräumt; `/stovkahra anzeigen tisch:{ $table }` holt ihn zurück
tables-more = -# und noch { $more }
thread-name = Tisch · { $name }
thread-opened = { $name } hat Tisch { $table } in { $place } eröffnet.
