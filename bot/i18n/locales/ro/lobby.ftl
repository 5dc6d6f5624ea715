# The lobby

welcome = ## 🃏 Stovkahra
    Doi contra doi iau levate și numără: cine spune *dost*, adică destul, la o sută de puncte, câștigă partida.
    Fiecare partidă aduce bețe de chibrit, **brčka**, iar zece brčka câștigă seria.
welcome-others = -# Toate celelalte încep la `/stovkahra acasă`. Alte jocuri: { OPENING($listed) }.
welcome-moderators = -# Pentru moderatori: limba, canalele și cum sunt mesele noi se aleg cu `/stovkahra-moderare setări`.
levels = ### 🃏 { $game }
    { levels-strength }
levels-strength = Cât de bine să joace calculatorul? Primești cărțile imediat.
levels-opponents = ### 🃏 { $game }
    Câți adversari?
button-opponents = { $number ->
    [one] 1 adversar
    [few] { $number } adversari
   *[other] { $number } de adversari
  }
button-learn = Învață
button-how-to-play = Cum se joacă
button-play = Joacă

lobby-title = ### 🃏 { $game } · masa { $table }
lobby-against = contra
lobby-free = loc liber
lobby-options = deschisă de { $opener }{ $pace ->
    [slow] { " " }· calculatoare lente
    [fast] { " " }· calculatoare rapide
   *[normal] { "" }
  }{ $hints ->
    [on] { " " }· sfaturi permise
   *[off] { "" }
  }{ $clock ->
    [half-minute] {" "}· 30 de secunde pe mutare
    [minute] {" "}· un minut pe mutare
    [two-minutes] {" "}· două minute pe mutare
    [day] {" "}· o zi pe mutare
    [bank-five] {" "}· 5 minute pe partidă și 10 secunde pe carte
    [bank-fifteen] {" "}· 15 minute pe partidă și 20 de secunde pe carte
   *[none] {""}
  }{ $pause ->
    [short] {" "}· pauze scurte
    [long] {" "}· pauze lungi
   *[normal] {""}
  }{ $ping ->
    [off] {" "}· fără mențiuni
    [five-minutes] {" "}· mențiune după cinci minute
    [hour] {" "}· mențiune după o oră
   *[minute] {""}
  }{ $look ->
    [text] {" "}· în cuvinte, fără imagini
   *[picture] {""}
  }{ $newcomers ->
    [at-once] {" "}· nou-veniții joacă imediat
   *[between-deals] {""}
  }{ $partners ->
    [drawn] {" "}· perechile se trag la sorți
   *[agreed] {""}
  }
lobby-computer = { $name }, { $level }
lobby-computers = 🤖 Adaugă calculatoare
lobby-computers-one = { $level }: un loc
lobby-computers-every = { $level }: toate locurile libere
level-beginner = începător
level-regular = mediu
level-strong = puternic
partners-to-be-drawn = 🎲 **Perechile se trag la sorți la început,** oricine unde ar sta acum.
partners-were-drawn = 🎲 Sorții au hotărât: { $one } contra { $other }.
button-sit = Ia un loc
button-sit-against = Contra { $name }
button-sit-with = Cu { $partner }
button-stand = Ridică-te
button-start = Începe
button-options = Opțiuni
button-options-more = Alte opțiuni
button-thread = Într-un fir
options-switches = Ce să fie valabil
button-hand = Mâna mea
resume-offer-game = Aveți o partidă neterminată, de la masa { $table }.
button-resume = Continuă
button-give-up = Cedează partida
give-up-waits = 🏳️ { $name } propune să cedați partida; { $partner } trebuie să accepte.
ask-give-up = **Cedezi partida neterminată de la masa { $table }?** Se consideră pierdută, ca și cum ar fi fost cedată acolo.
given-up = Partida de la masa { $table } e cedată și trecută așa în evidență.
