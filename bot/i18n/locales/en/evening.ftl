# Evenings of the same deals

command-evening = evening
command-evening-about = An evening of the same deals: every table plays the same cards, and is compared with the others
option-evening-deals-about = How many deals, if you begin an evening; 4, if nothing is chosen
evening-where = **Evening { $evening }**, its table { $table } · deal { $deal } of { $deals }
evening-side = **{ $side }:** { $names }
evening-lobby-how = Every table plays the same cards, and the sides change places with each deal. With two tables, both A are a team, and both B. It begins with *Start*, at each table by itself: whoever opens a table later begins with the first deal that the others have not all finished.
evening-covered = 🂠 Other tables play this deal too: its cards are seen only in the hands.
evening-played = **This deal is over here.** What it is worth is shown when all tables have finished it.
evening-played-all = **All deals are played here.** The evening is over when all tables have finished them.
evening-goes-on = The next deal has come; it is in the table’s newest message.
evening-was-stopped = **Stopped.** Deals of the evening that this table misses count 40{ "\u00A0" }%, or less for a side whose other deals went worse.
evening-left = **Nobody plays here any more.** Computers play this deal to its end, which counts; the deals after it are missed.
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
    [0] Nothing counts yet: no deal has been finished at all tables.
    [one] So far one deal of { $deals } counts, which all tables have finished.
   *[other] So far { $shown } deals of { $deals } count, which all tables have finished.
  }
evening-final = **The evening is over.** All { $deals } deals count.
evening-share = { $known ->
    [yes] { $percent } %
   *[no] …
  }
evening-line = `{ $place }` **{ $share }** · { $names } · table{ "\u00A0" }{ $table }
evening-team = **Team { $side } · { $share }**
evening-half = { $names } · table{ "\u00A0" }{ $table }
evening-working = -# What strong computers make of a deal is being worked out. Look again in a moment.
evening-played-out = -# Computers are still playing deals to their end that were under way.
evening-plays = Table { $table } plays deal { $deal }.
evening-waits = Table { $table } waits for players, with deal { $deal }.
evening-finished = Table { $table } has played all deals.
evening-stopped = Table { $table } was stopped.
evening-until = It ends { $until } at the latest.
evening-how = -# **How it counts.** For each deal a side gets the share of the other tables’ sides with the same cards that it is ahead of; equal ones count half. A table alone is compared with strong computers. The sides change places with each deal.
    -# **Late, away, stopped.** A table that is opened late begins with the first deal that not all have finished. Whoever takes too long for a card has it played by a computer, and one plays on for whoever leaves. A deal that is under way when a table is stopped, when everybody has left or when the evening ends is played to its end by computers, and counts. A deal that a table has missed counts 40{ "\u00A0" }%, or less for a side whose other deals went worse.
    -# Nobody is shown a card before all tables have finished its deal. It counts for no other standings.
evening-seals = -# **Seals of the deals,** the SHA-256 of each one’s seed:

# One deal

evening-deal-title = ### 🃏 Evening { $evening } · deal { $deal } of { $deals }
evening-deal-table = **Table { $table }**
evening-points = { $names } · **{ $points }** · { $share }
evening-unfinished = { $names } · not finished · { $share }
evening-strong = Strong computers with the cards of those named first: **{ $points }**
evening-deal-nobody = No table has played this deal.
evening-seed = -# Seal: `{ $seal }`, the SHA-256 of the seed `{ $seed }`, from which the cards follow.
