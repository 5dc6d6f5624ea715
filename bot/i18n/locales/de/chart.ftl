# The race of a series as a picture: the words on it stand in little room.

race-games = Spiel
race-taken-away = von den anderen weggenommen
race-first-to-ten = zuerst bei zehn
race-won = gewonnen
race-won-twice = zwei Serien gewonnen
race-drawn = unentschieden

# The same in words, for the description of the picture and for the message below it.

race-alt = Diagramm einer Serie bis { $goal } Brčka { $games ->
    [0] vor dem ersten Spiel
    [one] nach einem Spiel
   *[other] nach { $games } Spielen
  }: { $names0 } haben { $brcka0 }, { $names1 } haben { $brcka1 }.
race-text = **{ $names0 }** haben **{ $brcka0 }**, **{ $names1 }** haben **{ $brcka1 }** von { $goal } Brčka, { $games ->
    [0] noch vor dem ersten Spiel
    [one] nach einem Spiel
   *[other] nach { $games } Spielen
  }.
race-says-won = { $names } haben die Serie gewonnen.
race-says-won-single = { $names } haben das einzelne Spiel gewonnen.
race-says-won-twice = { $names } haben zwei Serien auf einmal gewonnen.
race-says-drawn = Die Serie ist unentschieden: { $names } waren zuerst bei zehn, aber nicht bei zwanzig.
race-says-first = { $names } waren zuerst bei zehn.
race-says-took = { $names } haben den anderen { $brcka ->
    [one] ein Brčko
   *[other] { $brcka } Brčka
  } weggenommen.
race-order = Brčka nach jedem Spiel, zuerst { $names }:
race-order-last = Brčka nach jedem der letzten { $told } von { $all } Spielen, zuerst { $names }:
race-one-game = Spiel { $first }: { $points }
race-some-games = Spiele { $first } bis { $last }: { $points }
race-balance = { $brcka0 } zu { $brcka1 }

# The standings as a picture: the heads of its columns, and what stands for a name that the type has no letters for.

standings-picture-brcka = Brčka
standings-picture-chips = Chips
standings-picture-points = Punkte
standings-picture-rating = Wertung
standings-picture-series = Serien
standings-picture-games = Spiele
standings-picture-nameless = Person { $row }
standings-alt = Tabelle der Rangliste. Serien: gewonnen, unentschieden, verloren. Spiele: gewonnen, verloren.
standings-alt-results = { $game }: Tabelle der Rangliste. Spiele: gewonnen, unentschieden, verloren.
standings-alt-points = { $place }. { $name }: Spiele { $won }–{ $drawn }–{ $lost }, Punkte { $score }.
standings-alt-points-rated = { $place }. { $name }: Wertung { $rating }, Spiele { $won }–{ $drawn }–{ $lost }, Punkte { $score }.
standings-alt-chips = { $place }. { $name }: Spiele { $won }–{ $drawn }–{ $lost }, Chips { $score }.
standings-alt-chips-rated = { $place }. { $name }: Wertung { $rating }, Spiele { $won }–{ $drawn }–{ $lost }, Chips { $score }.
standings-alt-row = { $place }. { $name }: Serien { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, Spiele { $gamesWon }–{ $gamesLost }, Brčka { $brcka }.
standings-alt-row-rated = { $place }. { $name }: Wertung { $rating }, Serien { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, Spiele { $gamesWon }–{ $gamesLost }, Brčka { $brcka }.
standings-alt-more = { $rows ->
    [one] Eine weitere Zeile ist weggelassen.
   *[other] { $rows } weitere Zeilen sind weggelassen.
  }

# The course of a finished game: what its sides had after each deal.

course-title = ## { $title } · Spiel { $game }
course-deals = Runde
course-label-won = gewonnen
course-alt = Diagramm eines Spiels { $game } nach { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
  }: { $standing }.
course-text = { $standing } nach { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
  }.
course-standing = { $name } { $points }
course-won = { $name } hat gewonnen.
course-drawn = Niemand hat gewonnen.
course-order = Nach jeder Runde, in der Reihenfolge { $names }:
course-order-last = Nach jeder der letzten { $told } von { $all } Runden, in der Reihenfolge { $names }:
course-one-deal = Runde { $first }: { $points }
course-some-deals = Runden { $first } bis { $last }: { $points }
