"""Who asks, and what is answered: the two ends of the host's one way in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

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


class Target(StrEnum):
    """Where an answer belongs."""

    PANEL = "panel"
    """The hand of the one who asked: their panel, or a new ephemeral message."""
    BOARD = "board"
    """The public message of the table: the one pressed, or a new one."""
    NOTE = "note"
    """A new message that only the one who asked sees."""
    PUBLIC = "public"
    """A message that everybody sees, and that shows no table: the one pressed, or a new one."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is shown in answer, where, and of which table."""

    target: Target
    screen: Screen
    table_id: int | None = None
    file: tuple[str, bytes] | None = None
    """A file to go with it: name and content."""
    then: Callable[[], None] = lambda: None
    """What is to be seen to once the answer is sent, or has failed: redrawing for everybody else."""
    lost: Callable[[], None] = lambda: None
    """What is to be seen to beside that where it has failed."""


def need_moderator(actor: Actor) -> None:
    """Raises `Refusal` for whoever is no moderator: Discord knows no permissions of single subcommands."""
    if not actor.moderator:
        raise Refusal("moderators-only")


def refuse(refusal: Refusal | IllegalMove) -> Refusal:
    """Any refusal as one that the texts know."""
    if isinstance(refusal, Refusal):
        return refusal
    return Refusal(refusal.key, **refusal.details)


def explain(refusal: Refusal | IllegalMove, t: Texts) -> str:
    """A refusal in words."""
    # Only names are written by people; channels and permissions are the bot's own words.
    details = refuse(refusal).details
    return t(refusal.key, **{key: plain(str(value)) if key == "name" else value for key, value in details.items()})
