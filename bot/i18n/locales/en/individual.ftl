# Individual evenings

option-form = form
option-form-about = Who plays with whom; usually the same people all evening
choice-form-teams = teams: the same people all evening
choice-form-individual = individual: others with each deal
choice-form-pairs = pairs: two stay together, and meet another pair in each round
button-individual-begin = Begin now
form-title-individual = ### 🏆 Evening { $evening } · individual
form-about-individual = { $seats ->
    [2] Everybody plays for themselves: with each deal you meet another opponent.
   *[other] Everybody plays for themselves: with each deal you have another partner.
  } All tables play the same cards, and all go on to the next deal together.
individual-entrants = **Signed up ({ $people } of { $most }):** { $names }
individual-begins = The first deal begins { $when }, or when { $opener } presses *Begin now*.
individual-needs = -# At least { $least } people are needed. Strong computers fill the tables.
sign-up-absent = ⏳ **Not here yet:** { $names }. Press *I’m in* if you are; otherwise a computer plays for you until you come.
individual-failed = **The evening did not take place:** fewer than { $least } people had signed up.
individual-line = `{ $place }` **{ $share }** · { $name }
individual-own = **Your deals:** { $shares }
individual-next = **You play deal { $deal } at table { $table }**, with { $partner }, against { $opponents }.
individual-next-alone = **You play deal { $deal } at table { $table }**, against { $opponents }.
individual-computer = a computer
individual-computers = two computers
individual-due = Deal { $deal } of { $deals } begins { $when }.
individual-stage = Deal { $deal } of { $deals } is under way. Tables that have finished it: { $finished } of { $tables }.
individual-table = { $done ->
    [yes] ✅
   *[no] ▫️
  } Table{ "\u00A0" }{ $table }: { $one } – { $other }
individual-side = { $sign } { $names }
individual-side-made = { $sign } { $names } · **{ $points }**
individual-waits = You sit down for the next deal when all tables have finished this one. Your new hand opens here.
individual-away = You were away at the end of this deal. Computers play for you until you sign up again under *Standings*.
individual-left = **Nobody plays here any more.** Computers play this deal to the end, and it counts.
individual-left-out = Computers also play the deals to come for you, until you sign up again under *Standings*.
individual-stop-done = Nobody plays at table { $table } any more. Computers play this deal to the end, and it counts. They play for you in the deals to come too, until you sign up again under *Standings*.
form-how-individual = -# **Who sits where.** Numbers are drawn by lot, and a published plan says who sits where. Until everybody has met everybody, nobody has the same partner twice, or the same opponent more than twice; with two at a table, once. { $least } to { $most } people can play, and strong computers fill up the tables. If no number of deals was chosen, there are as many as the plan has, { $usual } at most.
    -# **Late, away, gone.** Whoever comes late gets a computer’s number, from the next deal on. A computer plays for those who take too long, and plays a deal to its end for those who leave; for them it counts as missed, or less if it went worse. Whoever has left, or is away when a deal ends, plays again only after signing up again. A deal that you miss counts 40%, or less if your other deals went worse, and nothing if you play none to its end.

# Evenings of pairs

form-title-pairs = ### 🏆 Evening { $evening } · pairs
form-about-pairs = Two play together all evening. In each round of two deals they meet another pair that has done about as well so far. All tables play the same cards, and all go on to the next deal together.
pairs-entrants = **Signed up ({ $people } of { $most }):**
pairs-couple = 👥 { $names }
pairs-single = ▫️ { $name }
pairs-asks = ▫️ { $name }, wants to play with { $partner }
pairs-choose = **With whom do you want to play?** You are a pair when both have chosen each other. Whoever has no partner at the start gets one, in the order of signing up.
pairs-choose-label = Choose a partner
pairs-next = You will see whom you meet in round { $round } when it begins.
form-how-pairs = -# **Who meets whom.** The first round is drawn by lot. After each round of two deals pairs that have done about equally meet, and none twice if that can be helped. In the second deal the sides change places. If the number of pairs is odd, one pair meets two strong computers: these deals count like all others, and no pair meets them twice if that can be helped. Up to { $most } pairs can play. If no number of deals was chosen, there are two to eight, by the number of pairs.
    -# **Late, away, gone.** Whoever comes late plays from the next deal on beside somebody whose partner has left, or else begins a new pair with the next round. A computer plays for those who take too long, and plays a deal to its end for those who leave; for them it counts as missed, or less if it went worse. Whoever has left, or is away when a deal ends, plays again only after signing up again; until then the partner plays with a computer. A deal that a pair misses counts 40%, or less if its other deals went worse, and nothing if it plays none to its end.
