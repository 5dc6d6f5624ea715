# Puzzles: positions in which one card is far better than all others

command-puzzle = puzzle
command-puzzle-about = A position in which one card is far better than all others; only you see it
puzzle-title = ### 🧩 Puzzle{ "\u00A0" }{ $number }
puzzle-tally = -# Solved: { $solved } of { $over }
puzzle-you = you
puzzle-left = left
puzzle-partner = partner
puzzle-right = right
puzzle-score = Points taken so far: { $ours } by you two, { $theirs } by the others.
puzzle-shown = -# Dealer: { $name }, with the { CARD($card) } that was shown.
puzzle-open = -# Lying open before { $name }: { $cards }.
puzzle-ask = **Which card?** One is better by six points or more, wherever the hidden cards are. { $left ->
    [one] One try left.
   *[other] { $left }{ "\u00A0" }tries left.
  }
puzzle-wrong = ❌ It is not the { CARD($card) }.
puzzle-found = ✅ **Right: the { CARD($card) }.**
puzzle-was = 💡 **It was the { CARD($card) }.**
puzzle-why = { $deals ->
    [one] Only one deal fits what you can know; on it
   *[other] { $deals }{ "\u00A0" }deals fit what you can know; on each of them
  } this card brings your side at least { $margin }{ "\u00A0" }points more than any other.
puzzle-line = The best play of all four, with the cards as they lay:
button-puzzle-next = Next puzzle
