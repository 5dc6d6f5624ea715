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
    -# You asked to be told. To stop these messages: `/{ $command } tables` on that server.

# People who do not want to sit together

button-blocks = Blocked people
blocks-title = ### Blocked people
blocks-about = Neither of you gets a seat where the other sits, or is told of the other’s new tables. Nobody learns whom you have blocked. Where you already sit together, nothing changes. You can block { $most } people.
blocks-none = You have blocked nobody.
blocks-add = **Block** people of this server
blocks-remove = **Unblock**
blocks-done = ✅ You have blocked { $person }. To undo it, choose them under **Unblock**, now or later in `/stovkahra preferences`, *Blocked people*.

# A server’s settings

button-settings-company = When a table opens
settings-company-title = ## When a table opens
settings-role = **Role** that is mentioned when a table waits for players, at most once in half an hour; none chosen: the people who want to be told
