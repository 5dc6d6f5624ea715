"""Whose each row is: with people and servers exactly that is deleted of which the schema says so.

Every table is filled with rows that differ in which of their columns leads to who, or what, is deleted.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.model.person import Person
from bot.model.table import NOWHERE
from bot.storage.deletion import OWN
from bot.storage.schema import SAID, TABLES, Described
from tests.support.service import NOON, Clock, look
from tests.support.storage import Store, laid

GONE, KEPT = 100, 200
"""A server that has removed the bot, and another one."""
LONG_AGO = "2020-01"
Rows = dict[str, list[dict[str, Any]]]


class Filling:
    """A database into which rows are put of which only some columns matter."""

    def __init__(self, path: Path) -> None:
        laid(path)
        self.file = sqlite3.connect(path)
        self.file.row_factory = sqlite3.Row
        self._numbers = count(1000)
        self.made = dict(self.file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall())
        for guild in (GONE, KEPT):
            self.file.execute("INSERT INTO guilds (id) VALUES (?)", (guild,))
        self.nobody = self.person()

    def person(self) -> int:
        """Somebody new, who has been silent for long."""
        sql = "INSERT INTO people (user_id, name, used_in) VALUES (?, ?, ?)"
        number = next(self._numbers)
        return int(self.file.execute(sql, (number, f"P{number}", LONG_AGO)).lastrowid or 0)

    def add(self, name: str, **given: Any) -> int:
        """A row with these values; all else that it has to name is of the server that is kept, and of nobody."""
        table, server = TABLES[name], given.pop("server", KEPT)
        # A challenge that is not accepted yet is closed with a person.
        row: dict[str, Any] = {"stage": "over"} if name == "events" else {}
        for _, column, kind, needed, default, *_ in self.file.execute(f"PRAGMA table_info({name})"):
            to = table.names.get(column)
            if column in given:
                row[column] = given[column]
            elif to == "people":
                row[column] = self.nobody
            elif to is not None and (needed or column in table.key):
                row[column] = self.named(to, server)
            elif (needed and default is None) or any(column in emptied for emptied in table.stays.values()):
                row[column] = None if to else self._value(name, column, kind)
        marks = ", ".join("?" * len(row))
        sql = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})"
        return int(self.file.execute(sql, [*row.values()]).lastrowid or 0)

    def named(self, name: str, server: int) -> int:
        """A server, or a new row of a table that belongs to it."""
        return server if name == "guilds" else self.add(name, server=server)

    def _value(self, name: str, column: str, kind: str) -> object:
        number = next(self._numbers)
        if one_of := re.search(rf"\b{column} (?:IN \(|BETWEEN )'?(-?\w+)", self.made[name]):
            return one_of[1]
        moment = (NOON + timedelta(microseconds=number)).isoformat()
        return {"TEXT": moment, "BLOB": number.to_bytes(32)}.get(kind, number)

    def rows(self) -> Rows:
        return {name: [dict(row) for row in self.file.execute(f"SELECT * FROM {name}")] for name in TABLES}


@pytest.fixture
def filling(tmp_path: Path) -> Iterator[Filling]:
    ready = Filling(tmp_path / "games.db")
    with closing(ready.file):
        yield ready


def naming_people() -> list[tuple[Described, str]]:
    return [(table, column) for table in TABLES.values() for column in table.people]


def left(rows: Rows, gone: set[tuple[str, Any]]) -> Rows:
    """What the schema says that is left of rows without what is gone: names of tables, each with a number."""
    private = {row["id"] for row in rows["tables"] if row["guild_id"] == NOWHERE}
    for name in ("seats", "event_tries"):
        # What is played alone is deleted with whoever played it.
        of_the_gone = {row["table_id"] for row in rows[name] if ("people", row["person"]) in gone}
        gone |= {("tables", each) for each in of_the_gone & private | (of_the_gone if name != "seats" else set())}
    kept: Rows = {}
    for name, table in TABLES.items():
        kept[name] = []
        for row in rows[name]:
            named = {(table.names.get(column, name), row[column]) for column in table.goes}
            if named & gone or (name == "tables" and (name, row["id"]) in gone):
                gone |= {(name, row["id"])} if "id" in row else set()
            else:
                kept[name].append(row)
    for name, table in TABLES.items():
        for row in kept[name]:
            for column in table.stays:
                if (table.names.get(column), row[column]) in gone:
                    empty = {"NULL": None, "0": 0, "''": ""}
                    row |= {each: empty[table.empty[each]] for each in table.stays[column]}
    return kept


def by_own_code(rows: Rows, gone: set[tuple[str, Any]]) -> set[str]:
    """The keys of the rows of which the schema alone does not say what becomes of them."""
    return {
        _key(table, row)
        for name, table in TABLES.items()
        for row in rows[name]
        if any((table.names.get(column), row[column]) in gone for column in table.own)
    }


def told(rows: Rows, own: set[str]) -> set[str]:
    """All rows but these; also those that deletion adds."""
    return {
        f"{name} {row}"
        for name, table in TABLES.items()
        if name not in ("people", "notes") and "digest" not in table.stays
        for row in rows[name]
        if _key(table, row) not in own
    }


def _key(table: Described, row: dict[str, Any]) -> str:
    return f"{table.name} {[row[column] for column in table.key]}"


def accounts(filling: Filling) -> set[int]:
    """The people who are known."""
    return {row["id"] for row in filling.rows()["people"] if row["user_id"] is not None}


def test_each_table_says_whose_its_rows_are(tmp_path):
    path = tmp_path / "games.db"
    laid(path)
    made = look(path, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY 1")
    assert [name for (name,) in made] == sorted(TABLES)
    for name, table in TABLES.items():
        assert table.said == "Nobody's." or not re.search(r"\w", SAID.sub("", table.said).replace("Stays", "")), name
        columns = {column for (column,) in look(path, f"SELECT name FROM pragma_table_info('{name}')")}
        refers = {column for (column,) in look(path, f'SELECT "from" FROM pragma_foreign_key_list("{name}")')}
        whose = {*table.goes, *table.stays, *table.own}
        # A deal of a pool is nobody's.
        need = ({"guild_id", "person", "account", "digest"} & columns) | refers - {"pool", "number"}
        assert need <= whose <= columns, name


async def test_with_a_server_goes_what_the_schema_says_and_whoever_was_known_by_that_alone(filling, tmp_path):
    guards = {name for (name,) in filling.file.execute("SELECT tbl_name FROM sqlite_master WHERE type = 'trigger'")}
    people, guilds, *others = TABLES
    assert (people, guilds) == ("people", "guilds")
    for name in others:
        table = TABLES[name]
        through = [column for column in table.names if column not in table.people]
        # What is never changed is not deleted but with a game, a table and a server that are one another's.
        for ways in [through] if name in guards or not through else [[way] for way in through]:
            to = {way: filling.named(table.names[way], GONE) for way in ways}
            filling.add(name, **to, **{column: filling.person() for column in table.people})
    for table, column in naming_people():
        # Known on both servers, by more than is their own business.
        if table.name in OWN:
            continue
        both = filling.person()
        filling.add("wishes", guild_id=GONE, person=both)
        filling.add(table.name, **{column: both})
    filling.file.execute("UPDATE guilds SET removed_at = ? WHERE id = ?", (NOON.isoformat(), GONE))
    filling.file.commit()
    before = filling.rows()
    assert all(rows for name, rows in before.items())
    async with await Store.quickly(tmp_path / "games.db", Clock()) as store:
        assert await store.guild_deletion.forget(NOON, timedelta(0)) == [GONE]
    assert_left(filling, before, {("guilds", GONE)})
    named = {row[column] for table, column in naming_people() for row in filling.rows()[table.name]}
    assert accounts(filling) == named


async def test_with_a_person_goes_what_the_schema_says_and_all_else_stands(filling, tmp_path):
    people = filling.person(), filling.person()
    for table, column in naming_people():
        for person in people:
            filling.add(table.name, **{column: person})
    filling.file.commit()
    before = filling.rows()
    (account,) = [row["user_id"] for row in before["people"] if row["id"] == people[0]]
    async with await Store.quickly(tmp_path / "games.db", Clock()) as store:
        await store.privacy.forget(Person(people[0], account, ""))
    assert_left(filling, before, {("people", people[0])})
    assert accounts(filling) == {filling.nobody, people[1]}


async def test_the_silent_go_whose_rows_belong_to_no_server(filling, tmp_path):
    kept = {filling.nobody}
    for table, column in naming_people():
        if column in table.found:
            person, elsewhere = filling.person(), filling.person()
            filling.add(table.name, **{column: person})
            kept |= {person} if on_a_server(table, column) else set()
            filling.add(table.name, server=NOWHERE, **{column: elsewhere})
    for server in (KEPT, NOWHERE):
        person = filling.person()
        filling.add("sums", server=server, person=person, period="all", relation="alone")
        kept |= {person} if server == KEPT else set()
    filling.file.commit()
    before, known = filling.rows(), accounts(filling)
    async with await Store.quickly(tmp_path / "games.db", Clock()) as store:
        assert await store.silent_people.forget(NOON) == len(known - kept)
    assert accounts(filling) == kept
    assert_left(filling, before, {("people", person) for person in known - kept})


def on_a_server(table: Described, column: str) -> bool:
    """Whether rows of a table stand on a server's pages as long as the server has the bot."""
    if "guild_id" in table.goes:
        return True
    through = [table.names[each] for each in table.goes if each not in table.people]
    return column not in table.goes and any(on_a_server(TABLES[each], "") for each in through)


def assert_left(filling: Filling, before: Rows, gone: set[tuple[str, Any]]) -> None:
    own = by_own_code(before, gone)
    assert told(filling.rows(), own) ^ told(left(before, gone), own) == set()
