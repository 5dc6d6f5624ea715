# Evenings of the same deals

command-evening = seară
command-evening-about = O seară cu aceleași done: la toate mesele aceleași cărți, apoi se compară
option-evening-deals-about = Câte done, dacă începi o seară; fără alegere, 4, individual sau în perechi cel mult 8
evening-where = **Seara { $evening }**, masa { $table } din seara asta · dona { $deal } din { $deals }
evening-side = { $sign } **{ $side }:** { $names }
evening-side-made = { $sign } **{ $side }:** { $names } · **{ $points }**
evening-lobby-how = Toate mesele joacă aceleași cărți; fiecare începe când vrea.
evening-covered = 🂠 Dona asta se poate juca și la alte mese: cărțile se văd doar în mâna fiecăruia. Părțile cu același semn, 🔵 sau 🔶, au aceleași cărți.
evening-played = **Aici dona s-a încheiat.** Cât valorează se vede după ce o termină toate mesele.
evening-played-all = **Aici s-au jucat toate donele.** Seara se încheie când le termină toate mesele.
evening-counts = **Dona asta s-a terminat la toate mesele** și contează. Ce a făcut fiecare din ea vezi la *Clasament*.
evening-goes-on = A venit dona următoare; e în cel mai nou mesaj al mesei.
evening-was-stopped = **Oprită.** Donele din seara asta pe care masa nu le joacă contează 40%, sau mai puțin pentru o parte căreia celelalte i-au ieșit mai prost.
evening-left = **Aici nu mai joacă nimeni.** Calculatoarele joacă dona asta până la capăt și ea se numără; pe cele de după, masa nu le mai joacă.
evening-stop-done = Masa { $table } e oprită pentru restul serii. Calculatoarele joacă dona asta până la capăt, și ea se numără.
button-evening = Clasament
button-evening-join = Încă o masă
button-evening-again = Vezi din nou
button-evening-rules = Cum se socotește
button-evening-deal = Dona { $deal }
button-evening-table = Masa { $table }

# How it stands

evening-title = ### 🏆 Seara { $evening } · { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  }
evening-so-far = { $shown ->
    [0] Încă nu contează nimic: nicio donă nu s-a terminat la toate mesele.
    [one] Până acum contează o donă din { $deals }, terminată la toate mesele.
    [few] Până acum contează { $shown } done din { $deals }, terminate la toate mesele.
   *[other] Până acum contează { $shown } de done din { $deals }, terminate la toate mesele.
  }
evening-final = **Seara s-a încheiat.** Contează toate donele jucate ({ $deals }).
evening-won = 🏆 **Locul întâi: { $names }**, cu { $share }.
evening-won-shared = 🏆 **Locul întâi se împarte** între { $names }, cu câte { $share }.
evening-won-team = 🏆 **Echipa { $side } câștigă seara**, { $share } la { $other }.
evening-won-nobody = 🏆 **Cele două echipe sunt la egalitate**, cu câte { $share }.
evening-share = { $known ->
    [yes] { $percent }%
   *[no] …
  }
evening-line = `{ $place }` **{ $share }** · { $names } · masa{ "\u00A0" }{ $table }
evening-team = **Echipa { $side } · { $share }**
evening-half = { $names } · masa{ "\u00A0" }{ $table }
evening-working = -# Se calculează acum ce fac dintr-o donă calculatoarele puternice. Mai vezi peste puțin timp.
evening-played-out = -# Calculatoarele mai joacă până la capăt donele începute.
evening-plays = Masa { $table } joacă dona { $deal }.
evening-waits = Masa { $table } așteaptă jucători și începe cu dona { $deal }.
evening-finished = Masa { $table } a jucat toate donele.
evening-stopped = Masa { $table } a fost oprită.
evening-until = Se încheie cel târziu la { $until }.
how-counted = -# **Cum se socotește.** La fiecare donă te compari cu cei care au avut aceleași cărți la alte mese: primești procentul celor pe care i-a întrecut partea ta, egalitatea fiind o jumătate. O masă singură se compară cu calculatoare puternice: tot atâtea puncte sunt 50{ "\u00A0" }%, cu { $decisive } mai multe sunt 100{ "\u00A0" }%. Rezultatul tău e media tuturor donelor.
how-season = -# Nimănui nu i se arată o carte înainte ca toate mesele să-i fi terminat dona. Dacă o donă se joacă la cel puțin două mese, seara contează în sezonul serverului, dar nu în alte clasamente.
evening-how = -# **Dacă vine târziu, pleacă sau se oprește.** O masă deschisă mai târziu începe cu prima donă pe care n-au terminat-o toți. Cui stă prea mult la o carte i-o joacă un calculator, care joacă mai departe și pentru cine pleacă. Dona în curs când o masă e oprită, când au plecat toți sau când seara se termină o joacă până la capăt calculatoarele, și contează. O donă pe care o masă a ratat-o contează 40%, sau mai puțin pentru o parte căreia celelalte i-au ieșit mai prost. La fiecare donă părțile își schimbă locurile. La două mese, cele două părți A sunt o echipă, iar cele două părți B cealaltă.
evening-seals = -# **Sigiliile donelor,** SHA-256 al secretului fiecăreia:

# One deal

evening-deal-title = ### 🃏 Seara { $evening } · dona { $deal } din { $deals }
evening-deal-table = **Masa { $table }**
evening-points = { $sign } { $names } · **{ $points }** · { $share }
evening-unfinished = { $sign } { $names } · neterminată · { $share }
evening-strong = Calculatoare puternice cu cărțile părții 🔵: **{ $points }**
evening-same-cards = -# Părțile cu același semn, 🔵 sau 🔶, au avut aceleași cărți.
evening-deal-nobody = Nicio masă n-a jucat dona asta.
evening-seed = -# Sigiliu: `{ $seal }`, SHA-256 al secretului `{ $seed }`, din care decurg cărțile.
