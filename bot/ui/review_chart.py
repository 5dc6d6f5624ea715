"""The chart of a finished deal, and a description of it in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.model.names import cut, short
from bot.ui.chart import KEY, Chart, seat_names
from bot.ui.drawing import FAINT, GREY, INK, LEFT, MAX_ALT, SIDES, SIZE, Point, drawable, text_width, together
from bot.ui.formatting import side_names, signed
from bot.ui.review import TELLS_FROM
from engine.fairness import FairReview
from engine.review import Review

HEIGHT: Final = 560
"""The height in pixels."""
BOX: Final = (100, 67, 980, 473)
"""The left, upper, right and lower edge of the values in pixels."""
MARKED: Final = 4
"""How many mistakes are marked at most."""
LUCK: Final = 3
"""How many cards that were bad luck, or may have been, are marked at most."""
LINE, SEEN_LINE, DASHES = 6.0, 4.0, (9.0, 6.0)
"""The width in pixels of the line of what could be known; that of all hands open, and its dashes."""
MARK: Final = 21.0
"""The size of a mark in pixels."""
BESIDE: Final = 29
"""Pixels from a mark to the middle of its text."""


class Labels(NamedTuple):
    """The words on a chart."""

    known: str
    seen: str
    tricks: str
    luck: str
    seats: tuple[str, ...]
    """The names for players whose own names the type cannot write, by seat."""


def chart_labels(seats: int, t: Texts) -> Labels:
    """Return the words on a chart in a language."""
    lines = t("review-chart-known"), t("review-chart-seen")
    return Labels(*lines, t("review-chart-tricks"), t("review-chart-luck"), seat_names(seats, t))


def deal_chart(fair: FairReview, names: Sequence[str], labels: Labels) -> bytes:
    """Draw what was to be had with all hands seen, and what could be expected; return the picture as PNG."""
    review, seats, known = fair.review, _seats(fair.review), known_by_trick(fair)
    tricks, values = max(1, len(review.tricks)), [*review.line, *known, -10, 10]
    # The names of the sides stand above and below all values.
    room = round((max(values) - min(values)) * 0.34)
    upward = (min(values) - room, max(values) + room)
    chart = Chart(HEIGHT, BOX, across=(0, 1.01 * seats * tricks), upward=upward)
    _draw_frame(chart, seats, len(review.tricks), labels)
    # A deal that ended early ends at what was taken, as any other.
    seen = list(enumerate((*review.line[:-1], review.actual) if review.tricks else review.line))
    chart.draw_steps(seen if len(seen) > 1 else [*seen, (seats * tricks, review.line[0])], GREY, SEEN_LINE, DASHES)
    if known:
        expected = [*enumerate(known), (len(known), review.actual)]
        chart.draw_steps(((seats * trick, value) for trick, value in expected), INK, LINE)
    shown, written = (
        [short(drawable(*both)) for both in zip(names, labels.seats, strict=True)],
        list[tuple[Point, float]](),
    )
    for side, (own, sign) in enumerate(zip(review.sides, "▲▼", strict=True)):
        y = chart.bottom - SIZE * 0.8 if side else chart.top + SIZE * 0.8
        text = f"{LEFT}{sign} {together(shown[seat] for seat in own)}"
        half = chart.draw_text((chart.left + 11, y), text, colour=SIDES[side], room=860) / 2
        written.append(((chart.left + 11 + half, y), half))
    _draw_marks(chart, list(_marks(chart, fair, known, labels.luck)), written)
    return chart.png()


def _draw_frame(chart: Chart, seats: int, tricks: int, labels: Labels) -> None:
    """Draw the halves in which a side is ahead, the scales, and what the lines are."""
    zero = chart.y(0)
    chart.draw_rectangle(chart.left, chart.top, chart.right, zero, SIDES[0], opacity=0.14)
    chart.draw_rectangle(chart.left, zero, chart.right, chart.bottom, SIDES[1], opacity=0.14)
    for x in (chart.x(seats * trick) for trick in range(1, tricks)):
        chart.draw_line([(x, chart.top), (x, chart.bottom)], FAINT, 1.7)
    chart.draw_level(0, INK, 2)
    chart.write_below((seats * (trick + 0.5), str(trick + 1)) for trick in range(tricks))
    chart.draw_scale(6, signed, lines=False)
    chart.draw_text(((chart.left + chart.right) / 2, chart.height - KEY), labels.tricks, anchor="middle")
    chart.draw_line([(30, 34), (85, 34)], INK, LINE)
    chart.draw_text((98, 34), labels.known, room=430)
    chart.draw_line([(550, 34), (605, 34)], GREY, SEEN_LINE, DASHES)
    chart.draw_text((618, 34), labels.seen, room=370)


class _Mark(NamedTuple):
    """A mark on a line, and what is written beside it."""

    middle: Point
    side: int
    text: str
    luck: bool


def _marks(chart: Chart, fair: FairReview, known: Sequence[float], luck: str) -> Iterator[_Mark]:
    """Yield the dearest mistakes, on the line of what could be known, and the worst luck, on that of all hands open."""
    for card in fair.mistakes[:MARKED]:
        assert card.blame is not None
        at, cost = fair.cards.index(card), card.blame.cost
        middle = chart.x(at + 0.5), chart.y(known[at // _seats(fair.review)])
        yield _Mark(middle, card.seen.side, signed(-cost), luck=False)
    lost = [card for card in fair.cards if card.blame is None and card.cost >= TELLS_FROM]
    for card in sorted(lost, key=lambda card: -card.cost)[:LUCK]:
        middle = chart.x(fair.cards.index(card) + 1), chart.y((card.seen.before + card.seen.after) / 2)
        # Where it is not sure that it was luck, the number alone stands there.
        told = f"{luck} " if card.judged.sound else ""
        yield _Mark(middle, card.seen.side, f"{told}{signed(-card.cost)}", luck=True)


def _draw_marks(chart: Chart, marks: Sequence[_Mark], written: list[tuple[Point, float]]) -> None:
    """Draw marks with their texts: below that of the upper side, above that of the lower side, or on its other side.

    Where a text would lie on another one or on a mark, it is left out. `written` is the middle of each text so far, and
    how far it reaches to both sides.
    """
    written += [(mark.middle, MARK / 2) for mark in marks]
    for (x, y), side, text, luck in marks:
        half = text_width(text, SIZE, bold=not luck) / 2
        x = min(max(x, chart.left + half), chart.right - half)
        for height in (y - BESIDE, y + BESIDE)[:: 1 if side else -1]:
            if all(abs(x - at) >= half + reach or abs(height - level) >= SIZE for (at, level), reach in written):
                written.append(((x, height), half))
                colour = GREY if luck else SIDES[side]
                chart.draw_text((x, height), text, colour=colour, anchor="middle", bold=not luck, halo=True)
                break
    for middle, side, _, luck in reversed(marks):
        if luck:
            chart.draw_circle(middle, MARK / 2.5, SIDES[side], INK, 2)
        else:
            chart.draw_mark(middle, side, MARK, SIDES[side])


def known_by_trick(fair: FairReview) -> list[float]:
    """Return what could be expected at the start of each trick, on average by those of both sides who played to it.

    Each player knows something else, most of all the own hand. What both sides expect lies about in the middle.
    """
    found, many = [], _seats(fair.review)
    for at in range(0, len(fair.known), many):
        cards = list(zip(fair.cards[at : at + many], fair.known[at : at + many], strict=True))
        found.append(fmean(fmean(value for card, value in cards if card.seen.side == side) for side in (0, 1)))
    return found


def _seats(review: Review) -> int:
    return sum(map(len, review.sides))


def chart_alt(fair: FairReview, names: Sequence[str], t: Texts, deal: int = 1) -> str:
    """Describe the chart in words."""
    review, shown = fair.review, [short(name) for name in names]
    first, second = (side_names([shown[seat] for seat in side], t) for side in review.sides)
    values = {"deal": deal, "names0": first, "names1": second, "perfect": signed(review.perfect)}
    if not review.tricks:
        return cut(t("review-alt-unplayed", **values), MAX_ALT)
    seen = ", ".join(map(signed, review.line[_seats(review) :: _seats(review)]))
    known = ", ".join(signed(round(value)) for value in known_by_trick(fair))
    told = [t("review-alt", **values, seen=seen, expected=known, taken=signed(review.actual))]
    for card in fair.mistakes[:1]:
        assert card.blame is not None
        cost = card.blame.cost
        told.append(
            t("review-alt-mistake", trick=card.trick, name=shown[card.seen.seat], card=card.seen.card, cost=cost)
        )
    return cut(" ".join(told), MAX_ALT)
