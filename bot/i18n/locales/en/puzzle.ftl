# Puzzles: positions in which one card is far better than all others

command-puzzle = puzzle
command-puzzle-about = A position in which one card is far better than all others; only you see it
puzzle-title = ### 🧩 Puzzle{ "\u00A0" }{ $number }
puzzle-tally = -# Solved: { $solved } of { $over } · in a row: { $run } (best { $longest })
puzzle-you = you
puzzle-left = left
puzzle-partner = partner
puzzle-right = right
puzzle-short-you = you
puzzle-short-left = left
puzzle-short-partner = partn.
puzzle-short-right = right
puzzle-score = Points: { $ours }{ "\u00A0" }:{ "\u00A0" }{ $theirs }, yours first.
puzzle-open = { $name } ({ $note }): { $cards }.
puzzle-still-held = still held
puzzle-asked-for = asked for
puzzle-laid-aside = laid aside
puzzle-declared = -# Declared · { $said }
puzzle-set = **{ COMBINATION($combination) }**{ "\u00A0" }+{ $points }
puzzle-trick = **Trick { $number }:** { $plays }. { $place ->
    [0] You win it
    [opponent] Your opponent wins it
    [1] The player at your left wins it
    [2] Your partner wins it
   *[other] The player at your right wins it
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, with a bonus of { $bonus }
  }.
puzzle-ask = **{ $goal ->
    [seven] A trick with a seven?
    [seven-last] The last trick with a seven?
    [deuce] A trick with a deuce?
    [last] The last trick?
    [last-26] The last trick with a deuce?
    [last-52] The last two tricks with deuces?
    [last-78] The last three tricks with deuces?
    [cards] Cards worth { $points ->
            [one] a point
           *[other] { $points }{ "\u00A0" }points
        }?
    [idle-4] Stop their seven?
    [idle-2] Stop the other deuce?
    [less] Less for the other side?
   *[none] Which card?
  }** The first card you play counts.
puzzle-how = One card is better by six points or more, wherever the hidden cards are. The first card that you play decides.
puzzle-anew =
    ### 🧩 Puzzles begin anew
    Every puzzle now has three cards or more to choose from, none of them absurd. Many had only two before, and guessing found half of them. So everybody’s rating and run begin anew. What you have solved stays solved.
puzzle-again = **Which card?** You had this one before: it does not count.
puzzle-wrong = ❌ **Not the { CARD($card) }.** Right is the { CARD($best) }.
puzzle-found = ✅ **Right: the { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Only one deal fits what you can know; in it
   *[other] { $deals }{ "\u00A0" }deals fit what you can know; in each of them
  } this card brings { $players ->
    [2] you
   *[4] your side
  } at least { $margin }{ "\u00A0" }points more than any other.
puzzle-rated = -# Your rating: **{ $rating }** ({ $gained })
puzzle-uncounted = -# This counts nothing for your puzzle rating.
puzzle-alone = -# Nobody else has tried it yet.
puzzle-share = -# Found by { $found } of { $tries } people who tried ({ $share }%).
puzzle-line = -# After the { CARD($card) }, the best play of { $players ->
    [2] both
   *[4] all four
  }:
puzzle-cost = -# The { CARD($card) } costs { $points ->
    [one] one point
   *[other] { $points }{ "\u00A0" }points
  } here. The best play of { $players ->
    [2] both
   *[4] all four
  }:
puzzle-not-played-out = -# The play after the { CARD($card) } could not be computed just now. Press the card once more.
puzzle-look = -# Press another card to see its play.
button-puzzle = Puzzle
button-puzzle-how = Explain
button-puzzle-next = Next puzzle

# Why a card is right, and another one is not

reason-best = -# **Why the { FACE($card) } { CARD($card) }:** { $facts }
reason-other = -# **Why not the { FACE($card) } { CARD($card) }:** It brings { $players ->
    [2] you
   *[4] you two
  } { $most ->
    [0] { $least ->
        [one] one point
       *[other] { $least } points
      }
   *[other] { $least } to { $most } points
  } less. { $facts }
reason-deals = -# It is so on every deal that fits{ $part ->
    [0] { "" }
   *[other] { "" }, unless a number of deals is given
  }, if { $players ->
    [2] both
   *[4] all four
  } play their best after the card.
reason-all = { $fact }.
reason-some = { $fact } (on { $part } of the { $deals } deals).
reason-trick = { $who ->
    [you] You win this trick
    [left] The player at your left wins this trick
    [partner] Your partner wins this trick
    [right] The player at your right wins this trick
    [opponent] Your opponent wins this trick
    [us] You two win this trick
   *[them] The others win this trick
  }
reason-trick-card = { $who ->
    [you] You win this trick
    [left] The player at your left wins this trick
    [partner] Your partner wins this trick
    [right] The player at your right wins this trick
    [opponent] Your opponent wins this trick
    [us] You two win this trick
   *[them] The others win this trick
  } with the { CARD($card) }
reason-seven = { $who ->
    [you] You win
    [left] The player at your left wins
    [partner] Your partner wins
    [right] The player at your right wins
    [us] You two win
   *[them] The others win
  } { $bonus ->
    [26] the last trick
   *[other] a trick
  } with the { CARD($card) }: { $bonus ->
    [0] 10 or 26
   *[other] { $bonus }
  } points for { $side ->
    [us] you two
   *[them] the others
  }
reason-idle = The { CARD($card) } wins no trick
reason-last = { $who ->
    [you] You win
    [left] The player at your left wins
    [partner] Your partner wins
    [right] The player at your right wins
    [opponent] Your opponent wins
    [us] You two win
   *[them] The others win
  } { $bonus ->
    [26] the last trick with a deuce
    [52] the last two tricks with deuces
    [78] the last three tricks with deuces
   *[other] the last trick
  }{ $bonus ->
    [0] { "" }
   *[other] : { $bonus } points for { $side ->
        [you] you
        [opponent] your opponent
        [us] you two
       *[them] the others
      }
  }
reason-cards = { $who ->
    [us] You two get
    [you] You get
    [opponent] Your opponent gets
   *[them] The others get
  }: { $cards } ({ $points ->
    [one] one point
   *[other] { $points } points
  })
reason-deuce = { $who ->
    [you] You win a trick with the { CARD($card) }: { $bonus } points for you
   *[opponent] Your opponent wins a trick with the { CARD($card) }: { $bonus } points for your opponent
  }
reason-aces = { $who ->
    [you] { $bonus ->
        [6] You lose one of your three aces: they bring 6 points
        [12] You lose one of your four aces: they bring 12 points
       *[other] You keep all your aces: { $bonus } points for you
      }
   *[opponent] { $bonus ->
        [6] Your opponent loses one of three aces: they bring 6 points
        [12] Your opponent loses one of four aces: they bring 12 points
       *[other] Your opponent keeps all aces: { $bonus } points for your opponent
      }
  }
reason-sweep = { $who ->
    [you] You win all tricks: { $bonus } points for you
    [opponent] Your opponent wins all tricks: { $bonus } points for your opponent
   *[nobody] Nobody wins all tricks
  }

# Puzzles of two players

puzzle-opponent = opponent
puzzle-short-opponent = opp.
duel-puzzle-figures = **{ $number ->
    [3] three figures
   *[4] four figures
  }**
duel-puzzle-bianca = **bianka** (no ace or face card)
duel-puzzle-blanche = **blanš**
