# Being told when a table opens

button-told = Neue Tische melden
told-title = ### Wenn auf diesem Server ein Tisch eröffnet wird
told-now-off = **Du erfährst nichts davon.**
told-now-mention = **Du wirst erwähnt**, in der Nachricht des Tisches.
told-now-direct = **Du bekommst eine Direktnachricht.**
told-now-closed = ⚠️ **Du bekommst nichts mehr:** Eine Direktnachricht ließ sich nicht zustellen. Erlaube Direktnachrichten von diesem Server und wähle dann neu.
told-how = -# Das gilt für alle Spiele, immer wenn jemand in einem Kanal auf Mitspieler wartet, den du sehen kannst; höchstens einmal in einer halben Stunde, alle Server zusammen.
told-role = -# Auf diesem Server wird statt einzelner Leute { $role } erwähnt. Bitte die Moderation um diese Rolle, oder wähle Direktnachrichten.
told-no-pings = -# ⚠️ In deinen Einstellungen steht, dass dich niemand erwähnt. Solange das gilt, erfährst du auch von Tischen nichts.
button-told-mention = Erwähne mich
button-told-direct = Direktnachricht
button-told-off = Nicht benachrichtigen
invitation = 🔔 { $people } – hier sind Plätze frei.
direct-invitation = 🔔 { $name } hat einen Tisch eröffnet und wartet auf Mitspieler: **{ $game }**, { $place }
    -# Du wolltest benachrichtigt werden. Abstellen kannst du das auf jenem Server mit `/stovkahra tische`.

# Seats that are kept for friends

option-with = mit
option-with-about = Fünf Minuten einen Platz für jemanden freihalten; wo es Partner gibt, für deinen
option-with-2 = mit-2
option-with-2-about = Einen Platz für eine zweite Person freihalten
option-with-3 = mit-3
option-with-3-about = Einen Platz für eine dritte Person freihalten
option-only = nur-eingeladene
option-only-about = Setzen darf sich nur, wen du einlädst
friends-invited = 💺 { $name } hält Plätze frei für { $people }; für alle frei sind sie { $until }.
friends-refused = Nicht einladen ließ sich: { $people }.
friends-silent = Eingeladen, aber nicht benachrichtigt, weil gerade erst von einem Tisch die Rede war oder Ruhe gewünscht ist: { $people }. Sag es ihnen selbst.
lobby-kept = frei für { $name }
kept-until = 💺 Plätze sind für Eingeladene frei gehalten; für alle frei sind sie { $until }.
only-invited-here = 🔒 Setzen dürfen sich nur Eingeladene.
button-sit-kept = Für { $name }
button-sit-invited = Mein Platz
button-decline = Ich komme nicht
button-open-to-all = Für alle öffnen
seat-kept = Frei gehalten für { $name }; für alle frei { $at }. Nimm einen anderen Platz, oder warte.
only-invited = Hier darf sich nur setzen, wen { $name } eingeladen hat. Eröffne selbst einen Tisch.
no-kept-seat = Für dich ist hier kein Platz frei gehalten.
open-opener = Für alle öffnen kann den Tisch nur, wer ihn eröffnet hat: { $name }.
limit-invitations = In einer Stunde kannst du { $most ->
    [one] eine Person
   *[other] { $most } Leute
  } einladen, die nächsten { $at }. Ohne `mit` geht der Tisch gleich auf.
friends-nobody = Sag mit `mit`, für wen der Tisch ist.
friends-or-computers = Mit Computern beginnt das Spiel sofort, da lässt sich kein Platz freihalten. Lass die Computer weg, und setz sie später auf freie Plätze.
friends-bots = Für Bots wird kein Platz frei gehalten. Wähle Menschen.
friends-self = Du hast ohnehin einen Platz. Wähle jemand anderen.
friends-too-many = So viele Plätze hat dieser Tisch nicht. Lad höchstens { $most ->
    [one] eine Person
   *[other] { $most } Leute
  } ein.

# People who do not want to sit together

button-blocks = Blockierte Leute
blocks-title = ### Blockierte Leute
blocks-about = Keiner von euch bekommt einen Platz, wo der andere sitzt, oder erfährt von dessen neuen Tischen. Niemand erfährt, wen du blockiert hast. Wo ihr schon zusammen sitzt, bleibt es dabei. Wo ihr euch beide angemeldet habt und nicht getrennt sitzen könnt, bekommst du keinen Platz. Du kannst { $most ->
    [one] eine Person
   *[other] { $most } Leute
  } blockieren.
blocks-none = Du hast niemanden blockiert.
blocks-met = { $name }, von einem Tisch über Server hinweg
blocks-add = Leute dieses Servers **blockieren**
blocks-remove = **Nicht mehr blockieren**
blocks-done = ✅ { $person } ist jetzt blockiert. Rückgängig machst du es unter **Nicht mehr blockieren**, hier oder später in `/stovkahra meine-einstellungen`, *Blockierte Leute*.
apart-maybe = Du hast jemanden blockiert, der hier angemeldet ist. Ihr sitzt an verschiedenen Tischen, wenn das möglich ist; sonst bekommst du keinen Platz. Sonst erfährt das niemand.
apart-no-seat = 🚫 **Diesmal gibt es keinen Platz für dich** bei dem, wofür du dich in { $place } angemeldet hast: Du hast jemanden blockiert, mit dem du an einem Tisch sitzen würdest. Sonst erfährt niemand, warum. Wen du blockiert hast, steht in `/stovkahra meine-einstellungen`, *Blockierte Leute*.
withdraw-done = { $person } ist jetzt von { $lists ->
    [one] einer Liste
   *[other] { $lists } Listen
  } dieses Servers abgemeldet: Abende, Wettkämpfe, feste Zeiten und Tische, die noch nicht begonnen haben.
withdraw-nothing = { $person } hat sich hier für nichts angemeldet, was noch nicht begonnen hat.

# A server’s settings

settings-role = **Rolle**, die erwähnt wird, wenn ein Tisch auf Mitspieler wartet, höchstens einmal in einer halben Stunde; keine gewählt: die Leute, die es wünschen
