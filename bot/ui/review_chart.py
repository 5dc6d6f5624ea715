"""The chart of a finished deal, and a description of it in words.

`deal_chart` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.names import cut, short
from bot.ui.drawing import FAINT, GREY, INK, LEFT, MAX_ALT, SIDES, SIZE, Anchor, Axes, Canvas, drawable, steps
from bot.ui.review import NAMED
from engine.fairness import FairCard, FairReview
from engine.review import Review

HEIGHT: Final = 560
"""The height in pixels."""
LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE = 100, 980, 67, 473
"""The edges in pixels between which the values stand."""
MARKED: Final = 4
"""How many mistakes are marked at most."""
APART: Final = 3
"""The least distance, in cards, between two marks of a side that both have a number."""
LUCK_FROM: Final = 8
"""The points that bad luck must have cost to be marked."""
LATE: Final = 0.7
"""After this part of the cards the words beside a mark end there, where they else begin."""
KEY_LINE: Final = 34
"""Pixels from the top to the key."""
LINE: Final = 6.0
"""The width in pixels of the line of what could be known."""
SEEN_LINE: Final = 4.0
DASHES: Final = (9.0, 6.0)
MARK: Final = 21.0
"""The size of a mark in pixels."""
COST_APART: Final = 29
"""Pixels from a mark to the middle of its number."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words on a chart."""

    known: str
    seen: str
    tricks: str
    luck: str
    seats: tuple[str, ...]
    """The names for players whose own names the type cannot write, by seat."""


def chart_labels(seats: int, t: Texts) -> Labels:
    """Return the words on a chart in a language."""
    others = tuple(t("review-chart-seat", seat=seat + 1) for seat in range(seats))
    return Labels(
        t("review-chart-known"), t("review-chart-seen"), t("review-chart-tricks"), t("review-chart-luck"), others
    )


def deal_chart(fair: FairReview, names: Sequence[str], labels: Labels) -> bytes:
    """Draw what was to be had with all hands seen, and what could be expected; return the picture as PNG."""
    canvas, axes = Canvas(HEIGHT), _axes(fair)
    _draw_frame(canvas, axes, fair.review, labels)
    _draw_lines(canvas, axes, fair)
    for side, seats in enumerate(fair.review.sides):
        shown = f"{LEFT} & {LEFT}".join(short(drawable(names[seat], labels.seats[seat])) for seat in seats)
        _draw_side(canvas, axes, side, f"{LEFT}{'▼' if side else '▲'} {shown}")
    _draw_luck(canvas, axes, fair, labels)
    _draw_mistakes(canvas, axes, fair)
    _draw_key(canvas, labels)
    return canvas.png()


def known_by_trick(fair: FairReview) -> list[float]:
    """Return what could be expected at the start of each trick, on average by those of both sides who played to it.

    Each player knows something else, most of all the own hand. What both sides expect lies about in the middle.
    """
    found, many = [], _seats(fair.review)
    for at in range(0, len(fair.known), many):
        cards = list(zip(fair.cards[at : at + many], fair.known[at : at + many], strict=True))
        means = []
        for side in (0, 1):
            own = [value for card, value in cards if card.seen.side == side]
            means.append(sum(own) / len(own))
        found.append(sum(means) / len(means))
    return found


def _seats(review: Review) -> int:
    return sum(map(len, review.sides))


def _tricks(review: Review) -> int:
    return max(1, len(review.tricks))


def _axes(fair: FairReview) -> Axes:
    """Return axes with room for all values, and for the names of the sides above and below."""
    values = [*fair.review.line, *known_by_trick(fair), -10, 10]
    low, high = min(values), max(values)
    room, cards = round((high - low) * 0.34), (0, _seats(fair.review) * _tricks(fair.review) * 1.01)
    return Axes(LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE, across=cards, upward=(low - room, high + room))


def _draw_frame(canvas: Canvas, axes: Axes, review: Review, labels: Labels) -> None:
    zero, below, seats = axes.y(0), axes.bottom + 21, _seats(review)
    canvas.draw_rectangle(axes.left, axes.top, axes.right, zero, SIDES[0], opacity=0.14)
    canvas.draw_rectangle(axes.left, zero, axes.right, axes.bottom, SIDES[1], opacity=0.14)
    for trick in range(1, _tricks(review)):
        x = axes.x(seats * trick)
        canvas.draw_line([(x, axes.top), (x, axes.bottom)], FAINT, 1.7)
    canvas.draw_line([(axes.left, zero), (axes.right, zero)], INK, 2)
    for trick in range(len(review.tricks)):
        canvas.draw_text((axes.x(seats * (trick + 0.5)), below), str(trick + 1), anchor="middle")
    for tick in _ticks(*axes.upward):
        canvas.draw_text((axes.left - 8, axes.y(tick)), signed(tick), anchor="end")
    canvas.draw_text(((axes.left + axes.right) / 2, below + 36), labels.tricks, anchor="middle")


def _ticks(low: float, high: float) -> list[int]:
    """Return four to six round values, with zero among them."""
    step = next(step for step in (5, 10, 20, 25, 50, 100, 200) if (high - low) / step <= 6)
    return [value for value in range(-step * 20, step * 20 + 1, step) if low <= value <= high]


def signed(value: int) -> str:
    """Write a difference with its sign."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def _draw_lines(canvas: Canvas, axes: Axes, fair: FairReview) -> None:
    """Draw both lines as steps: one value holds from its card to the next, the other for a trick."""
    review, seats = fair.review, _seats(fair.review)
    seen = [axes.at(card, value) for card, value in enumerate(review.line)]
    if len(seen) == 1:
        seen.append(axes.at(seats * _tricks(review), review.line[0]))
    canvas.draw_line(steps(seen), GREY, SEEN_LINE, DASHES)
    known = [axes.at(seats * trick, value) for trick, value in enumerate(known_by_trick(fair))]
    if known:
        canvas.draw_line(steps([*known, axes.at(seats * len(known), review.actual)]), INK, LINE)


def _height(fair: FairReview, at: int) -> float:
    """Return what could be expected where a card was played; `at` counts cards from 0."""
    return known_by_trick(fair)[at // _seats(fair.review)]


def _draw_mistakes(canvas: Canvas, axes: Axes, fair: FairReview) -> None:
    """Mark the dearest mistakes on the line of what could be known, with what they cost as numbers."""
    told: list[tuple[int, int]] = []
    for card in fair.mistakes[:MARKED]:
        at, side = fair.cards.index(card), card.seen.side
        where = axes.at(at + 0.5, _height(fair, at))
        canvas.draw_mark(where, side, MARK, SIDES[side])
        # Of two marks close together only the more costly card, which comes first, gets its number.
        if all(other != side or abs(at - place) >= APART for place, other in told):
            told.append((at, side))
            _draw_cost(canvas, fair, where, at, card)


def _draw_cost(canvas: Canvas, fair: FairReview, where: tuple[float, float], at: int, card: FairCard) -> None:
    """Write what a card cost beside its mark: below the line for the upper side, above it for the lower side."""
    assert card.blame is not None
    side, (x, y) = card.seen.side, where
    anchor: Anchor = "middle" if 1 < at < len(fair.cards) - 2 else "start" if at < 2 else "end"
    middle = x, y - COST_APART if side else y + COST_APART
    cost = max(1, round(card.blame.points))
    canvas.draw_text(middle, signed(-cost), colour=SIDES[side], anchor=anchor, bold=True, halo=True)


def _draw_luck(canvas: Canvas, axes: Axes, fair: FairReview, labels: Labels) -> None:
    """Mark the worst luck on the line of what was to be seen with all hands open."""
    for card in fair.unlucky[:NAMED]:
        if card.seen.cost >= LUCK_FROM:
            at = fair.cards.index(card) + 1
            x, y = axes.at(at, (card.seen.before + card.seen.after) / 2)
            canvas.draw_circle((x, y), MARK / 2.5, SIDES[card.seen.side], INK, 2)
            anchor: Anchor = "end" if at > LATE * len(fair.cards) else "start"
            where = x, y - COST_APART if card.seen.side else y + COST_APART
            canvas.draw_text(where, f"{labels.luck} {signed(-card.seen.cost)}", colour=GREY, anchor=anchor, halo=True)


def _draw_key(canvas: Canvas, labels: Labels) -> None:
    canvas.draw_line([(30, KEY_LINE), (85, KEY_LINE)], INK, LINE)
    canvas.draw_text((98, KEY_LINE), labels.known, room=430)
    canvas.draw_line([(550, KEY_LINE), (605, KEY_LINE)], GREY, SEEN_LINE, DASHES)
    canvas.draw_text((618, KEY_LINE), labels.seen, room=370)


def _draw_side(canvas: Canvas, axes: Axes, side: int, text: str) -> None:
    y = axes.bottom - SIZE * 0.8 if side else axes.top + SIZE * 0.8
    canvas.draw_text((axes.left + 11, y), text, colour=SIDES[side], room=860)


# In words


def chart_alt(fair: FairReview, names: Sequence[str], t: Texts, deal: int = 1) -> str:
    """Describe the chart in words."""
    review, shown = fair.review, [short(name) for name in names]
    first, second = (_named(side, shown, t) for side in review.sides)
    values = {"deal": deal, "names0": first, "names1": second, "perfect": signed(review.perfect)}
    if not review.tricks:
        return cut(t("review-alt-unplayed", **values), MAX_ALT)
    seen = ", ".join(map(signed, review.line[_seats(review) :: _seats(review)]))
    known = ", ".join(signed(round(value)) for value in known_by_trick(fair))
    told = [t("review-alt", **values, seen=seen, expected=known, taken=signed(review.actual))]
    for card in fair.mistakes[:1]:
        assert card.blame is not None
        cost = max(1, round(card.blame.points))
        told.append(
            t("review-alt-mistake", trick=card.trick, name=shown[card.seen.seat], card=card.seen.card, cost=cost)
        )
    return cut(" ".join(told), MAX_ALT)


def _named(side: Sequence[int], names: Sequence[str], t: Texts) -> str:
    shown = [names[seat] for seat in side]
    return shown[0] if len(shown) == 1 else t("side-names", first=shown[0], second=shown[1])
