"""A game once more: from its moves, and with other cards where somebody may not see them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.games import kind_of
from engine.moves import Deal, IllegalMove, Move


def again(game: Any, moves: Sequence[Move]) -> Any:
    """A game of the same options with these moves."""
    other: Any = kind_of(game).begin(game.rules, game.seats)
    for move in moves:
        other.push(move)
    return other


def dealt_at(game: Any) -> int:
    """Which of its moves is the last pack."""
    return max(at for at, move in enumerate(game.moves) if isinstance(move, Deal))


def with_other_cards(game: Any, change: dict[Any, Any], moves: Sequence[Move]) -> Any | None:
    """These moves, with cards of the last pack in other places; `None` where they are not legal then."""
    at = dealt_at(game)
    pack = Deal(tuple(change.get(card, card) for card in game.moves[at].pack))
    try:
        return again(game, [*moves[:at], pack, *moves[at + 1 :]])
    except IllegalMove:
        return None


def exchanged(hidden: Sequence[Sequence[Any]], random: Random) -> dict[Any, Any]:
    """Which card comes where which was, among those that lie in these different places; nothing where it may not."""
    heaps = [heap for heap in hidden if heap]
    if len(heaps) < 2:
        return {}
    if random.random() < 0.4:
        cards = [card for heap in heaps for card in heap]
        return dict(zip(cards, random.sample(cards, len(cards)), strict=True))
    # Only two cards change places: late in a deal more would hardly ever be legal.
    one, other = (random.choice(heap) for heap in random.sample(heaps, 2))
    return {one: other, other: one}


def dealt_anew(game: Any, hidden: Sequence[Sequence[Any]], random: Random) -> Any | None:
    """The same moves with cards of these heaps exchanged; `None` where there is nothing to exchange."""
    change = exchanged(hidden, random)
    return with_other_cards(game, change, game.moves) if change else None
