"""The pages of games without brčka, read from tallies and their history, and what is offered while people type.

As many rows are read as are shown or looked at, however many there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.model.actions import ResultsPage
from bot.model.names import words_of_name
from bot.model.person import Person
from bot.model.ratings import is_listed
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.model.sums import ALWAYS, PLAYED, STOPPED, WRITTEN, Count, Played, Scope, Sum, SumKey
from bot.model.tally import OpponentsContent, PlayedContent, Ranked, RankedContent, ResultsState, TalliedPlayer
from bot.storage.books import counts_of, read_sums, sum_of
from bot.storage.database import Repository, Row, Statement, Transaction
from bot.storage.honour import first_honours
from bot.storage.ledger_pages import OPEN_BOOKS, percent_of
from bot.storage.ledger_search import BEYOND, DIGITS, LOOKED_AT, NAMED, OFFERED, is_number, typed_words
from bot.storage.lines import people_of, played_in, rows_in, stopped_in, substituted_in
from bot.storage.moments import since
from bot.storage.paging import Listing, Place, newest, page_of, part_of_ranking, places_of
from bot.storage.ratings import read_ratings
from bot.storage.retry import retried
from engine.games import GAMES as KINDS

RANK: Final = "series_won DESC, amount DESC, won DESC, lost, points DESC, person"
"""The order of the standings, the best first."""
BACKWARD: Final = "series_won, amount, won, lost DESC, points, person DESC"
BEST: Final = """SELECT * FROM sums
    WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4 AND relation = 'alone' AND lines > 0
    ORDER BY {} LIMIT $5 OFFSET $6"""
EQUAL_BEFORE: Final = """SELECT count(*) AS number FROM sums
    WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4 AND relation = 'alone' AND lines > 0
    AND series_won = $5 AND amount = $6 AND won = $7 AND lost = $8 AND points = $9 AND person < $10"""
COUNTS: Final = """SELECT * FROM counts WHERE guild_id = $1 AND kind = $2 AND computers IN (0, 1)
    AND period IN ($3, 'all')"""
AGAINST: Final = """FROM sums WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4 AND person = $5
    AND relation = 'opponent' AND lines > 0"""
OPPONENTS: Final = f"SELECT * {AGAINST} ORDER BY lines DESC, other LIMIT $6 OFFSET $7"
NUMBER_OF_OPPONENTS: Final = f"SELECT count(*) AS number {AGAINST}"
GAMES: Final = """SELECT DISTINCT game FROM results WHERE guild_id = $1 AND kind = $2 AND game BETWEEN $3 AND $4
    ORDER BY game DESC LIMIT $5"""
GAMES_OF_PLAYER: Final = """SELECT game FROM results WHERE person = $1 AND guild_id = $2 AND kind = $3
    ORDER BY game DESC LIMIT $4"""
CALLED: Final = """SELECT sums.person
    FROM (SELECT DISTINCT person FROM name_words WHERE guild_id = $1 AND word >= $3 AND word <= $4) AS called
    JOIN sums ON guild_id = $1 AND kind = $5 AND computers = 1 AND period = 'all' AND relation = 'alone'
    AND sums.person = called.person
    ORDER BY won + drawn + lost DESC, sums.person LIMIT $2"""
"""The players of a game with a word of their names between two texts."""
SEATS: Final = "SELECT game, person FROM results WHERE game IN {} ORDER BY game, seat"
LAST: Final = 2**62
"""A number after those of all games."""

Finished = tuple[int, Sequence[Person]]
"""The number of a finished game, and its players."""


class ResultsPages(Repository):
    """Reads the pages of games without brčka, and offers both their games and players."""

    @retried
    async def standings(
        self, guild_id: int, query: ResultsPage, now: datetime, size: int, most_stopped: int
    ) -> RankedContent:
        """Return a page of so many players, and its newest stopped games; a page beyond the last is the last."""
        of = _scope(query, now)
        async with self._db.snapshot() as t:
            counts, state = await _counts(t, guild_id, of)
            count = counts.get(of, Count())
            page, pages = _page_of(query, count.players, size)
            first = (page - 1) * size
            backward, number, after = part_of_ranking(first, count.players, size)
            rows = await t.rows(BEST.format(BACKWARD if backward else RANK), guild_id, *of, number, after)
            ranked = rows[::-1] if backward else rows
            best = await _ranked(t, guild_id, ranked, of, state)
            keys = [sum_of(row).rank for row in ranked]
            before = await _equal_before(t, guild_id, of, keys[0], best[0].person) if first else 0
            listing = Listing(
                "history", _place(guild_id, of), "line", STOPPED[: 1 + of.computers], since(query.period, now)
            )
            stopped = await newest(t, listing, most_stopped) if page == 1 else []
            there = await stopped_in(t, guild_id, sorted(each.number for each in stopped))
            series = {each.table_id: each for each in there}
        among_people, every = (counts.get(of._replace(computers=each), Count()) for each in (False, True))
        return RankedContent(
            state,
            best,
            places_of(keys, first, before),
            count,
            every.games - among_people.games,
            [series[each.number] for each in stopped],
            page,
            pages,
        )

    @retried
    async def player(self, guild_id: int, query: ResultsPage, now: datetime) -> TalliedPlayer | None:
        """Return the page of a player; `None` where nobody like that has played the game on the server."""
        async with self._db.snapshot() as t:
            found = await _player(t, guild_id, query, now)
            if found is None:
                return None
            person, of, tallies = found
            ratings = await read_ratings(t, guild_id, of.kind, [person.id])
            counts, state = await _counts(t, guild_id, of)
            honours = await first_honours(t, guild_id, of.kind, person)
        overall = ratings[True].get(person.id)
        return TalliedPlayer(
            state,
            person,
            _tally(tallies, of, person),
            ratings[False].get(person.id),
            overall if _shows_overall(counts, of) and is_listed(person) else None,
            _left_out(tallies, of, person),
            _has_played_with_computers(tallies, of, person),
            honours,
        )

    @retried
    async def opponents(self, guild_id: int, query: ResultsPage, now: datetime, size: int) -> OpponentsContent | None:
        """Return a page of a player's opponents, of so many lines; `None` for a player as in `player`."""
        async with self._db.snapshot() as t:
            found = await _player(t, guild_id, query, now)
            if found is None:
                return None
            person, of, tallies = found
            whose = (guild_id, *of, person.id)
            counted = await t.row(NUMBER_OF_OPPONENTS, *whose)
            assert counted is not None
            page, pages = _page_of(query, counted["number"], size)
            rows = await t.rows(OPPONENTS, *whose, size, (page - 1) * size)
            people = await people_of(t, guild_id, [row["other"] for row in rows])
            _, state = await _counts(t, guild_id, of)
        return OpponentsContent(
            state,
            person,
            [(people[row["other"]], sum_of(row)) for row in rows],
            _left_out(tallies, of, person),
            _has_played_with_computers(tallies, of, person),
            page,
            pages,
        )

    @retried
    async def history(self, guild_id: int, query: ResultsPage, now: datetime, size: int) -> PlayedContent:
        """Return a page of finished and stopped games, of so many lines."""
        of = _scope(query, now)
        players = sorted((query.player, query.opponent)) if query.opponent else (query.player, 0)
        place = _place(guild_id, of, *players)
        async with self._db.snapshot() as t:
            _, state = await _counts(t, guild_id, of)
            listing = Listing("history", place, "line", WRITTEN, since(query.period, now))
            found = await page_of(t, listing, size, query.anchor)
            written = await _written(t, guild_id, found.places)
            substituted = await substituted_in(t, guild_id, [each.game for each in written if isinstance(each, Played)])
            named = [key for key in (query.player, query.opponent) if key]
            known = await read_sums(t, guild_id, [SumKey(of.kind, True, ALWAYS, key) for key in named])
            people = await people_of(t, guild_id, {key.person for key in known})
        shown = tuple(people[key] for key in named if key in people)
        return PlayedContent(state, shown, written, substituted, found.newer, found.older)

    @retried
    async def game(self, guild_id: int, game_id: int) -> tuple[Played | None, Sequence[Substituted]]:
        """Return a finished game, or `None` where it has no results, and who took over seats of it later."""
        async with self._db.snapshot() as t:
            played = await played_in(t, guild_id, [game_id])
            substituted = await substituted_in(t, guild_id, [game_id])
        return next((each for each in played if each.scores), None), substituted.get(game_id, [])

    @retried
    async def games_of(self, guild_id: int, key: int) -> list[str]:
        """Return the games in which a player has a page on the server, the one played most first."""
        async with self._db.snapshot() as t:
            sums = await read_sums(t, guild_id, [SumKey(game, True, ALWAYS, key) for game in KINDS])
        played = {each.kind: added.games for each, added in sums.items()}
        return sorted(played, key=lambda game: -played[game])

    @retried
    async def players_called(self, guild_id: int, game: str, typed: str) -> list[tuple[Person, int]]:
        """Return the players of a game with a word that begins so, and how many games each has, the best first."""
        async with self._db.snapshot() as t:
            words = typed_words(typed)
            if words:
                called = [await _called(t, guild_id, game, word) for word in words]
                keys = [key for key in called[0] if all(key in others for others in called)]
            else:
                keys = [
                    row["person"] for row in await t.rows(BEST.format(RANK), guild_id, *Scope(game, True), OFFERED, 0)
                ]
            people = await people_of(t, guild_id, keys)
            tallies = await read_sums(t, guild_id, [SumKey(game, True, ALWAYS, key) for key in keys])
        return [
            (people[key], tallies[SumKey(game, True, ALWAYS, key)].games)
            for key in keys
            if people[key].user_id is not None or people[key].level is not None
        ]

    @retried
    async def finished(self, guild_id: int, game: str, typed: str) -> list[Finished]:
        """Return the games that every typed word fits by number or player: that number first, then the newest."""
        async with self._db.snapshot() as t:
            numbers = await _numbers(t, guild_id, game, typed_words(typed))
            rows = await rows_in(t, SEATS, sorted(numbers))
            people = await people_of(t, guild_id, {row["person"] for row in rows})
        seats: dict[int, list[Person]] = {}
        for row in rows:
            seats.setdefault(row["game"], []).append(people[row["person"]])
        return _fitting(typed_words(typed), [(number, seats[number]) for number in numbers])


# Parts of pages


def _scope(query: ResultsPage, now: datetime) -> Scope:
    return Scope(query.game, query.computers, query.period.key(now.astimezone(UTC)))


def _place(guild_id: int, of: Scope, player: int = 0, opponent: int = 0) -> dict[str, object]:
    """Return what finds the lines of everybody, a player, or two opponents in the history."""
    return {"guild_id": guild_id, "kind": of.kind, "person": player, "other": opponent}


def _page_of(query: ResultsPage, number: int, size: int) -> tuple[int, int]:
    """Return which page is shown of so many lines, and how many pages there are."""
    pages = max(1, (number + size - 1) // size)
    return min(max(query.page, 1), pages), pages


async def _counts(t: Transaction, guild_id: int, of: Scope) -> tuple[Mapping[Scope, Count], ResultsState]:
    """Return how much there is of a game in a period, and at all."""
    rows, books = await t.together((COUNTS, guild_id, of.kind, of.period), (OPEN_BOOKS, guild_id))
    counts = counts_of(rows)
    every = counts.get(Scope(of.kind, True), Count())
    cups = counts.get(Scope(of.kind, of.computers), Count()).cups
    anything = every.players > 0 or every.stopped > 0
    return counts, ResultsState(anything, _shows_overall(counts, of), cups, percent_of(books[0]) if books else None)


def _shows_overall(counts: Mapping[Scope, Count], of: Scope) -> bool:
    """Return whether computers have ever played in a finished game, so that there is a rating with them."""
    people, every = (counts.get(Scope(of.kind, each), Count()) for each in (False, True))
    return every.games > people.games


async def _ranked(t: Transaction, guild_id: int, rows: Sequence[Row], of: Scope, state: ResultsState) -> list[Ranked]:
    """Return the players of these rows, with their ratings."""
    people = await people_of(t, guild_id, [row["person"] for row in rows])
    ratings = await read_ratings(t, guild_id, of.kind, list(people))
    listed = {key for key, person in people.items() if state.with_computers and is_listed(person)}
    return [
        Ranked(people[key], sum_of(row), ratings[False].get(key), ratings[True].get(key) if key in listed else None)
        for row in rows
        for key in (row["person"],)
    ]


async def _equal_before(t: Transaction, guild_id: int, of: Scope, key: Sequence[object], person: Person) -> int:
    """Return how many players with the same results stand before one."""
    row = await t.row(EQUAL_BEFORE, guild_id, *of, *key, person.id)
    assert row is not None
    return int(row["number"])


async def _player(
    t: Transaction, guild_id: int, query: ResultsPage, now: datetime
) -> tuple[Person, Scope, dict[SumKey, Sum]] | None:
    """Return a player, what is counted, and the tallies of the period and of all time; `None` where there is none."""
    of, key = _scope(query, now), query.player
    periods = {of.period, ALWAYS}
    keys = [SumKey(of.kind, computers, period, key) for period in periods for computers in (False, True)]
    tallies = await read_sums(t, guild_id, keys)
    if SumKey(of.kind, True, ALWAYS, key) not in tallies:
        return None
    person = (await people_of(t, guild_id, [key]))[key]
    # A computer has only games with computers.
    return person, of._replace(computers=of.computers or person.level is not None), tallies


def _tally(tallies: dict[SumKey, Sum], of: Scope, person: Person) -> Sum:
    return tallies.get(SumKey(*of, person.id), Sum())


def _left_out(tallies: dict[SumKey, Sum], of: Scope, person: Person) -> int:
    """Return how many games with computers are not counted."""
    return _tally(tallies, of._replace(computers=True), person).games - _tally(tallies, of, person).games


def _has_played_with_computers(tallies: dict[SumKey, Sum], of: Scope, person: Person) -> bool:
    """Return whether a person has ever played this kind of game with computers, in whatever period."""
    people, every = (_tally(tallies, Scope(of.kind, each), person).games for each in (False, True))
    return every > people


async def _written(t: Transaction, guild_id: int, places: Sequence[Place]) -> list[Played | StoppedSeries]:
    """Return the games at these places of the history."""
    games = await played_in(t, guild_id, sorted(each.number for each in places if each.kind in PLAYED))
    tables = sorted(each.number for each in places if each.kind not in PLAYED)
    stopped = {each.table_id: each for each in await stopped_in(t, guild_id, tables)}
    played = {each.game: each for each in games}
    return [played[each.number] if each.kind in PLAYED else stopped[each.number] for each in places]


# Choices that are offered while somebody types


async def _numbers(t: Transaction, guild_id: int, game: str, words: Sequence[str]) -> list[int]:
    """Return the numbers of games that may fit, in the order in which they are offered."""
    if not words:
        return [row["game"] for row in await t.rows(GAMES, guild_id, game, 0, LAST, OFFERED)]
    found: list[int] = []
    for word in filter(is_number, words):
        ranges = [(int(word) * 10**more, (int(word) + 1) * 10**more - 1) for more in range(DIGITS + 1 - len(word))]
        asked: list[Statement] = [(GAMES, guild_id, game, *between, OFFERED) for between in ranges]
        begun = {row["game"] for rows in await t.together(*asked) for row in rows}
        found += sorted(begun, key=lambda number: (number != int(word), -number))[:OFFERED]
    played = [await _newest(t, guild_id, game, word, len(words)) for word in words]
    both = sorted(set.intersection(*played), reverse=True)[:OFFERED]
    newest = sorted(set.union(*played), reverse=True)[: OFFERED if len(words) == 1 else LOOKED_AT]
    return list(dict.fromkeys([*found, *both, *newest]))


async def _newest(t: Transaction, guild_id: int, game: str, word: str, words: int) -> set[int]:
    """Return the newest games of each player with a word that begins so, more of them where more words are typed."""
    most = OFFERED if words == 1 else LOOKED_AT
    named = await _called(t, guild_id, game, word)
    asked: list[Statement] = [(GAMES_OF_PLAYER, player, guild_id, game, most) for player in named]
    return {row["game"] for rows in await t.together(*asked) for row in rows} if asked else set()


async def _called(t: Transaction, guild_id: int, game: str, word: str) -> list[int]:
    """Return the players with a word that begins so: those who bear exactly that name, then who has played most."""
    same, begun = (CALLED, guild_id, NAMED, word, word, game), (CALLED, guild_id, NAMED, word, word + BEYOND, game)
    found = [row["person"] for rows in await t.together(same, begun) for row in rows]
    return list(dict.fromkeys(found))[:NAMED]


def _fitting(words: Sequence[str], found: Sequence[Finished]) -> list[Finished]:
    """Return the first `OFFERED` of these finished games whose number or names begin with every word."""

    def fits(number: int, people: Sequence[Person]) -> bool:
        names = [name for person in people for name in words_of_name(person)]
        return all(str(number).startswith(word) or any(name.startswith(word) for name in names) for word in words)

    return [(number, people) for number, people in found if fits(number, people)][:OFFERED]
