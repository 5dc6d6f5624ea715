# Szezonok

season-title = ### 🏅 Szezon { $length ->
    [quarter] { $year }, { $number }. negyedév
    [half] { $year }, { $number }. félév
   *[year] { $year }
  }
season-title-months = ### 🏅 Szezon { $months }
season-until = Eddig tart: { $until }.
season-over = **Ennek a szezonnak vége.**
season-none = Egyelőre ez az utolsó.
season-next = Most nincs szezon. A következő kezdete: { $begins }.
season-nobody = Még senkinek sincs pontja. Játsszatok egy játszmát emberek között, egy estét vagy a nap leosztását.
season-division = { $division }. osztály
season-head = { $part ->
    [total] Pt
    [series] Szé
    [games] Ját
    [evenings] Est
   *[days] Nap
  }
season-columns = -# Pontok összesen, és miért.
season-how =
    -# **Pontok** azért, amit emberek egy hónapban egymással játszanak:
    -# Széria: megnyerve { $seriesWon }, különben { $seriesOther }; legfeljebb { $mostSeries } számít.
    -# Más játszma: megnyerve { $gameWon }, különben { $gameOther }; legfeljebb { $mostGames } számít.
    -# Este: 100%-nál { $evening }, kevesebbnél arányosan; legfeljebb { $mostEvenings } számít, több közül az átlaguk.
    -# A nap leosztása, ha legalább { $least } ember végigjátszotta: 100%-nál { $daily }.
    -# **Osztályok** { $division } emberrel, ha { $together } embernél többnek volt pontja: { $moving } feljut, { $moving } kiesik. Az egyenlők együtt maradnak, az újak legalul kezdenek.
season-honours = **A szezonnak vége.** Ők voltak a legjobbak:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = A legtöbb pont, { $part ->
    [series] szériák
    [games] más játszmák
    [evenings] esték
   *[days] a nap leosztásai
  }: **{ $names }** · { $points }
season-people = { $people } ember
season-mark = 🎖️ { $feat }: { $names }
button-season-before = Előző szezon
button-season-after = Következő szezon
button-season-table = A táblázat
settings-seasons = **Szezonok:** milyen hosszúak. A futó szezon a végéig úgy megy tovább, ahogy van; amit választasz, az utána következőkre érvényes.
settings-seasons-since = Ami itt ki van választva, ettől a naptól érvényes: { $since }.
settings-seasons-month = Egy hónap
settings-seasons-quarter = Egy negyedév
settings-seasons-half = Fél év
settings-seasons-year = Egy év
settings-seasons-none = Nincsenek szezonok
