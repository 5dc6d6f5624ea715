"""People who take what they get: tables for nobody, and buttons pressed without end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random

from tests.support.loopback import LoopbackDiscord, Message, User

FIRST = 900_000
"""The account of the first of them: far above those who play."""
PATIENCE = 4.0
"""Seconds after which the next is pressed, answered or not."""
NEW = 0.3
"""How often a table is opened, of all that is done, as far as there is none yet to press at."""


class Unfriendly:
    """So many people who open tables up to the limit and beyond, leave each to computers, and press all buttons.

    They are on the servers of everybody else, in their channels.
    """

    def __init__(self, server: LoopbackDiscord, places: Sequence[int], number: int, rate: float, seed: int) -> None:
        self._random = Random(seed)
        self._places = places
        self._rate = rate
        self._users = [User(server, FIRST + at, f"U{at}") for at in range(number)]
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self.accounts = {user.id for user in self._users}
        self.pressed = 0
        self.opened = 0
        """Tables that they got, all of which they left to computers."""

    async def come(self, after: float) -> None:
        """They come after so many seconds."""
        await asyncio.sleep(after)
        self._tasks = [asyncio.create_task(self._annoy(user)) for user in self._users]

    @property
    def here(self) -> bool:
        """Whether they have come."""
        return bool(self._tasks)

    async def close(self) -> None:
        """They go, when they have been answered."""
        self._closed = True
        await asyncio.gather(*self._tasks)

    async def _annoy(self, user: User) -> None:
        place, boards = self._random.choice(self._places), list[Message]()
        while not self._closed:
            await asyncio.sleep(self._random.uniform(0.5, 1.5) / self._rate)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._one(user, place, boards)

    async def _one(self, user: User, place: int, boards: list[Message]) -> None:
        self.pressed += 1
        if not boards or self._random.random() < NEW:
            answer = await user.slash(place, "stovkahra new", computers="strong", pace="fast", series=20)
            if answer is not None and answer.message is not None and answer.message.table is not None:
                boards.append(answer.message)
                self.opened += 1
                self.pressed += 1
                await user.slash(place, "stovkahra leave", table=answer.message.table)
            return
        board = self._random.choice(boards)
        offers = list(board.offers.values())
        if offers:
            await user.press(board, self._random.choice(offers))
