# Cards, by the name that each pack has for them. Other texts ask for them by functions:
# SUIT, RANK, CARD and COMBINATION give words, in the form that is asked for (`CARD($card, case: "def")` takes the
# attribute `.def`, where a message has one), SIGN and FACE the signs.
# Forms: `.def` is a card with its article ("asul de verde"), `.short` a suit on a button.

suit-german-acorns = ghindă
suit-german-leaves = verde
suit-german-hearts = roșu
suit-german-bells = tobă
suit-french-acorns = treflă
suit-french-leaves = pică
suit-french-hearts = inimă roșie
    .short = inimă
suit-french-bells = caro

rank-german-ace = as
rank-german-king = rege
rank-german-over = superior
rank-german-under = inferior
rank-german-ten = decar
rank-german-nine = nouar
rank-german-eight = optar
rank-german-seven = șeptar
rank-french-ace = as
rank-french-king = rege
rank-french-over = damă
rank-french-under = valet
rank-french-ten = decar
rank-french-nine = nouar
rank-french-eight = optar
rank-french-seven = șeptar
rank-french-deuce = doiar

ranks-german-ace = ași
ranks-german-king = regi
ranks-german-over = superiori
ranks-german-under = inferiori
ranks-german-ten = decari
ranks-german-seven = șeptari
ranks-french-ace = ași
ranks-french-king = regi
ranks-french-over = dame
ranks-french-under = valeți
ranks-french-ten = decari
ranks-french-seven = șeptari
ranks-french-deuce = doiari

# Short, on buttons and in tricks: a letter for the suit, one or two signs for the rank.

suit-letter-german-acorns = g
suit-letter-german-leaves = v
suit-letter-german-hearts = r
suit-letter-german-bells = t
suit-letter-french-acorns = t
suit-letter-french-leaves = p
suit-letter-french-hearts = i
suit-letter-french-bells = c
rank-letter-german-ace = A
rank-letter-german-king = R
rank-letter-german-over = S
rank-letter-german-under = I
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
# Of all other ranks, those of the Trappola pack too, the article is "ul" at the end of the word.

card = { $rankName } de { $suitName }
    .def = { $rank ->
        [king] regele
        [over] { $pack ->
            [french] dama
           *[german] superiorul
          }
       *[other] { $rankName }ul
      } de { $suitName }
combination = { $number ->
    [3] trei { $ranksName }
   *[4] patru { $ranksName }
  }
suit-cards = { $ranks } de { SUIT($suit) }

# The Trappola pack, with which Trappola and Bulka are played. With French signs its cards are called as those above.

suit-trappola-swords = spade
suit-trappola-cups = cupe
suit-trappola-coins = bani
suit-trappola-batons = bâte
rank-trappola-ace = as
rank-trappola-king = rege
rank-trappola-cavalier = cavaler
rank-trappola-jack = valet
rank-trappola-ten = decar
rank-trappola-nine = nouar
rank-trappola-eight = optar
rank-trappola-seven = șeptar
rank-trappola-deuce = doiar
ranks-trappola-ace = ași
ranks-trappola-king = regi
ranks-trappola-cavalier = cavaleri
ranks-trappola-jack = valeți
ranks-trappola-deuce = doiari
suit-letter-trappola-swords = s
suit-letter-trappola-cups = c
suit-letter-trappola-coins = n
suit-letter-trappola-batons = t
rank-letter-trappola-ace = A
rank-letter-trappola-king = R
rank-letter-trappola-cavalier = C
rank-letter-trappola-jack = V
rank-letter-trappola-ten = 10
rank-letter-trappola-nine = 9
rank-letter-trappola-eight = 8
rank-letter-trappola-seven = 7
rank-letter-trappola-deuce = 2
