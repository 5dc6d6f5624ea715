# Commands. Names: lower case, no spaces, at most 32 characters; abouts at most 100.

command-new = new
command-new-about = Open a table in this channel; without a server, play against computers
either-command = { $first } or { $last }
command-show = show
command-show-about = Post a table again, in this channel
command-tables = tables
command-tables-about = The tables of this server, and where seats are free
command-hand = hand
command-hand-about = Open your hand; only you see it
command-leave = leave
command-leave-about = Leave your seat; once play has begun, a computer plays on in it
command-stop = stop
command-stop-about = Stop a table: its opener before the first deal, later with the consent of each side
command-rules = rules
command-rules-about = The rules as a book, or one topic of them; only you see it
command-learn = learn
command-learn-about = Learn the game in a guided deal; only you see it
command-brcko = brcko
command-brcko-about = Who has won on this server, how often, against whom
command-standings = standings
command-standings-about = Who has won how often here, and how strong everybody is
command-player = player
command-player-about = One player: results, with whom and against whom; only you see it
command-history = history
command-history-about = The games played here and how they ended; only you see it
command-moderation = stovkahra-moderation
command-moderation-about = For moderators: settings of this server, corrections, the ledger as a file
command-settings = settings
command-settings-about = Settings of this server, for moderators
command-correct = correct
command-correct-about = For moderators: add brčka, chips or points to somebody, or take some, with a reason
command-withdraw = withdraw
command-withdraw-about = For moderators: take somebody off all that they have signed up for here
command-export = export
command-export-about = For moderators: the whole ledger of a game as a file
command-privacy = privacy
command-privacy-about = What is kept about you

# In the menu of a person or a message: at most 32 characters

menu-player = Player
menu-challenge = Challenge
menu-block = Block
menu-look-back = Look back on this record

# Their options

option-table = table
option-table-about = The number of the table, if you mean another than yours
option-number = number
option-topic = topic
option-topic-about = What you want to know about; without a topic, the rules from the beginning
option-series = series
option-series-about = One game, or until a side has won this many matchsticks
option-computers = computers
option-opponents = opponents
option-opponents-about = How many computers sit down with you; one, if nothing is chosen
option-pace = pace
option-pace-about = How fast computers play
option-pause = pause
option-pause-about = How long the table waits before each new deal
option-newcomers = newcomers
option-newcomers-about = When somebody new gets a computer’s seat: with the next deal, or in the middle of one
option-partners = partners
option-partners-about = Whether everybody chooses a partner by sitting down, or partners are drawn by lot at the start
option-hints = hints
option-hints-about = Whether players may ask what a strong player would do
option-clock = clock
option-clock-about = Time for a move, after which the computer makes it
option-ping = mention
option-ping-about = How long the table waits before it mentions somebody
option-alone = alone
option-alone-about = Just you and computers, in private; afterwards see how others played the same cards
option-period = period
option-period-about = Since when
option-player = player
option-player-about = Only games of this player
option-which-player-about = Which player; without one, yourself
option-partner = partner
option-partner-about = Only games of the two as partners
option-with-computers-about = Whether games in which computers played count too
option-picture = picture
option-picture-about = The first ten as a picture
option-brcka = brcka
option-brcka-about = How many to add, or with a minus to take
option-reason = reason
option-reason-about = Why; everybody reads it in the history
option-corrected-about = Whose
option-corrected-partner-about = The partner, if it concerns the two as a pair
option-kind = game
option-kind-about = Which game; without one, Stovkahra
option-withdrawn-about = Who is taken off
option-format = format
option-format-about = CSV for spreadsheets, JSON for programs
option-year = year
option-year-about = Only this year; without one, everything

# Their choices; levels, pace, clock and mention have theirs with the settings

choice-switch-on = on
choice-switch-off = off
period-all = all time
period-year = this year
period-month = this month
period-week = this week
option-table-computers-about = Play at once: computers of this level take all other seats
option-finished-about = Which game; without it, the last one finished here
