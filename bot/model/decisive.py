"""Which moment is told of each deal of a game: the most telling one, and never one kind twice where another is true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from weakref import WeakKeyDictionary

from bot.model.table import Status, Table
from engine.game import Game, View
from engine.games import kind_of
from engine.moments import OF_THE_END, Moment
from engine.moves import Deal

_found: WeakKeyDictionary[Game, tuple[int, list[Moment | None]]] = WeakKeyDictionary()
"""Those of each game that was asked for, with how many moves it had then."""


def decisive(table: Table) -> Moment | None:
    """Return what is told of the deal that is over at a table; nothing of one that others play too."""
    game, tells = table.game, table.duplicate is None and table.status is not Status.STOPPED
    if game is None or not tells or not table.deal.between_deals:
        return None
    moments = of_deals(game, table.deal.game_number)
    return moments[-1] if moments else None


def of_deals(game: Game, number: int) -> list[Moment | None]:
    """Return the moment of each deal of a game that is over; `number` is the number of the game at its table."""
    moves, told = _found.get(game, (-1, []))
    if moves != len(game.moves):
        told, kind = [], kind_of(game)
        for view in _ends(game):
            before = told[-1] if told else None
            told.append(_chosen(list(kind.moments(view)), before, over=view.outcome is not None, odd=number % 2))
        _found[game] = len(game.moves), told
    return told


def _ends(game: Game) -> Iterator[View]:
    """Yield what everybody knows at the end of each deal that is over."""
    again = kind_of(game).begin(game.rules, game.seats)
    for move in game.moves:
        if isinstance(move, Deal) and again.deal_number:
            yield again.view()
        again.push(move)
    if again.deal_number and (again.awaits_chance or again.outcome is not None):
        yield again.view()


def _chosen(found: list[Moment], before: Moment | None, *, over: bool, odd: int) -> Moment | None:
    """Return the moment to tell after the one told before in the game.

    What was told at the end of the game before is not known here. So the end of a game prefers what no other deal has,
    every second game from the end of the list, and what else is true in the reverse order of other deals.
    """
    if over:
        ends = [each for each in found if each.kind in OF_THE_END]
        others = [each for each in reversed(found) if each.kind not in OF_THE_END]
        found = [*(ends if odd else reversed(ends)), *others]
    return next(_other_than(found, before), next(iter(found), None))


def _other_than(found: Iterable[Moment], before: Moment | None) -> Iterator[Moment]:
    return (each for each in found if before is None or each.kind is not before.kind)
