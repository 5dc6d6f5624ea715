# Tables across servers

command-find = caută
command-find-about = Caută jucători pe toate serverele; masa se deschide când așteptați destui
option-minutes = minute
option-minutes-about = Cât aștepți; fără alegere, o jumătate de oră
across-title = ### 🌍 { $game } · între servere
across-about = Aștepți oameni de pe alte servere, pentru **o singură partidă** cu un minut pe mutare. Ei și serverele lor văd doar numele de mai jos. Nimeni nu poate scrie nimic. Cât aștepți?
across-number = { $number ->
    [0] Acum nu așteaptă nimeni.
    [one] Acum așteaptă **1** om.
    [few] Acum așteaptă **{ $number }** oameni.
   *[other] Acum așteaptă **{ $number }** de oameni.
  }
across-waits = **Aștepți**; se încheie { $until }. Când se deschide o masă, mesajul acesta îți arată cărțile.
across-fill-yes = După un minut, pe locurile rămase se pot așeza calculatoare, dacă sunt de acord și ceilalți.
across-fill-no = Cu tine se așază numai oameni, fără calculatoare.
across-called-here = -# Dacă până atunci mesajul acesta nu se mai poate schimba, te menționez o singură dată pe canalul acesta. Nu în orele tale de liniște și nici dacă preferințele tale spun că nimeni nu te menționează.
across-called-direct = -# Dacă mesajul acesta e atunci prea vechi, primești un singur mesaj direct. Nu în orele tale de liniște și nici dacă preferințele tale spun că nimeni nu te menționează.
across-rests = Mesajul acesta nu se mai schimbă singur. Aștepți mai departe și te chem.
across-over = Timpul a trecut și nu a venit nimeni. Nu e vina nimănui: jocul e rar.
across-known-as = **Ceilalți te știu ca** { $name }; schimbarea e valabilă de la masa următoare:
across-unnamed = { $name } – fără nume
across-partner = **Cu un prieten?** Alegeți-vă aici unul pe altul și jucați ca parteneri. O asemenea partidă nu contează la clasament.
across-partner-waits = **Partenerul tău:** { $name }. Vă așezați când { $name } așteaptă și el și te-a ales, iar până atunci cu nimeni. O asemenea partidă nu contează la clasament.
across-partner-asks = **{ $name }** ar vrea să joace cu tine.
button-across-with = Cu { $name }
button-across-anybody = Cu oricine
across-partner-refused = { $person } nu poate fi ales aici. Alege pe altcineva de pe serverul acesta.
across-you = -# Ceilalți te știu ca { $name }.
across-call = 🌍 { $people } – așteaptă o masă cu oameni de pe alte servere: **{ $game }**
across-call-direct = 🌍 Așteaptă o masă cu oameni de pe alte servere: **{ $game }**
    -# Tu ai cerut. Până îți deschizi cărțile nu mai vine alt mesaj.
across-stopped = **Partida a fost oprită.**
button-across-find = { $minutes } min
button-across-again = Caută altă masă
button-across-stop = Nu mai aștept
button-across-fill-on = Și cu calculatoare
button-across-fill-off = Numai cu oameni
across-rating-title = ### 🏆 { $game } · clasament între servere
across-rated = { $place }. **{ $name }** · { $rating } · { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }
across-rated-equal = { $place }. { $people ->
    [one] o persoană
    [few] { $people } oameni
   *[other] { $people } de oameni
  } cu același punctaj
across-rated-nobody = Încă nu e nimeni aici.
across-rated-you = **Tu:** { $rating } · { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }. Rândul acesta îl vezi doar tu.
across-not-rated = Încă nu ai terminat aici nicio partidă numai între oameni.
across-rating-how = -# Partidele cu calculatoare nu contează, iar la o partidă pe care o părăsești poți doar să pierzi. Cu cât ai jucat mai des cu cineva, cu atât contează mai puțin următoarea partidă împreună; una care se termină înainte de a treia levată sau în care doi s-au ales ca parteneri nu contează deloc. Aici apare doar cine vrea, cu numele sub care e cunoscut, și cine a jucat cu { $met } oameni diferiți.
button-across-rating = Clasament
button-across-list = Vreau să apar aici
button-across-unlist = Nu vreau să apar
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-nice-deal = Ce mai donă!
phrase-unlucky = Ghinion!
phrase-sorry = Scuze!
phrase-no-matter = Nu face nimic.
phrase-close = A fost strâns!
phrase-moment = O clipă, vă rog.
phrase-thanks = Mulțumesc pentru joc!
phrase-again = Încă o partidă?
phrase-bye = La revedere!
phrase-said = 💬 **{ $name }:** { $said }
phrase-about = **Ce vrei să spui?** Ceilalți citesc în limba lor. Între done și după partidă poți spune câte un lucru; cât se joacă, nimeni nu spune nimic.
phrase-later = Între două done poți spune un lucru, și unul după partidă. Cât se joacă, nimeni nu spune nimic.
button-phrase = Spun ceva
button-phrases-off = Ascunde ce spun ceilalți
button-phrases-on = Arată ce spun ceilalți
across-not-here = Mesele între servere nu sunt încă permise aici. Moderatorii le pot permite: `/stovkahra-moderare setări`, *Când se deschide o masă*. Într-un mesaj direct către bot poți aștepta și fără ei.
across-left-often = Într-o singură zi ai plecat de la mai multe mese între servere, iar ceilalți au rămas. Poți aștepta următoarea { $at }.
across-no-rematch = Între servere nu există revanșă cu aceiași oameni. Masa următoare o găsește `/{ $command } acasă`.
across-no-words = La o masă între servere nimeni nu scrie nimic.
settings-across = **Mese între servere**
settings-company-how =
    - **Mese între servere:** dacă oamenii pot aștepta aici o masă cu oameni de pe alte servere. Cărțile le au acolo unde sunt; aici nu se scrie nimic din joc dacă nu alegi un canal, doar cine a cerut e menționat o dată, când începe partida.
    - **Canalul care arată aceste mese** oricui îl poate citi, dacă cineva de aici le-a găsit, cel mult cinci deodată; niciunul ales: niciun canal. Arată cărțile de pe masă și punctele, sub numele alese de oameni pentru asta. Nu menționează pe nimeni și nu are butoane.
settings-across-off = Fără mese între servere
settings-across-on = Oamenii pot aștepta aici
settings-show-across = **Canalul care arată aceste mese**; niciunul ales: niciun canal
across-board = -# Aici joacă oameni de pe mai multe servere, sub nume alese de ei. `/{ $command } acasă` îți găsește o masă.
