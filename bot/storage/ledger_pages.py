"""The pages of a ledger, read from its sums and its history: as many rows as a page shows, however many there are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.errors import Refusal
from bot.model.ledger import Correction, Entry, SeriesFound, SeriesPlayed, series_played
from bot.model.ledger_content import (
    HistoryContent,
    LedgerState,
    Line,
    OneSeriesContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
    UnderWay,
    Written,
)
from bot.model.person import Person
from bot.model.ratings import is_listed
from bot.model.sums import ALWAYS, CORRECTED, PLAYED, SERIES, STOPPED, WRITTEN, Count, Scope, Sum, SumKey
from bot.model.table import Table
from bot.model.unit import Relation
from bot.storage.books import counts_of, key_of, read_sums, sum_of
from bot.storage.database import Repository, Row, Transaction, marks
from bot.storage.honour import first_honours
from bot.storage.ledger_search import games_found, players_called, series_found
from bot.storage.lines import corrections_of, entries_in, entries_of, people_of, stopped_in
from bot.storage.moments import moment_at, since
from bot.storage.paging import Found, Listing, Place, newest, page_of, part_of_ranking, places_of
from bot.storage.ratings import read_ratings
from bot.storage.retry import retried
from engine.games import USUAL

PARTNERS: Final = 5
"""The most partners on the page of a player."""
LAST_GAMES: Final = 4
LAST_CORRECTIONS: Final = 2
RANK: Final = "series_won DESC, amount DESC, won DESC, lost, points DESC, person"
"""The order of the standings, the best first."""
BACKWARD: Final = "series_won, amount, won, lost DESC, points, person DESC"
OF_PERIOD: Final = "guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4 AND lines > 0"
OWN_PAIRS: Final = f"{OF_PERIOD} AND relation = 'partner' AND person = $5 AND ($6 = 0 OR other = $6)"
"""The condition for the pairs of a player, or for the one with a partner."""
LISTED: Final = {False: "relation = 'alone'", True: "relation = 'partner' AND person < other"}
"""The condition for players, or for pairs."""
OPEN_BOOKS: Final = """SELECT up_to, (SELECT min(at) FROM results WHERE results.guild_id = books.guild_id) AS oldest,
    (SELECT max(at) FROM results WHERE results.guild_id = books.guild_id) AS newest
    FROM books WHERE guild_id = $1 AND up_to IS NOT NULL"""


class LedgerPages(Repository):
    """Reads the pages of the ledgers of all servers."""

    @retried
    async def standings(
        self, guild_id: int, query: LedgerPage, now: datetime, under_way: UnderWay, size: int
    ) -> StandingsContent:
        """Return a page of the standings, of so many lines; a page beyond the last is the last.

        Of a player, it has the player's pairs; of a pair, that one.
        """
        of = Scope(USUAL, query.computers, query.period.key(now.astimezone(UTC)))
        async with self._db.snapshot() as t:
            counts, state = await _counts(t, guild_id, of.period)
            if query.player:
                number = await _number_of_pairs(t, guild_id, of, query)
                left_out = await _left_out(t, guild_id, of, query)
            else:
                pairs, count = query.topic is LedgerTopic.PAIRS, counts.get(of, Count())
                number = count.pairs if pairs else count.players
                people, every = (counts.get(of._replace(computers=each), Count()) for each in (False, True))
                left_out = every.games - people.games
            pages = max(1, (number + size - 1) // size)
            page = min(max(query.page, 1), pages)
            first = (page - 1) * size
            if query.player:
                found = await _own_pairs(t, guild_id, of, query, first, size)
            else:
                found = await _ranked(t, guild_id, of, pairs=pairs, first=first, number=number, size=size)
            lines = await _lines(t, guild_id, found, state)
            named = await _people(t, guild_id, query)
            if not first:
                before = 0
            elif query.player:
                earlier = await _own_pairs(t, guild_id, of, query, 0, first)
                before = sum(each.rank == found[0][1].rank for _, each in earlier)
            else:
                before = await _equal_before(t, guild_id, of, found[0])
            places = places_of([each.rank for _, each in found], first, before)
        left_out = 0 if query.computers else left_out
        return StandingsContent(state, named, lines, places, page, pages, left_out, under_way)

    @retried
    async def player(self, guild_id: int, query: LedgerPage, now: datetime) -> PlayerContent | None:
        """Return the page of a player; `None` where the ledger of the server names nobody like that."""
        period = query.period.key(now.astimezone(UTC))
        keys = [SumKey(USUAL, of, each, query.player) for each in {period, ALWAYS} for of in (False, True)]
        async with self._db.snapshot() as t:
            sums = await read_sums(t, guild_id, keys)
            if SumKey(USUAL, True, ALWAYS, query.player) not in sums:
                return None
            person = (await people_of(t, guild_id, [query.player]))[query.player]
            # A computer has only games with computers.
            computers = query.computers or person.level is not None
            of = Scope(USUAL, computers, period)
            kept, every = (sums.get(SumKey(USUAL, each, period, person.id), Sum()) for each in (computers, True))
            _, state = await _counts(t, guild_id, period)
            pairs = await _own_pairs(t, guild_id, of, query, 0, PARTNERS)
            number = await _number_of_pairs(t, guild_id, of, query)
            (line,) = await _lines(t, guild_id, [(SumKey(*of, person.id), kept)], state)
            partners = await _lines(t, guild_id, pairs, state)
            own, begun = LedgerPage(LedgerTopic.HISTORY, player=person.id), since(query.period, now)
            played = _listing(guild_id, own, PLAYED if computers else PLAYED[:1], begun)
            games = await newest(t, played, LAST_GAMES)
            corrections = await newest(t, _listing(guild_id, own, CORRECTED, begun), LAST_CORRECTIONS)
            entries, corrected = await _entries(t, guild_id, games), await _corrections(t, guild_id, corrections)
            honours = await first_honours(t, guild_id, USUAL, person)
        ever = [sums.get(SumKey(USUAL, each, ALWAYS, person.id), Sum()).games for each in (False, True)]
        return PlayerContent(
            state=state,
            person=person,
            line=line,
            partners=partners,
            more_partners=number - len(partners),
            games=[entries[each.number] for each in games],
            corrections=[corrected[each.number] for each in corrections],
            left_out=every.games - kept.games,
            with_computers=ever[1] > ever[0],
            honours=honours,
        )

    @retried
    async def history(self, guild_id: int, query: LedgerPage, now: datetime, size: int) -> HistoryContent:
        """Return a page of games, corrections and stopped series, of so many lines."""
        async with self._db.snapshot() as t:
            _, state = await _counts(t, guild_id, ALWAYS)
            found = await _page(t, guild_id, query, WRITTEN, now, size)
            return HistoryContent(
                state,
                await _people(t, guild_id, query),
                await _written(t, guild_id, found.places),
                found.newer,
                found.older,
            )

    @retried
    async def series_list(
        self, guild_id: int, query: LedgerPage, now: datetime, under_way: UnderWay, running: Collection[int], size: int
    ) -> SeriesListContent:
        """Return a page of series without those at the tables `running`, of so many lines."""
        async with self._db.snapshot() as t:
            _, state = await _counts(t, guild_id, ALWAYS)
            found = await _page(t, guild_id, query, SERIES, now, size, running)
            shown = [table.id for table in under_way.tables]
            played = await _series(t, guild_id, [*(each.number for each in found.places), *shown])
            return SeriesListContent(
                state,
                await _people(t, guild_id, query),
                under_way,
                frozenset(table for table in shown if table in played),
                [played[each.number] for each in found.places],
                found.newer,
                found.older,
            )

    @retried
    async def one_series(self, guild_id: int, table_id: int, running: Table | None) -> OneSeriesContent:
        """Return a series game by game; `running` is its table while it goes on."""
        async with self._db.snapshot() as t:
            entries = await entries_of(
                t, guild_id, "results.guild_id = $1 AND results.table_id = $2", guild_id, table_id
            )
        return OneSeriesContent(table_id, series_played(entries) if entries else None, running)

    @retried
    async def need_added_up(self, guild_id: int) -> None:
        """Raise `Refusal` where games of earlier versions are still being added up, so that nobody is told of none."""
        if await self._db.row("SELECT 1 FROM books WHERE guild_id = $1 AND up_to IS NOT NULL", guild_id) is not None:
            raise Refusal("ledger-not-yet")

    @retried
    async def newest_series(self, guild_id: int) -> int | None:
        """Return the table with the newest game of a server; `None` where no game is finished."""
        async with self._db.snapshot() as t:
            found = await newest(t, _listing(guild_id, LedgerPage(LedgerTopic.SERIES), SERIES, 0), 1)
        return found[0].number if found else None

    @retried
    async def here(self, guild_id: int, user_ids: Collection[int]) -> list[Person]:
        """Return those of these accounts whom the ledger of a server names."""
        accounts = list(user_ids)
        async with self._db.snapshot() as t:
            found = await t.rows(f"SELECT id FROM people WHERE user_id IN {marks([accounts])}", *accounts)
            return list((await _known(t, guild_id, [row["id"] for row in found])).values())

    @retried
    async def players_called(self, guild_id: int, typed: str) -> list[tuple[Person, int]]:
        """Return the players who may be meant by what somebody has typed, and how many games each has."""
        async with self._db.snapshot() as t:
            return await players_called(t, guild_id, typed)

    @retried
    async def games_found(self, guild_id: int, typed: str) -> list[Entry]:
        """Return the games that may be meant by what somebody has typed."""
        async with self._db.snapshot() as t:
            return await games_found(t, guild_id, typed)

    @retried
    async def series_found(self, guild_id: int, typed: str) -> list[SeriesFound]:
        """Return the series that may be meant by what somebody has typed."""
        async with self._db.snapshot() as t:
            return await series_found(t, guild_id, typed)


async def _counts(t: Transaction, guild_id: int, period: str) -> tuple[Mapping[Scope, Count], LedgerState]:
    """Return how much there is in a period, and at all."""
    sql = "SELECT * FROM counts WHERE guild_id = $1 AND kind = $2 AND computers IN (0, 1) AND period IN ($3, 'all')"
    rows, books = await t.together((sql, guild_id, USUAL, period), (OPEN_BOOKS, guild_id))
    counts = counts_of(rows)
    people, every = (counts.get(Scope(USUAL, of), Count()) for of in (False, True))
    percent = percent_of(books[0]) if books else None
    return counts, LedgerState(every.games, every.players > 0, every.games > people.games, percent)


def percent_of(books: Row) -> int:
    """Return how much of a ledger's time is added up."""
    if books["oldest"] is None:
        return 0
    oldest, newest = (datetime.fromisoformat(books[name]) for name in ("oldest", "newest"))
    up_to = max(moment_at(books["up_to"]), oldest)
    return min(99, int(100 * ((up_to - oldest) / (newest - oldest)))) if newest > oldest else 0


# Standings


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


async def _own_pairs(
    t: Transaction, guild_id: int, of: Scope, query: LedgerPage, first: int, size: int
) -> list[tuple[SumKey, Sum]]:
    """Return a part of a player's pairs, the best first; with a partner, that pair alone."""
    sql = f"SELECT * FROM sums WHERE {OWN_PAIRS} ORDER BY {RANK}, other LIMIT $7 OFFSET $8"
    rows = await t.rows(sql, guild_id, *of, query.player, query.partner, size, first)
    return [(key_of(row), sum_of(row)) for row in rows]


async def _number_of_pairs(t: Transaction, guild_id: int, of: Scope, query: LedgerPage) -> int:
    """Return how many pairs a player has; with a partner, whether there is that one."""
    sql = f"SELECT count(*) AS number FROM sums WHERE {OWN_PAIRS}"
    row = await t.row(sql, guild_id, *of, query.player, query.partner)
    assert row is not None
    return int(row["number"])


async def _left_out(t: Transaction, guild_id: int, of: Scope, query: LedgerPage) -> int:
    """Return how many games with computers a player or a pair has played."""
    relation = Relation.PARTNER if query.partner else Relation.ALONE
    keys = [SumKey(USUAL, each, of.period, query.player, relation, query.partner) for each in (False, True)]
    sums = await read_sums(t, guild_id, keys)
    people, every = (sums.get(key, Sum()).games for key in keys)
    return every - people


async def _lines(t: Transaction, guild_id: int, found: Sequence[tuple[SumKey, Sum]], state: LedgerState) -> list[Line]:
    """Return the lines of sums, with the ratings of players."""
    keys = sorted({each for key, _ in found for each in (key.person, key.other) if each})
    people = await people_of(t, guild_id, keys)
    alone = [key.person for key, _ in found if not key.other]
    ratings = await read_ratings(t, guild_id, USUAL, alone)
    lines = []
    for key, added in found:
        named = tuple(people[each] for each in sorted((key.person, key.other)) if each)
        shown = state.with_computers and is_listed(named[0])
        rating = ratings[False].get(named[0].id) if len(named) == 1 else None
        overall = ratings[True].get(named[0].id) if len(named) == 1 and shown else None
        lines.append(Line(named, added, rating, overall))
    return lines


async def _people(t: Transaction, guild_id: int, query: LedgerPage) -> tuple[Person, ...]:
    """Return the people of a query whom the ledger knows."""
    known = await _known(t, guild_id, [key for key in (query.player, query.partner) if key])
    return tuple(known[key] for key in (query.player, query.partner) if key in known)


async def _known(t: Transaction, guild_id: int, keys: Sequence[int]) -> dict[int, Person]:
    """Return those of these people whom the ledger of a server names."""
    known = await read_sums(t, guild_id, [SumKey(USUAL, True, ALWAYS, key) for key in keys])
    return await people_of(t, guild_id, {key.person for key in known})


# History


def _listing(
    guild_id: int, query: LedgerPage, kinds: Collection[str], since: int, without: Collection[int] = ()
) -> Listing:
    """Return the lines of a query: those of everybody, of a player, or of a pair."""
    first, second = sorted((query.player, query.partner)) if query.partner else (query.player, 0)
    of = {"guild_id": guild_id, "kind": USUAL, "person": first, "other": second}
    return Listing("history", of, "line", kinds, since, without)


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
    listing = _listing(guild_id, query, kinds, since(query.period, now), without)
    return await page_of(t, listing, size, query.anchor, query.page)


async def _written(t: Transaction, guild_id: int, places: Sequence[Place]) -> list[Written]:
    """Return the lines at these places."""
    entries, corrections = await _entries(t, guild_id, places), await _corrections(t, guild_id, places)
    there = await stopped_in(t, guild_id, [each.number for each in places if each.kind in STOPPED])
    stopped: dict[int, Written] = {series.table_id: series for series in there}
    lines: dict[str, dict[int, Written]] = {**dict.fromkeys(STOPPED, stopped), "correction": {**corrections}}
    return [lines.get(each.kind, {**entries})[each.number] for each in places]


async def _entries(t: Transaction, guild_id: int, places: Iterable[Place]) -> dict[int, Entry]:
    entries = await entries_in(t, guild_id, "game", [each.number for each in places if each.kind in PLAYED])
    return {entry.game_id: entry for entry in entries}


async def _corrections(t: Transaction, guild_id: int, places: Iterable[Place]) -> dict[int, Correction]:
    numbers = [each.number for each in places if each.kind in CORRECTED]
    found = await corrections_of(t, guild_id, f"id IN {marks([numbers])}", *numbers) if numbers else []
    return {correction.id: correction for correction in found}


async def _series(t: Transaction, guild_id: int, tables: Sequence[int]) -> dict[int, SeriesPlayed]:
    """Return the series at these tables, where a game is finished."""
    by_table: dict[int, list[Entry]] = {}
    for entry in await entries_in(t, guild_id, "table_id", tables):
        by_table.setdefault(entry.table_id, []).append(entry)
    return {table: series_played(entries) for table, entries in by_table.items()}
