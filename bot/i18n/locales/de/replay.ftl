# A past game, card by card

button-replay = Nachspielen
replay-title = ### ▶️ { $game } · Tisch{ "\u00A0" }{ $table }, Spiel{ "\u00A0" }{ $number }, Runde{ "\u00A0" }{ $deal }
replay-dealt = Die Karten sind gegeben.
replay-cut = Bei{ "\u00A0" }{ $cards } abgehoben; die Karten sind gegeben.
replay-declare = { $name } meldet { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }
replay-ask = { $name } fragt nach der vierten Karte ({ RANK($rank) }).
replay-signal = { $name } deutet { SUIT($suit) } an.
replay-concede = Aufgegeben von { $names }.
replay-move-exchange = { $name } legt das Blatt weg und nimmt ein anderes.
replay-move-keep = { $name } behält das Blatt.
replay-move-blanche = { $name } sagt blanš.
replay-move-bianca = { $name } sagt bianka (weder Ass noch Bild).
replay-move-alifer = { $name } fragt: *Alifer?*
replay-move-agree = { $name } ist einverstanden: Es wird neu gegeben.
replay-move-refuse = { $name } lehnt neue Karten ab.
replay-move-dost = { $name } sagt *dost*.
replay-move-count = { $name } lässt die Punkte zählen.
button-replay-card = Karte
replay-to-trick = Stich { $number }
replay-to-deal = Runde { $deal } von Anfang an
button-replay-open = Alle Blätter zeigen
button-replay-closed = Blätter verdecken
button-replay-post = Diesen Moment zeigen
button-replay-film = Als Film teilen
button-replay-share = Allen zeigen
replay-share = Was sollen alle hier sehen?
replay-film-working = Der Film von Runde{ "\u00A0" }{ $deal } entsteht. Das dauert ein paar Sekunden.
replay-film-alt = Film von Runde { $deal }: Die Karten von { $names } werden eine nach der anderen gespielt. Der Text darunter sagt dasselbe.
no-replay = Von diesem Spiel ist noch keine Runde beendet. Nachspielen lässt sich eine Runde, sobald alle ihre Karten gezeigt werden dürfen.
no-replay-deal = Dieses Spiel hat nur { $deals ->
    [one] eine Runde
   *[other] { $deals }{ "\u00A0" }Runden
  } zum Nachspielen.
