# Seasons

season-title = ### 🏅 Season { $length ->
    [quarter] { $year }, quarter { $number }
    [half] { $year }, { $number ->
        [1] first
       *[2] second
      } half
   *[year] { $year }
  }
season-title-months = ### 🏅 Season { $months }
season-until = It goes on until { $until }.
season-over = **This season is over.**
season-none = It is the last one for now.
season-next = There is none at the moment. The next one begins on { $begins }.
season-nobody = Nobody has points yet. Play a game among people, an evening, or a deal of the day.
season-division = Division { $division }
season-head = { $part ->
    [total] Pts
    [series] Ser
    [games] Gam
    [evenings] Eve
   *[days] Day
  }
season-columns = -# Points in all, and what for.
season-how =
    -# **Points** for what is played among people in a month:
    -# Series: { $seriesWon } if won, else { $seriesOther }; { $mostSeries } count.
    -# Other games: { $gameWon } if won, else { $gameOther }; { $mostGames } count.
    -# Evenings: { $evening } at 100%, less in proportion; { $mostEvenings } count, of more their mean.
    -# Deals of the day that { $least } or more finished: { $daily } at 100%.
    -# **Divisions** of { $division }, once more than { $together } people had points: { $moving } rise, { $moving } fall. Equal ones stay together, new ones begin lowest.
season-honours = **The season is over.** These were the best:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = Most points by { $part ->
    [series] series
    [games] other games
    [evenings] evenings
   *[days] deals of the day
  }: **{ $names }** · { $points }
season-people = { $people } people
season-mark = 🎖️ { $feat }: { $names }
button-season-before = Season before
button-season-after = Next season
button-season-table = The table
settings-seasons = **Seasons:** how long they are. The current season ends as planned; your choice applies from the next one.
settings-seasons-since = What is chosen here holds from { $since }.
settings-seasons-month = A month
settings-seasons-quarter = A quarter
settings-seasons-half = Half a year
settings-seasons-year = A year
settings-seasons-none = No seasons
