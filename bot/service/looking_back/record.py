"""Records that people hand in as files, to be looked back on like the games of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from bot.model.actions import ROUTES
from bot.model.errors import NoAnswer, Refusal
from bot.model.home import HandInRecord
from bot.model.record import MOST_BYTES, HandedIn, number_of, read
from bot.model.replay import OpenReplay
from bot.model.review import ReviewDeal
from bot.model.waits import HANDED_IN_FILE_WAIT_S
from bot.service.common.replies import Actor, Reply, Upload, does
from bot.service.looking_back.past_games import IN_A_FILE, PastGame, PastGames
from bot.service.looking_back.replay import ReplayService
from bot.service.running.ground import Ground
from bot.ui.home import record_form
from engine.games import kind_of


@dataclass(frozen=True, slots=True)
class RecordService:
    """Reads records, and has them shown."""

    _ground: Ground
    _past: PastGames
    _review: Callable[[Actor, Reply, ReviewDeal], Awaitable[None]]
    _replays: ReplayService

    async def look_back(self, actor: Actor, reply: Reply, file: Upload | None, buttons: Iterable[str]) -> None:
        """Review the record that is attached to a message, or else the deal that one of its buttons reviews.

        `buttons` are custom_ids; raise `Refusal` where there is neither.
        """
        reviewed = _reviewed(buttons)
        if file is not None:
            await self.review(actor, reply, file, None)
        elif reviewed is not None:
            await self._review(actor, reply, reviewed)
        else:
            raise Refusal("no-record-there")

    async def review(self, actor: Actor, reply: Reply, file: Upload, deal: int | None) -> None:
        """Look back on a deal of a record; show it card by card where its game has no reviews."""
        number, handed = await self._read(actor, reply, file)
        if kind_of(handed.game.rules).reviews is None:
            await self._replays.open(actor, reply, OpenReplay(IN_A_FILE, number, deal or 0))
        else:
            await self._review(actor, reply, ReviewDeal(IN_A_FILE, number, deal or 0, page=0))

    @does(HandInRecord)
    async def hand_in(self, actor: Actor, reply: Reply, _: HandInRecord) -> None:
        """Look back on the record that was handed in; without one, ask for it."""
        if (file := reply.upload) is None:
            await reply.ask(record_form(await self._ground.identity.to_asker(actor)))
        else:
            await self.review(actor, reply, file, None)

    async def _read(self, actor: Actor, reply: Reply, file: Upload) -> tuple[int, HandedIn]:
        """Return the number and the game of a record; raise `Refusal` where it cannot be read, or does not hold."""
        if file.size > MOST_BYTES:
            raise Refusal("record-too-large", most=MOST_BYTES // 1000)
        await reply.make_way()
        with self._ground.quota.one_more(actor.user_id):
            content = await _content(file)
            # In a thread: a large one takes some tenths of a second.
            handed = await asyncio.to_thread(read, content)
        number = number_of(content)
        self._past.keep(number, PastGame(*handed))
        return number, handed


def _reviewed(buttons: Iterable[str]) -> ReviewDeal | None:
    """Return the first review to which one of these buttons leads."""
    return next((action for each in buttons if isinstance(action := ROUTES.read(each), ReviewDeal)), None)


async def _content(file: Upload) -> bytes:
    try:
        content = await asyncio.wait_for(file.read(), HANDED_IN_FILE_WAIT_S)
    except (TimeoutError, NoAnswer):
        raise Refusal("record-not-given") from None
    if len(content) > MOST_BYTES:
        raise Refusal("record-too-large", most=MOST_BYTES // 1000)
    return content
