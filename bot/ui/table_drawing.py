"""Draws a table: a picture for whatever a game says that there is to be seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.cards.drawing import SIDE, TALL, plain_sign, tall_card
from bot.ui.drawing import GREY, INK, SIDES, Anchor, Canvas, Point, drawable, text_width
from bot.ui.formatting import signed
from bot.ui.table_picture import Banner, Chair, Faces, LastTrick, Place, Score, TablePicture
from engine.cards.pack import PackCard

WIDTH, HEIGHT = 800, 560
"""The size of the picture in pixels; a phone shows it less than half as wide, so type must be twice as large."""
STRIP: Final = 74
"""The height of the strip with the score of both sides."""
NAME, SMALL, LEAST = 27.0, 23.0, 21.0
"""The sizes of type: for names, for what is said beside them, and the least for a long name."""
PLATE, WIDEST = 46, 318
"""The height of the plate with a name, and its greatest width."""
CARD, LYING, LAST = 116.0, 46.0, 54.0
"""The widths of cards: in the trick under way, open before a player, and in the last trick."""
AT_THE_SIDE: Final = 5
"""How many cards lie in a line before whoever sits at the side."""
BANNER: Final = (212, 588)
"""The left and right edge of what is announced at the end of a deal, between the last trick and the other side."""
GOLD, ROOM, FRAME, EDGE, PLATE_COLOUR, PLATE_EDGE = "#FFD34D", "#15181E", "#4A2C14", "#2B1809", "#22160C", "#5B3D20"
"""Colours: whose turn it is and which card is best, the room, the frame of the table and its edge, and plates."""
BOARDS: Final = ("#94602F", "#8A5829", "#9A6634", "#8D5B2C", "#94602F")
"""The colours of the boards of the table, from the top."""
SEAM, GRAIN, LIGHT = "#744719", "#82521F", "#FFF1D6"
"""The colours of the lines between boards, of their grain, and of type on the wood."""
MATCH_WOOD, MATCH_EDGE, MATCH_HEAD, NO_MATCH = "#F0D9A8", "#B98E4E", "#D8322B", "#454C59"
BACK, BACK_EDGE, BACK_SIGN = "#B3403A", "#FFFDF5", "#D9746E"

RISE: Final = TALL / SIDE
"""The height of a card for each pixel of its width."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where the things of a player are, in pixels."""

    plate: Point
    """The middle of the plate, or the middle of its outer edge."""
    anchor: Anchor
    card: Point
    """The upper left corner of the card played."""
    lying: Point
    """The upper left corner of the cards that lie open, or the upper right one where `anchor` is `end`."""
    last: Point
    """The upper left corner of the card in the last trick, from the middle of that trick."""


def _spots(top: float) -> dict[Place, _Spot]:
    """Return where the things of each player are on a table that begins at this height."""
    height, middle = CARD * RISE, (top + HEIGHT) / 2 + 6
    left, right = (WIDTH - CARD) / 2, (WIDTH + CARD) / 2
    high, low, beside = middle - height - 5, middle + 5, middle - height / 2 + 22
    last, half = LAST * RISE, LAST / 2
    north = _Spot((WIDTH / 2, top + 42), "middle", (left, high), (right + 24, top + 69), (-half, -last - 3))
    south = _Spot((WIDTH / 2, HEIGHT - 36), "middle", (left, low), (right + 24, HEIGHT - 124), (-half, 3))
    y, lying, apart = beside - 30, beside + 4, half + 5
    west = _Spot((20, y), "start", (left - CARD - 12, beside), (24, lying), (-apart - LAST, -last / 2))
    east = _Spot((WIDTH - 20, y), "end", (right + 12, beside), (WIDTH - 24, lying), (apart, -last / 2))
    return {Place.NORTH: north, Place.SOUTH: south, Place.WEST: west, Place.EAST: east}


def draw_table(picture: TablePicture) -> bytes:
    """Draw a table, and return the picture as PNG."""
    canvas, top = Canvas(HEIGHT, WIDTH), STRIP if picture.scores else 0
    middle, spots = (top + HEIGHT) / 2, _spots(top)
    _draw_wood(canvas, top)
    for side, score in enumerate(picture.scores):
        _draw_score(canvas, side, score)
    if picture.banner is None:
        _draw_middle(canvas, picture, spots, middle)
    for chair in picture.chairs:
        _draw_lying(canvas, picture.faces, chair, spots[chair.place])
        _draw_plate(canvas, chair, spots[chair.place])
    if picture.trump is not None:
        _draw_trump(canvas, picture.faces, picture.trump, top)
    if picture.cup is not None:
        _draw_cup(canvas, picture.cup, top)
    if picture.last is not None:
        _draw_last(canvas, picture.faces, picture.last, spots)
    if picture.banner is not None:
        _draw_banner(canvas, picture, picture.banner, middle + 53)
    return canvas.png()


# The table


def _draw_wood(canvas: Canvas, top: float) -> None:
    """Draw a room, and in it a table of boards with a frame."""
    left, right, upper, lower = 14, WIDTH - 14, top + 14, HEIGHT - 14
    height = (lower - upper) / len(BOARDS)
    canvas.draw_rectangle(0, 0, WIDTH, HEIGHT, ROOM)
    canvas.draw_rectangle(3, top + 3, WIDTH - 3, HEIGHT - 3, FRAME, corner=34, edge=EDGE, edge_width=4)
    # The first and the last board are one piece with round corners, on which the others lie.
    canvas.draw_rectangle(left, upper, right, lower, BOARDS[0], corner=24)
    for number, colour in enumerate(BOARDS):
        y = upper + number * height
        if 0 < number < len(BOARDS) - 1:
            canvas.draw_rectangle(left, y, right, y + height, colour)
        if number:
            canvas.draw_line([(left, y), (right, y)], SEAM, 3)
        _draw_grain(canvas, number, y, height)
    canvas.draw_rectangle(left, upper, right, lower, "none", corner=24, edge=EDGE, edge_width=3)


def _draw_grain(canvas: Canvas, board: int, y: float, height: float) -> None:
    for line in (0, 1):
        x = 44 + (0.37 * board + 0.55 * line) % 1 * (WIDTH - 358)
        canvas.draw_path(f"M{x:.0f} {y + height * (0.3 + 0.35 * line):.0f}q60 -7 120 0t140 2", edge=GRAIN, edge_width=3)


# The score


def _draw_score(canvas: Canvas, side: int, score: Score) -> None:
    """Draw a side's mark, its matchsticks, and its points; side 0 on the left, side 1 on the right."""
    left, right, middle, size = side * WIDTH / 2, (side + 1) * WIDTH / 2, STRIP / 2, 34
    canvas.draw_rectangle(left + 4, 4, right - 4, STRIP - 4, "#20242C", corner=12)
    canvas.draw_mark((left + 30, middle), side, 26, SIDES[side], edge_width=0)
    canvas.draw_text((right - 18, middle), str(score.points), size=size, bold=True, anchor="end")
    room = right - left - 84 - max(54.0, text_width(str(score.points), size, bold=True))
    _draw_matches(canvas, score.matches, max(score.matches, score.goal), (left + 58, middle), room, 46)


def _draw_matches(canvas: Canvas, matches: int, most: int, start: Point, room: float, height: float) -> None:
    """Draw matchsticks in fives from the left, so close that as many as there may be have room, and their places."""
    apart = min(19.0, room / (most + 0.7 * ((most - 1) // 5)))
    for match in range(most):
        x = start[0] + apart * (match + 0.7 * (match // 5) + 0.5)
        if match < matches:
            _draw_match(canvas, (x, start[1]), min(8.0, apart * 0.55), height)
        else:
            y = start[1] + height / 2
            canvas.draw_line([(x, y - 5), (x, y)], NO_MATCH, min(6.0, apart * 0.45))


def _draw_match(canvas: Canvas, middle: Point, width: float, height: float) -> None:
    x, upper, lower, half = middle[0], middle[1] - height / 2, middle[1] + height / 2, width / 2
    canvas.draw_rectangle(x - half, upper + 5, x + half, lower, MATCH_WOOD, corner=1, edge=MATCH_EDGE)
    canvas.draw_rectangle(x - half - 1.5, upper, x + half + 1.5, upper + height * 0.3, MATCH_HEAD, corner=width * 0.6)


# The players


def _draw_plate(canvas: Canvas, chair: Chair, spot: _Spot) -> None:
    """Draw the plate of a player: the mark of the side, the name, a sign for a computer, and points."""
    points = str(chair.points) if chair.points is not None else ""
    before = 38.0 if chair.side is not None else 0.0
    after = 38.0 * chair.computer + (text_width(points, NAME, bold=True) + 22 if points else 0)
    name, size = _fitting(chair, WIDEST - 32 - before - after, NAME, LEAST)
    width = 32 + before + text_width(name, size, bold=True) + after
    left = spot.plate[0] - {"start": 0, "middle": width / 2, "end": width}[spot.anchor]
    right, y = left + width, spot.plate[1]
    colour, ground, edge = _colours(chair)
    canvas.draw_rectangle(left, y - PLATE / 2, right, y + PLATE / 2, ground, corner=13, edge=edge, edge_width=3)
    if chair.side is not None:
        canvas.draw_mark((left + 31, y), chair.side, 23, SIDES[chair.side], edge=PLATE_COLOUR, edge_width=2)
    drawn = canvas.draw_text((left + 16 + before, y), name, size=size, colour=colour, bold=True)
    if chair.computer:
        _draw_computer(canvas, (left + 16 + before + drawn + 24, y), colour)
    if points:
        lit = colour if chair.turn else GOLD
        canvas.draw_text((right - 16, y), points, size=NAME, colour=lit, bold=True, anchor="end")
    if chair.chips is not None:
        _draw_chips(canvas, chair.chips, spot, left, right)


def _colours(chair: Chair) -> tuple[str, str, str]:
    """Return the colours of the name on a plate, of the plate, and of its edge."""
    if chair.turn:
        return PLATE_COLOUR, GOLD, LIGHT
    return (GREY if chair.waits else INK), PLATE_COLOUR, PLATE_EDGE


def _fitting(chair: Chair, room: float, size: float, least: float) -> tuple[str, float]:
    """Return a name as it fits into so many pixels, and the size of its type: smaller, or shortened too."""
    name = drawable(chair.name, chair.instead)
    size = min(size, max(least, size * room / text_width(name, size, bold=True)))
    while text_width(name, size, bold=True) > room and len(name) > 1:
        name = name.rstrip("…")[:-1].rstrip() + "…"
    return name, size


def _draw_computer(canvas: Canvas, middle: Point, colour: str) -> None:
    """Draw the head of a robot."""
    x, y = middle
    canvas.draw_line([(x, y - 14), (x, y - 8)], colour, 3)
    canvas.draw_rectangle(x - 12, y - 8, x + 12, y + 11, "none", corner=5, edge=colour, edge_width=3)
    for eye in (x - 5, x + 5):
        canvas.draw_rectangle(eye - 2, y - 2, eye + 2, y + 3, colour)


def _draw_chips(canvas: Canvas, chips: int, spot: _Spot, left: float, right: float) -> None:
    """Draw a pile of chips and its number beside the plate; above it for whoever sits at the side."""
    number, x, y = signed(chips), right + 28, spot.plate[1]
    if spot.anchor != "middle":
        y -= PLATE + 2
        x = left + 28 if spot.anchor == "start" else right - 36 - text_width(number, NAME, bold=True)
    for lift in (8, 2, -4):
        canvas.draw_rectangle(
            x - 13, y + lift - 4, x + 13, y + lift + 5, "#D9A521", corner=4, edge="#6B4A00", edge_width=2
        )
    canvas.draw_text((x + 22, y), number, size=NAME, bold=True, colour=LIGHT)


def _draw_lying(canvas: Canvas, faces: Faces, chair: Chair, spot: _Spot) -> None:
    """Draw the cards that lie open before a player: one upon another where there are many, at the sides in lines."""
    room = 290 if spot.anchor == "middle" else 186
    width = len(chair.lying) if spot.anchor == "middle" or len(chair.lying) <= AT_THE_SIDE else AT_THE_SIDE
    step = min(LYING + 5, (room - LYING) / max(1, width - 1))
    for number, card in enumerate(chair.lying):
        line, place = divmod(number, width)
        in_line = min(width, len(chair.lying) - line * width)
        left = spot.lying[0] - (LYING + step * (in_line - 1) if spot.anchor == "end" else 0)
        _draw_card(canvas, faces, card, (left + place * step, spot.lying[1] + line * (LYING * RISE + 5)), LYING)


# Cards


def _draw_card(canvas: Canvas, faces: Faces, card: PackCard, at: Point, width: float, *, best: bool = False) -> None:
    """Draw a card with its upper left corner here, with a golden edge where it is the best one."""
    if best:
        edge, (x, y) = width * 0.05, at
        canvas.draw_rectangle(x - edge, y - edge, x + width + edge, y + width * RISE + edge, GOLD, corner=width * 0.17)
    canvas.draw_image(tall_card(faces.name(card)), *at, width, (SIDE, TALL))


def _draw_middle(canvas: Canvas, picture: TablePicture, spots: dict[Place, _Spot], middle: float) -> None:
    """Draw the trick under way and the place of the next card; or a pack, and a few words."""
    if picture.pack is not None:
        _draw_pack(canvas, picture.pack, middle - 30)
    if picture.note:
        _draw_note(canvas, picture.note, middle + (CARD * RISE / 2 + 14 if picture.pack is not None else 0))
        return
    for chair in picture.chairs:
        at = spots[chair.place].card
        if chair.card is not None:
            _draw_card(canvas, picture.faces, chair.card, at, CARD, best=chair.best)
        elif chair.turn:
            _draw_empty(canvas, at)


def _draw_empty(canvas: Canvas, at: Point) -> None:
    """Draw the place where the next card is expected."""
    left, top, right, bottom = at[0] + 5, at[1] + 4, at[0] + CARD - 5, at[1] + CARD * RISE - 4
    canvas.draw_rectangle(left, top, right, bottom, GOLD, 0.16, corner=15, edge=GOLD, edge_width=4, dashes=(13, 9))


def _draw_note(canvas: Canvas, note: str, y: float) -> None:
    half = min(WIDTH / 2 - 30, text_width(note, NAME, bold=True) / 2 + 24)
    canvas.draw_rectangle(WIDTH / 2 - half, y - 26, WIDTH / 2 + half, y + 26, PLATE_COLOUR, 0.88, corner=26)
    canvas.draw_text((WIDTH / 2, y), note, size=NAME, bold=True, anchor="middle", room=2 * half - 40)


def _draw_pack(canvas: Canvas, cards: int, middle: float) -> None:
    """Draw the backs of a pack, and how many cards it has."""
    width, height, x = CARD * 0.86, CARD * 0.86 * RISE, WIDTH / 2
    left, top = x - width / 2, middle - height / 2
    for lift in (8, 4, 0):
        right, bottom = left + lift + width, top + lift + height
        canvas.draw_rectangle(
            left + lift, top + lift, right, bottom, BACK_EDGE, corner=13, edge="#8D8676", edge_width=2
        )
    canvas.draw_rectangle(left + 9, top + 9, left + width - 9, top + height - 9, BACK, corner=7)
    for row in range(4):
        y = top + 26 + row * (height - 52) / 3
        canvas.draw_path(f"M{x - 30:.0f} {y:.1f}l30 -12l30 12l-30 12z", BACK_SIGN)
    if cards:
        canvas.draw_text((x, middle), str(cards), size=46, bold=True, anchor="middle", colour="#FFFFFF")


def _draw_trump(canvas: Canvas, faces: Faces, trump: PackCard, top: float) -> None:
    """Draw the sign of trumps in the upper left corner, and behind it the card that showed them."""
    x, y = 76.0, top + 84.0
    _draw_card(canvas, faces, trump, (x + 42, y - 52), 74)
    canvas.draw_circle((x, y), 46, BACK_EDGE, edge=PLATE_EDGE, edge_width=4)
    canvas.draw_image(plain_sign(faces.sign(trump.suit)), x - 31, y - 31, 62, (100, 100))


def _draw_last(canvas: Canvas, faces: Faces, last: LastTrick, spots: dict[Place, _Spot]) -> None:
    """Draw the last trick small in the lower left corner: each card where its player sits."""
    x, y = 112.0, HEIGHT - 142.0
    for place, card in sorted(last.plays, key=lambda play: play[0] is last.winner):
        left, top = spots[place].last
        _draw_card(canvas, faces, card, (x + left, y + top), LAST, best=place is last.winner)
    canvas.draw_text((x, HEIGHT - 40), last.label, size=SMALL, anchor="middle", colour=LIGHT, room=180)


def _draw_cup(canvas: Canvas, chips: int, top: float) -> None:
    """Draw the cup in the upper left corner, with the number of its chips."""
    x, y = 72.0, top + 76.0
    canvas.draw_path(f"M{x + 30:.0f} {y - 16:.0f}q34 -4 32 18q-4 24 -36 20", edge="#F4EAD5", edge_width=9)
    canvas.draw_path(f"M{x - 38:.0f} {y - 34:.0f}h76v44q0 28 -28 28h-20q-28 0 -28 -28z", "#F4EAD5", "#5B3D20", 4)
    canvas.draw_path(f"M{x - 36:.0f} {y - 12:.0f}h72v12h-72z", "#3F74B5")
    canvas.draw_text((x + 76, y), str(chips), size=38, bold=True, colour=LIGHT)


# The end of a deal


def _draw_banner(canvas: Canvas, picture: TablePicture, banner: Banner, middle: float) -> None:
    """Draw what is announced: a title, names with points, and below what was won."""
    left, right = BANNER
    sides = banner.points if not banner.seats else ()
    height = 64 + 46 * len(banner.seats) + 62 * bool(sides or banner.matches or banner.below)
    x, top, room = WIDTH / 2, middle - height / 2, right - left - 36
    canvas.draw_rectangle(left, top, right, top + height, PLATE_COLOUR, 0.94, corner=22, edge=GOLD, edge_width=4)
    y, title = top + 32, room - 90 * banner.trophy
    canvas.draw_text((x, y), banner.title, size=SMALL + 2, colour=GOLD, anchor="middle", room=title)
    for way in (-1, 1) if banner.trophy else ():
        _draw_trophy(canvas, (x + way * (room / 2 - 16), y))
    for line, seat in enumerate(banner.seats):
        points = str(banner.points[line]) if banner.points else ""
        _draw_named(canvas, picture.chairs[seat], points, (x, y + 48 + 46 * line), room)
    y += 54 + 46 * len(banner.seats)
    if sides:
        _draw_points(canvas, sides, (x, y))
    elif banner.matches:
        _draw_matches(canvas, banner.matches, banner.matches, (left + 52, y), 19.0 * banner.matches, 46)
        canvas.draw_text((right - 44, y), banner.below, size=NAME + 5, bold=True, anchor="end")
    elif banner.below:
        canvas.draw_text((x, y), banner.below, size=NAME + 5, bold=True, anchor="middle", room=room)


def _draw_named(canvas: Canvas, chair: Chair, points: str, middle: Point, room: float) -> None:
    """Draw a name, in the colour of its side, and points beside it."""
    x, size, beside = middle[0], 36.0, 0.0
    if points:
        beside = text_width(points, size, bold=True) + 24
    name, type_size = _fitting(chair, room - beside, size, LEAST)
    left = x - (text_width(name, type_size, bold=True) + beside) / 2
    colour = SIDES[chair.side] if chair.side is not None else INK
    drawn = canvas.draw_text((left, middle[1]), name, size=type_size, bold=True, colour=colour)
    if points:
        canvas.draw_text((left + drawn + 24, middle[1]), points, size=size, bold=True, colour=GOLD)


def _draw_points(canvas: Canvas, points: tuple[int, ...], middle: Point) -> None:
    """Draw the points of both sides, each beside the mark of its side."""
    x, y = middle
    canvas.draw_text((x, y), ":", size=44, bold=True, anchor="middle")
    ends: tuple[tuple[Anchor, int], ...] = (("end", -1), ("start", 1))
    for side, (anchor, way) in enumerate(ends):
        width = canvas.draw_text((x + way * 22, y), str(points[side]), size=48, bold=True, anchor=anchor)
        canvas.draw_mark((x + way * (50 + width), y), side, 28, SIDES[side], edge_width=0)


def _draw_trophy(canvas: Canvas, middle: Point) -> None:
    x, y = middle
    for way in (-1, 1):
        handle = f"M{x + way * 14:.0f} {y - 12:.0f}q{way * 12} 0 {way * 10} 9q{-way * 3} 8 {-way * 12} 9"
        canvas.draw_path(handle, edge=GOLD, edge_width=4)
    canvas.draw_path(f"M{x - 15:.0f} {y - 17:.0f}h30q0 25 -11 28v6h7v6h-22v-6h7v-6q-11 -3 -11 -28z", GOLD)
