# Where the bot is on no server: practice, and records handed in as files

practice-title = ### 🃏 Gyakorlás · { $game }
levels-practice = -# Itt egyedül játszol gépekkel, olyan üzenetben, amelyet csak te látsz, és semmit sem jegyzünk fel sehová. Másokkal szerveren lehet játszani: [add hozzá a botot egyhez]({ $invite }).
practice-stopped = **Ez a játszma le van állítva.** Semmit sem jegyzünk fel belőle.
button-practice-again = Még egy játszma
practice-alone = Rajtad kívül itt senki sem játszik. Folytasd, amikor akarod, vagy fejezd be a játszmát: *Asztal leállítása* az *Egyéb* alatt.
practice-none = Itt nincs megkezdett játszmád. Gépek ellen a `/stovkahra új`, a `/trappola új` vagy a `/bulka új` paranccsal kezdhetsz egyet.
practice-single = Itt mindig egyetlen játszma folyik. Szériát szerveren lehet játszani.
option-record = jegyzőkönyv
option-record-about = Egy játszma jegyzőkönyve fájlként, elemzésre vagy visszajátszásra
review-needs-record = Itt ehhez jegyzőkönyv kell: csatolj egyet fájlként, `/stovkahra elemzés jegyzőkönyv:…`. Szerveren a `/stovkahra jegyzőkönyv` parancs ad egyet.
replay-needs-record = A visszajátszáshoz itt jegyzőkönyv kell: csatolj egyet fájlként, `/{ $command } visszajátszás jegyzőkönyv:…`. Szerveren a `/{ $command } jegyzőkönyv` parancs ad egyet.
record-too-large = Ez a fájl túl nagy: egy jegyzőkönyv legfeljebb { $most } kB. Azt a fájlt csatold, amelyet a `jegyzőkönyv` parancs ad.
record-no-text = Ebben a fájlban nincs szöveg, tehát nem jegyzőkönyv. Azt a fájlt csatold, amelyet a `jegyzőkönyv` parancs ad.
record-several = Ebben a fájlban { $records } jegyzőkönyv van. Olyan fájlt csatolj, amelyben csak egy van közülük.
record-wrong = Ez a jegyzőkönyv nem érvényes. Úgy csatold a fájlt, ahogy a `jegyzőkönyv` parancs adta.
    -# Annak, aki ismeri a formátumot (angolul): `{ $problem }`
record-not-given = A Discord most nem adta ide a fájlt. Kérlek, csatold újra.
record-gone = Ez a jegyzőkönyv már nincs kéznél. Csatold újra a fájlját; akkor ez a gomb is működni fog.
