"""A part of `check`: the marks of honour for deals of the day in a row, compared with the tries on which they rest."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta
from typing import Final

from bot.model.event import Form
from bot.model.honour import HONOURED_STREAK
from bot.storage.database import Row, Transaction

PEOPLE: Final = 50
"""How many people are read at a time, with all their tries."""
NEXT: Final = f"""SELECT max(person) AS person FROM (SELECT person FROM (
    SELECT person FROM streaks WHERE person > $1 UNION SELECT person FROM streak_honours WHERE person > $1) AS every
    ORDER BY person LIMIT {PEOPLE}) AS next"""
Played = tuple[int, str, str]
"""A deal of the day that somebody has played: the person, the game and the day."""


async def check_streaks(t: Transaction, after: int) -> tuple[int | None, list[str]]:
    """Check the people after this one; return the last of them, or `None`, and the faults."""
    found = await t.row(NEXT, after)
    if found is None or found["person"] is None:
        return None, []
    last = found["person"]
    of = "WHERE person > $1 AND person <= $2"
    sql = f"SELECT name AS day, kind, event_tries.* FROM event_tries JOIN events ON id = event {of}"
    tries = await t.rows(f"{sql} AND form = '{Form.DAILY}' AND later = 0", after, last)
    played = {_played(row) for row in tries if row["ended_at"] is not None and not row["left_off"]}
    kept = {_played(row) for row in tries if row["honoured"]}
    wrong, borne_out = list[str](), set[Played]()
    for row in await t.rows(f"SELECT * FROM streak_honours {of}", after, last):
        days = _days(row, HONOURED_STREAK)
        borne_out |= days
        if len(days & played) < HONOURED_STREAK:
            wrong.append(
                f"the mark of player {row['person']} for ten deals of the day up to {row['day']} was not earned"
            )
    wrong += [f"{_deal(each)} is kept for no mark" for each in sorted(kept - borne_out)]
    wrong += [f"{_deal(each)} is not kept, and a mark rests on it" for each in sorted((borne_out & played) - kept)]
    for row in await t.rows(f"SELECT * FROM streaks {of} AND days >= $3", after, last, HONOURED_STREAK):
        days = _days(row, row["days"])
        # Of a long streak the first days may be kept no longer.
        if not days & borne_out and len(days & played) == row["days"]:
            wrong.append(f"a mark of player {row['person']} for ten deals of the day up to {row['day']} is missing")
    return last, wrong


def _played(row: Row) -> Played:
    return row["person"], row["kind"], row["day"]


def _days(row: Row, number: int) -> set[Played]:
    """Return so many deals of a person up to the day of a row; none where that is no day."""
    with suppress(ValueError):
        end = date.fromisoformat(row["day"])
        return {(row["person"], row["kind"], (end - timedelta(before)).isoformat()) for before in range(number)}
    return set()


def _deal(each: Played) -> str:
    person, game, day = each
    return f"the deal of {day} in {game} of player {person}"
