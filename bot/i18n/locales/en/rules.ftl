# Rules, numbered in this order; the lesson tells each where it first matters

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

rule-partners = Four play, partners opposite each other, clockwise, with 32 cards in four suits: { SUIT("a") } { SIGN("a") }, { SUIT("l") } { SIGN("l") }, { SUIT("h") } { SIGN("h") }, { SUIT("b") } { SIGN("b") }.
rule-cards = **The cards,** from high to low, with their points: { $ranks }.
    All card points of a deal together are 72.
rule-points = { RANK($rank) } **{ $points }**
rule-gather = The pack is shuffled before the first deal of a game. Later it is only gathered, trick by trick, and cut by the player at dealer’s right. (Table option: shuffle for every deal.)
rule-deal = **Trumps and packets.** Whoever sits at dealer’s right cuts, and the bottom card of the pack is shown: its suit is **trumps**, and the dealer gets it.
    Cards go out in packets of three, two and three. The first three of the player at dealer’s left lie open for all.
    That player leads to the first trick, and then whoever has won the last one. Any card may be led.
rule-passes = The deal passes to the left, from deal to deal and from game to game.
rule-declare = **Declaring.** Before the first card is led, each player in turn may declare three or four of a rank. Only what is declared scores.
    Three aces bring **30**, three tens or sevens **10**, three kings or other pictures **6**; four bring **40**, **20** and **12**. Nines and eights bring nothing.
rule-signal = Whoever sits at dealer’s right, holding the seven of trumps and void in a plain suit, by custom mouths that suit to the partner who leads. Here: once a deal, before the first lead, dealer’s right may name one plain suit, and only eldest sees it. (Table option.)
rule-follow-beat = **Follow suit, and beat.** If you have the suit that was led, you must play it. If one of these cards beats the best card so far, you must beat it, even if it is your partner’s.
rule-follow-below = **Follow suit, even below.** If you have the suit that was led, you must play it. Where none of these cards beats the best one so far, any of them will do.
rule-trump = **Void: trump.** If you have no card of the suit that was led, you must play a trump. The highest trump wins the trick; where nobody trumps, the highest card of the suit led does.
rule-overtrump = **Overtrumping.** You cannot follow suit, so you must trump. Another trump lies there already: if one of yours beats it, you must beat it, even if it is your partner’s.
rule-undertrump = **Trumping below.** You cannot follow suit, so you must play a trump, though none of yours beats the one that lies there. Any of them will do.
rule-discard = **Neither suit nor trump.** If you have no card of the suit that was led and no trump, you may play any card. It cannot win.
rule-seven-first = **The great bonus.** Whoever wins the **first** trick with a seven gets **52**, more than half a game. That takes the seven of trumps, and a suit that its holder does not have. Later a seven that wins brings **10**, in the last trick **26**.
rule-seven = **A seven that wins.** Whoever wins one of the tricks two to seven with a seven gets **10**.
rule-last = **The last trick** brings **6** to whoever wins it, or **26** if a seven wins it.
rule-count = **Counting.** Declarations and bonuses are announced, the points of the cards in your tricks are not: everybody counts these in their head. (Table option: open count.)
rule-dost = ***Dost* means enough.** Right after declaring, or after winning a trick, you may say it. If your side has { $goal } points, all counted, you win the game at once.
    If it has fewer, the others win **two** brčka. If nobody says it, the points are counted after the last trick.
rule-counted = Nobody says dost in the whole deal: the points are counted. With 100 a side wins; if both have it, the one that got there first. If neither, the next deal is played, and the score carried on.
rule-worth = **One or two.** A game brings one brčko if the losers have 50 points or more, and two if they have fewer. A false *dost* always costs two.
rule-series = **Add or take.** The winners of a game add its brčka to their own, or take as many from the other side, though no more than it has. The first side with **ten** wins the series.
rule-twenty = Table option: on to twenty. If the side that was first to ten is also first to twenty, it has won two series; if the other is, the series is drawn.
rule-seal = Before the first cut of a game the table shows a seal: the SHA-256 of a secret. Every shuffle and gathering of that game follows from the secret, which stands in the game’s record afterwards, so that anybody can check that nothing was arranged.
