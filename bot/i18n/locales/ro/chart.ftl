# The race of a series as a picture: the words on it stand in little room.

race-games = Partida
race-taken-away = luate de adversari
race-first-to-ten = întâi la zece
race-won = câștigă seria
race-won-twice = câștigă 2 serii
race-drawn = egalitate

# The same in words, for the description of the picture and for the message below it.

race-alt = Graficul unei serii până la { $goal ->
    [20] { $goal } de brčka
   *[10] { $goal } brčka
  } { $games ->
    [0] înainte de prima partidă
    [one] după o partidă
    [few] după { $games } partide
   *[other] după { $games } de partide
  }: { $names0 } au { $brcka0 }, { $names1 } au { $brcka1 }.
race-text = **{ $names0 }** au **{ $brcka0 }**, **{ $names1 }** au **{ $brcka1 }** din { $goal ->
    [20] { $goal } de brčka
   *[10] { $goal } brčka
  } { $games ->
    [0] înainte de prima partidă
    [one] după o partidă
    [few] după { $games } partide
   *[other] după { $games } de partide
  }.
race-says-won = { $names } au câștigat seria.
race-says-won-single = { $names } au câștigat partida unică.
race-says-won-twice = { $names } au câștigat două serii deodată.
race-says-drawn = Serie la egalitate: { $names } au ajuns întâi la zece, dar nu și la douăzeci.
race-says-first = { $names } au ajuns întâi la zece.
race-says-took = { $names } au luat { $brcka ->
    [one] un brčko
    [few] { $brcka } brčka
   *[other] { $brcka } de brčka
  } de la adversari.
race-order = Brčka după fiecare partidă, întâi { $names }:
race-order-last = Brčka după { $told ->
    [one] ultima partidă
    [few] fiecare dintre ultimele { $told } partide
   *[other] fiecare dintre ultimele { $told } de partide
  } din { $all }, întâi { $names }:
race-one-game = Partida { $first }: { $points }
race-some-games = Partidele { $first }–{ $last }: { $points }
race-balance = { $brcka0 } la { $brcka1 }

# The standings as a picture: the heads of its columns, and what stands for a name that the type has no letters for.

standings-picture-brcka = Brčka
standings-picture-chips = Jetoane
standings-picture-points = Puncte
standings-picture-rating = Rating
standings-picture-series = Serii
standings-picture-games = Partide
standings-picture-nameless = Jucătorul { $row }
standings-alt = Tabelul clasamentului. Serii: câștigate, egale, pierdute. Partide: câștigate, pierdute.
standings-alt-results = { $game }: tabelul clasamentului. Partide: câștigate, egale, pierdute.
standings-alt-points = { $place }. { $name }: partide { $won }–{ $drawn }–{ $lost }, puncte { $score }.
standings-alt-points-rated = { $place }. { $name }: rating { $rating }, partide { $won }–{ $drawn }–{ $lost }, puncte { $score }.
standings-alt-chips = { $place }. { $name }: partide { $won }–{ $drawn }–{ $lost }, jetoane { $score }.
standings-alt-chips-rated = { $place }. { $name }: rating { $rating }, partide { $won }–{ $drawn }–{ $lost }, jetoane { $score }.
standings-alt-row = { $place }. { $name }: serii { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, partide { $gamesWon }–{ $gamesLost }, brčka { $brcka }.
standings-alt-row-rated = { $place }. { $name }: rating { $rating }, serii { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, partide { $gamesWon }–{ $gamesLost }, brčka { $brcka }.
standings-alt-more = { $rows ->
    [one] Un rând nu mai încape.
    [few] { $rows } rânduri nu mai încap.
   *[other] { $rows } de rânduri nu mai încap.
  }

# The course of a finished game: what its sides had after each deal.

course-title = ## { $title } · partida { $game }
course-deals = Dona
course-label-won = a câștigat
course-alt = Graficul unei partide de { $game } după { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  }: { $standing }.
course-text = { $standing } după { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  }.
course-standing = { $name } { $points }
course-won = { $name } a câștigat.
course-drawn = Nimeni n-a câștigat.
course-order = După fiecare donă, în ordinea { $names }:
course-order-last = După { $told ->
    [one] ultima donă
    [few] fiecare dintre ultimele { $told } done
   *[other] fiecare dintre ultimele { $told } de done
  } din { $all }, în ordinea { $names }:
course-one-deal = Dona { $first }: { $points }
course-some-deals = Donele { $first }–{ $last }: { $points }
