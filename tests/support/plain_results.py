"""What the games without brčka add up to, by all rows that were ever written: what every page has to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.model.actions import ResultsPage
from bot.model.contest import Contest, contest_of
from bot.model.names import bare, folded
from bot.model.person import Person
from bot.model.ratings import Rating, given_up, is_listed, rated_after
from bot.model.stopped import StoppedSeries
from bot.model.sums import Count, Sum
from bot.model.tally import (
    Ranked,
    RankedContent,
    ResultsState,
    TalliedPlayer,
)
from bot.storage.person import person_of
from bot.storage.stopped import stopped_of
from bot.storage.storage import Storage
from bot.ui.results_standings import STOPPED
from engine.games import GAMES

WITH_COMPUTERS: Final = """SELECT game FROM tables JOIN games ON games.table_id = tables.id
    JOIN players ON game = games.id JOIN people ON people.id = person WHERE guild_id = $1 AND level IS NOT NULL
    UNION SELECT game FROM results JOIN people ON people.id = person
    WHERE guild_id = $1 AND level IS NOT NULL
    UNION SELECT game FROM chips JOIN people ON people.id IN (giver, taker) WHERE guild_id = $1 AND level IS NOT NULL
    UNION SELECT games.id FROM tables JOIN games ON games.table_id = tables.id
    JOIN seats ON seats.table_id = tables.id JOIN people ON people.id = person
    WHERE guild_id = $1 AND level IS NOT NULL AND games.id IN (SELECT game FROM chips)
    AND games.id NOT IN (SELECT game FROM results) AND games.id NOT IN (SELECT game FROM players)"""
"""The games of a server that a computer answers for, or at which one played if nobody knows who does."""


@dataclass(frozen=True)
class Result:
    """The result of one player in a finished game."""

    game_id: int
    person: Person
    won: bool | None
    points: int
    at: str


@dataclass(frozen=True)
class Chips:
    """The chips that people on a server have won and lost, and those in cups."""

    accounts: tuple[tuple[Person, int], ...]
    cups: int


async def results_of(
    store: Storage, guild_id: int, game: str, *, computers: bool = False, since: datetime | None = None
) -> list[Result]:
    """The results of all games since a moment, by game and seat."""
    sql = f"""SELECT game, at, won, points, people.* FROM results JOIN people ON people.id = person
              WHERE kind = $2 AND {_counted(computers, since)} ORDER BY game, seat"""
    rows = await store._db.rows(sql, guild_id, game)
    return [
        Result(
            row["game"],
            person_of(row, guild_id),
            None if row["won"] is None else bool(row["won"]),
            row["points"],
            row["at"],
        )
        for row in rows
    ]


async def chips_of(store: Storage, guild_id: int, *, computers: bool = False, since: datetime | None = None) -> Chips:
    """All accounts."""
    among = _counted(computers, since)
    sql = f"""SELECT people.*, chips FROM people JOIN (SELECT person, sum(moved) AS chips FROM (
              SELECT taker AS person, chips AS moved FROM chips WHERE {among}
              UNION ALL SELECT giver, -chips FROM chips WHERE {among}) AS moves
              WHERE person IS NOT NULL GROUP BY person) AS accounts ON accounts.person = people.id"""
    accounts = [(person_of(row, guild_id), int(row["chips"])) for row in await store._db.rows(sql, guild_id)]
    return Chips(tuple(accounts), -sum(chips for _, chips in accounts))


async def stopped_games(
    store: Storage, guild_id: int, game: str, *, computers: bool, since: datetime | None = None
) -> list[StoppedSeries]:
    """All stopped games, the newest first."""
    sql = """SELECT stopped.table_id, stopped.game, kind, stopped.points, stopped.at, people.*
             FROM stopped JOIN tables ON tables.id = stopped.table_id JOIN people ON people.id = stopped.person
             WHERE stopped.guild_id = $1 AND kind = $2 ORDER BY table_id, seat"""
    every = stopped_of(await store._db.rows(sql, guild_id, game), guild_id, {})
    every = [each for each in every if since is None or each.at >= since]
    counted = [each for each in every if computers or not each.with_computers]
    return sorted(counted, key=lambda each: (each.at, each.table_id), reverse=True)


def _counted(computers: bool, since: datetime | None = None) -> str:
    among = "guild_id = $1" if computers else f"guild_id = $1 AND game NOT IN ({WITH_COMPUTERS})"
    return among if since is None else f"{among} AND at >= '{since.isoformat()}'"


async def state_of(store: Storage, guild_id: int, query: ResultsPage) -> ResultsState:
    """What there is of a game at all."""
    every, people = [await results_of(store, guild_id, query.game, computers=each) for each in (True, False)]
    stopped = await stopped_games(store, guild_id, query.game, computers=True)
    chips = await chips_of(store, guild_id, computers=query.computers) if GAMES[query.game].chips else Chips((), 0)
    moved = await chips_of(store, guild_id, computers=True) if GAMES[query.game].chips else Chips((), 0)
    return ResultsState(bool(every or stopped or moved.accounts), len(every) > len(people), chips.cups)


async def standings(store: Storage, guild_id: int, query: ResultsPage, now: datetime, size: int) -> RankedContent:
    """A page of the standings of a game."""
    game, computers, since = query.game, query.computers, query.period.since(now)
    every = await results_of(store, guild_id, game, computers=True, since=since)
    among_people = await results_of(store, guild_id, game, since=since)
    played = every if computers else among_people
    chips = await chips_of(store, guild_id, computers=computers, since=since) if GAMES[game].chips else Chips((), 0)
    stopped = await stopped_games(store, guild_id, game, computers=computers, since=since)
    state = await state_of(store, guild_id, query)
    rated, overall = [await ratings_of(store, guild_id, game, computers=each) for each in (False, True)]
    tallies = [
        Ranked(
            person,
            tally,
            rated.get(person.id),
            overall.get(person.id) if state.with_computers and is_listed(person) else None,
        )
        for person, tally in tallies_of(played, chips)
    ]
    games = len({each.game_id for each in played})
    others = len({each.game_id for each in every} - {each.game_id for each in among_people})
    count = Count(games, len(tallies), 0, len(stopped), chips.cups)
    pages = max(1, -(-len(tallies) // size))
    page = min(query.page, pages)
    shown, told = tallies[(page - 1) * size : page * size], stopped[:STOPPED] if page == 1 else []
    keys = [(each.tally.amount, each.tally.won, each.tally.lost, each.tally.points) for each in tallies]
    places = [1 + keys.index(key) for key in keys][(page - 1) * size : page * size]
    return RankedContent(state, shown, places, count, others, told, page, pages)


def tallies_of(played: Sequence[Result], chips: Chips) -> list[tuple[Person, Sum]]:
    """The results of each player added up, the best first."""
    found: dict[int, tuple[Person, Sum]] = {}
    for result in played:
        _, tally = found.setdefault(result.person.id, (result.person, Sum()))
        tally.points += result.points
        tally.won += result.won is True
        tally.drawn += result.won is None
        tally.lost += result.won is False
    for person, account in chips.accounts:
        found.setdefault(person.id, (person, Sum()))[1].amount = account
    order = [(-each.amount, -each.won, each.lost, -each.points, person.id) for person, each in found.values()]
    return [each for _, each in sorted(zip(order, found.values(), strict=True), key=lambda pair: pair[0])]


async def ratings_of(store: Storage, guild_id: int, game: str, *, computers: bool) -> dict[int, Rating]:
    """Everybody's rating after all games, and after those that were stopped alone with computers, if they count."""
    found = await results_of(store, guild_id, game, computers=computers)
    ended: list[tuple[str, int, Contest]] = []
    for number, of_game in groupby(found, lambda each: each.game_id):
        seats = list(of_game)
        contest = contest_of(game, [each.person for each in seats], [each.won for each in seats])
        ended.append((seats[0].at, number, contest))
    for series in await stopped_games(store, guild_id, game, computers=True) if computers else ():
        if (contest := given_up(series)) is not None:
            ended.append((series.at.isoformat(), series.game_id, contest))
    return rated_after({}, (contest for *_, contest in sorted(ended, key=lambda each: each[:2])))


async def player(store: Storage, guild_id: int, query: ResultsPage, now: datetime, person: Person) -> TalliedPlayer:
    """The page of a player."""
    game, since = query.game, query.period.since(now)
    # A computer has only games with computers.
    computers = query.computers or person.level is not None
    scopes = {of: await results_of(store, guild_id, game, computers=of, since=since) for of in (False, True)}
    own = {of: [each for each in found if each.person.id == person.id] for of, found in scopes.items()}
    ever = [await results_of(store, guild_id, game, computers=of) for of in (False, True)]
    own_ever = [[each for each in found if each.person.id == person.id] for found in ever]
    chips = await chips_of(store, guild_id, computers=computers, since=since) if GAMES[game].chips else Chips((), 0)
    tally = dict(_by_person(tallies_of(scopes[computers], chips))).get(person.id, Sum())
    stopped = await stopped_games(store, guild_id, game, computers=computers, since=since)
    tally.stopped = len([each for each in stopped if person.id in {seat.id for seat in each.seats}])
    in_order = sorted(own[computers], key=lambda each: (each.at, each.game_id))
    runs = [(won, len(list(run))) for won, run in groupby(each.won for each in in_order)]
    tally.longest_won = max((length for won, length in runs if won), default=0)
    tally.longest_lost = max((length for won, length in runs if won is False), default=0)
    overall = (await ratings_of(store, guild_id, game, computers=True)).get(person.id)
    return TalliedPlayer(
        await state_of(store, guild_id, query),
        person,
        tally,
        (await ratings_of(store, guild_id, game, computers=False)).get(person.id),
        overall if len(ever[True]) > len(ever[False]) and is_listed(person) else None,
        left_out=0 if computers else len(own[True]) - len(own[False]),
        with_computers=len(own_ever[True]) > len(own_ever[False]),
        # These are tried by games with moves.
        honours=[],
    )


def _by_person(tallies: Sequence[tuple[Person, Sum]]) -> list[tuple[int, Sum]]:
    return [(person.id, tally) for person, tally in tallies]


async def opponents(
    store: Storage, guild_id: int, query: ResultsPage, now: datetime, person: Person
) -> list[tuple[Person, Sum]]:
    """All with whom a player has played, most often first: who won how many, and the chips between the two."""
    game, since, computers = query.game, query.period.since(now), query.computers or person.level is not None
    found = await results_of(store, guild_id, game, computers=computers, since=since)
    against: dict[int, tuple[Person, Sum]] = {}
    for _, of_game in groupby(found, lambda each: each.game_id):
        seats = {each.person.id: each for each in of_game}
        own = seats.pop(person.id, None)
        for key, other in seats.items() if own is not None else ():
            tally = against.setdefault(key, (other.person, Sum()))[1]
            tally.lines += 1
            tally.won += own.won is True
            tally.lost += other.won is True
            tally.drawn += own.won is None
    people = {row["id"]: person_of(row, guild_id) for row in await store._db.rows("SELECT * FROM people")}
    sql = f"SELECT * FROM chips WHERE {_counted(computers, since)} AND giver IS NOT NULL AND taker IS NOT NULL"
    for row in await store._db.rows(sql, guild_id) if GAMES[game].chips else ():
        if person.id in (row["giver"], row["taker"]):
            won = row["taker"] == person.id
            key = row["giver" if won else "taker"]
            tally = against.setdefault(key, (people[key], Sum()))[1]
            tally.lines += 1
            tally.amount += row["chips"] if won else -row["chips"]
    return sorted(against.values(), key=lambda each: (-each[1].lines, each[0].id))


async def history(store: Storage, guild_id: int, query: ResultsPage, now: datetime) -> list[tuple[str, int]]:
    """All that the history of a game lists, the newest first: of games the number, of stopped ones the table."""
    since, named = query.period.since(now), {each for each in (query.player, query.opponent) if each}
    lines: list[tuple[datetime, int, str, set[int]]] = []
    results = await results_of(store, guild_id, query.game, computers=True, since=since)
    for number, of_game in groupby(results, lambda each: each.game_id):
        seats = list(of_game)
        lines.append((datetime.fromisoformat(seats[0].at), number, "game", {each.person.id for each in seats}))
    for series in await stopped_games(store, guild_id, query.game, computers=True, since=since):
        lines.append((series.at, series.table_id, "stopped", {each.id for each in series.seats}))
    lines.sort(key=lambda each: each[:2], reverse=True)
    return [(what, number) for _, number, what, people in lines if named <= people]


async def finished(store: Storage, guild_id: int, game: str, typed: str) -> list[tuple[int, list[Person]]]:
    """All finished games with a number or a name for each typed word, the newest first."""
    games: dict[int, list[Person]] = {}
    for result in sorted(await results_of(store, guild_id, game, computers=True), key=lambda each: -each.game_id):
        games.setdefault(result.game_id, []).append(result.person)
    found = []
    for number, people in games.items():
        named = [person for person in people if person.user_id is not None or person.level is not None]
        known = [str(number), *(part for person in named for part in folded(bare(person.name)).split())]
        if all(any(each.startswith(word) for each in known) for word in folded(typed).split()):
            found.append((number, people))
    return found
