# Cards, by the name that each pack has for them. Other texts ask for them by functions:
# SUIT, RANK, CARD and COMBINATION give words, in the case that is asked for (`CARD($card, case: "acc")` takes the
# attribute `.acc`, where a message has one), SIGN and FACE the signs.

suit-german-acorns = acorns
suit-german-leaves = leaves
suit-german-hearts = hearts
suit-german-bells = bells
suit-french-acorns = clubs
suit-french-leaves = spades
suit-french-hearts = hearts
suit-french-bells = diamonds

rank-german-ace = ace
rank-german-king = king
rank-german-over = over
rank-german-under = under
rank-german-ten = ten
rank-german-nine = nine
rank-german-eight = eight
rank-german-seven = seven
rank-french-ace = ace
rank-french-king = king
rank-french-over = queen
rank-french-under = jack
rank-french-ten = ten
rank-french-nine = nine
rank-french-eight = eight
rank-french-seven = seven
rank-french-deuce = deuce

ranks-german-ace = aces
ranks-german-king = kings
ranks-german-over = overs
ranks-german-under = unders
ranks-german-ten = tens
ranks-german-seven = sevens
ranks-french-ace = aces
ranks-french-king = kings
ranks-french-over = queens
ranks-french-under = jacks
ranks-french-ten = tens
ranks-french-seven = sevens
ranks-french-deuce = deuces

# Short, on buttons and in tricks: a letter for the suit, one or two signs for the rank.

suit-letter-german-acorns = a
suit-letter-german-leaves = l
suit-letter-german-hearts = h
suit-letter-german-bells = b
suit-letter-french-acorns = c
suit-letter-french-leaves = s
suit-letter-french-hearts = h
suit-letter-french-bells = d
rank-letter-german-ace = A
rank-letter-german-king = K
rank-letter-german-over = O
rank-letter-german-under = U
rank-letter-german-ten = 10
rank-letter-german-nine = 9
rank-letter-german-eight = 8
rank-letter-german-seven = 7
rank-letter-french-ace = A
rank-letter-french-king = K
rank-letter-french-over = Q
rank-letter-french-under = J
rank-letter-french-ten = 10
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7
rank-letter-french-deuce = 2

# A card, and a combination, in words. $pack is german or french; $suitName, $rankName and $ranksName are the words
# above, in no case; $suit and $rank are acorns, leaves, hearts, bells and ace, king, over … seven, to choose by.

card = { $rankName } of { $suitName }
combination = { $number ->
    [3] three { $ranksName }
   *[4] four { $ranksName }
  }
suit-cards = { SUIT($suit) } { $ranks }

# The Trappola pack, with which Trappola and Bulka are played. With French signs its cards are called as those above.

suit-trappola-swords = swords
suit-trappola-cups = cups
suit-trappola-coins = coins
suit-trappola-batons = batons
rank-trappola-ace = ace
rank-trappola-king = king
rank-trappola-cavalier = cavalier
rank-trappola-jack = jack
rank-trappola-ten = ten
rank-trappola-nine = nine
rank-trappola-eight = eight
rank-trappola-seven = seven
rank-trappola-deuce = deuce
ranks-trappola-ace = aces
ranks-trappola-king = kings
ranks-trappola-cavalier = cavaliers
ranks-trappola-jack = jacks
ranks-trappola-deuce = deuces
suit-letter-trappola-swords = s
suit-letter-trappola-cups = c
suit-letter-trappola-coins = d
suit-letter-trappola-batons = b
rank-letter-trappola-ace = A
rank-letter-trappola-king = K
rank-letter-trappola-cavalier = C
rank-letter-trappola-jack = J
rank-letter-trappola-ten = 10
rank-letter-trappola-nine = 9
rank-letter-trappola-eight = 8
rank-letter-trappola-seven = 7
rank-letter-trappola-deuce = 2
