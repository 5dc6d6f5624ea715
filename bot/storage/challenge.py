"""Challenges in the database: who has challenged whom, what each has played, and which are due."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.challenge import ANSWERED_WITHIN, KEPT_FOR, MOST_OPEN, PLAYED_WITHIN, Challenge
from bot.model.company import Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.event import Form, Stage
from bot.model.person import Person
from bot.model.table import NOWHERE
from bot.storage.ban import BANNED_ACCOUNTS
from bot.storage.company import find_friends, need_few, note_told
from bot.storage.database import Rows, Statements, TimedRepository, Transaction
from bot.storage.deletion import delete, going_with
from bot.storage.event import OPEN, PAST, add_deals, call_off, close_event, delete_private, try_of
from bot.storage.interaction import count
from bot.storage.person import former_of, person_of, selves
from bot.storage.retry import retried

CHALLENGES: Final = f"FROM event_people JOIN events ON id = event WHERE form || '' = '{Form.CHALLENGE}'"
"""The challenges of people: who has made one has number 1 there, who was challenged 2."""
BY: Final = "number = 1"
LIVE: Final = f"{CHALLENGES} AND state = 1"
COUNTED: Final = f"""SELECT count(*) AS number FROM (
    SELECT id {LIVE} AND {BY} AND person IN {selves("$1", "$2")} AND {OPEN}
    UNION ALL SELECT id {LIVE} AND NOT {BY} AND person = $1 AND stage = '{Stage.OPEN}') AS counted"""
"""The challenges that a person has made and accepted, and that are not over."""
LISTED: Final = f"""SELECT id FROM (SELECT id, stage, ends_at {LIVE} AND person = $1 AND kind = $2
    UNION ALL SELECT * FROM (SELECT id, stage, ends_at {CHALLENGES} AND state = 0 AND person = $1 AND kind = $2
    AND stage = '{Stage.OVER}' ORDER BY event DESC LIMIT $3) AS before) AS found
    ORDER BY stage = '{Stage.OVER}', ends_at DESC, id LIMIT $3"""
"""A person's challenges at a game that are not over, and the last ones that are."""
LOOKED_AT: Final = 30
"""At how many challenges of a person it is looked whether they wait."""
WAITING: Final = f"""SELECT id {LIVE} AND person = $1 AND {OPEN} AND (NOT {BY} OR stage = '{Stage.OPEN}')
    ORDER BY ends_at, id LIMIT $2"""
"""The challenges that a person may have to answer, or to play."""
PARTNERS: Final = f"""SELECT 1 FROM event_tries WHERE table_id = $1 AND event IN (SELECT id {CHALLENGES}
    AND stage = '{Stage.OVER}' AND person = (SELECT id FROM people WHERE user_id = $2))"""
"""Whether an account belongs to a challenge that is over, in which the deal of a table was played."""
ALREADY: Final = f"""SELECT id {LIVE} AND {BY} AND person = $1 AND stage = '{Stage.ASKED}' AND EXISTS (
    SELECT 1 FROM event_people AS other WHERE other.event = events.id AND other.person = $2)"""


class Made(NamedTuple):
    """A challenge that was just made."""

    challenge: Challenge
    notified: bool
    """Whether the message notifies who was challenged: some want to be left alone now."""


class ChallengeRepository(TimedRepository):
    """The challenges of all people."""

    # Making and answering

    @retried
    async def make(
        self,
        person: Person,
        friend: Friend,
        game: str,
        place: tuple[int, int],
        seeds: Sequence[bytes],
        delivery: Delivery | None,
    ) -> Made:
        """Store that a person challenges somebody, on a server and in a channel.

        Raise `Refusal` where they cannot, or the person has made too many challenges.
        """
        now = self._clock()
        async with self._db.transaction() as t:
            await count(t, delivery)
            await _lock(t, person)
            await _need_room(t, person)
            await need_few(t, person, 1, now, "challenge-limit")
            friends = await find_friends(t, place[0], person, [friend], now)
            if friend.account not in friends:
                raise Refusal("challenge-refused", person=f"<@{friend.account}>")
            other = friends[friend.account]
            if await t.row(ALREADY, person.id, other.id) is not None:
                raise Refusal("challenge-asked-already", person=f"<@{friend.account}>")
            sql = f"""INSERT INTO events (form, kind, stage, made_at, ends_at)
                     VALUES ('{Form.CHALLENGE}', $1, '{Stage.ASKED}', $2, $3)"""
            key = await t.insert(sql, game, now.isoformat(), (now + ANSWERED_WITHIN).isoformat())
            await add_deals(t, key, seeds)
            sql = "INSERT INTO event_people (event, person, number, guild_id, channel_id) VALUES ($1, $2, $3, $4, $5)"
            await t.execute_many(sql, [(key, each.id, at, *place) for at, each in enumerate((person, other), start=1)])
            told = await note_told(t, [other], now)
            return Made(await _challenge(t, key), other.id in told)

    @retried
    async def answer(self, challenge_id: int, account: int, delivery: Delivery | None, *, accept: bool) -> Challenge:
        """Store that somebody accepts a challenge, or does not; who has made it can only take it back."""
        now = self._clock()
        async with self._db.transaction() as t:
            await count(t, delivery)
            challenge = await lock(t, challenge_id)
            side = challenge.side(account)
            if challenge.stage is not Stage.ASKED or challenge.ends_at <= now:
                raise Refusal("challenge-answered")
            if accept and side == 0:
                raise Refusal("challenge-not-asked")
            if accept:
                await _lock(t, challenge.people[1])
                await _need_room(t, challenge.people[1])
            if accept:
                sql = f"UPDATE events SET stage = '{Stage.OPEN}', ends_at = $2 WHERE id = $1"
                await t.execute(sql, challenge_id, (now + PLAYED_WITHIN).isoformat())
            else:
                await call_off(t, challenge_id, now)
            return await _challenge(t, challenge_id)

    # Reading

    @retried
    async def find(self, challenge_id: int) -> Challenge:
        """Return a challenge; raise `Refusal` where there is none any more."""
        async with self._db.snapshot() as t:
            return await _challenge(t, challenge_id)

    @retried
    async def of_person(self, person: Person, game: str, most: int) -> list[Challenge]:
        """Return a person's challenges at a game, those that are not over first."""
        async with self._db.snapshot() as t:
            return [await _challenge(t, row["id"]) for row in await t.rows(LISTED, person.id, game, most)]

    @retried
    async def waiting_for(self, person: Person, now: datetime) -> list[Challenge]:
        """Return the challenges that a person has to answer or to play, those that end soonest first."""
        async with self._db.snapshot() as t:
            rows = await t.rows(WAITING, person.id, LOOKED_AT)
            found = [await _challenge(t, row["id"]) for row in rows]
        return [each for each in found if each.waits_for(person, now)]

    async def may_look_back(self, table_id: int, account: int) -> bool:
        """Return whether somebody may see a table because it was played in a challenge of theirs, which is over."""
        return await self._db.row(PARTNERS, table_id, account) is not None

    # What happens by itself

    async def due(self, now: datetime) -> list[int]:
        """Return the challenges whose time is over."""
        sql = f"SELECT id FROM events WHERE form = '{Form.CHALLENGE}' AND {OPEN} AND ends_at <= $1 ORDER BY ends_at"
        return [row["id"] for row in await self._db.rows(sql, now.isoformat())]

    async def unfinished(self, challenge_id: int) -> list[int]:
        """Return the tables at which deals of a challenge are played."""
        sql = "SELECT table_id FROM event_tries WHERE event = $1 AND ended_at IS NULL ORDER BY table_id"
        return [row["table_id"] for row in await self._db.rows(sql, challenge_id)]

    @retried
    async def end(self, challenge_id: int) -> None:
        """End a challenge whose time is over; one that nobody has accepted does not take place."""
        async with self._db.transaction() as t:
            stage = (await lock(t, challenge_id)).stage
            if stage is Stage.ASKED:
                await call_off(t, challenge_id)
            if stage is Stage.OPEN:
                await close_event(t, challenge_id)

    @retried
    async def notified(self, challenge: Challenge) -> list[int]:
        """Return the accounts of the two that may be notified now of how it ended, and note that they are."""
        sql = f"SELECT id FROM people WHERE id IN ($1, $2) AND user_id NOT IN ({BANNED_ACCOUNTS})"
        keys = [person.id for person in challenge.people]
        async with self._db.transaction() as t:
            here = {row["id"] for row in await t.rows(sql, *keys)}
            told = await note_told(t, [person for person in challenge.people if person.id in here], self._clock())
        return [each.user_id for each in challenge.people if each.user_id is not None and each.id in told]

    @retried
    async def forget(self, most: int) -> None:
        """Delete some of the challenges that were over long ago, with their cards."""
        before = (self._clock() - KEPT_FOR).isoformat()
        sql = f"""SELECT id FROM events WHERE form = '{Form.CHALLENGE}' AND {PAST} AND ends_at < $1
                  ORDER BY ends_at LIMIT $2"""
        async with self._db.transaction() as t:
            for row in await t.rows(sql, before, most):
                await _delete(t, row["id"])


# In the transaction of a table


class ChallengeRows(Rows):
    """The rows of challenges, in the transaction of a table."""

    async def lock(self, challenge_id: int) -> Challenge:
        """Return a challenge, which nobody else changes before the end of the transaction."""
        return await lock(self._t, challenge_id)

    async def begin(self, challenge: Challenge, side: int, deal: int, table_id: int) -> None:
        """Store at which table somebody plays a deal."""
        sql = "INSERT INTO event_tries (event, person, deal, table_id) VALUES ($1, $2, $3, $4)"
        await self._t.execute(sql, challenge.id, challenge.people[side].id, deal, table_id)

    async def end_if_played(self, challenge_id: int) -> None:
        """End a challenge of which both have played all deals."""
        challenge = await lock(self._t, challenge_id)
        if challenge.stage is Stage.OPEN and challenge.all_played:
            await close_event(self._t, challenge_id)


async def lock(t: Transaction, challenge_id: int) -> Challenge:
    """Return a challenge, which nobody else changes before the end of the transaction."""
    await t.execute("UPDATE events SET shown = shown WHERE id = $1", challenge_id)
    return await _challenge(t, challenge_id)


async def _lock(t: Transaction, person: Person) -> None:
    """Have two who ask at once, on two devices, come one after the other."""
    await t.execute("UPDATE people SET name = name WHERE id = $1", person.id)


async def _need_room(t: Transaction, person: Person) -> None:
    row = await t.row(COUNTED, person.id, await former_of(t, person))
    assert row is not None
    if row["number"] >= MOST_OPEN:
        raise Refusal("challenge-most", most=MOST_OPEN)


async def _challenge(t: Statements, challenge_id: int) -> Challenge:
    row = await t.row(f"SELECT * FROM events WHERE id = $1 AND form = '{Form.CHALLENGE}'", challenge_id)
    if row is None:
        raise Refusal("challenge-none")
    sql = """SELECT event_people.guild_id, event_people.channel_id, people.* FROM event_people
             JOIN people ON people.id = person WHERE event = $1 ORDER BY number"""
    first, second = await t.rows(sql, challenge_id)
    deals = await t.rows("SELECT seed FROM event_deals WHERE event = $1 ORDER BY deal", challenge_id)
    tries = await t.rows("SELECT * FROM event_tries WHERE event = $1", challenge_id)
    own, others = (
        {each["deal"]: try_of(each) for each in tries if each["person"] == person["id"]} for person in (first, second)
    )
    guild_id = first["guild_id"] or NOWHERE
    return Challenge(
        row["id"],
        row["kind"],
        guild_id,
        first["channel_id"] or NOWHERE,
        (person_of(first, guild_id), person_of(second, guild_id)),
        Stage(row["stage"]),
        datetime.fromisoformat(row["ends_at"]),
        tuple(bytes(each["seed"]) for each in deals),
        (own, others),
    )


async def _delete(t: Transaction, challenge_id: int) -> None:
    tables = await t.rows("SELECT table_id FROM event_tries WHERE event = $1", challenge_id)
    await delete_private(t, [row["table_id"] for row in tables])
    await delete(t, await going_with(t, "events", [challenge_id]))
