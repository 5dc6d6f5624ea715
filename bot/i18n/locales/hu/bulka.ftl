# Bulka

game-bulka = Bulka
bulka-how = 2–4 játékosnak: ketten játszanak, a többiek a sorukra várnak. Aki egymás után három kört nyer, azé a csésze. Foglalj helyet; ha legalább ketten ültök, bármelyikőtök indíthat.
bulka-how-without = Ketten játsszák: a kör vesztese a különbség minden pontjáért { $rate ->
    [one] egy zsetonnal
   *[other] { $rate } zsetonnal
  } tartozik. Foglalj helyet; ha már mindketten ültök, bármelyikőtök indíthat.
daily-about-bulka = Egy kör csésze és alifer nélkül. A te pontjaid számítanak, az ellenfeledé levonva.
bulka-rules = -# { $cup ->
    [off] csésze nélkül, pontonként { $rate } zseton
   *[on] csészével
  } · { $alifer ->
    [off] alifer nincs
   *[on] alifer van
  }
bulka-where = -# { $cup ->
    [off] { $game }. kör
   *[on] { $game }. csésze
  } · { $deal }. leosztás · { $dealer } oszt
bulka-ranked = `{ $place }` { $plays ->
    [yes] **{ $name }** · { $points ->
        [one] 1 pont
       *[other] { $points } pont
      }
   *[no] { $name }
  } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips }
bulka-cup = ☕ { $chips ->
    [one] 1 zseton
   *[other] { $chips } zseton
  } a csészében{ $own ->
    [none] { "" }
   *[other] { " · " }te { $own }
  }{ $rounds ->
    [1] { " · " }sorozatban nyert: { $name } 1/3
   *[other] { "" }
  }{ $later ->
    [yes] { " · " }a kettesek a végén fizetnek
   *[no] { "" }
  }
bulka-pro = **Pro!** { $you ->
    [yes] Két kört nyertél, és még 10-et fizettél
   *[no] { $name } két kört nyert, és még 10-et fizetett
  }; a harmadik a csészét jelenti.
bulka-drawn = -# Húzott lapok; a legmagasabb az első helyezett, a következő oszt: { $cards }
bulka-asked = { $you ->
    [yes] Kérdésed:
   *[no] { $name } kérdése:
  } milyen színű a negyedik { RANK($rank) }? A háromból hiányzik: { SUIT($suit) }.
bulka-blank = { $you ->
    [yes] Bemondásod:
   *[no] { $name } bemondása:
  } { $said ->
    [bianca] **bianka** (se ász, se figura)
   *[blanche] **blanš** (figura nélkül)
  } · +{ $points }
bulka-now-aces = -# Pontok: te { $ours }, { $name }{ "\u00A0" }{ $theirs }; az ászok a végén számítanak.
bulka-aces = { $you ->
    [yes] Bemondásod:
   *[no] { $name } bemondása:
  } **{ COMBINATION($combination) }** · +{ $kept }, ha egy sem vész el, különben +{ $lost }
bulka-pays = { $line } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips } { $into ->
    [cup] az ellenféltől a csészébe
    [yours] tőled a csészébe
    [you] tőled
   *[hand] az ellenféltől
  }
bulka-counted-blank = { $said ->
    [bianca] bianka
   *[blanche] blanš
  }
bulka-counted-aces = { $declared }, { $kept ->
    [yes] mind a saját ütéseiben
   *[no] nem mind a saját ütéseiben
  }
bulka-owed = -# { $more } − { $fewer } = { $points } pont, pontonként { $rate } zseton.
bulka-alifer = { $name } kérdezheti: *Alifer?*
bulka-refused = { $you ->
    [yes] Nem kérsz
   *[no] { $name } nem kér
  } alifert: a lapok maradnak.
bulka-answer = **Alifer?** { $name } válaszol: új lapok { $stake ->
    [0] vagy sem
   *[other] fejenként még { $stake } zsetonért, vagy sem
  }.
bulka-melding = { $name } bemondhat.
bulka-silent = Nem mond be semmit: { $names }.
bulka-anew = **Alifer:** új osztás jön.{ $chips ->
    [0] { "" }
   *[other] { " " }Ekkor mindketten 🪙{ "\u00A0" }{ $chips } zsetont tesznek a csészébe.
  }
bulka-tied = Döntetlen, { $points0 } pont mindkettőnek: { $name0 } és { $name1 } játszik újra, új tét nélkül.
bulka-round = **{ $you ->
    [yes] Te nyered a kört
   *[no] A kört { $name } nyeri
  },** { $points0 }:{ $points1 }.
bulka-streak = -# { $rounds ->
    [1] Ez az első egymás után; három hozza a csészét.
   *[2] Ez a második egymás után; a harmadikkal a csésze is az övé.
  }
bulka-played = -# Pontok: { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
bulka-won = 🏆 **{ $you ->
    [yes] Három kör egymás után, tiéd a csésze:
   *[no] { $name } egymás után három kört nyert, és övé a csésze:
  } { $chips }{ "\u00A0" }zseton!**
bulka-difference = { $you ->
    [yes] Kapsz
   *[no] ## 🏆 { $name } nyer
  } { $chips ->
    [one] 1 zsetont
   *[other] { $chips }{ "\u00A0" }zsetont
  }!
bulka-next = -# A következő körben: 1. { $name0 }, 2. { $name1 }.
bulka-next-cup = -# Új csésze: 1. { $name0 }, 2. { $name1 }.
bulka-hint-anew = Ez a figurákat és a ketteseket számba veszi, a zsetonokat nem.
bulka-end-here = Befejezés: *Egyéb*.
bulka-chips-kept = -# A te { $chips } zsetonod a { $computers ->
    [yes] gépekkel játszottak ranglistájára
   *[no] ranglistára
  } kerül; az új csésze nulláról indul.
bulka-seated = -# Hogy ki játszik először, laphúzás dönti el.
bulka-waits = -# Most várakozol; helyed a rangsorban: { $place }.
bulka-plays-next = -# A következő körben te játszol.
bulka-advise = **Tanácsot adhatsz.** { $name } lapjai: { $cards }
bulka-ask-alifer = **Rosszak a lapjaid?** Kérdezd meg: *Alifer?* Ha az ellenfeled is akarja, új osztás jön{ $stake ->
    [0] { "" }
   *[other] , és mindketten még { $stake } zsetont tesztek a csészébe
  }.
bulka-ask-answer = **Alifer?** Az ellenfeled új lapokat szeretne{ $stake ->
    [0] { "" }
   *[other] , és mindketten még { $stake } zsetont tesztek a csészébe
  }. Te is? *Nem* esetén a lapok maradnak.
bulka-ask-meld = **Mondj be, vagy passzolj.** Amit most nem mondasz be, nem ér semmit, az ászokat és a biankát (se ász, se figura) kivéve.
bulka-ask-nothing = **Most nincs mit bemondanod.** Passzolj.
bulka-button-keep = Megtartom
bulka-button-alifer = Alifer?
bulka-button-agree = Új lapok
bulka-button-refuse = Nem
bulka-button-blanche = Blanš +{ $points }
bulka-button-bianca = Bianka +{ $points }
bulka-button-ask = A negyedik { RANK($rank) }?

# The lesson

bulka-learn-table = **Te játszol, és az ellenfeled { $name }.** Egy kört ketten játszanak, a többiek a sorukra várnának. Aki egymás után három kört nyer, azé, ami a **csészében** van.
    Most egyetlen kört játszol végig: fejenként kilenc lap, adu nélkül. Minden szabályt akkor mondunk el, amikor szükséged van rá, és a *Vissza* gombbal bármikor visszaléphetsz egyet.
bulka-learn-dealt = { $name } húzta a legmagasabb lapot, ezért ő az **első helyezett**, te pedig a **kihívó** vagy: te osztottál, és te hívsz. Mindketten { $chips } zsetont tettetek a csészébe.
bulka-learn-chips = -# 🪙 Zsetonok: te { $ours }, { $name } { $theirs }, a csészében { $cup }.
bulka-learn-asked = A válasz, nincs a három között: { SIGN($suit) } { SUIT($suit) }.

# What the rules forbid

too-late = Ezt csak az első hívás előtt lehet mondani.
not-blanche = Osztáskor kaptál királyt, { RANK("~C", case: "acc") } vagy bubit.
not-bianca = Osztáskor kaptál királyt, { RANK("~C", case: "acc") }, bubit vagy ászt.
alifer-off = Ennél az asztalnál nincs alifer.
not-asked-of-aces = A negyedik ászról senki sem kérdezhet.
nothing-to-ask = Az ellenfeled nem mondott be ilyet: három { RANKS($rank) }.
asked-before = Ezt már megkérdezted.
bad-draw = Ezeket a lapokat nem lehet a rangsorhoz kihúzni.
bad-ranking = A rangsorban minden hely egyszer szerepel.

# Rules, by topic

topic-bulka-ranking = Ki kivel játszik
topic-bulka-deal = Tét és osztás
topic-bulka-melds = Bemondások
topic-bulka-play = Ütések és bónuszok
topic-bulka-cup = A kör és a csésze
topic-bulka-alifer = Alifer
topic-bulka-without = Ketten, csésze nélkül
rule-bulka-ranking = 2–4 játékos ül az asztalnál. Mindenki húz egy lapot, és akié a legnagyobb, az az első helyezett; akik egyformát húznak, újra húznak. Az első helyezett a másodikkal játszik: ő a **kihívó**. A vesztes a rangsor végére kerül, a győztes lesz az első helyezett, a többiek előrébb lépnek. Az ilyen sorrend neve chouette.
rule-bulka-stake = Minden kör előtt mindkét játékos **10** zsetont tesz a csészébe, ez a **bulka**. A zsetonok csak a számolásra valók: mindenki számlája nulláról indul, és mínuszba is mehet. Venni semmit sem lehet.
rule-bulka-deal = A kihívó oszt, miután az első helyezett emelt. Fejenként kilenc lap jár, hármasával, először az első helyezettnek; az első ütéshez a kihívó hív. A lapok pontértékükkel: { $ranks }.
rule-bulka-pack = **Otthoni kártyával:** vedd ki egy francia csomagból a hármasokat, négyeseket, ötösöket és hatosokat. A dámák a lovasok, és minden francia szín egy olasz szín helyett áll.
rule-bulka-melds = **Az első hívás előtt** lehet bemondani, az első helyezett kezdi. Három király, { RANK("~C") } vagy bubi **6** pontot és az ellenféltől 5 zsetont hoz, négy **12** pontot és 10 zsetont; három kettes **10** pontot és 5 zsetont, négy **20** pontot és 10 zsetont. **Blanš**, azaz se király, se { RANK("~C") }, se bubi: **10** pont és 5 zseton. A szó a francia carte blanche. Amit ezek közül ekkor valaki nem mond be, nem ér semmit.
rule-bulka-ask = Ha valaki hármat mondott be, az ellenfele a második ütés hívásakor megkérdezheti, milyen színű a negyedik, és igaz választ kap. A negyedik ászról senki sem kérdezhet.
rule-bulka-aces = **Ászok.** Három vagy négy ászt azelőtt kell bemondani, hogy az elsőt kijátszanád közülük. Aki mindet a saját ütéseiben viszi haza, **30** vagy **40** pontot kap, és hozzá 5 vagy 10 zsetont; ha egy elvész, csak **6** vagy **12** pontot.
rule-bulka-bianca = **Bianka**, azaz se király, se { RANK("~C") }, se bubi, se ász: a blanš helyett **20** pontot és 10 zsetont hoz, és az utolsó lap kijátszásáig bemondható.
rule-bulka-follow = Adu nincs. Ha van lapod a hívott színből, azt kell adnod; ha nincs, bármelyik lap jó. Felülütni senkinek sem kell. Az ütést a hívott szín legnagyobb lapja viszi, és aki elvitte, az hív a következőhöz.
rule-bulka-bonuses = **Ha kettes üt,** bónusz jár érte, és zsetonok, amelyeket az ellenfél a csészébe tesz: az első ütés **52** pont és 20 zseton; az utolsó **26** és 10, az utolsó kettő **52** és 20, az utolsó három **78** és 30; bármelyik más ütés **10** és 5. Az utolsó ütés más lappal **6** pont, mind a kilenc ütés **30** pont és 10 zseton.
rule-bulka-round = A kört az nyeri, akinek több pontja van. Ha egyenlő, ugyanaz a két játékos játszik újra, új tét nélkül.
rule-bulka-cup = Aki **egymás után három kört** nyer, azé, ami a csészében van; utána a rangsor végére kerül. Aki egymás után kettőt nyert, az **Pro**: még 10 zsetont befizet, a várakozók pedig látják a kihívó lapjait, és tanácsot adhatnak, amit az első helyezett nem hall.
rule-bulka-alifer = A bemondások előtt az első helyezett, aztán a kihívó kérdezheti: *Alifer?* Ha az ellenfele is akarja, ugyanaz oszt újra, és mindketten hozzáteszik, ami hiányzik. Egy körben legfeljebb kilencszer. (Asztalbeállítás.)
rule-bulka-without = Ketten csésze nélkül is játszhatnak: a bemondásokért és az ütésekért nem jár zseton, de a kör vesztese a pontok különbségével tartozik, a megbeszélt szorzóval szorozva. (Asztalbeállítás.)
rule-bulka-venice = **Velencéből.** A bulka a trappola egyik fajtája; azt Velencében 1524-ben már ismerték, és Girolamo Cardano úgy írta le, ahogyan 1530 körül a Padova melletti Saccóban játszották. Csehországban és Sziléziában kettőnél többen is játszották: aki nyer, marad, és jön a következő. A „bulka” a csésze neve, amelyben a tétek vannak.
rule-bulka-silesia = Kártyáját sziléziainak is hívják, és az olasz királyból, a „re”-ből ott őz lett: „das Reh”. Az utolsó csomagok 1944-ben készültek Prágában. Egy rokona a bánsági cseheknél él: Šumice faluban „stovkahrát”, azaz százas játékot játszanak, más néven „brčkót”, ami gyufaszál.
rule-bulka-deuce = **Miért a kettes?** Ez a legkisebb lap, ezzel a legnehezebb ütést vinni. Šumicében nincs a csomagban, ott a hetesé a bónusz. A „blanš” a „carte blanche”, a „bianka” a „carta bianca”: kép nélküli lapok.
rule-bulka-names = **Ki jegyezte le?** Robert Kissel a bécsi Piatnik szabálykönyvében; a cég 1988 óta újra nyomja a régi kártyát. Őt követi a német Wikipédia, azt pedig ezek a szabályok.

# Standings

standings-bulka = ## Bulka
standings-bulka-key = -# Helyezés: a nyert mínusz befizetett zsetonok szerint. Játszma (egy csésze, vagy csésze nélkül egy kör): nyert–döntetlen–vesztett. A csészékben most: { $cups }.

# Commands

command-bulka = bulka
command-bulka-about = Kártya két–négy játékosnak, mindenki magáért
option-bulka-computers-about = Azonnal kezdődik a játék: egy ilyen szintű gép ül le melléd, az „ellenfelek” szerint akár több is
option-alifer = alifer
option-alifer-about = Kérhetnek-e a játékosok új lapokat; csészével kétszeres tétért
option-cup = csésze
option-cup-about = Legyen-e csésze; ketten nélküle is játszhatnak
option-key = szorzó
option-key-about = Csésze nélkül: hány zseton jár a különbség egy pontjáért
