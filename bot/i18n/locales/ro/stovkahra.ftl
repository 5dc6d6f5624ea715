# Stovkahra

# The lobby

lobby-how = Partenerii stau față în față. { $series ->
    [1] O singură partidă, până la o sută.
    [3] Câștigă cine ajunge primul la trei brčka.
    [5] Câștigă cine ajunge primul la cinci brčka.
    [20] Câștigă cine ajunge primul la douăzeci de brčka.
   *[10] Câștigă cine ajunge primul la zece brčka.
  } Ia un loc; când sunteți patru, oricine dintre voi poate începe.
lobby-side = **{ $first }** și **{ $second }**
lobby-rules = -# { $shuffle ->
    [every] Cărți amestecate la fiecare donă
   *[first] Cărți amestecate la prima donă a partidei, apoi strânse și tăiate
  } · { $signals ->
    [off] fără semne
   *[on] semne permise
  } · { $count ->
    [open] numărătoare deschisă
   *[closed] numărătoare ascunsă
  } · { $series ->
    [1] o singură partidă
   *[other] serie până la { $series }
  }
resume-offer = Aveți o serie neterminată, de la masa { $table }. Brčka: { $first } la { $second }.

# The table

game-stovkahra = Stovkahra
table-where = -# Partida { $game } · dona { $deal } · împarte { $dealer }{ $goal ->
    [1] { "" }
   *[other] { " " }· până la{ "\u00A0" }{ $goal }
  }
side-brcka = { $brcka ->
    [0] -# încă fără brčka
   *[other] { $matches } · { $brcka }
  }
score-written = -# Doar punctele scrise; cele din cărțile acestei done le numeri tu.
score-open = -# Toate punctele de până acum, inclusiv cele din cărțile acestei done.
trump-line = **Atu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } e la { $dealer }
trump-played = **Atu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } a fost arătată
open-cards = { $eldest } arată: { $cards }
declared-none = Nimeni n-a anunțat nimic.
to-claim = Ultima levată o ia { $name }, care spune *dost* sau cere numărătoarea.
deal-counted = **Dona { $deal }, numărată:** { $names0 }{ "\u00A0" }{ $points0 }, { $names1 }{ "\u00A0" }{ $points1 }.
game-dost = **Dost!** { $name } are dreptate: { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
game-false-dost = **Dost?** { $name } are doar { $points }. { $names } câștigă două brčka, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
game-count = Numărătoarea: { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }. { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }.
game-count-both = Numărătoarea: { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }. Ambele echipe au o sută fără *dost*; { $names } au ajuns întâi acolo și câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }.
choose = { $names } aleg: adaugă la ale lor sau iau de la adversari?
button-add = Adaugă { $amount } la noi
button-take = Ia { $amount } de la ei
chosen-add = { $names } și-au adăugat { $amount ->
    [one] un brčko
    [few] două brčka
   *[other] { $amount } de brčka
  }.
chosen-take = { $names } au luat { $amount ->
    [one] un brčko
    [few] două brčka
   *[other] { $amount } de brčka
  } de la adversari.
series-won = ## 🏆 { $names } câștigă seria!
series-won-twice = ## 🏆 { $names } câștigă două serii deodată!
series-drawn = ## 🤝 Serie la egalitate.
series-drawn-why = { $names } au ajuns la douăzeci, dar adversarii ajunseseră întâi la zece.
button-hands = Toate mâinile
game-conceded = 🏳️ { $losers } cedează partida. { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
hands-title = ### 🖐️ Dona { $deal }, toate mâinile · atu { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**
tables-line = **Masa { $table }** · { $names0 } contra { $names1 } · { $place }
tables-playing = -# Serie în curs, { $first } la { $second } · { $computers ->
    [0] niciun loc liber
    [one] 1 loc de calculator de luat
    [few] { $computers } locuri de calculator de luat
   *[other] { $computers } de locuri de calculator de luat
  }

# The panel

panel-partner = -# Cu { $partner }, contra { $first } și { $second }.
panel-trump = Atu: **{ SIGN($suit) } { SUIT($suit) }**
words-trump = **Atu:** { SUIT($suit) }; s-a arătat { CARD($card, case: "def") }.
panel-score = -# Puncte scrise: { $ours } voi, { $theirs } adversarii.
panel-score-open = -# { $ours } voi, { $theirs } adversarii.
ask-declare = **Anunță sau spune pas.** Doar ce anunți aduce puncte.
ask-declare-more = **Mai ai ceva?** Anunță, spune pas sau *dost*.
ask-follow-beat = **E rândul tău.** Dă { SUIT($suit) } și bate { CARD($best, case: "def") }.
ask-follow-below = **E rândul tău.** Dă { SUIT($suit) }; nu poți bate { CARD($best, case: "def") }.
ask-follow-behind-trump = **E rândul tău.** Dă { SUIT($suit) }; levata e tăiată cu atu, merge oricare.
ask-trump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu.
ask-overtrump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu peste { CARD($best, case: "def") }.
ask-undertrump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu, deși niciunul nu bate { CARD($best, case: "def") }.
ask-discard = **E rândul tău.** Nu ai nici { SUIT($suit) }, nici atu: orice carte.
ask-claim = **Ultima levată e a ta.** Spune *dost* dacă echipa ta are o sută sau cere numărătoarea.
ask-choice = **Ați câștigat.** Adăugați la brčka voastre sau luați de la adversari? Hotărăște cine răspunde primul dintre voi doi.
ask-dost = **Spui dost?** Dacă echipa ta are sub o sută, adversarii câștigă două brčka.
signal-yours = Semnul tău către { $name }: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told = 🤫 { $name } îți face semn: **{ SIGN($suit) } { SUIT($suit) }**.
signal-ask = Îi poți arăta partenerului ({ $name }) o culoare, o singură dată, înainte de prima carte. Altcineva n-o vede.
button-dost = Dost!
button-dost-sure = Da, dost!
button-count = Numără
button-signal = Arată { SUIT($suit, case: "short") }
hint-pass = Un jucător bun ar spune **pas**.
hint-dost = Un jucător bun ar spune **dost**.
hint-count = Un jucător bun ar cere **numărătoarea**.
ask-concede = **Cedezi partida?** O câștigă adversarii: un brčko sau două, după punctele de până acum. E nevoie și de acordul partenerului.

# What the rules forbid

bad-cut = Se taie între 1 și 31 de cărți.
not-declarable = Optarii și nouarii nu se anunță.
signals-off = La masa asta se joacă fără semne.
not-your-signal = Doar jucătorul din dreapta împărțitorului poate face semn.
signalled-before = Ai arătat deja o culoare în dona asta.
signal-trump = Prin semn se arată altă culoare, nu atuul.
must-trump = Nu ai culoarea cerută, deci trebuie să dai atu: { SIGN($suit) } { SUIT($suit) }.
must-beat = Poți bate { CARD($card, case: "def") }, deci trebuie s-o faci.
must-overtrump = Poți da un atu peste { CARD($card, case: "def") }, deci trebuie s-o faci.
dost-not-now = *Dost* se spune imediat după un anunț sau după o levată câștigată.
nothing-to-take = Adversarii n-au brčka de luat.

# Rules, numbered in this order; the lesson tells each where it first matters

topic-cards = Cărțile și masa
topic-deal = Împărțirea și atuul
topic-declarations = Anunțurile
topic-signal = Semnul
topic-play = Jocul
topic-bonuses = Bonusurile
topic-dost = Scorul și dost
topic-game = Cine câștigă partida
topic-series = Brčka și seria
topic-shuffle = Amestecarea pe care o verifică oricine
rule-partners = Joacă patru, cu partenerii față în față, în sensul acelor de ceasornic, cu 32 de cărți de patru culori: { SUIT("a") } { SIGN("a") }, { SUIT("l") } { SIGN("l") }, { SUIT("h") } { SIGN("h") }, { SUIT("b") } { SIGN("b") }.
rule-cards = **Cărțile,** de la mare la mic, cu punctele lor: { $ranks }.
    Toate cărțile unei done fac la un loc 72 de puncte.
rule-gather = Pachetul se amestecă înainte de prima donă a partidei. Apoi cărțile doar se strâng, levată cu levată, iar jucătorul din dreapta împărțitorului taie. (Opțiune a mesei: amestecare la fiecare donă.)
rule-deal = **Atuul și împărțirea.** Cine stă în dreapta împărțitorului taie pachetul și se arată cartea de dedesubt: culoarea ei e **atu**, iar cartea îi revine împărțitorului.
    Cărțile se dau câte trei, două și trei. Primele trei ale jucătorului din stânga împărțitorului stau pe față, la vederea tuturor.
    Tot de acolo se deschide prima levată; pe următoarele le deschide cine a luat levata dinainte. Se poate deschide cu orice carte.
rule-passes = Împărțitul trece la stânga, de la o donă la alta și de la o partidă la alta.
rule-declare = **Anunțurile.** Înainte de prima carte, fiecare jucător poate anunța, când îi vine rândul, trei sau patru cărți de același fel. Doar ce se anunță aduce puncte. Durează câteva secunde la fiecare donă: cine spune repede pas nu arată dacă are ceva.
    Trei ași aduc **30**, trei decari sau trei șeptari **10**, trei regi sau alte trei figuri la fel **6**; patru aduc **40**, **20** și **12**. Nouarii și optarii nu aduc nimic.
rule-signal = După obicei, cine stă în dreapta împărțitorului și are șeptarul de atu, dar nicio carte dintr-o altă culoare, îi arată pe mutește culoarea aceea partenerului, care deschide. Aici: o dată pe donă, înainte de prima carte, jucătorul din dreapta împărțitorului poate arăta o culoare în afară de atu, pe care o vede doar partenerul său. (Opțiune a mesei.)
rule-follow-beat = **Dă la culoare și bate.** Dacă ai culoarea cu care s-a deschis, trebuie să dai o carte din ea. Dacă una dintre acestea bate cea mai bună carte de până acum, trebuie să bați, chiar dacă e a partenerului.
rule-follow-below = **Dă la culoare, chiar și mai mic.** Dacă ai culoarea cu care s-a deschis, trebuie să dai o carte din ea. Când niciuna nu bate cea mai bună carte de până acum, merge oricare.
rule-trump = **Nu ai culoarea: dă atu.** Dacă n-ai nicio carte din culoarea cu care s-a deschis, trebuie să dai un atu. Levata o ia cel mai mare atu; dacă nu dă nimeni atu, o ia cea mai mare carte din culoarea cu care s-a deschis.
rule-overtrump = **Atu peste atu.** Nu poți da la culoare, deci trebuie să dai atu. Pe masă e deja un atu: dacă unul de-al tău îl bate, trebuie să-l bați, chiar dacă e al partenerului.
rule-undertrump = **Atu sub atu.** Nu poți da la culoare, deci trebuie să dai un atu, deși niciunul de-al tău nu-l bate pe cel de pe masă. Merge oricare.
rule-discard = **Nici culoare, nici atu.** Dacă n-ai nici culoarea cu care s-a deschis, nici atu, poți da orice carte. De câștigat, nu poate câștiga.
rule-seven-first = **Bonusul cel mare.** Cine ia **prima** levată cu un șeptar primește **52**, mai mult de jumătate de partidă. Pentru asta îți trebuie șeptarul de atu și o culoare care să-ți lipsească. Mai târziu, un șeptar care ia levata aduce **10**, iar în ultima levată **26**.
rule-seven = **Un șeptar care ia levata.** Cine ia cu un șeptar una dintre levatele 2–7 primește **10**.
rule-last = **Ultima levată** aduce **6** cui o ia sau **26**, dacă o ia un șeptar.
rule-count = **Numărătoarea.** Anunțurile și bonusurile se spun cu voce tare, punctele din cărțile luate nu: pe acestea le numără fiecare în gând. (Opțiune a mesei: numărătoare deschisă.)
rule-dost = ***Dost* înseamnă destul.** Îl poți spune imediat după un anunț sau după o levată câștigată. Dacă echipa ta are { $goal } de puncte, cu tot cu cele din cărți, câștigați partida pe loc.
    Dacă are mai puține, adversarii câștigă **două** brčka. Dacă nu-l spune nimeni, punctele se numără după ultima levată.
rule-counted = Dacă nimeni nu spune dost în toată dona, se numără punctele. Echipa care are 100 câștigă; dacă au amândouă, câștigă cea care a ajuns întâi acolo. Dacă n-are niciuna, urmează altă donă, iar scorul merge mai departe.
rule-worth = **Unul sau două.** O partidă aduce un brčko dacă învinșii au 50 de puncte sau mai mult și două dacă au mai puțin. Un *dost* fals costă întotdeauna două.
rule-series = **Adăugați sau luați.** Câștigătorii unei partide fie își adaugă brčka la ale lor, fie iau tot atâtea de la adversari, dar nu mai multe decât au aceștia. Prima echipă care ajunge la **zece** câștigă seria.
rule-twenty = Opțiuni ale mesei: o singură partidă, sau o serie până la trei ori cinci. La zece, toți cei care joacă pot cădea de acord să continue până la douăzeci, ori aleg douăzeci de la început. Dacă echipa care a ajuns prima la zece e prima și la douăzeci, a câștigat două serii; dacă e cealaltă, seria se termină la egalitate.
rule-seal = Înainte de prima tăiere a unei partide, masa arată un sigiliu: amprenta SHA-256 a unui secret. Din el decurge tot ce nu hotărăște nimeni: cine împarte primul, fiecare amestecare și strângere, fiecare tăiere pe care n-o face un jucător. Secretul apare după aceea în fișa partidei, ca oricine să poată verifica că nu s-a aranjat nimic. Cu *Cuvinte la amestecat*, la *Altele*, oricine joacă poate adăuga cuvinte la secretul partidei următoare, ca nimeni să nu fie nevoit să aibă încredere în bot.

# Commands

command-stovkahra = stovkahra
command-stovkahra-about = Joacă Stovkahra, jocul până la o sută
command-review = analiză
command-review-about = Analiza unei done încheiate: ce ar fi ieșit dacă se juca perfect
command-preferences = preferințe
command-preferences-about = Setările tale: limbă, cărți, tăiere, mențiuni
command-settings = setări
command-settings-about = Setările serverului, pentru moderatori
option-deal = donă
option-deal-about = Care donă a partidei; dacă nu spui, ultima
option-shuffle = amestecare
option-shuffle-about = Când se amestecă pachetul
option-signals = semne
option-signals-about = Dacă cine stă în dreapta împărțitorului îi poate arăta o culoare partenerului care deschide
option-count = numărătoare
option-count-about = Dacă punctele din cărțile donei în curs rămân ascunse
option-computers-about = Joci imediat: trei calculatoare de nivelul acesta se așază cu tine
choice-shuffle-first = la prima donă a partidei
choice-shuffle-every = la fiecare donă
choice-count-closed = ascunsă
choice-count-open = deschisă
choice-series-1 = o singură partidă
choice-series-3 = trei
choice-series-5 = cinci
choice-series-10 = zece
choice-series-20 = douăzeci
