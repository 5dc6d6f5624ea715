# Rules, numbered in this order; the lesson tells each where it first matters

rules-title = ## { $title }
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
rule-cards = **Karty** od nejvyšší, i s body: { $ranks }.
    Všechny karty dají za rozdání dohromady 72 bodů.
rule-points = { RANK($rank) } **{ $points }**
rule-gather = Míchá se před prvním rozdáním hry. Potom se karty jen složí, štych po štychu, a sejme je hráč po pravici rozdávajícího. (Volba stolu: míchat před každým rozdáním.)
rule-deal = **Trumfy a rozdávání.** Kdo sedí po pravici rozdávajícího, sejme a spodní karta balíčku se ukáže: její barva jsou **trumfy** a kartu dostane rozdávající.
    Rozdává se po třech, dvou a třech kartách. První tři karty toho, kdo sedí po levici rozdávajícího, leží odkryté přede všemi.
    Stejný hráč taky vynáší, tedy hraje první kartu prvního štychu; potom vynáší vždycky ten, kdo vzal poslední štych. Vynést se smí cokoli.
rule-passes = Rozdávání přechází doleva, z rozdání na rozdání i ze hry na hru.
rule-declare = **Hlášení.** Než se vynese první karta, smí každý, jak na něj přijde řada, ohlásit tři nebo čtyři karty stejné hodnoty. Boduje jen to, co ohlásíš.
    Za tři esa je **30**, za tři desítky nebo sedmičky **10**, za tři krále nebo jiné figury **6**; za čtyři je **40**, **20** a **12**. Devítky a osmičky se nehlásí.
rule-signal = Kdo sedí po pravici rozdávajícího, má trumfovou sedmičku a nemá ani kartu některé netrumfové barvy, podle zvyku tu barvu bezhlesně naznačí spoluhráči, který vynáší. Tady: jednou za rozdání, před prvním výnosem, smí hráč po pravici rozdávajícího naznačit jednu netrumfovou barvu a vidí to jen přední. (Volba stolu.)
rule-follow-beat = **Přiznej barvu a přebij.** Když máš vynesenou barvu, musíš ji přiznat, tedy zahrát. A pokud některou z těch karet přebiješ dosud nejlepší kartu, musíš to udělat, i kdyby byla spoluhráčova.
rule-follow-below = **Přiznej barvu, i když nepřebiješ.** Když máš vynesenou barvu, musíš ji přiznat, tedy zahrát. Žádná z těch karet teď nejlepší kartu nepřebije, tak dej kteroukoli z nich.
rule-trump = **Nemáš barvu? Trumf!** Když nemáš vynesenou barvu, musíš dát trumf. Štych bere nejvyšší trumf, a když žádný nepadne, nejvyšší karta vynesené barvy.
rule-overtrump = **Vyšší trumf.** Barvu přiznat nemůžeš, takže musíš dát trumf. Jeden už tu leží: pokud ho některý z tvých přebije, musíš ho přebít, i kdyby byl spoluhráčův.
rule-undertrump = **Nižší trumf.** Barvu přiznat nemůžeš, takže musíš dát trumf, i když žádný z tvých nepřebije ten, který tu leží. Dej kterýkoli.
rule-discard = **Ani barva, ani trumf.** Když nemáš vynesenou barvu ani trumf, smíš dát cokoli. Štych ale nezískáš.
rule-seven-first = **Velká prémie.** Kdo vezme **první** štych sedmičkou, získá **52** bodů, víc než půlku hry. Povede se to jen trumfovou sedmičkou, když nemáš vynesenou barvu. Později je za štych vzatý sedmičkou **10**, za poslední **26**.
rule-seven = **Sedmička bere.** Kdo vezme druhý až sedmý štych sedmičkou, získá **10** bodů.
rule-last = **Poslední štych** přinese tomu, kdo ho vezme, **6** bodů, a když ho vezme sedmička, **26**.
rule-count = **Počítání.** Hlášky a prémie se oznamují, body z karet ve vzatých štyších ne: ty si každý počítá z hlavy. (Volba stolu: průběžný součet.)
rule-dost = **Kdy říct *dost*.** Hned po hlášce nebo po vzatém štychu smíš říct *dost*. Má-li vaše dvojice se vším všudy { $goal } bodů, hned vyhráváte hru.
    Má-li méně, vyhrávají soupeři **dvě** brčka. Když *dost* nikdo neřekne, sečtou se body po posledním štychu.
rule-counted = Když v celém rozdání nikdo neřekne dost, body se sečtou. Dvojice se 100 vyhrává; mají-li je obě, ta, která je měla dřív. Nemá-li je žádná, hraje se další rozdání a body se přenášejí.
rule-worth = **Jedno, nebo dvě.** Hra vynese jedno brčko, když mají poražení 50 bodů nebo víc, a dvě, když mají méně. Neoprávněné *dost* stojí vždycky dvě.
rule-series = **Přidat, nebo vzít.** Vítězové hry si brčka buď přidají, nebo jich stejný počet vezmou soupeřům, nejvýš ale tolik, kolik jich mají. Kdo má jako první **deset**, vyhrává sérii.
rule-twenty = Volba stolu: hrát do dvaceti. Dvojice, která má jako první deset i dvacet, vyhrává dvě série; má-li jako první dvacet ta druhá, série končí remízou.
rule-seal = Před prvním snímáním každé hry ukáže stůl pečeť: otisk SHA-256 tajného čísla. Z něj plyne každé míchání a skládání té hry a po hře stojí v jejím záznamu, takže si každý může ověřit, že nic nebylo nastrojené.
