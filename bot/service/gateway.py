"""What the host asks of whoever shows its screens; `cogs` answers it with Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.model.panel import Panel
from bot.ui.screen import Screen


class Gateway(Protocol):
    """Sends and edits messages."""

    async def post(self, channel_id: int, screen: Screen, mentioned: Sequence[int] = ()) -> int:
        """Sends a public message that notifies these accounts; its id. Raises `ChannelGone`."""
        ...

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Opens a public thread; its id. Raises `ChannelGone` where the bot may not."""
        ...

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Redraws a public message. Raises `MessageGone` or `ChannelGone`."""
        ...

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Takes a public message of the bot's own away, if it is there."""
        ...

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        """Redraws an ephemeral panel by its token. Raises `TokenDead`."""
        ...
