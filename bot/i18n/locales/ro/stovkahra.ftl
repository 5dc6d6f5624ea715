# Stovkahra

# The lobby

lobby-how = Partenerii stau față în față. { $series ->
    [1] O singură partidă, până la o sută.
    [3] Câștigă cine ajunge primul la trei brčka.
    [5] Câștigă cine ajunge primul la cinci brčka.
    [20] Câștigă cine ajunge primul la douăzeci de brčka.
   *[10] Câștigă cine ajunge primul la zece brčka.
  } Ia un loc; când sunteți patru, oricine dintre voi poate începe.
daily-about-stovkahra = O donă, jucată până la capăt: nimeni nu spune *dost* și nimeni nu face semn. Contează punctele echipei tale, minus ale celorlalți.
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
  }{ $dost ->
    [side] { " " }· dost după un anunț sau un bonus al echipei
   *[own] { "" }
  }
resume-offer = Aveți o serie neterminată, de la masa { $table }. Brčka: { $first } la { $second }.

# The table

game-stovkahra = Stovkahra
table-where = -# Partida { $game } · dona { $deal } · împarte { $dealer }
side-brcka = **{ $names }** · { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points }{ "\u00A0" }de{ "\u00A0" }puncte
  } · { $matches }{ "\u00A0" }{ $brcka }/{ $goal }{ "\u00A0" }brčka
score-written = -# Cărțile donei se numără la sfârșitul ei; până atunci le numeri tu.
score-open = -# Toate punctele de până acum, inclusiv cele din cărțile acestei done.
trump-line = **Atu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } e la { $you ->
    [yes] tine
   *[no] { $dealer }
  }
trump-played = **Atu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } a fost arătată
open-cards = { $eldest } deschide și arată: { $cards }
open-cards-yours = Deschizi și arăți: { $cards }
declared-none = Nimeni n-a anunțat nimic.
to-claim = Ultima levată o ia { $name }, care spune *dost* sau cere numărătoarea.
bonus-of-trick = { $place ->
    [first] prima levată
    [last] ultima levată
   *[other] levata { $number }
  }{ $seven ->
    [yes] , luată cu un șeptar
   *[no] { "" }
  }
counted-on = **{ $score0 }{ "\u00A0" }:{ "\u00A0" }{ $score1 }.** Nimeni nu are încă o sută: partida continuă, iar punctele rămân valabile.
game-worth = -# { $why ->
    [false-dost] Un *dost* fals costă întotdeauna două.
   *[two] Două: învinșii au sub 50 de puncte.
  }
game-dost = **Dost!** { $you ->
    [yes] Ai dreptate
   *[no] { $name } are dreptate
  }: { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
game-false-dost = **Dost?** { $you ->
    [yes] Aveți
   *[no] { $name } are
  } doar { $points }. { $names } câștigă două brčka, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
game-count = Numărătoarea: { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }. { $names } câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }.
game-count-both = Ambele au o sută; { $names } au ajuns întâi și câștigă { $brcka ->
    [one] un brčko
    [few] două brčka
   *[other] { $brcka } de brčka
  }.
choose = { $names } aleg: adaugă sau iau de la adversari?
button-add = Adaugă { $amount }
button-take = Ia { $amount }
chosen-add = -# Adaugă; { $brcka }.
chosen-take = -# Iau; { $brcka }.
chosen-only = -# N-au ce lua; { $brcka }.
chosen-better = { $better ->
    [add] După șanse, era mai bine să fie adăugate.
   *[take] După șanse, era mai bine să fie luate.
  }
series-won = ### 🏆 { $names } câștigă seria!
series-won-twice = ### 🏆 { $names } câștigă două serii deodată!
series-drawn = ### 🤝 Serie la egalitate.
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
    [one] 1 loc de preluat de la un calculator
    [few] { $computers } locuri de preluat de la calculatoare
   *[other] { $computers } de locuri de preluat de la calculatoare
  }

# The panel

panel-partner = -# Partener: { $partner }
panel-trump = Atu: **{ SIGN($suit) } { SUIT($suit) }**
words-trump = **Atu:** { SUIT($suit) }; s-a arătat { CARD($card, case: "def") }.
panel-score = -# { $ours } voi, { $theirs } adversarii; cărțile se numără la sfârșitul donei
panel-brcka = brčka: voi { $ours }, ei { $theirs }
brcka-winners = brčka: au { $won }, alții { $lost }
panel-score-open = -# { $ours } voi, { $theirs } adversarii
ask-declare = **Anunță sau spune pas.** Doar ce anunți aduce puncte.
ask-declare-more = **Mai ai ceva?** Anunță, spune pas sau *dost*.
ask-follow-beat = **E rândul tău.** Dă { SUIT($suit) } și bate { CARD($best, case: "def") }.
ask-follow-below = **E rândul tău.** Dă { SUIT($suit) }; nu poți bate { CARD($best, case: "def") }.
ask-follow-behind-trump = **E rândul tău.** Dă { SUIT($suit) }; levata e tăiată cu atu, merge oricare.
ask-trump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu.
ask-overtrump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu peste { CARD($best, case: "def") }.
ask-undertrump = **E rândul tău.** Nu ai { SUIT($suit) }: dă un atu, deși niciunul nu bate { CARD($best, case: "def") }.
ask-discard = **E rândul tău.** Nu ai nici { SUIT($suit) }, nici atu: orice carte.
ask-discard-trump = **E rândul tău.** Nu ai atu: orice carte.
ask-lead-dost = **Deschizi,** sau *Dost!* cu o sută.
ask-lead-early = **Deschizi.** Orice carte; prea devreme pentru o sută.
ask-claim = **Ultima levată e a ta.** Spune *dost* dacă echipa ta are o sută sau cere numărătoarea.
claim-dost = -# *Dost!* cu mai puține le dă adversarilor două brčka.
claim-count = -# *Numără*: câștigă cine a avut întâi o sută.
ask-choice = **Adăugați la ale voastre sau luați de la ei?** Atunci { $added } sau { $taken }.
ask-dost = **Spui dost?** Dacă echipa ta are sub o sută, adversarii câștigă două brčka.
ask-dost-aside = Poți spune și tu *dost*: echipa ta tocmai a anunțat ceva sau a luat un bonus.
signal-yours = Semnul tău către { $name }: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told = 🤫 { $name } îți face semn: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told-why = -# După obicei, { $name } n-are culoarea asta, dar are șeptarul de atu. Deschide cu ea, iar șeptarul poate lua prima levată, adică 52.
signal-ask = Poți arăta o culoare lipsă: dacă { $name } o joacă, șeptarul tău de atu poate lua prima levată, adică 52.
signal-ask-idle = -# Poți arăta o culoare, o vede { $name }. Acum nu ajută: trebuie șeptarul de atu.
button-dost = Dost!
button-dost-sure = Da, dost!
button-count = Numără
button-signal = { SUIT($suit, case: "short") }
hint-pass = Un jucător puternic ar spune **pas**.
hint-dost = Un jucător puternic ar spune **dost**.
hint-count = Un jucător puternic ar cere **numărătoarea**.
ask-concede = **Cedezi partida?** Adversarii câștigă { $worth ->
    [one] un brčko
    [two] două brčka
   *[open] un brčko, sau două dacă aveți sub 50 de puncte
  }{ $alone ->
    [yes] , pe loc.
   *[no] . Întâi e întrebat partenerul.
  }

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
dost-side-not-now = La masa asta, *dost* se spune imediat după un anunț al echipei tale sau după un bonus luat de ea.
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
rule-german-pack = **Cu cărțile pe care le ai:** scoate dintr-un pachet franțuzesc tot ce e sub șeptar. Damele sunt superiori, valeții sunt inferiori, iar fiecare culoare franțuzească ține locul uneia germane.
rule-cards = **Cărțile,** de la cea mai mare la cea mai mică, cu punctele lor: { $ranks }.
    Toate cărțile unei done fac la un loc 72 de puncte.
rule-gather = Pachetul se amestecă înainte de prima donă a partidei. Apoi cărțile doar se strâng, levată cu levată, iar jucătorul din dreapta împărțitorului taie. (Opțiune a mesei: amestecare la fiecare donă.)
rule-deal = **Atuul și împărțirea.** Cine stă în dreapta împărțitorului taie pachetul și se arată cartea de dedesubt: culoarea ei e **atu**, iar cartea îi revine împărțitorului.
    Cărțile se dau câte trei, două și trei. Primele trei ale jucătorului din stânga împărțitorului stau pe față, la vederea tuturor. Asta compensează faptul că echipa lui deschide prima.
    Tot de acolo se deschide prima levată; pe următoarele le deschide cine a luat levata dinainte. Se poate deschide cu orice carte.
rule-passes = Împărțitul trece la stânga, de la o donă la alta și de la o partidă la alta.
rule-declare = **Anunțurile.** Înainte de prima carte, fiecare jucător poate anunța, când îi vine rândul, trei sau patru cărți de același fel. Doar ce se anunță aduce puncte. La trei nu e nevoie să se spună care lipsește. Durează câteva secunde la fiecare donă: cine spune repede pas nu arată dacă are ceva.
    Trei ași aduc **30**, trei decari sau trei șeptari **10**, trei regi sau alte trei figuri la fel **6**; patru aduc **40**, **20** și **12**. Nouarii și optarii nu aduc nimic. O mână fără figuri, carte blanche, nu aduce nimic aici, deși în jocurile mai vechi din familie aduce.
rule-signal = După obicei, cine stă în dreapta împărțitorului și are șeptarul de atu, dar îi lipsește una dintre celelalte culori, îi arată pe mutește culoarea aceea partenerului, care deschide. Aici: o dată pe donă, înainte de prima carte, jucătorul din dreapta împărțitorului poate arăta o culoare în afară de atu, pe care o vede doar partenerul său. (Opțiune a mesei.)
rule-follow-beat = **Dă la culoare și bate.** Dacă ai culoarea cu care s-a deschis, trebuie să dai o carte din ea. Dacă una dintre acestea bate cea mai bună carte de până acum, trebuie să bați, chiar dacă e a partenerului.
rule-follow-below = **Dă la culoare, chiar și mai mic.** Dacă ai culoarea cu care s-a deschis, trebuie să dai o carte din ea. Când niciuna nu bate cea mai bună carte de până acum, merge oricare.
rule-trump = **Nu ai culoarea: dă atu.** Dacă n-ai nicio carte din culoarea cu care s-a deschis, trebuie să dai un atu; fără niciuna, orice carte. Levata o ia cel mai mare atu; dacă nu dă nimeni atu, o ia cea mai mare carte din culoarea cu care s-a deschis.
rule-overtrump = **Atu peste atu.** Nu poți da la culoare, deci trebuie să dai atu. Pe masă e deja un atu: dacă unul dintre ale tale îl bate, trebuie să-l bați, chiar dacă e al partenerului.
rule-undertrump = **Atu sub atu.** Nu poți da la culoare, deci trebuie să dai un atu, deși niciunul dintre ale tale nu-l bate pe cel de pe masă. Merge oricare.
rule-discard = **Nici culoare, nici atu.** Dacă n-ai nici culoarea cu care s-a deschis, nici atu, poți da orice carte. De câștigat, nu poate câștiga.
rule-seven-first = **Bonusul cel mare.** Cine ia **prima** levată cu un șeptar primește **52**, mai mult de jumătate de partidă. Pentru asta îți trebuie șeptarul de atu și o culoare care să-ți lipsească. Mai târziu, un șeptar care ia levata aduce **10**, iar în ultima levată **26**.
rule-seven = **Un șeptar care ia levata.** Cine ia cu un șeptar una dintre levatele 2–7 primește **10**.
rule-last = **Ultima levată** aduce **6** cui o ia sau **26**, dacă o ia un șeptar.
rule-count = **Numărătoarea.** Anunțurile și bonusurile se spun cu voce tare, punctele din cărțile luate nu: pe acestea le numără fiecare în gând. (Opțiune a mesei: numărătoare deschisă.)
rule-dost = ***Dost* înseamnă destul.** Îl poți spune imediat după un anunț sau după o levată câștigată. Dacă echipa ta are { $goal } de puncte, cu tot cu cele din cărți, câștigați partida pe loc.
    Dacă are mai puține, adversarii câștigă **două** brčka. Dacă nu-l spune nimeni, punctele se numără după ultima levată. Un *dost* corect câștigă chiar dacă adversarii aveau suta dinainte și n-au observat.
rule-dost-side = **Alții spun altfel.** Așa îl descrie John McLeod. La David Parlett, *dost* îl poate spune oricare din echipă: când unul dintre cei doi a anunțat, până la următorul anunț sau până la următoarea carte, și când au luat un bonus (52, 26, 10 sau 6), până la următoarea carte; nu după o levată fără bonus. (Opțiune a mesei.)
rule-counted = Dacă nimeni nu spune dost în toată dona, se numără punctele. Echipa care are 100 câștigă; dacă au amândouă, câștigă cea care a ajuns întâi acolo. Dacă n-are niciuna, urmează altă donă, iar scorul merge mai departe.
rule-worth = **Unul sau două.** O partidă aduce un brčko dacă învinșii au 50 de puncte sau mai mult și două dacă au mai puțin. Un *dost* fals costă întotdeauna două.
rule-series = **Adăugați sau luați.** Câștigătorii unei partide aleg: își adaugă brčka la ale lor, sau adversarii pierd tot atâtea, dar nu mai multe decât au. Prima echipă care ajunge la **zece** câștigă seria.
rule-twenty = Opțiuni ale mesei: o singură partidă, sau o serie până la trei ori cinci. La zece, toți cei care joacă pot cădea de acord să continue până la douăzeci, ori aleg douăzeci de la început. Dacă echipa care a ajuns prima la zece e prima și la douăzeci, a câștigat două serii; dacă e cealaltă, seria se termină la egalitate.
rule-seal = Înainte de prima tăiere a unei partide, masa arată un sigiliu: amprenta SHA-256 a unui secret. Din el decurge tot ce nu hotărăște nimeni: cine împarte primul, fiecare amestecare și strângere, fiecare tăiere pe care n-o face un jucător. Secretul apare după aceea în fișa partidei, ca oricine să poată verifica că nu s-a aranjat nimic. Cu *Cuvinte pentru amestecare* oricine joacă poate adăuga cuvinte la secretul partidei următoare, ca nimeni să nu fie nevoit să aibă încredere în bot.
rule-stovkahra-venice = **De la Veneția.** Trappola era cunoscută la Veneția în 1524, iar Girolamo Cardano a descris cum se juca pe la 1530 la Sacco, lângă Padova. De acolo a ajuns în Boemia și în Silezia, unde avea cărți numai ale ei; ultimele s-au făcut la Praga în 1944.
rule-stovkahra-banat = **În Banat.** La începutul secolului al XIX-lea, în Banat s-au așezat cehi. Într-unul dintre satele lor, Šumice (Șumița), cu vreo cinci sute de locuitori, jocul trăiește și azi, cu cărțile germane care se găseau: cele de Praga, mai nou cărți Tell din Ungaria. „Stovkahra” înseamnă joc până la o sută; cei mai tineri îi spun „brčko”, adică băț de chibrit sau așchie, cu care se numără victoriile.
rule-stovkahra-seven = **De ce un șeptar?** În pachetul vechi cea mai mică era doiarul, iar levata luată cu el aducea bonusul. În pachetul german cel mai mic e șeptarul, așa că el a moștenit bonusurile.
rule-stovkahra-names = **Cine l-a scris.** Tomáš Svoboda din Praga i-a întrebat pe jucători în 1997. Ce a aflat a publicat John McLeod („The Playing-Card”, pagat.com); după el l-au descris David Parlett („The Penguin Book of Card Games”) și Nakoa Davis (gamerules.com). Unde nu se potrivesc, o spun regulile.

# Commands

command-stovkahra = stovkahra
command-stovkahra-about = Cărți în patru, doi contra doi; și tot ce au și celelalte jocuri
command-review = analiză
command-review-about = Analiza unei done încheiate: ce a fost greșeală și ce a fost ghinion
command-preferences = preferințe
command-preferences-about = Setările tale: limbă, cărți, tăiere, mențiuni
option-deal = donă
option-deal-about = Care donă a partidei; dacă nu spui, ultima
option-shuffle = amestecare
option-shuffle-about = Când se amestecă pachetul
option-signals = semne
option-signals-about = Dacă cine stă în dreapta împărțitorului îi poate arăta o culoare partenerului care deschide
option-count = numărătoare
option-count-about = Dacă punctele donei rămân ascunse
option-dost = dost
option-dost-about = Când se poate spune dost
option-computers-about = Joci imediat: trei calculatoare de nivelul acesta se așază cu tine
choice-shuffle-first = la prima donă a partidei
choice-shuffle-every = la fiecare donă
choice-count-closed = ascunsă
choice-count-open = deschisă
choice-dost-own = după un anunț propriu sau orice levată
choice-dost-side = după un anunț sau un bonus al echipei
choice-series-1 = o singură partidă
choice-series-3 = trei
choice-series-5 = cinci
choice-series-10 = zece
choice-series-20 = douăzeci
