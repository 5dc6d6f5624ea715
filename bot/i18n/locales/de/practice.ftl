# Practice, where the bot is on no server

practice-title = ### 🃏 Übungsspiel · { $game }
levels-practice = -# Hier spielst du allein mit Computern, in einer Nachricht, die nur du siehst, und nichts davon wird verbucht. Mit anderen Leuten spielt man auf einem Server: [füg den Bot einem hinzu]({ $invite }).
practice-stopped = **Dieses Spiel ist aufgelöst.** Nichts davon wird verbucht.
button-practice-again = Noch ein Spiel
practice-alone = Außer dir spielt hier niemand. Spiel weiter, wann du willst, oder beende das Spiel: *Tisch auflösen* unter *Mehr*.
practice-none = Du hast hier kein Spiel begonnen. Mit { OPENING($listed) } beginnst du eines gegen Computer.
practice-single = Hier ist es immer ein einzelnes Spiel. Serien spielt man auf einem Server.
