"""The review of a finished deal in pages: what was surely a mistake, what was luck, and then its tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.i18n.texts import Texts
from bot.ui.formatting import GOLD, Named, cards_text, fitting
from bot.ui.games.screens import AnyScreens
from bot.ui.screen import Block, Screen, Text
from engine.cards.pack import AnyCard
from engine.fairness import FairCard, FairReview
from engine.judging import Blame, Fact
from engine.review import Review, ReviewedTrick

TRICKS_A_PAGE, PAIRS_A_PAGE = 2, 5
"""How many tricks a page has, and how many of two cards; more would not be read on a phone."""
NAMED: Final = 3
"""How many mistakes, and how many cards that were bad luck, are named."""
BETTER: Final = 3
"""How many of the better cards are named."""
UNTRICKED: Final = 3
"""The pages before those of the tricks: the players, mistakes, luck."""
LIKELY: Final = 0.65
"""Where belief is not calibrated, what is so in this share of the deals is told as likely, without the share."""


def review_pages(review: Review) -> int:
    """Count the pages of a review."""
    return UNTRICKED + -(-len(review.tricks) // _tricks_a_page(review)) if review.tricks else 1


def _tricks_a_page(review: Review) -> int:
    return PAIRS_A_PAGE if len(review.tricks[0].cards) == 2 else TRICKS_A_PAGE


def review_screen(
    fair: FairReview,
    screens: AnyScreens,
    names: Named,
    page: int = 1,
    *,
    deal: int = 1,
    below: tuple[Block, ...] = (),
) -> Screen:
    """Show a page of a review; a page that does not exist is the nearest that does.

    `below` are rows of buttons.
    """
    pages = review_pages(fair.review)
    page = min(max(page, 1), pages)

    def draw(t: Texts) -> Screen:
        drawn = _Page(fair, screens, replace(names, t=t), deal)
        if pages == 1:
            blocks = [*drawn.result(), *drawn.said()]
        elif page > UNTRICKED:
            blocks = drawn.tricks(page)
        else:
            blocks = (drawn.result, drawn.mistakes, drawn.luck)[page - 1]()
        if page > 1:
            # The first one has what decided the deal in its place, and leads on.
            blocks.append(Text(t("review-page", page=page, pages=pages)))
        return Screen((*blocks, *below), GOLD)

    return fitting(draw, names.t)


def mistakes_so_far(fair: FairReview, judged: int, screens: AnyScreens, names: Named) -> list[Text]:
    """Tell how many cards are judged, and which of them were surely mistakes."""
    head = names.t("review-so-far", judged=min(judged, len(fair.cards)), cards=len(fair.cards))
    return [Text(head), *_Page(fair, screens, names, 0).named()]


class _Page:
    """Draws the pages of a review."""

    def __init__(self, fair: FairReview, screens: AnyScreens, names: Named, deal: int) -> None:
        self._fair, self._screens, self._names, self._deal, self._t = fair, screens, names, deal, names.t

    def result(self) -> list[Block]:
        """Tell what each player did wrong."""
        seats = [seat for side in zip(*self._fair.review.sides, strict=True) for seat in side]
        players = "\n".join(map(self._player, seats)) if self._fair.cards else ""
        return [Text(self._title()), *([Text(players)] if players else [])]

    def _title(self) -> str:
        return self._t("review-title", deal=self._deal)

    # Mistakes

    def mistakes(self) -> list[Block]:
        """Tell what was surely a mistake, and how the review knows that."""
        told = self.named()
        head = self._title() + "\n" + self._headed("review-mistakes", self._fair.mistakes)
        return [Text(head), *(told or [Text(self._t("review-no-mistake"))]), Text(self._t("review-how"))]

    def _headed(self, key: str, cards: Sequence[FairCard]) -> str:
        """Head a list of cards, and say how many there are where not all are named."""
        return self._t(key, more=max(0, len(cards) - NAMED), named=NAMED, all=len(cards))

    def named(self) -> list[Text]:
        """Tell the dearest mistakes."""
        return [Text("\n".join(self._mistake(card))) for card in self._fair.mistakes[:NAMED]]

    def _mistake(self, card: FairCard) -> Iterator[str]:
        blame, t = card.blame, self._t
        assert blame is not None
        yield t("review-mistake", trick=card.trick, **self._blamed(card, blame))
        fact = next((each for each in blame.facts if not self._belies(card, each)), None)
        told = fact_line(fact, self._screens, self._names) if fact is not None else ""
        if told:
            yield told
        if not card.seen.cost:
            yield t("review-lucky")

    def _belies(self, card: FairCard, fact: Fact) -> bool:
        """Return whether this deal belies a fact: by it a card was right and cost points, or wrong and cost none."""
        after = self._fair.cards[self._fair.cards.index(card) :]
        own = [each.seen.card for each in after if each.seen.seat == fact.seat]
        held = any(fact.what in (each, each.suit) for each in own)
        return fact.otherwise <= 0 and (held != fact.holds) == bool(card.seen.cost)

    def _blamed(self, card: FairCard, blame: Blame[Any]) -> dict[str, object]:
        better = self._t.symbol(blame.better)
        return {"name": self._names[card.seen.seat], "card": card.seen.card, "cost": blame.cost, "better": better}

    # Luck, and what was said

    def luck(self) -> list[Block]:
        """Tell what was luck, and what was said or not said."""
        unlucky = [self._unlucky(card) for card in self._fair.unlucky[:NAMED]]
        head = self._headed("review-luck", self._fair.unlucky)
        luck = "\n".join((self._title(), head, *(unlucky or [self._t("review-no-luck")])))
        return [Text(luck), *self.said()]

    def said(self) -> list[Block]:
        """Tell what was held back, and in Stovkahra of dost."""
        parts = self._screens.review_parts(self._fair.review, self._names)
        return [Text("\n".join((self._t(title), *lines))) for title, lines in parts if lines]

    def _unlucky(self, card: FairCard) -> str:
        return self._t(
            "review-unlucky",
            trick=card.trick,
            name=self._names[card.seen.seat],
            card=card.seen.card,
            cost=card.cost,
            better=self._better(card),
        )

    def _better(self, card: FairCard) -> str:
        better = card.seen.better
        return " / ".join(map(self._t.symbol, better[:BETTER])) + ("\u00a0…" if len(better) > BETTER else "")

    def _player(self, seat: int) -> str:
        own = [card for card in self._fair.cards if card.seen.seat == seat]
        blamed = [card.blame.cost for card in own if card.blame is not None]
        return self._t(
            "review-player",
            name=self._names.heading(seat),
            loss=sum(blamed),
            mistakes=len(blamed),
            free=sum(not card.seen.forced for card in own),
        )

    # The tricks

    def tricks(self, page: int) -> list[Block]:
        """Tell what was played to some of the tricks, and what came of it."""
        many = _tricks_a_page(self._fair.review)
        first = (page - 1 - UNTRICKED) * many
        shown = self._fair.review.tricks[first : first + many]
        head = self._t("review-tricks", deal=self._deal, first=shown[0].number, last=shown[-1].number)
        return [Text(head), *(Text(self._trick(trick)) for trick in shown)]

    def _trick(self, reviewed: ReviewedTrick) -> str:
        trick, t = reviewed.trick, self._t
        head = t(
            "trick-line",
            number=reviewed.number,
            leader=self._names[trick.leader],
            cards=cards_text(trick.cards, t),
            winner=self._names[trick.winner],
            points=trick.points,
            bonus=reviewed.bonus,
        )
        told = [line for card in self._fair.cards if card.trick == reviewed.number for line in self._told(card)]
        return "\n".join((head, *(told or [t("review-trick-clean")])))

    def _told(self, card: FairCard) -> Iterator[str]:
        """Tell whether a card was a mistake or luck, or that neither is sure."""
        t, name = self._t, self._names[card.seen.seat]
        if card.blame is not None:
            yield t("review-trick-mistake", **self._blamed(card, card.blame))
            if not card.seen.cost:
                yield t("review-lucky")
        elif card.cost:
            unsure = {} if card.judged.sound else {"better": t.symbol(card.seen.better[0])}
            key = "review-trick-unsure" if unsure else "review-trick-luck"
            yield t(key, name=name, card=card.seen.card, cost=card.cost, **unsure)


def fact_line(fact: Fact, screens: AnyScreens, names: Named) -> str:
    """Tell what speaks for the better card; nothing where that is hardly likely and not told in tenths."""
    t = names.t
    what = t.symbol(fact.what) if isinstance(fact.what, AnyCard) else t("review-suit", suit=fact.what)
    # Where the card was as good as the other without it, that is when it was right.
    right = fact.otherwise <= 0
    values = names.subject(fact.seat) | {"right": _yes(right), "holds": _yes(fact.holds != right), "what": what}
    if screens.calibrated:
        return t("review-fact", tenths=round(10 * (1 - fact.share if right else fact.share)), **values)
    return t("review-fact-likely", **values) if fact.share >= LIKELY else ""


def _yes(so: bool) -> str:
    return "yes" if so else "no"
