# Tables at a set time

option-at = at
option-at-about = When you meet, by your own clock: 20:00, fri 20:00, 2026-12-01 20:00, in 2 hours
button-appointment-in = I’m in
button-appointment-out = Not after all
button-appointment-off = Call it off
appointment-title = ### ⏰ { $game }: who comes?
appointment-at = **{ $at }** ({ $away }) · asked by { $opener }
appointment-people = **In ({ $people }):** { $names }
appointment-how = -# At that time a table opens here. Everybody who is in has a seat kept for five minutes; if there are more of you, more tables open.
appointment-time = ⏰ **{ $game }**, { $at }
appointment-begun = **It is time.**
appointment-nobody = Nobody had signed up, so no table has opened.
appointment-missed = The bot was away at that time, so no table has opened. Agree on a new time.
appointment-crowded = No table could open: too many are open already. Finish or stop one, and open another with `new`.
appointment-called-off = **Called off.**
appointment-late = The bot was away, so it begins later than agreed.
appointment-table = **Table { $table }:** { $people }, press the button with your name in its message. Your seats are kept until { $until }.
