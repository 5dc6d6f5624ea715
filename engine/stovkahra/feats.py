"""The feats of Stovkahra, by rule 17: tricks won with sevens. Both of a side have what the side has done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.cards.german_pack import Rank
from engine.feats import Done, Feat, feats_of
from engine.game import GREAT
from engine.stovkahra.rules import DealState, Game, side_of
from engine.stovkahra.trick import TRICKS, Trick

SEVENS: Final = 4


def feats(game: Game) -> Iterator[Done]:
    """Return the feats of each deal of a game."""
    return feats_of(game.deals, _in_deal)


def _in_deal(deal: DealState) -> Iterator[tuple[Feat, int]]:
    tricks = deal.tricks
    if tricks and tricks[0].bonus == GREAT:
        yield Feat.GREAT_BONUS, tricks[0].winner
    for side in range(2):
        own = [trick for trick in tricks if side_of(trick.winner) == side]
        if sum(map(_by_seven, own)) == SEVENS:
            yield from ((Feat.FOUR_SEVENS, seat) for seat in (side, side + 2))
        if len(own) == TRICKS:
            yield from ((Feat.ALL_TRICKS, seat) for seat in (side, side + 2))


def _by_seven(trick: Trick) -> bool:
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)].rank is Rank.SEVEN
