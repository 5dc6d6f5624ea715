# Moves in advance, at tables with a slow clock

button-ahead = In advance
button-ahead-back = Take it back
button-if-led = If { SUIT($suit) }
button-if-lead = If I lead next
button-ahead-beat = Lowest that beats
button-ahead-low = Lowest
button-ahead-high = Highest
button-ahead-none = Nothing
ahead-about = **In advance.** What you choose here is played a few seconds after your turn begins, if that is what happens. Nobody else sees it, and until then you can take it back. What do you expect?
ahead-closed = Nothing can be said in advance now.
ahead-ask = **{ $case }:** what do you play?
ahead-if-led = If { SUIT($suit) } are led
ahead-if-lead = If you lead the next trick
ahead-line = - { $case }: **{ $answer }**
ahead-line-card = - { $case }: **{ FACE($card) } { CARD($card) }**
ahead-beat = the lowest that wins the trick
ahead-low = the lowest of the suit
ahead-high = the highest of the suit
ahead-said = -# ⏩ You have said something in advance. *In advance* shows it.
ahead-comes = ⏩ As you said in advance, **{ FACE($card) } { CARD($card) }** is played { $when }. Until then you can play another card.
ahead-nothing = -# ⏩ Nothing you said in advance fits. It is cleared when you play.
ahead-taken-back = -# ↩️ Nothing is said in advance any more.
