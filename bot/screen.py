"""What is to be seen, without Discord: texts, rows of buttons, and boxes around them.

`render` makes screens, the face turns them into messages. Text is Discord's markdown.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Style(StrEnum):
    """What a button is for, told by its colour."""

    GO = "go"
    """What one would do next."""
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A line between two parts."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that does `action` when pressed."""

    label: str
    action: str
    style: Style = Style.PLAIN
    emoji: str | None = None
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """Buttons beside one another: five at most, four where a phone should show them in one line."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, and all that it says in words."""

    name: str
    content: bytes = field(repr=False)
    alt: str


Block = Text | Rule | Row | Picture


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message: blocks in a box with a coloured edge, in the order in which they are read aloud."""

    blocks: tuple[Block, ...]
    colour: int


def rows(buttons: list[Button], width: int = 4) -> list[Row]:
    """Buttons in rows of that width."""
    return [Row(tuple(buttons[at : at + width])) for at in range(0, len(buttons), width)]
