"""The ledger of brčka in the database: won games and corrections; rows are added and never changed."""

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
from bot.model.table import Table
from bot.storage.books import add_correction, add_game, add_stopped, change_goal, lock_books, open_books, take_stopped
from bot.storage.database import Row, TimedRepository, Transaction, marks
from bot.storage.interaction import count
from bot.storage.lines import choice_of, entries_of, outcome_of, stopped_series
from bot.storage.retry import retried
from bot.storage.stopped import company_of
from bot.storage.tally import add_played, take_stopped_games
from engine.game import Rules

SERIES: Final = "SELECT * FROM ledger WHERE table_id = $1 ORDER BY game"
"""The rows of the ledger for the games of a table, oldest first; none where the game is not played for brčka."""


def replay_series(table: Table, rows: Sequence[Row]) -> None:
    """Award a table's series the games in these rows of the ledger."""
    for row in rows:
        table.series.award(outcome_of(row))
        table.series.push(choice_of(row).move)
    table.last_choice = choice_of(rows[-1])


# Writing lines


async def enter(t: Transaction, table: Table, game_id: int, entered: Entered, now: str) -> str:
    """Add a won game to the ledger, and return the moment of its line."""
    outcome, choice = entered.outcome, entered.choice
    books = await open_books(t, table.guild_id, datetime.fromisoformat(now))
    await t.execute(
        "INSERT INTO ledger VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        game_id,
        table.guild_id,
        table.id,
        *(person.id for person in entered.players),
        outcome.winner,
        outcome.brcka,
        str(outcome.how),
        *outcome.score,
        str(choice.move),
        choice.amount,
        *choice.balance,
        books.at.isoformat(),
    )
    await add_game(t, books, game_id, table.id)
    return books.at.isoformat()


async def extend_series(t: Transaction, table: Table, before: Rules, now: str) -> None:
    """Count the result of a table's series by its present rules, where the brčka that it needs have changed."""
    goal = table.kind.series(before).goal
    if goal == table.series.goal or not (entries := await entries_of(t, table.guild_id, "table_id = $1", table.id)):
        return
    books = await open_books(t, table.guild_id, datetime.fromisoformat(now))
    earlier = [replace(entry, goal=goal) for entry in entries]
    await change_goal(t, books, series_played(earlier), series_played(entries))


async def stand_stopped(t: Transaction, table: Table, game_id: int | None, stopped: Stopped, now: str) -> None:
    """Write down how a series stands that is stopped now."""
    books = await open_books(t, table.guild_id, datetime.fromisoformat(now))
    seats = enumerate(zip(stopped.players, stopped.points, strict=True))
    at = books.at.isoformat()
    rows = [(table.id, seat, person.id, table.guild_id, game_id, points, at) for seat, (person, points) in seats]
    await t.execute(f"INSERT INTO stopped VALUES {marks(rows)}", *(value for row in rows for value in row))
    people = [person.id for person in stopped.players if person.level is None]
    await t.execute("UPDATE tables SET stopped_by = $2 WHERE id = $1", table.id, company_of(people))
    if table.kind.ledger:
        assert game_id is not None
        series = StoppedSeries(table.id, game_id, stopped.players, stopped.points, books.at, table.series.balance)
        await add_stopped(t, books, series)
    elif game_id is not None and books.results_up_to is None:
        await add_played(t, table.guild_id, (), [table.id])


async def stand_no_more(t: Transaction, table: Table, now: str) -> None:
    """Take a series out of the list of those that were stopped."""
    for series in await stopped_series(t, table.guild_id, "stopped.table_id = $1", table.id):
        await take_stopped(t, await open_books(t, table.guild_id, datetime.fromisoformat(now)), series)
    if not table.kind.ledger:
        await take_stopped_games(t, await lock_books(t, table.guild_id), table.id)
    await t.execute("DELETE FROM stopped WHERE table_id = $1", table.id)
    await t.execute("UPDATE tables SET stopped_by = NULL WHERE id = $1", table.id)


class LedgerRepository(TimedRepository):
    """The ledgers of all servers."""

    @retried
    async def correct(
        self,
        guild_id: int,
        people: Sequence[Person],
        brcka: int,
        reason: str,
        author: Person,
        delivery: Delivery | None = None,
    ) -> int:
        """Add a correction, and return its number."""
        partner = people[1].id if len(people) > 1 else None
        sql = """INSERT INTO corrections (guild_id, person, partner, brcka, reason, author, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)"""
        async with self._db.transaction() as t:
            await count(t, delivery)
            books = await open_books(t, guild_id, self._clock())
            values = guild_id, people[0].id, partner, brcka, reason, author.id, books.at.isoformat()
            number = await t.insert(sql, *values)
            await add_correction(t, books, Correction(number, tuple(people), brcka, reason, author, books.at))
        return number
