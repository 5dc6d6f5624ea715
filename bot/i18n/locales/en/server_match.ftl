# Matches of two servers

command-match = match
command-match-about = A match against another server: each server is a team, and all tables play the same cards
option-match-deals-about = How many deals, if you ask for a match; 4 if you choose nothing
option-code = code
option-code-about = The code that moderators of another server have given you, to accept their match
match-title = ### ⚔️ Match { $evening } · { $deals } deals
match-about = Two servers play, each with a team. At every table two of one team meet two of the other, and all tables play the same cards. Everybody plays from their own server. The others see the name you chose with `find`, and there is no chat.
match-team = **Team { $side }, { $where ->
    [here] this server
   *[there] the other server
  }{ $ready ->
    [yes] { " " }✅ wants to begin, until { $until }
   *[no] { "" }
  }** ({ $people } of { $most })
match-code = Moderators of another server accept with `/stovkahra-moderation match code:{ $code }`. Give the code to them alone.
match-begins = -# The match begins when moderators of both servers press *Begin* within ten minutes. If they have not by { $until }, it is off. A computer plays for whoever has not pressed *I’m in* in the last ten minutes, or sits elsewhere, until they come. Computers also take the seats that a team cannot fill.
match-where = **Match { $evening }**, table { $table } of the match · deal { $deal } of { $deals }
match-you = This server is team **{ $side }**.
match-off = **The match did not take place.**
match-final = **The match is over.** { $deals ->
    [one] The one deal that was played counts.
   *[other] All { $deals } deals count.
  }
match-won = 🏆 **Team { $side } wins the match**, { $share } to { $other }.
match-goes-on = The next deal is ready. Your new hand opens here.
match-stop-done = Your table plays no more in this match. Computers play this deal to the end, and it counts.
match-how = -# At each table the sides A are one server and the sides B the other, up to { $most } people each. After each deal the sides change places.
    -# **Away, gone.** A computer plays for those who take too long, and plays on for those who leave. If everybody at a table leaves or the match ends, computers play the deal under way to the end, and it counts. A deal that a table misses counts 40%, or less for a side whose other deals went worse.
    -# The cards of a deal are shown to others when all tables have finished it. A match counts in no standings.
button-match-begin = Begin
button-match-off = Call off
match-over = There is no such match here any more.
match-code-unknown = No match with this code is waiting for an answer. Ask the moderators of the other server for theirs, and use the command of the same game.
match-own = That is the code of this server’s own match. Give it to moderators of another server.
match-other = This server already has a match at this game. Play it or call it off first.
match-alone = No other server has accepted yet.
match-few = Nobody of this server has signed up yet.
match-begun = The match has begun. *My hand* opens yours.
match-no-hand = You have no seat in this match now.
