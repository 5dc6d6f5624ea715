# The panel

panel-title = ### Lapjaid · { $table }. asztal
panel-partner = -# Társad { $partner }, ellenfeleid { $first } és { $second }.
panel-trick = { $cards }
panel-trump = Adu: **{ SIGN($suit) } { SUIT($suit) }**
panel-score = -# Bejelentve: ti { $ours }, ők { $theirs }.
panel-score-open = -# Ti { $ours }, ők { $theirs }.
panel-cards = -# Szavakkal: { $cards }.
panel-waiting = { $name } következik.
panel-waiting-declare = Most mások mondanak be.
panel-waiting-cut = { $name } emel.
panel-waiting-deal = Új leosztás: { $when }.
panel-waiting-choice = A győztesek most döntenek a brčkóikról.
panel-lobby = A játék még nem kezdődött el. A helyed megvan.
panel-over = Ennél az asztalnál vége a játéknak.
panel-stopped = Ezt az asztalt leállították.
ask-cut = **Te emelsz.** Hány lap kerüljön felülről alulra?
ask-declare = **Mondj be, vagy passzolj.** Csak az ér pontot, amit bemondasz.
ask-declare-more = **Van még?** Mondj be, passzolj, vagy mondj *dostot*.
ask-lead = **Te hívsz.** Bármelyik lap jó.
ask-follow-beat = **Te jössz.** Adj { SUIT($suit, case: "acc") }, és üsd felül a { CARD($best, case: "acc") }.
ask-follow-below = **Te jössz.** Adj { SUIT($suit, case: "acc") }; a { CARD($best, case: "acc") } nem tudod felülütni.
ask-follow-behind-trump = **Te jössz.** Adj { SUIT($suit, case: "acc") }; már adu viszi az ütést, bármelyik jó.
ask-trump = **Te jössz.** Nincs nálad { SUIT($suit) }: adj adut.
ask-overtrump = **Te jössz.** Nincs nálad { SUIT($suit) }: üsd felül aduval a { CARD($best, case: "acc") }.
ask-undertrump = **Te jössz.** Nincs nálad { SUIT($suit) }: adj adut, bár a { CARD($best, case: "acc") } nem tudod felülütni.
ask-discard = **Te jössz.** Nincs nálad se { SUIT($suit) }, se adu: bármit adhatsz.
ask-claim = **Tiéd az utolsó ütés.** Mondj *dostot*, ha megvan a százatok, vagy kérj számolást.
ask-choice = **Nyertetek.** A sajátotokhoz teszitek a brčkót, vagy tőlük veszitek el? Kettőtök közül az dönt, aki előbb válaszol.
ask-dost = **Dostot mondasz?** Ha nincs meg a százatok, az ellenfél két brčkót nyer.
signal-yours = Jelzésed { $name } számára: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told = 🤫 { $name } ezt jelzi neked: **{ SIGN($suit) } { SUIT($suit) }**.
signal-ask = Az első hívás előtt egyszer jelezhetsz egy színt. Csak { $name } látja.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Passz
button-dost = Dost!
button-dost-sure = Igen, dost!
button-back = Vissza
button-count = Számolás
button-signal = Jelzés: { SUIT($suit) }
button-look = Frissítés
button-cut = { $cards }
button-cuts = { $from }–{ $to }
button-cut-any = Akárhol
moved-on = -# ↻ Közben továbbment a játék; most így áll.

button-hint = Tipp
hint = 💡 { $told } { $why }
hint-gain = 💡 { $told } { $why } Körülbelül { $points ->
    [one] 1 ponttal
   *[other] { $points } ponttal
  } jobb a második legjobbnál.
hint-play = Egy erős játékos ezt játszaná ki: **{ FACE($card) } { CARD($card) }**.
hint-declare = Egy erős játékos ezt mondaná be: **{ COMBINATION($combination) }**.
hint-pass = Egy erős játékos **passzolna**.
hint-dost = Egy erős játékos **dostot** mondana.
hint-count = Egy erős játékos **számolást** kérne.
hint-choose = Egy erős játékos ezt választaná: **{ $label }**.
hint-why-hundred = Megvan a százatok.
hint-why-count = Nincs meg a százatok.
hint-why-declare = Pontot ér, és kevesebbet árul el, mint amennyit hoz.
hint-why-nothing = Nincs már mit bemondani.
hint-why-only = Csak ezt a lapot játszhatod ki.
hint-why-lead-trump = Az aduhívás lehúzza a többiek aduit.
hint-why-lead-master = A saját színében már semmi sem üti.
hint-why-lead-low = Keveset kockáztatsz vele, és megmarad, ami még üthet.
hint-why-win = Felülüti az eddigi legjobb lapot.
hint-why-win-seven = Ha hetes viszi az ütést, bónusz jár érte.
hint-why-give = A társadé az ütés: ezzel pontot viszel haza.
hint-why-save = Az ütést nem viheted el, hát veszíts minél kevesebbet.

# What is seldom done

panel-more = Mit szeretnél?
panel-away = 💤 **A gép játszik helyetted**, mert kétszer egymás után nem léptél.
button-return = Itt vagyok
button-more = Egyéb
button-preferences = Beállításaim
button-concede = Feladom a játszmát
button-concede-sure = Igen, feladom
button-leave = Végleg felállok
button-leave-sure = Igen, felállok
button-stop = Hagyjuk abba
ask-concede = **Feladod ezt a játszmát?** Az ellenfél egy vagy két brčkót nyer vele, az eddigi pontoktól függően. A társadnak is bele kell egyeznie.
ask-leave = **Végleg felállsz?** A helyedre gép ül, a géptől pedig bárki átveheti.
concede-asked = 🏳️ A társadat is megkérdeztük. Ugyanígy vissza is vonhatod.
concede-taken-back = Játszol tovább.
concede-waits = 🏳️ Feladnád a játszmát; ehhez { $name } beleegyezése is kell, az *Egyéb* gombbal.
concede-partner = 🏳️ { $name } feladná a játszmát. Ha egyetértesz, add fel te is az *Egyéb* gombbal.
deadline-yours = ⏳ A lépésedre szánt idő lejár: { $when }.
brought-down = Az asztal újra kint van, a csatorna végén.
