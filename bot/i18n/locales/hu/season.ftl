# Szezonok

season-title = ### 🏅 Szezon { $length ->
    [quarter] { $year }, { $number }. negyedév
    [half] { $year }, { $number }. félév
   *[year] { $year }
  }
season-title-months = ### 🏅 Szezon { $months }
season-until = Eddig tart: { $until }.
season-over = **Ennek a szezonnak vége.**
season-none = Ez az utolsó: a szerver moderátorai úgy döntöttek, hogy nem lesz több szezon.
season-next = Most nincs szezon. A következő kezdete: { $begins }.
season-nobody = Még senkinek sincs pontja. Játsszatok egy játszmát emberek között, egy estét vagy a nap leosztását.
season-division = **{ $division }. osztály**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] szériák { $points }
    [games] játszmák { $points }
    [evenings] esték { $points }
   *[days] napok { $points }
  }
season-how = -# **Pontok.** Széria emberek között: ha megnyered, { $seriesWon }, különben { $seriesOther }; havonta legfeljebb { $mostSeries } számít. Más játszma emberek között: { $gameWon } vagy { $gameOther }; legfeljebb { $mostGames } számít. Este, amelyen egy leosztást legalább két asztalnál játszottak: 100%-nál { $evening }, kevesebbnél arányosan; legfeljebb { $mostEvenings } számít, több közül az átlaguk. A nap leosztása, ha legalább { $least } ember végigjátszotta: 100%-nál { $daily }, kevesebbnél arányosan.
    -# **Osztályok.** Ha egy szezonban { $together } embernél többnek volt pontja, utána { $division } fős osztályok vannak. Minden szezonnal { $moving } ember feljut és { $moving } kiesik; az egyenlő pontszámúak együtt maradnak. Aki új, a legalsóban kezd.
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
button-season-page-before = Előző oldal
button-season-page-after = Következő oldal
settings-seasons = **Szezonok:** milyen hosszúak. A futó szezon a végéig úgy megy tovább, ahogy van; amit választasz, az utána következőkre érvényes.
settings-seasons-since = Ami itt ki van választva, ettől a naptól érvényes: { $since }.
settings-seasons-month = Egy hónap
settings-seasons-quarter = Egy negyedév
settings-seasons-half = Fél év
settings-seasons-year = Egy év
settings-seasons-none = Nincsenek szezonok
