"""The content of a message, without Discord: texts, pictures and rows of buttons.

`bot.ui` makes screens, and `cogs` turns them into messages. Texts are Discord's markdown.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.model.actions import Action
from bot.model.names import length


class Style(StrEnum):
    """The purpose of a button, which its colour shows."""

    GO = "go"
    """The usual next step."""
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """A text in markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A line between two parts of a screen."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button, and the action that it stands for."""

    label: str
    does: Action
    style: Style = Style.PLAIN
    emoji: str | None = None
    enabled: bool = True
    without_emoji: str = ""
    """The label where Discord refuses the emoji; empty if it is the usual label."""

    @property
    def action(self) -> str:
        """Return the custom_id by which Discord reports that the button was pressed."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Row:
    """Buttons side by side: at most five, or four if a phone should show them in one line."""

    buttons: tuple[Button, ...]
    wide: bool = False
    """Whether the row stands outside of the box, where a phone has a little more room."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a list to choose from."""

    label: str
    value: str
    chosen: bool = False
    about: str = ""
    """A line in small type below the label."""


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from."""

    does: Action
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    label: str = ""
    """What stands in the list as long as nothing is chosen; Discord's own words where it is empty."""

    @property
    def action(self) -> str:
        """Return the custom_id by which Discord reports that something was chosen."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Channels:
    """A list of the server's channels to choose from, those to talk in among them, because they have chats."""

    does: Action
    chosen: tuple[int, ...]
    most: int = 25
    forums: bool = False
    """Whether forums can be chosen, for their posts; a message can only be in one of these."""

    @property
    def action(self) -> str:
        """Return the custom_id by which Discord reports that something was chosen."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Roles:
    """A list of the server's roles, of which one or none is chosen."""

    does: Action
    chosen: int | None

    @property
    def action(self) -> str:
        """Return the custom_id by which Discord reports that something was chosen."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class People:
    """A list of the server's people to choose from."""

    does: Action
    most: int

    @property
    def action(self) -> str:
        """Return the custom_id by which Discord reports that somebody was chosen."""
        return self.does.encode()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, with a description for people who cannot see it."""

    name: str
    content: bytes = field(repr=False)
    alt: str


Block = Text | Rule | Row | Select | Channels | Roles | People | Picture


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message: blocks in a box with a coloured edge, in the order in which they are read."""

    blocks: tuple[Block, ...]
    colour: int
    instead: Screen | None = None
    """What is shown where its pictures cannot be, if that is more than the rest of it."""

    def with_picture(self, picture: Picture | None) -> Screen:
        """Return this screen with a picture below its title."""
        return self if picture is None else replace(self, blocks=(self.blocks[0], picture, *self.blocks[1:]))

    @property
    def without_pictures(self) -> Screen:
        """Return this screen without its pictures."""
        if self.instead is not None:
            return self.instead
        return replace(self, blocks=tuple(block for block in self.blocks if not isinstance(block, Picture)))

    @property
    def length(self) -> int:
        """Return the length of all texts in UTF-16 code units, because Discord may count so."""
        return sum(length(block.markdown) for block in self.blocks if isinstance(block, Text))


@dataclass(frozen=True, slots=True)
class File:
    """A file that is sent with a message."""

    name: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class TextField:
    """A field of a form to write into."""

    label: str
    about: str
    most: int
    """The most characters of the answer, which may be empty."""
    written: str = ""
    """What is in the field already."""


@dataclass(frozen=True, slots=True)
class PeopleField:
    """A field of a form in which people of the server are chosen, or nobody."""

    label: str
    about: str
    most: int


@dataclass(frozen=True, slots=True)
class ListField:
    """A field of a form in which one or several things are chosen from a list."""

    name: str
    """What no other field of the form is called."""
    label: str
    about: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class FileField:
    """A field of a form for one file."""

    label: str
    about: str


Field = TextField | PeopleField | ListField | FileField


@dataclass(frozen=True, slots=True)
class Form:
    """Questions in a window above the screen, all of which are answered at once.

    The values of its action are what was written and chosen there, in the order of the fields.
    """

    title: str
    does: Action
    fields: tuple[Field, ...]


def rows(buttons: list[Button], width: int = 4) -> list[Row]:
    """Put buttons into rows of `width`.

    >>> from bot.model.settings import AnswerPrivacy
    >>> [len(row.buttons) for row in rows([Button("Yes", AnswerPrivacy(delete=True))] * 5, 2)]
    [2, 2, 1]
    """
    return [Row(tuple(buttons[at : at + width])) for at in range(0, len(buttons), width)]
