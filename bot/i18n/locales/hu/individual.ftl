# Individual evenings

option-form = forma
option-form-about = Ki kivel játszik; ha nem választasz, egész este ugyanazok
choice-form-teams = csapatok: egész este ugyanazok
choice-form-individual = egyéni: leosztásonként másokkal
choice-form-pairs = párok: ketten együtt maradnak, fordulónként más pár ellen
button-individual-begin = Kezdjük most
form-title-individual = ### 🏆 { $evening }. este · egyéni
form-about-individual = { $seats ->
    [2] Mindenki magáért játszik: leosztásonként más az ellenfeled.
   *[other] Mindenki magáért játszik: leosztásonként más a társad.
  } Minden asztalnál ugyanazokkal a lapokkal játszanak, és a következő leosztást mindenki egyszerre kezdi.
individual-entrants = **Jelentkezett { $people }, legfeljebb { $most }:** { $names }
individual-begins = Az első leosztás kezdete: { $when }, vagy amikor a *Kezdjük most* gombot megnyomja: { $opener }.
individual-needs = -# Legalább { $least } ember kell hozzá. Az üres helyekre erős gépek ülnek.
sign-up-absent = ⏳ **Még nincsenek itt:** { $names }. Aki itt van, nyomja meg: *Játszom*; a többiek helyett gép játszik, amíg meg nem jönnek.
individual-failed = **Az este elmaradt:** { $least } embernél kevesebben jelentkeztek.
individual-line = `{ $place }` **{ $share }** · { $name }
individual-own = **A leosztásaid:** { $shares }
individual-next = **{ $deal }. leosztás: { $table }. asztal.** Társad: { $partner }. Ellenfeleid: { $opponents }.
individual-next-alone = **{ $deal }. leosztás: { $table }. asztal.** Ellenfeled: { $opponents }.
individual-computer = gép
individual-computers = két gép
individual-due = { $deal }. leosztás, összesen { $deals } – kezdete: { $when }.
individual-stage = { $deal }. leosztás, összesen { $deals }. Asztalok, amelyek már végeztek vele: { $finished } / { $tables }.
individual-table = { $done ->
    [yes] ✅
   *[no] ▫️
  } { $table }.{ "\u00A0" }asztal: { $one } – { $other }
individual-side = { $sign } { $names }
individual-side-made = { $sign } { $names } · **{ $points }**
individual-waits = A következő leosztás akkor jön, ha ezt minden asztal végigjátszotta. Az új lapjaid itt jelennek meg.
individual-away = A leosztás végén nem voltál itt. Gépek játszanak helyetted, amíg az *Állás* alatt újra nem jelentkezel.
individual-left = **Itt már senki sem játszik.** Ezt a leosztást gépek játsszák végig, és számít.
individual-left-out = A következő leosztásokban is gép játszik helyetted, amíg az *Állás* alatt újra nem jelentkezel.
individual-stop-done = { $table }. asztal: itt már senki sem játszik. Ezt a leosztást gépek játsszák végig, és számít. A következőkben is gép játszik helyetted, amíg az *Állás* alatt újra nem jelentkezel.
form-how-individual = -# **Ki hol ül.** A számokat sorsoljuk, a helyeket egy ismert beosztás adja. Amíg mindenki mindenkivel nem találkozott, senkinek sincs kétszer ugyanaz a társa, és ugyanaz az ellenfele sincs kettőnél többször; kétfős asztalnál csak egyszer. { $least } és { $most } ember között lehet játszani, az üres helyekre erős gépek ülnek. Ha senki sem választ, annyi leosztás lesz, amennyit a beosztás ad, legfeljebb { $usual }.
    -# **Késő, távol.** Aki később jön, a következő leosztástól egy gép számát kapja. Aki túl sokáig gondolkodik egy lapon, helyette a gép játssza ki; aki feláll, helyette a gép a leosztást végigjátssza, neki pedig kihagyottnak számít, vagy kevesebbnek, ha rosszabbul sikerült. Aki felállt, vagy a leosztás végén nincs ott, újra kell jelentkeznie, hogy tovább játsszon. A kihagyott leosztás 40%-ot ér, vagy kevesebbet, ha a többi rosszabbul sikerült, és semmit, ha egyet sem játszottak végig.

# Evenings of pairs

form-title-pairs = ### 🏆 { $evening }. este · párok
form-about-pairs = Ketten egész este együtt játszanak. Minden kétleosztásos fordulóban egy másik párral találkoznak, amelynek eddig hasonlóan ment. Minden asztalnál ugyanazokkal a lapokkal játszanak, és a következő leosztást mindenki egyszerre kezdi.
pairs-entrants = **Jelentkezett { $people }, legfeljebb { $most }:**
pairs-couple = 👥 { $names }
pairs-single = ▫️ { $name }
pairs-asks = ▫️ { $name } – akivel játszana: { $partner }
pairs-choose = **Kivel szeretnél játszani?** Akkor vagytok egy pár, ha mindketten egymást választottátok. Akinek a kezdéskor nincs társa, a jelentkezés sorrendjében kap egyet.
pairs-choose-label = Válassz társat
pairs-next = { $round }. forduló: hogy kivel találkozol, a kezdetén derül ki.
form-how-pairs = -# **Ki kivel találkozik.** Az első fordulót sorsoljuk. Minden kétleosztásos forduló után azok a párok találkoznak, amelyeknek hasonlóan ment, és amíg lehet, csak olyanok, amelyek még nem találkoztak. A forduló második leosztásában a felek helyet cserélnek. Ha a párok száma páratlan, egy pár két erős gép ellen játszik: ezek a leosztások is ugyanúgy számítanak, és amíg lehet, egy pár sem kerül kétszer ilyen helyzetbe. Legfeljebb { $most } pár játszhat. Ha senki sem választ, a párok számától függően kettő–nyolc leosztás lesz.
    -# **Késő, távol.** Aki később jön, a következő leosztástól olyasvalakivel játszik, akinek a társa felállt, különben a következő fordulóval új párt kezd. Aki túl sokáig gondolkodik egy lapon, helyette a gép játssza ki; aki feláll, helyette a gép a leosztást végigjátssza, neki pedig kihagyottnak számít, vagy kevesebbnek, ha rosszabbul sikerült. Aki felállt, vagy a leosztás végén nincs ott, újra kell jelentkeznie, hogy tovább játsszon; addig a társa géppel játszik. A pár kihagyott leosztása 40%-ot ér, vagy kevesebbet, ha a többi rosszabbul sikerült, és semmit, ha egyet sem játszottak végig.
