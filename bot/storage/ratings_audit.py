"""A part of `check`: the ratings of a game reckoned anew from all its games, and compared with those that are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.model.contest import Ended
from bot.model.ratings import WHOLE, Rating, rate
from bot.storage.database import Row, Transaction
from bot.storage.moments import micros_of, moment_at
from bot.storage.ratings import Known, rating_of, weights_of

POINTS: Final = "SELECT DISTINCT at FROM rating_points WHERE guild_id = $1 AND kind = $2 ORDER BY at"
"""The moments for which the ratings of a game are kept as they stood before."""
CLOSE: Final = 1e-6
"""By how much a rating may differ that another version of the library has reckoned."""
SCOPES: Final[Mapping[bool, str]] = {False: "among people", True: "with computers"}
"""What is said of a rating or sum: whether games with computers count."""


@dataclass(slots=True)
class RatedAnew:
    """The ratings of a game on a server by the games that were read so far."""

    guild_id: int
    kind: str
    changing: bool
    """Whether the ratings by all games are to be reckoned again, so that those kept are not compared."""
    ratings: Known = field(default_factory=lambda: {False: {}, True: {}})
    points: list[int] = field(default_factory=list)
    """The moments, oldest first, for which ratings are kept, and up to which not all games are read."""
    stood: dict[int, dict[int, Rating]] = field(default_factory=dict)
    """The ratings as they stood before those of these moments that have come since one last looked."""

    async def add(self, t: Transaction, ended: Sequence[Ended]) -> None:
        """Rate games that ended later than all others."""
        weights = await weights_of(t, self.guild_id, ended)
        for each in ended:
            self.come_to(micros_of(each.at))
            for computers in (True,) if each.with_computers else (False, True):
                rate(self.ratings[computers], each.contest, WHOLE if computers else weights.get(each.number, WHOLE))

    def come_to(self, at: int | None) -> None:
        """Note how ratings stood before each moment up to this one, or up to the end."""
        while self.points and (at is None or self.points[0] <= at):
            self.stood[self.points.pop(0)] = dict(self.ratings[True])

    async def points_wrong(self, t: Transaction) -> list[str]:
        """Return what is wrong in the ratings that are kept as they stood before the moments that have come."""
        wrong = []
        while self.stood:
            at, stood = self.stood.popitem()
            sql = "SELECT * FROM rating_points WHERE guild_id = $1 AND kind = $2 AND at = $3"
            rows = await t.rows(sql, self.guild_id, self.kind, at)
            wrong += self._unlike(rows, stood, f"before {moment_at(at):%Y-%m-%d %H:%M}")
        return wrong

    async def all_wrong(self, t: Transaction) -> list[str]:
        """Return what is wrong in the ratings, when all games are read."""
        self.come_to(None)
        wrong = await self.points_wrong(t)
        for computers, rated in self.ratings.items():
            if not (computers and self.changing):
                sql = "SELECT * FROM ratings WHERE guild_id = $1 AND kind = $2 AND computers = $3"
                rows = await t.rows(sql, self.guild_id, self.kind, computers)
                wrong += self._unlike(rows, rated, SCOPES[computers])
        return wrong

    def _unlike(self, rows: Sequence[Row], rated: dict[int, Rating], which: str) -> list[str]:
        """Return which ratings in these rows differ from what they should be."""
        kept, wrong = {row["person"]: rating_of(row) for row in rows}, []
        for person in sorted({*kept, *rated}):
            here, there = kept.get(person), rated.get(person)
            same = here is not None and there is not None and here.games == there.games
            if not (same and here and there and abs(here.mu - there.mu) + abs(here.sigma - there.sigma) < CLOSE):
                wrong.append(f"the rating of player {person} in {self.kind}, {which}, is {here} and should be {there}")
        return wrong


async def rated_anew(t: Transaction, guild_id: int, kind: str) -> RatedAnew:
    """Return the ratings of a game on a server before its first game."""
    changing = await t.row("SELECT 1 FROM rate_anew WHERE guild_id = $1 AND kind = $2", guild_id, kind) is not None
    moments = [] if changing else await t.rows(POINTS, guild_id, kind)
    return RatedAnew(guild_id, kind, changing, points=[row["at"] for row in moments])
