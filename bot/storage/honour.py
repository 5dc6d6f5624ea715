"""Marks of honour in the database: written with the end of the game that earns them, and found in older games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.honour import FirstHonour, Honour, StreakHonour, honours_of
from bot.model.person import Person
from bot.model.ratings import TRICKS_LEAST
from bot.storage.archive import MOVES, finished_players, replay
from bot.storage.database import Row, Transaction, upsert
from bot.storage.lines import rows_in
from bot.storage.replay import rules_of
from bot.storage.streak_honour import first_streak
from engine.brcka import SEATS, side_that_came_back
from engine.feats import Feat
from engine.games import GAMES as KINDS

COLUMNS: Final = ("guild_id", "kind", "person", "feat", "game", "deal", "at")
FIRST: Final = """SELECT honours.*, table_id, number FROM honours JOIN games ON games.id = game
    WHERE guild_id = $1 AND kind = $2 AND person = $3 AND feat = $4 ORDER BY game, deal LIMIT 1"""
ENDED: Final = """SELECT game, kind, rules, table_id, ended.at FROM (
    SELECT DISTINCT game, at FROM results WHERE guild_id = $1 AND at > $2 {0}) AS ended
    JOIN games ON games.id = game JOIN tables ON tables.id = table_id ORDER BY game"""
"""The statement for the games of a server that ended after one moment, and up to another or, without, all of them."""
BALANCES: Final = """SELECT prizes.*, at FROM prizes JOIN results ON results.game = prizes.game AND seat = 0
    WHERE prizes.table_id IN {}"""
GIVEN: Final = f"""SELECT table_id, winner, min(game) AS game FROM prizes WHERE table_id IN {{}}
    AND (SELECT count(*) FROM moves WHERE moves.game = prizes.game AND move LIKE 'play %') < {TRICKS_LEAST * SEATS}
    GROUP BY table_id, winner"""
"""The first game of each table that was given to a side: it was over before its third trick."""


class Honoured(NamedTuple):
    """A finished game with the marks that it has earned."""

    game: int
    kind: str
    at: str
    honours: Sequence[Honour]


async def without_given(t: Transaction, table_id: int, winner: int, honours: Sequence[Honour]) -> Sequence[Honour]:
    """Return the marks of a game that was just entered, but for ten brčka of which some were given to the winners."""
    if all(mark.feat is not Feat.FROM_NOTHING for mark in honours) or (table_id, winner) not in await _given(
        t, [table_id]
    ):
        return honours
    return [mark for mark in honours if mark.feat is not Feat.FROM_NOTHING]


async def _given(t: Transaction, tables: Sequence[int]) -> dict[tuple[int, int], int]:
    """Return the first game that was given to each side of these tables, where there is one."""
    return {(row["table_id"], row["winner"]): row["game"] for row in await rows_in(t, GIVEN, tables)}


async def note_honours(t: Transaction, guild_id: int, honoured: Sequence[Honoured]) -> None:
    """Write down the marks of games, each once."""
    rows = [
        (guild_id, game.kind, mark.person, str(mark.feat), game.game, mark.deal, game.at)
        for game in honoured
        for mark in game.honours
    ]
    await upsert(t, f"honours ({', '.join(COLUMNS)})", rows, "DO NOTHING")


async def first_honours(t: Transaction, guild_id: int, kind: str, person: Person) -> list[FirstHonour | StreakHonour]:
    """Return where a person has earned each mark of a game for the first time on a server.

    The mark for deals of the day is of no server. Whoever does not stand in their tables has it for themselves.
    """
    found = await t.together(*((FIRST, guild_id, kind, person.id, str(feat)) for feat in Feat))
    streak = await first_streak(t, person.id, kind) if person.ranked else None
    return [*(_first(row) for rows in found for row in rows), *([streak] if streak is not None else [])]


def _first(row: Row) -> FirstHonour:
    at = datetime.fromisoformat(row["at"])
    return FirstHonour(Feat(row["feat"]), row["table_id"], row["number"], row["deal"], at)


async def honoured_between(t: Transaction, guild_id: int, after: str, until: str | None) -> list[Honoured]:
    """Return the games that ended after one moment and up to another, with their marks as the moves tell them."""
    values = [guild_id, after, *([until] if until is not None else [])]
    games = await t.rows(ENDED.format("AND at <= $3" if until is not None else ""), *values)
    later = await rows_in(t, "SELECT DISTINCT game FROM substitutes WHERE game IN {}", [row["game"] for row in games])
    substituted = {row["game"] for row in later}
    came_back = await _came_back(t, {row["table_id"] for row in games if KINDS[row["kind"]].ledger})
    return [
        await _honoured(t, guild_id, row, substituted=row["game"] in substituted, came_back=came_back.get(row["game"]))
        for row in games
    ]


async def _came_back(t: Transaction, tables: Iterable[int]) -> dict[int, int]:
    """Return the games of these tables that have brought a side from 0 against 9 brčka to 10, each with that side."""
    balances: dict[int, list[tuple[int, int]]] = {}
    found: dict[int, int] = {}
    # Of a row that is damaged no more than this is read: `check` tells of it elsewhere.
    rows, given = await rows_in(t, BALANCES, sorted(tables)), await _given(t, sorted(tables))
    for row in sorted(rows, key=lambda row: (row["at"], row["game"])):
        played = balances.setdefault(row["table_id"], [])
        played.append((row["balance0"], row["balance1"]))
        side = side_that_came_back(played)
        if side is not None and given.get((row["table_id"], side), row["game"] + 1) > row["game"]:
            found[row["game"]] = side
    return found


async def _honoured(t: Transaction, guild_id: int, row: Row, *, substituted: bool, came_back: int | None) -> Honoured:
    """Return a game with its marks; one that cannot be replayed has none, and `check` tells of it."""
    players, honours = await finished_players(t, guild_id, row["game"]), tuple[Honour, ...]()
    if not substituted and all(player.level is None for player in players):
        moves = await t.rows(MOVES, row["game"])
        with suppress(Exception):
            game = replay(rules_of(row), len(players), moves)
            honours = honours_of(game, players, substituted=False, came_back=came_back)
    return Honoured(row["game"], row["kind"], row["at"], honours)
