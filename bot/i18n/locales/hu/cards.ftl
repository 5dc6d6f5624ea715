# Cards, by the name that each pack has for them. Other texts ask for them by functions:
# SUIT, RANK, CARD and COMBINATION give words, in the case that is asked for (`CARD($card, case: "acc")` takes the
# attribute `.acc`, where a message has one), SIGN and FACE the signs.
#
# Every suit of the 32 cards begins with a consonant, so that the article before a suit or a card is always "a", never
# "az". In the Trappola pack érme does not: what is said of its cards does without an article before them.
# The attribute `.acc` is the object: "makkot", "makk királyt"; `.ins` is that with which something is done: "makk királlyal".

suit-german-acorns = makk
    .acc = makkot
suit-german-leaves = zöld
    .acc = zöldet
suit-german-hearts = piros
    .acc = pirosat
suit-german-bells = tök
    .acc = tököt
suit-french-acorns = treff
    .acc = treffet
suit-french-leaves = pikk
    .acc = pikket
suit-french-hearts = kőr
    .acc = kőrt
suit-french-bells = káró
    .acc = kárót

rank-german-ace = ász
rank-german-king = király
rank-german-over = felső
rank-german-under = alsó
rank-german-ten = tízes
rank-german-nine = kilences
rank-german-eight = nyolcas
rank-german-seven = hetes
rank-french-ace = ász
rank-french-king = király
rank-french-over = dáma
    .acc = dámát
rank-french-under = bubi
rank-french-ten = tízes
rank-french-nine = kilences
rank-french-eight = nyolcas
rank-french-seven = hetes
rank-french-deuce = kettes

# After a number a noun stays in the singular.

ranks-german-ace = ász
ranks-german-king = király
ranks-german-over = felső
ranks-german-under = alsó
ranks-german-ten = tízes
ranks-german-seven = hetes
ranks-french-ace = ász
ranks-french-king = király
ranks-french-over = dáma
ranks-french-under = bubi
ranks-french-ten = tízes
ranks-french-seven = hetes
ranks-french-deuce = kettes

# Short, on buttons and in tricks: a letter for the suit, one or two signs for the rank.
# "Al", since a bare A beside Á would be taken for the ace; káró is r, since kőr has the k.

suit-letter-german-acorns = m
suit-letter-german-leaves = z
suit-letter-german-hearts = p
suit-letter-german-bells = t
suit-letter-french-acorns = t
suit-letter-french-leaves = p
suit-letter-french-hearts = k
suit-letter-french-bells = r
rank-letter-german-ace = Á
rank-letter-german-king = K
rank-letter-german-over = F
rank-letter-german-under = Al
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

# A card, and a combination, in words. $pack is german, french or trappola; $suitName, $rankName and $ranksName are the
# words above, in no case; $suit and $rank are acorns, leaves, hearts, bells and ace, king, over … seven, to choose by,
# or those of the Trappola pack. `.art` is the article alone, `.acc` and `.ins` are cases without it.

card = { $suitName } { $rankName }
    .art = { $suit ->
        [coins] az
       *[other] a
      }
    .acc = { $suitName } { $rank ->
        [ace] ászt
        [king] királyt
        [over] { $pack ->
            [french] dámát
           *[german] felsőt
          }
        [under] { $pack ->
            [french] bubit
           *[german] alsót
          }
        [cavalier] lovast
        [jack] bubit
        [deuce] kettest
        [ten] tízest
        [nine] kilencest
        [eight] nyolcast
       *[seven] hetest
      }
    .ins = { $suitName } { $rank ->
        [ace] ásszal
        [king] királlyal
        [over] { $pack ->
            [french] dámával
           *[german] felsővel
          }
        [under] { $pack ->
            [french] bubival
           *[german] alsóval
          }
        [cavalier] lovassal
        [jack] bubival
        [deuce] kettessel
        [ten] tízessel
        [nine] kilencessel
        [eight] nyolcassal
       *[seven] hetessel
      }
combination = { $number ->
    [3] három { $ranksName }
   *[4] négy { $ranksName }
  }
suit-cards = { SUIT($suit) } { $ranks }

# The Trappola pack, with which Trappola and Bulka are played. With French signs its cards are called as those above.
# Its own cards bear no letters, so these are Hungarian ones;
# kehely is h, since kard has the k.

suit-trappola-swords = kard
    .acc = kardot
suit-trappola-cups = kehely
    .acc = kelyhet
suit-trappola-coins = érme
    .acc = érmét
suit-trappola-batons = bot
    .acc = botot
rank-trappola-ace = ász
rank-trappola-king = király
rank-trappola-cavalier = lovas
    .acc = lovast
rank-trappola-jack = bubi
rank-trappola-ten = tízes
rank-trappola-nine = kilences
rank-trappola-eight = nyolcas
rank-trappola-seven = hetes
rank-trappola-deuce = kettes
ranks-trappola-ace = ász
ranks-trappola-king = király
ranks-trappola-cavalier = lovas
ranks-trappola-jack = bubi
ranks-trappola-deuce = kettes
suit-letter-trappola-swords = k
suit-letter-trappola-cups = h
suit-letter-trappola-coins = é
suit-letter-trappola-batons = b
rank-letter-trappola-ace = Á
rank-letter-trappola-king = K
rank-letter-trappola-cavalier = L
rank-letter-trappola-jack = B
rank-letter-trappola-ten = 10
rank-letter-trappola-nine = 9
rank-letter-trappola-eight = 8
rank-letter-trappola-seven = 7
rank-letter-trappola-deuce = 2
