# The panel

panel-title = ### Deine Karten · Tisch { $table }
panel-partner = -# Mit { $partner } gegen { $first } und { $second }.
panel-trick = { $cards }
panel-trump = Trumpf: **{ SIGN($suit) } { SUIT($suit) }**
panel-score = -# Angesagt: { $ours } für euch, { $theirs } für die anderen.
panel-score-open = -# { $ours } für euch, { $theirs } für die anderen.
panel-cards = -# In Worten: { $cards }.
panel-waiting = { $name } ist dran.
panel-waiting-declare = Andere melden gerade.
panel-waiting-cut = { $name } hebt ab.
panel-waiting-deal = Neue Karten gibt es { $when }.
panel-waiting-choice = Die Siegerseite entscheidet, was mit ihren Brčka geschieht.
panel-lobby = Das Spiel hat noch nicht begonnen. Dein Platz ist reserviert.
panel-over = An diesem Tisch ist das Spiel zu Ende.
panel-stopped = Dieser Tisch wurde aufgelöst.
ask-cut = **Du hebst ab.** Wie viele Karten kommen von oben nach unten?
ask-declare = **Melde oder passe.** Nur Gemeldetes zählt.
ask-declare-more = **Noch etwas?** Melde, passe oder sag *dost*.
ask-lead = **Du spielst aus.** Freie Wahl.
ask-follow-beat = **Du bist dran.** Bediene { SUIT($suit) } und schlag { CARD($best, case: "acc") }.
ask-follow-below = **Du bist dran.** Bediene { SUIT($suit) }; { CARD($best, case: "acc") } kannst du nicht schlagen.
ask-follow-behind-trump = **Du bist dran.** Bediene { SUIT($suit) }, egal wie hoch; der Stich ist schon getrumpft.
ask-trump = **Du bist dran.** { SUIT($suit, case: "none") }: Spiel Trumpf.
ask-overtrump = **Du bist dran.** { SUIT($suit, case: "none") }: Übertrumpfe { CARD($best, case: "acc") }.
ask-undertrump = **Du bist dran.** { SUIT($suit, case: "none") }: Spiel Trumpf, auch wenn keiner { CARD($best, case: "acc") } schlägt.
ask-discard = **Du bist dran.** { SUIT($suit, case: "none") }, kein Trumpf: freie Wahl.
ask-claim = **Der letzte Stich gehört dir.** Sag *dost*, wenn ihr hundert habt, oder lass die Punkte zählen.
ask-choice = **Ihr habt gewonnen.** Brčka dazulegen oder den anderen wegnehmen? Wer von euch beiden zuerst antwortet, entscheidet.
ask-dost = **Dost sagen?** Habt ihr weniger als hundert, gewinnen die anderen zwei Brčka.
signal-yours = Du hast { $name } **{ SIGN($suit) } { SUIT($suit) }** zugeflüstert.
signal-told = 🤫 { $name } flüstert dir **{ SIGN($suit) } { SUIT($suit) }** zu.
signal-ask = Du darfst { $name } eine Farbe zuflüstern, einmal, vor dem ersten Ausspiel. Sonst sieht es niemand.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Passe
button-dost = Dost!
button-dost-sure = Ja, dost!
button-back = Zurück
button-count = Zählen
button-signal = Sag { SUIT($suit) }
button-look = Neu laden
button-cut = { $cards }
button-cuts = { $from } bis { $to }
button-cut-any = Irgendwo
moved-on = -# ↻ Am Tisch ging es schon weiter; so steht es jetzt.

button-hint = Tipp
hint = 💡 { $told } { $why }
hint-gain = 💡 { $told } { $why } Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } besser als die nächstbeste Karte.
hint-play = Wer stark spielt, nimmt hier **{ FACE($card) } { CARD($card) }**.
hint-declare = Wer stark spielt, meldet hier **{ COMBINATION($combination) }**.
hint-pass = Wer stark spielt, **passt** hier.
hint-dost = Wer stark spielt, sagt hier **dost**.
hint-count = Wer stark spielt, lässt hier die Punkte **zählen**.
hint-choose = Wer stark spielt, wählt hier **{ $label }**.
hint-why-hundred = Ihr habt hundert.
hint-why-count = Ihr habt weniger als hundert.
hint-why-declare = Das bringt mehr, als es verrät.
hint-why-nothing = Zu melden gibt es nichts mehr.
hint-why-only = Eine andere darfst du nicht spielen.
hint-why-lead-trump = Trumpf ausspielen zieht den anderen die Trümpfe.
hint-why-lead-master = In ihrer Farbe ist nichts Höheres mehr im Spiel.
hint-why-lead-low = Sie gibt wenig her, und was noch stechen kann, behältst du.
hint-why-win = Sie schlägt die bisher beste Karte.
hint-why-win-seven = Ein Stich mit der Sieben bringt eine Prämie.
hint-why-give = Dein Partner liegt vorn, da kannst du schmieren.
hint-why-save = Den Stich bekommst du nicht, also gib möglichst wenig her.

# What is seldom done

panel-more = Was möchtest du tun?
panel-away = 💤 **Der Computer spielt für dich**, weil du zwei Züge hintereinander verpasst hast.
button-return = Bin zurück
button-more = Mehr
button-preferences = Optionen
button-concede = Spiel aufgeben
button-concede-sure = Ja, aufgeben
button-leave = Tisch verlassen
button-leave-sure = Ja, verlassen
button-stop = Fürs Ende stimmen
ask-concede = **Dieses Spiel aufgeben?** Die anderen gewinnen es, je nach den Punkten bisher ein Brčko oder zwei. Ihr müsst es beide wollen.
ask-leave = **Endgültig gehen?** Ein Computer übernimmt deinen Platz, und wer will, kann den Computer dort ablösen.
concede-asked = 🏳️ Dein Partner ist gefragt. Noch einmal dasselbe nimmt es zurück.
concede-taken-back = Du spielst weiter.
concede-waits = 🏳️ Du würdest das Spiel aufgeben; { $name } muss noch zustimmen, unter *Mehr*.
concede-partner = 🏳️ { $name } würde das Spiel aufgeben. Bist du einverstanden, gib es unter *Mehr* auch auf.
deadline-yours = ⏳ Deine Bedenkzeit für diesen Zug endet { $when }.
brought-down = Der Tisch steht jetzt neu am Ende des Kanals.
