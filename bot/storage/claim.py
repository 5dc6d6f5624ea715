"""The shards of a process, locked in PostgreSQL as long as a connection stands, so that no other serves them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import gcd
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection

from bot.model.errors import InUse
from bot.model.sharding import Sharding
from bot.model.waits import CLAIM_LOOK_S, CLAIM_WAIT_S

log = logging.getLogger(__name__)

SETTINGS: Final = ("tcp_keepalives_idle = 5", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 2")
"""With these the server releases the locks of a machine that has disappeared."""
OTHERS: Final = """SELECT classid, objid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
    AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
"""The number of all shards, and which of them it is, of each shard that another process serves."""


@dataclass(slots=True, eq=False)
class Claim:
    """The locks of one process's shards, on a connection of their own."""

    _url: str
    _options: dict[str, Any]
    _name: str
    _sharding: Sharding
    _lost: Callable[[], None]
    _connection: AsyncConnection[Any] | None = field(default=None, init=False)
    _task: asyncio.Task[None] | None = field(default=None, init=False)

    async def take(self) -> None:
        """Take the locks; wait a little for a process that is about to end, and raise `InUse` where it does not."""
        until = time.monotonic() + CLAIM_WAIT_S
        while not await self._try():
            if time.monotonic() > until:
                raise InUse(f"{self._told} Stop that one first, or set other SHARD_IDS for this one.")
            log.warning("%s Waiting for it to end", self._told)
            await asyncio.sleep(CLAIM_LOOK_S)
        self._task = asyncio.get_running_loop().create_task(self._keep(), name="claim")

    @property
    def _told(self) -> str:
        shards = ", ".join(map(str, self._sharding.ids))
        return f"Another process serves servers of shard {shards} of {self._sharding.count} on {self._name}."

    async def close(self) -> None:
        """Release the locks."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _try(self) -> bool:
        connection = await AsyncConnection.connect(self._url, autocommit=True, **self._options)
        taken = False
        try:
            for setting in SETTINGS:
                await connection.execute(f"SET {setting}".encode())
            taken = await self._lock(connection)
        finally:
            if not taken:
                await connection.close()
        self._connection = connection if taken else None
        return taken

    async def _lock(self, connection: AsyncConnection[Any]) -> bool:
        """Lock each shard; return whether no other process serves any of its servers, by whatever number of shards."""
        count, ids = self._sharding.count, self._sharding.ids
        for shard in ids:
            cursor = await connection.execute("SELECT pg_try_advisory_lock(%s::integer, %s::integer)", [count, shard])
            if await cursor.fetchone() != (True,):
                return False
        others = await (await connection.execute(OTHERS)).fetchall()
        return not any((own - other) % gcd(count, number) == 0 for number, other in others for own in ids)

    async def _keep(self) -> None:
        """Take the locks again whenever the connection is lost; tell where another process has taken them since."""
        while True:
            await asyncio.sleep(CLAIM_LOOK_S)
            try:
                if self._connection is not None and not self._connection.closed:
                    await self._connection.execute("SELECT 1")
                elif not await self._try():
                    log.critical("%s This one ends, to be started anew", self._told)
                    self._lost()
                    return
            except psycopg.Error as error:
                log.info("The shards of this process are not locked in %s: %s", self._name, error)
