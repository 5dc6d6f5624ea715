# Von einem Moment eines gespielten Spiels oder von einem Rätsel aus weiterspielen

button-play-on = Ab hier weiterspielen
button-play-on-trick = Stich { $trick } · { $name }
button-play-on-back = { $from ->
    [puzzle] Zurück zum Rätsel
   *[game] Zurück zum Spiel
  }
button-play-on-again = Noch einmal ab hier
play-on-title = ### 🔀 Weitergespielt · { $game }
play-on-ask = **Wessen Karten nimmst du?** Der erste Platz ist am Zug. Die anderen spielen starke Computer. Diese Runde siehst nur du, und nichts davon wird verbucht.
play-on-dear = -# Weiterspielen ab kurz vor einer teuren Karte:
play-on-points = **Die Runde ist gespielt.** { $whose ->
    [you] Deine Punkte und die der Gegenseite
    [side] Eure Punkte und die der Gegenseite
   *[others] Punkte
  }: **{ $made }**. { $before ->
    [perfect] Bei perfektem Spiel mit offenen Blättern
   *[game] Im Spiel
  }: **{ $then }**.
play-on-chips = Deine Chips nach dieser Runde: **{ $made }**. Im Spiel: **{ $then }**.
play-on-none = keine
play-on-uncounted = -# Nichts davon wird verbucht.
play-on-over = Hier ist die Runde vorbei, und es ist keine Karte mehr zu spielen. Geh ein paar Karten zurück und spiel von dort weiter.
play-on-alone = Hier spielst du eine Runde weiter, die nirgends zählt, zu Ende oder so weit du magst. Dorthin, woher sie kommt, kannst du jederzeit zurück.
play-on-puzzle = Spiel in diesem Rätsel zuerst eine Karte, denn die erste zählt. Dann kannst du von ihm aus weiterspielen.
