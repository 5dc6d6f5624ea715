"""Who is told when a table opens, and who does not want to sit with whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final

from bot.model.person import Person

APART: Final = timedelta(minutes=30)
"""How long a person, or a server's role, is left alone after being told of a table."""
MOST_TOLD: Final = 10
"""How many people are told of one table: those who were told longest ago."""
MOST_BLOCKED: Final = 25
"""How many people somebody may block: as many as one of Discord's lists shows."""


class Told(StrEnum):
    """How a person is told when a table opens on a server."""

    OFF = "off"
    MENTION = "mention"
    DIRECT = "direct"
    """By a direct message."""
    CLOSED = "closed"
    """By none any more, because a direct message could not be delivered."""


@dataclass(frozen=True, slots=True)
class Invited:
    """Who is told of a table that has just opened."""

    mentioned: Sequence[Person] = ()
    direct: Sequence[Person] = ()
    role: int | None = None
    """The role that is mentioned, instead of people."""

    @property
    def accounts(self) -> list[int]:
        """The accounts that are mentioned."""
        return [person.user_id for person in self.mentioned if person.user_id is not None]
