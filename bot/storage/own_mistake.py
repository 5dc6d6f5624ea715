"""Mistakes in the database: the dearest that people surely made, and when each comes back as a question."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.own_mistake import DEAR, FIRST_WAIT, MISTAKES_KEPT, RIGHT_ANSWERS, Answer, Mistake, wait_after
from bot.model.person import Person
from bot.model.table import ACROSS, NOWHERE
from bot.storage.archive import STILL_PLAYED
from bot.storage.database import Repository, Row, Transaction
from bot.storage.interaction import count
from bot.storage.retry import retried
from engine.fairness import Judged
from engine.insights import OF_SPEECH, DealInsights

NEWEST: Final = 50
"""Among how many of a person's newest games, of all kinds, those are looked for that were not judged."""

IS_OVER: Final = f"""(tables.status IN ('finished', 'stopped')
    OR EXISTS (SELECT 1 FROM results WHERE game = games.id)) AND NOT {STILL_PLAYED}"""
"""Whether a game has ended, and its deal is played nowhere else."""
HERE: Final = f"guild_id IN ($3, {NOWHERE}, {ACROSS}) AND {IS_OVER}"
"""Whether a game has ended that was played on the server `$3`, or in private."""
PLACED: Final = """SELECT mistakes.*, table_id, number FROM mistakes JOIN games ON games.id = game
    JOIN tables ON tables.id = table_id"""
NEXT: Final = f"""{PLACED} WHERE person = $1 AND mistakes.kind = $2 AND {HERE} AND run <= {RIGHT_ANSWERS}
    ORDER BY mistakes.due_at > $4, CASE WHEN mistakes.due_at > $4 THEN mistakes.due_at END, points DESC, game, ply
    LIMIT 1"""
"""The statement for the dearest mistake that is due at the moment `$4`, or else the one that is due next."""
ONE: Final = f"""{PLACED} WHERE person = $1 AND table_id = $2 AND number = $3
    AND ply = $4 AND {IS_OVER}"""
UNJUDGED: Final = f"""SELECT table_id, number FROM
    (SELECT game FROM players WHERE person = $1 ORDER BY game DESC LIMIT {NEWEST}) AS newest
    JOIN games ON games.id = game JOIN tables ON tables.id = table_id
    WHERE kind = $2 AND origin IS NULL AND {HERE} ORDER BY games.id DESC LIMIT $4"""
"""The statement for the last games of a kind that a person has played to their end."""
PLAYED: Final = """SELECT person, kind, at FROM players JOIN moves ON moves.game = players.game
    JOIN games ON games.id = players.game JOIN tables ON tables.id = table_id
    WHERE players.game = $1 AND players.seat = $2 AND ply = $3 AND origin IS NULL AND person = coalesce(
    (SELECT person FROM substitutes WHERE game = $1 AND seat = $2 AND ply <= $3 ORDER BY ply DESC LIMIT 1), person)"""
"""The statement for who played a card in the own seat, of which kind of game, and when."""
LOCKED: Final = "UPDATE people SET ranked = ranked WHERE id = $1 AND user_id IS NOT NULL RETURNING id"
"""The statement for somebody who is no computer and has an account, and for whose deletion everybody waits."""
SPEECH: Final = ", ".join(f"'{habit}'" for habit in OF_SPEECH)
DROP_CHEAPEST: Final = tuple(
    f"""DELETE FROM mistakes WHERE person = $1 AND kind = $2 AND {each} AND (game, ply) NOT IN
    (SELECT game, ply FROM mistakes WHERE person = $1 AND kind = $2 AND {each}
    ORDER BY points DESC, game DESC, ply LIMIT {MISTAKES_KEPT})"""
    for each in (f"habit NOT IN ({SPEECH})", f"habit IN ({SPEECH})")
)
"""The statements that keep the dearest cards, and of what was said the dearest."""


class MistakeRepository(Repository):
    """The mistakes of people. Their rows name the place of a card alone, and go with the game."""

    async def next(self, person: Person, kind: str, guild_id: int, now: datetime) -> Mistake | None:
        """Return the dearest mistake in a kind of game that is due, or else the one that is due next, if any.

        It is one of a game on this server or in private that has ended.
        """
        row = await self._db.row(NEXT, person.id, kind, guild_id, now.isoformat())
        return _mistake(row) if row is not None else None

    async def at(self, person: Person, table_id: int, number: int, ply: int) -> Mistake:
        """Return the mistake that a person made with a card; raise `Refusal` where there is none."""
        return _found(await self._db.row(ONE, person.id, table_id, number, ply))

    @retried
    async def answer(
        self, person: Person, mistake: Mistake, *, right: bool, now: datetime, delivery: Delivery | None
    ) -> Answer:
        """Count the first answer to a mistake that is due, and settle when it comes back."""
        place = (person.id, mistake.table_id, mistake.number, mistake.ply)
        async with self._db.transaction() as t:
            await count(t, delivery)
            # Whoever deletes the person's data, or presses another card at the same time, is waited for.
            await t.row(LOCKED, person.id)
            row = _row(await t.row(ONE, *place))
            before = _mistake(row)
            if before.is_learnt or before.due_at > now:
                return Answer(before, counts=False)
            run = before.run + 1 if right else 0
            wait = wait_after(run)
            sql = "UPDATE mistakes SET run = $5, due_at = $6 WHERE person = $1 AND kind = $2 AND game = $3 AND ply = $4"
            await t.execute(sql, person.id, row["kind"], row["game"], row["ply"], run, (now + wait).isoformat())
            return Answer(_found(await t.row(ONE, *place)), counts=True)

    @retried
    async def drop(self, person: Person, mistake: Mistake) -> None:
        """Delete a mistake of which nothing is known any more."""
        sql = """DELETE FROM mistakes WHERE person = $1 AND ply = $4
            AND game = (SELECT id FROM games WHERE table_id = $2 AND number = $3)"""
        async with self._db.transaction() as t:
            await t.execute(sql, person.id, mistake.table_id, mistake.number, mistake.ply)

    async def last_played(self, person: Person, kind: str, guild_id: int, most: int) -> list[tuple[int, int]]:
        """Return the table and number of a person's last games of a kind that have ended, here or in private."""
        rows = await self._db.rows(UNJUDGED, person.id, kind, guild_id, most)
        return [(row["table_id"], row["number"]) for row in rows]


Noted = tuple[int, str, int, int, int, float, int, str, str]
"""The row of a mistake, as it is first written."""


async def mistakes_of_deal(
    t: Transaction, game_id: int, deal: int, judged: Sequence[Judged[Any]], found: DealInsights
) -> list[Noted]:
    """Return the rows of the dear mistakes of a deal, for those who made them in their own seats."""
    made = dict[tuple[int, int], Noted]()
    cards = ((each.ply, each.seat, found.habits.get(each.ply, ""), _lost(each)) for each in judged)
    for ply, seat, habit, points in (*cards, *found.said):
        row = await t.row(PLAYED, game_id, seat, ply) if points >= DEAR else None
        if row is not None:
            # What was said is kept as an example, and is no question, as what is learnt.
            run = RIGHT_ANSWERS + 1 if habit in OF_SPEECH else 0
            due_at = (datetime.fromisoformat(row["at"]) + FIRST_WAIT).isoformat()
            place = (row["person"], row["kind"], game_id, deal, ply)
            made.setdefault((row["person"], ply), (*place, points, run, due_at, habit))
    return list(made.values())


def _lost(judged: Judged[Any]) -> float:
    return judged.blame.points if judged.blame is not None else 0.0


async def note_mistakes(t: Transaction, made: Sequence[Noted]) -> None:
    """Keep mistakes of one person in one kind of game, as far as they are among the dearest."""
    if made:
        person, kind, *_ = made[0]
        sql = """INSERT INTO mistakes (person, kind, game, deal, ply, points, run, due_at, habit)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            ON CONFLICT (person, kind, game, ply) DO UPDATE SET habit = excluded.habit"""
        await t.execute_many(sql, made)
        for cheapest in DROP_CHEAPEST:
            await t.execute(cheapest, person, kind)


def _row(row: Row | None) -> Row:
    if row is None:
        raise Refusal("unknown-button")
    return row


def _found(row: Row | None) -> Mistake:
    return _mistake(_row(row))


def _mistake(row: Row) -> Mistake:
    due_at = datetime.fromisoformat(row["due_at"])
    return Mistake(row["table_id"], row["number"], row["deal"], row["ply"], row["run"], due_at)
