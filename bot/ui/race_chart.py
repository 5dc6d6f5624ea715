"""The race of a series to its goal as a picture, and the same numbers in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.ui.chart import KEY, Keys, chart_of_sides, draw_lines, draw_names, in_words, seat_names
from bot.ui.drawing import GREY, INK, PAPER, SIDES, drawable, together
from bot.ui.formatting import plain, side_names
from engine.brcka import SEATS, TEN, BrckaSeries
from engine.moves import Move
from engine.series import Prize, SeriesResult

KEYS: Final = Keys("race-order", "race-order-last", "race-one-game", "race-some-games")
SQUARE: Final = 7.0
"""The size in pixels of a square of the finish line."""


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


class RaceLabels(NamedTuple):
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
        t("race-games"), t("race-taken-away"), t("race-first-to-ten"), t("race-won"), t("race-won-twice"),
        t("race-drawn"), seat_names(SEATS, t),
    )  # fmt: skip


def race_chart(race: Race, labels: RaceLabels) -> bytes:
    """Draw the brčka of both sides after each game as two lines, and return the picture as PNG.

    Where brčka were taken from a side, its line goes down, and its mark is hollow.
    """
    lines = [race.line(side) for side in (0, 1)]
    chart = chart_of_sides(lines, labels.games, race.goal)
    if race.goal > TEN:
        chart.draw_level(TEN, INK, 3.5, dashes=(14, 9))
    for row in (0, 1):
        y = chart.y(race.goal) + (row - 0.5) * SQUARE
        chart.draw_line([(chart.left, y), (chart.right, y)], INK, SQUARE, (SQUARE, SQUARE), offset=row * SQUARE)
    draw_lines(chart, lines, changes=True)
    shown = [short(drawable(*both)) for both in zip(race.names, labels.seats, strict=True)]
    draw_names(chart, [(together(shown[side::2]), _fared(race, side, labels)) for side in (0, 1)])
    if race.taken(0) or race.taken(1):
        y = chart.height - KEY
        left = 975 - chart.draw_text((975, y), labels.taken, colour=GREY, anchor="end", room=600)
        for side in (0, 1):
            chart.draw_mark((left - 55 + 32 * side, y), side, 17, PAPER, edge=SIDES[side], edge_width=3.5)
    return chart.png()


def _fared(race: Race, side: int, labels: RaceLabels) -> str:
    if race.result is None:
        return labels.first if race.first_to_ten == side else ""
    if race.result.winner is None:
        return labels.drawn
    if race.result.winner != side:
        return ""
    return labels.won_twice if race.result.won > 1 else labels.won


def race_alt(race: Race, t: Texts) -> str:
    """Describe the picture of a race in words; where there are too many games, leave out the first ones."""
    return _in_words(race, list(map(short, race.names)), t, markdown=False)


def race_text(race: Race, t: Texts) -> str:
    """Write a race in words as markdown: the balance, how it ended, and then each game.

    Where there are too many games, leave out the first ones.
    """
    return _in_words(race, list(map(plain, race.names)), t, markdown=True)


def _in_words(race: Race, names: Sequence[str], t: Texts, *, markdown: bool) -> str:
    sides, games = [side_names(names[side::2], t) for side in (0, 1)], len(race.balances)
    standing = {"names0": sides[0], "names1": sides[1], "brcka0": race.last[0], "brcka1": race.last[1]}
    said = t("race-text" if markdown else "race-alt", goal=race.goal, games=games, **standing)
    told = [t("race-balance", brcka0=ours, brcka1=theirs) for ours, theirs in race.balances]
    return in_words([said, *_outcome_lines(race, sides, t)], told, sides[0], KEYS, t, markdown=markdown)


def _outcome_lines(race: Race, sides: Sequence[str], t: Texts) -> Iterator[str]:
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
