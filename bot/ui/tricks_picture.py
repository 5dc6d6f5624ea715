"""A picture of the tricks of a deal: a line for each, with a column for each player, and the one under way last."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.cards import picture_of
from bot.ui.drawing import GREY, INK, PAPER, SIDES, Canvas
from bot.ui.table_picture import Faces
from engine.cards.pack import PackCard

WIDTH, HEIGHT = 800, 520
"""The size of the picture in pixels; a phone shows it a third as wide."""
HEAD, STRIP = 54, 74
"""The heights of the line with names, and of what lies open beside the tricks."""
NUMBER: Final = 62
"""The width of the column with the numbers of tricks."""
WIDEST, SMALL = 84.0, 42.0
"""The width of a card at most, and of one that lies open."""
FEWEST_LINES: Final = 3
NAME, NOTE = 29.0, 22.0
"""The sizes of type: for names, and for what is said of open cards."""
GOLD, NOW, EMPTY = "#FFD34D", "#2A303C", "#5A6270"
"""Colours: whose card wins, the ground of the trick under way, and cards that are missing."""
PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class TrickLine:
    """A trick; players are counted clockwise from whoever looks."""

    number: int
    cards: tuple[PackCard | None, ...]
    """The card of each player; `None` where it is still to be played."""
    leader: int
    winner: int | None = None
    """Who won it; `None` as long as it is under way."""
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class TricksPicture:
    """All that a picture of tricks shows."""

    faces: Faces
    names: tuple[str, ...]
    """What the players are called, clockwise from whoever looks."""
    lines: tuple[TrickLine, ...]
    alt: str
    """The same in words."""
    trump: PackCard | None = None
    """The card that showed trumps."""
    open: tuple[tuple[PackCard, ...], ...] = ()
    """The cards that lie open before each player."""
    note: str = ""
    """What is said of them."""


def draw_tricks(picture: TricksPicture) -> bytes:
    """Draw tricks, those of two players in two columns, and return the picture as PNG."""
    canvas, players = Canvas(HEIGHT, WIDTH), len(picture.names)
    blocks = 1 if players > PAIR else 2
    lines = max(FEWEST_LINES, ceil(len(picture.lines) / blocks))
    bottom = HEIGHT - (STRIP if any(picture.open) else 4)
    block, line = WIDTH / blocks, (bottom - HEAD) / lines
    for at in range(blocks):
        _draw_names(canvas, picture, at * block, block)
    for at, trick in enumerate(picture.lines):
        left, top = at // lines * block, HEAD + at % lines * line
        _draw_trick(canvas, picture.faces, trick, left, top, block, line)
    if picture.trump is not None:
        canvas.paste(6, 2, HEAD - 4, picture_of(picture.faces.name(picture.trump)))
    for at, cards in enumerate(picture.open):
        _draw_open(canvas, picture, at, cards)
    return canvas.png()


def _column(left: float, block: float, players: int, at: int) -> float:
    """Return where the middle of a player's column is."""
    return left + NUMBER + (block - NUMBER) * (at + 0.5) / players


def _draw_names(canvas: Canvas, picture: TricksPicture, left: float, block: float) -> None:
    players = len(picture.names)
    for at, name in enumerate(picture.names):
        colour, room = SIDES[at % 2], (block - NUMBER) / players - 12
        middle = (_column(left, block, players, at), HEAD / 2)
        canvas.draw_text(middle, name, size=NAME, colour=colour, anchor="middle", bold=True, room=room)


def _draw_trick(
    canvas: Canvas, faces: Faces, trick: TrickLine, left: float, top: float, block: float, height: float
) -> None:
    middle, side, players = top + height / 2, min(height - 10, WIDEST), len(trick.cards)
    if trick.winner is None:
        canvas.draw_rectangle(left + 4, top + 1, left + block - 4, top + height - 1, NOW, corner=12)
    canvas.draw_text((left + NUMBER / 2, middle), f"{trick.number}.", colour=GREY, anchor="middle")
    for at, card in enumerate(trick.cards):
        x = _column(left, block, players, at)
        if at == trick.leader:
            tip = x - side / 2 - 9
            canvas.draw_path(f"M{tip:.0f} {middle:.0f}l-13 -9v18z", INK)
        if card is None:
            edge = GOLD if not at else EMPTY
            box = (x - side / 2, middle - side / 2, x + side / 2, middle + side / 2)
            canvas.draw_rectangle(*box, NOW, corner=9, edge=edge, edge_width=3, dashes=(8, 6))
            if not at:
                canvas.draw_text((x, middle), "?", size=34, colour=GOLD, anchor="middle", bold=True)
            continue
        if at == trick.winner:
            box = (x - side / 2 - 4, middle - side / 2 - 4, x + side / 2 + 4, middle + side / 2 + 4)
            canvas.draw_rectangle(*box, GOLD, corner=13)
            if trick.bonus:
                room = (block - NUMBER) / players / 2 - side / 2 - 8
                canvas.draw_text((x + side / 2 + 7, middle), f"+{trick.bonus}", colour=GOLD, bold=True, room=room)
        canvas.paste(x - side / 2, middle - side / 2, side, picture_of(faces.name(card)))


def _draw_open(canvas: Canvas, picture: TricksPicture, at: int, cards: tuple[PackCard, ...]) -> None:
    """Draw what lies open before a player, one card upon another where there are many."""
    if not cards:
        return
    room = WIDTH / len(picture.open)
    left, top = room * at + 10, HEIGHT - STRIP
    canvas.draw_rectangle(room * at + 4, top + 2, room * (at + 1) - 4, HEIGHT - 2, PAPER, edge=EMPTY, corner=10)
    said = f"{picture.names[at]}: {picture.note}"
    canvas.draw_text((left, top + 15), said, size=NOTE, colour=GREY, room=room - 20)
    step = min(SMALL + 2, (room - 20 - SMALL) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        canvas.paste(left + number * step, HEIGHT - SMALL - 4, SMALL, picture_of(picture.faces.name(card)))
