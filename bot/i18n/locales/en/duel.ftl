# Tricks of two cards: what Trappola and Bulka share

trappola-against = -# Against { $name }.
duel-bonus = { $bonus ->
    [last-three] the last three tricks with deuces, not each by itself
    [last-two] the last two tricks with deuces, not each by itself
    [last-deuce] the last trick with a deuce
    [last] the last trick
    [first-deuce] the first trick with a deuce
    [all] all nine tricks
   *[deuce] a trick with a deuce
  }
duel-ask-follow = **Your turn.** Follow { SUIT($suit) }; you need not beat.
duel-ask-discard = **Your turn.** No { SUIT($suit) }: any card.
duel-now = -# Points: { $ours } for you, { $theirs }{ "\u00A0" }for{ "\u00A0" }{ $name }.
duel-learn-result = **All nine tricks are played:** { $ours } points for you, { $theirs } for { $name }.
duel-learn-made-of = -# Yours: { $declared } declared, { $bonuses } in bonuses, { $cards } in cards.
duel-may-declare = -# Below the cards: what you may say before you play.
cut-too-far = The cut moves 1 to 35 cards.
no-set = Only aces, kings, { RANKS("~C") }, jacks and deuces make a set.
set-broken = That set is no longer whole: one of its cards has been played, or you have taken the fourth.
duel-hint-anew = That weighs sets and deuces, too.
