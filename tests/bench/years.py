"""Years of one server: some hundred games are really played, and multiplied with other people at other moments.

All rows of a series are as the bot writes them. What changes from one copy to the next are the numbers, the people, and
when it was; so `check` finds nothing wrong with any of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Protocol

from bot.model import dealing, handover, moving, say, seating, stopping, timing
from bot.model.options import Newcomers, Options
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.storage.schema import NUMBERED, TABLES
from bot.storage.stopped import company_of
from bot.storage.storage import open_database
from engine.bulka.rules import Rules as Bulka
from engine.game import Rules
from engine.moves import Move
from engine.players import Level
from engine.stovkahra.rules import Rules as Stovkahra
from engine.trappola.rules import Rules as Trappola
from tests.support.chance import Seeded
from tests.support.service import CHANNEL, GUILD, decide
from tests.support.storage import Store

PEOPLE = 300
END = datetime(2026, 5, 1, 12, tzinfo=UTC)
"""The last game is over an hour before."""
YEARS = timedelta(days=3 * 365)
PLAYED = 400
"""Games that are really played."""
OF_SERIES = (
    *("tables", "seats", "departures", "games", "players", "substitutes"),
    *("stopped", "moves", "results", "prizes", "chips"),
)
"""The tables of the database in which the rows of a series stand."""
COMPUTERS = (0, 0, 0, 1, 2, 3, 3)
"""How many seats computers have, each as often as it stands here; there is always a person."""
COME_AND_GO, STOPPED = 0.2, 0.1
"""Of all series, those at which seats are left and taken over, and those that are stopped."""
MOVED = 0.004
"""How often between two moves of such a series somebody does that."""
ENOUGH = 0.3
"""How often a game of Bulka is the last one of its series."""
PAUSE = timedelta(seconds=12)
MODERATOR = Person(0, 1, "Moderator")
STORED = 30
"""Moves that are stored together."""
FRIENDS = 0.6
"""How often somebody plays with the usual partner."""
PACE = timedelta(seconds=8)
CORRECTED = 250
"""Games for each correction."""
AT_ONCE = 500
"""Series that are written together."""
FIRST_NAMES = (
    *("Adéla", "Bohumil", "Cyril", "Dana", "Erik", "Františka", "Gustav", "Hana", "Ivo", "Jana", "Karel", "Lenka"),
    *("Milan", "Nela", "Otto", "Petra", "Radek", "Soňa", "Tomáš", "Ursula", "Václav", "Wanda", "Xaver", "Yvona"),
)


Rows = dict[str, list[tuple[Any, ...]]]
"""Rows by the tables of the database in which they stand."""


# Really played


async def play(file: Path, games: int, seed: int) -> None:
    """Play series of all games until so many games are finished, and leave them in a file.

    Each game is among them, and a series that was stopped amid one; as a match of Trappola is a series, copies bring
    any number of games about.
    """
    random, finished, broken_off = Random(seed), Counter[type[Rules]](), False
    async with await Store.open(file, lambda: END - YEARS) as store:
        people = [await store.people.register_person(1000 + at, f"P{at}") for at in range(8)]
        machines = {level: await store.people.computers(level) for level in (Level.REGULAR, Level.STRONG)}
        kinds, computers = (Stovkahra, Trappola, Bulka), list[int]()
        while finished.total() < games or not (broken_off and all(finished[kind] for kind in kinds)):
            rules, seats = _agreed(random)
            computers = computers or random.sample(COMPUTERS, len(COMPUTERS))
            by_people = seats - min(seats - 1, computers.pop())
            sitting = Sitting(people, random.choice([*machines.values()]), random, seats, by_people)
            table = await sitting.play(store, rules)
            amid = table.game is None or table.game.outcome is None
            finished[type(rules)] += table.deal.game_number - amid
            broken_off |= amid and isinstance(rules, Stovkahra)


def _agreed(random: Random) -> tuple[Rules, int]:
    """Return what is played, and how many seats there are."""
    kind = random.random()
    if kind < 0.2:
        return Trappola(deals=random.choice((2, 4))), 2
    if kind < 0.27:
        seats = random.choice((2, 2, 2, 3, 4))
        return Bulka(cup="on" if seats > 2 else "off"), seats
    return Stovkahra(series=random.choice((10, 10, 10, 5, 3)), shuffle=random.choice(("first", "every"))), 4


class Sitting:
    """Plays a whole series, with all that may happen at it."""

    def __init__(
        self, people: Sequence[Person], machines: Sequence[Person], random: Random, seats: int, by_people: int
    ) -> None:
        self._people, self._machines, self._random = people, machines, random
        self._seats, self._by_people = seats, by_people
        self._chance, self._now = Seeded(random.getrandbits(32)), END - YEARS
        self._come_and_go, self._stopped = random.random() < COME_AND_GO, random.random() < STOPPED

    async def play(self, store: Store, rules: Rules) -> Table:
        """Play it to its end."""
        options = Options(newcomers=self._random.choice(list(Newcomers)))
        seed = self._random.randbytes(32)
        opened = await store.open_table(GUILD, CHANNEL, self._people[0], rules, seed, options)
        await store.change(opened.id, self._sit_down)
        table, _ = await store.change(opened.id, self._begin)
        while table.status is Status.PLAYING:
            table, _ = await store.change(opened.id, self._move)
        return table

    def _sit_down(self, table: Table) -> None:
        for seat in range(1, self._by_people):
            seating.sit(table, self._people[seat], seat)
        for _ in range(self._seats - self._by_people):
            seating.seat_computer(table, self._people[0], self._machines)

    def _begin(self, table: Table) -> None:
        timing.touch(table, self._now, timedelta(hours=24))
        seating.start(table, table.opener)
        self._advance(table)
        table.stand_at(CHANNEL, table.id, self._now)

    def _move(self, table: Table) -> None:
        """Make some moves, which are stored together."""
        for _ in range(STORED):
            self._beside_the_game(table)
            if table.status is not Status.PLAYING:
                break
            seat, move = self._decided(table)
            # What becomes of brčka a computer chooses for whoever came to the game later.
            moving.push(table, seat, move, instead=not say.is_asked(table, seat))
            self._advance(table)
        table.stand_at(CHANNEL, table.id, self._now)

    def _advance(self, table: Table) -> None:
        """Go on to the next question, over the pause before a deal."""
        dealing.advance(table, self._now, self._chance, PAUSE)
        while table.clock.next_deal_at is not None:
            if isinstance(table.rules, Bulka) and table.game.outcome is not None and self._random.random() < ENOUGH:
                # It is played game after game, until those who sit there have enough.
                stopping.stop(table, MODERATOR, moderator=True)
                return
            self._now = table.clock.next_deal_at
            dealing.advance(table, self._now, self._chance, PAUSE)

    def _decided(self, table: Table) -> tuple[int, Move]:
        if isinstance(table.rules, Stovkahra):
            return decide(table, self._random)
        seat = self._random.choice(sorted(table.awaited()))
        return seat, self._random.choice(list(table.view(seat).legal))

    def _beside_the_game(self, table: Table) -> None:
        random = self._random
        if self._stopped and random.random() < MOVED:
            stopping.stop(table, MODERATOR, moderator=True)
            return
        if self._come_and_go and random.random() < 2 * MOVED:
            here = [each for each in table.seats if each is not None and each.level is None]
            if len(here) > 1 and random.random() < 0.5:
                handover.leave(table, random.choice(here), self._machines)
            elif offers := [(each, seat) for each in self._people for seat in handover.seats_to_take(table, each)]:
                handover.take_over(table, *random.choice(offers))
            self._advance(table)


# Read again


@dataclass(frozen=True)
class Series:
    """The rows of a series."""

    rows: Rows
    games: dict[int, int]
    """The moves of each game."""
    finished: int
    """How many of the games are."""
    partners: list[tuple[int, ...]]
    """The people who play together; those who came later stand alone."""


@dataclass
class Model:
    """What was really played."""

    columns: dict[str, list[str]] = field(default_factory=dict)
    keys: dict[str, dict[str, str]] = field(default_factory=dict)
    """For each column that is a key or refers to one: the table that it is a key of."""
    computers: list[tuple[int, str, str]] = field(default_factory=list)
    """The number, the name and the level of each."""
    series: list[Series] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> Model:
        model = cls()
        with closing(sqlite3.connect(file)) as database:
            for name in OF_SERIES:
                model.columns[name] = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
                keys = {row[3]: row[2] for row in database.execute(f"PRAGMA foreign_key_list({name})")}
                model.keys[name] = keys | ({"id": name} if name in NUMBERED else {})
            model.computers = database.execute("SELECT id, name, level FROM people WHERE level IS NOT NULL").fetchall()
            known = {number for number, *_ in model.computers}
            for (number,) in database.execute("SELECT id FROM tables ORDER BY id").fetchall():
                model.series.append(model._series(database, number, known))
        model.series = [each for each in model.series if each.games]
        return model

    def _series(self, database: sqlite3.Connection, number: int, computers: set[int]) -> Series:
        rows = {name: database.execute(self._of_table(name), (number,)).fetchall() for name in OF_SERIES}
        games = {row[self.columns["games"].index("id")]: 0 for row in rows["games"]}
        for game, *_ in rows["moves"]:
            games[game] += 1
        finished = len({row[0] for row in rows["results"]})
        people = self._people(rows) - computers
        first = [person for _, _, person in rows["players"][:4]]
        sides = [tuple(person for person in side if person in people) for side in (first[::2], first[1::2])]
        later = [(person,) for person in sorted(people - {*first})]
        return Series(rows, games, finished, [*sides, *later])

    def _people(self, rows: Rows) -> set[int]:
        """Everybody who is named in these rows, computers too."""
        people = set()
        for name, columns in self.columns.items():
            named = [at for at, column in enumerate(columns) if self.keys[name].get(column) == "people"]
            people |= {row[at] for row in rows[name] for at in named}
        return people - {None}

    def _of_table(self, name: str) -> str:
        columns = self.columns[name]
        order = ", ".join(columns[:3])
        if name == "tables" or "table_id" in columns:
            return f"SELECT * FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ? ORDER BY {order}"
        return f"SELECT * FROM {name} WHERE game IN (SELECT id FROM games WHERE table_id = ?) ORDER BY {order}"


# Multiplied


class Years:
    """So many games of the same server, one after the other over three years."""

    def __init__(self, model: Model, games: int, seed: int) -> None:
        self.model, self._games, self._random = model, games, Random(seed)
        self._slot = (YEARS - timedelta(hours=2)) / games
        longest = max(moves for series in model.series for moves in series.games.values())
        # So much before a round moment that it is written with all its digits.
        self._first = END - YEARS - timedelta(microseconds=7)
        self._pace = min(PACE, self._slot * 0.45 / (longest + 1))
        self._table = self._game = self._finished = 0
        self._machines = {each[0]: PEOPLE + at for at, each in enumerate(model.computers, start=1)}
        self._weights = [1 / (at + 10) for at in range(PEOPLE)]

    def people(self) -> Iterator[tuple[int, int | None, str, str | None]]:
        """Everybody: the number, the account, the name and the level."""
        for number in range(1, PEOPLE + 1):
            name = FIRST_NAMES[number * 7 % len(FIRST_NAMES)]
            yield number, account(number), f"{name} {number}", None
        for number, name, level in self.model.computers:
            yield self._machines[number], None, name, level

    def corrections(self) -> Iterator[tuple[int, int, str, int, int | None, int, str, int, str]]:
        """Corrections by a moderator, of one person or of two partners."""
        for number in range(1, self._games // CORRECTED + 2):
            person, brcka = self._somebody({1}), self._random.choice((-2, -1, 1, 2))
            partner = _friend(person) if person > 2 and self._random.random() < 0.5 else None
            at = self._first + (number - 1) * CORRECTED * self._slot
            yield number, GUILD, "stovkahra", person, partner, brcka, "Counted wrong at the table", 1, at.isoformat()

    def series(self) -> Iterator[Rows]:
        """The rows of each series, the oldest first."""
        every = list(self.model.series)
        short = [each for each in every if each.finished == 1]
        while self._finished < self._games:
            self._random.shuffle(every)
            for chosen in every:
                if self._finished + chosen.finished > self._games:
                    chosen = self._random.choice(short)
                yield self._copy(chosen)
                if self._finished == self._games:
                    return

    def _copy(self, series: Series) -> Rows:
        self._table += 1
        cast, games, begun = self._machines | self._cast(series), {}, {}
        for at, game in enumerate(series.games):
            self._game += 1
            games[game] = self._game
            # One that was not finished comes half a slot after the one before.
            share = self._finished + (0.0 if at < series.finished else -0.5)
            begun[game] = self._first + share * self._slot
            self._finished += at < series.finished
        copied = Copied(series, self._table, games, begun, cast, self._pace)
        return {name: copied.rows(name, self.model) for name in OF_SERIES}

    def _cast(self, series: Series) -> dict[int, int]:
        """Other people in the places of those who really played."""
        cast: dict[int, int] = {}
        for side in series.partners:
            before = None
            for person in side:
                taken = set(cast.values())
                friend = _friend(before) if before is not None and self._random.random() < FRIENDS else None
                cast[person] = before = friend if friend not in {None, *taken} else self._somebody(taken)
        return cast

    def _somebody(self, taken: set[int]) -> int:
        """Anybody but these; some play much more than others."""
        while True:
            (person,) = self._random.choices(range(1, PEOPLE + 1), self._weights)
            if person not in taken:
                return person


COMPANIES = ("company", "stopped_by")
"""The columns of a table that name people by their numbers in one text."""


def account(number: int) -> int:
    """The account of a person in these years."""
    return 10**9 + number


def _friend(person: int) -> int:
    """The usual partner: 1 and 2 are each other's, 3 and 4, and so on."""
    return person + 1 if person % 2 else person - 1


@dataclass(frozen=True)
class Copied:
    """A series once more."""

    series: Series
    table: int
    games: dict[int, int]
    begun: dict[int, datetime]
    """When each game began, by its number in the series that was really played."""
    cast: dict[int, int]
    pace: timedelta

    def rows(self, name: str, model: Model) -> list[tuple[Any, ...]]:
        """The rows of a table of the database."""
        rows = self.series.rows[name]
        if not rows:
            return []
        if name == "moves":
            return self._moves(rows)
        columns = model.columns[name]
        keys = [(at, model.keys[name][column]) for at, column in enumerate(columns) if column in model.keys[name]]
        moments = [columns.index("at")] if "at" in columns else []
        told = self._moments_of_table if name == "tables" else {}
        companies = [columns.index(column) for column in COMPANIES] if name == "tables" else []
        made = []
        for row in rows:
            values = list(row)
            for at, kind in keys:
                values[at] = self._key(kind, row[at])
            for at in moments:
                values[at] = self._moment(columns, row)
            for column, value in told.items():
                values[columns.index(column)] = value
            for at in companies:
                values[at] = company_of(self.cast[int(person)] for person in row[at].split()) if row[at] else row[at]
            made.append(tuple(values))
        return made

    def _moves(self, rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        # These are nearly all rows there are, so it is done without looking at the columns.
        games, begun, pace = self.games, self.begun, self.pace
        return [
            (games[game], ply, seat, move, (begun[game] + ply * pace).isoformat()) for game, ply, seat, move, _ in rows
        ]

    def _key(self, kind: str, key: int | None) -> int | None:
        if key is None:
            return None
        return self.table if kind == "tables" else self.games[key] if kind == "games" else self.cast[key]

    def _moment(self, columns: Sequence[str], row: Sequence[Any]) -> str:
        """When something of a game was: with a move, or with its last one."""
        game = row[columns.index("game")]
        ply = row[columns.index("ply")] if "ply" in columns else self.series.games[game] - 1
        return (self.begun[game] + ply * self.pace).isoformat()

    @cached_property
    def _moments_of_table(self) -> dict[str, str]:
        begun, moves = [*self.begun.values()], [*self.series.games.values()]
        over = begun[-1] + (moves[-1] - 1) * self.pace
        moments = {
            "opened_at": begun[0],
            "message_at": begun[-1],
            "idle_at": over + timedelta(hours=24),
            "moved_at": over,
        }
        return {column: moment.isoformat() for column, moment in moments.items()}


# Written


class Target(Protocol):
    """A database that is filled."""

    def add(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Add rows to a table."""


class SqliteTarget:
    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def add(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        self._database.executemany(sql, rows)


class PostgresTarget:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def add(self, name: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        sql = f"COPY {name} ({', '.join(columns)}) FROM STDIN"
        with self._connection.cursor() as cursor, cursor.copy(sql.encode()) as copy:
            for row in rows:
                copy.write_row(row)


def make(where: Path | str, games: int, *, seed: int, played: int = PLAYED) -> None:
    """Fill a new SQLite file, or an empty database of PostgreSQL, with so many games."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "played.db"
        asyncio.run(play(file, min(played, games), seed))
        years = Years(Model.read(file), games, seed)
    (_fill_file if isinstance(where, Path) else _fill_postgres)(where, years)


async def _make_tables(where: Path | str) -> None:
    await (await open_database(where)).close()


def _fill_file(path: Path, years: Years) -> None:
    # Only a whole file gets the name.
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    asyncio.run(_make_tables(part))
    with closing(sqlite3.connect(part, isolation_level=None)) as database:
        for setting in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -200000"):
            database.execute(f"PRAGMA {setting}")
        database.execute("BEGIN")
        fill(SqliteTarget(database), years)
        database.execute("COMMIT")
    part.rename(path)
    part.with_name(f"{part.name}.lock").unlink(missing_ok=True)


def _fill_postgres(url: str, years: Years) -> None:
    import psycopg

    asyncio.run(_make_tables(url))
    with psycopg.connect(url) as connection:
        # Neither keys nor triggers are looked at row by row.
        connection.execute("SET session_replication_role = replica")
        fill(PostgresTarget(connection), years)
        for name in NUMBERED:
            sql = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name} HAVING max(id) > 0"
            connection.execute(sql.encode())
    with psycopg.connect(url, autocommit=True) as connection:
        # The server does so by itself, after a while.
        connection.execute("VACUUM ANALYZE")


def fill(target: Target, years: Years) -> None:
    """Write all rows, some hundred series together."""
    target.add("people", ("id", "user_id", "name", "level"), years.people())
    target.add("guilds", ("id",), [(GUILD,)])
    columns = years.model.columns
    waiting: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)

    def write() -> None:
        for name in (name for name in TABLES if waiting[name]):
            target.add(name, columns[name], waiting[name])
        waiting.clear()

    for number, rows in enumerate(years.series(), start=1):
        for name, more in rows.items():
            waiting[name] += more
        if number % AT_ONCE == 0:
            write()
    write()
    told = ("id", "guild_id", "kind", "person", "partner", "amount", "reason", "author", "at")
    target.add("corrections", told, years.corrections())
