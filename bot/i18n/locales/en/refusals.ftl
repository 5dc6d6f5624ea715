# Refusals

no-such-seat = There is no such seat at this table.
seat-yours = That seat is yours already.
seat-taken = { $name } sits there already. Take another seat.
not-seated = You have no seat at this table.
not-seated-anywhere = You are not seated at any table here. Open one with { OPENING($listed) }, or take a free seat.
series-under-way = Play is under way, and you are needed. To have a computer play on, choose *Leave the table* under *More*.
seats-empty = { $free ->
    [one] One more player is
   *[other] { $free } more players are
  } needed.
opponents-too-many = { $most ->
    [one] By these rules, two play: you and one computer.
   *[other] By these rules, there is room for { $most } computers at most.
  }
no-council = There is nobody to advise now: advice is given in a round for the cup, between those who wait and the challenger.
words-late = A game has begun meanwhile. Press *Words for the shuffle* again to add them to the one after it.
table-lobby = Play has not begun. Start once enough of you sit.
table-playing = Play has begun already.
table-finished = Play at this table is over. *Rematch* opens another.
table-stopped = This table was stopped. Open another for the same game; if the same people sit down, they can go on with it.
stop-opener = Before the first deal only { $name }, who opened the table, or a moderator can stop it.
stop-seated = Only those who sit at the table, or a moderator, can stop it.
stop-counted = Noted. { $votes ->
    [one] One wants
   *[other] { $votes } want
  } to stop; { $needed } are needed. Do the same again to take it back.
stop-wanted = Noted. Still to agree: { $missing }. Do the same again to take it back.
stop-taken-back = You no longer ask to stop the table.
stop-played = You have played at this table, so you cannot stop it as a moderator. Those who play there can agree on it.
stop-computers = Only computers play here. { $name }, who opened the table, can stop it.
stop-nobody-left = Nobody who began this game plays here any more. { $name }, who opened the table, can stop it.
stop-done = Table { $table } is stopped. What was won before stays won.
left = You have left table { $table }. As long as play has not begun, you can take a free seat there again.
left-to-computer = You have left table { $table }. { $name } plays on in your seat.
left-come-back = To play on yourself, press *Come back*. Later *My hand* at the table leads here.
button-come-back = Come back
has-left = You have left this table. *My hand* at the table leads back to your seat.
seat-given-back = You have given back the seat that you were to get at table { $table }.
no-seat-free = All seats are taken. To take a computer’s seat, press its name.
options-opener = Only { $name }, who opened the table, can change its options.
too-many-sit = With that option at most { $seats } can sit here, and more of you are seated. Somebody has to stand up first.
hints-off = This table plays without hints.
too-busy = The computers are busy just now. Try again in a moment.
limit-at-once = I am still making something else for you. Wait until it is there, then ask again.
limit-new-tables = { $most ->
    [one] You have opened a table within the last minute, and no more are allowed
   *[other] You have opened { $most } tables within a minute, and no more are allowed
  } here: you can open the next one { $at }.
limit-own-tables = { $most ->
    [one] You have a table under way, and no more are allowed
   *[other] You have { $most } tables under way, and no more are allowed
  } here: finish or stop one first, for example with `/stovkahra stop table:{ $table }`.
limit-tables = { $most ->
    [one] One table is under way on this server, and no more are
   *[other] { $most } tables are under way on this server, and no more are
  } allowed: take a seat at one of them (`/stovkahra tables`), or wait until one is over. The next one at which nobody plays is put away { $at }.
no-finished-deal = There is no finished deal to look back on here. `/brcko history` lists the games, for `/stovkahra review`.
no-game = No game is under way at this table.
no-table = There is no table { $number } here.
no-table-here = There is no table in this channel. Open one with { OPENING($listed) }.
which-table = There are several tables: name one by its number, with `table:{ $number }`.
no-finished-game = There is no finished game { $number } here. Choose one of those that are offered while you type.
rematch-open = Table { $table } is open for the rematch: take your seat there.
rematch-at = The rematch is at table { $table }. *Rematch* gives whoever wants to play their old seat there.
rematch-waits = You sit at table { $table } for the rematch. It begins as soon as the others have pressed *Rematch* too.
rematch-begun = The rematch has begun, at table { $table }.
rematch-held = You sit at table { $table } for the rematch. It does not begin by itself, because somebody is playing elsewhere: { $names }. *Start* at that table begins it.
ask-rematch-late = **A rematch?** Play at this table ended { $when }. Another table would be opened here.
ask-rematch-elsewhere = **A rematch?** You are playing at table { $table } just now. Another table would be opened; play there begins only when somebody presses *Start*.
button-rematch-sure = Yes, a rematch
not-your-turn = It is not your turn.
not-now = That cannot be done just now.
game-over = This game is over.
not-held = You do not hold three or four of those.
wrong-number = Declare as many as you hold: { $number }.
declared-before = You have declared those already.
card-not-held = You do not hold that card.
follow-suit = You must follow { SIGN($suit) } { SUIT($suit) }.
not-your-choice = The winners of the game choose.
unknown-button = That button no longer works. Type the command that brought it once more; `show` posts a table again.
links-gone = Linked channels are gone: tables of one server are no longer shown on another. This button has nothing to do any more.
bots-cannot = Bots cannot sit at a table.
server-being-deleted = All data of this server are just being deleted, because I was away from it for too long. Please try again later.
only-servers = That works only on a server: use one that has this bot, or [add the bot to one of yours]({ $invite }).
missing-permissions = I cannot open a table here: I lack **{ $permissions }** in this channel. Ask whoever runs the server.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-connect = Connect
error = Something went wrong on my side, and nothing was changed. Please try again; if it happens again, tell whoever runs the bot: reference `{ $reference }`.
seated-already = You sit at this table already.
other-hand-known = You have sat in another seat in this game. Take that seat again, or wait for the next game.
seat-promised = { $name } takes that seat with the next deal. Take another one.
own-seat-only = You play this game from the seat that you left. Take that seat again, or wait for the next game.
substitute = Those who have played this game from its first deal decide about it. From the next game on you play for yourself.
stop-moderators = On this server, once play has begun, only moderators who do not play at the table can stop it.
stop-opener-always = On this server only { $name }, who opened the table, can ask to stop it. Then the other side has to agree.
seat-not-free = That seat is not free for you. Take one at another table, or open your own.
block-bots = Bots and computers cannot be blocked. Choose people.
block-self = You cannot block yourself. Choose somebody else.
blocks-full = You cannot block more than { $most } people. Unblock somebody first.
nobody-met = That person has no account here any more, or was never at this table.
report-limit = You have reported { $most } people within a day. You can report the next one { $at }. In an emergency, write to the operator.
role-not-mentioned = I may not mention { $role }. Choose another role, let everybody mention this one in its settings, or give me the permission **Mention @everyone, @here and All Roles**.
channel-closed = I may not write in { $place }: there I lack **{ $permissions }**. Nothing is changed; give me that permission or choose another channel.
nothing-to-resume = You have no unfinished game together any more.
nothing-to-give-up = There is no stopped game any more that you could give up together.
concede-series = This game cannot be given up: the series also belongs to somebody of your side who left before it, and so cannot agree. The cards decide.
no-thread = I cannot open a thread in this channel. Give me the permissions to create public threads and to send messages in threads, or play without a thread.
wrong-channel = Tables are opened elsewhere on this server: { $channels }
not-yours-to-move = Only those who play at this table, or a moderator, can bring it to another channel. It is in { $place }.
no-such-topic = There is no such topic. Begin to type, and choose one of the list.
moderators-only = Only moderators can do that: whoever may manage messages here.
reason-length = Give a reason of { $least } to { $most } characters.
correction-size = A correction adds or takes 1 to { $most }.
correction-partner = In that game nobody has a partner: correct one player at a time.
same-person-twice = Name two different people.
not-in-ledger = I know nothing of that person here: they have not played that game on this server.
no-such-series = There is no series with a finished game at that table.
partner-of-nobody = First name the player whose partner you mean.
opponent-of-nobody = First name the player whose opponent you mean.
table-damaged = The data of table { $number } cannot be read. Nothing in them was changed. Please tell whoever runs the bot.
game-damaged = The data of game { $number } cannot be read. Nothing in them was changed. Please tell whoever runs the bot.
not-saved = The games cannot be saved just now, so nothing has changed. Please try again in a while; if that does not help, tell whoever runs the bot.
maybe-saved = The database gave no answer in time. What you did may be stored: look at your hand or at the table before you do it again.
restarting = The bot is just being restarted. Please press again in half a minute; nothing is lost.
overloaded = Too much is happening at once just now, so nothing was done. Please try again in a moment.
impossible-command = That command cannot be given like that. Type it again, and choose from what Discord offers.
discord-trouble = Discord did not answer just now, so no table was opened. Please try again in a moment.
discord-closed = I may not do that here: the place is gone, or hidden or closed to me. Moderators can give me the permissions to see this channel and to write in it.
discord-full = This server has as many open threads as Discord allows. Archive or delete some, or do it without a thread.
discord-automod = The automatic moderation of this server has stopped my message. Moderators can make an exception for me under Server Settings, AutoMod; or do it without a thread.
discord-two-factor = This server demands two-factor authentication of whoever runs the bot. Please tell them.
discord-busy = Discord takes no more from me here just now. Please try again in a minute.
discord-too-large = That is larger than Discord takes here. Please ask for less at a time.
never-conceded = Nobody gives up in this game: a round is soon over.
no-review = Deals of this game cannot be looked back on.

duplicate-alone = Everybody plays this deal alone, to the end or as far as they like. Leave it whenever you want; nobody waits.
duplicate-dost = In a single deal nobody says *dost*: it is played out, and every point counts.
daily-over = This deal’s day is over; strong computers play to the end what was not finished. Ask for the deal of the day again: there is a new one.
daily-spent = You had your try at this deal before your data were deleted. Tomorrow there is a new one.
still-played = Others are still playing this deal. You can look back on it when all have finished.
daily-nothing-to-share = There is nothing to share: you have not finished this deal.
daily-none = Nobody asked for the deal of that day, so there is none.
daily-shared-here = You have shared this deal in this channel already.
daily-day-wrong = That is not a day. Choose one of the list, or write it like this: `{ $example }`.
daily-day-ahead = That day is still to come.
daily-still-counts = This deal can be played again when its day is over and its results are counted.
daily-later-none = You have not played this deal after its day.
fared-none = There is nothing to compare: the first deal was not played to its end.
duplicate-compared = This deal is compared with those of other tables: it is played to the end, and nothing is added to its shuffle.
evening-none = There is no such evening here. Begin one with the command `evening`.
evening-over = This evening is over. Begin another with the command `evening`.
evening-late = The others have finished this deal already. Press *Another table*: a new table begins with the deal under way.
evening-elsewhere = Your seat this evening is at table { $table } of the evening: nobody plays the same cards twice.
evening-full = This evening has { $most } tables, and no more are allowed. Take a computer’s seat at one of them.
evening-options = All tables of an evening play by the same rules.
evening-table-finished = This deal is over at your table. The next one is in the table’s newest message.
evening-table-stopped = This table was stopped, and what it has played of the evening counts.
evening-nobody = An evening is not for computers alone: at least one person has to sit at the table.
sign-up-no-plan = There are no evenings of this form in this game.
individual-join = At this evening a plan says who sits where. Press *I’m in*.
individual-other = People are already signing up for an evening of this game on this server. See it with the command `evening`.
sign-up-in = You are in already.
sign-up-out = You are not in.
individual-forgotten = You have played this evening, and have deleted your data since. You can play again at the next one.
individual-late = It is too late for this evening. You can play at the next one.
sign-up-full = { $most } people are in, and no more can be. When somebody goes, press again.
individual-begun = This evening has begun already.
individual-opener = Only { $name } can begin before the time is over.
individual-few = It takes { $least } people at least. Wait until more have signed up.
individual-seats = At this evening nobody takes over a seat. Press *Standings* and *I’m in*: you play from the next deal on.
individual-table-over = This deal is over at your table. You sit down for the next one when all tables have finished it.
pairs-partner-out = That person has signed off meanwhile. Choose somebody else.
pairs-partner-taken = { $name } has a partner already. Choose somebody else.

at-unreadable = I do not understand that time. Write for example `20:00`, `tomorrow 20:00`, `fri 20:00` or `in 2 hours`.
city-unknown = I do not know that city. Try a larger one nearby, or your country.
at-past = That time has passed. Choose one that is still to come.
at-far = That is too far ahead: choose one within the next { $days } days.
at-left-out = On that day the clocks skip that time. Choose one an hour later.
at-with = At a set time nobody sits down yet: leave out computers, opponents, `alone` and `invited-only`.
at-weekly = Say when you meet every week: use `at` too.
appointment-remind-late = It is less than { $minutes } minutes away, so it is too late for a reminder. You will be called when it begins.
appointment-remind-out = Press *I’m in* first: only people who are in are reminded.
appointment-over = Too late: it has begun, or was called off.
appointment-opener = Only { $name } and moderators can call this off.
appointment-most-own = You have { $most } tables at a set time already. Call one off, or wait for its time.
appointment-most-here = This server has { $most } tables at a set time already. Wait for one of them.
