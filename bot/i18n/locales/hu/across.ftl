# Tables across servers

command-find = keresés
command-find-about = Játékostársak keresése minden szerveren; ha elegen vártok, nyílik egy asztal
option-minutes = perc
option-minutes-about = Meddig vársz; ha üres, fél óráig
across-title = ### 🌍 { $game } · szerverek között
across-about = Más szerverek embereire vársz, **egy játszmára**, lépésenként egy perccel. Ők és a szervereik csak a lenti nevet látják. Senki sem írhat semmit. Meddig vársz?
across-number = { $number ->
    [0] Most éppen senki sem vár.
   *[other] Most **{ $number }** ember vár.
  }
across-waits = **Vársz**, a várakozás vége: { $until }. Amint asztal nyílik, ebben az üzenetben látod a lapjaidat.
across-fill-yes = Egy perc után gépek is leülhetnek a maradék helyekre, ha a többiek is beleegyeznek.
across-fill-no = Csak emberek ülnek le veled, gépek nem.
across-called-here = -# Ha ez az üzenet addigra túl régi, a bot egyszer megemlít ebben a csatornában. A csendes óráidban nem, és akkor sem, ha a beállításaid szerint senki sem említhet.
across-called-direct = -# Ha ez az üzenet addigra túl régi, egyetlen közvetlen üzenetet kapsz. A csendes óráidban nem, és akkor sem, ha a beállításaid szerint senki sem említhet.
across-rests = Ez az üzenet már nem frissül magától. Tovább vársz, és szólunk.
across-over = Lejárt az idő, és senki sem jött. Nem tehet róla senki: ritka ez a játék.
across-known-as = **A többiek így ismernek:** { $name }. A változás a következő asztaltól érvényes:
across-unnamed = { $name } – név nélkül
across-partner = **Ismerőssel?** Válasszátok itt egymást, és partnerek lesztek. Az ilyen játszma nem számít az értékszámba.
across-partner-waits = **A partnered:** { $name }. Akkor ültök le, amikor { $name } is vár, és téged választott, addig mással sem. Az ilyen játszma nem számít az értékszámba.
across-partner-asks = **{ $name }** szívesen lenne a partnered.
button-across-with = Vele: { $name }
button-across-anybody = Bárkivel
across-partner-refused = Itt nem választható: { $person }. Válassz valaki mást ezen a szerveren.
across-you = -# A többiek így ismernek: { $name }.
across-call = 🌍 { $people } – vár egy asztal más szerverek játékosaival: **{ $game }**
across-call-direct = 🌍 Vár egy asztal más szerverek játékosaival: **{ $game }**
    -# Te kérted. Amíg meg nem nyitod a lapjaidat, több üzenet nem jön.
across-stopped = **Ezt a játszmát leállították.**
button-across-find = { $minutes } perc
button-across-again = Új asztal keresése
button-across-stop = Nem várok tovább
button-across-fill-on = Gépekkel is
button-across-fill-off = Csak emberekkel
across-rating-title = ### 🏆 { $game } · értékszám szerverek között
across-rated = { $place }. **{ $name }** · { $rating } · { $games } játszma
across-rated-equal = { $place }. { $people } ember azonos értékszámmal
across-rated-nobody = Még senki sincs itt.
across-rated-you = **Te:** { $rating } · { $games } játszma. Ezt a sort csak te látod.
across-not-rated = Itt még nem fejeztél be játszmát csupa emberrel.
across-rating-how = -# A gépekkel játszott játszmák nem számítanak, és amelyiktől eljössz, azon csak veszíthetsz. Minél többször játszottál valakivel, annál kevesebbet ér a következő közös játszma; amelyik a harmadik ütés előtt ér véget, vagy amelyikben ketten egymást választották partnernek, az semmit sem ér. Csak az szerepel itt, aki kéri, azon a néven, amelyen ismerik, és aki már { $met } különböző emberrel játszott.
button-across-rating = Értékszám
button-across-list = Szerepeljek itt
button-across-unlist = Ne szerepeljek
phrase-hello = Üdv!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép játék volt!
phrase-nice-deal = Micsoda leosztás!
phrase-unlucky = Pech!
phrase-sorry = Bocsánat!
phrase-no-matter = Semmi baj.
phrase-close = Ez szoros volt!
phrase-moment = Egy pillanat türelmet.
phrase-thanks = Köszönöm a játékot!
phrase-again = Még egyet?
phrase-bye = Viszlát!
phrase-said = 💬 **{ $name }:** { $said }
phrase-about = **Mit szeretnél mondani?** A többiek a saját nyelvükön olvassák. Leosztások között és a játszma után egyszer-egyszer szólhatsz; amíg a lapok mennek, senki sem.
phrase-later = Két leosztás között egyszer szólhatsz, és egyszer a játszma után. Amíg a lapok mennek, senki sem szól.
button-phrase = Mondok valamit
button-phrases-off = Ne lássam, mit mondanak
button-phrases-on = Lássam, mit mondanak
across-not-here = Ennek a szervernek a moderátorai nem engedélyezték a szerverek közötti asztalokat. Megtehetik: `/stovkahra-moderálás szerverbeállítások`, *Ha asztal nyílik*. A botnak írt közvetlen üzenetben nélkülük is várhatsz.
across-left-often = Egy napon belül több szerverek közötti asztaltól is eljöttél, és a többiek ott maradtak. A következőre ekkor várhatsz: { $at }.
across-no-rematch = Szerverek között nincs revans. A következő asztalt a `/{ $command } kezdőlap` találja meg.
across-no-words = Szerverek közötti asztalnál senki sem ír semmit.
settings-across = **Szerverek közötti asztalok**
settings-company-how =
    - **Szerverek közötti asztalok:** várhatnak-e itt asztalra más szerverek játékosaival. A lapjaik ott vannak, ahol ők; ide semmi sem kerül ki belőle, hacsak nem választasz csatornát; csak aki kérte, azt említjük meg egyszer, amikor a játszma kezdődik.
    - **Csatorna, amely megmutatja ezeket az asztalokat** mindenkinek, aki olvashatja, ha valaki innen talált rájuk, egyszerre legfeljebb ötöt; ha nincs kiválasztva: egyik sem. Az asztalon lévő lapokat és a pontokat mutatja, azokon a neveken, amelyeket az emberek erre választottak. Senkit sem említ meg, és nincsenek gombjai.
settings-across-off = Nincsenek szerverek közötti asztalok
settings-across-on = Itt várhatnak rájuk
settings-show-across = **Csatorna, amely megmutatja ezeket az asztalokat**; ha nincs kiválasztva: egyik sem
across-board = -# Itt több szerver emberei játszanak, maguk választotta neveken. A `/{ $command } kezdőlap` asztalt keres neked.
