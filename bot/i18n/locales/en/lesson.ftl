# The lessons: guided deals for beginners. What all lessons say comes first, then what only Stovkahra's says;
# there $left, $partner and $right are the names of the three computers.

learn-head = ### 🎓 { $stage ->
    [table] Learn { $game }
    [deal] The deal
    [declare] Declaring
    [exchange] Exchanging the hand
    [claim] After the last trick
    [result] How it ended
    [worth] What it brings
   *[play] Trick { $number } of { $tricks }
  }
    -# Step { $step } of { $steps }{ $leaves ->
        [1] { "" }
       *[other] { " " }· { $leaf }/{ $leaves }
      }
learn-button-go = Go on
learn-button-again = Again from the start
learn-button-play = Play a game

# What happened

learn-dealt = The card shown is { FACE($card) }, the { CARD($card) }: **{ SIGN($suit) } { SUIT($suit) }** are trumps, and you, the dealer, get that card. { $name } leads first and shows { $cards }.
learn-declared = { $seat ->
    [0] You declare
    [2] { $name }, your partner, declares
   *[other] { $name } declares
  } **{ COMBINATION($combination) }** · +{ $points }
learn-trick = **Trick { $number }** · { $plays }
learn-won = { $seat ->
    [0] You win it
    [2] { $name }, your partner, wins it
   *[other] { $name } wins it
  } with the { CARD($card) }. It holds { $points ->
    [one] 1 card point
   *[other] { $points } card points
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, and the bonus is **{ $bonus }**
  }.
learn-missed-seven = 💭 The { CARD($card) } would have won this trick: a seven that wins the **first** one brings **52**. *Back* lets you try it.
learn-count = -# Counted: **{ $ours }** for you two ({ $announced } declared and in bonuses, { $cards } in cards), **{ $theirs }** for them.

# The rules, each on the page where it first matters

learn-table = **Two against two.** You and { $partner }, who sits opposite, play against { $left } at your left and { $right } at your right.
    A side with { $goal } points wins a **game**, which may take several deals. A game brings one or two **brčka**, drawn as matchsticks, and ten of them win the series.
    You play one deal of eight cards each. Each rule is explained when you need it, and *Back* goes one step back.

# What is recommended

learn-too-early = -# *Dost* would be false now: your side has { $ours } of { $goal } points.
learn-try-declare = 💡 Declare **{ COMBINATION($combination) }**: the points are yours at once.
learn-try-dost = 💡 Say **dost**: your side has { $ours } points, and { $goal } are enough.
learn-try-count = 💡 Have the points **counted**: your side has { $ours }, and { $goal } are needed for *dost*.
learn-try-only = 💡 The **{ CARD($card) }** is the only card that you may play.
learn-try-lead-master = 💡 Try the **{ CARD($card) }**: no card of { SUIT($suit) } that is left beats it.
learn-try-lead-low = 💡 Try the **{ CARD($card) }**: it gives little away, and you keep your better cards.
learn-try-win-seven = 💡 Try the **{ CARD($card) }**: a seven that wins the trick brings a bonus.
learn-try-win = 💡 Try the **{ CARD($card) }**: it is enough to beat the best card so far.
learn-try-save = 💡 Try the **{ CARD($card) }**: your partner wins this trick anyway. Keep your better trumps.
learn-try-part = 💡 Try the **{ CARD($card) }**: you cannot win this trick yourself, and this card is the one to part with.
learn-try-set = 💡 Declare **{ COMBINATION($combination) }**: it scores, and costs you nothing.
learn-try-exchange = 💡 Lay all nine aside: they hold { $points } card points, and keeping mostly pays from { $pays } on{ $pays ->
    [24] , as you may exchange twice
   *[other] { "" }
  }.
learn-try-keep = 💡 Keep this hand: it has { $points } card points, and keeping mostly pays from { $pays } on{ $pays ->
    [24] , as you may exchange twice
   *[other] { "" }
  }.
learn-try-lead-deuce = 💡 Try the **{ CARD($card) }**: your opponent has no { SUIT($suit) } left, so it wins, and a deuce that wins brings a bonus.

# How it ended

learn-dost = { $seat ->
    [0] **Dost!** You are right
   *[other] **Dost!** { $name }, your partner, says it and is right
  }: your side wins the game, with { $ours } points to { $theirs }.
learn-false-dost = **Dost?** Counted, your side has { $ours } points, not { $goal }: the others win the game. *Back* takes the word back.
learn-counted = Nobody said *dost*, so the points are counted: { $ours } for you two, { $theirs } for them. Your side has { $goal } and wins the game, but *dost* would have won it before the count.
learn-undecided = The deal is counted: { $ours } points for you two, { $theirs } for them. Nobody has { $goal }, so the next deal would follow, and these points would be carried over.
learn-made-of = -# Yours: { $declared } declared, { $bonuses } in bonuses, { $cards } in cards.
learn-worth-won = Your side wins **two brčka**, since the others have fewer than 50 points.
learn-worth-lost = The others win **two brčka**, for a *dost* that was false.
learn-worth-nothing = No brčka yet: the game goes on until a side has { $goal } points.
learn-next = **That is the game.** *Play a game* sits you down with computers; with friends it is `/{ $command } new`. At the table, a card is played for you where you have no other.
learn-next-hand = **That is the game.** *My hand* leads back to your table.
