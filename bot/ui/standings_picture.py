"""The picture of the standings, and the same numbers in words.

`standings_picture` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.ui.drawing import (
    GREY,
    INK,
    LEFT,
    MAX_ALT,
    PAPER,
    SIZE,
    WIDTH,
    Canvas,
    drawable,
    first_that_fits,
    text_width,
)
from bot.ui.formatting import signed


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """The row of a player, or of a pair, in the standings."""

    place: int
    name: str
    rating: int | None
    series: tuple[int, ...]
    """How many series were won, drawn and lost; nothing in a game that has none."""
    games: tuple[int, ...]
    """How many games were won, drawn where that can be, and lost."""
    score: int
    """The brčka, points or chips, which may be negative."""
    partner: str | None = None
    """The name of a pair's second player."""


class Sign(StrEnum):
    """What stands for the score."""

    MATCHES = "matches"
    CHIPS = "chips"
    NOTHING = "nothing"


MAX_ROWS: Final = 10
FIGURES: Final = SIZE * 1.15
"""The size in pixels of the type for places and numbers."""
HEAD: Final = 66
"""The height in pixels of the line with the titles of the columns."""
ROW: Final = 104
"""The height in pixels of a row."""
EDGE: Final = 14
"""Pixels below the last row."""
NAMES_AT: Final = 96
ENDS: Final = (976, 806, 640)
"""Pixels from the left to the end of the columns, from the last one on."""
NAMES_END: Final = {3: 522, 2: 650, 1: 800}
"""Pixels from the left to the end of the names, by the number of columns beside them."""
COLUMN: Final = 150
"""The room in pixels of the figures of a column."""
BRIGHT: Final = "#242A35"
"""The background of every other row."""
MEDALS: Final = {1: "#E8C14A", 2: "#C9D1DB", 3: "#CF8E5B"}
WOOD, MATCH_HEAD = "#E6C99A", "#E5604D"
CHIP: Final = 22
"""The size of a chip in pixels."""
MATCH: Final = 12
"""Pixels from one matchstick to the next."""
FIVES: Final = 74
"""Pixels from one group of five matchsticks to the next."""
MANY: Final = 25
"""The most brčka that are drawn as matchsticks."""


@dataclass(frozen=True, slots=True)
class StandingsLabels:
    """The words on the standings."""

    score: str
    """What the score is: brčka, points or chips."""
    rating: str
    series: str
    games: str
    players: tuple[str, ...]
    """The names for players whose own names the type cannot write, by row."""
    sign: Sign = Sign.MATCHES


def standings_labels(t: Texts, sign: Sign = Sign.MATCHES) -> StandingsLabels:
    """Return the words on the standings in a language."""
    scores = {
        Sign.MATCHES: t("standings-picture-brcka"),
        Sign.CHIPS: t("standings-picture-chips"),
        Sign.NOTHING: t("standings-picture-points"),
    }
    return StandingsLabels(
        score=scores[sign],
        rating=t("standings-picture-rating"),
        series=t("standings-picture-series"),
        games=t("standings-picture-games"),
        players=tuple(t("standings-picture-nameless", row=row) for row in range(1, MAX_ROWS + 1)),
        sign=sign,
    )


def standings_picture(rows: Sequence[StandingsRow], labels: StandingsLabels) -> bytes:
    """Draw the standings as a table, and return the picture as PNG, 1000 pixels wide.

    The columns of ratings and series are left out where no row has any. Raise `ValueError` unless there are one to ten
    rows.
    """
    if not 1 <= len(rows) <= MAX_ROWS:
        raise ValueError("one to ten rows")
    canvas = Canvas(HEAD + ROW * len(rows) + EDGE)
    columns = _columns(rows, labels)
    _draw_heads(canvas, labels, columns)
    for at, row in enumerate(rows):
        _draw_row(canvas, row, at, labels, columns)
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of figures, from the left to the right."""

    head: str
    end: int
    """Pixels from the left to its end."""
    text: Callable[[StandingsRow], str]
    bold: bool = False
    room: int = COLUMN


def _columns(rows: Sequence[StandingsRow], labels: StandingsLabels) -> list[_Column]:
    """Return the columns that there is anything for."""
    ends = iter(ENDS)
    found = [_Column(labels.games, next(ends), lambda row: "–".join(map(str, row.games)))]
    if any(row.series for row in rows):
        found.append(_Column(labels.series, next(ends), lambda row: "–".join(map(str, row.series))))
    if any(row.rating is not None for row in rows):
        rating = _Column(labels.rating, next(ends), _rating, bold=True, room=105)
        found.append(rating)
    return found[::-1]


def _rating(row: StandingsRow) -> str:
    return "–" if row.rating is None else str(row.rating)


def _draw_heads(canvas: Canvas, labels: StandingsLabels, columns: Sequence[_Column]) -> None:
    for column in columns:
        canvas.draw_text((column.end, HEAD / 2), column.head, colour=GREY, anchor="end", room=140)
    left = _draw_sign(canvas, labels.sign, HEAD / 2)
    canvas.draw_text((left, HEAD / 2), labels.score, colour=GREY, room=300)


def _draw_row(canvas: Canvas, row: StandingsRow, at: int, labels: StandingsLabels, columns: Sequence[_Column]) -> None:
    top, middle = HEAD + ROW * at, HEAD + ROW * (at + 0.5)
    if at % 2 == 0:
        canvas.draw_rectangle(0, top, WIDTH, top + ROW, BRIGHT)
    _draw_place(canvas, row.place, middle)
    _draw_names(canvas, row, top + 31, labels.players[at], NAMES_END[len(columns)] - NAMES_AT)
    _draw_score(canvas, row.score, labels.sign, top + 76)
    for each in columns:
        text = each.text(row)
        canvas.draw_text((each.end, middle), text, size=FIGURES, anchor="end", bold=each.bold, room=each.room)


def _draw_place(canvas: Canvas, place: int, middle: float) -> None:
    medal = MEDALS.get(place)
    if medal:
        canvas.draw_mark((48, middle), 0, 58, medal, edge_width=0)
    colour = PAPER if medal else INK
    canvas.draw_text((48, middle), str(place), size=FIGURES, colour=colour, anchor="middle", bold=bool(medal), room=64)


def _draw_names(canvas: Canvas, row: StandingsRow, middle: float, otherwise: str, room: float) -> None:
    """Write the name, or both names of a pair, in large type; smaller or shortened where there is no room."""
    shown = [drawable(name, otherwise) for name in (row.name, row.partner) if name is not None]
    size, text = SIZE * 1.35, ""
    for length in range(max(map(len, shown)), 0, -1):
        text = " & ".join(f"{LEFT}{short(name, length)}{LEFT}" for name in shown)
        if text_width(text, size) <= 1.25 * room:
            break
    canvas.draw_text((NAMES_AT, middle), text, size=size, room=room)


def _draw_score(canvas: Canvas, score: int, sign: Sign, middle: float) -> None:
    """Draw matchsticks in fives and their number; where they are too many, one matchstick and the number.

    Of chips there is one and the number with its sign, and of points the number alone.
    """
    if sign is not Sign.MATCHES:
        text = signed(score) if sign is Sign.CHIPS else _whole(score)
        canvas.draw_text((_draw_sign(canvas, sign, middle), middle), text, colour=GREY)
        return
    many = score > MANY
    end = _draw_matches(canvas, NAMES_AT + 6, middle, 1 if many else score)
    canvas.draw_text((end, middle), f"× {score}" if many else _whole(score), colour=GREY)


def _draw_sign(canvas: Canvas, sign: Sign, middle: float) -> float:
    """Draw what stands for the score; return where the next thing may begin, in pixels from the left."""
    if sign is Sign.MATCHES:
        return _draw_matches(canvas, NAMES_AT + 6, middle, 1) - 2
    if sign is Sign.CHIPS:
        canvas.draw_mark((NAMES_AT + 12, middle), 0, CHIP, MEDALS[1], MEDALS[3], 3)
        return NAMES_AT + 34
    return NAMES_AT


def _whole(number: int) -> str:
    return str(number).replace("-", "−")


def _draw_matches(canvas: Canvas, left: float, middle: float, number: int) -> float:
    """Draw matchsticks in fives; return where the next thing may begin, in pixels from the left."""
    places = [left + FIVES * (at // 5) + MATCH * (at % 5) for at in range(number)]
    for x in places:
        canvas.draw_line([(x, middle - 13), (x, middle + 15)], WOOD, 4.7)
        canvas.draw_mark((x, middle - 13), 0, 8.6, MATCH_HEAD, edge_width=0)
    return places[-1] + 20 if places else left - 6


def standings_alt(rows: Sequence[StandingsRow], t: Texts) -> str:
    """Describe the picture of the ledger's standings in words; shorten names before leaving out rows."""
    return rows_alt(t("standings-alt"), rows, partial(_in_words, t=t), t)


def rows_alt(title: str, rows: Sequence[StandingsRow], write: Callable[[StandingsRow, str], str], t: Texts) -> str:
    """Describe a picture of standings: a title, and what `write` tells of each row with a name of its length."""
    shortened = [(length, len(rows)) for length in (20, 12)] + [(6, told) for told in range(len(rows), -1, -1)]
    return first_that_fits((_table(title, rows, write, length, told, t) for length, told in shortened), MAX_ALT)


def _table(
    title: str,
    rows: Sequence[StandingsRow],
    write: Callable[[StandingsRow, str], str],
    length: int,
    told: int,
    t: Texts,
) -> str:
    lines = [write(row, _named(row, length, t)) for row in rows[:told]]
    if told < len(rows):
        lines.append(t("standings-alt-more", rows=len(rows) - told))
    return " ".join((title, *lines))


def _named(row: StandingsRow, length: int, t: Texts) -> str:
    name = short(row.name, length)
    if row.partner is None:
        return name
    return t("side-names", first=name, second=short(row.partner, length))


def _in_words(row: StandingsRow, name: str, t: Texts) -> str:
    values = {
        "place": row.place,
        "name": name,
        "seriesWon": row.series[0],
        "seriesDrawn": row.series[1],
        "seriesLost": row.series[2],
        "gamesWon": row.games[0],
        "gamesLost": row.games[1],
        "brcka": _whole(row.score),
    }
    if row.rating is None:
        return t("standings-alt-row", **values)
    return t("standings-alt-row-rated", **values, rating=row.rating)
