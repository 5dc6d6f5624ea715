# Individual evenings

option-form = formă
option-form-about = Cine joacă cu cine; fără alegere, aceiași oameni toată seara
choice-form-teams = echipe: aceiași oameni toată seara
choice-form-individual = individual: alții la fiecare donă
choice-form-pairs = perechi: doi rămân împreună și întâlnesc în fiecare tur altă pereche
button-individual-begin = Începe acum
form-title-individual = ### 🏆 Seara { $evening } · individual
form-about-individual = { $seats ->
    [2] Fiecare joacă pentru sine: la fiecare donă ai alt adversar.
   *[other] Fiecare joacă pentru sine: la fiecare donă ai alt partener.
  } La toate mesele se joacă aceleași cărți, și toți trec la dona următoare deodată.
individual-entrants = **Înscriși, { $people } din cel mult { $most }:** { $names }
individual-begins = Prima donă începe { $when }, sau când { $opener } apasă *Începe acum*.
individual-needs = -# E nevoie de cel puțin { $least } oameni. Calculatoare puternice ocupă locurile libere.
sign-up-absent = ⏳ **Încă nu sunt aici:** { $names }. Cine e aici apasă *Joc și eu*; pentru ceilalți joacă un calculator până vin.
individual-failed = **Seara n-a avut loc:** s-au înscris mai puțin de { $least } oameni.
individual-line = `{ $place }` **{ $share }** · { $name }
individual-own = **Donele tale:** { $shares }
individual-next = **Joci dona { $deal } la masa { $table }**, cu { $partner }, împotriva: { $opponents }.
individual-next-alone = **Joci dona { $deal } la masa { $table }**, împotriva: { $opponents }.
individual-computer = calculator
individual-computers = două calculatoare
individual-due = Dona { $deal } din { $deals } începe { $when }.
individual-stage = Se joacă dona { $deal } din { $deals }. Mese care au terminat-o: { $finished } din { $tables }.
individual-table = { $done ->
    [yes] ✅
   *[no] ▫️
  } Masa{ "\u00A0" }{ $table }: { $one } – { $other }
individual-side = { $sign } { $names }
individual-side-made = { $sign } { $names } · **{ $points }**
individual-waits = La dona următoare te așezi când toate mesele au terminat-o pe asta. Mâna nouă se deschide aici.
individual-away = La sfârșitul acestei done nu erai aici. Calculatoarele joacă în locul tău, până te înscrii din nou sub *Clasament*.
individual-left = **Aici nu mai joacă nimeni.** Calculatoarele joacă dona asta până la capăt, și ea se numără.
individual-left-out = Și în donele următoare joacă un calculator în locul tău, până te înscrii din nou sub *Clasament*.
individual-stop-done = La masa { $table } nu mai joacă nimeni. Calculatoarele joacă dona asta până la capăt, și ea se numără. Joacă în locul tău și donele următoare, până te înscrii din nou sub *Clasament*.
form-how-individual = -# **Cine unde stă.** Numerele se trag la sorți, iar locurile le spune un plan cunoscut. Până când toți s-au întâlnit cu toți, nimeni nu are de două ori același partener, nici de mai mult de două ori același adversar; la mesele de doi, o singură dată. Pot juca între { $least } și { $most } de oameni, iar calculatoare puternice ocupă locurile libere. Fără alegere sunt atâtea done câte are planul, cel mult { $usual }.
    -# **Târziu, plecat.** Cine vine mai târziu primește de la dona următoare numărul unui calculator. Cui stă prea mult la o carte i-o joacă un calculator; pentru cine pleacă el joacă dona până la capăt, dar lui îi contează ca ratată, sau mai puțin dacă a ieșit mai prost. Cine a plecat, sau nu e acolo la sfârșitul donei, joacă mai departe abia după ce se înscrie din nou. O donă ratată contează 40%, sau mai puțin dacă celelalte ți-au ieșit mai prost, și nimic dacă nu joci niciuna până la capăt.

# Evenings of pairs

form-title-pairs = ### 🏆 Seara { $evening } · perechi
form-about-pairs = Doi joacă împreună toată seara. În fiecare tur de două done întâlnesc altă pereche, căreia i-a mers până acum la fel. La toate mesele se joacă aceleași cărți, și toți trec la dona următoare deodată.
pairs-entrants = **Înscriși, { $people } din cel mult { $most }:**
pairs-couple = 👥 { $names }
pairs-single = ▫️ { $name }
pairs-asks = ▫️ { $name } vrea să joace cu { $partner }
pairs-choose = **Cu cine vrei să joci?** Sunteți o pereche când v-ați ales unul pe altul. Cine nu are partener la început primește unul, în ordinea înscrierii.
pairs-choose-label = Alege un partener
pairs-next = Pe cine întâlnești în turul { $round } se știe când începe turul.
form-how-pairs = -# **Cine pe cine întâlnește.** Primul tur se trage la sorți. După fiecare tur de două done se întâlnesc perechile cărora le-a mers la fel și, cât se poate, numai cele care nu s-au mai întâlnit. La a doua donă părțile își schimbă locurile. Dacă numărul perechilor e impar, o pereche joacă împotriva a două calculatoare puternice: donele acelea se socotesc ca toate celelalte și, cât se poate, nicio pereche nu le are de două ori. Pot juca cel mult { $most } perechi. Fără alegere sunt două până la opt done, după numărul perechilor.
    -# **Târziu, plecat.** Cine vine mai târziu joacă de la dona următoare cu cineva al cărui partener a plecat, altfel începe cu turul următor o pereche nouă. Cui stă prea mult la o carte i-o joacă un calculator; pentru cine pleacă el joacă dona până la capăt, dar lui îi contează ca ratată, sau mai puțin dacă a ieșit mai prost. Cine a plecat, sau nu e acolo la sfârșitul donei, joacă mai departe abia după ce se înscrie din nou; până atunci partenerul joacă cu un calculator. O donă pe care o pereche o ratează contează 40%, sau mai puțin dacă celelalte i-au ieșit mai prost, și nimic dacă nu joacă niciuna până la capăt.
