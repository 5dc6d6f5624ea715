# Kezdőlap: ami vár, a mai leosztások, és az út mindenhez

home-title = ## 🏠 { $game }
home-waits = **Ez vár rád**
home-soon = **Ott leszel**
home-more = … és még { $number }
home-invited = 🪑 Neked tart fenn helyet: { $name }, { $place }
home-asked = { $told } · hív téged: { $name }
home-mistake = 🔁 Egy hibád újra soron van: *Visszatekintés*, *Hibáim*
home-looking = 🌍 Társat keres: { $number }
home-days = **A nap leosztásai,** mindegyikre egy próba: *Azonos lapok*
home-day-open = { $game }: ma még nem próbáltad
home-day-begun = { $game }: elkezdted
home-day-played = { $game }: **{ $points }**
home-streak = { $told } · 🔥 { $days } nap
home-people = ### 👥 { $game } másokkal
    Válaszd ki a barátaidat, mindegyiknek marad hely. Vagy nyiss asztalt bárkinek, most vagy megbeszélt időben.
home-when = Mikor? Az órád: { $now }
home-who = Kivel?
home-who-about = Akit kiválasztasz, meghívót kap. Üresen is hagyhatod.
home-record = Melyik jegyzőkönyv?
home-same = ### ⚖️ { $game }: azonos lapok
    Mindenki azonos lapokat kap, a szerencse így nem számít. Kivel mérnéd össze magad?
home-challenge = **Egy baráttal:** öt leosztás, mindketten akkor, amikor ráértek.
home-evening = Közös est az itteniekkel …
home-back = ### 🔎 { $game }: visszatekintés
    Mi volt hiba, mi balszerencse, és mi menne jobban.
home-all = ### ➕ { $game }: egyebek
button-home = Kezdőlap
button-with-people = Másokkal
button-find-people = Társat keresek
button-same-cards = Azonos lapok
button-look-back = Visszatekintés
button-anybody = Asztal bárkinek
button-at-time = Megbeszélt időben
button-form-teams = Csapatest
button-form-individual = Egyéni est
button-form-pairs = Páros est
button-match = Másik szerver ellen
button-my-games = Játszmáim
button-last-game = Legutóbbi játszmám
button-record-in = Jegyzőkönyv
button-my-page = Az oldalam
button-season = Szezon
button-tables = Asztalok itt
button-privacy = Adataim
command-home = kezdőlap
command-home-about = Innen indulj: játék, társak, tanulás, visszatekintés; csak te látod
