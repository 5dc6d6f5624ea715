# Sezóny

season-title = ### 🏅 Sezóna { $length ->
    [quarter] { $year }, { $number }. čtvrtletí
    [half] { $year }, { $number }. pololetí
   *[year] { $year }
  }
season-title-months = ### 🏅 Sezóna { $months }
season-until = Trvá do { $until }.
season-over = **Tahle sezóna skončila.**
season-none = Je poslední: moderátoři serveru zvolili, že další sezóny nebudou.
season-next = Teď žádná neběží. Další začne { $begins }.
season-nobody = Body zatím nikdo nemá. Zahrajte si hru mezi lidmi, večer nebo rozdání dne.
season-division = **{ $division }. divize**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] série { $points }
    [games] hry { $points }
    [evenings] večery { $points }
   *[days] dny { $points }
  }
season-how = -# **Body.** Série mezi lidmi: za vyhranou { $seriesWon }, za jinou { $seriesOther }; za měsíc se jich počítá nejvýš { $mostSeries }. Jiná hra mezi lidmi: { $gameWon }, nebo { $gameOther }; počítá se jich nejvýš { $mostGames }. Večer, na kterém se některé rozdání hrálo aspoň u dvou stolů: za 100 % { $evening }, za méně poměrně; počítá se jich nejvýš { $mostEvenings }, z více jejich průměr. Rozdání dne, které dohráli aspoň { $least } lidé: za 100 % { $daily }, za méně poměrně.
    -# **Divize.** Po sezóně, ve které mělo body víc než { $together } lidí, jsou divize po { $division }. S každou sezónou { $moving } postupují a { $moving } sestupují; kdo má stejně bodů, zůstává spolu. Kdo je nový, začíná v nejnižší.
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
button-season-page-before = Předchozí stránka
button-season-page-after = Další stránka
settings-seasons = **Sezóny:** jak jsou dlouhé. Sezóna, která běží, doběhne do konce tak, jak je; co zvolíš, platí pro ty další.
settings-seasons-since = Co je tu zvolené, platí od { $since }.
settings-seasons-month = Měsíc
settings-seasons-quarter = Čtvrtletí
settings-seasons-half = Pololetí
settings-seasons-year = Rok
settings-seasons-none = Žádné sezóny
