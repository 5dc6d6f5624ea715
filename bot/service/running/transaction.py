"""Opens tables to change them: the one place where a transaction of the service begins and is committed.

```python
async with tables.open(7, click.delivery) as table:  # begin
    table.push(seat, move)
# committed: the move, and whatever follows from it
```
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.model.delivery import Delivery
from bot.model.table import Table
from bot.service.running.alone import follow_shared, follow_try
from bot.service.running.evening_table import follow_evening
from bot.service.running.individual import follow_individual
from bot.storage.storage import Storage
from bot.storage.table import TableSession


class Tables:
    """The tables that the service changes."""

    def __init__(self, storage: Storage) -> None:
        self._repository = storage.tables

    @asynccontextmanager
    async def session(self) -> AsyncIterator[TableSession]:
        """Open a transaction in which tables are loaded, created and changed.

        At the end of the block the service does what follows from their changes: a try ends, an evening goes on. Then
        they are saved, and all of it is committed. An exception or a cancellation undoes everything. Raise `Retry`
        where the block must be repeated and `NotSaved` where the database does not work; in both cases nothing has
        changed. The block must not call other methods of the storage.
        """
        async with self._repository.session() as session:
            yield session
            for table in session.tables:
                await follow_try(session, table)
                if table.shared is not None:
                    await follow_shared(session, table)
                if table.spot is not None:
                    follow = follow_individual if table.spot.individual else follow_evening
                    await follow(session, table, table.spot)

    @asynccontextmanager
    async def open(self, table_id: int, delivery: Delivery | None = None) -> AsyncIterator[Table]:
        """Open one table to change it, as in `session`; raise `Refusal` where there is none.

        With a delivery, raise `SentTwice` where its interaction has been carried out.
        """
        async with self.session() as session:
            yield await session.load(table_id, delivery)
