# The lobby

welcome = ## 🃏 Stovkahra
    Play at once: three computers sit down with you, and your hand is opened.
welcome-others = -# With other people: `/stovkahra new`. What the rules say: `/stovkahra rules`. Two older games: `/trappola new`, `/bulka new`.

lobby-title = ## 🃏 { $game } · table { $table }
lobby-how = Partners sit opposite each other. First to { $series ->
    [20] twenty
   *[10] ten
  } brčka wins. Take a seat; once four sit, anybody of them starts.
lobby-side = **{ $first }** and **{ $second }**
lobby-against = against
lobby-free = free seat
lobby-rules = -# { $shuffle ->
    [every] Shuffled for every deal
   *[first] Shuffled for the first deal of a game, then gathered and cut
  } · { $signals ->
    [off] no signals
   *[on] signals allowed
  } · { $count ->
    [open] open count
   *[closed] closed count
  } · series to { $series }
lobby-options = { $pace ->
    [slow] slow computers
    [fast] fast computers
   *[normal] computers a card a second
  } · { $hints ->
    [on] hints allowed
   *[off] no hints
  }{ $clock ->
    [half-minute] {" "}· 30 seconds a move
    [minute] {" "}· a minute a move
    [two-minutes] {" "}· two minutes a move
    [day] {" "}· a day a move
   *[none] {""}
  } · opened by { $opener }
lobby-computer = { $name }, { $level }
lobby-computers = A computer for the next free seat:
level-beginner = beginner
level-regular = regular
level-strong = strong
button-sit = Seat { $place }
button-sit-with = With { $partner }
button-stand = Stand up
button-start = Start
button-hand = My hand
resume-offer = You four have a series that is not over, table { $table }: { $first } to { $second } brčka.
resume-offer-game = You have begun a game together that is not over, at table { $table }.
button-resume = Go on with it
