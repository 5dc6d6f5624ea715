# The lobby

welcome = ## 🃏 Stovkahra
    Joacă acum: trei calculatoare se așază la masă cu tine și îți primești cărțile.
welcome-others = -# Cu alți oameni: `/stovkahra joc-nou`. Ce spun regulile: `/stovkahra reguli`. Două jocuri mai vechi: `/trappola joc-nou`, `/bulka joc-nou`.

lobby-title = ## 🃏 { $game } · masa { $table }
lobby-how = Partenerii stau față în față. Câștigă cine ajunge primul la { $series ->
    [20] douăzeci de
   *[10] zece
  } brčka. Ia un loc; când sunteți patru, oricine dintre voi poate începe.
lobby-side = **{ $first }** și **{ $second }**
lobby-against = contra
lobby-free = loc liber
lobby-rules = -# { $shuffle ->
    [every] Cărți amestecate la fiecare donă
   *[first] Cărți amestecate la prima donă a partidei, apoi strânse și tăiate
  } · { $signals ->
    [off] fără semne
   *[on] semne permise
  } · { $count ->
    [open] numărătoare deschisă
   *[closed] numărătoare ascunsă
  } · serie până la { $series }
lobby-options = { $pace ->
    [slow] calculatoare lente
    [fast] calculatoare rapide
   *[normal] calculatoare cu o carte pe secundă
  } · { $hints ->
    [on] sfaturi permise
   *[off] fără sfaturi
  }{ $clock ->
    [half-minute] {" "}· 30 de secunde pe mutare
    [minute] {" "}· un minut pe mutare
    [two-minutes] {" "}· două minute pe mutare
    [day] {" "}· o zi pe mutare
   *[none] {""}
  } · deschisă de { $opener }
lobby-computer = { $name }, { $level }
lobby-computers = Un calculator pe următorul loc liber:
level-beginner = începător
level-regular = mediu
level-strong = avansat
button-sit = Locul { $place }
button-sit-with = Cu { $partner }
button-stand = Ridică-te
button-start = Începe
button-hand = Mâna mea
resume-offer = Voi patru aveți o serie neterminată, de la masa { $table }. Brčka: { $first } la { $second }.
resume-offer-game = Aveți împreună o partidă neterminată, de la masa { $table }.
button-resume = Continuă
