# Where the bot is on no server: practice, and records handed in as files

practice-title = ### 🃏 Practice · { $game }
levels-practice = -# Here you play alone with computers, in a message that only you see, and nothing is entered anywhere. With other people it is played on a server: [add the bot to one]({ $invite }).
practice-stopped = **This game is stopped.** Nothing of it is entered anywhere.
button-practice-again = Another game
practice-alone = Nobody else plays here. Go on whenever you like, or end the game: *Stop the table* under *More*.
practice-none = No game of yours is under way here. `/stovkahra new`, `/trappola new` or `/bulka new` begins one against computers.
practice-single = Here it is always a single game. Series are played on a server.
option-record = record
option-record-about = The record of a game, as a file, to look back on
review-needs-record = Here I need a record to look back on: hand one in as a file, `/stovkahra review record:…`. On a server, `/stovkahra record` gives you one.
record-too-large = That file is too large for a record, which has { $most } kB at most. Hand in the file that the command `record` gives.
record-no-text = That file holds no text, so it is no record. Hand in the file that the command `record` gives.
record-several = There are { $records } records in that file. Hand in a file with one of them.
record-wrong = This record does not hold: `{ $problem }`. Hand in the file as the command `record` gave it.
record-not-given = Discord did not give me the file just now. Please hand it in again.
record-gone = I no longer have that record at hand. Hand in its file again; then this button works too.
