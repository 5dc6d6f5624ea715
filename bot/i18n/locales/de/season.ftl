# Saisons

season-title = ### 🏅 Saison { $length ->
    [quarter] { $year }, { $number }. Quartal
    [half] { $year }, { $number }. Halbjahr
   *[year] { $year }
  }
season-title-months = ### 🏅 Saison { $months }
season-until = Sie läuft bis { $until }.
season-over = **Diese Saison ist vorbei.**
season-none = Sie ist vorerst die letzte.
season-next = Zurzeit läuft keine. Die nächste beginnt am { $begins }.
season-nobody = Noch hat niemand Punkte. Spielt ein Spiel unter Menschen, einen Abend oder eine Runde des Tages.
season-division = { $division }. Liga
season-head = { $part ->
    [total] Pkt
    [series] Ser
    [games] Spi
    [evenings] Abe
   *[days] Tag
  }
season-columns = -# Punkte insgesamt, und wofür.
season-how =
    -# **Punkte** für das, was im Monat unter Menschen gespielt wird:
    -# Serien: gewonnen { $seriesWon }, sonst { $seriesOther }; höchstens { $mostSeries } zählen.
    -# Andere Spiele: gewonnen { $gameWon }, sonst { $gameOther }; höchstens { $mostGames } zählen.
    -# Abende: { $evening } bei 100 %, sonst anteilig; höchstens { $mostEvenings } zählen, von mehr ihr Mittel.
    -# Runden des Tages, die mindestens { $least } Leute beendet haben: { $daily } bei 100 %.
    -# **Ligen** zu { $division }, sobald mehr als { $together } Leute Punkte hatten: { $moving } steigen auf, { $moving } ab. Wer gleich ist, bleibt zusammen, wer neu ist, beginnt unten.
season-honours = **Die Saison ist vorbei.** Das waren die Besten:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = Die meisten Punkte aus { $part ->
    [series] Serien
    [games] anderen Spielen
    [evenings] Abenden
   *[days] Runden des Tages
  }: **{ $names }** · { $points }
season-people = { $people } Leute
season-mark = 🎖️ { $feat }: { $names }
button-season-before = Saison davor
button-season-after = Nächste Saison
button-season-table = Die Tabelle
settings-seasons = **Saisons:** wie lang sie sind. Die laufende Saison geht bis zu ihrem Ende weiter wie bisher; was du wählst, gilt ab der nächsten.
settings-seasons-since = Was hier gewählt ist, gilt ab { $since }.
settings-seasons-month = Ein Monat
settings-seasons-quarter = Ein Quartal
settings-seasons-half = Ein halbes Jahr
settings-seasons-year = Ein Jahr
settings-seasons-none = Keine Saisons
