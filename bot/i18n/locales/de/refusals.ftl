# Refusals

no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
seat-yours = Auf dem Platz sitzt du schon.
seat-taken = Da sitzt schon { $name }. Nimm einen anderen Platz.
not-seated = Du sitzt nicht an diesem Tisch.
not-seated-anywhere = Du sitzt hier an keinem Tisch. Eröffne einen mit { OPENING($listed) }, oder nimm einen freien Platz.
series-under-way = Es wird gespielt, und deine Karten werden gebraucht. Soll ein Computer für dich weiterspielen, wähl unter *Mehr* den Knopf *Tisch verlassen*.
seats-empty = Es { $free ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $free } Personen
  }.
opponents-too-many = { $most ->
    [one] Nach diesen Regeln spielen zwei: du und ein Computer.
   *[other] Nach diesen Regeln ist Platz für höchstens { $most } Computer.
  }
no-council = Jetzt gibt es nichts zu beraten: Das geht in einem Durchgang um die Tasse, zwischen Nummer zwei und denen, die warten.
words-late = Inzwischen hat ein Spiel begonnen. Drück noch einmal *Worte zum Mischen*, dann gelten sie für das nächste.
table-lobby = Das Spiel hat noch nicht begonnen. Starte es, sobald genug Leute sitzen.
table-playing = Das Spiel hat schon begonnen.
table-finished = An diesem Tisch ist das Spiel zu Ende. *Revanche* eröffnet einen neuen.
table-stopped = Dieser Tisch wurde aufgelöst. Eröffne einen neuen für dasselbe Spiel; setzen sich dieselben Leute zusammen, können sie weiterspielen.
stop-opener = Vor der ersten Runde kann den Tisch nur auflösen, wer ihn eröffnet hat ({ $name }) oder den Server moderiert.
stop-seated = Auflösen kann den Tisch nur, wer daran sitzt oder den Server moderiert.
stop-counted = Notiert. { $votes ->
    [one] 1 will
   *[other] { $votes } wollen
  } den Tisch auflösen; nötig sind { $needed }. Noch einmal dasselbe nimmt es zurück.
stop-wanted = Notiert. Es fehlt noch die Zustimmung von { $missing }. Noch einmal dasselbe nimmt es zurück.
stop-taken-back = Dein Wunsch, den Tisch aufzulösen, ist zurückgenommen.
stop-played = Du hast an diesem Tisch mitgespielt und kannst ihn deshalb nicht allein auflösen, obwohl du den Server moderierst. Wer dort spielt, kann sich darauf einigen.
stop-computers = Hier spielen nur Computer. Auflösen kann den Tisch, wer ihn eröffnet hat: { $name }.
stop-nobody-left = Wer dieses Spiel begonnen hat, spielt nicht mehr mit. Auflösen kann den Tisch, wer ihn eröffnet hat: { $name }.
stop-done = Tisch { $table } ist aufgelöst. Was vorher gewonnen wurde, bleibt verbucht.
left = Du hast Tisch { $table } verlassen. Solange das Spiel nicht begonnen hat, kannst du dort wieder einen freien Platz nehmen.
left-to-computer = Du hast Tisch { $table } verlassen. Auf deinem Platz spielt { $name } weiter.
left-come-back = Willst du selbst weiterspielen, drück *Zurückkommen*. Später führt *Karten* am Tisch hierher.
button-come-back = Zurückkommen
has-left = Du hast diesen Tisch verlassen. Zurück auf deinen Platz führt *Karten* am Tisch.
seat-given-back = Du hast den Platz zurückgegeben, den du an Tisch { $table } bekommen solltest.
no-seat-free = Alle Plätze sind besetzt. Wer den Platz eines Computers will, drückt auf dessen Namen.
options-opener = Die Optionen kann nur ändern, wer den Tisch eröffnet hat: { $name }.
too-many-sit = Damit können höchstens { $seats } hier sitzen, und ihr seid mehr. Erst muss jemand aufstehen.
hints-off = An diesem Tisch gibt es keine Tipps.
too-busy = Gerade wird zu viel gerechnet. Versuch es gleich noch einmal.
limit-at-once = Für dich entsteht gerade etwas anderes, und mehr als eins geht nicht auf einmal. Warte, bis es da ist, und versuch es dann noch einmal.
limit-new-tables = { $most ->
    [one] Du hast in der letzten Minute einen Tisch eröffnet
   *[other] Du hast innerhalb einer Minute { $most } Tische eröffnet
  }, mehr geht hier nicht: Den nächsten kannst du { $at } eröffnen.
limit-own-tables = { $most ->
    [one] Du hast hier einen Tisch, an dem noch gespielt wird
   *[other] Du hast hier { $most } Tische, an denen noch gespielt wird
  }, mehr geht nicht: Spiel erst an einem zu Ende oder löse ihn auf, etwa mit `/stovkahra auflösen tisch:{ $table }`.
limit-tables = { $most ->
    [one] Auf diesem Server wird an einem Tisch gespielt
   *[other] Auf diesem Server wird an { $most } Tischen gespielt
  }, mehr dürfen es nicht sein: Setz dich an einen davon (`/stovkahra tische`), oder warte, bis einer fertig ist. Der nächste, an dem niemand spielt, wird { $at } weggeräumt.
no-finished-deal = Hier gibt es keine beendete Runde für einen Rückblick. `/brcko spiele` listet die Spiele auf, für `/stovkahra rückblick`.
no-game = An diesem Tisch läuft kein Spiel.
no-table = Einen Tisch { $number } gibt es hier nicht.
no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit { OPENING($listed) }.
which-table = Hier gibt es mehrere Tische: Nenn einen mit seiner Nummer, etwa `tisch:{ $number }`.
no-finished-game = Ein beendetes Spiel { $number } gibt es hier nicht. Wähl eines aus der Liste, die beim Tippen erscheint.
rematch-open = Tisch { $table } ist für die Revanche offen: Nimm dort Platz.
rematch-at = Die Revanche ist an Tisch { $table }. Wer spielen will, drückt *Revanche* und bekommt dort den alten Platz.
rematch-waits = Du sitzt für die Revanche an Tisch { $table }. Sie beginnt, sobald auch die anderen *Revanche* gedrückt haben.
rematch-begun = Die Revanche hat begonnen, an Tisch { $table }.
rematch-held = Du sitzt für die Revanche an Tisch { $table }. Sie beginnt nicht von selbst, denn anderswo spielt noch: { $names }. Mit *Start* an jenem Tisch geht sie los.
ask-rematch-late = **Revanche?** An diesem Tisch war { $when } Schluss. Hier würde ein neuer Tisch eröffnet.
ask-rematch-elsewhere = **Revanche?** Du spielst gerade an Tisch { $table }. Ein weiterer Tisch würde eröffnet; dort geht es erst los, wenn jemand *Start* drückt.
button-rematch-sure = Ja, Revanche
not-your-turn = Du bist nicht dran.
not-now = Das geht gerade nicht.
game-over = Dieses Spiel ist aus.
not-held = Davon hast du weder drei noch vier.
wrong-number = Melde so viele, wie du hast: { $number }.
declared-before = Die hast du schon gemeldet.
card-not-held = Diese Karte hast du nicht.
follow-suit = Du musst { SIGN($suit) } { SUIT($suit) } bedienen.
not-your-choice = Die Wahl hat, wer das Spiel gewonnen hat.
unknown-button = Dieser Knopf gilt nicht mehr. Gib den Befehl, der ihn gebracht hat, noch einmal ein; einen Tisch zeigt `anzeigen` neu an.
links-gone = Verbundene Kanäle gibt es nicht mehr: Tische eines Servers werden auf keinem anderen mehr gezeigt. Dieser Knopf tut nichts mehr.
bots-cannot = Bots können nicht mitspielen.
server-being-deleted = Alle Daten dieses Servers werden gerade gelöscht, weil ich zu lange nicht hier war. Bitte versuch es später noch einmal.
only-servers = Das geht nur auf einem Server: Nimm einen, auf dem dieser Bot ist, oder [füg ihn einem von deinen hinzu]({ $invite }).
missing-permissions = Hier kann ich keinen Tisch eröffnen, denn in diesem Kanal fehlt mir: **{ $permissions }**. Wende dich an die Server-Admins.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten versenden
permission-send-in-threads = Nachrichten in Threads versenden
permission-connect = Verbinden
error = Bei mir ist etwas schiefgegangen, geändert wurde nichts. Bitte versuch es noch einmal; bleibt es dabei, sag es denen, die den Bot betreiben: Kennung `{ $reference }`.
seated-already = Du sitzt schon an diesem Tisch.
other-hand-known = Du hast in diesem Spiel schon auf einem anderen Platz gesessen. Nimm wieder jenen Platz, oder warte auf das nächste Spiel.
seat-promised = Diesen Platz übernimmt mit der nächsten Runde { $name }. Nimm einen anderen.
own-seat-only = Dieses Spiel gehört dir auf dem Platz, den du verlassen hast. Nimm wieder jenen Platz, oder warte auf das nächste Spiel.
substitute = Über dieses Spiel entscheidet, wer es von der ersten Runde an spielt. Ab dem nächsten Spiel spielst du für dich.
stop-moderators = Auf diesem Server löst einen Tisch, an dem schon gespielt wird, nur auf, wer den Server moderiert und dort nicht mitspielt.
stop-opener-always = Auf diesem Server schlägt das Auflösen vor, wer den Tisch eröffnet hat: { $name }. Danach muss die andere Seite zustimmen.
seat-not-free = Dieser Platz ist für dich nicht frei. Nimm einen an einem anderen Tisch, oder eröffne selbst einen.
block-bots = Bots und Computer lassen sich nicht blockieren. Wähle Menschen.
block-self = Dich selbst kannst du nicht blockieren. Wähle jemand anderen.
blocks-full = Mehr als { $most } Leute kannst du nicht blockieren. Hebe erst eine Blockierung auf.
nobody-met = Diese Person hat hier kein Konto mehr oder war nie an diesem Tisch.
report-limit = Du hast innerhalb eines Tages { $most } Leute gemeldet. Die nächste Person kannst du { $at } melden. Wenn es eilt, schreib denen, die den Bot betreiben.
role-not-mentioned = { $role } darf ich nicht erwähnen. Wähle eine andere Rolle, erlaube in ihren Einstellungen allen, sie zu erwähnen, oder gib mir die Berechtigung **@everyone, @here und alle Rollen erwähnen**.
channel-closed = In { $place } darf ich nicht schreiben, denn dort fehlt mir: **{ $permissions }**. Es bleibt alles, wie es war; gib mir diese Berechtigung oder wähle einen anderen Kanal.
nothing-to-resume = Ein offenes Spiel habt ihr miteinander nicht mehr.
nothing-to-give-up = Es gibt kein unterbrochenes Spiel mehr, das ihr miteinander aufgeben könntet.
concede-series = Dieses Spiel kann nicht aufgegeben werden: Die Serie gehört auch jemandem von eurer Seite, der oder die vorher gegangen ist und deshalb nicht zustimmen kann. Die Karten entscheiden.
no-thread = In diesem Kanal kann ich keinen Thread eröffnen. Gib mir die Berechtigungen, öffentliche Threads zu erstellen und Nachrichten in Threads zu senden, oder spiel ohne Thread.
wrong-channel = Auf diesem Server werden Tische woanders eröffnet: { $channels }
not-yours-to-move = In einen anderen Kanal kann den Tisch nur bringen, wer daran spielt oder den Server moderiert. Er steht in { $place }.
no-such-topic = Dieses Thema gibt es nicht. Fang an zu tippen, und wähl eines aus der Liste.
moderators-only = Das kann nur die Moderation: wer hier Nachrichten verwalten darf.
reason-length = Gib einen Grund mit { $least } bis { $most } Zeichen an.
correction-size = Eine Korrektur gibt oder nimmt 1 bis { $most }.
correction-partner = In diesem Spiel gibt es keine Partner: Korrigier eine Person nach der anderen.
same-person-twice = Nenn zwei verschiedene Personen.
not-in-ledger = Von dieser Person weiß ich hier nichts: Auf diesem Server hat sie das noch nicht gespielt.
no-such-series = An diesem Tisch gibt es keine Serie mit einem beendeten Spiel.
partner-of-nobody = Nenn erst die Person, um deren Partner es geht.
opponent-of-nobody = Nenn erst die Person, um deren Gegner es geht.
table-damaged = Was zu Tisch { $number } gespeichert ist, lässt sich nicht lesen. Nichts davon wurde verändert. Bitte sag denen Bescheid, die den Bot betreiben.
game-damaged = Was zu Spiel { $number } gespeichert ist, lässt sich nicht lesen. Nichts davon wurde verändert. Bitte sag denen Bescheid, die den Bot betreiben.
not-saved = Die Spiele lassen sich gerade nicht speichern, deshalb hat sich nichts geändert. Versuch es bitte etwas später noch einmal; hilft das nicht, sag denen Bescheid, die den Bot betreiben.
maybe-saved = Die Datenbank hat nicht rechtzeitig geantwortet. Was du getan hast, kann gespeichert sein: Sieh auf deine Hand oder den Tisch, bevor du es noch einmal tust.
restarting = Der Bot wird gerade neu gestartet. Drück bitte in einer halben Minute noch einmal; nichts geht verloren.
overloaded = Gerade ist zu viel auf einmal los, deshalb ist nichts geschehen. Versuch es bitte gleich noch einmal.
impossible-command = So lässt sich dieser Befehl nicht geben. Tipp ihn noch einmal ein, und wähl aus dem, was Discord anbietet.
discord-trouble = Discord hat gerade nicht geantwortet, deshalb wurde kein Tisch eröffnet. Versuch es bitte gleich noch einmal.
discord-closed = Das darf ich hier nicht: Den Kanal gibt es nicht mehr, oder er ist mir verborgen oder verschlossen. Moderatoren können mir erlauben, ihn zu sehen und darin zu schreiben.
discord-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Archiviert oder löscht welche, oder macht es ohne Thread.
discord-automod = Die automatische Moderation dieses Servers hat meine Nachricht angehalten. Moderatoren können in den Servereinstellungen unter AutoMod eine Ausnahme für mich machen; oder es geht ohne Thread.
discord-two-factor = Dieser Server verlangt von denen, die den Bot betreiben, Zwei-Faktor-Authentisierung. Sag ihnen bitte Bescheid.
discord-busy = Discord nimmt hier gerade nichts mehr von mir an. Versuch es bitte in einer Minute noch einmal.
discord-too-large = Das ist größer, als Discord es hier annimmt. Verlang bitte weniger auf einmal.
never-conceded = Aufgeben gibt es in diesem Spiel nicht: Ein Durchgang ist schnell vorbei.
no-review = Auf Runden dieses Spiels gibt es keinen Rückblick.

duplicate-alone = Diese Runde spielen alle für sich, zu Ende oder so weit sie mögen. Hör auf, wann du willst; niemand wartet.
duplicate-dost = In einer einzelnen Runde sagt niemand *dost*: Sie wird ausgespielt, und jeder Punkt zählt.
daily-over = Der Tag dieser Runde ist vorbei; was abgebrochen wurde, spielen starke Computer zu Ende. Ruf die Runde des Tages noch einmal auf: Es gibt eine neue.
daily-spent = Du hattest deinen Versuch schon, bevor deine Daten gelöscht wurden. Morgen gibt es eine neue Runde.
still-played = Andere spielen diese Runde noch. Zurückblicken kannst du, wenn niemand sie mehr spielt.
daily-nothing-to-share = Es gibt nichts zu teilen: Du hast diese Runde nicht zu Ende gespielt.
daily-none = An jenem Tag hat niemand nach der Runde gefragt, also gibt es keine.
daily-shared-here = In diesem Kanal hast du diese Runde schon geteilt.
daily-day-wrong = Das ist kein Tag. Wähl einen aus der Liste, oder schreib ihn so: `{ $example }`.
daily-day-ahead = Jener Tag kommt erst noch.
daily-still-counts = Noch einmal spielen kannst du diese Runde, wenn ihr Tag vorbei ist und seine Ergebnisse gezählt sind.
daily-later-none = Du hast diese Runde nach ihrem Tag nicht gespielt.
fared-none = Es gibt nichts zu vergleichen: Die erste Runde wurde nicht zu Ende gespielt.
duplicate-compared = Diese Runde wird mit der anderer Tische verglichen: Sie wird zu Ende gespielt, und ihrer Mischung wird nichts hinzugefügt.
evening-none = So einen Abend gibt es hier nicht. Beginne einen mit dem Befehl `abend`.
evening-over = Dieser Abend ist vorbei. Beginne einen neuen mit dem Befehl `abend`.
evening-late = Die anderen sind mit dieser Runde schon fertig. Drück auf *Neuer Tisch*: Der beginnt mit der, die gerade läuft.
evening-elsewhere = Dein Platz ist an diesem Abend an Tisch { $table } des Abends: Niemand spielt die gleichen Karten zweimal.
evening-full = Dieser Abend hat { $most } Tische, mehr dürfen es nicht sein. Nimm an einem davon den Platz eines Computers.
evening-options = An allen Tischen eines Abends gelten die gleichen Regeln.
evening-table-finished = Diese Runde ist an deinem Tisch zu Ende. Die nächste liegt in der neuesten Nachricht des Tisches.
evening-table-stopped = Dieser Tisch wurde aufgelöst; was er an diesem Abend gespielt hat, zählt.
evening-nobody = An einem Abend spielen Menschen mit: Mindestens einer von euch muss am Tisch sitzen.
sign-up-no-plan = Abende dieser Art gibt es in diesem Spiel nicht.
individual-join = An diesem Abend sagt ein Plan, wer wo sitzt. Drücke *Ich bin dabei*.
individual-other = Auf diesem Server gibt es in diesem Spiel schon einen Abend mit Anmeldung. Du siehst ihn mit dem Befehl `abend`.
sign-up-in = Du bist schon dabei.
sign-up-out = Du bist nicht dabei.
individual-forgotten = Du hast an diesem Abend gespielt und seitdem deine Daten gelöscht. Beim nächsten kannst du wieder mitspielen.
individual-late = Für diesen Abend ist es zu spät. Du kannst am nächsten mitspielen.
sign-up-full = { $most } Leute sind dabei, mehr geht nicht. Wenn jemand geht, drück noch einmal.
individual-begun = Dieser Abend hat schon begonnen.
individual-opener = Vor der Zeit kann nur { $name } beginnen.
individual-few = Es braucht mindestens { $least } Leute. Warte, bis sich mehr angemeldet haben.
individual-seats = An diesem Abend übernimmt niemand einen Platz. Drücke *Stand* und *Ich bin dabei*: Du spielst von der nächsten Runde an.
individual-table-over = Diese Runde ist an deinem Tisch zu Ende. Zur nächsten geht es, wenn alle Tische sie gespielt haben.
pairs-partner-out = Diese Person hat sich inzwischen abgemeldet. Wähle jemand anderen.
pairs-partner-taken = { $name } spielt schon mit jemandem zusammen. Wähle jemand anderen.

at-unreadable = Diese Zeitangabe verstehe ich nicht. Schreib zum Beispiel `20:00`, `morgen 20:00`, `Fr 20:00` oder `in 2 Stunden`.
city-unknown = Diese Stadt kenne ich nicht. Versuch eine größere in der Nähe, oder dein Land.
at-past = Diese Zeit ist schon vorbei. Wähle eine, die noch kommt.
at-far = Das ist zu weit voraus: Verabreden kann man sich für die nächsten { $days } Tage.
at-left-out = An diesem Tag überspringen die Uhren diese Zeit. Wähle eine Stunde später.
at-with = Zu einer festen Zeit sitzt noch niemand: Lass Computer, Gegner, `allein` und `nur-eingeladene` weg.
at-weekly = Sag, um welche Zeit ihr euch jede Woche trefft: Gib auch `wann` an.
appointment-remind-late = Es sind keine { $minutes } Minuten mehr, deshalb wird niemand mehr erinnert. Zur Zeit selbst wirst du gerufen.
appointment-remind-out = Drück zuerst *Ich bin dabei*: Erinnert wird nur, wer kommt.
appointment-over = Das ist vorbei: Die Zeit ist gekommen, oder es wurde abgesagt.
appointment-opener = Absagen können nur { $name } und Moderatoren.
appointment-most-own = Du hast schon { $most } Tische zu einer festen Zeit. Sag einen ab, oder warte, bis er an der Reihe ist.
appointment-most-here = Dieser Server hat schon { $most } Tische zu einer festen Zeit. Warte, bis einer an der Reihe ist.
