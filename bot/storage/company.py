"""Who wants to be told of new tables, and who does not want to sit with whom."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.model.ban import Banned
from bot.model.company import (
    APART,
    INVITED_WITHIN,
    MOST_BLOCKED,
    MOST_INVITED,
    MOST_TOLD,
    Blocked,
    Friend,
    Invited,
    Told,
)
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.person import Person
from bot.model.table import Table
from bot.storage.ban import BANNED_ACCOUNTS
from bot.storage.database import Row, TimedRepository, Transaction, marks
from bot.storage.interaction import count
from bot.storage.person import (
    digest_of,
    former_of,
    lasting_digest,
    month_of,
    person_of,
    secret_of,
    selves,
    with_nickname,
)
from bot.storage.ratings import COMPANY
from bot.storage.reminder import hours_at, quiet
from bot.storage.report import account_of
from bot.storage.retry import retried

BLOCKED: Final = """SELECT account FROM blocks JOIN people ON people.id = person
    WHERE user_id = $1 AND table_id = 0"""
"""The accounts that an account has blocked as such."""
AVOIDED: Final = f"""{BLOCKED}
    UNION SELECT user_id FROM blocks JOIN people ON people.id = person WHERE account = $1 AND table_id = 0"""
"""The accounts that an account has blocked as such, and those that have blocked it as such.

A block by a name, of somebody met across servers, keeps the two apart there alone: anything that it changed elsewhere
would tell one of them, or somebody who looks on, whose name that was.
"""
SHUT_OUT: Final = f"{AVOIDED} UNION SELECT number AS account FROM bans WHERE kind = '{Banned.PERSON}'"
"""The accounts beside which an account gets no seat, and those that the operator has shut out."""
SELVES: Final = selves("$1", "$3")
INVITED_LATELY: Final = f"""SELECT coalesce(sum(number), 0) AS number, min(at) AS since FROM (
    SELECT invited AS number, opened_at AS at FROM tables WHERE opener IN {SELVES} AND opened_at > $2 AND invited > 0
    UNION ALL SELECT 1, made_at FROM events JOIN event_people ON event = events.id
    WHERE form = '{Form.CHALLENGE}' AND made_at > $2 AND number = 1 AND +person IN {SELVES}
    UNION ALL SELECT 1, value FROM spent WHERE digest = $4 AND thing = 'invite' AND value > $2) AS lately"""
"""How many people somebody has invited to tables and challenged since a moment, and when the first of them."""
ADD: Final = """INSERT INTO people (user_id, name, nicknames, used_in) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id) DO NOTHING"""
QUIET: Final = quiet(first=5)
WAITING: Final = f"""SELECT told, people.* FROM wishes JOIN people ON people.id = wishes.person
    LEFT JOIN reminders ON reminders.person = people.id
    WHERE wishes.guild_id = $1 AND user_id <> $2 AND pings = 1 AND told_at <= $3 AND told IN ('direct', $4)
    AND ({QUIET}) IS NOT TRUE AND user_id NOT IN ({AVOIDED.replace("$1", "$2")})
    AND user_id NOT IN ({BANNED_ACCOUNTS})
    ORDER BY told_at, people.id LIMIT {MOST_TOLD}"""
"""Those who may be told of a table that an account has opened on a server, who was told longest ago first."""


class CompanyRepository(TimedRepository):
    """The wishes to be told, and the blocks."""

    # Being told

    async def find_wish(self, person: Person, guild_id: int) -> Told:
        """Return how a person is told of new tables on a server."""
        row = await self._db.row("SELECT told FROM wishes WHERE person = $1 AND guild_id = $2", person.id, guild_id)
        return Told(row["told"]) if row is not None else Told.OFF

    @retried
    async def choose(self, person: Person, guild_id: int, told: Told, delivery: Delivery | None = None) -> None:
        """Store how a person is told of new tables on a server."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            if told is Told.OFF:
                await t.execute("DELETE FROM wishes WHERE person = $1 AND guild_id = $2", person.id, guild_id)
                return
            sql = """INSERT INTO wishes (guild_id, person, told) VALUES ($1, $2, $3)
                     ON CONFLICT (guild_id, person) DO UPDATE SET told = excluded.told"""
            await t.execute(sql, guild_id, person.id, told)

    async def close(self, person: Person, guild_id: int) -> None:
        """Note that a person's direct messages are closed to the bot."""
        sql = "UPDATE wishes SET told = 'closed' WHERE person = $1 AND guild_id = $2 AND told = 'direct'"
        await self._db.execute(sql, person.id, guild_id)

    @retried
    async def gather(self, table: Table, role: int | None) -> Invited:
        """Return who is told of a table that has just opened, and note that they are, so that they are not soon again.

        With a role, that is mentioned instead of people. Where nobody waits to be told, nothing is written.
        """
        now = self._clock()
        until = (now - APART).isoformat()
        mention = Told.MENTION if role is None else Told.DIRECT
        rows = await self._db.rows(WAITING, table.guild_id, table.opener.user_id, until, mention, *hours_at(now))
        if not rows and role is None:
            return Invited()
        async with self._db.transaction() as t:
            free = await self._note_role(t, table, role, until)
            found = await self._note_told(t, [row["id"] for row in rows], until)
        by_wish: dict[Told, list[Person]] = {each: [] for each in Told}
        for row in rows:
            if row["id"] in found:
                by_wish[Told(row["told"])].append(person_of(row, table.guild_id))
        return Invited(by_wish[Told.MENTION], by_wish[Told.DIRECT], role if free else None)

    async def _note_role(self, t: Transaction, table: Table, role: int | None, until: str) -> bool:
        """Note that a server's role is told now; return whether there is one that was left alone for long enough."""
        sql = "UPDATE guilds SET role_told_at = $1 WHERE id = $2 AND role_told_at <= $3 RETURNING id"
        return role is not None and await t.row(sql, self._clock().isoformat(), table.guild_id, until) is not None

    async def _note_told(self, t: Transaction, people: Sequence[int], until: str) -> set[int]:
        """Note that these people are told now; return those whom nobody else has told meanwhile."""
        if not people:
            return set()
        sql = f"""UPDATE people SET told_at = ${len(people) + 1} WHERE id IN {marks([people])}
                  AND told_at <= ${len(people) + 2} RETURNING id"""
        return {row["id"] for row in await t.rows(sql, *people, self._clock().isoformat(), until)}

    # Blocks

    async def blocked(self, person: Person) -> list[Blocked]:
        """Return whom a person has blocked: first accounts, then people met across servers by their names there."""
        sql = """SELECT account, table_id, coalesce(people.name, '') AS name, blocks.name AS known_as FROM blocks
                 LEFT JOIN people ON user_id = account WHERE person = $1 ORDER BY table_id, known_as, account"""
        return [_blocked(row) for row in await self._db.rows(sql, person.id)]

    @retried
    async def block(self, person: Person, accounts: Sequence[int], delivery: Delivery | None = None) -> None:
        """Block these accounts for a person; raise `Refusal` where that would be too many."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            sql = "INSERT INTO blocks (person, account) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await t.execute_many(sql, [(person.id, account) for account in accounts])
            await _need_few_blocked(t, person)

    @retried
    async def block_met(self, person: Person, table_id: int, name: str, delivery: Delivery | None = None) -> None:
        """Block for a person whom they have met at a table across servers by this name.

        Raise `Refusal` where nobody of that name has an account, or there would be too many.
        """
        async with self._db.transaction() as t:
            await count(t, delivery)
            account = await account_of(t, person, table_id, name)
            sql = "INSERT INTO blocks (person, account, table_id, name) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
            await t.execute(sql, person.id, account, table_id, name)
            await _need_few_blocked(t, person)

    @retried
    async def unblock(
        self,
        person: Person,
        accounts: Sequence[int],
        met: Sequence[tuple[int, str]] = (),
        delivery: Delivery | None = None,
    ) -> None:
        """Block these accounts no more for a person, and these people met at tables by their names there."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            sql = "DELETE FROM blocks WHERE person = $1 AND account = $2 AND table_id = 0"
            await t.execute_many(sql, [(person.id, account) for account in accounts])
            sql = "DELETE FROM blocks WHERE person = $1 AND table_id = $2 AND name = $3"
            await t.execute_many(sql, [(person.id, *each) for each in met])

    async def blocked_accounts(self, account: int) -> set[int]:
        """Return the accounts that an account has blocked as such."""
        return {row["account"] for row in await self._db.rows(BLOCKED, account)}

    async def avoided(self, account: int) -> set[int]:
        """Return the accounts beside which an account gets no seat: whoever of the two has blocked the other."""
        return {row["account"] for row in await self._db.rows(AVOIDED, account)}


async def _need_few_blocked(t: Transaction, person: Person) -> None:
    row = await t.row("SELECT count(*) AS number FROM blocks WHERE person = $1", person.id)
    if row is not None and row["number"] > MOST_BLOCKED:
        raise Refusal("blocks-full", most=MOST_BLOCKED)


def _blocked(row: Row) -> Blocked:
    if row["table_id"]:
        return Blocked(None, row["known_as"], row["table_id"])
    return Blocked(row["account"], row["name"])


async def invite(t: Transaction, table: Table, friends: Sequence[Friend], now: datetime) -> dict[int, Person]:
    """Return those of these people for whom the opener of a table may have a seat kept, by their accounts.

    Raise `Refusal` where the opener has invited too many of late.
    """
    await need_few(t, table.opener, len(friends), now)
    await t.execute("UPDATE tables SET invited = $1 WHERE id = $2", len(friends), table.id)
    return await find_friends(t, table.guild_id, table.opener, friends, now)


async def find_friends(
    t: Transaction, guild_id: int, person: Person, friends: Sequence[Friend], now: datetime
) -> dict[int, Person]:
    """Return those of these people whom a person may invite or challenge, by their accounts.

    Those who are new are stored, so that they are not told too often.
    """
    apart = {row["account"] for row in await t.rows(SHUT_OUT, person.user_id)}
    here = [each for each in friends if each.is_here and each.account not in apart]
    if not here:
        return {}
    month = month_of(now)
    new = [(each.account, each.name, with_nickname("", guild_id, each.nickname), month) for each in here]
    await t.execute_many(ADD, new)
    accounts = [each.account for each in here]
    rows = await t.rows(f"SELECT * FROM people WHERE user_id IN {marks([accounts])}", *accounts)
    return {row["user_id"]: person_of(row, guild_id) for row in rows}


async def need_few(
    t: Transaction, opener: Person, number: int, now: datetime, refused: str = "limit-invitations"
) -> None:
    """Raise `Refusal`, by the key of its text, where somebody has invited too many people to invite so many more."""
    since, secret = (now - INVITED_WITHIN).isoformat(), await secret_of(t, COMPANY)
    digest = digest_of(secret, opener) if secret is not None else b""
    lately = await t.row(INVITED_LATELY, opener.id, since, await former_of(t, opener), digest)
    assert lately is not None
    if lately["number"] + number > MOST_INVITED:
        raise Refusal(refused, most=MOST_INVITED, at=datetime.fromisoformat(lately["since"]) + INVITED_WITHIN)


async def note_asked(t: Transaction, opener: Person, number: int, now: datetime) -> None:
    """Note that somebody has asked so many people to a set time, which may be called off before long."""
    digest = await lasting_digest(t, opener, COMPANY)
    moments = [(now + timedelta(microseconds=at)).isoformat() for at in range(number)]
    sql = "INSERT INTO spent (digest, thing, value) VALUES ($1, 'invite', $2) ON CONFLICT DO NOTHING"
    await t.execute_many(sql, [(digest, moment) for moment in moments])


async def note_told(t: Transaction, people: Sequence[Person], now: datetime) -> set[int]:
    """Note that these people are told of a table, and return those who are: who may be now, and was not of late."""
    if not people:
        return set()
    keys, hours = [person.id for person in people], hours_at(now)
    first = len(keys) + 3
    sql = f"""UPDATE people SET told_at = ${len(keys) + 1} WHERE id IN {marks([keys])} AND pings = 1
              AND told_at <= ${len(keys) + 2} AND id NOT IN (SELECT person FROM reminders WHERE {quiet(first)})
              RETURNING id"""
    return {row["id"] for row in await t.rows(sql, *keys, now.isoformat(), (now - APART).isoformat(), *hours)}


async def need_peace(t: Transaction, people: Sequence[Person]) -> None:
    """Raise `Refusal` where one of these people has blocked another, as if they had nothing to go on with."""
    if await blocks_among(t, people):
        raise Refusal("nothing-to-resume")


async def blocks_among(t: Transaction, people: Sequence[Person], *, by_name: bool = False) -> set[tuple[int, int]]:
    """Return who of these people has blocked whom of them, by their keys; with `by_name`, as met across servers too."""
    if len(people) < 2:
        return set()
    keys = [person.id for person in people]
    sql = f"""SELECT person, people.id AS other FROM blocks JOIN people ON user_id = account
              WHERE person IN {marks([keys])} AND people.id IN {marks([keys])}"""
    rows = await t.rows(sql if by_name else f"{sql} AND table_id = 0", *keys)
    return {(row["person"], row["other"]) for row in rows}
