"""Thinking in processes of their own: beside the loop, and whatever becomes of the processes."""

import asyncio
import functools
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from bot.service.common import worker_pool
from bot.service.common.worker_pool import WorkerPool
from bot.storage.fair_turns import CLICK_PATIENCE, Patience
from engine.brcka import BrckaSeries
from engine.cards.german_pack import Suit
from engine.moves import ADD, COUNT, PASS, TAKE, Cut, Declare, Play, Signal
from engine.players import Level
from engine.series import Prize
from engine.stovkahra import players
from engine.stovkahra.moves import How
from engine.stovkahra.players import advise, choose, plain_move
from engine.stovkahra.review import review
from engine.stovkahra.rules import Phase
from tests.support.positions import ELDEST, RIGHT, dealt, everybody_passes, walk

LONG = 30.0
HANGS = 300
HANDS = ("h9 hT l7 a8 a9 lA l8 l9", "hA h8 hK a7 aA aK lT lO", "b7 b8 bT aT aO aU lU lK", "hO h7 hU bK bA bU bO b9")
"""Dealer's right holds the seven of trumps and is void in hearts."""


STRANGERS = set()
"""Processes that other tests have left."""


@pytest.fixture(autouse=True)
def only_own_processes():
    STRANGERS.clear()
    STRANGERS.update(process.pid for process in multiprocessing.active_children())


@pytest.fixture
async def workers(monkeypatch):
    """Two processes that are there, with time for every thought."""
    monkeypatch.setattr(worker_pool, "COMPUTER_MOVE_WAIT_S", LONG)
    monkeypatch.setattr(worker_pool, "COMPUTATION_WAIT_S", LONG)
    monkeypatch.setattr(worker_pool, "PICTURE_WAIT_S", LONG)
    both = WorkerPool(2, judging=1)
    await started(both)
    yield both
    both.close()
    await ended()


def won(brcka: tuple[int, int], amount: int, goal: int = 10, first: int | None = None) -> BrckaSeries:
    """A series in which side 0 has to choose what becomes of what it won."""
    series = BrckaSeries(goal)
    series.brcka, series.first_to_ten = list(brcka), first
    series.award(Prize(0, amount, How.COUNT, (100, 60)))
    return series


async def started(workers):
    """Both processes have thought about something."""
    await asyncio.gather(*(workers.add_or_take(won((0, 1), 1)) for _ in range(8)))


async def ended():
    """No process is left."""
    async with asyncio.timeout(LONG):
        while processes():  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0)


def processes():
    return [process.pid for process in multiprocessing.active_children() if process.pid not in STRANGERS]


def tell_all(signal_number):
    for pid in processes():
        os.kill(pid, signal_number)


@contextmanager
def halted():
    """Meanwhile no process thinks on."""
    tell_all(signal.SIGSTOP)
    try:
        yield
    finally:
        tell_all(signal.SIGCONT)


@functools.cache
def told_hearts():
    """Eldest, told hearts, leads one, which dealer's right may trump; without thought another suit would be led.

    The view, and what a strong player does.
    """
    game = dealt(*HANDS)
    game.push(Signal(Suit.HEARTS), RIGHT)
    everybody_passes(game)
    view = game.view(ELDEST)
    best = choose(view, Level.STRONG, Random(1), LONG)
    assert best.card.suit is Suit.HEARTS
    assert plain_move(view).card.suit is not Suit.HEARTS
    return view, best


async def under_way():
    """All that was begun before is with the processes now."""
    for _ in range(20):
        await asyncio.sleep(0)


@functools.cache
def some_views(count):
    """Views of whoever is to play, early in a deal, when nothing is solved that might take its time."""
    found = []
    for seed in range(10):
        random = Random(seed)
        for game in walk(seed):
            if game.phase is Phase.PLAY and len(game.deal.tricks) < 3 and random.random() < 0.1:
                found.append(game.view(game.turn))
    return Random(1).sample(found, count)


# Beside the loop


async def test_the_loop_goes_on_while_others_think_and_each_gets_what_the_seed_gives(workers, monkeypatch):
    views = some_views(8)
    with halted():
        tasks = [asyncio.create_task(workers.choose(view, Level.STRONG, 1)) for view in views]
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not any(task.done() for task in tasks), "a thousand turns for others before the first has thought"
    for view, move in zip(views, await asyncio.gather(*tasks), strict=True):
        assert move in view.legal
    # All who ask at once get their own answer.
    moves = await asyncio.gather(*(workers.choose(view, Level.REGULAR, seed) for seed, view in enumerate(views)))
    assert moves == [choose(view, Level.REGULAR, Random(seed), LONG) for seed, view in enumerate(views)]
    for seed, (view, level) in enumerate(zip(views, Level, strict=False)):
        assert await workers.choose(view, level, seed) == choose(view, level, Random(seed), worker_pool.SECONDS)
        assert await workers.advise(view, seed) == advise(view, Random(seed), worker_pool.SECONDS)

    def not_here(*_):
        raise AssertionError("thought about in this process")

    view, best = told_hearts()
    monkeypatch.setattr(players, "try_cards", not_here)
    assert await workers.choose(view, Level.STRONG, 1) == best
    assert (await workers.advise(view, 1)).move == best
    assert len(processes()) == 2
    assert os.getpid() not in processes()


async def test_every_question_is_answered_and_a_mistake_is_not_hidden(workers):
    game = dealt(*HANDS)
    assert await workers.choose(game.view(1), Level.STRONG, 1) is None, "who has nothing to say says nothing"
    assert isinstance(await workers.choose(game.view(RIGHT), Level.STRONG, 1), Signal)
    assert await workers.add_or_take(won((9, 9), 1)) == ADD
    assert await workers.add_or_take(won((0, 9), 2)) == TAKE
    assert await workers.add_or_take(won((19, 15), 1, goal=20, first=0)) == ADD
    finished = next(game for game in walk(1) if game.phase is Phase.CLAIM)
    assert await workers.compute(partial(review, finished.deal, (0, 0))) == review(finished.deal, (0, 0))
    drawn = await workers.draw(partial(_own_number, 4))
    assert int.from_bytes(drawn, "big") in processes()
    # No plain move covers up what is wrong with the program.
    with pytest.raises(ValueError):
        await workers.advise(game.view(1), 1)


def _own_number(size: int) -> bytes:
    """The number of the process, where a picture would be."""
    return os.getpid().to_bytes(size, "big")


# Whatever becomes of the processes


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system has no priorities to give")
async def test_they_leave_the_bot_the_processor_when_both_want_it(workers):
    assert await workers.compute(partial(os.nice, 0)) > os.nice(0)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system has no priorities to give")
async def test_a_deal_is_judged_in_a_process_that_gives_way_to_all_others(workers):
    before = processes()
    assert await workers.judge(partial(os.nice, 0)) > await workers.compute(partial(os.nice, 0))
    judging = await workers.judge(os.getpid)
    assert judging not in before, "nobody who waits for a move waits for it"


async def test_whoever_waits_for_a_deal_goes_before_what_is_judged_in_the_background(workers):
    """What the background has asked for before, deal after deal, gives way after each one."""
    done, waits = [], []

    async def judge(name, party, awaited):
        await workers.judge(os.getpid, party, awaited=awaited)
        done.append(name)

    async def search(person):
        for deal in range(5):
            await judge(f"{person}'s {deal}", 7, awaited=False)

    await workers.judge(os.getpid)
    with halted():
        searches = [asyncio.create_task(search(person)) for person in "abc"]
        await under_way()
        waits = [asyncio.create_task(judge(number, 7 + number % 2, awaited=True)) for number in range(8)]
        await under_way()
    await asyncio.gather(*waits, *searches)
    first = [name for name in done if isinstance(name, str)][:1]
    assert done[: len(waits) + 1].count(first[0]) == 1, "at most what was under way came before"
    assert {name for name in done[: len(waits) + 1] if isinstance(name, int)} == set(range(8))
    assert len(done) == 8 + 3 * 5


async def test_nobody_is_refused_for_the_length_of_the_queue_and_patience_is_with_the_work_alone(workers, monkeypatch):
    """Forty people ask at once, each after a click whose time is over long before its turn."""
    monkeypatch.setattr(worker_pool, "JUDGING_WAIT_S", LONG)

    async def ask(party):
        CLICK_PATIENCE.set(Patience(0.0))
        return await workers.judge(os.getpid, party)

    judging = await workers.judge(os.getpid)
    with halted():
        asked = [asyncio.create_task(ask(party)) for party in range(40)]
        await under_way()
    assert set(await asyncio.gather(*asked)) == {judging}
    with halted():
        monkeypatch.setattr(worker_pool, "JUDGING_WAIT_S", 0.01)
        with pytest.raises(TimeoutError):
            await workers.judge(os.getpid)


async def test_deals_are_judged_on_as_many_cores_as_nothing_else_needs_or_in_as_many_processes_as_are_set(monkeypatch):
    for cores, thinking, expected in ((1, 1, 1), (2, 1, 1), (4, 1, 2), (4, 2, 1), (8, 2, 5), (None, 1, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert WorkerPool(thinking)._judging.number == expected
        assert WorkerPool(thinking, 3)._judging.number == 3


async def test_closing_ends_what_is_being_judged_in_the_middle(workers, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    judging = asyncio.create_task(workers.judge(pipe.read_bytes))
    # It can be opened only when the process that judges reads it, which lasts until it is closed.
    with await asyncio.to_thread(pipe.open, "wb"):
        workers.close()
        with pytest.raises(BrokenProcessPool):
            await judging
        await ended()


async def test_processes_that_were_killed_leave_nobody_without_a_move(workers):
    view, best = told_hearts()
    tell_all(signal.SIGKILL)
    # A plain move is made, and the next is thought about.
    plain = await workers.choose(view, Level.STRONG, 1)
    assert plain == plain_move(view) != best
    assert await workers.choose(view, Level.STRONG, 1) == best
    with halted():
        tasks = [asyncio.create_task(workers.choose(view, Level.STRONG, seed)) for seed in range(6)]
        hint = asyncio.create_task(workers.advise(view, 1))
        await under_way()
        tell_all(signal.SIGKILL)
        moves = await asyncio.gather(*tasks)
        assert plain_move(view) in moves, "what was being thought about is lost"
        assert all(move in view.legal for move in moves)
        advice = await hint
        assert advice is None or advice.move in view.legal
    assert await workers.choose(view, Level.STRONG, 1) == best
    assert (await workers.advise(view, 1)).move == best


async def test_what_must_be_decided_as_always_waits_and_outlives_its_process(workers, monkeypatch):
    """No plain move is made there, though there is no time and though whoever thought about it was killed."""
    view, _ = told_hearts()
    always = choose(view, Level.STRONG, Random(1), LONG)
    monkeypatch.setattr(worker_pool, "COMPUTER_MOVE_WAIT_S", 0.0)
    tell_all(signal.SIGKILL)
    assert await workers.decide(view, Level.STRONG, 1) == always
    with halted():
        deciding = [asyncio.create_task(workers.decide(view, Level.STRONG, 1)) for _ in range(4)]
        await under_way()
        tell_all(signal.SIGKILL)
        assert set(await asyncio.gather(*deciding)) == {always}


async def test_what_does_not_come_in_time_is_given_up(workers, monkeypatch, caplog):
    view, best = told_hearts()
    caplog.set_level(logging.INFO)
    with halted():
        monkeypatch.setattr(worker_pool, "COMPUTER_MOVE_WAIT_S", 0.01)
        assert await workers.choose(view, Level.STRONG, 1) == plain_move(view)
        assert await workers.advise(view, 1) is None
        for name, asked in (
            ("COMPUTATION_WAIT_S", partial(workers.compute, partial(_own_number, 4))),
            ("PICTURE_WAIT_S", partial(workers.draw, partial(_own_number, 4))),
        ):
            monkeypatch.setattr(worker_pool, name, 0.01)
            with pytest.raises(TimeoutError):
                await asked()
    assert caplog.records, "and whoever runs the bot can see it"
    monkeypatch.setattr(worker_pool, "COMPUTER_MOVE_WAIT_S", LONG)
    assert await workers.choose(view, Level.STRONG, 1) == best


async def test_closing_ends_the_processes_whatever_is_under_way():
    unused = WorkerPool(2)
    assert not processes(), "none is made before there is something to think about"
    unused.close()
    workers = WorkerPool(2)
    await started(workers)
    assert processes()
    with halted():
        views = some_views(8)
        tasks = [asyncio.create_task(workers.choose(view, Level.STRONG, 1)) for view in views]
        await under_way()
        workers.close()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results[4:] == [plain_move(view) for view in views[4:]], "no thought is begun any more"
    await ended()
    workers.close()


# Time


@pytest.fixture
def given(monkeypatch):
    """How many seconds each thought was given, in the order in which they began."""
    seconds = []
    submit = ProcessPoolExecutor.submit

    def written_down(self, work, /, *args):
        seconds.extend(part for part in work.args if isinstance(part, float))
        return submit(self, work, *args)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", written_down)
    return seconds


async def test_the_more_wait_the_less_time_each_gets(workers, given):
    """Time is measured out when a thought begins, by how many wait then, so that all get theirs in time."""
    views = some_views(8)
    await asyncio.gather(*(workers.choose(view, Level.STRONG, 1) for view in views))
    assert len(given) == len(views)
    assert given == sorted(given), "the fewer still wait, the more time there is"
    assert 0 < sum(given[:6]) <= 2 * worker_pool.MOVES_OF_ALL_TABLES_S
    await workers.choose(views[0], Level.STRONG, 1)
    assert given[-1] > given[0], "when all have been served, there is time again"


async def test_whoever_has_others_think_for_forty_tables_takes_nothing_from_another_server(workers, given):
    """The servers take turns, and each has the same time: the forty are forty only for one another."""
    view, busy, quiet = some_views(1)[0], 7, 8
    with halted():
        many = [asyncio.create_task(workers.choose(view, Level.STRONG, seed, busy)) for seed in range(40)]
        await under_way()
        given.clear()
        few = [asyncio.create_task(workers.choose(view, Level.STRONG, seed, quiet)) for seed in range(2)]
        await under_way()
    done, _ = await asyncio.wait(few)
    assert len(done) == 2 and sum(not task.done() for task in many) >= 30, "two of forty-two, and not the last"
    await asyncio.gather(*many)
    share = min(worker_pool.SECONDS, worker_pool.MOVES_OF_ALL_TABLES_S * 2 / 2 / len(few))
    assert sorted(given[:4])[2:] == [share, share] and sum(given[:4]) < 3 * share, "half of all the time is theirs"


async def test_who_gives_up_waiting_takes_no_turn_from_anybody(workers):
    view = some_views(1)[0]
    with halted():
        asked = [asyncio.create_task(workers.choose(view, Level.REGULAR, 1, guild)) for guild in (7, 7, 7, 8, 8, 9)]
        await under_way()
        for task in (asked[2], asked[4]):
            task.cancel()
        await under_way()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(each, asyncio.CancelledError) for each in answers] == [False, False, True, False, True, False]
    assert all(each in view.legal for each in answers if not isinstance(each, asyncio.CancelledError))
    assert await workers.choose(view, Level.REGULAR, 1, 8) in view.legal


# Without thought


def test_of_the_plain_moves_the_one_that_costs_least_is_made_and_never_dost_nor_a_signal():
    kinds = set()
    for game in chain.from_iterable(map(walk, range(5))):
        if game.turn is None:
            continue
        legal, move = game.legal_moves(), plain_move(game.view(game.turn))
        kinds.add(type(move).__name__)
        plays = [each.card for each in legal if isinstance(each, Play)]
        said = [each for each in legal if isinstance(each, Declare)]
        if plays:
            assert move.card.points == min(card.points for card in plays)
        elif game.phase is Phase.DECLARE:
            assert move in said if said else move == PASS
        else:
            assert move == COUNT or isinstance(move, Cut)
    assert kinds == {"Cut", "Declare", "Pass", "Play", "Count"}


THINKER = """
import asyncio, os
from bot.service.common import worker_pool

async def think():
    worker_pool.PICTURE_WAIT_S = 300
    workers = worker_pool.WorkerPool(1)
    print(await workers.draw(os.getpid), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_no_process_that_thinks_outlives_a_bot_that_was_killed(tmp_path):
    (tmp_path / "thinker.py").write_text(THINKER)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[4])}
    bot = subprocess.Popen(
        [sys.executable, tmp_path / "thinker.py"], env=environment, stdout=subprocess.PIPE, text=True
    )
    with bot:
        os.kill(int(bot.stdout.readline()), 0)
        bot.kill()
        # What they write to ends when the last of its processes has.
        assert bot.communicate(timeout=HANGS) == ("", None)
