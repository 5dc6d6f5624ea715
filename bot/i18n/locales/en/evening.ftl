# Evenings of the same deals

command-evening = evening
command-evening-about = An evening of the same deals: every table plays the same cards, and is compared with the others
option-evening-deals-about = How many deals, if you begin an evening; without it, 4
evening-where = **Evening { $evening }**, table { $table } of the evening · deal { $deal } of { $deals }
evening-side = { $sign } **{ $side }:** { $names }
evening-side-made = { $sign } **{ $side }:** { $names } · **{ $points }**
evening-lobby-how = Every table plays the same cards, and the sides change places with each deal. With two tables, the two sides A form one team, the two sides B the other. Each table begins with its own *Start*; one that is opened later begins with the first deal that is not yet over everywhere.
evening-covered = 🂠 Other tables play this deal too: its cards are shown only in the players’ hands. Sides with the same sign, 🔵 or 🔶, hold the same cards.
evening-played = **This deal is over here.** You will see what it is worth when all tables have finished it.
evening-played-all = **All deals are played here.** The evening is over when all tables have finished them.
evening-counts = **This deal is over at all tables**, and counts. What each has made of it is under *Standings*.
evening-goes-on = The next deal is ready, in the table’s newest message.
evening-was-stopped = **Stopped.** Deals of the evening that this table misses count 40%, or less for a side that did worse in its other deals.
evening-left = **Nobody plays here any more.** Computers play this deal to its end, and it counts; the table misses the deals after it.
evening-stop-done = Table { $table } is stopped for the rest of the evening. Computers play this deal to its end, and it counts.
button-evening = Standings
button-evening-join = Another table
button-evening-again = Look again
button-evening-rules = How it counts
button-evening-deal = Deal { $deal }
button-evening-table = Table { $table }

# How it stands

evening-title = ### 🏆 Evening { $evening } · { $deals } deals
evening-so-far = { $shown ->
    [0] Nothing counts yet: no deal is over at all tables.
    [one] So far one deal of { $deals } counts: one that is over at all tables.
   *[other] So far { $shown } deals of { $deals } count: those that are over at all tables.
  }
evening-final = **The evening is over.** All { $deals } deals count.
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
evening-working = -# The result of strong computers in a deal is being worked out. Look again in a moment.
evening-played-out = -# Computers are still finishing deals that were under way.
evening-plays = Table { $table } is playing deal { $deal }.
evening-waits = Table { $table } is waiting for players, to begin with deal { $deal }.
evening-finished = Table { $table } has played all deals.
evening-stopped = Table { $table } was stopped.
evening-until = It ends at { $until } at the latest.
evening-how = -# **How it counts.** On each deal a side is compared with the sides that held the same cards at the other tables: it gets the percentage of them that it beat, a tie being half a win. If there is only one table, it is compared with strong computers. The sides change places with each deal.
    -# **Late, away, stopped.** A table that is opened late begins with the first deal that is not yet over everywhere. A computer plays for those who take too long, and plays on for those who leave. A deal that is under way when a table is stopped, when everybody has left or when the evening ends is played to its end by computers, and counts. A deal that a table has missed counts 40%, or less for a side that did worse in its other deals.
    -# Nobody is shown a card before all tables have finished its deal. An evening counts in no other standings.
evening-seals = -# **Seals of the deals,** the SHA-256 of the secret of each:

# One deal

evening-deal-title = ### 🃏 Evening { $evening } · deal { $deal } of { $deals }
evening-deal-table = **Table { $table }**
evening-points = { $sign } { $names } · **{ $points }** · { $share }
evening-unfinished = { $sign } { $names } · not finished · { $share }
evening-strong = Strong computers with the cards of 🔵: **{ $points }**
evening-same-cards = -# Sides with the same sign, 🔵 or 🔶, held the same cards.
evening-deal-nobody = No table has played this deal.
evening-seed = -# Seal: `{ $seal }`, the SHA-256 of the secret `{ $seed }`, from which the cards follow.
