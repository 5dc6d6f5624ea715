"""What both parts of `check` share that read games in the order of time: periods, and the rows of a history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.model.ledger import Period
from bot.storage.database import Transaction, by_keys, portions


@dataclass(slots=True)
class Periods:
    """The weeks, months and years of what was read so far."""

    open: set[str] = field(default_factory=set)
    """Those to which something may still be added."""
    compared: set[str] = field(default_factory=set)
    """The others, which are compared."""

    def add(self, moments: Iterable[datetime]) -> None:
        """Note the periods of these moments."""
        self.open.update(period.key(at.astimezone(UTC)) for at in moments for period in Period)

    def close(self, until: datetime | None) -> list[str]:
        """Return the periods that end before a moment, in their order; `None` for the end of time."""
        now = {period.key(until.astimezone(UTC)) for period in Period} if until is not None else set()
        over = self.open - now
        self.open &= now
        self.compared |= over
        return sorted(over)


@dataclass(slots=True)
class History:
    """The rows of a history in the database, compared with those that there should be."""

    table: str
    columns: tuple[str, ...]
    listed: int = 0
    """How many rows there should be."""

    async def missing(self, t: Transaction, rows: Sequence[tuple[int | str, ...]]) -> list[tuple[int | str, ...]]:
        """Return which of these rows are missing."""
        self.listed += len(rows)
        missing = list[tuple[int | str, ...]]()
        for portion in portions(rows):
            found = await t.rows(
                by_keys(self.table, self.columns, portion), *(value for row in portion for value in row)
            )
            there = {tuple(row[name] for name in self.columns) for row in found}
            missing += [row for row in portion if row not in there]
        return missing

    async def surplus(self, t: Transaction, guild_id: int) -> int | None:
        """Return how many rows a server has where these are more than it should have, else `None`."""
        row = await t.row(f"SELECT count(*) AS number FROM {self.table} WHERE guild_id = $1", guild_id)
        return row["number"] if row is not None and row["number"] > self.listed else None
