"""The pages of a ledger, read from its sums and its history: as many rows as a page shows, however many there are."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, NamedTuple

from bot.model.errors import Refusal
from bot.model.ledger import Entry, Played, SeriesPlayed, series_played
from bot.model.ledger_content import (
    MOST_COUNTED,
    HistoryContent,
    LedgerState,
    Line,
    OneSeriesContent,
    OpponentsContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
    UnderWay,
    Written,
)
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.ratings import is_listed
from bot.model.sums import ALWAYS, CORRECTED, PLAYED, SERIES, STOPPED, WRITTEN, Count, Scope, Sum, SumKey
from bot.model.table import Table
from bot.model.unit import Relation, unit_of
from bot.storage.books import counts_of, key_of, read_sums, sum_of
from bot.storage.database import Repository, Row, Transaction, marks
from bot.storage.honour import first_honours
from bot.storage.ledger_search import games_found, games_in, players_called
from bot.storage.lines import corrections_of, entries_in, entries_of, people_of, stopped_in
from bot.storage.moments import moment_at, since
from bot.storage.paging import Found, Listing, Place, newest, page_of, part_of_ranking, places_of
from bot.storage.ratings import rating_of, read_ratings
from bot.storage.retry import retried
from engine.games import GAMES

LAST_GAMES: Final = 4
RANK: Final = "series_won DESC, amount DESC, won DESC, lost, points DESC, person"
"""The order of the standings, the best first."""
RANKED: Final = (("series_won", ">"), ("amount", ">"), ("won", ">"), ("lost", "<"), ("points", ">"))
"""The columns of that order, and on which side the better ones are."""
BACKWARD: Final = "series_won, amount, won, lost DESC, points, person DESC"
BETTER: Final = [
    (
        [(column, at) for at, (column, _) in enumerate(RANKED[:number], start=5)],
        f"{RANKED[number][0]} {side} ${5 + number}",
    )
    for number, (_, side) in enumerate(RANKED)
]
"""How somebody stands before a line: by which columns equal, and by which one better, by the numbers of values."""
OF_PERIOD: Final = "guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4 AND lines > 0"
OWN: Final = f"{OF_PERIOD} AND person = $5 AND ($6 = 0 OR other = $6)"
"""The condition for the sums of a player with others, or with one of them."""
OWN_OF: Final = {
    Relation.PARTNER: (f"{OWN} AND relation = 'partner'", f"{RANK}, other"),
    Relation.OPPONENT: (f"{OWN} AND relation = 'opponent'", "lines DESC, other"),
}
"""The condition for a player's partners or opponents, and their order."""
LISTED: Final = {False: "relation = 'alone'", True: "relation = 'partner' AND person < other"}
"""The condition for players, or for pairs."""
COUNTS: Final = (
    "SELECT * FROM counts WHERE guild_id = $1 AND kind = $2 AND computers IN (0, 1) AND period IN ($3, 'all')"
)
# `+ 0` keeps SQLite from the other index, by which it would read the months of everybody.
POINTS_OF: Final = """SELECT at, mu, sigma, games FROM rating_points
    WHERE person = $1 AND guild_id + 0 = $2 AND kind = $3 ORDER BY at"""
OPEN_BOOKS: Final = """SELECT up_to, (SELECT min(at) FROM results WHERE results.guild_id = books.guild_id) AS oldest,
    (SELECT max(at) FROM results WHERE results.guild_id = books.guild_id) AS newest
    FROM books WHERE guild_id = $1 AND up_to IS NOT NULL"""


class LedgerPages(Repository):
    """Reads the pages of the ledgers of all servers."""

    @retried
    async def standings(
        self, guild_id: int, query: LedgerPage, now: datetime, size: int, reader: int = 0
    ) -> StandingsContent:
        """Return a page of the standings, of so many lines, and the reader's; a page beyond the last is the last.

        Of a player, it has the player's pairs; of a pair, that one.
        """
        of, pairs = _scope(query, now), query.topic is LedgerTopic.PAIRS
        async with self._db.snapshot() as t:
            counts, state = await _counts(t, guild_id, of)
            among_people, every = (counts.get(of._replace(computers=each), Count()) for each in (False, True))
            count, with_computers = counts.get(of, Count()), every.games - among_people.games
            number = count.pairs if pairs else count.players
            if query.player:
                number = await _number_of(t, guild_id, of, query)
                with_computers = await _with_computers(t, guild_id, of, query)
            page, pages = _page_of(query.page, number, size)
            first = (page - 1) * size
            if query.player:
                found = await _own(t, guild_id, of, query, first, size)
                earlier = await _own(t, guild_id, of, query, 0, first) if first else []
                before = sum(each.rank == found[0][1].rank for _, each in earlier)
            else:
                found = await _ranked(t, guild_id, of, pairs=pairs, first=first, number=number, size=size)
                before = await _equal_before(t, guild_id, of, found[0]) if first else 0
            places = places_of([each.rank for _, each in found], first, before)
            lines, named = await _lines(t, guild_id, found, state), await _people(t, guild_id, query)
            elsewhere = not (pairs or query.player or any(key.person == reader for key, _ in found))
            own = await _own_place(t, guild_id, SumKey(*of, reader), state) if reader and elsewhere else None
        return StandingsContent(state, named, lines, places, page, pages, with_computers, reader, own)

    @retried
    async def player(self, guild_id: int, query: LedgerPage, now: datetime) -> PlayerContent | None:
        """Return the page of a player; `None` where the ledger of the server names nobody like that."""
        async with self._db.snapshot() as t:
            own = await _own_sums(t, guild_id, query, now)
            if own is None:
                return None
            _, state = await _counts(t, guild_id, own.of)
            (line,) = await _lines(t, guild_id, [(SumKey(*own.of, own.person.id), own.sum)], state)
            listing = _listing(
                guild_id,
                LedgerPage(query.game, LedgerTopic.HISTORY, player=own.person.id),
                PLAYED[: 1 + own.of.computers],
            )
            listing = replace(listing, since=since(query.period, now))
            games = await newest(t, listing, LAST_GAMES)
            written = await _written(t, guild_id, query.game, games)
            honours = await first_honours(t, guild_id, query.game, own.person)
            curve = len(await _curve(t, guild_id, query.game, own.person, now)) > 1
        return PlayerContent(
            state=state,
            person=own.person,
            line=line,
            games=[each for each in written if isinstance(each, Played)],
            left_out=own.left_out,
            with_computers=own.with_computers,
            honours=honours,
            curve=curve,
        )

    @retried
    async def rating_curve(
        self, guild_id: int, game: str, key: int, now: datetime
    ) -> tuple[Person, list[tuple[datetime, int]]]:
        """Return a player, and the rating by all games at the beginning of each month that is kept, and now."""
        async with self._db.snapshot() as t:
            known = await _known(t, guild_id, game, [key])
            if key not in known:
                raise Refusal("player-unknown")
            return known[key], await _curve(t, guild_id, game, known[key], now)

    @retried
    async def opponents(self, guild_id: int, query: LedgerPage, now: datetime, size: int) -> OpponentsContent | None:
        """Return a page of a player's opponents, of so many lines; `None` for a player as in `player`."""
        async with self._db.snapshot() as t:
            own = await _own_sums(t, guild_id, query, now)
            if own is None:
                return None
            page, pages = _page_of(query.page, await _number_of(t, guild_id, own.of, query), size)
            found = await _own(t, guild_id, own.of, query, (page - 1) * size, size)
            people = await people_of(t, guild_id, [key.other for key, _ in found])
            _, state = await _counts(t, guild_id, own.of)
        lines = [Line((people[key.other],), added) for key, added in found]
        return OpponentsContent(state, own.person, lines, page, pages, own.left_out, own.with_computers)

    @retried
    async def history(self, guild_id: int, query: LedgerPage, now: datetime, size: int) -> HistoryContent:
        """Return a page of games, corrections and stopped games, of so many lines."""
        async with self._db.snapshot() as t:
            _, state = await _counts(t, guild_id, _scope(query, now))
            found = await _page(t, guild_id, query, WRITTEN, now, size)
            written = await _written(t, guild_id, query.game, found.places)
            people = await _people(t, guild_id, query)
        return HistoryContent(state, people, written, found.newer, found.older)

    @retried
    async def game(self, guild_id: int, game: str, game_id: int) -> Played | None:
        """Return a finished game; `None` where there is none."""
        async with self._db.snapshot() as t:
            return (await games_in(t, guild_id, game, [game_id])).get(game_id)

    # Series

    @retried
    async def series_list(
        self, guild_id: int, query: LedgerPage, now: datetime, under_way: UnderWay, running: Collection[int], size: int
    ) -> SeriesListContent:
        """Return a page of series without those at the tables `running`, of so many lines."""
        async with self._db.snapshot() as t:
            _, state = await _counts(t, guild_id, _scope(query, now))
            found = await _page(t, guild_id, query, SERIES, now, size, running)
            shown = [table.id for table in under_way.tables]
            played = await _series(t, guild_id, [*(each.number for each in found.places), *shown])
            people = await _people(t, guild_id, query)
        begun = frozenset(table for table in shown if table in played)
        series = [played[each.number] for each in found.places]
        return SeriesListContent(state, people, under_way, begun, series, found.newer, found.older)

    @retried
    async def one_series(self, guild_id: int, table_id: int, running: Table | None) -> OneSeriesContent:
        """Return a series game by game; `running` is its table while it goes on."""
        where = "results.guild_id = $1 AND results.table_id = $2"
        async with self._db.snapshot() as t:
            entries = await entries_of(t, guild_id, where, guild_id, table_id)
        return OneSeriesContent(table_id, series_played(entries) if entries else None, running)

    # Who and what there is

    @retried
    async def need_added_up(self, guild_id: int) -> None:
        """Raise `Refusal` where games of earlier versions are still being added up, so that nobody is told of none."""
        if await self._db.row("SELECT 1 FROM books WHERE guild_id = $1 AND up_to IS NOT NULL", guild_id) is not None:
            raise Refusal("ledger-not-yet")

    @retried
    async def here(self, guild_id: int, game: str, user_ids: Collection[int]) -> list[Person]:
        """Return those of these accounts whom the ledger of a server names in a game."""
        accounts = list(user_ids)
        async with self._db.snapshot() as t:
            found = await t.rows(f"SELECT id FROM people WHERE user_id IN {marks([accounts])}", *accounts)
            return list((await _known(t, guild_id, game, [row["id"] for row in found])).values())

    @retried
    async def games_of(self, guild_id: int, key: int) -> list[str]:
        """Return the games in which a player has a page on the server, the one played most first."""
        async with self._db.snapshot() as t:
            sums = await read_sums(t, guild_id, [SumKey(game, True, ALWAYS, key) for game in GAMES])
        played = {key.kind: added.games for key, added in sums.items()}
        return sorted(played, key=lambda game: -played[game])

    @retried
    async def players_called(self, guild_id: int, game: str, typed: str) -> list[tuple[Person, int]]:
        """Return the players who may be meant by what somebody has typed, and how many games each has."""
        async with self._db.snapshot() as t:
            return await players_called(t, guild_id, game, typed)

    @retried
    async def games_found(self, guild_id: int, game: str, typed: str) -> list[Played]:
        """Return the games that may be meant by what somebody has typed."""
        async with self._db.snapshot() as t:
            return await games_found(t, guild_id, game, typed)


def _scope(query: LedgerPage, now: datetime) -> Scope:
    return Scope(query.game, query.computers, query.period.key(now.astimezone(UTC)))


def _page_of(page: int, number: int, size: int) -> tuple[int, int]:
    """Return which page is shown of so many lines, and how many pages there are."""
    pages = max(1, (number + size - 1) // size)
    return min(max(page, 1), pages), pages


async def _counts(t: Transaction, guild_id: int, of: Scope) -> tuple[Mapping[Scope, Count], LedgerState]:
    """Return how much there is of a game in a period, and at all."""
    rows, books = await t.together((COUNTS, guild_id, of.kind, of.period), (OPEN_BOOKS, guild_id))
    counts = counts_of(rows)
    people, every = (counts.get(Scope(of.kind, each), Count()) for each in (False, True))
    listed, cups = every.players > 0 or every.stopped > 0, (every if of.computers else people).cups
    percent = _percent(books[0]) if books else None
    return counts, LedgerState(every.games, listed, every.games > people.games, cups, percent)


def _percent(books: Row) -> int:
    """Return how much of a ledger's time is added up."""
    if books["oldest"] is None:
        return 0
    oldest, newest = (datetime.fromisoformat(books[name]) for name in ("oldest", "newest"))
    up_to = max(moment_at(books["up_to"]), oldest)
    return min(99, int(100 * ((up_to - oldest) / (newest - oldest)))) if newest > oldest else 0


# Sums


class _Own(NamedTuple):
    """What there is of a player."""

    person: Person
    of: Scope
    """What is counted: of a computer, only games with computers."""
    sum: Sum
    left_out: int
    with_computers: bool


async def _own_sums(t: Transaction, guild_id: int, query: LedgerPage, now: datetime) -> _Own | None:
    """Return what there is of a player in a period and of all time; `None` where the ledger does not name them."""
    of = _scope(query, now)
    scopes = [Scope(of.kind, each, period) for period in (of.period, ALWAYS) for each in (False, True)]
    sums = await read_sums(t, guild_id, {SumKey(*each, query.player) for each in scopes})
    if SumKey(of.kind, True, ALWAYS, query.player) not in sums:
        return None
    person = (await people_of(t, guild_id, [query.player]))[query.player]
    of = of._replace(computers=of.computers or person.level is not None)
    people, every, people_ever, ever = (sums.get(SumKey(*each, person.id), Sum()) for each in scopes)
    counted = every if of.computers else people
    return _Own(person, of, counted, every.games - counted.games, ever.games > people_ever.games)


async def _ranked(
    t: Transaction, guild_id: int, of: Scope, *, pairs: bool, first: int, number: int, size: int
) -> list[tuple[SumKey, Sum]]:
    """Return a part of the standings, read from the end that is nearer."""
    from_end, size, after = part_of_ranking(first, number, size)
    order = (BACKWARD if from_end else RANK) + ((", other DESC" if from_end else ", other") if pairs else "")
    sql = f"SELECT * FROM sums WHERE {OF_PERIOD} AND {LISTED[pairs]} ORDER BY {order} LIMIT $5 OFFSET $6"
    rows = await t.rows(sql, guild_id, *of, size, after)
    found = [(key_of(row), sum_of(row)) for row in rows]
    return found[::-1] if from_end else found


async def _equal_before(t: Transaction, guild_id: int, of: Scope, line: tuple[SumKey, Sum]) -> int:
    """Return how many lines with the same results stand before one."""
    key, added = line
    sql = f"""SELECT count(*) AS number FROM sums WHERE {OF_PERIOD} AND {LISTED[key.other != 0]}
              AND series_won = $5 AND amount = $6 AND won = $7 AND lost = $8 AND points = $9
              AND (person, other) < ($10, $11)"""
    row = await t.row(sql, guild_id, *of, *added.rank, key.person, key.other)
    assert row is not None
    return int(row["number"])


async def _own_place(t: Transaction, guild_id: int, key: SumKey, state: LedgerState) -> tuple[int, Line] | None:
    """Return the place and the line of a player in the standings; `None` where there is none."""
    added = (await read_sums(t, guild_id, [key])).get(key, Sum())
    if not added.lines:
        return None
    listed = f"SELECT 1 AS one FROM sums WHERE {OF_PERIOD} AND {LISTED[False]}"
    # Each part is a stretch of the index by which players are ordered.
    better = " UNION ALL ".join(
        listed + "".join(f" AND {column} = ${at}" for column, at in equal) + f" AND {ahead}" for equal, ahead in BETTER
    )
    row = await t.row(
        f"SELECT count(*) AS number FROM ({better} LIMIT $10) AS better", guild_id, *key[:3], *added.rank, MOST_COUNTED
    )
    assert row is not None
    (line,) = await _lines(t, guild_id, [(key, added)], state)
    return 1 + int(row["number"]), line


async def _own(
    t: Transaction, guild_id: int, of: Scope, query: LedgerPage, first: int, size: int
) -> list[tuple[SumKey, Sum]]:
    """Return a part of a player's sums with partners, the best first, or with opponents; or the one with somebody."""
    where, order = OWN_OF[unit_of(of.kind).relation]
    sql = f"SELECT * FROM sums WHERE {where} ORDER BY {order} LIMIT $7 OFFSET $8"
    rows = await t.rows(sql, guild_id, *of, query.player, query.other, size, first)
    return [(key_of(row), sum_of(row)) for row in rows]


async def _number_of(t: Transaction, guild_id: int, of: Scope, query: LedgerPage) -> int:
    """Return how many partners or opponents a player has; with one of them, whether there is that one."""
    where, _ = OWN_OF[unit_of(of.kind).relation]
    row = await t.row(f"SELECT count(*) AS number FROM sums WHERE {where}", guild_id, *of, query.player, query.other)
    assert row is not None
    return int(row["number"])


async def _with_computers(t: Transaction, guild_id: int, of: Scope, query: LedgerPage) -> int:
    """Return how many games with computers a player or a pair has played."""
    relation = Relation.PARTNER if query.other else Relation.ALONE
    whose = query.player, relation, query.other
    keys = [SumKey(of.kind, each, of.period, *whose) for each in (False, True)]
    sums = await read_sums(t, guild_id, keys)
    people, every = (sums.get(key, Sum()).games for key in keys)
    return every - people


async def _lines(t: Transaction, guild_id: int, found: Sequence[tuple[SumKey, Sum]], state: LedgerState) -> list[Line]:
    """Return the lines of sums, with the ratings of players."""
    keys = sorted({each for key, _ in found for each in (key.person, key.other) if each})
    people = await people_of(t, guild_id, keys)
    alone = [key for key, _ in found if not key.other]
    ratings = await read_ratings(t, guild_id, alone[0].kind, [key.person for key in alone]) if alone else {}
    lines = []
    for key, added in found:
        named = tuple(people[each] for each in sorted((key.person, key.other)) if each)
        among_people, overall = (ratings[of].get(key.person) if not key.other else None for of in (False, True))
        shown = state.with_computers and is_listed(named[0])
        lines.append(Line(named, added, among_people, overall if shown else None))
    return lines


async def _people(t: Transaction, guild_id: int, query: LedgerPage) -> tuple[Person, ...]:
    """Return the people of a query whom the ledger knows."""
    known = await _known(t, guild_id, query.game, [key for key in (query.player, query.other) if key])
    return tuple(known[key] for key in (query.player, query.other) if key in known)


async def _known(t: Transaction, guild_id: int, game: str, keys: Sequence[int]) -> dict[int, Person]:
    """Return those of these people whom the ledger of a server names in a game."""
    known = await read_sums(t, guild_id, [SumKey(game, True, ALWAYS, key) for key in keys])
    return await people_of(t, guild_id, {key.person for key in known})


async def _curve(t: Transaction, guild_id: int, game: str, person: Person, now: datetime) -> list[tuple[datetime, int]]:
    """Return the rating of a person by all games from month to month; nothing where it is not to be shown."""
    if person.level is not None or not is_listed(person):
        return []
    rows = await t.rows(POINTS_OF, person.id, guild_id, game)
    newest = (await read_ratings(t, guild_id, game, [person.id]))[True].get(person.id)
    points = [(moment_at(row["at"]), rating_of(row).displayed) for row in rows]
    return [*points, (now, newest.displayed)] if newest is not None else []


# History


def _listing(guild_id: int, query: LedgerPage, kinds: Collection[str]) -> Listing:
    """Return the lines of a query of all time: those of everybody, of a player, or of two."""
    first, second = sorted((query.player, query.other)) if query.other else (query.player, 0)
    of = {"guild_id": guild_id, "kind": query.game, "person": first, "other": second}
    return Listing("history", of, "line", kinds, 0)


async def _page(
    t: Transaction,
    guild_id: int,
    query: LedgerPage,
    kinds: Collection[str],
    now: datetime,
    size: int,
    without: Collection[int] = (),
) -> Found:
    """Return a page of lines."""
    listing = replace(_listing(guild_id, query, kinds), since=since(query.period, now), without=without)
    return await page_of(t, listing, size, query.anchor, query.page)


async def _written(t: Transaction, guild_id: int, game: str, places: Sequence[Place]) -> list[Written]:
    """Return the lines at these places."""

    def numbers(kinds: Collection[str]) -> list[int]:
        return sorted(each.number for each in places if each.kind in kinds)

    games = await games_in(t, guild_id, game, numbers(PLAYED))
    corrected = numbers(CORRECTED)
    corrections = await corrections_of(t, guild_id, f"id IN {marks([corrected])}", *corrected) if corrected else []
    stopped = await stopped_in(t, guild_id, numbers(STOPPED))
    found: dict[tuple[str, int], Written] = {(line, number): each for number, each in games.items() for line in PLAYED}
    found |= {(line, each.table_id): each for each in stopped for line in STOPPED}
    found |= {(line, each.id): each for each in corrections for line in CORRECTED}
    return [found[each.kind, each.number] for each in places]


async def _series(t: Transaction, guild_id: int, tables: Sequence[int]) -> dict[int, SeriesPlayed]:
    """Return the series at these tables, where a game is finished."""
    by_table: dict[int, list[Entry]] = {}
    for entry in await entries_in(t, guild_id, "table_id", tables):
        by_table.setdefault(entry.table_id, []).append(entry)
    return {table: series_played(entries) for table, entries in by_table.items()}
