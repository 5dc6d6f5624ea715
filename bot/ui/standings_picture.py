"""The picture of the standings, and the same numbers in words.

`standings_picture` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.names import bare
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


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """The row of a player, or of a pair, in the standings."""

    place: int
    name: str
    rating: int | None
    series: tuple[int, int, int]
    """How many series were won, drawn and lost."""
    games: tuple[int, int]
    """How many games were won and lost."""
    brcka: int
    """The brčka; negative where corrections took more than was won."""
    partner: str | None = None
    """The name of a pair's second player."""


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
RIGHT: Final = {"games": 976, "series": 806, "rating": 640}
"""Pixels from the left to the end of each column."""
NAMES_END: Final = {True: 522, False: 650}
"""Pixels from the left to the end of the names, with and without ratings."""
BRIGHT: Final = "#242A35"
"""The background of every other row."""
MEDALS: Final = {1: "#E8C14A", 2: "#C9D1DB", 3: "#CF8E5B"}
WOOD, MATCH_HEAD = "#E6C99A", "#E5604D"
MATCH: Final = 12
"""Pixels from one matchstick to the next."""
FIVES: Final = 74
"""Pixels from one group of five matchsticks to the next."""
MANY: Final = 25
"""The most brčka that are drawn as matchsticks."""


@dataclass(frozen=True, slots=True)
class StandingsLabels:
    """The words on the standings."""

    brcka: str
    rating: str
    series: str
    games: str
    players: tuple[str, ...]
    """The names for players whose own names the type cannot write, by row."""


def standings_labels(t: Texts) -> StandingsLabels:
    """Return the words on the standings in a language."""
    return StandingsLabels(
        brcka=t("standings-picture-brcka"),
        rating=t("standings-picture-rating"),
        series=t("standings-picture-series"),
        games=t("standings-picture-games"),
        players=tuple(t("standings-picture-nameless", row=row) for row in range(1, MAX_ROWS + 1)),
    )


def standings_picture(rows: Sequence[StandingsRow], labels: StandingsLabels) -> bytes:
    """Draw the standings as a table, and return the picture as PNG, 1000 pixels wide.

    The column of ratings is left out where no row has one. Raise `ValueError` unless there are one to ten rows.
    """
    if not 1 <= len(rows) <= MAX_ROWS:
        raise ValueError("one to ten rows")
    canvas = Canvas(HEAD + ROW * len(rows) + EDGE)
    rated = any(row.rating is not None for row in rows)
    _draw_heads(canvas, labels, rated)
    for at, row in enumerate(rows):
        _draw_row(canvas, row, at, labels.players[at], rated)
    return canvas.png()


def _draw_heads(canvas: Canvas, labels: StandingsLabels, rated: bool) -> None:
    heads = {"games": labels.games, "series": labels.series}
    if rated:
        heads["rating"] = labels.rating
    for column, head in heads.items():
        canvas.draw_text((RIGHT[column], HEAD / 2), head, colour=GREY, anchor="end", room=140)
    _draw_matches(canvas, NAMES_AT + 6, HEAD / 2, 1)
    canvas.draw_text((NAMES_AT + 24, HEAD / 2), labels.brcka, colour=GREY, room=300)


def _draw_row(canvas: Canvas, row: StandingsRow, at: int, otherwise: str, rated: bool) -> None:
    top, middle = HEAD + ROW * at, HEAD + ROW * (at + 0.5)
    if at % 2 == 0:
        canvas.draw_rectangle(0, top, WIDTH, top + ROW, BRIGHT)
    _draw_place(canvas, row.place, middle)
    _draw_names(canvas, row, top + 31, otherwise, NAMES_END[rated] - NAMES_AT)
    _draw_brcka(canvas, row.brcka, top + 76)
    for column, numbers in (("series", row.series), ("games", row.games)):
        text = "–".join(map(str, numbers))
        canvas.draw_text((RIGHT[column], middle), text, size=FIGURES, anchor="end", room=150)
    if rated:
        rating = "–" if row.rating is None else str(row.rating)
        canvas.draw_text((RIGHT["rating"], middle), rating, size=FIGURES, anchor="end", bold=True, room=105)


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
        text = " & ".join(f"{LEFT}{_clipped(name, length)}{LEFT}" for name in shown)
        if text_width(text, size) <= 1.25 * room:
            break
    canvas.draw_text((NAMES_AT, middle), text, size=size, room=room)


def _clipped(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + "…"


def _draw_brcka(canvas: Canvas, brcka: int, middle: float) -> None:
    """Draw matchsticks in fives and their number; where they are too many, one matchstick and the number."""
    many = brcka > MANY
    end = _draw_matches(canvas, NAMES_AT + 6, middle, 1 if many else brcka)
    canvas.draw_text((end, middle), f"× {brcka}" if many else _whole(brcka), colour=GREY)


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
    """Describe the picture of the standings in words; shorten names before leaving out rows."""
    shortened = [(length, len(rows)) for length in (20, 12)] + [(6, told) for told in range(len(rows), -1, -1)]
    return first_that_fits((_table(rows, length, told, t) for length, told in shortened), MAX_ALT)


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
