"""The commands `block`, `unblock` and `blocks`: the operator shuts people and servers out, also while the bot runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.reading import beside, reading
from bot.model.ban import Ban, Banned
from bot.model.errors import NotSaved, StartError
from bot.storage.ban import BanRepository


async def ban(where: str | Path, new: Ban) -> None:
    """Shut a person or a server out; raise `StartError` where the database cannot be written."""
    async with _changing(where) as repository:
        await repository.ban(new)


async def lift(where: str | Path, kind: Banned, number: int) -> bool:
    """Shut a person or a server out no more; return whether they were."""
    async with _changing(where) as repository:
        return await repository.lift(kind, number)


async def bans(where: str | Path) -> list[Ban]:
    """Return who is shut out."""
    async with reading(where) as (database, _):
        return await BanRepository(database).all()


@asynccontextmanager
async def _changing(where: str | Path) -> AsyncIterator[BanRepository]:
    try:
        async with beside(where) as database:
            yield BanRepository(database)
    except NotSaved as error:
        raise StartError(f"The database cannot be written now ({error}). Try again in a while.") from None
