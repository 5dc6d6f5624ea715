# Challenges: two people play the same deals, each alone with strong computers

command-challenge = kihívás
command-challenge-about = Ugyanaz az öt leosztás neked és egy barátodnak, ki-ki amikor akarja; név nélkül a kihívásaid
option-friend = kit
option-friend-about = Kit hívsz ki ebben a csatornában; ha nem választasz, a kihívásaidat látod

# What everybody may see

challenge-made = ⚔️ { $friend }, kihív téged **{ $name }**: **{ $game }**, ugyanazok a leosztások mindkettőtöknek, összesen { $deals }, ki-ki egyedül erős gépek ellen, nem látja senki.
challenge-made-how = -# Elfogadhatod eddig: { $until }. Onnantól mindkettőtöknek három napja van, és ki-ki akkor játszik, amikor akar. Senki sem tudja meg, mire jutott a másik, amíg mindketten be nem fejezitek. Semmilyen táblázatba és értékszámba nem számít bele.
challenge-accepted = ⚔️ **{ $name }** és **{ $other }** ugyanazokat a leosztásokat játssza, **{ $game }**, összesen { $deals }, eddig: { $until }. Hogy állnak, csak ők látják.
challenge-closed = ⚔️ Ez a kihívás lezárult: **{ $name }** – **{ $other }**. Nem játszottak semmit.
challenge-ended = ⚔️ { $name }, { $other }: véget ért a kihívásotok, **{ $game }**. Hogy mi lett a vége, csak ti ketten láthatjátok.
button-challenge = A kihívás
button-challenge-accept = Elfogadom
button-challenge-decline = Nem fogadom el

# What one person sees

challenge-which = ⚔️ **Melyik játék?** Ezután egy üzenet ebben a csatornában kihívja: { $friend }. Mindkettőtökre ugyanazok a leosztások várnak, összesen { $deals }.
challenge-silent = A kihívás ott van a csatornában, de nem ment róla értesítés, mert nemrég már kapott tőlem, vagy most nyugalmat kér: { $person }. Szólj neki te.
challenges-title = ### ⚔️ Kihívásaim
challenges-none = Itt nincs kihívásod. A `kit` mezőben válaszd ki, kit hívsz ki, vagy egy ember menüjében, az **Alkalmazások** alatt ezt: **Kihívás**.
challenges-about = -# Mindketten ugyanazokat a leosztásokat kapják, összesen { $deals }, és három napjuk van rá; ki-ki akkor játszik, amikor akar. A leosztásaidat bárhol folytathatod. Kihívni szerveren lehet.
challenge-line-asked = **{ $other }** még nem válaszolt · lejár { $until }
challenge-line-asks-you = **{ $other }** kihív téged · lejár { $until }
challenge-line-played = **{ $other }** · lejátszva: { $played } / { $deals } · vége { $until }
challenge-line-over = **{ $other }** · vége, eredményed **{ $share }**
challenge-title = ### ⚔️ Kihívás · { $other }
challenge-asked = A kihívásod válaszra vár: **{ $other }**. Elfogadhatja eddig: { $until }.
challenge-asks-you = **{ $other }** kihív téged. Elfogadhatod eddig: { $until }.
challenge-until = Ekkor ér véget: { $until }, vagy amint mindketten mindent lejátszottatok.
challenge-own = { $deal }. leosztás: eredményed **{ $points }**
challenge-under-way = { $deal }. leosztás: folyamatban
challenge-waits = **Minden leosztást lejátszottál.** A végeredmény akkor látszik, ha { $other } is befejezte, legkésőbb { $until }.
challenge-how = -# Mindkettőtöknél ugyanazok a lapok vannak ugyanazon a helyen, és aki ugyanúgy játszik, ugyanazokat a válaszokat kapja. Aki többet hoz ki egy leosztásból, 100%-ot kap, egyenlőnél mindketten 50%-ot. Amit nem játszol végig, azt erős gépek játsszák végig. Az neked legfeljebb 40%-ot ér, akkor is, ha el sem kezdted, a többit a másik kapja. Az a leosztás, amelyet egyikőtök sem játszott végig, nem számít.
    -# Aki lejátszott egy leosztást, elárulhatja a lapjait. Ezért a kihívás semmilyen táblázatba és értékszámba nem számít bele.
challenge-head = Leosztás: te : a másik · a te részed
challenge-deal-line = `{ $deal }` **{ $own }** : { $theirs } · { $share }
challenge-left-off = -# { $sign } Félbehagyva: erős gépek játszották végig.
challenge-missed = -# { $sign } El sem kezdve.
challenge-won = 🏆 **Nyertél**, { $share } – { $less }.
challenge-lost = **A győztes: { $other }**, { $less } – { $share }.
challenge-drawn = **Döntetlen**, egyenként { $share }.
challenge-nobody = **Senki sem nyert:** egyetlen leosztást sem játszottak végig.
challenge-deal = **{ $deal }. leosztás, összesen { $deals }**
challenge-made-of = **{ $name }** · { $points } · { $share }
challenge-hand = ### ⚔️ Kihívás · { $deal }. leosztás, összesen { $deals }
challenge-secret = -# Hogy a másik mire jutott, akkor látszik, ha mindketten mindent lejátszottatok.
challenge-last = Ez volt az utolsó leosztásod. *A kihívás* mutatja a végeredményt, vagy hogy meddig van ideje a másiknak.
button-challenges = Kihívásaim
button-challenge-withdraw = Visszavonom
button-challenge-play = Játék: { $deal }. leosztás
button-challenge-go-on = Tovább: { $deal }. leosztás
button-challenge-deals = Leosztásonként
button-challenge-again = Új kihívás

# What cannot be

challenge-none = Ez a kihívás már nincs meg: két hétig őrizzük meg őket. Újat a `kihívás` paranccsal indíthatsz.
challenge-not-yours = Ez a kihívás két másik emberé. A `kihívás` paranccsal te is kihívhatsz valakit.
challenge-answered = Ez a kihívás már nem nyitott: válaszoltak rá, visszavonták, vagy eltelt egy nap. A tieidet a `kihívás` parancs mutatja.
challenge-not-asked = Csak az fogadhatja el, akit kihívtál. Te visszavonhatod.
challenge-not-accepted = Ezt a kihívást még nem fogadták el. A játék akkor kezdődik, ha igen.
challenge-over = Ez a kihívás véget ért. Amit félbehagytak, azt erős gépek játsszák végig. *A kihívás* mutatja a végeredményt.
challenge-all-played = Ennek a kihívásnak minden leosztását lejátszottad. A végeredmény akkor látszik, ha a másik is befejezte.
challenge-most = Egyszerre { $most } nyitott kihívásod lehet. Játssz végig vagy vonj vissza egyet; a `kihívás` parancs mutatja őket.
challenge-limit = Egy órán belül { $most } embert hívhatsz ki és hívhatsz meg, a következőket { $at }.
challenge-refused = Itt nem hívható ki: { $person }. Válassz valaki mást ezen a szerveren.
challenge-asked-already = A kihívásod már válaszra vár: { $person }.
challenge-where = Kihívni szerveren lehet: használj olyat, ahol ott van ez a bot, vagy [add hozzá egy sajátodhoz]({ $invite }). Az elfogadott kihívásokat bárhol lejátszhatod, itt is: `/{ $command } kezdőlap`.
challenge-self = Magadat nem hívhatod ki. Válassz valaki mást.
challenge-bots = Botot nem lehet kihívni. Gépek ellen ezzel játszhatsz: `új`.
