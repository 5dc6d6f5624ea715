"""PostgreSQL: several who play in one database at once, servers that fail, and databases that cannot be used."""

import asyncio
import contextlib
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any, TypeVar

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.app.config import Settings
from bot.app.start import CANNOT_START, TRY_AGAIN
from bot.model import moving, stopping
from bot.model.clock import Durations
from bot.model.errors import NotSaved, Refusal, StartError
from bot.model.sharding import Sharding
from bot.model.table import Status, Table
from bot.storage.postgres import PostgresTransaction
from bot.storage.retry import retried
from bot.storage.schema import OLDEST, VERSION
from bot.storage.storage import open_database
from engine.stovkahra.players import Level
from engine.stovkahra.rules import Rules
from tests.support.doctor import Rest, bad, examined
from tests.support.games import begun, lobby_of, people_of, series_of, surely, won
from tests.support.plain_ledger import whole_ledger
from tests.support.postgres import Server, cut_all
from tests.support.process import TOKEN, command, refused, run_here
from tests.support.service import (
    CHANNEL,
    GUILD,
    HANGS,
    LOOKER_ON,
    NOON,
    PAUSE,
    Clock,
    contents,
    look,
    refused_by,
    state,
    tamper,
)
from tests.support.storage import OF_POSTGRES, Store

T = TypeVar("T")
PASSWORD = "geheim-heslo-77"
IDLE = timedelta(hours=24)
TABLES_THERE = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[Store]]:
    """Two stores on one database, as two processes have them."""
    clock = Clock()
    opened = [await Store.open(url, clock) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()


async def asked_at_once(
    two: list[Store], ask: Callable[[Store], Awaitable[T]], times: int = 6
) -> list[T | BaseException]:
    """What is told to all who ask both stores, so many times each."""
    asking = [surely(lambda store=store: ask(store)) for _ in range(times) for store in two]
    return await asyncio.gather(*asking, return_exceptions=True)


@pytest.fixture(params=[HANGS])
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds in which a thing is tried again: however busy the machine is, what has to be done again has the time."""
    for module in ("retry", "postgres"):
        monkeypatch.setattr(f"bot.storage.{module}.RETRYING_S", request.param)


# Two at once


async def test_changes_of_one_table_by_two_at_once_lose_nothing(two):
    tables = [(await begun(two[0], guild_id=GUILD + number)).id for number in range(3)]

    def count(table: Table) -> int:
        table.message.id = (table.message.id or 0) + 1
        return table.message.id

    asked = (asked_at_once(two, lambda store, number=number: store.change(number, count), 10) for number in tables)
    for number, counted in zip(tables, await asyncio.gather(*asked), strict=True):
        assert sorted(told for _, told in counted) == list(range(1, 21))
        assert [(await store.read(number)).message.id for store in two] == [20, 20]


async def test_of_two_who_make_the_same_move_one_is_refused_by_the_table(two):
    table = await begun(two[0])
    seat = min(table.awaited())
    move = table.view(seat).legal[0]
    made = await asked_at_once(
        two, lambda store: store.change(table.id, lambda table: moving.push(table, seat, move)), 1
    )
    assert sum(isinstance(each, Exception) for each in made) == 1
    assert not any(isinstance(each, psycopg.Error) for each in made)


async def test_who_reads_sees_one_moment_whatever_others_do_meanwhile(two, monkeypatch):
    reader, writer = two
    table = await begun(writer)
    before, asked = state(await reader.read(table.id)), 0
    ask = PostgresTransaction.rows

    def happen(table: Table) -> None:
        push_any(table)
        table.votes.to_stop ^= {1}
        table.message.shows = f"{asked}"

    async def interrupted(self: PostgresTransaction, sql: str, *values: object) -> Any:
        nonlocal asked
        rows = await ask(self, sql, *values)
        asked += 1
        with monkeypatch.context() as uninterrupted:
            uninterrupted.setattr(PostgresTransaction, "rows", ask)
            await surely(lambda: writer.change(table.id, happen))
        return rows

    with monkeypatch.context() as patched:
        patched.setattr(PostgresTransaction, "rows", interrupted)
        assert state(await reader.read(table.id)) == before
    assert asked > 3
    after = await reader.read(table.id)
    assert state(after) == state(await writer.read(table.id)) != before


async def test_who_lock_one_another_out_are_both_done_in_the_end(url, patience):
    # Who locks whom out is to be found before anybody's patience ends.
    tamper(url, f"ALTER DATABASE {conninfo_to_dict(url)['dbname']} SET deadlock_timeout = 20")
    databases = [await open_database(url) for _ in range(2)]
    tries, reached = [0, 0], [asyncio.Event(), asyncio.Event()]
    await databases[0].execute("INSERT INTO notes VALUES ('a', ''), ('b', '')")

    @retried
    async def both(number: int) -> None:
        tries[number] += 1
        async with databases[number].transaction() as t:
            for name in ("ab", "ba")[number]:
                await t.execute("UPDATE notes SET value = value || $1 WHERE name = $2", str(number), name)
                reached[number].set()
                await reached[1 - number].wait()

    async with asyncio.timeout(HANGS):
        await asyncio.gather(both(0), both(1))
    # One of them was done from its beginning again, of which nothing stands there twice.
    assert sum(tries) > 2
    assert [sorted(value) for (value,) in look(url, "SELECT value FROM notes ORDER BY name")] == [["0", "1"]] * 2
    for database in databases:
        await database.close()


async def test_people_servers_and_computers_are_made_once_by_two_at_once(two, url):
    names = ["Anna", "Anička"] * 6
    made = [
        surely(lambda store=two[at % 2], name=name: store.people.register_person(7, name))
        for at, name in enumerate(names)
    ]
    known = await asyncio.gather(*made)
    assert len({person.id for person in known}) == 1
    assert [person.name for person in known] == names
    guilds = await asked_at_once(two, lambda store: store.guilds.register_guild(GUILD, "hu"))
    assert {(guild.id, guild.locale) for guild in guilds} == {(GUILD, "hu")}
    for level in Level:
        computers = await asked_at_once(two, lambda store, level=level: store.people.computers(level))
        assert all(each == computers[0] for each in computers)
        assert len(computers[0]) == 8
    assert look(url, "SELECT count(*) FROM people") == [(1 + 8 * len(Level),)]
    assert look(url, "SELECT count(*) FROM guilds") == [(1,)]


async def test_four_who_ask_two_processes_for_a_rematch_meet_at_one_table(two, url):
    old = await won(two[0], await begun(two[0]))
    assert old.status is Status.FINISHED
    asked = [
        surely(lambda seat=seat: series_of(two[seat % 2]).rematch(old.id, old.seats.person(seat), bytes([seat]) * 32))
        for seat in range(4)
    ]
    met = await asyncio.gather(*asked)
    assert len({table.id for table in met}) == 1
    assert people_of(await two[0].read(met[0].id)) == people_of(old)
    assert look(url, "SELECT count(*) FROM tables") == [(2,)]


async def test_a_series_taken_up_at_two_places_is_taken_up_once(two):
    first = await won(two[0], await begun(two[0]), 2)
    await two[0].change(first.id, lambda table: stopping.stop(table, LOOKER_ON, moderator=True))
    lobby = await lobby_of(two[1], people_of(first))
    assert lobby.unfinished is not None
    told = await asked_at_once(two, lambda store: series_of(store).resume(lobby.id, lobby.opener), 3)
    taken = [each for each in told if not isinstance(each, BaseException)]
    assert len(taken) == 1 and taken[0][0].id == first.id
    assert all(isinstance(each, Refusal) for each in told if each is not taken[0])
    assert (await two[0].read(first.id)).status is Status.PLAYING
    assert (await two[1].read(lobby.id)).status is Status.STOPPED


async def test_a_turn_is_taken_by_one_of_all(two):
    clock = two[0].notes._clock
    for _ in range(3):
        told = await asked_at_once(two, lambda store: store.notes.take_turn("greet", 60))
        assert sorted(told) == [0.0, *[60.0] * 11]
        # Turns of another name are others.
        assert await surely(lambda: two[1].notes.take_turn(f"other {clock.now}", 60)) == 0.0
        clock.forward(timedelta(seconds=59))
        assert await surely(lambda: two[1].notes.take_turn("greet", 60)) == 1.0
        clock.forward(timedelta(seconds=1))


# Beginning


@pytest.mark.parametrize("old", [False, True])
async def test_of_those_who_begin_together_one_takes_the_steps(empty_url, old):
    url = empty_url
    if old:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(gzip.decompress(OF_POSTGRES.read_bytes()))
        tamper(url, "INSERT INTO notes VALUES ('old', 'kept')")
        with pytest.raises(StartError):
            await open_database(url, as_it_is=True)
        assert look(url, "SELECT version FROM stovkahra") == [(OLDEST,)]
    begun_by = await asyncio.gather(*(Store.open(url, Clock()) for _ in range(4)), return_exceptions=True)
    opened = [store for store in begun_by if isinstance(store, Store)]
    if len(opened) < 4:
        for store in opened:
            await store.close()
    assert len(opened) == 4, begun_by
    assert look(url, "SELECT version FROM stovkahra") == [(VERSION,)]
    if old:
        assert await opened[0].notes.get("old") == "kept"
        assert (await opened[1].people.find(1000)).name == "Anna"
    table = await begun(opened[2])
    assert [state(await store.read(table.id)) for store in opened] == [state(table)] * 4
    for store in opened:
        await store.close()


async def not_opened(url: str, caplog: pytest.LogCaptureFixture) -> str:
    """Why a store does not open; one line, which like all else tells no password."""
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StartError) as told:
        await Store.open(url, Clock())
    said = str(told.value)
    assert said and "\n" not in said
    settings = Settings(_env_file=None, database_url=url)
    assert PASSWORD not in said + caplog.text + repr(settings) + str(settings)
    return said


async def test_databases_of_others_and_of_newer_versions_are_left_alone(url, empty_url, caplog):
    tamper(empty_url, "CREATE TABLE people (id INTEGER)", "INSERT INTO people VALUES (5)")
    assert "other program" in await not_opened(empty_url, caplog)
    assert look(empty_url, TABLES_THERE) == [("people",)] and look(empty_url, "SELECT * FROM people") == [(5,)]
    tamper(url, "INSERT INTO notes VALUES ('old', 'kept')", f"UPDATE stovkahra SET version = {VERSION + 1}")
    before = contents(url)
    said = await not_opened(url, caplog)
    assert "newer" in said and "pdate" in said
    assert contents(url) == before
    assert look(url, "SELECT version FROM stovkahra") == [(VERSION + 1,)]


@contextlib.contextmanager
def another(server: Server, name: str, like: str) -> Iterator[str]:
    """The URL of a database that is made otherwise than those of the tests."""
    tamper(server.url(), f"CREATE DATABASE {name} TEMPLATE template0 {like}")
    try:
        yield server.url(name)
    finally:
        server.drop(server.url(name))


async def test_a_database_in_which_not_all_names_can_be_kept_is_refused(postgres, caplog):
    with another(postgres, "in_latin", "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'") as url:
        assert "UTF8" in await not_opened(url, caplog)


async def test_servers_that_cannot_be_reached_or_refuse_are_told_without_the_password(postgres, tmp_path, caplog):
    folder = conninfo_to_dict(postgres.url())["host"]
    for address in (
        f"postgresql://postgres:{PASSWORD}@/nowhere?host={folder}",
        f"postgresql://nobody:{PASSWORD}@/postgres?host={folder}",
        f"postgresql://postgres:{PASSWORD}@/postgres?host={tmp_path}",
        f"postgresql://postgres:{PASSWORD}@127.0.0.1:1/postgres",
        f"postgres://postgres@127.0.0.1:1/postgres?password={PASSWORD}",
        f"postgresql://postgres:{PASSWORD}@127.0.0.1:port/postgres",
        f"postgresql://postgres:{PASSWORD}@127.0.0.1/postgres?no_such=1",
        # Most generated passwords hold such a sign, and most people forget once what a URL makes of it.
        *(f"postgresql://postgres:start{PASSWORD}{sign}{PASSWORD}end@127.0.0.1:1/games" for sign in "@/#?%: "),
    ):
        assert "DATABASE_URL" in await not_opened(address, caplog), address


def test_the_command_line_refuses_in_one_line_and_tells_no_password(tmp_path):
    url = f"postgresql://postgres:{PASSWORD}@127.0.0.1:1/games"
    for arguments, code in (
        ((), TRY_AGAIN),
        (("check",), TRY_AGAIN),
        (("backup", "copy.db"), CANNOT_START),
        (("move", "--from", "sqlite:no.db", "--to", url), CANNOT_START),
    ):
        line = refused(run_here(tmp_path, *arguments, DISCORD_TOKEN=TOKEN, DATABASE_URL=url), code)
        assert PASSWORD not in line


def test_a_server_that_does_not_answer_is_tried_again_and_what_one_refuses_is_to_be_put_right(postgres, tmp_path):
    folder = conninfo_to_dict(postgres.url())["host"]
    for host, name, code in (
        (folder, "nowhere", CANNOT_START),
        (tmp_path, "postgres", TRY_AGAIN),
        ("127.0.0.1&port=1", "postgres", TRY_AGAIN),
        ("127.0.0.1&port=none", "postgres", CANNOT_START),
    ):
        url = f"postgresql://postgres@/{name}?host={host}"
        assert "DATABASE_URL" in refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL=url), code), url


async def test_moments_sort_as_in_a_file_whatever_the_language_of_the_database(postgres):
    like = "ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'en-US' LC_COLLATE 'C' LC_CTYPE 'C'"
    with another(postgres, "in_english", like) as url:
        store = await Store.open(url, Clock())
        person = await store.people.register_person(1, "Anna")
        moments = [NOON + timedelta(seconds=number, microseconds=part) for number in range(3) for part in (0, 1, 5**8)]
        tables = [(await store.open_table(GUILD, CHANNEL, person, Rules(), bytes(32))).id for _ in moments]
        for at in sorted(range(len(moments)), key=lambda at: (at * 4) % len(moments)):
            await store.schedule.put_off(tables[at], moments[at])
        assert await store.schedule.next_due(NOON - timedelta(seconds=1)) == moments[0]
        assert await store.schedule.due(NOON + timedelta(hours=1)) == tables
        for at, moment in enumerate(moments):
            assert await store.schedule.due(moment) == tables[: at + 1], moment
        await store.close()


async def test_names_and_reasons_of_all_letters_are_kept(two):
    name = "An\0na 🂡 𝕏 ῷ\u202e é\0"
    known = await two[0].people.register_person(7, name)
    assert known.name == name.replace("\0", "")
    assert await two[1].people.find(7) == known
    # That letter which PostgreSQL cannot keep makes nobody a stranger.
    assert (await two[1].people.register_person(7, name)).id == known.id
    await two[0].ledger.correct(GUILD, [known], 3, "won\0 at 🥚", known)
    (correction,) = (await whole_ledger(two[1], GUILD)).corrections
    assert correction.reason == "won at 🥚"


def test_what_is_only_added_to_cannot_be_emptied_at_one_stroke(url):
    for table in ("chips", "corrections", "prizes", "results"):
        assert refused_by(url, f"TRUNCATE {table}"), table


def push_any(table: Table) -> None:
    """Somebody moves."""
    seat = min(table.awaited())
    moving.push(table, seat, table.view(seat).legal[0])


# A server that fails


@pytest.mark.stress
@pytest.mark.parametrize("patience", [0.3], indirect=True)
async def test_while_the_server_is_gone_nothing_is_saved_and_then_it_goes_on_by_itself(two, url, postgres, patience):
    table = await begun(two[0])
    before = contents(url)
    postgres.stop(mode="immediate")
    try:
        async with asyncio.timeout(HANGS):
            for store in two:
                with pytest.raises(NotSaved):
                    await store.change(table.id, push_any)
                with pytest.raises(NotSaved):
                    await store.read(table.id)
    finally:
        postgres.start()
    assert contents(url) == before
    for store in two:
        await surely(lambda store=store: store.change(table.id, push_any))
    assert len(contents(url)["moves"]) == len(before["moves"]) + 2


async def test_a_change_whose_connection_is_cut_is_done_again_from_its_beginning_once(two, url, patience):
    table = await begun(two[0])
    before, calls = contents(url), 0

    def happen(table: Table) -> None:
        nonlocal calls
        calls += 1
        push_any(table)
        table.votes.to_stop ^= {1}
        if calls == 1:
            cut_all(url)

    await two[0].change(table.id, happen)
    assert calls == 2
    after = contents(url)
    assert len(after["moves"]) == len(before["moves"]) + 1
    assert (await surely(lambda: two[1].read(table.id))).votes.to_stop == {1}


@pytest.mark.parametrize("reached", [False, True])
async def test_a_change_cut_at_its_very_end_is_done_whole_or_not_at_all(two, url, monkeypatch, reached):
    table = await begun(two[0])
    before, cut = contents(url), False
    execute = psycopg.AsyncConnection.execute

    async def breaking(self: Any, query: Any, *others: Any, **named: Any) -> Any:
        nonlocal cut
        if query != b"COMMIT" or cut:
            return await execute(self, query, *others, **named)
        cut = True
        if reached:
            await execute(self, query, *others, **named)
            await self.close()
            raise psycopg.OperationalError("the connection is lost")
        cut_all(url)
        return await execute(self, query, *others, **named)

    def happen(table: Table) -> None:
        push_any(table)
        table.votes.to_stop ^= {1}

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", breaking)
    told = None
    try:
        await two[0].change(table.id, happen)
    except NotSaved as error:
        told = error
    monkeypatch.undo()
    assert cut
    after = contents(url)
    made = len(after["moves"]) - len(before["moves"])
    # Once at most, and the votes with the move.
    assert made in (0, 1)
    assert (await surely(lambda: two[1].read(table.id))).votes.to_stop == ({1} if made else set())
    assert made or after == before
    # Whoever is told that it was done finds it done.
    assert made or told is not None
    await surely(lambda: two[0].change(table.id, happen))


async def test_where_only_reading_is_allowed_nothing_is_saved_and_it_is_told(two, url):
    table = await begun(two[0])
    name = conninfo_to_dict(url)["dbname"]
    before = contents(url)
    tamper(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    cut_all(url)
    try:
        for store in two:
            with pytest.raises(NotSaved):
                await store.change(table.id, lambda table: setattr(table.message, "id", 7))
            with pytest.raises(NotSaved):
                await store.people.register_person(1, "Anna")
            assert state(await surely(lambda store=store: store.read(table.id))) == state(table)
    finally:
        writing = make_conninfo(url, options="-c default_transaction_read_only=off")
        with psycopg.connect(writing, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    assert contents(url) == before
    cut_all(url)
    for store in two:
        await surely(lambda store=store: store.change(table.id, lambda table: setattr(table.message, "id", 7)))


# The command line


async def test_check_reads_all_again_while_the_bot_runs_and_makes_no_tables(two, url, empty_url, tmp_path):
    table = await won(two[0], await begun(two[0]), 2)
    ended = await command(tmp_path, "check", DATABASE_URL=url)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "1 tables" in ended.stdout and "2 ledger lines" in ended.stdout and "All is well" in ended.stdout
    tamper(url, "DELETE FROM moves WHERE ply = 3")
    ended = await command(tmp_path, "check", DATABASE_URL=url)
    assert ended.returncode == 1
    assert f"table {table.id}" in ended.stdout
    line = refused(await command(tmp_path, "check", DATABASE_URL=empty_url))
    assert "version" in line or "empty" in line
    assert look(empty_url, TABLES_THERE) == []


async def test_copies_are_made_by_the_means_of_postgresql(url, tmp_path):
    for arguments, settings in (
        (("backup", "copy.db"), {}),
        (("restore", "copy.db"), {}),
        ((), {"BACKUP_FOLDER": "copies"}),
    ):
        line = refused(await command(tmp_path, *arguments, DISCORD_TOKEN=TOKEN, DATABASE_URL=url, **settings))
        assert "pg_dump" in line and "BACKUP_FOLDER" in line
    assert list(tmp_path.iterdir()) == []


async def test_the_doctor_looks_and_changes_nothing(url, empty_url, tmp_path):
    async def asked(url: str, **settings: str) -> list[str]:
        _, lines = await examined(tmp_path, Rest(), DATABASE_URL=url, **settings)
        return lines

    lines = await asked(empty_url)
    assert bad(lines) == []
    assert any("database:" in line and "empty" in line for line in lines)
    assert look(empty_url, TABLES_THERE) == []
    # The server of these tests may lose what it has confirmed.
    database, backups = sorted(bad(await asked(url, BACKUP_FOLDER="copies")), key=lambda line: "backups:" in line)
    assert "database:" in database and f"version {VERSION} of {VERSION}" in database and "fsync" in database
    assert "backups:" in backups and "BACKUP_FOLDER" in backups
    tamper(url, f"UPDATE stovkahra SET version = {VERSION + 1}")
    (line,) = bad(await asked(url))
    assert "Update the bot" in line
    tamper(url, "DROP TABLE stovkahra")
    (line,) = bad(await asked(url))
    assert "other program" in line and "DATABASE_URL" in line


# Shares


async def test_shares_see_to_their_own_servers_and_together_to_all(place):
    clock, count = Clock(), 5
    whole = await Store.open(place, clock)
    guilds = [(1000 + number) << 22 | 77 for number in range(12)]
    tables = {guild: await begun(whole, guild_id=guild) for guild in guilds}
    for at, table in enumerate(tables.values()):
        await whole.change(
            table.id, lambda table, at=at: setattr(table.clock, "deadline_at", NOON + timedelta(seconds=1 + at))
        )
    shares = [Sharding(count, (0, 3)), Sharding(count, (1,)), Sharding(count, (2, 4))]
    stores = [whole] * 3 if not isinstance(place, str) else [await Store.open(place, clock) for _ in shares]
    later = NOON + timedelta(days=3)
    seen: list[int] = []
    for sharding, store in zip(shares, stores, strict=True):
        store.sharding = sharding
        own = [tables[guild].id for guild in guilds if sharding.owns(guild)]
        assert await store.schedule.due(later) == own
        assert sorted(await store.schedule.unsettled(NOON - IDLE, IDLE)) == own
        first = min(at for at, guild in enumerate(guilds) if sharding.owns(guild))
        assert await store.schedule.next_due(NOON) == NOON + timedelta(seconds=1 + first)
        seen += own
    assert sorted(seen) == sorted(table.id for table in tables.values())
    # Whoever was away gives the time back to its own.
    stores[0].sharding = shares[0]
    await stores[0].schedule.move(timedelta(hours=1), NOON, Durations(PAUSE, timedelta(), IDLE))
    for at, (guild, table) in enumerate(tables.items()):
        more = timedelta(hours=1) if shares[0].owns(guild) else timedelta()
        assert (await stores[1].read(table.id)).clock.deadline_at == NOON + timedelta(seconds=1 + at) + more
    stores[0].sharding = Sharding.WHOLE
    assert sorted(await stores[0].schedule.due(later)) == sorted(seen)
    for store in {whole, *stores}:
        await store.close()
