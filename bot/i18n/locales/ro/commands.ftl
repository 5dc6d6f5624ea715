# Commands. Names: lower case, no spaces, at most 32 characters; abouts at most 100.

command-new = joc-nou
command-new-about = Deschide o masă în canalul acesta; fără server, joci contra calculatoarelor
either-command = { $first } sau { $last }
command-show = arată
command-show-about = Postează din nou o masă, în canalul acesta
command-tables = mese
command-tables-about = Mesele de pe server și unde sunt locuri libere
command-hand = mână
command-hand-about = Îți deschide mâna; o vezi doar tu
command-leave = pleacă
command-leave-about = Îți lași locul; după ce a început jocul, joacă mai departe un calculator
command-stop = oprește
command-stop-about = Oprește o masă: înainte de prima donă cine a deschis-o, apoi cu acordul fiecărei părți
command-rules = reguli
command-rules-about = Regulile, ca o carte, sau doar un subiect; le vezi doar tu
command-learn = învață
command-learn-about = Învață jocul într-o donă, pas cu pas; o vezi doar tu
command-brcko = brcko
command-brcko-about = Cine a câștigat pe serverul acesta, de câte ori, contra cui
command-standings = clasament
command-standings-about = Cine de câte ori a câștigat aici și cât de bun e fiecare
command-player = jucător
command-player-about = Un jucător: rezultate, cu cine și contra cui; vezi doar tu
command-history = istoric
command-history-about = Partidele jucate aici și cum s-au terminat; vezi doar tu
command-moderation = stovkahra-moderare
command-moderation-about = Pentru moderatori: setările serverului, corecturi, evidența ca fișier
command-settings = setări
command-settings-about = Setările serverului, pentru moderatori
command-correct = corectează
command-correct-about = Pentru moderatori: adaugă sau ia cuiva brčka, jetoane sau puncte, cu un motiv
command-withdraw = retrage
command-withdraw-about = Pentru moderatori: retrage pe cineva de la tot ce s-a înscris aici
command-export = exportă
command-export-about = Pentru moderatori: toată evidența unui joc, ca fișier
command-privacy = confidențialitate
command-privacy-about = Ce se păstrează despre tine

# In the menu of a person or a message: at most 32 characters

menu-player = Jucător
menu-challenge = Provoacă
menu-block = Blochează
menu-look-back = Analizează fișa aceasta

# Their options

option-table = masă
option-table-about = Numărul mesei, dacă nu e vorba de masa ta
option-number = număr
option-topic = subiect
option-topic-about = Despre ce vrei să afli; fără subiect, regulile de la început
option-series = serie
option-series-about = O partidă sau până când o echipă câștigă atâtea bețe de chibrit
option-computers = calculatoare
option-opponents = adversari
option-opponents-about = Câte calculatoare se așază cu tine; fără alegere, unul
option-pace = ritm
option-pace-about = Cât de repede joacă calculatoarele
option-pause = pauză
option-pause-about = Cât se așteaptă între done
option-newcomers = nou-veniți
option-newcomers-about = Când primește un nou-venit locul unui calculator: la dona următoare sau imediat
option-partners = parteneri
option-partners-about = Dacă fiecare își alege partenerul prin locul luat sau perechile se trag la sorți la început
option-hints = sfaturi
option-hints-about = Dacă se poate întreba ce ar face un jucător puternic
option-clock = ceas
option-clock-about = Timpul pe mutare, după care mută calculatorul
option-ping = mențiune
option-ping-about = După cât timp primește o mențiune cine e așteptat
option-alone = privat
option-alone-about = Numai pentru tine, cu calculatoare; apoi vezi cum au jucat alții aceleași cărți
option-period = perioadă
option-period-about = De când
option-player = jucător
option-player-about = Doar partidele acestui jucător
option-which-player-about = Care jucător; fără alegere, tu
option-partner = partener
option-partner-about = Doar partidele în care cei doi au făcut echipă
option-with-computers-about = Dacă se numără și partidele la care au jucat calculatoare
option-picture = imagine
option-picture-about = Primele zece locuri, ca imagine
option-brcka = brcka
option-brcka-about = Câte se adaugă sau, cu minus, câte se iau
option-reason = motiv
option-reason-about = De ce; îl citește oricine în istoric
option-corrected-about = Cui
option-corrected-partner-about = Partenerul, dacă e vorba de amândoi ca pereche
option-kind = joc
option-kind-about = Care joc; fără el, Stovkahra
option-withdrawn-about = Cine e retras
option-format = format
option-format-about = CSV pentru foi de calcul, JSON pentru programe
option-year = an
option-year-about = Doar anul acesta; fără el, tot

# Their choices; levels, pace, clock and mention have theirs with the settings

choice-switch-on = da
choice-switch-off = nu
period-all = de la început
period-year = anul acesta
period-month = luna asta
period-week = săptămâna asta
option-table-computers-about = Joci imediat: calculatoare de nivelul acesta iau toate celelalte locuri
option-finished-about = Care partidă; fără ea, ultima terminată aici
