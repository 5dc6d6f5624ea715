# Records handed in as files

option-record = jegyzőkönyv
option-record-about = Egy játszma jegyzőkönyve fájlként, elemzésre vagy visszajátszásra
review-needs-record = Itt ehhez jegyzőkönyv kell: csatolj egyet fájlként, `/stovkahra elemzés jegyzőkönyv:…`. Szerveren a `/brčko előzmények` parancs ad egyet.
record-too-large = Ez a fájl túl nagy: egy jegyzőkönyv legfeljebb { $most } kB. Azt a fájlt csatold, amelyet a `jegyzőkönyv` parancs ad.
record-no-text = Ebben a fájlban nincs szöveg, tehát nem jegyzőkönyv. Azt a fájlt csatold, amelyet a `jegyzőkönyv` parancs ad.
record-several = Ebben a fájlban { $records } jegyzőkönyv van. Olyan fájlt csatolj, amelyben csak egy van közülük.
record-wrong = Ez a jegyzőkönyv nem érvényes. Pontosan úgy csatold a fájlt, ahogy a `jegyzőkönyv` parancs adta.
    -# { $fault }
record-wrong-at = Ez a jegyzőkönyv nem érvényes. Pontosan úgy csatold a fájlt, ahogy a `jegyzőkönyv` parancs adta.
    -# `{ $where }`: { $fault }
record-not-given = A Discord most nem adta ide a fájlt. Kérlek, csatold újra.
record-gone = Ez a jegyzőkönyv már nincs kéznél. Csatold újra a fájlját; akkor ez a gomb is működni fog.
no-record-there = Itt nincs se jegyzőkönyv, se egy asztalom befejezett leosztása. A jegyzőkönyv `.json` végű fájl, ilyet a `/brčko előzmények` ad. Olyan üzenetnél válaszd ezt, amelyben van ilyen fájl, vagy csatold: `/stovkahra elemzés jegyzőkönyv:…`.

# Mi a hiba egy jegyzőkönyvben

fault-not-json = Ez nem JSON, pedig a jegyzőkönyvek ilyenek.
fault-not-json-at = Ez nem JSON, pedig a jegyzőkönyvek ilyenek: { $line }. sor, { $column }. oszlop.
fault-too-deep = Itt túl sok zárójel van egyszerre nyitva.
fault-twice = Ez a mező kétszer szerepel: `{ $field }`.
fault-missing = Innen hiányzik valami.
fault-no-such-field = Nincs ilyen mező.
fault-needs-object = Ide objektum kell, nem `{ $found }`.
fault-needs-text = Ide szöveg kell, nem `{ $found }`.
fault-needs-number = Ide egész szám kell, amely legalább { $low } és legfeljebb { $high }, nem `{ $found }`.
fault-needs-list = Ide lista kell. Elemeinek száma: { $size }.
fault-needs-line = Ide egyetlen sornyi szöveg kell, legfeljebb { $most } karakter.
fault-needs-hex = Ide { $digits } hexadecimális számjegy kell, kisbetűkkel.
fault-needs-cards = Ennyi lap kell ide: { $size }. Ennyi van: { $found }.
fault-needs-one-of = Ezek egyike kell ide: `{ $values }`. Ez áll itt: `{ $found }`.
fault-no-card = Nincs ilyen lap: `{ $found }`.
fault-card-twice = Egy lap kétszer szerepel.
fault-other-secret = A pecsét nem ehhez a titokhoz tartozik.
fault-other-chance = A játszma titkából más következik.
fault-secret-early = Amíg egy játszma tart, a titka titok marad.
fault-gathered = Az összeszedett pakliban minden ütés négy lapja együtt marad.
fault-ranking = Hiányzik a játékosok sorrendje: húzott lapokból vagy az előző játszmából.
fault-rules-give = A szabályok szerint ez `{ $right }`, nem `{ $found }`.
fault-nothing-more = A szabályok szerint ide már semmi sem kell. Ez áll itt: `{ $found }`.
fault-order = Ez nem a jó sorrendben áll.
fault-over-before = A játszma már ezelőtt véget ért.
fault-not-over = Ez a játszma még nem ért véget.
fault-unfinished = Az utolsó ütés vagy a leosztás nincs végigjátszva.
fault-dost-declared = A bemondás utáni *dost* lezárja a leosztást: utána nincs több ütés.
fault-forbidden = Ezt a szabályok nem engedik: „{ $reason }”
fault-forbidden-seat = Ezt a szabályok nem engedik (hely: { $seat }): „{ $reason }”
fault-forbidden-card = Nem szabályos: { $number }. lap, { CARD($card) } (hely: { $seat }): „{ $reason }”
