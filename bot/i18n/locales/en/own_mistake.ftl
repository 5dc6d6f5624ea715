# Own mistakes, which come back as questions

option-which = which
option-which-about = Own mistakes: positions from your own games, until you get them right
choice-which-mine = mine
mistake-title = ### 🔁 My mistakes
mistake-ask = **Which card is better?**
mistake-found = ✅ **Right: the { CARD($card) }.**
mistake-as-good = ✅ **The { CARD($card) } will do:** no card is surely better.
mistake-wrong = ❌ **Not the { CARD($card) }: −{ $cost }.** Better is the { CARD($best) }.
mistake-then = In the game: { CARD($card) }, −{ $cost }. Better: { CARD($best) }.
mistake-back = It comes back { $when }.
mistake-looked = -# This does not count. It comes back { $when }.
mistake-learnt = You’ve got it: it will not come back.
mistake-none = None of your mistakes is due.
mistake-following = The next one comes { $when }.
mistake-about = -# Cards of yours that surely cost five points or more come back a day after the game, then later and later, until you are right four times in a row. Only you see them.
mistake-search = -# Your newest games are being looked through: come back in a while.
mistake-working = The card is being tested on many possible deals.
button-mistakes = My mistakes
button-mistake-next = Next
