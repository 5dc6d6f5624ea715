# Rules, numbered in this order; the lesson tells each where it first matters

rules-title = ## { $title }
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
rule-cards = **A lapok** felülről lefelé, pontértékükkel: { $ranks }.
    Egy leosztásban összesen 72 lappont van.
rule-points = { RANK($rank) } **{ $points }**
rule-gather = A paklit a játszma első leosztása előtt megkeverik. Később csak összeszedik, ütésről ütésre, és az osztó jobbján ülő játékos emel. (Asztalbeállítás: keverés minden leosztás előtt.)
rule-deal = **Adu és osztás.** Az osztó jobbján ülő emel, azután megmutatjuk a pakli legalsó lapját: ennek a színe az **adu**, a lap pedig az osztóé.
    Az osztás hármasával, kettesével, majd megint hármasával megy. Az osztó balján ülő játékos első három lapja mindenki előtt nyíltan fekszik.
    Ő hív az első ütéshez, utána mindig az, aki az előző ütést elvitte. Hívni bármelyik lapot lehet.
rule-passes = Az osztó szerepe leosztásról leosztásra és játszmáról játszmára balra vándorol.
rule-declare = **Bemondás.** Az első hívás előtt sorban mindenki bemondhat három vagy négy egyforma értékű lapot. Csak az ér pontot, amit valaki be is mond.
    Három ász **30**, három tízes vagy hetes **10**, három király vagy más figura **6** pontot ér; négy lapnál **40**, **20** és **12** jár. A kilences és a nyolcas nem ér semmit.
rule-signal = Ha az osztó jobbján ülőnél van az adu hetes, és egy mellékszíne hiányzik, szokás szerint némán, szájmozgással tudatja ezt a színt a társával, aki hívni fog. Itt az osztó jobbján ülő leosztásonként egyszer, az első hívás előtt jelezhet egy mellékszínt, és csak az elöl ülő látja. (Asztalbeállítás.)
rule-follow-beat = **Színre színt, és ütni kell.** Ha van lapod a hívott színből, azt kell adnod. Ha ezek közül valamelyik üti az eddigi legjobb lapot, felül is kell ütnöd, még akkor is, ha a társadé.
rule-follow-below = **Színt adni akkor is kell, ha nem üt.** Ha van lapod a hívott színből, azt kell adnod. Ha ezek közül egyik sem üti az eddigi legjobb lapot, bármelyik jó.
rule-trump = **Nincs szín? Adu!** Ha nincs lapod a hívott színből, adut kell adnod. Az ütést a legnagyobb adu viszi; ha senki sem aduz, a hívott szín legnagyobb lapja.
rule-overtrump = **Felülütés aduval.** Nem tudsz színt adni, ezért adut kell adnod. De már fekszik ott egy adu: ha van nálad nagyobb, azzal felül kell ütnöd, még akkor is, ha a társadé.
rule-undertrump = **Aduzni akkor is kell, ha nem üt.** Nem tudsz színt adni, ezért adut kell adnod, bár egyik adud sem üti azt, amelyik már ott fekszik. Bármelyik jó.
rule-discard = **Se szín, se adu.** Ha nincs lapod a hívott színből, és adud sincs, bármelyik lapodat odaadhatod. Ütni nem fog.
rule-seven-first = **A nagy bónusz.** Aki az **első** ütést hetessel viszi el, **52** pontot kap: ez több a játszma felénél. Az adu hetes kell hozzá, mégpedig olyan kézben, amelyben nincs lap a hívott színből. Később az ütést vivő hetes **10**, az utolsó ütésben **26** pontot hoz.
rule-seven = **Ha hetes üt.** Aki a másodiktól a hetedikig bármelyik ütést hetessel viszi el, **10** pontot kap.
rule-last = **Az utolsó ütés.** Aki elviszi, **6** pontot kap; ha hetessel viszi el, **26** pontot.
rule-count = **Számolás.** A bemondásokat és a bónuszokat mindig bejelentjük, az elvitt lapok pontjait nem: azokat mindenki fejben számolja. (Asztalbeállítás: nyílt számolás.)
rule-dost = ***Dost*, vagyis elég.** Közvetlenül bemondás vagy elvitt ütés után mondhatod ki. Ha mindent összeszámolva megvan a { $goal } pontotok, azonnal megnyeritek a játszmát.
    Ha nincs meg, az ellenfél nyer **két** brčkót. Ha senki sem mondja ki, az utolsó ütés után számoljuk meg a pontokat.
rule-counted = Ha az egész leosztásban senki sem mond dostot, megszámoljuk a pontokat. Az a pár nyer, amelyiknek megvan a 100; ha mindkettőnek megvan, az, amelyik előbb érte el. Ha egyiknek sincs, jön a következő leosztás, és a pontok tovább gyűlnek.
rule-worth = **Egy vagy kettő.** A játszma egy brčkót ér, ha a veszteseknek legalább 50 pontjuk van, és kettőt, ha kevesebb. A téves *dost* mindig kettőbe kerül.
rule-series = **Hozzátenni vagy elvenni.** A játszma győztesei a sajátjukhoz teszik a brčkókat, vagy ugyanannyit elvesznek az ellenféltől, de legfeljebb annyit, amennyi van neki. A szériát az a pár nyeri, amelyiknek előbb lesz **tíz** brčkója.
rule-twenty = Asztalbeállítás: húszig. Ha tíznél és húsznál is ugyanaz a pár az első, két szériát nyer; ha húsznál a másik, a széria döntetlen.
rule-seal = A játszma első emelése előtt az asztalon megjelenik egy pecsét: egy titok SHA-256 lenyomata. A játszma minden keverése és összeszedése ebből a titokból következik. A titok a végén bekerül a játszma jegyzőkönyvébe, így bárki ellenőrizheti, hogy semmit sem rendeztek el előre.
