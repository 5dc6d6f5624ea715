"""A game of any kind: moves written as text, what is seen and refused, and the same game with other hidden cards."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.games import kind_of
from engine.moves import Deal, IllegalMove, Move, Play
from engine.record import Seal

# Moving


def move(game: Any, *texts: str, seat: int | None = None) -> None:
    """Makes moves written as text."""
    for text in texts:
        game.push(kind_of(game).parse(text), seat)


def play(game: Any, cards: str) -> None:
    """Plays cards, in the order written, by whoever's turn it is."""
    for card in cards.split():
        move(game, f"play {card}")


def may_play(game: Any) -> str:
    """The cards that the player whose turn it is may play."""
    return " ".join(str(each.card) for each in game.legal_moves() if isinstance(each, Play))


# Looking


def everybody(game: Any) -> tuple[int | None, ...]:
    """All seats, and the table."""
    return (*range(game.seats), None)


def views(game: Any) -> dict[int | None, Any]:
    """What each seat, and the table, may know."""
    return {seat: game.view(seat) for seat in everybody(game)}


def snapshot(game: Any) -> tuple[object, ...]:
    """All that there is to a game, and all that can be seen of it: two equal snapshots are the same state."""
    seen = {seat: (game.view(seat), game.legal_moves(seat), game.ply(seat)) for seat in everybody(game)}
    return seen, {name: repr(value) for name, value in vars(game).items()}


def refused(game: Any, what: Move | str, seat: int | None = None) -> IllegalMove:
    """The refusal of a move, which leaves the game as it was."""
    before = snapshot(game)
    with pytest.raises(IllegalMove) as refusal:
        game.push(kind_of(game).parse(what) if isinstance(what, str) else what, seat)
    assert snapshot(game) == before, f"{what} was refused, but changed the game"
    return refusal.value


# Once more


def again(game: Any, moves: Sequence[Move]) -> Any:
    """A game of the same options with these moves."""
    other: Any = kind_of(game).begin(game.rules, game.seats)
    for move in moves:
        other.push(move)
    return other


def dealt_at(game: Any) -> int:
    """Return the ply at which the last pack was dealt."""
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
    """Exchange cards between these heaps: return the new card for each old one; nothing if there is only one heap."""
    heaps = [heap for heap in hidden if heap]
    if len(heaps) < 2:
        return {}
    if random.random() < 0.5:
        cards = [card for heap in heaps for card in heap]
        return dict(zip(cards, random.sample(cards, len(cards)), strict=True))
    # Only two cards change places: late in a deal more would hardly ever be legal.
    one, other = (random.choice(heap) for heap in random.sample(heaps, 2))
    return {one: other, other: one}


def dealt_anew(game: Any, hidden: Sequence[Sequence[Any]], random: Random) -> Any | None:
    """The same moves with cards of these heaps exchanged; `None` where there is nothing to exchange."""
    change = exchanged(hidden, random)
    return with_other_cards(game, change, game.moves) if change else None


def seal_of(record: dict[str, Any]) -> Seal:
    """The chance of a game, as its record tells it."""
    words = dict(map(tuple, record.get("words", [])))
    by = [deal.get("cut_by") for deal in record["deals"]]
    return Seal(bytes.fromhex(record["seed"]), words, record.get("dealer_by"), by)
