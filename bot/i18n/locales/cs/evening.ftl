# Evenings of the same deals

command-evening = večer
command-evening-about = Večer stejných rozdání: u všech stolů stejné karty, a pak se porovnává
option-evening-deals-about = Kolik rozdání, když večer začínáš; bez volby 4, u jednotlivců a dvojic nejvýš 8
evening-where = **Večer { $evening }**, stůl { $table } tohoto večera · rozdání { $deal } z { $deals }
evening-side = { $sign } **{ $side }:** { $names }
evening-side-made = { $sign } **{ $side }:** { $names } · **{ $points }**
evening-lobby-how = Všechny stoly hrají stejné karty; každý začíná, kdy chce.
evening-covered = 🂠 Tohle rozdání můžou hrát i jiné stoly: karty vidí každý jen ve své ruce. Strany se stejnou značkou, 🔵 nebo 🔶, mají stejné karty.
evening-played = **Tady je rozdání dohrané.** Co vyneslo, se ukáže, až ho dohrají všechny stoly.
evening-played-all = **Tady jsou dohraná všechna rozdání.** Večer skončí, až je dohrají všechny stoly.
evening-counts = **Rozdání je dohrané u všech stolů** a počítá se. Co z něj kdo měl, ukáže *Pořadí*.
evening-goes-on = Další rozdání je tu, v nejnovější zprávě stolu.
evening-was-stopped = **Zrušeno.** Rozdání večera, která tenhle stůl vynechá, se počítají za 40{ "\u00A0" }%, a straně, které se v ostatních dařilo hůř, za méně.
evening-left = **Nikdo tu už nehraje.** Tohle rozdání dohrají počítače a započítá se; další už stůl vynechá.
evening-stop-done = Stůl { $table } je pro zbytek večera zrušen. Tohle rozdání dohrají počítače a započítá se.
button-evening = Pořadí
button-evening-join = Další stůl
button-evening-again = Podívat se znovu
button-evening-rules = Jak se počítá
button-evening-deal = Rozdání { $deal }
button-evening-table = Stůl { $table }

# How it stands

evening-title = ### 🏆 Večer { $evening } · { $deals } rozdání
evening-so-far = { $shown ->
    [0] Zatím se nepočítá nic: žádné rozdání není dohrané u všech stolů.
    [one] Zatím se počítá jedno rozdání z { $deals }, dohrané u všech stolů.
    [few] Zatím se počítají { $shown } rozdání z { $deals }, dohraná u všech stolů.
    [many] Zatím se počítá { $shown } rozdání z { $deals }, dohraného u všech stolů.
   *[other] Zatím se počítá { $shown } rozdání z { $deals }, dohraných u všech stolů.
  }
evening-final = **Večer skončil.** Počítají se všechna odehraná rozdání ({ $deals }).
evening-won = 🏆 **První místo: { $names }**, { $share }.
evening-won-shared = 🏆 **O první místo se dělí** { $names }, každý s { $share }.
evening-won-team = 🏆 **Večer vyhrává tým { $side }**, { $share } ku { $other }.
evening-won-nobody = 🏆 **Oba týmy skončily nastejno**, { $share }.
evening-share = { $known ->
    [yes] { $percent }{ "\u00A0" }%
   *[no] …
  }
evening-line = `{ $place }` **{ $share }** · { $names } · stůl{ "\u00A0" }{ $table }
evening-team = **Tým { $side } · { $share }**
evening-half = { $names } · stůl{ "\u00A0" }{ $table }
evening-working = -# Co by z rozdání měly počítače úrovně expert, se právě počítá. Podívej se za chvíli znovu.
evening-played-out = -# Počítače ještě dohrávají rozehraná rozdání.
evening-plays = Stůl { $table } hraje { $deal }. rozdání.
evening-waits = Stůl { $table } čeká na hráče, začne { $deal }. rozdáním.
evening-finished = Stůl { $table } má všechno dohráno.
evening-stopped = Stůl { $table } byl zrušen.
evening-until = Nejpozdější konec: { $until }.
how-counted = -# **Jak se počítá.** V každém rozdání se porovnáš s těmi, kdo měli u jiných stolů stejné karty: dostaneš tolik procent, kolik procent z nich tvoje strana předstihla; shoda se počítá za půl. Stůl, který je sám, se porovná s počítači úrovně expert: stejně bodů je 50{ "\u00A0" }%, o { $decisive } víc je 100{ "\u00A0" }%. Výsledek je průměr všech rozdání.
how-season = -# Nikdo neuvidí žádnou kartu dřív, než její rozdání dohrají všechny stoly. Když se některé rozdání hraje aspoň u dvou stolů, večer se počítá do sezóny serveru. Do jiných tabulek ne.
evening-how = -# **Pozdě, pryč, zrušeno.** Stůl otevřený později začne prvním rozdáním, které ještě není všude dohrané. Kdo nad kartou přemýšlí moc dlouho, za toho ji zahraje počítač; ten hraje dál i za každého, kdo odejde. Rozdání, které se hraje ve chvíli, kdy se stůl zruší, kdy od něj všichni odejdou nebo kdy večer končí, dohrají počítače a započítá se. Rozdání, které stůl zmeškal, se počítá za 40{ "\u00A0" }%, a straně, které se v ostatních dařilo hůř, za méně. S každým rozdáním si strany vymění místa. Při dvou stolech tvoří jeden tým obě strany A a druhý obě strany B.
evening-seals = -# **Pečeti rozdání,** SHA-256 tajného čísla každého z nich:

# One deal

evening-deal-title = ### 🃏 Večer { $evening } · rozdání { $deal } z { $deals }
evening-deal-table = **Stůl { $table }**
evening-points = { $sign } { $names } · **{ $points }** · { $share }
evening-unfinished = { $sign } { $names } · nedohráno · { $share }
evening-strong = Počítače úrovně expert s kartami strany 🔵: **{ $points }**
evening-same-cards = -# Strany se stejnou značkou, 🔵 nebo 🔶, měly stejné karty.
evening-deal-nobody = Tohle rozdání nehrál žádný stůl.
evening-seed = -# Pečeť: `{ $seal }`, SHA-256 tajného čísla `{ $seed }`, ze kterého vyplývají karty.
