"""The chart of a finished deal, and a description of it in words.

`deal_chart` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.ui.drawing import FAINT, GREY, INK, LEFT, MAX_ALT, SIDES, SIZE, Anchor, Axes, Canvas, drawable, steps
from bot.ui.formatting import short
from engine.stovkahra.review import Review, ReviewedCard
from engine.stovkahra.rules import SEATS, side_of
from engine.stovkahra.trick import TRICKS

HEIGHT: Final = 560
"""The height in pixels."""
LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE = 100, 980, 67, 473
"""The edges in pixels between which the values stand."""
MARKED: Final = 6
"""The most costly cards that are marked."""
APART: Final = 3
"""The least distance, in cards, between two marks of a side that both have a number."""
MARK_FROM: Final = 3
"""The points that a card must cost to be marked."""
KEY_LINE: Final = 34
"""Pixels from the top to the key."""
LINE: Final = 6.0
"""The width in pixels of the line of perfect play."""
TAKEN_LINE: Final = 4.0
DASHES: Final = (9.0, 6.0)
MARK: Final = 21.0
"""The size of a mark in pixels."""
COST_APART: Final = 29
"""Pixels from a mark to the middle of its number."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words on a chart."""

    line: str
    taken: str
    tricks: str
    seats: tuple[str, ...]
    """The names for players whose own names the type cannot write, by seat."""


def chart_labels(t: Texts) -> Labels:
    """Return the words on a chart in a language."""
    seats = tuple(t("review-chart-seat", seat=seat + 1) for seat in range(SEATS))
    return Labels(t("review-chart-line"), t("review-chart-taken"), t("review-chart-tricks"), seats)


def deal_chart(review: Review, names: Sequence[str], labels: Labels) -> bytes:
    """Draw the result of perfect play from each card on and the points taken, and return the picture as PNG."""
    canvas, axes = Canvas(HEIGHT), _axes(review)
    _draw_frame(canvas, axes, labels)
    _draw_lines(canvas, axes, review)
    for side in (0, 1):
        shown = [short(drawable(names[seat], labels.seats[seat])) for seat in (side, side + 2)]
        _draw_side(canvas, axes, side, f"{LEFT}{'▼' if side else '▲'} {shown[0]}{LEFT} & {LEFT}{shown[1]}")
    _draw_marks(canvas, axes, review)
    _draw_key(canvas, labels)
    return canvas.png()


def _axes(review: Review) -> Axes:
    """Return axes with room for all values, and for the names of the sides above and below."""
    low, high = min(*review.line, *review.running, -10), max(*review.line, *review.running, 10)
    room, cards = round((high - low) * 0.34), (0, SEATS * TRICKS + 0.3)
    return Axes(LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE, across=cards, upward=(low - room, high + room))


def _draw_frame(canvas: Canvas, axes: Axes, labels: Labels) -> None:
    zero, below = axes.y(0), axes.bottom + 21
    canvas.draw_rectangle(axes.left, axes.top, axes.right, zero, SIDES[0], opacity=0.14)
    canvas.draw_rectangle(axes.left, zero, axes.right, axes.bottom, SIDES[1], opacity=0.14)
    for trick in range(1, TRICKS):
        x = axes.x(SEATS * trick)
        canvas.draw_line([(x, axes.top), (x, axes.bottom)], FAINT, 1.7)
    canvas.draw_line([(axes.left, zero), (axes.right, zero)], INK, 2)
    for trick in range(TRICKS):
        canvas.draw_text((axes.x(SEATS * (trick + 0.5)), below), str(trick + 1), anchor="middle")
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


def _draw_lines(canvas: Canvas, axes: Axes, review: Review) -> None:
    """Draw the lines as steps: a value holds from its card to the next one."""
    for values, colour, width, dashes in (
        (review.running, GREY, TAKEN_LINE, DASHES),
        (review.line, INK, LINE, None),
    ):
        points = [axes.at(card, value) for card, value in enumerate(values)]
        if len(points) == 1:
            points.append(axes.at(SEATS * TRICKS, values[0]))
        canvas.draw_line(steps(points), colour, width, dashes)


def _draw_marks(canvas: Canvas, axes: Axes, review: Review) -> None:
    """Mark the most costly cards where the line steps because of them, with their costs as numbers."""
    places = {card: at for at, card in enumerate((card for trick in review.tricks for card in trick.cards), start=1)}
    marked = [card for _, card in review.dearest[:MARKED] if card.cost >= MARK_FROM]
    for card in marked:
        side = side_of(card.seat)
        canvas.draw_mark(axes.at(places[card], card.after), side, MARK, SIDES[side])
    told: list[tuple[int, int]] = []
    for card in marked:
        at, side = places[card], side_of(card.seat)
        # Of two marks close together only the more costly card, which comes first, gets its number.
        if all(other != side or abs(at - place) >= APART for place, other in told):
            told.append((at, side))
            _draw_cost(canvas, axes, at, card)


def _draw_cost(canvas: Canvas, axes: Axes, at: int, card: ReviewedCard) -> None:
    """Write what a card cost beside its mark: below the line for the upper side, above it for the lower side."""
    side, (x, y) = side_of(card.seat), axes.at(at, card.after)
    anchor: Anchor = "middle" if 1 < at < SEATS * TRICKS else "start" if at == 1 else "end"
    middle = x, y - COST_APART if side else y + COST_APART
    canvas.draw_text(middle, signed(-card.cost), colour=SIDES[side], anchor=anchor, bold=True, halo=True)


def _draw_key(canvas: Canvas, labels: Labels) -> None:
    canvas.draw_line([(30, KEY_LINE), (85, KEY_LINE)], INK, LINE)
    canvas.draw_text((98, KEY_LINE), labels.line, room=480)
    canvas.draw_line([(600, KEY_LINE), (655, KEY_LINE)], GREY, TAKEN_LINE, DASHES)
    canvas.draw_text((668, KEY_LINE), labels.taken, room=320)


def _draw_side(canvas: Canvas, axes: Axes, side: int, text: str) -> None:
    y = axes.bottom - SIZE * 0.8 if side else axes.top + SIZE * 0.8
    canvas.draw_text((axes.left + 11, y), text, colour=SIDES[side], room=860)


# In words


def chart_alt(review: Review, names: Sequence[str], t: Texts, deal: int = 1) -> str:
    """Describe the chart in words."""
    shown = [short(name) for name in names]
    sides = [t("side-names", first=shown[side], second=shown[side + 2]) for side in (0, 1)]
    values = {"deal": deal, "names0": sides[0], "names1": sides[1], "perfect": signed(review.perfect)}
    if not review.tricks:
        return t("review-alt-unplayed", **values)[:MAX_ALT]
    line, running = (", ".join(map(signed, each[SEATS::SEATS])) for each in (review.line, review.running))
    told = t("review-alt", **values, line=line, running=running)
    return " ".join((told, *(_dear(number, card, shown, t) for number, card in review.dearest[:1])))[:MAX_ALT]


def _dear(number: int, card: ReviewedCard, names: Sequence[str], t: Texts) -> str:
    return t("review-alt-dear", trick=number, name=names[card.seat], card=card.card, cost=card.cost)
