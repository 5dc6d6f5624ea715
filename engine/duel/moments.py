"""The moments that Trappola and Bulka share: deuces that win tricks, and tricks that decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.duel.play import AT_THE_END, TRICKS, Bonus, DuelView
from engine.moments import Brought, Moment, MomentKind, big_trick, of_tricks
from engine.moves import Combination


def bonuses_by_trick(view: DuelView) -> list[int]:
    """Return the bonus that came with each trick; those for the last ones, and for all, came with the last."""
    deuces = iter([bonus.points for _, bonus in view.bonuses if bonus in (Bonus.FIRST_DEUCE, Bonus.DEUCE)])
    given = [next(deuces, 0) if trick.by_deuce else 0 for trick in view.tricks]
    if len(given) == TRICKS:
        given[-1] += sum(bonus.points for _, bonus in view.bonuses) - sum(given)
    return given


def in_tricks(view: DuelView, pair: Sequence[int], lead: tuple[int, int]) -> Iterator[Moment]:
    """Yield the moments of a deal's nine tricks; `lead` is what each of the two has more than the other."""
    tricks = [
        Brought(each.winner, pair.index(each.winner), each.best, each.points + bonus, bonus, each.by_deuce)
        for each, bonus in zip(view.tricks, bonuses_by_trick(view), strict=True)
    ]
    last = {bonus: number for number, bonus in AT_THE_END.items()}
    yield from of_tricks(tricks, TRICKS, max((last.get(bonus, 0) for _, bonus in view.bonuses), default=0))
    yield from big_trick(tricks, lead)


def set_ahead(
    said: Sequence[tuple[int, Combination, int]], pair: Sequence[int], lead: tuple[int, int]
) -> Iterator[Moment]:
    """Yield the dearest declared set that brought more than its player is ahead by; `said` has the points of each."""
    decisive = [each for each in said if 0 < lead[pair.index(each[0])] < each[2]]
    if decisive:
        seat, combination, points = max(decisive, key=lambda each: each[2])
        yield Moment(MomentKind.SET_AHEAD, seat, combination=combination, points=points)
