# Tables at a set time

option-at = at
option-at-about = When you meet, by your own clock: 20:00, fri 20:00, tomorrow 20:00, in 2 hours
option-weekly = weekly
option-weekly-about = Meet every week at the same time by your clock, until nobody signs up for a week
button-in = I’m in
button-out = I’m out
button-appointment-remind = Remind me
button-appointment-off = Call it off
button-remind = { $way ->
    [mention] Mention me here
    [message] Write to me
   *[not] No reminder
  }
appointment-title = ### ⏰ { $what }: who’s in?
appointment-at = **{ $at }** ({ $away }) · called by { $opener }
appointment-people = **In ({ $people }):** { $names }
appointment-asked = **Asked:** { $people }
form-what-teams = { $game }, an evening of the same deals
form-what-individual = { $game }, an individual evening
form-what-pairs = { $game }, an evening of pairs
form-what-table = { $game }
form-at-teams = -# At that time an evening begins here, at which all tables play the same deals. Everybody who is in has a seat kept for five minutes; then computers fill the tables and they begin.
form-at-individual = -# At that time an individual evening opens here, and everybody who is in plays. Others can sign up for five minutes more; then the first deal comes.
form-at-pairs = -# At that time an evening of pairs opens here, and everybody who is in plays. For five minutes you can choose partners, and others can sign up; then the first deal comes.
form-at-table = -# At that time a table opens here. Everybody who is in has a seat kept for five minutes; if one table is too small, more open. Then computers fill the free seats and play begins.
appointment-time = ⏰ **{ $what }** · { $at }
appointment-begun = **It is time.**
appointment-nobody = Nobody had signed up, so no table has opened.
appointment-missed = No table could be opened at that time. Agree on a new one.
appointment-crowded = No table could open: too many are open already, or an evening of this kind is already under way. Finish or stop one, then open another with `new`.
appointment-called-off = **Called off.**
appointment-late = It begins later than agreed.
appointment-table = **Table { $table }:** { $people }, take your seats by the button in its message. Others can take your seats { $until }.
appointment-individual = you are in. The first deal comes in five minutes. Press *I’m in* in the message below to say that you are here: for those who have not, a computer plays until they come. Whoever has changed their mind presses *I’m out* there.
appointment-weekly = -# 🔁 Every week at this time. Sign up again for each week. It ends when nobody does, or when it is called off.
appointment-weekly-over = That was the last one.
appointment-next-week = You can already sign up for next week.
appointment-remind = { $way ->
    [mention] 🔔 **{ $at }:** you are **mentioned here** { $minutes } minutes before. In your quiet hours you are told of nothing.
    [message] 🔔 **{ $at }:** the bot **writes to you** { $minutes } minutes before. In your quiet hours you are told of nothing.
   *[not] 🔔 **{ $at }:** you are **not reminded**. You can be, { $minutes } minutes before.
  }
appointment-soon = 🔔 **{ $what }** { $away }, at { $at }, in { $place }.
appointment-event = Sign up with the button in the channel. At this time a table opens there, and computers take the seats that stay free.
begins-by-itself = ⏰ It begins by itself { $at }; computers take the free seats then.
nobody-came = **Nobody came**, so this table is over. Open another one with `new`.
appointment-listed = ⏰ **{ $what }** · { $at } · in: { $people } · { $place }
