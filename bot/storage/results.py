"""The standings and players of games without brčka, read from tallies, and what is offered while people type.

As many rows are read as are shown or looked at, however many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.model.names import words_of_name
from bot.model.person import Person
from bot.model.ratings import is_listed
from bot.model.sums import SumKey
from bot.model.tally import Ranked, ResultsContent, TalliedPlayer, Tally, TallyCount, TallyKey
from bot.storage.books import read_sums
from bot.storage.database import Repository, Row, Statement, Transaction
from bot.storage.ledger_pages import ALWAYS
from bot.storage.ledger_search import BEYOND, DIGITS, LOOKED_AT, NAMED, OFFERED, is_number, typed_words
from bot.storage.lines import people_of, rows_in
from bot.storage.moments import moment_at
from bot.storage.ratings import read_ratings
from bot.storage.retry import retried
from bot.storage.tally import played_in, read_tallies, stopped_at, tally_of
from engine.games import GAMES as KINDS

BEST: Final = """SELECT * FROM tallies
    WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND opponent = 0 AND lines > 0
    ORDER BY chips DESC, won DESC, lost, points DESC, person LIMIT $4"""
COUNTS: Final = "SELECT * FROM tally_counts WHERE guild_id = $1 AND kind = $2"
STOPPED: Final = """SELECT table_id FROM stopped_games WHERE guild_id = $1 AND kind = $2 AND computers = $3
    ORDER BY at DESC, table_id DESC LIMIT $4"""
OPEN_BOOKS: Final = """SELECT results_up_to AS up_to, (SELECT min(at) FROM results
    WHERE results.guild_id = books.guild_id) AS oldest,
    (SELECT max(at) FROM results WHERE results.guild_id = books.guild_id) AS newest
    FROM books WHERE guild_id = $1 AND results_up_to IS NOT NULL"""
OPPONENTS: Final = """SELECT * FROM tallies WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND person = $4
    AND opponent <> 0 AND lines > 0 ORDER BY lines DESC, opponent LIMIT $5"""
GAMES: Final = """SELECT DISTINCT game FROM results WHERE guild_id = $1 AND kind = $2 AND game BETWEEN $3 AND $4
    ORDER BY game DESC LIMIT $5"""
GAMES_OF_PLAYER: Final = """SELECT game FROM results WHERE person = $1 AND guild_id = $2 AND kind = $3
    ORDER BY game DESC LIMIT $4"""
CALLED: Final = """SELECT tallies.person
    FROM (SELECT DISTINCT person FROM name_words WHERE guild_id = $1 AND word >= $3 AND word <= $4) AS called
    JOIN tallies ON guild_id = $1 AND kind = $5 AND computers = 1 AND opponent = 0 AND tallies.person = called.person
    ORDER BY won + drawn + lost DESC, tallies.person LIMIT $2"""
"""The players of a game with a word of their names between two texts."""
SEATS: Final = "SELECT game, person FROM results WHERE game IN {} ORDER BY game, seat"
MOST_OPPONENTS: Final = 4
"""The most opponents on the page of a player."""
LAST_GAMES: Final = 3
LAST: Final = 2**62
"""A number after those of all games."""

Finished = tuple[int, Sequence[Person]]
"""The number of a finished game, and its players."""


class ResultsPages(Repository):
    """Reads the standings and players of games without brčka, and offers both their games and players."""

    @retried
    async def standings(
        self, guild_id: int, game: str, places: int, most_stopped: int, *, computers: bool = False
    ) -> ResultsContent:
        """Return the best players of a game and its newest stopped games, so many of each at most."""
        async with self._db.snapshot() as t:
            best, counts, stopped, books = await t.together(
                (BEST, guild_id, game, computers, places),
                (COUNTS, guild_id, game),
                (STOPPED, guild_id, game, computers, most_stopped),
                (OPEN_BOOKS, guild_id),
            )
            people = await people_of(t, [row["person"] for row in best])
            ratings = await read_ratings(t, guild_id, game, list(people))
            tables = [row["table_id"] for row in stopped]
            series = {each.table_id: each for _, each in await stopped_at(t, tables)}
        among_people, every = (_count(counts, of) for of in (False, True))
        return ResultsContent(
            [Ranked(people[row["person"]], tally_of(row), ratings[False].get(row["person"])) for row in best],
            every if computers else among_people,
            every.games - among_people.games,
            [series[table] for table in tables],
            _percent(books[0]) if books else None,
        )

    @retried
    async def player(self, guild_id: int, game: str, key: int, *, computers: bool = False) -> TalliedPlayer | None:
        """Return the page of a player; `None` where nobody like that has played the game on the server."""
        async with self._db.snapshot() as t:
            tallies = await read_tallies(t, guild_id, [TallyKey(game, of, key) for of in (False, True)])
            if TallyKey(game, True, key) not in tallies:
                return None
            person = (await people_of(t, [key]))[key]
            # A computer has only games with computers.
            computers = computers or person.level is not None
            among_people, every = (tallies.get(TallyKey(game, of, key), Tally()) for of in (False, True))
            rows = await t.rows(OPPONENTS, guild_id, game, computers, key, MOST_OPPONENTS + 1)
            opponents = await people_of(t, [row["opponent"] for row in rows[:MOST_OPPONENTS]])
            ratings = await read_ratings(t, guild_id, game, [key])
            counts, books = await t.together((COUNTS, guild_id, game), (OPEN_BOOKS, guild_id))
            last = [row["game"] for row in await t.rows(GAMES_OF_PLAYER, key, guild_id, game, LAST_GAMES)]
            games = [each for each in await played_in(t, last) if each.scores]
        played_with = _count(counts, True).games > _count(counts, False).games
        return TalliedPlayer(
            person,
            every if computers else among_people,
            ratings[False].get(key),
            ratings[True].get(key) if played_with and is_listed(person) else None,
            [(opponents[row["opponent"]], tally_of(row)) for row in rows[:MOST_OPPONENTS]],
            len(rows) > MOST_OPPONENTS,
            games[::-1],
            0 if computers else every.games - among_people.games,
            every.games > among_people.games,
            _percent(books[0]) if books else None,
        )

    @retried
    async def games_of(self, guild_id: int, key: int) -> list[str]:
        """Return the games in which a player has a page on the server, the one played most first."""
        ledger = SumKey(ALWAYS, True, key)
        async with self._db.snapshot() as t:
            sums = await read_sums(t, guild_id, [ledger])
            tallies = await read_tallies(t, guild_id, [TallyKey(game, True, key) for game in KINDS])
        played = {each.kind: tally.games for each, tally in tallies.items()}
        if ledger in sums:
            played |= {game: sums[ledger].games for game, kind in KINDS.items() if kind.ledger}
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
                keys = [row["person"] for row in await t.rows(BEST, guild_id, game, True, OFFERED)]
            people = await people_of(t, keys)
            tallies = await read_tallies(t, guild_id, [TallyKey(game, True, key) for key in keys])
        return [
            (people[key], tallies[TallyKey(game, True, key)].games)
            for key in keys
            if people[key].user_id is not None or people[key].level is not None
        ]

    @retried
    async def finished(self, guild_id: int, game: str, typed: str) -> list[Finished]:
        """Return the games that every typed word fits by number or player: that number first, then the newest."""
        async with self._db.snapshot() as t:
            numbers = await _numbers(t, guild_id, game, typed_words(typed))
            rows = await rows_in(t, SEATS, sorted(numbers))
            people = await people_of(t, {row["person"] for row in rows})
        seats: dict[int, list[Person]] = {}
        for row in rows:
            seats.setdefault(row["game"], []).append(people[row["person"]])
        return _fitting(typed_words(typed), [(number, seats[number]) for number in numbers])


def _count(rows: Sequence[Row], computers: bool) -> TallyCount:
    found = next((row for row in rows if bool(row["computers"]) == computers), None)
    if found is None:
        return TallyCount()
    return TallyCount(found["games"], found["players"], found["stopped"], found["cups"])


def _percent(books: Row) -> int:
    """Return how much of the time of an older database's games is added up."""
    if books["oldest"] is None:
        return 0
    oldest, newest = (datetime.fromisoformat(books[name]) for name in ("oldest", "newest"))
    up_to = moment_at(books["up_to"])
    if up_to < oldest:
        return 0
    return min(99, int(100 * ((up_to - oldest) / (newest - oldest)))) if newest > oldest else 99


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
