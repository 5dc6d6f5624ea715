"""The review of a finished deal: its result compared with perfect play, and then its tricks, in pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.ui.formatting import GOLD, cards_text, fitting, plain
from bot.ui.screen import Block, Rule, Screen, Text
from engine.stovkahra.declarations import Declaration, value_of
from engine.stovkahra.review import Claim, MissedDost, Review, ReviewedCard, ReviewedSeat, ReviewedTrick
from engine.stovkahra.rules import side_of

TRICKS_A_PAGE: Final = 4
"""Each costly card adds a line; more tricks would not be read on a phone, nor fit into 4,000 characters."""
DEAREST: Final = 3
"""How many of the most costly cards are named."""
BETTER: Final = 3
"""How many of the better cards are named."""


def review_pages(review: Review) -> int:
    """Count the pages of a review."""
    return 1 + -(-len(review.tricks) // TRICKS_A_PAGE)


def dear_cards(review: Review) -> Sequence[tuple[int, ReviewedCard]]:
    """Return the costly cards that are named, with the numbers of their tricks."""
    return review.dearest[:DEAREST]


def review_screen(
    review: Review, names: Sequence[str], t: Texts, page: int = 1, *, deal: int = 1, below: tuple[Block, ...] = ()
) -> Screen:
    """Show a page of a review; a page that does not exist is the nearest that does.

    `names` are people's names by seat; `below` are rows of buttons.
    """
    pages = review_pages(review)
    page = min(max(page, 1), pages)
    shown = [plain(name) for name in names]

    def draw(t: Texts) -> Screen:
        blocks = _summary(review, shown, deal, t) if page == 1 else _trick_page(review, shown, page, deal, t)
        if pages > 1:
            blocks.append(Text(t("review-page", page=page, pages=pages)))
        return Screen((*blocks, *below), GOLD)

    return fitting(draw, t)


# The result


def _summary(review: Review, names: Sequence[str], deal: int, t: Texts) -> list[Block]:
    stopped = review.dost is not None
    lead = [
        t("review-perfect", lead=lead_words(review.perfect, names, t)),
        t("review-stopped" if stopped else "review-actual", lead=lead_words(review.actual, names, t)),
    ]
    blocks: list[Block] = [
        Text(t("review-title", deal=deal) + "\n" + t("review-how")),
        Text("\n".join(lead)),
    ]
    if review.tricks:
        players = [_player(seat, names, t) for seat in review.seats]
        blocks += [Rule(), Text("\n".join((t("review-players"), *players, t("review-players-key"))))]
    parts = (
        ("review-dearest", [_dear(number, card, names, t) for number, card in dear_cards(review)]),
        ("review-withheld", [_withheld(said, names, t) for said in review.withheld]),
        ("review-dost", _dost(review, names, t)),
    )
    blocks += [Text("\n".join((t(title), *lines))) for title, lines in parts if lines]
    return blocks


def lead_words(difference: int, names: Sequence[str], t: Texts) -> str:
    """Say which side is ahead, and by how much."""
    if difference == 0:
        return t("review-even")
    side = 0 if difference > 0 else 1
    return t("review-lead", names=side_words(side, names, t), points=abs(difference))


def side_words(side: int, names: Sequence[str], t: Texts) -> str:
    """Name both partners of a side."""
    return t("side-names", first=names[side], second=names[side + 2])


def _player(seat: ReviewedSeat, names: Sequence[str], t: Texts) -> str:
    return t(
        "review-player",
        name=names[seat.seat],
        loss=seat.loss,
        average=seat.per_card,
        costly=seat.costly,
        free=seat.free,
    )


def _dear(number: int, card: ReviewedCard, names: Sequence[str], t: Texts) -> str:
    return t(
        "review-dear",
        trick=number,
        name=names[card.seat],
        card=card.card,
        cost=card.cost,
        better=_better(card, t),
    )


def _better(card: ReviewedCard, t: Texts) -> str:
    return " / ".join(map(t.symbol, card.better[:BETTER])) + ("\u00a0…" if len(card.better) > BETTER else "")


def _withheld(said: Declaration, names: Sequence[str], t: Texts) -> str:
    combination = said.combination
    return t("review-withheld-line", name=names[said.seat], combination=combination, points=value_of(combination))


def _dost(review: Review, names: Sequence[str], t: Texts) -> list[str]:
    lines = [_missed(missed, names, t) for missed in review.missed]
    if review.dost is not None and review.dost.missing:
        lines.append(_false(review.dost, names, t))
    return lines


def _missed(missed: MissedDost, names: Sequence[str], t: Texts) -> str:
    side = side_of(missed.seat)
    could = t(
        "review-missed",
        name=names[missed.seat],
        tricks=missed.tricks,
        ours=missed.score[side],
        theirs=missed.score[1 - side],
    )
    if missed.lost:
        return could + " " + t("review-missed-lost", worth=missed.worth, lost=-missed.got)
    if missed.got == missed.worth:
        return could + " " + t("review-missed-same", tricks=missed.tricks_more)
    return could + " " + t("review-missed-less" if missed.got < missed.worth else "review-missed-more")


def _false(claim: Claim, names: Sequence[str], t: Texts) -> str:
    return t("review-false", name=names[claim.seat], points=claim.score, missing=claim.missing)


# The tricks


def _trick_page(review: Review, names: Sequence[str], page: int, deal: int, t: Texts) -> list[Block]:
    first = (page - 2) * TRICKS_A_PAGE
    shown = review.tricks[first : first + TRICKS_A_PAGE]
    blocks: list[Block] = [Text(t("review-tricks", deal=deal, first=shown[0].number, last=shown[-1].number))]
    return [*blocks, *(Text(_trick(trick, names, t)) for trick in shown)]


def _trick(reviewed: ReviewedTrick, names: Sequence[str], t: Texts) -> str:
    trick = reviewed.trick
    head = t(
        "trick-line",
        number=reviewed.number,
        leader=names[trick.leader],
        cards=cards_text(trick.cards, t),
        winner=names[trick.winner],
        bonus=trick.bonus,
    )
    costly = [_costly(card, names, t) for card in reviewed.cards if card.cost]
    return "\n".join((head, *(costly or [t("review-trick-clean")])))


def _costly(card: ReviewedCard, names: Sequence[str], t: Texts) -> str:
    return t(
        "review-cost",
        name=names[card.seat],
        card=card.card,
        cost=card.cost,
        better=_better(card, t),
    )
