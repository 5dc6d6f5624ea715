"""The moments of Stovkahra: a hundred that was or was not said, sets, sevens, and tricks (rules 9, 17 to 22)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.german_pack import Rank
from engine.moments import Brought, Moment, MomentKind, big_trick, kept_sets, of_tricks
from engine.moves import Combination
from engine.stovkahra.declarations import VALUES, value_of
from engine.stovkahra.moves import How
from engine.stovkahra.rules import GOAL, View, side_of
from engine.stovkahra.trick import TRICKS, Trick

SETS = {Combination(rank, number): VALUES[rank][number - 3] for rank in VALUES for number in (3, 4)}


def moments(view: View) -> Iterator[Moment]:
    """Yield the moments of a deal that is over, by what everybody knows then, the most telling first."""
    if not view.points or view.counted is None:
        return
    yield from _of_end(view)
    tricks = [
        Brought(each.winner, side_of(each.winner), each.best, each.points + each.bonus, each.bonus, _by_seven(each))
        for each in view.tricks
    ]
    over = len(tricks) == TRICKS
    yield from of_tricks(tricks, TRICKS, last_low=int(over and tricks[-1].low))
    if over:
        said = {(seat, combination.rank) for seat, combination in view.declarations}
        yield from kept_sets(view.tricks, said, SETS)
        ours, theirs = view.points[-1]
        yield from big_trick(tricks, (ours - theirs, theirs - ours))
    yield from _fallen_ace(view)


def _by_seven(trick: Trick) -> bool:
    return trick.best.rank is Rank.SEVEN


def _before(view: View) -> list[int]:
    """Return what each side had before the deal."""
    assert view.counted is not None
    return [had - points for had, points in zip(view.counted, view.points[-1], strict=True)]


def _of_end(view: View) -> Iterator[Moment]:
    """Yield what tells why a game has ended as it did."""
    outcome = view.outcome
    if outcome is None:
        return
    won, counted = outcome.winner, outcome.how is How.COUNT
    right, before, score = _rightly(view), _before(view), outcome.score[outcome.winner]
    if counted or outcome.how is How.DOST:
        if 1 - won in right:
            number, seat = right[1 - won]
            yield Moment(MomentKind.HUNDRED_UNSAID, seat, number, more=len(view.tricks), other=view.dost)
        said = [each for each in view.declarations if side_of(each.seat) == won]
        decisive = [each for each in said if score - value_of(each.combination) < GOAL]
        if decisive:
            seat, combination = max(decisive, key=lambda each: value_of(each.combination))
            points = value_of(combination)
            yield Moment(MomentKind.SET_DECIDED, seat, combination=combination, points=points, more=score - points)
        if len(view.tricks) == TRICKS:
            last = view.tricks[-1]
            points = last.points + last.bonus
            if side_of(last.winner) == won and score - points < GOAL:
                yield Moment(MomentKind.LAST_TRICK, last.winner, TRICKS, last.best, points=points, more=score - points)
    if counted and won in right and right[won][0] < TRICKS:
        number, seat = right[won]
        yield Moment(MomentKind.DOST_RIGHT, seat, number)
    if before[won] < before[1 - won]:
        yield Moment(MomentKind.TURNED, won, points=before[1 - won] - before[won])


def _rightly(view: View) -> dict[int, tuple[int, int]]:
    """Return after which trick each side could first have said dost rightly, and who of it (rule 19)."""
    found, had = dict[int, tuple[int, int]](), _before(view)
    for seat, combination in view.declarations:
        had[side_of(seat)] += value_of(combination)
        if had[side_of(seat)] >= GOAL:
            found.setdefault(side_of(seat), (0, seat))
    for number, trick in enumerate(view.tricks, start=1):
        side = side_of(trick.winner)
        had[side] += trick.points + trick.bonus
        # By the option `side` a trick without a bonus gives nobody the word.
        if had[side] >= GOAL and (trick.bonus or view.rules.dost == "own"):
            found.setdefault(side, (number, trick.winner))
    return found


def _fallen_ace(view: View) -> Iterator[Moment]:
    """Yield the ace of a plain suit that the other side took with a trump, in the richest such trick."""
    fallen = [
        (trick.points + trick.bonus, -number, -seat, card)
        for number, trick in enumerate(view.tricks, start=1)
        for seat, card in trick.plays
        if card.rank is Rank.ACE and card.suit is not view.trump and trick.best.suit is view.trump
        if side_of(seat) != side_of(trick.winner)
    ]
    if fallen:
        points, number, seat, card = max(fallen)
        winner = view.tricks[-number - 1].winner
        yield Moment(MomentKind.ACE_FELL, winner, -number, card, points=points, other=-seat)
