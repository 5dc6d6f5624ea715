"""On what people were congratulated, so that nobody is twice a day on the same."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from bot.model.celebration import ONCE, Thing
from bot.model.person import Person
from bot.storage.database import Repository
from bot.storage.retry import retried


class CelebrationRepository(Repository):
    """The days on which people were last congratulated on each thing."""

    @retried
    async def meet(self, person: Person, things: Iterable[Thing], day: date) -> set[Thing]:
        """Note that a person is congratulated on these things; return those on which they were not yet that day."""
        sql = """INSERT INTO met (person, thing, day) VALUES ($1, $2, $3) ON CONFLICT (person, thing)
                 DO UPDATE SET day = excluded.day WHERE met.day < excluded.day AND $4 = 0 RETURNING thing"""
        if person.user_id is None or person.level is not None:
            return set()
        # Mostly there is nothing to write.
        rows = await self._db.rows("SELECT thing, day FROM met WHERE person = $1", person.id)
        before = {row["thing"]: row["day"] for row in rows}
        wanted = [
            thing
            for thing in sorted(things)
            if thing not in before or (thing not in ONCE and before[thing] < day.isoformat())
        ]
        if not wanted:
            return set()
        async with self._db.transaction() as t:
            met = [await t.row(sql, person.id, thing, day.isoformat(), int(thing in ONCE)) for thing in wanted]
        return {Thing(row["thing"]) for row in met if row is not None}

    async def balances(self, table_id: int) -> list[tuple[int, int]]:
        """Return what each side had after each game of a table's series."""
        sql = "SELECT balance0, balance1 FROM prizes WHERE table_id = $1 ORDER BY game"
        return [(row["balance0"], row["balance1"]) for row in await self._db.rows(sql, table_id)]
