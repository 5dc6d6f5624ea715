"""Congratulates people on what went well: each thing once a day, in every process and after every restart.

It is noted first, so that somebody may be congratulated too seldom after a kill, and never twice.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date
from functools import partial

from bot.i18n.texts import Texts
from bot.model import say
from bot.model.celebration import Thing, farthest_behind
from bot.model.errors import ChannelGone
from bot.model.news import Entered
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.running.ground import Ground
from bot.ui.celebration import ORDER, Met
from bot.ui.celebration_picture import met_picture
from bot.ui.formatting import GOLD, name, series_names
from bot.ui.screen import Block, Picture, Screen, Text
from engine.games import with_moves

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Celebrations:
    """Says what went well, with a picture."""

    _ground: Ground

    @property
    def _day(self) -> date:
        return self._ground.clock().astimezone(UTC).date()

    async def congratulate(self, person: Person, things: Sequence[Met], t: Texts, party: int) -> list[Block]:
        """Congratulate a person on these things, as far as that was not done today; return the blocks of a screen."""
        told = (
            await self._ground.storage.celebrations.meet(person, [each.thing for each in things], self._day)
            if things
            else set()
        )
        fresh = sorted((each for each in things if each.thing in told), key=lambda each: ORDER.index(each.thing))
        return await self._blocks(fresh, t, party) if fresh else []

    async def _blocks(self, met: Sequence[Met], t: Texts, party: int) -> list[Block]:
        """Write the sentences, and draw the first thing; without a picture where that takes too long."""
        told, first = Text("\n".join(each.sentence(t) for each in met)), met[0]
        large, line = first.large(t), first.line(t)
        drawn = await self._ground.workers.try_to_draw(partial(met_picture, first.thing.value, large, line), party)
        return [Picture(f"met-{first.thing}.png", drawn, f"{large}. {line}"), told] if drawn is not None else [told]

    # At tables

    def follow(self, table: Table) -> None:
        """Tell the channel of a table in the background what has just gone well there."""
        if table.is_private or table.spot is not None or table.game is None:
            # What happens in a deal that others play too is told to nobody.
            return
        seat = _great_bonus(table)
        # What a computer has done for somebody who is late or away is no success of theirs.
        if seat is not None and table.seats.person(seat).level is None and not table.seats.missed[seat]:
            self._ground.background.spawn(partial(self._celebrate_first_52, table, table.seats.person(seat)))
        over = table.status is Status.FINISHED and any(isinstance(item, Entered) for item in table.changes.news)
        if over and table.series.goal > 1 and table.series.result is not None:
            self._ground.background.spawn(partial(self._celebrate_series, table, table.series.result.winner))

    async def _celebrate_first_52(self, table: Table, person: Person) -> None:
        t = self._ground.identity.to_all(table.guild)
        met = Met(Thing.FIRST_52, {"name": name(person, t)})
        if await self._ground.storage.celebrations.meet(person, [met.thing], self._day):
            await self._tell(table, met, t)

    async def _celebrate_series(self, table: Table, winner: int | None) -> None:
        if winner is None:
            return
        behind = farthest_behind(await self._ground.storage.celebrations.balances(table.id), winner, table.series.goal)
        if behind is None:
            return
        met = [
            await self._ground.storage.celebrations.meet(player, [Thing.BEHIND], self._day)
            for player in say.series_players(table)[winner :: len(table.series.balance)]
        ]
        if any(met):
            t, (own, others) = self._ground.identity.to_all(table.guild), behind
            told: dict[str, str | int] = {"names": series_names(table, winner, t), "own": own, "others": others}
            await self._tell(table, Met(Thing.BEHIND, told), t)

    async def _tell(self, table: Table, met: Met, t: Texts) -> None:
        screen = Screen(tuple(await self._blocks([met], t, -table.id)), GOLD)
        try:
            await self._ground.gateway.post(table.channel_id, screen, once=f"{table.id} {met.thing}")
        except ChannelGone:
            log.info("The channel of table %s is closed: nobody is congratulated there", table.id)


def _great_bonus(table: Table) -> int | None:
    """Return the seat to which the moves just made have brought a bonus of 52; `None` where it had it before."""
    game, made = table.game, len(table.changes.moves_made)
    if game is None or game.great_bonus is None or not made:
        return None
    before = with_moves(game, game.moves[:-made])
    had = before.great_bonus if before.deal_number == game.deal_number else None
    return game.great_bonus if had is None else None
