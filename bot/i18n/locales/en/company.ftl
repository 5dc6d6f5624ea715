# Being told when a table opens

button-told = Tell me when a table opens
told-title = ### When a table opens on this server
told-now-off = **You are not told.**
told-now-mention = **You are mentioned** in the message of the table.
told-now-direct = **You get a direct message.**
told-now-closed = ⚠️ **Nothing is sent to you any more:** a direct message could not be delivered. Allow direct messages from this server, then choose again.
told-how = -# This is for every game: you are told when somebody waits for players in a channel that you can see, at most once in half an hour on all servers together.
told-role = -# On this server { $role } is mentioned instead of people. Ask a moderator for that role, or choose direct messages.
told-no-pings = -# ⚠️ Your preferences say that nobody mentions you. As long as they say so, you are not told of tables either.
button-told-mention = Mention me
button-told-direct = Direct message
button-told-off = Do not tell me
invitation = 🔔 { $people } – there are free seats.
direct-invitation = 🔔 { $name } has opened a table and waits for players: **{ $game }**, { $place }
    -# You asked to be told. To stop these messages: `/stovkahra tables` on that server.

# Seats that are kept for friends

option-with = with
option-with-about = Keep a seat for five minutes for a friend, your partner where there are partners
option-with-2 = with-2
option-with-2-about = Keep a seat for a second friend
option-with-3 = with-3
option-with-3-about = Keep a seat for a third friend
option-only = invited-only
option-only-about = Nobody but those whom you invite may sit down
friends-invited = 💺 { $name } has kept seats for { $people }; they are free for all { $until }.
friends-refused = Could not be invited: { $people }.
friends-silent = Invited but not notified, because they were told of a table a short while ago or want quiet now: { $people }. Tell them yourself.
lobby-kept = kept for { $name }
kept-until = 💺 Seats are kept for those invited; { $until } they are free.
only-invited-here = 🔒 Only those invited may sit down.
button-sit-kept = For { $name }
button-sit-invited = My seat
button-decline = I decline
button-open-to-all = Open to everybody
seat-kept = Kept for { $name }; free { $at }. Take another seat, or wait.
only-invited = Only those whom { $name } has invited may sit down here. Open a table of your own.
no-kept-seat = No seat is kept for you here.
open-opener = Only { $name }, who opened the table, can open it to everybody.
limit-invitations = You can invite { $most } people within an hour; the next ones { $at }. Without `with`, the table opens now.
friends-nobody = Name the friends the table is for, with the option `with`.
friends-or-computers = With computers play begins at once, so no seat can be kept. Leave the computers out, and put them on free seats later.
friends-bots = No seats are kept for bots. Choose people.
friends-self = You have a seat anyway. Choose somebody else.
friends-too-many = There are not so many seats at this table. Invite { $most } at most.

# People who do not want to sit together

button-blocks = Blocked people
blocks-title = ### Blocked people
blocks-about = Neither of you gets a seat where the other sits, or is told of the other’s new tables. Nobody learns whom you have blocked. Where you already sit together, nothing changes. Where you have both signed up and cannot sit apart, you get no seat. You can block { $most } people.
blocks-none = You have blocked nobody.
blocks-met = { $name }, met across servers
blocks-add = **Block** people of this server
blocks-remove = **Unblock**
blocks-done = ✅ You have blocked { $person }. To undo it, choose them under **Unblock**, now or later in `/stovkahra preferences`, *Blocked people*.
apart-maybe = You have blocked somebody who has signed up here. You sit at different tables if that can be; otherwise you get no seat. Nobody else is told.
apart-no-seat = 🚫 **There is no seat for you this time** at what you have signed up for in { $place }: you have blocked somebody with whom you would have sat at a table. Nobody else is told why. Whom you have blocked stands in `/stovkahra preferences`, *Blocked people*.
withdraw-done = { $person } is off { $lists ->
    [one] one list
   *[other] { $lists } lists
  } of this server now: evenings, matches, set times and tables that have not begun.
withdraw-nothing = { $person } has signed up for nothing here that has not begun.

# A server’s settings

settings-role = **Role** that is mentioned when a table waits for players, at most once in half an hour; none chosen: the people who want to be told
