# Cards, by the name that each pack has for them. `.none` of a suit is "no hearts", as a sentence begins; `.dat` its dative.

suit-german-acorns = Eichel
    .none = Keine Eichel
suit-german-leaves = Laub
    .none = Kein Laub
suit-german-hearts = Herz
    .none = Kein Herz
suit-german-bells = Schellen
    .none = Keine Schellen
suit-french-acorns = Kreuz
    .none = Kein Kreuz
suit-french-leaves = Pik
    .none = Kein Pik
suit-french-hearts = Herz
    .none = Kein Herz
suit-french-bells = Karo
    .none = Kein Karo

rank-german-ace = Ass
rank-german-king = König
rank-german-over = Ober
rank-german-under = Unter
rank-german-ten = Zehn
rank-german-nine = Neun
rank-german-eight = Acht
rank-german-seven = Sieben
rank-french-ace = Ass
rank-french-king = König
rank-french-over = Dame
rank-french-under = Bube
rank-french-ten = Zehn
rank-french-nine = Neun
rank-french-eight = Acht
rank-french-seven = Sieben
rank-french-deuce = Zwei

ranks-german-ace = Asse
ranks-german-king = Könige
ranks-german-over = Ober
ranks-german-under = Unter
ranks-german-ten = Zehnen
ranks-german-seven = Siebenen
ranks-french-ace = Asse
ranks-french-king = Könige
ranks-french-over = Damen
ranks-french-under = Buben
ranks-french-ten = Zehnen
ranks-french-seven = Siebenen
ranks-french-deuce = Zweien

# Short, on buttons and in tricks: a letter for the suit, one or two signs for the rank.
# Kreuz and Karo begin alike: Kreuz has the letter of Treff, its other name. The letters on faces are German too: D and B.

suit-letter-german-acorns = e
suit-letter-german-leaves = l
suit-letter-german-hearts = h
suit-letter-german-bells = s
suit-letter-french-acorns = t
suit-letter-french-leaves = p
suit-letter-french-hearts = h
suit-letter-french-bells = k
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
rank-letter-french-over = D
rank-letter-french-under = B
rank-letter-french-ten = 10
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7
rank-letter-french-deuce = 2

# A card, and a combination, in words. `.nom`, `.acc` and `.dat` are cases with their article; ten and all below are feminine.
# Suits of the Trappola pack are plurals, and stand in the singular before a rank.

card = { $pack ->
    [trappola] { $suit ->
        [swords] Schwert
        [cups] Kelch
        [coins] Münz
       *[batons] Stab
    }-{ $rankName }
   *[german] { $suitName }-{ $rankName }
  }
    .nom = { $rank ->
        [ace] das { card }
        [king] der { card }
        [cavalier] der { card }
        [over] { $pack ->
            [french] die { card }
           *[german] der { card }
        }
        [under] der { card }
        [jack] der { card }
       *[ten] die { card }
    }
    .dat = { $rank ->
        [ace] dem { card }
        [king] dem { card }
        [cavalier] dem { card }
        [over] { $pack ->
            [french] der { card }
           *[german] dem { card }
        }
        [under] { $pack ->
            [french] dem { card }n
           *[german] dem { card }
        }
        [jack] dem { card }n
       *[ten] der { card }
    }
    .acc = { $rank ->
        [ace] das { card }
        [king] den { card }
        [cavalier] den { card }
        [over] { $pack ->
            [french] die { card }
           *[german] den { card }
        }
        [under] { $pack ->
            [french] den { card }n
           *[german] den { card }
        }
        [jack] den { card }n
       *[ten] die { card }
    }
combination = { $number ->
    [3] drei { $ranksName }
   *[4] vier { $ranksName }
  }
suit-cards = { SUIT($suit) } { $ranks }

# The Trappola pack, with which Trappola and Bulka are played. With French signs its cards are called as those above.
# Schwerter and Stäbe begin alike: Stäbe has its second letter.

suit-trappola-swords = Schwerter
    .none = Keine Schwerter
    .dat = Schwertern
suit-trappola-cups = Kelche
    .none = Keine Kelche
    .dat = Kelchen
suit-trappola-coins = Münzen
    .none = Keine Münzen
suit-trappola-batons = Stäbe
    .none = Keine Stäbe
    .dat = Stäben
rank-trappola-ace = Ass
rank-trappola-king = König
rank-trappola-cavalier = Ritter
rank-trappola-jack = Bube
rank-trappola-ten = Zehn
rank-trappola-nine = Neun
rank-trappola-eight = Acht
rank-trappola-seven = Sieben
rank-trappola-deuce = Zwei
ranks-trappola-ace = Asse
ranks-trappola-king = Könige
ranks-trappola-cavalier = Ritter
ranks-trappola-jack = Buben
ranks-trappola-deuce = Zweien
suit-letter-trappola-swords = s
suit-letter-trappola-cups = k
suit-letter-trappola-coins = m
suit-letter-trappola-batons = t
rank-letter-trappola-ace = A
rank-letter-trappola-king = K
rank-letter-trappola-cavalier = R
rank-letter-trappola-jack = B
rank-letter-trappola-ten = 10
rank-letter-trappola-nine = 9
rank-letter-trappola-eight = 8
rank-letter-trappola-seven = 7
rank-letter-trappola-deuce = 2
