# Cards, by the name that each pack has for them. `.none` of a suit is "no hearts", as a sentence begins.

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

# Short, on buttons and in tricks: a letter for the suit, one or two signs for the rank.
# Kreuz and Karo begin alike: Kreuz has the letter that looks like one.

suit-letter-german-acorns = e
suit-letter-german-leaves = l
suit-letter-german-hearts = h
suit-letter-german-bells = s
suit-letter-french-acorns = x
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
rank-letter-french-over = Q
rank-letter-french-under = J
rank-letter-french-ten = 10
rank-letter-french-nine = 9
rank-letter-french-eight = 8
rank-letter-french-seven = 7

# A card, and a combination, in words. `.nom`, `.acc` and `.dat` are cases with their article; ten and all below are feminine.

card = { $suitName }-{ $rankName }
    .nom = { $rank ->
        [ace] das { $suitName }-{ $rankName }
        [king] der { $suitName }-{ $rankName }
        [over] { $pack ->
            [french] die { $suitName }-{ $rankName }
           *[german] der { $suitName }-{ $rankName }
        }
        [under] der { $suitName }-{ $rankName }
       *[ten] die { $suitName }-{ $rankName }
    }
    .dat = { $rank ->
        [ace] dem { $suitName }-{ $rankName }
        [king] dem { $suitName }-{ $rankName }
        [over] { $pack ->
            [french] der { $suitName }-{ $rankName }
           *[german] dem { $suitName }-{ $rankName }
        }
        [under] { $pack ->
            [french] dem { $suitName }-Buben
           *[german] dem { $suitName }-{ $rankName }
        }
       *[ten] der { $suitName }-{ $rankName }
    }
    .acc = { $rank ->
        [ace] das { $suitName }-{ $rankName }
        [king] den { $suitName }-{ $rankName }
        [over] { $pack ->
            [french] die { $suitName }-{ $rankName }
           *[german] den { $suitName }-{ $rankName }
        }
        [under] { $pack ->
            [french] den { $suitName }-Buben
           *[german] den { $suitName }-{ $rankName }
        }
       *[ten] die { $suitName }-{ $rankName }
    }
combination = { $number ->
    [3] drei { $ranksName }
   *[4] vier { $ranksName }
  }
suit-cards = { SUIT($suit) } { $ranks }
