"""Finished games in the database, and their replays.

Rows are added and never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.model.errors import Refusal
from bot.model.names import told_apart
from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.storage.damage import Damage
from bot.storage.database import Database, Row, Transaction
from bot.storage.lines import people_of
from bot.storage.replay import push_all, rules_of, words_of
from bot.storage.retry import retried
from engine.game import Game, Rules
from engine.games import kind_of
from engine.record_seal import DRAWN, CutBy, Seal

STILL_PLAYED: Final = """(EXISTS (SELECT 1 FROM event_tries JOIN events ON events.id = event
    WHERE event_tries.table_id = tables.id AND deal > shown)
    OR EXISTS (SELECT 1 FROM event_tables JOIN events ON events.id = event
    WHERE event_tables.table_id = tables.id AND deal > shown))"""
"""Whether a table's deal is played at other tables too, and not everywhere to its end."""
MOVES: Final = "SELECT seat, move FROM moves WHERE game = $1 ORDER BY ply"
ENDED: Final = """SELECT max(at) AS at FROM results JOIN games ON games.id = results.game
    WHERE games.table_id = $1 AND number = $2"""
PLACE: Final = """SELECT table_id, number FROM games JOIN tables ON tables.id = table_id
    WHERE guild_id = $1 AND games.id = $2 AND EXISTS (SELECT 1 FROM results WHERE game = games.id)"""
ANSWERED: Final = "SELECT person FROM results WHERE guild_id = $1 AND game = $2 ORDER BY seat"
"""Who answers for a finished game, by seat."""
DEALT: Final = "SELECT person FROM players WHERE game = $1 ORDER BY seat"
SEATED: Final = "SELECT person FROM seats WHERE table_id = $1 ORDER BY seat"
PLAYED: Final = """SELECT person FROM players WHERE game = $1 UNION SELECT person FROM substitutes WHERE game = $1"""
"""Who has played in a game of which that is known."""


@dataclass(frozen=True, slots=True)
class GameArchive:
    """Finished games, by server and by table."""

    _db: Database
    _damage: Damage

    # Games

    async def last_game(self, table_id: int) -> int | None:
        """Return the number of the last finished game of a table; `None` where there is none."""
        row = await self._db.row("SELECT max(game) AS game FROM results WHERE table_id = $1", table_id)
        return row["game"] if row is not None else None

    async def ended_at(self, table_id: int, number: int) -> datetime | None:
        """Return when a game at a table ended; `None` where it has not."""
        row = await self._db.row(ENDED, table_id, number)
        return datetime.fromisoformat(row["at"]) if row is not None and row["at"] is not None else None

    async def place_of(self, guild_id: int, game_id: int) -> tuple[int, int]:
        """Return the table of a server's finished game, and the game's number at that table.

        Raise `Refusal` where there is no such game.
        """
        row = await self._db.row(PLACE, guild_id, game_id)
        if row is None:
            raise Refusal("no-finished-game", number=game_id)
        return row["table_id"], row["number"]

    @retried
    async def game(self, guild_id: int, game_id: int) -> tuple[Game, Sequence[Person], Seal]:
        """Return a server's finished game, its players and its seal; raise `Refusal` where there is no such game."""
        sql = """SELECT kind, rules, number, seed, words FROM games JOIN tables ON tables.id = table_id
                 WHERE guild_id = $1 AND games.id = $2"""
        with self._damage.reading("game-damaged", game_id):
            async with self._db.snapshot() as t:
                row = await t.row(sql, guild_id, game_id)
                seated = await finished_players(t, guild_id, game_id)
                moves = await t.rows(MOVES, game_id)
        if row is None or not seated:
            raise Refusal("no-finished-game", number=game_id)
        with self._damage.guard("game-damaged", game_id):
            game = replay(rules_of(row), len(seated), moves)
            return game, seated, seal_of(row, moves)

    @retried
    async def game_at(self, table_id: int, number: int) -> tuple[Game, Sequence[Person]]:
        """Return a game by its number at a table, unfinished or finished, and its players.

        Raise `Refusal` where there is no such game, or where others still play its deal.
        """
        sql = f"""SELECT games.id, guild_id, kind, rules, {STILL_PLAYED} AS still_played
                 FROM games JOIN tables ON tables.id = table_id WHERE table_id = $1 AND number = $2"""
        async with self._db.snapshot() as t:
            row = await t.row(sql, table_id, number)
            if row is None:
                raise Refusal("no-finished-deal")
            if row["still_played"]:
                raise Refusal("still-played")
            seated: Sequence[Person] = await finished_players(t, row["guild_id"], row["id"])
            for sql, key in ((DEALT, row["id"]), (SEATED, table_id)):
                seated = seated or await _named(t, row["guild_id"], row["id"], await t.rows(sql, key))
            with self._damage.reading("game-damaged", row["id"]):
                moves = await t.rows(MOVES, row["id"])
        with self._damage.guard("game-damaged", row["id"]):
            game = replay(rules_of(row), len(seated), moves)
        return game, seated

    async def substituted(self, game_id: int) -> tuple[Substituted, ...]:
        """Return who took over seats of a game later."""
        return await self._substituted("game = $1", game_id)

    async def substituted_at(self, table_id: int, number: int) -> tuple[Substituted, ...]:
        """Return who took over seats of a game later, by its number at a table."""
        return await self._substituted(
            "game = (SELECT id FROM games WHERE table_id = $1 AND number = $2)", table_id, number
        )

    async def _substituted(self, of: str, *values: int) -> tuple[Substituted, ...]:
        sql = f"""SELECT game, ply, seat, person, guild_id FROM substitutes JOIN games ON games.id = game
                 JOIN tables ON tables.id = table_id WHERE {of} ORDER BY ply, seat"""
        async with self._db.snapshot() as t:
            rows = await t.rows(sql, *values)
            people = await _named(t, rows[0]["guild_id"], rows[0]["game"], rows) if rows else []
        return tuple(Substituted(row["ply"], row["seat"], who) for row, who in zip(rows, people, strict=True))


async def finished_players(t: Transaction, guild_id: int, game_id: int) -> list[Person]:
    """Return the players of a finished game; an empty list where it is not finished."""
    return await _named(t, guild_id, game_id, await t.rows(ANSWERED, guild_id, game_id))


async def _named(t: Transaction, guild_id: int, game_id: int, rows: Sequence[Row]) -> list[Person]:
    """Return the people of these rows as a server names them, told apart among all who have played in a game."""
    keys = [row["person"] for row in rows]
    others = [row["person"] for row in await t.rows(PLAYED, game_id)] if keys else []
    people = told_apart((await people_of(t, guild_id, {*keys, *others})).values())
    return [people[key] for key in keys]


def replay(rules: Rules, seats: int, moves: Sequence[Row]) -> Game:
    """Replay a game from its first move."""
    game = kind_of(rules).begin(rules, seats)
    push_all(game, [row["move"] for row in moves])
    return game


def seal_of(game: Row, moves: Sequence[Row]) -> Seal:
    """Return the seal of a game: what its chance follows from, and who made each cut."""
    cuts = [row["seat"] for row in moves if row["move"].startswith("cut ")]
    if game["words"] is None:
        # An earlier version wrote the cutter's seat beside cuts that it had drawn, too.
        return Seal(game["seed"], cut_by=[DRAWN if seat is None else None for seat in cuts])
    cut_by: list[CutBy] = [DRAWN if seat is None else seat for seat in cuts]
    return Seal(game["seed"], words_of(game), DRAWN if game["number"] == 1 else "passed", cut_by)
