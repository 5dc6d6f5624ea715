"""What is offered while somebody types a player or a game of a server; only indexes are read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.model.ledger import Played
from bot.model.names import searched, told_apart, words_of_name
from bot.model.person import Person
from bot.model.sums import PLAYED
from bot.storage.database import Row, Statement, Transaction
from bot.storage.lines import entries_in, played_in, substituted_in
from bot.storage.person import person_of
from engine.games import GAMES

OFFERED: Final = 25
"""The most that is offered, as many as Discord takes."""
NAMED: Final = 10
"""How many players a typed word may mean, those who have played most."""
LOOKED_AT: Final = 100
"""How many games are looked at where more than one word is typed, the newest ones."""
DIGITS: Final = 12
"""The most digits of a number."""
BEYOND: Final = "\U0010ffff"
"""A letter that is sorted after all others."""

PLAYERS: Final = """SELECT people.*, won + drawn + lost AS games FROM sums JOIN people ON people.id = person
    WHERE guild_id = $1 AND kind = $3 AND period = 'all' AND computers = 1 AND relation = 'alone'
    AND (user_id IS NOT NULL OR level IS NOT NULL)
    ORDER BY won + drawn + lost DESC, person LIMIT $2"""
"""The players of a game who have played most on a server."""
CALLED: Final = """SELECT people.*, won + drawn + lost AS games
    FROM (SELECT DISTINCT person FROM name_words WHERE guild_id = $1 AND word >= $4 AND word <= $5) AS called
    JOIN people ON people.id = called.person
    JOIN sums ON guild_id = $1 AND kind = $3 AND period = 'all' AND computers = 1 AND sums.person = called.person
    AND relation = 'alone'
    ORDER BY won + drawn + lost DESC, people.id LIMIT $2"""
"""The players of a game on a server with a word of their names between two texts."""


async def games_in(t: Transaction, guild_id: int, game: str, numbers: Sequence[int]) -> dict[int, Played]:
    """Return the finished games of a kind with these numbers, with those who took over seats later."""
    if GAMES[game].ledger:
        return {entry.game_id: entry for entry in await entries_in(t, guild_id, "game", numbers)}
    played = [each for each in await played_in(t, guild_id, numbers) if each.scores and each.kind == game]
    later = await substituted_in(t, guild_id, numbers)
    found: dict[int, Played] = {}
    for each in played:
        came = later.get(each.game_id, ())
        apart = told_apart([*each.seats, *(who.person for who in came)])
        scores = [score._replace(person=apart[score.person.id]) for score in each.scores]
        told = tuple(replace(who, person=apart[who.person.id]) for who in came)
        found[each.game_id] = replace(each, scores=scores, substituted=told)
    return found


async def players_called(
    t: Transaction, guild_id: int, game: str, typed: str, most: int = OFFERED
) -> list[tuple[Person, int]]:
    """Return the players with a word that begins so, and how many games each has: the best match, then most games."""
    sought = " ".join(searched(typed))
    if not sought:
        found: Iterable[Row] = await t.rows(PLAYERS, guild_id, most, game)
    else:
        # Who bears exactly that name is found however many others begin so.
        same, begun = ((CALLED, guild_id, most, game, sought, sought + more) for more in ("", BEYOND))
        found = [row for rows in await t.together(same, begun) for row in rows]
    players = {row["id"]: (person_of(row, guild_id), row["games"]) for row in found}.values()
    return sorted(players, key=lambda each: (_fit(sought, each[0]), -each[1], each[0].id))[:most]


def _fit(sought: str, person: Person) -> int:
    """Rate how well a name fits: 0 for the whole name, 1 for its beginning, 2 for that of another word."""
    whole = words_of_name(person)[0] if words_of_name(person) else ""
    return 0 if whole == sought else 1 if whole.startswith(sought) else 2


async def games_found(t: Transaction, guild_id: int, game: str, typed: str) -> list[Played]:
    """Return the games that every typed word fits by number or player: that number first, then the newest."""
    numbers = await _numbers(t, guild_id, game, typed, PLAYED)
    games = await games_in(t, guild_id, game, sorted(numbers))
    return _fitting(typed, [(number, games[number]) for number in numbers if number in games])


def _typed_words(typed: str) -> list[str]:
    """Return the words that somebody has typed."""
    # The signs between names in a label are not words.
    return [word for word in searched(typed) if any(map(str.isalnum, word))]


def _is_number(word: str) -> bool:
    """Return whether a word may be the beginning of a number."""
    return word.isdecimal() and word.isascii() and len(word) <= DIGITS and not word.startswith("0")


async def _numbers(t: Transaction, guild_id: int, game: str, typed: str, lines: Collection[str]) -> list[int]:
    """Return the numbers of lines that may fit, in the order in which they are offered."""
    words = _typed_words(typed)
    if not words:
        return await _newest(t, guild_id, game, [(0, 0)], lines, OFFERED)
    found: list[int] = []
    for word in words:
        if _is_number(word):
            found += await _by_number(t, guild_id, game, word, lines)
    named = [await players_called(t, guild_id, game, word, NAMED) for word in words]
    places = [(person.id, 0) for people in named for person, _ in people]
    if len(named) == 2:
        both = [sorted((one.id, other.id)) for one, _ in named[0] for other, _ in named[1] if one.id != other.id]
        found += await _newest(t, guild_id, game, [(first, second) for first, second in both[:NAMED]], lines, OFFERED)
    most = OFFERED if len(words) == 1 else LOOKED_AT
    found += await _newest(t, guild_id, game, places[: 2 * NAMED], lines, most)
    return list(dict.fromkeys(found))


async def _newest(
    t: Transaction, guild_id: int, game: str, places: Sequence[tuple[int, int]], lines: Collection[str], most: int
) -> list[int]:
    """Return the numbers of the newest lines of these players and pairs."""
    sql = """SELECT at, number FROM history WHERE guild_id = $1 AND kind = $2 AND person = $3 AND other = $4
             AND line = $5 ORDER BY at DESC, number DESC LIMIT $6"""
    asked: list[Statement] = [(sql, guild_id, game, *place, line, most) for place in places for line in lines]
    rows = {(row["at"], row["number"]) for found in await t.together(*asked) for row in found} if asked else set()
    return [number for _, number in sorted(rows, reverse=True)[:most]]


async def _by_number(t: Transaction, guild_id: int, game: str, word: str, lines: Collection[str]) -> list[int]:
    """Return the numbers that begin with these digits: the same one first, then the newest of each length."""
    sql = """SELECT number FROM history WHERE guild_id = $1 AND kind = $2 AND person = 0 AND line = $3
             AND number BETWEEN $4 AND $5 ORDER BY number DESC LIMIT $6"""
    ranges = [(int(word) * 10**more, (int(word) + 1) * 10**more - 1) for more in range(DIGITS + 1 - len(word))]
    asked: list[Statement] = [(sql, guild_id, game, line, *between, OFFERED) for between in ranges for line in lines]
    found = [row["number"] for rows in await t.together(*asked) for row in rows]
    return sorted(found, key=lambda number: (number != int(word), -number))[:OFFERED]


def _fitting(typed: str, found: Sequence[tuple[int, Played]]) -> list[Played]:
    """Return those that every word fits, in the same order, and no more than are offered."""
    words, known = _typed_words(typed), {}
    for _, line in found:
        known.update({person.id: words_of_name(person) for person in line.seats if person.id not in known})

    def fits(number: int, line: Played) -> bool:
        names = [name for person in line.seats for name in known[person.id]]
        return all(str(number).startswith(word) or any(name.startswith(word) for name in names) for word in words)

    return [line for number, line in found if fits(number, line)][:OFFERED]
