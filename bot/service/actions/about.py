"""About the bot: who runs it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.operator import ShowAbout
from bot.service.actions.answers import Answers
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.ui.about import about_page


@dataclass(slots=True, eq=False)
class AboutService:
    """Shows who runs the bot."""

    _ground: Ground
    _answers: Answers

    @does(ShowAbout)
    async def show_about(self, actor: Actor, reply: Reply, action: ShowAbout) -> None:
        """Show which version of the bot this is, and who runs it."""
        t = await self._ground.identity.to_asker(actor)
        page = about_page(self._ground.operator, action.table_id, t)
        await self._answers.show_aside_or_note(actor, reply, action.table_id, page)
