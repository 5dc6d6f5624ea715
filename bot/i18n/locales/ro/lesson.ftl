# The lessons: guided deals for beginners. What all lessons say comes first, then what only Stovkahra's says;
# there $left, $partner and $right are the names of the three computers.

learn-head = ### 🎓 { $stage ->
    [table] Învață { $game }
    [deal] Împărțirea
    [declare] Anunțurile
    [exchange] Schimbul
    [claim] După ultima levată
    [result] Cum s-a terminat
    [worth] Ce aduce partida
   *[play] Levata { $number } din { $tricks }
  }
    -# Pasul { $step } din { $steps }{ $leaves ->
        [1] { "" }
       *[other] { " " }· { $leaf }/{ $leaves }
      }
learn-button-go = Continuă
learn-button-again = De la început
learn-button-play = Joacă o partidă

# What happened

learn-dealt = S-a arătat { FACE($card) }, { CARD($card, case: "def") }: atu e **{ SIGN($suit) } { SUIT($suit) }**, iar cartea asta îți revine ție, fiindcă împarți. { $name } deschide și arată { $cards }.
learn-declared = { $seat ->
    [0] Tu anunți
    [2] { $name }, din echipa ta, anunță
   *[other] { $name } anunță
  } **{ COMBINATION($combination) }** · +{ $points }
learn-trick = **Levata { $number }** · { $plays }
learn-won = { $seat ->
    [0] O iei tu,
    [2] O ia { $name }, din echipa ta,
   *[other] O ia { $name },
  } cu { CARD($card, case: "def") }. Cărțile ei fac { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, iar bonusul e **{ $bonus }**
  }.
learn-missed-seven = 💭 Levata asta ar fi luat-o { CARD($card, case: "def") }: un șeptar care ia **prima** levată aduce **52**. Cu *Înapoi* poți încerca.
learn-count = -# Numărătoarea: voi doi **{ $ours }** ({ $announced } din anunțuri și bonusuri, { $cards } din cărți), adversarii **{ $theirs }**.

# The rules, each on the page where it first matters

learn-table = **Doi contra doi.** Tu și { $partner }, care stă în fața ta, sunteți o echipă; { $left }, la stânga ta, și { $right }, la dreapta ta, sunt adversarii.
    Echipa care strânge { $goal } de puncte câștigă **partida**; uneori e nevoie de mai multe done. O partidă aduce unul sau două **brčka**, desenate ca bețe de chibrit, iar zece brčka câștigă seria.
    Jucați o singură donă, de câte opt cărți. Fiecare regulă ți se spune atunci când ai nevoie de ea, iar cu *Înapoi* faci un pas în urmă.

# What is recommended

learn-too-early = -# Acum, *dost* ar fi fals: echipa ta are { $ours } din { $goal } de puncte.
learn-try-declare = 💡 Anunță **{ COMBINATION($combination) }**: punctele vin pe loc.
learn-try-dost = 💡 Spune **dost**: echipa ta are { $ours ->
    [one] { $ours } punct
    [few] { $ours } puncte
   *[other] { $ours } de puncte
  }, iar { $goal } ajung.
learn-try-count = 💡 Cere **numărătoarea**: echipa ta are { $ours }, iar pentru *dost* e nevoie de { $goal }.
learn-try-only = 💡 Singura carte pe care o poți juca e **{ CARD($card, case: "def") }**.
learn-try-lead-master = 💡 Încearcă cu **{ CARD($card, case: "def") }**: la { SUIT($suit) } n-a mai rămas nicio carte mai mare.
learn-try-lead-low = 💡 Încearcă cu **{ CARD($card, case: "def") }**: cedezi puțin și îți păstrezi cărțile mai bune.
learn-try-win-seven = 💡 Încearcă cu **{ CARD($card, case: "def") }**: un șeptar care ia levata aduce bonus.
learn-try-win = 💡 Încearcă cu **{ CARD($card, case: "def") }**: ajunge ca să bați cea mai bună carte de până acum.
learn-try-save = 💡 Încearcă cu **{ CARD($card, case: "def") }**: levata asta o ia oricum partenerul. Păstrează atu-urile mai bune.
learn-try-part = 💡 Încearcă cu **{ CARD($card, case: "def") }**: levata asta n-o poți lua, iar cartea asta îți trebuie cel mai puțin.
learn-try-set = 💡 Anunță **{ COMBINATION($combination) }**: aduce puncte și nu te costă nimic.
learn-try-exchange = 💡 Pune-le deoparte pe toate nouă: fac { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, iar păstrarea merită de obicei abia de la { $pays } în sus{ $pays ->
    [24] , căci poți schimba de două ori
   *[other] { "" }
  }.
learn-try-keep = 💡 Păstrează mâna: face { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, iar păstrarea merită de obicei de la { $pays } în sus{ $pays ->
    [24] , căci poți schimba de două ori
   *[other] { "" }
  }.
learn-try-lead-deuce = 💡 Încearcă cu **{ CARD($card, case: "def") }**: adversarul nu mai are { SUIT($suit) }, așa că doiarul ia levata, iar asta aduce bonus.

# How it ended

learn-dost = { $seat ->
    [0] **Dost!** Ai dreptate
   *[other] **Dost!** { $name }, din echipa ta, îl spune și are dreptate
  }: echipa ta câștigă partida, cu { $ours } la { $theirs }.
learn-false-dost = **Dost?** La numărătoare, echipa ta are { $ours } din cele { $goal } de puncte: partida o câștigă adversarii. Cu *Înapoi* îți iei vorba înapoi.
learn-counted = Nimeni n-a spus *dost*, așa că se numără punctele: voi doi { $ours }, adversarii { $theirs }. Echipa ta a ajuns la { $goal } și câștigă partida, dar cu *dost* ar fi câștigat-o înainte de numărătoare.
learn-undecided = Dona s-a numărat: voi doi { $ours }, adversarii { $theirs }. Nimeni nu are { $goal } de puncte, așa că ar urma încă o donă, la care punctele acestea rămân valabile.
learn-made-of = -# Ale voastre: { $declared } din anunțuri, { $bonuses } din bonusuri, { $cards } din cărți.
learn-worth-won = Echipa ta câștigă **două brčka**, fiindcă adversarii au mai puțin de 50 de puncte.
learn-worth-lost = Adversarii câștigă **două brčka**, pentru un *dost* care a fost fals.
learn-worth-nothing = Deocamdată, niciun brčko: partida continuă până când o echipă are { $goal } de puncte.
learn-next = **Gata, ăsta e jocul!** Cu *Joacă o partidă* se așază la masă calculatoare; dacă joci cu prieteni, scrie `/{ $command } joc-nou`. La masă, cartea pe care n-ai de ales se joacă singură.
learn-next-hand = **Gata, ăsta e jocul!** Cu *Mâna mea* te întorci la masa ta.
