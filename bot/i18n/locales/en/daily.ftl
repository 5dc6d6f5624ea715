# The deal of the day

command-daily = daily
command-daily-about = The deal of the day: the same cards for everybody, one try; only you see it
daily-title = ### 📅 Deal of the day · { DATETIME($date, dateStyle: "medium") }
daily-about = The same cards for everybody, against strong computers. You have **one try**, until { $until }.
daily-how = -# All get the same cards in the same seat, on every server. Whoever plays the same cards gets the same replies. You can stop and come back later. What you have not finished by the end of the day counts nowhere; strong computers play it to the end, so that you can look back on it. Equal results share a place.
daily-seal = -# Seal of the deal: `{ $seal }`. Its secret is shown when the day is over.
daily-seed = -# Seal: `{ $seal }`. It is the SHA-256 of the secret `{ $seed }`, and the cards follow from that secret.
daily-streak = 🔥 { $days ->
    [one] One day
   *[other] { $days } days
  } in a row.
daily-streak-mark = 🎖️ You have earned a mark of honour.
daily-yesterday = Yesterday: **{ $points }** · { $place }
daily-yesterday-alone = Yesterday: **{ $points }**. Nobody else finished that deal.
daily-ended = **The deal is over.** Your points minus { $partners ->
    [0] your opponent’s
   *[other] theirs
  }: **{ $points }**.
daily-points = Your points minus { $partners ->
    [0] your opponent’s
   *[other] theirs
  }: **{ $points }**
daily-alone = Nobody else has finished it.
daily-row-how = -# Square: trick won. Circle: trick lost. ⭐: won with a bonus. Blue: more points than strong computers got from the same trick. Orange: fewer.
daily-row-mixed = -# Today the best tricks come first. Their real order could help others.
daily-strong = Strong computers in your seat: **{ $points }**
daily-perfect = With all hands open, if everybody plays perfectly: **{ $points }**
daily-working = -# The results of strong computers and of perfect play are not ready yet. Look again in a moment.
daily-until = -# You can look back on it { $until }.
daily-not-counted = You began this deal but played no card. It does not count.
daily-counting = -# The day is over, and the results are being counted. Look again in a few minutes.
daily-left-off = **Not finished.** Strong computers played this deal to the end, so that you can look back on it. It counts nowhere.
daily-moved = -# Your deal goes on in a newer message.
button-daily = Deal of the day
button-daily-play = Play
button-daily-how = How it works
button-daily-result = How others did
daily-missed = You did not play this deal. Its day is over.
daily-shared = **{ $name }** has played it: **{ $points }**.
button-daily-share = Share
button-daily-try = Play it too
button-daily-before = The day before
button-daily-own = My result
button-daily-field = All results
button-daily-best = Best result

# The picture of the field

daily-chart-field = All results
daily-chart-tries = { $tries ->
    [one] One try
   *[other] { $tries } tries
  }
daily-place = place { $place } of { $size }, ahead of { $percent }%{ $equal ->
    [0] { "" }
    [one] , level with one other
   *[other] , level with { $equal } others
  }
daily-chart-compared = Strong computers { $strong } · all hands open { $perfect }
daily-chart-streak = { $days ->
    [one] one day
   *[other] { $days } days
  } in a row

# The field, the day after

daily-field-title = ### 📊 All results · { DATETIME($date, dateStyle: "medium") }
daily-field-open = This deal is still being played or counted. All results are shown when the day is over.
daily-field-nobody = Nobody has played this deal.
daily-field-mistake = **Costliest common mistake:** { FACE($card) } in trick { $trick }, played by { $percent }% of the { $tries } who got that far. By what could be known, { $better } is { $cost ->
    [one] 1 point
   *[other] { $cost } points
  } better.
daily-field-best = **The best result: { $points }**
daily-somebody = Somebody

# Deals of earlier days, played after their day

option-day = day
option-day-about = A day that is over: play its deal now, or see how you did
daily-days-title = ### 🗓️ Earlier days
daily-days-own = **Played:** { $played } of { $days }
daily-days-about = Choose a day. You can play its deal now, in private, or see how you did. What you play after its day counts nowhere.
daily-days-none = There is no deal of an earlier day yet.
daily-day = { DATETIME($date, dateStyle: "medium") }
daily-day-own = You: { $points }
daily-day-later = Played later: { $points }
daily-day-none = Not played
daily-day-left-off = Not finished
daily-later = -# Played after its day: it counts nowhere.
daily-later-again = -# Played again, after its day: it counts nowhere.
daily-later-offer = You can play it now, in private. It counts nowhere: not among all results, in no ranking, for no streak.
daily-later-open = You have not finished this deal.
daily-later-place = Compared with the results of its day: { $place }
daily-later-alone = Nobody finished it on its day.
daily-later-own = Your result on its day: **{ $points }**
daily-later-working = -# The results of strong computers and of perfect play are not ready yet. Look again in a moment.
button-daily-days = Earlier days
button-daily-later = Play it now
button-daily-again = Play it again
button-daily-go-on = Go on playing
button-daily-played-later = My later result
button-daily-day = That day

# The table of the week and of the month

button-daily-ranks = Rankings
daily-ranks-title = ### 🏆 Rankings · deal of the day, { $period ->
    [month] the month
   *[week] the week
  } up to { DATETIME($date, dateStyle: "medium") }, { $where ->
    [all] all servers
   *[here] this server
  }
daily-ranks-how = -# A deal whose day is over, and which { $least } or more finished, brings a point for every percent of the others you were ahead of, and half a point for every percent who were level with you. It brings none if you did not finish it.
    -# Your preferences say whether you are listed, and under which name.
daily-ranks-none = Nobody is listed yet.
daily-ranks-off = The moderators of this server have turned the rankings off.
daily-ranks-equal = `{ $place }` { $people } people with equal points
daily-rank = `{ $place }` **{ $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
  } · { $tries ->
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
