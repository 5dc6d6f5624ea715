# Challenges: two people play the same deals, each alone with strong computers

command-challenge = výzva
command-challenge-about = Stejných pět rozdání pro tebe a přítele, každý hraje, kdy chce; bez jména tvoje výzvy
option-friend = koho
option-friend-about = Koho v tomto kanálu vyzveš; bez volby uvidíš svoje výzvy

# What everybody may see

challenge-made = ⚔️ { $friend }, vyzývá tě **{ $name }**: **{ $game }**, stejná rozdání pro oba, celkem { $deals }, každý sám proti počítačům úrovně expert a v soukromí.
challenge-made-how = -# Přijmout ji můžeš do { $until }. Pak máte oba tři dny a každý hraje, kdy chce. Nikdo se nedozví, jak hrál ten druhý, dokud oba nedohrají. Nepočítá se to do žádných tabulek ani do ratingu.
challenge-accepted = ⚔️ **{ $name }** a **{ $other }** hrají stejná rozdání, **{ $game }**, celkem { $deals }, do { $until }. Jak se jim vede, vidí jen oni.
challenge-closed = ⚔️ Výzva je uzavřená: **{ $name }** – **{ $other }**. Nic se nehrálo.
challenge-ended = ⚔️ { $name }, { $other }: vaše výzva skončila, **{ $game }**. Jak dopadla, uvidíte jen vy dva.
button-challenge = Výzva
button-challenge-accept = Přijmout
button-challenge-decline = Odmítnout

# What one person sees

challenge-which = ⚔️ **Která hra?** Výzva pak přijde do tohoto kanálu: { $friend }. Stejných rozdání: { $deals }.
challenge-silent = { $person } výzvu v kanálu uvidí, ale bez upozornění: nedávno už ode mě něco přišlo, nebo je teď doba klidu. Dej o ní vědět přímo.
challenges-title = ### ⚔️ Moje výzvy
challenges-none = Žádnou výzvu tu nemáš. Volbou `koho` někoho vyzvi, nebo vyber **Vyzvat** v nabídce člověka pod **Aplikace**.
challenges-about = -# Oba dostanou stejná rozdání, celkem { $deals }, a mají na ně tři dny; každý hraje, kdy chce. Ve svých rozdáních můžeš pokračovat kdekoli. Vyzývá se na serveru.
challenge-line-asked = **{ $other }** · zatím bez odpovědi, propadne { $until }
challenge-line-asks-you = **{ $other }** · čeká na tvou odpověď, propadne { $until }
challenge-line-played = **{ $other }** · máš dohráno { $played } z { $deals } · končí { $until }
challenge-line-over = **{ $other }** · konec, máš **{ $share }**
challenge-title = ### ⚔️ Výzva · { $other }
challenge-asked = Tvoje výzva čeká na odpověď: **{ $other }**. Přijmout ji jde do { $until }.
challenge-asks-you = **{ $other }** tě vyzývá. Přijmout můžeš do { $until }.
challenge-until = Výzva končí { $until }, nebo jakmile oba všechno dohrají.
challenge-own = { $deal }. rozdání: tvůj výsledek **{ $points }**
challenge-under-way = { $deal }. rozdání: rozehrané
challenge-waits = **Máš dohráno všechno.** Jak výzva dopadla, se ukáže, až dohraje i { $other }, nejpozději { $until }.
challenge-how = -# Oba mají stejné karty i místo, a kdo zahraje stejně, dostane stejné odpovědi. Kdo z rozdání vytěží víc, má 100{ "\u00A0" }%, při shodě má každý 50{ "\u00A0" }%. Co nedohraješ, dohrají počítače úrovně expert. Přinese ti to nejvýš 40{ "\u00A0" }%, stejně jako rozdání, které ani nezačneš, a zbytek má ten druhý. Rozdání, které nedohraje nikdo, se nepočítá.
    -# Kdo rozdání dohrál, může jeho karty prozradit. Proto se výzva nepočítá do žádných tabulek ani do ratingu.
challenge-head = Rozdání: ty : ten druhý · tvůj podíl
challenge-deal-line = `{ $deal }` **{ $own }** : { $theirs } · { $share }
challenge-left-off = -# { $sign } Dohrály počítače úrovně expert.
challenge-missed = -# { $sign } Nezačato.
challenge-won = 🏆 **Výhra je tvoje**, { $share } ku { $less }.
challenge-lost = **Vyhrává { $other }**, { $less } ku { $share }.
challenge-drawn = **Je to nastejno**, každý { $share }.
challenge-nobody = **Nevyhrál nikdo:** žádné rozdání není dohrané.
challenge-deal = **Rozdání { $deal } z { $deals }**
challenge-made-of = **{ $name }** · { $points } · { $share }
challenge-hand = ### ⚔️ Výzva · rozdání { $deal } z { $deals }
challenge-secret = -# Jak dopadl ten druhý, se ukáže, až oba všechno dohrají.
challenge-last = To bylo tvoje poslední rozdání. *Výzva* ukáže, jak dopadla, nebo dokdy má čas ten druhý.
button-challenges = Moje výzvy
button-challenge-withdraw = Vzít zpět
button-challenge-play = Hrát { $deal }. rozdání
button-challenge-go-on = Pokračovat: { $deal }. rozdání
button-challenge-deals = Po rozdáních
button-challenge-again = Vyzvat znovu

# What cannot be

challenge-none = Taková výzva už není: uchovávají se dva týdny. Novou uděláš příkazem `výzva`.
challenge-not-yours = Tahle výzva je mezi jinými dvěma. Příkazem `výzva` můžeš někoho vyzvat i ty.
challenge-answered = Tahle výzva už otevřená není: někdo na ni odpověděl, vzal ji zpět, nebo uplynul den. Tvoje výzvy ukáže příkaz `výzva`.
challenge-not-asked = Přijmout ji může jen ten, komu platí. Ty ji můžeš vzít zpět.
challenge-not-accepted = Tahle výzva ještě není přijatá. Hrát se začne, až bude.
challenge-over = Tahle výzva skončila. Co nebylo dohrané, dohrají počítače úrovně expert. Jak dopadla, ukáže tlačítko *Výzva*.
challenge-all-played = Všechna rozdání této výzvy máš dohraná. Jak dopadla, se ukáže, až dohraje i ten druhý.
challenge-most = Otevřených výzev můžeš mít nejvýš { $most }. Nějakou dohraj, nebo vezmi zpět; ukáže je příkaz `výzva`.
challenge-limit = Za hodinu můžeš vyzvat a pozvat { $most } lidí, další { $at }.
challenge-refused = Tady vyzvat nejde: { $person }. Vyber někoho jiného z tohoto serveru.
challenge-asked-already = Tvoje výzva už čeká na odpověď: { $person }.
challenge-where = Vyzývá se na serveru: použij některý, kde je tento bot, nebo [ho přidej na svůj]({ $invite }). Přijaté výzvy jdou hrát kdekoli, i tady: `/{ $command } rozcestník`.
challenge-self = Sebe vyzvat nemůžeš. Vyber někoho jiného.
challenge-bots = Boti se vyzvat nedají. S počítači si zahraješ příkazem `nová`.
