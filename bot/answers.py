"""Who asks, and what is answered: the two ends of the host's one way in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from bot.errors import Refusal
from bot.parts import card_words, plain, suit_text
from bot.screen import Screen
from bot.texts import Texts
from engine.cards import Card, Rank, Suit
from engine.game import IllegalMove


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever pressed or typed, as Discord tells it."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    moderator: bool = False
    bot: bool = False


class Place(StrEnum):
    """Where an answer belongs."""

    PANEL = "panel"
    """The hand of the one who asked: their panel, or a new ephemeral message."""
    BOARD = "board"
    """The public message of the table: the one pressed, or a new one."""
    NOTE = "note"
    """A new message that only the one who asked sees."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is shown in answer, where, and of which table."""

    place: Place
    screen: Screen
    table_id: int | None = None
    file: tuple[str, bytes] | None = None
    """A file to go with it: name and content."""
    then: Callable[[], None] = lambda: None
    """What is to be seen to once the answer is sent, or has failed: redrawing for everybody else."""


def refuse(refusal: Refusal | IllegalMove) -> Refusal:
    """Any refusal as one that the texts know."""
    if isinstance(refusal, Refusal):
        return refusal
    return Refusal(refusal.key, **refusal.details)


def explain(refusal: Refusal | IllegalMove, t: Texts) -> str:
    """A refusal in words."""
    shown = {name: _shown(value, t) for name, value in refuse(refusal).details.items()}
    return t(refusal.key, **shown)


def _shown(value: object, t: Texts) -> object:
    if isinstance(value, Card):
        return card_words(value, t)
    if isinstance(value, Suit):
        return suit_text(value, t)
    if isinstance(value, Rank):
        return t(f"rank-{value.name.lower()}")
    return plain(value) if isinstance(value, str) else value
