# Records handed in as files

option-record = fișă
option-record-about = Fișa unei partide, ca fișier, de analizat sau de reluat
review-needs-record = Aici am nevoie de o fișă: atașează una ca fișier, `/stovkahra analiză fișă:…`. Pe un server ți-o dă `/brcko istoric`.
record-too-large = Fișierul e prea mare pentru o fișă, care are cel mult { $most } kB. Atașează fișierul pe care îl dă comanda `fișă`.
record-no-text = În fișier nu e text, deci nu e o fișă. Atașează fișierul pe care îl dă comanda `fișă`.
record-several = În fișier sunt mai multe fișe ({ $records }). Atașează un fișier cu una singură.
record-wrong = Fișa nu e valabilă. Atașează fișierul exact cum l-a dat comanda `fișă`.
    -# { $fault }
record-wrong-at = Fișa nu e valabilă. Atașează fișierul exact cum l-a dat comanda `fișă`.
    -# `{ $where }`: { $fault }
record-not-given = Discord nu mi-a dat fișierul acum. Atașează-l din nou, te rog.
record-gone = Nu mai am fișa la îndemână. Atașează din nou fișierul ei; atunci merge și butonul acesta.
no-record-there = Aici nu e nici fișă, nici vreo donă încheiată de la o masă de-a mea. Fișa e un fișier care se termină în `.json`; ți-o dă `/brcko istoric`. Alege asta la un mesaj cu un asemenea fișier sau atașează-l: `/stovkahra analiză fișă:…`.

# Ce e greșit într-o fișă

fault-not-json = Nu e JSON, iar fișele sunt scrise în JSON.
fault-not-json-at = Nu e JSON, iar fișele sunt scrise în JSON: rândul { $line }, coloana { $column }.
fault-too-deep = Aici sunt prea multe paranteze deschise deodată.
fault-twice = Câmpul `{ $field }` apare de două ori.
fault-missing = Aici lipsește ceva.
fault-no-such-field = Nu există un asemenea câmp.
fault-needs-object = Aici trebuie un obiect, nu `{ $found }`.
fault-needs-text = Aici trebuie un text, nu `{ $found }`.
fault-needs-number = Aici trebuie un număr întreg de la { $low } la { $high }, nu `{ $found }`.
fault-needs-list = Aici trebuie o listă. Numărul elementelor: { $size }.
fault-needs-line = Aici trebuie un singur rând de text. Cele mai multe caractere: { $most }.
fault-needs-hex = Aici trebuie cifre hexazecimale cu litere mici, în număr de { $digits }.
fault-needs-cards = Câte cărți trebuie aici: { $size }. Câte sunt: { $found }.
fault-needs-one-of = Aici trebuie una dintre acestea: `{ $values }`. Este: `{ $found }`.
fault-no-card = `{ $found }` nu e o carte.
fault-card-twice = O carte apare de două ori.
fault-other-secret = Sigiliul nu aparține acestui secret.
fault-other-chance = Din secretul partidei rezultă altceva.
fault-secret-early = Cât timp se joacă o partidă, secretul ei rămâne ascuns.
fault-gathered = Într-un pachet strâns, cele patru cărți ale fiecărei levate rămân împreună.
fault-ranking = Lipsește ordinea jucătorilor: din cărțile trase sau din partida dinainte.
fault-rules-give = După reguli, aici e `{ $right }`, nu `{ $found }`.
fault-nothing-more = După reguli, aici nu mai urmează nimic. Este: `{ $found }`.
fault-order = Nu e în ordinea potrivită.
fault-over-before = Partida se încheiase deja.
fault-not-over = Partida nu s-a încheiat.
fault-unfinished = Ultima levată sau dona nu e jucată până la capăt.
fault-dost-declared = *Dost* imediat după un anunț încheie dona: nu mai urmează nicio levată.
fault-forbidden = Regulile nu permit asta: „{ $reason }”
fault-forbidden-seat = Regulile nu îi permit asta locului { $seat }: „{ $reason }”
fault-forbidden-card = Cartea { $number }, { CARD($card, case: "def") }, nu poate fi jucată de locul { $seat }: „{ $reason }”
