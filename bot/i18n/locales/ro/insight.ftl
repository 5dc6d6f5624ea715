# Jocul propriu

decimal = { $whole },{ $tenths }
button-insights = Jocul meu
button-insights-share = Distribuie
button-insights-example = −{ $cost }, dona { $deal }
insights-title = ### 📈 Jocul tău · { $game }
insights-of = -# Din { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  } din ultimele douăsprezece luni. Doar tu vezi asta.
insights-shared = ### 📈 Cum joacă { $name } · { $game }
  -# Din { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  } din ultimele douăsprezece luni
insights-lost = **Puncte pierdute pe carte: { $points }**, greșeli sigure: { $mistakes }, cărți: { $choices }
insights-where = **Puncte pierdute pe carte**
insights-tricks = levatele { $numbers }
insights-by-lead = la deschidere
insights-by-follow = la răspuns
insights-by-trump = atuuri
insights-by-plain = alte culori
insights-declared = Anunțate: **{ $declared }**, ținute ascunse: { $kept }
insights-dost = *Dost:* **{ $right }** corect, { $wrong } greșit, { $missed } ratat sau târziu
insights-dealt = Cărți: **{ $points }** pe donă, începutul mediu al liniei întrerupte
insights-habits = **Ce te costă cel mai mult**
insights-habit = { $habit }: **−{ $points }**, cărți: { $cards }
insights-habit-said = { $habit }, { $unit ->
    [brcka] brčka
   *[points] puncte
  }: **−{ $lost }**
insights-none = Despre jocul tău încă nu e nimic de arătat.
insights-how = -# Fiecare carte din jocurile tale încheiate e încercată pe multe împărțiri pe care le puteai crede posibile. Când deschizi pagina aceasta, sunt verificate cele mai noi partide ale tale, cel mult douăzeci de done pe zi.
insights-search = -# Cele mai noi jocuri ale tale sunt parcurse acum: în curând se va ști mai mult.
insights-few = -# Cu atât de puține done, întâmplarea spune mai mult decât obiceiul.
insights-chart = Puncte pierdute pe carte, pe luni
insights-alt = Graficul punctelor pierdute pe carte, pe luni: { $months }.
insights-alt-month = { $month } { $points }
insights-nothing-to-share = Despre jocul tău nu se știe încă nimic. Uită-te întâi la el: `/{ $command } acasă`.
insights-shared-here = Ai distribuit deja asta aici astăzi.
habit-led-trump = Ai deschis cu atu unde altă culoare era mai bună
habit-led-no-trump = Ai deschis altă culoare unde un atu era mai bun
habit-kept-ace = Ai păstrat un as care era mai bine de jucat
habit-led-suit = Ai deschis o culoare unde alta era mai bună
habit-led-high = Ai deschis cu o carte mare unde una mai mică era mai bună
habit-led-low = Ai deschis cu o carte mică unde una mai mare era mai bună
habit-played-trump = Ai jucat atu unde altă culoare era mai bună
habit-played-no-trump = N-ai jucat atu unde era mai bun
habit-threw-suit = Ai aruncat o culoare unde alta era mai bună
habit-played-high = Ai jucat mare unde o carte mai mică era mai bună
habit-played-low = Ai jucat mic unde o carte mai mare era mai bună
habit-kept-back = Puteai anunța și n-ai anunțat
habit-kept-hand = Ai păstrat cărți care era mai bine de schimbat
habit-gave-up-hand = Ai schimbat cărți care era mai bine de păstrat
habit-missed-dost = Aveai o sută și ai spus *dost* târziu sau deloc
habit-false-dost = Ai spus *dost* fără o sută
