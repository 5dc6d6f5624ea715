"""The rules of the games, page by page."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.rules import ChooseRules, ShowRules
from bot.service.actions.answers import Answers
from bot.service.common.newest import Newest
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.ui.games import SCREENS
from bot.ui.pack_picture import PackWords, pack_alt, pack_of, pack_picture, pack_words
from bot.ui.rulebook import topics_matching
from bot.ui.rules import CONTENTS, PACK, rule_page
from bot.ui.screen import Button, Picture, Row

CACHED_PICTURES: Final = 64
"""How many pictures of packs are kept in memory; there are fewer packs in all languages."""


class RulesService:
    """Shows people the rules of a game."""

    def __init__(self, ground: Ground, answers: Answers) -> None:
        self._ground = ground
        self._answers = answers
        self._drawn: Newest[PackWords, bytes] = Newest(CACHED_PICTURES, ground.quota)

    async def topics(self, actor: Actor, game: str, typed: str) -> list[tuple[str, str]]:
        """Return the topics of a game's rules that match the typed text: the title and the topic of each."""
        return topics_matching(game, typed, await self._ground.identity.to_asker(actor))

    async def show_rules(self, actor: Actor, reply: Reply, game: str, topic: str | None) -> None:
        """Show the rules of a game on a topic, or their contents."""
        if topic is None or topic in SCREENS[game].topics:
            page = topic or CONTENTS
        else:
            # A person may type a text and choose nothing: take the first topic that would have been offered.
            matching = topics_matching(game, topic, await self._ground.identity.to_asker(actor))
            page = next((found for _, found in matching), "")
        if not page:
            raise Refusal("no-such-topic")
        await self.turn_page(actor, reply, ShowRules(game, page))

    @does(ChooseRules)
    async def choose(self, actor: Actor, reply: Reply, action: ChooseRules) -> None:
        """Show the page that was chosen in the list."""
        await self.turn_page(actor, reply, ShowRules(action.game, "".join(action.values), action.table_id))

    @does(ShowRules)
    async def turn_page(self, actor: Actor, reply: Reply, action: ShowRules) -> None:
        """Show a page of the rules, where they were opened from a panel in its place."""
        t = await self._ground.identity.to_asker(actor)
        if action.page == PACK:
            await self._show_pack(actor, reply, action, t)
        else:
            await self._answers.show_aside(actor, reply, action.table_id, rule_page(action, t))

    async def _show_pack(self, actor: Actor, reply: Reply, action: ShowRules, t: Texts) -> None:
        """Show the page of all cards: as long as their picture is being drawn without it, and with a button for it."""
        if action.game not in SCREENS:
            raise Refusal("unknown-button")
        screens = SCREENS[action.game]
        words = pack_words(screens.kind.cards, t)
        told = "\n".join((t(f"pack-{pack_of(words)}"), t("pack-order", **screens.rule_values(t))))
        without = rule_page(action, t, Row((Button(t("button-picture"), action),)), told)
        draw = partial(self._ground.workers.compute, partial(pack_picture, words))
        await self._answers.put_aside(actor, reply, action.table_id)
        try:
            drawn = await self._drawn.get(words, draw, actor.user_id, partial(reply.show_panel, without))
        except Refusal:
            await reply.show_panel(without)
            return
        picture = Picture(f"cards-{pack_of(words)}.png", drawn, pack_alt(words, t))
        await reply.show_panel(rule_page(action, t, picture, told))

    async def close(self) -> None:
        """Stop the pictures that are being drawn."""
        await self._drawn.close()
