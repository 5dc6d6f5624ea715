"""Reports in the database: who is reported, and the record of the game where they were met."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.names import NOBODY
from bot.model.person import Person
from bot.model.report import KEPT_FOR, MOST_REPORTED, REPORTED_WITHIN, Reason, Report
from bot.model.table import ACROSS
from bot.storage.archive import MOVES, replay, seal_of
from bot.storage.database import Repository, Row, TimedRepository, Transaction
from bot.storage.interaction import count
from bot.storage.person import former_of, selves
from bot.storage.replay import rules_of
from bot.storage.retry import retried
from engine import record
from engine.record_substitutes import Substitute

OVER: Final = "tables.status IN ('finished', 'stopped')"
MET: Final = """SELECT guests.name, met.user_id FROM guests JOIN people AS met ON met.id = person
    WHERE table_id = $1 AND met.user_id <> $2 AND EXISTS (SELECT 1 FROM guests AS own
    JOIN people ON people.id = own.person WHERE own.table_id = $1 AND people.user_id = $2) ORDER BY guests.name"""
"""Whom an account has met at a table across servers, by the names they had there, without whoever has no account."""
LATELY: Final = f"SELECT at FROM reports WHERE reporter IN {selves('$1', '$3')} AND at > $2 ORDER BY at"
REPORT: Final = """INSERT INTO reports (table_id, account, name, reason, reporter, at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (table_id, reporter, account) DO UPDATE SET reason = excluded.reason RETURNING id"""
"""Whoever reports somebody again changes the reason."""
REPORTS: Final = f"""SELECT reports.*, user_id, {OVER} AS over FROM reports JOIN people ON people.id = reporter
    JOIN tables ON tables.id = table_id {{where}} ORDER BY reports.id"""
TO_TELL: Final = f"WHERE told < 2 AND (told = 0 OR {OVER})"
GAME: Final = f"""SELECT games.id, number, seed, games.words, kind, rules FROM games JOIN tables ON tables.id = table_id
    WHERE table_id = $1 AND guild_id = {ACROSS} AND {OVER} ORDER BY number DESC LIMIT 1"""
PLAYED: Final = """SELECT players.seat, people.level, people.name AS own_name, guests.name FROM players
    JOIN people ON people.id = players.person LEFT JOIN guests ON guests.table_id = $2 AND guests.person = people.id
    WHERE game = $1 ORDER BY players.seat"""
CAME: Final = """SELECT substitutes.seat, ply, people.level, people.name AS own_name, guests.name FROM substitutes
    JOIN people ON people.id = substitutes.person
    LEFT JOIN guests ON guests.table_id = $2 AND guests.person = people.id
    WHERE game = $1 ORDER BY ply, substitutes.seat"""


class ReportRepository(TimedRepository):
    """The reports that people make."""

    async def met(self, table_id: int, account: int) -> list[str]:
        """Return whom an account has met at a table across servers, by their names there; nobody at other tables."""
        return [row["name"] for row in await self._db.rows(MET, table_id, account)]

    @retried
    async def report(
        self, person: Person, table_id: int, name: str, reason: Reason, delivery: Delivery | None = None
    ) -> int:
        """Store that a person reports somebody of a table, and return the report's number.

        Raise `Refusal` where they have reported too many of late, or nobody of that name has an account.
        """
        now = self._clock()
        async with self._db.transaction() as t:
            await count(t, delivery)
            account = await account_of(t, person, table_id, name)
            lately = await t.rows(LATELY, person.id, (now - REPORTED_WITHIN).isoformat(), await former_of(t, person))
            if len(lately) >= MOST_REPORTED:
                at = datetime.fromisoformat(lately[0]["at"]) + REPORTED_WITHIN
                raise Refusal("report-limit", most=MOST_REPORTED, at=at)
            row = await t.row(REPORT, table_id, account, name, reason, person.id, now.isoformat())
        assert row is not None
        return int(row["id"])

    async def forget(self) -> None:
        """Delete reports that are too old."""
        await self._db.execute("DELETE FROM reports WHERE at <= $1", (self._clock() - KEPT_FOR).isoformat())


class ReportedRepository(Repository):
    """The reports as the operator reads them."""

    @retried
    async def all(self) -> list[Report]:
        """Return all reports, the oldest first."""
        return [_report(row) for row in await self._db.rows(REPORTS.format(where=""))]

    async def to_tell(self) -> list[Report]:
        """Return the reports of which there is something that the operator was not told in a channel."""
        return [_report(row) for row in await self._db.rows(REPORTS.format(where=TO_TELL))]

    @retried
    async def note_told(self, report: Report) -> None:
        """Note that the operator was told of a report as it was: with its record, if its game was over."""
        await self._db.execute("UPDATE reports SET told = $2 WHERE id = $1", report.number, 2 if report.over else 1)

    @retried
    async def record(self, table_id: int) -> record.Json | None:
        """Return the record of the game of a table across servers; `None` as long as it goes on."""
        async with self._db.snapshot() as t:
            game = await t.row(GAME, table_id)
            return await _record(t, game, table_id) if game is not None else None

    async def close(self, number: int) -> bool:
        """Delete a report; return whether there was one."""
        async with self._db.transaction() as t:
            return await t.row("DELETE FROM reports WHERE id = $1 RETURNING id", number) is not None


async def account_of(t: Transaction, person: Person, table_id: int, name: str) -> int:
    """Return the account of whom a person has met at a table by that name; raise `Refusal` where there is none."""
    account = next((row["user_id"] for row in await t.rows(MET, table_id, person.user_id) if row["name"] == name), None)
    if account is None:
        raise Refusal("nobody-met")
    return int(account)


async def _record(t: Transaction, game: Row, table_id: int) -> record.Json:
    moves = await t.rows(MOVES, game["id"])
    seats = [_known(row) for row in await t.rows(PLAYED, game["id"], table_id)]
    came = [Substitute(row["seat"], _known(row), row["ply"]) for row in await t.rows(CAME, game["id"], table_id)]
    return record.write(replay(rules_of(game), len(seats), moves), seats, seal_of(game, moves), came)


def _known(row: Row) -> str:
    """Return how somebody was known at a table across servers; a computer by its own name."""
    return row["name"] or (row["own_name"] if row["level"] is not None else NOBODY)


def _report(row: Row) -> Report:
    at = datetime.fromisoformat(row["at"])
    who = row["account"], row["name"], Reason(row["reason"]), row["user_id"]
    return Report(row["id"], row["table_id"], *who, at, bool(row["over"]))
