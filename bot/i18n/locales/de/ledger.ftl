# The ledger: who is named in it

person-deleted = ehemaliges Mitglied

# Between the numbers of a score: no line breaks after it.

-to = –{ "\u2060" }

# What buttons of all its pages say

ledger-period = -# Nur { $period ->
    [year] dieses Jahr.
    [month] dieser Monat.
   *[week] diese Woche, seit Montag.
  }
ledger-page = -# Seite { $page } von { $pages }
ledger-adding-up = -# Die Einträge früherer Jahre werden noch zusammengezählt: bisher { $percent }{ "\u00A0" }%.
ledger-not-yet = Ältere Spiele werden noch zusammengezählt. In ein paar Minuten sind alle hier.
ledger-none = Zu dieser Auswahl steht nichts im Spielbuch.
button-period = { $period ->
    [all] Gesamt
    [year] Jahr
    [month] Monat
   *[week] Woche
  }
button-first = Erste
button-previous = Vorige
button-next = Nächste
button-last = Letzte
button-newest = Neueste
button-newer = Neuere
button-older = Ältere
button-oldest = Älteste
button-players = Einzeln
button-pairs = Paare
button-computers-count = Mit Computern
button-people-only = Nur Menschen
button-all-series = Alle Serien
button-series = Tisch { $table }
button-games-of = Spiele
button-series-of = Serien

# Standings

standings-stovkahra = ## Rangliste
standings-of-one = -# Nur Paare mit { $name }.
standings-of-pair = -# Nur Spiele, in denen { $first } und { $second } zusammen gespielt haben.
standings-pairs = **Paare**
standings-stovkahra-key = -# Plätze: nach gewonnenen Serien, dann nach Brčka. Brčka: alle in Spielen gewonnenen, ob dazugelegt oder weggenommen, und die aus Korrekturen. Spiele: gewonnen–verloren.
standings-rating = -# Wertung: wie stark jemand mit ziemlicher Sicherheit mindestens spielt, nach allen Spielen ohne Computer hier, gleich aus welcher Zeit. Alle beginnen bei 1000, und mit jedem Spiel wird sie sicherer. Die Plätze sind die der Rangliste.
standings-rating-computers = -# Mit Computern: dasselbe nach allen Spielen. Die Computer stehen bei { $beginner }, { $regular } und { $strong }. Ein Spiel, das jemand allein mit Computern abbricht, gilt als verloren, bis es weitergeht.
standings-own = -# Vor deiner Zeile steht `{ $mark }`.

# One player

player-title = ## { $name } · { $game }
player-unknown = Unter diesem Namen hat auf diesem Server noch niemand ein Spiel beendet. `/brcko rangliste` nennt alle, die schon eines beendet haben.
player-you-unknown = Du hast auf diesem Server noch kein Spiel { $title } beendet. Nach dem ersten stehen hier deine Ergebnisse: `/{ $game } neu` eröffnet einen Tisch.
player-bot = Bots spielen hier nicht. Auch die Computer an den Tischen haben ihre Seite: `/brcko profil` findet sie beim Namen.
player-none = Diese Person hat auf diesem Server noch kein Spiel beendet.
player-you-none = Du hast auf diesem Server noch kein Spiel beendet. Nach dem ersten stehen hier deine Ergebnisse: `/stovkahra neu` eröffnet einen Tisch.
player-none-among-people = Noch kein Spiel ohne Computer.
player-runs = Längste Läufe
player-unfinished = Nicht zu Ende gespielt
player-open = Eines der letzten Spiele öffnen
player-corrections = Korrekturen
player-key = -# gewonnen–(unentschieden)–verloren
player-left-out = -# Ohne { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } mit Computern.

# Series

series-list-title = ## Serien
series-list-of-one = ## Serien von { $name }
series-list-of-pair = ## Serien von { $first } und { $second }
series-more = -# Und noch { $more } laufende: `/stovkahra tische` listet sie auf.
series-none = Auf diesem Server hat noch keine Serie begonnen. `/stovkahra neu` eröffnet einen Tisch.
series-unknown = Hier ist an Tisch { $table } noch kein Spiel einer Serie beendet. `/brcko spiele` listet die Serien auf.
series-line-running = Tisch { $table } · { $names0 } **{ $brcka0 }** zu **{ $brcka1 }** { $names1 } · läuft
series-line-won = Tisch { $table } · { $when } · **{ $winners }** gewinnen { $won ->
    [0] das einzelne Spiel
    [2] zwei Serien
   *[1] die Serie
  } gegen { $losers }, { $brcka0 } zu { $brcka1 }
series-line-drawn = Tisch { $table } · { $when } · { $names0 } und { $names1 } trennen sich unentschieden, { $brcka0 } zu { $brcka1 }
series-line-stopped = Tisch { $table } · { $when } · { $names0 } { $brcka0 } zu { $brcka1 } { $names1 } · aufgelöst
series-title = ## Serie an Tisch { $table }
series-sides = **{ $names0 }** gegen **{ $names1 }**, bis { $goal } Brčka. In dieser Reihenfolge stehen die Brčka nach jedem Spiel.
series-game = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · Brčka{ "\u00A0" }**{ $balance0 }{ -to }{ $balance1 }**

# Games and corrections

history-title = ## { $game } · Spiele
history-of-one = ## { $game } · Spiele von { $name }
history-of-pair = ## Spiele von { $first } und { $second }
history-line = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } gegen { $losers } · { $score0 }{ -to }{ $score1 } · { $how }, { $choice } · Brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-how-dost = dost
history-how-false-dost = falsches dost
history-how-count = gezählt
history-how-conceded = aufgegeben
history-choice-add = dazugelegt
history-choice-take = { $amount } weggenommen
history-correction = ✏️ { $when } · **{ $name }** { $sign ->
    [minus] −{ $brcka }
   *[plus] +{ $brcka }
  } · Korrektur { $number } von { $by }: „{ $reason }“
history-stopped = ⏹️ { $when } · Tisch { $table } aufgelöst · { $names0 } gegen { $names1 } · { $score0 }{ -to }{ $score1 } im laufenden Spiel · Brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }
history-stopped-between = ⏹️ { $when } · Tisch { $table } aufgelöst · { $names0 } gegen { $names1 } · zwischen zwei Spielen · Brčka{ "\u00A0" }{ $balance0 }{ -to }{ $balance1 }

# What is offered while somebody types a player, a series or a game

player-label = { $name } · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
game-label = { $game } · { DATETIME($date, dateStyle: "medium") } · { $winners } { $score0 }–{ $score1 }

# What moderators do

corrected = Eingetragen: { $names }, { $amount }. Bei den Spielen von { $game } können es alle lesen.
exported = Das ganze Spielbuch, mit { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
  }.
exported-year = Das Spielbuch des Jahres { $year }, mit { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
  }.
export-too-large = Das Spielbuch passt nicht in eine Datei: Discord nimmt hier höchstens { $most } MB, und selbst gepackt ist es größer. Hol es dir Jahr für Jahr, mit der Option `jahr`.
file-compressed = -# Sie ist gepackt: Öffne sie, die Datei ist darin.
button-picture = Bild zeigen
picture-working = Das Bild entsteht gerade. Das dauert ein paar Sekunden.
race-of-table = ## Der Verlauf der Serie · Tisch { $table }
standings-none-yet = Davon hat hier noch niemand ein Spiel beendet. `/{ $game } neu` eröffnet einen Tisch.
standings-stopped-line = ⏹️ { $when } · Tisch { $table } · { $standing }
standings-none-among-people = Ohne Computer hat davon hier noch niemand ein Spiel beendet. `/{ $game } neu` eröffnet einen Tisch.
standings-others-counted = -# { $games ->
    [one] Ein Spiel mit Computern ist
   *[other] { $games } Spiele mit Computern sind
  } { $on ->
    [yes] mitgezählt
   *[no] nicht mitgezählt
  }.

# Players of games without partners

button-opponents-of = Gegner
button-player = Profil
button-standings = Rangliste
opponents-title = ## { $name } · Gegner · { $game }
opponents-row = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost }
opponents-row-chips = { $name }: { $won }{ -to }{ $drawn }{ -to }{ $lost } · 🪙{ "\u00A0" }{ $chips }
opponents-key = -# Spiele: gewonnen, unentschieden, gegen sie verloren.
opponents-key-chips = -# Spiele: gewonnen, unentschieden, gegen sie verloren. 🪙: was von ihnen kam, weniger was zu ihnen ging.
history-game = { $when } · Spiel { $game }: { $standing }
player-unknown-of-game = Unter diesem Namen hat auf diesem Server noch niemand { $title } gespielt. `/brcko rangliste` nennt alle, die es schon haben.

# Their history, and one of their games

button-course = Diagramm
button-game-record = Protokoll
button-all-games = Alle Spiele
history-of-opponents = ## { $game } · { $first } gegen { $second }
history-won = Gewonnen von
history-open = Spiel öffnen: Diagramm, Rückblick, Protokoll
game-title = ## { $title } · Spiel { $game }
rating-curve = Wertung nach allen Spielen am Anfang jedes Monats, und jetzt: { $months }
