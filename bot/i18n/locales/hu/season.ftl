# Szezonok

command-season = szezon
command-season-about = A szerver szezonja: egy negyedév szériái, játszmái, estéi és a nap leosztásai egy táblázatban
season-title = ### 🏅 Szezon { $year }, { $quarter }. negyedév
season-until = Eddig tart: { $until }.
season-over = **Ennek a szezonnak vége.**
season-nobody = Még senkinek sincs pontja. Játsszatok egy játszmát emberek között, egy estét vagy a nap leosztását.
season-division = **{ $division }. osztály**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] szériák { $points }
    [games] játszmák { $points }
    [evenings] esték { $points }
   *[days] napok { $points }
  }
season-how = -# **Pontok.** Széria emberek között: ha megnyered, { $seriesWon }, különben { $seriesOther }; havonta legfeljebb { $mostSeries } számít. Más játszma emberek között: { $gameWon } vagy { $gameOther }; legfeljebb { $mostGames } számít. Este legalább két asztallal: 100%-nál { $evening }, kevesebbnél arányosan; legfeljebb { $mostEvenings } számít. A nap leosztása: 100%-nál { $daily }.
    -# **Osztályok.** Ha egy szezonban { $together } embernél többnek volt pontja, utána { $division } fős osztályok vannak. Minden szezonnal { $moving } ember feljut és { $moving } kiesik. Aki új, a legalsóban kezd.
season-honours = **A szezonnak vége.** Ők voltak a legjobbak:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = A legtöbb pont, { $part ->
    [series] szériák
    [games] más játszmák
    [evenings] esték
   *[days] a nap leosztásai
  }: **{ $names }** · { $points }
button-season-before = Előző szezon
button-season-after = Következő szezon
button-season-table = A táblázat
button-season-page-before = Előző oldal
button-season-page-after = Következő oldal
