"""Substitutes: those who play cards of a game for somebody who has left it, and who answers for its result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.model.person import Person


@dataclass(frozen=True, slots=True)
class Substituted:
    """Somebody has taken over a seat of the game under way: a substitute, or the player who is back."""

    ply: int
    """The first move that is no longer made by whoever sat there before."""
    seat: int
    person: Person


def stood_in(players: Sequence[Person], substituted: Iterable[Substituted]) -> list[tuple[Person, Person]]:
    """Return each substitute of a game with the player for whom they played, in the order in which they came.

    >>> anna, eva = Person(1, 1, "Anna"), Person(2, 2, "Eva")
    >>> [(who.name, whom.name) for who, whom in stood_in([anna], [Substituted(9, 0, eva), Substituted(17, 0, anna)])]
    [('Eva', 'Anna')]
    """
    # Whoever left again before the next move has played nothing.
    last = {(each.ply, each.seat): each for each in substituted}
    pairs = [(each.person, players[each.seat]) for each in last.values() if each.person.id != players[each.seat].id]
    return list(dict.fromkeys(pairs))


def sat_at(seat: int, player: Person, substituted: Iterable[Substituted], plies: range) -> list[Person]:
    """Return those who sat in a seat while these moves were made, in the order in which they came.

    >>> anna, eva = Person(1, 1, "Anna"), Person(2, 2, "Eva")
    >>> [[who.name for who in sat_at(0, anna, [Substituted(9, 0, eva)], range(*plies))] for plies in ((0, 9), (5, 20))]
    [['Anna'], ['Anna', 'Eva']]
    """
    came = [(0, player), *((each.ply, each.person) for each in substituted if each.seat == seat)]
    at_first = [person for ply, person in came if ply <= plies.start][-1]
    return list(dict.fromkeys([at_first, *(person for ply, person in came if plies.start < ply < plies.stop)]))
