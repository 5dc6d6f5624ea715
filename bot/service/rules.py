"""The rules of the games, in words."""

from __future__ import annotations

from bot.model.errors import Refusal
from bot.service.identity import Identity
from bot.service.replies import Actor, Reply
from bot.ui import pages
from bot.ui.games import SCREENS
from bot.ui.rulebook import topics_matching


class RulesService:
    """Answers people who want to read the rules of a game."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    async def topics(self, actor: Actor, game: str, typed: str) -> list[tuple[str, str]]:
        """Return the topics of a game's rules that match the typed text: the title and the topic of each."""
        return topics_matching(game, typed, await self._identity.to_asker(actor))

    async def rules(self, actor: Actor, reply: Reply, game: str, topic: str) -> None:
        """Show the rules of a game on a topic."""
        t = await self._identity.to_asker(actor)
        # A person may type a text and choose nothing: take the first topic that would have been offered.
        first = next((found for _, found in topics_matching(game, topic, t)), None)
        meant = topic if topic in SCREENS[game].topics else first
        if meant is None:
            raise Refusal("no-such-topic")
        await reply.note(pages.rules_page(game, meant, t))
