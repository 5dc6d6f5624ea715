# Meciuri între două servere

command-match = meci
command-match-about = Un meci cu alt server: fiecare e o echipă, iar la toate mesele se joacă aceleași cărți
option-match-deals-about = Câte done, dacă propui un meci; 4 dacă nu alegi nimic
option-code = cod
option-code-about = Codul primit de la moderatorii altui server, cu care accepți meciul lor
match-title = ### ⚔️ Meciul { $evening } · { $deals ->
    [one] o donă
    [few] { $deals } done
   *[other] { $deals } de done
  }
match-about = Joacă două servere, fiecare cu o echipă. La fiecare masă doi dintr-o echipă întâlnesc doi din cealaltă, iar la toate mesele se joacă aceleași cărți. Cărțile le ai acolo unde ești. Ceilalți te cunosc după numele pe care l-ai ales la `caută`, și nimeni nu poate scrie nimic.
match-team = **Echipa { $side }, { $where ->
    [here] acest server
   *[there] celălalt server
  }{ $ready ->
    [yes] { " " }✅ vrea să înceapă, până la { $until }
   *[no] { "" }
  }** ({ $people } din { $most })
match-code = Moderatorii altui server acceptă cu `/stovkahra-moderare meci cod:{ $code }`. Dați codul numai lor.
match-begins = -# Meciul începe când moderatorii ambelor servere apasă *Începe* în decurs de zece minute. Dacă nu se întâmplă până la { $until }, nu mai are loc. Pentru cine nu a apăsat *Joc și eu* în ultimele zece minute sau stă la altă masă joacă un calculator până vine. Calculatoarele ocupă și locurile pentru care o echipă nu are pe nimeni.
match-where = **Meciul { $evening }**, masa { $table } a meciului · dona { $deal } din { $deals }
match-you = Acest server e echipa **{ $side }**.
match-off = **Meciul nu a avut loc.**
match-final = **Meciul s-a încheiat.** Contează toate donele jucate ({ $deals }).
match-won = 🏆 **Echipa { $side } câștigă meciul**, { $share } la { $other }.
match-goes-on = Dona următoare e gata. Noile tale cărți se deschid aici.
match-stop-done = Masa ta nu mai joacă în acest meci. Calculatoarele joacă dona asta până la capăt, și ea se numără.
match-how = -# La toate mesele A e un server și B celălalt, cu cel mult { $most } oameni fiecare. La fiecare donă părțile își schimbă locurile.
    -# **Plecat.** Cui stă prea mult la o carte i-o joacă un calculator, care joacă mai departe și pentru cine pleacă. Dona în curs când de la o masă au plecat toți sau când meciul se termină o joacă până la capăt calculatoarele, și contează. O donă pe care o masă a ratat-o contează 40%, sau mai puțin pentru o parte căreia celelalte i-au ieșit mai prost.
    -# Cărțile unei done se arată celorlalți când au terminat-o toate mesele. Un meci nu contează în niciun clasament.
button-match-begin = Începem
button-match-off = Anulez
match-over = Un astfel de meci nu mai există aici.
match-code-unknown = Sub acest cod nu așteaptă niciun meci un răspuns. Cere-le codul moderatorilor celuilalt server și folosește comanda aceluiași joc.
match-own = Acesta e codul meciului acestui server. Dă-l moderatorilor altui server.
match-other = Serverul acesta are deja un meci la acest joc. Mai întâi jucați-l sau anulați-l.
match-alone = Încă nu a acceptat niciun alt server.
match-few = De pe acest server nu s-a înscris încă nimeni.
match-begun = Meciul a început. *Mâna mea* ți-o deschide pe a ta.
match-no-hand = Acum nu ai loc în acest meci.
