# Own mistakes, which come back as questions

option-which = care
option-which-about = Greșeli proprii: poziții din partidele tale, până le rezolvi corect
choice-which-mine = ale mele
mistake-title = ### 🔁 Greșelile mele
mistake-ask = **Care carte e mai bună?**
mistake-found = ✅ **Corect: { CARD($card) }.**
mistake-as-good = ✅ **Merge și: { CARD($card) }.** Nicio carte nu e sigur mai bună.
mistake-wrong = ❌ **Greșit: { CARD($card) }, −{ $cost }.** Mai bine: { CARD($best) }.
mistake-then = În joc: { CARD($card) }, −{ $cost }. Mai bine: { CARD($best) }.
mistake-back = Revine { $when }.
mistake-looked = -# Asta nu contează. Revine { $when }.
mistake-learnt = O știi: nu mai revine.
mistake-none = Acum nu e la rând nicio greșeală de-a ta.
mistake-following = Următoarea vine { $when }.
mistake-about = -# Cărțile tale care au costat sigur cinci puncte sau mai mult revin la o zi după partidă, apoi tot mai rar, până răspunzi corect de patru ori la rând. Le vezi numai tu.
mistake-search = -# Cele mai noi jocuri ale tale sunt cercetate acum: revino peste puțin timp.
mistake-working = Cartea se încearcă pe multe împărțiri posibile.
button-mistakes = Greșelile mele
button-mistake-next = Mai departe
