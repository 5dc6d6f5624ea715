# Insights: what one's own play is like

decimal = { $whole }.{ $tenths }
button-insights = My play
button-insights-share = Share
button-insights-example = −{ $cost }, deal { $deal }
insights-title = ### 📈 Your play · { $game }
insights-of = -# From { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } of the last twelve months. Only you see this.
insights-shared = ### 📈 The play of { $name } · { $game }
  -# From { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } of the last twelve months
insights-lost = **{ $points } points lost per card** to sure mistakes: { $mistakes } of { $choices } choices
insights-where = **Points lost per card**
insights-tricks = tricks { $numbers }
insights-by-lead = leading
insights-by-follow = following
insights-by-trump = trumps
insights-by-plain = other suits
insights-declared = Declared: **{ $declared }**, held and not declared: { $kept }
insights-dost = *Dost:* **{ $right }** right, { $wrong } false, { $missed } missed or late
insights-dealt = Cards dealt: **{ $points }** points a deal, where the chart’s dashed line begins
insights-habits = **What costs you most**
insights-habit = { $habit }: **−{ $points }** with { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
insights-habit-said = { $habit }: **−{ $lost }** { $unit ->
    [brcka] brčka
   *[points] points
  }
insights-none = There is nothing to show about your play yet.
insights-how = -# Every card you played is tested on many deals that were possible for all you knew. Opening this page checks your newest games, up to twenty deals a day.
insights-search = -# Your newest games are being checked: look again in a while.
insights-few = -# With so few deals, chance says more than habit.
insights-chart = Points lost per card, by month
insights-alt = Chart of the points lost per card, by month: { $months }.
insights-alt-month = { $month } { $points }
insights-nothing-to-share = Nothing is known of your play yet. Look at it first: `/{ $command } home`.
insights-shared-here = You have shared that here today.
habit-led-trump = You led a trump where another suit was better
habit-led-no-trump = You led another suit where a trump was better
habit-kept-ace = You kept an ace that was better played
habit-led-suit = You led a suit where another one was better
habit-led-high = You led high where a lower card was better
habit-led-low = You led low where a higher card was better
habit-played-trump = You played a trump where another suit was better
habit-played-no-trump = You played no trump where one was better
habit-threw-suit = You threw off a suit where another one was better
habit-played-high = You played high where a lower card was better
habit-played-low = You played low where a higher card was better
habit-kept-back = You could have declared and did not
habit-kept-hand = You kept a hand where a new one was better
habit-gave-up-hand = You gave up a hand that was worth keeping
habit-missed-dost = You had a hundred and said *dost* late or never
habit-false-dost = You said *dost* without a hundred
