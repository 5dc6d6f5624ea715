# Practice, where the bot is on no server

practice-title = ### 🃏 Practice · { $game }
levels-practice = -# Here you play alone with computers, in a message that only you see, and it counts nowhere. To play with other people you need a server: [add the bot to one]({ $invite }).
practice-stopped = **This game is stopped.** It counts nowhere.
button-practice-again = Another game
practice-alone = Nobody else plays here. Go on whenever you like, or end the game: *Stop the table* under *More*.
practice-none = You have no game under way here. { OPENING($listed) } begins one against computers.
practice-single = Here it is always a single game. Series are played on a server.

# How others fared with the first deal

fared-title = ### 📊 How others did · first deal of your game
fared-how = -# Others get this first deal too, by the same rules and against computers of the same strength. It counts nowhere.
fared-alone = Nobody else has finished it yet.
fared-helped = -# You had a hint, or a computer moved for you: your result is not counted among those of others.
fared-gone = -# The results of others are no longer kept for this deal.
