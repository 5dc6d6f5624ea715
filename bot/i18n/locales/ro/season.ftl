# Sezoane

command-season = sezon
command-season-about = Sezonul acestui server: seriile, partidele, serile și donele zilei dintr-un trimestru
season-title = ### 🏅 Sezonul { $year }, trimestrul { $quarter }
season-until = Durează până la { $until }.
season-over = **Acest sezon s-a încheiat.**
season-nobody = Încă nu are nimeni puncte. Jucați o partidă între oameni, o seară sau dona zilei.
season-division = **Divizia { $division }**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] serii { $points }
    [games] partide { $points }
    [evenings] seri { $points }
   *[days] zile { $points }
  }
season-how = -# **Puncte.** O serie între oameni: { $seriesWon } dacă o câștigi, altfel { $seriesOther }; pe lună contează cel mult { $mostSeries }. Altă partidă între oameni: { $gameWon } sau { $gameOther }; contează cel mult { $mostGames }. O seară cu cel puțin două mese: { $evening } la 100%, mai puțin în proporție; contează cel mult { $mostEvenings }. Dona zilei: { $daily } la 100%.
    -# **Divizii.** După un sezon în care mai mult de { $together } oameni au avut puncte, sunt divizii de câte { $division }. La fiecare sezon { $moving } urcă și { $moving } coboară. Cine e nou începe în cea mai de jos.
season-honours = **Sezonul s-a încheiat.** Aceștia au fost cei mai buni:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = Cele mai multe puncte din { $part ->
    [series] serii
    [games] alte partide
    [evenings] seri
   *[days] donele zilei
  }: **{ $names }** · { $points }
button-season-before = Sezonul dinainte
button-season-after = Sezonul următor
button-season-table = Tabelul
button-season-page-before = Pagina anterioară
button-season-page-after = Pagina următoare
