"""The picture of a whole pack: a row for each rank with its name and points, a column for each suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.cards import PNG, suit_name
from bot.i18n.texts import Texts
from bot.model.names import cut
from bot.ui.drawing import GREY, MAX_ALT, WIDTH, Canvas
from engine.cards.pack import PackCard

MARGIN: Final = 24.0
LABEL: Final = 256.0
"""The width of the names and points of the ranks."""
COLUMN: Final = (WIDTH - 2 * MARGIN - LABEL) / 4
HEAD: Final = 160.0
"""The height of the signs and names of the suits."""
ROW: Final = 146.0
FACE: Final = 128.0
"""The side of a card's face, which is the size of its picture: larger ones would be twice as many bytes."""
SIGN: Final = 76.0
NAME, POINTS = 42.0, 34.0
"""The sizes of the type, which a phone shows two and a half times smaller."""


@dataclass(frozen=True, slots=True)
class PackRow:
    """The cards of one rank."""

    name: str
    points: str
    faces: tuple[str, ...]
    """The names of the pictures of its cards, suit by suit."""


@dataclass(frozen=True, slots=True)
class PackWords:
    """What stands in the picture of a pack."""

    suits: tuple[tuple[str, str], ...]
    """The name of the picture of each suit's sign, and its name in words."""
    rows: tuple[PackRow, ...]
    """The ranks from high to low."""


def pack_words(cards: type[PackCard], t: Texts) -> PackWords:
    """Return what stands in the picture of a pack for a reader of these texts."""
    deck = t.symbols.deck
    suits = tuple((suit_name(deck, suit), t("pack-suit", suit=suit)) for suit in cards.suits)
    rows = [
        PackRow(
            t.rank(rank),
            t("pack-points", points=rank.points),
            tuple(t.face(cards.of(suit, rank)) for suit in cards.suits),
        )
        for rank in reversed(cards.ranks)
    ]
    return PackWords(suits, tuple(rows))


def pack_of(words: PackWords) -> str:
    """Return whose pictures these are: `german`, `tell`, `french` or `trappola`."""
    return words.rows[0].faces[0].partition("_")[0]


def pack_alt(words: PackWords, t: Texts) -> str:
    """Describe the picture for people who cannot see it."""
    suits, ranks = (name for _, name in words.suits), (f"{row.name} ({row.points})" for row in words.rows)
    return cut(t("pack-alt", suits=", ".join(suits), ranks=", ".join(ranks)), MAX_ALT)


def pack_picture(words: PackWords) -> bytes:
    """Draw every card of a pack with its name and points, as PNG."""
    canvas = Canvas(HEAD + ROW * len(words.rows) + MARGIN)
    for column, (sign, name) in enumerate(words.suits):
        middle = _middle(column)
        canvas.paste(middle - SIGN / 2, MARGIN, SIGN, _png(sign))
        canvas.draw_text((middle, MARGIN + SIGN + 26), name, size=POINTS, anchor="middle", room=COLUMN - 8)
    for number, row in enumerate(words.rows):
        _draw_row(canvas, HEAD + ROW * number, row)
    return canvas.png()


def _draw_row(canvas: Canvas, top: float, row: PackRow) -> None:
    middle, room = top + FACE / 2, LABEL - 12
    canvas.draw_text((MARGIN, middle - 24), row.name, size=NAME, bold=True, room=room)
    canvas.draw_text((MARGIN, middle + 26), row.points, size=POINTS, colour=GREY, room=room)
    for column, face in enumerate(row.faces):
        canvas.paste(_middle(column) - FACE / 2, top, FACE, _png(face))


def _middle(column: int) -> float:
    return MARGIN + LABEL + COLUMN * (column + 0.5)


def _png(name: str) -> bytes:
    return (PNG / f"{name}.png").read_bytes()
