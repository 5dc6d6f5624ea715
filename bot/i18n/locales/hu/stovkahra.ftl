# Stovkahra

# The lobby

lobby-how = A társak egymással szemben ülnek. { $series ->
    [1] Egyetlen játszma, százig.
    [3] Az a pár nyer, amelyiknek előbb lesz három brčkója.
    [5] Az a pár nyer, amelyiknek előbb lesz öt brčkója.
    [20] Az a pár nyer, amelyiknek előbb lesz húsz brčkója.
   *[10] Az a pár nyer, amelyiknek előbb lesz tíz brčkója.
  } Foglalj helyet; ha négyen ültök, bármelyikőtök indíthat.
daily-about-stovkahra = Egy leosztás, végigjátszva: senki sem mond *dostot*, és senki sem jelez. A ti pontjaitok számítanak, az ellenfeleké levonva.
lobby-side = **{ $first }** és **{ $second }**
lobby-rules = -# { $shuffle ->
    [every] Keverés minden leosztás előtt
   *[first] Keverés a játszma első leosztása előtt, aztán csak összeszedés és emelés
  } · { $signals ->
    [off] jelezni tilos
   *[on] jelezni szabad
  } · { $count ->
    [open] nyílt számolás
   *[closed] fejben számolás
  } · { $series ->
    [1] egyetlen játszma
   *[other] széria { $series } brčkóig
  }{ $dost ->
    [side] { " " }· dost a pár bemondása vagy bónusza után
   *[own] { "" }
  }
resume-offer = Van egy félbehagyott szériátok ({ $table }.{ "\u00A0" }asztal), brčkóban { $first }:{ $second } az állás.

# The table

game-stovkahra = Stovkahra
table-where = -# { $game }. játszma · { $deal }. leosztás · { $dealer } oszt
side-brcka = **{ $names }** · { $points ->
    [one] 1 pont
   *[other] { $points } pont
  } · { $matches }{ "\u00A0" }{ $brcka }/{ $goal }{ "\u00A0" }brčkó
score-written = -# A mostani lapok a leosztás végén számítanak; addig fejben számolod.
score-open = -# Az összes eddigi pont, a mostani leosztás lappontjaival együtt.
trump-line = **Adu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } { $you ->
    [yes] a te kezedben
   *[no] { $dealer } kezében
  }
trump-played = **Adu: { SIGN($suit) } { SUIT($suit) }** · { FACE($card) } volt a megmutatott lap
open-cards = { $eldest } hív először, és mutatja: { $cards }
open-cards-yours = Te hívsz először, és mutatod: { $cards }
declared-none = Senki sem mondott be semmit.
to-claim = Az utolsó ütést { $name } viszi: *dostot* mond, vagy számolást kér.
bonus-of-trick = { $place ->
    [first] az első ütés
    [last] az utolsó ütés
   *[other] { $number }. ütés
  }{ $seven ->
    [yes] { " " }hetessel
   *[no] { "" }
  }
counted-on = **{ $score0 }{ "\u00A0" }:{ "\u00A0" }{ $score1 }.** Még senkinek sincs meg a száz: a játszma folytatódik, és a pontok tovább gyűlnek.
game-worth = -# { $why ->
    [false-dost] A téves *dost* mindig kettőbe kerül.
   *[two] Kettőt: a veszteseknek 50 sincs.
  }
game-dost = **Dost!** { $you ->
    [yes] Jól számoltál
   *[no] { $name } jól számolt
  }: { $names } { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer, { $score0 }:{ $score1 }.
game-false-dost = **Dost?** { $you ->
    [yes] A te oldaladon
   *[no] { $name } oldalán
  } csak { $points } pont van. { $names } két brčkót nyer, { $score0 }:{ $score1 }.
game-count = A számolás: { $score0 }:{ $score1 }. { $names } { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer.
game-count-both = Mindkét párnak száza van; { $names } érte el előbb, és { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer.
choose = { $names } választ: hozzáad, vagy az ellenféltől vesz el?
button-add = +{ $amount } nekünk
button-take = −{ $amount } nekik
chosen-add = -# A győztesek hozzáadják; { $brcka }.
chosen-take = -# A győztesek elveszik; { $brcka }.
chosen-only = -# Nincs mit elvenni, így hozzáadódik; { $brcka }.
chosen-better = { $better ->
    [add] Az esélyek szerint hozzátenni jobb lett volna.
   *[take] Az esélyek szerint elvenni jobb lett volna.
  }
series-won = ### 🏆 A szériát { $names } nyeri!
series-won-twice = ### 🏆 { $names } egyszerre két szériát nyer!
series-drawn = ### 🤝 A széria döntetlen.
series-drawn-why = { $names } eljutott húszig, de a tízet az ellenfél érte el előbb.
button-hands = Mindenki lapjai
game-conceded = 🏳️ { $losers } feladja a játszmát. { $names } { $brcka ->
    [one] egy brčkót
   *[other] két brčkót
  } nyer, { $score0 }:{ $score1 }.
hands-title = ### 🖐️ { $deal }. leosztás, mindenki lapjai · adu: { SIGN($suit) } { SUIT($suit) }
hands-line = **{ $name }**
tables-line = **{ $table }. asztal** · { $names0 } – { $names1 } · { $place }
tables-playing = -# Folyik a széria, { $first }:{ $second } · { $computers ->
    [0] nincs szabad hely
    [one] 1 gép helyére lehet beülni
   *[other] { $computers } gép helyére lehet beülni
  }

# The panel

panel-partner = -# Társad: { $partner }
panel-trump = Adu: **{ SIGN($suit) } { SUIT($suit) }**
words-trump = **Adu:** { SUIT($suit) }; a megmutatott lap: { CARD($card) }.
panel-score = -# Ti { $ours }, ők { $theirs }; a lapok a leosztás végén számítanak
panel-brcka = brčkó: ti { $ours }, ők { $theirs }
brcka-winners = brčkó: győztesek { $won }, többiek { $lost }
panel-score-open = -# Ti { $ours }, ők { $theirs }
ask-declare = **Mondj be, vagy passzolj.** Csak az ér pontot, amit bemondasz.
ask-declare-more = **Van még?** Mondj be, passzolj, vagy mondj *dostot*.
ask-follow-beat = **Te jössz.** Adj { SUIT($suit, case: "acc") }, és üsd felül a { CARD($best, case: "acc") }.
ask-follow-below = **Te jössz.** Adj { SUIT($suit, case: "acc") }; a { CARD($best, case: "acc") } nem tudod felülütni.
ask-follow-behind-trump = **Te jössz.** Adj { SUIT($suit, case: "acc") }; már adu viszi az ütést, bármelyik jó.
ask-trump = **Te jössz.** Nincs nálad { SUIT($suit) }: adj adut.
ask-overtrump = **Te jössz.** Nincs nálad { SUIT($suit) }: üsd felül aduval a { CARD($best, case: "acc") }.
ask-undertrump = **Te jössz.** Nincs nálad { SUIT($suit) }: adj adut, bár a { CARD($best, case: "acc") } nem tudod felülütni.
ask-discard = **Te jössz.** Nincs nálad se { SUIT($suit) }, se adu: bármit adhatsz.
ask-discard-trump = **Te jössz.** Nincs nálad adu: bármit adhatsz.
ask-lead-dost = **Te hívsz:** bármelyik lap jó, vagy *Dost!*, ha megvan a száz.
ask-lead-early = **Te hívsz.** Bármelyik lap jó; a százhoz még korai.
ask-claim = **Tiéd az utolsó ütés.** Mondj *dostot*, ha megvan a százatok, vagy kérj számolást.
claim-dost = -# *Dost!* kevesebbel: az ellenfél két brčkót nyer.
claim-count = -# *Számolás*: az nyer, akinek előbb lett száz.
ask-choice = **A sajátotokhoz adjátok, vagy tőlük veszitek el?** Akkor { $added }, vagy { $taken }.
ask-dost = **Dostot mondasz?** Ha nincs meg a százatok, az ellenfél két brčkót nyer.
ask-dost-aside = Te is mondhatsz *dostot*: a párotok épp bemondott valamit, vagy bónuszt nyert.
signal-yours = Jelzésed { $name } számára: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told = 🤫 { $name } ezt jelzi neked: **{ SIGN($suit) } { SUIT($suit) }**.
signal-told-why = -# Szokás szerint ebből a színből { $name } kezében nincs, az adu hetes viszont ott van. Hívd ezt a színt, és a hetes elviheti az első ütést, az 52 pont.
signal-ask = Jelezd, melyik szín hiányzik: ha { $name } azt hívja, adu hetesed elviheti az első ütést, az 52 pont.
signal-ask-idle = -# Jelezhetsz egy színt, { $name } látja; adu hetes nélkül hiába.
button-dost = Dost!
button-dost-sure = Igen, dost!
button-count = Számolás
button-signal = { SUIT($suit) }
hint-pass = Egy erős játékos **passzolna**.
hint-dost = Egy erős játékos **dostot** mondana.
hint-count = Egy erős játékos **számolást** kérne.
ask-concede = **Feladod ezt a játszmát?** Az ellenfél nyeresége { $worth ->
    [one] egy brčkó
    [two] két brčkó
   *[open] egy brčkó, vagy kettő, ha 50-nél kevesebb pontotok van
  }{ $alone ->
    [yes] , azonnal.
   *[no] . Előbb a társadat kérdezzük meg.
  }

# What the rules forbid

bad-cut = Emeléskor 1–31 lap kerülhet alulra.
not-declarable = Nyolcast és kilencest nem lehet bemondani.
signals-off = Ennél az asztalnál nem szabad jelezni.
not-your-signal = Csak az osztó jobbján ülő jelezhet.
signalled-before = Ebben a leosztásban már jeleztél egy színt.
signal-trump = Csak mellékszínt jelezhetsz, adut nem.
must-trump = Nem tudsz színt adni, ezért adut kell adnod: { SIGN($suit) } { SUIT($suit) }.
must-beat = Felül kell ütnöd a { CARD($card, case: "acc") }, mert felül tudod ütni.
must-overtrump = Aduval felül kell ütnöd a { CARD($card, case: "acc") }, mert felül tudod ütni.
dost-not-now = *Dostot* csak közvetlenül bemondás vagy elvitt ütés után lehet mondani.
dost-side-not-now = Ennél az asztalnál *dostot* közvetlenül a pár bemondása vagy megnyert bónusza után lehet mondani.
nothing-to-take = Az ellenfélnek nincs elvehető brčkója.

# Rules, numbered in this order; the lesson tells each where it first matters

topic-cards = Lapok és asztal
topic-deal = Osztás és adu
topic-declarations = Bemondások
topic-signal = A jelzés
topic-play = A játék menete
topic-bonuses = Bónuszok
topic-dost = Pontok és dost
topic-game = Ki nyeri a játszmát
topic-series = A brčkók és a széria
topic-shuffle = Az ellenőrizhető keverés
rule-partners = Négyen játsszák, az óramutató járása szerint, 32 lappal, eredetileg magyar kártyával; a társak egymással szemben ülnek. A színek: { SUIT("a") } { SIGN("a") }, { SUIT("l") } { SIGN("l") }, { SUIT("h") } { SIGN("h") }, { SUIT("b") } { SIGN("b") }.
rule-german-pack = **Otthoni kártyával:** vedd ki egy francia csomagból mindazt, ami a hetesnél kisebb. A dámák a felsők, a bubik az alsók, és minden francia szín egy magyar szín helyett áll.
rule-cards = **A lapok** a legerősebbtől lefelé, pontértékükkel: { $ranks }.
    Egy leosztásban összesen 72 lappont van.
rule-gather = A paklit a játszma első leosztása előtt megkeverik. Később csak összeszedik, ütésről ütésre, és az osztó jobbján ülő játékos emel. (Asztalbeállítás: keverés minden leosztás előtt.)
rule-deal = **Adu és osztás.** Az osztó jobbján ülő emel, azután megmutatjuk a pakli legalsó lapját: ennek a színe az **adu**, a lap pedig az osztóé.
    Az osztás hármasával, kettesével, majd megint hármasával megy. Az osztó balján ülő játékos első három lapja mindenki előtt nyíltan fekszik. Ez egyenlíti ki, hogy az ő párja hív először.
    Ő hív az első ütéshez, utána mindig az, aki az előző ütést elvitte. Hívni bármelyik lapot lehet.
rule-passes = Az osztó szerepe leosztásról leosztásra és játszmáról játszmára balra vándorol.
rule-declare = **Bemondás.** Az első hívás előtt sorban mindenki bemondhat három vagy négy egyforma értékű lapot. Csak az ér pontot, amit valaki be is mond. Háromnál nem kell megmondani, melyik hiányzik. Ez minden leosztásban eltart néhány másodpercig: aki hamar passzol, nem árulja el, van-e valamije.
    Három ász **30**, három tízes vagy hetes **10**, három király vagy más figura **6** pontot ér; négy lapnál **40**, **20** és **12** jár. A kilences és a nyolcas nem ér semmit. A kép nélküli lapokért, a carte blanche-ért itt nem jár semmi, bár a család régebbi játékaiban jár.
rule-signal = Ha az osztó jobbján ülőnél van az adu hetes, és egy mellékszíne hiányzik, szokás szerint némán, szájmozgással tudatja ezt a színt a társával, aki hívni fog. Itt az osztó jobbján ülő leosztásonként egyszer, az első hívás előtt jelezhet egy mellékszínt, és csak a társa látja. (Asztalbeállítás.)
rule-follow-beat = **Színre színt, és ütni kell.** Ha van lapod a hívott színből, azt kell adnod. Ha ezek közül valamelyik üti az eddigi legjobb lapot, felül is kell ütnöd, még akkor is, ha a társadé.
rule-follow-below = **Színt adni akkor is kell, ha nem üt.** Ha van lapod a hívott színből, azt kell adnod. Ha ezek közül egyik sem üti az eddigi legjobb lapot, bármelyik jó.
rule-trump = **Nincs szín? Adu!** Ha nincs lapod a hívott színből, adut kell adnod; ha az sincs, bármelyik lapot. Az ütést a legnagyobb adu viszi; ha senki sem aduz, a hívott szín legnagyobb lapja.
rule-overtrump = **Felülütés aduval.** Nem tudsz színt adni, ezért adut kell adnod. De már fekszik ott egy adu: ha van nálad nagyobb, azzal felül kell ütnöd, még akkor is, ha a társadé.
rule-undertrump = **Aduzni akkor is kell, ha nem üt.** Nem tudsz színt adni, ezért adut kell adnod, bár egyik adud sem üti azt, amelyik már ott fekszik. Bármelyik jó.
rule-discard = **Se szín, se adu.** Ha nincs lapod a hívott színből, és adud sincs, bármelyik lapodat odaadhatod. Ütni nem fog.
rule-seven-first = **A nagy bónusz.** Aki az **első** ütést hetessel viszi el, **52** pontot kap: ez több a játszma felénél. Az adu hetes kell hozzá, mégpedig olyan kézben, amelyben nincs lap a hívott színből. Később az ütést vivő hetes **10**, az utolsó ütésben **26** pontot hoz.
rule-seven = **Ha hetes üt.** Aki a másodiktól a hetedikig bármelyik ütést hetessel viszi el, **10** pontot kap.
rule-last = **Az utolsó ütés.** Aki elviszi, **6** pontot kap; ha hetessel viszi el, **26** pontot.
rule-count = **Számolás.** A bemondásokat és a bónuszokat mindig bejelentjük, az elvitt lapok pontjait nem: azokat mindenki fejben számolja. (Asztalbeállítás: nyílt számolás.)
rule-dost = ***Dost*, vagyis elég.** Közvetlenül bemondás vagy elvitt ütés után mondhatod ki. Ha mindent összeszámolva megvan a { $goal } pontotok, azonnal megnyeritek a játszmát.
    Ha nincs meg, az ellenfél nyer **két** brčkót. Ha senki sem mondja ki, az utolsó ütés után számoljuk meg a pontokat. A jogos *dost* akkor is nyer, ha az ellenfélnek már előbb megvolt a száz, csak nem vette észre.
rule-dost-side = **Más leírás szerint.** Így írja John McLeod. David Parlettnél a pár bármelyik tagja mondhat *dostot*: ha egyikük bemondott valamit, a következő bemondásig vagy lapig, és ha bónuszt nyertek (52, 26, 10 vagy 6), a következő lapig; bónusz nélküli ütés után nem. (Asztalbeállítás.)
rule-counted = Ha az egész leosztásban senki sem mond dostot, megszámoljuk a pontokat. Az a pár nyer, amelyiknek megvan a 100; ha mindkettőnek megvan, az, amelyik előbb érte el. Ha egyiknek sincs, jön a következő leosztás, és a pontok tovább gyűlnek.
rule-worth = **Egy vagy kettő.** A játszma egy brčkót ér, ha a veszteseknek legalább 50 pontjuk van, és kettőt, ha kevesebb. A téves *dost* mindig kettőbe kerül.
rule-series = **Hozzátenni vagy elvenni.** A játszma győztesei választanak: a sajátjukhoz teszik a brčkókat, vagy az ellenfél veszít ugyanannyit, de legfeljebb annyit, amennyije van. A szériát az a pár nyeri, amelyiknek előbb lesz **tíz** brčkója.
rule-twenty = Asztalbeállítások: egyetlen játszma, vagy széria háromig vagy ötig. Tíznél mind a négyen megegyezhetnek, hogy húszig folytatják, vagy előre húszat választanak. Ha tíznél és húsznál is ugyanaz a pár az első, két szériát nyer; ha húsznál a másik, a széria döntetlen.
rule-seal = A játszma első emelése előtt az asztalon megjelenik egy pecsét: egy titok SHA-256 lenyomata. Ebből a titokból következik minden, amiről senki sem dönt: ki oszt először, minden keverés és összeszedés, és minden emelés, amelyet nem játékos végez. A titok a végén bekerül a játszma jegyzőkönyvébe, így bárki ellenőrizheti, hogy semmit sem rendeztek el előre. A *Szavak a keveréshez* gombbal minden játékos hozzáadhatja a saját szavait a következő játszma titkához, így senkinek sem kell megbíznia a botban.
rule-stovkahra-venice = **Velencéből.** A trappolát Velencében 1524-ben már ismerték, és Girolamo Cardano leírta, hogyan játszották 1530 körül a Padova melletti Saccóban. Innen Csehországba és Sziléziába került, ahol saját kártyája volt; az utolsó csomagok 1944-ben készültek Prágában.
rule-stovkahra-banat = **A Bánságba.** A 19. század elején csehek telepedtek le a Bánságban. Egyik falujukban, a romániai, mintegy ötszáz lelkes Šumicében a játék ma is él, azzal a német kártyával, amelyhez hozzá lehetett jutni: prágaival, újabban magyar Tell-kártyával. A „stovkahra” azt jelenti: játék százig; a fiatalabbak „brčkónak” hívják, ami gyufaszál vagy fadarabka: ezzel számolják a győzelmeket.
rule-stovkahra-seven = **Miért a hetes?** A régi csomagban a kettes volt a legkisebb lap, és a vele elvitt ütés hozta a bónuszt. A német csomagban a hetes a legkisebb, így ő örökölte a bónuszokat.
rule-stovkahra-names = **Ki jegyezte le?** A prágai Tomáš Svoboda 1997-ben kérdezte ki a játékosokat. Amit megtudott, John McLeod tette közzé („The Playing-Card”, pagat.com); utána David Parlett („The Penguin Book of Card Games”) és Nakoa Davis (gamerules.com) is leírta. Ahol eltérnek, azt a szabályok jelzik.

# Commands

command-stovkahra = stovkahra
command-stovkahra-about = Kártya négy játékosnak, kettő kettő ellen; és minden, ami a többi játékban is van
command-review = elemzés
command-review-about = Egy befejezett leosztás elemzése: mi volt hiba, és mi szerencse
command-preferences = beállításaim
command-preferences-about = A saját beállításaid: nyelv, kártya, emelés, említések
option-deal = leosztás
option-deal-about = A játszma hányadik leosztása; ha nem adod meg, az utolsó
option-shuffle = keverés
option-shuffle-about = Mikor keverjük meg a paklit
option-signals = jelzés
option-signals-about = Jelezhet-e egy színt az osztó jobbján ülő a társának, aki hív
option-count = számolás
option-count-about = Rejtve maradnak-e a folyó leosztás lappontjai
option-dost = dost
option-dost-about = Mikor mondható dost
option-computers-about = Azonnal kezdődik a játék: három ilyen szintű gép ül le melléd
choice-shuffle-first = csak az első leosztás előtt
choice-shuffle-every = minden leosztás előtt
choice-count-closed = fejben
choice-count-open = nyíltan
choice-dost-own = saját bemondás vagy bármely ütés után
choice-dost-side = a pár bemondása vagy bónusza után
choice-series-1 = egyetlen játszma
choice-series-3 = három
choice-series-5 = öt
choice-series-10 = tíz
choice-series-20 = húsz
