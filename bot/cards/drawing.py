"""Puts a card together from the drawings in `svg`: frame, suit sign, and what shows the rank.

The drawings are this project's own, numerals and letters among them. All are shapes, so that no font is needed.
German-suited cards show their rank without letters, since every language has its own: by a numeral, a crown for the
king, a ribbon for the ace. As on real cards, the over has its suit sign above the figure and the under below it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bot.cards import Deck, card_name, suit_name
from engine.cards import CARDS, Card, Rank, Suit

SVG: Final = Path(__file__).parent / "svg"
SIDE: Final = 128
"""Units, and pixels, of a picture's side."""
INKS: Final = {
    Deck.GERMAN: {Suit.ACORNS: "#5a3310", Suit.LEAVES: "#0a6b52", Suit.HEARTS: "#c40f30", Suit.BELLS: "#8a5a00"},
    Deck.FRENCH: {Suit.ACORNS: "#067046", Suit.LEAVES: "#17202e", Suit.HEARTS: "#dd1238", Suit.BELLS: "#1b5fc9"},
}
"""In which colour a suit's numerals and letters are written: its sign's, dark enough to be read on the card."""
GROUNDS: Final = {Suit.ACORNS: "#9c5a22", Suit.LEAVES: "#1cb47e", Suit.HEARTS: "#ef2348", Suit.BELLS: "#ffc61a"}
"""The colour behind the figure of an over or under: that it is above or below shows even where the face is a blur."""
LETTERS: Final = {Rank.ACE: "letter_a", Rank.KING: "letter_k", Rank.OVER: "letter_q", Rank.UNDER: "letter_j"}
NUMERALS: Final = {Rank.TEN: "numeral_10", Rank.NINE: "numeral_9", Rank.EIGHT: "numeral_8", Rank.SEVEN: "numeral_7"}

Box = tuple[int, int, int, int]
"""Left, top, width and height of the place for a drawing, which is centred in it."""

WHOLE: Final = (0, 0, SIDE, SIDE)
ALONE: Final = (12, 12, 104, 104)
RIM: Final = "<style>.rim *{{fill:{colour};stroke:{colour};stroke-width:{width};stroke-linejoin:round}}</style>"


@cache
def _source(name: str) -> str:
    return (SVG / f"{name}.svg").read_text(encoding="utf-8")


def _placed(name: str, box: Box, colour: str = "#000000") -> str:
    """A drawing put into a box; `colour` is that of the parts whose colour the drawing leaves open."""
    x, y, width, height = box
    place = f'<svg x="{x}" y="{y}" width="{width}" height="{height}" color="{colour}" overflow="visible" '
    return _source(name).replace("<svg ", place, 1)


def _rimmed(name: str, box: Box, colour: str, width: int) -> str:
    """A drawing put into a box, with a rim half as wide as `width`, in hundredths of the drawing's side."""
    drawing = _placed(name, box)
    return "\n".join([RIM.format(colour=colour, width=width), f'<g class="rim">{drawing}</g>', drawing])


def _picture(*parts: str) -> str:
    root = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
    return "\n".join([root, *parts, "</svg>"])


def sign(deck: Deck, suit: Suit) -> str:
    """A suit's sign alone, as SVG. A white rim lets it be seen on dark grounds too."""
    return _picture(_rimmed(suit_name(deck, suit), ALONE, "#ffffff", 20))


def face(deck: Deck, card: Card) -> str:
    """A card, as SVG."""
    frame = _placed("frame", WHOLE)
    if deck is Deck.FRENCH or card.rank in NUMERALS:
        return _picture(frame, *_indexed(deck, card))
    return _picture(frame, *_figured(card))


def _indexed(deck: Deck, card: Card) -> list[str]:
    """A numeral or letter at the upper left, the suit's sign at the lower right, parted by a rim like the card."""
    pip, ink = suit_name(deck, card.suit), INKS[deck][card.suit]
    if card.rank is Rank.TEN:
        glyph, place = _placed("numeral_10", (12, 11, 74, 58), ink), (61, 62, 57, 57)
    else:
        glyph, place = _placed((NUMERALS | LETTERS)[card.rank], (10, 10, 56, 64), ink), (60, 61, 59, 59)
    return [glyph, _rimmed(pip, place, "#fffdf5", 12)]


def _figured(card: Card) -> list[str]:
    """Ace, king, over or under of a German suit."""
    pip, ink, ground = suit_name(Deck.GERMAN, card.suit), INKS[Deck.GERMAN][card.suit], GROUNDS[card.suit]
    match card.rank:
        case Rank.ACE:
            return [_placed("ribbon", (15, 97, 98, 24), ink), _placed(pip, (19, 7, 90, 90))]
        case Rank.KING:
            return [_placed("crown", (22, 9, 84, 47)), _placed(pip, (32, 58, 64, 64))]
        case Rank.OVER:
            return [_placed("over", WHOLE, ground), _placed(pip, (35, 6, 58, 58))]
    return [_placed("under", WHOLE, ground), _placed(pip, (35, 65, 58, 58))]


def drawings() -> dict[str, str]:
    """All 72 pictures as SVG, by name."""
    signs = {suit_name(deck, suit): sign(deck, suit) for deck in Deck for suit in Suit}
    return signs | {card_name(deck, card): face(deck, card) for deck in Deck for card in CARDS}
