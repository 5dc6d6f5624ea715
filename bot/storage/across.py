"""Tables across servers in the database: who waits for one, who sits there by which name, and where they are shown."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.model.across import (
    LEFT_WITHIN,
    MET_LEAST,
    MET_WITHIN,
    MOST_ASKING,
    MOST_SHOWN,
    MOST_WAITING,
    RATED,
    AcrossBoard,
    Candidate,
    Queue,
    Standing,
    Waiting,
    free_again,
    name_across,
    named_ratings,
    names_of,
    seats_across,
)
from bot.model.company import Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.guest import Guest
from bot.model.names import letters_of, read_name
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.ratings import DOUBT, Rating
from bot.model.seats import MISSED
from bot.model.table import ACROSS, NOWHERE, Table
from bot.storage.ban import BANNED_ACCOUNTS
from bot.storage.books import LOCKED
from bot.storage.company import blocks_among, find_friends
from bot.storage.database import Repository, Row, Rows, Statements, TimedRepository, Transaction, marks
from bot.storage.guild import guild_of
from bot.storage.interaction import count
from bot.storage.moments import text_of
from bot.storage.person import digest_of, lasting_digest, person_of, secret_of
from bot.storage.ratings import COMPANY, rating_of
from bot.storage.reminder import hours_at, quiet
from bot.storage.retry import retried
from bot.storage.schema import PRIVATE_FROM

OF_GAME: Final = f"""SELECT waiting.*, people.* FROM waiting JOIN people ON people.id = person
    WHERE kind = $1 AND until > $2 AND user_id NOT IN ({BANNED_ACCOUNTS})
    AND (waiting.partner IS NULL OR EXISTS (SELECT 1 FROM waiting AS other WHERE other.person = waiting.partner
    AND other.kind = $1 AND other.until > $2 AND other.partner = waiting.person))
    ORDER BY asked_at, waiting.person LIMIT {MOST_WAITING}"""
"""Those who wait for a game, without whom the operator has shut out, and who wait for a partner first."""
WAIT: Final = """INSERT INTO waiting (person, kind, asked_at, until, computers, guild_id, channel_id, message_id, token,
    expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (person, kind) DO UPDATE
    SET until = excluded.until, computers = excluded.computers, guild_id = excluded.guild_id,
    channel_id = excluded.channel_id, message_id = excluded.message_id, token = excluded.token,
    expires_at = excluded.expires_at"""
"""Whoever asks again, on this device or another, stands where they stood."""
ASKING: Final = f"""SELECT people.* FROM waiting JOIN people ON people.id = person
    WHERE partner = $1 AND kind = $2 AND until > $3 AND user_id NOT IN ({BANNED_ACCOUNTS})
    AND guild_id = (SELECT guild_id FROM waiting WHERE person = $1 AND kind = $2)
    AND user_id NOT IN (SELECT account FROM blocks WHERE person = $1) ORDER BY asked_at, person LIMIT {MOST_ASKING}"""
"""Who waits on the same server and has chosen somebody for a partner who has not blocked them."""
PLAYING: Final = f"""SELECT tables.id FROM seats JOIN tables ON tables.id = table_id
    WHERE person = $1 AND rests IN (0, 1) AND table_id >= {PRIVATE_FROM} AND +guild_id = {ACROSS}
    ORDER BY missed >= {MISSED}, tables.id DESC LIMIT 1"""
"""The table across servers at which somebody plays, before those at which a computer does so instead."""
LEFT: Final = """FROM guests WHERE person = $1 AND left_at > $2 AND NOT EXISTS (SELECT 1 FROM tables
    JOIN guests AS later ON later.table_id = next_table_id AND later.person = $1
    WHERE tables.id = guests.table_id AND later.left_at IS NOT NULL) ORDER BY left_at DESC"""
"""The tables that somebody has left; those of one match count once, for the last of them."""
SPENT_LEAVES: Final = "SELECT value AS left_at FROM spent WHERE digest = $1 AND thing = 'leave' AND value > $2"
"""When somebody left who has deleted their data since, and come back."""
NUMBER: Final = "SELECT count(*) AS number FROM waiting WHERE kind = $1 AND until > $2"
SHOW: Final = """INSERT INTO across_boards (table_id, guild_id, channel_id)
    SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT)
    WHERE (SELECT count(*) FROM across_boards WHERE guild_id = $2) < $4"""
BOARDS: Final = """SELECT across_boards.*, coalesce(moved_at, '') || ' ' || status AS version, put_away, locale,
    settings FROM across_boards JOIN tables ON tables.id = table_id JOIN guilds ON guilds.id = across_boards.guild_id"""
OWN: Final = "SELECT id, name FROM people WHERE named = 1 AND id IN {}"
GO_ON: Final = """INSERT INTO guests (table_id, person, name, own, deaf, guild_id, channel_id, called, left_at)
    SELECT CAST($2 AS BIGINT), person, name, own, deaf, guild_id, channel_id, called, left_at
    FROM guests WHERE table_id = $1 AND person = $3"""
CLAIM: Final = f"""UPDATE guests SET called = 1 WHERE table_id = $1 AND person = $2 AND called = 0
    AND person IN (SELECT id FROM people WHERE pings = 1 AND user_id IS NOT NULL)
    AND person NOT IN (SELECT person FROM reminders WHERE {quiet(first=3)}) RETURNING guild_id, channel_id"""
"""Where somebody is called to a table, if that may be done now and was not done since they have seen their hand."""


HEIGHT: Final = f"mu - {DOUBT} * sigma"
LOOKED_AT: Final = 3 * RATED
"""Of how many people with the highest ratings it is asked at a time whether they stand in the list."""
BEST: Final = f"""SELECT people.*, mu, sigma, games FROM ratings JOIN people ON people.id = person
    WHERE guild_id = {ACROSS} AND kind = $1 AND computers = 0 AND rated_across = 1
    AND user_id NOT IN ({BANNED_ACCOUNTS}) ORDER BY {HEIGHT} DESC, person LIMIT {LOOKED_AT} OFFSET $2"""
"""Those with the highest ratings who want to stand in the list."""
MET: Final = "SELECT count(*) AS number FROM rated_company WHERE digest = $1 AND kind = $2"
"""With how many people somebody has played games that count."""


class AcrossRows(Rows):
    """Those who wait, in the transaction in which they are brought together."""

    def __init__(self, t: Transaction, now: datetime) -> None:
        super().__init__(t)
        self._now = now

    async def lock(self) -> None:
        """Have everybody wait who wants to bring people together, until the end of the transaction."""
        await self._t.rows(LOCKED, ACROSS)

    async def playing(self, person: Person) -> int | None:
        """Return the table across servers at which a person sits; `None` where there is none."""
        row = await self._t.row(PLAYING, person.id)
        return row["id"] if row is not None else None

    async def need_patience(self, person: Person) -> None:
        """Raise `Refusal` where somebody has left several tables of late, and has to wait before asking again."""
        since = (self._now - LEFT_WITHIN).isoformat()
        rows = [*await self._t.rows(f"SELECT left_at {LEFT}", person.id, since)]
        rows += await self._t.rows(SPENT_LEAVES, await lasting_digest(self._t, person, COMPANY), since)
        at = free_again(sorted((datetime.fromisoformat(row["left_at"]) for row in rows), reverse=True))
        if at is not None and at > self._now:
            raise Refusal("across-left-often", at=at)

    async def wait(self, waiting: Waiting) -> None:
        """Have somebody wait, or go on waiting."""
        times = waiting.asked_at.isoformat(), waiting.until.isoformat()
        where = int(waiting.computers), waiting.guild_id, waiting.channel_id
        await self._t.execute(WAIT, waiting.person.id, waiting.game, *times, *where, *_told(waiting.panel))

    async def waiting(self, game: str) -> list[Waiting]:
        """Return those who wait for a game, in the order in which they asked."""
        return [_waiting(row, self._now) for row in await self._t.rows(OF_GAME, game, self._now.isoformat())]

    async def blocks(self, waiting: Sequence[Waiting]) -> set[tuple[int, int]]:
        """Return who of these people has blocked whom of them, by their keys."""
        return await blocks_among(self._t, [each.person for each in waiting], by_name=True)

    async def seat(self, table: Table, people: Sequence[Candidate]) -> None:
        """Note that these people sit at a table, by which names, and that they wait no more, for whatever game.

        Its server shows no table of a match: others may still play its deal.
        """
        names = names_of(people)
        own = {each["id"]: each["name"] for each in await self._t.rows(OWN.format(marks([list(names)])), *names)}
        table.guests = {key: Guest(called, own=letters_of(own.get(key, ""), "")) for key, called in names.items()}
        for at, each in enumerate(table.seats):
            table.seats[at] = table.known(each) if each is not None else None
        sql = """INSERT INTO guests (table_id, person, name, own, guild_id, channel_id, paired)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)"""
        rows = [
            (table.id, key, *table.guests[key].names, each.guild_id, each.channel_id, int(each.partner is not None))
            for each in people
            for key in [each.person.id]
        ]
        await self._t.execute_many(sql, rows)
        await self._t.execute_many("DELETE FROM waiting WHERE person = $1", [(each.person.id,) for each in people])
        if table.spot is None:
            await self._show_on_servers(table, sorted({each.guild_id for each in people} - {NOWHERE}))

    async def go_on(self, old: Table, table: Table) -> None:
        """Have people known by the same names at the table of the next deal."""
        here = {person.id for person in table.seats.sitting}
        table.guests = {key: guest._replace(phrase="", said_in="") for key, guest in old.guests.items() if key in here}
        for at, each in enumerate(table.seats):
            table.seats[at] = table.known(each) if each is not None else None
        await self._t.execute_many(GO_ON, [(old.id, table.id, key) for key in sorted(table.guests)])

    async def _show_on_servers(self, table: Table, servers: Sequence[int]) -> None:
        """Note on which of these servers a table is shown: where moderators want it, and few are shown already."""
        if not servers:
            return
        rows = await self._t.rows(f"SELECT * FROM guilds WHERE id IN {marks([servers])}", *servers)
        for guild in map(guild_of, rows):
            if guild.settings.across and guild.settings.across_channel is not None:
                values = table.id, guild.id, guild.settings.across_channel
                await self._t.execute(SHOW, *values, MOST_SHOWN)


class AcrossRepository(TimedRepository):
    """Those who wait for tables across servers."""

    async def queue(self, person: Person, game: str) -> Queue:
        """Return how a person's wait for a game stands, and how many people wait."""
        now = self._clock()
        sql = "SELECT waiting.*, people.* FROM people LEFT JOIN waiting ON person = id AND kind = $2 WHERE id = $1"
        row = await self._db.row(sql, person.id, game)
        number = await self._db.row(NUMBER, game, now.isoformat())
        asking = await self._db.rows(ASKING, person.id, game, now.isoformat())
        assert row is not None and number is not None
        chosen = await self._db.row("SELECT * FROM people WHERE id = $1", row["partner"]) if row["partner"] else None
        partner = person_of(chosen, NOWHERE) if chosen is not None else None
        waits = row["until"] is not None and row["until"] > now.isoformat()
        # Where enough wait and no table opens, somebody has blocked somebody: that is nobody's business.
        shown = min(number["number"], seats_across(game) - 1)
        wait = _waiting(row, now) if waits else None
        return Queue(game, row["known_as"], shown, wait, partner, [person_of(each, NOWHERE) for each in asking])

    async def games(self) -> list[str]:
        """Return the games for which somebody waits."""
        return [row["kind"] for row in await self._db.rows("SELECT DISTINCT kind FROM waiting ORDER BY kind")]

    @retried
    async def keep_panel(self, person: Person, game: str, panel: Panel) -> bool:
        """Keep the page that was just shown to somebody who waits; return whether they still do."""
        sql = """UPDATE waiting SET message_id = $3, token = $4, expires_at = $5 WHERE person = $1 AND kind = $2
                 RETURNING person"""
        async with self._db.transaction() as t:
            return await t.row(sql, person.id, game, *_told(panel)) is not None

    async def drop_panel(self, person: Person, game: str, message_id: int | None) -> None:
        """Forget the page of somebody who waits, if it stands in this message, which shows something else now."""
        sql = """UPDATE waiting SET message_id = NULL, token = '', expires_at = NULL
                 WHERE person = $1 AND kind = $2 AND message_id = $3"""
        await self._db.execute(sql, person.id, game, message_id)

    @retried
    async def choose_computers(
        self, person: Person, game: str, computers: bool, delivery: Delivery | None = None
    ) -> None:
        """Store whether computers may sit down where a person waits for a game."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            sql = "UPDATE waiting SET computers = $3 WHERE person = $1 AND kind = $2"
            await t.execute(sql, person.id, game, int(computers))

    @retried
    async def choose_partner(
        self, person: Person, game: str, friend: Friend | None, guild_id: int, delivery: Delivery | None = None
    ) -> None:
        """Store beside whom alone a person sits down, `None` for anybody; raise `Refusal` where it cannot be them."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            found = await find_friends(t, guild_id, person, [friend], self._clock()) if friend is not None else {}
            if friend is not None and friend.account not in found:
                raise Refusal("across-partner-refused", person=f"<@{friend.account}>")
            partner = next((each.id for each in found.values()), None)
            await t.execute("UPDATE waiting SET partner = $3 WHERE person = $1 AND kind = $2", person.id, game, partner)

    @retried
    async def choose_name(self, person: Person, known_as: str, delivery: Delivery | None = None) -> None:
        """Store how a person wants to be known at tables across servers, from the next one on."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            await t.execute("UPDATE people SET known_as = $2 WHERE id = $1", person.id, known_as)

    @retried
    async def standing(self, person: Person, game: str) -> Standing:
        """Return the rating of a game across servers, as a person is shown it."""
        own = f"SELECT * FROM ratings WHERE guild_id = {ACROSS} AND kind = $1 AND computers = 0 AND person = $2"
        async with self._db.snapshot() as t:
            best = await _best(t, game, person)
            rated = await t.row(own, game, person.id)
            account = await t.row("SELECT rated_across FROM people WHERE id = $1", person.id)
        assert account is not None
        own_rating = rating_of(rated) if rated is not None else None
        return Standing(game, *named_ratings(best), own_rating, bool(account["rated_across"]))

    @retried
    async def choose_listed(self, person: Person, listed: bool, delivery: Delivery | None = None) -> None:
        """Store whether a person wants to stand in the ratings across servers."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            await t.execute("UPDATE people SET rated_across = $2 WHERE id = $1", person.id, int(listed))

    @retried
    async def stop(self, person: Person, game: str, delivery: Delivery | None = None) -> None:
        """Have somebody wait for a game no more."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            await t.execute("DELETE FROM waiting WHERE person = $1 AND kind = $2", person.id, game)

    @retried
    async def end(self) -> list[Waiting]:
        """Have those wait no more whose time is over, and return them."""
        now = self._clock()
        async with self._db.transaction() as t:
            rows = await t.rows(
                """SELECT waiting.*, people.* FROM waiting JOIN people ON people.id = person WHERE until <= $1""",
                now.isoformat(),
            )
            gone = [row for row in rows if await self._gone(t, row, now)]
        return [_waiting(row, now) for row in gone]

    async def _gone(self, t: Transaction, row: Row, now: datetime) -> bool:
        sql = "DELETE FROM waiting WHERE person = $1 AND kind = $2 AND until <= $3 RETURNING person"
        return await t.row(sql, row["person"], row["kind"], now.isoformat()) is not None

    @retried
    async def forget_old(self) -> None:
        """Forget who has left tables and deleted their data, has asked others or has met, where it counts no more."""
        left, met = self._clock() - LEFT_WITHIN, self._clock() - MET_WITHIN
        await self._db.execute("DELETE FROM spent WHERE thing IN ('leave', 'invite') AND value <= $1", left.isoformat())
        await self._db.execute("DELETE FROM rated_company WHERE at <= $1", met.isoformat())

    @retried
    async def let_go(self, before: datetime) -> list[Waiting]:
        """Forget the pages of those who wait whose tokens run out before this moment, and return these people."""
        async with self._db.transaction() as t:
            rows = await t.rows(
                """SELECT waiting.*, people.* FROM waiting JOIN people ON people.id = person
                   WHERE expires_at <= $1""",
                before.isoformat(),
            )
            sql = """UPDATE waiting SET message_id = NULL, token = '', expires_at = NULL
                     WHERE person = $1 AND kind = $2 AND token = $3 RETURNING person"""
            gone = [row for row in rows if await t.row(sql, row["person"], row["kind"], row["token"]) is not None]
        return [_waiting(row, self._clock()) for row in gone]

    @retried
    async def call(self, table: Table, person: Person) -> tuple[int, int] | None:
        """Note that a person is called to a table; return the server and channel, or `None` where nobody calls them."""
        async with self._db.transaction() as t:
            row = await t.row(CLAIM, table.id, person.id, *hours_at(self._clock()))
        return (row["guild_id"], row["channel_id"]) if row is not None else None

    async def standing_still(self, since: datetime, until: datetime) -> list[int]:
        """Return the tables across servers that are played, and at which the last move was made between two moments."""
        sql = f"""SELECT id FROM tables WHERE guild_id = {ACROSS} AND status IN ('lobby', 'playing') AND put_away = 0
                  AND moved_at BETWEEN $1 AND $2 ORDER BY id"""
        return [row["id"] for row in await self._db.rows(sql, since.isoformat(), until.isoformat())]


class AcrossBoardRepository(Repository):
    """Where servers show tables across servers."""

    async def all(self) -> list[AcrossBoard]:
        """Return where tables are shown; of each that goes on, and of those whose end was not shown yet."""
        return [_board(row) for row in await self._db.rows(f"{BOARDS} ORDER BY table_id, across_boards.guild_id")]

    async def of(self, table_id: int) -> list[AcrossBoard]:
        """Return where a table is shown."""
        sql = f"{BOARDS} WHERE table_id = $1 ORDER BY across_boards.guild_id"
        return [_board(row) for row in await self._db.rows(sql, table_id)]

    @retried
    async def keep(self, board: AcrossBoard, message_id: int | None, at: datetime) -> bool:
        """Note which message shows a table now; return whether it is still to be shown there."""
        sql = """UPDATE across_boards SET message_id = $3, posted_at = $4
                 WHERE table_id = $1 AND channel_id = $2 RETURNING table_id"""
        async with self._db.transaction() as t:
            return await t.row(sql, *board.place, message_id, at.isoformat()) is not None

    async def drop(self, board: AcrossBoard) -> None:
        """Note that a table is shown in a channel no more."""
        await self._db.execute("DELETE FROM across_boards WHERE table_id = $1 AND channel_id = $2", *board.place)

    async def close(self, guild_id: int, channel_id: int) -> None:
        """Note that nothing is shown in a channel any more."""
        sql = "DELETE FROM across_boards WHERE guild_id = $1 AND channel_id = $2"
        await self._db.execute(sql, guild_id, channel_id)


def _board(row: Row) -> AcrossBoard:
    posted_at = datetime.fromisoformat(row["posted_at"]) if row["posted_at"] is not None else None
    where = row["channel_id"], row["message_id"], posted_at
    return AcrossBoard(row["table_id"], guild_of(row, "guild_id"), *where, row["version"], bool(row["put_away"]))


async def note_seen(t: Transaction, table_id: int, people: Sequence[int]) -> None:
    """Note that these people have a hand open at a table across servers: they may be called again."""
    sql = "UPDATE guests SET called = 0 WHERE table_id = $1 AND person = $2 AND called = 1"
    await t.execute_many(sql, [(table_id, person) for person in people])


async def save_guests(t: Transaction, table: Table) -> None:
    """Save what people at a table across servers have said, and what they want to read."""
    sql = "UPDATE guests SET phrase = $3, said_in = $4, deaf = $5 WHERE table_id = $1 AND person = $2"
    said = ((person, table.guests[person]) for person in sorted(table.changes.guests))
    await t.execute_many(sql, [(table.id, person, each.phrase, each.said_in, int(each.deaf)) for person, each in said])


async def spend_leaves(t: Transaction, person: Person) -> None:
    """Store under a digest when a person has left such tables, before the account is deleted."""
    digest = await lasting_digest(t, person, COMPANY)
    sql = f"""INSERT INTO spent (digest, thing, value) SELECT $3, 'leave', left_at {LEFT} LIMIT 20
              ON CONFLICT DO NOTHING"""
    await t.execute(sql, person.id, "", digest)


async def note_left(t: Transaction, table_id: int, people: Sequence[int], now: str) -> None:
    """Note that these people have left a table across servers, or have let the others wait there."""
    sql = "UPDATE guests SET left_at = $3 WHERE table_id = $1 AND person = $2 AND left_at IS NULL"
    await t.execute_many(sql, [(table_id, person, now) for person in people])


async def _best(t: Statements, game: str, reader: Person) -> list[tuple[str, Rating]]:
    """Return the highest ratings of those who stand in the list, as a reader knows them, down to its last line."""
    best: list[tuple[str, Rating]] = []
    if (secret := await secret_of(t, COMPANY)) is None:
        return best
    for offset in range(0, sys.maxsize, LOOKED_AT):
        rows = await t.rows(BEST, game, offset)
        for row in rows:
            person, rating = person_of(row, NOWHERE), rating_of(row)
            if len(best) > RATED and rating.displayed < best[RATED][1].displayed:
                return best
            met = await t.row(MET, digest_of(secret, person), game)
            if met is not None and met["number"] >= MET_LEAST:
                best.append((read_name(person, reader, name_across(row["known_as"])), rating))
        if len(rows) < LOOKED_AT:
            break
    return best


def _told(panel: Panel | None) -> tuple[int | None, str, str | None]:
    return (panel.message_id, panel.token, panel.expires_at.isoformat()) if panel is not None else (None, "", None)


def _waiting(row: Row, now: datetime) -> Waiting:
    panel = None
    if row["expires_at"] is not None and row["expires_at"] > text_of(now):
        panel = Panel(row["message_id"], row["token"], datetime.fromisoformat(row["expires_at"]))
    return Waiting(
        person_of(row, NOWHERE),
        row["known_as"],
        row["guild_id"],
        row["channel_id"],
        row["kind"],
        datetime.fromisoformat(row["asked_at"]),
        datetime.fromisoformat(row["until"]),
        bool(row["computers"]),
        panel,
        partner=row["partner"],
    )
