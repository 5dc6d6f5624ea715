game-tiny = Tiny
tiny-how = Câștigă cine are cele mai multe levate. Se joacă în doi sau în trei; când stau doi la masă, se poate începe.
tiny-rules = done: { $deals } · cărți de fiecare: { $hand } · levata o ia cartea cea mai mică: { $low }
tiny-head = Dona { $deal } · împarte { $dealer }
tiny-seated = Stai pe locul { $place }
tiny-taken = **{ $name }** · levate: { $tricks }
tiny-won = **{ $name }** are cele mai multe levate și câștigă.
tiny-drawn = Nimeni nu are singur cele mai multe levate: partida e nedecisă.

topic-tiny = Toate regulile
rule-tiny-cards = Se joacă în doi sau în trei, cu asul, regele și ofițerul de fiecare culoare. Fiecare primește trei cărți, sau patru; atacă cel din stânga celui care împarte.
rule-tiny-tricks = Levata o ia rangul cel mai mare, dintre egale primul. Câștigă cine are cele mai multe levate.

standings-tiny = ## Clasamentul la Tiny
standings-tiny-key = -# Partide: câștigate, nedecise, pierdute.

command-tiny = tiny
command-tiny-about = Joacă Tiny, jocul testelor
option-hand = mână
option-hand-about = Câte cărți primește fiecare
option-low = minimă
option-low-about = Dacă levata o ia cartea cea mai mică
