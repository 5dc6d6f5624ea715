# Trappola

game-trappola = Trappola
trappola-how = Ketten játsszák: a mérkőzés { $deals } leosztásból áll, és az nyer, akinek összesen több pontja van. Foglalj helyet; ha már mindketten ültök, bármelyikőtök indíthat.
daily-about-trappola = Egy leosztás. A te pontjaid számítanak, az ellenfeledé levonva.
trappola-rules = -# { $deals } leosztás, felváltva osztotok
trappola-where = -# Leosztás: { $deal }/{ $deals } · { $dealer } oszt
trappola-score = -# A mostani leosztás ütéseivel és bónuszaival együtt; a bemondások a végén adódnak hozzá.
trappola-now = -# Pontok: te{ "\u00A0" }{ $ours }, { $name }{ "\u00A0" }{ $theirs }; a bemondások a végén számítanak.
trappola-laid = { $you ->
    [yes] Félretett lapjaid
   *[no] { $name } félretett lapjai
  }: { $cards }
trappola-kept = { $you ->
    [yes] Megtartod a lapjaidat.
   *[no] { $name } megtartja a lapjait.
  }
trappola-none-left = { $you ->
    [yes] A talon elfogyott: nem cserélhetsz.
   *[no] A talon elfogyott: { $name } nem cserélhet.
  }
trappola-figures = { $you ->
    [yes] Bemondásod:
   *[no] { $name } bemondása:
  } **{ $number ->
    [3] három figura
   *[4] négy figura
  }** ·{ "\u00A0" }+{ $least } vagy +{ $most }; hogy melyek, a végén derül ki
trappola-exchanging = { $name } kicserélheti a lapjait; a talonban { $stock }{ "\u00A0" }lap van.
trappola-to-go = { $deals ->
    [one] Még egy leosztás
   *[other] Még { $deals } leosztás
  } van hátra; utána az nyeri a mérkőzést, akinek összesen több pontja van.
trappola-won = { $you ->
    [yes] Tiéd a mérkőzés,
   *[no] ## 🏆 A mérkőzést { $name } nyeri,
  } { $score0 }:{ $score1 }!
trappola-drawn = ## 🤝 A mérkőzés döntetlen, { $score0 }:{ $score1 }.
trappola-conceded = 🏳️ { $loser } feladja a mérkőzést. { $name } nyer, az addigi állás { $score0 }:{ $score1 }.
trappola-secret = -# Bemondásod: { COMBINATION($combination) } ·{ "\u00A0" }+{ $points }. A leosztás végéig csak te tudod, melyik lapok azok.
trappola-ask-exchange = **Megtartod, vagy félreteszed a lapjaidat?** { $stock ->
    [9] A talon utolsó kilenc lapját kapnád
   *[other] A talonban { $stock }{ "\u00A0" }lap van, abból kilencet kapnál
  }; a félretetteket mindenki látja.
    -# Lapjaid { $points } lappontot érnek; a figurák és a kettesek is számítanak.
trappola-button-keep = Megtartom
trappola-button-exchange = Mind a kilencet félre
trappola-ask-concede = **Feladod ezt a mérkőzést?** Az ellenfeled azonnal megnyeri; a félbemaradt leosztás senkinek sem számít.

# The lesson

trappola-learn-table = **Te játszol, és az ellenfeled { $name }.** Társa senkinek sincs, és adu sincs. Akié az értékesebb lapok többsége, és aki bemondja, amije van, annak a leosztás végén több pontja lesz.
    Most egyetlen leosztást játszol végig, fejenként kilenc lappal. Minden szabályt akkor mondunk el, amikor szükséged van rá, és a *Vissza* gombbal bármikor visszaléphetsz egyet.
trappola-learn-dealt = { $name } oszt, ezért te vagy az **előkéz**: te döntesz és te hívsz először.

# Rules, by topic

topic-trappola-cards = Lapok
topic-trappola-deal = Osztás és csere
topic-trappola-sets = Bemondások
topic-trappola-play = A játék menete és a bónuszok
topic-trappola-match = A mérkőzés
rule-trappola-cards = 36 lap négy színben: { SUIT("~s") } { SIGN("~s") }, { SUIT("~c") } { SIGN("~c") }, { SUIT("~d") } { SIGN("~d") }, { SUIT("~b") } { SIGN("~b") }. A legerősebbtől lefelé, pontértékükkel: { $ranks }. Összesen 72 lappont van.
rule-trappola-pack = **Otthoni kártyával:** vedd ki egy francia csomagból a hármasokat, négyeseket, ötösöket és hatosokat. A dámák a lovasok, és minden francia szín egy olasz szín helyett áll.
rule-trappola-deal = Mindkét játékos kilenc lapot kap, ötöt, aztán négyet, először az, aki nem oszt (az **előkéz**); a maradék 18 lap a talon. A paklit minden leosztás előtt megkeverik, az előkéz emel, és felváltva osztanak.
rule-trappola-exchange = **Csere.** Az előkéz nyíltan félreteheti az összes lapját, és felveheti a talon első kilenc lapját. Ezt még egyszer megteheti, de az utolsó kilenccel már játszania kell. Ha maradt lap, az osztó is megteheti ugyanezt, ahányszor kilenc lap jut rá. Ami félre van téve, nem kerül vissza.
rule-trappola-sets = **Három vagy négy egyforma.** Amikor te jössz, és még egyiket sem játszottad ki közülük, bemondhatod őket: három ász **12**, négy **24** pontot ér, három kettes **10**, négy **20** pontot, három király, { RANK("~C") } vagy bubi **6**, négy **12** pontot. Hármat már nem mondhatsz be, ha a negyediket elvitted egy ütésben.
rule-trappola-figures = Az ászokról megmondod, hogy ászok. Minden másról csak ennyit: „három figura” vagy „négy figura”; hogy mik voltak, a leosztás végén derül ki, és akkor érnek pontot.
rule-trappola-follow = Az előkéz hív először, utána mindig az, aki az előző ütést elvitte. Adu nincs. Ha van lapod a hívott színből, azt kell adnod; ha nincs, bármelyik lap jó. Felülütni senkinek sem kell. Az ütést a hívott szín legnagyobb lapja viszi.
rule-trappola-bonuses = **Kettesek.** Ha kettes viszi az ütést, **10** pont jár érte. Az utolsó ütés **6**, kettessel **26** pontot hoz; az utolsó kettő, ha mindkettőt te viszed el kettessel, együtt **52**, az utolsó három **78** pontot.
rule-trappola-match = A leosztás pontjai a bemondásokból, az elvitt lapokból és a bónuszokból jönnek össze. A megbeszélt számú leosztás után az nyeri a mérkőzést, akinek összesen több pontja van; ha ugyanannyi, döntetlen.
rule-trappola-venice = **Velencéből.** A „trappola” csapdát jelent. Velencében 1524-ben már játszották, és valószínűleg ott is született: ez a legrégibb ismert ütésjáték, amelyben az ász üti a királyt, és a csomagból lapok maradnak ki. Girolamo Cardano úgy írta le, ahogyan 1530 körül a Padova melletti Saccóban játszották; a szerencsejátékokról szóló könyve 1564-ből való.
rule-trappola-north = **És tovább.** Eljutott Csehországba és Sziléziába; kártyáját sziléziainak is hívják, színeinek neve a csehben olasz maradt. Az utolsó csomagok 1944-ben készültek Prágában (mások szerint 1948 körül), a Piatnik 1988 óta nyomja újra. Belőle lett a bulka, a špády, a šestadvacet és a százas játék, amelyet a bánsági csehek Šumice faluban máig játszanak: „stovkahra” vagy „brčko”, azaz gyufaszál.
rule-trappola-deuce = **Miért a kettes?** Ez a legkisebb lap, ezzel a legnehezebb ütést vinni. Šumicében nincs a csomagban, ott a hetesé a bónusz.
rule-trappola-names = **Ki jegyezte le?** Cardano; korunkban Michael Dummett („The Game of Tarot”) és David Parlett. Őket követi a Wikipédia, azt pedig ezek a szabályok.

# Standings

standings-trappola = ## Trappola
standings-trappola-key = -# Helyezés: a megnyert játszmák, aztán a kevesebb vesztett, aztán a pontok szerint. Játszma: nyert–döntetlen–vesztett.

# Commands

command-trappola = trappola
command-trappola-about = Kártya két játékosnak, ahogy egykor Velencében
option-deals = leosztások
option-deals-about = Hányszor osztunk lapot
