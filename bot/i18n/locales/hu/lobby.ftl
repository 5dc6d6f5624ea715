# The lobby

welcome = ## 🃏 Stovkahra
    Ketten kettő ellen: vidd el az ütéseket, és számolj! Aki száz ponttal *dostot* mond, vagyis hogy elég, megnyeri a játszmát.
    Minden játszma gyufaszálakat, **brčkókat** hoz, és tíz brčkóval tiéd a széria.
welcome-others = -# Minden más innen indul: `/stovkahra kezdőlap`. Más játékok: { OPENING($listed) }.
welcome-moderators = -# Moderátoroknak: a nyelv, a csatornák és az új asztalok beállításai itt vannak: `/stovkahra-moderálás szerverbeállítások`.
levels = ### 🃏 { $game }
    { levels-strength }
levels-strength = Milyen jól játsszon a gép? A lapjaidat rögtön megkapod.
levels-opponents = ### 🃏 { $game }
    Hány ellenfél legyen?
button-opponents = { $number ->
    [one] 1 ellenfél
   *[other] { $number } ellenfél
  }
button-learn = Tanulás
button-how-to-play = Hogyan játsszák?
button-play = Játék

lobby-title = ### 🃏 { $game } · { $table }. asztal
lobby-against = –
lobby-free = szabad hely
lobby-options = nyitotta: { $opener }{ $pace ->
    [slow] { " " }· lassú gépek
    [fast] { " " }· gyors gépek
   *[normal] { "" }
  }{ $hints ->
    [on] { " " }· tippekkel
   *[off] { "" }
  }{ $clock ->
    [half-minute] {" "}· lépésenként 30 másodperc
    [minute] {" "}· lépésenként egy perc
    [two-minutes] {" "}· lépésenként két perc
    [day] {" "}· lépésenként egy nap
    [bank-five] {" "}· játszmánként 5 perc, laponként 10 másodperc
    [bank-fifteen] {" "}· játszmánként 15 perc, laponként 20 másodperc
   *[none] {""}
  }{ $pause ->
    [short] {" "}· rövid szünetek
    [long] {" "}· hosszú szünetek
   *[normal] {""}
  }{ $ping ->
    [off] {" "}· említés nélkül
    [five-minutes] {" "}· említés öt perc után
    [hour] {" "}· említés egy óra után
   *[minute] {""}
  }{ $look ->
    [text] {" "}· szöveggel, képek nélkül
   *[picture] {""}
  }{ $newcomers ->
    [at-once] {" "}· az érkezők azonnal beülnek
   *[between-deals] {""}
  }{ $partners ->
    [drawn] {" "}· a párokat sorsoljuk
   *[agreed] {""}
  }
lobby-computer = { $name }, { $level }
lobby-computers = 🤖 Gépek leültetése
lobby-computers-one = { $level }: egy hely
lobby-computers-every = { $level }: minden szabad hely
level-beginner = kezdő
level-regular = haladó
level-strong = erős
partners-to-be-drawn = 🎲 **A párokat kezdéskor sorsoljuk ki,** bárki bárhol ül most.
partners-were-drawn = 🎲 A sorsolás eredménye: { $one } – { $other }.
button-sit = Leülök
button-sit-against = { $name } ellen
button-sit-with = { $partner } társa
button-stand = Felállok
button-start = Kezdés
button-options = Beállítások
button-options-more = További beállítások
button-thread = Külön szálba
options-switches = Mi legyen érvényes
button-hand = Lapjaim
resume-offer-game = Van egy félbehagyott játékotok ({ $table }.{ "\u00A0" }asztal).
button-resume = Folytassuk
button-give-up = Játszma feladása
give-up-waits = 🏳️ { $name } feladná a félbehagyott játszmát; ehhez { $partner } beleegyezése is kell.
ask-give-up = **Feladod a félbehagyott játszmát ({ $table }.{ "\u00A0" }asztal)?** Vesztettnek számít, mintha ott adtad volna fel.
given-up = A játszma feladva ({ $table }. asztal), és így került a nyilvántartásba.
