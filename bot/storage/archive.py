"""What has been played, in the database: the ledger, its corrections, and the games behind it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.model.errors import Damaged, Refusal
from bot.model.ledger import Correction, Entry, Ledger
from bot.model.person import Person
from bot.storage.database import Database, Row
from bot.storage.people import person_of
from engine.game import Game, Rules
from engine.games import GAMES, kind_of
from engine.moves import ADD, TAKE
from engine.series import Choice
from engine.stovkahra.moves import How, Outcome
from engine.stovkahra.rules import SEATS
from engine.stovkahra.rules import Rules as StovkahraRules

log = logging.getLogger(__name__)

WITH_COMPUTERS: Final = """SELECT game FROM results JOIN people ON people.id = person
    WHERE guild_id = ?1 AND level IS NOT NULL
    UNION SELECT game FROM chips JOIN people ON people.id IN (giver, taker) WHERE guild_id = ?1 AND level IS NOT NULL
    UNION SELECT games.id FROM tables JOIN games ON games.table_id = tables.id
    JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = person
    WHERE guild_id = ?1 AND level IS NOT NULL AND games.id IN (SELECT game FROM chips)
    AND games.id NOT IN (SELECT game FROM results)"""
"""Games of a server without matchsticks in which computers had a part, or have one now."""


@dataclass(frozen=True, slots=True)
class Result:
    """How somebody fared in a finished game without matchsticks."""

    game_id: int
    person: Person
    won: bool | None
    """`None` where nobody won."""
    points: int
    """Points, or in Bulka chips."""


@dataclass(frozen=True, slots=True)
class Chips:
    """Chips of a server."""

    accounts: tuple[tuple[Person, int], ...]
    """What everybody has won, less what they have paid."""
    cups: int
    """What is in cups."""


class Archive:
    """Finished games, and what was won with them: lines are added, never changed."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._db = database
        self._clock = clock
        self._told: set[tuple[str, int]] = set()
        """Of what it has been logged that it cannot be read."""

    @contextlib.contextmanager
    def readable(self, key: str, number: int) -> Iterator[None]:
        """Raises `Damaged` where rows of a table or a game make no sense, whatever is wrong with them."""
        try:
            yield
        except (Refusal, self._db.failures):
            raise
        except Exception as error:
            if (key, number) not in self._told:
                self._told.add((key, number))
                log.error(
                    "%s %s: its rows make no sense, and are left alone (python -m bot check): %r", key, number, error
                )
            raise Damaged(key, number=number) from error

    async def ledger(self, guild_id: int) -> Ledger:
        """All games and corrections of a server, oldest first."""

        async def work() -> tuple[dict[int, Person], Sequence[Row], Sequence[Row]]:
            people = await self._players(guild_id)
            sql = """SELECT ledger.*, rules FROM ledger JOIN tables ON tables.id = table_id
                     WHERE ledger.guild_id = ? ORDER BY game"""
            played = await self._db.all(sql, guild_id)
            return (
                people,
                played,
                await self._db.all("SELECT * FROM corrections WHERE guild_id = ? ORDER BY id", guild_id),
            )

        # Thousands of games take some hundredths of a second to read.
        return await asyncio.to_thread(_ledger_of, *await self._db.reading(work))

    async def results(self, guild_id: int, game: str) -> list[Result]:
        """How the games of a kind without matchsticks that people finished on a server ended, by game and seat."""

        async def work() -> list[Result]:
            sql = f"""SELECT game, won, points, people.* FROM results JOIN people ON people.id = person
                     WHERE guild_id = ?1 AND kind = ?2 AND game NOT IN ({WITH_COMPUTERS}) ORDER BY game, seat"""
            rows = await self._db.all(sql, guild_id, game)
            return [Result(row["game"], person_of(row), _switch(row["won"]), row["points"]) for row in rows]

        return await self._db.reading(work)

    async def finished(self, guild_id: int, game: str) -> dict[int, list[Person]]:
        """Who sat at the finished games of a kind without matchsticks on a server, by number, the newest first."""

        async def work() -> dict[int, list[Person]]:
            sql = """SELECT game, people.* FROM results JOIN people ON people.id = person
                     WHERE guild_id = ? AND kind = ? ORDER BY game DESC, seat"""
            games: dict[int, list[Person]] = {}
            for row in await self._db.all(sql, guild_id, game):
                games.setdefault(row["game"], []).append(person_of(row))
            return games

        return await self._db.reading(work)

    async def last_finished(self, guild_id: int, game: str) -> int | None:
        """The number of the last finished game of a kind on a server."""

        async def work() -> int | None:
            sql = """SELECT max(games.id) AS game FROM games JOIN tables ON tables.id = table_id
                     WHERE guild_id = ? AND kind = ?
                     AND games.id IN (SELECT game FROM ledger UNION ALL SELECT game FROM results)"""
            row = await self._db.one(sql, guild_id, game)
            return row["game"] if row is not None else None

        return await self._db.reading(work)

    async def chips(self, guild_id: int) -> Chips:
        """The accounts of a server, and what is in its cups, of games among people: together always nothing."""

        async def work() -> Chips:
            among = f"guild_id = ?1 AND game NOT IN ({WITH_COMPUTERS})"
            sql = f"""SELECT people.*, chips FROM people JOIN (SELECT person, sum(moved) AS chips FROM (
                     SELECT taker AS person, chips AS moved FROM chips WHERE {among}
                     UNION ALL SELECT giver, -chips FROM chips WHERE {among}) AS moves
                     WHERE person IS NOT NULL GROUP BY person) AS accounts ON accounts.person = people.id"""
            accounts = [(person_of(row), int(row["chips"])) for row in await self._db.all(sql, guild_id)]
            return Chips(tuple(accounts), -sum(chips for _, chips in accounts))

        return await self._db.reading(work)

    async def correct(self, guild_id: int, people: Sequence[Person], brcka: int, reason: str, author: Person) -> int:
        """Adds a correction: a new line, never a change of an old one; its number."""
        partner = people[1].id if len(people) > 1 else None
        sql = """INSERT INTO corrections (guild_id, person, partner, brcka, reason, author, at)
                 VALUES (?, ?, ?, ?, ?, ?, ?)"""
        values = guild_id, people[0].id, partner, brcka, reason, author.id, self._clock().isoformat()
        return await self._db.transaction(lambda: self._db.insert(sql, *values))

    async def _players(self, guild_id: int) -> dict[int, Person]:
        """Everybody who stands in the ledger of a server, by key."""
        seats = " UNION ".join(f"SELECT seat{seat} FROM ledger WHERE guild_id = ?1" for seat in range(SEATS))
        named = " UNION ".join(
            f"SELECT {name} FROM corrections WHERE guild_id = ?1" for name in ("person", "partner", "author")
        )
        rows = await self._db.all(f"SELECT * FROM people WHERE id IN ({seats} UNION {named})", guild_id)
        return {row["id"]: person_of(row) for row in rows}

    # Games

    async def game(self, guild_id: int, game_id: int) -> tuple[Game, Sequence[Person], bytes]:
        """A finished game of a server, its players and its seed; `Refusal` where there is none."""

        async def work() -> tuple[Game, Sequence[Person], bytes]:
            sql = """SELECT kind, rules, seed FROM games JOIN tables ON tables.id = table_id
                     WHERE guild_id = ? AND games.id = ?"""
            row = await self._db.one(sql, guild_id, game_id)
            seated = await self._seated(guild_id, game_id)
            if row is None or not seated:
                raise Refusal("no-finished-game", number=game_id)
            with self.readable("game-damaged", game_id):
                game = await self.replay(game_id, rules_of(row), len(seated))
            return game, seated, row["seed"]

        return await self._db.reading(work)

    async def _seated(self, guild_id: int, game_id: int) -> tuple[Person, ...]:
        """Who sat at the table when a game was finished; nobody where it was not."""
        entry = await self._db.one("SELECT * FROM ledger WHERE guild_id = ? AND game = ?", guild_id, game_id)
        if entry is not None:
            # Who sat there when it was won; somebody may have left since.
            return _seated(entry, await self._players(guild_id))
        sql = """SELECT people.* FROM results JOIN people ON people.id = person
                 WHERE guild_id = ? AND game = ? ORDER BY seat"""
        return tuple(person_of(row) for row in await self._db.all(sql, guild_id, game_id))

    async def place_of(self, guild_id: int, game_id: int) -> tuple[int, int]:
        """The table of a finished game of a server, and the game's number there; `Refusal` where there is none."""

        async def work() -> tuple[int, int]:
            sql = """SELECT ledger.table_id, number FROM ledger JOIN games ON games.id = game
                     WHERE guild_id = ? AND game = ?"""
            row = await self._db.one(sql, guild_id, game_id)
            if row is None:
                raise Refusal("no-finished-game", number=game_id)
            return row["table_id"], row["number"]

        return await self._db.reading(work)

    async def last_game(self, table_id: int) -> int | None:
        """The number of the last finished game of a table."""

        async def work() -> int | None:
            sql = """SELECT max(game) AS game FROM (SELECT game FROM ledger WHERE table_id = ?1
                     UNION ALL SELECT game FROM results WHERE table_id = ?1) AS finished"""
            row = await self._db.one(sql, table_id)
            return row["game"] if row is not None else None

        return await self._db.reading(work)

    async def game_at(self, table_id: int, number: int) -> tuple[Game, Sequence[Person]]:
        """A game of a table by its number there, going on or finished, and who sits; `Refusal` where there is none.

        Only games of Stovkahra are looked back on.
        """

        async def work() -> tuple[Game, Sequence[Person]]:
            sql = """SELECT games.id, guild_id, kind, rules FROM games JOIN tables ON tables.id = table_id
                     WHERE table_id = ? AND number = ?"""
            row = await self._db.one(sql, table_id, number)
            if row is None:
                raise Refusal("no-finished-deal")
            seated: Sequence[Person] = await self._seated(row["guild_id"], row["id"])
            if not seated:
                sql = """SELECT people.* FROM seats JOIN people ON people.id = person
                         WHERE table_id = ? ORDER BY seat"""
                seated = [person_of(each) for each in await self._db.all(sql, table_id)]
            with self.readable("game-damaged", row["id"]):
                game = await self.replay(row["id"], rules_of(row), len(seated))
            if kind_of(game).reviews is None:
                raise Refusal("no-review")
            return game, seated

        return await self._db.reading(work)

    async def replay(self, game_id: int, rules: Rules, seats: int) -> Game:
        """A game of so many from its moves; the winners' choice, which stands last among them, is one of the series.

        Belongs into a transaction.
        """
        rows = await self._db.all("SELECT move FROM moves WHERE game = ? ORDER BY ply", game_id)
        kind = kind_of(rules)
        game = kind.begin(rules, seats)
        for move in [kind.parse(row["move"]) for row in rows]:
            if move not in (ADD, TAKE):
                game.push(move)
        return game


def rules_of(row: Row) -> Rules:
    """The rules of a table's row; raises an error of some kind where they make no sense."""
    rules: Rules = GAMES[row["kind"]].rules(**json.loads(row["rules"]))
    return rules


def outcome_of(row: Row) -> Outcome:
    """How the game of a ledger's row ended."""
    return Outcome(row["winner"], row["brcka"], How(row["how"]), (row["score0"], row["score1"]))


def choice_of(row: Row) -> Choice:
    """What the winners of a ledger's row chose."""
    move = ADD if row["choice"] == str(ADD) else TAKE
    return Choice(move, row["amount"], (row["balance0"], row["balance1"]))


def _seated(row: Row, people: dict[int, Person]) -> tuple[Person, ...]:
    """Who sat at the table when a game of the ledger was won."""
    return tuple(people[row[f"seat{seat}"]] for seat in range(SEATS))


def entry_of(row: Row, people: dict[int, Person]) -> Entry:
    """A row of the ledger."""
    return Entry(
        game_id=row["game"],
        table_id=row["table_id"],
        goal=_goal_of(row),
        seats=_seated(row, people),
        outcome=outcome_of(row),
        choice=choice_of(row),
        at=datetime.fromisoformat(row["at"]),
    )


def _goal_of(row: Row) -> int:
    """How many brčka make a series; where the rules of the table make no sense, as mostly."""
    try:
        return StovkahraRules(**json.loads(row["rules"])).series
    except (ValueError, TypeError):
        return StovkahraRules().series


def _ledger_of(people: dict[int, Person], played: Sequence[Row], corrected: Sequence[Row]) -> Ledger:
    entries = tuple(entry_of(row, people) for row in played)
    return Ledger(entries, tuple(_correction(row, people) for row in corrected))


def _correction(row: Row, people: dict[int, Person]) -> Correction:
    named = [people[key] for key in (row["person"], row["partner"]) if key is not None]
    moment = datetime.fromisoformat(row["at"])
    return Correction(row["id"], tuple(named), row["brcka"], row["reason"], people[row["author"]], moment)


def _switch(value: int | None) -> bool | None:
    return None if value is None else bool(value)
