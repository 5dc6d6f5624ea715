# Practice, where the bot is on no server

practice-title = ### 🃏 Practice · { $game }
levels-practice = -# Here you play alone with computers, in a message that only you see, and nothing is recorded. To play with other people you need a server: [add the bot to one]({ $invite }).
practice-stopped = **This game is stopped.** Nothing of it is recorded.
button-practice-again = Another game
practice-alone = Nobody else plays here. Go on whenever you like, or end the game: *Stop the table* under *More*.
practice-none = You have no game under way here. { OPENING($listed) } begins one against computers.
practice-single = Here it is always a single game. Series are played on a server.
