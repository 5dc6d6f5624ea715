# Where the bot is on no server: practice, and records handed in as files

practice-title = ### 🃏 Practice · { $game }
levels-practice = -# Here you play alone with computers, in a message that only you see, and nothing is recorded. To play with other people you need a server: [add the bot to one]({ $invite }).
practice-stopped = **This game is stopped.** Nothing of it is recorded.
button-practice-again = Another game
practice-alone = Nobody else plays here. Go on whenever you like, or end the game: *Stop the table* under *More*.
practice-none = You have no game under way here. `/stovkahra new`, `/trappola new` or `/bulka new` begins one against computers.
practice-single = Here it is always a single game. Series are played on a server.
option-record = record
option-record-about = The record of a game, as a file, to look back on
review-needs-record = Here I need a record to look back on: attach one as a file, `/stovkahra review record:…`. On a server, `/stovkahra record` gives you one.
replay-needs-record = Here I need the record of a game to show it again: attach one as a file, `/{ $command } replay record:…`. On a server, `/{ $command } record` gives you one.
record-too-large = That file is too large for a record, which has { $most } kB at most. Attach the file that the command `record` gives.
record-no-text = That file holds no text, so it is no record. Attach the file that the command `record` gives.
record-several = There are { $records } records in that file. Attach a file with only one.
record-wrong = This record is not valid. Attach the file just as the command `record` gave it.
    -# For those who know the format: `{ $problem }`
record-not-given = Discord did not give me the file just now. Please attach it again.
record-gone = I no longer have that record at hand. Attach its file again; then this button works too.
