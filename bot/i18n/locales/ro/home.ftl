# Acasă: ce te așteaptă, donele de azi și drumul spre tot

home-title = ## 🏠 { $game }
home-waits = **Te așteaptă**
home-soon = **Participi**
home-more = … și încă { $number }
home-invited = 🪑 { $name } îți păstrează un loc: { $place }
home-asked = { $told } · te cheamă { $name }
home-mistake = 🔁 O greșeală a ta e din nou la rând: *Privire înapoi*, *Greșelile mele*
home-looking = 🌍 { $number ->
    [one] Cineva caută
    [few] { $number } oameni caută
   *[other] { $number } de oameni caută
  } cu cine să joace
home-days = **Donele zilei,** câte o încercare, în *Aceleași cărți*
home-day-open = { $game }: azi încă neîncercată
home-day-begun = { $game }: ai început-o
home-day-played = { $game }: **{ $points }**
home-streak = { $told } · 🔥 { $days ->
    [one] 1 zi
    [few] { $days } zile
   *[other] { $days } de zile
  }
home-people = ### 👥 { $game } cu alții
    Alege prieteni și fiecăruia i se păstrează un loc. Sau deschide o masă pentru oricine, acum sau la o oră stabilită.
home-when = Când? Ceasul tău: { $now }
home-who = Cu cine?
home-who-about = Pe cine alegi primește o invitație. Poți lăsa gol.
home-record = Care fișă?
home-same = ### ⚖️ { $game }: aceleași cărți
    Toată lumea primește aceleași cărți, așa că norocul nu contează. Cu cine te compari?
home-challenge = **Cu cineva anume:** câte cinci done, fiecare când are timp.
home-evening = O seară cu cei de aici …
home-back = ### 🔎 { $game }: privire înapoi
    Ce a fost greșeală, ce a fost ghinion și ce se putea juca mai bine.
home-all = ### ➕ { $game }: altele
button-home = Acasă
button-with-people = Cu alții
button-find-people = Caută oameni
button-same-cards = Aceleași cărți
button-look-back = Privire înapoi
button-anybody = Masă pentru oricine
button-at-time = La o oră stabilită
button-form-teams = Seară pe echipe
button-form-individual = Seară individuală
button-form-pairs = Seară pe perechi
button-match = Contra altui server
button-my-games = Partidele mele
button-last-game = Ultima mea partidă
button-record-in = O fișă
button-my-page = Pagina mea
button-season = Sezon
button-tables = Mese aici
button-privacy = Datele mele
command-home = acasă
command-home-about = Începe aici: joacă, caută oameni, învață, privește înapoi; doar tu vezi
