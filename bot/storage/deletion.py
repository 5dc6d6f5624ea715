"""What is deleted together: it follows from what `schema.sql` says of each table, whose its rows are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from bot.storage.database import Statement, Transaction, marks, portions
from bot.storage.schema import TABLES, Described


@cache
def naming(name: str) -> Sequence[tuple[Described, str]]:
    """Return the columns that name rows of a table, each with its table; what refers to another one comes first."""
    every = ((table, column) for table in reversed(TABLES.values()) for column in table.names)
    return tuple((table, column) for table, column in every if table.names[column] == name)


SUMMED: Final = {"sums": "period = 'all' AND relation = 'alone'"}
"""The rows by which an index finds people of whose games, in older databases, no other one tells."""
OWN: Final = ("blocks", "met")
"""What is of use to its person alone, and goes with whoever is known by nothing else."""
STRANGERS: Final = "SELECT id FROM people WHERE id IN {0} AND level IS NULL" + "".join(
    f" AND NOT EXISTS (SELECT 1 FROM {name} WHERE {name}.{column} = people.id{only})"
    for name, column, only in (
        *(
            (table.name, column, "")
            for table, column in naming("people")
            if column in table.found and table.name not in OWN
        ),
        *((name, "person", f" AND {only}") for name, only in SUMMED.items()),
    )
)
"""The statement for those of some people about whom nothing is stored that an index finds."""
KNOWN: Final = " UNION ".join(
    f"SELECT {column} AS person FROM {table.name} WHERE {column} IN {{0}}"
    for table, column in naming("people")
    if column not in table.found
)
"""The statement for those of some people about whom something is stored that no index finds."""
Going = Sequence[tuple[Described, str, Sequence[int]]]
"""Rows that go, or stay without what is deleted: their table, the column that names that, and its numbers."""


@cache
def change(table: Described, column: str, condition: str) -> str:
    """Return what becomes of rows when what a column names is deleted; nothing where they stay as they are.

    >>> change(TABLES["met"], "person", "person = $1")
    'DELETE FROM met WHERE person = $1'
    >>> change(TABLES["guests"], "guild_id", "guild_id = $1")
    'UPDATE guests SET guild_id = 0, channel_id = 0 WHERE guild_id = $1'
    """
    if _goes(table, column):
        return f"DELETE FROM {table.name} WHERE {condition}"
    emptied = table.stays.get(column, ())
    if not emptied:
        return ""
    if column not in emptied:
        condition += f" AND ({' OR '.join(f'{each} <> {table.empty[each]}' for each in emptied)})"
    return f"UPDATE {table.name} SET {', '.join(f'{each} = {table.empty[each]}' for each in emptied)} WHERE {condition}"


async def forget(t: Transaction, going: Going) -> None:
    """Delete rows, and whoever is known by them alone."""
    people = await _people(t, going)
    await delete(t, going)
    await forget_strangers(t, people)


async def forget_strangers(t: Transaction, people: Collection[int]) -> None:
    """Delete those of these people about whom nothing else is stored on any server."""
    for portion in portions(sorted(people)):
        strangers = {row["id"] for row in await t.rows(STRANGERS.format(marks([portion])), *portion)}
        if strangers:
            # Only for these all lines of all servers are looked through.
            rows = await t.rows(KNOWN.format(marks([[*strangers]])), *strangers)
            strangers -= {row["person"] for row in rows}
        await t.execute_many("DELETE FROM people WHERE id = $1", [(each,) for each in strangers])


async def going_with(t: Transaction, name: str, ids: Sequence[int]) -> Going:
    """Return all that becomes otherwise with rows of a table, in the order of its deletion; these rows come last."""
    going: list[tuple[Described, str, Sequence[int]]] = []
    for table, column in naming(name):
        if column in table.goes and naming(table.name):
            going += await going_with(t, table.name, await _ids(t, table, column, ids))
        else:
            going.append((table, column, ids))
    return [*going, (TABLES[name], "id", ids)]


async def delete(t: Transaction, going: Going) -> None:
    """Delete rows, or empty what names what is deleted."""
    for table, column, ids in going:
        if sql := change(table, column, f"{column} IN {{0}}"):
            for portion in portions(ids):
                await t.execute(sql.format(marks([portion])), *portion)


def _goes(table: Described, column: str) -> bool:
    return column in (*table.goes, "id")


async def _people(t: Transaction, going: Going) -> set[int]:
    """Return the people who are named in rows that go."""
    asked = [
        _asked(table, f"{person} AS person", column, portion)
        for table, column, ids in going
        if _goes(table, column)
        for person in table.people
        for portion in portions(ids)
    ]
    return {row["person"] for rows in await t.together(*asked) for row in rows} - {None}


async def _ids(t: Transaction, table: Described, column: str, ids: Sequence[int]) -> list[int]:
    found = await t.together(*(_asked(table, "id", column, portion) for portion in portions(ids)))
    return [row["id"] for rows in found for row in rows]


def _asked(table: Described, what: str, column: str, ids: Sequence[int]) -> Statement:
    return (f"SELECT {what} FROM {table.name} WHERE {column} IN {marks([ids])}", *ids)
