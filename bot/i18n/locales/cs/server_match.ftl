# Zápasy dvou serverů

command-match = zápas
command-match-about = Zápas s jiným serverem: každý server je tým a u všech stolů se hrají stejné karty
option-match-deals-about = Kolik rozdání, když zápas vyhlašuješ; bez volby 4
option-code = kód
option-code-about = Kód od moderátorů jiného serveru, kterým jejich zápas přijmeš
match-title = ### ⚔️ Zápas { $evening } · { $deals } rozdání
match-about = Hrají dva servery, každý se svým týmem. U každého stolu se potkají dva z jednoho týmu se dvěma z druhého a všechny stoly hrají stejné karty. Karty se ti otevřou tady. Ostatní tě znají pod jménem zvoleným u příkazu `najít`, a nikdo nemůže nic napsat.
match-team = **Tým { $side }, { $where ->
    [here] tento server
   *[there] druhý server
  }{ $ready ->
    [yes] { " " }✅ chce začít, platí do { $until }
   *[no] { "" }
  }** ({ $people } z { $most })
match-code = Moderátoři jiného serveru přijmou příkazem `/stovkahra-moderace zápas kód:{ $code }`. Kód dejte jen jim.
match-begins = -# Zápas začne, když moderátoři obou serverů stisknou *Začít* do deseti minut po sobě. Nestane-li se to do { $until }, nekoná se. Za toho, kdo v posledních deseti minutách nestiskl *Hraju* nebo sedí jinde, hraje počítač, než přijde. Počítače obsadí i místa, na která tým nikoho nemá.
match-where = **Zápas { $evening }**, stůl { $table } zápasu · rozdání { $deal } z { $deals }
match-you = Tento server je tým **{ $side }**.
match-off = **Zápas se nekonal.**
match-final = **Zápas skončil.** Počítají se všechna odehraná rozdání ({ $deals }).
match-won = 🏆 **Zápas vyhrává tým { $side }**, { $share } ku { $other }.
match-goes-on = Další rozdání je připravené. Tvoje nové karty se otevřou tady.
match-stop-done = Tvůj stůl už v tomto zápasu nehraje. Tohle rozdání dohrají počítače a započítá se.
match-how = -# Strany A jsou u všech stolů jeden server a strany B druhý, v každém nejvýš { $most } lidí. S každým rozdáním si strany vymění místa.
    -# **Když někdo odejde.** Kdo nad kartou přemýšlí moc dlouho, za toho ji zahraje počítač; ten hraje dál i za každého, kdo odejde. Rozdání, které se hraje ve chvíli, kdy od stolu všichni odejdou nebo kdy zápas končí, dohrají počítače a započítá se. Rozdání, které stůl zmeškal, se počítá za 40{ "\u00A0" }%, a straně, které se v ostatních dařilo hůř, za méně.
    -# Karty rozdání ostatní uvidí, až ho dohrají všechny stoly. Zápas se nepočítá do žádného pořadí.
button-match-begin = Začít
button-match-off = Odvolat
match-over = Takový zápas tu už není.
match-code-unknown = Pod tímto kódem žádný zápas na odpověď nečeká. Zeptej se moderátorů druhého serveru na jejich kód a použij příkaz stejné hry.
match-own = To je kód zápasu tohoto serveru. Dej ho moderátorům jiného serveru.
match-other = Tento server už v této hře zápas má. Nejdřív ho odehrajte, nebo odvolejte.
match-alone = Žádný jiný server zatím zápas nepřijal.
match-few = Z tohoto serveru se zatím nikdo nepřihlásil.
match-begun = Zápas už začal. Tvoje karty otevře *Mé karty*.
match-no-hand = V tomto zápasu teď nemáš místo.
