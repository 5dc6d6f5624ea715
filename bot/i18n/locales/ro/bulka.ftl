# Bulka

game-bulka = Bulka
bulka-how = Pentru doi, trei sau patru: doi joacă, ceilalți își așteaptă rândul. Cine câștigă trei runde la rând ia ceașca. Ia un loc; de la doi în sus, oricine dintre voi poate începe.
bulka-how-without = În doi: cine pierde o rundă datorează { $rate ->
    [one] un jeton
    [few] { $rate } jetoane
   *[other] { $rate } de jetoane
  } pentru fiecare punct diferență. Ia un loc; când sunteți amândoi, oricare dintre voi poate începe.
daily-about-bulka = O rundă fără ceașcă și fără alifer. Contează punctele tale, minus ale adversarului.
bulka-rules = -# { $cup ->
    [off] fără ceașcă, { $rate } pe punct
   *[on] pentru ceașcă
  } · { $alifer ->
    [off] fără alifer
   *[on] alifer permis
  }
bulka-where = -# { $cup ->
    [off] Runda { $game }
   *[on] Ceașca { $game }
  } · dona { $deal } · împarte { $dealer }
bulka-ranked = `{ $place }` { $plays ->
    [yes] **{ $name }** · { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }
   *[no] { $name }
  } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips }
bulka-cup = ☕ { $chips ->
    [one] 1 jeton
    [few] { $chips } jetoane
   *[other] { $chips } de jetoane
  } în ceașcă{ $own ->
    [none] { "" }
   *[other] { " · " }tu { $own }
  }{ $rounds ->
    [1] { " · " }la rând: { $name } 1 din 3
   *[other] { "" }
  }{ $later ->
    [yes] { " · " }doiarii plătesc la final
   *[no] { "" }
  }
bulka-pro = **Pro!** { $you ->
    [yes] Ai două runde la rând și ai plătit încă
   *[no] { $name } are două runde la rând și a plătit încă
  } 10; a treia aduce ceașca.
bulka-drawn = -# Cărți trase; cea mai mare e numărul unu, următoarea împarte: { $cards }
bulka-asked = { $you ->
    [yes] Întrebi
   *[no] { $name } întreabă
  } de a patra carte ({ RANK($rank) }). Dintre cele trei lipsește: { SUIT($suit) }.
bulka-blank = { $you ->
    [yes] Spui
   *[no] { $name } spune
  } { $said ->
    [bianca] **bianka** (fără as și figuri)
   *[blanche] **blanš** (fără figuri)
  } · +{ $points }
bulka-now-aces = -# Puncte: tu { $ours }, { $name }{ "\u00A0" }{ $theirs }; așii se socotesc la sfârșit.
bulka-aces = { $you ->
    [yes] Anunți
   *[no] { $name } anunță
  } **{ COMBINATION($combination) }** · +{ $kept } dacă nu pierde niciunul, altfel +{ $lost }
bulka-pays = { $line } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips } { $into ->
    [cup] de la adversar în ceașcă
    [yours] de la tine în ceașcă
    [you] de la tine
   *[hand] de la adversar
  }
bulka-counted-blank = { $said ->
    [bianca] bianka
   *[blanche] blanš
  }
bulka-counted-aces = { $declared }, { $kept ->
    [yes] toți în levatele proprii
   *[no] nu toți în levatele proprii
  }
bulka-owed = -# { $more } − { $fewer } = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, câte { $rate ->
    [one] 1 jeton
    [few] { $rate } jetoane
   *[other] { $rate } de jetoane
  } pentru fiecare.
bulka-alifer = { $name } poate întreba *Alifer?*
bulka-refused = { $you ->
    [yes] Refuzi
   *[no] { $name } refuză
  } alifer: cărțile rămân.
bulka-answer = **Alifer?** { $name } răspunde: alte cărți { $stake ->
    [0] sau nu
   *[other] pentru încă { $stake ->
       [one] un jeton
       [few] { $stake } jetoane
      *[other] { $stake } de jetoane
    } de fiecare, sau nu
  }.
bulka-melding = { $name } poate anunța.
bulka-silent = Nu anunță nimic: { $names }.
bulka-anew = **Alifer:** cărțile se împart din nou.{ $chips ->
    [0] { "" }
   *[other] { " " }Atunci amândoi pun în ceașcă câte 🪙{ "\u00A0" }{ $chips }.
  }
bulka-tied = { $name0 } și { $name1 } au { $points0 ->
    [one] câte 1 punct
    [few] câte { $points0 } puncte
   *[other] câte { $points0 } de puncte
  }: joacă din nou aceiași doi, fără miză nouă.
bulka-round = **{ $you ->
    [yes] Câștigi
   *[no] { $name } câștigă
  } runda,** { $points0 }{ "\u00A0" }la{ "\u00A0" }{ $points1 }.
bulka-streak = -# { $rounds ->
    [1] E prima la rând; trei iau ceașca.
   *[2] E a doua la rând; a treia aduce ceașca.
  }
bulka-played = -# Puncte: { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
bulka-won = 🏆 **{ $you ->
    [yes] Trei runde la rând, ceașca e a ta:
   *[no] { $name } a câștigat trei runde la rând și ia ceașca:
  } { $chips ->
    [one] 1 jeton
    [few] { $chips }{ "\u00A0" }jetoane
   *[other] { $chips }{ "\u00A0" }de{ "\u00A0" }jetoane
  }!**
bulka-difference = { $you ->
    [yes] Primești
   *[no] ## 🏆 { $name } câștigă
  } { $chips ->
    [one] 1 jeton
    [few] { $chips }{ "\u00A0" }jetoane
   *[other] { $chips }{ "\u00A0" }de{ "\u00A0" }jetoane
  }!
bulka-next = -# Urmează: 1. { $name0 }, 2. { $name1 }.
bulka-next-cup = -# Ceașcă nouă: 1. { $name0 }, 2. { $name1 }.
bulka-hint-anew = Aici contează și figurile, și doiarii, dar nu jetoanele.
bulka-end-here = Sfârșit: *Altele*.
bulka-chips-kept = -# Cele { $chips } ale tale intră în { $computers ->
    [yes] clasamentul cu calculatoare
   *[no] clasament
  }; ceașca următoare începe de la zero.
bulka-seated = -# Cine joacă întâi hotărăsc cărțile trase.
bulka-waits = -# Îți aștepți rândul: ești numărul { $place }.
bulka-plays-next = -# În runda următoare joci tu.
bulka-advise = **Îi poți da sfaturi șalangerului** ({ $name }), care are { $cards }
bulka-ask-alifer = **Cărți proaste?** Întreabă: *Alifer?* Dacă și adversarul vrea, se împarte din nou{ $stake ->
    [0] { "" }
   *[other] , iar fiecare mai pune { $stake ->
       [one] un jeton
       [few] { $stake } jetoane
      *[other] { $stake } de jetoane
    } în ceașcă
  }.
bulka-ask-answer = **Alifer?** Adversarul ar vrea alte cărți{ $stake ->
    [0] { "" }
   *[other] , iar fiecare mai pune { $stake ->
       [one] un jeton
       [few] { $stake } jetoane
      *[other] { $stake } de jetoane
    } în ceașcă
  }. Vrei și tu? Cu *Nu* cărțile rămân.
bulka-ask-meld = **Anunță sau spune pas.** Ce nu spui acum nu mai aduce nimic, în afară de ași și de bianka (fără as și figuri).
bulka-ask-nothing = **Acum nu ai ce anunța.** Spune pas.
bulka-button-keep = Le păstrez
bulka-button-alifer = Alifer?
bulka-button-agree = Alte cărți
bulka-button-refuse = Nu
bulka-button-blanche = Blanš +{ $points }
bulka-button-bianca = Bianka +{ $points }
bulka-button-ask = A patra carte ({ RANK($rank) })?

# The lesson

bulka-learn-table = **Tu contra { $name }.** O rundă o joacă doi, alții și-ar aștepta rândul. Cine câștigă trei runde la rând ia ce e în **ceașcă**.
    Jucați o singură rundă: câte nouă cărți, fără atu. Fiecare regulă ți se spune atunci când ai nevoie de ea, iar cu *Înapoi* faci un pas în urmă.
bulka-learn-dealt = { $name } a tras cea mai mare carte și e **numărul unu**; tu ești **șalangerul**: ai împărțit și deschizi. Amândoi ați pus câte { $chips ->
    [one] un jeton
    [few] { $chips } jetoane
   *[other] { $chips } de jetoane
  } în ceașcă.
bulka-learn-chips = -# 🪙 Jetoane: tu { $ours }, { $name } { $theirs }, în ceașcă { $cup }.
bulka-learn-asked = Răspunsul, nu e între cele trei: { SIGN($suit) } { SUIT($suit) }.

# What the rules forbid

too-late = Asta se spune înainte de prima carte jucată.
not-blanche = Ai primit la împărțire rege, { RANK("~C") } sau valet.
not-bianca = Ai primit la împărțire rege, { RANK("~C") }, valet sau as.
alifer-off = La masa asta se joacă fără alifer.
not-asked-of-aces = De al patrulea as nu se poate întreba.
nothing-to-ask = Adversarul n-a anunțat trei { RANKS($rank) }.
asked-before = Ai întrebat deja asta.
bad-draw = Cărțile acelea nu se pot trage pentru ordinea jucătorilor.
bad-ranking = În ordinea jucătorilor, fiecare loc apare o singură dată.

# Rules, by topic

topic-bulka-ranking = Cine cu cine joacă
topic-bulka-deal = Miza și împărțirea
topic-bulka-melds = Ce se poate anunța
topic-bulka-play = Levatele și bonusurile
topic-bulka-cup = Runda și ceașca
topic-bulka-alifer = Alifer
topic-bulka-without = În doi, fără ceașcă
rule-bulka-ranking = La masă stau doi, trei sau patru. Fiecare trage o carte, iar cea mai mare îl dă pe numărul unu; la cărți egale, se mai trage o dată. Numărul unu joacă cu numărul doi, **șalangerul**. Cine pierde trece la coadă, cine câștigă e numărul unu, ceilalți urcă în ordine. O asemenea ordine se numește chouette.
rule-bulka-stake = Înainte de o rundă, amândoi pun câte **10** jetoane în ceașcă, numită **bulka**. Jetoanele sunt doar semne de numărat: contul fiecăruia pornește de la zero și poate coborî sub el. Nimic nu se poate cumpăra.
rule-bulka-deal = Numărul unu taie, apoi șalangerul împarte câte nouă cărți, trei câte trei, începând cu numărul unu, și deschide prima levată. Cărțile și punctele lor: { $ranks }.
rule-bulka-pack = **Cu cărțile pe care le ai:** scoate dintr-un pachet franțuzesc cărțile de trei, patru, cinci și șase. Damele sunt cavaleri, iar fiecare culoare franțuzească ține locul uneia italienești.
rule-bulka-melds = **Înainte de prima carte,** întâi numărul unu: trei regi, { RANKS("~C") } sau valeți aduc **6** puncte și 5 jetoane de la adversar, patru **12** și 10; trei doiari **10** și 5 jetoane, patru **20** și 10. **Blanš**, adică fără rege, { RANK("~C") } și valet: **10** și 5 jetoane. Cuvântul e franțuzescul carte blanche. Ce nu se spune atunci dintre acestea nu aduce nimic.
rule-bulka-ask = Dacă s-au anunțat trei, adversarul poate întreba de a patra carte când se deschide a doua levată și i se spune cinstit ce culoare are. De al patrulea as nu se poate întreba.
rule-bulka-aces = **Așii.** Trei sau patru se anunță înainte de a-l juca pe primul dintre ei. Cine îi are pe toți în levatele sale primește **30** sau **40** și 5 sau 10 jetoane; dacă se pierde vreunul, doar **6** sau **12**.
rule-bulka-bianca = **Bianka**, adică fără rege, { RANK("~C") }, valet și as, aduce **20** și 10 jetoane în loc de blanš și se poate spune până la ultima carte jucată.
rule-bulka-follow = Nu există atu. Dacă poți, dai la culoare, altfel orice carte; nimeni nu e obligat să bată. Levata o ia cea mai mare carte din culoarea cu care s-a deschis, iar cine a luat-o o deschide pe următoarea.
rule-bulka-bonuses = **Levate luate cu doiari,** cu jetoanele pe care adversarul le pune în ceașcă: prima **52** și 20; ultima **26** și 10, ultimele două **52** și 20, ultimele trei **78** și 30; oricare alta **10** și 5. Ultima levată, luată cu altă carte, aduce **6**; toate cele nouă levate, **30** și 10 jetoane.
rule-bulka-round = Runda o câștigă cine are mai multe puncte. La puncte egale, joacă din nou aceiași doi, fără altă miză.
rule-bulka-cup = **Trei runde la rând** câștigă tot ce e în ceașcă; apoi, cine a luat-o trece la coadă. După două la rând se spune **Pro**: cine le-a câștigat mai plătește 10, iar cine își așteaptă rândul vede cărțile șalangerului și îi poate da sfaturi, fără ca numărul unu să audă.
rule-bulka-alifer = Înainte de orice anunț, întâi numărul unu, apoi șalangerul pot întreba *Alifer?* Dacă adversarul e de acord, același jucător împarte din nou, iar miza se dublează: fiecare adaugă ce lipsește. De cel mult nouă ori într-o rundă. (Opțiune a mesei.)
rule-bulka-without = În doi se poate juca și fără ceașcă: nu se dau jetoane pentru anunțuri sau levate, dar cine pierde o rundă datorează diferența de puncte, înmulțită cu tariful stabilit. (Opțiune a mesei.)
rule-bulka-venice = **De la Veneția.** Bulka e un fel de Trappola, cunoscută la Veneția în 1524 și descrisă de Girolamo Cardano așa cum se juca pe la 1530 la Sacco, lângă Padova. În Boemia și în Silezia a devenit un joc pentru mai mult de doi, în care cine câștigă rămâne și vine următorul: „bulka”, după ceașca în care stau mizele.
rule-bulka-silesia = Cărțile lui se numesc și sileziene, iar din regele italian, „re”, s-a făcut acolo o căprioară: „das Reh”. Ultimele s-au făcut la Praga în 1944. O rudă trăiește la cehii din Banat: în satul Šumice (Șumița) se joacă „stovkahra”, jocul până la o sută, numit și „brčko”, bățul de chibrit.
rule-bulka-deuce = **De ce un doiar?** E cartea cea mai mică, și cu ea se ia cel mai greu o levată. La Šumice nu e în pachet, așa că bonusul îl are șeptarul. „Blanš” e „carte blanche”, iar „bianka” e „carta bianca”: o mână fără figuri.
rule-bulka-names = **Cine l-a scris.** Robert Kissel, în cartea de reguli a firmei vieneze Piatnik, care retipărește un pachet vechi din 1988. Pe el îl urmează Wikipedia germană, iar pe ea regulile acestea.

# Standings

standings-bulka = ## Bulka
standings-bulka-key = -# Locuri: după jetoanele câștigate minus cele plătite. Partide (o ceașcă, sau o rundă fără ceașcă): câștigate–egale–pierdute. În cești: { $cups }.

# Commands

command-bulka = bulka
command-bulka-about = Cărți pentru doi până la patru, fiecare pentru sine
option-bulka-computers-about = Joci imediat: se așază un calculator de nivelul acesta sau mai multe, după „adversari”
option-alifer = alifer
option-alifer-about = Dacă se pot cere alte cărți; cu ceașcă, la miză dublă
option-cup = ceașcă
option-cup-about = Dacă se joacă pentru ceașcă; în doi se poate și fără
option-key = tarif
option-key-about = Fără ceașcă: câte jetoane pentru un punct diferență
