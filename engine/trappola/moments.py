"""The moments of Trappola: sets, deuces, tricks, and a match that turns with its last deal (rules 3 to 6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.duel.moments import in_tricks, set_ahead
from engine.duel.play import TRICKS
from engine.moments import Moment, MomentKind, kept_sets
from engine.moves import Combination
from engine.trappola.rules import VALUES, How, View, value_of

PAIR = (0, 1)
SETS = {Combination(rank, number): VALUES[rank][number - 3] for rank in VALUES for number in (3, 4)}


def moments(view: View) -> Iterator[Moment]:
    """Yield the moments of a deal that is over, by what everybody knows then, the most telling first."""
    if len(view.tricks) < TRICKS:
        return
    (first, second), outcome = view.points[-1], view.outcome
    lead = (first - second, second - first)
    if outcome is not None and outcome.winner is not None and outcome.how is How.POINTS:
        behind = lead[outcome.winner] - (outcome.score[outcome.winner] - outcome.score[1 - outcome.winner])
        if behind > 0:
            yield Moment(MomentKind.TURNED, outcome.winner, points=behind)
    said = [(each.seat, Combination(each.rank, each.number)) for each in view.declared]
    yield from set_ahead([(seat, each, value_of(each)) for seat, each in said], PAIR, lead)
    yield from kept_sets(view.tricks, {(seat, each.rank) for seat, each in said}, SETS)
    yield from in_tricks(view, PAIR, lead)
