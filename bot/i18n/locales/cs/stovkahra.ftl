# Stovkahra

# The lobby

lobby-how = Spoluhráči sedí naproti sobě. { $series ->
    [1] Hraje se jedna hra do sta.
    [3] Vyhrává, kdo dřív nasbírá tři brčka.
    [5] Vyhrává, kdo dřív nasbírá pět brček.
    [20] Vyhrává, kdo dřív nasbírá dvacet brček.
   *[10] Vyhrává, kdo dřív nasbírá deset brček.
  } Posaď se; až budete čtyři, může kdokoli z vás začít.
daily-about-stovkahra = Jedno rozdání, dohraje se celé: nikdo neříká *dost* a nikdo nedává znamení. Počítají se body vaší dvojice minus body soupeřů.
lobby-side = **{ $first }** a **{ $second }**
lobby-rules = -# { $shuffle ->
    [every] Míchá se před každým rozdáním
   *[first] Míchá se před prvním rozdáním hry, pak se jen skládá a snímá
  } · { $signals ->
    [off] bez znamení
   *[on] znamení povolena
  } · { $count ->
    [open] průběžný součet
   *[closed] bez průběžného součtu
  } · { $series ->
    [1] jedna hra
   *[other] série do { $series }
  }{ $dost ->
    [side] { " " }· dost po hlášce nebo prémii dvojice
   *[own] { "" }
  }
resume-offer = Je tu vaše rozehraná série, stůl { $table }: brčka { $first }:{ $second }.

# The table

game-stovkahra = Stovkahra
table-where = -# Hra { $game } · rozdání { $deal } · rozdává { $dealer }
side-brcka = **{ $names }** · { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } · { $matches }{ "\u00A0" }{ $brcka }/{ $goal }{ "\u00A0" }brček
score-written = -# Karty tohoto rozdání se počítají na konci; do té doby počítej z hlavy.
score-open = -# Všechny dosavadní body včetně bodů z karet tohoto rozdání.
trump-line = **Trumfy: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } { $you ->
    [yes] máš ty
   *[no] má { $dealer }
  }
trump-played = **Trumfy: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } byla ukázaná karta
open-cards = { $eldest } vynáší první a ukazuje: { $cards }
open-cards-yours = Vynášíš první a ukazuješ: { $cards }
declared-none = Nikdo nic nehlásil.
to-claim = Poslední štych bere { $name }: řekne *dost*, nebo nechá sečíst body.
bonus-of-trick = { $place ->
    [first] první štych
    [last] poslední štych
   *[other] { $number }. štych
  }{ $seven ->
    [yes] { " " }vzatý sedmičkou
   *[no] { "" }
  }
counted-on = **{ $score0 }{ "\u00A0" }:{ "\u00A0" }{ $score1 }.** Stovku ještě nikdo nemá: hra pokračuje a body se přenášejí.
game-worth = -# { $why ->
    [false-dost] Neoprávněné *dost* stojí vždycky dvě.
   *[two] Dvě: poražení mají méně než 50.
  }
game-dost = **Dost!** { $you ->
    [yes] Máš pravdu
   *[no] { $name } má pravdu
  }: { $names } vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }, { $score0 }:{ $score1 }.
game-false-dost = **Dost?** { $you ->
    [yes] Máte
   *[no] { $name } má
  } jen { $points }. { $names } vyhrávají 2 brčka, { $score0 }:{ $score1 }.
game-count = Sečteno: { $score0 }:{ $score1 }. { $names } vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }.
game-count-both = Sečteno: stovku mají obě; { $names } dřív a vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }.
choose = { $names } volí: přidat si, nebo vzít soupeřům?
button-add = Přidat { $amount }
button-take = Vzít { $amount }
chosen-add = -# Vítězové si přidávají; { $brcka }.
chosen-take = -# Vítězové berou soupeřům; { $brcka }.
chosen-only = -# Není co brát, tak se přidává; { $brcka }.
chosen-better = { $better ->
    [add] Lepší vyhlídky dávalo přidat.
   *[take] Lepší vyhlídky dávalo brát.
  }
series-won = ### 🏆 { $names } vyhrávají sérii!
series-won-twice = ### 🏆 { $names } vyhrávají dvě série najednou!
series-drawn = ### 🤝 Série končí remízou.
series-drawn-why = { $names } mají jako první dvacet, ale deset měli jako první soupeři.
button-hands = Karty všech
game-conceded = 🏳️ { $losers } hru vzdávají. { $names } vyhrávají { $brcka ->
    [one] 1 brčko
    [few] { $brcka } brčka
    [many] { $brcka } brčka
   *[other] { $brcka } brček
  }, { $score0 }:{ $score1 }.
hands-title = ### 🖐️ Rozdání { $deal }, karty všech · trumfy { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**
tables-line = **Stůl { $table }** · { $names0 } × { $names1 } · { $place }
tables-playing = -# Série běží, { $first }:{ $second } · { $computers ->
    [0] žádné volné místo
    [one] 1 místo lze převzít od počítače
    [few] { $computers } místa lze převzít od počítačů
    [many] { $computers } místa lze převzít od počítačů
   *[other] { $computers } míst lze převzít od počítačů
  }

# The panel

panel-partner = -# Spoluhráč: { $partner }
panel-trump = Trumfy: **{ SIGN($suit) } { SUIT($suit) }**
words-trump = **Trumfy:** { SUIT($suit) }; ukázaná karta: { CARD($card) }.
panel-score = -# { $ours } vy, { $theirs } soupeři; karty se počítají na konci rozdání
panel-brcka = brčka: { $ours } vy, { $theirs } soupeři
brcka-winners = brčka: vítězové { $won }, druzí { $lost }
panel-score-open = -# { $ours } vy, { $theirs } soupeři
ask-declare = **Hlásíš, nebo dál?** Boduje jen to, co ohlásíš.
ask-declare-more = **Ještě něco?** Hlásíš, jdeš dál, nebo řekneš *dost*?
ask-follow-beat = **Jsi na tahu.** Přiznej { SUIT($suit) }, přebij { CARD($best, case: "acc") }.
ask-follow-below = **Jsi na tahu.** Přiznej { SUIT($suit) }; { CARD($best, case: "acc") } nepřebiješ.
ask-follow-behind-trump = **Jsi na tahu.** Přiznej { SUIT($suit) }; štych už bere trumf, dej kteroukoli.
ask-trump = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej trumf.
ask-overtrump = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej trumf a přebij { CARD($best, case: "acc") }.
ask-undertrump = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej trumf, i když { CARD($best, case: "acc") } nepřebiješ.
ask-discard = **Jsi na tahu.** Nemáš { SUIT($suit) } ani trumfy: dej cokoli.
ask-discard-trump = **Jsi na tahu.** Nemáš trumfy: dej cokoli.
ask-lead-dost = **Vynášíš:** cokoli, nebo *Dost!*, když máte sto.
ask-lead-early = **Vynášíš.** Cokoli; na sto je ještě brzy.
ask-claim = **Poslední štych je tvůj.** Pokud má vaše dvojice stovku, řekni *dost*, nebo nech sečíst body.
claim-dost = -# *Dost!* s méně body dá soupeřům dvě brčka.
claim-count = -# *Sečíst*: vyhrává, kdo měl sto dřív.
ask-choice = **Přidat si brčka, nebo je vzít soupeřům?** Pak { $added }, nebo { $taken }.
ask-dost = **Říct dost?** Pokud má vaše dvojice méně než sto, vyhrají soupeři dvě brčka.
ask-dost-aside = *Dost* smíš říct i ty: vaše dvojice právě něco ohlásila, nebo získala prémii.
signal-yours = Naznačuješ **{ SIGN($suit) } { SUIT($suit) }**, vidí to { $name }.
signal-told = 🤫 { $name } ti naznačuje **{ SIGN($suit) } { SUIT($suit) }**.
signal-told-why = -# Podle zvyku tu barvu { $name } nemá, zato má trumfovou sedmičku. Vynes ji, a sedmička může vzít první štych za 52.
signal-ask = Naznač spoluhráči barvu, která ti chybí: když ji { $name } vynese, tvá trumfová sedmička může vzít první štych za 52.
signal-ask-idle = -# Smíš naznačit barvu, vidí ji { $name }. Teď to nepomůže: chce to trumfovou sedmičku.
button-dost = Dost!
button-dost-sure = Ano, dost!
button-count = Sečíst
button-signal = { SUIT($suit) }
hint-pass = Expert by řekl **dál**.
hint-dost = Expert by řekl **dost**.
hint-count = Expert by nechal body **sečíst**.
ask-concede = **Vzdát tuhle hru?** Soupeři získají { $worth ->
    [one] jedno brčko
    [two] dvě brčka
   *[open] jedno brčko, nebo dvě, máte-li méně než 50 bodů
  }{ $alone ->
    [yes] , a to hned.
   *[no] . Nejdřív se ptáme spoluhráče.
  }

# What the rules forbid

bad-cut = Sejmout lze 1 až 31 karet.
not-declarable = Osmičky a devítky se nehlásí.
signals-off = U tohoto stolu se hraje bez znamení.
not-your-signal = Znamení smí dát jen hráč po pravici rozdávajícího.
signalled-before = V tomto rozdání už tvoje znamení padlo.
signal-trump = Naznačit lze jen barvu, která není trumfová.
must-trump = Barvu přiznat nemůžeš, takže musíš dát trumf: { SIGN($suit) } { SUIT($suit) }.
must-beat = Můžeš přebít { CARD($card, case: "acc") }, takže musíš.
must-overtrump = Můžeš přebít { CARD($card, case: "acc") } vyšším trumfem, takže musíš.
dost-not-now = *Dost* se říká hned po hlášce nebo po získaném štychu.
dost-side-not-now = U tohoto stolu se *dost* říká hned po hlášce své dvojice nebo po prémii, kterou získala.
nothing-to-take = Soupeři žádná brčka nemají, není co vzít.

# Rules, numbered in this order; the lesson tells each where it first matters

topic-cards = Karty a stůl
topic-deal = Rozdávání a trumfy
topic-declarations = Hlášky
topic-signal = Znamení
topic-play = Jak se hraje
topic-bonuses = Prémie
topic-dost = Body a dost
topic-game = Kdo vyhrává hru
topic-series = Brčka a série
topic-shuffle = Míchání, které si každý ověří
rule-partners = Hrají čtyři, spoluhráči naproti sobě, po směru hodinových ručiček, s 32 kartami jako na mariáš: { SUIT("a") } { SIGN("a") }, { SUIT("l") } { SIGN("l") }, { SUIT("h") } { SIGN("h") }, { SUIT("b") } { SIGN("b") }.
rule-german-pack = **S kartami, které máš:** z francouzského balíčku vyřaď všechno pod sedmičkou. Dámy jsou svršky, kluci spodky a každá francouzská barva zastoupí jednu německou.
rule-cards = **Karty** od nejvyšší, i s body: { $ranks }.
    Všechny karty dají za rozdání dohromady 72 bodů.
rule-gather = Míchá se před prvním rozdáním hry. Potom se karty jen složí, štych po štychu, a sejme je hráč po pravici rozdávajícího. (Volba stolu: míchat před každým rozdáním.)
rule-deal = **Trumfy a rozdávání.** Kdo sedí po pravici rozdávajícího, sejme a spodní karta balíčku se ukáže: její barva jsou **trumfy** a kartu dostane rozdávající.
    Rozdává se po třech, dvou a třech kartách. První tři karty toho, kdo sedí po levici rozdávajícího, leží odkryté přede všemi. Má to vyrovnat, že jeho dvojice vynáší první.
    Stejný hráč taky vynáší, tedy hraje první kartu prvního štychu; potom vynáší vždycky ten, kdo vzal poslední štych. Vynést se smí cokoli.
rule-passes = Rozdávání přechází doleva, z rozdání na rozdání i ze hry na hru.
rule-declare = **Hlášení.** Než se vynese první karta, smí každý, jak na něj přijde řada, ohlásit tři nebo čtyři karty stejné hodnoty. Boduje jen to, co ohlásíš. U tří nemusíš říkat, která chybí. Pár vteřin to trvá v každém rozdání: kdo jde brzy dál, neprozradí, jestli něco má.
    Za tři esa je **30**, za tři desítky nebo sedmičky **10**, za tři krále nebo jiné figury **6**; za čtyři je **40**, **20** a **12**. Devítky a osmičky se nehlásí. Za karty bez figur, carte blanche, tu nic není, i když ve starších hrách téže rodiny je.
rule-signal = Kdo sedí po pravici rozdávajícího, má trumfovou sedmičku a nemá ani kartu některé netrumfové barvy, podle zvyku tu barvu bezhlesně naznačí spoluhráči, který vynáší. Tady: jednou za rozdání, před prvním výnosem, smí hráč po pravici rozdávajícího naznačit jednu netrumfovou barvu a vidí to jen spoluhráč. (Volba stolu.)
rule-follow-beat = **Přiznej barvu a přebij.** Když máš vynesenou barvu, musíš ji přiznat, tedy zahrát. A pokud některou z těch karet přebiješ dosud nejlepší kartu, musíš to udělat, i kdyby byla spoluhráčova.
rule-follow-below = **Přiznej barvu, i když nepřebiješ.** Když máš vynesenou barvu, musíš ji přiznat, tedy zahrát. Pokud žádná z těch karet dosud nejlepší kartu nepřebije, smíš dát kteroukoli z nich.
rule-trump = **Nemáš barvu? Trumf!** Když nemáš vynesenou barvu, musíš dát trumf; bez obojího jakoukoli kartu. Štych bere nejvyšší trumf, a když žádný nepadne, nejvyšší karta vynesené barvy.
rule-overtrump = **Vyšší trumf.** Barvu přiznat nemůžeš, takže musíš dát trumf. Jeden už tu leží: pokud ho některý z tvých přebije, musíš ho přebít, i kdyby byl spoluhráčův.
rule-undertrump = **Nižší trumf.** Barvu přiznat nemůžeš, takže musíš dát trumf, i když žádný z tvých nepřebije ten, který tu leží. Dej kterýkoli.
rule-discard = **Ani barva, ani trumf.** Když nemáš vynesenou barvu ani trumf, smíš dát cokoli. Štych ale nezískáš.
rule-seven-first = **Velká prémie.** Kdo vezme **první** štych sedmičkou, získá **52** bodů, víc než půlku hry. Povede se to jen trumfovou sedmičkou, když nemáš vynesenou barvu. Později je za štych vzatý sedmičkou **10**, za poslední **26**.
rule-seven = **Sedmička bere.** Kdo vezme druhý až sedmý štych sedmičkou, získá **10** bodů.
rule-last = **Poslední štych** přinese tomu, kdo ho vezme, **6** bodů, a když ho vezme sedmička, **26**.
rule-count = **Počítání.** Hlášky a prémie se oznamují, body z karet ve vzatých štyších ne: ty si každý počítá z hlavy. (Volba stolu: průběžný součet.)
rule-dost = **Kdy říct *dost*.** Hned po hlášce nebo po vzatém štychu smíš říct *dost*. Má-li vaše dvojice se vším všudy { $goal } bodů, hned vyhráváte hru.
    Má-li méně, vyhrávají soupeři **dvě** brčka. Když *dost* nikdo neřekne, sečtou se body po posledním štychu. Oprávněné *dost* vyhrává, i když soupeři měli stovku dřív a nevšimli si toho.
rule-dost-side = **Jiné podání.** Takhle to má John McLeod. Podle Davida Parletta smí *dost* říct kdokoli z dvojice: když jeden z nich něco ohlásil, až do další hlášky nebo karty, a když získali prémii (52, 26, 10 nebo 6), až do další karty; po štychu bez prémie ne. (Volba stolu.)
rule-counted = Když v celém rozdání nikdo neřekne dost, body se sečtou. Dvojice, která má stovku, vyhrává; mají-li ji obě, vyhrává ta, která ji měla dřív. Nemá-li ji žádná, hraje se další rozdání a body se přenášejí.
rule-worth = **Jedno, nebo dvě.** Hra vynese jedno brčko, když mají poražení 50 bodů nebo víc, a dvě, když mají méně. Neoprávněné *dost* stojí vždycky dvě.
rule-series = **Přidat, nebo vzít.** Vítězové hry si vyberou: brčka si přidají, nebo o stejný počet přijdou soupeři, nejvýš ale o tolik, kolik jich mají. Kdo má jako první **deset**, vyhrává sérii.
rule-twenty = Volby stolu: jediná hra, nebo série do tří či pěti. Při deseti se mohou všichni dohodnout, že budou hrát do dvaceti, nebo si dvacet zvolí předem. Dvojice, která má jako první deset i dvacet, vyhrává dvě série; má-li jako první dvacet ta druhá, série končí remízou.
rule-seal = Před prvním snímáním každé hry ukáže stůl pečeť: otisk SHA-256 tajného čísla. Plyne z něj všechno, o čem nikdo nerozhoduje: kdo rozdává první, každé míchání a skládání a každé snímání, které nikdo nedělá sám. Po hře stojí tajné číslo v jejím záznamu, takže si každý může ověřit, že nic nebylo nastrojené. Tlačítkem *Slova do míchání* může každý, kdo hraje, přidat k tajnému číslu příští hry svá slova, takže botovi nemusí nikdo věřit.
rule-stovkahra-venice = **Z Benátek.** Trappola se v Benátkách hrála už roku 1524 a Girolamo Cardano popsal, jak se kolem roku 1530 hrála v Saccu u Padovy. Odtud doputovala do Čech a do Slezska, kde pro ni tiskli zvláštní karty; poslední vyšly v Praze roku 1944.
rule-stovkahra-banat = **Do Banátu.** Na začátku 19. století se v Banátu usadili Češi. V jedné z jejich vesnic, v rumunských Šumicích, kde žije asi pět set lidí, se hra udržela, jen s německými kartami, které byly k dostání: s pražskými, v poslední době s tellovskými z Maďarska. „Stovkahra“ znamená hru do sta; mladší jí říkají „brčko“, tedy sirka nebo dřívko, kterým se výhry počítají.
rule-stovkahra-seven = **Proč sedmička?** Ve starém balíčku byla nejnižší dvojka a prémie byla za štych, který vzala. Ve zdejším balíčku je nejnižší sedmička, a tak ty prémie zdědila.
rule-stovkahra-names = **Kdo ji zapsal.** Tomáš Svoboda z Prahy se hráčů vyptal roku 1997. Co zjistil, vydal John McLeod („The Playing-Card“, pagat.com); po něm hru popsali David Parlett („The Penguin Book of Card Games“) a Nakoa Davis (gamerules.com). Kde se liší, pravidla to říkají.

# Commands

command-stovkahra = stovkahra
command-stovkahra-about = Karty pro čtyři, dva proti dvěma; a vše společné i pro ostatní hry
command-review = rozbor
command-review-about = Rozbor dohraného rozdání: co byla chyba a co smůla
command-preferences = nastavení
command-preferences-about = Tvoje vlastní nastavení: jazyk, karty, snímání, zmínky
option-deal = rozdání
option-deal-about = Které rozdání hry; bez čísla poslední
option-shuffle = míchání
option-shuffle-about = Kdy se míchá
option-signals = znamení
option-signals-about = Zda smí hráč po pravici rozdávajícího naznačit barvu spoluhráči, který vynáší
option-count = součet
option-count-about = Zda zůstanou body z karet běžícího rozdání skryté
option-dost = dost
option-dost-about = Kdy se smí říct dost
option-computers-about = Hrát hned: přisednou si tři počítače této úrovně
choice-shuffle-first = před prvním rozdáním hry
choice-shuffle-every = před každým rozdáním
choice-count-closed = skrytý
choice-count-open = průběžný
choice-dost-own = po vlastní hlášce nebo kterémkoli štychu
choice-dost-side = po hlášce nebo prémii dvojice
choice-series-1 = jedna hra
choice-series-3 = do tří
choice-series-5 = do pěti
choice-series-10 = do deseti
choice-series-20 = do dvaceti
