"""The newest games of a server among people: who played on which side, and which has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final, NamedTuple

from bot.model.person import Person
from bot.model.unlikely import MOST, Contest
from bot.storage.database import Database, Row, marks
from bot.storage.people import person_of
from bot.storage.retry import repeated
from engine.games import GAMES, USUAL

PORTION: Final = 1000
"""How many lines are read at a time, in some milliseconds, so that others come in between."""
LEDGER: Final = """SELECT game, at, winner, seat0, seat1, seat2, seat3 FROM ledger WHERE game IN (
    SELECT number FROM history WHERE guild_id = $1 AND person = 0 AND kind = 'people' AND number < $2
    ORDER BY number DESC LIMIT $3) ORDER BY game DESC"""
RESULTS: Final = """SELECT game, at, kind, won, person FROM results
    WHERE guild_id = $1 AND game < $2 ORDER BY game DESC, seat LIMIT $3"""
PORTIONS: Final = 10
"""How many portions are read at most of games of a kind: where computers play nearly always, fewer games are found."""
BEYOND: Final = 2**62
"""A number above those of all games."""
OTHERS: Final = tuple(name for name, kind in GAMES.items() if not kind.ledger)
"""The games without brčka."""


class _Played(NamedTuple):
    """A game that somebody has won: the people on each side by their keys, and the side."""

    kind: str
    sides: tuple[tuple[int, ...], ...]
    winner: int

    @property
    def people(self) -> set[int]:
        return {key for side in self.sides for key in side}


class ContestRepository:
    """The newest games among people, read in portions."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def newest(self, guild_id: int, since: datetime) -> dict[str, list[Contest]]:
        """Return a server's newest games since then that somebody has won, by kind, the oldest first.

        Those at which computers played are left out.
        """
        computers = {row["id"] for row in await self._rows("SELECT id FROM people WHERE level IS NOT NULL")}
        every: list[_Played] = []
        for sql, read, kinds in ((LEDGER, _of_ledger, (USUAL,)), (RESULTS, _of_results, OTHERS)):
            every += await self._newest(guild_id, since.isoformat(), sql, read, kinds, computers)
        people = await self._people(sorted({key for played in every for key in played.people}))
        contests: dict[str, list[Contest]] = {kind: [] for kind in (USUAL, *OTHERS)}
        for kind, sides, winner in reversed(every):
            contests[kind].append(Contest(tuple(tuple(people[key] for key in side) for side in sides), winner))
        return {kind: found for kind, found in contests.items() if found}

    async def _newest(
        self,
        guild_id: int,
        since: str,
        sql: str,
        read: Callable[[Sequence[Row]], Iterator[_Played]],
        kinds: Sequence[str],
        computers: set[int],
    ) -> list[_Played]:
        """Return the newest games of these kinds, the newest first, as many of each as are looked at."""
        found: list[_Played] = []
        count: Counter[str] = Counter()
        before = BEYOND
        for _ in range(PORTIONS):
            rows = await self._rows(sql, guild_id, before, PORTION)
            if is_full := len(rows) == PORTION:
                # The last game of a portion may have more lines in the next one.
                before = rows[-1]["game"] + 1
                rows = [row for row in rows if row["game"] >= before]
            recent = [row for row in rows if row["at"] >= since]
            for played in read(recent):
                if count[played.kind] < MOST and not played.people & computers:
                    count[played.kind] += 1
                    found.append(played)
            if not (is_full and recent) or all(count[kind] >= MOST for kind in kinds):
                break
        return found

    async def _people(self, keys: Sequence[int]) -> dict[int, Person]:
        people: dict[int, Person] = {}
        for at in range(0, len(keys), PORTION):
            some = keys[at : at + PORTION]
            rows = await self._rows(f"SELECT * FROM people WHERE id IN {marks([some])}", *some)
            people |= {row["id"]: person_of(row) for row in rows}
        return people

    @repeated
    async def _rows(self, sql: str, *values: object) -> Sequence[Row]:
        return await self._db.rows(sql, *values)


def _of_ledger(rows: Sequence[Row]) -> Iterator[_Played]:
    for row in rows:
        yield _Played(USUAL, ((row["seat0"], row["seat2"]), (row["seat1"], row["seat3"])), row["winner"])


def _of_results(rows: Sequence[Row]) -> Iterator[_Played]:
    for _, of_game in groupby(rows, lambda row: int(row["game"])):
        seats = list(of_game)
        won = [bool(row["won"]) for row in seats]
        if any(won):
            yield _Played(seats[0]["kind"], tuple((row["person"],) for row in seats), won.index(True))
