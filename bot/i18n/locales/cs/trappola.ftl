# Trappola

game-trappola = Trappola
trappola-how = Pro dva: zápas na { $deals } rozdání, vyhrává vyšší součet. Posaď se; až budete dva, může kdokoli z vás začít.
daily-about-trappola = Jedno rozdání. Počítají se tvoje body minus body soupeře.
trappola-rules = -# { $deals } rozdání, rozdává se střídavě
trappola-where = -# Rozdání { $deal } z { $deals } · rozdává { $dealer }
trappola-score = -# Včetně štychů a prémií tohoto rozdání; hlášky se přičtou, až skončí.
trappola-now = -# Body: ty{ "\u00A0" }{ $ours }, { $name }{ "\u00A0" }{ $theirs }; hlášky se přičtou na konci.
trappola-laid = { $you ->
    [yes] Odkládáš
   *[no] { $name } odkládá
  }: { $cards }
trappola-kept = { $you ->
    [yes] Karty si necháváš.
   *[no] { $name } si karty nechává.
  }
trappola-none-left = { $you ->
    [yes] V talonu už nic není: měnit nemůžeš.
   *[no] V talonu už nic není: { $name } měnit nemůže.
  }
trappola-figures = { $you ->
    [yes] Hlásíš
   *[no] { $name } hlásí
  } **{ $number ->
    [3] tři figury
   *[4] čtyři figury
  }** ·{ "\u00A0" }+{ $least } nebo +{ $most }; které, se ukáže na konci
trappola-exchanging = { $name } může vyměnit karty; v talonu { $stock ->
    [one] zbývá 1 karta
    [few] zbývají { $stock }{ "\u00A0" }karty
    [many] zbývá { $stock }{ "\u00A0" }karty
   *[other] zbývá { $stock }{ "\u00A0" }karet
  }.
trappola-to-go = { $deals ->
    [one] Zbývá jedno rozdání
    [few] Zbývají { $deals } rozdání
    [many] Zbývá { $deals } rozdání
   *[other] Zbývá { $deals } rozdání
  }, pak zápas vyhrává vyšší součet.
trappola-won = { $you ->
    [yes] Zápas vyhráváš
   *[no] ## 🏆 { $name } vyhrává zápas
  } { $score0 }:{ $score1 }!
trappola-drawn = ## 🤝 Zápas končí remízou { $score0 }:{ $score1 }.
trappola-conceded = 🏳️ { $loser } zápas vzdává. Za stavu { $score0 }:{ $score1 } vyhrává { $name }.
trappola-secret = -# Tvoje hláška: { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }. Které figury to jsou, víš do konce rozdání jen ty.
trappola-ask-exchange = **Necháš si tyhle karty, nebo je odložíš?** { $stock ->
    [9] Dostaneš z talonu posledních devět karet
   *[other] Z talonu, kde zbývá { $stock }{ "\u00A0" }karet, dostaneš devět jiných
  }; odložené uvidí všichni.
    -# Tvých devět karet má { $points } bodů; počítají se i figury a dvojky.
trappola-button-keep = Nechat si je
trappola-button-exchange = Odložit všech devět
trappola-ask-concede = **Vzdát tenhle zápas?** Soupeř ho hned vyhraje; rozehrané rozdání se nikomu nepočítá.

# The lesson

trappola-learn-table = **Ty proti jednomu soupeři,** kterým je { $name }. Spoluhráče nikdo nemá a trumfy nejsou. Kdo získá cennější karty a ohlásí, co má, bude mít po rozdání víc bodů.
    Zahraješ si jedno rozdání, každý má devět karet. Každé pravidlo se dozvíš, až ho budeš potřebovat, a tlačítko *Zpět* tě vrátí o krok.
trappola-learn-dealt = Rozdává { $name }, takže **přední** jsi ty: první se rozhoduješ a první vynášíš.

# Rules, by topic

topic-trappola-cards = Karty
topic-trappola-deal = Rozdávání a výměna
topic-trappola-sets = Hlášky
topic-trappola-play = Hra a prémie
topic-trappola-match = Zápas
rule-trappola-cards = Hraje se s 36 kartami ve čtyřech barvách: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. Od nejvyšší, i s body: { $ranks }. Všechny karty dají dohromady 72 bodů.
rule-trappola-pack = **S kartami, které máš:** z francouzského balíčku vyřaď trojky, čtyřky, pětky a šestky. Dámy jsou jezdci a každá francouzská barva zastoupí jednu italskou.
rule-trappola-deal = Každý dostane devět karet, pět a pak čtyři, napřed ten, kdo nerozdává (**přední**); 18 jich zůstane v talonu. Míchá se před každým rozdáním, snímá přední a rozdává se střídavě.
rule-trappola-exchange = **Výměna.** Přední smí všechny své karty odkryté odložit a vzít si prvních devět z talonu, a potom ještě jednou; s posledními devíti už hrát musí. Pokud karty zbudou, smí totéž i rozdávající, dokud jich zbývá devět. Odložené karty se do hry nevracejí.
rule-trappola-sets = **Tři nebo čtyři stejné.** Když jsi na tahu a žádná z nich od tebe ještě nepadla, smíš ohlásit esa (za tři **12**, za čtyři **24**), dvojky (**10**, **20**), krále, { RANKS("~C") } nebo kluky (**6**, **12**). Tři ne, pokud už máš čtvrtou kartu ve svých štyších.
rule-trappola-figures = U es řekneš, že to jsou esa. U všech ostatních jen „tři figury“ nebo „čtyři figury“: které to byly, se ukáže po rozdání, a teprve potom bodují.
rule-trappola-follow = První vynáší přední, potom vždycky ten, kdo vzal poslední štych. Trumfy nejsou. Když máš vynesenou barvu, musíš ji přiznat, jinak smíš dát cokoli; přebíjet nikdo nemusí. Štych bere nejvyšší karta vynesené barvy.
rule-trappola-bonuses = **Dvojky.** Za štych vzatý dvojkou je **10**. Za poslední štych je **6**, a když ho vezme dvojka, **26**; za poslední dva, pokud oba vezmeš dvojkami, dohromady **52**, za poslední tři **78**.
rule-trappola-match = Výsledek rozdání tvoří hlášky, body ze vzatých karet a prémie. Po dohodnutém počtu rozdání vyhrává zápas vyšší součet; když jsou součty stejné, je to remíza.
rule-trappola-venice = **Z Benátek.** „Trappola“ znamená past. V Benátkách se hrála už roku 1524 a nejspíš tam vznikla: je to nejstarší známá hra na štychy, v níž eso bere krále a z balíčku se karty vynechávají. Girolamo Cardano ji popsal tak, jak se kolem roku 1530 hrála v Saccu u Padovy; jeho kniha o hazardních hrách je z roku 1564.
rule-trappola-north = **A dál.** Rozšířila se do Čech a do Slezska, jejím kartám se říká i slezské a barvám zůstaly v češtině italské názvy. Poslední balíčky vyšly v Praze roku 1944 (podle jiných kolem roku 1948); od roku 1988 je Piatnik tiskne znovu. Vzešly z ní bulka, špády, šestadvacet a hra do sta, kterou banátští Češi ve vesnici Šumice hrají dodnes a říkají jí „stovkahra“ nebo „brčko“, tedy sirka.
rule-trappola-deuce = **Proč dvojka?** Je nejnižší, a vzít jí štych je nejtěžší. V Šumicích ji v balíčku nemají, a tak má prémie sedmička.
rule-trappola-names = **Kdo ji zapsal.** Cardano; v naší době Michael Dummett („The Game of Tarot“) a David Parlett. Podle nich ji popisuje Wikipedie a podle ní tato pravidla.

# Standings

standings-trappola = ## Trappola
standings-trappola-key = -# Místa: podle výher, pak podle méně proher, pak podle bodů. Hry: výhry–remízy–prohry.

# Commands

command-trappola = trappola
command-trappola-about = Karty pro dva, jak se hrály v Benátkách
option-deals = rozdání
option-deals-about = Kolikrát se rozdají karty
