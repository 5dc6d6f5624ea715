# Mutări dinainte, la mese cu ceas lent

button-ahead = Dinainte
button-ahead-back = Retrage
button-if-led = Dacă { SUIT($suit) }
button-if-lead = Dacă deschid eu
button-ahead-beat = Cea mai mică ce bate
button-ahead-low = Cea mai mică
button-ahead-high = Cea mai mare
button-ahead-none = Nimic
ahead-about = **Dinainte.** Ce spui aici se joacă la câteva secunde după ce îți vine rândul, dacă se adeverește. Nimeni altcineva nu vede, iar până atunci poți retrage. La ce te aștepți?
ahead-closed = Acum nu se poate spune nimic dinainte.
ahead-ask = **{ $case }:** ce joci?
ahead-if-led = Dacă se deschide cu { SUIT($suit) }
ahead-if-lead = Dacă deschizi tu levata următoare
ahead-line = - { $case }: **{ $answer }**
ahead-line-card = - { $case }: **{ FACE($card) } { CARD($card) }**
ahead-beat = cea mai mică ce ia levata
ahead-low = cea mai mică din culoare
ahead-high = cea mai mare din culoare
ahead-said = -# ⏩ Ai spus ceva dinainte. Se vede la *Dinainte*.
ahead-comes = ⏩ Cum ai spus dinainte, **{ FACE($card) } { CARD($card) }** se joacă { $when }. Până atunci poți juca altă carte.
ahead-nothing = -# ⏩ Nimic din ce ai spus dinainte nu se potrivește. Se șterge când joci o carte.
ahead-taken-back = -# ↩️ Nu mai e nimic spus dinainte.
