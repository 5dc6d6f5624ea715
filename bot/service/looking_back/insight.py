"""Insights: shown to the person alone whose play they tell of, and to others where that person shares them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.insight import Insights, OpenInsights, ShareInsights
from bot.model.person import Person
from bot.service.common.quota import DailyCount
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.ui.insight import insight_alt, insight_months, insights_screen, shared_insights
from bot.ui.insight_chart import insight_chart
from bot.ui.screen import Picture

Search = Callable[[Actor, Person, str], Awaitable[bool]]
"""Has the newest games of a person in one kind of game judged; returns whether that is under way."""


@dataclass(slots=True, eq=False)
class InsightService:
    """Shows what the judged deals of a person add up to."""

    _ground: Ground
    _search: Search
    _shared: DailyCount = field(init=False)
    """Who has shared insights of which game in which channel today."""

    def __post_init__(self) -> None:
        self._shared = DailyCount(self._ground.clock)

    async def show(self, actor: Actor, reply: Reply, game: str) -> None:
        """Show a person the own insights in a new message, and have the newest games judged."""
        person = await self._ground.identity.person(actor)
        t, searching = self._ground.identity.to(person), await self._search(actor, person, game)
        insights = await self._ground.storage.insights.find(person, game, actor.guild_id, self._ground.clock())
        picture = await self._draw(actor, insights, t)
        await reply.show_note(insights_screen(game, insights, picture, t, searching=searching))

    @does(OpenInsights)
    async def open(self, actor: Actor, reply: Reply, action: OpenInsights) -> None:
        """Show a person the own insights from a button."""
        await self.show(actor, reply, action.game)

    @does(ShareInsights)
    async def share(self, actor: Actor, reply: Reply, action: ShareInsights) -> None:
        """Tell everybody in the channel what a person's play is like; raise `Refusal` a second time on one day."""
        person = await self._ground.identity.person(actor)
        insights = await self._ground.storage.insights.find(person, action.game, actor.guild_id, self._ground.clock())
        if not insights.deals:
            raise Refusal("insights-nothing-to-share", command=action.game)
        place = (person.id, action.game, actor.channel_id)
        if self._shared.of(place):
            raise Refusal("insights-shared-here")
        await self._ground.storage.interactions.count(actor.delivery)
        self._shared.add(place)
        t = self._ground.identity.to_all(await self._ground.identity.guild(actor))
        await reply.post(shared_insights(action.game, insights, person, t))

    async def _draw(self, actor: Actor, insights: Insights, t: Texts) -> Picture | None:
        """Draw the points lost per card month by month; `None` for one month, or where that cannot be drawn now."""
        months = insight_months(insights, t)
        if len(months) < 2:
            return None
        drawing = partial(
            self._ground.workers.try_to_draw, partial(insight_chart, t("insights-chart"), months), actor.party
        )
        chart = await self._ground.pictures.do_or_skip(actor.user_id, drawing)
        return Picture("insights.png", chart, insight_alt(insights, t)) if chart is not None else None
