# Where the bot is on no server: practice, and records handed in as files

practice-title = ### 🃏 Übungsspiel · { $game }
levels-practice = -# Hier spielst du allein mit Computern, in einer Nachricht, die nur du siehst, und nichts davon wird verbucht. Mit anderen Leuten spielt man auf einem Server: [füg den Bot einem hinzu]({ $invite }).
practice-stopped = **Dieses Spiel ist aufgelöst.** Nichts davon wird verbucht.
button-practice-again = Noch ein Spiel
practice-alone = Außer dir spielt hier niemand. Spiel weiter, wann du willst, oder beende das Spiel: *Tisch auflösen* unter *Mehr*.
practice-none = Du hast hier kein Spiel begonnen. Mit `/stovkahra neu`, `/trappola neu` oder `/bulka neu` beginnst du eines gegen Computer.
practice-single = Hier ist es immer ein einzelnes Spiel. Serien spielt man auf einem Server.
option-record = protokoll
option-record-about = Das Protokoll eines Spiels, als Datei, zum Zurückblicken
review-needs-record = Hier brauche ich dafür ein Protokoll: Häng eines als Datei an, `/stovkahra rückblick protokoll:…`. Auf einem Server gibt es dir `/stovkahra protokoll`.
replay-needs-record = Zum Nachspielen brauche ich hier ein Protokoll: Häng eines als Datei an, `/{ $command } nachspielen protokoll:…`. Auf einem Server gibt es dir `/{ $command } protokoll`.
record-too-large = Diese Datei ist zu groß für ein Protokoll, das höchstens { $most } kB hat. Häng die Datei an, die der Befehl `protokoll` gibt.
record-no-text = In dieser Datei steht kein Text, also ist sie kein Protokoll. Häng die Datei an, die der Befehl `protokoll` gibt.
record-several = In dieser Datei stehen { $records } Protokolle. Häng eine Datei mit einem davon an.
record-wrong = Dieses Protokoll ist nicht gültig. Häng die Datei so an, wie der Befehl `protokoll` sie gegeben hat.
    -# Für alle, die das Format kennen (auf Englisch): `{ $problem }`
record-not-given = Discord hat mir die Datei gerade nicht gegeben. Häng sie bitte noch einmal an.
record-gone = Dieses Protokoll habe ich nicht mehr zur Hand. Häng seine Datei noch einmal an; dann geht auch dieser Knopf.
