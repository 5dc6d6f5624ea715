"""Puzzles in the database: which of them a person has seen, tried and solved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.delivery import Delivery
from bot.model.person import Person
from bot.storage.database import Database, Row, Transaction
from bot.storage.interactions import count
from bot.storage.retry import repeated

ONE: Final = "SELECT * FROM puzzles WHERE person = $1 AND puzzle = $2"


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far a person has come with a puzzle."""

    puzzle: int
    """The puzzle's number, counted from 1."""
    tried: tuple[str, ...] = ()
    """The wrong cards tried so far."""
    over: bool = False
    """Whether its card was found, or there are no tries left."""
    solved: bool = False
    """Whether the person has ever found its card."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many puzzles a person has seen to their end, and how many of those were solved."""

    over: int
    solved: int


class PuzzleRepository:
    """What people have done with puzzles."""

    def __init__(self, database: Database) -> None:
        self._db = database

    @repeated
    async def next(self, person: Person, puzzles: int) -> Attempt:
        """Return the puzzle that a person is at; else one never seen, or if there is none, that seen longest ago."""
        async with self._db.transaction() as t:
            rows = await t.rows("SELECT * FROM puzzles WHERE person = $1 AND puzzle <= $2", person.id, puzzles)
            under_way = [row for row in rows if not row["over"]]
            if under_way:
                return _attempt(min(under_way, key=lambda row: row["shown"]))
            seen, last = {row["puzzle"] for row in rows}, max((row["shown"] for row in rows), default=0)
            unseen = next((number for number in range(1, puzzles + 1) if number not in seen), None)
            number = unseen or min(rows, key=lambda row: row["shown"])["puzzle"]
            await _show(t, person, number, last + 1)
            return _attempt(await _row(t, person, number))

    @repeated
    async def attempt(self, person: Person, puzzle: int) -> Attempt:
        """Return how far a person has come with a puzzle."""
        row = await self._db.row(ONE, person.id, puzzle)
        return _attempt(row) if row is not None else Attempt(puzzle)

    @repeated
    async def tally(self, person: Person) -> Tally:
        """Return how many puzzles a person has seen to their end, and how many of those were solved."""
        sql = "SELECT count(*) AS seen, coalesce(sum(solved), 0) AS solved FROM puzzles WHERE person = $1 AND over = 1"
        row = await self._db.row(sql, person.id)
        assert row is not None
        return Tally(row["seen"], int(row["solved"]))

    @repeated
    async def tried(
        self, person: Person, puzzle: int, card: str, *, right: bool, most: int, delivery: Delivery | None
    ) -> Attempt:
        """Note that a person has tried a card in a puzzle, which allows so many wrong ones at most; return the result.

        A puzzle that is over, and a card that was tried before, stay as they are.
        """
        async with self._db.transaction() as t:
            await count(t, delivery)
            before = _attempt(await _row(t, person, puzzle) or await _show(t, person, puzzle, 0))
            if before.over or card in before.tried:
                return before
            wrong = before.tried if right else (*before.tried, card)
            over, solved = right or len(wrong) >= most, right or before.solved
            sql = "UPDATE puzzles SET tried = $1, over = $2, solved = $3 WHERE person = $4 AND puzzle = $5"
            await t.execute(sql, " ".join(wrong), int(over), int(solved), person.id, puzzle)
            return Attempt(puzzle, wrong, over, solved)


async def _show(t: Transaction, person: Person, puzzle: int, shown: int) -> Row | None:
    """Begin a puzzle, for the first time or anew."""
    sql = """INSERT INTO puzzles (person, puzzle, shown) VALUES ($1, $2, $3) ON CONFLICT (person, puzzle)
             DO UPDATE SET shown = excluded.shown, tried = '', over = 0"""
    await t.execute(sql, person.id, puzzle, shown)
    return await _row(t, person, puzzle)


async def _row(t: Transaction, person: Person, puzzle: int) -> Row | None:
    return await t.row(ONE, person.id, puzzle)


def _attempt(row: Row | None) -> Attempt:
    assert row is not None
    tried: Sequence[str] = row["tried"].split()
    return Attempt(row["puzzle"], tuple(tried), bool(row["over"]), bool(row["solved"]))
