"""Marks of honour for deals of the day in a row: written with the tenth, and kept with the ten tries of each."""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.model.event import Form
from bot.model.honour import HONOURED_STREAK, StreakHonour
from bot.model.person import Person
from bot.model.season import Season
from bot.storage.database import Repository, Row, Statements, Transaction
from bot.storage.person import person_of

PLACES: Final = ", ".join(f"${place}" for place in range(3, 3 + HONOURED_STREAK))
OF_MARK: Final = f"""person = $1 AND later = 0 AND event IN (SELECT id FROM events
    WHERE form = '{Form.DAILY}' AND kind = $2 AND name IN ({PLACES}))"""
"""The condition for the tries on which a mark rests."""
FIRST: Final = "SELECT * FROM streak_honours WHERE person = $1 AND kind = $2 ORDER BY day LIMIT 1"
OWNER: Final = """SELECT people.* FROM streak_honours JOIN people ON people.id = person
    WHERE person = $1 AND kind = $2 AND day = $3 AND ranked = 1"""
EARNED: Final = """SELECT people.* FROM (SELECT person, min(day) AS first FROM streak_honours
    WHERE day >= $3 AND day < $4 AND person IN (SELECT person FROM season_places WHERE guild_id = $1 AND season = $2)
    GROUP BY person) AS earned JOIN people ON people.id = person
    WHERE user_id IS NOT NULL AND ranked = 1 ORDER BY first, person"""


class StreakHonourRepository(Repository):
    """The marks for deals of the day in a row."""

    async def owner(self, guild_id: int, mark: StreakHonour) -> Person | None:
        """Return who has earned a mark; `None` where nobody has, or who does not stand in the tables of the days."""
        row = await self._db.row(OWNER, *_key(mark))
        return person_of(row, guild_id) if row is not None else None


def mark_of(row: Row) -> StreakHonour:
    """Return the mark of a row."""
    return StreakHonour(row["person"], row["kind"], date.fromisoformat(row["day"]))


async def keep_streak_honour(t: Transaction, mark: StreakHonour) -> None:
    """Write a mark down, and keep the tries on which it rests."""
    await t.execute("INSERT INTO streak_honours (person, kind, day) VALUES ($1, $2, $3)", *_key(mark))
    await t.execute(f"UPDATE event_tries SET honoured = 1 WHERE {OF_MARK}", *_tries(mark))


async def first_streak(t: Statements, person: int, game: str) -> StreakHonour | None:
    """Return the first mark that a person has earned in a game."""
    row = await t.row(FIRST, person, game)
    return mark_of(row) if row is not None else None


async def streaks_in(t: Statements, guild_id: int, season: Season) -> list[Person]:
    """Return the people who stand in the table of a season and have earned a mark in it, the first one first."""
    days = season.begins_at.date().isoformat(), season.ends_at.date().isoformat()
    return [person_of(row, guild_id) for row in await t.rows(EARNED, guild_id, season.key, *days)]


def _key(mark: StreakHonour) -> tuple[int, str, str]:
    return mark.person, mark.game, mark.day.isoformat()


def _tries(mark: StreakHonour) -> tuple[int | str, ...]:
    return mark.person, mark.game, *(day.isoformat() for day in mark.days)
