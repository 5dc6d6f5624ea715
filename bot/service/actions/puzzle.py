"""Puzzles for one person: the first card decides, and afterwards every card can be looked at."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial

from bot.i18n.texts import Texts
from bot.model.errors import Refusal
from bot.model.play_on import PlayOnPuzzle, Source
from bot.model.puzzle import BackToPuzzle, ExplainPuzzle, NextPuzzle, OpenPuzzle, ReadPuzzle, TryCard
from bot.model.waits import PUZZLE_PLAY_WAIT_S
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.service.running.table_picture import tricks_picture
from bot.storage.puzzle import Seen
from bot.ui.puzzle import (
    anew_screen,
    answer_explained,
    answer_screen,
    drawn_by,
    puzzle_picture,
    question_explained,
    question_in_words,
    question_screen,
    rest_picture,
)
from bot.ui.screen import Picture, Screen
from engine.cards.pack import PackCard
from engine.game import PlayedOut, Puzzle, offered
from engine.games import puzzles_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PuzzleService:
    """Shows puzzles, and counts the first card in each."""

    _ground: Ground

    async def show_puzzle(self, actor: Actor, reply: Reply, game: str) -> None:
        """Show the puzzle of a game that a person is at, or the next one, in a new message."""
        await reply.show_note(await self._take_next(actor, game))

    @does(OpenPuzzle)
    async def open(self, actor: Actor, reply: Reply, action: OpenPuzzle) -> None:
        """Show that puzzle to whoever is led to it from elsewhere, and leave the pressed message as it is."""
        await self.show_puzzle(actor, reply, action.game)

    @does(NextPuzzle)
    async def show_next(self, actor: Actor, reply: Reply, action: NextPuzzle) -> None:
        """Show the next puzzle in the place of the last one."""
        await reply.show_panel(await self._take_next(actor, action.game))

    async def _take_next(self, actor: Actor, game: str) -> Screen:
        # Reading the file of all puzzles takes some hundredths of a second, once.
        person, numbers = await self._ground.identity.person(actor), await asyncio.to_thread(offered, puzzles_of(game))
        every = puzzles_of(game).shipped()
        seen = await self._ground.storage.puzzles.take_next(
            person, game, numbers, self._ground.chance, tricks_left=lambda number: every[number - 1].tricks_left
        )
        t = self._ground.identity.to(person)
        return anew_screen(game, t) if seen.solver.anew else await self._screen(actor, game, seen, t)

    @does(TryCard)
    async def try_card(self, actor: Actor, reply: Reply, action: TryCard) -> None:
        """Play a card: the first one decides; then show what this one allows."""
        person, puzzle = await self._ground.identity.person(actor), await _puzzle(action.game, action.puzzle)
        card = _card(puzzle, action.card)
        seen = await self._ground.storage.puzzles.count_card(
            person,
            action.game,
            action.puzzle,
            action.card,
            right=card is puzzle.best,
            offered=puzzle.out is None,
            delivery=actor.delivery,
            tricks_left=puzzle.tricks_left,
        )
        await reply.show_panel(await self._screen(actor, action.game, seen, self._ground.identity.to(person), card))

    @does(ReadPuzzle)
    async def show_in_words(self, actor: Actor, reply: Reply, action: ReadPuzzle) -> None:
        """Tell a puzzle in words, or why a card is right where it is decided."""
        puzzle, seen, t = await self._had(actor, action)
        # As long as a card can still count, nothing is told of any.
        if action.card and seen.solver.puzzle != action.puzzle:
            await reply.show_panel(answer_explained(puzzle, seen, _card(puzzle, action.card), t))
        else:
            await reply.show_panel(question_in_words(puzzle, seen, t))

    @does(ExplainPuzzle)
    async def explain(self, actor: Actor, reply: Reply, action: ExplainPuzzle) -> None:
        """Say what a puzzle is about."""
        await reply.show_panel(question_explained(*await self._had(actor, action)))

    @does(BackToPuzzle)
    async def go_back(self, actor: Actor, reply: Reply, action: BackToPuzzle) -> None:
        """Ask a puzzle again that was explained."""
        _, seen, t = await self._had(actor, action)
        await reply.show_panel(await self._screen(actor, action.game, seen, t))

    async def _had(self, actor: Actor, action: ReadPuzzle | ExplainPuzzle | BackToPuzzle) -> tuple[Puzzle, Seen, Texts]:
        """Return a puzzle that the person was shown, and what is told of it; raise `Refusal` for any other."""
        person, puzzle = await self._ground.identity.person(actor), await _puzzle(action.game, action.puzzle)
        seen = await self._ground.storage.puzzles.seen(person, action.game, action.puzzle)
        if not seen.had:
            raise Refusal("unknown-button")
        return puzzle, seen, self._ground.identity.to(person)

    async def source(self, actor: Actor, action: PlayOnPuzzle) -> Source:
        """Return a puzzle to be played on; raise `Refusal` as long as a card in it can count."""
        person, puzzle = await self._ground.identity.person(actor), await _puzzle(action.game, action.puzzle)
        await self._ground.storage.puzzles.need_decided(person, action.game, action.puzzle, offered=puzzle.out is None)
        names = drawn_by(puzzle).names(puzzle.view, self._ground.identity.to(person))
        return Source(puzzle.game, puzzle.after(puzzle.line), names, perfect=True)

    async def _screen(self, actor: Actor, game: str, seen: Seen, t: Texts, card: PackCard | None = None) -> Screen:
        """Show a puzzle to be solved, or decided, with what a card allows."""
        puzzle = await _puzzle(game, seen.attempt.puzzle)
        draw = partial(tricks_picture, self._ground.workers)
        if card is None:
            drawing = partial(draw, puzzle_picture(puzzle, t), actor.party)
            picture = await self._ground.pictures.do_or_skip(actor.user_id, drawing)
            return question_screen(puzzle, seen, picture, t)

        async def play_out_and_draw(card: PackCard) -> tuple[PlayedOut | None, Picture | None]:
            after = await self._played_out(actor, game, puzzle, card)
            return after, await draw(rest_picture(puzzle, after, t), actor.party) if after is not None else None

        both = await self._ground.pictures.do_or_skip(actor.user_id, partial(play_out_and_draw, card))
        after, picture = both or (None, None)
        return answer_screen(puzzle, seen, card, after, picture, t)

    async def _played_out(self, actor: Actor, game: str, puzzle: Puzzle, card: PackCard) -> PlayedOut | None:
        """Return how the deal goes on after a card; `None` where that takes too long."""
        try:
            computing = self._ground.workers.compute(partial(puzzles_of(game).played_out, puzzle, card), actor.party)
            return await asyncio.wait_for(computing, PUZZLE_PLAY_WAIT_S)
        except (TimeoutError, BrokenProcessPool) as error:
            log.info("A card of a puzzle is not played out: %r", error)
            return None


async def _puzzle(game: str, number: int) -> Puzzle:
    """Return the puzzle of a game with a number; raise `Refusal` where there is none."""
    puzzles = await asyncio.to_thread(puzzles_of(game).shipped)
    if not 1 <= number <= len(puzzles):
        raise Refusal("unknown-button")
    return puzzles[number - 1]


def _card(puzzle: Puzzle, written: str) -> PackCard:
    """Return a card that may be played in a puzzle; raise `Refusal` where it may not."""
    for card in puzzle.choices:
        if str(card) == written:
            return card
    raise Refusal("unknown-button")
