# Puzzles: positions in which one card is far better than all others

command-puzzle = rätsel
command-puzzle-about = Eine Stellung, in der eine Karte viel besser ist als alle anderen; nur du siehst sie
puzzle-title = ### 🧩 Rätsel{ "\u00A0" }{ $number }
puzzle-tally = -# Gelöst: { $solved } von { $over } · in Folge: { $run } (Rekord { $longest })
puzzle-you = du
puzzle-left = links
puzzle-partner = Partner
puzzle-right = rechts
puzzle-score = Punkte bisher: ihr beide { $ours }, die anderen { $theirs }.
puzzle-shown = -# Geber: { $name }. Aufgedeckt wurde: { CARD($card) }.
puzzle-open = -# Offene Karten ({ $name }): { $cards }.
puzzle-declared = { $place ->
    [0] Du meldest
    [1] Wer links von dir sitzt, meldet
    [2] Dein Partner meldet
   *[other] Wer rechts von dir sitzt, meldet
  } **{ COMBINATION($combination) }** ·{ "\u00A0" }+{ $points }
puzzle-trick = **Stich { $number }:** { $plays }. { $place ->
    [0] Den Stich machst du
    [1] Den Stich macht, wer links von dir sitzt
    [2] Den Stich macht dein Partner
   *[other] Den Stich macht, wer rechts von dir sitzt
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, mit einer Prämie von { $bonus }
  }.
puzzle-ask = **Welche Karte?** Eine ist um sechs Punkte oder mehr besser, wo immer die verdeckten Karten sind. Die erste Karte, die du spielst, entscheidet.
puzzle-again = -# Dieses Rätsel hattest du schon: Jetzt zählt es nichts.
puzzle-wrong = ❌ **Falsch: { CARD($card) }.** Richtig ist: { CARD($best) }.
puzzle-found = ✅ **Richtig: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Nur eine Verteilung passt zu dem, was du wissen kannst; bei ihr
   *[other] { $deals }{ "\u00A0" }Verteilungen passen zu dem, was du wissen kannst; bei jeder davon
  } bringt diese Karte euch mindestens { $margin }{ "\u00A0" }Punkte mehr als jede andere.
puzzle-rated = Deine Rätselwertung: **{ $rating }** ({ $gained }). Die des Rätsels: { $puzzle }.
puzzle-uncounted = -# Das zählt nichts für deine Rätselwertung.
puzzle-alone = -# Sonst hat es noch niemand versucht.
puzzle-share = -# Gelöst von { $found } der { $tries }, die es versucht haben ({ $share }{ "\u00A0" }%).
puzzle-line = Nach { CARD($card) } das beste Spiel aller vier, so wie die Karten lagen:
puzzle-cost = { CARD($card) } kostet hier { $points ->
    [one] einen Punkt
   *[other] { $points }{ "\u00A0" }Punkte
  }. Was diese Karte zulässt, beim besten Spiel aller vier, so wie die Karten lagen:
puzzle-not-played-out = -# Das Spiel nach { CARD($card) } konnte gerade nicht berechnet werden. Drücke die Karte noch einmal.
puzzle-look = Drücke eine Karte, um zu sehen, was sie zulässt. Das zählt nichts.
button-puzzle = Rätsel
button-puzzle-next = Nächstes Rätsel
