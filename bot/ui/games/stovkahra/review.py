"""What the review of a deal tells in Stovkahra alone: combinations held back, and dost."""

from __future__ import annotations

from bot.ui.formatting import Named, decimal
from engine.stovkahra.review import Claim, MissedDost, Review, Withheld
from engine.stovkahra.rules import side_of


def parts(review: Review, names: Named) -> list[tuple[str, list[str]]]:
    """Return lines under the keys of their titles."""
    return [
        ("review-withheld", [_withheld(said, names) for said in review.withheld]),
        ("review-dost", _dost(review, names)),
    ]


def _withheld(kept: Withheld, names: Named) -> str:
    t = names.t
    told = t("review-withheld-line", name=names.heading(kept.seat), combination=kept.combination, points=kept.points)
    return told if kept.hundred is None else f"{told} · {t('review-withheld-hundred', tricks=kept.hundred)}"


def _dost(review: Review, names: Named) -> list[str]:
    lines = [_missed(missed, names) for missed in review.missed]
    if review.dost is not None and review.dost.missing:
        lines.append(_false(review.dost, names))
    return lines


def _missed(missed: MissedDost, names: Named) -> str:
    t, side = names.t, side_of(missed.seat)
    could = t(
        "review-missed",
        **names.subject(missed.seat),
        tricks=missed.tricks,
        ours=missed.score[side],
        theirs=missed.score[1 - side],
    )
    if missed.lost:
        return could + " " + t("review-missed-lost", worth=missed.worth, lost=-missed.got)
    if missed.got == missed.worth:
        return could + " " + t("review-missed-same", tricks=missed.tricks_more)
    return could + " " + t("review-missed-less" if missed.got < missed.worth else "review-missed-more")


def _false(claim: Claim, names: Named) -> str:
    t = names.t
    told = t("review-false", **names.subject(claim.seat), points=claim.score, missing=claim.missing)
    return told + " " + t("review-false-cost", cost=decimal(claim.cost, t))
