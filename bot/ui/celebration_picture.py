"""The pictures with which people are congratulated: an emblem, a large word and a line.

`met_picture` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from bot.model.celebration import Thing
from bot.ui.drawing import FAINT, GREY, INK, SIDES, YELLOW, Canvas, Point

HEIGHT: Final = 280
MIDDLE: Final[Point] = (150, 140)
"""The middle of the emblem."""
TEXT_LEFT, TEXT_ROOM = 300, 660
LARGE, SMALL = 84.0, 40.0
RED: Final = "#D55E00"
"""One more colour of the palette of those of the sides."""
RAYS: Final = 16
FLAME: Final = (
    "M150,40 C165,90 215,105 215,170 C215,215 185,240 150,240 C115,240 85,215 85,170 "
    "C85,135 108,125 118,95 C128,110 132,120 134,132 C150,110 154,80 150,40 Z"
)
INNER_FLAME: Final = (
    "M150,150 C158,172 180,180 180,206 C180,226 166,236 150,236 C134,236 120,226 120,206 C120,186 142,178 150,150 Z"
)


def met_picture(thing: str, large: str, line: str) -> bytes:
    """Draw what somebody is congratulated on, and return the picture as PNG."""
    canvas = Canvas(HEIGHT)
    canvas.draw_rectangle(0, 0, 14, HEIGHT, YELLOW)
    EMBLEMS[Thing(thing)](canvas)
    canvas.draw_text((TEXT_LEFT, 108), large, size=LARGE, colour=INK, bold=True, room=TEXT_ROOM)
    canvas.draw_text((TEXT_LEFT, 196), line, size=SMALL, colour=GREY, room=TEXT_ROOM)
    return canvas.png()


def _draw_rays(canvas: Canvas) -> None:
    x, y = MIDDLE
    for number in range(RAYS):
        turn = 2 * pi * number / RAYS
        far = 122 if number % 2 else 108
        canvas.draw_line(
            [(x + 92 * sin(turn), y - 92 * cos(turn)), (x + far * sin(turn), y - far * cos(turn))], YELLOW, 6
        )


def _draw_star(canvas: Canvas) -> None:
    _draw_rays(canvas)
    canvas.draw_star(MIDDLE, 80, YELLOW)


def _draw_podium(canvas: Canvas) -> None:
    """Draw two columns, of which one's own is the higher one."""
    canvas.draw_rectangle(60, 150, 140, 236, FAINT, corner=8)
    canvas.draw_rectangle(160, 92, 240, 236, SIDES[0], corner=8)
    canvas.draw_path("M165,66 L200,30 L235,66", edge=YELLOW, edge_width=14)
    canvas.draw_line([(40, 240), (260, 240)], INK, 4)


def _draw_flame(canvas: Canvas) -> None:
    canvas.draw_path(FLAME, fill=RED)
    canvas.draw_path(INNER_FLAME, fill=YELLOW)


def _draw_great(canvas: Canvas) -> None:
    _draw_rays(canvas)
    canvas.draw_circle(MIDDLE, 78, SIDES[0], YELLOW, 6)
    canvas.draw_text(MIDDLE, "52", size=74, colour="#10131A", anchor="middle", bold=True)


def _draw_comeback(canvas: Canvas) -> None:
    """Draw a line that falls behind another one and passes it in the end."""
    canvas.draw_line([(45, 190), (110, 120), (180, 105), (255, 100)], SIDES[1], 10)
    canvas.draw_line([(45, 190), (110, 220), (180, 160), (250, 50)], SIDES[0], 14)
    canvas.draw_mark((250, 50), 0, 36, SIDES[0])
    canvas.draw_mark((255, 100), 1, 30, SIDES[1])


EMBLEMS: Final = {
    Thing.PERFECT: _draw_star,
    Thing.STRONG: _draw_podium,
    Thing.STREAK: _draw_flame,
    Thing.FIRST_52: _draw_great,
    Thing.BEHIND: _draw_comeback,
}
"""The function that draws the emblem of each thing."""
