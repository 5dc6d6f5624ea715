"""The finished games that are given for research: of servers that agree, and of people none of whom objects."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from pydantic import ValidationError

from bot.storage.archive import replay, seal_of
from bot.storage.database import Database, Row, Transaction, marks, portions
from bot.storage.guild import guild_of
from bot.storage.replay import rules_of
from bot.storage.retry import retried
from engine.game import Game
from engine.record_seal import Seal
from engine.record_substitutes import Substitute

RANGE: Final = 100
"""How many numbers of games are looked through at a time."""
OF_PEOPLE: Final = "SELECT id, user_id, level, for_research FROM people WHERE id IN {0}"
RESULTS: Final = "SELECT * FROM results WHERE game > $1 AND game <= $2 ORDER BY game, seat"
SERVERS: Final = "SELECT * FROM guilds WHERE removed_at IS NULL AND id IN {0}"
GAMES: Final = """SELECT games.id, number, seed, games.words, kind, rules FROM games JOIN tables ON tables.id = table_id
    WHERE games.id IN {0}"""


@dataclass(frozen=True, slots=True)
class Given:
    """A game that is given: nobody is named in it, but by the seat."""

    game: Game
    seats: Sequence[str]
    seal: Seal
    substitutes: Sequence[Substitute]

    @property
    def seed_told(self) -> bool:
        """Whether all chance of the game follows from its seed alone, without words, which are not given."""
        return not self.seal.words


class Research:
    """Reads the games that are given, some at a time, while the bot may run."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.left_out: Counter[str] = Counter()
        """How many games are not given, though their server agrees: `unwilling` people, or `damaged` rows."""

    async def last(self) -> int:
        """Return the number of the last game there is."""
        row = await self._db.row("SELECT coalesce(max(id), 0) AS id FROM games")
        assert row is not None
        return int(row["id"])

    async def portions(self, last: int) -> AsyncIterator[tuple[int, Sequence[Given]]]:
        """Yield the games up to a number in portions, each with the last number that it has looked at.

        Whether servers and people agree is asked in each portion anew.
        """
        for start in range(0, last, RANGE):
            end = min(start + RANGE, last)
            given, left_out = await self._portion(start, end)
            self.left_out += left_out
            yield end, given

    @retried
    async def _portion(self, start: int, end: int) -> tuple[Sequence[Given], Counter[str]]:
        async with self._db.snapshot() as t:
            rows = await _rows_of(t, await _finished(t, start, end))
        left_out: Counter[str] = Counter()
        given = []
        for game in rows:
            if not game.is_willing:
                left_out["unwilling"] += 1
                continue
            try:
                given.append(game.given())
            # Rows that somebody has changed may be wrong in any way.
            except Exception:
                left_out["damaged"] += 1
        return given, left_out


@dataclass(frozen=True, slots=True)
class GameRows:
    """The rows of a finished game, of which its record without names is made."""

    row: Row
    seats: Sequence[int]
    """The people who answer for it, seat 0 first."""
    moves: Sequence[Row]
    substitutes: Sequence[Row]
    people: Mapping[int, Row]

    @property
    def is_willing(self) -> bool:
        """Whether everybody who played is a computer, or a person who does not object and is still known."""
        return all(_is_willing(self.people.get(key)) for key in (*self.seats, *self._substituting))

    @property
    def _substituting(self) -> list[int]:
        return [row["person"] for row in self.substitutes]

    def given(self) -> Given:
        """Return the game without names and words; raise an error of any kind where it cannot be replayed."""
        game = replay(rules_of(self.row), len(self.seats), self.moves)
        names = self._names()
        came = [Substitute(row["seat"], names[row["person"]], row["ply"]) for row in self.substitutes]
        return Given(game, [names[key] for key in self.seats], seal_of(self.row, self.moves), came)

    def _names(self) -> dict[int, str]:
        """Return what stands for the name of everybody who played: a seat, and whether it was a computer."""
        names = {key: f"seat {seat}" for seat, key in enumerate(self.seats)}
        others = [key for key in dict.fromkeys(self._substituting) if key not in names]
        names |= {key: f"substitute {number}" for number, key in enumerate(others, start=1)}
        levels = {key: self.people[key]["level"] for key in names}
        return {key: f"{name}, {levels[key]} computer" if levels[key] else name for key, name in names.items()}


def _is_willing(person: Row | None) -> bool:
    if person is None:
        return False
    return person["level"] is not None or (person["user_id"] is not None and bool(person["for_research"]))


async def _finished(t: Transaction, start: int, end: int) -> dict[int, list[int]]:
    """Return the finished games in a range of numbers whose servers agree, each with who answers for it."""
    found: dict[int, tuple[int, list[int]]] = {}
    for game, rows in groupby(await t.rows(RESULTS, start, end), lambda row: int(row["game"])):
        seats = list(rows)
        found[game] = (seats[0]["guild_id"], [row["person"] for row in seats])
    servers = await _agreeing(t, sorted({guild_id for guild_id, _ in found.values()}))
    return {game: seats for game, (guild_id, seats) in sorted(found.items()) if guild_id in servers}


async def _agreeing(t: Transaction, servers: Sequence[int]) -> set[int]:
    """Return those of these servers whose moderators agree, and which have the bot."""
    agreeing = set()
    for row in await t.rows(SERVERS.format(marks([servers])), *servers) if servers else ():
        # Whose settings cannot be read has not agreed.
        with suppress(ValidationError):
            if guild_of(row).settings.for_research:
                agreeing.add(row["id"])
    return agreeing


async def _rows_of(t: Transaction, games: Mapping[int, Sequence[int]]) -> list[GameRows]:
    """Return all that is stored of these games."""
    if not games:
        return []
    these = marks([list(games)])
    rows, moves, substitutes = await t.together(
        (GAMES.format(these), *games),
        (f"SELECT game, seat, move FROM moves WHERE game IN {these} ORDER BY game, ply", *games),
        (f"SELECT * FROM substitutes WHERE game IN {these} ORDER BY game, ply, seat", *games),
    )
    by_number = {row["id"]: row for row in rows}
    made = {game: list(each) for game, each in groupby(moves, lambda row: int(row["game"]))}
    came = {game: list(each) for game, each in groupby(substitutes, lambda row: int(row["game"]))}
    keys = sorted({key for seats in games.values() for key in seats} | {row["person"] for row in substitutes})
    people: dict[int, Row] = {}
    for portion in portions(keys):
        people |= {row["id"]: row for row in await t.rows(OF_PEOPLE.format(marks([portion])), *portion)}
    return [
        GameRows(by_number[game], seats, made.get(game, ()), came.get(game, ()), people)
        for game, seats in games.items()
    ]
