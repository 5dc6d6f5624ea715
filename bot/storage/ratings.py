"""The ratings of every game in the database, and how they stood when months began.

They are written in the transaction that writes the end of a game. The games stay the truth: all of this can be made
anew from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import permutations
from typing import Final

from bot.model.contest import Ended
from bot.model.ledger import Period
from bot.model.ratings import TRICKS_LEAST, WHOLE, Rating, Weight, rate, weight_of
from bot.model.seats import MISSED
from bot.model.table import ACROSS
from bot.storage.database import Row, Statements, Transaction, marks, portions, upsert
from bot.storage.lines import rows_in
from bot.storage.moments import micros_of, moment_at
from bot.storage.person import digest_of, lasting_secret

KEPT_POINTS: Final = 12
"""For how many months it is kept how the ratings of a game stood at their beginning."""
NEWEST_POINT: Final = "SELECT max(at) AS at FROM rating_points WHERE guild_id = $1 AND kind = $2"
KEEP_POINT: Final = """INSERT INTO rating_points SELECT guild_id, kind, $3, person, mu, sigma, games FROM ratings
    WHERE guild_id = $1 AND kind = $2 AND computers = 1"""
DROP_POINTS: Final = """DELETE FROM rating_points WHERE guild_id = $1 AND kind = $2 AND at < (SELECT min(at) FROM (
    SELECT DISTINCT at FROM rating_points WHERE guild_id = $1 AND kind = $2 ORDER BY at DESC LIMIT $3) AS newest)"""

COUNTS: Final = """SELECT count(*) AS cards, (SELECT count(*) FROM guests JOIN games ON games.table_id = guests.table_id
    WHERE games.id = $1 AND paired = 1) AS paired FROM moves WHERE game = $1 AND move LIKE 'play %'"""
"""How many cards were played in a game, and how many of its people had chosen their partner."""
ABSENT: Final = f"""SELECT players.seat, players.person FROM players JOIN games ON games.id = game
    JOIN seats ON seats.table_id = games.table_id AND seats.seat = players.seat
    WHERE game = $1 AND (seats.person <> players.person OR missed >= {MISSED})"""
"""Those who were dealt the cards of a game, and for whom a computer plays now."""
WEIGHTS: Final = """SELECT games.id, weight, absent, seat, person FROM games JOIN players ON game = games.id
    WHERE weight IS NOT NULL AND games.id IN {}"""
COMPANY: Final = "across/digests"
"""The name of the note that keeps the secret for digests of accounts that have played across servers."""

Known = dict[bool, dict[int, Rating]]
"""The ratings of a game by games among people, and (`True`) by all games."""


async def read_ratings(t: Transaction, guild_id: int, kind: str, people: Sequence[int]) -> Known:
    """Return the ratings of these people in a game."""
    found: Known = {False: {}, True: {}}
    for portion in portions(people):
        sql = f"""SELECT * FROM ratings WHERE computers IN (0, 1) AND guild_id = ${len(portion) + 1}
                  AND kind = ${len(portion) + 2} AND person IN {marks([portion])}"""
        for row in await t.rows(sql, *portion, guild_id, kind):
            found[bool(row["computers"])][row["person"]] = rating_of(row)
    return found


def rating_of(row: Row) -> Rating:
    """Return the rating in a row."""
    return Rating(row["mu"], row["sigma"], row["games"])


async def rate_games(t: Transaction, guild_id: int, ended: Iterable[Ended]) -> None:
    """Bring the ratings up to date by games that ended later than all others of their kind."""
    by_kind: dict[str, list[Ended]] = {}
    for each in ended:
        by_kind.setdefault(each.contest.kind, []).append(each)
    for kind, games in by_kind.items():
        await _rate(t, guild_id, kind, games)


async def _rate(t: Transaction, guild_id: int, kind: str, ended: Sequence[Ended]) -> None:
    """Rate games of one kind, and keep how the ratings by all games stood when a month began."""
    people = sorted({person.id for each in ended for person in each.contest.people})
    known, newest = await read_ratings(t, guild_id, kind, people), await t.row(NEWEST_POINT, guild_id, kind)
    month = _month(moment_at(newest["at"])) if newest is not None and newest["at"] is not None else ""
    for each in ended:
        weight = await _weight(t, guild_id, each)
        if (begun := _month(each.at)) != month:
            await write_ratings(t, guild_id, kind, known)
            await t.execute(KEEP_POINT, guild_id, kind, micros_of(each.at))
            await t.execute(DROP_POINTS, guild_id, kind, KEPT_POINTS)
            month = begun
        for computers in (True,) if each.with_computers else (False, True):
            rate(known[computers], each.contest, WHOLE if computers else weight)
    await write_ratings(t, guild_id, kind, known)


async def _weight(t: Transaction, guild_id: int, ended: Ended) -> Weight:
    """Note how much a game counts in the rating across servers, and who has met in it; all others count as a whole."""
    if guild_id != ACROSS or ended.with_computers:
        return WHOLE
    weight, people = 0.0, ended.contest.people
    played = await t.row(COUNTS, ended.number)
    assert played is not None
    enough = played["cards"] >= TRICKS_LEAST * len(people) and not played["paired"]
    if enough and all(each.user_id for each in people):
        weight = await _meet(t, ended)
    absent = {row["seat"]: row["person"] for row in await t.rows(ABSENT, ended.number)}
    seats = sum(1 << seat for seat in absent)
    await t.execute("UPDATE games SET weight = $2, absent = $3 WHERE id = $1", ended.number, weight, seats)
    return Weight(weight, frozenset(absent.values()))


async def _meet(t: Transaction, ended: Ended) -> float:
    """Note that the accounts of a game have met once more; return how much it counts by how often they had before."""
    kind, secret = ended.contest.kind, await lasting_secret(t, COMPANY)
    digests = [digest_of(secret, person) for person in ended.contest.people]
    met: dict[bytes, dict[bytes, int]] = {each: {} for each in digests}
    sql = f"SELECT * FROM rated_company WHERE kind = ${len(digests) + 1} AND digest IN {marks([digests])}"
    for row in await t.rows(sql, *digests, kind):
        met[bytes(row["digest"])][bytes(row["other"])] = row["games"]
    rows = [(one, kind, other, 1, ended.at.isoformat()) for one, other in permutations(digests, 2)]
    once_more = "(digest, kind, other) DO UPDATE SET games = rated_company.games + 1, at = excluded.at"
    await upsert(t, "rated_company (digest, kind, other, games, at)", rows, once_more)
    return weight_of(met)


async def weights_of(t: Statements, guild_id: int, ended: Iterable[Ended]) -> dict[int, Weight]:
    """Return how much those of these games count that do not count as a whole, by their numbers."""
    rows = await rows_in(t, WEIGHTS, [each.number for each in ended] if guild_id == ACROSS else [])
    absent: dict[int, set[int]] = {}
    for row in rows:
        absent.setdefault(row["id"], set()).update({row["person"]} if row["absent"] >> row["seat"] & 1 else ())
    return {row["id"]: Weight(row["weight"], frozenset(absent[row["id"]])) for row in rows}


def _month(at: datetime) -> str:
    return Period.MONTH.key(at.astimezone(UTC))


async def write_ratings(t: Transaction, guild_id: int, kind: str, known: Mapping[bool, Mapping[int, Rating]]) -> None:
    """Write ratings of a game."""
    rows = [
        (guild_id, kind, computers, person, rating.mu, rating.sigma, rating.games)
        for computers, rated in known.items()
        for person, rating in rated.items()
    ]
    conflict = """(guild_id, kind, computers, person)
        DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"""
    await upsert(t, "ratings (guild_id, kind, computers, person, mu, sigma, games)", rows, conflict)


async def rate_anew(t: Transaction, guild_id: int, kind: str, at: datetime) -> None:
    """Have the ratings of a game by all games reckoned again from a moment on, because a game then counts no longer."""
    sql = """INSERT INTO rate_anew (guild_id, kind, rate_from) VALUES ($1, $2, $3) ON CONFLICT (guild_id, kind)
             DO UPDATE SET rate_from = CASE WHEN rate_anew.rate_from < excluded.rate_from
             THEN rate_anew.rate_from ELSE excluded.rate_from END"""
    await t.execute(sql, guild_id, kind, micros_of(at))
