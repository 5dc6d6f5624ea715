"""Linked channels: what is played in a channel of one server is shown in a channel of another one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.model import moving
from bot.model.options import Guild
from bot.model.table import Table

MOST_OF_CHANNEL: Final = 3
"""How many links a channel has at most."""
MOST_OF_SERVER: Final = 10
"""How many links the channels of a server have at most: as many as one page lists."""
CODE_LIFE: Final = timedelta(days=1)
"""For how long moderators of another server can write a code."""


@dataclass(frozen=True, slots=True)
class ChannelLink:
    """A link as one of the two servers knows it; nothing of the other one is among what it knows."""

    number: int
    channel_id: int
    """The server's own channel."""
    since: datetime


@dataclass(frozen=True, slots=True)
class LinkedEnd:
    """A channel that is to be told that it is linked now."""

    link: int
    since: datetime
    guild: Guild
    channel_id: int


def may_be_shown(table: Table) -> bool:
    """Return whether a table may be shown in the channels to which its own is linked.

    It may not where only invited people sit down, nor where others may still play the same deal.
    """
    return table.links > 0 and not table.for_invited and table.duplicate is None


def lacks_board(table: Table) -> bool:
    """Return whether a move that everybody may see was made at a table that could be shown in more channels.

    Were it shown with something else, the time of the first message would tell of that.
    """
    seen = bool(table.changes.moves_made) and not moving.is_quiet(table)
    return seen and may_be_shown(table) and table.boards_elsewhere < table.links
