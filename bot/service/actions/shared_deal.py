"""How others fared: what many have made of the first deal of a game alone with computers."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n.texts import Texts
from bot.model.daily import signs_of
from bot.model.errors import Refusal
from bot.model.event import Field
from bot.model.shared_deal import ShowFared, points_of, was_played_out
from bot.model.table import SharedPlay, Table
from bot.service.actions.access import Access
from bot.service.actions.answers import Answers
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.deal_results import DealResults
from bot.service.running.duplicate import tricks_of
from bot.service.running.field_picture import field_picture
from bot.service.running.ground import Ground
from bot.ui.daily import in_short
from bot.ui.daily_chart import chart_lines
from bot.ui.screen import Picture
from bot.ui.shared_deal import Fared, fared_page


@dataclass(frozen=True, slots=True)
class SharedDealService:
    """Compares what people make of shared deals."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _results: DealResults

    @does(ShowFared)
    async def show(self, actor: Actor, reply: Reply, action: ShowFared) -> None:
        """Show what a person has made of the first deal of a game, beside what others have."""
        async with self._access.open(actor, action.table_id) as (table, person):
            seat = table.own_seat(person)
        if table.shared is None or not was_played_out(table):
            raise Refusal("fared-none")
        fared, t = await self._fared(table, table.shared), self._ground.identity.to(person)
        await reply.make_way()
        with self._ground.quota.one_more(actor.user_id):
            picture = await self._picture(fared, t, actor.party)
        await self._answers.show_aside(actor, reply, table.id, fared_page(fared, seat, picture, t))

    async def _fared(self, table: Table, play: SharedPlay) -> Fared:
        deal, points = await self._ground.storage.shared_deals.find(play), points_of(table)
        if deal is None:
            return Fared(table, play, deal, points, Field({}))
        computers = [each for each in table.seats.seated if each.level is not None]
        self._results.work_out(deal, table.rules, computers)
        field, strong = await self._ground.storage.events.field(deal), deal.strong_tricks
        signs = signs_of(tricks_of(table), strong, in_order=True) if strong is not None else []
        return Fared(table, play, deal, points, field, signs)

    async def _picture(self, fared: Fared, t: Texts, party: int) -> Picture | None:
        if fared.deal is None or not fared.field.size or (fared.field.size == 1 and not fared.signs):
            return None
        own = None if fared.play.helped else fared.points
        lines = chart_lines(fared.field, own, in_short(fared.deal, t), t)
        return await field_picture(self._ground.workers, fared.field, own, lines, fared.signs, party)
