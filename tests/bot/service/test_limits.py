"""Nobody uses up what all share: tables, and what the bot computes."""

import asyncio
import contextlib
from asyncio import gather
from collections.abc import Callable
from dataclasses import asdict
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.errors import Refusal
from bot.model.ledger_pages import DrawStandings
from bot.model.limits import DEFAULT_LIMITS
from bot.model.review import ReviewDeal
from bot.model.table import Status
from bot.service.common.replies import explain
from bot.ui.formatting import when
from engine.games import GAMES, USUAL
from engine.stovkahra.review import finished_deals
from engine.stovkahra.rules import Rules
from tests.support.every_game import LISTED
from tests.support.service import GUILD, HANGS, PAUSE, Bench, Clock, QuickWorkers, actor, buttons, does, look, words
from tests.support.sizes import in_turn, some

T = texts()
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
MODERATOR = actor(9, moderator=True)
ELSEWHERE = GUILD + 1


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as ready:
        yield ready


@pytest.fixture
async def anywhere(place):
    """On each kind of database in turn."""
    async with Bench(place, workers=QuickWorkers()) as ready:
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
        bench.host.lobby.open_table(actor(0)),
        bench.host.lobby.open_table(actor(0), computers="regular"),
        bench.host.lobby.open_table(actor(0), None, {"thread": True}),
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
    assert (await bench.host.lobby.open_table(actor(0, guild_id=ELSEWHERE, channel_id=7))).table_id
    await bench.host.endings.stop(actor(0), numbers[0])
    await bench.new()


async def test_a_table_left_to_computers_is_still_its_opener_s_and_one_left_to_people_is_not(anywhere):
    bench = anywhere
    await allow(bench, own_tables=1)
    number = (await bench.host.lobby.open_table(actor(0), computers="regular")).table_id
    await bench.host.endings.leave(actor(0), number)
    assert (await refused(bench.host.lobby.open_table(actor(0)))).key == "limit-own-tables"
    await bench.host.endings.stop(actor(0), number)
    number = await bench.series()
    await bench.host.endings.leave(actor(0), number)
    await bench.new()


async def test_a_table_put_away_makes_room(bench):
    await allow(bench, own_tables=1)
    await bench.new()
    await bench.let_pass(DAY)
    await bench.new()


async def test_so_many_tables_are_opened_within_a_minute_even_where_none_is_left_and_all_at_once(anywhere):
    bench = anywhere
    most = DEFAULT_LIMITS.new_tables
    opened = await gather(*(bench.host.lobby.open_table(actor(0)) for _ in range(4 * most)), return_exceptions=True)
    numbers = [each.table_id for each in opened if not isinstance(each, Refusal)]
    assert len(numbers) == most
    for number in numbers:
        await bench.host.endings.stop(actor(0), number)
    bench.clock.forward(timedelta(seconds=20))
    refusal = await refused(bench.host.lobby.open_table(actor(0)))
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


async def test_a_server_has_so_many_tables_under_way_and_one_that_nobody_plays_at_makes_room(anywhere):
    bench = anywhere
    await allow(bench, tables=5)
    for seat in range(5):
        await bench.new(seat=seat)
    refusal = await refused(bench.host.lobby.open_table(actor(6)))
    first = (await bench.table(1)).clock.idle_at
    assert refusal.key == "limit-tables" and first is not None
    assert all(when(first) in explain(refusal, texts(language)) for language in LANGUAGES)
    assert (await bench.host.lobby.open_table(actor(6, guild_id=ELSEWHERE, channel_id=7))).table_id
    await bench.let_pass(DAY)
    await bench.new(seat=6)


async def test_opening_a_table_asks_the_database_once_more_than_without_limits(bench):
    sent: list[str] = []
    await bench.host.lobby.open_table(actor(0))
    await bench.settle()
    await bench.store._db._connection.set_trace_callback(sent.append)
    await bench.host.lobby.open_table(actor(0), asdict(Rules()))
    await bench.store._db._connection.set_trace_callback(None)
    assert sum("opened_at >" in sql for sql in sent) == 1


# Computers among themselves


async def left_to_computers(bench: Bench, game: str = "stovkahra") -> int:
    """A table from which its opener has gone, and at which much is left to be played."""
    answer = await bench.host.lobby.open_table(actor(0), {**LISTED[game].long}, {"pace": "slow"}, "regular", game)
    number = answer.table_id
    await bench.host.endings.leave(actor(0), number)
    return number


async def moves_made(bench: Bench) -> int:
    return look(bench.path, "SELECT count(*) FROM moves")[0][0]


async def plays_on(bench: Bench) -> bool:
    """Whether anything happens at a table within half a minute in which nobody presses."""
    before = await moves_made(bench)
    await bench.let_pass(MINUTE / 2)
    return await moves_made(bench) > before


@pytest.mark.parametrize("game", in_turn(GAMES))
async def test_computers_play_on_for_two_minutes_after_the_last_person_has_looked(tmp_path, game):
    clock = Clock()
    async with Bench(tmp_path / "games.db", clock=clock, workers=QuickWorkers()) as bench:
        number = await left_to_computers(bench, game)
        for _ in range(4):
            assert await plays_on(bench)
        assert not await plays_on(bench)
        shown = await bench.public(number)
        assert T("put-away-computers") in words(shown) and [does(each) for each in buttons(shown)] == ["wake"]
        await bench.let_pass(DAY)
    # Nor do they after a restart, until somebody comes.
    async with Bench(tmp_path / "games.db", clock=clock, workers=QuickWorkers()) as bench:
        bench.host.start()
        await bench.let_pass(timedelta(seconds=5))
        assert not await plays_on(bench)
        await bench.press(6, number, "wake")
        assert await plays_on(bench)
        assert T("put-away-computers") not in words(await bench.public(number))


async def test_a_restart_does_not_give_them_more_time_than_they_had(tmp_path):
    clock = Clock()
    async with Bench(tmp_path / "games.db", clock=clock, workers=QuickWorkers()) as bench:
        await left_to_computers(bench)
        await bench.let_pass(MINUTE)
        await bench.kill()
    async with Bench(tmp_path / "games.db", clock=clock, workers=QuickWorkers()) as bench:
        bench.host.start()
        assert await plays_on(bench)
        await bench.let_pass(MINUTE)
        assert not await plays_on(bench)


@pytest.mark.parametrize("what", ["hand", "menu", "seats", "leave"])
@pytest.mark.parametrize("late", some([True, False]))
async def test_whatever_somebody_presses_there_has_them_play_on(bench, what, late):
    """Also where the press itself is refused; and before they wait as well as after."""
    number = await left_to_computers(bench)
    await bench.let_pass(MINUTE * (3 if late else 1.5))
    assert await plays_on(bench) is not late
    with contextlib.suppress(Refusal):
        await bench.press(6, number, what)
    for _ in range(3):
        assert await plays_on(bench)


async def test_five_tables_of_computers_make_no_more_moves_than_one(bench):
    """However often somebody looks at all of them; and elsewhere nobody is slower for it."""

    async def cards_in_a_minute(numbers: list[int]) -> int:
        for number in numbers:
            await bench.jump(number, lambda table: table.game.mid_trick)
        # Those whose move is due already make it first.
        await bench.let_pass(timedelta(seconds=15))
        before = await moves_made(bench)
        await bench.let_pass(MINUTE / 2)
        return await moves_made(bench) - before

    first = await left_to_computers(bench)
    one = await cards_in_a_minute([first])
    others = [await left_to_computers(bench) for _ in range(4)]
    assert 0 < await cards_in_a_minute([first, *others]) <= one + 5


async def test_whoever_takes_a_seat_there_is_waited_for_as_at_any_table(bench):
    number = await left_to_computers(bench)
    await bench.jump(number, lambda table: not table.game.mid_trick and table.game.deal_number > 0)
    await bench.press(6, number, "take 1")
    await bench.let_pass(DAY / 2)
    table = await bench.table(number)
    assert not table.clock.put_away and table.seats.seat_of(table.seats.person(1)) in table.awaited()


async def test_computers_that_wait_are_still_somebody_s_tables(bench):
    """Otherwise forty of them could be opened in turn, and brought back together."""
    await allow(bench, own_tables=1)
    await left_to_computers(bench)
    await bench.let_pass(3 * MINUTE)
    assert (await refused(bench.host.lobby.open_table(actor(0)))).key == "limit-own-tables"


# What is computed


class Slow(QuickWorkers):
    """Workers that come to an end when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0
        self.free = asyncio.Event()
        self.free.set()

    async def compute(self, task: Callable[[], object], guild_id: int = 0) -> object:
        self.begun += 1
        await self.free.wait()
        raise TimeoutError

    draw = compute


async def test_one_thing_is_computed_for_a_person_at_a_time_and_the_next_when_it_is_there(tmp_path):
    workers = Slow()
    async with Bench(tmp_path / "games.db", workers=workers) as bench:
        number = await bench.series(Rules(series=10))
        await bench.until_choice(number, Random(3))
        await bench.press((await bench.table()).series.pending.winner, number, "add")
        await bench.let_pass(2 * PAUSE)
        deals = len(finished_deals((await bench.store.archive.game_at(number, 1))[0]))

        workers.free.clear()

        def doings():
            """All that has the bot compute something, each another thing."""
            for deal in range(1, deals + 1):
                yield partial(bench.host.press, actor(0), ReviewDeal(number, 1, deal, 1).encode(), on_panel=True)
            yield partial(bench.host.ledger.draw_standings, actor(0), DrawStandings(USUAL))
            yield partial(bench.host.press, actor(0), f"ch1:{number}")
            yield partial(bench.host.ledger.export, actor(0, moderator=True), "csv")
            yield partial(bench.host.settings.export_data, actor(0))
            yield partial(bench.host.press, actor(0), "pv2:kept", on_panel=True)

        async def ask(doing) -> bool:
            """Whether the bot begins to compute what somebody asks for."""
            begun = workers.begun
            task = asyncio.create_task(doing())
            tasks.append(task)
            async with asyncio.timeout(HANGS):
                while workers.begun == begun and not task.done():  # noqa: ASYNC110 - no event tells
                    await asyncio.sleep(0)
            if task.done() and workers.begun == begun:
                assert isinstance(task.exception(), Refusal) and task.exception().key == "limit-at-once"
            return workers.begun > begun

        tasks: list[asyncio.Task[object]] = []
        # A review takes long: one more thing may be made beside it.
        begun = [await ask(doing) for doing in doings()]
        assert begun == [True] + [False] * (deals - 1) + [True] + [False] * 4
        of_another = partial(bench.host.ledger.draw_standings, actor(1), DrawStandings(USUAL))
        assert await ask(of_another), "others are not concerned"
        workers.free.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bench.settle()
        workers.free.clear()
        assert await ask(next(doings()))
        workers.free.set()
