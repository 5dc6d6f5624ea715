"""Delivers what is still to be told; it is noted only then, so that a kill leaves nobody out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.model.errors import NoAnswer, Refusal
from bot.service.common.background import logged
from bot.storage.outbox import Letter, What
from bot.storage.storage import Storage


async def deliver(storage: Storage, what: What, tell: Callable[[Letter], Awaitable[bool]]) -> None:
    """Tell the servers of this process what waits for them; where `tell` returns false or fails, it waits on.

    Who was told when a process is killed is told once more by the next one, with the same word by which Discord keeps
    what it has.
    """
    for letter in await storage.outbox.waiting(what):
        if not storage.sharding.owns(letter.guild_id):
            continue
        with logged("Server %s could not be told of %s %s, trying again", letter.guild_id, *letter[:2]):
            try:
                told = await tell(letter)
            except NoAnswer:
                continue
            except Refusal:
                # What it is about is there no more.
                told = True
            if told:
                await storage.outbox.take_out(letter)
