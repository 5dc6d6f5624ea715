"""Tables in the database: changed and saved in one transaction, read, and listed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from bot.model import conceding, seating
from bot.model.company import Friend, Invitation
from bot.model.delivery import Delivery
from bot.model.duplicate import Duplicate
from bot.model.errors import Damaged
from bot.model.following import Before
from bot.model.limits import MINUTE, Limits, Used, need_room
from bot.model.options import DEFAULT_OPTIONS, STORED_OPTIONS, Options
from bot.model.person import Person
from bot.model.play_on import STORED_ORIGIN, Origin
from bot.model.seats import MISSED
from bot.model.table import ACROSS, NOWHERE, Status, Table, Unfinished
from bot.storage.across import AcrossRows
from bot.storage.appointment import AppointmentRows
from bot.storage.challenge import ChallengeRows
from bot.storage.company import blocks_among, invite, need_few, need_peace, note_told
from bot.storage.daily import TryRows
from bot.storage.damage import Damage
from bot.storage.database import Database, Transaction, marks
from bot.storage.evening import EveningRows
from bot.storage.event import EventRows, delete_private
from bot.storage.individual import IndividualRows
from bot.storage.interaction import count
from bot.storage.lines import FOR_BRCKA
from bot.storage.moments import moment_of
from bot.storage.panel import hand_on, take_along
from bot.storage.person import former_of, selves
from bot.storage.retry import retried
from bot.storage.server_match import ServerMatchRows
from bot.storage.shared_deal import SharedDealRows
from bot.storage.stopped import company_of
from bot.storage.table_rows import SeatRow, Stored, add_seats, load, save
from engine.game import Rules
from engine.games import AnyKind, kind_of

OPEN: Final = "status IN ('lobby', 'playing')"
USED: Final = f"""SELECT own.number AS own_tables, first_table, new.number AS new_tables, new_since,
    there.number AS tables, idle_at
    FROM (SELECT count(*) AS number, min(id) AS first_table FROM tables
        WHERE opener = $1 AND guild_id = $2 AND {OPEN} AND (put_away = 0 OR sitting = 0)
        AND (sitting = 0 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = $1))) AS own,
    (SELECT count(*) AS number, min(opened_at) AS new_since FROM tables
        WHERE opener IN {selves("$1", "$4")} AND guild_id = $2 AND opened_at > $3) AS new,
    (SELECT count(*) AS number, min(idle_at) AS idle_at FROM tables
        WHERE guild_id = $2 AND {OPEN} AND put_away = 0) AS there"""
"""What a person and a server have of all that is limited.

A table is its opener's as long as the opener plays there, or no person does; others count for nobody.
"""

PLAYING: Final = f"""SELECT id FROM tables WHERE guild_id = $1 AND put_away = 0 AND {OPEN}
    AND status = 'playing' AND duplicate IS NULL AND kind IN ({FOR_BRCKA})"""
"""The tables of a server with a series for brčka under way."""
ALONE: Final = """SELECT tables.id FROM tables JOIN seats ON table_id = tables.id AND person = opener
    WHERE opener = $1 AND guild_id = 0 AND duplicate IS NULL"""
PRACTICE: Final = f"{ALONE} AND kind = $2 AND origin IS NULL"
PLAYED_ON: Final = f"{ALONE} AND kind = $2 AND origin IS NOT NULL"
RECENT: Final = 100
"""How many tables are looked through for one that may be meant, of those that were opened last."""
OF_PERSON: Final = f"""SELECT tables.id FROM (SELECT table_id FROM seats WHERE person = $1 AND rests = 0
    UNION SELECT table_id FROM (SELECT table_id FROM seats WHERE person = $1 AND rests = 1
        ORDER BY table_id DESC LIMIT {RECENT}) AS resting
    UNION SELECT table_id FROM seats WHERE newcomer = $1) AS own JOIN tables ON tables.id = own.table_id
    WHERE +guild_id = $2 AND {OPEN} ORDER BY channel_id <> $3, put_away, tables.id DESC"""
UNDER_WAY_OF: Final = f"""SELECT tables.id FROM seats JOIN tables ON tables.id = table_id
    WHERE person = $1 AND rests = 0 AND missed < {MISSED} AND status = 'playing' AND channel_id <> 0
    ORDER BY deadline_at IS NULL, deadline_at, tables.id LIMIT $2"""
KEPT_FOR: Final = f"""SELECT tables.id FROM invitations JOIN tables ON tables.id = table_id
    WHERE person = $1 AND seat IS NOT NULL AND status = '{Status.LOBBY}' AND kept_until > $2
    ORDER BY tables.id DESC LIMIT $3"""
"""The tables at which a seat is kept for somebody now."""
OWN_DEALT: Final = f"""SELECT tables.id FROM (SELECT table_id FROM seats WHERE person = $3
    ORDER BY table_id DESC LIMIT {RECENT}) AS own JOIN tables ON tables.id = own.table_id
    WHERE +guild_id = $1 AND kind = $2 AND EXISTS (SELECT 1 FROM games WHERE table_id = tables.id)
    ORDER BY tables.id DESC"""
UNFINISHED: Final = " UNION ALL ".join(
    f"""SELECT max(id) AS id FROM tables
    WHERE {column} = $4 AND guild_id = $1 AND kind = $2 AND players = $3 AND duplicate IS NULL"""
    for column in ("company", "stopped_by")
)


class TableSession:
    """The tables that one transaction loads; their changes are saved at its end."""

    def __init__(self, t: Transaction, damage: Damage, for_update: str, clock: Callable[[], datetime]) -> None:
        self._t = t
        self.events = EventRows(t)
        self.tries = TryRows(t)
        self.evenings = EveningRows(t)
        self.individuals = IndividualRows(t)
        self.appointments = AppointmentRows(t)
        self.challenges = ChallengeRows(t)
        self.shared_deals = SharedDealRows(t)
        self._clock = clock
        self._damage = damage
        self._for_update = for_update
        self._loaded: dict[int, tuple[Table, Stored]] = {}

    @property
    def across(self) -> AcrossRows:
        """The rows of tables across servers."""
        return AcrossRows(self._t, self._clock())

    @property
    def matches(self) -> ServerMatchRows:
        """The rows of matches of servers."""
        return ServerMatchRows(self._t, self._clock())

    async def count(self, delivery: Delivery | None) -> None:
        """Note that the transaction carries out an interaction; raise `SentTwice` where that has been done."""
        await count(self._t, delivery)

    async def load(self, table_id: int, delivery: Delivery | None = None) -> Table:
        """Load a table, and lock it until the end of the transaction; with a delivery, as `count` does."""
        table, before = await load(
            self._t, table_id, self._damage, self._for_update, delivery, hands=not self._for_update
        )
        table.unfinished = await unfinished(self._t, table, self._damage)
        self._loaded[table_id] = table, before
        return table

    async def need_room(self, guild_id: int, opener: Person, limits: Limits) -> None:
        """Raise `Refusal` where a person cannot open another table on a server."""
        need_room(limits, await used(self._t, guild_id, opener, self._clock()))

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        opener: Person,
        rules: Rules,
        seed: bytes,
        options: Options = DEFAULT_OPTIONS,
        seats: Mapping[int, Person] | None = None,
        duplicate: Duplicate | None = None,
        origin: Origin | None = None,
    ) -> Table:
        """Create a table with the opener in seat 0, or with the people in `seats`; `seed` is that of its first game.

        With `duplicate`, its deal is played at other tables too; with `origin`, it is played on from there.
        """
        number = self._t.private_number if channel_id == NOWHERE else self._t.public_number
        sql = f"""INSERT INTO tables (id, guild_id, channel_id, opener, kind, players, rules, options, status,
                  next_seed, opened_at, duplicate, origin)
                  VALUES ({number}, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"""
        kind = kind_of(rules)
        game = kind.name, kind.most_seats(rules), json.dumps(asdict(rules))
        agreed = STORED_OPTIONS.dump_json(options).decode()
        begun = Status.LOBBY, seed, self._clock().isoformat()
        event = str(duplicate) if duplicate is not None else None
        come = STORED_ORIGIN.dump_json(origin).decode() if origin is not None else None
        key = await self._t.insert(sql, guild_id, channel_id, opener.id, *game, agreed, *begun, event, come)
        sitting = seats if seats is not None else {0: opener}
        await add_seats(self._t, key, {seat: SeatRow(person.id) for seat, person in sitting.items()})
        return await self.load(key)

    async def invite(self, table: Table, friends: Sequence[Friend], *, only: bool) -> Invitation:
        """Keep seats at a new table for those whom its opener invites, and note who is told of it.

        Raise `Refusal` where the opener has invited too many people of late.
        """
        found = await invite(self._t, table, friends, self._clock())
        seating.keep_seats(table, [found.get(each.account) for each in friends], self._clock(), only=only)
        return await self._notify(table, [each.account for each in friends if each.account not in found])

    async def keep_for(self, table: Table, people: Sequence[Person]) -> Invitation:
        """Keep seats at a new table for people who have signed up for it, and note who is told of it."""
        seating.keep_for(table, people, self._clock())
        return await self._notify(table)

    async def call(self, people: Sequence[Person]) -> list[int]:
        """Note that people are called now, and return the accounts of those who may be."""
        told = await note_told(self._t, people, self._clock())
        return [each.user_id for each in people if each.user_id and each.id in told]

    async def _notify(self, table: Table, refused: Sequence[int] = ()) -> Invitation:
        kept = list(table.seats.kept.values())
        return Invitation(kept, await self.call(kept), refused)

    async def practice(self, person: Person, kind: AnyKind) -> Table | None:
        """Return the game of a kind that a person plays alone with computers; `None` where none is under way."""
        return await self._under_way(PRACTICE, person, kind.name)

    async def played_on(self, person: Person, origin: Origin, seat: int) -> Table | None:
        """Return the table at which a person plays on from a moment in a seat; `None` where none is under way."""
        came = STORED_ORIGIN.dump_json(origin).decode()
        return await self._under_way(f"{ALONE} AND origin = $2 AND seat = $3", person, came, seat)

    async def _under_way(self, sql: str, person: Person, *values: object) -> Table | None:
        # Nothing changes by it but that two who ask at once, on two devices, are one after the other.
        await self._t.execute("UPDATE people SET name = name WHERE id = $1", person.id)
        row = await self._t.row(f"{sql} AND status = 'playing' ORDER BY tables.id DESC", person.id, *values)
        return await self.load(row["id"]) if row is not None else None

    async def practised(self, person: Person, kind: AnyKind, *, played_on: bool = False) -> list[int]:
        """Return the tables at which a person has played a kind of game alone with computers, the newest first.

        With `played_on`, those at which a deal was played on instead.
        """
        rows = await self._t.rows(
            f"{PLAYED_ON if played_on else PRACTICE} ORDER BY tables.id DESC", person.id, kind.name
        )
        return [row["id"] for row in rows]

    async def delete_private(self, table_ids: Sequence[int]) -> None:
        """Delete private tables with their games."""
        await delete_private(self._t, table_ids)

    def before(self, table: Table) -> Before:
        """Return what a table was when it was loaded."""
        return self._loaded[table.id][1].before

    @property
    def now(self) -> datetime:
        """The moment."""
        return self._clock()

    async def signed_up(self, person: Person, guild_id: int) -> list[int]:
        """Return the tables of a server that have not begun, and at which somebody has a seat, or one is kept."""
        sql = f"""SELECT id FROM tables WHERE guild_id = $2 AND status = '{Status.LOBBY}' AND id IN
                  (SELECT table_id FROM seats WHERE person = $1 UNION SELECT table_id FROM invitations
                  WHERE person = $1 AND seat IS NOT NULL) ORDER BY id"""
        return [row["id"] for row in await self._t.rows(sql, person.id, guild_id)]

    async def need_peace(self, table: Table) -> None:
        """Raise `Refusal` where somebody who sits at a table has blocked somebody else who does."""
        await need_peace(self._t, [person for person in table.seats if person is not None])

    async def blocks_among(self, people: Sequence[Person]) -> set[tuple[int, int]]:
        """Return who of these people has blocked whom of them, by their keys."""
        return await blocks_among(self._t, people)

    async def take_along(self, lobby: Table, table: Table, now: datetime) -> None:
        """Let the hands of a lobby's people open at the table at which they go on."""
        await take_along(self._t, lobby.id, table.id, now.isoformat())

    async def hand_on(self, table: Table, following: Table) -> None:
        """Let the panels of a table show the hands at the table at which its people go on."""
        await hand_on(self._t, table.id, following.id)

    async def save(self, now: str) -> None:
        """Save the changes of all loaded tables."""
        for table, before in self._loaded.values():
            await save(self._t, table, before, now)
        for table in self.tables:
            # The people at a lobby may have changed, and with them the series that they can continue.
            table.unfinished = await unfinished(self._t, table, self._damage)
        if len(self._loaded) == 1 and self.tables[0].spot is None:
            # Between several tables panels may have been handed on, as between those of an evening.
            table, before = next(iter(self._loaded.values()))
            table.changes.hands = before.panels

    @property
    def tables(self) -> list[Table]:
        """Return the loaded tables."""
        return [table for table, _ in self._loaded.values()]


class TableRepository:
    """The tables of all servers."""

    def __init__(self, database: Database, damage: Damage, clock: Callable[[], datetime]) -> None:
        self._db = database
        self._damage = damage
        self._clock = clock
        self._newest: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """Each table as it was last committed, as long as another object refers to it."""

    async def newest(self, table: Table) -> Table:
        """Return a committed table in its newest state: the same object, unless somebody has changed the table since.

        Names and settings of people may have changed. Where other processes write too, the table is always read again.
        """
        if not self._db.shared and self._newest.get(table.id) is table:
            return table
        return await self.read(table.id)

    def forget_hands(self, table_id: int) -> None:
        """Note that panels at a table have changed, but not with the table."""
        if (table := self._newest.get(table_id)) is not None:
            table.changes.hands = None

    def was_changed(self, table: Table) -> bool:
        """Return whether this process has changed a table since it was committed or read so, or may have."""
        return self._newest.get(table.id) is not table

    @asynccontextmanager
    async def session(self) -> AsyncIterator[TableSession]:
        """Open a transaction in which tables are loaded, created and changed; they are saved at the end of the block.

        An exception or a cancellation undoes everything. Raise `Retry` where the block must be repeated and `NotSaved`
        where the database does not work; in both cases nothing has changed. The block must not call other methods of
        the storage.
        """
        async with self._db.transaction() as t:
            session = TableSession(t, self._damage, self._db.for_update, self._clock)
            yield session
            await session.save(self._clock().isoformat())
        for table in session.tables:
            self._newest[table.id] = table

    @retried
    async def need_room(self, guild_id: int, opener: Person, limits: Limits, friends: int) -> None:
        """Raise `Refusal` where a person cannot open another table on a server, or invite so many people to it."""
        async with self._db.snapshot() as t:
            need_room(limits, await used(t, guild_id, opener, self._clock()))
            await need_few(t, opener, friends, self._clock())

    # Reading

    @retried
    async def read(self, table_id: int) -> Table:
        """Return a table; raise `Refusal` where there is none."""
        async with self._db.snapshot() as t:
            return await self._load(t, table_id)

    async def _load(self, t: Transaction, table_id: int) -> Table:
        table, _ = await load(t, table_id, self._damage)
        table.unfinished = await unfinished(t, table, self._damage)
        return table

    async def of_person(self, person: Person, guild_id: int, first: int = NOWHERE, most: int = RECENT) -> list[Table]:
        """Return open tables on a server at which a person has or gets a seat, those in the channel `first` before.

        The newest come first, and after them those that were put away, of which old ones may be missing.
        """
        return await self._listed(OF_PERSON, person.id, guild_id, first, most=most)

    async def across_of(self, person: Person) -> Table | None:
        """Return the table across servers at which somebody sits, before one at which a computer plays for them."""
        tables = [each for each in await self.of_person(person, ACROSS) if each.seats.seat_of(person) is not None]
        return min(tables, key=lambda table: table.seats.is_away(table.own_seat(person)), default=None)

    async def under_way_of(self, person: Person, most: int) -> list[Table]:
        """Return tables of all servers at which a person plays a series under way, the most urgent first."""
        return await self._listed(UNDER_WAY_OF, person.id, most)

    async def kept_for(self, person: Person, now: datetime, most: int) -> list[Table]:
        """Return tables of all servers at which a seat is kept for a person, the newest first."""
        return await self._listed(KEPT_FOR, person.id, now.isoformat(), most)

    async def played_elsewhere(self, table: Table, people: Sequence[Person]) -> dict[int, int]:
        """Return who of these people plays at another table of its server now: that table, by the person's id."""
        keys = [person.id for person in people]
        server, itself = len(keys) + 1, len(keys) + 2
        sql = f"""SELECT person, table_id FROM seats JOIN tables ON tables.id = table_id
                 WHERE person IN {marks([keys])} AND rests = 0 AND missed < {MISSED} AND status = 'playing'
                 AND +guild_id = ${server} AND table_id <> ${itself}"""
        rows = await self._db.rows(sql, *keys, table.guild_id, table.id)
        return {row["person"]: row["table_id"] for row in rows}

    async def in_channel(self, guild_id: int, channel_id: int, most: int = RECENT) -> list[Table]:
        """Return open tables of a channel, the newest first, after them those that were put away."""
        sql = f"""SELECT id FROM tables WHERE guild_id = $1 AND channel_id = $2 AND {OPEN}
                 ORDER BY put_away, id DESC LIMIT {RECENT}"""
        return await self._listed(sql, guild_id, channel_id, most=most)

    @retried
    async def on_guild(self, guild_id: int, most: int, counted: int = RECENT) -> tuple[list[Table], int]:
        """Return the first `most` open tables of a server, and how many more there are, counted up to `counted`.

        The newest tables come first, and after them those that were put away.
        """
        there = f"FROM tables WHERE guild_id = $1 AND {OPEN}"
        async with self._db.snapshot() as t:
            tables = await self._load_all(t, f"SELECT id {there} ORDER BY put_away, id DESC LIMIT $2", guild_id, most)
            sql = f"SELECT count(*) AS number FROM (SELECT 1 {there} LIMIT $2) AS counted"
            row = await t.row(sql, guild_id, len(tables) + counted)
            assert row is not None
            return tables, row["number"] - len(tables)

    async def with_person(self, person: Person) -> list[Table]:
        """Return the open tables in all channels at which a person has or gets a seat, or which they have opened."""
        sql = f"""SELECT id FROM tables WHERE {OPEN} AND guild_id <> {NOWHERE} AND id IN (
                 SELECT id FROM tables WHERE opener = $1
                 UNION SELECT table_id FROM seats WHERE person = $1 AND rests IS NOT NULL
                 UNION SELECT table_id FROM seats WHERE newcomer = $1) ORDER BY id"""
        return await self._listed(sql, person.id)

    async def playing(self, guild_id: int, people: Sequence[int] = ()) -> list[int]:
        """Return a server's tables with a series for brčka under way, without those that were put away.

        With people, given by id, only those at which they sit on one side.
        """
        rows = await self._db.rows(f"{PLAYING} {_seated_together(people)} ORDER BY id", guild_id, *people)
        return [row["id"] for row in rows]

    async def playing_at(self, guild_id: int, table_id: int) -> Table | None:
        """Return a table if a series for brčka is under way there; otherwise `None`."""
        tables = await self._listed(f"{PLAYING} AND id = $2", guild_id, table_id)
        return tables[0] if tables else None

    async def read_all(self, table_ids: Sequence[int]) -> list[Table]:
        """Return these tables, without those that are damaged."""
        if not table_ids:
            return []
        return await self._listed(f"SELECT id FROM tables WHERE id IN {marks([table_ids])} ORDER BY id", *table_ids)

    async def own_dealt(self, person: Person, guild_id: int, game: str) -> list[int]:
        """Return a person's tables of a game on a server at which cards were dealt, newest first.

        The last hundred are looked through.
        """
        return [row["id"] for row in await self._db.rows(OWN_DEALT, guild_id, game, person.id)]

    @retried
    async def _listed(self, sql: str, *values: object, most: int | None = None) -> list[Table]:
        async with self._db.snapshot() as t:
            return await self._load_all(t, sql, *values, most=most)

    async def _load_all(self, t: Transaction, sql: str, *values: object, most: int | None = None) -> list[Table]:
        """Load the tables whose ids a statement returns, `most` of them, without those that are damaged."""
        tables: list[Table] = []
        for row in await t.rows(sql, *values):
            if len(tables) == most:
                break
            with suppress(Damaged):
                tables.append(await self._load(t, row["id"]))
        return tables


async def used(t: Transaction, guild_id: int, opener: Person, now: datetime) -> Used:
    """Return what a person and a server have of all that is limited."""
    row = await t.row(USED, opener.id, guild_id, (now - MINUTE).isoformat(), await former_of(t, opener))
    assert row is not None
    return Used(
        row["own_tables"],
        row["first_table"],
        row["new_tables"],
        moment_of(row["new_since"]),
        row["tables"],
        moment_of(row["idle_at"]),
    )


async def unfinished(t: Transaction, lobby: Table, damage: Damage) -> Unfinished | None:
    """Return the newest unfinished series that the people in a lobby have begun at another table of the server.

    These are all people who sat there, or who answered for its game when it was stopped, whichever computers play too.
    """
    sitting = [each for each in lobby.seats if each is not None]
    people = [each.id for each in sitting if each.level is None]
    if (
        lobby.duplicate is not None
        or lobby.status is not Status.LOBBY
        or not people
        or len(sitting) not in lobby.kind.seats
    ):
        return None
    sql = f"SELECT max(id) AS id FROM ({UNFINISHED}) AS found"
    row = await t.row(sql, lobby.guild_id, lobby.kind.name, len(sitting), company_of(people))
    if row is None or row["id"] is None:
        return None
    with suppress(Damaged):
        table, _ = await load(t, row["id"], damage)
        return _offered(table, set(people))
    return None


def _offered(table: Table, people: set[int]) -> Unfinished:
    """Return what a lobby of these people is offered of an unfinished series."""
    if (
        not conceding.may_be_given_up(table)
        or {player.id for player in table.answering if player.level is None} != people
    ):
        return Unfinished(table.id, table.series.balance)
    partners = ((seat, table.partner_of(seat)) for seat in sorted(table.votes.conceding))
    wishes = [(table.player(seat), table.player(partner)) for seat, partner in partners if partner is not None]
    return Unfinished(table.id, table.series.balance, table.deal.game_number, tuple(wishes))


def _seated_together(people: Sequence[int]) -> str:
    """Return the condition that these people, `$2` and so on, sit at a table, and on the same side of it."""
    seated = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = ${})"
    conditions = [seated.format(at) for at in range(2, 2 + len(people))]
    if len(people) > 1:
        conditions.append("(SELECT sum(seat) FROM seats WHERE table_id = tables.id AND person IN ($2, $3)) % 2 = 0")
    return "".join(f" AND {condition}" for condition in conditions)
