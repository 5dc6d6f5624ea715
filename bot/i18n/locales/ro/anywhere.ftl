# Where the bot is on no server: practice, and records handed in as files

practice-title = ### 🃏 Antrenament · { $game }
levels-practice = -# Aici joci singur cu calculatoare, într-un mesaj pe care îl vezi doar tu, și nu se trece nimic nicăieri. Cu alți oameni se joacă pe un server: [adaugă botul pe unul]({ $invite }).
practice-stopped = **Partida e oprită.** Din ea nu se trece nimic nicăieri.
button-practice-again = Încă o partidă
practice-alone = În afară de tine nu joacă nimeni aici. Continuă când vrei sau încheie partida: *Oprește masa* la *Altele*.
practice-none = Nu ai nicio partidă începută aici. `/stovkahra joc-nou`, `/trappola joc-nou` sau `/bulka joc-nou` începe una contra calculatoarelor.
practice-single = Aici se joacă mereu o singură partidă. Seriile se joacă pe un server.
option-record = fișă
option-record-about = Fișa unei partide, ca fișier, de analizat sau de reluat
review-needs-record = Aici am nevoie de o fișă: atașează una ca fișier, `/stovkahra analiză fișă:…`. Pe un server ți-o dă `/stovkahra fișă`.
replay-needs-record = Pentru reluare am nevoie aici de o fișă: atașează una ca fișier, `/{ $command } reluare fișă:…`. Pe un server ți-o dă `/{ $command } fișă`.
record-too-large = Fișierul e prea mare pentru o fișă, care are cel mult { $most } kB. Atașează fișierul pe care îl dă comanda `fișă`.
record-no-text = În fișier nu e text, deci nu e o fișă. Atașează fișierul pe care îl dă comanda `fișă`.
record-several = În fișier sunt mai multe fișe ({ $records }). Atașează un fișier cu una singură.
record-wrong = Fișa nu e valabilă. Atașează fișierul așa cum l-a dat comanda `fișă`.
    -# Pentru cine cunoaște formatul (în engleză): `{ $problem }`
record-not-given = Discord nu mi-a dat fișierul acum. Atașează-l din nou, te rog.
record-gone = Nu mai am fișa la îndemână. Atașează din nou fișierul ei; atunci merge și butonul acesta.
