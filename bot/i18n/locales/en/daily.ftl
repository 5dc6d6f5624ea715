# The deal of the day

command-daily = daily
command-daily-about = The deal of the day: the same cards for everybody, one try; only you see it
daily-title = ### 📅 Deal of the day · { DATETIME($date, dateStyle: "medium") }
daily-about = The same cards and the same seat for everybody, on every server, against strong computers. Whoever plays the same gets the same answers. You have **one try**, until { $until }. You can leave off and go on with it; what you leave off, strong computers play to its end. Equal results share a place, and count half for each other.
daily-about-stovkahra = One deal, played out: nobody says *dost*, nobody signals. What counts are the points of your side, less those of the other.
daily-about-trappola = One deal. What counts are your points, less those of your opponent.
daily-about-bulka = One round without a cup and without alifer. What counts are your points, less those of your opponent.
daily-seal = -# Seal of the deal: `{ $seal }`. When the day is over, its seed is shown.
daily-seed = -# Seal: `{ $seal }`, the SHA-256 of the seed `{ $seed }`, from which the cards follow.
daily-streak = 🔥 { $days ->
    [one] One day
   *[other] { $days } days
  } in a row.
daily-ended = **The deal is over.** Yours less theirs: **{ $points }**.
daily-points = Your points less theirs: **{ $points }**
daily-share = Ahead of **{ $percent } %** of the field · place { $place } of { $size }
daily-alone = Nobody else has played it to its end.
daily-strong = Strong computers in your seat: **{ $points }**
daily-perfect = Perfect play by all: **{ $points }**
daily-working = -# What strong computers and perfect play make of it is being worked out. Press *How others did* again in a moment.
daily-until = -# Others still play this deal. You can look back on it { $until }.
daily-not-counted = You began this deal and played no card. It does not count.
daily-counting = -# The day is over, and its tries are being counted. Look again in a few minutes.
daily-left-off = -# Left off: strong computers have played it to its end. It counts in the field, and brings nothing in the tables of the week and the month.
daily-moved = -# Your deal goes on in a newer message.
button-daily-play = Play
button-daily-result = How others did
daily-missed = You did not play this deal. Its day is over.
daily-shared = **{ $name }** has played it: **{ $points }**.
button-daily-share = Share
button-daily-try = Play it too
button-daily-before = The day before
button-daily-own = My result
button-daily-field = The field

# The picture of the field

daily-chart-field = The field
daily-chart-tries = { $tries ->
    [one] One try
   *[other] { $tries } tries
  }
daily-chart-place = place { $place } of { $size }, ahead of { $percent } %
daily-chart-streak = { $days ->
    [one] one day
   *[other] { $days } days
  } in a row

# The field, the day after

daily-field-title = ### 📊 The field · { DATETIME($date, dateStyle: "medium") }
daily-field-open = This deal is still played, or still counted. Its field is shown when the day is over.
daily-field-nobody = Nobody has played this deal.
daily-field-mistake = **Dearest mistake of many:** in trick { $trick } { FACE($card) }, by { $percent } % of the { $tries } who came there. It cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }; better: { $better }
daily-field-best = **The best line: { $points }**
daily-somebody = Somebody

# The table of the week and of the month

button-daily-ranks = Table
daily-ranks-title = ### 🏆 Deals of the day · { $period ->
    [month] month
   *[week] week
  } up to { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] all servers
   *[here] this server
  }
daily-ranks-how = -# Each day counts of how many per cent of the field one was ahead, equal tries by half, once it is over; equal sums share a place. What was left off brings nothing. Who stands here, and under which name, is chosen in the preferences.
daily-ranks-none = Nobody stands here.
daily-ranks-off = The moderators of this server want no table.
daily-rank = `{ $place }` **{ $name }** · { $points } · { $tries ->
    [one] one deal
   *[other] { $tries } deals
  }
button-daily-week = The week
button-daily-month = The month
button-daily-here = This server
button-daily-everywhere = All servers

# Each day in a channel

daily-post = ### 📅 Deal of the day · { DATETIME($date, dateStyle: "medium") }
    The same cards for everybody, on every server; one try, until { $until }.
daily-post-before = **{ $game }** yesterday: { $tries ->
    [one] one try
   *[other] { $tries } tries
  }, the best { $best }.
