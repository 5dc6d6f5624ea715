# Züge im Voraus, an Tischen mit langer Bedenkzeit

button-ahead = Im Voraus
button-ahead-back = Zurücknehmen
button-if-led = Wenn { SUIT($suit) }
button-if-lead = Wenn ich ausspiele
button-ahead-beat = Niedrigste, die sticht
button-ahead-low = Niedrigste
button-ahead-high = Höchste
button-ahead-none = Nichts
ahead-about = **Im Voraus.** Was du hier sagst, wird ein paar Sekunden nach Beginn deines Zuges gespielt, wenn es eintrifft. Sonst sieht es niemand, und bis dahin kannst du es zurücknehmen. Was, meinst du, kommt?
ahead-closed = Im Voraus lässt sich jetzt nichts sagen.
ahead-ask = **{ $case }:** Was spielst du?
ahead-if-led = Wenn jemand { SUIT($suit) } ausspielt
ahead-if-lead = Wenn du zum nächsten Stich ausspielst
ahead-line = - { $case }: **{ $answer }**
ahead-line-card = - { $case }: **{ FACE($card) } { CARD($card) }**
ahead-beat = die niedrigste, die den Stich schlägt
ahead-low = die niedrigste der Farbe
ahead-high = die höchste der Farbe
ahead-said = -# ⏩ Du hast etwas im Voraus gesagt. *Im Voraus* zeigt es.
ahead-comes = ⏩ Wie im Voraus gesagt, wird **{ FACE($card) } { CARD($card) }** { $when } gespielt. Bis dahin kannst du eine andere Karte spielen.
ahead-nothing = -# ⏩ Nichts von dem, was du im Voraus gesagt hast, passt. Mit deiner Karte ist es vergessen.
ahead-taken-back = -# ↩️ Im Voraus ist nichts mehr gesagt.
