# Preferences

preferences-title = ### Preferințele tale
preferences-cuts = Întreabă-mă unde tai
preferences-about-cuts = Altfel locul se trage la sorți
preferences-forced = Botul joacă ce e forțat
preferences-about-forced = Când o singură carte e permisă, și cu alți oameni
preferences-press = Apăs eu ce e forțat
preferences-about-press = Doar cu calculatoare, unde altfel joacă botul
preferences-letters = Culori și cu litere
preferences-about-letters = Pe butoanele cărților, lângă imaginea culorii
preferences-pings = Menționează-mă
preferences-about-pings = Când te așteaptă o masă
preferences-ranked = Trece-mă în clasament
preferences-about-ranked = Altfel nu ai nici rating cu calculatoare
preferences-named = Nume între servere
preferences-about-named = Cei care vor nume îl citesc pe al tău, iar tu pe ale lor
preferences-research = Partidele mele pentru cercetare
preferences-about-research = Fără nume, dacă un server își dă partidele

# Lists, for a person and for a server

settings-language = **Limba** mesajelor pe care le vezi doar tu
settings-deck = **Cărțile** din mesajele pe care le vezi doar tu
language-discord = Ca în Discord
deck-german = Ungurești; Trappola cu ale sale
deck-french = Franțuzești peste tot
deck-tell = Wilhelm Tell; Trappola ale ei

# A server

settings-title = ## Setările serverului
    -# Cine deschide o masă poate alege alte opțiuni pentru ea.
settings-choose = Ce vrei să schimbi?
button-settings-messages = Mesaje
button-settings-new = Mese noi
button-settings-moderation = Opriri și limite
button-settings-daily = Dona zilei și sezoanele
button-settings-company = Când se deschide o masă
button-settings-research = Cercetare
button-settings-unlikely = Rezultate improbabile
settings-unlikely = **Se arată doar moderatorilor:** rezultate din ultimele 365 de zile pe care priceperea și norocul cu greu le explică, căutate o dată pe zi. Pot fi doi care joacă bine împreună sau un singur om cu două conturi; botul nu poate ști.
settings-unlikely-none = **Se arată doar moderatorilor:** în ultimele 365 de zile nu e niciun rezultat pe care priceperea și norocul cu greu îl explică.
settings-unlikely-working = -# Asta se arată doar moderatorilor: în partidele din ultimele 365 de zile se caută rezultate pe care priceperea și norocul cu greu le explică.
unlikely-partners = - Partide câștigate împreună de { $first } și { $second }: { $won } din { $games }; după cum joacă fiecare fără celălalt, erau de așteptat vreo { $expected }.
unlikely-opponents = - { $game }, partide câștigate de { $first } contra { $second }: { $won } din { $games }; după cum joacă fiecare fără celălalt, erau de așteptat vreo { $expected }.
settings-language-public = **Limba** mesajelor publice
settings-deck-public = **Cărțile** din mesajele publice
settings-channels = **Canalele** în care se pot deschide mese (într-un forum: în postările lui); fără niciunul ales: peste tot
settings-options = **Mesele noi:** ce e bifat se adaugă la regulile obișnuite
settings-option-every = Amestecare la fiecare donă
settings-option-quiet = Fără semne
settings-option-open = Numărătoare deschisă
settings-option-twenty = Serie până la douăzeci
settings-option-side = Dost după un anunț sau bonus al echipei
settings-option-hints = Sfaturi permise
settings-option-thread = Câte un fir pentru fiecare masă
settings-option-newcomers = Nou-veniții primesc imediat locul unui calculator
settings-clock = **Ceasul**, după care mută calculatorul
clock-none = Fără ceas
clock-half-minute = 30 de secunde
clock-minute = Un minut
clock-two-minutes = Două minute
clock-day = O zi
clock-bank-five = 5 minute pe partidă, 10 secunde pe carte
clock-bank-fifteen = 15 minute pe partidă, 20 de secunde pe carte
settings-ping = **Mențiunea** celui așteptat
ping-off = Fără mențiuni
ping-minute = După un minut
ping-five-minutes = După cinci minute
ping-hour = După o oră
settings-pace = **Calculatoarele** joacă
pace-slow = Încet
pace-normal = O carte pe secundă
pace-fast = Repede
settings-pause = **Pauza** dinaintea fiecărei done noi
pause-short = Scurtă
pause-normal = Obișnuită
pause-long = Lungă
newcomers-at-once = nou-veniți imediat
partners-drawn = perechile se trag la sorți
settings-stoppers = **Cine poate cere oprirea** unei mese după ce s-au dat cărțile; din fiecare altă parte trebuie să accepte cineva, iar moderatorii care nu joacă o opresc singuri
stoppers-players = Toți cei care joacă
stoppers-opener = Cine a deschis masa
stoppers-moderators = Doar moderatorii care nu joacă
settings-limits = **Limite** pentru mese, ca să fie loc pentru toți
settings-limit-own_tables = { $most } în curs de persoană
settings-limit-new_tables = { $most ->
    [one] 1 nouă de persoană/minut
    [few] { $most } noi de persoană/minut
   *[other] { $most } noi de persoană/minut
  }
settings-limit-tables = { $most } în curs în total
settings-daily-table = **Clasamentul** celor care o joacă aici
settings-daily-table-on = Există, pe săptămâni și pe luni
settings-daily-table-off = Nu există
settings-daily-channel = **Canalul** unde se anunță zilnic dona nouă; niciunul ales: nicăieri
settings-research = **Partidele încheiate**, pentru cercetarea jocurilor
settings-research-how = Cine ține botul poate scrie **partidele încheiate** de pe acest server într-un fișier, pentru cercetarea jocurilor. În el stau cărțile, mutările, regulile și rezultatele, și cât de bine joacă calculatoarele. Nu stau nume, conturi, texte sau date calendaristice. Cine a fost acolo poate totuși recunoaște o partidă după cărți. Se lasă deoparte partidele în care a jucat cineva care nu vrea asta; fiecare alege cu `/stovkahra preferințe`.
settings-research-off = Nu se dau
settings-research-on = Se dau, fără nume

# Privacy

privacy-kept-of-you = ### Ce se păstrează despre tine
privacy-account = - contul tău `{ $id }`, numele tău, pe fiecare server cel de acolo, limba și preferințele tale
privacy-ways = Cu *Tot într-un fișier* le primești pe toate. *Șterge tot* îți scoate numele și contul de peste tot; partidele rămân, ca ale unui fost jucător.
privacy-no-account = Despre tine nu se păstrează nici cont, nici nume, nici preferințe.
privacy-part = - { $part ->
    [seats] locuri la mese, cu cărțile jucate acolo
    [games] partide încheiate în evidențele serverelor
    [days] încercări la donele zilei și zile la rând
    [sums] sume, ratinguri și locuri în clasamente și sezoane
    [honours] distincții
    [evenings] seri, provocări, ore stabilite și mese între servere
    [puzzles] probleme, cu cărțile tale, și greșeli proprii care revin
    [choices] despre ce și când vrei notificări și pe cine ai blocat sau raportat
    [corrections] corecții scrise de tine sau care te privesc
    [shut-out] excluderea ta de către cine administrează botul, motivul și data
    [hand] chei pentru redesenarea mâinilor deschise, fiecare timp de cincisprezece minute
   *[digests] fără numele tău, ca nimic să nu conteze de două ori
  }: **{ $number }**
privacy-how-long =
    Datele se păstrează cât timp serverul are botul și încă { $days ->
        [one] o zi
        [few] { $days } zile
       *[other] { $days } de zile
      } după aceea. Dacă nu ai jucat pe niciun server, totul se șterge după doi ani în care nu folosești botul. Nimic nu ajunge la altcineva, în afară de partide fără nume, dacă un server le dă pentru cercetare și tu nu te opui.
button-privacy-long = Cât timp
privacy-adding-up = -# Partidele anilor trecuți încă se adună, așa că numărul partidelor terminate poate fi deocamdată prea mic. În export sunt toate.
privacy-exported = Tot ce se păstrează despre tine e în fișierul acesta.
privacy-too-large = Ce se păstrează despre tine nu încape într-un singur fișier: Discord primește aici cel mult { $most } MB, iar asta e mai mare chiar și comprimat. Cere-l celui care ține botul.
privacy-sure = **Îți ștergi datele?** Îți eliberezi locurile la mese, iar numele, contul și preferințele tale dispar de peste tot, definitiv. Ce au câștigat și au pierdut alții rămâne cum a fost.
privacy-stays = -# Ca nimeni să nu încerce de două ori, se păstrează fără numele tău ce probleme ai avut, până la sfârșitul zilei ce done ale ei ai început și până la sfârșitul unei seri la ce masă stai. Dacă cine administrează botul te-a exclus, rămâne și asta, cu numărul contului tău, motivul și data. O zi se păstrează, fără numele tău, când ai plecat de la mese între servere, iar cel mult 90 de zile rapoartele de acolo despre tine, până le închide cine administrează botul. Un an după ultima partidă se păstrează, fără niciun nume, de câte ori ai jucat cu fiecare între servere.
button-export = Tot într-un fișier
button-delete = Șterge tot
button-delete-sure = Da, șterge
button-keep = Păstrează
privacy-kept = Nu s-a șters nimic.
privacy-deleted = Gata. Numele, contul și preferințele tale au dispărut din tot ce păstrează botul.
