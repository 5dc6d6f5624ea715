# Tables across servers

command-find = find
command-find-about = Find people on all servers for a game; a table opens as soon as enough of you wait
option-minutes = minutes
option-minutes-about = How long you wait; half an hour if you choose nothing
across-title = ### 🌍 { $game } · across servers
across-about = You wait for people of other servers, for **one game** with a minute a move. They and their servers see only the name below. Nobody can write anything. How long will you wait?
across-number = { $number ->
    [0] Nobody is waiting right now.
    [one] **1** person is waiting right now.
   *[other] **{ $number }** people are waiting right now.
  }
across-waits = **You are waiting**; until then: { $until }. As soon as a table opens, this message shows your hand.
across-fill-yes = After a minute computers may take the seats that are left, if the others agree too.
across-fill-no = Only people will sit with you, no computers.
across-called-here = -# If this message can no longer change by then, you are mentioned here, once – but not in your quiet hours, and not if you have turned mentions off.
across-called-direct = -# If this message is too old by then, you get a direct message, once. Not in your quiet hours, and not if your preferences say that nobody mentions you.
across-rests = This message no longer updates itself. You are still waiting, and will be called.
across-over = The time is over, and nobody has come. It is nobody’s fault: the game is rare.
across-known-as = **Known to the others as** { $name }, from the next table on:
across-unnamed = { $name } – no name
across-partner = **With a friend?** Choose each other here, and you sit down as partners. Such a game counts for no rating.
across-partner-waits = **Your partner:** { $name }. You sit down once { $name } waits here too and has chosen you, and with nobody else before. Such a game counts for no rating.
across-partner-asks = **{ $name }** would like to be your partner.
button-across-with = With { $name }
button-across-anybody = With anybody
across-partner-refused = { $person } cannot be chosen here. Choose somebody else on this server.
across-you = -# The others know you as { $name }.
across-call = 🌍 { $people } – a table with people of other servers is waiting: **{ $game }**
across-call-direct = 🌍 A table with people of other servers is waiting: **{ $game }**
    -# You asked for it. This is the only message until you have opened your hand.
across-stopped = **This game was stopped.**
button-across-find = { $minutes } minutes
button-across-again = Find another table
button-across-stop = Stop waiting
button-across-fill-on = With computers too
button-across-fill-off = Only people
across-rating-title = ### 🏆 { $game } · rating across servers
across-rated = { $place }. **{ $name }** · { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
  }
across-rated-equal = { $place }. { $people } people with an equal rating
across-rated-nobody = Nobody is listed yet.
across-rated-you = **You:** { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
  }. Only you see this line.
across-not-rated = You have not finished a game here without computers yet.
across-rating-how = -# Games with computers do not count, and a game that you leave can only cost you. The more often you have played with somebody, the less your next game with them counts; one that ends before its third trick, or with partners who have chosen each other, counts nothing. Only those are listed who want it, by the name by which they are known, and who have played with { $met } different people.
button-across-rating = Rating
button-across-list = List me here
button-across-unlist = Do not list me
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-deal = What a deal!
phrase-unlucky = Bad luck!
phrase-sorry = Sorry!
phrase-no-matter = No matter.
phrase-close = That was close!
phrase-moment = One moment, please.
phrase-thanks = Thank you for the game!
phrase-again = Another game?
phrase-bye = Goodbye!
phrase-said = 💬 **{ $name }:** { $said }
phrase-about = **What do you want to say?** The others read it in their own language. Between deals and after the game you can say one thing each time; while cards are played nobody can.
phrase-later = Between deals, and after the game, you can say one thing. During play nobody can.
button-phrase = Say something
button-phrases-off = Hide what others say
button-phrases-on = Show what others say
across-not-here = Tables across servers are off on this server. Moderators can turn them on: `/stovkahra-moderation settings`, *When a table opens*. In a direct message to the bot you can wait without them.
across-left-often = You left several tables across servers within a day and kept others waiting. You can look for another one { $at }.
across-no-rematch = Across servers there is no rematch. `/{ $command } home` finds you the next table.
across-no-words = At a table across servers nobody writes anything.
settings-across = **Tables across servers**
settings-company-how =
    - **Tables across servers:** whether people may wait here for a table with people of other servers. They have their hands where they are; nothing of it is posted here unless you choose a channel, except that somebody who has asked for it is mentioned once when a game begins.
    - **Channel that shows these tables** to everybody who may read it, if somebody has found them from here, at most five at a time; none chosen: no channel. It shows the cards on the table and the points, by the names that people have chosen for this. It mentions nobody, and has no buttons.
settings-across-off = No tables across servers
settings-across-on = People here may wait for them
settings-show-across = **Channel that shows these tables**; none chosen: no channel
across-board = -# People of several servers play here, by names of their own choice. `/{ $command } home` finds you a table.
