# Puzzles: positions in which one card is far better than all others

command-puzzle = feladvány
command-puzzle-about = Egy állás, amelyben egy lap sokkal jobb minden másnál; csak te látod
puzzle-title = ### 🧩 { $number }.{ "\u00A0" }feladvány
puzzle-tally = -# Megoldva: { $solved } / { $over } · egymás után: { $run } (rekord { $longest })
puzzle-you = te
puzzle-left = bal oldali
puzzle-partner = társad
puzzle-right = jobb oldali
puzzle-score = Eddigi pontok: ti ketten { $ours }, a többiek { $theirs }.
puzzle-shown = -# Osztó: { $name }. A felmutatott lap: { CARD($card) }.
puzzle-open = -# Nyitott lapok, { $name }: { $cards }.
puzzle-ask = **Melyik lap?** Az egyik legalább hat ponttal jobb, bárhol vannak is a rejtett lapok. Az első lap, amelyet kijátszol, dönt.
puzzle-again = -# Ez a feladvány már volt nálad: most nem számít.
puzzle-wrong = ❌ **Nem ez: { CARD($card) }.** A helyes lap: { CARD($best) }.
puzzle-found = ✅ **Helyes: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Egyetlen elosztás illik ahhoz, amit tudhatsz; abban
   *[other] { $deals }{ "\u00A0" }elosztás illik ahhoz, amit tudhatsz; mindegyikben
  } ez a lap legalább { $margin }{ "\u00A0" }ponttal többet hoz nektek, mint bármelyik másik.
puzzle-rated = A feladványértékszámod: **{ $rating }** ({ $gained }). A feladványé: { $puzzle }.
puzzle-uncounted = -# Ez nem számít bele a feladványértékszámodba.
puzzle-alone = -# Más még nem próbálta.
puzzle-share = -# Akik megtalálták: { $found } / { $tries } ({ $share }{ "\u00A0" }%).
puzzle-line = A folytatás ezután: { CARD($card) } – mind a négyük legjobb játéka, a lapok valódi helyével:
puzzle-cost = Ennyibe kerül itt ez a lap: { CARD($card) } – { $points }{ "\u00A0" }pont. Amit megenged, mind a négyük legjobb játékával, a lapok valódi helyével:
puzzle-not-played-out = -# A folytatást most nem sikerült kiszámítani. Nyomd meg újra ezt a lapot: { CARD($card) }.
puzzle-look = Nyomj meg egy lapot, és meglátod, mit enged meg. Ez nem számít.
button-puzzle-next = Következő feladvány
