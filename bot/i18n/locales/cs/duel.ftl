# Tricks of two cards: what Trappola and Bulka share

trappola-against = -# Soupeř: { $name }.
duel-bonus = { $bonus ->
    [last-three] poslední tři štychy vzaté dvojkami, ne každý zvlášť
    [last-two] poslední dva štychy vzaté dvojkami, ne každý zvlášť
    [last-deuce] poslední štych vzatý dvojkou
    [last] poslední štych
    [first-deuce] první štych vzatý dvojkou
    [all] všech devět štychů
   *[deuce] štych vzatý dvojkou
  }
duel-ask-follow = **Jsi na tahu.** Přiznej { SUIT($suit) }; přebít nemusíš.
duel-ask-discard = **Jsi na tahu.** Nemáš { SUIT($suit) }: dej cokoli.
duel-now = -# Body: ty { $ours }, { $name }{ "\u00A0" }{ $theirs }.
duel-learn-result = **Všech devět štychů je za vámi.** Body: ty { $ours }, { $name } { $theirs }.
duel-learn-made-of = -# Tvoje body: hlášky { $declared }, prémie { $bonuses }, karty { $cards }.
duel-may-declare = -# Pod kartami: co můžeš říct, než vyneseš.
cut-too-far = Sejmout lze 1 až 35 karet.
no-set = Ohlásit lze jen esa, krále, { RANKS("~C") }, kluky a dvojky.
set-broken = Tohle už ohlásit nejde: jedna z těch karet je zahraná, nebo máš čtvrtou ve svých štyších.
duel-hint-anew = Počítá to i s figurami a dvojkami.
