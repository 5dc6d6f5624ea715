"""Insights in the database: what the judged deals of each person add up to, by month, and games that show a habit."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.model.insight import EXAMPLES, Example, Insights, dearest_habits, first_month, month_of
from bot.model.person import Person
from bot.storage.database import Repository, Transaction, upsert
from bot.storage.own_mistake import HERE
from engine.insights import DealInsights, Habit, Sum, Sums

PLAYED: Final = """SELECT seat, person, kind, guild_id FROM players JOIN games ON games.id = game
    JOIN tables ON tables.id = table_id WHERE game = $1 AND origin IS NULL"""
"""The statement for who answers for a game; nobody for one that is played on from a moment of another."""
SUBSTITUTES: Final = "SELECT seat, ply, person FROM substitutes WHERE game = $1 ORDER BY ply"
PLAYED_AT: Final = "SELECT at FROM moves WHERE game = $1 AND ply = $2"
SUMS: Final = """SELECT month, aspect, CAST(SUM(number) AS BIGINT) AS number, SUM(points) AS points FROM insights
    WHERE person = $1 AND kind = $2 AND month >= $3 GROUP BY month, aspect ORDER BY month, aspect"""
SHOWING: Final = f"""SELECT table_id, number, deal, MAX(points) AS points FROM mistakes JOIN games ON games.id = game
    JOIN tables ON tables.id = table_id WHERE person = $1 AND mistakes.kind = $2 AND {HERE} AND habit = $4
    GROUP BY game, table_id, number, deal ORDER BY MAX(points) DESC, game DESC, deal LIMIT $5"""
"""The statement for deals that show a habit, in games that are over, of the server `$3` or in private."""
ADD: Final = """(guild_id, person, kind, month, aspect) DO UPDATE SET number = insights.number + excluded.number,
    points = insights.points + excluded.points"""


@dataclass(frozen=True, slots=True)
class Added:
    """What a deal adds to the sums of a person."""

    guild_id: int
    kind: str
    month: str
    sums: Sums


class InsightRepository(Repository):
    """The sums of people. They name no game, and so outlast those that they come from."""

    async def find(self, person: Person, kind: str, guild_id: int, now: datetime) -> Insights:
        """Return a person's insights of the last months, with examples from this server and from private games."""
        months: dict[str, dict[str, Sum]] = {}
        for row in await self._db.rows(SUMS, person.id, kind, first_month(now)):
            months.setdefault(row["month"], {})[row["aspect"]] = Sum(row["number"], row["points"])
        examples: dict[Habit, list[Example]] = {}
        for habit in dearest_habits(months):
            rows = await self._db.rows(SHOWING, person.id, kind, guild_id, habit, EXAMPLES)
            examples[habit] = [Example(row["table_id"], row["number"], row["deal"], row["points"]) for row in rows]
        return Insights(months, examples)


async def sums_of_deal(t: Transaction, game_id: int, first: int, last: int, found: DealInsights) -> dict[int, Added]:
    """Return what a deal adds to the sums of each person who has played all of it in the own seat.

    `first` and `last` are the numbers of the deal's first and last card among the moves of the game.
    """
    row = await t.row(PLAYED_AT, game_id, last)
    if row is None:
        return {}
    month, substituted = month_of(datetime.fromisoformat(row["at"])), await t.rows(SUBSTITUTES, game_id)
    added: dict[int, Added] = {}
    for seated in await t.rows(PLAYED, game_id):
        seat, person = seated["seat"], seated["person"]
        changes = [each for each in substituted if each["seat"] == seat and each["ply"] <= last]
        if seat in found.sums and not any(each["ply"] > first for each in changes):
            # Whoever sat there when the deal was played, and not who answers for the game.
            person = changes[-1]["person"] if changes else person
            added[person] = Added(seated["guild_id"], seated["kind"], month, found.sums[seat])
    return added


async def add_sums(t: Transaction, person: int, added: Added) -> None:
    """Add what a deal has brought to the sums of a person."""
    key = (added.guild_id, person, added.kind, added.month)
    rows = [(*key, aspect, each.number, each.points) for aspect, each in sorted(added.sums.items())]
    await upsert(t, "insights (guild_id, person, kind, month, aspect, number, points)", rows, ADD)
