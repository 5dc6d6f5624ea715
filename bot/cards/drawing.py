"""Pictures put together from the drawings in `svg`: a frame, a suit sign, and a sign of the rank.

A face is a square, as emojis are; a tall card has the shape of a real one, for a picture of a table.

The drawings are the project's own, with numerals and letters as shapes, so no font is needed.
German and Italian cards show their rank without letters, since letters differ between languages: by a numeral, a
crown for the king, a ribbon for the ace. As on real cards, the over has its suit sign above the figure and the under
below it. In the Trappola pack the cavalier is a horse, and the jack is on foot.

The Tell cards are German cards of another pattern: Roman numerals, two suit signs and a season on each ace, and a
figure of its own on each over and under. Tall ones look the same from both sides of the table; a square has room for
one end.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bot.cards import names

SVG: Final = Path(__file__).parent / "svg"
SIDE: Final = 128
"""The side of a picture, in units and in pixels."""
INKS: Final = {
    "german_acorns": "#5a3310",
    "german_leaves": "#0a6b52",
    "german_hearts": "#c40f30",
    "german_bells": "#8a5a00",
    "french_clubs": "#067046",
    "french_spades": "#17202e",
    "french_hearts": "#dd1238",
    "french_diamonds": "#1b5fc9",
    "trappola_swords": "#1a4fb4",
    "trappola_cups": "#c40f30",
    "trappola_coins": "#8a5a00",
    "trappola_batons": "#0a6b52",
}
"""The colour of a suit's numerals and letters: that of its sign, dark enough to be read on the card."""
GROUNDS: Final = {
    "german_acorns": "#9c5a22",
    "german_leaves": "#1cb47e",
    "german_hearts": "#ef2348",
    "german_bells": "#ffc61a",
    "trappola_swords": "#4d97ff",
    "trappola_cups": "#ef2348",
    "trappola_coins": "#ffc61a",
    "trappola_batons": "#1cb47e",
}
"""The colour behind a figure, by which the suit can be told even where the picture is small."""
LETTERS: Final = {
    **{"ace": "letter_a", "king": "letter_k", "queen": "letter_q", "jack": "letter_j"},
    **{"dame": "letter_d", "bube": "letter_b"},
}
NUMERALS: Final = {
    "ten": "numeral_10",
    "nine": "numeral_9",
    "eight": "numeral_8",
    "seven": "numeral_7",
    "deuce": "numeral_2",
}
ROMANS: Final = {"ten": "roman_10", "nine": "roman_9", "eight": "roman_8", "seven": "roman_7"}

Box = tuple[float, float, float, float]
"""Left, top, width and height of the box in which a drawing is centred."""

WHOLE: Final = (0, 0, SIDE, SIDE)
ALONE: Final = (12, 12, 104, 104)
SIGNS: Final[dict[str, Box]] = {
    "over": (35, 6, 58, 58),
    "under": (35, 65, 58, 58),
    "cavalier": (66, 8, 52, 52),
    "jack": (66, 68, 52, 52),
}
"""Where the suit sign is beside a figure."""
TALL: Final = 180
"""The height of a tall card, in units."""
TALL_FRAME: Final = (
    '<rect x="5" y="2" width="118" height="176" rx="17" fill="#fffdf5" stroke="#8d8676" stroke-width="4"/>'
)
TALL_SIGNS: Final[dict[str, Box]] = {
    "over": (24, 16, 80, 80),
    "under": (24, 84, 80, 80),
    "cavalier": (34, 10, 60, 60),
    "jack": (34, 110, 60, 60),
}
"""Where the suit sign of a tall card is beside a figure."""
FIGURES: Final[dict[str, tuple[Box, str]]] = {
    "over": ((0, 52, SIDE, SIDE), ""),
    "under": ((0, 0, SIDE, SIDE), ""),
    "cavalier": ((8, 63, 112, 112), "M6.5 76H121.5V161A15.5 15.5 0 0 1 106 176.5H22A15.5 15.5 0 0 1 6.5 161Z"),
    "jack": ((8, 0, 112, 112), "M6.5 104H121.5V19A15.5 15.5 0 0 0 106 3.5H22A15.5 15.5 0 0 0 6.5 19Z"),
}
"""Where the figure of a tall card is, and the ground that is drawn for it where its own has not the right shape."""
TELL_SIGNS: Final[dict[str, Box]] = {"over": (8, 6, 53, 53), "under": (8, 69, 53, 53), "king": (39, 75, 50, 50)}
"""Where the suit sign is beside a figure of a Tell card."""
TELL_TALL_SIGNS: Final[dict[str, Box]] = {"over": (12, 10, 42, 42), "under": (12, 42, 42, 42)}
"""The same on the upper end of a tall one, on a ground of the card's own colour."""
BAND: Final = '<path d="M12 90H116" stroke="{colour}" stroke-width="5"/>'
"""What parts the two ends of a tall card with figures."""
RIM: Final = "<style>.rim *{{fill:{colour};stroke:{colour};stroke-width:{width};stroke-linejoin:round}}</style>"


@cache
def _source(name: str) -> str:
    return (SVG / f"{name}.svg").read_text(encoding="utf-8")


def _placed(name: str, box: Box, colour: str = "#000000") -> str:
    """Put a drawing into a box; `colour` is for the parts whose colour the drawing leaves open."""
    x, y, width, height = box
    place = f'<svg x="{x}" y="{y}" width="{width}" height="{height}" color="{colour}" overflow="visible" '
    return _source(name).replace("<svg ", place, 1)


def _rimmed(name: str, box: Box, colour: str, width: int) -> str:
    """Put a drawing into a box, with a rim half as wide as `width`, in hundredths of the drawing's side."""
    drawing = _placed(name, box)
    return "\n".join([RIM.format(colour=colour, width=width), f'<g class="rim">{drawing}</g>', drawing])


def _picture(*parts: str) -> str:
    root = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
    return "\n".join([root, *parts, "</svg>"])


def _sign(name: str) -> str:
    """Draw a suit's sign, with a white rim that is seen on dark backgrounds."""
    return _picture(_rimmed(name, ALONE, "#ffffff", 20))


def _pip(pack: str, suit: str) -> str:
    """Return the name of the sign that stands on a card: Tell cards have German ones."""
    return f"{'german' if pack == 'tell' else pack}_{suit}"


def _card(pack: str, suit: str, rank: str) -> str:
    frame, pip = _placed("frame", WHOLE), _pip(pack, suit)
    if pack == "tell":
        return _picture(frame, *_tell(suit, rank, pip))
    if rank in NUMERALS or pip.startswith("french_"):
        return _picture(frame, *_indexed(pip, rank))
    return _picture(frame, *_figured(pip, rank))


def _indexed(pip: str, rank: str) -> list[str]:
    """Draw a numeral or letter at the upper left and the suit's sign at the lower right."""
    if rank == "ten":
        glyph, place = _placed("numeral_10", (12, 11, 74, 58), INKS[pip]), (61, 62, 57, 57)
    else:
        glyph, place = _placed((NUMERALS | LETTERS)[rank], (10, 10, 56, 64), INKS[pip]), (60, 61, 59, 59)
    return [glyph, _rimmed(pip, place, "#fffdf5", 12)]


def _figured(pip: str, rank: str) -> list[str]:
    """Draw an ace, or a card with a figure."""
    match rank:
        case "ace":
            return [_placed("ribbon", (15, 97, 98, 24), INKS[pip]), _placed(pip, (19, 7, 90, 90))]
        case "king":
            return [_placed("crown", (22, 9, 84, 47)), _placed(pip, (32, 58, 64, 64))]
    return [_placed(rank, WHOLE, GROUNDS[pip]), _placed(pip, SIGNS[rank])]


def _tell(suit: str, rank: str, pip: str) -> list[str]:
    """Draw a Tell card."""
    if rank in ROMANS:
        return [_placed(ROMANS[rank], (12, 10, 104, 47), INKS[pip]), _rimmed(pip, (31, 60, 66, 62), "#fffdf5", 12)]
    match rank:
        case "ace":
            signs = [_placed(pip, (left, 8, 52, 52)) for left in (11, 65)]
            return [_placed(f"tell_{suit}_ace", (9, 65, 110, 57)), *signs]
        case "king":
            return [_placed("tell_king", WHOLE, GROUNDS[pip]), _placed(pip, TELL_SIGNS[rank])]
    figure = _placed(f"tell_{suit}_{rank}", WHOLE)
    return [_placed(f"tell_{rank}", WHOLE, GROUNDS[pip]), figure, _placed(pip, TELL_SIGNS[rank])]


def plain_sign(name: str) -> str:
    """Draw a suit's sign without a rim, as SVG of 100 × 100 units."""
    return _placed(name, (0, 0, 100, 100))


def tall_card(name: str) -> str:
    """Draw a card as tall as a real one, as SVG of 128 × 180 units, by the name of its picture."""
    pack, suit, rank = name.split("_")
    pip = _pip(pack, suit)
    if pack == "tell":
        parts = _tall_tell(suit, rank, pip)
    else:
        parts = _tall_indexed(pip, rank) if rank in NUMERALS or pack == "french" else _tall_figured(pip, rank)
    return "".join((TALL_FRAME, *parts))


def _tall_indexed(pip: str, rank: str) -> list[str]:
    place = (12, 13, 84, 66) if rank == "ten" else (12, 13, 62, 72)
    return [_placed((NUMERALS | LETTERS)[rank], place, INKS[pip]), _placed(pip, (36, 88, 80, 80))]


def _tall_figured(pip: str, rank: str) -> list[str]:
    match rank:
        case "ace":
            return [_placed("ribbon", (15, 136, 98, 28), INKS[pip]), _placed(pip, (14, 24, 100, 100))]
        case "king":
            return [_placed("crown", (20, 16, 88, 50)), _placed(pip, (25, 82, 78, 78))]
    place, ground = FIGURES[rank]
    if not ground:
        return [_placed(rank, place, GROUNDS[pip]), _placed(pip, TALL_SIGNS[rank])]
    drawn = f'<path d="{ground}" fill="{GROUNDS[pip]}"/>'
    return [drawn, _placed(rank, place, "transparent"), _placed(pip, TALL_SIGNS[rank])]


def _tall_tell(suit: str, rank: str, pip: str) -> list[str]:
    """Draw a tall Tell card, whose two ends are the same."""
    if rank in ROMANS:
        return [*_two_ways(_placed(ROMANS[rank], (14, 12, 100, 42), INKS[pip])), _placed(pip, (29, 55, 70, 70))]
    match rank:
        case "ace":
            scene = _placed(f"tell_{suit}_ace", (11, 8, 106, 55))
            return _two_ways(scene, _placed(pip, (12, 65, 50, 50)))
        case "king":
            disc = f'<circle cx="64" cy="90" r="31" fill="#fffdf5" stroke="{INKS[pip]}" stroke-width="4"/>'
            return [
                *_two_ways(_placed("tell_king", (13, 5, 102, 102), GROUNDS[pip])),
                disc,
                _placed(pip, (40, 66, 48, 48)),
            ]
    x, y, width, height = TELL_TALL_SIGNS[rank]
    ground = f'<path d="M12 90V21A12 12 0 0 1 24 9H104A12 12 0 0 1 116 21V90Z" fill="{GROUNDS[pip]}"/>'
    patch = f'<rect x="{x - 4}" y="{y - 4}" width="{width + 8}" height="{height + 8}" rx="12" fill="#fffdf5"/>'
    figure = _placed(f"tell_{suit}_{rank}", (30, 4, 87, 87))
    return [*_two_ways(ground, figure, patch, _placed(pip, (x, y, width, height))), BAND.format(colour=INKS[pip])]


def _two_ways(*parts: str) -> list[str]:
    """Draw the upper end of a tall card at its lower end too, upside down."""
    end = "".join(parts)
    return [end, f'<g transform="rotate(180 {SIDE / 2:g} {TALL / 2:g})">{end}</g>']


def drawings() -> dict[str, str]:
    """Return all 156 pictures as SVG, by name."""
    made = {}
    for name in names():
        pack, suit, *rank = name.split("_")
        made[name] = _card(pack, suit, *rank) if rank else _sign(f"{pack}_{suit}")
    return made
