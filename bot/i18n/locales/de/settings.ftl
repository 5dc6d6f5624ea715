# Preferences

preferences-title = ### Deine Einstellungen
preferences-cuts = Frag mich beim Abheben
preferences-about-cuts = Sonst wird die Stelle ausgelost
preferences-forced = Pflichtkarten für mich spielen
preferences-about-forced = Wenn nur eine Karte erlaubt ist, auch wo andere mitspielen
preferences-press = Pflichtkarten selbst drücken
preferences-about-press = Allein mit Computern, wo sonst der Bot sie spielt
preferences-letters = Buchstaben der Farben
preferences-about-letters = Auf den Kartenknöpfen, neben dem Bild der Farbe
preferences-pings = Erwähne mich
preferences-about-pings = Wenn ein Tisch auf dich wartet
preferences-ranked = In Ranglisten aufnehmen
preferences-about-ranked = Sonst hast du auch keine Wertung mit Computern
preferences-named = Namen über Server hinweg
preferences-about-named = Wer auch Namen will, liest deinen, und du liest die anderen
preferences-research = Meine Spiele für die Forschung
preferences-about-research = Ohne Namen, wenn ein Server seine Spiele weitergibt

# Lists, for a person and for a server

settings-language = **Sprache** für alles, was nur du siehst
settings-deck = **Karten** für alles, was nur du siehst
language-discord = Wie in Discord
deck-german = Deutsche; Trappola eigene
deck-french = Französische überall
deck-tell = Wilhelm Tell; Trappola eigene

# A server

settings-title = ## Einstellungen dieses Servers
    -# Wer einen Tisch eröffnet, kann für ihn anderes wählen.
settings-choose = Was möchtest du ändern?
button-settings-messages = Nachrichten
button-settings-new = Neue Tische
button-settings-moderation = Auflösen und Grenzen
button-settings-daily = Runde des Tages, Saisons
button-settings-company = Wenn ein Tisch eröffnet wird
button-settings-research = Forschung
button-settings-unlikely = Unwahrscheinliche Ergebnisse
settings-unlikely = **Das sieht nur die Moderation:** Ergebnisse der letzten 365 Tage, die Stärke und Glück kaum erklären; gesucht wird einmal am Tag. Dahinter können zwei stecken, die gut zusammen spielen, oder ein Mensch mit zwei Konten; der Bot kann das nicht unterscheiden.
settings-unlikely-none = **Das sieht nur die Moderation:** In den letzten 365 Tagen gibt es kein Ergebnis, das Stärke und Glück kaum erklären.
settings-unlikely-working = -# Das sieht nur die Moderation: Die Spiele der letzten 365 Tage werden auf Ergebnisse durchgesehen, die Stärke und Glück kaum erklären.
unlikely-partners = - { $first } und { $second } haben als Partner { $won } von { $games } Spielen gewonnen; nach dem, was beide ohne einander gewinnen, waren etwa { $expected } zu erwarten.
unlikely-opponents = - { $game }: { $first } hat { $won } von { $games } Spielen gegen { $second } gewonnen; nach dem, was beide ohne einander gewinnen, waren etwa { $expected } zu erwarten.
settings-language-public = **Sprache** für öffentliche Nachrichten
settings-deck-public = **Karten** für öffentliche Nachrichten
settings-channels = **Kanäle**, in denen Tische eröffnet werden dürfen (in einem Forum: in seinen Beiträgen); ist keiner gewählt, dann überall
settings-options = **Neue Tische:** Was angekreuzt ist, gilt; im Übrigen die üblichen Regeln
settings-option-every = Vor jeder Runde mischen
settings-option-quiet = Ohne Zeichen
settings-option-open = Offene Zählung
settings-option-twenty = Serie bis zwanzig
settings-option-side = Dost nach Meldung oder Prämie der Seite
settings-option-hints = Tipps erlaubt
settings-option-thread = Ein Thread für jeden Tisch
settings-option-newcomers = Neue bekommen den Platz eines Computers sofort
settings-clock = **Bedenkzeit**, dann zieht der Computer
clock-none = Unbegrenzt
clock-half-minute = 30 Sekunden
clock-minute = Eine Minute
clock-two-minutes = Zwei Minuten
clock-day = Ein Tag
clock-bank-five = 5 Minuten je Spiel, 10 Sekunden je Karte
clock-bank-fifteen = 15 Minuten je Spiel, 20 Sekunden je Karte
settings-ping = **Erwähnung**, wenn gewartet wird
ping-off = Niemand wird erwähnt
ping-minute = Nach einer Minute
ping-five-minutes = Nach fünf Minuten
ping-hour = Nach einer Stunde
settings-pace = **Computer** spielen
pace-slow = Langsam
pace-normal = Eine Karte pro Sekunde
pace-fast = Schnell
settings-pause = **Pause** vor jeder neuen Runde
pause-short = Kurz
pause-normal = Normal
pause-long = Lang
newcomers-at-once = Neue sofort
partners-drawn = Partner werden ausgelost
settings-stoppers = **Wer das Auflösen vorschlagen darf**, sobald Karten gegeben sind; von jeder anderen Seite muss jemand zustimmen, und wer den Server moderiert und nicht mitspielt, löst allein auf
stoppers-players = Alle, die spielen
stoppers-opener = Wer den Tisch eröffnet hat
stoppers-moderators = Nur Moderatoren, die nicht mitspielen
settings-limits = **Grenzen** für Tische, damit für alle Platz ist
settings-limit-own_tables = { $most ->
    [one] 1 offener je Person
   *[other] { $most } offene je Person
  }
settings-limit-new_tables = { $most ->
    [one] 1 neuer je Person/Minute
   *[other] { $most } neue je Person/Minute
  }
settings-limit-tables = { $most ->
    [one] 1 offener insgesamt
   *[other] { $most } offene insgesamt
  }
settings-daily-table = **Rangliste** derer, die sie hier spielen
settings-daily-table-on = Es gibt eine, nach Woche und Monat
settings-daily-table-off = Es gibt keine
settings-daily-channel = **Kanal**, in dem täglich steht, dass es eine neue Runde gibt; keiner gewählt: nirgends
settings-research = **Beendete Spiele** für die Erforschung der Spiele
settings-research-how = Wer den Bot betreibt, kann **beendete Spiele** dieses Servers in eine Datei schreiben, um die Spiele zu erforschen. Darin stehen die Karten, die Züge, die Regeln und die Ergebnisse, und wie gut Computer spielen. Namen, Konten, Texte und Zeiten stehen nicht darin. Wer dabei war, kann ein Spiel trotzdem an den Karten erkennen. Hat jemand mitgespielt, der das nicht will, bleibt das Spiel weg; das wählt jeder mit `/stovkahra meine-einstellungen`.
settings-research-off = Nicht weitergeben
settings-research-on = Weitergeben, ohne Namen

# Privacy

privacy-kept-of-you = ### Was von dir gespeichert ist
privacy-account = - dein Konto `{ $id }`, dein Name, für jeden Server der dortige, deine Sprache und deine Einstellungen
privacy-ways = Mit *Alles als Datei* bekommst du alles davon. *Alles löschen* entfernt deinen Namen und dein Konto aus allem; die Spiele bleiben und stehen dann unter „ehemaliges Mitglied“.
privacy-no-account = Von dir ist weder ein Konto noch ein Name gespeichert, und keine Einstellungen.
privacy-part = - { $part ->
    [seats] Plätze an Tischen, mit den dort gespielten Karten
    [games] beendete Spiele in den Spielbüchern von Servern
    [days] Versuche an Runden des Tages, und Tage in Folge
    [sums] Summen, Wertungen und Plätze in Ranglisten und Saisons
    [honours] Auszeichnungen
    [evenings] Abende, Herausforderungen, vereinbarte Zeiten und serverübergreifende Tische
    [puzzles] Rätsel mit deinen Karten, und eigene Fehler, die wiederkommen
    [choices] wovon und wann du erfahren willst, und wen du blockiert oder gemeldet hast
    [corrections] Korrekturen, die du eingetragen hast oder die dich betreffen
    [shut-out] dass du ausgeschlossen bist, warum und seit wann
    [hand] Schlüssel zum Neuzeichnen geöffneter Karten, je fünfzehn Minuten lang
   *[digests] ohne deinen Namen, damit nichts doppelt zählt
  }: **{ $number }**
privacy-how-long =
    Gespeichert bleibt das, solange der Server den Bot hat, und danach noch { $days ->
        [one] einen Tag
       *[other] { $days } Tage
      }. Hast du auf keinem Server gespielt, wird alles gelöscht, wenn du den Bot zwei Jahre lang nicht benutzt. Niemand sonst bekommt etwas davon, außer Spielen ohne Namen, wenn ein Server sie für die Forschung weitergibt und du nicht widersprichst.
button-privacy-long = Wie lange
privacy-adding-up = -# Die Spiele früherer Jahre werden noch zusammengezählt; die Zahl der beendeten Spiele kann deshalb vorerst zu niedrig sein. Im Export sind alle.
privacy-exported = In dieser Datei ist alles, was von dir gespeichert ist.
privacy-too-large = Was von dir gespeichert ist, passt nicht in eine Datei: Discord nimmt hier höchstens { $most } MB, und selbst gepackt ist es mehr. Bitte darum, wer den Bot betreibt.
privacy-sure = **Deine Daten löschen?** Du verlässt deine Plätze, und dein Name, dein Konto und deine Einstellungen werden endgültig aus allem entfernt. Was andere gewonnen und verloren haben, bleibt, wie es war.
privacy-stays = -# Damit niemand etwas zweimal versucht, bleibt ohne deinen Namen gespeichert, welche Rätsel du hattest, bis zum Ende des Tages, welche seiner Runden du begonnen hast, und bis zum Ende eines Abends, an welchem Tisch du sitzt. Bist du vom Bot ausgeschlossen, bleibt auch das, mit der Nummer deines Kontos, dem Grund und dem Datum. Ohne deinen Namen bleibt einen Tag lang, wann du Tische über Server hinweg verlassen hast, und höchstens 90 Tage, was dort über dich gemeldet wurde, bis es erledigt ist. Ein Jahr nach dem letzten Spiel bleibt, ohne beide Namen, wie oft du mit wem über Server hinweg gespielt hast.
button-export = Alles als Datei
button-delete = Alles löschen
button-delete-sure = Ja, löschen
button-keep = Behalten
privacy-kept = Nichts wurde gelöscht.
privacy-deleted = Erledigt. Dein Name, dein Konto und deine Einstellungen sind aus allem verschwunden, was der Bot speichert.
