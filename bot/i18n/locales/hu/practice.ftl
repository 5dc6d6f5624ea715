# Practice: alone with computers, in private

practice-title = ### 🃏 Gyakorlás · { $game }
levels-practice = -# Itt egyedül játszol gépekkel, olyan üzenetben, amelyet csak te látsz, és sehol sem számít. Másokkal szerveren lehet játszani: [add hozzá a botot egyhez]({ $invite }).
practice-stopped = **Ez a játszma le van állítva.** Sehol sem számít.
button-practice-again = Még egy játszma
practice-alone = Rajtad kívül itt senki sem játszik. Folytasd, amikor akarod, vagy fejezd be a játszmát: *Asztal leállítása* az *Egyéb* alatt.
practice-none = Itt nincs megkezdett játszmád. Kezdj egyet gépek ellen: { OPENING($listed) }.
practice-single = Egyedül, gépekkel mindig egyetlen játszma folyik. Szériát szerveren, asztalnál lehet játszani.

# How others fared with the first deal

fared-how = -# Ezt az első leosztást mások is megkapják. Sehol sem számít.
fared-alone = Rajtad kívül még senki sem játszotta végig.
fared-helped = -# Tippel, vagy ha gép játszott helyetted, az eredményed nem számít a többieké közé.
fared-gone = -# Hogy mások mire jutottak ezzel a leosztással, azt már nem őrizzük.
