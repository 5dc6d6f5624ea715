"""Nobody uses up what all share: tables, and what the bot computes."""

from asyncio import gather
from dataclasses import asdict
from datetime import timedelta

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.errors import Refusal
from bot.model.limits import DEFAULT_LIMITS
from bot.model.table_state import Status
from bot.service.replies import explain
from bot.ui.formatting import when
from engine.stovkahra.rules import Rules
from tests.support.service import GUILD, Bench, QuickWorkers, actor, look

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
MODERATOR = actor(9, moderator=True)
ELSEWHERE = GUILD + 1


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as ready:
        yield ready


async def allow(bench: Bench, **limits: int) -> None:
    """A moderator chooses limits."""
    for name, most in limits.items():
        await bench.host.press(MODERATOR, f"se1:{name}", on_panel=True, values=[str(most)])


async def refused(doing) -> Refusal:
    """What somebody is told who may not do something."""
    with pytest.raises(Refusal) as told:
        await doing
    return told.value


# Tables


async def test_a_person_has_so_many_tables_under_way_and_one_of_them_makes_room_when_it_is_stopped(bench):
    await allow(bench, own_tables=3)
    numbers = [await bench.new() for _ in range(3)]
    before = look(bench.path, "SELECT count(*) FROM tables")
    ways = (
        bench.host.lobby.new(actor(0)),
        bench.host.lobby.new(actor(0), computers="regular"),
        bench.host.lobby.new(actor(0), None, {"thread": True}),
        bench.host.press(actor(0), "go1:regular"),
    )
    for way in ways:
        refusal = await refused(way)
        assert refusal.key == "limit-own-tables"
        for language in LANGUAGES:
            told = explain(refusal, texts(language))
            # One line says which limit it is, and what ends it.
            assert "3" in told and f":{numbers[0]}`" in told and "\n" not in told
    assert look(bench.path, "SELECT count(*) FROM tables") == before and not bench.gateway.threads
    # Others are not concerned, here or elsewhere.
    await bench.new(seat=1)
    assert (await bench.host.lobby.new(actor(0, guild_id=ELSEWHERE, channel_id=7))).table_id
    await bench.host.endings.stop(actor(0), numbers[0])
    await bench.new()


async def test_a_table_left_to_computers_is_still_its_opener_s_and_one_left_to_people_is_not(bench):
    await allow(bench, own_tables=1)
    number = (await bench.host.lobby.new(actor(0), computers="regular")).table_id
    await bench.host.endings.leave(actor(0), number)
    assert (await refused(bench.host.lobby.new(actor(0)))).key == "limit-own-tables"
    await bench.host.endings.stop(actor(0), number)
    number = await bench.series()
    await bench.host.endings.leave(actor(0), number)
    await bench.new()


async def test_a_table_put_away_makes_room(bench):
    await allow(bench, own_tables=1)
    await bench.new()
    await bench.let_pass(DAY)
    await bench.new()


async def test_so_many_tables_are_opened_within_a_minute_even_where_none_is_left_and_all_at_once(bench):
    most = DEFAULT_LIMITS.new_tables
    opened = await gather(*(bench.host.lobby.new(actor(0)) for _ in range(4 * most)), return_exceptions=True)
    numbers = [each.table_id for each in opened if not isinstance(each, Refusal)]
    assert len(numbers) == most
    for number in numbers:
        await bench.host.endings.stop(actor(0), number)
    bench.clock.forward(timedelta(seconds=20))
    refusal = await refused(bench.host.lobby.new(actor(0)))
    ends = bench.clock.now + timedelta(seconds=40)
    assert refusal.key == "limit-new-tables"
    assert all(when(ends) in explain(refusal, texts(language)) for language in LANGUAGES)
    bench.clock.forward(ends - bench.clock.now)
    await bench.new()


async def test_a_rematch_is_a_new_table_for_who_asks_first_and_for_nobody_else(bench):
    await allow(bench, own_tables=1)
    number = await bench.series(Rules(series=1))
    await bench.jump(number, lambda table: table.status is Status.FINISHED)
    bench.clock.forward(MINUTE)
    await bench.new()
    rematch = await bench.action(0, number, "rematch")
    assert (await refused(bench.ask(0, rematch, on_panel=False))).key == "limit-own-tables"
    await bench.ask(1, rematch)
    await bench.ask(0, rematch)
    assert len(look(bench.path, "SELECT * FROM tables")) == 3


async def test_a_server_has_so_many_tables_under_way_and_one_that_nobody_plays_at_makes_room(bench):
    await allow(bench, tables=5)
    for seat in range(5):
        await bench.new(seat=seat)
    refusal = await refused(bench.host.lobby.new(actor(6)))
    first = (await bench.table(1)).idle_at
    assert refusal.key == "limit-tables" and first is not None
    assert all(when(first) in explain(refusal, texts(language)) for language in LANGUAGES)
    assert (await bench.host.lobby.new(actor(6, guild_id=ELSEWHERE, channel_id=7))).table_id
    await bench.let_pass(DAY)
    await bench.new(seat=6)


async def test_opening_a_table_asks_the_database_once_more_than_without_limits(bench):
    sent: list[str] = []
    await bench.host.lobby.new(actor(0))
    await bench.settle()
    await bench.store._db._connection.set_trace_callback(sent.append)
    await bench.host.lobby.new(actor(0), asdict(Rules()))
    await bench.store._db._connection.set_trace_callback(None)
    assert sum("opened_at >" in sql for sql in sent) == 1
