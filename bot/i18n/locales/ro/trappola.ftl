# Trappola

game-trappola = Trappola
trappola-how = În doi: o partidă are { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  } și o câștigă cine strânge mai multe puncte. Ia un loc; când sunteți amândoi, oricare dintre voi poate începe.
trappola-rules = -# { $deals ->
    [one] O donă
    [few] { $deals } done
   *[other] { $deals } de done
  }, împărțite pe rând
trappola-where = -# Dona { $deal } din { $deals } · împarte { $dealer }
trappola-score = -# Inclusiv levatele și bonusurile donei acesteia; anunțurile se adaugă la sfârșitul ei.
trappola-now = -# Puncte fără anunțuri: tu{ "\u00A0" }{ $ours }, { $name }{ "\u00A0" }{ $theirs }.
trappola-laid = { $name } a pus deoparte: { $cards }
trappola-figures = { $name } anunță **{ $number ->
    [3] trei figuri
   *[4] patru figuri
  }**
trappola-exchanging = { $name } poate schimba cărțile; în talon: { $stock }.
trappola-counted = **Dona { $deal }, numărată:** { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
trappola-won = ## 🏆 { $name } câștigă partida, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }!
trappola-drawn = ## 🤝 Partidă la egalitate, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
trappola-conceded = 🏳️ { $loser } cedează partida. { $name } câștigă; scorul până aici: { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
trappola-secret = -# Ai anunțat { COMBINATION($combination) }; ce cărți sunt știi doar tu, până la sfârșitul donei.
trappola-ask-exchange = **Păstrezi cărțile sau le pui deoparte?** Ai primi { $stock ->
    [9] ultimele nouă cărți din talon
   *[other] nouă din talon, unde mai sunt { $stock }
  }. Ce pui deoparte văd toți.
trappola-button-keep = Le păstrez
trappola-button-exchange = Le pun deoparte
trappola-ask-concede = **Cedezi partida?** Adversarul o câștigă pe loc; dona în curs nu se numără nimănui.

# The lesson

trappola-learn-table = **Tu contra { $name }.** Nimeni nu are partener și nu există atu. Cine ia cărțile mai scumpe și anunță ce are strânge mai multe puncte până la sfârșitul donei.
    Jucați o singură donă, de câte nouă cărți. Fiecare regulă ți se spune atunci când ai nevoie de ea, iar cu *Înapoi* faci un pas în urmă.
trappola-learn-dealt = Împarte { $name }, deci tu hotărăști întâi și tot tu deschizi prima levată. Cele nouă cărți ale tale sunt mai jos.
trappola-learn-laid = { $seat ->
    [0] Ai pus deoparte:
   *[other] { $name } a pus deoparte:
  } { $cards }

# Rules, by topic

topic-trappola-cards = Cărțile
topic-trappola-deal = Împărțirea și schimbul
topic-trappola-sets = Anunțurile
topic-trappola-play = Jocul și bonusurile
topic-trappola-match = Partida
rule-trappola-cards = 36 de cărți de patru culori: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. De la mare la mic, cu punctele lor: { $ranks }. Toate cărțile fac la un loc 72 de puncte.
rule-trappola-deal = Fiecare primește nouă cărți, întâi cinci, apoi patru, începând cu cine nu împarte; 18 rămân în **talon**. Pachetul se amestecă la fiecare donă și îl taie cine nu împarte; împărțiți pe rând.
rule-trappola-exchange = **Schimbul.** Cine nu împarte își poate pune toate cărțile deoparte, pe față, și poate lua primele nouă din talon, apoi, încă o dată, ultimele nouă, cu care trebuie să joace. Dacă au rămas cărți în talon, poate face la fel și împărțitorul, cât timp mai sunt nouă. Ce s-a pus deoparte nu mai revine în joc.
rule-trappola-sets = **Trei sau patru la fel.** Când îți vine rândul și înainte să joci vreuna dintre ele, poți anunța ași (**12**, patru **24**), doiari (**10**, **20**), regi, { RANKS("~C") } sau valeți (**6**, **12**). Trei nu se mai anunță dacă ai luat-o pe a patra într-o levată.
rule-trappola-figures = Despre ași spui că sunt ași. La toate celelalte spui doar „trei figuri” sau „patru figuri”, chiar dacă sunt doiari: care au fost se vede la sfârșitul donei și abia atunci aduc puncte.
rule-trappola-follow = Prima levată o deschide cine nu împarte; pe următoarele, cine a luat levata dinainte. Nu există atu. Dacă poți, dai la culoare, altfel orice carte; nimeni nu trebuie să bată. Levata o ia cea mai mare carte din culoarea cu care s-a deschis.
rule-trappola-bonuses = **Doiarii.** O levată luată cu un doiar aduce **10**. Ultima levată aduce **6**, iar cu un doiar **26**; ultimele două, ambele luate de tine cu doiari, aduc împreună **52**, ultimele trei **78**.
rule-trappola-match = Scorul unei done se face din anunțuri, cărțile luate și bonusuri. După donele stabilite, partida o câștigă cine are mai multe puncte; la puncte egale, se termină la egalitate.

# Standings

standings-trappola = ## Trappola
standings-trappola-row = { $place }. **{ $name }** · partide { $won }{ -to }{ $drawn }{ -to }{ $lost } · { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
standings-trappola-key = -# Partide: câștigate, egale, pierdute.

# Commands

command-trappola = trappola
command-trappola-about = Joacă Trappola, jocul venețian în doi
command-trappola-standings-about = Partide câștigate, egale și pierdute pe server
option-deals = done
option-deals-about = Câte done are partida
