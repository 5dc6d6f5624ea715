# The race of a series as a picture: the words on it stand in little room.

race-games = Hra
race-taken-away = vzali soupeři
race-first-to-ten = jako první deset
race-won = výhra
race-won-twice = dvě vyhrané série
race-drawn = remíza

# The same in words, for the description of the picture and for the message below it.

race-alt = Graf série do { $goal } brček { $games ->
    [0] před první hrou
    [one] po 1 hře
    [few] po { $games } hrách
    [many] po { $games } hry
   *[other] po { $games } hrách
  }: { $names0 } mají { $brcka0 }, { $names1 } mají { $brcka1 }.
race-text = **{ $names0 }** mají **{ $brcka0 }**, **{ $names1 }** mají **{ $brcka1 }** z { $goal } brček { $games ->
    [0] před první hrou
    [one] po 1 hře
    [few] po { $games } hrách
    [many] po { $games } hry
   *[other] po { $games } hrách
  }.
race-says-won = { $names } vyhrávají sérii.
race-says-won-single = { $names } vyhrávají jedinou hru.
race-says-won-twice = { $names } vyhrávají dvě série najednou.
race-says-drawn = Série končí remízou: { $names } mají jako první deset, ale ne dvacet.
race-says-first = { $names } mají jako první deset.
race-says-took = { $names } berou soupeřům celkem { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }.
race-order = Brčka po každé hře, nejdřív { $names }:
race-order-last = Brčka po každé hře, jen posledních { $told } z { $all }, nejdřív { $names }:
race-one-game = Hra { $first }: { $points }
race-some-games = Hry { $first } až { $last }: { $points }
race-balance = { $brcka0 }:{ $brcka1 }

# The standings as a picture: the heads of its columns, and what stands for a name that the type has no letters for.

standings-picture-brcka = Brčka
standings-picture-chips = Žetony
standings-picture-points = Body
standings-picture-rating = Rating
standings-picture-series = Série
standings-picture-games = Hry
standings-picture-nameless = Hráč { $row }
standings-alt = Tabulka pořadí. Série: výhry, remízy, prohry. Hry: výhry, prohry.
standings-alt-results = { $game }: tabulka pořadí. Hry: výhry, remízy, prohry.
standings-alt-points = { $place }. { $name }: hry { $won }–{ $drawn }–{ $lost }, body { $score }.
standings-alt-points-rated = { $place }. { $name }: rating { $rating }, hry { $won }–{ $drawn }–{ $lost }, body { $score }.
standings-alt-chips = { $place }. { $name }: hry { $won }–{ $drawn }–{ $lost }, žetony { $score }.
standings-alt-chips-rated = { $place }. { $name }: rating { $rating }, hry { $won }–{ $drawn }–{ $lost }, žetony { $score }.
standings-alt-row = { $place }. { $name }: série { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, hry { $gamesWon }–{ $gamesLost }, brčka { $brcka }.
standings-alt-row-rated = { $place }. { $name }: rating { $rating }, série { $seriesWon }–{ $seriesDrawn }–{ $seriesLost }, hry { $gamesWon }–{ $gamesLost }, brčka { $brcka }.
standings-alt-more = { $rows ->
    [one] 1 další řádek je vynechán.
    [few] { $rows } další řádky jsou vynechány.
    [many] { $rows } dalšího řádku je vynecháno.
   *[other] { $rows } dalších řádků je vynecháno.
  }

# The course of a finished game: what its sides had after each deal.

course-title = ## { $title } · hra { $game }
course-deals = Rozdání
course-label-won = výhra
course-alt = Graf hry { $game } po { $deals ->
    [one] 1 rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
  }: { $standing }.
course-text = { $standing } po { $deals ->
    [one] 1 rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
  }.
course-standing = { $name } { $points }
course-won = Vyhrává { $name }.
course-drawn = Nevyhrává nikdo.
course-order = Po každém rozdání, v pořadí { $names }:
course-order-last = Po každém rozdání, jen posledních { $told } z { $all }, v pořadí { $names }:
course-one-deal = Rozdání { $first }: { $points }
course-some-deals = Rozdání { $first } až { $last }: { $points }
