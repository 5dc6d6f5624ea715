"""An open panel: the private message in which a player sees the own hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

TOKEN_LIFE: Final = timedelta(minutes=14, seconds=30)
"""How long a panel's token is used: it is valid for 15 minutes, and Discord bans who tries invalid ones often."""


@dataclass(frozen=True, slots=True)
class Panel:
    """An ephemeral panel that can still be redrawn: its message, and the token that edits it."""

    message_id: int
    """The message, or 0 where none is shown yet: the token can show the first one."""
    token: str = field(repr=False)
    expires_at: datetime
