# Sezóny

season-title = ### 🏅 Sezóna { $length ->
    [quarter] { $year }, { $number }. čtvrtletí
    [half] { $year }, { $number }. pololetí
   *[year] { $year }
  }
season-title-months = ### 🏅 Sezóna { $months }
season-until = Trvá do { $until }.
season-over = **Tahle sezóna skončila.**
season-none = Zatím je poslední.
season-next = Teď žádná neběží. Další začne { $begins }.
season-nobody = Body zatím nikdo nemá. Zahrajte si hru mezi lidmi, večer nebo rozdání dne.
season-division = { $division }. divize
season-head = { $part ->
    [total] Bod
    [series] Sér
    [games] Hry
    [evenings] Več
   *[days] Dny
  }
season-columns = -# Body celkem, a za co.
season-how =
    -# **Body** za to, co se za měsíc hraje mezi lidmi:
    -# Série: vyhraná { $seriesWon }, jiná { $seriesOther }; počítá se nejvýš { $mostSeries }.
    -# Jiné hry: vyhraná { $gameWon }, jiná { $gameOther }; počítá se nejvýš { $mostGames }.
    -# Večery: za 100{ "\u00A0" }% { $evening }, za méně poměrně; počítá se nejvýš { $mostEvenings }, z více průměr.
    -# Rozdání dne, která dohráli aspoň { $least } lidé: za 100 % { $daily }.
    -# **Divize** po { $division }, jakmile mělo body víc než { $together } lidí: { $moving } postupují, { $moving } sestupují. Stejní zůstávají spolu, noví začínají v nejnižší.
season-honours = **Sezóna skončila.** Tihle byli nejlepší:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = Nejvíc bodů { $part ->
    [series] ze sérií
    [games] z jiných her
    [evenings] z večerů
   *[days] z rozdání dne
  }: **{ $names }** · { $points }
season-people = { $people } lidí
season-mark = 🎖️ { $feat }: { $names }
button-season-before = Předchozí sezóna
button-season-after = Další sezóna
button-season-table = Tabulka
settings-seasons = **Sezóny:** jak jsou dlouhé. Sezóna, která běží, doběhne do konce tak, jak je; co zvolíš, platí pro ty další.
settings-seasons-since = Co je tu zvolené, platí od { $since }.
settings-seasons-month = Měsíc
settings-seasons-quarter = Čtvrtletí
settings-seasons-half = Pololetí
settings-seasons-year = Rok
settings-seasons-none = Žádné sezóny
