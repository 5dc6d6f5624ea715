# Sezoane

season-title = ### 🏅 Sezonul { $length ->
    [quarter] { $year }, trimestrul { $number }
    [half] { $year }, semestrul { $number }
   *[year] { $year }
  }
season-title-months = ### 🏅 Sezonul { $months }
season-until = Durează până la { $until }.
season-over = **Acest sezon s-a încheiat.**
season-none = Este ultimul: moderatorii serverului au ales să nu mai fie sezoane.
season-next = Acum nu este niciunul. Următorul începe pe { $begins }.
season-nobody = Încă nu are nimeni puncte. Jucați o partidă între oameni, o seară sau dona zilei.
season-division = **Divizia { $division }**
season-line = `{ $place }` **{ $points }** · { $name } · { $parts }
season-part = { $part ->
    [series] serii { $points }
    [games] partide { $points }
    [evenings] seri { $points }
   *[days] zile { $points }
  }
season-how = -# **Puncte.** O serie între oameni: { $seriesWon } dacă o câștigi, altfel { $seriesOther }; pe lună contează cel mult { $mostSeries }. Altă partidă între oameni: { $gameWon } sau { $gameOther }; contează cel mult { $mostGames }. O seară la care o donă s-a jucat la cel puțin două mese: { $evening } la 100%, mai puțin în proporție; contează cel mult { $mostEvenings }, din mai multe media lor. Dona zilei, dacă au terminat-o cel puțin { $least } oameni: { $daily } la 100%, mai puțin în proporție.
    -# **Divizii.** După un sezon în care mai mult de { $together } oameni au avut puncte, sunt divizii de câte { $division }. La fiecare sezon { $moving } urcă și { $moving } coboară; cei cu puncte egale rămân împreună. Cine e nou începe în cea mai de jos.
season-honours = **Sezonul s-a încheiat.** Aceștia au fost cei mai buni:
season-honoured = { $medal } **{ $name }** · { $points }
season-most = Cele mai multe puncte din { $part ->
    [series] serii
    [games] alte partide
    [evenings] seri
   *[days] donele zilei
  }: **{ $names }** · { $points }
season-people = { $people ->
    [one] o persoană
    [few] { $people } oameni
   *[other] { $people } de oameni
  }
season-mark = 🎖️ { $feat }: { $names }
button-season-before = Sezonul dinainte
button-season-after = Sezonul următor
button-season-table = Tabelul
button-season-page-before = Pagina anterioară
button-season-page-after = Pagina următoare
settings-seasons = **Sezoane:** cât țin. Sezonul în curs continuă neschimbat până la capăt; ce alegi e valabil pentru cele de după el.
settings-seasons-since = Ce e ales aici e valabil din { $since }.
settings-seasons-month = O lună
settings-seasons-quarter = Un trimestru
settings-seasons-half = O jumătate de an
settings-seasons-year = Un an
settings-seasons-none = Fără sezoane
