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
season-none = It is the last one: the moderators of the server have chosen to have no more seasons.
season-next = There is none at the moment. The next one begins on { $begins }.
season-nobody = Nobody has points yet. Play a game among people, an evening, or a deal of the day.
season-division = **Division { $division }**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] series { $points }
    [games] games { $points }
    [evenings] evenings { $points }
   *[days] days { $points }
  }
season-how = -# **Points.** A series among people: { $seriesWon } if you win it, otherwise { $seriesOther }; { $mostSeries } count in a month. Any other game among people: { $gameWon } or { $gameOther }; { $mostGames } count. An evening at which a deal was played at two tables or more: { $evening } at 100%, less in proportion; { $mostEvenings } count, of more their mean. A deal of the day that { $least } or more finished: { $daily } at 100%, less in proportion.
    -# **Divisions.** After a season in which more than { $together } people had points, there are divisions of { $division }. { $moving } rise and { $moving } fall with each season; those with equal points go or stay together. Whoever is new begins in the lowest.
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
button-season-page-before = Previous page
button-season-page-after = Next page
settings-seasons = **Seasons:** how long they are. The season under way goes on to its end as it is; what you choose holds for those after it.
settings-seasons-since = What is chosen here holds from { $since }.
settings-seasons-month = A month
settings-seasons-quarter = A quarter
settings-seasons-half = Half a year
settings-seasons-year = A year
settings-seasons-none = No seasons
