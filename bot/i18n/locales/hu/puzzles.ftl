# Puzzles: positions in which one card is far better than all others

command-puzzle = feladvány
command-puzzle-about = Egy állás, amelyben egy lap sokkal jobb minden másnál; csak te látod
puzzle-title = ### 🧩 { $number }.{ "\u00A0" }feladvány
puzzle-tally = -# Megoldva: { $solved } / { $over }
puzzle-you = te
puzzle-left = bal oldali
puzzle-partner = társad
puzzle-right = jobb oldali
puzzle-score = Eddigi pontok: ti ketten { $ours }, a többiek { $theirs }.
puzzle-shown = -# Osztó: { $name }. A felmutatott lap: { CARD($card) }.
puzzle-open = -# Nyitott lapok, { $name }: { $cards }.
puzzle-ask = **Melyik lap?** Az egyik legalább hat ponttal jobb, bárhol vannak is a rejtett lapok. Hátralévő próbálkozások: { $left }.
puzzle-wrong = ❌ Nem ez az: { CARD($card) }.
puzzle-found = ✅ **Helyes: { CARD($card) }.**
puzzle-was = 💡 **A megoldás: { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Egyetlen elosztás illik ahhoz, amit tudhatsz; abban
   *[other] { $deals }{ "\u00A0" }elosztás illik ahhoz, amit tudhatsz; mindegyikben
  } ez a lap legalább { $margin }{ "\u00A0" }ponttal többet hoz nektek, mint bármelyik másik.
puzzle-line = Mind a négyük legjobb játéka, a lapok valódi helyével:
button-puzzle-next = Következő feladvány
