# The review

button-review = Look back
button-review-page = Page { $page }
button-review-deal = Deal { $deal }
button-review-again = Show it
review-working = Deal { $deal } is being looked through. It takes a few seconds.

review-title = ### 🔍 Review of deal { $deal }
review-how = -# Compared with perfect play by both sides, with all four hands open. Card points and bonuses only.
review-perfect = Perfect play: { $lead }
review-actual = As played: { $lead }
review-stopped = When play stopped: { $lead }
review-lead = **{ $names }** ahead by **{ $points }**
review-even = **even**
review-players = **Points lost**
review-player = **{ $loss }** · { $name } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } a card · { $costly }{ "\u00A0" }of{ "\u00A0" }{ $free }
review-players-key = -# Last: choices that cost points, of all choices.
review-dearest = **Costliest cards**
review-dear = `{ $trick }` { $name } { FACE($card) } **−{ $cost }**, better { $better }
review-withheld = **Held and not declared**
review-withheld-line = { $name }: { COMBINATION($combination) } · +{ $points }
review-dost = **Dost**
review-missed = { $name } could have said it { $tricks ->
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
review-missed-same = It made no difference: it was said { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
  } later.
review-false = { $name } said it with { $points }, { $missing } too few.
review-tricks = ### 🔍 Deal { $deal }, tricks { $first } to { $last }
review-trick-clean = -# Nothing lost.
review-cost = -# { $name } { FACE($card) } **−{ $cost }**, better { $better }
review-page = -# Page { $page } of { $pages }
review-chart-line = perfect play from here on
review-chart-taken = taken so far
review-chart-tricks = Trick
review-chart-seat = Seat { $seat }
review-alt = Chart of deal { $deal } in card points and bonuses: above zero { $names0 } are ahead, below zero { $names1 }. Perfect play from the first card: { $perfect }. To what it would come after each trick: { $line }. Taken after each trick: { $running }.
review-alt-unplayed = Chart of deal { $deal } in card points and bonuses: above zero { $names0 } are ahead, below zero { $names1 }. Perfect play from the first card: { $perfect }. No trick was played.
review-alt-dear = Costliest card in trick { $trick }: { $name }, { CARD($card) }, { $cost } lost.
