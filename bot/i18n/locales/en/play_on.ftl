# Playing on from a moment of a past game, or from a puzzle

button-play-on = Play on from here
button-play-on-trick = Trick { $trick } · { $name }
button-play-on-back = { $from ->
    [puzzle] Back to the puzzle
   *[game] Back to the game
  }
button-play-on-again = Again from here
play-on-title = ### 🔀 Playing on · { $game }
play-on-ask = **Whose cards do you take?** The first seat is the one to move. Strong computers play the others. Only you see this deal, and nothing of it is recorded.
play-on-dear = -# Play on from just before a costly card:
play-on-points = **The deal is over.** { $whose ->
    [you] Your points and your opponent’s
    [side] Points of you two and of the others
   *[others] Points
  }: **{ $made }**. { $before ->
    [perfect] With all hands open and perfect play
   *[game] In the game
  }: **{ $then }**.
play-on-chips = Your chips after this deal: **{ $made }**. In the game: **{ $then }**.
play-on-none = none
play-on-uncounted = -# Nothing of this is recorded.
play-on-over = This deal is over here, and there is no card to play. Go back some cards, and play on from there.
play-on-alone = Here you play on with a deal that counts nowhere, to its end or as far as you like. You can go back to where you started it at any time.
play-on-puzzle = Play a card in this puzzle first, for the first one counts. Then you can play on from it.
