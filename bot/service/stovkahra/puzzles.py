"""Puzzles for one person: shown one after another, with three tries each."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import NextPuzzle, ReadPuzzle, TryCard
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.service.identity import Identity
from bot.service.quota import Quota
from bot.service.replies import Actor, Reply
from bot.service.worker_pool import WorkerPool
from bot.storage.puzzles import Attempt, PuzzleRepository
from bot.ui.games.stovkahra.puzzle_pages import puzzle_picture, puzzle_screen
from bot.ui.screen import Picture, Screen
from bot.ui.table_drawing import draw_table
from bot.ui.table_picture import table_alt
from engine.stovkahra.puzzles import Puzzle, shipped

log = logging.getLogger(__name__)

TRIES: Final = 3
"""How many cards may be tried in a puzzle before its solution is shown."""


class PuzzleService:
    """Shows puzzles, and counts tries."""

    def __init__(self, puzzles: PuzzleRepository, identity: Identity, workers: WorkerPool, pictures: Quota) -> None:
        self._puzzles = puzzles
        self._identity = identity
        self._workers = workers
        self._pictures = pictures

    async def puzzle(self, actor: Actor, reply: Reply) -> None:
        """Show the puzzle that a person is at, or the next one, in a new message."""
        await reply.note(await self._next(actor))

    async def turn(self, actor: Actor, reply: Reply, _: NextPuzzle) -> None:
        """Show the next puzzle in the place of the last one."""
        await reply.panel(await self._next(actor))

    async def _next(self, actor: Actor) -> Screen:
        person, puzzles = await self._identity.person(actor), await _puzzles()
        attempt = await self._puzzles.next(person, len(puzzles))
        return await self._screen(actor, person, puzzles[attempt.puzzle - 1], attempt)

    async def try_card(self, actor: Actor, reply: Reply, action: TryCard) -> None:
        """Try a card: say that it is the right one, or how many tries are left, and at the end show the solution."""
        person, puzzle = await self._identity.person(actor), await _puzzle(action.puzzle)
        if action.card not in map(str, puzzle.choices):
            raise Refusal("unknown-button")
        attempt = await self._puzzles.tried(
            person,
            action.puzzle,
            action.card,
            right=action.card == str(puzzle.best),
            most=TRIES,
            delivery=actor.delivery,
        )
        await reply.panel(await self._screen(actor, person, puzzle, attempt))

    async def in_words(self, actor: Actor, reply: Reply, action: ReadPuzzle) -> None:
        """Show a puzzle with its tricks in words."""
        person, puzzle = await self._identity.person(actor), await _puzzle(action.puzzle)
        attempt = await self._puzzles.attempt(person, action.puzzle)
        await reply.panel(await self._screen(actor, person, puzzle, attempt, in_words=True))

    async def _screen(
        self, actor: Actor, person: Person, puzzle: Puzzle, attempt: Attempt, *, in_words: bool = False
    ) -> Screen:
        t, tally = self._identity.to(person), await self._puzzles.tally(person)
        picture = await self._picture(actor, puzzle, t)
        return puzzle_screen(puzzle, attempt, TRIES - len(attempt.tried), tally, picture, t, in_words=in_words)

    async def _picture(self, actor: Actor, puzzle: Puzzle, t: Texts) -> Picture | None:
        """Return the picture of a position; `None` where it takes too long, or too many are asked for."""
        described = puzzle_picture(puzzle, t)
        try:
            with self._pictures.one_more(actor.user_id):
                content = await self._workers.draw(partial(draw_table, described), actor.party)
        except (Refusal, TimeoutError, BrokenProcessPool) as error:
            log.info("A puzzle is shown without a picture: %r", error)
            return None
        name = hashlib.sha256(content).hexdigest()[:8]
        return Picture(f"position-{name}.png", content, table_alt(described, t))


async def _puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles; reading their file takes some hundredths of a second, once."""
    return await asyncio.to_thread(shipped)


async def _puzzle(number: int) -> Puzzle:
    """Return the puzzle with a number; raise `Refusal` where there is none."""
    puzzles = await _puzzles()
    if not 1 <= number <= len(puzzles):
        raise Refusal("unknown-button")
    return puzzles[number - 1]
