# Pohledy na vlastní hru

decimal = { $whole },{ $tenths }
button-insights = Moje hra
button-insights-share = Sdílet
button-insights-example = −{ $cost }, rozdání { $deal }
insights-title = ### 📈 Tvoje hra · { $game }
insights-of = -# Z { $deals ->
    [one] jednoho rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
  } za posledních dvanáct měsíců. Vidíš to jen ty.
insights-shared = ### 📈 Jak hraje { $name } · { $game }
  -# Z { $deals ->
    [one] jednoho rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
  } za posledních dvanáct měsíců
insights-lost = **Ztráta na kartu: { $points }**, jisté chyby: { $mistakes } z { $choices } rozhodnutí
insights-where = **Ztráta bodů na kartu**
insights-tricks = štychy { $numbers }
insights-by-lead = výnos
insights-by-follow = přiznávání
insights-by-trump = trumfy
insights-by-plain = ostatní barvy
insights-declared = Hlášeno: **{ $declared }**, zamlčeno: { $kept }
insights-dost = *Dost:* správně **{ $right }**, chybně { $wrong }, zmeškáno nebo pozdě { $missed }
insights-dealt = Rozdané karty: **{ $points }** na rozdání, průměrný začátek čárkované čáry
insights-habits = **Co tě stojí nejvíc**
insights-habit = { $habit }: **−{ $points }**, karet: { $cards }
insights-habit-said = { $habit }, { $unit ->
    [brcka] brčka
   *[points] body
  }: **−{ $lost }**
insights-none = O tvé hře zatím není co ukázat.
insights-how = -# Každá karta tvých dohraných her se zkouší na mnoha rozdáních, která byla z tvého pohledu možná. Když otevřeš tuto stránku, projdou se tvoje nejnovější hry, až dvacet rozdání denně.
insights-search = -# Tvoje nejnovější hry se právě procházejí: za chvíli se bude vědět víc.
insights-few = -# Při tak málo rozdáních řekne náhoda víc než zvyk.
insights-chart = Ztráta bodů na kartu podle měsíců
insights-alt = Graf ztráty bodů na kartu podle měsíců: { $months }.
insights-alt-month = { $month } { $points }
insights-nothing-to-share = O tvé hře se zatím nic neví. Nejdřív se na ni podívej: `/{ $command } rozcestník`.
insights-shared-here = To už se tu dnes sdílelo.
habit-led-trump = Výnos trumfu, kde byla lepší jiná barva
habit-led-no-trump = Výnos jiné barvy, kde byl lepší trumf
habit-kept-ace = Eso v ruce, které bylo lepší zahrát
habit-led-suit = Výnos barvy, kde byla lepší jiná
habit-led-high = Vysoký výnos, kde byla lepší nižší karta
habit-led-low = Nízký výnos, kde byla lepší vyšší karta
habit-played-trump = Trumf, kde byla lepší jiná barva
habit-played-no-trump = Jiná barva, kde byl lepší trumf
habit-threw-suit = Odhozená barva, kde byla lepší jiná
habit-played-high = Vysoká karta, kde byla lepší nižší
habit-played-low = Nízká karta, kde byla lepší vyšší
habit-kept-back = Zamlčené hlášení
habit-kept-hand = Karty, které bylo lepší vyměnit
habit-gave-up-hand = Vyměněné karty, které bylo lepší nechat
habit-missed-dost = Stovka bez *dost* nebo s pozdním *dost*
habit-false-dost = *Dost* bez stovky
