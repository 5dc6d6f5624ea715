"""Moving: all that was kept in one database stands in the other, nothing is half, and nobody notices afterwards."""

import asyncio
import contextlib
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from bot.app import migrate
from bot.app.audit import audit
from bot.cards import Deck
from bot.model import dealing, handover, moving, seating, stopping
from bot.model.across import OPTIONS, UNNAMED, Waiting
from bot.model.appointment import Meeting
from bot.model.ban import Ban, Banned
from bot.model.celebration import Thing
from bot.model.challenge import DEALS
from bot.model.company import Friend, Told
from bot.model.delivery import Delivery
from bot.model.errors import NotSaved, StartError
from bot.model.options import Clock as Time
from bot.model.options import Options
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.reminder import Quiet, usual
from bot.model.report import Reason
from bot.model.table import ACROSS, NOWHERE, Status, Table
from bot.service.actions.practice import begin_practice
from bot.service.running.alone import begin_bout, begin_later_try, begin_try, draw_deal
from bot.service.running.evening_table import open_evening
from bot.service.running.transaction import Tables
from bot.storage.across import note_left, spend_leaves
from bot.storage.ratings import rate_anew
from bot.storage.review import DealPlace
from bot.storage.schema import COLUMN, NUMBERED, PRIVATE_FROM, SCHEMA, TABLE
from engine.bulka import rules as bulka
from engine.cards.german_pack import Card
from engine.fairness import Judged
from engine.insights import DealInsights, Habit, Sum
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support.chance import Seeded
from tests.support.files import played
from tests.support.games import begun, lobby_of, people_of, series_of, won
from tests.support.plain_ledger import whole_ledger
from tests.support.postgres import cut_all
from tests.support.process import TOKEN, command, refused
from tests.support.reviews import blame_of
from tests.support.service import CHANNEL, GUILD, HANGS, LOOKER_ON, NOON, PAUSE, Clock, contents, look, state, tamper
from tests.support.storage import Store

ELSEWHERE, GONE = GUILD + 50, GUILD + 51
"""Servers: one that has removed the bot, and one of which nothing is kept any more."""


TEN_DAYS = (
    "INSERT INTO streak_honours VALUES (2, 'bulka', '2026-04-10')",
    """INSERT INTO events (form, kind, name, stage, shown)
    SELECT 'daily', 'bulka', '2026-04-' || value, 'over', 1
    FROM json_each('["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"]')""",
    """INSERT INTO event_tries (event, deal, person, begun_on, ended_at, honoured)
    SELECT id, 1, 2, name, name || 'T12:00:00+00:00', 1 FROM events WHERE form = 'daily' AND name LIKE '2026-04-%'""",
)
"""Ten deals of the day in a row, and the mark of honour for them."""


async def everything(where: Path | str) -> None:
    """Fills a database with all that a bot can come to keep, and with gaps where something was deleted."""
    clock = Clock()
    store = await Store.open(where, clock)
    try:
        await _everything(store, clock)
    finally:
        await store.close()
    tamper(where, *TEN_DAYS)
    assert all(contents(where).values())


async def _everything(store: Store, clock: Clock) -> None:
    people = store.people
    finished = await won(store, await begun(store))
    four = people_of(finished)
    # It names a table that was opened after it.
    again = await series_of(store).rematch(finished.id, four[1], bytes([7]) * 32)
    assert (await store.read(finished.id)).rematch_id == again.id > finished.id
    under_way = await won(store, await begun(store), 2)

    def hurry(table: Table) -> None:
        table.clock.deadline_at, table.clock.overdue = NOON + timedelta(minutes=1, microseconds=5), False
        table.clock.call_at, table.clock.call_id, table.clock.call_over = NOON + timedelta(minutes=2), 10**18 + 7, True
        table.message.id, table.message.posted_at, table.message.shows = 10**18 + 9, NOON, "1.2"
        table.votes.to_stop, table.votes.conceding, table.seats.missed = {0}, {3}, [0, 1, 2, 0]

    await store.change(under_way.id, hurry)
    for seat in range(3):
        panel = Panel(10**18 + seat, f"token {seat}", NOON + timedelta(minutes=15))
        await store.panels.keep(under_way.id, four[seat], panel)
    stopped = await won(store, await begun(store), 1)
    await store.change(stopped.id, lambda table: stopping.stop(table, LOOKER_ON, moderator=True))
    left = await begun(store)
    computers = await people.computers(Level.STRONG)
    await store.change(left.id, lambda table: handover.leave(table, four[2], computers))
    lobby = await lobby_of(store, four[:3])
    await store.change(lobby.id, lambda table: seating.keep_seats(table, [four[3]], NOON, only=True))
    agreed = Options(clock=Time.DAY, hints=True)
    await store.open_table(GUILD, CHANNEL, four[0], Rules(count="open", series=20), bytes([9]) * 32, agreed)
    await store.ledger.correct(GUILD, [four[0], four[1]], -3, "lent\n'quoted' 🥚", four[3])
    await store.ledger.correct(GUILD, [four[2]], 20, "", four[3])
    await people.store_preferences(
        Person(four[0].id, 1000, "P0", own_cuts=True, language="hu", deck=Deck.FRENCH, letters=True)
    )
    former = await people.register_person(10**18 + 1, "Žofie 🂡 \u202e")
    await lobby_of(store, [former, *four[1:3]])
    await store.privacy.forget(former)
    await store.guilds.register_guild(GUILD, "cs")
    await store.guilds.register_guild(ELSEWHERE)
    await won(store, await begun(store, guild_id=ELSEWHERE), 1)
    await store.guilds.mark_removed(ELSEWHERE, NOON)
    # The newest of all are deleted, and what they were numbered may come again.
    await store.guilds.register_guild(GONE)
    await won(store, await begun(store, guild_id=GONE), 1)
    await store.guilds.mark_removed(GONE, NOON - timedelta(days=60))
    assert await store.guild_deletion.forget(NOON, timedelta(days=30)) == [GONE]
    clock.now += timedelta(days=40)
    await won(store, await begun(store))
    clock.now -= timedelta(days=40)
    await cup(store, four)
    await stopped_cup(store, four)
    await deal_of_the_day(store, four[0], computers)
    await an_evening(store, four[0], computers)
    await across_servers(store, four, computers)
    card, better = Card.parse("hA"), Card.parse("h7")
    judged = Judged(3, 1, card, -1.5, False, blame_of(card, better, 12.5))
    await store.reviews.keep(
        DealPlace(finished.id, 1, 1), (judged,), DealInsights({1: {"choices": Sum(3, 1.5)}}, {3: Habit.LED_LOW})
    )
    for person in (four[0], await people.register_person(78, "gone too")):
        await store.puzzles.take_next(person, "stovkahra", [1], Seeded(1))
        await store.puzzles.count_card(person, "stovkahra", 1, "hA", right=False, offered=True, delivery=None)
    for person in (four[0], await people.register_person(78, "gone too")):
        await store.puzzles.take_next(person, "stovkahra", [1], Seeded(1))
        await store.puzzles.count_card(person, "stovkahra", 1, "hA", right=False, offered=True, delivery=None)
    await store.privacy.forget(person)
    for person in four[:2]:
        await store.company.choose(person, GUILD, Told.DIRECT)
        await store.company.block(person, [10**18 + 3, 10**18 + 5])
    await store.bans.ban(Ban(Banned.PERSON, 10**18 + 3, "He plays\nfor two.", NOON))
    await store.bans.ban(Ban(Banned.SERVER, GONE, "", NOON))
    await store.notes.keep("commands/1", "abc")
    await store.notes.take_turn("greet", 60)
    await store.interactions.count(Delivery(1_400_000_000_000_000_000, 2**62))
    async with store._db.transaction() as t:
        await rate_anew(t, GUILD, "trappola", NOON)
    await store.schedule.put_off(again.id, NOON + timedelta(hours=3, microseconds=1))


async def deal_of_the_day(store: Store, person: Person, computers: list[Person]) -> None:
    """A try of a deal of the day to its end, which is counted the day after; its server is told each day."""
    daily = await store.dailies.make(NOON.date(), "stovkahra", bytes([6]) * 32)
    async with Tables(store).session() as session:
        table = await begin_try(session, daily, person, GUILD, computers[:3])
        dealing.advance(table, NOON, Seeded(4), PAUSE)
        while table.status is Status.PLAYING:
            (seat,) = table.awaited()
            moving.push(table, seat, table.view(seat).legal[-1])
            dealing.advance(table, NOON, Seeded(4), PAUSE)
    await store.dailies.end_unplayed(daily)
    # As if three more had played it to its end, so that it counts in rankings.
    field = (await store.events.field(daily)).with_one(-97).with_one(-98).with_one(-99)
    assert await store.dailies.share_out(daily, field, 0, 5) == person.id
    assert await store.celebrations.meet(person, {Thing.STRONG}, NOON.date())
    async with Tables(store).session() as session:
        later = await begin_later_try(session, daily, person, NOON.date() + timedelta(days=1), computers[:3])
        dealing.advance(later, NOON, Seeded(4), PAUSE)
    await a_challenge(store, person, computers)
    async with Tables(store).session() as session:
        await session.appointments.open(GUILD, CHANNEL, person, Meeting(Rules(), Options(), NOON), NOON)
    async with store.tables.session() as session:
        drawn = await draw_deal(session, 'trappola beginner {"deals": 4}', person, bytes([5]) * 32)
        assert drawn.play is not None
        await session.shared_deals.count(drawn.play, 12)
    wish = replace(usual("cs"), hour=14, quiet=Quiet(22, 7), guild_id=GUILD, sent_at=NOON).scheduled(NOON)
    await store.reminders.change(person, wish, lambda reminder: reminder)
    other, gone = (
        await store.dailies.make(NOON.date(), "bulka", bytes([7]) * 32),
        await store.people.register_person(77, "gone"),
    )
    async with store.tables.session() as session:
        await begin_try(session, other, gone, GUILD, computers[:1])
    await store.privacy.forget(gone)
    guild = await store.guilds.register_guild(GUILD)
    await store.guilds.store_settings(replace(guild, settings=replace(guild.settings, daily_channel=CHANNEL)))


async def across_servers(store: Store, people: list[Person], computers: list[Person]) -> None:
    """A table across servers at which two sit, and somebody who waits for one."""
    waits = [
        Waiting(each, UNNAMED, GUILD, CHANNEL, "stovkahra", NOON, NOON + timedelta(hours=1), True)
        for each in people[:3]
    ]
    async with store.tables.session() as session:
        for each in waits:
            await session.across.wait(each)
        seats = dict(enumerate([*people[:2], *computers[:2]]))
        table = await session.create(ACROSS, NOWHERE, people[0], Rules(series=1), bytes([3]) * 32, OPTIONS, seats)
        await session.across.seat(table, waits[:2])
        seating.start(table, people[0])
    (name,) = await store.reports.met(table.id, people[0].user_id)
    await store.reports.report(people[0], table.id, name, Reason.NAME)
    await store.company.block_met(people[0], table.id, name)
    async with store._db.transaction() as t:
        board = table.id, CHANNEL, GUILD, NOON.isoformat()
        await t.execute("INSERT INTO across_boards VALUES ($1, $2, $3, 5, $4)", *board)
        await note_left(t, table.id, [people[1].id], NOON.isoformat())
        await spend_leaves(t, people[1])
        await t.execute("INSERT INTO rated_company VALUES ($1, 'bulka', $2, 3, $3)", b"a", b"b", NOON.isoformat())


async def a_challenge(store: Store, person: Person, computers: list[Person]) -> None:
    """A challenge that is accepted, of which one plays the first deal."""
    seeds, friend = [bytes([each]) * 32 for each in range(DEALS)], Friend(1777, "Eva")
    made = await store.challenges.make(person, friend, "bulka", (GUILD, CHANNEL), seeds, None)
    await store.challenges.answer(made.challenge.id, friend.account, None, accept=True)
    async with Tables(store).session() as session:
        table = await begin_bout(session, made.challenge.id, friend.account, computers[:1])
        dealing.advance(table, NOON, Seeded(4), PAUSE)


async def an_evening(store: Store, person: Person, computers: list[Person]) -> None:
    """An evening of the same deals whose first deal is over at its only table."""
    seeds, place = [bytes([8]) * 32, bytes([9]) * 32], (GUILD, CHANNEL)
    async with Tables(store).session() as session:
        until = NOON + timedelta(hours=6)
        table = await open_evening(session, place, "stovkahra", person, seeds, Options(), until)
        for _ in range(3):
            seating.seat_computer(table, person, computers)
        seating.start(table, person)
        dealing.advance(table, NOON, Seeded(5), PAUSE)
        while table.clock.next_deal_at is None:
            (seat,) = table.awaited()
            moving.push(table, seat, table.view(seat).legal[-1])
            dealing.advance(table, NOON, Seeded(5), PAUSE)
    await store.evenings.keep_strong(1, 1, 12)
    async with store._db.transaction() as t:
        await t.execute("INSERT INTO event_pairings (event, round, number, pair) VALUES (1, 1, 1, 0)")
        await t.execute("INSERT INTO event_teams (event, team, guild_id, channel_id) VALUES (1, 0, $1, 1)", GUILD)
        await t.execute("INSERT INTO shares VALUES ('2026-05', 'evening', $1, $2, 500, 1)", GUILD, computers[0].id)
        await t.execute("INSERT INTO outbox VALUES ('season', '2026-Q1', $1)", GUILD)
        await t.execute(
            "INSERT INTO season_places VALUES ($1, '2026-Q1', $2, 1, 2, 3, 4, 5, 6)", GUILD, computers[0].id
        )
    guest = await store.people.register_person(78, "guest")
    async with store.tables.session() as session:
        await open_evening(session, place, "bulka", guest, seeds, Options(), until)
    await store.privacy.forget(guest)


async def cup(store: Store, people: list[Person]) -> None:
    """A cup of Bulka that somebody has won, and the beginning of the next."""
    table = await store.open_table(GUILD, CHANNEL, people[0], bulka.Rules(), bytes([5]) * 32)

    def play(table: Table) -> None:
        chance, now = Seeded(3), NOON
        seating.sit(table, people[1], 1)
        seating.start(table, people[0])
        while table.deal.game_number < 2:
            now += PAUSE
            dealing.advance(table, now, chance, PAUSE)
            for seat in table.awaited():
                moving.push(table, seat, table.view(seat).legal[-1])

    await store.change(table.id, play)


async def stopped_cup(store: Store, people: list[Person]) -> None:
    """A cup of Bulka that was stopped."""
    table = await store.open_table(GUILD, CHANNEL, people[0], bulka.Rules(), bytes([4]) * 32)

    def play(table: Table) -> None:
        chance, now = Seeded(3), NOON
        seating.sit(table, people[1], 1)
        seating.start(table, people[0])
        for _ in range(4):
            now += PAUSE
            dealing.advance(table, now, chance, PAUSE)
            for seat in table.awaited():
                moving.push(table, seat, table.view(seat).legal[-1])
        stopping.stop(table, LOOKER_ON, moderator=True)

    await store.change(table.id, play)


async def seen(where: Path | str) -> list[object]:
    """What a bot makes of a database: tables with the stamps of their buttons, ledgers, and what falls due."""
    store = await Store.open(where, Clock())
    numbers = [number for (number,) in look(where, "SELECT id FROM tables ORDER BY id")]
    tables = [await store.read(number) for number in numbers]
    assert {table.status for table in tables} == set(Status)
    told: list[object] = [[state(table), *(table.deal.version(seat) for seat in (None, *range(4)))] for table in tables]
    told += [await whole_ledger(store, guild) for guild in (GUILD, ELSEWHERE)]
    told += [await store.panels.of(number) for number in numbers]
    told += [await store.people.computers(Level.STRONG)]
    told += [await store.schedule.due(NOON + timedelta(days=9)), await store.schedule.next_due(NOON)]
    told += [await store.guilds.known(), await store.people.find(1000), await store.notes.get("commands/1")]
    await store.close()
    return told


async def goes_on(where: Path | str) -> None:
    """New rows get numbers that no other has, and are played with."""
    kept = contents(where)
    before = {name: max(row[0] for row in kept[name] if row[0] < PRIVATE_FROM) for name in NUMBERED if kept[name]}
    private = max(row[0] for row in kept["tables"])
    store = await Store.open(where, Clock())
    new = await store.people.register_person(99, "new")
    table = await won(store, await begun(store), 1)
    correction = await store.ledger.correct(GUILD, [new], 1, "", new)
    (entry,) = (each for each in (await whole_ledger(store, GUILD)).entries if each.table_id == table.id)
    numbers = {"people": new.id, "tables": table.id, "games": entry.game_id, "corrections": correction}
    assert numbers == {name: before[name] + 1 for name in numbers}
    computers = (await store.people.computers(Level.STRONG))[:3]
    async with store.tables.session() as session:
        practice = await begin_practice(session, new, Rules(), bytes(32), Options(), [new, *computers])
    assert practice.id == private + 1 > PRIVATE_FROM
    await store.close()


async def moved(source: Path | str, target: Path | str) -> list[str]:
    """Moves; what was told."""
    told: list[str] = []
    async with asyncio.timeout(HANGS):
        found = await migrate.move(source, target, told.append)
    assert not found.wrong
    return told


def is_empty(where: Path | str) -> bool:
    return not any(contents(where).values())


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all that a bot can come to keep."""
    path = tmp_path_factory.mktemp("filled") / "games.db"
    asyncio.run(everything(path))
    return path


@pytest.fixture(autouse=True)
def looks_often(monkeypatch):
    monkeypatch.setattr(migrate, "LOCKED_DATABASE_RETRY_S", 0.01)


# There and back


async def test_all_is_the_same_there_and_back_again(tmp_path, filled, url, monkeypatch, figures):
    # Fewer rows than there are in most tables.
    monkeypatch.setattr(migrate, "ROWS_AT_ONCE", 5)
    first, last = copyfile(filled, tmp_path / "first.db"), tmp_path / "last.db"
    # Reading computers may make some: so it is all looked at before.
    known, rows = await seen(first), contents(first)
    for source, target in ((first, url), (url, last)):
        (told,) = await moved(source, target)
        assert f"{sum(map(len, rows.values()))} rows" in told
        assert contents(target) == contents(source) == rows
        assert not (await audit(target)).wrong
    assert await seen(url) == await seen(last) == known
    for where in (first, url, last):
        await goes_on(where)
    figures(rows=sum(map(len, rows.values())), tables=len(rows["tables"]), lost=0)


async def test_a_database_in_which_nothing_was_played_is_moved_too(tmp_path, url):
    store = await Store.open(tmp_path / "games.db", Clock())
    await store.bans.ban(Ban(Banned.PERSON, 10**18 + 3, "He plays\nfor two.", NOON))
    await store.bans.ban(Ban(Banned.SERVER, GONE, "", NOON))
    await store.notes.keep("commands/1", "abc")
    await store.close()
    # Notes of a bot that was started there once are nothing that could be lost.
    store = await Store.open(url, Clock())
    await store.notes.keep("other", "def")
    await store.close()
    await moved(tmp_path / "games.db", url)
    assert contents(url)["notes"] == [("commands/1", "abc")]
    store = await Store.open(url, Clock())
    assert (await store.people.register_person(1, "Anna")).id == 1
    await store.close()


# What cannot be moved


async def test_a_target_in_which_there_is_something_is_left_as_it_is(tmp_path, filled, place):
    source = copyfile(filled, tmp_path / "source.db")
    store = await Store.open(place, Clock())
    await store.people.register_person(5, "Anna")
    await store.notes.keep("commands/1", "own")
    await store.close()
    before, own = contents(place), contents(source)
    with pytest.raises(StartError, match="empty"):
        await moved(source, place)
    assert (contents(place), contents(source)) == (before, own)


async def test_a_source_that_is_not_there_is_not_made(tmp_path, url):
    with pytest.raises(StartError, match="no database"):
        await moved(tmp_path / "nowhere.db", url)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 1000)
    with pytest.raises(StartError):
        await moved(tmp_path / "letter.txt", url)
    with pytest.raises(StartError):
        await moved(url.replace("/games", "/nowhere"), tmp_path / "new.db")
    assert is_empty(url)


class Broken(Exception):
    """Something fails in the middle."""


def spoil(monkeypatch: pytest.MonkeyPatch, kind: type, change: Callable[[int, list[Any]], list[Any]]) -> None:
    """Has something happen to what is written to a database of that kind; told the number of the write, and rows."""
    write, count = kind.execute_many, 0

    async def spoilt(self: Any, sql: str, rows: Any) -> None:
        nonlocal count
        count += 1
        await write(self, sql, change(count, [list(row) for row in rows]))

    monkeypatch.setattr(kind, "execute_many", spoilt)


def kind_of(where: Path | str) -> type:
    from bot.storage.postgres import PostgresTransaction
    from bot.storage.sqlite import SqliteTransaction

    return SqliteTransaction if isinstance(where, Path) else PostgresTransaction


@pytest.mark.parametrize(("place", "at"), [("sqlite", 1), ("sqlite", 12), ("postgresql", 8)], indirect=["place"])
async def test_what_fails_in_the_middle_leaves_the_target_empty(tmp_path, filled, place, at, monkeypatch):
    source = copyfile(filled, tmp_path / "source.db")

    def fail(count: int, rows: list[Any]) -> list[Any]:
        if count == at:
            raise Broken
        return rows

    spoil(monkeypatch, kind_of(place), fail)
    with pytest.raises(Broken):
        await moved(source, place)
    monkeypatch.undo()
    assert is_empty(place)
    # And can be moved to after all.
    await moved(source, place)
    assert contents(place) == contents(source)


async def test_a_connection_that_is_cut_in_the_middle_loses_and_doubles_nothing(tmp_path, filled, url, monkeypatch):
    source = copyfile(filled, tmp_path / "source.db")

    def cut(count: int, rows: list[Any]) -> list[Any]:
        if count == 6:
            cut_all(url)
        return rows

    spoil(monkeypatch, kind_of(url), cut)
    with contextlib.suppress(NotSaved):
        await moved(source, url)
    assert is_empty(url) or contents(url) == contents(source)


COLUMNS = {
    name: max(
        ("NOT NULL" in rest, at, column)
        for at, (column, _, rest) in enumerate(COLUMN.findall(inside))
        if not re.search("CHECK|REFERENCES", rest)
    )[-1]
    for _, name, inside in TABLE.findall(SCHEMA.read_text(encoding="utf-8"))
    if name != "players"
}
"""A column of each table that can be changed; those of players name others, or are checked."""


async def test_a_row_that_arrives_otherwise_is_found(tmp_path, filled, place, monkeypatch):
    source = copyfile(filled, tmp_path / "source.db")
    write = kind_of(place).execute_many

    async def spoilt(self: Any, sql: str, rows: Any) -> None:
        rows, column = [list(row) for row in rows], COLUMNS.get(sql.split()[2])
        if column is not None:
            at = sql.split("(")[1].split(")")[0].split(", ").index(column)
            old = rows[-1][at]
            rows[-1][at] = bytes(32) if isinstance(old, bytes) else old + 1 if isinstance(old, int | float) else "other"
        await write(self, sql, rows)

    monkeypatch.setattr(kind_of(place), "execute_many", spoilt)
    found = await migrate.move(source, place, lambda _: None)
    for table in COLUMNS:
        assert any(line.startswith(f"{table}:") for line in found.wrong), (table, found.wrong)


async def test_a_row_that_is_lost_is_found(tmp_path, filled, monkeypatch):
    source, target = copyfile(filled, tmp_path / "source.db"), tmp_path / "target.db"
    spoil(monkeypatch, kind_of(target), lambda count, rows: rows[:-1] if len(rows) > 40 else rows)
    found = await migrate.move(source, target, lambda _: None)
    assert any(line.startswith("moves:") for line in found.wrong)


# A bot that runs


@pytest.mark.parametrize(("place", "used"), [("sqlite", "source"), ("postgresql", "target")], indirect=["place"])
async def test_it_waits_for_the_bot_to_stop_and_says_so_once(tmp_path, filled, place, used, monkeypatch):
    other = tmp_path / "other.db"
    source, target = (place, other) if used == "source" else (other, place)
    copyfile(filled, source)
    store = await Store.open(place, Clock())
    told: list[str] = []
    looked, again = 0, asyncio.Event()
    look_once = migrate.open_database

    async def counted(where: Path | str, **how: Any) -> Any:
        nonlocal looked
        looked += where == place
        if looked == 5:
            again.set()
        return await look_once(where, **how)

    monkeypatch.setattr(migrate, "open_database", counted)
    asked = asyncio.ensure_future(migrate.move(source, target, told.append))
    async with asyncio.timeout(HANGS):
        await again.wait()
    assert not asked.done()
    assert len(told) == 1 and "Stop the bot" in told[0]
    if used == "source":
        # What is done until the bot stops is carried over too.
        await store.notes.keep("late", "but not too late")
    await store.close()
    async with asyncio.timeout(HANGS):
        found = await asked
    assert not found.wrong
    assert len(told) == 2
    assert contents(target) == contents(source)


# The command line


async def test_the_command_line_moves_there_and_back(tmp_path, filled, url):
    copyfile(filled, tmp_path / "games.db")
    rows = contents(tmp_path / "games.db")
    for source, target in (("sqlite:games.db", url), (url, "sqlite:back.db")):
        ended = await command(tmp_path, "move", "--from", source, "--to", target)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "All is well" in ended.stdout and "DATABASE_URL" in ended.stdout.splitlines()[-1]
    assert contents(url) == contents(tmp_path / "back.db") == rows
    for source, target in (("sqlite:games.db", url), ("sqlite:games.db", "sqlite:back.db"), ("sqlite:nowhere.db", url)):
        line = refused(await command(tmp_path, "move", "--from", source, "--to", target))
        assert "database" in line
    assert contents(url) == rows
    for wrong in (("--from", "games.db", "--to", url), ("--from", "sqlite:games.db"), ("--to", url)):
        ended = await command(tmp_path, "move", *wrong, DISCORD_TOKEN=TOKEN)
        assert ended.returncode == 2
        assert "Traceback" not in ended.stderr


async def test_the_command_line_says_what_is_wrong_with_what_was_moved(tmp_path, filled, url):
    copyfile(filled, tmp_path / "games.db")
    tamper(tmp_path / "games.db", "DELETE FROM moves WHERE ply = 3")
    ended = await command(tmp_path, "move", "--from", "sqlite:games.db", "--to", url)
    assert ended.returncode == 1
    assert "game 1" in ended.stdout and "DATABASE_URL" not in ended.stdout
    # It is all there none the less.
    assert contents(url) == contents(tmp_path / "games.db")


async def test_a_database_is_not_moved_to_itself_by_another_name(tmp_path, url):
    await played(tmp_path / "games.db", [1], 20)
    (tmp_path / "link.db").symlink_to("games.db")
    names = {"sqlite:games.db": ("sqlite:link.db", "sqlite:./games.db", f"sqlite:{tmp_path}/games.db")}
    names[url] = (url, url.replace("postgresql://", "postgres://"), f"{url}&port=5432")
    for source, others in names.items():
        for other in others:
            line = refused(await command(tmp_path, "move", "--from", source, "--to", other))
            assert "the same" in line
