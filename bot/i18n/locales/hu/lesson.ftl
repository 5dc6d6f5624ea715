# The lessons: guided deals for beginners. What all lessons say comes first, then what only Stovkahra's says;
# there $left, $partner and $right are the names of the three computers.

learn-head = ### 🎓 { $stage ->
    [table] Tanuld meg: { $game }
    [deal] Az osztás
    [declare] Bemondás
    [exchange] A csere
    [claim] Az utolsó ütés után
    [result] Így ért véget
    [worth] Mennyit ér
   *[play] Ütés: { $number }/{ $tricks }
  }
    -# Lépés: { $step }/{ $steps }{ $leaves ->
        [1] { "" }
       *[other] { " " }· { $leaf }/{ $leaves }
      }
learn-button-go = Tovább
learn-button-again = Elölről
learn-button-play = Játsszunk

# What happened

learn-dealt = A megmutatott lap { FACE($card) }, a { CARD($card) }: az adu tehát **{ SIGN($suit) } { SUIT($suit) }**, a lapot pedig te kapod, mert te osztasz. { $name } hív először, nyílt lapjai: { $cards }.
learn-declared = { $seat ->
    [0] A te bemondásod
    [2] A társad, { $name } bemondása
   *[other] { $name } bemondása
  }: **{ COMBINATION($combination) }** · +{ $points }
learn-trick = **{ $number }. ütés** · { $plays }
learn-won = { $seat ->
    [0] Te viszed el
    [2] A társad, { $name } viszi el
   *[other] { $name } viszi el
  } { CARD($card, case: "art") } { CARD($card, case: "ins") }. { $points ->
    [0] Nincs benne lappont
    [one] 1 lappont van benne
   *[other] { $points } lappont van benne
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, és **{ $bonus }** bónuszpont jár érte
  }.
learn-missed-seven = 💭 Ezt az ütést { CARD($card, case: "art") } { CARD($card, case: "ins") } elvihetted volna: az **első** ütés hetessel **52** pontot hoz. A *Vissza* gombbal megpróbálhatod.
learn-count = -# Eddig összesen: ti **{ $ours }** (bemondásokból és bónuszokból { $announced }, lapokban { $cards }), ők **{ $theirs }**.

# The rules, each on the page where it first matters

learn-table = **Ketten kettő ellen.** A társad { $partner }, aki veled szemben ül. Ellenfeleitek: { $left } a bal oldaladon és { $right } a jobb oldaladon.
    Amelyik párnak megvan a { $goal } pontja, az nyeri a **játszmát**; ehhez több leosztás is kellhet. Egy játszma egy vagy két **brčkót** hoz: gyufaszálként rajzoljuk őket, és tízzel már a tiétek a széria.
    Most egyetlen leosztást játszol végig, fejenként nyolc lappal. Minden szabályt akkor mondunk el, amikor szükséged van rá, és a *Vissza* gombbal bármikor visszaléphetsz egyet.

# What is recommended

learn-too-early = -# A *dost* most téves volna: { $ours } pontotok van, és { $goal } kell hozzá.
learn-try-declare = 💡 Mondd be: **{ COMBINATION($combination) }**. A pontok rögtön a tieitek.
learn-try-dost = 💡 Mondj **dostot**: { $ours } pontotok van, és { $goal } már elég.
learn-try-count = 💡 Kérj **számolást**: { $ours } pontotok van, a *dosthoz* pedig { $goal } kell.
learn-try-only = 💡 Csak { CARD($card, case: "art") } **{ CARD($card, case: "acc") }** játszhatod ki.
learn-try-lead-master = 💡 Hívd { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: nincs már olyan { SUIT($suit) }, amely ütné.
learn-try-lead-low = 💡 Hívd { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: keveset kockáztatsz vele, és megmaradnak a jobb lapjaid.
learn-try-win-seven = 💡 Játszd ki { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: ha hetes viszi az ütést, bónusz jár érte.
learn-try-win = 💡 Játszd ki { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: már ez is üti az eddigi legjobb lapot.
learn-try-save = 💡 Játszd ki { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: ezt az ütést úgyis a társad viszi. A jobb aduidat tartsd meg.
learn-try-part = 💡 Játszd ki { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: ezt az ütést te nem viheted el, és ezt a lapot adhatod oda a legkönnyebben.
learn-try-set = 💡 Mondd be: **{ COMBINATION($combination) }**. Pontot ér, és semmibe sem kerül.
learn-try-exchange = 💡 Tedd félre mind a kilencet: { $points } lappont van bennük, és megtartani többnyire { $pays } lapponttól éri meg{ $pays ->
    [24] { " " }(két csere)
   *[other] { "" }
  }.
learn-try-keep = 💡 Tartsd meg a lapjaidat: { $points } lappont van bennük, és megtartani többnyire { $pays } lapponttól éri meg{ $pays ->
    [24] { " " }(két csere)
   *[other] { "" }
  }.
learn-try-lead-deuce = 💡 Hívd { CARD($card, case: "art") } **{ CARD($card, case: "acc") }**: az ellenfelednél nincs már { SUIT($suit) }, így a kettes üt, és bónusz jár érte.

# How it ended

learn-dost = { $seat ->
    [0] **Dost!** Jól számoltál
   *[other] **Dost!** A társad, { $name } mondja ki, és jól számolt
  }: tiétek a játszma, pontokban { $ours }:{ $theirs }.
learn-false-dost = **Dost?** Megszámolva csak { $ours } pontotok van, nem { $goal }: a játszmát az ellenfél nyeri. A *Vissza* gombbal visszaszívhatod.
learn-counted = Senki sem mondott *dostot*, ezért megszámoljuk a pontokat: ti { $ours }, ők { $theirs }. Megvan a { $goal } pontotok, tehát nyertetek, de *dosttal* már a számolás előtt megnyertétek volna a játszmát.
learn-undecided = A leosztást megszámoltuk, pontokban: ti { $ours }, ők { $theirs }. Egyik párnak sincs meg a { $goal }, így jönne a következő leosztás, és ezek a pontok tovább számítanának.
learn-made-of = -# A tieitek: { $declared } bemondásból, { $bonuses } bónuszból, { $cards } lapokból.
learn-worth-won = **Két brčko** a tiétek, mert az ellenfélnek 50-nél kevesebb pontja van.
learn-worth-lost = Az ellenfél nyer **két brčkót**, mert a *dost* téves volt.
learn-worth-nothing = Brčkót még senki sem kap: a játszma addig tart, amíg valamelyik párnak meg nem lesz a { $goal } pontja.
learn-next = **Ennyi az egész!** A *Játsszunk* gombbal gépek ülnek le melléd; barátokkal: `/{ $command } új`. Az asztalnál az a lap, amely mellett nincs választásod, magától kijátszódik.
learn-next-hand = **Ennyi az egész!** A *Lapjaim* gombbal visszatérsz az asztalodhoz.
