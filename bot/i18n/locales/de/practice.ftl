# Practice: alone with computers, in private

practice-title = ### 🃏 Übungsspiel · { $game }
levels-practice = -# Hier spielst du allein mit Computern, in einer Nachricht, die nur du siehst, und es zählt nirgends. Mit anderen Leuten spielt man auf einem Server: [füg den Bot einem hinzu]({ $invite }).
practice-stopped = **Dieses Spiel ist aufgelöst.** Es zählt nirgends.
button-practice-again = Noch ein Spiel
practice-alone = Außer dir spielt hier niemand. Spiel weiter, wann du willst, oder beende das Spiel: *Tisch auflösen* unter *Mehr*.
practice-none = Du hast hier kein Spiel begonnen. Mit { OPENING($listed) } beginnst du eines gegen Computer.
practice-single = Allein mit Computern ist es immer ein einzelnes Spiel. Serien spielt man an einem Tisch auf einem Server.

# How others fared with the first deal

fared-how = -# Diese erste Runde bekommen auch andere. Sie zählt nirgends.
fared-alone = Außer dir hat sie noch niemand zu Ende gespielt.
fared-helped = -# Mit Tipp, oder wenn ein Computer für dich spielte, zählt dein Ergebnis nicht zu den anderen.
fared-gone = -# Was andere aus dieser Runde gemacht haben, wird nicht mehr aufbewahrt.
