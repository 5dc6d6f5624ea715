# Sezoane

season-title = ### 🏅 Sezonul { $length ->
    [quarter] { $year }, trimestrul { $number }
    [half] { $year }, semestrul { $number }
   *[year] { $year }
  }
season-title-months = ### 🏅 Sezonul { $months }
season-until = Durează până la { $until }.
season-over = **Acest sezon s-a încheiat.**
season-none = Deocamdată e ultimul.
season-next = Acum nu este niciunul. Următorul începe pe { $begins }.
season-nobody = Încă nu are nimeni puncte. Jucați o partidă între oameni, o seară sau dona zilei.
season-division = Divizia { $division }
season-head = { $part ->
    [total] Pct
    [series] Ser
    [games] Par
    [evenings] Sri
   *[days] Zi
  }
season-columns = -# Puncte în total, și pentru ce.
season-how =
    -# **Puncte** pentru ce se joacă într-o lună între oameni:
    -# Serii: { $seriesWon } la victorie, altfel { $seriesOther }; se socotesc cel mult { $mostSeries }.
    -# Alte partide: { $gameWon } la victorie, altfel { $gameOther }; se socotesc cel mult { $mostGames }.
    -# Seri: { $evening } la 100%, altfel proporțional; se socotesc cel mult { $mostEvenings }, din mai multe, media lor.
    -# Done ale zilei terminate de cel puțin { $least } oameni: { $daily } la 100%.
    -# **Divizii** de { $division }, dacă au avut puncte mai mult de { $together } oameni: { $moving } urcă, { $moving } coboară. Cei egali rămân împreună, cei noi încep cel mai jos.
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
settings-seasons = **Sezoane:** cât țin. Sezonul în curs continuă neschimbat până la capăt; ce alegi e valabil pentru cele de după el.
settings-seasons-since = Ce e ales aici e valabil din { $since }.
settings-seasons-month = O lună
settings-seasons-quarter = Un trimestru
settings-seasons-half = O jumătate de an
settings-seasons-year = Un an
settings-seasons-none = Fără sezoane
