# The lobby

welcome = ## 🃏 Stovkahra
    Play at once: three computers sit down with you, and your hand is opened.
welcome-others = -# With other people: `/stovkahra new`. What the rules say: `/stovkahra rules`. Two older games: `/trappola new`, `/bulka new`.

lobby-title = ## 🃏 { $game } · table { $table }
lobby-against = against
lobby-free = free seat
lobby-options = { $pace ->
    [slow] slow computers
    [fast] fast computers
   *[normal] computers play a card a second
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
resume-offer-game = You have begun a game together that is not over, at table { $table }.
button-resume = Go on with it
