"""What somebody supposes before it is their turn, and the card that follows from it by the view of their seat alone.

What is said is written in one text, as it stands in the row of a seat:

>>> said = parse("5h=low 5-=h7")
>>> said[Supposition(5, "h")], said[Supposition(5, LEAD)]
('low', 'h7')
>>> written(said)
'5h=low 5-=h7'
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards.pack import PackCard
from engine.game import View
from engine.games import kind_of
from engine.moves import Play

LEAD: Final = "-"
"""What stands for the suit led where the player leads."""


class Choice(StrEnum):
    """How a card of the suit led is chosen, where it is not named."""

    BEAT = "beat"
    """The lowest that beats the trick."""
    LOW = "low"
    HIGH = "high"


class Supposition(NamedTuple):
    """A card is due of somebody who holds so many, and a suit was led, or nothing yet."""

    held: int
    """How many cards the player holds: so each card of a deal has its number."""
    led: str
    """The letter of the suit, or `LEAD`."""


Said = Mapping[Supposition, str]
"""What somebody says in advance: for each supposition a card, or the way in which one is chosen."""


def parse(text: str) -> dict[Supposition, str]:
    """Read what was said from its text."""
    parts = (each.partition("=") for each in text.split())
    return {Supposition(int(when[:-1]), when[-1]): answer for when, _, answer in parts}


def written(said: Said) -> str:
    """Write what was said as one text."""
    return " ".join(f"{when.held}{when.led}={answer}" for when, answer in said.items())


def now_true(view: View) -> Supposition | None:
    """Return what is true where a card is due of the seat of a view; `None` where none is."""
    if view.turn is None or view.turn != view.seat or not any(isinstance(move, Play) for move in view.legal):
        return None
    return Supposition(len(view.hand), view.table[0].suit.letter if view.table else LEAD)


def ways(view: View) -> list[Choice]:
    """Return how a card may be chosen in the game of a view."""
    return [choice for choice in Choice if choice is not Choice.BEAT or kind_of(view.rules).beats is not None]


def card_said(said: Said, view: View) -> PackCard | None:
    """Return the card that follows from what was said, if it may be played; `None` where nothing follows."""
    true = now_true(view)
    if true is None or true not in said:
        return None
    answer = said[true]
    playable = [move.card for move in view.legal if isinstance(move, Play)]
    if answer not in tuple(Choice):
        return next((card for card in playable if str(card) == answer), None)
    following = [card for card in playable if card.suit.letter == true.led]
    if answer == Choice.BEAT:
        beats = kind_of(view.rules).beats
        following = [card for card in following if beats is not None and beats(view, card)]
    # Within a suit cards are numbered from low to high.
    return (max if answer == Choice.HIGH else min)(following, default=None)
