"""People and computers in the database: their names and their settings."""

from __future__ import annotations

import hmac
import json
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.cards import Deck
from bot.i18n.texts import DEFAULT
from bot.model.chance import Chance
from bot.model.delivery import Delivery
from bot.model.person import Forced, Person
from bot.model.roster import COMPUTERS
from bot.model.table import NOWHERE
from bot.storage.database import Row, Statements, TimedRepository, Transaction
from bot.storage.fair_turns import beside
from bot.storage.interaction import count
from bot.storage.name_words import rename
from bot.storage.retry import retried
from engine.players import Level


class PeopleRepository(TimedRepository):
    """The people and the computers."""

    @retried
    async def register_person(
        self, user_id: int, name: str, locale: str = DEFAULT, guild_id: int = NOWHERE, nickname: str | None = None
    ) -> Person:
        """Store the name and language of a Discord account as they are now, and the month; return its person.

        `nickname` is its name on a server, where that is another one.
        """
        row = await self._db.row("SELECT * FROM people WHERE user_id = $1", user_id)
        month = month_of(self._clock())
        nicknames = with_nickname(row["nicknames"] if row is not None else "", guild_id, nickname)
        new = name, locale, month, nicknames
        if row is not None and new == (row["name"], row["locale"], row["used_in"], row["nicknames"]):
            return person_of(row, guild_id)
        sql = """INSERT INTO people (user_id, name, locale, used_in, nicknames) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, locale = excluded.locale,
                 used_in = excluded.used_in, nicknames = excluded.nicknames RETURNING *"""
        with beside():
            async with self._db.transaction() as t:
                stored = await t.row(sql, user_id, *new)
                assert stored is not None
                if row is not None and (row["name"], row["nicknames"]) != (name, nicknames):
                    await rename(t, stored["id"], partial(person_of, stored))
        return person_of(stored, guild_id)

    async def find(self, user_id: int, guild_id: int = NOWHERE) -> Person | None:
        """Return the person of a Discord account as a server names them; `None` where nothing is stored."""
        row = await self._db.row("SELECT * FROM people WHERE user_id = $1", user_id)
        return person_of(row, guild_id) if row is not None else None

    @retried
    async def note_asking(self, user_id: int) -> Person | None:
        """Note the month in which an account last used the bot; return its person, or `None` for an unknown account."""
        row = await self._db.row("SELECT * FROM people WHERE user_id = $1", user_id)
        month = month_of(self._clock())
        if row is not None and row["used_in"] != month:
            with beside():
                await self._db.execute("UPDATE people SET used_in = $1 WHERE user_id = $2", month, user_id)
        return person_of(row, NOWHERE) if row is not None else None

    @retried
    async def numbered(self, person_id: int) -> Person:
        """Return the person with this key, by the account's own name."""
        row = await self._db.row("SELECT * FROM people WHERE id = $1", person_id)
        assert row is not None
        return person_of(row, NOWHERE)

    async def computers(self, level: Level) -> list[Person]:
        """Return the computers of a level, twice as many as the largest table has seats; always in the same order."""
        sql = "SELECT * FROM people WHERE level = $1 ORDER BY id"
        rows = await self._db.rows(sql, level)
        if len(rows) < len(COMPUTERS[level]):
            named = [(name, str(level)) for name in COMPUTERS[level]]
            async with self._db.transaction() as t:
                await t.execute_many("INSERT INTO people (name, level) VALUES ($1, $2) ON CONFLICT DO NOTHING", named)
                rows = await t.rows(sql, level)
        return [person_of(row, NOWHERE) for row in rows]

    @retried
    async def forget_former(self) -> None:
        """Forget who was somebody whose data were deleted, where no limit hangs on it any more."""
        sql = "UPDATE people SET former = NULL, former_until = NULL WHERE former_until <= $1"
        await self._db.execute(sql, self._clock().isoformat())

    @retried
    async def store_preferences(self, person: Person, delivery: Delivery | None = None) -> None:
        """Store the settings of a person."""
        sql = """UPDATE people SET own_cuts = $1, forced_cards = $2, language = $3, deck = $4, letters = $5, pings = $6,
                 ranked = $7, named = $8, for_research = $9 WHERE id = $10"""
        shown = str(person.deck), person.letters, person.pings, person.ranked, person.named
        async with self._db.transaction() as t:
            await count(t, delivery)
            plays = person.own_cuts, int(person.forced), person.language
            await t.execute(sql, *plays, *shown, person.for_research, person.id)


def month_of(moment: datetime) -> str:
    """Return the month of a moment, by UTC, as it is stored.

    >>> month_of(datetime(2026, 5, 1, tzinfo=UTC))
    '2026-05'
    """
    return f"{moment.astimezone(UTC):%Y-%m}"


def digest_of(seed: bytes, person: Person) -> bytes:
    """Return what tells an account to whoever has both the account and a secret seed, and nobody else anything."""
    return hmac.digest(seed, str(person.user_id).encode(), "sha256")


FORMER: Final = "former/digests"
"""The name of the note that keeps the secret for digests of those whose data were deleted."""


def selves(person: str, former: str) -> str:
    """Return the SQL list of a person's key and of those that they had before their data were deleted.

    The names are those of the values: the key, and `former_of` the person.
    """
    return f"(SELECT id FROM people WHERE id = {person} OR former = {former})"


async def former_of(t: Transaction, person: Person) -> bytes:
    """Return the digest by which it is known that a person was here before; empty where nobody's data were deleted."""
    secret = await secret_of(t, FORMER)
    return digest_of(secret, person) if secret is not None else b""


async def keep_former(t: Transaction, person: Person, until: datetime) -> None:
    """Keep until then, beside what is left of a person, a digest of the account that it was."""
    digest = await lasting_digest(t, person, FORMER)
    await t.execute(
        "UPDATE people SET former = $2, former_until = $3 WHERE id = $1", person.id, digest, until.isoformat()
    )


async def lasting_digest(t: Transaction, person: Person, note: str) -> bytes:
    """Return a digest of an account, by the secret of a note, which is made when it is first needed."""
    return digest_of(await lasting_secret(t, note), person)


async def lasting_secret(t: Transaction, note: str) -> bytes:
    """Return the secret of a note, by which digests of accounts are made; it is made when it is first needed."""
    await t.execute("INSERT INTO notes VALUES ($1, $2) ON CONFLICT DO NOTHING", note, Chance().seed().hex())
    secret = await secret_of(t, note)
    assert secret is not None
    return secret


async def secret_of(t: Statements, note: str) -> bytes | None:
    """Return the secret of a note; `None` where it was never needed."""
    row = await t.row("SELECT value FROM notes WHERE name = $1", note)
    return bytes.fromhex(row["value"]) if row is not None else None


def with_nickname(nicknames: str, guild_id: int, nickname: str | None) -> str:
    """Return the names of an account on servers, as they are stored, after it has shown its name on one.

    >>> with_nickname('{"17": "Ančka"}', 18, "A."), with_nickname('{"17": "Ančka"}', 17, None)
    ('{"17": "Ančka", "18": "A."}', '')
    """
    if guild_id == NOWHERE:
        return nicknames
    names = {key: name for key, name in (json.loads(nicknames) if nicknames else {}).items() if key != str(guild_id)}
    if nickname is not None:
        names[str(guild_id)] = nickname
    return json.dumps(names, ensure_ascii=False) if names else ""


def person_of(row: Row, guild_id: int) -> Person:
    """Return the person of a row by the name on a server; `NOWHERE` asks for the account's own name."""
    own: str = row["name"]
    called = json.loads(row["nicknames"]).get(str(guild_id), own) if row["nicknames"] else own
    forced = Forced(row["forced_cards"])
    return Person(
        row["id"],
        row["user_id"],
        called,
        bool(row["own_cuts"]),
        Forced.AMONG_PEOPLE in forced,
        level=Level(row["level"]) if row["level"] is not None else None,
        language=row["language"],
        locale=row["locale"],
        deck=Deck(row["deck"]),
        letters=bool(row["letters"]),
        pings=bool(row["pings"]),
        ranked=bool(row["ranked"]),
        named=bool(row["named"]),
        for_research=bool(row["for_research"]),
        presses_forced=Forced.PRESSED_ALONE in forced,
    )
