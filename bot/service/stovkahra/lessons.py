"""The guided deal, in which a person learns the game."""

from __future__ import annotations

from bot.model.actions import TurnLesson
from bot.service.identity import Identity
from bot.service.replies import Actor, Reply
from bot.ui.games.stovkahra.lesson import START, lesson


class LessonService:
    """Shows the guided deal page by page."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    async def learn(self, actor: Actor, reply: Reply) -> None:
        """Show the guided deal from its beginning."""
        await self.turn(actor, reply, TurnLesson(START))

    async def turn(self, actor: Actor, reply: Reply, action: TurnLesson) -> None:
        """Show a page of the guided deal."""
        await reply.panel(lesson(action.answers, await self._identity.to_asker(actor)))
