"""A part of `check`: what people have made of puzzles, compared with what it adds up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.storage.database import Row, Transaction

PEOPLE: Final = 500
"""How many people are read at a time, with all their puzzles."""


class PuzzlesCheck:
    """Checks people, some at a time, and at last the counts of the puzzles that they have tried."""

    def __init__(self) -> None:
        self._tries: Counter[tuple[str, int]] = Counter()
        self._found: Counter[tuple[str, int]] = Counter()

    async def check_portion(self, t: Transaction, after: int) -> tuple[int | None, list[str]]:
        """Check the people after this one; return the last of them, or `None`, and the faults."""
        sql = f"""SELECT max(person) AS person FROM (
            SELECT DISTINCT person FROM solvers WHERE person > $1 ORDER BY person LIMIT {PEOPLE}) AS people"""
        found = await t.row(sql, after)
        if found is None or found["person"] is None:
            return None, []
        last = found["person"]
        solvers = await t.rows(
            "SELECT * FROM solvers WHERE person > $1 AND person <= $2 ORDER BY person, game", after, last
        )
        sql = "SELECT * FROM puzzles WHERE person > $1 AND person <= $2 ORDER BY person, game, counted"
        rows = groupby(await t.rows(sql, after, last), _whose)
        puzzles = {whose: list(of_person) for whose, of_person in rows}
        wrong = [
            f"puzzles of person {solver['person']} in {solver['game']}: {what}"
            for solver in solvers
            for what in self._solver(solver, puzzles.get(_whose(solver), ()))
        ]
        return last, wrong

    def _solver(self, solver: Row, rows: Sequence[Row]) -> list[str]:
        """Return what is wrong with what a person's puzzles add up to."""
        counted = [row for row in rows if row["counted"]]
        self._tries.update(_which(row) for row in counted)
        self._found.update(_which(row) for row in counted if row["solved"])
        run = longest = 0
        for row in counted:
            run = run + 1 if row["solved"] else 0
            longest = max(longest, run)
        over = [row for row in rows if row["over"]]
        rightly = len(counted), len(over), sum(row["solved"] for row in over), run, longest
        told = tuple(solver[name] for name in ("counted", "over", "solved", "run", "longest"))
        wrong = [] if told == rightly else [f"they are said to add up to {told}, and add up to {rightly}"]
        if [row["counted"] for row in counted] != list(range(1, len(counted) + 1)):
            wrong.append("some of those that count are missing")
        if solver["puzzle"] is not None and not any(
            row["puzzle"] == solver["puzzle"] and not row["over"] for row in rows
        ):
            wrong.append(f"the person is said to be at puzzle {solver['puzzle']}, which is over or was never shown")
        return wrong

    async def end(self, t: Transaction) -> list[str]:
        """Return what is wrong with the counts of puzzles; those who deleted their data stay counted."""
        lost = await t.rows(
            """SELECT DISTINCT person, game FROM puzzles WHERE NOT EXISTS (SELECT 1 FROM solvers
            WHERE solvers.person = puzzles.person AND solvers.game = puzzles.game) ORDER BY person, game"""
        )
        wrong = [
            f"puzzles of person {row['person']} in {row['game']}: nothing tells what they add up to" for row in lost
        ]
        counts = {_which(row): (row["tries"], row["found"]) for row in await t.rows("SELECT * FROM puzzle_counts")}
        return wrong + [
            f"puzzle {puzzle[1]} of {puzzle[0]}: {tries} are said to have tried it and {found} to have found its card"
            for puzzle in sorted(counts.keys() | self._tries.keys())
            for tries, found in [counts.get(puzzle, (0, 0))]
            if not 0 <= found <= tries
            or tries < self._tries[puzzle]
            or found < self._found[puzzle]
            or tries - found < self._tries[puzzle] - self._found[puzzle]
        ]


def _whose(row: Row) -> tuple[int, str]:
    return row["person"], row["game"]


def _which(row: Row) -> tuple[str, int]:
    return row["game"], row["puzzle"]
