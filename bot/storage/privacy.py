"""What is stored about a person, and how it is deleted."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import groupby
from typing import Any, Final

from bot.model.chance import Chance
from bot.model.event import Form
from bot.model.person import Person
from bot.model.report import REPORTED_WITHIN
from bot.storage.across import spend_leaves
from bot.storage.challenge import BY, CHALLENGES
from bot.storage.database import Row, Statement, Statements, TimedRepository, Transaction
from bot.storage.deletion import delete, naming
from bot.storage.evening import EVENINGS
from bot.storage.event import OPEN, delete_private, last_seed, leave_events
from bot.storage.moments import moment_of
from bot.storage.person import digest_of, keep_former
from bot.storage.puzzle import spend_puzzles
from bot.storage.replay import words_of
from bot.storage.retry import retried
from bot.storage.schema import TABLES

RANGE: Final = 2000
"""How many numbers of games are looked through at a time, in some milliseconds, so that others come in between."""
GAMES_AT_ONCE: Final = 50
"""Of how many games or corrections of a person something is read at a time."""
STORED_OF_A_PERSON: Final = {
    "seats": """SELECT guild_id AS server, table_id AS "table", seat, status, advice,
        ahead AS said_in_advance, words FROM seats
        JOIN tables ON tables.id = table_id WHERE person = $1 ORDER BY table_id""",
    "promised": """SELECT guild_id AS server, table_id AS "table", seat FROM seats
        JOIN tables ON tables.id = table_id WHERE newcomer = $1 ORDER BY table_id""",
    "invited": """SELECT guild_id AS server, table_id AS "table", seat AS kept_seat FROM invitations
        JOIN tables ON tables.id = table_id WHERE person = $1 ORDER BY table_id""",
    "stopped": """SELECT guild_id AS server, table_id AS "table", game, seat, points, at AS "when" FROM stopped
        WHERE person = $1 ORDER BY table_id""",
    "standings": """SELECT guild_id AS server, kind, computers AS with_computers, series_won, series_drawn,
        series_lost, won, drawn, lost, amount, points, corrected, stopped, longest_won, longest_lost FROM sums
        WHERE person = $1 AND period = 'all' AND relation = 'alone' ORDER BY guild_id, kind, computers""",
    "ratings": """SELECT guild_id AS server, kind, computers AS with_computers, mu, sigma, games FROM ratings
        WHERE person = $1 ORDER BY guild_id, kind, computers""",
    "honours": """SELECT guild_id AS server, kind AS game, feat, game AS game_there, deal, at AS "when" FROM honours
        WHERE person = $1 ORDER BY guild_id, kind, feat, game, deal""",
    "dailies": f"""SELECT name AS day, kind AS game, event_tries.guild_id AS server, points, ended_at AS "when",
        left_off, share FROM event_tries JOIN events ON id = event
        WHERE person = $1 AND form = '{Form.DAILY}' AND later = 0 ORDER BY name, kind""",
    "later_tries": """SELECT name AS day, kind AS game, number AS times_begun, begun_on, points,
        CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END AS ended FROM event_tries JOIN events ON id = event
        WHERE person = $1 AND later = 1 ORDER BY name, kind""",
    "shared_deals": f"""SELECT name AS dealt_for, number AS up_to FROM event_people JOIN events ON id = event
        WHERE person = $1 AND form = '{Form.POOL}' ORDER BY name""",
    "streaks": "SELECT kind AS game, day, days FROM streaks WHERE person = $1 ORDER BY kind",
    "streak_honours": "SELECT kind AS game, day AS tenth_day FROM streak_honours WHERE person = $1 ORDER BY kind, day",
    "shares": """SELECT period, kind AS game, guild_id AS server, share, tries FROM shares
        WHERE person = $1 AND kind <> 'evening' ORDER BY period, kind, guild_id""",
    "evening_shares": """SELECT period, guild_id AS server, share, tries AS evenings FROM shares
        WHERE person = $1 AND kind = 'evening' ORDER BY period, guild_id""",
    "seasons": """SELECT season, guild_id AS server, division, series, games, evenings, days FROM season_places
        WHERE person = $1 ORDER BY season, guild_id""",
    "met": "SELECT thing, day FROM met WHERE person = $1 ORDER BY thing",
    "evenings": f"""SELECT event AS evening, events.guild_id AS server, form, number, wants, here_at FROM event_people
        JOIN events ON id = event WHERE person = $1 AND {EVENINGS} ORDER BY event""",
    "challenges": f"""SELECT id AS challenge, kind AS game, event_people.guild_id AS server, stage, made_at, ends_at,
        CASE number WHEN 1 THEN 1 ELSE 0 END AS made_by_you FROM event_people JOIN events ON id = event
        WHERE person = $1 AND form = '{Form.CHALLENGE}' ORDER BY id""",
    "challenge_deals": f"""SELECT event AS challenge, deal, CASE WHEN ended_at IS NOT NULL THEN points END AS points,
        left_off FROM event_tries JOIN events ON id = event WHERE person = $1 AND form = '{Form.CHALLENGE}'
        ORDER BY event, deal""",
    "appointments": """SELECT id AS appointment, kind AS game, guild_id AS server, at, form, deals,
        CASE opener WHEN $1 THEN zone END AS weekly_by, remind AS told_before,
        CASE opener WHEN $1 THEN 1 ELSE 0 END AS opened_by_you,
        CASE WHEN number > 0 THEN 1 ELSE 0 END AS signed_up FROM appointments
        LEFT JOIN appointment_people ON appointment = id AND person = $1 WHERE id IN (
        SELECT id FROM appointments WHERE opener = $1 UNION
        SELECT appointment FROM appointment_people WHERE person = $1) ORDER BY id""",
    "wishes": """SELECT guild_id AS server, told FROM wishes WHERE person = $1 ORDER BY guild_id""",
    "waiting": """SELECT kind AS game, asked_at, until, computers, guild_id AS server,
        (SELECT user_id FROM people WHERE id = partner) AS partner FROM waiting WHERE person = $1 ORDER BY kind""",
    "across_servers": """SELECT table_id AS "table", name AS known_as, own AS own_name, guild_id AS called_on, called,
        left_at, paired AS partner_chosen FROM guests
        WHERE person = $1 ORDER BY table_id""",
    "reminders": """SELECT zone, hour, quiet_from, quiet_until, guild_id AS server, closed,
        daily, waiting, sent_at, due_at FROM reminders WHERE person = $1""",
    "blocks": "SELECT account FROM blocks WHERE person = $1 AND table_id = 0 ORDER BY account",
    "blocked_across": """SELECT table_id AS "table", name AS known_as FROM blocks
        WHERE person = $1 AND table_id > 0 ORDER BY table_id, name""",
    "reported": """SELECT table_id AS "table", name AS known_as, reason, at AS "when" FROM reports
        WHERE reporter = $1 ORDER BY at, id""",
    "shut_out": """SELECT reason, at AS "when" FROM bans JOIN people ON user_id = number
        WHERE id = $1 AND kind = 'person'""",
    "puzzles": """SELECT game, puzzle, shown, tried, over, solved, counted, gained FROM puzzles
        WHERE person = $1 ORDER BY game, shown, puzzle""",
    "mistakes": """SELECT mistakes.kind AS game, guild_id AS server, table_id AS "table", number AS game_there, deal,
        ply, points, habit, run, mistakes.due_at FROM mistakes JOIN games ON games.id = game
        JOIN tables ON tables.id = table_id WHERE person = $1 ORDER BY mistakes.kind, game, ply""",
    "insights": """SELECT kind AS game, guild_id AS server, month, aspect, number, points FROM insights
        WHERE person = $1 ORDER BY kind, month, guild_id, aspect""",
    "puzzle_rating": """SELECT game, mu, sigma, counted, over, solved, run, longest, puzzle FROM solvers
        WHERE person = $1 ORDER BY game""",
}
"""The statement that finds each part of a person's data that an index leads to, by the part's name."""
CORRECTIONS: Final = """SELECT guild_id AS server, kind, at AS "when", amount, reason,
    CASE author WHEN $1 THEN 1 ELSE 0 END AS written_by_you FROM corrections
    WHERE id IN {corrections} ORDER BY id"""
CORRECTIONS_OF: Final = tuple(
    f"SELECT id FROM corrections WHERE {column} = $1" for column in ("person", "partner", "author")
)
"""The corrections that concern a person, and those that the person wrote."""
GAMES_OF: Final = (
    "SELECT game FROM players WHERE person = $1",
    "SELECT game FROM substitutes WHERE person = $1",
    "SELECT game FROM results WHERE person = $1",
    "SELECT games.id AS game FROM games JOIN seats ON seats.table_id = games.table_id WHERE person = $1",
)
"""The games of a person to which an index leads."""
GAMES_AMONG: Final = ("SELECT DISTINCT game FROM chips WHERE game BETWEEN $2 AND $3 AND $1 IN (giver, taker)",)
"""The games of a person in a range of numbers, among them those of older databases, which no index tells."""
COUNTED: Final = {
    "seats": "SELECT count(*) AS found FROM seats WHERE person = $1",
    # Of each server, the sum in which games with computers count too has each game once.
    "games": """SELECT coalesce(sum(won + drawn + lost), 0) AS found FROM sums
        WHERE person = $1 AND period = 'all' AND relation = 'alone' AND computers = 1""",
    "corrections": """SELECT (SELECT count(*) FROM corrections WHERE person = $1)
        + (SELECT count(*) FROM corrections WHERE partner = $1)
        + (SELECT count(*) FROM corrections WHERE author = $1 AND person <> $1 AND coalesce(partner, 0) <> $1)
        AS found""",
    "hand": """SELECT count(*) AS found FROM panels WHERE person = $1
        AND EXISTS (SELECT 1 FROM seats WHERE seats.person = $1 AND seats.table_id = panels.table_id)""",
}
"""The statement that counts each kind of row; indexes lead to all that it reads."""
TOGETHER: Final = {
    "days": ("dailies", "later_tries", "shared_deals", "streaks"),
    "sums": ("standings", "ratings", "shares", "evening_shares", "seasons", "insights"),
    "honours": ("honours", "streak_honours", "met"),
    "evenings": ("evenings", "challenges", "challenge_deals", "appointments", "waiting", "across_servers"),
    "puzzles": ("puzzles", "puzzle_rating", "mistakes"),
    "choices": ("wishes", "reminders", "blocks", "blocked_across", "reported"),
}
"""The parts of a person's data of which it is told how many rows they have together."""
FORMER_PEOPLE: Final = "(SELECT former AS digest FROM people WHERE former IS NOT NULL) AS former_people"
UNDER_DIGESTS: Final = (*(table.name for table in TABLES.values() if "digest" in table.stays), FORMER_PEOPLE)
"""What is kept of an account, also without its data, by digests that tell it to whoever has the account."""
NOT_ADDED_UP: Final = "SELECT guild_id FROM books WHERE up_to IS NOT NULL LIMIT 1"
"""The statement for a server whose ledger is not added up yet."""
MOVES: Final = """SELECT moves.game, move FROM moves JOIN games ON games.id = moves.game
    LEFT JOIN results ON results.game = games.id AND results.person = $1
    LEFT JOIN seats ON seats.table_id = games.table_id AND seats.person = $1
        AND NOT EXISTS (SELECT 1 FROM prizes WHERE prizes.game = games.id)
    LEFT JOIN players ON players.game = games.id AND players.seat = moves.seat
    WHERE moves.game IN {games}
    AND CASE WHEN players.game IS NOT NULL THEN $1 = coalesce(
        (SELECT person FROM substitutes WHERE game = moves.game AND seat = moves.seat AND ply <= moves.ply
        ORDER BY ply DESC LIMIT 1), players.person)
    ELSE moves.seat = coalesce(results.seat, seats.seat) END
    ORDER BY moves.game, moves.ply"""
"""The moves that a person made; in a game of an older database, those of the seat that was the person's at its end."""
WORDS: Final = """SELECT games.id AS game, games.words, coalesce(players.seat, results.seat, seats.seat) AS seat
    FROM games LEFT JOIN results ON results.game = games.id AND results.person = $1
    LEFT JOIN players ON players.game = games.id AND players.person = $1
    LEFT JOIN seats ON seats.table_id = games.table_id AND seats.person = $1
        AND NOT EXISTS (SELECT 1 FROM prizes WHERE prizes.game = games.id)
    WHERE games.id IN {games} AND games.words <> '[]' ORDER BY games.id"""
"""The games to whose seed words were added, with the seat of a person, if any."""
PRIVATE: Final = """SELECT table_id FROM event_tries WHERE person = $1 AND table_id IS NOT NULL UNION
    SELECT table_id FROM seats JOIN tables ON tables.id = table_id WHERE person = $1 AND guild_id = 0"""
"""The private tables of a person."""


LIMITED_UNTIL: Final = f"""SELECT max(moment) AS moment FROM (
    SELECT ends_at AS moment {CHALLENGES} AND {BY} AND person = $1 AND {OPEN}
    UNION ALL SELECT at FROM appointments WHERE opener = $1) AS limited"""
"""The end of the last thing of which somebody may have only so many at a time, if they have one."""


class PrivacyRepository(TimedRepository):
    """Tells what is stored about people, and deletes it."""

    @retried
    async def counts(self, user_id: int, person: Person | None) -> tuple[dict[str, int], bool]:
        """Return how much of each kind is stored about an account; `person` is `None` where that is no longer named.

        The second value is true while lines of an earlier version are being added up, so that games may be missing.
        """
        every = COUNTED | {name: _count_of(parts) for name, parts in TOGETHER.items()}
        asked: list[Statement] = [] if person is None else [(sql, person.id) for sql in every.values()]
        async with self._db.snapshot() as t:
            *counted, not_added_up = await t.together(*asked, (NOT_ADDED_UP,))
            counts = {name: int(row["found"]) for name, (row,) in zip(every, counted, strict=False)}
            counts["shut-out"] = await _number(
                t, "SELECT count(*) AS found FROM bans WHERE kind = 'person' AND number = $1", user_id
            )
            counts["digests"] = await _kept_by_digest(t, user_id)
        return counts, bool(not_added_up) and person is not None

    async def account(self, person: Person) -> dict[str, Any]:
        """Return what is stored about a person's account, and the person's settings."""
        (row,) = await self._rows("SELECT * FROM people WHERE id = $1", person.id)
        told = {name: row[name] for name in row.keys() if name not in ("id", "level")}  # noqa: SIM118
        return told | {"nicknames": json.loads(row["nicknames"] or "{}")}

    async def portions(self, person: Person) -> AsyncIterator[tuple[str, list[dict[str, Any]]]]:
        """Yield all else that is stored about a person in portions: each part by its name, at least once.

        Each portion is a transaction of its own: others come in between, and what changes meanwhile may be told or not.
        """
        for name, sql in STORED_OF_A_PERSON.items():
            yield name, _as_they_are(await self._rows(sql, person.id))
        corrections = sorted({row["id"] for sql in CORRECTIONS_OF for row in await self._rows(sql, person.id)})
        yield "corrections", []
        async for rows in self._some(CORRECTIONS, "corrections", person, corrections):
            yield "corrections", _as_they_are(rows)
        games = await self._games(person)
        for name, (sql, told) in OF_GAMES.items():
            yield name, []
            async for rows in self._some(sql, "games", person, games):
                yield name, told(rows)

    async def _games(self, person: Person) -> list[int]:
        """Return the numbers of all games of which something is stored about a person."""
        found = {row["game"] for sql in GAMES_OF for row in await self._rows(sql, person.id)}
        (last,) = await self._rows("SELECT coalesce(max(id), 0) AS game FROM games")
        for first in range(1, last["game"] + 1, RANGE):
            for sql in GAMES_AMONG:
                found |= {row["game"] for row in await self._rows(sql, person.id, first, first + RANGE - 1)}
        return sorted(found)

    async def _some(self, sql: str, name: str, person: Person, numbers: Sequence[int]) -> AsyncIterator[Sequence[Row]]:
        """Yield the rows of a statement whose list of this name has these numbers, some numbers at a time."""
        for at in range(0, len(numbers), GAMES_AT_ONCE):
            some = numbers[at : at + GAMES_AT_ONCE]
            marked = ", ".join(f"${number}" for number in range(2, len(some) + 2))
            yield await self._rows(sql.format(**{name: f"({marked})"}), person.id, *some)

    @retried
    async def _rows(self, sql: str, *values: object) -> Sequence[Row]:
        return await self._db.rows(sql, *values)

    @retried
    async def forget(self, person: Person) -> None:
        """Delete a person's data, as `forget_in` does; limits that protect others stay for whoever comes back."""
        async with self._db.transaction() as t:
            row = await t.row(LIMITED_UNTIL, person.id)
            await forget_in(t, person)
            last = moment_of(row["moment"]) if row is not None else None
            least = self._clock() + REPORTED_WITHIN
            await keep_former(t, person, max(least, last) if last is not None else least)
        await self._db.checkpoint()


def _count_of(parts: Sequence[str]) -> str:
    """Return the statement that counts what the export lists under these names."""
    counts = [f"(SELECT count(*) FROM ({STORED_OF_A_PERSON[part]}) AS kept)" for part in parts]
    return f"SELECT {' + '.join(counts)} AS found"


async def _number(t: Statements, sql: str, *values: object) -> int:
    row = await t.row(sql, *values)
    assert row is not None
    return int(row["found"])


async def _kept_by_digest(t: Statements, user_id: int) -> int:
    """Return how many rows are kept under a digest of an account."""
    account = Person(0, user_id, "")
    seeds = [bytes.fromhex(row["value"]) for row in await t.rows("SELECT value FROM notes WHERE name LIKE '%/digests'")]
    for row in await t.rows("SELECT DISTINCT event FROM event_digests"):
        seed = await last_seed(t, row["event"])
        seeds += [seed] if seed is not None else []
    digests = [digest_of(seed, account) for seed in seeds]
    sql = "SELECT count(*) AS found FROM {} WHERE digest = $1"
    return sum([await _number(t, sql.format(name), digest) for name in UNDER_DIGESTS for digest in digests])


async def forget_in(t: Transaction, person: Person) -> None:
    """Delete a person's account, name and settings, and of all else what `schema.sql` says; what others won stays.

    So do words that were added to the seed of a game, for without them nobody could check its cards. Which hand
    the person left stays too, without a name, so that nobody can come back at once and take another one. Tries stay
    counted in the field of their deal, and digests of the account have no second try on the same day, no other table
    at an evening under way, no puzzle count a second time, and nobody wait less who has left tables across servers.
    What the person has played in challenges is missed there, and the other goes on. Blocks by others, which name the
    account, go. Reports of it stay, as long as the operator needs them, and that it is shut out, or this would undo it.
    """
    tables = await t.rows(PRIVATE, person.id)
    await spend_puzzles(t, person)
    await leave_events(t, person)
    await spend_leaves(t, person)
    await _forget_blocks(t, person)
    await delete(t, [(table, column, [person.id]) for table, column in naming("people")])
    await delete_private(t, [row["table_id"] for row in tables])
    await t.execute(
        """UPDATE people SET user_id = NULL, name = '', own_cuts = 0, forced_cards = 0, language = NULL,
           locale = 'en', deck = 'german', letters = 0, pings = 0, named = 0, told_at = '', used_in = '',
           known_as = '', rated_across = 0, nicknames = ''
           WHERE id = $1""",
        person.id,
    )


async def _forget_blocks(t: Transaction, person: Person) -> None:
    """Take an account out of all blocks; of one by a name the name stays, or its going would tell whose name it was."""
    named = await t.rows("SELECT person, table_id FROM blocks WHERE account = $1 AND table_id <> 0", person.user_id)
    sql = "UPDATE blocks SET account = $1 WHERE person = $2 AND account = $3 AND table_id = $4"
    nobody = Chance()
    rows = [(-1 - nobody.below(2**62), row["person"], person.user_id, row["table_id"]) for row in named]
    await t.execute_many(sql, rows)
    await t.execute("DELETE FROM blocks WHERE account = $1", person.user_id)


def _own_words(games: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the words that a person added to the seeds of these games."""
    return [{"game": row["game"], "words": words_of(row)[row["seat"]]} for row in games if row["seat"] in words_of(row)]


def _by_game(moves: Sequence[Row]) -> list[dict[str, Any]]:
    by_game = groupby(moves, lambda each: each["game"])
    return [{"game": game, "moves": ", ".join(each["move"] for each in made)} for game, made in by_game]


def _as_they_are(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [dict(row) for row in rows]


OF_GAMES: Final[dict[str, tuple[str, Callable[[Sequence[Row]], list[dict[str, Any]]]]]] = {
    "games": (
        """SELECT results.guild_id AS server, results.table_id AS "table", results.game, at AS "when", winner, brcka,
        how, score0, score1, choice, amount, balance0, balance1, seat
        FROM results JOIN prizes ON prizes.game = results.game
        WHERE results.game IN {games} AND person = $1 ORDER BY results.game""",
        _as_they_are,
    ),
    "players": (
        """SELECT guild_id AS server, table_id AS "table", game, seat FROM players
        JOIN games ON games.id = game JOIN tables ON tables.id = table_id
        WHERE game IN {games} AND person = $1 ORDER BY game""",
        _as_they_are,
    ),
    "substitutes": (
        """SELECT guild_id AS server, table_id AS "table", game, seat, ply FROM substitutes
        JOIN games ON games.id = game JOIN tables ON tables.id = table_id
        WHERE game IN {games} AND person = $1 ORDER BY game, ply""",
        _as_they_are,
    ),
    "results": (
        """SELECT guild_id AS server, table_id AS "table", game, at AS "when", kind, won, points FROM results
        WHERE game IN {games} AND person = $1 ORDER BY game""",
        _as_they_are,
    ),
    "chips": (
        """SELECT guild_id AS server, table_id AS "table", game, at AS "when", why,
        CASE taker WHEN $1 THEN chips ELSE -chips END AS chips FROM chips
        WHERE game IN {games} AND $1 IN (giver, taker) ORDER BY game, ply, number""",
        _as_they_are,
    ),
    "moves": (MOVES, _by_game),
    "words": (WORDS, _own_words),
}
"""The parts of a person's data that belong to games: the statement for some games, and what is told of its rows."""
