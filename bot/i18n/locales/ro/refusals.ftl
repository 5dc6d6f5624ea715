# Refusals

no-such-seat = La masa asta nu există locul acela.
seat-yours = Locul acela e deja al tău.
seat-taken = Acolo stă deja { $name }. Ia alt loc.
not-seated = Nu ai loc la masa asta.
not-seated-anywhere = Nu stai la nicio masă aici. Deschide una cu { OPENING($listed) } ori ia un loc liber.
series-under-way = Jocul e în curs și e nevoie de tine. Ca să joace un calculator în locul tău, alege *Pleacă de la masă*, din *Altele*.
seats-empty = Mai e nevoie de { $free ->
    [one] un jucător
    [few] { $free } jucători
   *[other] { $free } de jucători
  }.
opponents-too-many = { $most ->
    [one] După aceste reguli joacă doi: tu și un calculator.
    [few] După aceste reguli se pot așeza cel mult { $most } calculatoare.
   *[other] După aceste reguli se pot așeza cel mult { $most } de calculatoare.
  }
no-council = Acum nu se pot da sfaturi: asta se face într-o rundă pentru ceașcă, între șalanger și cei care așteaptă.
words-late = Între timp a început o partidă. Apasă din nou *Cuvinte pentru amestecare*, ca să conteze la următoarea.
table-lobby = Jocul n-a început. Pornește-l când sunteți destui.
table-playing = Jocul a început deja.
table-finished = La masa asta jocul s-a terminat. *Revanșă* deschide alta.
table-stopped = Masa a fost oprită. Deschide alta pentru același joc; dacă se așază aceiași jucători, pot continua.
stop-opener = Înainte de prima donă, masa o poate opri doar { $name }, care a deschis-o, sau un moderator.
stop-seated = Masa o pot opri doar cei care joacă la ea sau un moderator.
stop-counted = Am notat. Voturi pentru oprire: { $votes }; e nevoie de { $needed }. Scrie comanda din nou ca să-ți retragi votul.
stop-wanted = Am notat. Mai trebuie să accepte: { $missing }. Scrie comanda din nou ca să-ți retragi cererea.
stop-taken-back = Cererea ta de oprire e retrasă.
stop-played = Ai jucat la masa asta, deci nu o oprești ca moderator. Cei care joacă la ea se pot înțelege.
stop-computers = Aici joacă doar calculatoare. Masa o poate opri { $name }, care a deschis-o.
stop-nobody-left = Niciunul dintre cei care au început partida nu mai joacă aici. Masa o poate opri { $name }, care a deschis-o.
stop-done = Masa { $table } e oprită. Ce s-a câștigat înainte rămâne în evidență.
left = Ai plecat de la masa { $table }. Cât timp jocul n-a început, poți lua din nou acolo un loc liber.
left-to-computer = Ai plecat de la masa { $table }. { $name } joacă mai departe în locul tău.
left-come-back = Ca să joci tu mai departe, apasă *Mă întorc*. Mai târziu te aduce aici *Mâna mea* de la masă.
button-come-back = Mă întorc
has-left = Ai plecat de la masa asta. La locul tău te duce înapoi *Mâna mea* de la masă.
seat-given-back = Ai renunțat la locul pe care urma să-l primești la masa { $table }.
no-seat-free = Toate locurile sunt ocupate. Locul unui calculator se ia apăsând pe numele lui.
options-opener = Opțiunile le poate schimba doar { $name }, care a deschis masa.
too-many-sit = Așa e la masă loc pentru cel mult { $seats ->
    [one] un om
    [few] { $seats } oameni
   *[other] { $seats } de oameni
  }, iar voi sunteți mai mulți. Mai întâi trebuie să se ridice cineva.
hints-off = La masa asta se joacă fără sfaturi.
too-busy = Calculatoarele au prea mult de lucru acum. Mai încearcă peste o clipă.
limit-at-once = Se pregătește încă altceva pentru tine, iar pentru o persoană se pregătește un singur lucru odată. Așteaptă până e gata, apoi cere din nou.
limit-new-tables = { $most ->
    [one] Ai deschis o masă în ultimul minut
    [few] Ai deschis { $most } mese într-un minut
   *[other] Ai deschis { $most } de mese într-un minut
  }, mai multe nu sunt permise aici: următoarea o poți deschide { $at }.
limit-own-tables = { $most ->
    [one] Ai aici o masă la care încă se joacă
    [few] Ai aici { $most } mese la care încă se joacă
   *[other] Ai aici { $most } de mese la care încă se joacă
  }, mai multe nu sunt permise: mai întâi termină sau oprește una, de exemplu cu `/stovkahra oprește masă:{ $table }`.
limit-tables = { $most ->
    [one] Pe serverul acesta se joacă la o masă
    [few] Pe serverul acesta se joacă la { $most } mese
   *[other] Pe serverul acesta se joacă la { $most } de mese
  }, mai multe nu sunt permise: ia loc la una dintre ele (`/stovkahra mese`) sau așteaptă să se termine una. Următoarea masă la care nu joacă nimeni se pune deoparte { $at }.
no-finished-deal = Aici nu e nicio donă încheiată de analizat. `/brcko istoric` arată partidele, pentru `/stovkahra analiză`.
no-game = La masa asta nu e nicio partidă în curs.
no-table = Aici nu există masa { $number }.
no-table-here = În canalul acesta nu e nicio masă. Deschide una cu { OPENING($listed) }.
which-table = Sunt mai multe mese: alege una după număr, de exemplu `masă:{ $number }`.
no-finished-game = Aici nu e nicio partidă încheiată cu numărul { $number }. Alege din lista care apare când scrii.
rematch-open = Masa { $table } e deschisă pentru revanșă: ia-ți locul acolo.
rematch-at = Revanșa e la masa { $table }. Cine vrea să joace apasă *Revanșă* și își primește acolo locul de dinainte.
rematch-waits = Ai loc la masa { $table } pentru revanșă. Începe de îndată ce apasă și ceilalți *Revanșă*.
rematch-begun = Revanșa a început, la masa { $table }.
rematch-held = Ai loc la masa { $table } pentru revanșă. Nu începe singură, fiindcă în altă parte joacă încă: { $names }. O pornește *Începe*, la masa aceea.
ask-rematch-late = **Vrei revanșă?** La masa asta jocul s-a terminat { $when }. Aici s-ar deschide altă masă.
ask-rematch-elsewhere = **Vrei revanșă?** Acum joci la masa { $table }. S-ar deschide încă o masă; acolo jocul începe abia când apasă cineva *Începe*.
button-rematch-sure = Da, revanșă
not-your-turn = Nu e rândul tău.
not-now = Acum nu se poate.
game-over = Partida s-a terminat.
not-held = Nu ai trei sau patru de felul acesta.
wrong-number = Se anunță exact câte ai: { $number }.
declared-before = Le-ai anunțat deja.
card-not-held = Nu ai cartea asta.
follow-suit = Trebuie să dai { SIGN($suit) } { SUIT($suit) }.
not-your-choice = Aleg câștigătorii partidei.
unknown-button = Butonul acela nu mai e valabil. Scrie din nou comanda care l-a adus; `arată` afișează o masă din nou.
links-gone = Canalele legate nu mai există: mesele unui server nu se mai văd pe altul. Butonul acesta nu mai face nimic.
bots-cannot = Boții nu pot sta la masă.
server-being-deleted = Datele acestui server se șterg chiar acum, pentru că am lipsit prea mult de aici. Te rog să încerci din nou mai târziu.
only-servers = Asta se face pe un server: folosește unul care are acest bot sau [adaugă botul pe unul al tău]({ $invite }).
missing-permissions = Nu pot deschide o masă aici: în canalul acesta nu am **{ $permissions }**. Vorbește cu cine administrează serverul.
permission-view-channel = Vizualizează canalul
permission-send-messages = Trimite mesaje
permission-send-in-threads = Trimite mesaje în fire
permission-connect = Conectare
error = Ceva n-a mers din partea mea și nimic nu s-a schimbat. Mai încearcă o dată; dacă se repetă, spune-i celui care administrează botul: referința `{ $reference }`.
seated-already = Stai deja la masa asta.
other-hand-known = În partida asta ai stat deja pe alt loc. Întoarce-te acolo sau așteaptă partida următoare.
seat-promised = Locul acesta îl ia { $name } de la dona următoare. Alege altul.
own-seat-only = Partida asta e a ta pe locul de pe care ai plecat. Întoarce-te acolo sau așteaptă partida următoare.
substitute = Despre partida asta hotărăsc cei care o joacă de la prima donă. De la partida următoare joci pentru tine.
stop-moderators = Pe serverul acesta, o masă la care se joacă o opresc doar moderatorii care nu joacă la ea.
stop-opener-always = Pe serverul acesta, oprirea o cere { $name }, care a deschis masa. Apoi trebuie să accepte și cealaltă parte.
seat-not-free = Locul acela nu e liber pentru tine. Ia unul la altă masă sau deschide tu una.
block-bots = Boții și calculatoarele nu pot fi blocate. Alege oameni.
block-self = Nu te poți bloca pe tine. Alege pe altcineva.
blocks-full = Nu poți bloca mai mult de { $most ->
    [one] o persoană
    [few] { $most } persoane
   *[other] { $most } de persoane
  }. Deblochează mai întâi pe cineva.
nobody-met = Persoana aceasta nu mai are cont aici sau n-a stat niciodată la masa aceasta.
report-limit = Ai raportat { $most } oameni într-o zi. Pe următorul îl poți raporta { $at }. Dacă e urgent, scrie cui administrează botul.
role-not-mentioned = Nu am voie să menționez { $role }. Alege alt rol, permite-le tuturor să-l menționeze în setările lui sau dă-mi permisiunea **Menționează @everyone, @here și toate rolurile**.
channel-closed = Nu am voie să scriu în { $place }: acolo nu am **{ $permissions }**. Nu s-a schimbat nimic; dă-mi permisiunea sau alege alt canal.
nothing-to-resume = Nu mai aveți împreună nicio partidă neterminată.
nothing-to-give-up = Nu mai aveți nicio partidă oprită pe care s-o puteți ceda împreună.
concede-series = Partida asta nu poate fi cedată: seria îi aparține și cuiva din echipa ta care a plecat înainte de ea și nu poate fi de acord. Cărțile hotărăsc.
no-thread = Nu pot deschide un fir de discuție în canalul acesta. Dă-mi permisiunea de a crea fire publice și pe cea de a trimite mesaje în fire sau joacă fără fir.
wrong-channel = Pe serverul acesta, mesele se deschid în altă parte: { $channels }
not-yours-to-move = În alt canal o pot muta doar cei care joacă la masa asta sau un moderator. Masa este în { $place }.
no-such-topic = Nu există subiectul acesta. Începe să scrii și alege unul din listă.
moderators-only = Asta o pot face doar moderatorii: cine are voie să gestioneze mesajele aici.
reason-length = Motivul trebuie să aibă între { $least } și { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
  }.
correction-size = O corecție adaugă sau ia între 1 și { $most }.
correction-partner = În jocul acela nimeni n-are partener: corectează câte un jucător.
same-person-twice = Alege două persoane diferite.
not-in-ledger = Nu știu nimic aici despre persoana asta: n-a jucat jocul acela pe server.
no-such-series = La masa aceea nu e nicio serie cu vreo partidă încheiată.
partner-of-nobody = Alege întâi jucătorul, apoi partenerul cu care a jucat.
opponent-of-nobody = Alege întâi jucătorul, apoi adversarul cu care a jucat.
table-damaged = Datele salvate ale mesei { $number } nu pot fi citite. Nimic din ele nu s-a schimbat. Anunță, te rog, pe cine administrează botul.
game-damaged = Datele salvate ale partidei { $number } nu pot fi citite. Nimic din ele nu s-a schimbat. Anunță, te rog, pe cine administrează botul.
not-saved = Jocurile nu pot fi salvate acum, așa că nu s-a schimbat nimic. Încearcă din nou puțin mai târziu; dacă tot nu merge, anunță pe cine administrează botul.
maybe-saved = Baza de date nu a răspuns la timp. Ce ai făcut poate fi salvat: uită-te la mâna ta sau la masă înainte de a repeta.
restarting = Botul tocmai repornește. Apasă din nou peste o jumătate de minut; nu s-a pierdut nimic.
overloaded = Acum se întâmplă prea multe deodată, așa că nu s-a făcut nimic. Mai încearcă peste o clipă.
impossible-command = Comanda nu se poate da așa. Scrie-o din nou și alege din ce oferă Discord.
discord-trouble = Discord nu a răspuns acum, așa că nu s-a deschis nicio masă. Încearcă din nou peste puțin timp.
discord-closed = Aici nu am voie: canalul nu mai există, sau îmi este ascuns ori închis. Moderatorii îmi pot da permisiunea să-l văd și să scriu în el.
discord-full = Pe acest server sunt deschise atâtea fire câte permite Discord. Arhivați sau ștergeți câteva, sau faceți-o fără fir.
discord-automod = Moderarea automată a acestui server mi-a oprit mesajul. Moderatorii pot face o excepție pentru mine în setările serverului, la AutoMod; sau se poate fără fir.
discord-two-factor = Acest server cere autentificare în doi pași de la cine administrează botul. Te rog să-i anunți.
discord-busy = Discord nu mai primește nimic de la mine aici acum. Încearcă din nou peste un minut.
discord-too-large = Este mai mare decât primește Discord aici. Cere mai puțin deodată.
never-conceded = În jocul acesta nu se cedează: o rundă se termină repede.
no-review = Donele acestui joc nu se pot analiza.

duplicate-alone = Dona asta o joacă fiecare singur, până la capăt sau cât vrea. Oprește-te oricând; nu așteaptă nimeni.
duplicate-dost = Într-o singură donă nu se spune *dost*: se joacă până la capăt și contează fiecare punct.
daily-over = Ziua acestei done s-a încheiat; ce a rămas neterminat joacă până la capăt calculatoare puternice. Cere din nou dona zilei: e una nouă.
daily-spent = Ai avut deja încercarea ta la dona asta, înainte ca datele tale să fie șterse. Mâine e una nouă.
still-played = Alții încă joacă dona asta. O poți analiza când n-o mai joacă nimeni.
daily-nothing-to-share = N-ai ce arăta: n-ai terminat dona asta.
daily-none = În ziua aceea n-a cerut nimeni dona, deci nu există.
daily-shared-here = Ai arătat deja dona asta în canalul acesta.
daily-day-wrong = Asta nu e o zi. Alege una din listă sau scrie-o așa: `{ $example }`.
daily-day-ahead = Ziua aceea abia urmează.
daily-still-counts = Dona asta se poate juca din nou după ce ziua ei se încheie și rezultatele sunt numărate.
daily-later-none = N-ai jucat dona asta după ziua ei.
fared-none = Nu e nimic de comparat: prima donă nu s-a jucat până la capăt.
duplicate-compared = Dona asta se compară cu cele de la alte mese: se joacă până la capăt și la amestecarea ei nu se adaugă nimic.
evening-none = Aici nu e o asemenea seară. Începe una cu comanda `seară`.
evening-over = Seara asta s-a încheiat. Începe alta cu comanda `seară`.
evening-late = Ceilalți au terminat deja dona asta. Apasă *Încă o masă*: începe cu cea care se joacă acum.
evening-elsewhere = Locul tău e la masa { $table } din seara asta: nimeni nu joacă aceleași cărți de două ori.
evening-full = Seara asta are deja { $most } mese și nu pot fi mai multe. Ia la una dintre ele locul unui calculator.
evening-options = La toate mesele unei seri se joacă după aceleași reguli.
evening-table-finished = Dona asta s-a încheiat la masa ta. Următoarea e în cel mai nou mesaj al mesei.
evening-table-stopped = Masa a fost oprită; ce a jucat din seară contează.
evening-nobody = La o seară joacă și oameni: cel puțin unul dintre voi trebuie să stea la masă.
sign-up-no-plan = Jocul acesta nu are seri de felul acesta.
individual-join = La seara aceasta un plan spune cine unde stă. Apasă *Joc și eu*.
individual-other = Pe serverul acesta există deja o seară cu înscrieri în jocul acesta. O vezi cu comanda `seară`.
sign-up-in = Ești deja pe listă.
sign-up-out = Nu ești pe listă.
individual-forgotten = Ai jucat în seara asta și ți-ai șters datele de atunci. Poți juca din nou data viitoare.
individual-late = Pentru seara aceasta e prea târziu. Poți juca la următoarea.
sign-up-full = Toate locurile sunt ocupate, cel mult { $most }. Când pleacă cineva, apasă din nou.
individual-begun = Seara asta a început deja.
individual-opener = Înainte de vreme poate începe doar { $name }.
individual-few = E nevoie de cel puțin { $least } oameni. Așteaptă să se mai înscrie cineva.
individual-seats = La seara aceasta nimeni nu preia locul altuia. Apasă *Clasament* și *Joc și eu*: joci de la dona următoare.
individual-table-over = Dona asta s-a terminat la masa ta. La cea următoare te așezi când o termină toate mesele.
pairs-partner-out = Între timp, persoana s-a retras. Alege pe altcineva.
pairs-partner-taken = { $name } are deja partener. Alege pe altcineva.

at-unreadable = Nu înțeleg ora aceasta. Scrie, de exemplu, `20:00`, `mâine 20:00`, `vineri 20:00` sau `peste 2 ore`.
city-unknown = Nu cunosc orașul acesta. Încearcă unul mai mare din apropiere sau țara ta.
at-past = Ora aceasta a trecut. Alege una care urmează să vină.
at-far = E prea departe: se poate stabili o oră în următoarele { $days } de zile.
at-left-out = În ziua aceea ceasurile sar peste ora aceasta. Alege una cu o oră mai târziu.
at-with = La o întâlnire cu oră stabilită nu stă încă nimeni: lasă deoparte calculatoarele, adversarii, `privat` și `doar-invitați`.
at-weekly = Spune la ce oră vă întâlniți în fiecare săptămână: alege și `când`.
appointment-remind-late = Au mai rămas mai puțin de { $minutes } de minute, așa că nu se mai amintește nimic. La ora stabilită ți se dă de știre.
appointment-remind-out = Apasă întâi *Joc și eu*: li se amintește numai celor care vin.
appointment-over = S-a încheiat: a venit ora sau cineva a anulat.
appointment-opener = Pot anula numai { $name } și moderatorii.
appointment-most-own = Ai deja { $most } mese la o oră stabilită. Anulează una sau așteaptă să-i vină ora.
appointment-most-here = Serverul are deja { $most } mese la o oră stabilită. Așteaptă să vină ora uneia.
