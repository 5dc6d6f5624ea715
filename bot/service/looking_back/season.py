"""Seasons: shows their tables."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.model.errors import Refusal
from bot.model.home import OpenSeason
from bot.model.season import ShowSeason
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.ground import Ground
from bot.ui.season import explanation_page, season_page

FIRST: Final = 2020
"""Before this year nobody has played."""


@dataclass(frozen=True, slots=True)
class SeasonService:
    """Shows the tables of seasons; nothing here is written."""

    _ground: Ground

    async def show(self, actor: Actor, reply: Reply, *, public: bool = True) -> None:
        """Show how the season of the server stands, or the last one where none is under way."""
        await self._show(actor, reply, self._ground.clock(), 1, public=public)

    @does(OpenSeason)
    async def open(self, actor: Actor, reply: Reply, _: OpenSeason) -> None:
        """Show the season in the place of Home, as Home leads to the standings."""
        await self.show(actor, reply, public=not reply.on_panel)

    @does(ShowSeason)
    async def turn(self, actor: Actor, reply: Reply, action: ShowSeason) -> None:
        """Show another page, or another season, in the place of the pressed page."""
        now = self._ground.clock().astimezone(UTC)
        if not (FIRST, 1) <= (action.year, action.month) <= (now.year, now.month) or action.page < 1:
            raise Refusal("unknown-button")
        month = datetime(action.year, action.month, 1, tzinfo=UTC)
        await self._show(actor, reply, month, action.page, public=not reply.on_panel, how=action.how)

    async def _show(
        self, actor: Actor, reply: Reply, moment: datetime, page: int, *, public: bool, how: bool = False
    ) -> None:
        need_server(actor)
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        season = guild.settings.seasons.newest(moment)
        table = await self._ground.storage.seasons.table(guild, season, self._ground.clock())
        t = self._ground.identity.to_all(guild) if public else self._ground.identity.to(person)
        screen = explanation_page(table, page, t) if how else season_page(table, page, t, 0 if public else person.id)
        await (reply.show_public(screen) if public else reply.show_panel(screen))
