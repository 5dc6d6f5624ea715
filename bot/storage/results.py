"""The standings of games without brčka, read from their tallies, and their games by what somebody has typed so far.

As many rows are read as are shown or looked at, however many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.model.names import words_of_name
from bot.model.person import Person
from bot.model.tally import ResultsContent, Tally, TallyCount
from bot.storage.database import Repository, Row, Statement, Transaction
from bot.storage.ledger_search import BEYOND, DIGITS, LOOKED_AT, NAMED, OFFERED, is_number, typed_words
from bot.storage.lines import people_of, rows_in
from bot.storage.retry import retried
from bot.storage.tally import TALLY_COLUMNS, stopped_at

BEST: Final = """SELECT * FROM tallies WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND lines > 0
    ORDER BY chips DESC, won DESC, lost, points DESC, person LIMIT $4"""
COUNTS: Final = "SELECT * FROM tally_counts WHERE guild_id = $1 AND kind = $2"
STOPPED: Final = """SELECT table_id FROM stopped_games WHERE guild_id = $1 AND kind = $2 AND computers = $3
    ORDER BY at DESC, table_id DESC LIMIT $4"""
OPEN_BOOKS: Final = """SELECT results_up_to AS up_to, (SELECT min(game) FROM results
    WHERE results.guild_id = books.guild_id) AS oldest,
    (SELECT max(game) FROM results WHERE results.guild_id = books.guild_id) AS newest
    FROM books WHERE guild_id = $1 AND results_up_to IS NOT NULL"""
GAMES: Final = """SELECT DISTINCT game FROM results WHERE guild_id = $1 AND kind = $2 AND game BETWEEN $3 AND $4
    ORDER BY game DESC LIMIT $5"""
GAMES_OF_PLAYER: Final = """SELECT game FROM results WHERE person = $1 AND guild_id = $2 AND kind = $3
    ORDER BY game DESC LIMIT $4"""
CALLED: Final = """SELECT tallies.person
    FROM (SELECT DISTINCT person FROM name_words WHERE guild_id = $1 AND word >= $3 AND word <= $4) AS called
    JOIN tallies ON guild_id = $1 AND kind = $5 AND computers = 1 AND tallies.person = called.person
    ORDER BY won + drawn + lost DESC, tallies.person LIMIT $2"""
"""The players of a game with a word of their names between two texts."""
SEATS: Final = "SELECT game, person FROM results WHERE game IN {} ORDER BY game, seat"
LAST: Final = 2**62
"""A number after those of all games."""

Finished = tuple[int, Sequence[Person]]
"""The number of a finished game, and its players."""


class ResultsPages(Repository):
    """Reads the standings of games without brčka, and offers their games, on all servers."""

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
            tables = [row["table_id"] for row in stopped]
            series = {each.table_id: each for _, each in await stopped_at(t, tables)}
        among_people, every = (_count(counts, of) for of in (False, True))
        return ResultsContent(
            [(people[row["person"]], Tally(*(row[column] for column in TALLY_COLUMNS))) for row in best],
            every if computers else among_people,
            every.games - among_people.games,
            [series[table] for table in tables],
            _percent(books[0]) if books else None,
        )

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
    """Return how much of an older database's games is added up."""
    up_to, oldest, newest = books["up_to"], books["oldest"], books["newest"]
    if oldest is None or up_to < oldest:
        return 0
    return min(99, int(100 * (up_to - oldest) / max(1, newest - oldest)))


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
