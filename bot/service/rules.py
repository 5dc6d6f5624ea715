"""The rules of the games, page by page."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ChooseRules, ShowRules
from bot.model.errors import Refusal
from bot.service.answers import Answers
from bot.service.background import cancel
from bot.service.identity import Identity
from bot.service.replies import Actor, Reply
from bot.service.worker_pool import WorkerPool
from bot.ui.games import SCREENS
from bot.ui.pack_picture import PackWords, pack_alt, pack_of, pack_picture, pack_words
from bot.ui.rule_pages import CONTENTS, PACK, rule_page
from bot.ui.rulebook import topics_matching
from bot.ui.screen import Button, Picture, Row, Screen

AT_ONCE: Final = 1.5
"""Seconds to wait for a picture before a page without it is shown; Discord waits three seconds."""


class RulesService:
    """Shows people the rules of a game."""

    def __init__(self, identity: Identity, answers: Answers, workers: WorkerPool) -> None:
        self._identity = identity
        self._answers = answers
        self._workers = workers
        self._drawn: dict[PackWords, asyncio.Task[bytes]] = {}
        """The pictures of packs; there are no more than packs in all languages."""

    async def topics(self, actor: Actor, game: str, typed: str) -> list[tuple[str, str]]:
        """Return the topics of a game's rules that match the typed text: the title and the topic of each."""
        return topics_matching(game, typed, await self._identity.to_asker(actor))

    async def rules(self, actor: Actor, reply: Reply, game: str, topic: str | None) -> None:
        """Show the rules of a game on a topic, or their contents."""
        if topic is None or topic in SCREENS[game].topics:
            page = topic or CONTENTS
        else:
            # A person may type a text and choose nothing: take the first topic that would have been offered.
            matching = topics_matching(game, topic, await self._identity.to_asker(actor))
            page = next((found for _, found in matching), "")
        if not page:
            raise Refusal("no-such-topic")
        await self.turn(actor, reply, ShowRules(game, page))

    async def choose(self, actor: Actor, reply: Reply, action: ChooseRules) -> None:
        """Show the page that was chosen in the list."""
        await self.turn(actor, reply, ShowRules(action.game, "".join(action.values), action.table_id))

    async def turn(self, actor: Actor, reply: Reply, action: ShowRules) -> None:
        """Show a page of the rules, where they were opened from a panel in its place."""
        t = await self._identity.to_asker(actor)
        if action.page == PACK:
            await reply.make_way()
        screen = await self._pack_page(action, t) if action.page == PACK else rule_page(action, t)
        await self._answers.aside(actor, reply, action.table_id, screen)

    async def _pack_page(self, action: ShowRules, t: Texts) -> Screen:
        """Draw the page of all cards; where the picture is not drawn yet, with a button that shows it later."""
        if action.game not in SCREENS:
            raise Refusal("unknown-button")
        screens = SCREENS[action.game]
        words = pack_words(screens.kind.cards, t)
        told = "\n".join((t(f"pack-{pack_of(words)}"), t("pack-order", **screens.rule_values(t))))
        task = self._task(words)
        done, _ = await asyncio.wait({task}, timeout=AT_ONCE)
        if not done or task.cancelled() or task.exception() is not None:
            return rule_page(action, t, Row((Button(t("button-picture"), action),)), told)
        picture = Picture(f"cards-{pack_of(words)}.png", task.result(), pack_alt(words, t))
        return rule_page(action, t, picture, told)

    def _task(self, words: PackWords) -> asyncio.Task[bytes]:
        task = self._drawn.get(words)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            drawing = self._workers.compute(partial(pack_picture, words))
            task = self._drawn[words] = asyncio.get_running_loop().create_task(drawing)
        return task

    async def close(self) -> None:
        """Stop the pictures that are being drawn."""
        await cancel(self._drawn.values())
