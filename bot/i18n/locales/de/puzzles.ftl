# Puzzles: positions in which one card is far better than all others

command-puzzle = rätsel
command-puzzle-about = Eine Stellung, in der eine Karte viel besser ist als alle anderen; nur du siehst sie
puzzle-title = ### 🧩 Rätsel{ "\u00A0" }{ $number }
puzzle-tally = -# Gelöst: { $solved } von { $over }
puzzle-you = du
puzzle-left = links
puzzle-partner = Partner
puzzle-right = rechts
puzzle-score = Punkte bisher: ihr beide { $ours }, die anderen { $theirs }.
puzzle-shown = -# Geber: { $name }. Aufgedeckt wurde: { CARD($card) }.
puzzle-open = -# Offen vor { $name }: { $cards }.
puzzle-ask = **Welche Karte?** Eine ist um sechs Punkte oder mehr besser, wo immer die verdeckten Karten sind. { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left }{ "\u00A0" }Versuche.
  }
puzzle-wrong = ❌ { CARD($card) } ist es nicht.
puzzle-found = ✅ **Richtig: { CARD($card) }.**
puzzle-was = 💡 **Die Lösung: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Nur eine Verteilung passt zu dem, was du wissen kannst; bei ihr
   *[other] { $deals }{ "\u00A0" }Verteilungen passen zu dem, was du wissen kannst; bei jeder davon
  } bringt diese Karte euch mindestens { $margin }{ "\u00A0" }Punkte mehr als jede andere.
puzzle-line = Das beste Spiel aller vier, so wie die Karten lagen:
button-puzzle-next = Nächstes Rätsel
