# Preferences

preferences-title = ### Your preferences
preferences-cuts = Ask me where to cut
preferences-about-cuts = Otherwise the bot cuts for you
preferences-forced = Play forced cards for me
preferences-about-forced = When only one card is legal, also where others play
preferences-press = Press forced cards myself
preferences-about-press = Alone with computers, where the bot plays them
preferences-letters = Letters of suits
preferences-about-letters = On the buttons of cards, beside the suit’s picture
preferences-pings = Mention me
preferences-about-pings = Where a table waits for you
preferences-ranked = List me in the rankings
preferences-about-ranked = Otherwise you have no rating with computers either
preferences-named = Names across servers
preferences-about-named = People who want names too read yours, and you theirs
preferences-research = Give my games for research
preferences-about-research = Without names, where a server gives its games

# Lists, for a person and for a server

settings-language = **Language** of what only you see
settings-deck = **Cards** on what only you see
language-discord = As in Discord
deck-german = German suits; Trappola with its own
deck-french = French suits in every game
deck-tell = William Tell; Trappola with its own

# A server

settings-title = ## Settings of this server
    -# Whoever opens a table may choose other options for it.
settings-choose = What do you want to change?
button-settings-messages = Messages
button-settings-new = New tables
button-settings-moderation = Stopping and limits
button-settings-daily = Deal of the day, seasons
button-settings-company = When a table opens
button-settings-research = Research
button-settings-unlikely = Unlikely results
settings-unlikely = **Only moderators see this:** results of the last 365 days that strength and luck can hardly explain. The bot looks for them once a day. The reason may be two people who play well together, or one person with two accounts. The bot cannot tell which.
settings-unlikely-none = **Only moderators see this:** in the games of the last 365 days there is no result that strength and luck can hardly explain.
settings-unlikely-working = -# Only moderators see this: the bot is looking through the games of the last 365 days for results that strength and luck can hardly explain.
unlikely-partners = - { $first } and { $second } won { $won } of { $games } games as partners. From what each won without the other, about { $expected } could be expected.
unlikely-opponents = - { $game }: { $first } won { $won } of { $games } games against { $second }. From what each won without the other, about { $expected } could be expected.
settings-language-public = **Language** of public messages
settings-deck-public = **Cards** on public messages
settings-channels = **Channels** in which tables may be opened (in a forum: in its posts); none chosen: everywhere
settings-options = **New tables:** tick what should apply
settings-option-every = Shuffled for every deal
settings-option-quiet = No signals
settings-option-open = Open count
settings-option-twenty = Series to twenty
settings-option-side = Dost after a side’s declaration or bonus
settings-option-hints = Hints allowed
settings-option-thread = A thread for each table
settings-option-newcomers = Newcomers get a computer’s seat at once
settings-clock = **Clock**, after which a computer moves
clock-none = No clock
clock-half-minute = 30 seconds
clock-minute = One minute
clock-two-minutes = Two minutes
clock-day = A day
clock-bank-five = 5 minutes a game, 10 seconds a card
clock-bank-fifteen = 15 minutes a game, 20 seconds a card
settings-ping = **Mention** of whoever is waited for
ping-off = Nobody is mentioned
ping-minute = After a minute
ping-five-minutes = After five minutes
ping-hour = After an hour
settings-pace = **Computers** play
pace-slow = Slowly
pace-normal = A card a second
pace-fast = Fast
settings-pause = **Pause** before each new deal
pause-short = Short
pause-normal = Normal
pause-long = Long
newcomers-at-once = newcomers at once
partners-drawn = partners drawn by lot
settings-stoppers = **Who may ask to stop** a table once cards are dealt. On each other side somebody has to agree. Moderators who do not play there can stop it alone.
stoppers-players = Everybody who plays
stoppers-opener = Whoever opened the table
stoppers-moderators = Only moderators who do not play
settings-limits = **Limits** on tables, so that there is room for everybody
settings-limit-own_tables = { $most } under way per person
settings-limit-new_tables = { $most } new per person and minute
settings-limit-tables = { $most } under way in all
settings-daily-table = **Rankings** of those who play it here
settings-daily-table-on = Shown, by week and by month
settings-daily-table-off = Not shown
settings-daily-channel = **Channel** in which each day’s new deal is announced; none chosen: nothing is posted
settings-research = **Finished games** for research into the games
settings-research-how = Whoever runs the bot can write **finished games** of this server to a file, for research into the games. It holds the cards, the moves, the rules and the results, and how well computers play. It holds no names, no accounts, no texts and no times. Whoever was there may still recognize a game by its cards. A game is left out if somebody in it does not want it given, which everybody can choose with `/stovkahra preferences`.
settings-research-off = Not given
settings-research-on = Given, without names

# Privacy

privacy-kept-of-you = ### What is kept about you
privacy-account = - your account `{ $id }`, your name, on each server the one you have there, your language and your preferences
privacy-ways = With *All as a file* you get all of it. *Delete everything* takes your name and account out of everything. The games stay, as those of a former player.
privacy-no-account = Neither an account nor a name nor preferences are kept of you.
privacy-part = - { $part ->
    [seats] seats at tables, with the cards played there
    [games] finished games in the ledgers of servers
    [days] tries at deals of the day, and streaks
    [sums] sums, ratings and places in standings, rankings and seasons
    [honours] marks of honour
    [evenings] evenings, challenges, set times and tables across servers
    [puzzles] puzzles, with your cards, and own mistakes that come back
    [choices] what you want to be told of, when, and whom you have blocked or reported
    [corrections] corrections that you wrote or that concern you
    [shut-out] that the operator has shut you out, why and since when
    [hand] keys, each kept for fifteen minutes, to redraw hands that you opened
   *[digests] without your name, so that nothing counts twice
  }: **{ $number }**
privacy-how-long =
    It is kept as long as the server has the bot, and for { $days ->
        [one] one day
       *[other] { $days } days
      } after that. If you have not played on a server, it is deleted once you have not used the bot for two years. Nothing goes to anybody else, but for games without names where a server gives them for research and you do not object.
button-privacy-long = How long
privacy-adding-up = -# Games of earlier years are still being added up. For now the number of finished games may be too low; the export has them all.
privacy-exported = All that is kept about you is in this file.
privacy-too-large = What is kept about you does not fit into one file: Discord takes at most { $most } MB here, and it is larger even when compressed. Ask whoever runs the bot for it.
privacy-sure = **Delete your data?** You leave your seats, and your name, your account and your preferences are taken out of everything, for good. What others have won and lost stays as it was.
privacy-stays = -# So that nobody gets a second try, this stays, without your name: which puzzles you have had; until the day is over, which of its deals you have begun; until an evening is over, at which of its tables you sit. If the operator has shut you out, that stays too, with the number of your account, the reason and the date. So do, for a day and without your name, the times when you left tables across servers; and reports of you there, until the operator closes them, for 90 days at most. For a year after the last game it stays, without either name, how often you have played with each other person across servers.
button-export = All as a file
button-delete = Delete everything
button-delete-sure = Yes, delete
button-keep = Keep them
privacy-kept = Nothing was deleted.
privacy-deleted = Done. Your name, account and preferences are gone from everything that the bot keeps.
