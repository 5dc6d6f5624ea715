"""What is to be seen, without Discord: texts, pictures and rows of buttons.

`bot.ui` makes screens, and `cogs` turns them into messages. Text is Discord's markdown.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bot.model.actions import Action


class Style(StrEnum):
    """What a button is for, shown by its colour."""

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
    """A button, and what it does when it is pressed."""

    label: str
    does: Action
    style: Style = Style.PLAIN
    emoji: str | None = None
    enabled: bool = True

    @property
    def action(self) -> str:
        """The custom_id by which Discord tells that it was pressed."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Row:
    """Buttons beside one another: five at most, four where a phone should show them in one line."""

    buttons: tuple[Button, ...]
    wide: bool = False
    """Whether it stands outside of the box, where a phone has a little more room beside one another."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a list."""

    label: str
    value: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from."""

    does: Action
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1

    @property
    def action(self) -> str:
        """The custom_id by which Discord tells that something was chosen."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Channels:
    """A list of the server's channels to choose from."""

    does: Action
    chosen: tuple[int, ...]

    @property
    def action(self) -> str:
        """The custom_id by which Discord tells that something was chosen."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, with its description for people who cannot see it."""

    name: str
    content: bytes = field(repr=False)
    alt: str


Block = Text | Rule | Row | Select | Channels | Picture


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message: blocks in a box with a coloured edge, in the order in which they are read aloud."""

    blocks: tuple[Block, ...]
    colour: int

    @property
    def length(self) -> int:
        """Characters of all texts, counted as UTF-16 code units, since Discord may count so."""
        return sum(len(block.markdown.encode("utf-16-le")) // 2 for block in self.blocks if isinstance(block, Text))


def rows(buttons: list[Button], width: int = 4) -> list[Row]:
    """Put buttons into rows of `width`.

    >>> from bot.model.actions import AnswerPrivacy
    >>> [len(row.buttons) for row in rows([Button("Yes", AnswerPrivacy(delete=True))] * 5, 2)]
    [2, 2, 1]
    """
    return [Row(tuple(buttons[at : at + width])) for at in range(0, len(buttons), width)]
