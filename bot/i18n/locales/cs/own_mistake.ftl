# Own mistakes, which come back as questions

option-which = které
option-which-about = Vlastní chyby: pozice z tvých her, dokud je nezahraješ správně
choice-which-mine = moje
mistake-title = ### 🔁 Moje chyby
mistake-ask = **Která karta je lepší?**
mistake-found = ✅ **Správně: { CARD($card) }.**
mistake-as-good = ✅ **Dá se: { CARD($card) }.** Žádná karta není jistě lepší.
mistake-wrong = ❌ **Špatně: { CARD($card) }, −{ $cost }.** Lepší je: { CARD($best) }.
mistake-then = Ve hře: { CARD($card) }, −{ $cost }. Lepší: { CARD($best) }.
mistake-back = Vrátí se { $when }.
mistake-looked = -# Tohle se nepočítá. Vrátí se { $when }.
mistake-learnt = Už ji umíš: víckrát se nevrátí.
mistake-none = Teď není na řadě žádná tvá chyba.
mistake-following = Další přijde { $when }.
mistake-about = -# Tvé karty, které jistě stály pět bodů nebo víc, se vracejí den po hře a pak po čím dál delší době, dokud nebudou čtyřikrát po sobě správně. Vidíš je jen ty.
mistake-search = -# Tvé nejnovější hry se právě procházejí: vrať se za chvíli.
mistake-working = Karta se zkouší na mnoha možných rozdáních.
button-mistakes = Moje chyby
button-mistake-next = Další
