# Trappola

game-trappola = Trappola
trappola-how = În doi: o partidă are { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  } și o câștigă cine strânge mai multe puncte. Ia un loc; când sunteți amândoi, oricare dintre voi poate începe.
daily-about-trappola = O donă. Contează punctele tale, minus ale adversarului.
trappola-rules = -# { $deals ->
    [one] O donă
    [few] { $deals } done
   *[other] { $deals } de done
  }, împărțite pe rând
trappola-where = -# Dona { $deal } din { $deals } · împarte { $dealer }
trappola-score = -# Inclusiv levatele și bonusurile donei acesteia; anunțurile se adaugă la sfârșitul ei.
trappola-now = -# Puncte: tu{ "\u00A0" }{ $ours }, { $name }{ "\u00A0" }{ $theirs }; anunțurile se adaugă la sfârșit.
trappola-laid = { $you ->
    [yes] Ai
   *[no] { $name } a
  } pus deoparte: { $cards }
trappola-kept = { $you ->
    [yes] Îți păstrezi cărțile.
   *[no] { $name } își păstrează cărțile.
  }
trappola-none-left = { $you ->
    [yes] Talonul s-a terminat: nu poți schimba.
   *[no] Talonul s-a terminat: { $name } nu poate schimba.
  }
trappola-figures = { $you ->
    [yes] Anunți
   *[no] { $name } anunță
  } **{ $number ->
    [3] trei figuri
   *[4] patru figuri
  }** ·{ "\u00A0" }+{ $least } sau +{ $most }; care sunt, se vede la sfârșit
trappola-exchanging = { $name } poate schimba cărțile; în talon: { $stock }.
trappola-to-go = { $deals ->
    [one] Mai e o donă
    [few] Mai sunt { $deals } done
   *[other] Mai sunt { $deals } de done
  }; apoi câștigă partida cine are mai multe puncte în total.
trappola-won = { $you ->
    [yes] Partida e a ta,
   *[no] ## 🏆 { $name } câștigă partida,
  } { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }!
trappola-drawn = ## 🤝 Partidă la egalitate, { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
trappola-conceded = 🏳️ { $loser } cedează partida. { $name } câștigă; scorul până aici: { $score0 }{ "\u00A0" }la{ "\u00A0" }{ $score1 }.
trappola-secret = -# Ai anunțat { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }; ce cărți sunt știi doar tu, până la sfârșitul donei.
trappola-ask-exchange = **Păstrezi cărțile sau le pui deoparte?** Ai primi { $stock ->
    [9] ultimele nouă cărți din talon
   *[other] nouă din talon, unde mai sunt { $stock }
  }. Ce pui deoparte văd toți.
    -# Cele nouă cărți ale tale au { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }; contează și figurile și doiarii.
trappola-button-keep = Le păstrez
trappola-button-exchange = Le pun deoparte
trappola-ask-concede = **Cedezi partida?** Adversarul o câștigă pe loc; dona în curs nu se numără nimănui.

# The lesson

trappola-learn-table = **Tu contra { $name }.** Nimeni nu are partener și nu există atu. Cine ia cărțile mai valoroase și anunță ce are strânge mai multe puncte până la sfârșitul donei.
    Jucați o singură donă, de câte nouă cărți. Fiecare regulă ți se spune atunci când ai nevoie de ea, iar cu *Înapoi* faci un pas în urmă.
trappola-learn-dealt = Împarte { $name }, deci tu hotărăști întâi și tot tu deschizi prima levată.

# Rules, by topic

topic-trappola-cards = Cărțile
topic-trappola-deal = Împărțirea și schimbul
topic-trappola-sets = Anunțurile
topic-trappola-play = Jocul și bonusurile
topic-trappola-match = Partida
rule-trappola-cards = 36 de cărți de patru culori: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. De la cea mai mare la cea mai mică, cu punctele lor: { $ranks }. Toate cărțile fac la un loc 72 de puncte.
rule-trappola-pack = **Cu cărțile pe care le ai:** scoate dintr-un pachet franțuzesc cărțile de trei, patru, cinci și șase. Damele sunt cavaleri, iar fiecare culoare franțuzească ține locul uneia italienești.
rule-trappola-deal = Fiecare primește nouă cărți, întâi cinci, apoi patru, începând cu cine nu împarte; 18 rămân în **talon**. Pachetul se amestecă la fiecare donă și îl taie cine nu împarte; se împarte pe rând.
rule-trappola-exchange = **Schimbul.** Cine nu împarte își poate pune toate cărțile deoparte, pe față, și poate lua primele nouă din talon, apoi, încă o dată, ultimele nouă, cu care trebuie să joace. Dacă au rămas cărți în talon, poate face la fel și împărțitorul, cât timp mai sunt nouă. Ce s-a pus deoparte nu mai revine în joc.
rule-trappola-sets = **Trei sau patru la fel.** Când îți vine rândul și înainte să joci vreuna dintre ele, poți anunța ași (**12**, patru **24**), doiari (**10**, **20**), regi, { RANKS("~C") } sau valeți (**6**, **12**). Trei nu se mai anunță dacă ai luat-o pe a patra într-o levată.
rule-trappola-figures = Despre ași spui că sunt ași. La toate celelalte spui doar „trei figuri” sau „patru figuri”, chiar dacă sunt doiari: care au fost se vede la sfârșitul donei și abia atunci aduc puncte.
rule-trappola-follow = Prima levată o deschide cine nu împarte; pe următoarele, cine a luat levata dinainte. Nu există atu. Dacă poți, dai la culoare, altfel orice carte; nimeni nu e obligat să bată. Levata o ia cea mai mare carte din culoarea cu care s-a deschis.
rule-trappola-bonuses = **Doiarii.** O levată luată cu un doiar aduce **10**. Ultima levată aduce **6**, iar cu un doiar **26**; ultimele două, ambele luate de tine cu doiari, aduc împreună **52**, ultimele trei **78**.
rule-trappola-match = Scorul unei done se face din anunțuri, cărțile luate și bonusuri. După donele stabilite, partida o câștigă cine are mai multe puncte; la puncte egale, se termină la egalitate.
rule-trappola-venice = **De la Veneția.** „Trappola” înseamnă capcană. La Veneția se juca în 1524 și probabil acolo s-a născut: e cel mai vechi joc de levate cunoscut în care asul bate regele și din pachet se scot cărți. Girolamo Cardano l-a descris așa cum se juca pe la 1530 la Sacco, lângă Padova; cartea lui despre jocurile de noroc e din 1564.
rule-trappola-north = **Și mai departe.** A ajuns în Boemia și în Silezia; cărțile lui se numesc și sileziene, iar culorile și-au păstrat în cehă numele italienești. Ultimele s-au făcut la Praga în 1944 (alții spun: pe la 1948), iar Piatnik le retipărește din 1988. Din Trappola s-au născut Bulka, Špady, Šestadvacet și jocul până la o sută, pe care cehii din Banat îl joacă și azi în satul Šumice (Șumița): „stovkahra” sau „brčko”, bățul de chibrit.
rule-trappola-deuce = **De ce un doiar?** E cartea cea mai mică, și cu ea se ia cel mai greu o levată. La Šumice nu e în pachet, așa că bonusul îl are șeptarul.
rule-trappola-names = **Cine l-a scris.** Cardano; în zilele noastre Michael Dummett („The Game of Tarot”) și David Parlett. Pe ei îi urmează Wikipedia, iar pe ea regulile acestea.

# Standings

standings-trappola = ## Trappola
standings-trappola-key = -# Locuri: după partidele câștigate, apoi după cele mai puține pierdute, apoi după puncte. Partide: câștigate–egale–pierdute.

# Commands

command-trappola = trappola
command-trappola-about = Cărți în doi, ca odinioară la Veneția
option-deals = done
option-deals-about = De câte ori se împart cărțile
