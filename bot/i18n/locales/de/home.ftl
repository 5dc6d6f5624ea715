# Start: was wartet, die Runden von heute und die Wege zu allem

home-title = ## 🏠 { $game }
home-waits = **Das wartet auf dich**
home-soon = **Du bist dabei**
home-more = … und { $number } mehr
home-invited = 🪑 { $name } hält dir einen Platz frei: { $place }
home-asked = { $told } · { $name } fragt dich
home-mistake = 🔁 Einer deiner Fehler ist wieder dran: *Rückblick*, *Meine Fehler*
home-looking = 🌍 { $number ->
    [one] Jemand sucht
   *[other] { $number } Leute suchen
  } andere zum Spielen
home-days = **Runden des Tages,** je ein Versuch, in *Gleiche Karten*
home-day-open = { $game }: heute noch kein Versuch
home-day-begun = { $game }: angefangen
home-day-played = { $game }: **{ $points }**
home-streak = { $told } · 🔥 { $days } Tage
home-people = ### 👥 { $game } mit anderen
    Wähl Freunde, für alle wird ein Platz freigehalten. Oder eröffne einen Tisch für alle, jetzt oder zu einer festen Zeit.
home-when = Wann? Deine Uhr: { $now }
home-who = Mit wem?
home-who-about = Wen du wählst, wird gefragt. Du kannst es leer lassen.
home-record = Welches Protokoll?
home-same = ### ⚖️ { $game }: gleiche Karten
    Alle haben die gleichen Karten, das Glück zählt also nicht. Mit wem vergleichst du dich?
home-challenge = **Mit einem Menschen:** fünf Runden, jeder wann er Zeit hat.
home-evening = Ein Abend mit anderen hier …
home-back = ### 🔎 { $game }: Rückblick
    Was ein Fehler war, was Pech, und was besser geht.
home-all = ### ➕ { $game }: mehr
button-home = Start
button-with-people = Mit anderen
button-find-people = Leute finden
button-same-cards = Gleiche Karten
button-look-back = Rückblick
button-anybody = Tisch für alle
button-at-time = Zu einer festen Zeit
button-form-teams = Teamabend
button-form-individual = Einzelabend
button-form-pairs = Paarabend
button-match = Gegen einen Server
button-my-games = Meine Spiele
button-last-game = Mein letztes Spiel
button-record-in = Ein Protokoll
button-my-page = Meine Seite
button-season = Saison
button-tables = Tische hier
button-privacy = Meine Daten
command-home = start
command-home-about = Hier geht es los: spielen, Leute finden, lernen, zurückblicken; nur du siehst es
