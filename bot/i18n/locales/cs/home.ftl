# Rozcestník: co čeká, dnešní rozdání a cesty ke všemu

home-title = ## 🏠 { $game }
home-waits = **Čeká to na tebe**
home-soon = **Jsi mezi přihlášenými**
home-more = … a dalších: { $number }
home-invited = 🪑 { $name } ti drží místo: { $place }
home-asked = { $told } · zve tě { $name }
home-mistake = 🔁 Vrací se ti jedna tvoje chyba: *Ohlédnutí*, *Moje chyby*
home-looking = 🌍 { $number ->
    [one] Spoluhráče hledá jeden člověk
    [few] Spoluhráče hledají { $number } lidé
    [many] Spoluhráče hledá { $number } člověka
   *[other] Spoluhráče hledá { $number } lidí
  }
home-days = **Rozdání dne,** na každé jeden pokus: *Stejné karty*
home-day-open = { $game }: dnes ještě bez pokusu
home-day-begun = { $game }: rozehrané
home-day-played = { $game }: **{ $points }**
home-streak = { $told } · 🔥 { $days ->
    [one] 1 den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  }
home-people = ### 👥 { $game } s lidmi
    Vyber přátele, každému se podrží místo. Nebo otevři stůl pro kohokoli, hned nebo v určený čas.
home-when = Kdy? Tvoje hodiny: { $now }
home-who = S kým?
home-who-about = Koho vybereš, ten dostane pozvání. Můžeš to nechat prázdné.
home-record = Který záznam?
home-same = ### ⚖️ { $game }: stejné karty
    Všichni mají stejné karty, štěstí tedy nerozhoduje. S kým se chceš srovnat?
home-challenge = **S jedním člověkem:** pět rozdání, každý kdy má čas.
home-evening = Večer s ostatními tady …
home-back = ### 🔎 { $game }: ohlédnutí
    Co byla chyba, co smůla a co příště zahrát lépe.
home-all = ### ➕ { $game }: další
button-home = Rozcestník
button-with-people = S lidmi
button-find-people = Najít lidi
button-same-cards = Stejné karty
button-look-back = Ohlédnutí
button-anybody = Stůl pro kohokoli
button-at-time = V určený čas
button-form-teams = Večer týmů
button-form-individual = Večer jednotlivců
button-form-pairs = Večer dvojic
button-match = Proti serveru
button-my-games = Moje hry
button-last-game = Moje poslední hra
button-record-in = Záznam
button-my-page = Moje stránka
button-season = Sezóna
button-tables = Stoly tady
button-privacy = Moje údaje
command-home = rozcestník
command-home-about = Tady začni: hrát, najít lidi, učit se, ohlédnout se; vidíš to jen ty
