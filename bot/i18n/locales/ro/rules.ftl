# Rules, numbered in this order; the lesson tells each where it first matters

rules-title = ## { $title }
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
rule-points = { RANK($rank) } **{ $points }**
rule-gather = Pachetul se amestecă înainte de prima donă a partidei. Apoi cărțile doar se strâng, levată cu levată, iar jucătorul din dreapta împărțitorului taie. (Opțiune a mesei: amestecare la fiecare donă.)
rule-deal = **Atuul și împărțirea.** Cine stă în dreapta împărțitorului taie pachetul și se arată cartea de dedesubt: culoarea ei e **atu**, iar cartea îi revine împărțitorului.
    Cărțile se dau câte trei, două și trei. Primele trei ale jucătorului din stânga împărțitorului stau pe față, la vederea tuturor.
    Tot de acolo se deschide prima levată; pe următoarele le deschide cine a luat levata dinainte. Se poate deschide cu orice carte.
rule-passes = Împărțitul trece la stânga, de la o donă la alta și de la o partidă la alta.
rule-declare = **Anunțurile.** Înainte de prima carte, fiecare jucător poate anunța, când îi vine rândul, trei sau patru cărți de același fel. Doar ce se anunță aduce puncte.
    Trei ași aduc **30**, trei de zece sau trei șeptari **10**, trei regi sau alte trei figuri la fel **6**; patru aduc **40**, **20** și **12**. Nouarii și optarii nu aduc nimic.
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
rule-twenty = Opțiune a mesei: până la douăzeci. Dacă echipa care a ajuns prima la zece e prima și la douăzeci, a câștigat două serii; dacă e cealaltă, seria se termină la egalitate.
rule-seal = Înainte de prima tăiere a unei partide, masa arată un sigiliu: amprenta SHA-256 a unui secret. Toate amestecările și strângerile din partida aceea decurg din secret, iar secretul apare după aceea în fișa partidei, ca oricine să poată verifica că nu s-a aranjat nimic.
