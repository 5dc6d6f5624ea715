"""How much of what all share one person, or one server, may have at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.model.errors import Refusal

MINUTE: Final = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables a server allows; its moderators change it."""

    own_tables: int = 5
    """Tables under way that one person has opened."""
    new_tables: int = 5
    """Tables that one person opens within a minute."""
    tables: int = 100
    """Tables under way on the server."""


DEFAULT_LIMITS: Final = Limits()
CHOICES: Final[Mapping[str, tuple[int, ...]]] = {
    "own_tables": (1, 2, 3, 5, 10, 20),
    "new_tables": (1, 2, 3, 5, 10),
    "tables": (5, 10, 20, 50, 100, 200),
}
"""The values that moderators can choose for each limit."""


@dataclass(frozen=True, slots=True)
class Used:
    """What a person and a server have of all that is limited."""

    own_tables: int
    first_table: int | None
    """The oldest of the person's tables."""
    new_tables: int
    new_since: datetime | None
    """When the first of the new tables was opened."""
    tables: int
    idle_at: datetime | None
    """When the next of the server's tables is put away, unless somebody plays there."""


def need_room(limits: Limits, used: Used) -> None:
    """Raise `Refusal` where a person cannot open another table; it says which limit that is, and when it ends."""
    if used.new_tables >= limits.new_tables:
        assert used.new_since is not None
        raise Refusal("limit-new-tables", most=limits.new_tables, at=used.new_since + MINUTE)
    if used.own_tables >= limits.own_tables:
        raise Refusal("limit-own-tables", most=limits.own_tables, table=used.first_table)
    if used.tables >= limits.tables:
        raise Refusal("limit-tables", most=limits.tables, at=used.idle_at)
