"""What the review of a deal tells in Trappola and Bulka alone: hands laid aside or kept, sets held back."""

from __future__ import annotations

from bot.ui.formatting import Named
from engine.duel.review import DuelReview, Withheld
from engine.moves import Declare


def parts(review: DuelReview, names: Named, exchanged_title: str) -> list[tuple[str, list[str]]]:
    """Return lines under the key of their title."""
    exchanged = [
        names.t("review-exchanged-line", **names.subject(seat), kept="yes" if kept else "no", points=points)
        for seat, kept, points in review.exchanged
    ]
    withheld = [_withheld(held, names) for held in review.withheld]
    unasked = [f"{names.heading(seat)}: {names.t('bulka-button-ask', rank=rank)}" for seat, rank in review.unasked]
    return [(exchanged_title, exchanged), ("review-withheld", withheld), ("review-unasked", unasked)]


def _withheld(held: Withheld, names: Named) -> str:
    t, name, points = names.t, names.heading(held.seat), held.points
    if isinstance(held.said, Declare):
        return t("review-withheld-line", name=name, combination=held.said.combination, points=points)
    return t("review-withheld-word", name=name, word=t("bulka-counted-blank", said=str(held.said)), points=points)
