"""The review of a finished deal: what each player lost by mistakes, then the tricks that say so, and what was said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from bot.i18n.texts import Texts
from bot.model.review import TOLD_PAGE
from bot.ui.formatting import GOLD, Named, cards_text, fitting
from bot.ui.games.screens import AnyScreens
from bot.ui.phone import height
from bot.ui.screen import Block, Screen, Text
from engine.cards.pack import AnyCard
from engine.fairness import FairCard, FairReview
from engine.judging import Blame, Fact
from engine.players import Reason
from engine.review import ReviewedTrick

TOLD_HEIGHT: Final = 370
"""How high is what a page tells, beside what explains it and leads on; one thing alone may be higher."""
NAMED: Final = 3
"""So many tricks with mistakes are told while a deal is being judged."""
TELLS_FROM: Final = 8
"""The points that a card must have cost with all hands open to be told where it was not surely a mistake."""
LIKELY: Final = 0.65
"""Where belief is not calibrated, what is so in this share of the deals is told as likely, without the share."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a trick, or of what was said."""

    text: str
    mistakes: tuple[FairCard, ...] = ()
    """The mistakes among it."""


Why = Mapping[int, Reason]
"""Why another card was better than a mistake, by how many moves were made before it."""
UNKNOWN: Final[Why] = {}


def told_pages(fair: FairReview, screens: AnyScreens, names: Named, why: Why = UNKNOWN) -> list[list[Told]]:
    """Return what the pages after the first tell: the tricks in which there is something, then what was said."""
    pages = list[list[Told]]()
    for told in _Review(fair, screens, names, why).told():
        if pages and height([Text(each.text) for each in (*pages[-1], told)]) <= TOLD_HEIGHT:
            pages[-1].append(told)
        else:
            pages.append([told])
    return pages


def review_screen(
    fair: FairReview,
    screens: AnyScreens,
    names: Named,
    page: int = 1,
    *,
    deal: int = 1,
    why: Why = UNKNOWN,
    below: tuple[Block, ...] = (),
) -> Screen:
    """Show a page of a review; a page that does not exist is the nearest that does.

    `below` are rows of buttons.
    """

    def draw(t: Texts) -> Screen:
        to = replace(names, t=t)
        told = told_pages(fair, screens, to, why)
        pages = 1 + len(told)
        shown = min(max(page, 1), pages)
        texts = (
            _Review(fair, screens, to, why).first() if shown == 1 else [each.text for each in told[shown - TOLD_PAGE]]
        )
        # What a mistake is, stands where the first ones do.
        below_them = [t("review-how")] if shown == TOLD_PAGE else []
        below_them += [t("review-left-out")] if shown == pages > 1 else []
        # The first page has what decided the deal in its place, and leads on.
        below_them += [t("review-page", page=shown, pages=pages)] if shown > 1 else []
        lines = [t("review-title", deal=deal), *texts, "\n".join(below_them)]
        return Screen((*(Text(line) for line in lines if line), *below), GOLD)

    return fitting(draw, names.t)


def mistakes_so_far(fair: FairReview, judged: int, screens: AnyScreens, names: Named, why: Why = UNKNOWN) -> list[Text]:
    """Tell how many cards are judged, and which of them were surely mistakes."""
    head = names.t("review-so-far", judged=min(judged, len(fair.cards)), cards=len(fair.cards))
    # Cards that are not judged yet are neither luck nor doubtful.
    told = _Review(fair, screens, names, why).tricks([card for card in fair.cards if card.blame])
    return [Text(head), *(Text(each.text) for each in islice(told, NAMED))]


@dataclass(frozen=True, slots=True)
class _Review:
    """What a review tells."""

    _fair: FairReview
    _screens: AnyScreens
    _names: Named
    _why: Why

    @property
    def _t(self) -> Texts:
        return self._names.t

    def first(self) -> list[str]:
        """Tell what each player lost by mistakes; of a deal without a card, what was said."""
        if not self._fair.cards:
            return [told.text for told in self._said()]
        seats = [seat for side in zip(*self._fair.review.sides, strict=True) for seat in side]
        return ["\n".join(map(self._player, seats))]

    def told(self) -> Iterator[Told]:
        """Tell of the tricks in which there is something, and of what was said."""
        if self._fair.cards:
            yield from self.tricks(self._fair.cards)
            yield from self._said()

    def _said(self) -> Iterator[Told]:
        """Tell what was held back, and in Stovkahra of dost."""
        for title, lines in self._screens.review_parts(self._fair.review, self._names):
            if lines:
                yield Told("\n".join((self._t(title), *lines)))

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

    def tricks(self, cards: Sequence[FairCard]) -> Iterator[Told]:
        """Tell of the tricks in which one of these cards was a mistake, or lost many points otherwise."""
        for trick in self._fair.review.tricks:
            own = [card for card in cards if card.trick == trick.number]
            lines = [line for card in own for line in self._card(card)]
            if lines:
                yield Told("\n".join((self._trick(trick), *lines)), tuple(card for card in own if card.blame))

    def _trick(self, reviewed: ReviewedTrick) -> str:
        trick = reviewed.trick
        return self._t(
            "trick-line",
            number=reviewed.number,
            leader=self._names[trick.leader],
            cards=cards_text(trick.cards, self._t),
            winner=self._names[trick.winner],
            points=trick.points,
            bonus=reviewed.bonus,
        )

    def _card(self, card: FairCard) -> Iterator[str]:
        """Tell whether a card was a mistake or luck, or that neither is sure."""
        t, values = self._t, {"name": self._names[card.seen.seat], "card": card.seen.card}
        if card.blame is not None:
            yield t("review-mistake", **values, cost=card.blame.cost, better=t.symbol(card.blame.better))
            if card.judged.ply in self._why:
                yield why_line(self._why[card.judged.ply], card.blame, t)
            fact = next((each for each in card.blame.facts if not self._belies(card, each)), None)
            told = fact_line(fact, card.blame, self._screens, self._names) if fact is not None else ""
            if told:
                yield told
            if not card.seen.cost:
                yield t("review-lucky")
        elif card.cost >= TELLS_FROM:
            yield t(
                "review-luck" if card.judged.sound else "review-unsure",
                **values,
                cost=card.cost,
                better=t.symbol(card.seen.better[0]),
            )

    def _belies(self, card: FairCard, fact: Fact) -> bool:
        """Return whether this deal belies a fact: by it a card was right and cost points, or wrong and cost none."""
        after = self._fair.cards[self._fair.cards.index(card) :]
        own = [each.seen.card for each in after if each.seen.seat == fact.seat]
        held = any(fact.what in (each, each.suit) for each in own)
        return fact.otherwise <= 0 and (held != fact.holds) == bool(card.seen.cost)


def why_line(reason: Reason, blame: Blame[Any], t: Texts) -> str:
    """Tell why another card was better than a mistake."""
    return f"-# {t.symbol(blame.better)}: " + t(f"hint-why-{reason}", other=t.symbol(blame.card))


def fact_line(fact: Fact, blame: Blame[Any], screens: AnyScreens, names: Named) -> str:
    """Tell what speaks for the better card; nothing where that is hardly likely and not told in tenths."""
    t = names.t
    what = t.symbol(fact.what) if isinstance(fact.what, AnyCard) else t("review-suit", suit=fact.what)
    # Where the card was as good as the other without it, that is when it was right.
    right = fact.otherwise <= 0
    values = names.subject(fact.seat) | {
        "card": t.symbol(blame.card),
        "right": _yes(right),
        "holds": _yes(fact.holds != right),
        "what": what,
    }
    if screens.calibrated:
        return t("review-fact", tenths=round(10 * (1 - fact.share if right else fact.share)), **values)
    return t("review-fact-likely", **values) if fact.share >= LIKELY else ""


def _yes(so: bool) -> str:
    return "yes" if so else "no"
