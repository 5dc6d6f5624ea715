# Trappola

game-trappola = Trappola
trappola-how = For two: a match of { $deals } deals, and the higher total wins. Take a seat; once you both sit, either of you can start.
trappola-rules = -# { $deals } deals, dealt in turn
trappola-where = -# Deal { $deal } of { $deals } · { $dealer } deals
trappola-score = -# Tricks and bonuses of this deal included; sets are added when it is over.
trappola-now = -# Points before sets: { $ours } for you, { $theirs }{ "\u00A0" }for{ "\u00A0" }{ $name }.
trappola-laid = { $name } laid aside: { $cards }
trappola-figures = { $name } declares **{ $number ->
    [3] three figures
   *[4] four figures
  }**
trappola-exchanging = { $name } may exchange the hand; { $stock }{ "\u00A0" }cards are left.
trappola-counted = **Deal { $deal } counted:** { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
trappola-won = ## 🏆 { $name } wins the match, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }!
trappola-drawn = ## 🤝 The match is drawn, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }.
trappola-conceded = 🏳️ { $loser } gives the match up. { $name } wins, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 } until then.
trappola-secret = -# You have declared { COMBINATION($combination) }; only you know which they are until the deal is over.
trappola-ask-exchange = **Keep this hand, or lay it aside?** You would get { $stock ->
    [9] the last nine
   *[other] nine of the { $stock }{ "\u00A0" }cards that are left
  }; all see what you lay aside.
trappola-button-keep = Keep
trappola-button-exchange = Lay all nine aside
trappola-ask-concede = **Give this match up?** The other wins it at once; the deal under way counts for nobody.

# The lesson

trappola-learn-table = **You against { $name }.** Nobody has a partner, and there are no trumps. Whoever takes the dearer cards, and declares sets, has more points when the deal is over.
    You play one deal of nine cards each. Every rule is told when you need it, and *Back* takes a step back.
trappola-learn-dealt = { $name } deals, so you are **elder**: you decide and lead first. Your nine cards stand below.
trappola-learn-laid = { $seat ->
    [0] You laid aside:
   *[other] { $name } laid aside:
  } { $cards }

# Rules, by topic

topic-trappola-cards = Cards
topic-trappola-deal = Deal and exchange
topic-trappola-sets = Sets
topic-trappola-play = Play and bonuses
topic-trappola-match = The match
rule-trappola-cards = 36 cards in four suits: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. From high to low, with their points: { $ranks }. All card points together are 72.
rule-trappola-deal = Nine cards each, five and then four, the one who does not deal (**elder**) first; 18 remain as stock. Every deal is shuffled, elder cuts, and dealing alternates.
rule-trappola-exchange = **Exchanging.** Elder may lay the whole hand face up aside and take the first nine of the stock, and may do so once more; those last nine must be played. If cards are left, the dealer may do the same, as often as nine are left. What was laid aside never comes back.
rule-trappola-sets = **Three or four of a kind.** At your turn, before you play one of them, you may declare aces (**12**, four **24**), deuces (**10**, **20**), kings, { RANKS("~C") } or jacks (**6**, **12**). Not three, if you have taken the fourth in a trick.
rule-trappola-figures = Of aces you say that they are aces. Of all others you say only “three figures” or “four figures”: which they were shows when the deal is over, and scores then.
rule-trappola-follow = Elder leads; whoever wins a trick leads to the next. There are no trumps. Follow suit if you can, else play any card; nobody has to beat. The highest card of the suit led wins.
rule-trappola-bonuses = **Deuces.** A trick won with a deuce brings **10**. The last trick brings **6**, with a deuce **26**; the last two, both yours with deuces, **52** together, the last three **78**.
rule-trappola-match = Sets, cards won and bonuses make the score of a deal. After the deals agreed on, the higher total wins the match; equal totals are a draw.

# Standings

standings-trappola = ## Trappola
standings-trappola-row = { $place }. **{ $name }** · matches { $won }{ -to }{ $drawn }{ -to }{ $lost } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
standings-trappola-key = -# Matches: won, drawn, lost.

# Commands

command-trappola = trappola
command-trappola-about = Play Trappola, the Venetian game for two
command-trappola-standings-about = Matches won, drawn and lost on this server
option-deals = deals
option-deals-about = Deals of a match
