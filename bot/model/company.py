"""Who is told when a table opens, and who does not want to sit with whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final, NamedTuple

from bot.model.person import Person

APART: Final = timedelta(minutes=30)
"""How long a person, or a server's role, is left alone after being told of a table."""
MOST_TOLD: Final = 10
"""How many people are told of one table: those who were told longest ago."""
SEAT_KEPT_FOR: Final = timedelta(minutes=5)
"""How long a seat is kept for somebody who was invited."""
MOST_INVITED: Final = 10
"""How many people somebody may invite within `INVITED_WITHIN`."""
INVITED_WITHIN: Final = timedelta(hours=1)
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


class Blocked(NamedTuple):
    """Somebody whom a person has blocked: an account, or whom they have met across servers, by the name of then."""

    account: int | None
    """`None` for somebody met across servers, whose account is nobody's business."""
    name: str
    table_id: int = 0
    """The table where they have met."""


class Friend(NamedTuple):
    """An account for which the opener of a table wants a seat to be kept."""

    account: int
    name: str
    nickname: str | None = None
    """The name on the server, where that is another one."""
    bot: bool = False
    is_here: bool = True
    """Whether the account is on the server."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """For whom a seat is kept at a table that has just opened."""

    kept: Sequence[Person] = ()
    notified: Sequence[int] = ()
    """The accounts that the message notifies: the others want to be left alone now."""
    refused: Sequence[int] = ()
    """The accounts for which no seat could be kept."""

    @property
    def silent(self) -> list[int]:
        """The accounts for which a seat is kept, and which are not notified."""
        return [each.user_id for each in self.kept if each.user_id is not None and each.user_id not in self.notified]


@dataclass(frozen=True, slots=True)
class Invited:
    """Who is told of a table that has just opened."""

    mentioned: Sequence[Person] = ()
    direct: Sequence[Person] = ()
    role: int | None = None
    """The role that is mentioned, instead of people."""
    invitation: Invitation = Invitation()

    @property
    def accounts(self) -> list[int]:
        """The accounts that are mentioned."""
        return [person.user_id for person in self.mentioned if person.user_id is not None]
