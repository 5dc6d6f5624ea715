"""The tables in the database: what is said of them, who sits there, and every move.

The database is the game: a table is opened, changed and committed in one transaction,
and what anybody sees is drawn afterwards. With `People` and `Archive` this is all the
SQL of the project.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, TypeVar

from bot.model.errors import Damaged, Refusal, StartError
from bot.model.options import DEFAULT_OPTIONS, STORED_OPTIONS, Guild, Options
from bot.model.person import Person
from bot.model.sharding import Sharding
from bot.model.table import Entered, Finished, GameBegun, Moved, Paid, Status, Table
from bot.storage.archive import Archive, choice_of, outcome_of, rules_of
from bot.storage.database import Database, Row
from bot.storage.people import People, guild_of, person_of
from bot.storage.sqlite import Sqlite
from engine.game import Rules
from engine.games import kind_of
from engine.series import Choice, Prize

T = TypeVar("T")
ALIVE: Final = "alive"
"""The name of a note: when the bot was last there."""
LEFT: Final = " left"
"""What it ends with where the bot has left since."""
SURELY_GONE: Final = timedelta(minutes=2)
"""How old that note must be where the bot did not say that it left: it is written every minute."""
Stored = tuple[dict[str, object], dict[int, tuple[object, ...]], dict[int, tuple[int, str]]]
"""What the rows of a table hold: its own, those of its seats, and of those who have left."""


@dataclass(frozen=True, slots=True)
class Panel:
    """An ephemeral panel that can still be redrawn: its message, and the token that edits it."""

    message_id: int
    token: str = field(repr=False)
    expires_at: datetime


class Store:
    """Tables; and, beside them, people and what has been played."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._db = database
        self._clock = clock
        self.people = People(database)
        self.archive = Archive(database, clock)
        self.sharding = Sharding.WHOLE
        """The servers at whose tables this process sees to what happens by itself."""

    @classmethod
    async def open(cls, where: str | Path, clock: Callable[[], datetime]) -> Store:
        """Opens a SQLite file, or by its URL a PostgreSQL database; raises `StartError` where that cannot be."""
        return cls(await open_database(where), clock)

    async def close(self) -> None:
        """Closes the database, after what is under way."""
        await self._db.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may change tables too."""
        return self._db.shared

    @property
    def name(self) -> str:
        """What operators know the database by; tells no password."""
        return self._db.name

    async def try_out(self) -> None:
        """Raises `NotSaved` where the database takes nothing at the moment."""
        await self._db.transaction(lambda: self._db.one("SELECT 1 FROM notes"))

    # Tables

    async def open_table(
        self,
        guild_id: int,
        channel_id: int,
        opener: Person,
        rules: Rules,
        seed: bytes,
        options: Options = DEFAULT_OPTIONS,
    ) -> Table:
        """A new table, where its opener sits in seat 0; `seed` is the secret of its first game."""

        async def work() -> Table:
            key = await self._open(guild_id, channel_id, opener, rules, seed, options, {0: opener})
            return await self._load(key)

        return await self._db.transaction(work)

    async def _open(
        self,
        guild_id: int,
        channel_id: int,
        opener: Person,
        rules: Rules,
        seed: bytes,
        options: Options,
        seats: dict[int, Person],
    ) -> int:
        sql = """INSERT INTO tables (guild_id, channel_id, opener, kind, players, rules, options, status, next_seed)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
        kind = kind_of(rules)
        game = kind.name, kind.most_seats(rules), json.dumps(asdict(rules))
        agreed = STORED_OPTIONS.dump_json(options).decode()
        key = await self._db.insert(sql, guild_id, channel_id, opener.id, *game, agreed, Status.LOBBY, seed)
        for seat, person in seats.items():
            await self._sit(key, seat, person)
        return key

    async def _sit(self, table_id: int, seat: int, person: Person) -> None:
        await self._db.write("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", table_id, seat, person.id)

    async def rematch(self, table_id: int, person: Person, seed: bytes, now: datetime, idle: timedelta) -> Table:
        """The table at which the four of a finished series play again: opened by the first who asks.

        Whoever of them asks gets the old seat there, if it is free; `seed` is the secret of the first game.
        """

        async def work() -> Table:
            old = await self._load(table_id, to_change=True)
            seat = old.rematch_seat(person)
            new = await self._load(old.rematch_id, to_change=True) if old.rematch_id is not None else None
            if new is None or new.status is Status.STOPPED:
                # Computers take part in any rematch.
                seats = {at: sitting for at, sitting in enumerate(old.seats) if sitting and sitting.level}
                seats[seat] = person
                key = await self._open(old.guild_id, old.channel_id, person, old.rules, seed, old.options, seats)
                await self._db.write("UPDATE tables SET rematch_id = ? WHERE id = ?", key, old.id)
                new = await self._load(key)
            before = _stored(new)
            if new.status is Status.LOBBY and new.seat_of(person) is None and new.seats[seat] is None:
                new.sit(person, seat)
            if new.status is Status.LOBBY:
                new.bring_back(now, idle)
            await self._save(new, before)
            return new

        return await self._db.transaction(work)

    async def read(self, table_id: int) -> Table:
        """The table as it is; raises `Refusal` where there is none."""
        return await self._db.reading(lambda: self._load(table_id))

    async def change(self, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        """Opens the table, lets `change` do its work, and commits; if it raises, nothing has happened."""

        async def work() -> tuple[Table, T]:
            table = await self._load(table_id, to_change=True)
            before = _stored(table)
            result = change(table)
            await self._save(table, before)
            table.unfinished = await self._unfinished(table)
            return table, result

        return await self._db.transaction(work)

    async def tables_of(self, person: Person, guild_id: int) -> list[Table]:
        """The person's tables on a server that are not over: those put away last, else the newest first."""
        sql = """SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
                 WHERE seats.person = ? AND guild_id = ? AND status IN ('lobby', 'playing')
                 ORDER BY put_away, tables.id DESC"""
        return await self._load_all(sql, person.id, guild_id)

    async def tables_in(self, guild_id: int, channel_id: int) -> list[Table]:
        """The tables of a channel that are not over: those put away last, else the newest first."""
        sql = """SELECT id FROM tables WHERE guild_id = ? AND channel_id = ? AND status IN ('lobby', 'playing')
                 ORDER BY put_away, id DESC"""
        return await self._load_all(sql, guild_id, channel_id)

    async def open_tables(self, guild_id: int, most: int) -> tuple[list[Table], int]:
        """The tables of a server that are not over, and how many there are beyond `most`.

        Those put away come last, else the newest first.
        """
        there = "FROM tables WHERE guild_id = ? AND status IN ('lobby', 'playing')"
        listed = f"SELECT id {there} ORDER BY put_away, id DESC LIMIT ?"

        async def work() -> tuple[list[Table], int]:
            tables = await self._load_rows(listed, guild_id, most)
            row = await self._db.one(f"SELECT count(*) AS number {there}", guild_id)
            assert row is not None
            return tables, row["number"] - len(tables)

        return await self._db.reading(work)

    async def tables_with(self, person: Person) -> list[Table]:
        """The tables on all servers that are not over, at which the person sits, or which they have opened."""
        sql = """SELECT id FROM tables WHERE status IN ('lobby', 'playing') AND (opener = ?1
                 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = ?1)) ORDER BY id"""
        return await self._load_all(sql, person.id)

    async def resume(self, lobby_id: int, now: datetime, idle: timedelta) -> tuple[Table, list[tuple[int, int]]]:
        """Takes the unfinished series of the four in a lobby up, in the lobby's place and by its message.

        The lobby is stopped. Answers the table, and channels and ids of its old messages. Raises `Refusal` where the
        four have no such series.
        """

        async def work() -> tuple[Table, list[tuple[int, int]]]:
            lobby = await self._load(lobby_id, to_change=True)
            if lobby.unfinished is None:
                raise Refusal("nothing-to-resume")
            before = _stored(lobby)
            message_id, message_at = lobby.message_id, lobby.message_at or now
            lobby.status, lobby.message_id, lobby.message_shows = Status.STOPPED, None, None
            await self._save(lobby, before)
            table = await self._load(lobby.unfinished[0], to_change=True)
            before = _stored(table)
            table.resume(now, idle)
            left = table.stand_at(lobby.channel_id, message_id, message_at)
            await self._save(table, before)
            return table, left

        return await self._db.transaction(work)

    async def _unfinished(self, lobby: Table) -> tuple[int, tuple[int, int]] | None:
        """The newest series of the four in a lobby that was begun elsewhere on the server and is not over."""
        people = [sitting.id for sitting in lobby.seats if sitting is not None]
        computers = any(sitting is not None and sitting.level is not None for sitting in lobby.seats)
        if lobby.status is not Status.LOBBY or computers or len(people) not in lobby.kind.seats:
            return None
        marks = ", ".join("?" * len(people))
        sql = f"""SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
                 WHERE guild_id = ? AND kind = ? AND players = ?
                 AND (status = 'stopped' OR (status = 'playing' AND put_away = 1))
                 AND EXISTS (SELECT 1 FROM games WHERE games.table_id = tables.id)
                 GROUP BY tables.id HAVING sum(CASE WHEN person IN ({marks}) THEN 1 ELSE 0 END) = ?
                 ORDER BY tables.id DESC LIMIT 1"""
        row = await self._db.one(sql, lobby.guild_id, lobby.kind.name, len(people), *people, len(people))
        if row is None:
            return None
        try:
            table = await self._load(row["id"])
        except Damaged:
            return None
        return table.id, table.series.balance

    # What falls due

    @property
    def _here(self) -> str:
        """A condition: that a table is on a server of this process's share, by Discord's formula."""
        if self.sharding.whole:
            return "1 = 1"
        return f"(guild_id >> 22) % {self.sharding.count} IN ({', '.join(map(str, self.sharding.ids))})"

    async def due(self, now: datetime) -> list[int]:
        """The tables at which something has to happen by itself."""

        async def work() -> list[int]:
            sql = f"SELECT id FROM tables WHERE due_at <= ? AND {self._here} ORDER BY due_at"
            return [row["id"] for row in await self._db.all(sql, now.isoformat())]

        return await self._db.reading(work)

    async def next_due(self) -> datetime | None:
        """When that will be so next."""

        async def work() -> datetime | None:
            row = await self._db.one(
                f"SELECT min(due_at) AS due_at FROM tables WHERE due_at IS NOT NULL AND {self._here}"
            )
            return _time(row["due_at"]) if row is not None else None

        return await self._db.reading(work)

    async def put_off(self, table_id: int, until: datetime) -> None:
        """Has nothing happen by itself before then at a table that cannot be read."""
        sql = "UPDATE tables SET due_at = ? WHERE id = ?"
        await self._db.transaction(lambda: self._db.write(sql, until.isoformat(), table_id))

    async def extend(self, by: timedelta) -> None:
        """Gives everybody the time that the bot was away: deadlines, calls and putting away come so much later.

        A deal after its pause does not: nobody has to think in it.
        """

        async def work() -> None:
            later = []
            sql = f"SELECT * FROM tables WHERE due_at IS NOT NULL AND {self._here}{self._db.for_change}"
            for row in await self._db.all(sql):
                names = ("deadline_at", "call_at", "idle_at")
                moved = [moment + by if (moment := _time(row[name])) else None for name in names]
                due = min(moment for moment in (*moved, _time(row["next_deal_at"])) if moment is not None)
                later.append([*map(_text, (*moved, due)), row["id"]])
            sql = "UPDATE tables SET deadline_at = ?, call_at = ?, idle_at = ?, due_at = ? WHERE id = ?"
            await self._db.write_many(sql, later)

        await self._db.transaction(work)

    async def playing(self, guild_id: int) -> list[Table]:
        """Every table of a server at which a series for brčka is under way, but for those put away."""
        sql = """SELECT id FROM tables WHERE guild_id = ? AND kind = 'stovkahra' AND status = 'playing'
                 AND put_away = 0 ORDER BY id"""
        return await self._load_all(sql, guild_id)

    async def unsettled(self, since: datetime) -> list[int]:
        """Tables at which a computer may have to move, a time is shown, or a move was made since; new lobbies too.

        Those that have just come to their end are among them: their message may not say so yet.
        """

        async def work() -> list[int]:
            sql = f"""SELECT id FROM tables WHERE {self._here} AND put_away = 0
                     AND (status = 'lobby' AND message_at > ?1
                     OR status IN ('finished', 'stopped') AND EXISTS (
                     SELECT 1 FROM games JOIN moves ON game = games.id WHERE table_id = tables.id AND at > ?1)
                     OR status = 'playing'
                     AND (overdue = 1 OR deadline_at IS NOT NULL OR EXISTS (
                     SELECT 1 FROM games JOIN moves ON game = games.id WHERE table_id = tables.id AND at > ?1)
                     OR EXISTS (SELECT 1 FROM seats JOIN people ON people.id = person
                     WHERE table_id = tables.id AND (level IS NOT NULL OR missed > 0))))"""
            return [row["id"] for row in await self._db.all(sql, since.isoformat())]

        return await self._db.reading(work)

    async def last_table(self, person: Person, guild_id: int, channel_id: int) -> int:
        """The newest table of a channel at which cards were dealt, a person's own if there is one.

        Raises `Refusal` where there is none.
        """

        async def work() -> int:
            sql = """SELECT tables.id FROM tables LEFT JOIN seats ON seats.table_id = tables.id AND person = ?
                     WHERE guild_id = ? AND channel_id = ? AND EXISTS (SELECT 1 FROM games WHERE table_id = tables.id)
                     ORDER BY person IS NULL, tables.id DESC LIMIT 1"""
            row = await self._db.one(sql, person.id, guild_id, channel_id)
            if row is None:
                raise Refusal("no-finished-deal")
            return int(row["id"])

        return await self._db.reading(work)

    async def _load_all(self, sql: str, *values: object) -> list[Table]:
        return await self._db.reading(lambda: self._load_rows(sql, *values))

    async def _load_rows(self, sql: str, *values: object) -> list[Table]:
        """The tables that a question finds, without those that cannot be read."""
        tables = []
        for row in await self._db.all(sql, *values):
            with contextlib.suppress(Damaged):
                tables.append(await self._load(row["id"]))
        return tables

    async def _load(self, table_id: int, *, to_change: bool = False) -> Table:
        locked = self._db.for_change if to_change else ""
        row = await self._db.one(f"SELECT * FROM tables WHERE id = ?{locked}", table_id)
        if row is None:
            raise Refusal("no-table", number=table_id)
        with self.archive.readable("table-damaged", table_id):
            return await self._load_row(row)

    async def _load_row(self, row: Row) -> Table:
        table = Table(
            id=row["id"],
            guild=await self._guild(row["guild_id"]),
            channel_id=row["channel_id"],
            opener=person_of(await self._db.one("SELECT * FROM people WHERE id = ?", row["opener"])),
            rules=rules_of(row),
            options=STORED_OPTIONS.validate_json(row["options"]),
            status=Status(row["status"]),
            seats=[None] * row["players"],
            next_deal_at=_time(row["next_deal_at"]),
            deadline_at=_time(row["deadline_at"]),
            overdue=bool(row["overdue"]),
            call_at=_time(row["call_at"]),
            call_id=row["call_id"],
            call_over=bool(row["call_over"]),
            idle_at=_time(row["idle_at"]),
            put_away=bool(row["put_away"]),
            message_id=row["message_id"],
            message_at=_time(row["message_at"]),
            message_shows=row["message_shows"],
            next_seed=row["next_seed"],
            rematch_id=row["rematch_id"],
        )
        await self._load_seats(table)
        await self._load_games(table)
        table.unfinished = await self._unfinished(table)
        return table

    async def _guild(self, guild_id: int) -> Guild:
        row = await self._db.one("SELECT * FROM guilds WHERE id = ?", guild_id)
        return guild_of(row) if row is not None else Guild(guild_id)

    async def _load_seats(self, table: Table) -> None:
        sql = """SELECT seat, votes_to_stop, missed, concedes, called, people.*
                 FROM seats JOIN people ON people.id = person WHERE table_id = ?"""
        for sitting in await self._db.all(sql, table.id):
            seat = sitting["seat"]
            table.seats[seat] = person_of(sitting)
            table.missed[seat] = sitting["missed"]
            if sitting["votes_to_stop"]:
                table.votes.add(seat)
            if sitting["concedes"]:
                table.conceding.add(seat)
            if sitting["called"]:
                table.called.add(seat)
        sql = """SELECT departures.*, user_id FROM departures JOIN people ON people.id = person WHERE table_id = ?"""
        left = await self._db.all(sql, table.id)
        table.departures = {row["person"]: (row["seat"], row["moment"]) for row in left}
        table.forgotten = frozenset(row["person"] for row in left if row["user_id"] is None)

    async def _load_games(self, table: Table) -> None:
        rows = await self._db.all("SELECT * FROM ledger WHERE table_id = ? ORDER BY game", table.id)
        table.series = table.kind.series(table.rules)
        for row in rows:
            table.series.award(outcome_of(row))
            table.series.push(choice_of(row).move)
        table.last_choice = choice_of(rows[-1]) if rows else None
        last = await self._db.one("SELECT * FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", table.id)
        if last is None:
            return
        entered = bool(rows) and rows[-1]["game"] == last["id"]
        table.game_number = last["number"]
        table.seed = last["seed"]
        table.game = await self.archive.replay(last["id"], table.rules, len(table.seats))
        if table.game.outcome is not None and not entered:
            table.award(table.game.outcome)

    async def _save(self, table: Table, before: Stored) -> None:
        row, seats, departures = before
        now = _row(table)
        if now != row:
            columns = ", ".join(f"{name} = ?" for name in now)
            await self._db.write(f"UPDATE tables SET {columns} WHERE id = ?", *now.values(), table.id)
        if _seats(table) != seats:
            await self._db.write("DELETE FROM seats WHERE table_id = ?", table.id)
            for seat, values in _seats(table).items():
                sql = """INSERT INTO seats (table_id, seat, person, votes_to_stop, missed, concedes, called)
                         VALUES (?, ?, ?, ?, ?, ?, ?)"""
                await self._db.write(sql, table.id, seat, *values)
        for person, (seat, moment) in table.departures.items():
            if departures.get(person) != (seat, moment):
                sql = """INSERT INTO departures VALUES (?, ?, ?, ?) ON CONFLICT (table_id, person)
                         DO UPDATE SET seat = excluded.seat, moment = excluded.moment"""
                await self._db.write(sql, table.id, person, seat, moment)
        if table.news:
            await self._save_news(table)

    async def _save_news(self, table: Table) -> None:
        game = await self._db.one("SELECT id FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", table.id)
        game_id = game["id"] if game is not None else 0
        now = self._clock().isoformat()
        for item in table.news:
            match item:
                case GameBegun(number, seed):
                    sql = "INSERT INTO games (table_id, number, seed) VALUES (?, ?, ?)"
                    game_id = await self._db.insert(sql, table.id, number, seed)
                case Moved(ply, seat, move):
                    await self._db.write("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", game_id, ply, seat, str(move), now)
                case Entered(outcome, choice):
                    await self._enter(table, game_id, outcome, choice, now)
                case Finished(results):
                    for seat, (won, points) in enumerate(results):
                        of = game_id, seat, table.person(seat).id, table.guild_id, table.id
                        sql = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                        await self._db.write(sql, *of, table.kind.name, won, points, now)
                case Paid(ply, payments):
                    for number, paid in enumerate(payments):
                        people = (table.person(seat).id if seat is not None else None for seat in paid[:2])
                        values = game_id, ply, number, table.guild_id, table.id, *people, paid.chips, str(paid.why)
                        await self._db.write("INSERT INTO chips VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *values, now)

    async def _enter(self, table: Table, game_id: int, outcome: Prize, choice: Choice, now: str) -> None:
        await self._db.write(
            "INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            game_id,
            table.guild_id,
            table.id,
            *(table.person(seat).id for seat in range(len(table.seats))),
            outcome.winner,
            outcome.brcka,
            str(outcome.how),
            *outcome.score,
            str(choice.move),
            choice.amount,
            *choice.balance,
            now,
        )

    # Panels

    async def keep_panel(self, table_id: int, user_id: int, panel: Panel) -> None:
        """Keeps the newest token of a user's panel; of no use is one at a table where they do not sit."""
        values = table_id, user_id, panel.message_id, panel.token, panel.expires_at.isoformat()
        sql = """INSERT INTO panels SELECT table_id, person, ?3, ?4, ?5 FROM seats JOIN people ON people.id = person
                 WHERE table_id = ?1 AND user_id = ?2 ON CONFLICT (table_id, person) DO UPDATE
                 SET message_id = excluded.message_id, token = excluded.token, expires_at = excluded.expires_at"""
        await self._db.transaction(lambda: self._db.write(sql, *values))

    async def panels(self, table_id: int) -> dict[int, Panel]:
        """The panels of a table whose tokens still live, by the key of the person."""

        async def work() -> dict[int, Panel]:
            rows = await self._db.all("SELECT * FROM panels WHERE table_id = ?", table_id)
            panels = {
                row["person"]: Panel(row["message_id"], row["token"], datetime.fromisoformat(row["expires_at"]))
                for row in rows
            }
            return {person: panel for person, panel in panels.items() if panel.expires_at > self._clock()}

        return await self._db.reading(work)

    async def drop_panel(self, table_id: int, person: Person, panel: Panel) -> None:
        """Forgets a token that can no longer be used, unless a newer one has come."""
        sql = "DELETE FROM panels WHERE table_id = ? AND person = ? AND token = ?"
        await self._db.transaction(lambda: self._db.write(sql, table_id, person.id, panel.token))

    async def drop_expired(self) -> None:
        """Deletes the tokens that have run out."""
        sql = "DELETE FROM panels WHERE expires_at <= ?"
        await self._db.transaction(lambda: self._db.write(sql, self._clock().isoformat()))

    # Notes

    async def note(self, name: str) -> str | None:
        """What was noted under a name, as the fingerprint of the commands last sent to Discord."""

        async def work() -> str | None:
            row = await self._db.one("SELECT value FROM notes WHERE name = ?", name)
            return row["value"] if row is not None else None

        return await self._db.reading(work)

    async def keep_note(self, name: str, value: str) -> None:
        """Notes a value under a name."""
        sql = "INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._db.transaction(lambda: self._db.write(sql, name, value))

    @property
    def _alive(self) -> str:
        sharding = self.sharding
        return ALIVE if sharding.whole else f"{ALIVE}/{sharding.count}/{','.join(map(str, sharding.ids))}"

    async def note_alive(self, *, leaving: bool = False) -> None:
        """Notes that the bot is there, for its share of the servers, or that it is just about to leave."""
        await self.keep_note(self._alive, self._clock().isoformat() + (LEFT if leaving else ""))

    async def gone_since(self) -> datetime | None:
        """When the bot was last there for its share; where the servers were divided otherwise, for any of them.

        `None` where it was never there, or where another process may still be.
        """

        async def work() -> datetime | None:
            sql = "SELECT value FROM notes WHERE name = ? OR name LIKE ? ORDER BY name = ? DESC, value DESC"
            row = await self._db.one(sql, ALIVE, f"{ALIVE}/%", self._alive)
            if row is None:
                return None
            moment = datetime.fromisoformat(row["value"].removesuffix(LEFT))
            may_be_there = self._db.shared and not row["value"].endswith(LEFT)
            return None if may_be_there and self._clock() - moment < SURELY_GONE else moment

        return await self._db.reading(work)

    async def turn(self, name: str, seconds: float) -> float:
        """Takes a turn that comes once in so many seconds, for all processes together.

        0 where it was taken, else how many seconds later it is worth asking again.
        """
        now = self._clock()

        async def work() -> float:
            sql = """INSERT INTO notes VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
                     WHERE notes.value <= ?3 OR notes.value >= ?4 RETURNING value"""
            # Nobody waits for a turn taken by a clock that was wrong.
            free, wrong = (now - timedelta(seconds=seconds)).isoformat(), (now + timedelta(seconds=seconds)).isoformat()
            if await self._db.one(sql, f"turn/{name}", now.isoformat(), free, wrong) is not None:
                return 0.0
            row = await self._db.one("SELECT value FROM notes WHERE name = ?", f"turn/{name}")
            assert row is not None
            return max(0.0, seconds - (now - datetime.fromisoformat(row["value"])).total_seconds())

        return await self._db.transaction(work)


async def open_database(where: str | Path, *, alone: bool = False, as_it_is: bool = False) -> Database:
    """A SQLite file, or by its URL a PostgreSQL database; raises `StartError` where that cannot be.

    `alone` raises `InUse` where another process has it, as with a file always; `as_it_is` has nothing changed in a
    database that may be in use.
    """
    if isinstance(where, str):
        try:
            from bot.storage.postgres import Postgres
        except ImportError as error:
            raise StartError(
                f"PostgreSQL needs packages that are not installed ({error}): pip install -r requirements.txt."
            ) from None
        return await Postgres.open(where, alone=alone, as_it_is=as_it_is)
    return await Sqlite.open(where)


def _stored(table: Table) -> Stored:
    return _row(table), _seats(table), dict(table.departures)


def _row(table: Table) -> dict[str, object]:
    """What the row of a table holds."""
    return {
        "channel_id": table.channel_id,
        "players": len(table.seats),
        "status": str(table.status),
        "next_deal_at": _text(table.next_deal_at),
        "deadline_at": _text(table.deadline_at),
        "overdue": table.overdue,
        "call_at": _text(table.call_at),
        "call_id": table.call_id,
        "call_over": table.call_over,
        "idle_at": _text(table.idle_at),
        "put_away": table.put_away,
        "due_at": _text(table.due_at),
        "message_id": table.message_id,
        "message_at": _text(table.message_at),
        "message_shows": table.message_shows,
        "next_seed": table.next_seed,
    }


def _seats(table: Table) -> dict[int, tuple[object, ...]]:
    """What the rows of seats hold."""
    return {
        seat: (person.id, seat in table.votes, table.missed[seat], seat in table.conceding, seat in table.called)
        for seat, person in enumerate(table.seats)
        if person is not None
    }


def _text(moment: datetime | None) -> str | None:
    return moment.isoformat() if moment is not None else None


def _time(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None
