"""The ledger in the database: how each game for brčka ended, stopped games, and corrections.

Lines are added and never changed; the rows of stopped games are there as long as nobody goes on with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.model.delivery import Delivery
from bot.model.ledger import Correction, series_played
from bot.model.news import Entered, Stopped
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.sums import Lines
from bot.model.table import Table
from bot.storage.books import add_newest, change_goal, lock_books, open_books, take_stopped
from bot.storage.database import Row, TimedRepository, Transaction, marks
from bot.storage.interaction import count
from bot.storage.lines import choice_of, entries_of, outcome_of, stopped_games
from bot.storage.retry import retried
from bot.storage.stopped import company_of
from engine.game import Rules
from engine.games import USUAL

SERIES: Final = "SELECT * FROM prizes WHERE table_id = $1 ORDER BY game"
"""How the games of a table ended, oldest first; nothing where the game is not played for brčka."""


def replay_series(table: Table, rows: Sequence[Row]) -> None:
    """Award a table's series the games in these rows."""
    for row in rows:
        table.series.award(outcome_of(row))
        table.series.push(choice_of(row).move)
    table.last_choice = choice_of(rows[-1])


def prize_row(table: Table, game_id: int, entered: Entered) -> tuple[object, ...]:
    """Return the row that tells how a game for brčka ended."""
    outcome, choice = entered.outcome, entered.choice
    of = game_id, table.guild_id, table.id
    won = outcome.winner, outcome.brcka, str(outcome.how), *outcome.score
    return (*of, *won, str(choice.move), choice.amount, *choice.balance)


async def extend_series(t: Transaction, table: Table, before: Rules, now: str) -> None:
    """Count the result of a table's series by its present rules, where the brčka that it needs have changed."""
    goal, of_table = table.kind.series(before).goal, "results.table_id = $1"
    if goal == table.series.goal or not (entries := await entries_of(t, table.guild_id, of_table, table.id)):
        return
    books = await open_books(t, table.guild_id, datetime.fromisoformat(now))
    earlier = [replace(entry, goal=goal) for entry in entries]
    await change_goal(t, books, series_played(earlier), series_played(entries))


async def stand_stopped(t: Transaction, table: Table, game_id: int | None, stopped: Stopped, now: str) -> None:
    """Write down how a game or series stands that is stopped now."""
    books = await open_books(t, table.guild_id, datetime.fromisoformat(now))
    assert game_id is not None
    seats = enumerate(zip(stopped.players, stopped.points, strict=True))
    at = books.at.isoformat()
    rows = [(table.id, seat, person.id, table.guild_id, game_id, points, at) for seat, (person, points) in seats]
    await t.execute(f"INSERT INTO stopped VALUES {marks(rows)}", *(value for row in rows for value in row))
    people = [person.id for person in stopped.players if person.level is None]
    await t.execute("UPDATE tables SET stopped_by = $2 WHERE id = $1", table.id, company_of(people))
    balance, kind = table.series.balance, table.kind.name
    series = StoppedSeries(table.id, game_id, stopped.players, stopped.points, books.at, balance, kind)
    await add_newest(t, books, Lines(stopped=[series]))


async def stand_no_more(t: Transaction, table: Table) -> None:
    """Take a game or series out of the list of those that were stopped."""
    for series in await stopped_games(t, table.guild_id, "stopped.table_id = $1", table.id):
        await take_stopped(t, await lock_books(t, table.guild_id), series)
    await t.execute("DELETE FROM stopped WHERE table_id = $1", table.id)
    await t.execute("UPDATE tables SET stopped_by = NULL WHERE id = $1", table.id)


class LedgerRepository(TimedRepository):
    """The ledgers of all servers."""

    @retried
    async def correct(
        self,
        guild_id: int,
        people: Sequence[Person],
        amount: int,
        reason: str,
        author: Person,
        delivery: Delivery | None = None,
        game: str = USUAL,
    ) -> int:
        """Add a correction, and return its number."""
        partner = people[1].id if len(people) > 1 else None
        sql = """INSERT INTO corrections (guild_id, kind, person, partner, amount, reason, author, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
        async with self._db.transaction() as t:
            await count(t, delivery)
            books = await open_books(t, guild_id, self._clock())
            values = guild_id, game, people[0].id, partner, amount, reason, author.id, books.at.isoformat()
            number = await t.insert(sql, *values)
            correction = Correction(number, tuple(people), amount, reason, author, books.at, game)
            await add_newest(t, books, Lines(corrections=[correction]))
        return number
