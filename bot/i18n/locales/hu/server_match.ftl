# Két szerver mérkőzései

command-match = mérkőzés
command-match-about = Mérkőzés egy másik szerverrel: két csapat, minden asztalnál ugyanazok a lapok
option-match-deals-about = Hány leosztás, ha mérkőzést hirdetsz; ha nem választasz, 4
option-code = kód
option-code-about = A másik szerver moderátoraitól kapott kód, amellyel elfogadod a mérkőzésüket
match-title = ### ⚔️ { $evening }. mérkőzés · { $deals } leosztás
match-about = Két szerver játszik, mindkettő egy csapattal. Minden asztalnál az egyik csapatból ketten a másikból kettővel találkoznak, és minden asztal ugyanazokat a lapokat játssza. A lapjaid ott vannak, ahol te. A többiek azon a néven ismernek, amelyet a `keresés` parancsnál választottál, és senki sem írhat semmit.
match-team = **{ $side } csapat, { $where ->
    [here] ez a szerver
   *[there] a másik szerver
  }{ $ready ->
    [yes] { " " }✅ kezdene, eddig: { $until }
   *[no] { "" }
  }** ({ $people } / { $most })
match-code = Egy másik szerver moderátorai így fogadják el: `/stovkahra-moderálás mérkőzés kód:{ $code }`. A kódot csak nekik adjátok oda.
match-begins = -# A mérkőzés akkor kezdődik, ha mindkét szerver moderátorai tíz percen belül megnyomják: *Kezdjük*. Ha ez nem történik meg eddig: { $until }, elmarad. Aki az utolsó tíz percben nem nyomta meg a *Játszom* gombot, vagy máshol ül, ahelyett gép játszik, amíg meg nem jön. Oda is gép ül, ahova egy csapatnak nincs embere.
match-where = **{ $evening }. mérkőzés**, a mérkőzés { $table }. asztala · { $deal }. leosztás, összesen { $deals }
match-you = Ez a szerver: **{ $side } csapat**.
match-off = **A mérkőzés elmaradt.**
match-final = **Vége a mérkőzésnek.** Minden lejátszott leosztás számít ({ $deals }).
match-won = 🏆 **A mérkőzést nyerte: { $side } csapat**, { $share } – { $other }.
match-goes-on = Kész a következő leosztás. Az új lapjaid itt nyílnak meg.
match-stop-done = Az asztalod ezen a mérkőzésen már nem játszik. Ezt a leosztást gépek játsszák végig, és számít.
match-how = -# Minden asztalnál az A fél az egyik szerver, a B fél a másik, csapatonként legfeljebb { $most } emberrel. A felek leosztásonként helyet cserélnek.
    -# **Távol.** Aki túl sokáig gondolkodik egy lapon, helyette a gép játssza ki; aki feláll, helyette a gép játszik tovább. Ha egy leosztás közben mindenki feláll az asztaltól, vagy véget ér a mérkőzés, a gépek végigjátsszák, és számít. Az a leosztás, amelyet egy asztal kihagyott, 40%-ot ér, vagy kevesebbet annak a félnek, amelynek a többi rosszabbul sikerült.
    -# Egy leosztás lapjait a többiek akkor látják, amikor minden asztal végigjátszotta. A mérkőzés egyetlen táblázatban sem számít.
button-match-begin = Kezdjük
button-match-off = Lefújom
match-over = Ilyen mérkőzés itt már nincs.
match-code-unknown = Ezzel a kóddal egyetlen mérkőzés sem vár válaszra. Kérd el a másik szerver moderátoraitól az övékét, és ugyanannak a játéknak a parancsát használd.
match-own = Ez a saját szervered mérkőzésének a kódja. Add oda egy másik szerver moderátorainak.
match-other = Ennek a szervernek ebben a játékban már van mérkőzése. Előbb játsszátok le, vagy fújjátok le.
match-alone = Még egyetlen másik szerver sem fogadta el.
match-few = Erről a szerverről még senki sem jelentkezett.
match-begun = A mérkőzés elkezdődött. A *Lapjaim* gomb megnyitja a tieidet.
match-no-hand = Ezen a mérkőzésen most nincs helyed.
