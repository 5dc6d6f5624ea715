"""The database: both kinds are made from one description, and what 1.1.0 has left becomes the same."""

import gzip
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import psycopg
import pytest

from bot.app.audit import audit
from bot.model.errors import StartError
from bot.storage.schema import APPLICATION_ID, OLDEST, TABLES, VERSION, migrations
from bot.storage.storage import open_database
from tests.support.postgres import connected
from tests.support.service import contents, look, tamper
from tests.support.storage import CARRIED, LEFT, OF_POSTGRES

EVENTS = {"tables": 29, "games": 33, "moves": 1280, "ledger lines": 18}
"""What stands in the database with events of every kind."""
TYPES = {"BIGINT": "INTEGER", "BYTEA": "BLOB", "DOUBLE PRECISION": "REAL"}
"""What types of PostgreSQL are called in SQLite."""
RESULTS = "SELECT game, seat, person, won, points, at FROM results"
SEATS = " UNION ALL ".join(
    f"SELECT game, {seat}, seat{seat}, {won}, brcka * {won}, at FROM ledger"
    for seat, won in enumerate(("(1 - winner)", "winner", "(1 - winner)", "winner"))
)
"""What 1.1.0 had of each."""
MARKED = {"sqlite": "PRAGMA user_version = {}", "postgres": "UPDATE stovkahra SET version = {}"}
BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> Path | str:
    """A database that 1.1.0 has left, of either kind."""
    if kind == "sqlite":
        return Path(shutil.copyfile(LEFT / "1.1.0-events.db", tmp_path / "games.db"))
    url: str = request.getfixturevalue("empty_url")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(gzip.decompress(OF_POSTGRES.read_bytes()))
    return url


def in_sqlite(path: Path) -> dict[str, Any]:
    """The tables of a file: columns, keys, what they refer to, indexes and guards."""
    with connected(path) as ask:
        found = {}
        for name in TABLES:
            columns = ask(f"PRAGMA table_info({name})")
            found[name] = (
                {(row[1], row[2], bool(row[3] or row[5]), row[4]) for row in columns},
                [row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5]],
                {(row[3], row[2]) for row in ask(f"PRAGMA foreign_key_list({name})")},
                {row[1]: bool(row[2]) for row in ask(f"PRAGMA index_list({name})") if row[3] == "c"},
                {
                    row[0]
                    for row in ask(f"SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = '{name}'")
                },
            )
        return found


COLUMNS = """SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = %s"""
KEY = """SELECT attname FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indisprimary AND indrelid = %s::regclass ORDER BY array_position(indkey::int[], attnum::int)"""
REFERS = """SELECT attname, confrelid::regclass::text FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid
    AND attnum = ANY (conkey) WHERE contype = 'f' AND conrelid = %s::regclass"""
INDEXES = """SELECT relname, indisunique FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = %s::regclass
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype <> 'f')"""
GUARDS = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgrelid = %s::regclass"


def in_postgres(url: str) -> dict[str, Any]:
    """The same of a database of PostgreSQL, as SQLite would call it."""
    found = {}
    with psycopg.connect(url) as connection:

        def ask(sql: str, name: str) -> list[Any]:
            return connection.execute(sql.encode(), [name]).fetchall()

        for name in TABLES:
            columns = {
                (
                    column,
                    TYPES.get(kind.upper(), kind.upper()),
                    nullable == "NO",
                    default and default.removesuffix("::text"),
                )
                for column, kind, nullable, default in ask(COLUMNS, name)
            }
            guards = {row[0] for row in ask(GUARDS, name)}
            if guards:
                # SQLite has no statement that empties a table.
                guards.remove(f"{name}_stays")
            key, refers = [row[0] for row in ask(KEY, name)], set(ask(REFERS, name))
            found[name] = columns, key, refers, dict(ask(INDEXES, name)), guards
    return found


async def test_both_databases_have_the_same_tables_keys_indexes_and_guards(tmp_path, url):
    path = tmp_path / "games.db"
    await (await open_database(path)).close()
    assert in_postgres(url) == in_sqlite(path)
    assert sum(len(each[-1]) for each in in_sqlite(path).values()) == 10
    assert look(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert look(path, "PRAGMA user_version") == [(VERSION,)] == look(url, "SELECT version FROM stovkahra")
    listed = look(path, "PRAGMA table_list")
    strict = {str(row[1]): row[5] for row in listed if row[0] == "main" and not str(row[1]).startswith("sqlite_")}
    assert strict == dict.fromkeys(TABLES, 1)


def test_a_migration_is_for_a_version_that_was_given_out_and_the_last_one_leads_to_todays():
    numbers = [number for number, _ in migrations("postgres", OLDEST)]
    assert sorted(set(numbers)) == list(range(OLDEST + 1, VERSION + 1))
    assert migrations("postgres", VERSION) == migrations("sqlite", VERSION) == []


SAME = (
    """SELECT table_name, column_name, data_type, is_nullable, column_default, collation_name, is_identity
       FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2""",
    "SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1",
    # Brackets are what a copy of a database has more of.
    """SELECT conrelid::regclass::text, translate(pg_get_constraintdef(oid), '()', '') FROM pg_constraint
       WHERE conrelid <> 0 ORDER BY 1, 2""",
    "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1",
)
"""What PostgreSQL says of a database."""


@BOTH
async def test_what_1_1_0_has_left_becomes_what_a_new_database_is_with_all_that_is_in_it(
    place, kind, request, tmp_path
):
    before, results, seats = contents(place, CARRIED), look(place, RESULTS), look(place, SEATS)
    await (await open_database(place)).close()
    assert contents(place, CARRIED) == before
    assert look(place, f"{RESULTS} ORDER BY 1, 2") == sorted(results + seats)
    # What lines add up to was carried over, and `check` adds them up anew.
    findings = await audit(place)
    assert (findings.wrong, dict(findings.counted)) == ([], EVENTS)
    if kind == "postgres":
        new = request.getfixturevalue("url")
        assert [look(place, sql) for sql in SAME] == [look(new, sql) for sql in SAME]
    else:
        await (await open_database(tmp_path / "new.db")).close()
        assert in_sqlite(place) == in_sqlite(tmp_path / "new.db")


@BOTH
async def test_what_is_older_than_1_1_0_is_refused_in_one_line_that_says_how_it_is_carried_over(place, kind):
    older = (
        f"PRAGMA user_version = {OLDEST - 1}" if kind == "sqlite" else f"UPDATE stovkahra SET version = {OLDEST - 1}"
    )
    tamper(place, older)
    before = contents(place, CARRIED)
    # Whoever looks into a file as it is has asked for its version before.
    for as_it_is in (False, True)[: 1 + (kind == "postgres")]:
        with pytest.raises(StartError, match=r"^[^\n]*Start the bot of 1\.1\.0 on it once[^\n]*$"):
            await open_database(place, as_it_is=as_it_is)
    assert contents(place, CARRIED) == before


OPEN = """import asyncio, sys
from pathlib import Path
from bot.storage.storage import open_database
async def carry_over(where):
    print(flush=True)
    await (await open_database(where if "://" in where else Path(where))).close()
asyncio.run(carry_over(sys.argv[1]))"""


@pytest.mark.stress
@BOTH
def test_a_kill_while_it_is_carried_over_loses_nothing(place, kind, sized, figures):
    before, random, killed, lasts, versions = contents(place, CARRIED), Random(), 0, None, set()
    asked = "PRAGMA user_version" if kind == "sqlite" else "SELECT version FROM stovkahra"
    for _ in range(sized(40) + 1):
        with subprocess.Popen([sys.executable, "-c", OPEN, str(place)], stdout=subprocess.PIPE) as process:
            process.stdout.readline()
            began = monotonic()
            try:
                # The first one is left alone, to see how long it takes.
                process.wait(lasts and random.uniform(0, 1.2 * lasts))
            except subprocess.TimeoutExpired:
                process.kill()
                killed += 1
            lasts = lasts or monotonic() - began
        ((version,),) = look(place, asked)
        versions.add(version)
        assert contents(place, CARRIED) == before
        tamper(place, MARKED[kind].format(OLDEST))
    assert versions <= {OLDEST, VERSION}
    figures(killed=killed)
