# Practice, where the bot is on no server

practice-title = ### 🃏 Gyakorlás · { $game }
levels-practice = -# Itt egyedül játszol gépekkel, olyan üzenetben, amelyet csak te látsz, és sehol sem számít. Másokkal szerveren lehet játszani: [add hozzá a botot egyhez]({ $invite }).
practice-stopped = **Ez a játszma le van állítva.** Sehol sem számít.
button-practice-again = Még egy játszma
practice-alone = Rajtad kívül itt senki sem játszik. Folytasd, amikor akarod, vagy fejezd be a játszmát: *Asztal leállítása* az *Egyéb* alatt.
practice-none = Itt nincs megkezdett játszmád. Kezdj egyet gépek ellen: { OPENING($listed) }.
practice-single = Itt mindig egyetlen játszma folyik. Szériát szerveren lehet játszani.

# How others fared with the first deal

fared-title = ### 📊 Mások eredménye · a játszmád első leosztása
fared-how = -# Ezt az első leosztást mások is megkapják, ugyanolyan szabályokkal és ugyanolyan erős gépek ellen. Sehol sem számít.
fared-alone = Rajtad kívül még senki sem játszotta végig.
fared-helped = -# Tippet kaptál, vagy gép játszott helyetted: az eredményed nem számít a többieké közé.
fared-gone = -# Hogy mások mire jutottak ezzel a leosztással, azt már nem őrizzük.
