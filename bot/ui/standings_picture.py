"""The picture of the standings, and the same numbers in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.ui.drawing import (
    GREY,
    INK,
    MAX_ALT,
    PAPER,
    SIZE,
    WIDTH,
    Canvas,
    drawable,
    first_that_fits,
    text_width,
    together,
)
from bot.ui.formatting import side_names, signed, whole_number


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
HEAD, ROW, EDGE = 66, 104, 14
"""The height in pixels of the line with the titles of the columns, of a row, and of what is below the last one."""
NAMES_AT: Final = 96
NAMES_END: Final = {3: 522, 2: 650, 1: 800}
"""Pixels from the left to the end of the names, by the number of columns beside them."""
COLUMNS: Final = ((976, 150), (806, 150), (640, 105))
"""Pixels from the left to the end of the columns, from the last one on, and the room of their figures."""
BRIGHT: Final = "#242A35"
"""The background of every other row."""
MEDALS: Final = {1: "#E8C14A", 2: "#C9D1DB", 3: "#CF8E5B"}
WOOD, MATCH_HEAD = "#E6C99A", "#E5604D"
MATCH, FIVES = 12, 74
"""Pixels from one matchstick to the next, and from one group of five to the next."""
MANY: Final = 25
"""The most brčka that are drawn as matchsticks."""


class StandingsLabels(NamedTuple):
    """The words on the standings."""

    score: str
    """What the score is: brčka, points or chips."""
    rating: str
    series: str
    games: str
    players: tuple[str, ...]
    """The names for players whose own names the type cannot write, by row."""
    sign: Sign


def standings_labels(t: Texts, sign: Sign = Sign.MATCHES) -> StandingsLabels:
    """Return the words on the standings in a language."""
    scores = {
        Sign.MATCHES: t("standings-picture-brcka"),
        Sign.CHIPS: t("standings-picture-chips"),
        Sign.NOTHING: t("standings-picture-points"),
    }
    figures = t("standings-picture-rating"), t("standings-picture-series"), t("standings-picture-games")
    players = tuple(t("standings-picture-nameless", row=row) for row in range(1, MAX_ROWS + 1))
    return StandingsLabels(scores[sign], *figures, players, sign)


def standings_picture(rows: Sequence[StandingsRow], labels: StandingsLabels) -> bytes:
    """Draw the standings as a table, and return the picture as PNG, 1000 pixels wide.

    The columns of ratings and series are left out where no row has any. Raise `ValueError` unless there are one to ten
    rows.
    """
    if not 1 <= len(rows) <= MAX_ROWS:
        raise ValueError("one to ten rows")
    canvas, columns = Canvas(HEAD + ROW * len(rows) + EDGE), list(_columns(rows, labels))
    canvas.draw_text((_draw_sign(canvas, labels.sign, HEAD / 2), HEAD / 2), labels.score, colour=GREY, room=300)
    for (end, _), (head, _) in zip(COLUMNS, columns, strict=False):
        canvas.draw_text((end, HEAD / 2), head, colour=GREY, anchor="end", room=140)
    for at, row in enumerate(rows):
        top, middle = HEAD + ROW * at, HEAD + ROW * (at + 0.5)
        if at % 2 == 0:
            canvas.draw_rectangle(0, top, WIDTH, top + ROW, BRIGHT)
        _draw_place(canvas, row.place, middle)
        _draw_names(canvas, row, top + 31, labels.players[at], NAMES_END[len(columns)] - NAMES_AT)
        _draw_score(canvas, row.score, labels.sign, top + 76)
        for (end, room), (head, figures) in zip(COLUMNS, columns, strict=False):
            bold = head == labels.rating
            canvas.draw_text((end, middle), figures[at], size=FIGURES, anchor="end", bold=bold, room=room)
    return canvas.png()


def _columns(rows: Sequence[StandingsRow], labels: StandingsLabels) -> Iterator[tuple[str, list[str]]]:
    """Yield the head and the figures of the columns that there is anything for, from the last one on."""
    yield labels.games, ["–".join(map(str, row.games)) for row in rows]
    if any(row.series for row in rows):
        yield labels.series, ["–".join(map(str, row.series)) for row in rows]
    if any(row.rating is not None for row in rows):
        yield labels.rating, ["–" if row.rating is None else str(row.rating) for row in rows]


def _draw_place(canvas: Canvas, place: int, middle: float) -> None:
    medal = MEDALS.get(place)
    if medal:
        canvas.draw_mark((48, middle), 0, 58, medal, edge_width=0)
    colour = PAPER if medal else INK
    canvas.draw_text((48, middle), str(place), size=FIGURES, colour=colour, anchor="middle", bold=bool(medal), room=64)


def _draw_names(canvas: Canvas, row: StandingsRow, middle: float, otherwise: str, room: float) -> None:
    """Write the name, or both names of a pair, in large type; smaller or shortened where there is no room."""
    shown = [drawable(name, otherwise) for name in (row.name, row.partner) if name is not None]
    size, longest = SIZE * 1.35, max(map(len, shown))
    texts = [together(short(name, length) for name in shown) for length in range(longest, 0, -1)]
    fitting = next((text for text in texts if text_width(text, size) <= 1.25 * room), texts[-1])
    canvas.draw_text((NAMES_AT, middle), fitting, size=size, room=room)


def _draw_score(canvas: Canvas, score: int, sign: Sign, middle: float) -> None:
    """Draw matchsticks in fives and their number; where they are too many, one matchstick and the number.

    Of chips there is one and the number with its sign, and of points the number alone.
    """
    if sign is Sign.MATCHES:
        many = score > MANY
        end, text = _draw_matches(canvas, middle, 1 if many else score), f"× {score}" if many else whole_number(score)
    else:
        end, text = _draw_sign(canvas, sign, middle), (signed if sign is Sign.CHIPS else whole_number)(score)
    canvas.draw_text((end, middle), text, colour=GREY)


def _draw_sign(canvas: Canvas, sign: Sign, middle: float) -> float:
    """Draw what stands for the score; return where the next thing may begin, in pixels from the left."""
    if sign is Sign.MATCHES:
        return _draw_matches(canvas, middle, 1)
    if sign is Sign.CHIPS:
        canvas.draw_mark((NAMES_AT + 12, middle), 0, 22, MEDALS[1], MEDALS[3], 3)
        return NAMES_AT + 34
    return NAMES_AT


def _draw_matches(canvas: Canvas, middle: float, number: int) -> float:
    """Draw matchsticks in fives; return where the next thing may begin, in pixels from the left."""
    places = [NAMES_AT + 6 + FIVES * (at // 5) + MATCH * (at % 5) for at in range(number)]
    for x in places:
        canvas.draw_line([(x, middle - 13), (x, middle + 15)], WOOD, 4.7)
        canvas.draw_mark((x, middle - 13), 0, 8.6, MATCH_HEAD, edge_width=0)
    return places[-1] + 20 if places else NAMES_AT


def standings_alt(rows: Sequence[StandingsRow], t: Texts) -> str:
    """Describe the picture of the ledger's standings in words; shorten names before leaving out rows."""
    return rows_alt(t("standings-alt"), rows, partial(_in_words, t=t), t)


def rows_alt(title: str, rows: Sequence[StandingsRow], write: Callable[[StandingsRow, str], str], t: Texts) -> str:
    """Describe a picture of standings: a title, and what `write` tells of each row with a name of its length."""

    def described(length: int, told: int) -> str:
        named = [
            side_names([short(name, length) for name in (row.name, row.partner) if name is not None], t)
            for row in rows[:told]
        ]
        left_out = [t("standings-alt-more", rows=len(rows) - told)] if told < len(rows) else []
        return " ".join([title, *map(write, rows, named), *left_out])

    shortened = [(length, len(rows)) for length in (20, 12)] + [(6, told) for told in range(len(rows), -1, -1)]
    return first_that_fits((described(*each) for each in shortened), MAX_ALT)


def _in_words(row: StandingsRow, name: str, t: Texts) -> str:
    values = {
        "place": row.place,
        "name": name,
        "seriesWon": row.series[0],
        "seriesDrawn": row.series[1],
        "seriesLost": row.series[2],
        "gamesWon": row.games[0],
        "gamesLost": row.games[1],
        "brcka": whole_number(row.score),
    }
    if row.rating is None:
        return t("standings-alt-row", **values)
    return t("standings-alt-row-rated", **values, rating=row.rating)
