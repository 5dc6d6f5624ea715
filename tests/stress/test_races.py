"""Whatever is pressed at the same time, one of it counts, and everybody else is shown how things stand."""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from engine.moves import Concede
from tests.support.circles import NAMES
from tests.support.loopback import HANGS, BotProcess, LoopbackDiscord, Reply, Request, User
from tests.support.races import (
    SEED,
    SOON,
    chosen,
    race_all,
    read,
)
from tests.support.service import PAUSE, Bench, QuickWorkers, actor

STARTS = 4
"""How often two processes are started on one file."""
REFUSED = 2
"""Exit code of a process that cannot start."""


# The races


@pytest.mark.stress(small=True)
async def test_of_what_is_pressed_at_once_one_counts_and_all_are_answered(tmp_path, sized, figures):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        await race_all(server, [bot], sized, figures)


# Within one process


@pytest.mark.parametrize("pause", [timedelta(), PAUSE], ids=["double click", "old button"])
async def test_a_button_that_gives_a_game_up_gives_up_no_other(tmp_path, pause):
    bench = Bench(tmp_path / "games.db", SEED, pause=pause)
    bench.workers = QuickWorkers()
    async with bench:
        number = await bench.series()
        # A computer agrees to whatever its partner wants.
        await bench.host.endings.leave(actor(2), number)
        before = read(bench.path, number)
        button = await bench.action(0, number, "concede")
        pressed = [bench.ask(0, button, on_panel=True) for _ in range(2)]
        if pause:
            await pressed.pop(0)
            await bench.let_pass(pause)
        await asyncio.gather(*pressed, return_exceptions=True)
        found = [move for _, move in chosen(before, read(bench.path, number))]
    assert found.count(Concede(0)) == 1


# On the line


async def test_answers_that_overtake_one_another_leave_the_table_as_it_is(tmp_path):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        server.clock = lambda: 0.0
        channel = server.add_channel(server.add_guild())
        users = [User(server, 1000 + seat, name) for seat, name in enumerate(NAMES)]
        await bot.start()
        answer = await users[0].slash(channel, "stovkahra new")
        assert answer is not None and answer.message is not None
        board = answer.message
        last = asyncio.Event()
        waiting = iter((True, False))

        async def turned_round(kind: str, request: Request) -> Reply | None:
            if kind != "callback":
                return None
            if next(waiting):
                await last.wait()
                return None
            reply = request.carry_out()
            last.set()
            return reply

        server.fault = turned_round
        await asyncio.gather(*(users[seat].press(board, board.offers[f"sit {seat}"]) for seat in (1, 2)))
        await server.until(lambda: not {"sit 1", "sit 2"} & set(board.offers), SOON)


# Two processes


@pytest.mark.stress
async def test_of_two_processes_on_one_file_the_second_refuses(tmp_path, sized, figures):
    random = Random(SEED)
    starts = sized(STARTS)
    refused = 0
    async with (
        LoopbackDiscord() as one,
        LoopbackDiscord() as other,
        BotProcess(one, tmp_path) as first,
        BotProcess(other, tmp_path) as second,
    ):
        channel, _ = (server.add_channel(server.add_guild()) for server in (one, other))
        for number in range(starts):
            where = f"seed {SEED}, start {number}"
            pairs = random.sample(((one, first), (other, second)), 2)
            (server, running), (unused, late) = pairs
            await running.start()
            # Of two servers one is told of the commands, since the file says that they are known.
            one.commands = other.commands = one.commands or other.commands
            answer = await User(server, 1000, NAMES[0]).slash(channel, "stovkahra new")
            assert answer is not None and answer.message is not None, where
            asked = len(unused.requests)
            await late.launch()
            assert await late.ended() == REFUSED, where
            await told_why(late)
            assert len(unused.requests) == asked, f"{where}: who may not start has come to Discord"
            answer = await User(server, 1001, NAMES[1]).press(answer.message, answer.message.offers["sit 1"])
            assert answer is not None and "sit 1" not in answer.offers, where
            running.kill()
            await running.ended()
            # Both at once.
            before = {server: server.identified for server, _ in pairs}
            await asyncio.gather(*(bot.launch() for _, bot in pairs))
            ends = {asyncio.create_task(bot.ended()): (server, bot) for server, bot in pairs}
            done, left = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            assert len(done) == 1 and done.pop().result() == REFUSED, where
            ((server, bot),) = (ends[task] for task in left)
            await server.until(lambda server=server, before=before: server.identified > before[server])
            bot.kill()
            await asyncio.gather(*left)
            refused += 2
    figures(starts=4 * starts, refused=refused)


async def told_why(bot: BotProcess) -> None:
    """It has said why it does not start."""
    async with asyncio.timeout(HANGS):
        while not any("Another process has the database" in line for line in bot.log):  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.01)
