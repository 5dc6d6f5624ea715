"""The end of challenges: what was left off is played out, and both are told where the challenge was made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.model.challenge import Challenge
from bot.model.errors import ChannelGone, NoAnswer, PersonGone
from bot.model.table import NOWHERE
from bot.service.common.background import cancel, logged
from bot.service.common.outbox import deliver
from bot.service.running.ground import Ground
from bot.service.running.left_off import play_out
from bot.service.running.moves import Moves
from bot.storage.outbox import Letter, What
from bot.ui.challenge import challenge_ended
from engine.players import Level

log = logging.getLogger(__name__)

FORGOTTEN_AT_ONCE: Final = 20
"""How many challenges are deleted in one transaction."""


@dataclass(slots=True, eq=False)
class ChallengeEnds:
    """Ends challenges whose time is over, and tells both of them."""

    _ground: Ground
    _moves: Moves
    _ending: asyncio.Task[None] | None = field(default=None, init=False)

    def end(self) -> None:
        """End what is due and tell of it, in the background, unless that is being done."""
        if self._ending is None or self._ending.done():
            self._ending = asyncio.get_running_loop().create_task(self._end_all())

    async def close(self) -> None:
        """Stop ending and telling; what is left is done after the next start."""
        if self._ending is not None:
            await cancel([self._ending])

    async def _end_all(self) -> None:
        if not self._ground.storage.sharding.owns(NOWHERE):
            return
        challenges = self._ground.storage.challenges
        with logged("It could not be found out which challenges are over, trying again"):
            for challenge_id in await challenges.due(self._ground.clock()):
                with logged("Challenge %s could not be ended, trying again", challenge_id):
                    await self._end(challenge_id)
            await deliver(self._ground.storage, What.CHALLENGE, self._tell)
            await challenges.forget(FORGOTTEN_AT_ONCE)

    async def _end(self, challenge_id: int) -> None:
        """Have computers play what was left off, and end the challenge; who is killed goes on later."""
        computers = await self._ground.storage.people.computers(Level.STRONG)
        for table_id in await self._ground.storage.challenges.unfinished(challenge_id):
            await play_out(self._ground.tables, table_id, computers, self._ground.workers, self._moves)
        await self._ground.storage.challenges.end(challenge_id)

    async def _tell(self, letter: Letter) -> bool:
        """Tell both where the challenge was made, or by direct messages."""
        challenges = self._ground.storage.challenges
        challenge = await challenges.find(letter.number)
        notified = await challenges.notified(challenge)
        try:
            await self._post(challenge, notified)
        except ChannelGone:
            await self._write(challenge, notified)
        return True

    async def _post(self, challenge: Challenge, notified: Sequence[int]) -> None:
        if challenge.channel_id == NOWHERE:
            raise ChannelGone
        t = self._ground.identity.to_all(await self._ground.storage.guilds.register_guild(challenge.guild_id))
        await self._ground.gateway.post(
            challenge.channel_id, challenge_ended(challenge, t), notified, once=_once(challenge)
        )

    async def _write(self, challenge: Challenge, notified: Sequence[int]) -> None:
        """Tell by direct messages those who may be told now."""
        for person in challenge.people:
            if person.user_id is not None and person.user_id in notified:
                screen = challenge_ended(challenge, self._ground.identity.to(person))
                with suppress(PersonGone, NoAnswer):
                    await self._ground.gateway.write(person.user_id, screen, _once(challenge))


def _once(challenge: Challenge) -> str:
    return f"challenge {challenge.id}"
