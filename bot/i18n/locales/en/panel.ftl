# The panel

panel-title = ### Your hand · table { $table }
trick-you = you
reader-you = You
panel-last-trick = -# Before: { $cards } →{ "\u00A0" }**{ $winner }**
    -# { $names }
panel-trick-before = -# Before: { $leader } { $cards } →{ "\u00A0" }**{ $winner }**
panel-played-last = -# Your last cards were played for you, since no others could be: { $cards }
panel-played-for = { $name } (no choice)
panel-held = -# Not to be played now:
panel-cards = -# All in words: { $cards }.
panel-waiting = It is { $name }’s turn.
panel-waiting-cut = { $name } cuts.
button-deal-now = Deal now
button-rest = The rest is mine
button-rest-agree = Agree
rest-sure = -# All that is left is surely yours.
rest-claimed = **{ $name }:** “The rest is mine.” { $cards }
rest-waits = “The rest is mine”, you say. It is played out once they agree: { $names }. Or play a card.
deal-now-waits = -# The cards are dealt as soon as { $names } press it too.
button-go-on = Go on to { $goal } brčka
go-on-about = -# **{ $label }:** you play on here and keep your brčka, if everybody wants it.
rematch-about = -# **{ $label }:** another table with the same players, where all begin at zero.
go-on-waits = -# Play goes on as soon as { $names } agree too.
panel-fate = ## { $fate ->
    [won] 🏆 You win
   *[lost] You lose
  }{ $partners ->
    [0] { "" }
   *[other] , with { $name }
  }.
panel-lobby = Play has not begun. Your seat is kept.
panel-moved = -# Your hand of table { $table } is here now: { $place }
panel-resting = **This hand no longer follows the table (last: { $at }).** Press *My hand* to see how things stand.
ask-cut = **Your cut.** How many cards go from the top to the bottom?
ask-lead = **You lead.** Any card.
button-declare = { COMBINATION($combination) } +{ $points }
button-pass = Pass
button-back = Back
button-look = Look again
button-cut = { $cards }
button-cuts = { $from } to { $to }
button-cut-any = Anywhere
moved-on = -# ↻ The table had moved on; this is how it stands now.

button-hint = Hint
hint = 💡 { $told } { $why }
hint-why-none = On the deals that fit what you see, it did best, before { $other }.
hint-why-alike = It does not matter which: your other cards do just as well.
hint-either = 💡 **{ FACE($card) } { CARD($card) }** or **{ $other }**: it hardly matters which.
hint-close-said = The other choice is about as good.
hint-gain-said = 💡 { $told } About { $points ->
    [one] 1 point
   *[other] { $points } points
  } better than the other choice.
hint-gain = 💡 { $told } { $why } About { $points ->
    [one] 1 point
   *[other] { $points } points
  } better than { $other }.
hint-play = A strong player would play **{ FACE($card) } { CARD($card) }**.
hint-declare = A strong player would declare **{ COMBINATION($combination) }** (+{ $points }).
hint-choose = A strong player would choose **{ $label }**.
hint-why-hundred = Your side has a hundred.
hint-why-count = Your side has fewer than a hundred.
hint-why-declare = It scores.
hint-why-nothing = There is nothing left to declare.
hint-why-bonus = It surely takes the trick, and brings a bonus by that.
hint-why-take = The other side cannot beat it.
hint-why-add = The trick cannot be lost with it, and no card adds more points.
hint-why-save = The trick is lost, and no card gives away fewer points.
hint-why-spare = { $other } would not change which side takes the trick, and is kept.
hint-why-master = Nothing in its suit is left to beat it.
hint-why-draw = The other side almost surely has trumps left, and it draws them.
hint-why-risk = It has no points that could be lost.
hint-why-keep = Keep { $other } for later: nothing left in its suit beats it.
hint-why-keep-bonus = Keep { $other } for later: it brings a bonus if it wins.
hint-expects-few = { $name } probably has no { SUIT($suit) } left.
hint-expects-some = { $name } probably still has { SUIT($suit) }.

# What is seldom done

panel-more = What do you want to do?
worth-of-cards = -# What cards count: { $ranks }
panel-away = 💤 **The computer plays for you**, since you missed two moves in a row.
panel-not-come = 💤 **A computer has played for you from the beginning**, since you were not there yet.
panel-awaited = 💤 **The table waits for you**, since you missed two moves in a row.
panel-substitute = 🪑 **You play this game for { $player },** for whom it counts. From the next game on you play for yourself.
panel-series-of = 🪑 **Your games count for you, the series for { $player },** who began it.
button-return = I’m back
button-more = More
button-table = The table
button-words = In words
words-trick = **Trick { $number }:** { $plays }. { $you ->
    [yes] You win
   *[no] { $winner } wins
  }{ $bonus ->
    [0] { "" }
   *[other] { "" }, with a bonus of { $bonus }
  }.
words-trick-now = **Trick { $number } so far:** { $plays }.
words-play = { $name }: { CARD($card) }
words-nothing = No card of this deal has been played yet.
words-hand = **Your hand:** { $cards }.
button-preferences = Preferences
button-concede = Give up the game
button-concede-sure = Yes, give it up
button-concede-agree = Agree
button-leave = Leave the table
button-leave-sure = Yes, leave
button-stop = Stop the table
button-stop-sure = Yes, stop
button-stop-back = Do not stop
button-stop-agree = Agree to stop
button-take-back = Take it back
ask-leave = **Leave your seat?** A computer takes your seat{ $others ->
    [anybody] , and anybody may take it over from the computer
    [invited] , and whoever may sit here may take it over from the computer
   *[nobody] { "" }
  }.
leave-answers = This game stays yours, won or lost.
ask-stop = **Stop the table?**
ask-stop-alone = **Stop the table?** It is kept as stopped, with its score. What was won before stays won, and you can go on with it from here.
ask-stop-at-once = **Stop the table?** It stops at once, since the other sides are played by computers. What was won before stays won, and if the same people sit down again, they can go on with it.
ask-stop-others = **Stop the table?** Every other side has to agree. What was won before stays won, and if the same people sit down again, they can go on with it.
ask-stop-evening = **Stop the table for the rest of the evening?** The other side has to agree, unless it is only computers. Computers play a deal under way to the end, and it counts. The deals after it are missed.
ask-stop-individual = **Stop this deal?** The other side has to agree, unless only computers play there. Computers play the deal to the end, and it counts. They play for all of you in the deals to come too, until you sign up again under *Standings*.
ask-stop-practice = **Stop this game?** You can go on with it from here, unless you begin another one.
stopped-alone = **This table is stopped.** You can go on with it here.
concede-asked = 🏳️ Your partner has been asked. Do the same again to take it back.
concede-noted = 🏳️ Your wish is noted. Do the same again to take it back.
concede-taken-back = You play on.
concede-waits = 🏳️ You want to give the game up; { $name } has to agree.
concede-waits-absent = 🏳️ You want to give the game up; { $name } has to agree and is not here. Until then the game goes on, with a computer in that seat.
concede-partner = 🏳️ { $name } wants to give the game up.
deadline-yours = ⏳ Your time for this move ends { $when }.
bank-yours = -# ⏱️ You had { $left } left for the game; the seconds for each card come in addition.
brought-down = The table is posted again, at the end of the channel.

# A word in private, which somebody at the table does not hear

button-advise = Advise
button-answer = Answer
advice = 🤫 **{ $name }:** { $note }
advice-unheard = Unheard by { $name }
advice-about = All others see it beside their cards until the deal is over. Leave it empty to take it back.
button-seed = Words for the shuffle
words-title = For the next game’s shuffle
words-label = Any words or numbers
words-about = The shuffle will depend on them too. Everybody will see them. Leave it empty to take them back.
words-noted = -# 🎲 Noted for the next game. Until it begins you can change your words; then everybody sees them.
words-gone = -# 🎲 No words of yours go into the next game’s shuffle.
