# Practice, where the bot is on no server

practice-title = ### 🃏 Gyakorlás · { $game }
levels-practice = -# Itt egyedül játszol gépekkel, olyan üzenetben, amelyet csak te látsz, és semmit sem jegyzünk fel sehová. Másokkal szerveren lehet játszani: [add hozzá a botot egyhez]({ $invite }).
practice-stopped = **Ez a játszma le van állítva.** Semmit sem jegyzünk fel belőle.
button-practice-again = Még egy játszma
practice-alone = Rajtad kívül itt senki sem játszik. Folytasd, amikor akarod, vagy fejezd be a játszmát: *Asztal leállítása* az *Egyéb* alatt.
practice-none = Itt nincs megkezdett játszmád. Kezdj egyet gépek ellen: { OPENING($listed) }.
practice-single = Itt mindig egyetlen játszma folyik. Szériát szerveren lehet játszani.
