# Evenings of the same deals

command-evening = este
command-evening-about = Egy este azonos leosztásokkal: minden asztalnál ugyanazok a lapok, aztán összehasonlítás
option-evening-deals-about = Hány leosztás, ha estét kezdesz; ha nem választasz, 4, egyéni vagy páros estén legfeljebb 8
evening-where = **{ $evening }. este**, { $table }. asztal · { $deal }. leosztás, összesen { $deals }
evening-side = { $sign } **{ $side }:** { $names }
evening-side-made = { $sign } **{ $side }:** { $names } · **{ $points }**
evening-lobby-how = Minden asztal ugyanazokkal a lapokkal játszik, és akkor kezd, amikor akar.
evening-covered = 🂠 Ezt a leosztást más asztaloknál is játszhatják: a lapokat mindenki csak a saját kezében látja. Az azonos jelű feleknél, 🔵 vagy 🔶, ugyanazok a lapok vannak.
evening-played = **Ez a leosztás itt véget ért.** Hogy mennyit ér, akkor látszik, ha minden asztal végigjátszotta.
evening-played-all = **Itt minden leosztás lement.** Az este akkor ér véget, ha minden asztal végzett velük.
evening-counts = **Ezt a leosztást minden asztal végigjátszotta**, és számít. Hogy ki mire jutott vele, az *Állás* gomb alatt látszik.
evening-goes-on = Megjött a következő leosztás: az asztal legújabb üzenetében van.
evening-was-stopped = **Leállítva.** Az este azon leosztásai, amelyeket itt nem játszottak végig, 40%-ot érnek, vagy kevesebbet annak, akinek a többi rosszabbul sikerült.
evening-left = **Itt már senki sem játszik.** Ezt a leosztást gépek játsszák végig, és számít; az utána következők kimaradnak.
evening-stop-done = Az este hátralévő részére leállítva: { $table }. asztal. Ezt a leosztást gépek játsszák végig, és számít.
button-evening = Állás
button-evening-join = Új asztal
button-evening-again = Megnézem újra
button-evening-rules = Hogyan számít
button-evening-deal = { $deal }. leosztás
button-evening-table = { $table }. asztal

# How it stands

evening-title = ### 🏆 { $evening }. este · { $deals } leosztás
evening-so-far = { $shown ->
    [0] Még semmi sem számít: egyetlen leosztást sem játszottak végig minden asztalnál.
    [one] Eddig egy leosztás számít, összesen { $deals } közül: ezt minden asztal végigjátszotta.
   *[other] Eddig { $shown } leosztás számít, összesen { $deals } közül: ezeket minden asztal végigjátszotta.
  }
evening-final = **Vége az estének.** Minden lejátszott leosztás számít ({ $deals }).
evening-won = 🏆 **Első hely: { $names }**, { $share }.
evening-won-shared = 🏆 **Az első helyen osztozik** { $names }, egyenként { $share }.
evening-won-team = 🏆 **Az estét nyerte: { $side } csapat**, { $share } – { $other }.
evening-won-nobody = 🏆 **A két csapat döntetlent ért el**, { $share }.
evening-share = { $known ->
    [yes] { $percent }%
   *[no] …
  }
evening-line = `{ $place }` **{ $share }** · { $names } · { $table }.{ "\u00A0" }asztal
evening-team = **{ $side } csapat · { $share }**
evening-half = { $names } · { $table }.{ "\u00A0" }asztal
evening-working = -# Most számoljuk ki, mire jutnának egy leosztással az erős gépek. Nézd meg kicsit később újra.
evening-played-out = -# A gépek még végigjátsszák a félbemaradt leosztásokat.
evening-plays = { $table }. asztal – most játsszák: { $deal }. leosztás.
evening-waits = { $table }. asztal – játékosokra vár, ezzel kezd: { $deal }. leosztás.
evening-finished = { $table }. asztal: minden leosztás lement.
evening-stopped = { $table }. asztal: leállították.
evening-until = Legkésőbb ekkor ér véget: { $until }.
how-counted = -# **Hogyan számít.** Egy leosztásért annyit kapsz, ahányad részét a ti oldalatok megelőzte a más asztaloknál ugyanazokkal a lapokkal játszóknak; az egyenlő fele annyit ér. Ha csak egy asztal van, erős gépekkel hasonlítjuk össze: ugyanannyi pont 50{ "\u00A0" }%, { $decisive } ponttal több 100{ "\u00A0" }%. Az eredményed az összes leosztás átlaga.
how-season = -# Senki sem lát lapot addig, amíg a leosztást minden asztal végig nem játszotta. Ha egy leosztást legalább két asztalnál játszanak, az este a szerver szezonjába számít bele, más táblázatba nem.
evening-how = -# **Késő, távol, leállítva.** A később nyitott asztal az első olyan leosztással kezd, amelyet még nem játszottak végig mindenhol. Aki túl sokáig gondolkodik egy lapon, helyette a gép játssza ki; aki feláll, helyette a gép játszik tovább. Ha egy leosztás közben az asztalt leállítják, mindenki feláll, vagy véget ér az este, a gépek végigjátsszák, és számít. Az a leosztás, amelyet egy asztal kihagyott, 40%-ot ér, vagy kevesebbet annak a félnek, amelynek a többi rosszabbul sikerült. A felek leosztásonként helyet cserélnek. Két asztalnál az azonos betűjelű felek egy csapat.
evening-seals = -# **A leosztások pecsétje:** a titkok SHA-256 értéke:

# One deal

evening-deal-title = ### 🃏 { $evening }. este · { $deal }. leosztás, összesen { $deals }
evening-deal-table = **{ $table }. asztal**
evening-points = { $sign } { $names } · **{ $points }** · { $share }
evening-unfinished = { $sign } { $names } · nincs végigjátszva · { $share }
evening-strong = Erős gépek a 🔵 jelű fél lapjaival: **{ $points }**
evening-same-cards = -# Az azonos jelű feleknél, 🔵 vagy 🔶, ugyanazok a lapok voltak.
evening-deal-nobody = Ezt a leosztást egy asztal sem játszotta.
evening-seed = -# Pecsét: `{ $seal }`, a kiosztást meghatározó titok, `{ $seed }` SHA-256 értéke.
