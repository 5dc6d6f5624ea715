"""A part of `check`: what evenings have brought people, and the tables of closed seasons, added up anew."""

from __future__ import annotations

from typing import Final

from bot.model.season import Season
from bot.storage.database import Transaction
from bot.storage.evening import evening_of
from bot.storage.season import PLACES, scores_of, shares_in

EVENINGS: Final = "SELECT * FROM events WHERE guild_id = $1 AND counted = 1 ORDER BY id"
SHARES: Final = """SELECT period, person, share, tries FROM shares
    JOIN people ON people.id = person WHERE kind = 'evening' AND guild_id = $1 AND user_id IS NOT NULL"""


async def seasons_wrong(t: Transaction, guild_id: int) -> list[str]:
    """Return each difference between what is kept of a server's seasons and what its evenings and sums say.

    Of a closed season the deals of the day cannot be added up any more.
    """
    wrong = await _shares_wrong(t, guild_id)
    for row in await t.rows("SELECT DISTINCT season FROM season_places WHERE guild_id = $1 ORDER BY season", guild_id):
        try:
            wrong += await _places_wrong(t, guild_id, Season.named(row["season"]))
        except ValueError:
            wrong.append(f"there is no season {row['season']}")
    return [f"server {guild_id}: {what}" for what in wrong]


async def _shares_wrong(t: Transaction, guild_id: int) -> list[str]:
    counted: dict[tuple[str, int], tuple[int, int]] = {}
    for row in await t.rows(EVENINGS, guild_id):
        for month, person, share in shares_in(await evening_of(t, row)):
            before = counted.get((month, person), (0, 0))
            counted[month, person] = before[0] + share, before[1] + 1
    kept = {(row["period"], row["person"]): (row["share"], row["tries"]) for row in await t.rows(SHARES, guild_id)}
    found = sorted(counted.keys() | kept.keys())
    return [
        f"what evenings of {month} have brought player {person} is wrong"
        for month, person in found
        if counted.get((month, person)) != kept.get((month, person))
    ]


async def _places_wrong(t: Transaction, guild_id: int, season: Season) -> list[str]:
    scores = await scores_of(t, guild_id, season)
    return [
        f"the points of player {row['person']} in season {season.key} are wrong"
        for row in await t.rows(PLACES, guild_id, season.key)
        if row["person"] in scores and (row["series"], row["games"]) != scores[row["person"]][:2]
    ]
