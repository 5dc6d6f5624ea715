"""People who take what they get: tables for nobody, and buttons pressed without end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from random import Random

from tests.bench.stage import Game
from tests.support.loopback import LoopbackDiscord, User

FIRST = 900_000
"""The account of the first of them: far above those who play."""
PATIENCE = 4.0
"""Seconds after which the next is pressed, answered or not."""
NEW = 0.3
"""How often a table is opened, of all that is done; always, as long as there is none to press at."""


class Unfriendly:
    """So many people who open tables up to the limit and beyond, leave each to computers, and press all buttons.

    They are on the servers of everybody else, in their channels.
    """

    def __init__(self, server: LoopbackDiscord, games: Sequence[Game], number: int, rate: float, seed: int) -> None:
        self._server = server
        self._random = Random(seed)
        self._places = [game.board.channel_id for game in games]
        self._last = max(game.table for game in games)
        self._rate = rate
        self._users = [User(server, FIRST + at, f"U{at}") for at in range(number)]
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self.accounts = {user.id for user in self._users}

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
        place = self._random.choice(self._places)
        while not self._closed:
            await asyncio.sleep(self._random.uniform(0.5, 1.5) / self._rate)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._one(user, place)

    async def _one(self, user: User, place: int) -> None:
        boards = [each for each in self._server.in_channel(place) if each.offers and (each.table or 0) > self._last]
        if not boards or self._random.random() < NEW:
            await user.slash(place, "stovkahra new", computers="strong", pace="fast", series="20")
            await user.slash(place, "stovkahra leave")
            return
        board = self._random.choice(boards)
        await user.press(board, self._random.choice(list(board.offers.values())))
