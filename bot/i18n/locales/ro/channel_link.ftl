# Canale legate ale celor două servere

command-link = legătură
command-link-about = Arată aici mesele unui canal de pe alt server, iar pe ale acestui canal acolo
option-link-code-about = Codul primit de la moderatorii altui server, cu care legi acest canal de al lor
links-title = ### 🔗 Canale legate
links-about = Ce se joacă într-unul din două canale legate se poate urmări în celălalt, pe alt server, cel mult atâtea mese deodată: { $most }. Se văd cărțile de pe masă și punctele, sub numele pe care oamenii și le-au ales la `caută`. Nimeni nu citește ce server, canal sau cont este. Mesele numai pentru invitați și cele unde alții primesc aceleași cărți nu se arată.
links-line = **{ $number }.** { $place } și un canal al altui server, din { $since }
links-none = Niciun canal al acestui server nu e legat.
link-code = **Codul pentru { $place }: `{ $code }`**
    Dă-l numai moderatorilor altui server. Într-un canal al lor ei scriu `/stovkahra-moderare legătură cod:{ $code }`. E valabil o dată, { $hours } de ore, și îl înlocuiește pe cel dinainte al acestui canal.
linked-now = 🔗 **Acest canal e legat de un canal al altui server.** De la mutarea următoare, ce se joacă aici se poate urmări acolo, iar ce se joacă acolo, aici, cel mult atâtea mese deodată: { $most }. Jucătorii se numesc cum și-au ales la `/stovkahra caută`, sau Anonym.
    -# Moderatorii oricăruia din cele două servere o încheie singuri: `/stovkahra-moderare legătură`.
linked-here = -# 🔗 Oameni de pe alt server pot urmări această masă, sub numele pe care vi le-ați ales la `caută`.
linked-title = ### 🔗 { $game } · dintr-un canal legat
linked-board = -# Masa aceasta e pe alt server. Aici se poate urmări.
button-link-code = Cod pentru acest canal
button-link-end = Închei { $number }
link-code-unknown = Codul acesta nu e valabil, sau nu mai e. Cere-le moderatorilor celuilalt server unul nou.
link-own = Acesta e codul acestui server. Dă-l moderatorilor altui server.
link-twice = Aceste două canale sunt legate deja.
link-full = Un canal are cel mult { $most } legături, iar un server { $server }. Unul din cele două are atâtea: încheiați mai întâi una.
link-over = O astfel de legătură nu mai există.
link-closed = În acest canal nu am voie să scriu, așa că nu poate fi legat.
