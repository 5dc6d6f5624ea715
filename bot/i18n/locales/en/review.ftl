# The review

button-review = Look back
button-own-games = My games
button-review-deal = Deal { $deal }
button-review-again = Show it
review-working = Deal { $deal } is being looked through, each card on many deals that were possible. { $before ->
    [0] It comes by itself, mostly within seconds.
    [one] One deal is before it.
   *[other] { $before } deals are before it.
}
review-so-far = { $judged } of { $cards } cards are judged so far, the costliest first.

review-title = ### 🔍 Review of deal { $deal }
review-how = -# A mistake was surely worse by what its player knew, by these points on average. Bad luck, and what was hard to know: another card was better as the cards lay.
review-left-out = -# Tricks with little to tell are left out.
review-player = { $name }: { $mistakes ->
    [0] no sure mistake
   *[other] **−{ $loss }** { $loss ->
        [one] point
       *[other] points
      } by mistakes ({ $mistakes } of { $free } choices)
  }
review-mistake = -# { $name } { FACE($card) } **−{ $cost }**, better { $better }
review-lucky = -# Lucky: with all hands open it cost nothing.
review-suit = { SIGN($suit) }
review-fact = -# { $card }: { $right ->
    [yes] It was right only where
   *[no] It cost most where
  } { $you ->
    [yes] you
   *[no] { $name }
  } { $holds ->
    [yes] had
   *[no] did not have
  } { $what }: in { $tenths ->
    [0] hardly any possible deal
    [10] nearly all possible deals
   *[other] { $tenths } of 10 possible deals
  }.
review-fact-likely = -# { $card }: { $right ->
    [yes] It was right only if
   *[no] It cost most if
  } { $you ->
    [yes] you
   *[no] { $name }
  } { $holds ->
    [yes] had
   *[no] did not have
  } { $what }, which was { $right ->
    [yes] unlikely
   *[no] likely
  }.
review-luck = -# { $name } { FACE($card) } −{ $cost }: bad luck, { $better } was better
review-unsure = -# { $name } { FACE($card) } −{ $cost }: hard to know, { $better } was better
review-exchanged = **Kept or laid aside**
review-alifer = **Alifer**
review-exchanged-line = { $kept ->
    [yes] { $you ->
        [yes] You
       *[no] { $name }
      } kept a hand: by the odds worse than nine other cards
   *[no] { $you ->
        [yes] You
       *[no] { $name }
      } gave a hand up for new cards: by the odds it was worth keeping
  }, by some { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
review-unasked = **Not asked, though it is free**
review-withheld = **Held and not declared**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-withheld-hundred = { $tricks ->
    [0] a hundred at once
   *[other] a hundred after trick { $tricks }
  }
review-withheld-word = { $name }: { $word } · +{ $points }
review-dost = **Dost**
review-missed = { $you ->
    [yes] You
   *[no] { $name }
  } could have said it { $tricks ->
    [0] after declaring
   *[other] after trick { $tricks }
  }, { $ours } to { $theirs }.
review-missed-lost = It would have won { $worth ->
    [one] one brčko
   *[other] two brčka
  }; instead the others won { $lost ->
    [one] one
   *[other] two
  }.
review-missed-less = It would have won two brčka instead of one.
review-missed-more = Waiting won two brčka instead of one.
review-missed-same = It made no difference: { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
  } later it came to the same.
review-false = { $you ->
    [yes] You
   *[no] { $name }
  } said it with { $points }, { $missing } too few.
review-false-cost = That cost about { $cost } brčka.
review-page = -# Page { $page } of { $pages }
review-chart-known = could be expected
review-chart-seen = with all hands open
review-chart-luck = luck
review-chart-tricks = Trick (points without declarations)
review-chart-seat = Seat { $seat }
review-alt = Chart of deal { $deal } in points of the play: above zero it is better for { $names0 }, below zero for { $names1 }. Perfect play with all hands open, from the first card: { $perfect }; after each trick: { $seen }. What could be expected before each trick: { $expected }. It came to { $taken }.
review-alt-unplayed = Chart of deal { $deal } in points of the play: above zero it is better for { $names0 }, below zero for { $names1 }. Perfect play with all hands open: { $perfect }. No trick was played.
review-alt-mistake = Costliest mistake, in trick { $trick }: { $name }, { CARD($card) }, { $cost } lost.
