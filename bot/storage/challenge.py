"""Challenges in the database: who has challenged whom, what each has played, and which are due."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.challenge import (
    ANSWERED_WITHIN,
    KEPT_FOR,
    MOST_OPEN,
    PLAYED_WITHIN,
    Challenge,
    Play,
    Stage,
    all_played,
)
from bot.model.company import Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.following import BoutEnd
from bot.model.person import Person
from bot.storage.ban import BANNED_ACCOUNTS
from bot.storage.company import find_friends, need_few, note_told
from bot.storage.daily import delete_private
from bot.storage.database import Row, Rows, Statements, TimedRepository, Transaction
from bot.storage.deletion import delete, going_with
from bot.storage.interaction import count
from bot.storage.person import former_of, person_of, selves
from bot.storage.retry import retried

UNDER_WAY: Final = "stage IN ('asked', 'played')"
"""Beside a single stage as well: by these words a database finds the index of challenges that are not over."""
OPEN: Final = f"""SELECT count(*) AS number FROM (
    SELECT id FROM challenges WHERE challenger IN {selves("$1", "$2")} AND {UNDER_WAY}
    UNION ALL SELECT id FROM challenges WHERE challenged = $1 AND {UNDER_WAY} AND stage = 'played') AS counted"""
"""The challenges that a person has made and accepted, and that are not over."""
LISTED: Final = " UNION ALL ".join(
    f"""SELECT id, ends_at, 0 AS place FROM challenges WHERE {who} = $1 AND {UNDER_WAY} AND kind = $2
    UNION ALL SELECT * FROM (SELECT id, ends_at, 1 AS place FROM challenges
    WHERE {who} = $1 AND kind = $2 AND stage = 'over' ORDER BY ends_at DESC LIMIT $3) AS {who}_before"""
    for who in ("challenger", "challenged")
)
"""A person's challenges at a game that are not over, and the last ones that are."""
LOOKED_AT: Final = 30
"""At how many challenges of a person it is looked whether they wait."""
WAITING: Final = f"""SELECT id, ends_at FROM challenges WHERE challenger = $1 AND {UNDER_WAY} AND stage = 'played'
    UNION ALL SELECT id, ends_at FROM challenges WHERE challenged = $1 AND {UNDER_WAY}"""
"""The challenges that a person may have to answer, or to play."""
PARTNERS: Final = """SELECT 1 FROM challenge_plays JOIN challenges ON challenges.id = challenge
    JOIN people ON people.id IN (challenger, challenged)
    WHERE table_id = $1 AND user_id = $2 AND stage = 'over'"""
"""Whether an account belongs to a challenge that is over, in which the deal of a table was played."""


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
            sql = f"""SELECT id FROM challenges WHERE challenger = $1 AND {UNDER_WAY}
                      AND challenged = $2 AND stage = 'asked'"""
            if await t.row(sql, person.id, other.id) is not None:
                raise Refusal("challenge-asked-already", person=f"<@{friend.account}>")
            sql = """INSERT INTO challenges (kind, guild_id, channel_id, challenger, challenged, made_at, ends_at)
                     VALUES ($1, $2, $3, $4, $5, $6, $7)"""
            moments = now.isoformat(), (now + ANSWERED_WITHIN).isoformat()
            key = await t.insert(sql, game, *place, person.id, other.id, *moments)
            deals = [(key, deal, seed) for deal, seed in enumerate(seeds, start=1)]
            await t.execute_many("INSERT INTO challenge_deals (challenge, deal, seed) VALUES ($1, $2, $3)", deals)
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
            stage, ends_at = (Stage.PLAYED, now + PLAYED_WITHIN) if accept else (Stage.CLOSED, now)
            sql = "UPDATE challenges SET stage = $2, ends_at = $3 WHERE id = $1"
            await t.execute(sql, challenge_id, stage, ends_at.isoformat())
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
        sql = f"{LISTED} ORDER BY place, ends_at DESC, id LIMIT $3"
        async with self._db.snapshot() as t:
            return [await _challenge(t, row["id"]) for row in await t.rows(sql, person.id, game, most)]

    @retried
    async def waiting_for(self, person: Person, now: datetime) -> list[Challenge]:
        """Return the challenges that a person has to answer or to play, those that end soonest first."""
        async with self._db.snapshot() as t:
            rows = await t.rows(f"{WAITING} ORDER BY ends_at, id LIMIT $2", person.id, LOOKED_AT)
            found = [await _challenge(t, row["id"]) for row in rows]
        return [each for each in found if each.waits_for(person, now)]

    async def may_look_back(self, table_id: int, account: int) -> bool:
        """Return whether somebody may see a table because it was played in a challenge of theirs, which is over."""
        return await self._db.row(PARTNERS, table_id, account) is not None

    # What happens by itself

    async def due(self, now: datetime) -> list[int]:
        """Return the challenges whose time is over."""
        sql = f"SELECT id FROM challenges WHERE {UNDER_WAY} AND ends_at <= $1 ORDER BY ends_at"
        return [row["id"] for row in await self._db.rows(sql, now.isoformat())]

    async def unfinished(self, challenge_id: int) -> list[int]:
        """Return the tables at which deals of a challenge are played."""
        sql = "SELECT table_id FROM challenge_plays WHERE challenge = $1 AND points IS NULL ORDER BY table_id"
        return [row["table_id"] for row in await self._db.rows(sql, challenge_id)]

    @retried
    async def end(self, challenge_id: int) -> None:
        """End a challenge whose time is over; one that nobody has accepted is closed."""
        sql = f"""UPDATE challenges SET stage = CASE stage WHEN 'asked' THEN 'closed' ELSE 'over' END
                  WHERE id = $1 AND {UNDER_WAY}"""
        async with self._db.transaction() as t:
            await t.execute(sql, challenge_id)

    async def untold(self) -> list[int]:
        """Return the challenges that are over, and of which nobody was told."""
        rows = await self._db.rows("SELECT id FROM challenges WHERE stage = 'over' AND told = 0 ORDER BY id")
        return [row["id"] for row in rows]

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
    async def note_told(self, challenge_id: int) -> None:
        """Note that both were told that a challenge is over."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE challenges SET told = 1 WHERE id = $1", challenge_id)

    @retried
    async def forget(self, most: int) -> None:
        """Delete some of the challenges that were over long ago, with their cards."""
        before = (self._clock() - KEPT_FOR).isoformat()
        sql = "SELECT id FROM challenges WHERE stage IN ('over', 'closed') AND ends_at < $1 ORDER BY ends_at LIMIT $2"
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
        sql = "INSERT INTO challenge_plays (challenge, person, deal, table_id) VALUES ($1, $2, $3, $4)"
        await self._t.execute(sql, challenge.id, challenge.people[side].id, deal, table_id)

    async def keep(self, table_id: int, end: BoutEnd) -> None:
        """Store how a deal has ended; with the last one of both the challenge is over."""
        if await self._t.row(LOCK, end.challenge) is None:
            return
        sql = "UPDATE challenge_plays SET points = $2, left_off = $3 WHERE table_id = $1"
        await self._t.execute(sql, table_id, end.points, end.left_off)
        challenge = await _challenge(self._t, end.challenge)
        points = [play.points for plays in challenge.plays for play in plays.values()]
        if all_played(points, sum(each.user_id is not None for each in challenge.people)):
            sql = "UPDATE challenges SET stage = 'over' WHERE id = $1 AND stage = 'played'"
            await self._t.execute(sql, end.challenge)


LOCK: Final = "UPDATE challenges SET told = told WHERE id = $1 RETURNING id"


async def lock(t: Transaction, challenge_id: int) -> Challenge:
    """Return a challenge, which nobody else changes before the end of the transaction."""
    await t.row(LOCK, challenge_id)
    return await _challenge(t, challenge_id)


async def leave_challenges(t: Transaction, person: Person) -> None:
    """Close what a person whose data are deleted has not begun to play; of the rest the other plays on."""
    for column in ("challenger", "challenged"):
        await t.execute(f"UPDATE challenges SET stage = 'closed' WHERE {column} = $1 AND stage = 'asked'", person.id)


async def _lock(t: Transaction, person: Person) -> None:
    """Have two who ask at once, on two devices, come one after the other."""
    await t.execute("UPDATE people SET name = name WHERE id = $1", person.id)


async def _need_room(t: Transaction, person: Person) -> None:
    row = await t.row(OPEN, person.id, await former_of(t, person))
    assert row is not None
    if row["number"] >= MOST_OPEN:
        raise Refusal("challenge-most", most=MOST_OPEN)


async def _challenge(t: Statements, challenge_id: int) -> Challenge:
    row = await t.row("SELECT * FROM challenges WHERE id = $1", challenge_id)
    if row is None:
        raise Refusal("challenge-none")
    keys = row["challenger"], row["challenged"]
    found = await t.rows("SELECT * FROM people WHERE id IN ($1, $2)", *keys)
    people = {each["id"]: person_of(each, row["guild_id"]) for each in found}
    deals = await t.rows("SELECT seed FROM challenge_deals WHERE challenge = $1 ORDER BY deal", challenge_id)
    plays = await t.rows("SELECT * FROM challenge_plays WHERE challenge = $1", challenge_id)
    own, others = ({each["deal"]: _play(each) for each in plays if each["person"] == key} for key in keys)
    return Challenge(
        row["id"],
        row["kind"],
        row["guild_id"],
        row["channel_id"],
        (people[keys[0]], people[keys[1]]),
        Stage(row["stage"]),
        datetime.fromisoformat(row["ends_at"]),
        tuple(bytes(each["seed"]) for each in deals),
        (own, others),
    )


def _play(row: Row) -> Play:
    return Play(row["table_id"], row["points"], bool(row["left_off"]))


async def _delete(t: Transaction, challenge_id: int) -> None:
    tables = await t.rows("SELECT table_id FROM challenge_plays WHERE challenge = $1", challenge_id)
    await delete_private(t, [row["table_id"] for row in tables])
    await delete(t, await going_with(t, "challenges", [challenge_id]))
