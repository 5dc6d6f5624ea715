# Cards, by the name that each pack has for them. Other texts ask for them by functions:
# SUIT, RANK, CARD and COMBINATION give words, SIGN and FACE the signs. Suits and combinations are the same in the
# nominative and in the accusative (`three kings` are the cards, so `krále`, not `králové`); a suit has `case: "loc"`
# beside, a card `case: "acc"` and `case: "ins"`, and the rank between king and jack `case: "gen"`.

suit-german-acorns = žaludy
    .loc = žaludech
suit-german-leaves = zelené
    .loc = zelených
suit-german-hearts = červené
    .loc = červených
suit-german-bells = kule
    .loc = kulích
suit-french-acorns = kříže
    .loc = křížích
suit-french-leaves = piky
    .loc = pikách
suit-french-hearts = srdce
    .loc = srdcích
suit-french-bells = káry
    .loc = kárách

rank-german-ace = eso
rank-german-king = král
rank-german-over = svršek
rank-german-under = spodek
rank-german-ten = desítka
rank-german-nine = devítka
rank-german-eight = osmička
rank-german-seven = sedmička
rank-french-ace = eso
rank-french-king = král
rank-french-over = dáma
    .gen = dámy
rank-french-under = kluk
rank-french-ten = desítka
rank-french-nine = devítka
rank-french-eight = osmička
rank-french-seven = sedmička
rank-french-deuce = dvojka

ranks-german-ace = esa
ranks-german-king = krále
ranks-german-over = svršky
ranks-german-under = spodky
ranks-german-ten = desítky
ranks-german-seven = sedmičky
ranks-french-ace = esa
ranks-french-king = krále
ranks-french-over = dámy
ranks-french-under = kluky
ranks-french-ten = desítky
ranks-french-seven = sedmičky
ranks-french-deuce = dvojky

# Short, on buttons and in tricks: a letter for the suit, one or two signs for the rank.
# Clubs take the letter of `trefy`, their other name, as at bridge, since diamonds begin with a k too.

suit-letter-german-acorns = ž
suit-letter-german-leaves = z
suit-letter-german-hearts = č
suit-letter-german-bells = k
suit-letter-french-acorns = t
suit-letter-french-leaves = p
suit-letter-french-hearts = s
suit-letter-french-bells = k
rank-letter-german-ace = E
rank-letter-german-king = K
rank-letter-german-over = Sv
rank-letter-german-under = Sp
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

# A card, and a combination, in words. $pack is german, french or trappola; $rankName and $ranksName are the words
# above; $suit and $rank are acorns, leaves, hearts, bells and ace, king, over … seven, to choose by, in the Trappola
# pack swords, cups, coins, batons and ace, king, cavalier, jack, ten … seven, deuce.
# The adjective is put together of the suit's stem and the ending that the rank's gender asks for.

card = { $pack ->
    [french] { $suit ->
        [acorns] křížov
        [leaves] pikov
        [hearts] srdcov
       *[bells] károv
      }{ $rank ->
        [ace] é
        [king] ý
        [under] ý
       *[other] á
      }
    [trappola] { $suit ->
        [swords] špádov
        [cups] kopov
        [coins] denárov
       *[batons] baštonov
      }{ $rank ->
        [ace] é
        [king] ý
        [cavalier] ý
        [jack] ý
       *[other] á
      }
   *[german] { $suit ->
        [acorns] žaludsk
        [leaves] zelen
        [hearts] červen
       *[bells] kulov
      }{ $rank ->
        [ace] é
        [king] ý
        [over] ý
        [under] ý
       *[other] á
      }
  } { $rankName }
    .acc = { $pack ->
        [french] { $suit ->
            [acorns] křížov
            [leaves] pikov
            [hearts] srdcov
           *[bells] károv
          }{ $rank ->
            [ace] é eso
            [king] ého krále
            [over] ou dámu
            [under] ého kluka
            [ten] ou desítku
            [nine] ou devítku
            [eight] ou osmičku
            [seven] ou sedmičku
           *[deuce] ou dvojku
          }
        [trappola] { $suit ->
            [swords] špádov
            [cups] kopov
            [coins] denárov
           *[batons] baštonov
          }{ $rank ->
            [ace] é eso
            [king] ého krále
            [cavalier] ého jezdce
            [jack] ého kluka
            [ten] ou desítku
            [nine] ou devítku
            [eight] ou osmičku
            [seven] ou sedmičku
           *[deuce] ou dvojku
          }
       *[german] { $suit ->
            [acorns] žaludsk
            [leaves] zelen
            [hearts] červen
           *[bells] kulov
          }{ $rank ->
            [ace] é eso
            [king] ého krále
            [over] ého svrška
            [under] ého spodka
            [ten] ou desítku
            [nine] ou devítku
            [eight] ou osmičku
           *[seven] ou sedmičku
          }
      }
    .ins = { $pack ->
        [french] { $suit ->
            [acorns] křížov
            [leaves] pikov
            [hearts] srdcov
           *[bells] károv
          }{ $rank ->
            [ace] ým esem
            [king] ým králem
            [over] ou dámou
            [under] ým klukem
            [ten] ou desítkou
            [nine] ou devítkou
            [eight] ou osmičkou
            [seven] ou sedmičkou
           *[deuce] ou dvojkou
          }
        [trappola] { $suit ->
            [swords] špádov
            [cups] kopov
            [coins] denárov
           *[batons] baštonov
          }{ $rank ->
            [ace] ým esem
            [king] ým králem
            [cavalier] ým jezdcem
            [jack] ým klukem
            [ten] ou desítkou
            [nine] ou devítkou
            [eight] ou osmičkou
            [seven] ou sedmičkou
           *[deuce] ou dvojkou
          }
       *[german] { $suit ->
            [acorns] žaludsk
            [leaves] zelen
            [hearts] červen
           *[bells] kulov
          }{ $rank ->
            [ace] ým esem
            [king] ým králem
            [over] ým svrškem
            [under] ým spodkem
            [ten] ou desítkou
            [nine] ou devítkou
            [eight] ou osmičkou
           *[seven] ou sedmičkou
          }
      }
combination = { $number ->
    [3] tři { $ranksName }
   *[4] čtyři { $ranksName }
  }
suit-cards = { SUIT($suit) } { $ranks }

# The Trappola pack, with which Trappola and Bulka are played. With French signs its cards are called as those above.

suit-trappola-swords = špády
    .loc = špádech
suit-trappola-cups = kopy
    .loc = kopách
suit-trappola-coins = denáry
    .loc = denárech
suit-trappola-batons = baštony
    .loc = baštonech
rank-trappola-ace = eso
rank-trappola-king = král
rank-trappola-cavalier = jezdec
    .gen = jezdce
rank-trappola-jack = kluk
rank-trappola-ten = desítka
rank-trappola-nine = devítka
rank-trappola-eight = osmička
rank-trappola-seven = sedmička
rank-trappola-deuce = dvojka
ranks-trappola-ace = esa
ranks-trappola-king = krále
ranks-trappola-cavalier = jezdce
ranks-trappola-jack = kluky
ranks-trappola-deuce = dvojky
suit-letter-trappola-swords = š
suit-letter-trappola-cups = k
suit-letter-trappola-coins = d
suit-letter-trappola-batons = b
rank-letter-trappola-ace = E
rank-letter-trappola-king = K
rank-letter-trappola-cavalier = Jz
rank-letter-trappola-jack = Kl
rank-letter-trappola-ten = 10
rank-letter-trappola-nine = 9
rank-letter-trappola-eight = 8
rank-letter-trappola-seven = 7
rank-letter-trappola-deuce = 2
