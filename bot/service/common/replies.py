"""Who asks, and how the answer is shown, for every click and command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto
from typing import Protocol, TypeVar

from bot.i18n.texts import DEFAULT, Texts
from bot.model.actions import Action
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.table import NOWHERE
from bot.service.common.gateway import NOBODY, Mentioned
from bot.ui.formatting import plain, when
from bot.ui.screen import File, Form, Screen
from engine.moves import IllegalMove

M = TypeVar("M", bound=Callable[..., Awaitable[None]])


@dataclass(frozen=True, slots=True)
class Actor:
    """The person who has pressed a button or typed a command, as Discord describes them."""

    user_id: int
    name: str
    """The account's own name."""
    guild_id: int
    """The server; `NOWHERE` in direct messages, in group chats, and on servers where the bot is no member."""
    channel_id: int
    nickname: str | None = None
    """The name on the server, where that is another one."""
    moderator: bool = False
    bot: bool = False
    locale: str = DEFAULT
    """The language of the account, if there are texts in it."""
    guild_locale: str | None = None
    """The language of the server, if Discord names one and there are texts in it."""
    may_post: bool = True
    """Whether the bot may write in the channel."""
    lacks: tuple[str, ...] = ()
    """The keys of the permissions that the bot needs to show a table in the channel of a server, and does not have."""
    parent_id: int | None = None
    """The id of the channel to which the thread belongs; `None` outside of threads."""
    has_threads: bool = True
    """Whether the channel is of a kind that has threads; the chat of a voice channel has none."""
    delivery: Delivery | None = field(default=None, compare=False)
    """By which sending of the click or command the person asks, so that it counts once."""
    invite: str = ""
    """The address by which the bot is added to a server, where it is on none."""

    @property
    def on_server(self) -> bool:
        """Whether the person asks on a server where the bot is a member."""
        return self.guild_id != NOWHERE

    @property
    def party(self) -> int:
        """For whom the bot computes, as servers share it: the server, or a person who is on none."""
        return self.guild_id or -self.user_id


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that a person hands in with a command or a form."""

    size: int
    """In bytes, as Discord says."""
    read: Callable[[], Awaitable[bytes]] = field(repr=False)
    """Return its content; raise `NoAnswer` where Discord does not give it."""


class Place(Enum):
    """Where an answer will be shown, by the method of `Reply` that shows it."""

    PANEL = auto()
    PUBLIC = auto()
    NOTE = auto()


class Reply(Protocol):
    """Shows the answer to one click or command.

    Each method returns the id of the message that shows the answer: the pressed one if it is of that kind, or else a
    new one. Where the answer did not arrive, it returns `None` and raises nothing, because what was asked for has been
    done and stored before. A second answer takes the place of the first one; Discord allows that for 15 minutes.
    """

    @property
    def message_id(self) -> int | None:
        """Return the id of the message whose button was pressed; `None` for a command."""

    @property
    def on_panel(self) -> bool:
        """Return whether only the person who asks sees the pressed message."""

    @property
    def token(self) -> str:
        """Return the token that can edit an answer for 15 minutes if only one person sees it."""

    @property
    def limit(self) -> int:
        """Return how many bytes a file may have where the answer is shown."""

    @property
    def upload(self) -> Upload | None:
        """Return the file that was handed in with a form, if one was."""

    async def defer(self, place: Place, told: Screen | None = None) -> None:
        """Answer at once that something takes long to make, and have others served; the result is the next answer.

        The pressed message shows `told` where the result will be in its place. `told` has a button that asks again,
        because the bot may end before the result is there. Everywhere else Discord itself says that the bot is
        thinking, and after 15 minutes that it does not answer.
        """

    async def make_way(self) -> None:
        """Have others served during a long wait: for something from Discord that is no answer, or for a thought."""

    async def show_panel(self, screen: Screen) -> int | None:
        """Show a screen only to the person who asks: in the pressed panel, or in a new message."""

    async def show_board(self, screen: Screen) -> int | None:
        """Show a table to everybody: in the pressed public message, or in a new one."""

    async def post(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        """Show a table to everybody in a new message, which may notify people."""

    async def show_below(self, screen: Screen) -> int | None:
        """Show one more screen only to the person who asks, in a new message below the answer."""

    async def show_public(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        """Show something else than a table to everybody: in the pressed public message, or in a new one.

        Only a new message notifies anybody.
        """

    async def ask(self, form: Form) -> None:
        """Show a form to the person who asks."""

    async def show_note(self, screen: Screen, file: File | None = None) -> int | None:
        """Show a screen only to the person who asks, in a new message."""


def does(*kinds: type[Action]) -> Callable[[M], M]:
    """Declare that a method of a service does what these actions mean; it gets who asks, the reply and the action."""

    def declare(method: M) -> M:
        vars(method)["does"] = kinds
        return method

    return declare


def need_moderator(actor: Actor) -> None:
    """Raise `Refusal` for people who are not moderators; Discord has no permissions for single subcommands."""
    if not actor.moderator:
        raise Refusal("moderators-only")


def need_server(actor: Actor) -> None:
    """Raise `Refusal` where somebody asks for what can be done only on a server where the bot is a member."""
    if not actor.on_server:
        raise Refusal("only-servers", invite=actor.invite)


def need_posting(actor: Actor) -> None:
    """Raise `Refusal` on a server where the bot lacks permissions to show a table in the channel."""
    if actor.lacks:
        raise Refusal("missing-permissions", permissions=actor.lacks)


def refuse(refusal: Refusal | IllegalMove) -> Refusal:
    """Return a refusal or an illegal move as a refusal that the texts can explain."""
    if isinstance(refusal, Refusal):
        return refusal
    return Refusal(refusal.key, **refusal.details)


def explain(refusal: Refusal | IllegalMove, t: Texts) -> str:
    """Return a refusal in words."""
    return t(refusal.key, **{key: _written_detail(key, value, t) for key, value in refuse(refusal).details.items()})


def _written_detail(key: str, value: object, t: Texts) -> object:
    """Return a detail of a refusal as it is written: only names come from people, all else is the bot's own."""
    if isinstance(value, datetime):
        return when(value)
    if isinstance(value, Refusal | IllegalMove):
        return explain(value, t)
    if isinstance(value, tuple):
        # The keys of what has a name in every language.
        return ", ".join(map(t, value))
    return plain(str(value)) if key == "name" else value
