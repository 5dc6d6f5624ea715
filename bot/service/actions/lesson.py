"""The lessons of the games: guided deals, in which a person learns a game."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.lesson import TurnLesson
from bot.service.actions.answers import Answers
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.ui.lesson import lesson_page


@dataclass(frozen=True, slots=True)
class LessonService:
    """Shows lessons page by page."""

    _ground: Ground
    _answers: Answers

    async def learn(self, actor: Actor, reply: Reply, game: str) -> None:
        """Show a game's lesson from its beginning."""
        await self.turn_page(actor, reply, TurnLesson(game))

    @does(TurnLesson)
    async def turn_page(self, actor: Actor, reply: Reply, action: TurnLesson) -> None:
        """Show a page of a lesson, where it was opened from a panel in its place."""
        screen = lesson_page(action, await self._ground.identity.to_asker(actor))
        await self._answers.show_aside(actor, reply, action.table_id, screen)
