"""Why a card is better than the next best one, in a few words: a fact that the view shows, and that tells them apart.

Each game tells of a card what is certain of it on every deal that fits the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards.pack import PackCard
from engine.players import Reason


class Prospect(NamedTuple):
    """What can be told of a card before it is played."""

    card: PackCard
    takes: bool
    """Whether it is the best card on the table when it is played."""
    ours: bool
    """Whether the own side then takes the trick for certain."""
    lost: bool
    """Whether the other side then takes it for certain."""
    scores: bool
    """Whether it takes the trick for certain, and brings a bonus by that."""
    bonus: bool
    """Whether it is of the rank that brings a bonus when it wins."""
    master: bool
    """Whether nobody else holds a card of its suit that beats it."""
    draws: bool = False
    """Whether it makes the other side play trumps on nearly all deals."""


def why(best: Prospect, other: Prospect, legal: Sequence[Prospect], *, leads: bool) -> Reason | None:
    """Return the first reason that is so of the best card and not of the other one; `None` where there is none.

    `legal` are all cards that may be played.
    """
    card, rest, points = best.card, other.card, [each.card.points for each in legal]
    settled = (best.ours and other.ours) or (best.lost and other.lost)
    hopeless = all(each.lost for each in legal)
    bonus = any(each.takes and each.bonus for each in legal)
    reasons = {
        Reason.BONUS: best.scores and not other.scores,
        Reason.TAKE: best.takes and best.ours and not other.ours,
        Reason.ADD: best.ours and other.ours and card.points == max(points) > rest.points and not bonus,
        Reason.SAVE: hopeless and card.points == min(points) < rest.points,
        Reason.SPARE: settled and card.suit is rest.suit and card < rest,
        Reason.MASTER: leads and best.master and not other.master,
        Reason.DRAW: leads and best.draws and not other.draws,
        Reason.RISK: not best.ours and not other.ours and card.points == 0 < rest.points,
        Reason.KEEP: other.master and not best.master,
        Reason.KEEP_BONUS: other.bonus and not best.bonus,
    }
    return next((reason for reason, holds in reasons.items() if holds), None)
