# The lobby

welcome = ## 🃏 Stovkahra
    Játssz azonnal: leül melléd három gép, és máris kézbe kapod a lapjaidat.
welcome-others = -# Másokkal: `/stovkahra új`. A szabályok: `/stovkahra szabályok`. Két régebbi játék: `/trappola új`, `/bulka új`.

lobby-title = ## 🃏 { $game } · { $table }. asztal
lobby-how = A társak egymással szemben ülnek. Az a pár nyer, amelyiknek előbb lesz { $series ->
    [20] húsz
   *[10] tíz
  } brčkója. Foglalj helyet; ha négyen ültök, bármelyikőtök indíthat.
lobby-side = **{ $first }** és **{ $second }**
lobby-against = kontra
lobby-free = szabad hely
lobby-rules = -# { $shuffle ->
    [every] Keverés minden leosztás előtt
   *[first] Keverés a játszma első leosztása előtt, aztán csak összeszedés és emelés
  } · { $signals ->
    [off] jelezni tilos
   *[on] jelezni szabad
  } · { $count ->
    [open] nyílt számolás
   *[closed] fejben számolás
  } · széria { $series } brčkóig
lobby-options = { $pace ->
    [slow] lassú gépek
    [fast] gyors gépek
   *[normal] gépek: másodpercenként egy lap
  } · { $hints ->
    [on] tippekkel
   *[off] tippek nélkül
  }{ $clock ->
    [half-minute] {" "}· lépésenként 30 másodperc
    [minute] {" "}· lépésenként egy perc
    [two-minutes] {" "}· lépésenként két perc
    [day] {" "}· lépésenként egy nap
   *[none] {""}
  } · nyitotta: { $opener }
lobby-computer = { $name }, { $level }
lobby-computers = Gép a következő szabad helyre:
level-beginner = kezdő
level-regular = haladó
level-strong = erős
button-sit = { $place }. hely
button-sit-with = { $partner } társa
button-stand = Felállok
button-start = Kezdés
button-hand = Lapjaim
resume-offer = Ti négyen félbehagytatok egy szériát ({ $table }. asztal), brčkóban { $first }:{ $second } az állás.
resume-offer-game = Van egy félbehagyott játékotok ({ $table }. asztal).
button-resume = Folytassuk
