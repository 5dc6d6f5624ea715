# Evenings of the same deals

command-evening = evening
command-evening-about = The same deals at every table, and the results compared
option-evening-deals-about = How many deals, when you begin an evening; usually 4, up to 8 for individuals and pairs
evening-where = **Evening { $evening }**, table { $table } of the evening · deal { $deal } of { $deals }
evening-side = { $sign } **{ $side }:** { $names }
evening-side-made = { $sign } **{ $side }:** { $names } · **{ $points }**
evening-lobby-how = Every table plays the same cards; each begins when it likes.
evening-covered = 🂠 Other tables may play this deal too, so its cards are shown only in the players’ hands. Sides with the same sign, 🔵 or 🔶, hold the same cards.
evening-played = **This deal is over here.** You will see what it is worth when all tables have finished it.
evening-played-all = **All deals are played here.** The evening is over when all tables have finished them.
evening-counts = **This deal is over at all tables**, and it counts. *Standings* show what each table made of it.
evening-goes-on = The next deal is ready: look at the table’s newest message.
evening-was-stopped = **Stopped.** A deal that this table misses counts 40%, or less for a side whose other deals went worse.
evening-left = **Nobody plays here any more.** Computers play this deal to the end, and it counts. The table misses the deals after it.
evening-stop-done = Table { $table } is stopped for the rest of the evening. Computers play this deal to the end, and it counts.
button-evening = Standings
button-evening-join = Another table
button-evening-again = Look again
button-evening-rules = How it counts
button-evening-deal = Deal { $deal }
button-evening-table = Table { $table }

# How it stands

evening-title = ### 🏆 Evening { $evening } · { $deals } deals
evening-so-far = { $shown ->
    [0] Nothing counts yet. A deal counts when all tables have finished it.
    [one] So far one deal of { $deals } counts. A deal counts when all tables have finished it.
   *[other] So far { $shown } deals of { $deals } count. A deal counts when all tables have finished it.
  }
evening-final = **The evening is over.** { $deals ->
    [one] The one deal that was played counts.
   *[other] All { $deals } deals count.
  }
evening-won = 🏆 **First place: { $names }**, with { $share }.
evening-won-shared = 🏆 **First place is shared** by { $names }, with { $share } each.
evening-won-team = 🏆 **Team { $side } wins the evening**, { $share } to { $other }.
evening-won-nobody = 🏆 **The two teams are equal**, with { $share } each.
evening-share = { $known ->
    [yes] { $percent }%
   *[no] …
  }
evening-line = `{ $place }` **{ $share }** · { $names } · table{ "\u00A0" }{ $table }
evening-team = **Team { $side } · { $share }**
evening-half = { $names } · table{ "\u00A0" }{ $table }
evening-working = -# The result of strong computers in a deal is not ready yet. Look again in a moment.
evening-played-out = -# Computers are still finishing deals that were under way.
evening-plays = Table { $table } is playing deal { $deal }.
evening-waits = Table { $table } is waiting for players. It begins with deal { $deal }.
evening-finished = Table { $table } has played all deals.
evening-stopped = Table { $table } was stopped.
evening-until = It ends at { $until } at the latest.
how-counted = -# **How it counts.** On each deal you are compared with those who had the same cards at the other tables. You get the percentage of them that your side beat; a tie is half a win. If there is only one table, it is compared with strong computers: as many points as theirs are 50{ "\u00A0" }%, { $decisive } more are 100{ "\u00A0" }%. Your result is the mean of all deals.
how-season = -# The cards of a deal are shown to others when all tables have finished it. If a deal is played at two tables or more, the evening counts in the season of the server. It counts in no other standings.
evening-how = -# **Late, away, stopped.** A table that is opened late begins with the first deal that some table has not finished. A computer plays for those who take too long, and plays on for those who leave. If a table is stopped, if everybody leaves or if the evening ends, computers play the deal under way to the end, and it counts. A deal that a table misses counts 40%, or less for a side whose other deals went worse. After each deal the sides change places. With two tables, the two sides A are one team, and the two sides B the other.
evening-seals = -# **Seals of the deals:** the SHA-256 of each deal’s secret

# One deal

evening-deal-title = ### 🃏 Evening { $evening } · deal { $deal } of { $deals }
evening-deal-table = **Table { $table }**
evening-points = { $sign } { $names } · **{ $points }** · { $share }
evening-unfinished = { $sign } { $names } · not finished · { $share }
evening-strong = Strong computers with the cards of 🔵: **{ $points }**
evening-same-cards = -# Sides with the same sign, 🔵 or 🔶, held the same cards.
evening-deal-nobody = No table has played this deal.
evening-seed = -# Seal: `{ $seal }`. It is the SHA-256 of the secret `{ $seed }`, and the cards follow from that secret.
