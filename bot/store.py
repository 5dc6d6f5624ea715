"""The store: the only SQL of the project, over one SQLite file.

The database is the game: a table is opened, changed and committed in one transaction,
and what anybody sees is drawn afterwards. One connection serves the process, so every
transaction holds a lock, and runs in a task of its own that no cancellation reaches:
coroutines that share a connection share its transaction too.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.errors import Refusal, StartError
from bot.roster import COMPUTERS
from bot.schema import prepare
from bot.table import DEFAULT_OPTIONS, Entered, GameBegun, Moved, Options, Pace, Person, Status, Table
from engine.game import ADD, TAKE, How, Outcome, parse_move
from engine.players import Level
from engine.series import Choice, Series
from engine.stovkahra import SEATS, Game, Rules

T = TypeVar("T")

# At level DEBUG it writes every statement with its values: seeds and tokens among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


@dataclass(frozen=True, slots=True)
class Panel:
    """An ephemeral panel that can still be redrawn: its message, and the token that edits it."""

    message_id: int
    token: str = field(repr=False)
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger: a game, what was won, what was chosen, the balance after it."""

    game_id: int
    table_id: int
    goal: int
    seats: tuple[Person, ...]
    outcome: Outcome
    choice: Choice
    at: datetime

    @property
    def with_computers(self) -> bool:
        """Whether somebody who played was a computer."""
        return any(person.level is not None for person in self.seats)


class Store:
    """Tables, people and the ledger, in one file."""

    def __init__(self, connection: aiosqlite.Connection, clock: Callable[[], datetime]) -> None:
        self._db = connection
        self._clock = clock
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path, clock: Callable[[], datetime]) -> Store:
        """Opens or creates the file; raises `StartError` where that cannot be."""
        connection = None
        try:
            # Once without the worker thread, which would outlive this event loop where it fails.
            sqlite3.connect(path).close()
            connection = await aiosqlite.connect(path, isolation_level=None)
            connection.row_factory = sqlite3.Row
            await prepare(connection, path)
        except sqlite3.Error as error:
            if connection is not None:
                await connection.close()
            raise StartError(
                f"The database {path} cannot be used ({error}). See that DATABASE_URL names a file "
                "which this user may write, in a folder which this user may write."
            ) from None
        except StartError:
            assert connection is not None
            await connection.close()
            raise
        return cls(connection, clock)

    async def close(self) -> None:
        """Closes the file, after what is under way; an open connection would keep the process alive."""
        async with self._lock:
            await self._db.close()

    # Transactions

    async def _transaction(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work` in a transaction of its own, to its end even where the caller is cancelled."""
        return await asyncio.shield(asyncio.ensure_future(self._run(work)))

    async def _run(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            await self._db.execute("BEGIN IMMEDIATE")
            try:
                result = await work()
                await self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    await self._db.execute("ROLLBACK")
                raise
            return result

    async def _all(self, sql: str, *values: object) -> list[sqlite3.Row]:
        return list(await self._db.execute_fetchall(sql, values))

    async def _one(self, sql: str, *values: object) -> sqlite3.Row | None:
        rows = await self._all(sql, *values)
        return rows[0] if rows else None

    async def _write(self, sql: str, *values: object) -> int:
        async with self._db.execute(sql, values) as cursor:
            return cursor.lastrowid or 0

    # People

    async def person(self, user_id: int, name: str) -> Person:
        """The person behind a Discord account, by the name it bears now."""
        return await self._transaction(lambda: self._person(user_id, name))

    async def _person(self, user_id: int, name: str) -> Person:
        row = await self._one("SELECT * FROM people WHERE user_id = ?", user_id)
        if row is None:
            key = await self._write("INSERT INTO people (user_id, name) VALUES (?, ?)", user_id, name)
            return Person(key, user_id, name)
        if row["name"] != name:
            await self._write("UPDATE people SET name = ? WHERE id = ?", name, row["id"])
        return Person(row["id"], user_id, name, bool(row["own_cuts"]), bool(row["forced_cards"]))

    async def computers(self, level: Level) -> list[Person]:
        """The computers of a level, as many as a table has seats."""

        async def work() -> list[Person]:
            for name in COMPUTERS[level]:
                await self._write("INSERT OR IGNORE INTO people (name, level) VALUES (?, ?)", name, level)
            rows = await self._all("SELECT * FROM people WHERE level = ? ORDER BY id", level)
            return [_person(row) for row in rows]

        return await self._transaction(work)

    async def prefer(self, person: Person) -> None:
        """Keeps the settings of a person."""
        await self._transaction(
            lambda: self._write(
                "UPDATE people SET own_cuts = ?, forced_cards = ? WHERE id = ?",
                person.own_cuts,
                person.forced_cards,
                person.id,
            )
        )

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
        return await self._transaction(
            lambda: self._open(guild_id, channel_id, opener, rules, seed, options, {0: opener})
        )

    async def _open(
        self,
        guild_id: int,
        channel_id: int,
        opener: Person,
        rules: Rules,
        seed: bytes,
        options: Options,
        seats: dict[int, Person],
    ) -> Table:
        sql = """INSERT INTO tables (guild_id, channel_id, opener, rules, options, status, next_seed)
                 VALUES (?, ?, ?, ?, ?, ?, ?)"""
        agreed = json.dumps(asdict(rules)), json.dumps(asdict(options))
        key = await self._write(sql, guild_id, channel_id, opener.id, *agreed, Status.LOBBY, seed)
        for seat, person in seats.items():
            await self._sit(key, seat, person)
        return await self._load(key)

    async def _sit(self, table_id: int, seat: int, person: Person) -> None:
        await self._write("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", table_id, seat, person.id)

    async def rematch(self, table_id: int, person: Person, seed: bytes) -> Table:
        """The table at which the four of a finished series play again: opened by the first who asks.

        Whoever of them asks gets the old seat there, if it is free; `seed` is the secret of the first game.
        """

        async def work() -> Table:
            old = await self._load(table_id)
            seat = old.rematch_seat(person)
            new = await self._load(old.rematch_id) if old.rematch_id is not None else None
            if new is None or new.status is Status.STOPPED:
                # Computers take part in any rematch.
                seats = {at: sitting for at, sitting in enumerate(old.seats) if sitting and sitting.level}
                seats[seat] = person
                new = await self._open(old.guild_id, old.channel_id, person, old.rules, seed, old.options, seats)
                await self._write("UPDATE tables SET rematch_id = ? WHERE id = ?", new.id, old.id)
            elif new.status is Status.LOBBY and new.seat_of(person) is None and new.seats[seat] is None:
                await self._sit(new.id, seat, person)
            return new

        return await self._transaction(work)

    async def read(self, table_id: int) -> Table:
        """The table as it is; raises `Refusal` where there is none."""
        return await self._transaction(lambda: self._load(table_id))

    async def change(self, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        """Opens the table, lets `change` do its work, and commits; if it raises, nothing has happened."""

        async def work() -> tuple[Table, T]:
            table = await self._load(table_id)
            before = _row(table), _seats(table)
            result = change(table)
            await self._save(table, before)
            return table, result

        return await self._transaction(work)

    async def tables_of(self, person: Person, guild_id: int) -> list[Table]:
        """The person's tables on a server that are not over, newest first."""
        sql = """SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
                 WHERE seats.person = ? AND guild_id = ? AND status IN ('lobby', 'playing') ORDER BY tables.id DESC"""
        return await self._load_all(sql, person.id, guild_id)

    async def tables_in(self, guild_id: int, channel_id: int) -> list[Table]:
        """The tables of a channel that are not over, newest first."""
        sql = """SELECT id FROM tables WHERE guild_id = ? AND channel_id = ? AND status IN ('lobby', 'playing')
                 ORDER BY id DESC"""
        return await self._load_all(sql, guild_id, channel_id)

    async def playing(self, guild_id: int) -> list[Table]:
        """Every table of a server at which a series is under way."""
        sql = "SELECT id FROM tables WHERE guild_id = ? AND status = 'playing' ORDER BY id"
        return await self._load_all(sql, guild_id)

    async def unsettled(self, since: datetime) -> list[int]:
        """Tables whose next deal is awaited, at which a computer sits, or a move was made since then."""

        async def work() -> list[int]:
            sql = """SELECT id FROM tables WHERE status = 'playing' AND (next_deal_at IS NOT NULL OR EXISTS (
                     SELECT 1 FROM games JOIN moves ON game = games.id WHERE table_id = tables.id AND at > ?)
                     OR EXISTS (SELECT 1 FROM seats JOIN people ON people.id = person
                     WHERE table_id = tables.id AND level IS NOT NULL))"""
            return [row["id"] for row in await self._all(sql, since.isoformat())]

        return await self._transaction(work)

    async def place_of(self, guild_id: int, game_id: int) -> tuple[int, int]:
        """The table of a finished game of a server, and the game's number there; `Refusal` where there is none."""

        async def work() -> tuple[int, int]:
            sql = """SELECT ledger.table_id, number FROM ledger JOIN games ON games.id = game
                     WHERE guild_id = ? AND game = ?"""
            row = await self._one(sql, guild_id, game_id)
            if row is None:
                raise Refusal("no-finished-game", number=game_id)
            return row["table_id"], row["number"]

        return await self._transaction(work)

    async def last_table(self, person: Person, guild_id: int, channel_id: int) -> int:
        """The newest table of a channel at which cards were dealt, a person's own if there is one.

        Raises `Refusal` where there is none.
        """

        async def work() -> int:
            sql = """SELECT tables.id FROM tables LEFT JOIN seats ON seats.table_id = tables.id AND person = ?
                     WHERE guild_id = ? AND channel_id = ? AND EXISTS (SELECT 1 FROM games WHERE table_id = tables.id)
                     ORDER BY person IS NULL, tables.id DESC LIMIT 1"""
            row = await self._one(sql, person.id, guild_id, channel_id)
            if row is None:
                raise Refusal("no-finished-deal")
            return int(row["id"])

        return await self._transaction(work)

    async def game_at(self, table_id: int, number: int) -> tuple[Game, Sequence[Person]]:
        """A game of a table by its number there, going on or finished, and who sits; `Refusal` where there is none."""

        async def work() -> tuple[Game, Sequence[Person]]:
            table = await self._load(table_id)
            row = await self._one("SELECT id FROM games WHERE table_id = ? AND number = ?", table_id, number)
            if row is None:
                raise Refusal("no-finished-deal")
            entry = await self._one("SELECT * FROM ledger WHERE game = ?", row["id"])
            seated: Sequence[Person] = [table.person(seat) for seat in range(SEATS)]
            if entry is not None:
                # Who sat there when it was won; somebody may have left since.
                people = await self._players(table.guild_id)
                seated = _seated(entry, people)
            return await self._replay(row["id"], table.rules), seated

        return await self._transaction(work)

    async def last_game(self, table_id: int) -> int | None:
        """The number of the last finished game of a table."""

        async def work() -> int | None:
            row = await self._one("SELECT max(game) AS game FROM ledger WHERE table_id = ?", table_id)
            return row["game"] if row is not None else None

        return await self._transaction(work)

    async def _load_all(self, sql: str, *values: object) -> list[Table]:
        async def work() -> list[Table]:
            return [await self._load(row["id"]) for row in await self._all(sql, *values)]

        return await self._transaction(work)

    async def _load(self, table_id: int) -> Table:
        row = await self._one("SELECT * FROM tables WHERE id = ?", table_id)
        if row is None:
            raise Refusal("no-table", number=table_id)
        rules = Rules(**json.loads(row["rules"]))
        table = Table(
            id=row["id"],
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            opener=_person(await self._one("SELECT * FROM people WHERE id = ?", row["opener"])),
            rules=rules,
            options=_options(row["options"]),
            status=Status(row["status"]),
            next_deal_at=_time(row["next_deal_at"]),
            message_id=row["message_id"],
            message_shows=row["message_shows"],
            next_seed=row["next_seed"],
            rematch_id=row["rematch_id"],
        )
        sql = "SELECT seat, votes_to_stop, people.* FROM seats JOIN people ON people.id = person WHERE table_id = ?"
        for sitting in await self._all(sql, table_id):
            table.seats[sitting["seat"]] = _person(sitting)
            if sitting["votes_to_stop"]:
                table.votes.add(sitting["seat"])
        await self._load_games(table)
        return table

    async def _load_games(self, table: Table) -> None:
        rows = await self._all("SELECT * FROM ledger WHERE table_id = ? ORDER BY game", table.id)
        table.series = Series.replay(table.rules.series, [(_outcome(row), _choice(row).move) for row in rows])
        table.last_choice = _choice(rows[-1]) if rows else None
        last = await self._one("SELECT * FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", table.id)
        if last is None:
            return
        entered = bool(rows) and rows[-1]["game"] == last["id"]
        table.game_number = last["number"]
        table.seed = last["seed"]
        table.game = await self._replay(last["id"], table.rules)
        if table.game.outcome is not None and not entered:
            table.series.award(table.game.outcome)

    async def _replay(self, game_id: int, rules: Rules) -> Game:
        """A game from its moves; the winners' choice, which stands last among them, is a move of the series."""
        rows = await self._all("SELECT move FROM moves WHERE game = ? ORDER BY ply", game_id)
        moves = [parse_move(row["move"]) for row in rows]
        return Game.replay(rules, [move for move in moves if move not in (ADD, TAKE)])

    async def _save(self, table: Table, before: tuple[tuple[object, ...], dict[int, tuple[int, bool]]]) -> None:
        row, seats = before
        if _row(table) != row:
            await self._write(
                """UPDATE tables SET channel_id = ?, status = ?, next_deal_at = ?, message_id = ?, message_shows = ?,
                   next_seed = ? WHERE id = ?""",
                *_row(table),
                table.id,
            )
        if _seats(table) != seats:
            await self._write("DELETE FROM seats WHERE table_id = ?", table.id)
            for seat, (person, vote) in _seats(table).items():
                await self._write("INSERT INTO seats VALUES (?, ?, ?, ?)", table.id, seat, person, vote)
        if table.news:
            await self._save_news(table)

    async def _save_news(self, table: Table) -> None:
        game = await self._one("SELECT id FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", table.id)
        game_id = game["id"] if game is not None else 0
        now = self._clock().isoformat()
        for item in table.news:
            match item:
                case GameBegun(number, seed):
                    sql = "INSERT INTO games (table_id, number, seed) VALUES (?, ?, ?)"
                    game_id = await self._write(sql, table.id, number, seed)
                case Moved(ply, seat, move):
                    await self._write("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", game_id, ply, seat, str(move), now)
                case Entered(outcome, choice):
                    await self._enter(table, game_id, outcome, choice, now)

    async def _enter(self, table: Table, game_id: int, outcome: Outcome, choice: Choice, now: str) -> None:
        await self._write(
            "INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            game_id,
            table.guild_id,
            table.id,
            *(table.person(seat).id for seat in range(SEATS)),
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

    async def keep_panel(self, table_id: int, person: Person, panel: Panel) -> None:
        """Keeps the newest token of a person's panel."""
        await self._transaction(
            lambda: self._write(
                "INSERT OR REPLACE INTO panels VALUES (?, ?, ?, ?, ?)",
                table_id,
                person.id,
                panel.message_id,
                panel.token,
                panel.expires_at.isoformat(),
            )
        )

    async def panel(self, table_id: int, person: Person) -> Panel | None:
        """The panel of a person whose token still lives, or `None`."""

        async def work() -> Panel | None:
            sql = "SELECT * FROM panels WHERE table_id = ? AND person = ?"
            row = await self._one(sql, table_id, person.id)
            if row is None or datetime.fromisoformat(row["expires_at"]) <= self._clock():
                return None
            return Panel(row["message_id"], row["token"], datetime.fromisoformat(row["expires_at"]))

        return await self._transaction(work)

    async def drop_panel(self, table_id: int, person: Person, panel: Panel) -> None:
        """Forgets a token that can no longer be used, unless a newer one has come."""
        sql = "DELETE FROM panels WHERE table_id = ? AND person = ? AND token = ?"
        await self._transaction(lambda: self._write(sql, table_id, person.id, panel.token))

    # Notes

    async def note(self, name: str) -> str | None:
        """What was noted under a name, as the fingerprint of the commands last sent to Discord."""

        async def work() -> str | None:
            row = await self._one("SELECT value FROM notes WHERE name = ?", name)
            return row["value"] if row is not None else None

        return await self._transaction(work)

    async def keep_note(self, name: str, value: str) -> None:
        """Notes a value under a name."""
        await self._transaction(lambda: self._write("INSERT OR REPLACE INTO notes VALUES (?, ?)", name, value))

    # The ledger

    async def _players(self, guild_id: int) -> dict[int, Person]:
        """Everybody who stands in the ledger of a server, by key."""
        seats = " UNION ".join(f"SELECT seat{seat} FROM ledger WHERE guild_id = ?1" for seat in range(SEATS))  # noqa: S608
        rows = await self._all(f"SELECT * FROM people WHERE id IN ({seats})", guild_id)  # noqa: S608
        return {row["id"]: _person(row) for row in rows}

    async def ledger(self, guild_id: int) -> list[Entry]:
        """All games of a server, oldest first."""

        async def work() -> list[Entry]:
            people = await self._players(guild_id)
            sql = """SELECT ledger.*, rules FROM ledger JOIN tables ON tables.id = table_id
                     WHERE ledger.guild_id = ? ORDER BY game"""
            return [_entry(row, people) for row in await self._all(sql, guild_id)]

        return await self._transaction(work)

    async def game(self, guild_id: int, game_id: int) -> tuple[Game, Sequence[Person], bytes]:
        """A finished game of a server, its four players and its seed; `Refusal` where there is none."""

        async def work() -> tuple[Game, Sequence[Person], bytes]:
            people = await self._players(guild_id)
            sql = """SELECT ledger.*, rules, seed FROM ledger JOIN tables ON tables.id = ledger.table_id
                     JOIN games ON games.id = game WHERE ledger.guild_id = ? AND game = ?"""
            row = await self._one(sql, guild_id, game_id)
            if row is None:
                raise Refusal("no-finished-game", number=game_id)
            game = await self._replay(game_id, Rules(**json.loads(row["rules"])))
            return game, _entry(row, people).seats, row["seed"]

        return await self._transaction(work)


def _row(table: Table) -> tuple[object, ...]:
    due = table.next_deal_at.isoformat() if table.next_deal_at else None
    message = table.message_id, table.message_shows
    return (table.channel_id, str(table.status), due, *message, table.next_seed)


def _seats(table: Table) -> dict[int, tuple[int, bool]]:
    return {seat: (person.id, seat in table.votes) for seat, person in enumerate(table.seats) if person is not None}


def _time(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def _person(row: sqlite3.Row | None) -> Person:
    assert row is not None
    if row["level"] is not None:
        return Person(row["id"], None, row["name"], level=Level(row["level"]))
    return Person(row["id"], row["user_id"], row["name"], bool(row["own_cuts"]), bool(row["forced_cards"]))


def _options(text: str) -> Options:
    stored = json.loads(text)
    return Options(pace=Pace(stored.get("pace", Pace.NORMAL)), hints=stored.get("hints", False))


def _outcome(row: sqlite3.Row) -> Outcome:
    return Outcome(row["winner"], row["brcka"], How(row["how"]), (row["score0"], row["score1"]))


def _choice(row: sqlite3.Row) -> Choice:
    move = ADD if row["choice"] == str(ADD) else TAKE
    return Choice(move, row["amount"], (row["balance0"], row["balance1"]))


def _seated(row: sqlite3.Row, people: dict[int, Person]) -> tuple[Person, ...]:
    """Who sat at the table when a game of the ledger was won."""
    return tuple(people[row[f"seat{seat}"]] for seat in range(SEATS))


def _entry(row: sqlite3.Row, people: dict[int, Person]) -> Entry:
    rules: dict[str, Any] = json.loads(row["rules"])
    return Entry(
        game_id=row["game"],
        table_id=row["table_id"],
        goal=rules["series"],
        seats=_seated(row, people),
        outcome=_outcome(row),
        choice=_choice(row),
        at=datetime.fromisoformat(row["at"]),
    )
