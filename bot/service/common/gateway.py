"""What the services need from Discord; `cogs` provides it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Protocol

from bot.model.company import Friend
from bot.model.errors import ChannelGone
from bot.model.panel import Panel
from bot.ui.screen import File, Screen


@dataclass(frozen=True, slots=True)
class Mentioned:
    """Whom a message notifies: these accounts, and perhaps a role; nobody else, whatever its text says."""

    accounts: tuple[int, ...] = ()
    role: int | None = None


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """What Discord is to show among the events of a server."""

    name: str
    about: str
    place: str
    """Where it is, in words or as a link, of 100 characters at most."""
    start: datetime
    end: datetime


NOBODY: Final = Mentioned()
TRIED: Final = 3
"""How many channels of a server are tried, so that not too many messages are refused."""


class Gateway(Protocol):
    """Sends, edits and deletes messages."""

    async def post(
        self,
        channel_id: int,
        screen: Screen,
        mentioned: Sequence[int] = (),
        once: str | None = None,
        file: File | None = None,
    ) -> int:
        """Send a public message that notifies these users, and return its id; raise `ChannelGone`.

        Of messages with the same word `once`, of 25 characters at most, Discord shows the first alone for some minutes.
        """
        ...

    async def tell(self, guild_id: int, channel_id: int, account: int, screen: Screen) -> None:
        """Send a direct message about something in a channel to somebody who may see it; nothing to others.

        Raise `PersonGone` where the person is not on the server any more, or takes no direct messages.
        """
        ...

    async def find_member(self, guild_id: int, account: int) -> Friend:
        """Return an account as a server has it now; raise `PersonGone` where it is not there, or `NoAnswer`."""
        ...

    async def write(self, account: int, screen: Screen, once: str) -> None:
        """Send somebody a direct message that is about no channel.

        Raise `PersonGone` where none is taken, or `NoAnswer`. Of messages with the same word `once`, of 25
        characters at most, Discord shows the first alone for some minutes.
        """
        ...

    def may_mention(self, guild_id: int, role: int) -> bool:
        """Return whether the bot may notify a role of a server, which is not everybody's."""
        ...

    def lacks_in(self, guild_id: int, channel_id: int) -> tuple[str, ...]:
        """Return the keys of the permissions that the bot needs to show a table in a channel, and does not have."""
        ...

    def speakable(self, guild_id: int) -> list[int] | None:
        """Return the channels of a server in which the bot may write, the likeliest first; `None` where it is not."""
        ...

    async def add_event(self, guild_id: int, event: ServerEvent, besides: Collection[int] = ()) -> int | None:
        """Add an event to those of a server, and return its id; `None` where the bot may not, or Discord has not.

        One of the bot's own that is like it is taken in its place, unless it is known `besides`, as another's.
        """
        ...

    async def start_event(self, guild_id: int, event_id: int) -> None:
        """Have an event of a server begin, which ends by itself then; it may be gone."""
        ...

    async def delete_event(self, guild_id: int, event_id: int) -> None:
        """Take an event from those of a server; it may be gone."""
        ...

    async def leave(self, guild_id: int) -> None:
        """Leave a server; raise `NoAnswer` where Discord has not let the bot."""
        ...

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Open a public thread and return its id; raise `ChannelGone` where the bot has no permission."""
        ...

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Redraw a public message; raise `MessageGone` or `ChannelGone`."""
        ...

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a public message of the bot, if it still exists."""
        ...

    async def show_below(self, panel: Panel, screen: Screen) -> int:
        """Show a screen to the owner of a panel, in a new message below; return its id, or raise `TokenDead`."""
        ...

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        """Redraw a panel, which only one person sees, by its token; raise `TokenDead`."""
        ...

    async def take_away(self, panel: Panel) -> None:
        """Delete the message of a panel by its token; raise `TokenDead`."""
        ...


async def post_somewhere(gateway: Gateway, guild_id: int, screen: Screen) -> bool:
    """Post a message in the first channel of a server that takes it; return whether one does."""
    for channel_id in (gateway.speakable(guild_id) or [])[:TRIED]:
        try:
            await gateway.post(channel_id, screen)
        except ChannelGone:
            continue
        return True
    return False
