# A past game, card by card

button-replay = Přehrát
replay-title = ### ▶️ { $game } · stůl{ "\u00A0" }{ $table }, hra{ "\u00A0" }{ $number }, rozdání{ "\u00A0" }{ $deal }
replay-dealt = Karty jsou rozdané.
replay-cut = Snímalo se u{ "\u00A0" }{ $cards }. karty; karty jsou rozdané.
replay-declare = { $name } hlásí { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }
replay-ask = { $name } se ptá, kde je { RANK($rank) } do čtveřice.
replay-signal = { $name } naznačuje { SUIT($suit) }.
replay-concede = Hru vzdávají: { $names }.
replay-move-exchange = { $name } odkládá karty a bere si jiné.
replay-move-keep = { $name } si karty nechává.
replay-move-blanche = { $name } hlásí blanš.
replay-move-bianca = { $name } hlásí bianku (bez esa a figury).
replay-move-alifer = { $name } se ptá: *Alifer?*
replay-move-agree = { $name } souhlasí: rozdává se znovu.
replay-move-refuse = { $name } nové karty odmítá.
replay-move-dost = { $name } říká *dost*.
replay-move-count = { $name } nechává sečíst body.
button-replay-card = Karta
replay-to-trick = Štych { $number }
replay-to-deal = Rozdání { $deal } od začátku
button-replay-open = Ukázat karty všech
button-replay-closed = Skrýt karty všech
button-replay-post = Ukázat tenhle okamžik
button-replay-film = Sdílet jako film
button-replay-share = Ukázat všem
replay-share = Co mají vidět všichni tady?
replay-film-working = Film rozdání{ "\u00A0" }{ $deal } se připravuje. Potrvá to pár vteřin.
replay-film-alt = Film rozdání { $deal }: hráči { $names } hrají kartu po kartě. Text pod ním říká totéž.
no-replay = Z této hry ještě není dohrané žádné rozdání. Přehrát jde až rozdání, z něhož se smějí ukázat všechny karty.
no-replay-deal = Tahle hra má k přehrání jen { $deals ->
    [one] jedno rozdání
    [few] { $deals }{ "\u00A0" }rozdání
    [many] { $deals }{ "\u00A0" }rozdání
   *[other] { $deals }{ "\u00A0" }rozdání
  }.
