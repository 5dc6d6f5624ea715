# Challenges: two people play the same deals, each alone with strong computers

command-challenge = provocare
command-challenge-about = Aceleași cinci done pentru tine și un prieten, fiecare când vrea; fără nume, provocările tale
option-friend = pe-cine
option-friend-about = Pe cine provoci în canalul acesta; fără alegere vezi provocările tale

# What everybody may see

challenge-made = ⚔️ { $friend }, **{ $name }** te provoacă: **{ $game }**, aceleași done pentru amândoi, în total { $deals }, fiecare singur cu calculatoare puternice, fără să vadă nimeni.
challenge-made-how = -# O poți accepta până la { $until }. De atunci aveți amândoi trei zile, și fiecare joacă atunci când vrea. Nimeni nu află ce a făcut celălalt înainte să terminați amândoi. Nu contează în niciun clasament și în niciun rating.
challenge-accepted = ⚔️ **{ $name }** și **{ $other }** joacă aceleași done, **{ $game }**, în total { $deals }, până la { $until }. Cum merge văd numai ei.
challenge-closed = ⚔️ Provocarea e închisă: **{ $name }** – **{ $other }**. Nu s-a jucat nimic.
challenge-ended = ⚔️ { $name }, { $other }: provocarea voastră s-a încheiat, **{ $game }**. Cum s-a terminat vedeți numai voi doi.
button-challenge = Provocarea
button-challenge-accept = Primesc
button-challenge-decline = Refuz

# What one person sees

challenge-which = ⚔️ **Ce joc?** Un mesaj din canalul acesta îi va duce apoi provocarea lui { $friend }: aceleași done, în total { $deals }.
challenge-silent = { $person } vede provocarea în canal, dar nu primește înștiințare: tocmai a primit una de la mine sau are acum ore de liniște. Dă-i tu de știre.
challenges-title = ### ⚔️ Provocările mele
challenges-none = N-ai nicio provocare aici. Spune cu opțiunea `pe-cine` pe cine provoci, sau alege **Provoacă** în meniul unei persoane, la **Aplicații**.
challenges-about = -# Amândoi primesc aceleași done, în total { $deals }, și au trei zile; fiecare joacă atunci când vrea. Donele tale le poți continua oriunde. Provocările se fac pe un server.
challenge-line-asked = **{ $other }** n-a răspuns încă · expiră { $until }
challenge-line-asks-you = **{ $other }** te provoacă · expiră { $until }
challenge-line-played = **{ $other }** · ai jucat { $played } din { $deals } · se încheie { $until }
challenge-line-over = **{ $other }** · încheiată, ai **{ $share }**
challenge-title = ### ⚔️ Provocare · { $other }
challenge-asked = Provocarea ta așteaptă răspuns: **{ $other }**. Se poate accepta până la { $until }.
challenge-asks-you = **{ $other }** te provoacă. Poți accepta până la { $until }.
challenge-until = Se încheie { $until }, sau îndată ce amândoi ați jucat tot.
challenge-own = Dona { $deal }: rezultatul tău **{ $points }**
challenge-under-way = Dona { $deal }: în curs
challenge-waits = **Ai jucat toate donele.** Cum s-a terminat se vede când termină și { $other }, cel târziu { $until }.
challenge-how = -# Amândoi aveți aceleași cărți pe același loc, iar cine joacă la fel primește aceleași răspunsuri. Cine scoate mai mult dintr-o donă primește 100%, la egalitate fiecare 50%. Ce nu termini joacă până la capăt calculatoare puternice. Îți aduce cel mult 40%, și dacă n-ai început deloc, iar restul îl primește celălalt. O donă pe care n-o termină niciunul nu contează.
    -# Cine a jucat o donă îi poate spune cărțile altora. De aceea provocarea nu contează în niciun clasament și în niciun rating.
challenge-head = Dona: tu : celălalt · partea ta
challenge-deal-line = `{ $deal }` **{ $own }** : { $theirs } · { $share }
challenge-left-off = -# { $sign } Neterminată: au jucat-o până la capăt calculatoare puternice.
challenge-missed = -# { $sign } Neîncepută.
challenge-won = 🏆 **Ai câștigat**, { $share } la { $less }.
challenge-lost = **A câștigat { $other }**, { $less } la { $share }.
challenge-drawn = **E egalitate**, câte { $share }.
challenge-nobody = **N-a câștigat nimeni:** nicio donă n-a fost terminată.
challenge-deal = **Dona { $deal } din { $deals }**
challenge-made-of = **{ $name }** · { $points } · { $share }
challenge-hand = ### ⚔️ Provocare · dona { $deal } din { $deals }
challenge-secret = -# Ce a făcut celălalt din ea se vede când amândoi ați jucat toate donele.
challenge-last = A fost ultima ta donă. *Provocarea* arată cum s-a terminat sau cât timp mai are celălalt.
button-challenges = Provocările mele
button-challenge-withdraw = Retrag provocarea
button-challenge-play = Joacă dona { $deal }
button-challenge-go-on = Continuă dona { $deal }
button-challenge-deals = Donă cu donă
button-challenge-again = Provoacă din nou

# What cannot be

challenge-none = Provocarea aceasta nu mai există: se păstrează două săptămâni. Faci alta cu comanda `provocare`.
challenge-not-yours = Provocarea aceasta e între alți doi oameni. Cu comanda `provocare` poți provoca și tu pe cineva.
challenge-answered = Provocarea aceasta nu mai e deschisă: a primit răspuns, a fost retrasă sau a trecut o zi. Pe ale tale le arată comanda `provocare`.
challenge-not-asked = O poate accepta numai cine a fost provocat. Tu o poți retrage.
challenge-not-accepted = Provocarea aceasta nu e încă acceptată. Jocul începe după aceea.
challenge-over = Provocarea aceasta s-a încheiat. Ce n-a fost terminat joacă până la capăt calculatoare puternice. Cum s-a terminat arată *Provocarea*.
challenge-all-played = Ai jucat toate donele provocării. Cum s-a terminat se vede când termină și celălalt.
challenge-most = Poți avea deschise cel mult atâtea provocări: { $most }. Termină una sau retrage una; comanda `provocare` le arată.
challenge-limit = Într-o oră poți provoca și invita atâția oameni: { $most }; pe următorii { $at }.
challenge-refused = { $person } nu poate primi provocări aici. Alege pe altcineva de pe serverul acesta.
challenge-asked-already = Provocarea ta așteaptă deja răspuns: { $person }.
challenge-where = Provocările se fac pe un server: folosește unul cu acest bot sau [adaugă botul pe unul de-al tău]({ $invite }). Cele acceptate se pot juca oriunde, și aici: `/{ $command } acasă`.
challenge-self = Nu te poți provoca pe tine. Alege pe altcineva.
challenge-bots = Boții nu pot fi provocați. Cu calculatoare joci prin comanda `joc-nou`.
