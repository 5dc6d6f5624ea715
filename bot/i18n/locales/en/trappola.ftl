# Trappola

game-trappola = Trappola
trappola-how = For two: a match of { $deals } deals, and the higher total wins. Take a seat; once you both sit, either of you can start.
daily-about-trappola = One deal. Your result: your points minus those of your opponent.
trappola-rules = -# { $deals } deals, dealt in turn
trappola-where = -# Deal { $deal } of { $deals } · { $dealer } deals
trappola-score = -# With tricks and bonuses of this deal; what is declared counts at its end.
trappola-now = -# Points: { $ours } for you, { $theirs }{ "\u00A0" }for{ "\u00A0" }{ $name }; what was declared counts at the end.
trappola-laid = { $you ->
    [yes] You
   *[no] { $name }
  } laid aside: { $cards }
trappola-kept = { $you ->
    [yes] You keep your hand.
   *[no] { $name } keeps the hand.
  }
trappola-none-left = { $you ->
    [yes] No card is left for you to exchange.
   *[no] No card is left for { $name } to exchange.
  }
trappola-figures = { $you ->
    [yes] You declare
   *[no] { $name } declares
  } **{ $number ->
    [3] three figures
   *[4] four figures
  }** ·{ "\u00A0" }+{ $least } or +{ $most }; which they are shows at the end
trappola-exchanging = { $name } may exchange the hand; { $stock }{ "\u00A0" }cards are left.
trappola-to-go = { $deals ->
    [one] One more deal; then the higher total wins the match.
   *[other] { $deals } more deals; then the higher total wins the match.
  }
trappola-won = { $you ->
    [yes] The match is yours,
   *[no] ## 🏆 { $name } wins the match,
  } { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }!
trappola-drawn = ## 🤝 The match is drawn, { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }.
trappola-conceded = 🏳️ { $loser } gives the match up. { $name } wins; the score was { $score0 }{ "\u00A0" }to{ "\u00A0" }{ $score1 }.
trappola-secret = -# You have declared { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }; only you know which they are until the deal is over.
trappola-ask-exchange = **Keep this hand, or lay it aside?** You would get { $stock ->
    [9] the last nine
   *[other] nine of the { $stock }{ "\u00A0" }cards that are left
  }; all see what you lay aside.
    -# Your nine cards hold { $points } card points; sets and deuces count as well.
trappola-button-keep = Keep
trappola-button-exchange = Lay all nine aside
trappola-ask-concede = **Give this match up?** Your opponent wins it at once; the deal under way counts for nobody.

# The lesson

trappola-learn-table = **You against { $name }.** Nobody has a partner, and there are no trumps. Whoever wins the more valuable cards, and declares three or four of a kind, has more points when the deal is over.
    You play one deal of nine cards each. Each rule is explained when you need it, and *Back* goes one step back.
trappola-learn-dealt = { $name } deals, so you are **elder**: you decide and lead first.

# Rules, by topic

topic-trappola-cards = Cards
topic-trappola-deal = Deal and exchange
topic-trappola-sets = Sets
topic-trappola-play = Play and bonuses
topic-trappola-match = The match
rule-trappola-cards = 36 cards in four suits: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. From high to low, with their points: { $ranks }. The card points of all cards add up to 72.
rule-trappola-pack = **With cards you have:** from a French pack take out the threes, fours, fives and sixes. Queens are cavaliers, and each French suit stands for an Italian one.
rule-trappola-deal = Nine cards each, five and then four, the one who does not deal (**elder**) first; 18 remain as stock. Every deal is shuffled, elder cuts, and dealing alternates.
rule-trappola-exchange = **Exchanging.** Elder may lay the whole hand aside, face up, and take the first nine of the stock, and may do so once more; those last nine must be played. If cards are left, the dealer may do the same, as often as nine are left. What was laid aside never comes back.
rule-trappola-sets = **Three or four of a kind.** At your turn, before you play one of them, you may declare aces (**12**, four **24**), deuces (**10**, **20**), kings, { RANKS("~C") } or jacks (**6**, **12**). Not three, if you have taken the fourth in a trick.
rule-trappola-figures = Aces are declared as aces. Of all other sets, deuces too, you say only “three figures” or “four figures”: which they were shows when the deal is over, and scores then.
rule-trappola-follow = Elder leads; whoever wins a trick leads to the next. There are no trumps. Follow suit if you can, else play any card; nobody has to beat. The highest card of the suit led wins.
rule-trappola-bonuses = **Deuces.** A trick won with a deuce brings **10**. The last trick brings **6**, with a deuce **26**; the last two, both yours with deuces, **52** together, the last three **78**.
rule-trappola-match = Sets, cards won and bonuses make the score of a deal. After the deals agreed on, the higher total wins the match; equal totals are a draw.
rule-trappola-venice = **From Venice.** “Trappola” means trap. It was played in Venice by 1524, and was probably invented there. It is the earliest known game of tricks in which the ace beats the king and cards are left out of the pack. Girolamo Cardano described it as it was played in Sacco near Padua about 1530; his book on games of chance is of 1564.
rule-trappola-north = **Further north.** It spread to Bohemia and Silesia, and its pack is called Silesian too; its suits keep their Italian names in Czech. The last packs were made in Prague in 1944 (some say about 1948), and Piatnik has reprinted one since 1988. From Trappola came Bulka, Špady, Šestadvacet and the Hundertspiel. Czech settlers of the Banat still play the last in the village of Šumice, as “Stovkahra”, the game to a hundred, or “Brčko”, the matchstick.
rule-trappola-deuce = **Why a deuce?** It is the lowest card, and the hardest to win a trick with. The pack of Šumice has none, so that the seven carries the bonus there.
rule-trappola-names = **Who wrote it down.** Cardano; in our time Michael Dummett (“The Game of Tarot”) and David Parlett, whom Wikipedia follows, and these rules with it.

# Standings

standings-trappola = ## Trappola
standings-trappola-key = -# Places: by games won, then by fewer lost, then by points. Games: won–drawn–lost.

# Commands

command-trappola = trappola
command-trappola-about = Cards for two, as once played in Venice
option-deals = deals
option-deals-about = How many times the cards are dealt
