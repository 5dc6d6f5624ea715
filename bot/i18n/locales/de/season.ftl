# Saisons

season-title = ### 🏅 Saison { $length ->
    [quarter] { $year }, { $number }. Quartal
    [half] { $year }, { $number }. Halbjahr
   *[year] { $year }
  }
season-title-months = ### 🏅 Saison { $months }
season-until = Sie läuft bis { $until }.
season-over = **Diese Saison ist vorbei.**
season-none = Sie ist die letzte: Die Moderatoren des Servers wollen keine Saisons mehr.
season-next = Zurzeit läuft keine. Die nächste beginnt am { $begins }.
season-nobody = Noch hat niemand Punkte. Spielt ein Spiel unter Menschen, einen Abend oder eine Runde des Tages.
season-division = **{ $division }. Liga**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] Serien { $points }
    [games] Spiele { $points }
    [evenings] Abende { $points }
   *[days] Tage { $points }
  }
season-how = -# **Punkte.** Eine Serie unter Menschen: gewonnen { $seriesWon }, sonst { $seriesOther }; im Monat zählen höchstens { $mostSeries }. Ein anderes Spiel unter Menschen: { $gameWon } oder { $gameOther }; höchstens { $mostGames } zählen. Ein Abend, an dem eine Runde an mindestens zwei Tischen gespielt wurde: { $evening } bei 100 %, sonst anteilig; höchstens { $mostEvenings } zählen, von mehr ihr Mittel. Eine Runde des Tages, die mindestens { $least } Leute zu Ende gespielt haben: { $daily } bei 100 %, sonst anteilig.
    -# **Ligen.** Nach einer Saison, in der mehr als { $together } Leute Punkte hatten, gibt es Ligen zu { $division }. Mit jeder Saison steigen { $moving } auf und { $moving } ab; wer gleich viele Punkte hat, bleibt zusammen. Wer neu ist, beginnt in der untersten.
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
button-season-page-before = Vorige Seite
button-season-page-after = Nächste Seite
settings-seasons = **Saisons:** wie lang sie sind. Die laufende Saison geht bis zu ihrem Ende weiter wie bisher; was du wählst, gilt für die danach.
settings-seasons-since = Was hier gewählt ist, gilt ab { $since }.
settings-seasons-month = Ein Monat
settings-seasons-quarter = Ein Quartal
settings-seasons-half = Ein halbes Jahr
settings-seasons-year = Ein Jahr
settings-seasons-none = Keine Saisons
