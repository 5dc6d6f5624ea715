"""A picture as whoever looks at it sees it: its texts, lines and marks, and where they are in pixels."""

import io
from dataclasses import dataclass
from itertools import combinations, pairwise
from unittest import mock

from PIL import Image

from bot.ui.drawing import HALF_A_CAPITAL, WIDTH, Canvas, text_width
from tests.support.limits import WORST

ABOVE, BELOW = 0.76, 0.24
"""How far letters reach above and below the line on which they stand, for a type of one pixel."""
LONGEST = ("*" * 32, "_" * 32, "🧑🏿" * 16, "M" * 32)
HOSTILE = (
    "$x_1$",
    "$\\frac{1}{0$",
    "$$",
    "\\$ $ \\",
    "$" * 32,
    "山田太郎",
    "שלום עולם",
    "محمد علي",
    "नमस्ते",
    "สวัสดี",
    "ก็" * 16,
    "\ud800",
    "\U0010ffff",
    "e\u0301" * 16,
    "a\u200bb",
    "\u200e",
    "👍🏽",
    "{0}%s%(x)s",
    "<b>&amp;</b>",
)
"""Names chosen to break what draws them."""
BESIDE = {"start": 0, "middle": 0.5, "end": 1}


@dataclass(frozen=True)
class Written:
    """A text."""

    text: str
    left: float
    middle: float
    """Of its height."""
    width: float
    size: float
    colour: str
    bold: bool
    anchor: str

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def x(self) -> float:
        """The place that it was given."""
        return self.left + BESIDE[self.anchor] * self.width

    @property
    def top(self) -> float:
        return self.middle + (HALF_A_CAPITAL - ABOVE) * self.size

    @property
    def bottom(self) -> float:
        return self.middle + (HALF_A_CAPITAL + BELOW) * self.size

    @property
    def on_phone(self) -> float:
        """Pixels of the type where the picture is shown 390 pixels wide."""
        return self.size * 390 / WIDTH


@dataclass(frozen=True)
class Line:
    points: tuple[tuple[float, float], ...]
    colour: str
    width: float
    dashed: bool

    def height_after(self, x: float) -> float:
        """How high it runs just right of a place, or where it ends."""
        level = [y for (x0, y), (x1, y1) in pairwise(self.points) if y == y1 and x0 - 1 <= x < x1 - 1]
        return level[0] if level else self.points[-1][1]


@dataclass(frozen=True)
class Mark:
    x: float
    y: float
    size: float
    side: int
    fill: str
    edge: str


@dataclass(frozen=True)
class Area:
    left: float
    top: float
    right: float
    bottom: float
    colour: str


class Seen:
    """What is on a picture, in the order in which it was drawn."""

    def __init__(self, canvas: Canvas) -> None:
        self.height = canvas.height
        self.texts = [_written(each) for each in canvas.svg.iter("text")]
        self.lines = [_line(each) for each in canvas.svg.iter("polyline")]
        self.marks = [_mark(each) for each in canvas.svg if each.tag in ("circle", "polygon")]
        self.areas = [_area(each) for each in canvas.svg.iter("rect")]

    @property
    def words(self) -> list[str]:
        return [each.text for each in self.texts]

    def assert_legible(self) -> None:
        """Every text lies within the picture, and none upon another."""
        for each in self.texts:
            assert each.left >= 0 and each.right <= WIDTH and each.top >= 0 and each.bottom <= self.height, each
        for one, other in combinations(self.texts, 2):
            across = min(one.right, other.right) - max(one.left, other.left)
            down = min(one.bottom, other.bottom) - max(one.top, other.top)
            assert across <= 0 or down <= 0, f"{one} on {other}"


def look_at(picture, *given) -> Seen:
    """What is on the picture that a function draws."""
    canvases: list[Canvas] = []
    with mock.patch.object(Canvas, "png", lambda canvas: canvases.append(canvas)):
        picture(*given)
    (canvas,) = canvases
    return Seen(canvas)


def pixels(png: bytes) -> tuple[int, int]:
    """The size of a PNG whose pieces are all whole."""
    with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
        image.verify()
        return image.size


def scale(one: tuple[float, float], other: tuple[float, float]):
    """From pixels to values, by two places in pixels of which the values are known."""
    (at, value), (other_at, other_value) = one, other
    return lambda pixels: value + (pixels - at) * (other_value - value) / (other_at - at)


def _written(element) -> Written:
    size, bold = float(element.get("font-size")), element.get("font-weight") == "bold"
    width, anchor = text_width(element.text, size, bold), element.get("text-anchor")
    return Written(
        text=element.text.replace("\u200e", ""),
        left=float(element.get("x")) - BESIDE[anchor] * width,
        middle=float(element.get("y")) - HALF_A_CAPITAL * size,
        width=width,
        size=size,
        colour=element.get("fill"),
        bold=bold,
        anchor=anchor,
    )


def _points(element) -> tuple[tuple[float, float], ...]:
    pairs = (point.split(",") for point in element.get("points").split())
    return tuple((float(x), float(y)) for x, y in pairs)


def _line(element) -> Line:
    dashed = element.get("stroke-dasharray") is not None
    return Line(_points(element), element.get("stroke"), float(element.get("stroke-width")), dashed)


def _mark(element) -> Mark:
    if element.tag == "circle":
        x, y, size, side = float(element.get("cx")), float(element.get("cy")), 2 * float(element.get("r")), 0
    else:
        (left, y), (x, top), *_ = _points(element)
        size, side = ((x - left) ** 2 + (y - top) ** 2) ** 0.5, 1
    return Mark(x, y, size, side, element.get("fill"), element.get("stroke"))


def _area(element) -> Area:
    left, top, width, height = (float(element.get(name)) for name in ("x", "y", "width", "height"))
    return Area(left, top, left + width, top + height, element.get("fill"))


ODD = (*HOSTILE, *WORST, *LONGEST, "Maximiliána Novotná-Čížková", "אבגד", "李小龍", "🎉🎉🎉")
"""Names of every kind."""


def length(text: str) -> int:
    """As Discord counts."""
    return len(text.encode("utf-16-le")) // 2
