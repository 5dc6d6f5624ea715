# The panel

panel-title = ### Deine Karten · Tisch { $table }
trick-you = du
reader-you = Du
panel-last-trick = -# Davor: { $cards } →{ "\u00A0" }**{ $winner }**
    -# { $names }
panel-trick-before = -# Davor: { $leader } { $cards } →{ "\u00A0" }**{ $winner }**
panel-played-last = -# Deine letzten Karten wurden für dich gespielt, weil keine anderen möglich waren: { $cards }
panel-played-for = { $name } (ohne Wahl)
panel-held = -# Jetzt nicht spielbar:
panel-cards = -# Alles in Worten: { $cards }.
panel-waiting = { $name } ist dran.
panel-waiting-cut = { $name } hebt ab.
button-deal-now = Gleich geben
button-rest = Der Rest ist meiner
button-rest-agree = Einverstanden
rest-sure = -# Alles Übrige gehört sicher dir.
rest-claimed = **{ $name }:** „Der Rest ist meiner.“ { $cards }
rest-waits = „Der Rest ist meiner“, sagst du. Gespielt ist er, sobald alle einverstanden sind: { $names }. Oder spiel eine Karte.
deal-now-waits = -# Damit gleich gegeben wird, fehlt noch die Zustimmung von { $names }.
button-go-on = Weiter bis { $goal } Brčka
go-on-about = -# **{ $label }:** Ihr spielt hier weiter, und die Brčka bleiben, sobald alle es wollen.
rematch-about = -# **{ $label }:** ein neuer Tisch mit denselben Spielern; alle beginnen bei null.
go-on-waits = -# Damit es weitergeht, fehlt noch die Zustimmung von { $names }.
panel-fate = ## { $fate ->
    [won] 🏆 Du gewinnst
   *[lost] Du verlierst
  }{ $partners ->
    [0] { "" }
   *[other] , mit { $name }
  }.
panel-lobby = Das Spiel hat noch nicht begonnen. Dein Platz ist reserviert.
panel-moved = -# Deine Karten von Tisch { $table } sind jetzt hier: { $place }
panel-resting = **Diese Karten werden nicht mehr von selbst erneuert (zuletzt: { $at }).** Wie es steht, zeigt *Karten*.
ask-cut = **Du hebst ab.** Wie viele Karten kommen von oben nach unten?
ask-lead = **Du spielst aus.** Freie Wahl.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Passe
button-back = Zurück
button-look = Neu laden
button-cut = { $cards }
button-cuts = { $from } bis { $to }
button-cut-any = Irgendwo
moved-on = -# ↻ Am Tisch ging es schon weiter; so steht es jetzt.

button-hint = Tipp
hint = 💡 { $told } { $why }
hint-why-none = Auf Verteilungen, die zu dem passen, was du siehst, schnitt sie am besten ab, vor { $other }.
hint-why-alike = Es ist egal: deine anderen Karten sind genauso gut.
hint-either = 💡 **{ FACE($card) } { CARD($card) }** oder **{ $other }**: fast egal.
hint-close-said = Die andere Wahl ist fast so gut.
hint-gain-said = 💡 { $told } Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } besser als die andere Wahl.
hint-gain = 💡 { $told } { $why } Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } besser als { $other }.
hint-play = Wer stark spielt, nimmt hier **{ FACE($card) } { CARD($card) }**.
hint-declare = Wer stark spielt, meldet hier **{ COMBINATION($combination) }** (+{ $points }).
hint-choose = Wer stark spielt, wählt hier **{ $label }**.
hint-why-hundred = Ihr habt hundert.
hint-why-count = Ihr habt weniger als hundert.
hint-why-declare = Das bringt Punkte.
hint-why-nothing = Zu melden gibt es nichts mehr.
hint-why-bonus = Sie macht den Stich sicher, und das bringt eine Prämie.
hint-why-take = Die andere Seite kann sie nicht schlagen.
hint-why-add = Der Stich ist sicher, und keine Karte bringt mehr Punkte hinein.
hint-why-save = Der Stich ist verloren, und keine Karte gibt weniger Punkte her.
hint-why-spare = { $other } würde nicht ändern, welche Seite den Stich macht, und bleibt im Blatt.
hint-why-master = In ihrer Farbe ist nichts Höheres mehr im Spiel.
hint-why-draw = Die andere Seite hat fast sicher noch Trümpfe, und sie zieht sie.
hint-why-risk = Sie hat keine Punkte, die verloren gehen könnten.
hint-why-keep = Behalte { $other } für später: In der Farbe schlägt sie nichts mehr.
hint-why-keep-bonus = Behalte { $other } für später: Wenn sie sticht, bringt sie eine Prämie.
hint-expects-few = { $name } hat von { SUIT($suit, case: "dat") } wohl keine Karte mehr.
hint-expects-some = { $name } hat wohl noch { SUIT($suit) }.

# What is seldom done

panel-more = Was möchtest du tun?
worth-of-cards = -# So viel zählen Karten: { $ranks }
panel-away = 💤 **Der Computer spielt für dich**, weil du zwei Züge hintereinander verpasst hast.
panel-not-come = 💤 **Von Anfang an spielt ein Computer für dich**, weil du noch nicht da warst.
panel-awaited = 💤 **Der Tisch wartet auf dich**, weil du zwei Züge hintereinander verpasst hast.
panel-substitute = 🪑 **Dieses Spiel spielst du nur zu Ende.** Das Ergebnis zählt für die Person, die es begonnen hat: { $player }. Ab dem nächsten Spiel spielst du für dich.
panel-series-of = 🪑 **Deine Spiele zählen für dich, die Serie für die Person, die sie begonnen hat:** { $player }.
button-return = Bin zurück
button-more = Mehr
button-table = Der Tisch
button-words = In Worten
words-trick = **Stich { $number }:** { $plays }. { $you ->
    [yes] Den Stich machst du
   *[no] Den Stich macht { $winner }
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, mit einer Prämie von { $bonus }
  }.
words-trick-now = **Stich { $number } bis jetzt:** { $plays }.
words-play = { $name }: { CARD($card) }
words-nothing = In dieser Runde ist noch keine Karte gespielt.
words-hand = **Dein Blatt:** { $cards }.
button-preferences = Meine Einstellungen
button-concede = Spiel aufgeben
button-concede-sure = Ja, aufgeben
button-concede-agree = Zustimmen
button-leave = Tisch verlassen
button-leave-sure = Ja, verlassen
button-stop = Tisch auflösen
button-stop-sure = Ja, auflösen
button-stop-back = Nicht auflösen
button-stop-agree = Dem Auflösen zustimmen
button-take-back = Zurücknehmen
ask-leave = **Den Platz verlassen?** Ein Computer übernimmt deinen Platz{ $others ->
    [anybody] , und wer will, kann den Computer dort ablösen
    [invited] , und wer sich hier setzen darf, kann den Computer dort ablösen
   *[nobody] { "" }
  }.
leave-answers = Dieses Spiel bleibt deines, ob gewonnen oder verloren.
ask-stop = **Tisch auflösen?**
ask-stop-alone = **Tisch auflösen?** Er steht dann als aufgelöst da, mit seinem Stand. Was vorher gewonnen wurde, bleibt verbucht, und von hier aus kannst du weiterspielen.
ask-stop-at-once = **Tisch auflösen?** Das gilt sofort, denn auf den anderen Seiten spielen Computer. Was vorher gewonnen wurde, bleibt verbucht, und setzen sich dieselben Leute wieder zusammen, können sie weiterspielen.
ask-stop-others = **Tisch auflösen?** Jede andere Seite muss zustimmen. Was vorher gewonnen wurde, bleibt verbucht, und setzen sich dieselben Leute wieder zusammen, können sie weiterspielen.
ask-stop-evening = **Den Tisch für den Rest des Abends auflösen?** Die andere Seite muss zustimmen, außer es spielen dort nur Computer. Eine laufende Runde spielen Computer zu Ende, und sie zählt; die Runden danach lässt der Tisch aus.
ask-stop-individual = **Diese Runde beenden?** Die andere Seite muss zustimmen, wenn dort nicht nur Computer spielen. Computer spielen die Runde zu Ende, und sie zählt. Auch in den nächsten Runden spielen sie für euch, bis ihr euch unter *Stand* wieder anmeldet.
ask-stop-practice = **Dieses Spiel auflösen?** Von hier aus kannst du weiterspielen, solange du kein anderes beginnst.
stopped-alone = **Dieser Tisch ist aufgelöst.** Du kannst hier weiterspielen.
concede-asked = 🏳️ Dein Partner ist gefragt. Gib noch einmal auf, um es zurückzunehmen.
concede-noted = 🏳️ Dein Wunsch ist notiert. Noch einmal dasselbe nimmt ihn zurück.
concede-taken-back = Du spielst weiter.
concede-waits = 🏳️ Du würdest das Spiel aufgeben; { $name } muss noch zustimmen.
concede-waits-absent = 🏳️ Du würdest das Spiel aufgeben; { $name } muss zustimmen und ist nicht da. Bis dahin geht das Spiel weiter, mit einem Computer auf diesem Platz.
concede-partner = 🏳️ { $name } würde das Spiel aufgeben.
deadline-yours = ⏳ Deine Bedenkzeit für diesen Zug endet { $when }.
bank-yours = -# ⏱️ Für das Spiel hattest du noch { $left }; die Sekunden für jede Karte kommen hinzu.
brought-down = Der Tisch steht jetzt neu am Ende des Kanals.

# A word in private, which somebody at the table does not hear

button-advise = Beraten
button-answer = Antworten
advice = 🤫 **{ $name }:** { $note }
advice-unheard = Ohne dass { $name } es hört
advice-about = Alle anderen lesen es, bis diese Karten ausgespielt sind. Leer lassen nimmt es zurück.
button-seed = Worte zum Mischen
words-title = Für die Mischung des nächsten Spiels
words-label = Beliebige Worte oder Zahlen
words-about = Auch von ihnen hängt dann die Mischung ab. Alle werden sie lesen. Leer lassen nimmt sie zurück.
words-noted = -# 🎲 Für das nächste Spiel vorgemerkt. Bis es beginnt, kannst du deine Worte ändern; dann sehen sie alle.
words-gone = -# 🎲 In die Mischung des nächsten Spiels kommen keine Worte von dir.
