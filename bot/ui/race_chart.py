"""The race of a series to its goal as a picture, and the same numbers in words.

`race_chart` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.ui.drawing import (
    FAINT,
    GREY,
    INK,
    LEFT,
    MAX_ALT,
    PAPER,
    SIDES,
    SIZE,
    WIDTH,
    Axes,
    Canvas,
    Point,
    drawable,
    first_that_fits,
    round_step,
    steps,
)
from bot.ui.formatting import plain
from engine.brcka import SEATS, TEN, BrckaSeries
from engine.moves import Move
from engine.series import Prize, SeriesResult

HEIGHT: Final = 560
"""The height of a race in pixels."""
MAX_TEXT: Final = 1500
"""The most characters of a race in words."""
TOGETHER: Final = 5
"""How many games are told on one line."""
LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE = 75, 980, 104, 476
"""The edges in pixels between which the values of a race stand."""
SIDE_LINES: Final = (31, 79)
"""Pixels from the top to the line that names each side."""
KEY_LINE: Final = 531
"""Pixels from the top to the key."""
LINE: Final = 5.6
"""The width in pixels of a side's line."""
SQUARE: Final = 7.0
"""The size in pixels of a square of the finish line."""
LAST_APART: Final = 36
"""The least distance in pixels between the last values of both sides."""


@dataclass(frozen=True, slots=True)
class Race:
    """A series so far."""

    names: tuple[str, str, str, str]
    """The players by seat; partners are seats 0 and 2, 1 and 3."""
    goal: int
    """How many brčka end the series: 10 or 20."""
    balances: tuple[tuple[int, int], ...]
    """The brčka of both sides after each game, in order."""
    first_to_ten: int | None = None
    """The side that was first to have ten brčka."""
    result: SeriesResult | None = None
    """How the series ended; `None` while it is under way."""

    @property
    def last(self) -> tuple[int, int]:
        """Return the brčka of both sides now."""
        return self.balances[-1] if self.balances else (0, 0)

    def line(self, side: int) -> list[int]:
        """Return the brčka of a side before the first game and after each game."""
        return [0, *(balance[side] for balance in self.balances)]

    def taken(self, side: int) -> int:
        """Return how many brčka a side has taken from the other."""
        return sum(max(0, before - after) for before, after in pairwise(self.line(1 - side)))


def race_of(names: tuple[str, str, str, str], goal: int, games: Iterable[tuple[Prize, Move]]) -> Race:
    """Return the race of these games and choices; raise `IllegalMove` where one cannot follow the one before."""
    series, balances = BrckaSeries(goal), []
    for outcome, move in games:
        series.award(outcome)
        balances.append(series.push(move).balance)
    return Race(names, series.goal, tuple(balances), series.first_to_ten, series.result)


@dataclass(frozen=True, slots=True)
class RaceLabels:
    """The words on a race."""

    games: str
    taken: str
    first: str
    won: str
    won_twice: str
    drawn: str
    seats: tuple[str, ...]
    """The names for players whose own names the type cannot write, by seat."""


def race_labels(t: Texts) -> RaceLabels:
    """Return the words on a race in a language."""
    return RaceLabels(
        games=t("race-games"),
        taken=t("race-taken-away"),
        first=t("race-first-to-ten"),
        won=t("race-won"),
        won_twice=t("race-won-twice"),
        drawn=t("race-drawn"),
        seats=tuple(t("review-chart-seat", seat=seat + 1) for seat in range(SEATS)),
    )


def race_chart(race: Race, labels: RaceLabels) -> bytes:
    """Draw the brčka of both sides after each game as two lines, and return the picture as PNG.

    Where brčka were taken from a side, its line goes down, and its mark is hollow.
    """
    canvas, axes = Canvas(HEIGHT), _axes(race)
    _draw_course(canvas, axes, race, labels)
    for side in (0, 1):
        _draw_line(canvas, axes, race, side)
    for side in (0, 1):
        _draw_changes(canvas, axes, race, side)
    _draw_ends(canvas, axes, race)
    for side in (0, 1):
        _draw_side(canvas, race, side, labels)
    if race.taken(0) or race.taken(1):
        _draw_key(canvas, labels)
    return canvas.png()


def _reach(race: Race) -> int:
    """Return how many games the chart has room for: at least as many as the goal takes in games of two brčka."""
    return max(len(race.balances), race.goal // 2)


def _axes(race: Race) -> Axes:
    """Return axes with room for all games, and for the last values beside them."""
    top = max(race.goal, *race.line(0), *race.line(1))
    brcka = -0.06 * race.goal, top + 0.07 * race.goal
    return Axes(LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE, across=(0, 1.075 * _reach(race)), upward=brcka)


def _draw_course(canvas: Canvas, axes: Axes, race: Race, labels: RaceLabels) -> None:
    games, below = _reach(race), axes.bottom + 20
    up, across = round_step(race.goal), round_step(games)
    for brcka in range(0, race.goal + 1, up):
        canvas.draw_text((axes.left - 8, axes.y(brcka)), str(brcka), anchor="end")
        if brcka < race.goal:
            canvas.draw_line([axes.at(0, brcka), axes.at(games, brcka)], FAINT, 1.7)
    if race.goal > TEN:
        canvas.draw_line([axes.at(0, TEN), axes.at(games, TEN)], INK, 3.5, dashes=(14, 9))
    _draw_finish(canvas, axes, race.goal, games)
    for game in range(across, games + 1, across):
        canvas.draw_text((axes.x(game), below), str(game), anchor="middle")
    canvas.draw_text((axes.left, KEY_LINE), labels.games)


def _draw_finish(canvas: Canvas, axes: Axes, goal: int, games: int) -> None:
    """Draw a chequered line of two rows of squares."""
    (left, y), right = axes.at(0, goal), axes.x(games)
    for row in (0, 1):
        middle = y + (row - 0.5) * SQUARE
        canvas.draw_line([(left, middle), (right, middle)], INK, SQUARE, dashes=(SQUARE, SQUARE), offset=row * SQUARE)


def _place(axes: Axes, race: Race, side: int, game: int) -> Point:
    """Return the place of a side's line after a game; where both sides are equal, the lines run side by side."""
    x, y = axes.at(game, race.line(side)[game])
    return x, y + (LINE if side else -LINE) / 2


def _draw_line(canvas: Canvas, axes: Axes, race: Race, side: int) -> None:
    points = [_place(axes, race, side, game) for game in range(len(race.balances) + 1)]
    canvas.draw_line(steps(points), SIDES[side], LINE)


def _draw_changes(canvas: Canvas, axes: Axes, race: Race, side: int) -> None:
    """Draw a mark where the brčka of a side change; it is hollow where they become fewer."""
    size = _mark_size(race)
    for game, (before, after) in enumerate(pairwise(race.line(side)), start=1):
        middle = _place(axes, race, side, game)
        if after > before:
            canvas.draw_mark(middle, side, size, SIDES[side], edge=PAPER, edge_width=size / 10)
        elif after < before:
            canvas.draw_mark(middle, side, size, PAPER, edge=SIDES[side], edge_width=size / 5)


def _mark_size(race: Race) -> float:
    """Return the size of a mark in pixels, so small that marks of neighbouring games do not touch."""
    return min(21.0, max(5.6, 0.72 * WIDTH / _reach(race)))


def _draw_ends(canvas: Canvas, axes: Axes, race: Race) -> None:
    """Write the last values beside the lines, at a distance even where they are equal."""
    x, heights = axes.x(len(race.balances)) + 19, [axes.y(brcka) for brcka in race.last]
    upper = 0 if heights[0] <= heights[1] else 1
    push = max(0.0, LAST_APART - abs(heights[0] - heights[1])) / 2
    for side in (0, 1):
        y = heights[side] + (-push if side == upper else push)
        canvas.draw_text((x, y), str(race.last[side]), size=SIZE * 1.2, colour=SIDES[side], bold=True, halo=True)


def _draw_side(canvas: Canvas, race: Race, side: int, labels: RaceLabels) -> None:
    """Write the names of a side with its mark, and how it did."""
    y, fared = SIDE_LINES[side], _fared(race, side, labels)
    shown = [short(drawable(race.names[seat], labels.seats[seat])) for seat in (side, side + 2)]
    canvas.draw_mark((35, y), side, 21, SIDES[side])
    names = f"{LEFT}{shown[0]}{LEFT} & {LEFT}{shown[1]}"
    canvas.draw_text((65, y), names, colour=SIDES[side], room=640 if fared else 910)
    if fared:
        canvas.draw_text((975, y), fared, anchor="end", bold=True, room=250)


def _fared(race: Race, side: int, labels: RaceLabels) -> str:
    if race.result is None:
        return labels.first if race.first_to_ten == side else ""
    if race.result.winner is None:
        return labels.drawn
    if race.result.winner != side:
        return ""
    return labels.won_twice if race.result.won > 1 else labels.won


def _draw_key(canvas: Canvas, labels: RaceLabels) -> None:
    """Explain hollow marks in the lower right corner."""
    left = 975 - canvas.draw_text((975, KEY_LINE), labels.taken, colour=GREY, anchor="end", room=600)
    for side in (0, 1):
        canvas.draw_mark((left - 55 + 32 * side, KEY_LINE), side, 17, PAPER, edge=SIDES[side], edge_width=3.5)


def race_alt(race: Race, t: Texts) -> str:
    """Describe the picture of a race in words; where there are too many games, leave out the first ones."""
    sides = _sides([short(name) for name in race.names], t)
    said, balances = [t("race-alt", **_standing(race, sides)), *_outcome_lines(race, sides, t)], _balances(race, t)
    told = ((_order(race, at, sides[0], t), ", ".join(balances[at:])) for at in range(len(balances)))
    return first_that_fits((" ".join((*said, *games)) for games in (*told, ())), MAX_ALT)


def race_text(race: Race, t: Texts) -> str:
    """Write a race in words as markdown: the balance, how it ended, and then each game.

    Where there are too many games, leave out the first ones.
    """
    sides = _sides([plain(name) for name in race.names], t)
    said, lines = [t("race-text", **_standing(race, sides)), *_outcome_lines(race, sides, t)], _by_fives(race, t)
    told = ((_order(race, at * TOGETHER, sides[0], t), *lines[at:]) for at in range(len(lines)))
    return first_that_fits(("\n".join((*said, *games)) for games in (*told, ())), MAX_TEXT)


def _sides(names: Sequence[str], t: Texts) -> tuple[str, str]:
    first, second = (t("side-names", first=names[side], second=names[side + 2]) for side in (0, 1))
    return first, second


def _standing(race: Race, sides: tuple[str, str]) -> dict[str, object]:
    return {
        "goal": race.goal,
        "games": len(race.balances),
        "names0": sides[0],
        "names1": sides[1],
        "brcka0": race.last[0],
        "brcka1": race.last[1],
    }


def _outcome_lines(race: Race, sides: tuple[str, str], t: Texts) -> Iterator[str]:
    """Say how the series ended or who was first to have ten, and how much was taken."""
    winner = race.result.winner if race.result else None
    if race.result and winner is not None:
        # A single game is no series.
        won = {0: "race-says-won-single", 1: "race-says-won"}.get(race.result.won, "race-says-won-twice")
        yield t(won, names=sides[winner])
    elif race.first_to_ten is not None:
        yield t("race-says-drawn" if race.result else "race-says-first", names=sides[race.first_to_ten])
    for side in (0, 1):
        if taken := race.taken(side):
            yield t("race-says-took", names=sides[side], brcka=taken)


def _balances(race: Race, t: Texts) -> list[str]:
    return [t("race-balance", brcka0=ours, brcka1=theirs) for ours, theirs in race.balances]


def _order(race: Race, left_out: int, side: str, t: Texts) -> str:
    """Say which games are told, and which side is named first."""
    games = len(race.balances)
    if not left_out:
        return t("race-order", names=side)
    return t("race-order-last", told=games - left_out, games=games, names=side)


def _by_fives(race: Race, t: Texts) -> list[str]:
    """Write the balances, five games on a line."""
    balances, lines = _balances(race, t), []
    for since in range(0, len(balances), TOGETHER):
        told = balances[since : since + TOGETHER]
        if len(told) == 1:
            lines.append(t("race-one-game", game=since + 1, balance=told[0]))
        else:
            lines.append(t("race-some-games", first=since + 1, last=since + len(told), balances=", ".join(told)))
    return lines
