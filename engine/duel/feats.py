"""The feats of a duel: bonuses for tricks won with deuces, and all tricks (Trappola, rule 5; Bulka, rule 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from engine.duel.play import TRICKS, Bonus, Duel
from engine.feats import Done, Feat, feats_of
from engine.game import GREAT

DEUCES: Final = 4


class Dealt(Protocol):
    """A deal that is played as a duel."""

    @property
    def play(self) -> Duel:
        """The play of the deal."""

    @property
    def bonuses(self) -> Iterable[tuple[int, Bonus]]:
        """The seat and the bonus for each trick that brings one."""


class Played(Protocol):
    """A game of such deals."""

    @property
    def deals(self) -> Sequence[Dealt]:
        """The deals, each from its cut on."""


def feats(game: Played) -> Iterator[Done]:
    """Return the feats of each deal of a game."""
    return feats_of(game.deals, _in_deal)


def _in_deal(deal: Dealt) -> Iterator[tuple[Feat, int]]:
    for seat, bonus in deal.bonuses:
        if bonus is Bonus.LAST_THREE:
            yield Feat.LAST_THREE, seat
        elif bonus.points == GREAT:
            yield Feat.GREAT_BONUS, seat
    for seat in deal.play.hands:
        own = [trick for trick in deal.play.tricks if trick.winner == seat]
        if sum(trick.by_deuce for trick in own) == DEUCES:
            yield Feat.FOUR_DEUCES, seat
        if len(own) == TRICKS:
            yield Feat.ALL_TRICKS, seat
