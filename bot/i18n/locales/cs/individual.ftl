# Individual evenings

option-form = způsob
option-form-about = Kdo hraje s kým; bez volby celý večer titíž lidé
choice-form-teams = týmy: celý večer titíž lidé
choice-form-individual = jednotlivci: s každým rozdáním někdo jiný
choice-form-pairs = dvojice: dva hrají spolu a v každém kole potkají jinou dvojici
button-individual-begin = Začít hned
form-title-individual = ### 🏆 Večer { $evening } · jednotlivci
form-about-individual = { $seats ->
    [2] Každý hraje sám za sebe: s každým rozdáním máš jiného soupeře.
   *[other] Každý hraje sám za sebe: s každým rozdáním máš jiného spoluhráče.
  } U všech stolů se hrají stejné karty a k dalšímu rozdání jdou všichni najednou.
individual-entrants = **Přihlášeno { $people }, míst { $most }:** { $names }
individual-begins = První rozdání začne { $when }, nebo až { $opener } zmáčkne *Začít hned*.
individual-needs = -# Je potřeba aspoň { $least } lidí. Volná místa u stolů obsadí počítače úrovně expert.
sign-up-absent = ⏳ **Ještě tu nejsou:** { $names }. Kdo tu je, zmáčkne *Hraju*; za ostatní hraje počítač, než přijdou.
individual-failed = **Večer se nekonal:** přihlásilo se málo lidí, je potřeba aspoň { $least }.
individual-line = `{ $place }` **{ $share }** · { $name }
individual-own = **Tvoje rozdání:** { $shares }
individual-next = **{ $deal }. rozdání hraješ u stolu { $table }.** Spoluhráč: { $partner }. Soupeři: { $opponents }.
individual-next-alone = **{ $deal }. rozdání hraješ u stolu { $table }.** Soupeř: { $opponents }.
individual-computer = počítač
individual-computers = dva počítače
individual-due = Rozdání { $deal } z { $deals } začne { $when }.
individual-stage = Hraje se rozdání { $deal } z { $deals }. Stoly, které ho dohrály: { $finished } z { $tables }.
individual-table = { $done ->
    [yes] ✅
   *[no] ▫️
  } Stůl{ "\u00A0" }{ $table }: { $one } – { $other }
individual-side = { $sign } { $names }
individual-side-made = { $sign } { $names } · **{ $points }**
individual-waits = K dalšímu rozdání si sedneš, až tohle dohrají všechny stoly. Nové karty se otevřou tady.
individual-away = Konec tohohle rozdání se hrál bez tebe. Počítače hrají za tebe, dokud se v *Pořadí* znovu nepřihlásíš.
individual-left = **Nikdo tu už nehraje.** Tohle rozdání dohrají počítače a započítá se.
individual-left-out = I v dalších rozdáních za tebe hrají počítače, dokud se v *Pořadí* znovu nepřihlásíš.
individual-stop-done = U stolu { $table } už nikdo nehraje. Tohle rozdání dohrají počítače a započítá se. Hrají za tebe i v dalších rozdáních, dokud se v *Pořadí* znovu nepřihlásíš.
form-how-individual = -# **Kdo kde sedí.** Čísla se losují a místa určuje známý rozpis. Dokud se všichni nepotkají se všemi, nemá nikdo téhož spoluhráče dvakrát ani téhož soupeře víc než dvakrát; u stolu pro dva jen jednou. Hrát může { $least } až { $most } lidí, volná místa obsadí počítače úrovně expert. Bez volby je rozdání tolik, kolik jich má rozpis, nejvýš { $usual }.
    -# **Pozdě, pryč.** Kdo přijde později, dostane od dalšího rozdání číslo po počítači. Kdo nad kartou přemýšlí moc dlouho, za toho ji zahraje počítač; za toho, kdo odejde, rozdání dohraje, ale jemu se počítá jako zmeškané, nebo za méně, když dopadlo hůř. Kdo odešel nebo na konci rozdání není u stolu, hraje dál, až se znovu přihlásí. Zmeškané rozdání se počítá za 40{ "\u00A0" }%, a komu se v ostatních dařilo hůř, za méně; kdo nedohraje žádné, nemá nic.

# Evenings of pairs

form-title-pairs = ### 🏆 Večer { $evening } · dvojice
form-about-pairs = Celý večer hrají dva spolu. V každém kole o dvou rozdáních potkají jinou dvojici, které se zatím dařilo podobně. U všech stolů se hrají stejné karty a k dalšímu rozdání jdou všichni najednou.
pairs-entrants = **Přihlášeno { $people }, míst { $most }:**
pairs-couple = 👥 { $names }
pairs-single = ▫️ { $name }
pairs-asks = ▫️ { $name } chce hrát s: { $partner }
pairs-choose = **S kým chceš hrát?** Dvojice jste, jakmile si vyberete jeden druhého. Kdo na začátku spoluhráče nemá, dostane ho podle pořadí přihlášení.
pairs-choose-label = Vyber spoluhráče
pairs-next = { $round }. kolo: s kým se potkáš, bude jasné, až začne.
form-how-pairs = -# **Kdo koho potká.** První kolo se losuje. Po každém kole o dvou rozdáních se potkají dvojice, kterým se dařilo podobně, a dokud to jde, jen ty, které se ještě nepotkaly. Ve druhém rozdání kola si strany vymění místa. Při lichém počtu hraje jedna dvojice proti dvěma počítačům úrovně expert: ta rozdání se počítají jako všechna ostatní, a dokud to jde, nečeká to žádnou dvojici dvakrát. Hrát může nejvýš { $most } dvojic. Bez volby je rozdání dvě až osm podle počtu dvojic.
    -# **Pozdě, pryč.** Kdo přijde později, hraje od dalšího rozdání s někým, komu spoluhráč odešel, jinak začne s dalším kolem novou dvojici. Kdo nad kartou přemýšlí moc dlouho, za toho ji zahraje počítač; za toho, kdo odejde, rozdání dohraje, ale jemu se počítá jako zmeškané, nebo za méně, když dopadlo hůř. Kdo odešel nebo na konci rozdání není u stolu, hraje dál, až se znovu přihlásí; do té doby hraje jeho spoluhráč s počítačem. Rozdání, které dvojice zmešká, se počítá za 40{ "\u00A0" }%, a když se jí v ostatních dařilo hůř, za méně; když nedohraje žádné, nemá nic.
