# Refusals

no-such-seat = Takové místo u tohoto stolu není.
seat-yours = Na tomhle místě už sedíš.
seat-taken = Tady už sedí { $name }. Vyber si jiné místo.
not-seated = U tohoto stolu nesedíš.
not-seated-anywhere = Nesedíš tu u žádného stolu. Otevři nový příkazem { OPENING($listed) }, nebo se posaď na volné místo.
series-under-way = Hraje se a bez tvých karet to nejde. Má-li za tebe dohrát počítač, zvol přes *Více* tlačítko *Odejít od stolu*.
seats-empty = { $free ->
    [one] Chybí ještě 1 hráč
    [few] Chybějí ještě { $free } hráči
    [many] Chybí ještě { $free } hráče
   *[other] Chybí ještě { $free } hráčů
  }.
opponents-too-many = { $most ->
    [one] Podle těchto pravidel hrají dva: ty a jeden počítač.
    [few] Podle těchto pravidel si mohou přisednout nejvýš { $most } počítače.
    [many] Podle těchto pravidel si může přisednout nejvýš { $most } počítače.
   *[other] Podle těchto pravidel si může přisednout nejvýš { $most } počítačů.
  }
no-council = Teď není co radit: radí se v kole o hrnek, a to jen mezi těmi, kdo čekají, a vyzyvatelem.
words-late = Mezitím začala hra. Stiskni *Slova do míchání* znovu, pak budou platit pro tu další.
table-lobby = Hra ještě nezačala. Spusť ji, až vás u stolu bude dost.
table-playing = Hra už začala.
table-finished = U tohoto stolu je dohráno. Další otevře *Odveta*.
table-stopped = Tenhle stůl byl zrušen. Otevři další pro stejnou hru; když si k němu sednou titíž lidé, můžou pokračovat.
stop-opener = Před prvním rozdáním může stůl zrušit jen moderátor nebo ten, kdo ho otevřel: { $name }.
stop-seated = Stůl můžou zrušit jen ti, kdo u něj sedí, nebo moderátor.
stop-counted = Započítáno. { $votes ->
    [one] Zrušit stůl chce 1 hráč
    [few] Zrušit stůl chtějí { $votes } hráči
    [many] Zrušit stůl chce { $votes } hráče
   *[other] Zrušit stůl chce { $votes } hráčů
  }, musí jich být { $needed }. Zopakováním příkazu vezmeš hlas zpět.
stop-wanted = Započítáno. Souhlasit ještě musí: { $missing }. Zopakováním to vezmeš zpět.
stop-taken-back = Přání zrušit stůl je vzato zpět.
stop-played = Patříš k hráčům tohoto stolu, a proto ho nerušíš jako moderátor. Můžou se na tom dohodnout ti, kdo u něj hrají.
stop-computers = Hrají tu jen počítače. Stůl může zrušit ten, kdo ho otevřel: { $name }.
stop-nobody-left = Z těch, kdo tuhle hru začali, už tu nehraje nikdo. Stůl může zrušit ten, kdo ho otevřel: { $name }.
stop-done = Stůl { $table } je zrušen. Dřívější výhry zůstávají zapsané.
left = U stolu { $table } už nesedíš. Dokud se nezačne hrát, můžeš se tam zase posadit na volné místo.
left-to-computer = U stolu { $table } už nesedíš. Na tvém místě hraje dál { $name }.
left-come-back = Chceš-li hrát dál, stiskni *Vrátit se*. Později sem vede *Mé karty* u stolu.
button-come-back = Vrátit se
has-left = U tohoto stolu už nesedíš. Zpátky na místo vede *Mé karty* u stolu.
seat-given-back = Místa u stolu { $table }, které ti bylo slíbené, se vzdáváš.
no-seat-free = Všechna místa jsou obsazená. Kdo chce místo počítače, stiskne jeho jméno.
options-opener = Volby stolu může měnit jen ten, kdo ho otevřel: { $name }.
too-many-sit = Takhle je míst u stolu nejvýš { $seats }, a sedí vás tu víc. Někdo musí nejdřív vstát.
hints-off = U tohoto stolu se hraje bez rad.
too-busy = Počítače mají zrovna moc práce. Zkus to za chvilku.
limit-at-once = Pro tebe se právě chystá něco jiného a najednou se chystá jen jedna věc. Počkej, až bude hotová, a pak to zkus znovu.
limit-new-tables = { $most ->
    [one] Za poslední minutu máš otevřený 1 stůl
    [few] Za poslední minutu máš otevřené { $most } stoly
    [many] Za poslední minutu máš otevřeno { $most } stolu
   *[other] Za poslední minutu máš otevřeno { $most } stolů
  } a víc jich tu nejde: další můžeš otevřít { $at }.
limit-own-tables = { $most ->
    [one] Máš tu rozehraný 1 stůl
    [few] Máš tu rozehrané { $most } stoly
    [many] Máš tu rozehráno { $most } stolu
   *[other] Máš tu rozehraných { $most } stolů
  } a víc jich mít nejde: nejdřív některý dohraj nebo zruš, třeba `/stovkahra zrušit stůl:{ $table }`.
limit-tables = { $most ->
    [one] Na tomto serveru se hraje u 1 stolu
    [few] Na tomto serveru se hraje u { $most } stolů
    [many] Na tomto serveru se hraje u { $most } stolu
   *[other] Na tomto serveru se hraje u { $most } stolů
  } a víc jich být nesmí: posaď se k některému z nich (`/stovkahra stoly`), nebo počkej, až u některého dohrají. Další stůl, u kterého se nehraje, se odloží { $at }.
no-finished-deal = Není tu žádné dohrané rozdání k rozboru. Hry pro `/stovkahra rozbor` vypíše `/brčko historie`.
no-game = U tohoto stolu se teď nehraje.
no-table = Stůl { $number } tu není.
no-table-here = V tomto kanálu žádný stůl není. Otevři ho příkazem { OPENING($listed) }.
which-table = Stolů je tu víc: uveď číslo, třeba `stůl:{ $number }`.
no-finished-game = Dohraná hra { $number } tu není. Vyber si ze seznamu, který se ukáže při psaní.
rematch-open = Stůl { $table } je připravený na odvetu: posaď se.
rematch-at = Odveta je u stolu { $table }. Kdo chce hrát, stiskne *Odveta* a dostane své staré místo.
rematch-waits = Na odvetu máš místo u stolu { $table }. Začne, jakmile *Odveta* stisknou i ostatní.
rematch-begun = Odveta začala, a to u stolu { $table }.
rematch-held = Na odvetu máš místo u stolu { $table }. Sama nezačne, protože jinde ještě hraje: { $names }. U toho stolu ji spustí *Začít*.
ask-rematch-late = **Chceš odvetu?** U tohoto stolu se dohrálo { $when }. Otevřel by se tu nový stůl.
ask-rematch-elsewhere = **Chceš odvetu?** Právě hraješ u stolu { $table }. Otevřel by se další stůl; hrát se tam začne, až někdo stiskne *Začít*.
button-rematch-sure = Ano, odvetu
not-your-turn = Nejsi na tahu.
not-now = Tohle teď nejde.
game-over = Tahle hra už skončila.
not-held = Tři ani čtyři takové karty nemáš.
wrong-number = Hlásí se tolik karet, kolik jich máš: { $number }.
declared-before = Tahle hláška už od tebe zazněla.
card-not-held = Tuhle kartu nemáš.
follow-suit = Musíš přiznat { SIGN($suit) } { SUIT($suit) }.
not-your-choice = Vybírají vítězové hry.
unknown-button = Tohle tlačítko už neplatí. Napiš znovu příkaz, po kterém se objevilo; stůl vykreslí znovu `ukázat`.
links-gone = Propojené kanály už nejsou: stoly jednoho serveru se na jiném neukazují. Tohle tlačítko už nic nedělá.
bots-cannot = Boti si ke stolu sednout nemůžou.
server-being-deleted = Data tohoto serveru se právě mažou, protože jsem na něm příliš dlouho nebyl. Zkus to prosím později.
only-servers = To jde jen na serveru: napiš to na některém, kde tenhle bot je, nebo [ho přidej na svůj]({ $invite }).
missing-permissions = Stůl tu otevřít nemůžu: v tomto kanálu mi chybí oprávnění **{ $permissions }**. Obrať se na správce serveru.
permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-in-threads = Odesílat zprávy ve vláknech
permission-connect = Připojit se
error = Na mé straně se něco pokazilo a nic se nezměnilo. Zkus to prosím znovu; když to nepomůže, řekni o tom provozovateli bota: kód `{ $reference }`.
seated-already = U tohoto stolu už sedíš.
other-hand-known = V této hře už máš za sebou jiné místo. Vrať se na ně, nebo počkej na další hru.
seat-promised = Tohle místo má s příštím rozdáním slíbené { $name }. Vyber si jiné.
own-seat-only = Tuhle hru máš rozehranou na jiném místě. Vrať se na ně, nebo počkej na další hru.
substitute = O této hře rozhodují ti, kdo ji hrají od prvního rozdání. Za sebe hraješ od příští hry.
stop-moderators = Na tomto serveru smějí rozehraný stůl zrušit jen moderátoři, kteří u něj nehrají.
stop-opener-always = Na tomto serveru navrhuje zrušení stolu ten, kdo ho otevřel ({ $name }). Druhá strana pak musí souhlasit.
seat-not-free = Tohle místo pro tebe volné není. Sedni si k jinému stolu, nebo otevři vlastní.
block-bots = Boty a počítače zablokovat nejde. Vyber lidi.
block-self = Sebe zablokovat nemůžeš. Vyber někoho jiného.
blocks-full = Víc než { $most } lidí zablokovat nejde. Nejdřív někoho odblokuj.
nobody-met = Tenhle člověk už tu nemá účet, nebo u tohoto stolu nikdy nebyl.
report-limit = Za jediný den máš nahlášených už { $most } lidí. Dalšího můžeš nahlásit { $at }. Když to spěchá, napiš provozovateli.
role-not-mentioned = { $role } zmínit nesmím. Vyber jinou roli, v jejím nastavení povol zmínky všem, nebo mi dej oprávnění **Zmínit @everyone, @here a všechny role**.
channel-closed = Do { $place } psát nesmím: chybí mi tam oprávnění **{ $permissions }**. Nic se nezměnilo; dej mi je, nebo vyber jiný kanál.
nothing-to-resume = Nic rozehraného už spolu nemáte.
nothing-to-give-up = Už tu není žádná přerušená hra, kterou byste spolu mohli vzdát.
concede-series = Tuhle hru nelze vzdát: série patří i někomu z vaší strany, kdo před ní odešel, a tak s tím nemůže souhlasit. Rozhodnou karty.
no-thread = V tomto kanálu nemůžu vytvořit vlákno. Dej mi oprávnění vytvářet veřejná vlákna a posílat zprávy ve vláknech, nebo hraj bez vlákna.
wrong-channel = Stoly se na tomto serveru otevírají jinde: { $channels }
not-yours-to-move = Do jiného kanálu může stůl přenést jen ten, kdo u něj hraje, nebo moderátor. Stůl je v kanálu { $place }.
no-such-topic = Takové téma tu není. Začni psát a vyber si ze seznamu.
moderators-only = Tohle smějí jen moderátoři: ti, kdo tu smějí spravovat zprávy.
reason-length = Napiš důvod dlouhý { $least } až { $most } znaků.
correction-size = Jedna oprava přidá nebo ubere 1 až { $most }.
correction-partner = V té hře nemá nikdo spoluhráče: opravuj hráče po jednom.
same-person-twice = Uveď dva různé lidi.
not-in-ledger = Tohohle člověka tu neznám: na tomto serveru tu hru ještě nehrál.
no-such-series = U toho stolu není žádná série s dohranou hrou.
partner-of-nobody = Uveď napřed hráče, o jehož spoluhráče ti jde.
opponent-of-nobody = Uveď napřed hráče, o jehož soupeře ti jde.
table-damaged = Uložené údaje stolu { $number } nejdou přečíst. Nic se na nich nezměnilo. Dej prosím vědět tomu, kdo bota provozuje.
game-damaged = Uložené údaje hry { $number } nejdou přečíst. Nic se na nich nezměnilo. Dej prosím vědět tomu, kdo bota provozuje.
not-saved = Hry teď nejde uložit, takže se nic nezměnilo. Zkus to prosím za chvíli; když to nepomůže, dej vědět tomu, kdo bota provozuje.
maybe-saved = Databáze neodpověděla včas. Tvůj krok může být uložený: než ho zopakuješ, podívej se do svých karet nebo na stůl.
restarting = Bot se právě restartuje. Zkus to prosím znovu za půl minuty; nic se neztratilo.
overloaded = Teď je toho najednou moc, takže se nic nestalo. Zkus to prosím za chvilku znovu.
impossible-command = Takhle ten příkaz zadat nejde. Napiš ho znovu a vyber z toho, co Discord nabízí.
discord-trouble = Discord teď neodpověděl, takže se žádný stůl neotevřel. Zkus to prosím za chvilku znovu.
discord-closed = Tady to dělat nesmím: kanál už není, nebo ho nevidím či do něj nesmím. Moderátoři mi můžou dát oprávnění kanál vidět a psát do něj.
discord-full = Na tomto serveru je už tolik otevřených vláken, kolik Discord dovolí. Některá archivujte nebo smažte, nebo to udělejte bez vlákna.
discord-automod = Mou zprávu zastavila automatická moderace tohoto serveru. Moderátoři mi můžou udělit výjimku v nastavení serveru pod AutoMod; nebo to jde bez vlákna.
discord-two-factor = Tento server vyžaduje, aby měl ten, kdo bota provozuje, dvoufázové ověření. Dej mu prosím vědět.
discord-busy = Discord teď ode mě víc nepřijímá. Zkus to prosím za minutu znovu.
discord-too-large = To je víc, než Discord tady přijme. Požádej prosím o méně najednou.
never-conceded = V této hře se nevzdává: kolo je za chvilku u konce.
no-review = U téhle hry se rozbor rozdání nedělá.

duplicate-alone = Tohle rozdání hraje každý sám, až do konce nebo kam chce. Přestat můžeš kdykoli, nikdo nečeká.
duplicate-dost = V jediném rozdání se *dost* neříká: dohraje se celé a počítá se každý bod.
daily-over = Den tohoto rozdání skončil; nedohrané pokusy dohrají počítače úrovně expert. Zavolej rozdání dne znovu: už je tu nové.
daily-spent = Svůj pokus o tohle rozdání už máš za sebou, i když se tvoje data mezitím smazala. Zítra bude nové.
still-played = Tohle rozdání ještě někdo hraje. Rozebrat ho půjde, až ho nebude hrát nikdo.
daily-nothing-to-share = Není čím se chlubit: tohle rozdání nemáš dohrané.
daily-none = Ten den si o rozdání nikdo neřekl, takže žádné není.
daily-shared-here = V tomto kanálu už výsledek tohoto rozdání je.
daily-day-wrong = To není den. Vyber si ze seznamu, nebo ho napiš takhle: `{ $example }`.
daily-day-ahead = Ten den teprve přijde.
daily-still-counts = Znovu se dá tohle rozdání hrát, až jeho den skončí a výsledky budou sečtené.
daily-later-none = Po jeho dni nemáš tohle rozdání zahrané.
fared-none = Není co porovnávat: první rozdání se nedohrálo do konce.
duplicate-compared = Tohle rozdání se porovnává s jinými stoly: dohraje se celé a k jeho míchání se nic nepřidává.
evening-none = Takový večer tu není. Začni nový příkazem `večer`.
evening-over = Tenhle večer skončil. Začni nový příkazem `večer`.
evening-late = Ostatní už tohle rozdání dohráli. Stiskni *Další stůl*: začne tím, které se hraje teď.
evening-elsewhere = Na tomhle večeru patříš ke stolu { $table }: nikdo nehraje stejné karty dvakrát.
evening-full = Tenhle večer má už { $most } stolů, víc jich být nemůže. Sedni si u některého na místo počítače.
evening-options = Všechny stoly večera hrají podle stejných pravidel.
evening-table-finished = U tvého stolu je tohle rozdání dohrané. Další je v nejnovější zprávě stolu.
evening-table-stopped = Tenhle stůl byl zrušen; co z večera odehrál, to se počítá.
evening-nobody = Na večeru hrají i lidé: aspoň jeden z vás musí sedět u stolu.
sign-up-no-plan = Večery tohohle druhu se v téhle hře nehrají.
individual-join = Při tomhle večeru určuje místa rozpis. Zmáčkni *Hraju*.
individual-other = Na tomhle serveru už jeden večer s přihláškami v téhle hře je. Najdeš ho příkazem `večer`.
sign-up-in = Už jsi mezi přihlášenými.
sign-up-out = Mezi přihlášenými nejsi.
individual-forgotten = Tenhle večer už máš za sebou: od té doby jsou tvoje údaje smazané. Hrát můžeš zase příště.
individual-late = Na tenhle večer už je pozdě. Zahraješ si na příštím.
sign-up-full = Přihlášeno je { $most } lidí a víc jich být nemůže. Až někdo odejde, zmáčkni to znovu.
individual-begun = Tenhle večer už začal.
individual-opener = Před časem může začít jen { $name }.
individual-few = Je potřeba aspoň { $least } lidí. Počkej, až se přihlásí další.
individual-seats = Při tomhle večeru se místa nepřebírají. Zmáčkni *Pořadí* a *Hraju*: hraješ od dalšího rozdání.
individual-table-over = U tvého stolu je rozdání dohrané. K dalšímu si sedneš, až ho dohrají všechny stoly.
pairs-partner-out = Ten člověk se mezitím odhlásil. Vyber někoho jiného.
pairs-partner-taken = { $name } už spoluhráče má. Vyber někoho jiného.

at-unreadable = Tomuhle času nerozumím. Napiš třeba `20:00`, `zítra 20:00`, `pá 20:00` nebo `za 2 hodiny`.
city-unknown = Tohle město neznám. Zkus větší poblíž, nebo svou zemi.
at-past = Ten čas už minul. Vyber takový, který teprve přijde.
at-far = To je příliš daleko: domluvit se jde na nejbližších { $days } dní.
at-left-out = Ten den hodiny tenhle čas přeskočí. Vyber čas o hodinu pozdější.
at-with = Při setkání na určitý čas zatím nikdo nesedí: vynech počítače, soupeře i volby `soukromě` a `jen-pozvaní`.
at-weekly = Řekni, v kolik se budete každý týden scházet: vyplň i volbu `kdy`.
appointment-remind-late = Zbývá míň než { $minutes } minut, a tak se už nic nepřipomíná. Až bude čas, bot tě zavolá.
appointment-remind-out = Nejdřív zmáčkni *Hraju*: připomíná se jen těm, kdo přijdou.
appointment-over = Tohle už skončilo: čas nadešel, nebo to někdo odvolal.
appointment-opener = Odvolat to může jen { $name } nebo moderátor.
appointment-most-own = Stolů na určitý čas už máš { $most }. Některý odvolej, nebo počkej, až na něj přijde čas.
appointment-most-here = Stolů na určitý čas je na serveru už { $most }. Počkej, až na některý přijde čas.
