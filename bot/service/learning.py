"""Teaches: the guided deal, and what the rules say."""

from __future__ import annotations

from bot.model.actions import TurnLesson
from bot.model.errors import Refusal
from bot.service.identity import Identity
from bot.service.replies import Actor, Reply
from bot.ui import pages
from bot.ui.games import SCREENS
from bot.ui.games.stovkahra.lesson import START, lesson
from bot.ui.rulebook import topics_matching


class LearningService:
    """Answers whoever wants to know how a game is played."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    async def learn(self, actor: Actor, reply: Reply) -> None:
        """Show the guided deal, from its beginning."""
        await self.turn(actor, reply, TurnLesson(START))

    async def turn(self, actor: Actor, reply: Reply, action: TurnLesson) -> None:
        """Show a page of the guided deal."""
        await reply.panel(lesson(action.answers, await self._identity.to_asker(actor)))

    async def topics(self, actor: Actor, game: str, typed: str) -> list[tuple[str, str]]:
        """Return topics of a game's rules that may be meant: what to show, and the topic."""
        return topics_matching(game, typed, await self._identity.to_asker(actor))

    async def rules(self, actor: Actor, reply: Reply, game: str, topic: str) -> None:
        """Show what the rules of a game say."""
        t = await self._identity.to_asker(actor)
        # Who does not choose but only types means what would have been offered first.
        first = next((found for _, found in topics_matching(game, topic, t)), None)
        meant = topic if topic in SCREENS[game].topics else first
        if meant is None:
            raise Refusal("no-such-topic")
        await reply.note(pages.rules_page(game, meant, t))
