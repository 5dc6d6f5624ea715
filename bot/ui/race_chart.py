"""The ledger in pictures, and the same numbers in words: a series as a race to its goal, and the standings.

`race_chart` and `standings_picture` take nothing but plain values, so that they can run in another process: drawing
takes a good part of a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bot.i18n.texts import Texts
from bot.ui.drawing import (
    DPI,
    FAINT,
    GREY,
    INK,
    LEFT,
    MARKS,
    MAX_ALT,
    PAPER,
    SIDES,
    SIZE,
    WIDTH,
    drawable,
    fit,
    paper,
    png,
)
from bot.ui.formatting import bare, plain, short
from engine.moves import Move
from engine.series import SeriesResult
from engine.stovkahra.moves import Outcome
from engine.stovkahra.rules import SEATS, TEN
from engine.stovkahra.series import Series

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text
    from matplotlib.transforms import Transform

HEIGHT: Final = 560
"""Pixels of a race."""
MAX_TEXT: Final = 1500
"""Characters of a race in words."""
TOGETHER: Final = 5
"""Games told on one line."""
KEY_LINE: Final = 0.052
"""Height of the key, of the whole picture."""
POINT: Final = DPI / 72
"""Pixels."""

# The race


@dataclass(frozen=True, slots=True)
class Race:
    """A series as far as it has come."""

    names: tuple[str, str, str, str]
    """Seat 0 first, clockwise; partners are 0 and 2, 1 and 3."""
    goal: int
    """Brčka that end the series: 10 or 20."""
    balances: tuple[tuple[int, int], ...]
    """Brčka of each side after each game, in order."""
    first_to_ten: int | None = None
    """The side that had ten first."""
    result: SeriesResult | None = None
    """How the series ended; `None` where it has not."""

    @property
    def last(self) -> tuple[int, int]:
        """Brčka of each side now."""
        return self.balances[-1] if self.balances else (0, 0)

    def line(self, side: int) -> list[int]:
        """Brčka of a side before the first game, and after each."""
        return [0, *(balance[side] for balance in self.balances)]

    def taken(self, side: int) -> int:
        """Brčka that a side has taken from the other."""
        return sum(max(0, before - after) for before, after in pairwise(self.line(1 - side)))


def race_of(names: tuple[str, str, str, str], goal: int, games: Iterable[tuple[Outcome, Move]]) -> Race:
    """The race of these games and choices; raises `IllegalMove` where one cannot follow on the others."""
    series, balances = Series(10 if goal == TEN else 20), []
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
    """What stands for a name that the type has no letters for."""


def race_labels(t: Texts) -> RaceLabels:
    """The words on a race, in a language."""
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
    """A PNG: the brčka of both sides after each game, as two lines on their way to the goal.

    A line that goes down was taken from; its mark there is hollow.
    """
    figure = paper(HEIGHT)
    axes = figure.add_axes((0.075, 0.15, 0.905, 0.665), facecolor=PAPER)
    _draw_course(axes, race, labels)
    for side in (0, 1):
        _draw_line(axes, race, side)
    _draw_ends(axes, race)
    for side in (0, 1):
        _draw_side(figure, race, side, labels)
    if race.taken(0) or race.taken(1):
        _draw_key(figure, labels)
    return png(figure)


def _reach(race: Race) -> int:
    """Games on the chart: no series is shorter than the goal in games of two brčka."""
    return max(len(race.balances), race.goal // 2)


def _draw_course(axes: Axes, race: Race, labels: RaceLabels) -> None:
    games, top = _reach(race), max(race.goal, *race.line(0), *race.line(1))
    axes.set_xlim(0, 1.075 * games)
    axes.set_ylim(-0.06 * race.goal, top + 0.07 * race.goal)
    up, across = 2 if race.goal == TEN else 5, _round_step(games)
    axes.set_yticks(range(0, race.goal + 1, up))
    axes.set_xticks(range(across, games + 1, across))
    axes.tick_params(colors=INK, labelsize=SIZE, length=0, pad=6)
    axes.hlines(range(0, race.goal, up), 0, games, colors=FAINT, linewidth=1.2, zorder=1)
    if race.goal > TEN:
        axes.hlines(TEN, 0, games, colors=INK, linewidth=2.5, linestyle=(0, (4, 2.5)), zorder=1)
    _draw_finish(axes, race.goal, games)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_xlabel(labels.games, color=INK, fontsize=SIZE, labelpad=3, loc="left", parse_math=False)


def _round_step(games: int) -> int:
    """A round number of games, so that at most ten stand below the chart."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if games / step <= 10:
                return step
        size *= 10


def _draw_finish(axes: Axes, goal: int, games: int) -> None:
    """A chequered line: two rows of squares, one half a pattern behind the other."""
    for row in (0, 1):
        moved = _moved(axes, (row - 0.5) * 5)
        axes.hlines(goal, 0, games, colors=INK, linewidth=5, linestyle=(row, (1, 1)), transform=moved, zorder=1)


def _moved(axes: Axes, points: float) -> Transform:
    """Places on the chart, so many points higher."""
    from matplotlib.transforms import ScaledTranslation

    figure = axes.get_figure(root=True)
    assert figure is not None
    return axes.transData + ScaledTranslation(0, points / 72, figure.dpi_scale_trans)


def _draw_line(axes: Axes, race: Race, side: int) -> None:
    """A side's brčka; where both sides have as many, the lines run side by side."""
    line, colour, beside = race.line(side), SIDES[side], _moved(axes, -2 if side else 2)
    axes.step(range(len(line)), line, color=colour, linewidth=4, where="post", transform=beside, zorder=3)
    size = _mark_size(race)
    changed = [game for game in range(1, len(line)) if line[game] != line[game - 1]]
    for game in changed:
        filled = line[game] > line[game - 1]
        axes.plot(
            game,
            line[game],
            MARKS[side],
            color=colour if filled else PAPER,
            markersize=size,
            markeredgecolor=PAPER if filled else colour,
            markeredgewidth=size / 10 if filled else size / 5,
            transform=beside,
            zorder=4,
        )


def _mark_size(race: Race) -> float:
    """Points: marks of neighbouring games do not touch."""
    apart = 0.9 * WIDTH / POINT / _reach(race)
    return min(15.0, max(4.0, 0.8 * apart))


def _draw_ends(axes: Axes, race: Race) -> None:
    """Writes the last values beside the lines, apart even where they are the same."""
    from matplotlib.patheffects import withStroke

    game = len(race.balances)
    bottom, top = axes.get_ylim()
    per_point = (top - bottom) / (axes.get_position().height * HEIGHT / POINT)
    upper = 0 if race.last[0] >= race.last[1] else 1
    push = max(0.0, 26 - abs(race.last[0] - race.last[1]) / per_point) / 2
    for side in (0, 1):
        axes.annotate(
            str(race.last[side]),
            (game, race.last[side]),
            xytext=(14, push if side == upper else -push),
            textcoords="offset points",
            ha="left",
            va="center",
            color=SIDES[side],
            fontsize=SIZE * 1.2,
            fontweight="bold",
            path_effects=[withStroke(linewidth=5, foreground=PAPER)],
            zorder=6,
        )


def _draw_side(figure: Figure, race: Race, side: int, labels: RaceLabels) -> None:
    """Who a side is, with its mark, and how it fared."""
    from matplotlib.lines import Line2D

    height = 0.945 - 0.085 * side
    mark = Line2D((0.035,), (height,), color=SIDES[side], marker=MARKS[side], markersize=15)
    figure.add_artist(mark)
    shown = [short(drawable(race.names[seat], labels.seats[seat])) for seat in (side, side + 2)]
    fared = _fared(race, side, labels)
    words = figure.text(0.065, height, f"{LEFT}{shown[0]}{LEFT} & {LEFT}{shown[1]}", va="center", parse_math=False)
    words.set(color=SIDES[side], fontsize=SIZE)
    fit(words, (0.64 if fared else 0.91) * WIDTH)
    if fared:
        ending = figure.text(0.975, height, fared, ha="right", va="center", parse_math=False)
        ending.set(color=INK, fontsize=SIZE, fontweight="bold")
        fit(ending, 0.25 * WIDTH)


def _fared(race: Race, side: int, labels: RaceLabels) -> str:
    if race.result is None:
        return labels.first if race.first_to_ten == side else ""
    if race.result.winner is None:
        return labels.drawn
    if race.result.winner != side:
        return ""
    return labels.won if race.result.won == 1 else labels.won_twice


def _draw_key(figure: Figure, labels: RaceLabels) -> None:
    """What a hollow mark means, in the lower right corner."""
    from matplotlib.lines import Line2D

    words = figure.text(0.975, KEY_LINE, labels.taken, ha="right", va="center", parse_math=False)
    words.set(color=GREY, fontsize=SIZE)
    fit(words, 0.6 * WIDTH)
    left = words.get_window_extent().x0 / WIDTH
    for side in (0, 1):
        mark = Line2D((left - 0.055 + 0.032 * side,), (KEY_LINE,), color=PAPER, marker=MARKS[side], markersize=12)
        mark.set(markeredgecolor=SIDES[side], markeredgewidth=2.5)
        figure.add_artist(mark)


# The standings


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A player's line of the standings, or a pair's."""

    place: int
    name: str
    rating: int | None
    series: tuple[int, int, int]
    """Won, drawn, lost."""
    games: tuple[int, int]
    """Won, lost."""
    brcka: int
    """Below zero where more were taken back than won."""
    partner: str | None = None
    """The other name of a pair."""


MAX_ROWS: Final = 10
HEAD: Final = 66
"""Pixels of the line with the heads of the columns."""
ROW: Final = 104
"""Pixels of a row."""
EDGE: Final = 14
"""Pixels below the last row."""
NAMES_AT: Final = 96
RIGHT: Final = {"games": 976, "series": 806, "rating": 640}
"""Pixels from the left at which a column ends."""
NAMES_END: Final = {True: 522, False: 650}
"""Pixels from the left at which the names end, with ratings and without."""
BRIGHT: Final = "#242A35"
"""The paper of every other row."""
MEDALS: Final = {1: "#E8C14A", 2: "#C9D1DB", 3: "#CF8E5B"}
WOOD, MATCH_HEAD = "#E6C99A", "#E5604D"
MATCH: Final = 12
"""Pixels from one matchstick to the next."""
FIVES: Final = 74
"""Pixels from one five of matchsticks to the next."""
MANY: Final = 25
"""Brčka that are drawn as matchsticks at most."""


@dataclass(frozen=True, slots=True)
class StandingsLabels:
    """The words on the standings."""

    brcka: str
    rating: str
    series: str
    games: str
    players: tuple[str, ...]
    """What stands, row by row, for a name that the type has no letters for."""


def standings_labels(t: Texts) -> StandingsLabels:
    """The words on the standings, in a language."""
    return StandingsLabels(
        brcka=t("standings-picture-brcka"),
        rating=t("standings-picture-rating"),
        series=t("standings-picture-series"),
        games=t("standings-picture-games"),
        players=tuple(t("standings-picture-nameless", row=row) for row in range(1, MAX_ROWS + 1)),
    )


def standings_picture(rows: Sequence[StandingsRow], labels: StandingsLabels) -> bytes:
    """A PNG, 1000 pixels wide: the standings as a table; without ratings where no row has one.

    Raises `ValueError` unless there are one to ten rows.
    """
    if not 1 <= len(rows) <= MAX_ROWS:
        raise ValueError("one to ten rows")
    height = HEAD + ROW * len(rows) + EDGE
    figure = paper(height)
    axes = figure.add_axes((0, 0, 1, 1), facecolor=PAPER)
    axes.set_axis_off()
    # Pixels, counted from the top.
    axes.set_xlim(0, WIDTH)
    axes.set_ylim(height, 0)
    rated = any(row.rating is not None for row in rows)
    _draw_heads(axes, labels, rated)
    for at, row in enumerate(rows):
        _draw_row(axes, row, at, labels.players[at], rated)
    return png(figure)


def _draw_heads(axes: Axes, labels: StandingsLabels, rated: bool) -> None:
    heads = {"games": labels.games, "series": labels.series}
    if rated:
        heads["rating"] = labels.rating
    for column, head in heads.items():
        words = _write(axes, RIGHT[column], HEAD / 2, head, SIZE, GREY, "right")
        fit(words, 140)
    _draw_matches(axes, NAMES_AT + 6, HEAD / 2, 1)
    fit(_write(axes, NAMES_AT + 24, HEAD / 2, labels.brcka, SIZE, GREY), 300)


def _draw_row(axes: Axes, row: StandingsRow, at: int, otherwise: str, rated: bool) -> None:
    top = HEAD + ROW * at
    if at % 2 == 0:
        axes.axhspan(top, top + ROW, color=BRIGHT, linewidth=0, zorder=0)
    _draw_place(axes, row.place, top + ROW / 2)
    _draw_names(axes, row, top + 31, otherwise, NAMES_END[rated] - NAMES_AT)
    _draw_brcka(axes, row.brcka, top + 76)
    series, games = "–".join(map(str, row.series)), "–".join(map(str, row.games))
    fit(_write(axes, RIGHT["series"], top + ROW / 2, series, SIZE * 1.15, INK, "right"), 150)
    fit(_write(axes, RIGHT["games"], top + ROW / 2, games, SIZE * 1.15, INK, "right"), 150)
    if rated:
        rating = "–" if row.rating is None else str(row.rating)
        words = _write(axes, RIGHT["rating"], top + ROW / 2, rating, SIZE * 1.15, INK, "right")
        words.set_fontweight("bold")
        fit(words, 105)


def _write(axes: Axes, x: float, y: float, text: str, size: float, colour: str, side: str = "left") -> Text:
    words = axes.text(x, y, text, va="center_baseline", parse_math=False)
    words.set(color=colour, fontsize=size, horizontalalignment=side)
    return words


def _draw_place(axes: Axes, place: int, middle: float) -> None:
    medal = MEDALS.get(place)
    if medal:
        axes.plot(48, middle, "o", color=medal, markersize=58 / POINT, markeredgewidth=0)
    words = axes.text(48, middle, str(place), ha="center", va="center_baseline")
    words.set(color=PAPER if medal else INK, fontsize=SIZE * 1.2, fontweight="bold" if medal else "normal")
    fit(words, 64)


def _draw_names(axes: Axes, row: StandingsRow, middle: float, otherwise: str, width: float) -> None:
    """The name, or both of a pair, in large type that gets smaller, and then in fewer letters."""
    shown = [drawable(name, otherwise) for name in (row.name, row.partner) if name is not None]
    words = _write(axes, NAMES_AT, middle, "", SIZE * 1.35, INK)
    for length in range(max(map(len, shown)), 0, -1):
        words.set_text(" & ".join(f"{LEFT}{_clipped(name, length)}{LEFT}" for name in shown))
        if words.get_window_extent().width <= 1.25 * width:
            break
    fit(words, width)


def _clipped(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + "…"


def _draw_brcka(axes: Axes, brcka: int, middle: float) -> None:
    """Matchsticks in fives, and their number; where they would be too many, one match and the number."""
    many = brcka > MANY
    end = _draw_matches(axes, NAMES_AT + 6, middle, 1 if many else brcka)
    _write(axes, end, middle, f"× {brcka}" if many else _whole(brcka), SIZE, GREY)


def _whole(number: int) -> str:
    return str(number).replace("-", "−")


def _draw_matches(axes: Axes, left: float, middle: float, number: int) -> float:
    """Draws so many matchsticks, in fives; where what follows them may begin, in pixels from the left."""
    places = [left + FIVES * (at // 5) + MATCH * (at % 5) for at in range(number)]
    axes.vlines(places, middle - 13, middle + 15, colors=WOOD, linewidth=3.4)
    axes.plot(places, [middle - 13] * len(places), "o", color=MATCH_HEAD, markersize=6.2, markeredgewidth=0)
    return places[-1] + 20 if places else left - 6


# In words


def race_alt(race: Race, t: Texts) -> str:
    """What a race shows, for its description; where there are too many games the first are left out."""
    sides = _sides([short(name) for name in race.names], t)
    said, balances = [t("race-alt", **_standing(race, sides)), *_said(race, sides, t)], _balances(race, t)
    told = ((_order(race, at, sides[0], t), ", ".join(balances[at:])) for at in range(len(balances)))
    return _first_that_fits((" ".join((*said, *games)) for games in (*told, ())), MAX_ALT)


def race_text(race: Race, t: Texts) -> str:
    """A race in words, as markdown: how it stands, how it ended, then game by game.

    Where there are too many games the first are left out.
    """
    sides = _sides([plain(name) for name in race.names], t)
    said, lines = [t("race-text", **_standing(race, sides)), *_said(race, sides, t)], _by_fives(race, t)
    told = ((_order(race, at * TOGETHER, sides[0], t), *lines[at:]) for at in range(len(lines)))
    return _first_that_fits(("\n".join((*said, *games)) for games in (*told, ())), MAX_TEXT)


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


def _said(race: Race, sides: tuple[str, str], t: Texts) -> Iterator[str]:
    """How the series ended, or who was first to ten; what was taken."""
    winner = race.result.winner if race.result else None
    if race.result and winner is not None:
        yield t("race-says-won" if race.result.won == 1 else "race-says-won-twice", names=sides[winner])
    elif race.first_to_ten is not None:
        yield t("race-says-drawn" if race.result else "race-says-first", names=sides[race.first_to_ten])
    for side in (0, 1):
        if taken := race.taken(side):
            yield t("race-says-took", names=sides[side], brcka=taken)


def _balances(race: Race, t: Texts) -> list[str]:
    return [t("race-balance", brcka0=ours, brcka1=theirs) for ours, theirs in race.balances]


def _order(race: Race, left_out: int, side: str, t: Texts) -> str:
    """Of which games is told, and which side is named first."""
    games = len(race.balances)
    if not left_out:
        return t("race-order", names=side)
    return t("race-order-last", told=games - left_out, games=games, names=side)


def _by_fives(race: Race, t: Texts) -> list[str]:
    """The balances, five games on a line."""
    balances, lines = _balances(race, t), []
    for since in range(0, len(balances), TOGETHER):
        told = balances[since : since + TOGETHER]
        if len(told) == 1:
            lines.append(t("race-one-game", game=since + 1, balance=told[0]))
        else:
            lines.append(t("race-some-games", first=since + 1, last=since + len(told), balances=", ".join(told)))
    return lines


def standings_alt(rows: Sequence[StandingsRow], t: Texts) -> str:
    """What the picture of the standings shows, for its description: names are shortened before a row is left out."""
    shortened = [(length, len(rows)) for length in (20, 12)] + [(6, told) for told in range(len(rows), -1, -1)]
    return _first_that_fits((_table(rows, length, told, t) for length, told in shortened), MAX_ALT)


def _table(rows: Sequence[StandingsRow], length: int, told: int, t: Texts) -> str:
    lines = [_row(row, length, t) for row in rows[:told]]
    if told < len(rows):
        lines.append(t("standings-alt-more", rows=len(rows) - told))
    return " ".join((t("standings-alt"), *lines))


def _row(row: StandingsRow, length: int, t: Texts) -> str:
    name = _clipped(bare(row.name), length)
    if row.partner is not None:
        name = t("side-names", first=name, second=_clipped(bare(row.partner), length))
    values = {
        "place": row.place,
        "name": name,
        "seriesWon": row.series[0],
        "seriesDrawn": row.series[1],
        "seriesLost": row.series[2],
        "gamesWon": row.games[0],
        "gamesLost": row.games[1],
        "brcka": _whole(row.brcka),
    }
    if row.rating is None:
        return t("standings-alt-row", **values)
    return t("standings-alt-row-rated", **values, rating=row.rating)


def _first_that_fits(texts: Iterable[str], limit: int) -> str:
    """The first of these texts that Discord counts as no longer than that."""
    return next(text for text in texts if len(text.encode("utf-16-le")) // 2 <= limit)
