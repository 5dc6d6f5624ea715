"""The rows of stopped series; they are there as long as nobody goes on with the series or gives its game up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import groupby

from bot.model.names import told_apart
from bot.model.stopped import StoppedSeries
from bot.storage.database import Row
from bot.storage.person import person_of


def company_of(people: Iterable[int]) -> str | None:
    """Return these people as one text, by which series are found that they have begun; `None` where there are none.

    >>> company_of([22, 3, 17])
    '3 17 22'
    """
    return " ".join(map(str, sorted(people))) or None


def stopped_of(
    rows: Sequence[Row], guild_id: int, balances: Mapping[int, tuple[int, int]]
) -> tuple[StoppedSeries, ...]:
    """Return the stopped series of these rows, all of one server.

    `balances` are the brčka of both sides by the number of the table; a table without any is not in it.
    """
    found = []
    for table_id, of_table in groupby(rows, lambda row: int(row["table_id"])):
        seats = list(of_table)
        people = [person_of(row, guild_id) for row in seats]
        apart = told_apart(people)
        points, at = tuple(row["points"] for row in seats), datetime.fromisoformat(seats[0]["at"])
        balance = balances.get(table_id, (0, 0))
        sat = tuple(apart[person.id] for person in people)
        found.append(StoppedSeries(table_id, seats[0]["game"], sat, points, at, balance, seats[0]["kind"]))
    return tuple(found)
