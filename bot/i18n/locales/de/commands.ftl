# Commands. Names: lower case, no spaces, at most 32 characters; abouts at most 100.

command-new = neu
command-new-about = In diesem Kanal einen Tisch eröffnen; ohne Server gegen Computer spielen
either-command = { $first } oder { $last }
command-show = anzeigen
command-show-about = Einen Tisch in diesem Kanal neu anzeigen
command-tables = tische
command-tables-about = Die Tische dieses Servers, und wo Plätze frei sind
command-hand = karten
command-hand-about = Deine Karten aufnehmen; nur du siehst sie
command-leave = verlassen
command-leave-about = Deinen Platz verlassen; läuft das Spiel schon, spielt dort ein Computer weiter
command-stop = auflösen
command-stop-about = Einen Tisch auflösen: anfangs wer ihn eröffnet hat, später mit Zustimmung jeder Seite
command-rules = regeln
command-rules-about = Die Regeln als Buch oder nur ein Thema daraus; nur du siehst es
command-learn = lernen
command-learn-about = Lerne das Spiel in einer geführten Runde; nur du siehst sie
command-brcko = brcko
command-brcko-about = Wer auf diesem Server gewonnen hat, wie oft, gegen wen
command-standings = rangliste
command-standings-about = Wer hier wie oft gewonnen hat und wie stark alle sind
command-player = profil
command-player-about = Eine Person: Ergebnisse, mit wem und gegen wen; nur du siehst es
command-history = spiele
command-history-about = Die hier gespielten Spiele und wie sie ausgingen; nur du siehst sie
command-moderation = stovkahra-moderation
command-moderation-about = Für die Moderation: Einstellungen dieses Servers, Korrekturen, das Spielbuch als Datei
command-settings = einstellungen
command-settings-about = Einstellungen dieses Servers, für die Moderation
command-correct = korrektur
command-correct-about = Für die Moderation: jemandem Brčka, Chips oder Punkte gutschreiben oder abziehen, mit Grund
command-withdraw = abmelden
command-withdraw-about = Für die Moderation: jemanden von allem abmelden, was hier noch nicht begonnen hat
command-export = export
command-export-about = Für die Moderation: das ganze Spielbuch eines Spiels als Datei
command-privacy = datenschutz
command-privacy-about = Was von dir gespeichert ist

# In the menu of a person or a message: at most 32 characters

menu-player = Profil
menu-challenge = Herausfordern
menu-block = Blockieren
menu-look-back = Rückblick auf dieses Protokoll

# Their options

option-table = tisch
option-table-about = Die Nummer des Tisches, wenn du einen anderen meinst als deinen
option-number = nummer
option-topic = thema
option-topic-about = Worüber du etwas wissen willst; ohne Thema die Regeln von Anfang an
option-series = serie
option-series-about = Ein Spiel, oder bis eine Seite so viele Streichhölzer gewonnen hat
option-computers = computer
option-opponents = gegner
option-opponents-about = Wie viele Computer sich zu dir setzen; ohne Angabe einer
option-pace = tempo
option-pace-about = Wie schnell Computer spielen
option-pause = pause
option-pause-about = Zwischen zwei Runden
option-newcomers = neue
option-newcomers-about = Wann neue Leute den Platz eines Computers bekommen: mit der nächsten Runde oder sofort
option-partners = partner
option-partners-about = Ob alle beim Hinsetzen wählen, mit wem sie spielen, oder das Los am Anfang entscheidet
option-hints = tipps
option-hints-about = Ob man um einen Tipp bitten darf
option-clock = bedenkzeit
option-clock-about = Zeit für einen Zug; danach macht ihn der Computer
option-ping = erwähnung
option-ping-about = Wann erwähnt wird, auf wen der Tisch wartet
option-alone = allein
option-alone-about = Nur für dich mit Computern; danach siehst du, wie andere dieselben Karten spielten
option-period = zeitraum
option-period-about = Seit wann
option-player = person
option-player-about = Nur Spiele dieser Person
option-which-player-about = Welche Person; ohne Angabe du selbst
option-partner = partner
option-partner-about = Nur Spiele, in denen die beiden zusammen gespielt haben
option-with-computers-about = Ob auch Spiele mit Computern zählen
option-picture = bild
option-picture-about = Die ersten zehn als Bild
option-brcka = brcka
option-brcka-about = Wie viele gutgeschrieben werden, oder mit Minus: abgezogen
option-reason = grund
option-reason-about = Warum; alle lesen es bei den Spielen
option-corrected-about = Um wen es geht
option-corrected-partner-about = Partner, wenn es beide als Paar betrifft
option-kind = spiel
option-kind-about = Welches Spiel; ohne Angabe Stovkahra
option-withdrawn-about = Wer abgemeldet wird
option-format = format
option-format-about = CSV für Tabellenprogramme, JSON für andere Programme
option-year = jahr
option-year-about = Nur dieses Jahr; ohne Angabe alles

# Their choices; levels, pace, clock and mention have theirs with the settings

choice-switch-on = an
choice-switch-off = aus
period-all = gesamte Zeit
period-year = dieses Jahr
period-month = dieser Monat
period-week = diese Woche
option-table-computers-about = Gleich losspielen: Computer dieser Stärke setzen sich auf alle anderen Plätze
option-finished-about = Welches Spiel; ohne Angabe das letzte, das hier beendet wurde
