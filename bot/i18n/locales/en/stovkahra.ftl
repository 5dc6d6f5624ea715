# Stovkahra

# The lobby

lobby-how = Partners sit opposite each other. { $series ->
    [1] A single game to a hundred points.
    [3] First to three brčka wins.
    [5] First to five brčka wins.
    [20] First to twenty brčka wins.
   *[10] First to ten brčka wins.
  } Take a seat; once four of you sit, any of you can start.
daily-about-stovkahra = One deal, played to the end. Nobody says *dost*, and nobody signals. Your result: the points of your side minus those of the other side.
lobby-side = **{ $first }** and **{ $second }**
lobby-rules = -# { $shuffle ->
    [every] Shuffled for every deal
   *[first] Shuffled for the first deal of a game, then gathered and cut
  } · { $signals ->
    [off] no signals
   *[on] signals allowed
  } · { $count ->
    [open] open count
   *[closed] closed count
  } · { $series ->
    [1] a single game
   *[other] series to { $series }
  }{ $dost ->
    [side] { " " }· dost after a declaration or a bonus of the side
   *[own] { "" }
  }
resume-offer = You have an unfinished series, table { $table }: { $first } to { $second } brčka.

# The table

game-stovkahra = Stovkahra
table-where = -# Game { $game } · deal { $deal } · { $dealer } deals
side-brcka = **{ $names }** · { $points ->
    [one] 1 point
   *[other] { $points } points
  } · { $matches }{ "\u00A0" }{ $brcka }/{ $goal }{ "\u00A0" }brčka
score-written = -# This deal’s cards count at its end; until then count them yourself.
score-open = -# All points so far, card points of this deal included.
trump-line = **Trumps: { SIGN($suit) } { SUIT($suit) }** · { $you ->
    [yes] your
   *[no] { $dealer }’s
  }{ "\u00A0" }{ FACE($card) }
trump-played = **Trumps: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } was shown
open-cards = { $eldest } leads first and shows: { $cards }
open-cards-yours = You lead first and show: { $cards }
declared-none = Nobody declared anything.
to-claim = The last trick is { $name }’s. { $name } says *dost*, or has the points counted.
bonus-of-trick = { $place ->
    [first] the first trick
    [last] the last trick
   *[other] trick { $number }
  }{ $seven ->
    [yes] , won with a seven
   *[no] { "" }
  }
counted-on = **{ $score0 }{ "\u00A0" }:{ "\u00A0" }{ $score1 }.** Nobody has a hundred yet: the game goes on, and these points are carried over.
game-worth = -# { $why ->
    [false-dost] A false *dost* always costs two.
   *[two] Two: the losers have fewer than 50.
  }
game-dost = **Dost!** { $you ->
    [yes] You are right
   *[no] { $name } is right
  }: { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }.
game-false-dost = **Dost?** { $you ->
    [yes] Your side has
   *[no] { $name } has
  } only { $points }. { $names } win two brčka, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }.
game-count = The count: { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }. { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }.
game-count-both = The count: both have a hundred; { $names } had it first and win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }.
choose = { $names } choose: add, or take from the others?
button-add = Add { $amount }
button-take = Take { $amount }
chosen-add = -# The winners add; { $brcka }.
chosen-take = -# The winners take; { $brcka }.
chosen-only = -# Nothing to take, so it is added; { $brcka }.
chosen-better = { $better ->
    [add] By the odds, adding was better.
   *[take] By the odds, taking was better.
  }
series-won = ### 🏆 { $names } win the series!
series-won-twice = ### 🏆 { $names } win two series at once!
series-drawn = ### 🤝 The series is drawn.
series-drawn-why = { $names } came to twenty, but the others had been first to ten.
button-hands = All hands
game-conceded = 🏳️ { $losers } give the game up. { $names } win { $brcka ->
    [one] one brčko
   *[other] two brčka
  }, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }.
hands-title = ### 🖐️ Deal { $deal }, all hands · trumps { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**
tables-line = **Table { $table }** · { $names0 } against { $names1 } · { $place }
tables-playing = -# Series under way, { $first } to { $second } · { $computers ->
    [0] no seat free
    [one] 1 computer’s seat to take
   *[other] { $computers } computers’ seats to take
  }

# The panel

panel-partner = -# Your partner: { $partner }
panel-trump = Trumps: **{ SIGN($suit) } { SUIT($suit) }**
words-trump = **Trumps:** { SUIT($suit) }; the { CARD($card) } was shown.
panel-score = -# You { $ours }, they { $theirs }; cards count later
panel-brcka = brčka: you { $ours }, they { $theirs }
brcka-winners = brčka: winners { $won }, others { $lost }
panel-score-open = -# You { $ours }, they { $theirs }
ask-declare = **Declare, or pass.** Only what is declared scores.
ask-declare-more = **Anything more?** Declare, pass, or say *dost*.
ask-follow-beat = **Your turn.** Follow { SUIT($suit) }, beat the { CARD($best) }.
ask-follow-below = **Your turn.** Follow { SUIT($suit) }; you cannot beat the { CARD($best) }.
ask-follow-behind-trump = **Your turn.** Follow { SUIT($suit) }; the trick is trumped, any will do.
ask-trump = **Your turn.** No { SUIT($suit) }: play a trump.
ask-overtrump = **Your turn.** No { SUIT($suit) }: overtrump the { CARD($best) }.
ask-undertrump = **Your turn.** No { SUIT($suit) }: play a trump, though none beats the { CARD($best) }.
ask-discard = **Your turn.** No { SUIT($suit) }, no trumps: any card.
ask-discard-trump = **Your turn.** No trumps: any card.
ask-lead-dost = **You lead:** any card, or *Dost!* if your side has a hundred.
ask-lead-early = **You lead.** Any card; too early for a hundred.
ask-claim = **The last trick is yours.** Say *dost* if your side has a hundred, or have the points counted.
claim-dost = -# *Dost!* with fewer gives them two brčka.
claim-count = -# *Count*: whoever had a hundred first wins.
ask-choice = **Add to your brčka, or take from theirs?** Then { $added }, or { $taken }.
ask-dost = **Say dost?** If your side has fewer than a hundred, the others win two brčka.
ask-dost-aside = You may say *dost* too: your side has just declared, or won a bonus.
signal-yours = You named **{ SIGN($suit) } { SUIT($suit) }** to { $name }.
signal-told = 🤫 { $name } mouths **{ SIGN($suit) } { SUIT($suit) }** to you.
signal-told-why = -# By custom: { $name } has none of it, but the seven of trumps. Lead it, and that seven may win the first trick, for 52.
signal-ask = Also, in secret: name { $name } a suit that you lack? If it is led, your seven of trumps may win the first trick, for 52.
signal-ask-idle = -# You may name { $name } a suit, unseen. It helps only with the seven of trumps and a suit that you lack.
button-dost = Dost!
button-dost-sure = Yes, dost!
button-count = Count
button-signal = { SUIT($suit) }
hint-pass = A strong player would **pass**.
hint-dost = A strong player would say **dost**.
hint-count = A strong player would have the points **counted**.
ask-concede = **Give this game up?** The others win { $worth ->
    [one] one brčko
    [two] two brčka
   *[open] one brčko, or two if you have fewer than 50 points
  }{ $alone ->
    [yes] , at once.
   *[no] . Your partner is asked first.
  }

# What the rules forbid

bad-cut = The cut moves 1 to 31 cards.
not-declarable = Eights and nines may not be declared.
signals-off = This table plays without signals.
not-your-signal = Only the player at dealer’s right may signal.
signalled-before = You have named a suit in this deal already.
signal-trump = The signal names a plain suit, not trumps.
must-trump = You cannot follow, so you must play a trump: { SIGN($suit) } { SUIT($suit) }.
must-beat = You can beat the { CARD($card) }, so you must.
must-overtrump = You can overtrump the { CARD($card) }, so you must.
dost-not-now = *Dost* is said right after declaring, or after winning a trick.
dost-side-not-now = At this table *dost* is said right after a declaration of your side, or a bonus it has won.
nothing-to-take = The others have no brčka to take.

# Rules, numbered in this order; the lesson tells each where it first matters

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
rule-partners = Four play, partners opposite each other, clockwise, with 32 cards in four suits: { SUIT("a") } { SIGN("a") }, { SUIT("l") } { SIGN("l") }, { SUIT("h") } { SIGN("h") }, { SUIT("b") } { SIGN("b") }.
rule-german-pack = **With cards you have:** from a French pack take out all that is lower than the seven. Queens are overs, jacks are unders, and each French suit stands for a German one.
rule-cards = **The cards,** from high to low, with their points: { $ranks }.
    The card points of a deal add up to 72.
rule-gather = The pack is shuffled before the first deal of a game. Later it is only gathered, trick by trick, and cut by the player at dealer’s right. (Table option: shuffle for every deal.)
rule-deal = **Trumps and packets.** Whoever sits at dealer’s right cuts, and the bottom card of the pack is shown: its suit is **trumps**, and the dealer gets it.
    Cards go out in packets of three, two and three. The first three of the player at dealer’s left lie open for all. They are to make up for that player’s side leading first.
    That player leads to the first trick, and then whoever has won the last one. Any card may be led.
rule-passes = The deal passes to the left, from deal to deal and from game to game.
rule-declare = **Declaring.** Before the first card is led, each player in turn may declare three or four of a rank. Only what is declared scores. Of three, nobody need say which card is missing. Declaring takes a few seconds in every deal: so a quick pass gives nothing away.
    Three aces bring **30**, three tens or sevens **10**, three kings, { RANKS("O") } or { RANKS("U") } **6**; four bring **40**, **20** and **12**. Nines and eights bring nothing. A hand without pictures, a carte blanche, brings nothing, though it does in older games of the family.
rule-signal = Whoever sits at dealer’s right, holding the seven of trumps and void in a plain suit, by custom mouths that suit to the partner who leads. Here: once a deal, before the first lead, dealer’s right may name one plain suit, and only the partner sees it. (Table option.)
rule-follow-beat = **Follow suit, and beat.** If you have the suit that was led, you must play it. If one of these cards beats the best card so far, you must beat it, even if it is your partner’s.
rule-follow-below = **Follow suit, even below.** If you have the suit that was led, you must play it. Where none of these cards beats the best one so far, any of them will do.
rule-trump = **No card of the suit? Trump.** If you have no card of the suit that was led, you must play a trump; with neither, any card. The highest trump wins the trick; where nobody trumps, the highest card of the suit led does.
rule-overtrump = **Overtrumping.** You cannot follow suit, so you must trump. Another trump lies there already: if one of yours beats it, you must beat it, even if it is your partner’s.
rule-undertrump = **Trumping below.** You cannot follow suit, so you must play a trump, though none of yours beats the one that lies there. Any of them will do.
rule-discard = **Neither suit nor trump.** If you have no card of the suit that was led and no trump, you may play any card. It cannot win.
rule-seven-first = **The great bonus.** Whoever wins the **first** trick with a seven gets **52**, more than half a game. That takes the seven of trumps, and no card of the suit led. Later a seven that wins brings **10**, in the last trick **26**.
rule-seven = **A seven that wins.** Whoever wins one of the tricks two to seven with a seven gets **10**.
rule-last = **The last trick** brings **6** to whoever wins it, or **26** if a seven wins it.
rule-count = **Counting.** Declarations and bonuses are announced, the points of the cards in your tricks are not: everybody counts these in their head. (Table option: open count.)
rule-dost = ***Dost* means enough.** Right after declaring, or after winning a trick, you may say it. If your side has { $goal } points, all counted, you win the game at once.
    If it has fewer, the others win **two** brčka. If nobody says it, the points are counted after the last trick. A right *dost* wins even if the other side had a hundred before and did not notice.
rule-dost-side = **Told otherwise.** That is how John McLeod has it. David Parlett lets either partner say *dost*. After a declaration of theirs it may be said until the next declaration or card. After a bonus of theirs (52, 26, 10 or 6) it may be said until the next card, but not after a trick without one. (Table option.)
rule-counted = Nobody says dost in the whole deal: the points are counted. With 100 a side wins; if both have it, the one that got there first. If neither, the next deal is played, and the score carried on.
rule-worth = **One or two.** A game brings one brčko if the losers have 50 points or more, and two if they have fewer. A false *dost* always costs two.
rule-series = **Add or take.** The winners of a game choose: they add its brčka to their own, or the other side loses as many, though no more than it has. The first side with **ten** wins the series.
rule-twenty = Table options: a single game, or a series to three or five. At ten, all who play may agree to go on to twenty, or agree on twenty beforehand. If the side that was first to ten is also first to twenty, it has won two series; if the other is, the series is drawn.
rule-seal = Before the first cut of a game the table shows a seal: the SHA-256 of a secret. Everything that no player decides follows from it: the first dealer, every shuffle and gathering, every cut that no player makes. The secret is in the game’s record afterwards, so that anybody can check that nothing was arranged. With *Words for the shuffle* all who play may add words to the next game’s secret, so that nobody need trust the bot.
rule-stovkahra-venice = **From Venice.** Trappola was known in Venice by 1524, and Girolamo Cardano described how it was played in Sacco near Padua about 1530. It travelled to Bohemia and Silesia, where it had packs of its own; the last were made in Prague in 1944.
rule-stovkahra-banat = **To the Banat.** Early in the nineteenth century Czechs settled in the Banat. The game lives on in one of their villages, Šumice in Romania, with some five hundred people. It is played with the German cards that could be had: those of Prague, lately Tell cards from Hungary. “Stovkahra” means game to a hundred; the younger players call it “Brčko”, a matchstick or splinter, with which it is scored.
rule-stovkahra-seven = **Why a seven?** In the old pack the deuce was the lowest card, and winning a trick with it brought the bonus. The German pack has no use for it: there the seven is the lowest, and has inherited its bonuses.
rule-stovkahra-names = **Who wrote it down.** Tomáš Svoboda of Prague asked the players in 1997. John McLeod published what he found (“The Playing-Card”, pagat.com); David Parlett (“The Penguin Book of Card Games”) and Nakoa Davis (gamerules.com) retold it. Where they differ, the rules say so.

# Commands

command-stovkahra = stovkahra
command-stovkahra-about = Cards for four, two against two; and all that the other games share
command-review = review
command-review-about = Look back on a finished deal: what was a mistake, and what was luck
command-preferences = preferences
command-preferences-about = Your own settings: language, cards, cutting, mentions
option-deal = deal
option-deal-about = Which deal of the game; without it, the last one
option-shuffle = shuffle
option-shuffle-about = When the pack is shuffled
option-signals = signals
option-signals-about = Whether dealer’s right may name a suit to the partner who leads
option-count = count
option-count-about = Whether card points stay hidden during a deal
option-dost = dost
option-dost-about = When dost may be said
option-computers-about = Play at once: three computers of this level sit down with you
choice-shuffle-first = for the first deal only
choice-shuffle-every = for every deal
choice-count-closed = closed
choice-count-open = open
choice-dost-own = after your own declaration or trick
choice-dost-side = after a declaration or bonus of your side
choice-series-1 = a single game
choice-series-3 = three
choice-series-5 = five
choice-series-10 = ten
choice-series-20 = twenty
