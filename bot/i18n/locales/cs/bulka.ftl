# Bulka

game-bulka = Bulka
bulka-how = Pro dva až čtyři: dva hrají, ostatní čekají, až na ně přijde řada. Kdo vyhraje tři kola po sobě, bere, co je v hrnku. Posaď se; jakmile budete aspoň dva, může kdokoli z vás začít.
bulka-how-without = Pro dva: kdo prohraje kolo, dluží za každý bod rozdílu { $rate ->
    [one] 1 žeton
    [few] { $rate } žetony
    [many] { $rate } žetonu
   *[other] { $rate } žetonů
  }. Posaď se; až budete dva, může kdokoli z vás začít.
daily-about-bulka = Jedno kolo bez hrnku a bez aliferu. Počítají se tvoje body minus body soupeře.
bulka-rules = -# { $cup ->
    [off] Bez hrnku, sazba { $rate } za bod
   *[on] Hraje se o hrnek
  } · { $alifer ->
    [off] bez aliferu
   *[on] alifer povolen
  }
bulka-where = -# { $cup ->
    [off] Kolo { $game }
   *[on] Hrnek { $game }
  } · rozdání { $deal } · rozdává { $dealer }
bulka-ranked = `{ $place }` { $plays ->
    [yes] **{ $name }** · { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
      }
   *[no] { $name }
  } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips }
bulka-cup = ☕ { $chips ->
    [one] V hrnku je 1 žeton
    [few] V hrnku jsou { $chips } žetony
    [many] V hrnku je { $chips } žetonu
   *[other] V hrnku je { $chips } žetonů
  }{ $own ->
    [none] { "" }
   *[other] { " · " }ty { $own }
  }{ $rounds ->
    [1] { " · " }výhry po sobě: { $name } 1/3
   *[other] { "" }
  }{ $later ->
    [yes] { " · " }dvojky se platí nakonec
   *[no] { "" }
  }
bulka-pro = **Pro!** { $you ->
    [yes] Máš dvě výhry za sebou
   *[no] { $name } má dvě výhry za sebou
  }, dalších 10 je zaplaceno; třetí znamená hrnek.
bulka-drawn = -# Tažené karty; nejvyšší je v pořadí první, další rozdává: { $cards }
bulka-asked = { $you ->
    [yes] Ptáš se
   *[no] { $name } se ptá
  } na čtvrtou kartu ({ RANK($rank) }). V trojici chybí: { SUIT($suit) }.
bulka-blank = { $you ->
    [yes] Hlásíš
   *[no] { $name } hlásí
  } { $said ->
    [bianca] **bianku** (bez esa a figury)
   *[blanche] **blanš** (bez figury)
  } · +{ $points }
bulka-now-aces = -# Body: ty { $ours }, { $name }{ "\u00A0" }{ $theirs }; esa se počítají na konci.
bulka-aces = { $you ->
    [yes] Hlásíš
   *[no] { $name } hlásí
  } **{ COMBINATION($combination) }** · +{ $kept }, když o žádné nepřijde, jinak +{ $lost }
bulka-pays = { $line } ·{ "\u00A0" }🪙{ "\u00A0" }{ $chips } { $into ->
    [cup] od soupeře do hrnku
    [yours] od tebe do hrnku
    [you] od tebe
   *[hand] od soupeře
  }
bulka-counted-blank = { $said ->
    [bianca] bianka
   *[blanche] blanš
  }
bulka-counted-aces = { $declared }, { $kept ->
    [yes] všechna ve vlastních štyších
   *[no] ne všechna ve vlastních štyších
  }
bulka-owed = -# { $more } − { $fewer } = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }, za každý { $rate ->
    [one] 1 žeton
    [few] { $rate } žetony
    [many] { $rate } žetonu
   *[other] { $rate } žetonů
  }.
bulka-alifer = { $name } se může zeptat: *Alifer?*
bulka-refused = { $you ->
    [yes] Odmítáš
   *[no] { $name } odmítá
  } alifer: karty zůstávají.
bulka-answer = **Alifer?** Odpovídá { $name }: nové karty { $stake ->
    [0] ano, nebo ne
   *[other] a každý přidá { $stake } žetonů, nebo ne
  }.
bulka-melding = { $name } může hlásit.
bulka-silent = Nic nehlásí: { $names }.
bulka-anew = **Alifer:** karty se rozdávají znovu.{ $chips ->
    [0] { "" }
   *[other] { " " }Do hrnku pak oba přidají po 🪙{ "\u00A0" }{ $chips }.
  }
bulka-tied = { $name0 } a { $name1 } mají shodně { $points0 ->
    [one] 1 bod
    [few] { $points0 } body
    [many] { $points0 } bodu
   *[other] { $points0 } bodů
  } a hrají spolu znovu, bez nového vkladu.
bulka-round = **{ $you ->
    [yes] Kolo vyhráváš
   *[no] Kolo vyhrává { $name }
  },** { $points0 }:{ $points1 }.
bulka-streak = -# { $rounds ->
    [1] Je to první výhra po sobě; tři berou hrnek.
   *[2] Je to druhá výhra po sobě; třetí bere hrnek.
  }
bulka-played = -# Body: { $name0 }{ "\u00A0" }{ $points0 }, { $name1 }{ "\u00A0" }{ $points1 }.
bulka-won = 🏆 **{ $you ->
    [yes] Třetí kolo po sobě, hrnek je tvůj:
   *[no] { $name } vyhrává třetí kolo po sobě a bere hrnek:
  } { $chips ->
    [one] 1 žeton
    [few] { $chips }{ "\u00A0" }žetony
    [many] { $chips }{ "\u00A0" }žetonu
   *[other] { $chips }{ "\u00A0" }žetonů
  }!**
bulka-difference = { $you ->
    [yes] Získáváš
   *[no] ## 🏆 { $name } vyhrává
  } { $chips ->
    [one] 1 žeton
    [few] { $chips }{ "\u00A0" }žetony
    [many] { $chips }{ "\u00A0" }žetonu
   *[other] { $chips }{ "\u00A0" }žetonů
  }!
bulka-next = -# Dál: 1. { $name0 }, 2. { $name1 }.
bulka-next-cup = -# Nový hrnek: 1. { $name0 }, 2. { $name1 }.
bulka-hint-anew = Počítá to i s figurami a dvojkami, ne se žetony.
bulka-end-here = Konec: *Více*.
bulka-chips-kept = -# Tvých { $chips } jde do pořadí{ $computers ->
    [yes] { " " }včetně počítačů
   *[no] { "" }
  }; další hrnek začíná od nuly.
bulka-seated = -# Kdo hraje první, rozhodnou tažené karty.
bulka-waits = -# Čekáš: tvoje místo v pořadí je { $place }.
bulka-plays-next = -# Příští kolo hraješ.
bulka-advise = **Smíš radit.** { $name } má v ruce { $cards }
bulka-ask-alifer = **Špatné karty?** Zeptej se: *Alifer?* Když soupeř souhlasí, rozdá se znovu{ $stake ->
    [0] { "" }
   *[other] { " " }a každý dá do hrnku ještě { $stake } žetonů
  }.
bulka-ask-answer = **Alifer?** Soupeř chce nové karty{ $stake ->
    [0] { "" }
   *[other] { " " }a každý dá do hrnku ještě { $stake } žetonů
  }. Ty taky? Při *Ne* karty zůstanou.
bulka-ask-meld = **Hlásíš, nebo dál?** Co neohlásíš teď, nepočítá se, kromě es a bianky (bez esa a figury).
bulka-ask-nothing = **Teď nemáš co hlásit.** Řekni dál.
bulka-button-keep = Nechat si je
bulka-button-alifer = Alifer?
bulka-button-agree = Nové karty
bulka-button-refuse = Ne
bulka-button-blanche = Blanš +{ $points }
bulka-button-bianca = Bianka +{ $points }
bulka-button-ask = Kde je { RANK($rank) } do čtveřice?

# The lesson

bulka-learn-table = **Ty proti jednomu soupeři,** kterým je { $name }. Kolo hrají dva, ostatní by čekali, až na ně přijde řada. Kdo vyhraje tři kola po sobě, bere, co je v **hrnku**.
    Zahraješ si jedno kolo: každý má devět karet a trumfy nejsou. Každé pravidlo se dozvíš, až ho budeš potřebovat, a tlačítko *Zpět* tě vrátí o krok.
bulka-learn-dealt = { $name } táhne nejvyšší kartu, a je proto v pořadí **první**; ty jsi **vyzyvatel**: rozdáváš a vynášíš. Do hrnku jste dali oba po { $chips } žetonech.
bulka-learn-chips = -# 🪙 Žetony: ty { $ours }, { $name } { $theirs }, v hrnku { $cup }.
bulka-learn-asked = Odpověď: mezi třemi nejsou { SIGN($suit) } { SUIT($suit) }.

# What the rules forbid

too-late = To se říká před prvním výnosem.
not-blanche = Blanš nemáš: v rozdaných kartách byl král, { RANK("~C") } nebo kluk.
not-bianca = Bianku nemáš: v rozdaných kartách byl král, { RANK("~C") }, kluk nebo eso.
alifer-off = U tohoto stolu se hraje bez aliferu.
not-asked-of-aces = Na čtvrté eso se nikdo ptát nesmí.
nothing-to-ask = Soupeř nemá ohlášené tři { RANKS($rank) }.
asked-before = Tahle otázka už od tebe zazněla.
bad-draw = Takové karty se o pořadí vytáhnout nedají.
bad-ranking = V pořadí musí být každé místo právě jednou.

# Rules, by topic

topic-bulka-ranking = Kdo s kým hraje
topic-bulka-deal = Vklad a rozdávání
topic-bulka-melds = Co se hlásí
topic-bulka-play = Štychy a prémie
topic-bulka-cup = Kolo a hrnek
topic-bulka-alifer = Alifer
topic-bulka-without = Ve dvou bez hrnku
rule-bulka-ranking = U stolu sedí dva až čtyři. Každý si vytáhne kartu a nejvyšší je v pořadí první; kdo mají stejnou, táhnou znovu. Hrají spolu první dva v pořadí; ten druhý je **vyzyvatel**. Kdo prohraje, jde na konec, kdo vyhraje, je první, a ostatní se posunou. Takovému pořadí se říká chouette.
rule-bulka-stake = Před kolem dají oba po **10** žetonech do hrnku, kterému se říká **bulka**. Žetony jsou jen počítadlo: každý začíná na nule a může jít i pod ni. Nic se tu nekupuje.
rule-bulka-deal = Rozdává vyzyvatel, snímá první v pořadí. Každý dostane devět karet po třech, první v pořadí napřed, a první štych vynáší vyzyvatel. Karty od nejvyšší, i s body: { $ranks }.
rule-bulka-pack = **S kartami, které máš:** z francouzského balíčku vyřaď trojky, čtyřky, pětky a šestky. Dámy jsou jezdci a každá francouzská barva zastoupí jednu italskou.
rule-bulka-melds = **Před prvním výnosem** se hlásí, první v pořadí napřed. Za tři krále, { RANKS("~C") } nebo kluky je **6** bodů a od soupeře 5 žetonů, za čtyři **12** a 10; za tři dvojky **10** a 5 žetonů, za čtyři **20** a 10. Za **blanš**, tedy karty bez krále, { RANK("~C", case: "gen") } i kluka, je **10** a 5 žetonů. To slovo je francouzské carte blanche. Co z toho nezazní tady, potom už neboduje.
rule-bulka-ask = Po ohlášené trojici se soupeř při výnosu druhého štychu smí zeptat, kterou barvu má čtvrtá karta, a odpověď je vždycky pravdivá. Na čtvrté eso se nikdo ptát nesmí.
rule-bulka-aces = **Esa.** Tři nebo čtyři se hlásí, než se první z nich zahraje. Kdo je má na konci všechna ve svých štyších, získá **30** nebo **40** a 5 nebo 10 žetonů; když o některé přijde, jen **6** nebo **12**.
rule-bulka-bianca = **Bianka**, tedy karty bez krále, { RANK("~C", case: "gen") }, kluka i esa, nahrazuje blanš: je za ni **20** a 10 žetonů a ohlásit se smí nejpozději s poslední kartou.
rule-bulka-follow = Trumfy nejsou. Když máš vynesenou barvu, musíš ji přiznat, jinak smíš dát cokoli; přebíjet nikdo nemusí. Štych bere nejvyšší karta vynesené barvy, a kdo ho vzal, vynáší další.
rule-bulka-bonuses = **Když bere dvojka,** dává soupeř i žetony do hrnku: za první štych je **52** a 20; za poslední **26** a 10, za poslední dva **52** a 20, za poslední tři **78** a 30; za každý jiný **10** a 5. Za poslední štych vzatý jinou kartou je **6**; za všech devět štychů **30** a 10 žetonů.
rule-bulka-round = Kolo vyhrává vyšší součet. Když mají oba stejně, hrají spolu znovu bez nového vkladu.
rule-bulka-cup = **Tři kola po sobě:** kdo je vyhraje, bere, co je v hrnku, a jde na konec pořadí. Po dvou výhrách po sobě se říká **Pro**: kdo je má, přidá do hrnku dalších 10 žetonů, a kdo čeká, vidí karty vyzyvatele a smí radit, aniž to první v pořadí uslyší.
rule-bulka-alifer = Než se něco ohlásí, smí se první v pořadí a potom vyzyvatel zeptat: *Alifer?* Když soupeř souhlasí, rozdá stejný hráč znovu a vklad se zdvojnásobí: oba doplatí, co chybí. V jednom kole nejvýš devětkrát. (Volba stolu.)
rule-bulka-without = Ve dvou se dá hrát bez hrnku: za hlášky ani za štychy žetony nejsou, ale kdo kolo prohraje, dluží rozdíl bodů krát dohodnutá sazba. (Volba stolu.)
rule-bulka-venice = **Z Benátek.** Bulka je druh trappoly, kterou v Benátkách znali už roku 1524 a Girolamo Cardano ji popsal tak, jak se kolem roku 1530 hrála v Saccu u Padovy. V Čechách a ve Slezsku z ní vznikla hra pro víc lidí, v níž vítěz zůstává a další nastupuje: „bulka“, podle hrnku, ve kterém leží vklady.
rule-bulka-silesia = Jejím kartám se říká i slezské a z italského krále, „re“, se tam stala srna: „das Reh“. Poslední balíčky vyšly v Praze roku 1944. Příbuzná hra žije u banátských Čechů: ve vesnici Šumice hrají „stovkahru“, hru do sta, zvanou i „brčko“, tedy sirka.
rule-bulka-deuce = **Proč dvojka?** Je nejnižší, a vzít jí štych je nejtěžší. V Šumicích ji v balíčku nemají, a tak má prémie sedmička. „Blanš“ je „carte blanche“ a „bianka“ „carta bianca“: karty bez figur.
rule-bulka-names = **Kdo ji zapsal.** Robert Kissel v pravidlech vídeňské firmy Piatnik, která od roku 1988 tiskne starý balíček znovu. Podle něj ji popisuje německá Wikipedie a podle ní tato pravidla.

# Standings

standings-bulka = ## Bulka
standings-bulka-key = -# Místa: podle žetonů, získané minus zaplacené. Hry (hrnek, nebo kolo bez něj): výhry–remízy–prohry. V hrncích leží: { $cups }.

# Commands

command-bulka = bulka
command-bulka-about = Karty pro dva až čtyři, každý za sebe
option-bulka-computers-about = Hrát hned: přisedne si počítač této úrovně, nebo víc podle volby „soupeři“
option-alifer = alifer
option-alifer-about = Zda si hráči smějí říct o jiné karty; s hrnkem za dvojnásobný vklad
option-cup = hrnek
option-cup-about = Zda se hraje o hrnek; ve dvou to jde i bez něj
option-key = sazba
option-key-about = Bez hrnku: kolik žetonů je za bod rozdílu
