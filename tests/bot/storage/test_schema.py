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
from tests.support.storage import LEFT, OF_POSTGRES

EVENTS = {"tables": 29, "games": 33, "moves": 1280, "ledger lines": 18}
"""What stands in the database with events of every kind."""
RICHER = (
    "INSERT INTO tries (day, kind, person, guild_id, points, line, ended_at, share, honoured)"
    " VALUES ('2026-05-30', 'bulka', 1, 7, -3, ',hA', '2026-05-30T12:00:00+00:00', 500, 1)",
    "INSERT INTO dailies SELECT '2026-05-30', 'bulka', seed, 1, 2, 'null', 1, '3 4' FROM evening_deals"
    " WHERE evening = 1 AND deal = 1",
    "INSERT INTO later_tries VALUES (1, 'bulka', '2026-05-30', NULL, '2026-05-31', 2, 9, 1)",
    "INSERT INTO spent_tries SELECT '2026-05-31', 'bulka', seed FROM dailies WHERE closed = 1",
    "INSERT INTO field VALUES ('2026-05-30', 'bulka', -3, 1)",
    "INSERT INTO match_teams (evening, team, guild_id, channel_id) VALUES (1, 0, 7, 8)",
    "INSERT INTO evening_shares VALUES (7, '2026-05', 1, 500, 2)",
    "INSERT INTO evening_digests SELECT 2, seed, 1 FROM dailies WHERE closed = 1",
    "INSERT INTO challenges (id, kind, guild_id, channel_id, challenger, challenged, stage, made_at, ends_at)"
    " VALUES (5, 'bulka', 0, 0, 3, 1, 'over', '2026-05-30', '2026-05-31'),"
    " (6, 'bulka', 7, 8, 3, 1, 'closed', '2026-05-30', '2026-05-31')",
    "INSERT INTO challenge_deals SELECT 5, deal, seed FROM evening_deals WHERE evening = 1",
    "UPDATE challenge_plays SET points = 0",
    "INSERT INTO seasons VALUES (7, '2026-Q1', 0), (7, '2025-Q4', 1)",
    "INSERT INTO season_places SELECT 7, season, 1, 1, 2, 3, 4, 5, 0 FROM seasons",
    "INSERT INTO guilds (id) VALUES (9)",
    "INSERT INTO announcements VALUES (9, 8, '2026-05-30')",
    "INSERT INTO spent_leaves SELECT seed, '2026-05-31T12:00:00+00:00' FROM dailies WHERE closed = 1",
    "INSERT INTO spent_puzzles SELECT seed, 'bulka', '3 4' FROM dailies WHERE closed = 1",
    "INSERT INTO puzzles VALUES (1, 'bulka', 3, 1, '', 1, 1, 1, 40), (1, 'bulka', 5, 2, 'hA', 1, 0, 2, -30),"
    " (1, 'bulka', 9, 3, '', 0, 0, 0, 0)",
    "INSERT INTO solvers VALUES (1, 'bulka', 31.0, 6.0, 2, 2, 1, 0, 1, 9)",
    "INSERT INTO insights VALUES (7, 1, 'bulka', '2026-05', 'deals', 2, 12.0),"
    " (7, 1, 'bulka', '2026-05', 'luck', 2, 3.0)",
    "INSERT INTO puzzle_counts VALUES ('bulka', 3, 24.0, 7.0, 2, 1), ('bulka', 5, 26.0, 7.0, 1, 0)",
    "INSERT INTO appointments (guild_id, channel_id, message_id, opener, kind, rules, options, at)"
    " VALUES (7, 8, 0, 1, 'bulka', '{}', '{}', '2026-06-01T12:00:00+00:00')",
    "INSERT INTO corrections VALUES (1, 100, 1, 3, 3, 'miscounted', 2, '2026-05-31T13:10:36.300001+00:00')",
    "UPDATE sums SET brcka = brcka + 3, corrected = 3, lines = lines + 1"
    " WHERE period <> '2026-W18' AND person IN (1, 3) AND partner IN (0, 3)",
    "INSERT INTO history SELECT 100, person, partner, 'correction', 1780233036300001, 1 FROM sums"
    " WHERE period = 'all' AND computers = 1 AND corrected <> 0"
    " UNION SELECT 100, 0, 0, 'correction', 1780233036300001, 1",
    "UPDATE books SET last_at = 1780233036300001 WHERE guild_id = 100",
)
"""What the database with events has too few of."""
SEATS = " UNION ALL ".join(
    f"SELECT game, {seat}, seat{seat}, {won}, brcka * {won}, at FROM ledger"
    for seat, won in enumerate(("(1 - winner)", "winner", "(1 - winner)", "winner"))
)
"""The players of the games of Stovkahra, as 1.1.0 kept them."""
SAID = (
    (
        "SELECT person, game, 0 * mu + 25, (0 * mu + 25) / 3, 0, over, solved, 0, 0, puzzle, 1 FROM solvers"
        " ORDER BY 1, 2",
        "SELECT * FROM solvers ORDER BY 1, 2",
    ),
    (
        "SELECT person, game, puzzle, shown, tried, over, solved, 0, 0 FROM puzzles ORDER BY 1, 2, 3",
        "SELECT * FROM puzzles ORDER BY 1, 2, 3",
    ),
    (
        f"SELECT game, seat, person, won, points, at FROM results UNION ALL {SEATS} ORDER BY 1, 2",
        "SELECT game, seat, person, won, points, at FROM results ORDER BY 1, 2",
    ),
    (
        "SELECT id, guild_id, 'stovkahra', person, partner, brcka, reason, author, at FROM corrections ORDER BY 1",
        "SELECT * FROM corrections ORDER BY 1",
    ),
    (
        """SELECT id, form, kind, guild_id, channel_id, message_id, closed, shown, due_at, ends_at, counted,
        places, chosen_deals FROM evenings ORDER BY id""",
        """SELECT id, form, kind, guild_id, channel_id, message_id, stage = 'over', shown, due_at, ends_at,
        counted, places, chosen_deals FROM events WHERE form NOT IN ('daily', 'pool', 'challenge') ORDER BY id""",
    ),
    (
        "SELECT evening, deal, seed, strong FROM evening_deals ORDER BY 1, 2",
        """SELECT event, deal, seed, strong FROM event_deals JOIN events ON id = event
        WHERE form NOT IN ('daily', 'pool', 'challenge') ORDER BY 1, 2""",
    ),
    ("SELECT * FROM evening_tables ORDER BY 1, 2, 3", "SELECT * FROM event_tables ORDER BY 1, 2, 3"),
    ("SELECT * FROM evening_matches ORDER BY 1, 2, 3", "SELECT * FROM event_pairings ORDER BY 1, 2, 3"),
    (
        "SELECT evening, team, guild_id, channel_id, message_id, code, ready_until FROM match_teams ORDER BY 1, 2",
        "SELECT * FROM event_teams ORDER BY 1, 2",
    ),
    (
        "SELECT guild_id, season FROM seasons ORDER BY 1, 2",
        "SELECT DISTINCT guild_id, season FROM season_places ORDER BY 1, 2",
    ),
    ("SELECT * FROM announcements", "SELECT id, daily_channel, daily_told FROM guilds WHERE daily_channel IS NOT NULL"),
    (
        """SELECT digest, 'leave', left_at FROM spent_leaves
        UNION ALL SELECT digest, 'puzzles ' || game, puzzles FROM spent_puzzles ORDER BY 2""",
        "SELECT * FROM spent ORDER BY 2",
    ),
    (
        """SELECT 'challenge', '-5', 0 UNION SELECT 'evening', id || '', guild_id FROM evenings
        WHERE closed = 1 AND told = 0 UNION SELECT 'match', evening || '', guild_id FROM match_teams
        UNION SELECT 'season', season, guild_id FROM seasons WHERE told = 0 UNION SELECT 'week', id || '', guild_id
        FROM appointments WHERE message_id = 0 ORDER BY 1, 2, 3""",
        "SELECT * FROM outbox ORDER BY 1, 2, 3",
    ),
    (
        "SELECT id, CASE message_id WHEN 0 THEN NULL ELSE message_id END FROM appointments ORDER BY 1",
        "SELECT id, message_id FROM appointments ORDER BY 1",
    ),
    (
        "SELECT * FROM evening_people ORDER BY 1, 2",
        """SELECT event, person, number, gone, wants, here_at FROM event_people JOIN events ON id = event
        WHERE form NOT IN ('pool', 'challenge') ORDER BY 1, 2""",
    ),
    (
        "SELECT * FROM evening_digests ORDER BY 1, 2",
        "SELECT event, digest, event_digests.number FROM event_digests JOIN events ON id = event WHERE form <> 'daily'",
    ),
    (
        "SELECT day, kind, seed, strong, perfect, NULL, closed, closed, strong_tricks FROM dailies ORDER BY 1, 2",
        """SELECT name, kind, seed, strong, perfect, mistake, stage = 'over', shown, strong_tricks FROM events
        JOIN event_deals ON event = id WHERE form = 'daily' AND deal = 1 AND ends_at = name ORDER BY 1, 2""",
    ),
    (
        """SELECT day, kind, person, table_id, guild_id, points, line, day, ended_at, share, shared_in, left_off,
        shared_whole, honoured FROM tries ORDER BY 1, 2, 3""",
        """SELECT name, kind, person, table_id, event_tries.guild_id, points, line, begun_on, ended_at, share,
        shared_in, left_off, shared_whole, honoured FROM event_tries JOIN events ON id = event
        WHERE form = 'daily' AND later = 0 ORDER BY 1, 2, 3""",
    ),
    (
        "SELECT person, kind, day, table_id, begun_on, number, points, ended FROM later_tries ORDER BY 1, 2, 3",
        """SELECT person, kind, name, table_id, begun_on, number, points, ended_at IS NOT NULL FROM event_tries
        JOIN events ON id = event WHERE later = 1 ORDER BY 1, 2, 3""",
    ),
    (
        "SELECT * FROM spent_tries ORDER BY 1, 2, 3",
        "SELECT name, kind, digest FROM event_digests JOIN events ON id = event WHERE form = 'daily' ORDER BY 1, 2, 3",
    ),
    (
        "SELECT * FROM field ORDER BY 1, 2, 3",
        """SELECT name, kind, points, tries FROM event_fields JOIN events ON id = event
        WHERE form = 'daily' ORDER BY 1, 2, 3""",
    ),
    (
        "SELECT * FROM shared_deals ORDER BY 1, 2",
        """SELECT name, deal, seed, made_on, strong, perfect, strong_tricks FROM event_deals
        JOIN events ON id = event WHERE form = 'pool' ORDER BY 1, 2""",
    ),
    (
        "SELECT * FROM shared_field ORDER BY 1, 2, 3",
        """SELECT name, deal, points, tries FROM event_fields JOIN events ON id = event
        WHERE form = 'pool' ORDER BY 1, 2, 3""",
    ),
    (
        "SELECT * FROM shared_had ORDER BY 1, 2",
        "SELECT person, name, number FROM event_people JOIN events ON id = event WHERE form = 'pool' ORDER BY 1, 2",
    ),
    (
        """SELECT -id, kind, guild_id, channel_id, challenger, challenged,
        CASE stage WHEN 'played' THEN 'open' WHEN 'closed' THEN 'off' ELSE stage END, made_at, ends_at
        FROM challenges ORDER BY 1""",
        """SELECT id, kind, coalesce(one.guild_id, 0), coalesce(one.channel_id, 0), one.person, other.person, stage,
        made_at, ends_at FROM events JOIN event_people AS one ON one.event = id AND one.number = 1
        JOIN event_people AS other ON other.event = id AND other.number = 2 WHERE form = 'challenge' ORDER BY 1""",
    ),
    (
        "SELECT -challenge, deal, seed FROM challenge_deals ORDER BY 1, 2",
        "SELECT event, deal, seed FROM event_deals WHERE event < 0 ORDER BY 1, 2",
    ),
    (
        "SELECT -challenge, person, deal, table_id, points, left_off FROM challenge_plays ORDER BY 1, 2, 3",
        """SELECT event, person, deal, table_id, CASE WHEN ended_at IS NOT NULL THEN points END, left_off
        FROM event_tries WHERE event < 0 ORDER BY 1, 2, 3""",
    ),
    (
        "SELECT * FROM shares UNION ALL SELECT period, 'evening', guild_id, person, share, evenings FROM evening_shares"
        " ORDER BY 1, 2, 3, 4",
        "SELECT * FROM shares ORDER BY 1, 2, 3, 4",
    ),
    (
        "SELECT id, CASE WHEN duplicate LIKE 'challenge %' THEN 'challenge -' || substr(duplicate, 11)"
        " ELSE duplicate END FROM tables ORDER BY 1",
        "SELECT id, duplicate FROM tables ORDER BY 1",
    ),
    ("SELECT guests.*, 0 FROM guests ORDER BY 1, 2", "SELECT * FROM guests ORDER BY 1, 2"),
    (
        "SELECT * FROM insights WHERE aspect <> 'luck' ORDER BY 1, 2, 3, 4, 5",
        "SELECT * FROM insights ORDER BY 1, 2, 3, 4, 5",
    ),
)
"""How 1.1.0 says what stands in its database, and how it is said today."""
CHANGED = {
    "insights",
    "puzzles",
    "solvers",
    "shares",
    "tables",
    "guests",
    "guilds",
    "appointments",
    "results",
    "corrections",
    "books",
    "sums",
    "history",
}
"""The tables that are still there, with other rows. What the ledger adds up to is added up anew by `check`."""
TYPES = {"BIGINT": "INTEGER", "BYTEA": "BLOB", "DOUBLE PRECISION": "REAL"}
"""What types of PostgreSQL are called in SQLite."""
MARKED = {"sqlite": "PRAGMA user_version = {}", "postgres": "UPDATE stovkahra SET version = {}"}
BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> Path | str:
    """A database that 1.1.0 has left, of either kind."""
    where: Path | str = tmp_path / "games.db" if kind == "sqlite" else request.getfixturevalue("empty_url")
    lay(where)
    return where


def lay(where: Path | str) -> None:
    """Put what 1.1.0 has left in place of what is there."""
    if isinstance(where, Path):
        for each in where.parent.glob(f"{where.name}*"):
            each.unlink()
        shutil.copyfile(LEFT / "1.1.0-events.db", where)
        return
    with psycopg.connect(where, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        connection.execute(gzip.decompress(OF_POSTGRES.read_bytes()))


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
    tamper(place, *RICHER)
    before, said = contents(place), [look(place, old) for old, _ in SAID]
    assert all(said)
    await (await open_database(place)).close()
    after = contents(place)
    same = before.keys() & after.keys() - CHANGED
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    for rows, (_, new) in zip(said, SAID, strict=True):
        assert look(place, new) == rows, new
    assert set(after) == set(TABLES) and sum(map(len, after.values())) > 1000
    findings = await audit(place)
    assert (findings.wrong, dict(findings.counted)) == ([], EVENTS)
    if kind == "postgres":
        new = request.getfixturevalue("url")
        assert [look(place, sql) for sql in SAME] == [look(new, sql) for sql in SAME]
    else:
        await (await open_database(tmp_path / "new.db")).close()
        assert in_sqlite(place) == in_sqlite(tmp_path / "new.db")
    # Who plays in what is under way is compared as well.
    tamper(place, "UPDATE event_people SET state = 1 - state WHERE state < 2")
    assert len((await audit(place)).wrong) == len([row for row in after["event_people"] if row[-1] < 2]) > 0


@BOTH
async def test_what_is_older_than_1_1_0_is_refused_in_one_line_that_says_how_it_is_carried_over(place, kind):
    older = (
        f"PRAGMA user_version = {OLDEST - 1}" if kind == "sqlite" else f"UPDATE stovkahra SET version = {OLDEST - 1}"
    )
    tamper(place, older)
    before = contents(place)
    # Whoever looks into a file as it is has asked for its version before.
    for as_it_is in (False, True)[: 1 + (kind == "postgres")]:
        with pytest.raises(StartError, match=r"^[^\n]*Start the bot of 1\.1\.0 on it once[^\n]*$"):
            await open_database(place, as_it_is=as_it_is)
    assert contents(place) == before


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
    before, after, random, killed, lasts, versions = contents(place), None, Random(), 0, None, set()
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
        if version == OLDEST:
            assert contents(place) == before
            continue
        after = after or contents(place)
        assert contents(place) == after
        lay(place)
    assert versions <= {OLDEST, VERSION}
    figures(killed=killed)
