game-tiny = Tiny
tiny-how = Most tricks win. Two or three play; once two sit, the game can begin.
tiny-rules = { $deals } deals · { $hand } cards to each · the lowest card takes the trick: { $low }
tiny-head = Deal { $deal } · { $dealer } deals
tiny-seated = You sit in seat { $place }
tiny-taken = **{ $name }** · tricks: { $tricks }
tiny-won = **{ $name }** has most tricks and wins.
tiny-drawn = Nobody has most tricks: the game is drawn.

topic-tiny = The rules
rule-tiny-cards = Two or three play, with ace, king and over of each suit. Each is dealt three cards, or four; dealer’s left leads.
rule-tiny-tricks = The highest rank takes a trick, of equal ones the first. Most tricks win.

standings-tiny = ## Tiny
standings-tiny-key = -# Games: won, drawn, lost.

command-tiny = tiny
command-tiny-about = Play Tiny, the game of the tests
option-hand = hand
option-hand-about = Cards dealt to each
option-low = low
option-low-about = Whether the lowest card takes a trick
