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
    -# Du wolltest benachrichtigt werden. Abstellen kannst du das auf jenem Server mit `/{ $command } tische`.

# People who do not want to sit together

button-blocks = Blockierte Leute
blocks-title = ### Blockierte Leute
blocks-about = Keiner von euch bekommt einen Platz, wo der andere sitzt, oder erfährt von dessen neuen Tischen. Niemand erfährt, wen du blockiert hast. Wo ihr schon zusammen sitzt, bleibt es dabei. Du kannst { $most ->
    [one] eine Person
   *[other] { $most } Leute
  } blockieren.
blocks-none = Du hast niemanden blockiert.
blocks-add = Leute dieses Servers **blockieren**
blocks-remove = **Nicht mehr blockieren**
blocks-done = ✅ { $person } ist jetzt blockiert. Rückgängig machst du es unter **Nicht mehr blockieren**, hier oder später in `/stovkahra meine-einstellungen`, *Blockierte Leute*.

# A server’s settings

button-settings-company = Wenn ein Tisch eröffnet wird
settings-company-title = ## Wenn ein Tisch eröffnet wird
settings-role = **Rolle**, die erwähnt wird, wenn ein Tisch auf Mitspieler wartet, höchstens einmal in einer halben Stunde; keine gewählt: die Leute, die es wünschen
