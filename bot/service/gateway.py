"""What the services need from Discord; `cogs` provides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.model.panel import Panel
from bot.ui.screen import Screen


class Gateway(Protocol):
    """Sends, edits and deletes messages."""

    async def post(self, channel_id: int, screen: Screen, mentioned: Sequence[int] = ()) -> int:
        """Send a public message that notifies these users, and return its id; raise `ChannelGone`."""
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
