# Linked channels of two servers

command-link = link
command-link-about = Show the tables of a channel of another server here, and those of this channel there
option-link-code-about = The code that moderators of another server have given you, to link this channel to theirs
links-title = ### 🔗 Linked channels
links-about = What is played in one of two linked channels can be watched in the other, on another server, at most { $most } tables at a time: the cards on the table and the points, by the names that people have chosen under `find`. Nobody reads which server, channel or account it is. Tables for invited people and those where others get the same cards are not shown.
links-line = **{ $number }.** { $place } and a channel of another server, since { $since }
links-none = No channel of this server is linked.
link-code = **Code for { $place }: `{ $code }`**
    Give it to moderators of another server alone. In a channel of theirs they write `/stovkahra-moderation link code:{ $code }`. It is good once, for { $hours } hours, and replaces an earlier one for this channel.
linked-now = 🔗 **This channel is linked to a channel of another server.** From the next move on, what is played here can be watched there, and what is played there here, at most { $most } tables at a time. Players are named as they have chosen under `/stovkahra find`, or as Anonym.
    -# Moderators of either server end it alone: `/stovkahra-moderation link`.
linked-here = -# 🔗 People of another server can watch this table, by the names that you have chosen under `find`.
linked-title = ### 🔗 { $game } · from a linked channel
linked-board = -# This table stands on another server. Here you can watch it.
button-link-code = Code for this channel
button-link-end = End { $number }
link-code-unknown = This code is not good, or not any more. Ask the moderators of the other server for a new one.
link-own = That is the code of this server. Give it to moderators of another server.
link-twice = These two channels are linked already.
link-full = A channel has { $most } links at most, and a server { $server }. One of the two has as many: end one first.
link-over = There is no such link any more.
link-closed = I may not write in this channel, so it cannot be linked.
