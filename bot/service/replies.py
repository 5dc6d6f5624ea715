"""Who asks, and where the answer is shown: the two ends of every click and command."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bot.i18n.texts import DEFAULT, Texts
from bot.model.errors import Refusal
from bot.ui.formatting import plain
from bot.ui.screen import Screen
from engine.moves import IllegalMove


@dataclass(frozen=True, slots=True)
class Actor:
    """Whoever pressed or typed, as Discord tells it."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    moderator: bool = False
    bot: bool = False
    locale: str = DEFAULT
    """The language of the account, as far as there are texts in it."""
    guild_locale: str | None = None
    """The language of the server, where Discord tells one and there are texts in it."""
    may_post: bool = True
    """Whether the bot may write in that channel."""
    parent_id: int | None = None
    """The channel to which the thread belongs, where this is one."""


@dataclass(frozen=True, slots=True)
class File:
    """A file that goes with an answer."""

    name: str
    content: bytes = field(repr=False)


class Reply(Protocol):
    """Shows the answer to one click or command.

    Each method returns the id of the message that shows the answer now: the one pressed, where it is of that kind, or
    a new one. It returns `None`, and raises nothing, where the answer did not arrive: what was asked for is done and
    stored by then.
    """

    @property
    def message_id(self) -> int | None:
        """The message whose button was pressed; `None` for a command."""

    @property
    def on_panel(self) -> bool:
        """Whether only the one who pressed sees that message."""

    @property
    def token(self) -> str:
        """The token by which an answer that only one person sees can be edited for 15 minutes."""

    async def panel(self, screen: Screen) -> int | None:
        """Show a screen to the one who asked alone: in the panel pressed, or in a new message."""

    async def board(self, screen: Screen) -> int | None:
        """Show a table to everybody: in the public message pressed, or in a new one."""

    async def public(self, screen: Screen) -> int | None:
        """Show something that is no table to everybody: in the public message pressed, or in a new one."""

    async def note(self, screen: Screen, file: File | None = None) -> int | None:
        """Show a screen to the one who asked alone, in a new message."""


def need_moderator(actor: Actor) -> None:
    """Raise `Refusal` for whoever is no moderator: Discord knows no permissions of single subcommands."""
    if not actor.moderator:
        raise Refusal("moderators-only")


def refuse(refusal: Refusal | IllegalMove) -> Refusal:
    """Return any refusal as one that the texts know."""
    if isinstance(refusal, Refusal):
        return refusal
    return Refusal(refusal.key, **refusal.details)


def explain(refusal: Refusal | IllegalMove, t: Texts) -> str:
    """Return a refusal in words."""
    # Only names are written by people; channels and permissions are the bot's own words.
    details = refuse(refusal).details
    return t(refusal.key, **{key: plain(str(value)) if key == "name" else value for key, value in details.items()})
