# Stovkahra in English. One text a line or block; values in braces are filled in.

# Cards

suit-acorns = acorns
suit-leaves = leaves
suit-hearts = hearts
suit-bells = bells
rank-ace = ace
rank-king = king
rank-over = over
rank-under = under
rank-ten = ten
rank-nine = nine
rank-eight = eight
rank-seven = seven
ranks-ace = aces
ranks-king = kings
ranks-over = overs
ranks-under = unders
ranks-ten = tens
ranks-seven = sevens
letter-ace = A
letter-king = K
letter-over = O
letter-under = U
letter-ten = 10
letter-nine = 9
letter-eight = 8
letter-seven = 7
combination = { $number ->
    [3] three { $ranks }
   *[4] four { $ranks }
  }
card = { $rank } of { $suit }
suit-cards = { $suit } { $ranks }

# The lobby

welcome = ## 🃏 Stovkahra
    Play at once: three computers sit down with you, and your hand is opened.
welcome-others = -# With other people: `/stovkahra new`. What the rules say: `/stovkahra rules`.

lobby-title = ## 🃏 Stovkahra · table { $table }
lobby-how = Partners sit opposite each other. First to { $series ->
    [20] twenty
   *[10] ten
  } brčka wins. Take a seat; once four sit, anybody of them starts.
lobby-side = **{ $first }** and **{ $second }**
lobby-against = against
lobby-free = free seat
lobby-options = -# { $shuffle ->
    [every] Shuffled for every deal
   *[first] Shuffled for the first deal of a game, then gathered and cut
  } · { $signals ->
    [off] no signals
   *[on] signals allowed
  } · { $count ->
    [open] open count
   *[closed] closed count
  } · series to { $series } · { $pace ->
    [slow] slow computers
    [fast] fast computers
   *[normal] computers a card a second
  } · { $hints ->
    [on] hints allowed
   *[off] no hints
  } · opened by { $opener }
lobby-computer = { $name }, { $level }
lobby-computers = A computer for the next free seat:
level-beginner = beginner
level-regular = regular
level-strong = strong
button-sit = Seat { $place }
button-sit-with = With { $partner }
button-stand = Stand up
button-start = Start
button-hand = My hand

# The table

table-title = ### 🃏 Stovkahra · table { $table }
table-where = -# Game { $game } · deal { $deal } · { $dealer } deals
side-names = { $first } & { $second }
side-line = **{ $names }** · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
side-brcka = { $brcka ->
    [0] -# 0 of { $series } brčka
   *[other] { $matches } · { $brcka } of { $series } brčka
  }
score-written = -# Announced points: earlier deals, declarations, bonuses. Card points of this deal are yours to count.
score-open = -# All points so far, card points of this deal included.
trump-line = **Trumps: { $suit }** · { $dealer } holds { $card }
trump-played = **Trumps: { $suit }** · { $card } was shown
open-cards = { $eldest } shows { $cards }
cutting = { $name } cuts the pack.
declaring = Declarations are being made.
declared = { $name } declares **{ $combination }** · +{ $points }
declared-none = Nobody declared anything.
trick-line = `{ $number }` { $leader } { $cards } → { $winner }{ $bonus ->
    [0] { "" }
   *[other] { " " }**+{ $bonus }**
  }
trick-now = **Trick { $number }** · { $cards }
to-lead = { $name } leads to trick { $number }.
to-play = { $name } to play.
to-claim = The last trick is { $name }’s. { $name } says *dost*, or has the points counted.
deal-counted = **Deal { $deal } counted:** { $names0 } { $points0 }, { $names1 } { $points1 }.
next-deal = Next deal { $when }.
seal = -# Seal of this game’s shuffle: `{ $commitment }`
seal-next = -# Seal of the next game’s shuffle: `{ $commitment }`
seal-first = -# Seal of the first game’s shuffle: `{ $commitment }`
stop-votes = -# { $votes ->
    [one] One of { $people } wants
   *[other] { $votes } of { $people } want
  } to stop; { $needed } are needed.

# The end of a game

game-dost = **Dost!** { $name } is right: { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }, { $score0 } to { $score1 }.
game-false-dost = **Dost?** { $name } has only { $points }. { $names } win two brčka, { $score0 } to { $score1 }.
game-count = The count: { $score0 } to { $score1 }. { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }.
game-count-both = The count: { $score0 } to { $score1 }. Both have a hundred without a *dost*; { $names } had it first and win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }.
choose = { $names } choose: add to their own, or take from the others?
button-add = Add { $amount } to ours
button-take = Take { $amount } from theirs
chosen-add = { $names } added { $amount ->
    [one] one brčko
   *[other] two brčka
  }.
chosen-take = { $names } took { $amount ->
    [one] one brčko
   *[other] two brčka
  } from the others.
series-won = ## 🏆 { $names } win the series!
series-won-twice = ## 🏆 { $names } win two series at once!
series-drawn = ## 🤝 The series is drawn.
series-drawn-why = { $names } came to twenty, but the others had been first to ten.
table-was-stopped = **This table was stopped.** The game under way does not count.
button-rematch = Rematch
button-record = Record of the last game
record-text = The record of game { $game }, with the seed of its shuffle. Whoever has it can replay and check the whole game.

# The panel

panel-title = ### Your hand · table { $table }
panel-partner = -# With { $partner }, against { $first } and { $second }.
panel-trick = { $cards }
panel-trump = Trumps: **{ $suit }**
panel-score = -# { $ours } announced for you, { $theirs } for them.
panel-score-open = -# { $ours } for you, { $theirs } for them.
panel-cards = -# In words: { $cards }.
panel-waiting = It is { $name }’s turn.
panel-waiting-declare = Others are declaring.
panel-waiting-cut = { $name } cuts.
panel-waiting-deal = The next deal comes { $when }.
panel-waiting-choice = The winners choose what to do with their brčka.
panel-lobby = The series has not begun. Your seat is kept.
panel-over = The series is over.
panel-stopped = This table was stopped.
ask-cut = **Your cut.** How many cards go from the top to the bottom?
ask-declare = **Declare, or pass.** Only what is declared scores.
ask-declare-more = **Anything more?** Declare, pass, or say *dost*.
ask-lead = **You lead.** Any card.
ask-follow-beat = **Your turn.** Follow { $suit }, beat the { $best }.
ask-follow-below = **Your turn.** Follow { $suit }; you cannot beat the { $best }.
ask-follow-behind-trump = **Your turn.** Follow { $suit }; the trick is trumped, any will do.
ask-trump = **Your turn.** No { $suit }: play a trump.
ask-overtrump = **Your turn.** No { $suit }: overtrump the { $best }.
ask-undertrump = **Your turn.** No { $suit }: play a trump, though none beats the { $best }.
ask-discard = **Your turn.** No { $suit }, no trumps: any card.
ask-claim = **The last trick is yours.** Say *dost* if your side has a hundred, or have the points counted.
ask-choice = **You won.** Add to your own brčka, or take from theirs? Whoever of you two answers first decides.
ask-dost = **Say dost?** If your side has fewer than a hundred, the others win two brčka.
signal-yours = You named **{ $suit }** to { $name }.
signal-told = 🤫 { $name } mouths **{ $suit }** to you.
signal-ask = You may name one suit to { $name }, once, before the first lead. Nobody else sees it.
button-declare = { $combination } +{ $points }
button-pass = Pass
button-dost = Dost!
button-dost-sure = Yes, dost!
button-back = Back
button-count = Count
button-signal = Name { $suit }
button-look = Look again
button-cut = { $cards }
button-cuts = { $from } to { $to }
button-cut-any = Anywhere
moved-on = -# ↻ The table had moved on; this is how it stands now.
button-settings = Settings
button-hint = Hint
hint = 💡 { $told } { $why }
hint-gain = 💡 { $told } { $why } About { $points ->
    [one] 1 point
   *[other] { $points } points
  } better than the next best.
hint-play = A strong player would play **{ $card }**.
hint-declare = A strong player would declare **{ $combination }**.
hint-pass = A strong player would **pass**.
hint-dost = A strong player would say **dost**.
hint-count = A strong player would have the points **counted**.
hint-why-hundred = Your side has a hundred.
hint-why-count = Your side has fewer than a hundred.
hint-why-declare = It scores at once, and tells the others less than it brings.
hint-why-nothing = There is nothing left to declare.
hint-why-only = It is the only card you may play.
hint-why-lead-trump = Leading trumps draws those of the others.
hint-why-lead-master = Nothing in its suit is left to beat it.
hint-why-lead-low = It gives little away, and keeps what may still win.
hint-why-win = It beats the best card so far.
hint-why-win-seven = A seven that wins brings a bonus.
hint-why-give = Your partner is winning: it brings points home.
hint-why-save = You cannot win the trick, so lose as little as you can.

# Preferences

preferences-title = ### Your preferences
preferences-cut = **Cutting:** { $on ->
    [yes] you are asked where to cut.
   *[no] the place is drawn for you.
  }
preferences-forced = **Only one legal card:** { $on ->
    [yes] it is played for you.
   *[no] you play it yourself.
  }
button-cuts-on = Ask me where to cut
button-cuts-off = Cut for me
button-forced-on = Play forced cards for me
button-forced-off = I play forced cards

# Refusals

no-such-seat = There are four seats.
seat-yours = That seat is yours already.
seat-taken = { $name } sits there already. Take another seat.
not-seated = You have no seat at this table.
not-seated-anywhere = You sit at no table here. Open one with `/stovkahra new`, or take a free seat.
series-under-way = The series is under way, and the others need your hand. To have a computer play on, say `/stovkahra leave`.
seats-empty = { $free ->
    [one] One seat is
   *[other] { $free } seats are
  } still free. Four are needed.
table-lobby = The series has not begun. Start it once four sit.
table-playing = The series has begun already.
table-finished = This series is over. Open another with `/stovkahra new`.
table-stopped = This table was stopped. Open another with `/stovkahra new`.
stop-opener = Before the first deal only { $name }, who opened the table, can stop it.
stop-seated = Only those who sit at the table, or a moderator, can stop it.
stop-counted = Counted. { $votes ->
    [one] One wants
   *[other] { $votes } want
  } to stop; { $needed } are needed. Say it again to take it back.
stop-computers = Only computers play here. { $name }, who opened the table, can stop it.
stop-done = Table { $table } is stopped. What was won before stays in the ledger.
left = You have left table { $table }.
left-to-computer = You have left table { $table }. { $name } plays on in your seat.
no-seat-free = All four seats are taken. Whoever wants a computer’s seat takes it by pressing its name.
hints-off = This table plays without hints.
too-busy = Too many are thinking just now. Try again in a moment.
no-finished-deal = There is no finished deal to look back on here. `/brcko history` lists the games, for `/stovkahra review`.
no-game = No game is under way at this table.
no-table = There is no table { $number } here.
no-table-here = There is no table in this channel. Open one with `/stovkahra new`.
which-table = There are several tables: name one by its number, as in `/stovkahra show table:{ $number }`.
no-finished-game = There is no finished game { $number } here. `/brcko history` lists the games.
no-games = No game has been finished on this server yet. `/stovkahra new` opens a table.
rematch-open = Table { $table } is open for the rematch: take your seat there.
not-your-turn = It is not your turn.
not-now = That cannot be done just now.
game-over = This game is over.
bad-cut = The cut moves 1 to 31 cards.
not-declarable = Eights and nines may not be declared.
not-held = You do not hold three or four of those.
wrong-number = The number named is the number held: { $number }.
declared-before = You have declared those already.
signals-off = This table plays without signals.
not-your-signal = Only the player at dealer’s right may signal.
signalled-before = You have named a suit in this deal already.
signal-trump = The signal names a plain suit, not trumps.
card-not-held = You do not hold that card.
follow-suit = You must follow { $suit }.
must-trump = You cannot follow, so you must play a trump: { $suit }.
must-beat = You can beat the { $card }, so you must.
must-overtrump = You can overtrump the { $card }, so you must.
dost-not-now = *Dost* is said right after declaring, or after winning a trick.
not-your-choice = The winners of the game choose.
nothing-to-take = The others have no brčka to take.
not-here = That button belongs to a table of another server.
unknown-button = That button is of no use any more. `/stovkahra show` draws the table anew.
bots-cannot = Bots cannot sit at a table.
only-servers = Stovkahra is played in servers.
missing-permissions = I cannot open a table here: I lack { $permissions } in this channel. Ask whoever runs the server.
error = Something went wrong on my side, and nothing was changed. Please try again; if it stays so, tell whoever runs the bot: reference `{ $reference }`.

# Standings and history

standings-title = ## Standings
standings-under-way = **Series under way**
standings-series = Table { $table }: { $names0 } **{ $brcka0 }** to **{ $brcka1 }** { $names1 }
standings-players = **Players**
standings-pairs = **Pairs**
standings-row = { $place }. **{ $name }** · series { $won }–{ $drawn }–{ $lost } · games { $gamesWon }–{ $gamesLost } · brčka { $brcka }
standings-key = -# Series: won, drawn, lost. Games: won, lost. Brčka: all won in games, whether added or taken.
standings-left-out = -# { $games ->
    [one] One game in which computers took part is
   *[other] { $games } games in which computers took part are
  } left out; `/brcko standings computers:True` counts them in.
no-games-among-people = No game among four people has been finished on this server yet.
standings-more = -# and { $more } more
history-title = ## Games
history-line = `{ $game }` { $when } · **{ $winners }** { $brcka ->
    [one] +1
   *[other] +2
  } against { $losers } · { $score0 }–{ $score1 } · { $how }, { $choice } · brčka { $balance0 }–{ $balance1 }
history-how-dost = dost
history-how-false = false dost
history-how-count = counted
history-choice-add = added
history-choice-take = took { $amount }
history-page = -# Page { $page } of { $pages } · `/brcko record` gives any of them to replay and check
button-newer = Newer
button-older = Older

# Rules

rules-title = ## { $title }
topic-cards = Cards and table
topic-deal = Deal and trumps
topic-declarations = Declarations
topic-signal = The signal
topic-play = Play
topic-bonuses = Bonuses
topic-dost = Score and dost
topic-game = Who wins a game
topic-series = Brčka and the series
topic-shuffle = The shuffle anybody can check
rules-cards =
    Four play, partners opposite each other, clockwise, with 32 German-suited cards: acorns 🌰, leaves 🍃, hearts ❤️, bells 🔔.
    From high to low, with their points: **ace 6, king 5, over 4, under 3, ten, nine, eight, seven 0**. All card points together are 72.
rules-deal =
    The pack is shuffled before the first deal of a game. Later it is only gathered, trick by trick, and cut by the player at dealer’s right. (Table option: shuffle for every deal.)
    After the cut the bottom card is shown: its suit is **trumps**, and the dealer gets it. Cards go out in packets of 3, 2, 3, beginning at dealer’s left, the **eldest**, whose first three cards lie open for all.
    The deal passes to the left, from deal to deal and from game to game.
rules-declarations =
    Before the first lead, in turn from eldest, you may declare three or four of a rank. You name the rank and how many, not which card is missing. Only what is declared scores, and you need not declare.
    - four aces **40**, three **30**
    - four tens or sevens **20**, three **10**
    - four kings, overs or unders **12**, three **6**
    Eights and nines do not count.
rules-signal =
    Whoever sits at dealer’s right, holding the seven of trumps and void in a plain suit, by custom mouths that suit to the partner who leads. Here: once a deal, before the first lead, dealer’s right may name one plain suit, and only eldest sees it. (Table option.)
rules-play =
    Eldest leads to the first trick, then whoever won the last one. Any card may be led.
    1. Follow suit if you can.
    2. If not, play a trump if you can.
    3. If neither, play any card.
    Within that you **must beat** the best card so far if you can; whoever must trump overtrumps if able. Behind a trump, a follower of a plain suit is free to play any card of that suit.
    The highest trump wins, else the highest card of the suit led.
rules-bonuses =
    If the card that wins a trick is a **seven**: first trick **52**, tricks two to seven **10**, last trick **26**. The last trick won with another card brings **6**.
    The 52 are only to be had by trumping with the seven.
rules-dost =
    Declarations and bonuses are announced as they fall; card points of the deal under way are yours to count. (Table option: open count.)
    Right after declaring, or after winning a trick, you may say **dost**, enough. Play stops and all is counted. With 100 or more your side wins, even if the others had 100 before and said nothing. With fewer, the others win **two** brčka.
rules-game =
    Nobody says dost in the whole deal: the points are counted. With 100 a side wins; if both have it, the one that got there first. If neither, the next deal is played, and the score carried on.
    A game brings one brčko if the losers have 50 or more, two if fewer. A false dost always costs two.
rules-series =
    The winners of a game either **add** the brčka to their own or **take** as many from the other side, but no more than there are. Either partner decides.
    First to **ten** wins the series. (Table option: on to twenty. If the side that was first to ten is also first to twenty, it has won two series; if the other is, the series is drawn.)
rules-shuffle =
    Before the first cut of a game the table shows a seal: the SHA-256 of a secret. Every shuffle and gathering of that game follows from the secret, which stands in the game’s record afterwards, so that anybody can check that nothing was arranged.

# The review

button-review = Look back
button-review-page = Page { $page }
button-review-deal = Deal { $deal }
button-review-again = Show it
review-working = Deal { $deal } is being looked through. It takes a few seconds.

review-title = ### 🔍 Deal { $deal }, looked back on
review-how = -# Against perfect play by both sides, all four hands seen. Card points and bonuses only.
review-perfect = Perfect play: { $lead }
review-actual = As played: { $lead }
review-stopped = When play stopped: { $lead }
review-lead = **{ $names }** ahead by **{ $points }**
review-even = **even**
review-players = **Points lost**
review-player = **{ $loss }** · { $name } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } a card · { $costly } of { $free }
review-players-key = -# Last: how many of the cards that could be chosen cost something.
review-dearest = **Dearest cards**
review-dear = `{ $trick }` { $name } { $card } **−{ $cost }**, better { $better }
review-withheld = **Held and not declared**
review-withheld-line = { $name }: { $combination } · +{ $points }
review-dost = **Dost**
review-missed = { $name } could have said it { $tricks ->
    [0] after declaring
   *[other] after trick { $tricks }
  }, { $ours } to { $theirs }.
review-missed-lost = It would have won { $worth ->
    [one] one brčko
   *[other] two brčka
  }; instead the others won { $lost ->
    [one] one
   *[other] two
  }.
review-missed-less = It would have won two brčka instead of one.
review-missed-more = Waiting won two brčka instead of one.
review-missed-same = It came to the same { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
  } later.
review-false = { $name } said it with { $points }, { $missing } too few.
review-tricks = ### 🔍 Deal { $deal }, tricks { $first } to { $last }
review-trick-clean = -# Nothing lost.
review-cost = -# { $name } { $card } **−{ $cost }**, better { $better }
review-page = -# Page { $page } of { $pages }
review-chart-line = perfect play from here on
review-chart-taken = taken so far
review-chart-tricks = Trick
review-chart-seat = Seat { $seat }
review-alt = Chart of deal { $deal } in card points and bonuses: above zero { $names0 } are ahead, below zero { $names1 }. Perfect play from the first card: { $perfect }. To what it would come after each trick: { $line }. Taken after each trick: { $running }.
review-alt-unplayed = Chart of deal { $deal } in card points and bonuses: above zero { $names0 } are ahead, below zero { $names1 }. Perfect play from the first card: { $perfect }. No trick was played.
review-alt-dear = Dearest card in trick { $trick }: { $name }, { $card }, { $cost } lost.
