"""The moments of Bulka: sets, aces that were lost, deuces and tricks (rules 3 to 6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bulka.rules import MELDS, Meld, View, is_of_aces, worth_of
from engine.cards.trappola_pack import Rank
from engine.duel.moments import in_tricks, set_ahead
from engine.duel.play import TRICKS
from engine.moments import Moment, MomentKind, kept_sets
from engine.moves import Combination, Declare

SETS = {Combination(rank, number): MELDS[rank][number - 3][0] for rank in MELDS for number in (3, 4)}
"""The sets whose worth is sure when they are declared; that of aces follows from the tricks."""


def moments(view: View) -> Iterator[Moment]:
    """Yield the moments of a deal that is over, by what everybody knows then, the most telling first."""
    if len(view.tricks) < TRICKS:
        return
    first, second = (view.points[seat] for seat in view.pair)
    lead = (first - second, second - first)
    for meld in filter(is_of_aces, view.melds):
        yield from _lost_ace(view, meld)
    said = [(each, each.said.combination) for each in view.melds if isinstance(each.said, Declare)]
    yield from set_ahead([(meld.seat, each, view.worth(meld)[0]) for meld, each in said], view.pair, lead)
    yield from kept_sets(view.tricks, {(meld.seat, each.rank) for meld, each in said}, SETS)
    yield from in_tricks(view, view.pair, lead)


def _lost_ace(view: View, meld: Meld) -> Iterator[Moment]:
    """Yield the first of the declared aces that went to the opponent; `meld` is of aces."""
    for number, trick in enumerate(view.tricks, start=1):
        for seat, card in trick.plays:
            if card.rank is Rank.ACE and seat == meld.seat != trick.winner:
                yield Moment(
                    MomentKind.ACES_LOST,
                    seat,
                    number,
                    card,
                    points=view.worth(meld)[0],
                    more=worth_of(meld.said)[0],
                )
                return
