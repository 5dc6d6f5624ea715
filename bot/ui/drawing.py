"""What all pictures share: colours, a size of type that can be read on a phone, and the names of players.

A picture is written as SVG and drawn by resvg; HarfBuzz measures its texts. Both use the fonts in `fonts/` and never
those of the system, so that a picture looks the same on every machine.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from math import cos, inf, pi, sin, sqrt
from pathlib import Path
from typing import Final, Literal
from unicodedata import category, normalize
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

import resvg_py
import uharfbuzz

from bot.model.names import NOBODY, bare, length

WIDTH: Final = 1000
"""The width of a picture in pixels; a phone shows it 390 wide, so type must be two and a half times as large."""
SIZE: Final = 29.0
"""The size of the type in pixels; on a phone it looks like 11."""
MAX_ALT: Final = 1024
"""The most characters of a description that Discord takes."""
LEFT: Final = "\u200e"
"""A mark that keeps names in order where one of them is written from right to left."""

PAPER, INK, GREY, FAINT = "#1B1F27", "#F2F2F2", "#B9BEC8", "#4A5160"
SIDES: Final = ("#56B4E9", "#E69F00")
"""Sky blue and orange of the palette of Okabe and Ito, which colour-blind people can tell apart.

For people who see no colours at all, side 0 has round marks and side 1 square ones.
"""
SEATS: Final = (*SIDES, "#2BC79A", "#E59AC8")
"""The colours of up to four who play each for themselves: green and purple too, lighter than in that palette."""
YELLOW: Final = "#F0E442"
"""The colour of what went well, of the same palette."""
INNER: Final = 0.45
"""The inner radius of a star, as a part of the outer one."""
FAMILY: Final = "DejaVu Sans"
FONTS: Final = {
    bold: Path(__file__).parent / "fonts" / name
    for bold, name in ((False, "DejaVuSans.ttf"), (True, "DejaVuSans-Bold.ttf"))
}
"""The file of the type, and that of the bold type."""
HALF_A_CAPITAL: Final = 0.365
"""The distance from the middle of a capital letter to its base line, for type of one pixel."""
HALO: Final = 7.0
"""The width in pixels of the border around a text that may stand on other lines."""
MARKS_ON_A_LETTER: Final = 2

Point = tuple[float, float]
"""A place in pixels from the left and from the top."""
Anchor = Literal["start", "middle", "end"]
"""The part of a text that stands at the given place."""


class Canvas:
    """A picture while it is drawn; all lengths and places are in pixels from the upper left corner."""

    def __init__(self, height: float, width: float = WIDTH) -> None:
        self.height: Final = height
        size = {"width": _number(width), "height": _number(height)}
        self.svg: Final = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "font-family": FAMILY, **size})
        self.draw_rectangle(0, 0, width, height, PAPER)

    def png(self) -> bytes:
        """Return the picture as PNG."""
        files = [str(file) for file in FONTS.values()]
        return resvg_py.svg_to_bytes(tostring(self.svg, "unicode"), skip_system_fonts=True, font_files=files)

    def draw_rectangle(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        colour: str,
        opacity: float = 1,
        *,
        corner: float = 0,
        edge: str = "none",
        edge_width: float = 1,
        dashes: Point | None = None,
    ) -> None:
        """Fill a rectangle; `corner` is the radius of its corners, and `edge` the colour of its border."""
        drawn = self._add("rect", x=left, y=top, width=right - left, height=bottom - top, fill=colour)
        if opacity < 1:
            drawn.set("fill-opacity", _number(opacity))
        if corner:
            drawn.set("rx", _number(corner))
        if edge != "none":
            drawn.attrib.update({"stroke": edge, "stroke-width": _number(edge_width)})
        if dashes:
            drawn.set("stroke-dasharray", _numbers(dashes))

    def draw_circle(self, middle: Point, radius: float, fill: str, edge: str, edge_width: float) -> None:
        """Fill a circle."""
        x, y = middle
        self._add("circle", cx=x, cy=y, r=radius, fill=fill, stroke=edge, stroke_width=edge_width)

    def draw_star(self, middle: Point, reach: float, fill: str) -> None:
        """Fill a star of five points, which are `reach` away from its middle."""
        x, y = middle
        turns = [(pi * corner / 5, reach * (INNER if corner % 2 else 1)) for corner in range(10)]
        corners = " ".join(f"{x + far * sin(turn):.1f},{y - far * cos(turn):.1f}" for turn, far in turns)
        self.draw_path(f"M{corners}Z", fill)

    def draw_path(self, steps: str, fill: str = "none", edge: str = "none", edge_width: float = 1) -> None:
        """Draw a path that is written as SVG writes it."""
        drawn = self._add("path", d=steps, fill=fill)
        if edge != "none":
            drawn.attrib.update({"stroke": edge, "stroke-width": _number(edge_width), "stroke-linecap": "round"})

    def draw_image(self, svg: str, left: float, top: float, width: float, units: Point) -> None:
        """Put another drawing here, which is `units` wide and high in units of its own."""
        height, size = width * units[1] / units[0], f"0 0 {_number(units[0])} {_number(units[1])}"
        self._add("svg", x=left, y=top, width=width, height=height, viewBox=size).extend(_parsed(svg))

    def draw_line(
        self, points: Iterable[Point], colour: str, width: float, dashes: Point | None = None, offset: float = 0
    ) -> None:
        """Draw a line through these points; `dashes` are the lengths of a dash and of the gap after it."""
        drawn = self._add("polyline", points=_path(points), fill="none", stroke=colour, stroke_width=width)
        if dashes:
            drawn.set("stroke-dasharray", _numbers(dashes))
            drawn.set("stroke-dashoffset", _number(offset))

    def draw_mark(
        self, middle: Point, side: int, size: float, fill: str, edge: str = PAPER, edge_width: float = 1.4
    ) -> None:
        """Draw the mark of a side: a circle, a square that stands on its corner, a triangle, or a square that lies."""
        x, y = middle
        if side == 0:
            drawn = self._add("circle", cx=x, cy=y, r=size / 2)
        else:
            corners, turn, reach = {1: (4, -pi / 2, sqrt(0.5)), 2: (3, 0.0, 0.66), 3: (4, pi / 4, 0.66)}[side]
            turns = [turn + 2 * pi * corner / corners for corner in range(corners)]
            points = [(x + size * reach * sin(each), y - size * reach * cos(each)) for each in turns]
            drawn = self._add("polygon", points=_path(points))
        drawn.attrib.update({"fill": fill, "stroke": edge, "stroke-width": _number(edge_width)})

    def draw_text(
        self,
        middle: Point,
        text: str,
        *,
        size: float = SIZE,
        colour: str = INK,
        anchor: Anchor = "start",
        bold: bool = False,
        halo: bool = False,
        room: float = inf,
    ) -> float:
        """Write a text with its middle at this height, smaller if it is wider than `room`; return its width."""
        width = text_width(text, size, bold)
        if width > room:
            size, width = size * room / width, room
        x, y = middle
        words = self._add("text", x=x, y=y + HALF_A_CAPITAL * size, font_size=size, fill=colour, text_anchor=anchor)
        words.text = text
        if bold:
            words.set("font-weight", "bold")
        if halo:
            around = {
                "stroke": PAPER,
                "stroke-width": _number(HALO),
                "stroke-linejoin": "round",
                "paint-order": "stroke",
            }
            words.attrib.update(around)
        return width

    def paste(self, left: float, top: float, side: float, png: bytes) -> None:
        """Put a square picture with its upper left corner at this place."""
        content = "data:image/png;base64," + b64encode(png).decode()
        self._add("image", x=left, y=top, width=side, height=side, href=content)

    def _add(self, kind: str, **attributes: str | float) -> Element:
        written = {name.replace("_", "-"): _value(value) for name, value in attributes.items()}
        return SubElement(self.svg, kind, written)


@lru_cache(maxsize=256)
def _parsed(svg: str) -> tuple[Element, ...]:
    """Read a drawing written as SVG; its elements lose their namespace, which the picture around it declares."""
    # Only the project's own drawings come here.
    drawing = fromstring(f"<svg>{svg}</svg>")  # noqa: S314
    for each in drawing.iter():
        each.tag = each.tag.rpartition("}")[2]
    return tuple(drawing)


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else _number(value)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _numbers(point: Point) -> str:
    return ",".join(map(_number, point))


def _path(points: Iterable[Point]) -> str:
    return " ".join(map(_numbers, points))


# Type


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return the width of a text in pixels."""
    font = _font(bold)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    return size * sum(float(glyph.x_advance) for glyph in buffer.glyph_positions) / float(font.scale[0])


@cache
def _font(bold: bool) -> uharfbuzz.Font:
    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(FONTS[bold]))))


@cache
def _letters() -> frozenset[int]:
    return frozenset(_font(False).face.unicodes)


def drawable(name: str, otherwise: str) -> str:
    """Return the part of a name that the type can write, else `otherwise`; it has no emoji and no Chinese.

    >>> drawable("𝓐𝓷𝓷𝓪 👩", "Seat 1"), drawable("美咲", "Seat 2")
    ('Anna', 'Seat 2')
    """
    # Letters that are written in another style, like 𝓐, are drawn as what they mean.
    known = (
        letter if ord(letter) in _letters() else normalize("NFKC", letter)
        for letter in _few_marks(normalize("NFC", name))
    )
    letters = "".join(letter for letter in "".join(known) if ord(letter) in _letters())
    shown = bare(" ".join(letters.split()))
    return otherwise if shown == NOBODY else shown


def _few_marks(name: str) -> Iterator[str]:
    """Yield the letters of a name, without marks above and below a letter that no language would put there."""
    in_a_row = 0
    for letter in name:
        in_a_row = in_a_row + 1 if category(letter).startswith("M") else 0
        if in_a_row <= MARKS_ON_A_LETTER:
            yield letter


def together(names: Iterable[str]) -> str:
    """Write names side by side, in this order whatever their scripts are."""
    return " & ".join(f"{LEFT}{name}{LEFT}" for name in names)


def first_that_fits(texts: Iterable[str], limit: int) -> str:
    """Return the first of these texts that Discord counts as no longer than the limit."""
    return next(text for text in texts if length(text) <= limit)
