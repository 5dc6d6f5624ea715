"""A person's own mistakes, which come back as questions until they are right; nobody else sees them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.own_mistake import AnswerMistake, Mistake, NextMistake, OpenMistakes, ReadMistake
from bot.model.person import Person
from bot.service.common.newest import Newest
from bot.service.common.quota import DailyCount
from bot.service.common.replies import Actor, Place, Reply, does
from bot.service.looking_back.fair_reviews import FairReviews
from bot.service.looking_back.past_games import PastGames
from bot.service.running.ground import Ground
from bot.service.running.table_picture import tricks_picture
from bot.storage.review import DealPlace
from bot.ui.own_mistake import (
    MistakePosition,
    answer_screen,
    nothing_screen,
    question_in_words,
    question_screen,
    working_screen,
)
from bot.ui.puzzle import puzzle_picture
from bot.ui.screen import Picture, Screen
from engine.cards.pack import PackCard
from engine.fairness import Judged, judge_play
from engine.game import Game
from engine.games import kind_of, with_moves
from engine.judging import Blame

log = logging.getLogger(__name__)

CACHED_JUDGEMENTS: Final = 64
"""How many judgements of single cards are kept in memory."""
DEALS_A_DAY: Final = 20
"""How many deals of a person are judged in a day because the person asks; most take seconds."""
GAMES_LOOKED_AT: Final = 5
"""Among how many of the last games deals are looked for that were not judged."""


@dataclass(slots=True, eq=False)
class MistakeService:
    """Asks for a better card where a person surely made a mistake, and finds such mistakes in the newest games."""

    _ground: Ground
    _past: PastGames
    _fair: FairReviews
    _judgements: Newest[tuple[DealPlace, int, str], Judged[Any]] = field(init=False)
    _judged_today: DailyCount = field(init=False)
    """How many deals of each account were given to be judged."""

    def __post_init__(self) -> None:
        self._judgements = Newest(CACHED_JUDGEMENTS, self._ground.quota)
        self._judged_today = DailyCount(self._ground.clock)

    async def close(self) -> None:
        """Stop judging single cards."""
        await self._judgements.close()

    # Questions

    async def show(self, actor: Actor, reply: Reply, game: str) -> None:
        """Show a mistake of the person that is due, in a new message."""
        await reply.show_note(await self._take_next(actor, game))

    @does(OpenMistakes)
    async def open(self, actor: Actor, reply: Reply, action: OpenMistakes) -> None:
        """Show a mistake to whoever is led to it from elsewhere, and leave the pressed message as it is."""
        await self.show(actor, reply, action.game)

    @does(NextMistake)
    async def show_next(self, actor: Actor, reply: Reply, action: NextMistake) -> None:
        """Show the next mistake in the place of the last one."""
        await reply.show_panel(await self._take_next(actor, action.game))

    async def _take_next(self, actor: Actor, game: str) -> Screen:
        person = await self._ground.identity.person(actor)
        t, searching = self._ground.identity.to(person), await self.search(actor, person, game)
        while True:
            mistake = await self._ground.storage.mistakes.next(person, game, actor.guild_id, self._ground.clock())
            if mistake is None or mistake.due_at > self._ground.clock():
                return nothing_screen(game, mistake, t, searching=searching)
            position = await self._recall(actor, mistake, t)
            if position is not None:
                return question_screen(position, await self._picture(actor, position, t), t)
            log.info("A mistake is dropped, because its review says nothing of it any more: %r", mistake)
            await self._ground.storage.mistakes.drop(person, mistake)

    @does(ReadMistake)
    async def show_in_words(self, actor: Actor, reply: Reply, action: ReadMistake) -> None:
        """Tell in words what was known at a mistake."""
        _, position, t = await self._pressed(actor, action)
        await reply.show_panel(question_in_words(position, t))

    @does(AnswerMistake)
    async def answer(self, actor: Actor, reply: Reply, action: AnswerMistake) -> None:
        """Judge a card, count it where the mistake is due, and say what it is worth."""
        person, position, t = await self._pressed(actor, action)
        card = next((card for card in position.choices if str(card) == action.card), None)
        if card is None:
            raise Refusal("unknown-button")
        blame = await self._blame(actor, reply, action, position, card, t)
        answer = await self._ground.storage.mistakes.answer(
            person, position.mistake, right=blame is None, now=self._ground.clock(), delivery=actor.delivery
        )
        picture = await self._picture(actor, position, t)
        await reply.show_panel(answer_screen(position, card, blame, answer, picture, t))

    async def _pressed(
        self, actor: Actor, action: AnswerMistake | ReadMistake
    ) -> tuple[Person, MistakePosition, Texts]:
        """Return who has pressed a button, and the own mistake that it names; raise `Refusal` where there is none."""
        person = await self._ground.identity.person(actor)
        t = self._ground.identity.to(person)
        mistake = await self._ground.storage.mistakes.at(person, action.table_id, action.game, action.ply)
        position = await self._recall(actor, mistake, t)
        if position is None:
            raise Refusal("unknown-button")
        return person, position, t

    async def _recall(self, actor: Actor, mistake: Mistake, t: Texts) -> MistakePosition | None:
        """Return a mistake with its position; `None` where its review is lost, or does not blame the card any more."""
        past = await self._past.at(actor, mistake.table_id, mistake.number)
        place = DealPlace(mistake.table_id, mistake.number, mistake.deal)
        kept = await self._ground.storage.reviews.find(place, kind_of(past.game).cards)
        judged = kept.judged if kept is not None else ()
        found = next((each for each in judged if each.ply == mistake.ply and each.blame is not None), None)
        if found is None:
            return None
        # In a thread: a long game of Bulka takes some hundredths of a second to replay.
        game = await asyncio.to_thread(with_moves, past.game, past.game.moves[: mistake.ply])
        return MistakePosition(mistake, found, game, past.short_names(mistake.deal, t))

    async def _blame(
        self, actor: Actor, reply: Reply, action: AnswerMistake, position: MistakePosition, card: PackCard, t: Texts
    ) -> Blame[Any] | None:
        """Return what is held against a card; `None` where it is the better one, or nothing is sure."""
        then, mistake = position.blame, position.mistake
        if card is then.card:
            return then
        if card is then.better:
            return None
        key = DealPlace(mistake.table_id, mistake.number, mistake.deal), mistake.ply, str(card)
        task = partial(judge_play, position.view, mistake.ply, card)
        make = partial(self._ground.workers.compute, task, actor.party)
        defer = partial(reply.defer, Place.PANEL, working_screen(action, t))
        return (await self._judgements.get(key, make, actor.user_id, defer)).blame

    async def _picture(self, actor: Actor, position: MistakePosition, t: Texts) -> Picture | None:
        """Return the picture of the position; `None` where it takes too long, or too many are asked for."""
        drawing = partial(tricks_picture, self._ground.workers, puzzle_picture(position, t), actor.party)
        return await self._ground.pictures.do_or_skip(actor.user_id, drawing)

    # The newest games

    async def search(self, actor: Actor, person: Person, game: str) -> bool:
        """Have the newest deals judged that were not, as many as the day allows; return whether that is under way."""
        key = "own mistakes", actor.user_id
        if not self._ground.background.does(key):
            left = DEALS_A_DAY - self._judged_today.of(actor.user_id)
            found = await self._unjudged(actor, person, game, left)
            if found:
                self._ground.background.spawn(partial(self._judge, actor, found), key)
        return self._ground.background.does(key)

    async def _unjudged(self, actor: Actor, person: Person, kind: str, most: int) -> list[tuple[DealPlace, Game]]:
        """Return the newest deals of a person's games that have ended and were not judged."""
        found = list[tuple[DealPlace, Game]]()
        mistakes, reviews = self._ground.storage.mistakes, self._ground.storage.reviews
        for table_id, number in await mistakes.last_played(person, kind, actor.guild_id, GAMES_LOOKED_AT):
            if len(found) >= most:
                break
            with suppress(Refusal):
                game = (await self._past.at(actor, table_id, number)).game
                judged, to_review = await reviews.judged_deals(table_id, number), kind_of(game).reviews
                deals = range(to_review.finished(game), 0, -1) if to_review is not None else ()
                found += [(DealPlace(table_id, number, deal), game) for deal in deals if deal not in judged]
        return found[:most]

    async def _judge(self, actor: Actor, deals: Sequence[tuple[DealPlace, Game]]) -> None:
        """Judge deals, one after another, which gives way to all else; who asks again later has the rest judged."""
        try:
            for place, game in deals:
                self._judged_today.add(actor.user_id)
                await self._fair.find_or_make(place, game, actor.party, awaited=False)
        except (TimeoutError, BrokenProcessPool) as error:
            log.info("The newest games of a person are not looked through to their end: %r", error)
