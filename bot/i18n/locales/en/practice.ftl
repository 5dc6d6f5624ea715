# Practice: alone with computers, in private

practice-title = ### 🃏 Practice · { $game }
levels-practice = -# Here you play alone with computers, in a message that only you see, and it counts nowhere. To play with other people you need a server: [add the bot to one]({ $invite }).
practice-stopped = **This game is stopped.** It counts nowhere.
button-practice-again = Another game
practice-alone = Nobody else plays here. Go on whenever you like, or end the game: *Stop the table* under *More*.
practice-none = You have no game under way here. { OPENING($listed) } begins one against computers.
practice-single = Alone with computers it is always a single game. Series are played at a table of a server.

# How others fared with the first deal

fared-how = -# Others get this first deal too. It counts nowhere.
fared-alone = Nobody else has finished it yet.
fared-helped = -# With a hint, or a move that a computer made for you, your result is not counted among the others.
fared-gone = -# The results of others are no longer kept for this deal.
