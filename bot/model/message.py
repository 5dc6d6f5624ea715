"""The message of a table: where it stands in its channel, and which deal it shows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(slots=True)
class TableMessage:
    """The message that shows a table."""

    id: int | None = None
    posted_at: datetime | None = None
    shows: str | None = None
    """The deal that the message shows, as the `key` of a deal."""

    def is_above(self, message_id: int) -> bool:
        """Return whether a message stands above the table's message; Discord numbers messages in rising order."""
        return self.id is not None and message_id < self.id
