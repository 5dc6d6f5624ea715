# Challenges: two people play the same deals, each alone with strong computers

command-challenge = challenge
command-challenge-about = Play the same five deals as a friend, each when you like; without one, see your challenges
option-friend = friend
option-friend-about = Whom you challenge, in this channel; without it you see your open challenges

# What everybody may see

challenge-made = ⚔️ { $friend }, **{ $name }** challenges you: **{ $game }**, the same { $deals } deals for both, each alone with strong computers, in private.
challenge-made-how = -# You can accept until { $until }. From then on both have three days, and each plays when they like. Neither of you sees how the other did before both have finished. It counts in no standings and no rating.
challenge-accepted = ⚔️ **{ $name }** and **{ $other }** play the same { $deals } deals, **{ $game }**, until { $until }. Only they see how it goes.
challenge-closed = ⚔️ The challenge of **{ $name }** to **{ $other }** is closed. Nothing was played.
challenge-ended = ⚔️ { $name }, { $other }: your challenge is over, **{ $game }**. Only you two can see how it ended.
button-challenge = The challenge
button-challenge-accept = Accept
button-challenge-decline = Decline

# What one person sees

challenge-which = ⚔️ **Which game?** A message in this channel then challenges { $friend } to the same { $deals } deals.
challenge-silent = { $person } sees the challenge in the channel but is not notified: I wrote to them a moment ago, or it is their quiet time. Tell them yourself.
challenges-title = ### ⚔️ My challenges
challenges-none = You have no challenge here. Use `friend` to challenge somebody, or choose **Challenge** in the menu of a person, under **Apps**.
challenges-about = -# Both get the same { $deals } deals and play them within three days, each when they like. You can go on with your deals anywhere. Challenges are made on a server.
challenge-line-asked = **{ $other }** has not answered yet · lapses { $until }
challenge-line-asks-you = **{ $other }** challenges you, it lapses { $until }
challenge-line-played = **{ $other }** · you have played { $played } of { $deals } · ends { $until }
challenge-line-over = **{ $other }** · over, you have **{ $share }**
challenge-title = ### ⚔️ Challenge · { $other }
challenge-asked = You have challenged **{ $other }**, who can accept it until { $until }.
challenge-asks-you = **{ $other }** challenges you. You can accept until { $until }.
challenge-until = It ends { $until }, or as soon as both have played everything.
challenge-own = Deal { $deal }: your result **{ $points }**
challenge-under-way = Deal { $deal }: under way
challenge-waits = **You have played all deals.** You will see how it ended when { $other } has finished too, { $until } at the latest.
challenge-how = -# You both get the same cards in the same seats, and the same play gets the same replies. Whoever does better on a deal gets 100%; a tie is 50% each. Strong computers finish a deal that you do not; that, or one you never began, brings you 40% at most, and the other the rest. A deal that neither finishes does not count.
    -# Who has played a deal can tell its cards to others. So a challenge counts in no standings and no rating.
challenge-head = Deal: you : the other · your share
challenge-deal-line = `{ $deal }` **{ $own }** : { $theirs } · { $share }
challenge-left-off = -# { $sign } Not finished: strong computers played it to the end.
challenge-missed = -# { $sign } Not begun.
challenge-won = 🏆 **You have won**, { $share } to { $less }.
challenge-lost = **{ $other } has won**, { $less } to { $share }.
challenge-drawn = **A draw**, { $share } each.
challenge-nobody = **Nobody has won:** no deal was finished.
challenge-deal = **Deal { $deal } of { $deals }**
challenge-made-of = **{ $name }** · { $points } · { $share }
challenge-hand = ### ⚔️ Challenge · deal { $deal } of { $deals }
challenge-secret = -# You will see the other’s result when you have both played all deals.
challenge-last = That was your last deal. *The challenge* tells how it ended, or how long the other still has.
button-challenges = My challenges
button-challenge-withdraw = Take it back
button-challenge-play = Play deal { $deal }
button-challenge-go-on = Go on with deal { $deal }
button-challenge-deals = Deal by deal
button-challenge-again = Challenge again

# What cannot be

challenge-none = There is no such challenge any more: they are kept for two weeks. Make a new one with the command `challenge`.
challenge-not-yours = This challenge is between two other people. Challenge somebody yourself with the command `challenge`.
challenge-answered = This challenge is not open any more: it was answered, taken back, or a day has passed. The command `challenge` shows yours.
challenge-not-asked = Only the person you challenged can accept. You can take it back.
challenge-not-accepted = This challenge is not accepted yet. Play begins when it is.
challenge-over = This challenge is over. What was not finished is played to the end by strong computers. *The challenge* tells how it ended.
challenge-all-played = You have played all deals of this challenge. How it ends is shown when the other has finished too.
challenge-most = You can have { $most } open challenges. Finish one or take one back; the command `challenge` shows them.
challenge-limit = You can challenge and invite { $most } people within an hour; more { $at }.
challenge-refused = { $person } cannot be challenged here. Choose somebody else on this server.
challenge-asked-already = You have already challenged { $person }, who has not answered yet.
challenge-where = People are challenged on a server: use one that has this bot, or [add the bot to one of yours]({ $invite }). Challenges that are accepted can be played anywhere, also here: `/{ $command } home`.
challenge-self = You cannot challenge yourself. Choose somebody else.
challenge-bots = Bots cannot be challenged. To play with computers: `new`.
