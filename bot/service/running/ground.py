"""What the services of all rooms stand on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime

from bot.model.chance import Chance
from bot.model.clock import Durations
from bot.model.operator import Operator
from bot.service.common.background import Background
from bot.service.common.gateway import Gateway
from bot.service.common.identity import Identity
from bot.service.common.quota import Quota
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.transaction import Tables
from bot.storage.storage import Storage


@dataclass(frozen=True, slots=True)
class Ground:
    """The database, Discord, the worker processes, chance and time, as every service needs some of them."""

    storage: Storage
    tables: Tables
    gateway: Gateway
    identity: Identity
    workers: WorkerPool
    background: Background
    quota: Quota
    """How much may be made at once for a person or a server."""
    pictures: Quota
    """The same for pictures, of which more are asked for."""
    operator: Operator
    chance: Chance
    durations: Durations
    clock: Callable[[], datetime]
    seconds: Callable[[], float]
    """The seconds since some moment, whatever becomes of the clock."""
    sleep: Callable[[float], Awaitable[None]]
