"""About the bot: who runs it, and how to report somebody or a fault."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.actions import ShowAbout, ShowReport
from bot.model.operator import Operator
from bot.service.actions.answers import Answers
from bot.service.common.identity import Identity
from bot.service.common.replies import Actor, Reply
from bot.ui.about import about_page, report_page
from bot.ui.screen import Screen


@dataclass(slots=True, eq=False)
class AboutService:
    """Shows who runs the bot, and how to report something."""

    _identity: Identity
    _answers: Answers
    _operator: Operator

    async def show_about(self, actor: Actor, reply: Reply, action: ShowAbout) -> None:
        """Show which version of the bot this is, and who runs it."""
        t = await self._identity.to_asker(actor)
        await self._show(actor, reply, action.table_id, about_page(self._operator, action.table_id, t))

    async def show_report(self, actor: Actor, reply: Reply, action: ShowReport) -> None:
        """Show where to report somebody or a fault, and what to send."""
        t = await self._identity.to_asker(actor)
        await self._show(actor, reply, action.table_id, report_page(action, self._operator, t))

    async def _show(self, actor: Actor, reply: Reply, table_id: int, screen: Screen) -> None:
        """Show a page in the place of a hand; where it was opened from something else, that stays as it is."""
        if table_id:
            await self._answers.show_aside(actor, reply, table_id, screen)
        else:
            await reply.show_note(screen)
