game-tiny = Tiny
tiny-how = A legtöbb ütés nyer. Ketten vagy hárman játsszák; ha ketten ülnek, kezdődhet.
tiny-rules = leosztások: { $deals } · lap kézbe: { $hand } · a legkisebb lap üt: { $low }
tiny-head = { $deal }. leosztás · osztó: { $dealer }
tiny-seated = A(z) { $place }. helyen ülsz
tiny-taken = **{ $name }** · ütések: { $tricks }
tiny-won = Győztes: **{ $name }**, a legtöbb ütéssel.
tiny-drawn = Senkinek nincs egyedül a legtöbb ütése: a játszma döntetlen.

topic-tiny = Minden szabály
rule-tiny-cards = Ketten vagy hárman játsszák, minden szín ászával, királyával és felsőjével. Mindenki három lapot kap, vagy négyet; az osztó bal oldalán ülő hív.
rule-tiny-tricks = A legnagyobb rang üt, egyformák közül az első. A legtöbb ütés nyer.

standings-tiny = ## A Tiny állása
standings-tiny-key = -# Játszmák: nyert, döntetlen, vesztett.

command-tiny = tiny
command-tiny-about = Tiny, a próbák játéka
option-hand = kéz
option-hand-about = Hány lapot kap mindenki
option-low = legkisebb
option-low-about = A legkisebb lap üt-e
