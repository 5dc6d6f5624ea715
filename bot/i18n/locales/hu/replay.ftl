# A past game, card by card

button-replay = Visszajátszás
replay-title = ### ▶️ { $game } · { $table }.{ "\u00A0" }asztal, { $number }.{ "\u00A0" }játszma, { $deal }.{ "\u00A0" }leosztás
replay-dealt = A lapok kiosztva.
replay-cut = Emelés { $cards }{ "\u00A0" }lapnál; a lapok kiosztva.
replay-declare = { $name } bemondása: { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }
replay-ask = { $name } kérdése: hol a negyedik { RANK($rank) }?
replay-signal = { $name } jelzése: { SUIT($suit) }.
replay-concede = Feladta: { $names }.
replay-move-exchange = { $name } félreteszi a lapjait, és másokat vesz.
replay-move-keep = { $name } megtartja a lapjait.
replay-move-blanche = { $name } bemondása: blanš.
replay-move-bianca = { $name } bemondása: bianka (se ász, se figura).
replay-move-alifer = { $name } kérdése: *Alifer?*
replay-move-agree = { $name } beleegyezik: új osztás jön.
replay-move-refuse = { $name } nem kér új lapokat.
replay-move-dost = { $name } *dostot* mond.
replay-move-count = { $name } számolást kér.
button-replay-card = Lap
replay-to-trick = { $number }. ütés
replay-to-deal = { $deal }. leosztás az elejétől
button-replay-open = Mindenki lapjai
button-replay-closed = Lapok elrejtése
button-replay-post = Mutasd ezt a pillanatot
button-replay-film = Megosztás filmként
button-replay-share = Mutasd mindenkinek
replay-share = Mit lásson itt mindenki?
replay-film-working = Készül a film, { $deal }.{ "\u00A0" }leosztás. Eltart néhány másodpercig.
replay-film-alt = Film, { $deal }. leosztás: { $names } lapjai egymás után kerülnek az asztalra. Az alatta lévő szöveg ugyanezt mondja el.
no-replay = Ebben a játszmában még egyetlen leosztás sem ért véget. Azt a leosztást lehet visszajátszani, amelynek már minden lapja megmutatható.
no-replay-deal = Ebben a játszmában csak { $deals ->
    [one] egy leosztás játszható
   *[other] { $deals }{ "\u00A0" }leosztás játszható
  } vissza.
