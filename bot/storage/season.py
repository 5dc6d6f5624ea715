"""Seasons in the database: their tables, made of the sums of their months, and those that are closed."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.model.evening import Evening
from bot.model.honour import TEN_DAYS
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.season import (
    WHOLE,
    Calendar,
    MonthOf,
    Score,
    Season,
    SeasonLine,
    SeasonTable,
    by_month,
    divisions_after,
    settled_month,
    table_of,
)
from bot.storage.database import Repository, Statements, Transaction, upsert
from bot.storage.guild import guild_of
from bot.storage.lines import people_of
from bot.storage.outbox import What, put
from bot.storage.person import person_of
from bot.storage.retry import retried
from bot.storage.streak_honour import streaks_in
from engine.games import GAMES

FIELDS: Final = frozenset(MonthOf._fields)
KINDS: Final = ", ".join(f"'{game}'" for game in GAMES)
FOR_SERIES, FOR_GAMES = (
    ", ".join(f"'{game}'" for game, kind in GAMES.items() if kind.ledger is series) for series in (True, False)
)
OF_MONTHS: Final = """WHERE guild_id = $1 AND kind IN ({}) AND period IN ({{0}}) AND computers = 0
    AND relation = 'alone' AND lines > 0 GROUP BY person, period"""
SERIES: Final = f"""SELECT person, period, sum(series_won) AS series_won,
    sum(series_won + series_drawn + series_lost) AS series FROM sums {OF_MONTHS.format(FOR_SERIES)}"""
PLAYED: Final = f"""SELECT person, period, sum(won) AS games_won, sum(won + drawn + lost) AS games
    FROM sums {OF_MONTHS.format(FOR_GAMES)}"""
"""Of games that are played in series the series count, of others the games."""
EVENINGS: Final = """SELECT person, period, share AS evening_share, tries AS evenings FROM shares
    WHERE guild_id = $1 AND kind = 'evening' AND period IN ({0})"""
DAYS: Final = f"""SELECT person, period, sum(share) AS daily_share FROM shares
    JOIN people ON people.id = person AND ranked = 1
    WHERE guild_id = $1 AND period IN ({{0}}) AND kind IN ({KINDS})
    GROUP BY person, period"""
PLACES: Final = """SELECT season_places.*, people.* FROM season_places JOIN people ON people.id = person
    WHERE guild_id = $1 AND season = $2"""
MARKS: Final = """SELECT feat, people.* FROM (SELECT feat, person, min(at) AS first FROM honours
    WHERE guild_id = $1 AND at >= $2 AND at < $3 GROUP BY feat, person) AS earned
    JOIN people ON people.id = person WHERE user_id IS NOT NULL ORDER BY first, person"""
# A server's row names the month up to which all seasons are closed, or a season that ended with it.
TO_CLOSE: Final = "SELECT id FROM guilds WHERE season < $1 AND removed_at IS NULL ORDER BY season, id LIMIT $2"
CLOSE: Final = "UPDATE guilds SET season = $2 WHERE id = $1 AND season = $3 RETURNING id"


class SeasonRepository(Repository):
    """The seasons of all servers."""

    @retried
    async def table(self, guild: Guild, season: Season, now: datetime) -> SeasonTable:
        """Return the table of a season: as it was closed, or as it stands now."""
        calendar = guild.settings.seasons
        async with self._db.snapshot() as t:
            closed = await _closed(t, guild.id, season)
            lines = closed or await _standing(t, guild.id, season, calendar)
        return SeasonTable(season, lines, calendar, now)

    async def to_close(self, now: datetime, most: int) -> list[int]:
        """Return some servers for which it was not looked yet whether a season has ended with the newest months."""
        return [row["id"] for row in await self._db.rows(TO_CLOSE, settled_month(now).key, most)]

    @retried
    async def close(self, guild_id: int, now: datetime) -> None:
        """Close the seasons of a server that are over, each with the divisions of the next; once, by many processes.

        A server that is new has none to close.
        """
        month = settled_month(now)
        async with self._db.transaction() as t:
            known = await t.row("SELECT * FROM guilds WHERE id = $1", guild_id)
            if known is None or await t.row(CLOSE, guild_id, month.key, known["season"]) is None or not known["season"]:
                return
            calendar = guild_of(known).settings.seasons
            for season in calendar.ended(Season.named(known["season"]).ends_at, month.ends_at):
                await _close(t, guild_id, season, calendar)

    async def marks(self, guild_id: int, season: Season) -> dict[str, list[Person]]:
        """Return the marks of honour that were earned in a season, each with whoever has, the first one first."""
        times = season.begins_at.isoformat(), season.ends_at.isoformat()
        marks: dict[str, list[Person]] = {}
        async with self._db.snapshot() as t:
            for row in await t.rows(MARKS, guild_id, *times):
                marks.setdefault(row["feat"], []).append(person_of(row, guild_id))
            if streaks := await streaks_in(t, guild_id, season):
                marks[TEN_DAYS] = streaks
        return marks


async def scores_of(t: Statements, guild_id: int, season: Season) -> dict[int, Score]:
    """Return the points of a season by person, as the sums of its months have them."""
    numbers = ", ".join(f"${number}" for number, _ in enumerate(season.months, start=2))
    months: dict[tuple[int, str], dict[str, int]] = {}
    for sql in (SERIES, PLAYED, EVENINGS, DAYS):
        for row in await t.rows(sql.format(numbers), guild_id, *season.months):
            done = months.setdefault((row["person"], row["period"]), {})
            done |= {name: int(row[name]) for name in FIELDS.intersection(row.keys())}
    return by_month((person, MonthOf(**done)) for (person, _), done in sorted(months.items()))


async def _standing(t: Statements, guild_id: int, season: Season, calendar: Calendar) -> list[SeasonLine]:
    """Return the lines of a season as it stands, with the divisions of the one before."""
    scores = await scores_of(t, guild_id, season)
    people = await people_of(t, guild_id, list(scores))
    # Whoever has deleted their data is in no table.
    scores = {key: score for key, score in scores.items() if people[key].user_id is not None}
    before = await t.rows(PLACES, guild_id, calendar.before(season).key)
    divisions = {row["person"]: row["next_division"] for row in before if row["next_division"]}
    return table_of(people, scores, divisions)


async def _close(t: Transaction, guild_id: int, season: Season, calendar: Calendar) -> None:
    """Keep the table of a season as it stands, unless nobody has points."""
    lines = await _standing(t, guild_id, season, calendar)
    if not lines:
        return
    later = divisions_after(lines)
    await put(t, What.SEASON, season.key, guild_id)
    rows = [
        (guild_id, season.key, line.person.id, line.division, *line.score, later.get(line.person.id, 0))
        for line in lines
    ]
    columns = "guild_id, season, person, division, series, games, evenings, days, next_division"
    await upsert(t, f"season_places ({columns})", rows, "DO NOTHING")


async def _closed(t: Statements, guild_id: int, season: Season) -> list[SeasonLine]:
    lines = [
        SeasonLine(
            person_of(row, guild_id), Score(row["series"], row["games"], row["evenings"], row["days"]), row["division"]
        )
        for row in await t.rows(PLACES, guild_id, season.key)
    ]
    return sorted(lines, key=lambda line: line.order)


async def count_evening(t: Transaction, evening: Evening) -> None:
    """Add what an evening that is over has brought people to the sums of the month in which it had to end."""
    sql = """INSERT INTO shares (kind, guild_id, period, person, share, tries) VALUES ('evening', $1, $2, $3, $4, 1)
             ON CONFLICT (period, kind, guild_id, person) DO UPDATE SET share = shares.share + excluded.share,
             tries = shares.tries + 1"""
    await t.execute_many(sql, [(evening.guild_id, *row) for row in shares_in(evening)])


def shares_in(evening: Evening) -> list[tuple[str, int, int]]:
    """Return the month of an evening, each person, and what it has brought them, in thousandths."""
    month = f"{evening.ends_at:%Y-%m}"
    return [(month, key, round(WHOLE * share)) for key, share in evening.shares_of_people.items()]
