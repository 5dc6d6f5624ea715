"""A finished deal as a picture, and the same in words for whoever does not see it.

`deal_chart` takes nothing but plain values, so that it can run in another process: drawing takes a good part
of a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.i18n.texts import Texts
from bot.ui.drawing import FAINT, GREY, INK, LEFT, MARKS, MAX_ALT, PAPER, SIDES, SIZE, WIDTH, drawable, fit, paper, png
from bot.ui.formatting import short
from engine.stovkahra.review import Review, ReviewedCard
from engine.stovkahra.rules import SEATS, side_of
from engine.stovkahra.trick import TRICKS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HEIGHT: Final = 560
"""Pixels."""
MARKED: Final = 6
"""How many costly cards are marked at most."""
APART: Final = 3
"""Cards between two marks of a side of which both are told in numbers."""
MARK_FROM: Final = 3
"""Points from which a card is marked."""
KEY_LINE: Final = 0.94
"""Height of the key, of the whole picture."""
DASHES: Final = (0, (2.2, 1.4))


@dataclass(frozen=True, slots=True)
class Labels:
    """The words on a chart."""

    line: str
    taken: str
    tricks: str
    seats: tuple[str, ...]
    """What stands for a name that the type has no letters for."""


def chart_labels(t: Texts) -> Labels:
    """The words on a chart, in a language."""
    seats = tuple(t("review-chart-seat", seat=seat + 1) for seat in range(SEATS))
    return Labels(t("review-chart-line"), t("review-chart-taken"), t("review-chart-tricks"), seats)


def deal_chart(review: Review, names: Sequence[str], labels: Labels) -> bytes:
    """A PNG: to what the deal would have come with perfect play from each card on, and what was taken."""
    figure = paper(HEIGHT)
    axes = figure.add_axes((0.1, 0.155, 0.88, 0.725), facecolor=PAPER)
    _draw_frame(axes, review, labels)
    _draw_lines(axes, review)
    _draw_marks(axes, review)
    _draw_key(figure, labels)
    for side in (0, 1):
        shown = [short(drawable(names[seat], labels.seats[seat])) for seat in (side, side + 2)]
        _draw_side(axes, side, f"{LEFT}{'▼' if side else '▲'} {shown[0]}{LEFT} & {LEFT}{shown[1]}")
    return png(figure)


def _reach(review: Review) -> tuple[int, int]:
    """The lowest and the highest value shown, with room for the sides' names above and below."""
    low, high = min(*review.line, *review.running, -10), max(*review.line, *review.running, 10)
    room = round((high - low) * 0.34)
    return low - room, high + room


def _draw_frame(axes: Axes, review: Review, labels: Labels) -> None:
    low, high = _reach(review)
    axes.set_xlim(0, SEATS * TRICKS + 0.3)
    axes.set_ylim(low, high)
    axes.axhspan(0, high, color=SIDES[0], alpha=0.14, linewidth=0)
    axes.axhspan(low, 0, color=SIDES[1], alpha=0.14, linewidth=0)
    axes.axhline(0, color=INK, linewidth=1.5)
    for trick in range(1, TRICKS):
        axes.axvline(SEATS * trick, color=FAINT, linewidth=1.2)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_xticks([SEATS * trick + SEATS / 2 for trick in range(TRICKS)], [str(n) for n in range(1, TRICKS + 1)])
    ticks = _ticks(low, high)
    axes.set_yticks(ticks, [signed(tick) for tick in ticks])
    axes.tick_params(colors=INK, labelsize=SIZE, length=0, pad=6)
    axes.set_xlabel(labels.tricks, color=INK, fontsize=SIZE, labelpad=0, parse_math=False)


def _ticks(low: int, high: int) -> list[int]:
    """Four to six round values, zero among them."""
    step = next(step for step in (5, 10, 20, 25, 50, 100, 200) if (high - low) / step <= 6)
    return [value for value in range(-step * 20, step * 20 + 1, step) if low <= value <= high]


def signed(value: int) -> str:
    """A difference with its sign."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def _draw_lines(axes: Axes, review: Review) -> None:
    """A value holds from its card to the next, so that a step stands where the card was played."""
    cards = len(review.line) - 1
    line, running, places = review.line, review.running, range(cards + 1)
    if not cards:
        line, running, places = line * 2, running * 2, range(0, SEATS * TRICKS + 1, SEATS * TRICKS)
    axes.step(places, running, color=GREY, linewidth=3, linestyle=DASHES, where="post")
    axes.step(places, line, color=INK, linewidth=4.5, where="post")


def _draw_marks(axes: Axes, review: Review) -> None:
    """Marks the dearest cards where the line steps because of them; the number beside one is what it cost."""
    places = {card: at for at, card in enumerate((card for trick in review.tricks for card in trick.cards), start=1)}
    told: list[tuple[int, int]] = []
    for _, card in review.dearest[:MARKED]:
        if card.cost < MARK_FROM:
            break
        at, side = places[card], side_of(card.seat)
        axes.plot(at, card.after, MARKS[side], color=SIDES[side], markersize=15, markeredgecolor=PAPER, zorder=5)
        # Of two close together the dearer comes first, and has its number.
        if all(other != side or abs(at - place) >= APART for place, other in told):
            told.append((at, side))
            _draw_cost(axes, at, card)


def _draw_cost(axes: Axes, at: int, card: ReviewedCard) -> None:
    """What a card cost, where the line leaves room: below what cost the upper side, above what cost the lower."""
    from matplotlib.patheffects import withStroke

    side = side_of(card.seat)
    axes.annotate(
        signed(-card.cost),
        (at, card.after),
        xytext=(0, 13 if side else -13),
        textcoords="offset points",
        ha="center" if 1 < at < SEATS * TRICKS else "left" if at == 1 else "right",
        va="bottom" if side else "top",
        color=SIDES[side],
        fontsize=SIZE,
        fontweight="bold",
        path_effects=[withStroke(linewidth=5, foreground=PAPER)],
        zorder=6,
    )


def _draw_key(figure: Figure, labels: Labels) -> None:
    from matplotlib.lines import Line2D

    line = Line2D((), (), color=INK, linewidth=4.5)
    taken = Line2D((), (), color=GREY, linewidth=3, linestyle=DASHES)
    for sample, text, x, room in ((line, labels.line, 0.03, 0.48), (taken, labels.taken, 0.60, 0.32)):
        sample.set_data((x, x + 0.055), (KEY_LINE, KEY_LINE))
        figure.add_artist(sample)
        words = figure.text(x + 0.068, KEY_LINE, text, color=INK, fontsize=SIZE, va="center", parse_math=False)
        fit(words, room * WIDTH)


def _draw_side(axes: Axes, side: int, text: str) -> None:
    words = axes.text(
        0.012,
        0.02 if side else 0.98,
        text,
        transform=axes.transAxes,
        color=SIDES[side],
        fontsize=SIZE,
        va="bottom" if side else "top",
        parse_math=False,
        zorder=4,
    )
    fit(words, 0.86 * WIDTH)


# In words


def chart_alt(review: Review, names: Sequence[str], t: Texts, deal: int = 1) -> str:
    """What the chart shows, for its description."""
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
