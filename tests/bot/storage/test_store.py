"""The store: what was changed is there, what failed has never been, and nothing is ever half.

In a SQLite file and in PostgreSQL alike.
"""

import asyncio
import contextlib
import itertools
import json
import logging
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import psycopg
import pytest

from bot.cards import Deck
from bot.model import conceding, dealing, handover, moving, seating, stopping, timing
from bot.model.errors import Damaged, Refusal, StartError
from bot.model.news import Entered
from bot.model.options import Clock as Time
from bot.model.options import Options
from bot.model.own_mistake import DEAR, WAITS
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.table import SharedPlay, Status, Table
from bot.storage.review import DealPlace
from bot.storage.schema import VERSION
from engine.cards.german_pack import Card, Suit
from engine.fairness import Judged
from engine.games import USUAL, with_moves
from engine.judging import Blame, Fact
from engine.moves import Play
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support.any_game import snapshot
from tests.support.chance import Seeded
from tests.support.games import begun, four, surely, whole_game
from tests.support.plain_ledger import whole_ledger
from tests.support.reviews import NO_INSIGHTS
from tests.support.service import (
    CHANNEL,
    GUILD,
    LOOKER_ON,
    NOON,
    PAUSE,
    Clock,
    contents,
    decide,
    look,
    refused_by,
    state,
    tamper,
)
from tests.support.sizes import in_turn
from tests.support.storage import DATABASES, Store, new_place

IN_A_FILE = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
"""A test that is about SQLite alone."""
NOBODY = 65534
"""The user who owns nothing."""
DAY = timedelta(days=1)


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened in which nothing stands: each kind of database in turn, in the plain run too."""
    return new_place(request, tmp_path)


@pytest.fixture
async def store(place):
    opened = await Store.open(place, Clock())
    yield opened
    await opened.close()


def waiting(table: Table) -> tuple[object, ...]:
    """What a table waits for by itself, and how its messages stand."""
    calls = table.clock.call_at, table.clock.call_id, table.clock.call_over
    return (
        timing.due_at(table),
        table.clock.idle_at,
        table.clock.deadline_at,
        table.clock.next_deal_at,
        calls,
        table.message.posted_at,
    )


class Lost(Exception):
    """Something fails in the middle of a change."""


# What was changed is there


async def test_what_was_found_out_of_a_deal_is_kept_with_its_game_and_replaced_by_what_is_found_later(store):
    table = await begun(store)
    place, card = DealPlace(table.id, 1, 2), Card.parse("hA")
    first = Judged(3, 1, card, -1.5, True, None)
    blame = Blame(card, Card.parse("b7"), 7.25, 1.5, 60, (Fact(2, Suit.BELLS, False, 0.7, 9.5, -1.0),))
    later = Judged(3, 1, card, -1.5, False, blame)
    for judged in ((first,), (first, later)):
        await store.reviews.keep(place, judged, NO_INSIGHTS)
        assert (await store.reviews.find(place, Card)).judged == judged
    for elsewhere in (place._replace(deal=1), place._replace(game=2), place._replace(table_id=table.id + 1)):
        assert await store.reviews.find(elsewhere, Card) is None
    await store.reviews.keep(DealPlace(0, 5, 1), (first,), NO_INSIGHTS)
    assert await store.reviews.find(DealPlace(0, 5, 1), Card) is None


async def test_a_dear_mistake_of_one_s_own_is_due_a_day_later_and_gone_once_it_was_right_often_enough(store):
    table = await whole_game(store)
    game, _ = await store.archive.game_at(table.id, 1)
    ply = next(at for at, move in enumerate(game.moves) if isinstance(move, Play))
    card, seat = game.moves[ply].card, with_moves(game, game.moves[:ply]).turn
    judged = Judged(ply, seat, card, 0.0, False, Blame(card, Card.parse("b7"), DEAR, 1.0, 60, ()))
    await store.reviews.keep(DealPlace(table.id, 1, 1), (judged,), NO_INSIGHTS)
    person, other = (table.seats.person(each) for each in (seat, (seat + 1) % 4))
    assert await store.mistakes.next(other, "stovkahra", GUILD, NOON) is None
    assert (table.id, 1) in await store.mistakes.last_played(person, "stovkahra", GUILD, 5)
    due = await store.mistakes.next(person, "stovkahra", GUILD, NOON)
    assert (due.table_id, due.number, due.deal, due.ply, due.run) == (table.id, 1, 1, ply, 0)
    for right in (True, False, *[True] * (len(WAITS) + 1)):
        now = due.due_at
        answer = await store.mistakes.answer(person, due, right=right, now=now, delivery=None)
        again = await store.mistakes.answer(person, due, right=not right, now=now, delivery=None)
        assert answer.counts and not again.counts and again.mistake == answer.mistake
        assert answer.mistake.run == (due.run + 1 if right else 0)
        due = answer.mistake
    assert due.is_learnt and await store.mistakes.next(person, "stovkahra", GUILD, due.due_at) is None
    await store.mistakes.drop(person, due)
    with pytest.raises(Refusal):
        await store.mistakes.at(person, table.id, 1, ply)


async def test_a_shared_deal_that_is_finished_while_it_is_forgotten_is_counted_or_gone_and_nobody_is_refused(store):
    first, second, third = [await store.people.register_person(number, "Anna") for number in (1, 2, 3)]
    async with store.tables.session() as session:
        old = await session.shared_deals.draw("pool", first, bytes(32), NOON.date())
        play = SharedPlay("pool", old.number)
        # The last one of a pool is never forgotten.
        await session.shared_deals.draw("pool", second, bytes(32), NOON.date())
        await session.shared_deals.draw("pool", second, bytes(32), NOON.date())
    async with store.tables.session() as session:
        await session.shared_deals.count(play, 12)
        forgetting = asyncio.create_task(store.shared_deals.forget((NOON + DAY).date(), 1000))
        # Meanwhile it comes as far as it can.
        for _ in range(50):
            await session.shared_deals.draw("other", third, bytes(32), NOON.date())
    assert await forgetting and await store.shared_deals.find(play) is None
    async with store.tables.session() as session:
        await session.shared_deals.count(play, 12)
    assert not (await store.events.field(old)).tries


@pytest.mark.parametrize(("place", "seed", "series"), [("sqlite", 2, 10), ("postgresql", 1, 3)], indirect=["place"])
async def test_at_every_point_of_a_series_the_database_gives_the_same_table_back(place, seed, series):
    clock = Clock()
    random, chance = Random(seed), Seeded(seed)
    store = await Store.open(place, clock)
    table = await begun(store, Rules(series=series), seed, Options(clock=Time.MINUTE))
    brcka, count = [0, 0], 0

    def happen(table: Table) -> None:
        roll = random.random()
        voting = random.choice([person for person in table.seats if person])
        if table.clock.next_deal_at is not None:
            clock.forward(table.clock.next_deal_at - clock.now)
        elif roll < 0.05:
            # The other side never agrees.
            if table.own_seat(voting) % 2 == 0:
                stopping.stop(table, voting, moderator=False)
        elif roll < 0.1 and table.series.pending is None:
            conceding.concede(table, voting)
        elif roll < 0.15 and table.clock.deadline_at is not None:
            clock.forward(table.clock.deadline_at - clock.now)
            table.clock.tick(clock.now)
        else:
            moving.push(table, *decide(table, random, boldness=0.8), instead=table.clock.overdue)
            timing.touch(table, clock.now, timedelta(days=1))
        dealing.advance(table, clock.now, chance, PAUSE)

    while table.status is Status.PLAYING:
        table, _ = await store.change(table.id, happen)
        for item in table.changes.news:
            if isinstance(item, Entered):
                brcka = list(item.choice.balance)
        count += 1
        if count % 10 == 0 or table.clock.next_deal_at is not None or table.series.pending:
            await store.close()
            store = await Store.open(place, clock)
        again = await store.read(table.id)
        assert state(again) == state(table), f"seed {seed}, change {count}"
        assert waiting(again) == waiting(table), f"seed {seed}, change {count}"
        assert not again.changes.news
    assert table.series.brcka == brcka
    entries = (await whole_ledger(store, GUILD)).entries
    assert list(entries[-1].choice.balance) == brcka
    # Every game can still be replayed, by itself.
    for entry in entries:
        game, seats, seal = await store.archive.game(GUILD, entry.game_id)
        assert (game.outcome, tuple(seats), len(seal.seed)) == (entry.outcome, entry.seats, 32)
    await store.close()


@pytest.mark.parametrize("deck", in_turn(Deck))
async def test_seats_settings_and_notes_are_there_again(place, deck):
    store = await Store.open(place, Clock())
    people = await four(store)
    table = await store.open_table(GUILD, CHANNEL, people[2], Rules(count="open"), bytes(32))
    await store.change(table.id, lambda table: seating.sit(table, people[3], 1))
    chosen = {"own_cuts": True, "forced_cards": True, "presses_forced": True}
    chosen |= {"language": "cs", "letters": True, "pings": False}
    await store.people.store_preferences(Person(people[3].id, 1003, "P3", deck=deck, **chosen))
    await store.notes.keep("commands", "abc")
    for number in (table.id + 1, 0, -1, 10**17):
        with pytest.raises(Refusal):
            await store.read(number)
        with pytest.raises(Refusal):
            await store.change(number, lambda table: None)
    # Closing twice is closing once.
    async with store:
        await store.close()
    store = await Store.open(place, Clock())
    again = await store.read(table.id)
    assert [person and person.user_id for person in again.seats] == [1002, 1003, None, None]
    assert (again.rules.count, again.opener.name) == ("open", "P2")
    assert again.seats.person(1) == Person(people[3].id, 1003, "P3", deck=deck, **chosen)
    assert again.seats.person(0) == people[2]
    assert (await store.notes.get("commands"), await store.notes.get("other")) == ("abc", None)
    # People are known by their account, and called what they are called now.
    renamed = await store.people.register_person(1002, "Anička")
    assert (renamed.id, renamed.name) == (people[2].id, "Anička")
    assert (await store.read(table.id)).opener.name == "Anička"
    await store.close()


async def test_which_tables_are_one_s_own_and_which_are_of_a_channel(store):
    people = await four(store)
    first = await store.open_table(GUILD, CHANNEL, people[0], Rules(), bytes(32))
    second = await store.open_table(GUILD, CHANNEL + 1, people[0], Rules(), bytes(32))
    other = await store.open_table(GUILD + 1, CHANNEL, people[0], Rules(), bytes(32))
    assert [table.id for table in await store.tables.of_person(people[0], GUILD)] == [second.id, first.id]
    assert await store.tables.of_person(people[1], GUILD) == []
    assert [table.id for table in await store.tables.in_channel(GUILD, CHANNEL)] == [first.id]
    await store.change(second.id, lambda table: stopping.stop(table, people[0], moderator=False))
    assert [table.id for table in await store.tables.of_person(people[0], GUILD)] == [first.id]
    playing = await begun(store)
    assert await store.tables.playing(GUILD) == [playing.id]
    assert await store.tables.playing(GUILD + 1) == []
    assert other.guild_id == GUILD + 1


async def test_tables_put_away_come_after_those_that_are_shown_and_a_few_are_read_of_many(store):
    people = await four(store)
    old, away, other, shown = [
        (await store.open_table(GUILD, channel, people[0], Rules(), bytes(32))).id
        for channel in (CHANNEL, CHANNEL, CHANNEL + 1, CHANNEL)
    ]
    for number in (old, away):
        await store.change(number, lambda table: setattr(table.clock, "put_away", True))
    tables = store.tables
    assert [table.id for table in await tables.in_channel(GUILD, CHANNEL)] == [shown, away, old]
    assert [table.id for table in await tables.of_person(people[0], GUILD)] == [shown, other, away, old]
    # Those of one channel may come first, whether they are shown or not.
    first = await tables.of_person(people[0], GUILD, first=CHANNEL + 1, most=2)
    assert [table.id for table in first] == [other, shown]
    found, others = await tables.on_guild(GUILD, 1, counted=2)
    assert ([table.id for table in found], others) == ([shown], 2), "there are three, and two are counted"
    assert [table.id for table in await tables.with_person(people[0])] == [old, away, other, shown]
    # What is brought back is shown again, and what is stopped is nobody's.
    await store.change(old, lambda table: timing.bring_back(table, NOON, DAY))
    await store.change(shown, lambda table: stopping.stop(table, people[0], moderator=False))
    assert [table.id for table in await tables.of_person(people[0], GUILD)] == [other, old, away]


async def test_what_is_taken_up_at_the_start_is_what_waits_for_a_deal_or_was_played_lately(place):
    clock = Clock()
    store = await Store.open(place, clock)
    lobby = (await store.open_table(GUILD, CHANNEL, (await four(store))[0], Rules(), bytes(32))).id
    old, waiting, stopped = [(await begun(store, seed=seed)).id for seed in (1, 2, 3)]
    for number in (lobby, old, waiting):
        await store.change(number, lambda table: table.stand_at(CHANNEL, 900, NOON - timedelta(hours=2)))
    await store.change(stopped, lambda table: stopping.stop(table, LOOKER_ON, moderator=True))
    clock.forward(timedelta(days=3))
    await store.change(waiting, lambda table: setattr(table.clock, "next_deal_at", NOON))
    fresh = (await begun(store, seed=4)).id
    assert sorted(await store.schedule.unsettled(clock.now - timedelta(hours=1), DAY)) == [fresh]
    assert await store.schedule.unseen() == {fresh}
    # What was never shown is taken up whenever that was, unless it is put away.
    for number, put_away in ((lobby, False), (old, True)):
        await store.change(number, lambda table: setattr(table.message, "id", None))
        await store.change(number, lambda table, put_away=put_away: setattr(table.clock, "put_away", put_away))
    assert sorted(await store.schedule.unsettled(clock.now - timedelta(hours=1), DAY)) == [lobby, fresh]
    assert await store.schedule.unseen() == {lobby, fresh}
    await store.change(old, lambda table: setattr(table.clock, "put_away", False))
    await store.change(lobby, lambda table: table.stand_at(CHANNEL, 900, NOON - timedelta(hours=2)))
    # That one was stopped may not be on its message yet.
    assert sorted(await store.schedule.unsettled(NOON - timedelta(hours=1), DAY)) == [old, waiting, stopped, fresh]
    # A deal that was due while nobody was there is due now, and what was stopped is not.
    assert waiting in await store.schedule.due(clock.now)
    assert stopped not in await store.schedule.due(clock.now)
    await store.close()


async def test_games_are_found_by_their_table_and_number_going_on_and_finished(store):
    table = await whole_game(store)
    people = [table.seats.person(seat) for seat in range(4)]
    assert await store.archive.last_game(table.id) == 1
    assert await store.archive.place_of(GUILD, 1) == (table.id, 1)
    finished, seats = await store.archive.game_at(table.id, 1)
    assert (finished.outcome is not None, list(seats)) == (True, people)
    game, seats, seal = await store.archive.game(GUILD, 1)
    assert (game.moves, list(seats), len(seal.seed)) == (finished.moves, people, 32)
    table, _ = await store.change(table.id, lambda table: dealing.advance(table, NOON + PAUSE, Seeded(9), PAUSE))
    going_on, seats = await store.archive.game_at(table.id, 2)
    assert (going_on.outcome, going_on.moves, list(seats)) == (None, table.game.moves, people)
    assert await store.tables.own_dealt(people[0], GUILD, USUAL) == [table.id]
    later = await begun(store, seed=8)
    assert await store.tables.own_dealt(people[0], GUILD, USUAL) == [later.id, table.id]
    # It is always one's own.
    computers = await store.people.computers(Level.REGULAR)
    await store.change(later.id, lambda table: handover.leave(table, people[0], computers))
    assert await store.tables.own_dealt(people[0], GUILD, USUAL) == [table.id]
    stranger = await store.people.register_person(77, "stranger")
    for who, guild, kind in ((people[0], GUILD + 1, USUAL), (people[0], GUILD, "bulka"), (stranger, GUILD, USUAL)):
        assert await store.tables.own_dealt(who, guild, kind) == []
    for asked in (
        store.archive.game_at(table.id, 3),
        store.archive.game(GUILD, 99),
        store.archive.game(GUILD + 1, 1),
        store.archive.place_of(GUILD + 1, 1),
    ):
        with pytest.raises(Refusal):
            await asked
    assert await store.archive.last_game(999) is None


async def test_what_cannot_be_read_is_put_off_and_left_out(place, store):
    people = await four(store)
    good, bad = [(await store.open_table(GUILD, CHANNEL, people[0], Rules(), bytes(32))).id for _ in range(2)]
    tamper(place, f"UPDATE tables SET rules = 'nonsense' WHERE id = {bad}")
    with pytest.raises(Damaged):
        await store.read(bad)
    tables, beyond = await store.tables.on_guild(GUILD, 5)
    assert ([table.id for table in tables], beyond) == ([good], 1)
    await store.schedule.put_off(bad, NOON + timedelta(hours=1))
    assert await store.schedule.due(NOON) == []
    assert await store.schedule.due(NOON + timedelta(hours=1)) == [bad]
    assert await store.schedule.next_due(NOON) == NOON + timedelta(hours=1)


# All or nothing


async def test_what_fails_in_the_middle_or_is_refused_by_the_database_has_never_been(place, store):
    table = await begun(store)
    before = contents(place)

    def fail_late(table: Table) -> None:
        moving.push(table, *decide(table, Random(1)))
        stopping.stop(table, LOOKER_ON, moderator=True)
        table.seats[2] = None
        raise Lost

    def sit_nowhere(table: Table) -> None:
        moving.push(table, *decide(table, Random(1)))
        table.seats[1] = Person(999, 999, "of no store")

    for change in (fail_late, sit_nowhere, fail_late):
        with pytest.raises((Lost, sqlite3.IntegrityError, psycopg.IntegrityError)):
            await store.change(table.id, change)
        assert contents(place) == before
    # The store goes on as if nothing had been.
    await store.change(table.id, lambda table: moving.push(table, *decide(table, Random(1))))
    assert contents(place) != before


async def test_a_game_is_what_its_rows_say_whatever_was_read_or_tried_before(place, store):
    table, random = await begun(store), Random(4)

    def move(table: Table) -> None:
        moving.push(table, *decide(table, random, boldness=0))
        dealing.advance(table, NOON, Seeded(1), PAUSE)

    def fail(table: Table) -> None:
        move(table)
        raise Lost

    async def told() -> int:
        """How many moves there are; the table's game is the same as one that nobody has read before."""
        game, _ = await store.archive.game_at(table.id, 1)
        again = await store.read(table.id)
        assert snapshot(again.game) == snapshot(game)
        # Whoever reads a table may do with it as they like.
        again.game.push(again.game.legal_moves()[0])
        return len(game.moves)

    count = await told()
    for _ in range(20):
        with pytest.raises(Lost):
            await store.change(table.id, fail)
        assert await told() == count
        await store.change(table.id, move)
        assert await told() > count
        count = await told()
    # Another process, or somebody who restores a backup, may have written the rows.
    for rules in ("{}", '{"count": "open"}', "{}"):
        tamper(
            place, f"UPDATE tables SET rules = '{rules}'", "DELETE FROM moves WHERE ply >= (SELECT max(ply) FROM moves)"
        )
        count -= 1
        assert await told() == count
        assert (await store.read(table.id)).game.rules == Rules(**json.loads(rules))


async def test_who_is_cancelled_meanwhile_neither_loses_nor_halves_what_was_begun(place, store):
    table = await begun(store)
    changed: list[bool] = []

    def change(table: Table) -> None:
        moving.push(table, *decide(table, Random(1)))
        table.votes.to_stop ^= {0}
        changed.append(True)

    kept = 0
    for steps in itertools.count():
        before, votes = contents(place), (await store.read(table.id)).votes.to_stop
        changed.clear()
        asking = asyncio.ensure_future(store.change(table.id, change))
        for _ in range(steps):
            await asyncio.sleep(0)
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking
        # Whoever comes next finds no transaction open.
        again = await store.read(table.id)
        after = contents(place)
        assert changed or after == before, steps
        if after != before:
            assert again.votes.to_stop == votes ^ {0}, steps
            assert len(after["moves"]) == len(before["moves"]) + 1, steps
            kept += 1
        if kept == 3:
            break


async def test_closing_waits_for_what_is_under_way(place):
    store = await Store.open(place, Clock())
    table = await begun(store)
    asking = asyncio.ensure_future(store.change(table.id, lambda table: setattr(table.message, "id", 77)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), asking)
    assert look(place, "SELECT message_id FROM tables") == [(77,)]


@IN_A_FILE
async def test_changes_of_many_tables_at_once_lose_nothing(store):
    tables = [await begun(store, seed=seed) for seed in range(4)]

    def count(table: Table) -> int:
        table.message.id = (table.message.id or 0) + 1
        return table.message.id

    asked = [surely(lambda at=table.id: store.change(at, count)) for _ in range(5) for table in tables]
    counted = await asyncio.gather(*asked)
    for table in tables:
        assert sorted(number for changed, number in counted if changed.id == table.id) == list(range(1, 6))
        assert (await store.read(table.id)).message.id == 5


# What the database itself sees to


async def test_the_ledger_can_be_neither_changed_nor_shortened_and_nothing_stands_there_twice(place, store):
    await whole_game(store)
    before = contents(place)
    assert before["results"] and before["prizes"]
    for sql in (
        "UPDATE prizes SET brcka = 3 - brcka",
        "UPDATE results SET at = at",
        "DELETE FROM results",
        "DELETE FROM prizes WHERE game = 1",
        "INSERT INTO prizes SELECT * FROM prizes",
        "INSERT INTO moves SELECT game, ply, seat, 'dost', at FROM moves WHERE ply = 5",
        "INSERT INTO games (table_id, number, seed) SELECT table_id, number, seed FROM games",
        "INSERT INTO people (user_id, name) SELECT user_id, name FROM people",
        "INSERT INTO seats (table_id, seat, person) SELECT table_id, 1, person FROM seats",
    ):
        assert refused_by(place, sql), sql
    assert contents(place) == before


@IN_A_FILE
async def test_the_file_is_kept_as_safely_as_sqlite_can(place, store):
    assert look(place, "PRAGMA journal_mode") == [("wal",)]
    # The other settings are those of the connection, which nobody else can see.
    assert [tuple(row) for row in await store._db.rows("PRAGMA synchronous")] == [(2,)]
    assert [tuple(row) for row in await store._db.rows("PRAGMA foreign_keys")] == [(1,)]


# Files that cannot be used


async def refused_at_start(path: Path) -> str:
    """Why the bot does not start with this file; one line."""
    with pytest.raises(StartError) as told:
        await Store.open(path, Clock())
    said = str(told.value)
    assert said and "\n" not in said
    assert str(path) in said
    return said


async def test_files_of_others_and_places_that_cannot_be_are_refused_and_left_alone(tmp_path):
    newer, other, letter = (tmp_path / name for name in ("newer.db", "other.db", "letter.txt"))
    await (await Store.open(newer, Clock())).close()
    tamper(newer, f"PRAGMA user_version = {VERSION + 1}")
    tamper(other, "CREATE TABLE people (id INTEGER)")
    letter.write_text("Dear Anna, " * 1000)
    for path, word in ((newer, "newer"), (other, "other program"), (letter, "")):
        before = path.read_bytes()
        assert word in await refused_at_start(path)
        assert path.read_bytes() == before
        # It is let go of.
        path.unlink()
        await (await Store.open(path, Clock())).close()
    for path in (tmp_path / "nowhere" / "games.db", tmp_path):
        await refused_at_start(path)
    # An empty file is nobody's.
    (tmp_path / "empty.db").touch()
    await (await Store.open(tmp_path / "empty.db", Clock())).close()


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere; here root is nobody for a while."""
    if not hasattr(os, "geteuid"):
        pytest.skip("this system has no such users")
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder which, unlike pytest's own, everybody may enter."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)
        os.chmod(name, 0o755)  # noqa: PTH101 - it has to be possible to take it away again


def test_a_folder_that_may_not_be_written_and_a_file_that_may_only_be_read_are_refused(folder):
    async def create() -> None:
        await (await Store.open(folder / "games.db", Clock())).close()

    asyncio.run(create())
    for file, name in ((0o644, "new.db"), (0o444, "games.db")):
        (folder / "games.db").chmod(file)
        folder.chmod(0o555 if name == "new.db" else 0o777)
        with as_nobody():
            asyncio.run(refused_at_start(folder / name))


# Panels


def panel(token: str, *, minutes: float = 14) -> Panel:
    return Panel(900 + ord(token[-1]), token, NOON + timedelta(minutes=minutes))


async def panel_of(store: Store, table: int, person: Person) -> Panel | None:
    return (await store.panels.of(table)).get(person.id)


@pytest.fixture
async def seated(place):
    clock = Clock()
    store = await Store.open(place, clock)
    person = await store.people.register_person(7, "Anna")
    table = await store.open_table(GUILD, CHANNEL, person, Rules(), bytes(32))
    yield store, clock, person, table.id
    await store.close()


async def test_of_the_panels_of_a_person_the_newest_is_kept_until_its_token_runs_out(seated):
    store, clock, person, table = seated
    assert await panel_of(store, table, person) is None
    await store.panels.keep(table, person, panel("old"))
    await store.panels.keep(table, person, panel("new"))
    # A dead one is forgotten, but not the one that has replaced it.
    await store.panels.drop(table, person, panel("old"))
    await store.panels.drop(table, person, replace(panel("new"), message_id=7))
    assert await panel_of(store, table, person) == panel("new")
    clock.forward(timedelta(minutes=13, seconds=59))
    assert await panel_of(store, table, person) == panel("new")
    clock.forward(timedelta(seconds=1))
    assert await panel_of(store, table, person) is None


async def test_panels_of_different_tables_and_people_are_kept_apart(seated):
    store, _, person, table = seated
    other, stranger = [await store.people.register_person(number, name) for number, name in ((8, "Béla"), (9, "Cyril"))]
    second = (await store.open_table(GUILD, CHANNEL, other, Rules(), bytes(32))).id
    await store.change(table, lambda table: seating.sit(table, other, 1))
    await store.change(second, lambda table: seating.sit(table, person, 1))
    for number, (at, whose) in enumerate([(table, person), (table, other), (second, person), (second, other)]):
        await store.panels.keep(at, whose, panel(f"token {number}"))
    await store.panels.drop(table, person, panel("token 0"))
    # None is kept of somebody who does not sit there.
    for at in (table, 999):
        await store.panels.keep(at, stranger, panel("token"))
        assert await panel_of(store, at, stranger) is None
    kept = [await panel_of(store, at, whose) for at in (table, second) for whose in (person, other)]
    assert kept == [None, panel("token 1"), panel("token 2"), panel("token 3")]


async def test_no_secret_is_written_into_the_log(place, caplog):
    # Whoever has the seed knows all hands of the game, whoever has the token can edit the panel.
    caplog.set_level(logging.DEBUG)
    store = await Store.open(place, Clock())
    table = await whole_game(store)
    await store.panels.keep(table.id, table.seats.person(0), panel("a-very-secret-token"))
    await store.panels.drop(table.id, table.seats.person(0), panel("a-very-secret-token"))
    secrets = [seed for (seed,) in look(place, "SELECT seed FROM games UNION SELECT next_seed FROM tables")]
    await store.close()
    shown = ["a-very-secret-token", *map(repr, secrets), *(seed.hex() for seed in secrets)]
    assert len(shown) > 4
    leaked = [secret for secret in shown if secret in caplog.text]
    assert not leaked
