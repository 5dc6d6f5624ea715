"""People and computers in the database: their names and their settings."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime

from bot.cards import Deck
from bot.i18n.texts import DEFAULT
from bot.model.chance import Chance
from bot.model.delivery import Delivery
from bot.model.person import Person
from bot.model.roster import COMPUTERS
from bot.storage.database import Row, TimedRepository, Transaction
from bot.storage.interaction import count
from bot.storage.name_words import rename
from bot.storage.patience import beside
from bot.storage.retry import retried
from engine.players import Level


class PeopleRepository(TimedRepository):
    """The people and the computers."""

    @retried
    async def register_person(self, user_id: int, name: str, locale: str = DEFAULT) -> Person:
        """Store the name and language of a Discord account as they are now, and the month; return its person."""
        row = await self._db.row("SELECT * FROM people WHERE user_id = $1", user_id)
        month = month_of(self._clock())
        if row is not None and (row["name"], row["locale"], row["used_in"]) == (name, locale, month):
            return person_of(row)
        sql = """INSERT INTO people (user_id, name, locale, used_in) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)
                 DO UPDATE SET name = excluded.name, locale = excluded.locale, used_in = excluded.used_in RETURNING *"""
        with beside():
            async with self._db.transaction() as t:
                person = person_of(await t.row(sql, user_id, name, locale, month))
                if row is not None and row["name"] != name:
                    await rename(t, person)
        return person

    async def find(self, user_id: int) -> Person | None:
        """Return the person of a Discord account; `None` where nothing is stored."""
        row = await self._db.row("SELECT * FROM people WHERE user_id = $1", user_id)
        return person_of(row) if row is not None else None

    @retried
    async def note_asking(self, user_id: int) -> Person | None:
        """Note the month in which an account last used the bot; return its person, or `None` for an unknown account."""
        row = await self._db.row("SELECT * FROM people WHERE user_id = $1", user_id)
        month = month_of(self._clock())
        if row is not None and row["used_in"] != month:
            with beside():
                await self._db.execute("UPDATE people SET used_in = $1 WHERE user_id = $2", month, user_id)
        return person_of(row) if row is not None else None

    @retried
    async def numbered(self, person_id: int) -> Person:
        """Return the person with this key."""
        return person_of(await self._db.row("SELECT * FROM people WHERE id = $1", person_id))

    async def computers(self, level: Level) -> list[Person]:
        """Return the computers of a level, twice as many as the largest table has seats; always in the same order."""
        sql = "SELECT * FROM people WHERE level = $1 ORDER BY id"
        rows = await self._db.rows(sql, level)
        if len(rows) < len(COMPUTERS[level]):
            named = [(name, str(level)) for name in COMPUTERS[level]]
            async with self._db.transaction() as t:
                await t.execute_many("INSERT INTO people (name, level) VALUES ($1, $2) ON CONFLICT DO NOTHING", named)
                rows = await t.rows(sql, level)
        return [person_of(row) for row in rows]

    @retried
    async def store_preferences(self, person: Person, delivery: Delivery | None = None) -> None:
        """Store the settings of a person."""
        sql = """UPDATE people SET own_cuts = $1, forced_cards = $2, language = $3, deck = $4, letters = $5, pings = $6,
                 ranked = $7, named = $8, for_research = $9 WHERE id = $10"""
        shown = str(person.deck), person.letters, person.pings, person.ranked, person.named
        async with self._db.transaction() as t:
            await count(t, delivery)
            plays = person.own_cuts, person.forced_cards, person.language
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


async def lasting_digest(t: Transaction, person: Person, note: str) -> bytes:
    """Return a digest of an account, by the secret of a note, which is made when it is first needed."""
    await t.execute("INSERT INTO notes VALUES ($1, $2) ON CONFLICT DO NOTHING", note, Chance().seed().hex())
    row = await t.row("SELECT value FROM notes WHERE name = $1", note)
    assert row is not None
    return digest_of(bytes.fromhex(row["value"]), person)


def person_of(row: Row | None) -> Person:
    """Return the person of a row."""
    assert row is not None
    return Person(
        row["id"],
        row["user_id"],
        row["name"],
        bool(row["own_cuts"]),
        bool(row["forced_cards"]),
        level=Level(row["level"]) if row["level"] is not None else None,
        language=row["language"],
        locale=row["locale"],
        deck=Deck(row["deck"]),
        letters=bool(row["letters"]),
        pings=bool(row["pings"]),
        ranked=bool(row["ranked"]),
        named=bool(row["named"]),
        for_research=bool(row["for_research"]),
    )
