# The race of a series as a picture: the words on it stand in little room.

race-games = Játszma
race-taken-away = elvette az ellenfél
race-first-to-ten = előbb tíznél
race-won = győzött
race-won-twice = két szériát nyert
race-drawn = döntetlen

# The same in words, for the description of the picture and for the message below it.

race-alt = Diagram egy { $goal } brčkóig tartó szériáról, { $games ->
    [0] az első játszma előtt
    [one] egy játszma után
   *[other] { $games } játszma után
  }: { $names0 } { $brcka0 }, { $names1 } { $brcka1 }.
race-text = A cél { $goal } brčko. { $games ->
    [0] Az első játszma előtt
    [one] Egy játszma után
   *[other] { $games } játszma után
  }: **{ $names0 }** **{ $brcka0 }**, **{ $names1 }** **{ $brcka1 }**.
race-says-won = { $names } megnyerte a szériát.
race-says-won-single = { $names } megnyerte az egyetlen játszmát.
race-says-won-twice = { $names } egyszerre két szériát nyert.
race-says-drawn = A széria döntetlen: { $names } tízig előbb jutott el, húszig nem.
race-says-first = { $names } jutott el előbb tízig.
race-says-took = { $names } eddig { $brcka ->
    [one] egy brčkót
   *[other] { $brcka } brčkót
  } vett el az ellenféltől.
race-order = Brčkók az egyes játszmák után, elöl { $names }:
race-order-last = Brčkók az utolsó { $told } játszma mindegyike után (összesen { $all } volt), elöl { $names }:
race-one-game = Játszma ({ $first }.): { $points }
race-some-games = Játszmák ({ $first }–{ $last }.): { $points }
race-balance = { $brcka0 }:{ $brcka1 }

# The standings as a picture: the heads of its columns, and what stands for a name that the type has no letters for.

standings-picture-brcka = Brčko
standings-picture-chips = Zseton
standings-picture-points = Pont
standings-picture-rating = Értékszám
standings-picture-series = Széria
standings-picture-games = Játszma
standings-picture-nameless = { $row }. játékos
standings-alt = A ranglista táblázata. Széria: nyert, döntetlen, vesztett. Játszma: nyert, vesztett.
standings-alt-results = { $game }: a ranglista táblázata. Játszma: nyert, döntetlen, vesztett.
standings-alt-points = { $place }. { $name }: játszma { $won }–{ $drawn }–{ $lost }, pont { $score }.
standings-alt-points-rated = { $place }. { $name }: értékszám { $rating }, játszma { $won }–{ $drawn }–{ $lost }, pont { $score }.
standings-alt-chips = { $place }. { $name }: játszma { $won }–{ $drawn }–{ $lost }, zseton { $score }.
standings-alt-chips-rated = { $place }. { $name }: értékszám { $rating }, játszma { $won }–{ $drawn }–{ $lost }, zseton { $score }.
standings-alt-row = { $place }. { $name }: széria { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, játszma { $gamesWon }–{ $gamesLost }, brčko { $brcka }.
standings-alt-row-rated = { $place }. { $name }: értékszám { $rating }, széria { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, játszma { $gamesWon }–{ $gamesLost }, brčko { $brcka }.
standings-alt-more = { $rows ->
    [one] Egy további sor
   *[other] { $rows } további sor
  } kimaradt.

# The course of a finished game: what its sides had after each deal.

course-title = ## { $title } · { $game }. játszma
course-deals = Leosztás
course-label-won = győzött
course-alt = Diagram egy játszmáról ({ $game }), { $deals ->
    [one] egy leosztás
   *[other] { $deals } leosztás
  } után: { $standing }.
course-text = { $standing }, { $deals ->
    [one] egy leosztás
   *[other] { $deals } leosztás
  } után.
course-standing = { $name } { $points }
course-won = { $name } győzött.
course-drawn = Senki sem győzött.
course-order = Az egyes leosztások után, ebben a sorrendben: { $names }:
course-order-last = Az utolsó { $told } leosztás mindegyike után (összesen { $all } volt), ebben a sorrendben: { $names }:
course-one-deal = Leosztás ({ $first }.): { $points }
course-some-deals = Leosztások ({ $first }–{ $last }.): { $points }
