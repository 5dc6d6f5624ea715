"""The migrations: both databases come to the same tables, from every version that there has been."""

import contextlib
import re
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest

from bot.storage.schema import APPLICATION_ID, TABLES, VERSION, migrations
from bot.storage.storage import open_database
from tests.support.service import look

KINDS = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea"}
"""By the type of a column in SQLite, that in PostgreSQL."""
Schema = dict[str, object]


def in_sqlite(path: Path) -> Schema:
    """Columns, keys, indexes and guards of a file."""
    columns, keys, foreign, indexes = {}, {}, {}, set()
    for table in _names(path, "table"):
        described = sorted(look(path, f"PRAGMA table_info({table})"))
        columns[table] = {
            name: (KINDS[str(kind)], bool(not_null or key), _plain(default))
            for _, name, kind, not_null, default, key in described
        }
        keys[table] = [name for _, name, *_, key in sorted(described, key=lambda row: row[5]) if key]
        references = look(path, f"PRAGMA foreign_key_list({table})")
        foreign[table] = sorted((column, other) for _, _, other, column, *_ in references)
        for _, index, unique, origin, partial in look(path, f"PRAGMA index_list({table})"):
            names = tuple(row[2] for row in look(path, f"PRAGMA index_info({index})"))
            if origin != "pk":
                indexes.add((index if origin == "c" else "", table, names, bool(unique), bool(partial)))
    checks = {table: _checks(_text(path, table)) for table in columns}
    guards = {name: _guard(_text(path, name)) for name in _names(path, "trigger")}
    return {
        "columns": columns,
        "keys": keys,
        "foreign": foreign,
        "indexes": indexes,
        "checks": checks,
        "guards": guards,
    }


def in_postgres(url: str) -> Schema:
    """The same of a database in PostgreSQL, without what it alone has: its mark, and guards against emptying."""
    columns: dict[str, dict[object, object]] = {}
    for table, name, kind, nullable, default in look(
        url,
        """SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
           WHERE table_schema = 'public' AND table_name <> 'stovkahra' ORDER BY table_name, ordinal_position""",
    ):
        columns.setdefault(str(table), {})[name] = (kind, nullable == "NO", _plain(default))
    keys: dict[str, list[object]] = {table: [] for table in columns}
    foreign: dict[str, list[object]] = {table: [] for table in columns}
    checks: dict[str, int] = dict.fromkeys(columns, 0)
    for table, kind, names, other in look(
        url,
        """SELECT conrelid::regclass::text, contype::text, (SELECT array_agg(attname ORDER BY at) FROM
           unnest(conkey) WITH ORDINALITY AS keys (attnum, at) JOIN pg_attribute
           ON pg_attribute.attnum = keys.attnum AND attrelid = conrelid), confrelid::regclass::text
           FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'c')""",
    ):
        if str(table) not in columns:
            continue
        if kind == "p":
            keys[str(table)] = list(names)  # type: ignore[call-overload]
        elif kind == "f":
            foreign[str(table)].extend((name, other) for name in names)  # type: ignore[attr-defined]
        else:
            checks[str(table)] += 1
    indexes = {
        (name if not constraint else "", table, tuple(names), unique, partial)  # type: ignore[arg-type]
        for name, table, names, unique, partial, constraint in look(
            url,
            """SELECT indexrelid::regclass::text, indrelid::regclass::text,
               (SELECT array_agg(pg_get_indexdef(indexrelid, at, true) ORDER BY at)
               FROM generate_series(1, indnkeyatts) AS at), indisunique, indpred IS NOT NULL,
               EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype = 'u')
               FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
               WHERE relnamespace = 'public'::regnamespace AND NOT indisprimary""",
        )
    }
    told = look(
        url,
        """SELECT tgname, pg_get_triggerdef(pg_trigger.oid), prosrc FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
           WHERE NOT tgisinternal AND tgname NOT LIKE '%_stays'""",
    )
    guards = {str(name): _guard(f"{trigger} {source}") for name, trigger, source in told}
    sorted_foreign = {table: sorted(pairs) for table, pairs in foreign.items()}  # type: ignore[type-var]
    return {
        **{"columns": columns, "keys": keys, "foreign": sorted_foreign},
        **{"indexes": indexes, "checks": checks, "guards": guards},
    }


def _names(path: Path, kind: str) -> list[str]:
    sql = "SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [str(name) for (name,) in look(path, sql, kind)]


def _text(path: Path, name: str) -> str:
    return str(look(path, "SELECT sql FROM sqlite_master WHERE name = ?", name)[0][0])


def _plain(default: object) -> str | None:
    return None if default is None else str(default).partition("::")[0]


def _checks(sql: str) -> int:
    return len(re.findall(r"\bCHECK \(", sql))


def _guard(sql: str) -> tuple[str, str, str, bool]:
    """The event, the table, what is told, and whether servers that have removed the bot are let through."""
    event, table = re.findall(r"BEFORE (\w+) ON (?:public\.)?(\w+)", sql)[0]
    told = re.findall(r"'([^']* append-only)'", sql)[0]
    return event, table, told, "removed_at IS NOT NULL" in sql


async def test_both_databases_have_the_same_tables_keys_indexes_and_guards(tmp_path, url):
    for where in (tmp_path / "games.db", url):
        await (await open_database(where)).close()
    file, server = in_sqlite(tmp_path / "games.db"), in_postgres(url)
    assert set(file["columns"]) == set(TABLES)
    assert len(file["guards"]) == 8
    for what in file:
        assert file[what] == server[what], what


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_migrations_are_numbered_without_a_gap_up_to_the_version(dialect):
    assert [number for number, _ in migrations(dialect, 0)] == list(range(1, VERSION + 1))
    assert [number for number, _ in migrations(dialect, VERSION - 1)] == [VERSION]
    assert migrations(dialect, VERSION) == []


async def test_a_file_is_marked_and_numbered_and_all_its_tables_are_strict(tmp_path):
    path = tmp_path / "games.db"
    await (await open_database(path)).close()
    assert look(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert look(path, "PRAGMA user_version") == [(VERSION,)]
    listed = look(path, "PRAGMA table_list")
    strict = {str(row[1]): row[5] for row in listed if row[0] == "main" and not str(row[1]).startswith("sqlite_")}
    assert strict == dict.fromkeys(TABLES, 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_table_that_was_open_at_the_third_migration_is_put_away_a_day_later(request, tmp_path, kind):
    """As long as its migration has given it: `idle_at` is a moment of the future that the bot can read."""
    place = tmp_path / "games.db" if kind == "sqlite" else request.getfixturevalue("empty_url")
    (_, first), (_, second), (_, third), _ = migrations(kind, 0)
    opened = (
        "INSERT INTO people (name) VALUES ('Anna')",
        OPENED.format(seed="zeroblob(32)" if kind == "sqlite" else SEED),
    )
    began = datetime.now(UTC)
    run(place, first, second, *opened, third)
    ((idle_at, due_at),) = look(place, "SELECT idle_at, due_at FROM tables")
    assert idle_at == due_at
    idle = datetime.fromisoformat(str(idle_at))
    assert idle.isoformat() == idle_at or idle.microsecond == 0
    assert timedelta(hours=23) < idle - began < timedelta(hours=25)


SEED = r"'\x" + "00" * 32 + "'::bytea"
OPENED = """INSERT INTO tables (guild_id, channel_id, opener, rules, status, next_seed)
    VALUES (1, 2, 1, '{{}}', 'lobby', {seed})"""


def run(where: Path | str, *scripts: str) -> None:
    if isinstance(where, Path):
        with contextlib.closing(sqlite3.connect(where, isolation_level=None)) as file:
            for script in scripts:
                file.executescript(script)
    else:
        with psycopg.connect(where, autocommit=True) as connection:
            for script in scripts:
                connection.execute(script.encode())
