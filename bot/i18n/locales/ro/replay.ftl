# A past game, card by card

button-replay = Reluare
replay-title = ### ▶️ { $game } · masa{ "\u00A0" }{ $table }, partida{ "\u00A0" }{ $number }, dona{ "\u00A0" }{ $deal }
replay-dealt = Cărțile sunt împărțite.
replay-cut = Pachetul s-a tăiat la{ "\u00A0" }{ $cards }; cărțile sunt împărțite.
replay-declare = { $name } anunță { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }
replay-ask = { $name } întreabă de a patra carte ({ RANK($rank) }).
replay-signal = { $name } face semn: { SUIT($suit) }.
replay-concede = Cedează partida: { $names }.
replay-move-exchange = { $name } pune cărțile deoparte și ia altele.
replay-move-keep = { $name } păstrează cărțile.
replay-move-blanche = { $name } spune blanš.
replay-move-bianca = { $name } spune bianka (fără as și figuri).
replay-move-alifer = { $name } întreabă: *Alifer?*
replay-move-agree = { $name } e de acord: se împarte din nou.
replay-move-refuse = { $name } nu vrea alte cărți.
replay-move-dost = { $name } spune *dost*.
replay-move-count = { $name } cere numărătoarea.
button-replay-card = Carte
replay-to-trick = Levata { $number }
replay-to-deal = Dona { $deal } de la început
button-replay-open = Arată toate mâinile
button-replay-closed = Ascunde mâinile
button-replay-post = Arată momentul acesta
button-replay-film = Distribuie ca film
button-replay-share = Arată tuturor
replay-share = Ce să vadă toți de aici?
replay-film-working = Se pregătește filmul donei{ "\u00A0" }{ $deal }. Durează câteva secunde.
replay-film-alt = Filmul donei { $deal }: cărțile jucătorilor { $names } se joacă una după alta. Textul de sub el spune același lucru.
no-replay = Nicio donă a acestei partide nu e încheiată încă. O donă se poate relua când toate cărțile ei se pot arăta.
no-replay-deal = Partida asta are { $deals ->
    [one] o singură donă
    [few] doar { $deals }{ "\u00A0" }done
   *[other] doar { $deals }{ "\u00A0" }de done
  } de reluat.
