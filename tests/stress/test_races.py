"""Whatever is pressed at the same time, one of it counts, and everybody else is shown how things stand."""

import asyncio
from collections import Counter
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random

import pytest

from bot.model import stopping, timing
from bot.model.errors import Refusal
from bot.model.options import Clock, Pace
from bot.service.common.replies import explain
from engine.moves import Concede
from tests.support.books import MOVED_ON
from tests.support.circles import NAMES
from tests.support.loopback import HANGS, BotProcess, LoopbackDiscord, Reply, Request, User
from tests.support.races import (
    LATE,
    PLAYED_FAST,
    SEED,
    SOON,
    UNCOUNTED,
    Prepared,
    T,
    answers_awaited,
    chosen,
    race_all,
    read,
    trick_goes_on,
)
from tests.support.service import CHANNEL, GUILD, LOOKER_ON, PAUSE, Bench, QuickWorkers
from tests.support.service import buttons as buttons_of
from tests.support.service import does as done_by
from tests.support.service import words as words_of

RACES_OF_CLOCKS = 60
"""How often within one process, without a Discord."""
STARTS = 4
"""How often two processes are started on one file."""
REFUSED = 2
"""Exit code of a process that cannot start."""


AGAINST_THE_RULES = (*LATE, "You must follow", "so you must")
"""What is said of cards that may not be played, beside of those that come too late."""


# The races


@pytest.mark.stress
async def test_of_what_is_pressed_at_once_one_counts_and_all_are_answered(tmp_path, sized, figures):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path) as bot:
        await race_all(server, [bot], sized, figures)


# Within one process


@dataclass(frozen=True)
class Told:
    """What came of a click: a screen, or a refusal in words."""

    offers: dict[str, str]
    words: str

    @property
    def version(self) -> str:
        return self.offers["look"].split(":")[2]


async def clicked(bench: Bench, seat: int, action: str, steps: int) -> Told:
    """Somebody presses, after so many steps of whatever else is going on."""
    for _ in range(steps):
        await asyncio.sleep(0)
    try:
        screen = (await bench.ask(seat, action, on_panel=True)).screen
    except Refusal as refusal:
        return Told({}, explain(refusal, T))
    return Told({done_by(button): button.action for button in buttons_of(screen)}, words_of(screen))


def is_made(action: str, told: Told) -> bool:
    """Whether a move is made, by what its player is told."""
    version, what = action.split(":")[2:]
    refused = any(words in told.words for words in AGAINST_THE_RULES)
    return "look" in told.offers and not refused and (what in UNCOUNTED or told.version != version)


@pytest.mark.stress(small=True)
async def test_of_a_card_and_the_end_of_its_time_one_comes_first(tmp_path, sized, figures):
    random = Random(SEED)
    races = max(24, sized(RACES_OF_CLOCKS))
    first: Counter[str] = Counter()
    bench = Bench(tmp_path / "games.db", SEED, pause=timedelta())
    bench.workers = QuickWorkers()
    async with bench:
        prepared = Prepared(bench.store, GUILD, random)
        for race in range(races):
            where = f"seed {SEED}, race {race}"
            options = replace(PLAYED_FAST, clock=Clock.HALF)
            number = await prepared.game(CHANNEL, [1000, 1001, 1002, 1003], trick_goes_on, options=options)
            await bench.store.change(number, lambda table: timing.wait(table, bench.clock.now))
            # What is posted anew is put on the clock.
            await bench.press(0, number, "down")
            await bench.settle()
            before = read(bench.path, number)
            seat = before.game().turn
            assert seat is not None
            move = random.choice(answers_awaited(await bench.table(number)))
            action = await bench.action(seat, number, str(move))
            left = timedelta(seconds=30)
            if random.random() < 0.5:
                # The time is over, and the computer about to move.
                await bench.let_pass(left)
                left = timedelta(seconds=Pace.FAST.seconds)
            told, _ = await asyncio.gather(
                clicked(bench, seat, action, random.randrange(20)), pass_after(bench, random.randrange(20), left)
            )
            await bench.let_pass(timedelta(seconds=Pace.FAST.seconds))
            now = read(bench.path, number)
            made = is_made(action, told)
            found = chosen(before, now)
            # Where the card was there before the time passed, that was also the time of whoever came next.
            most = 2 if made and left == timedelta(seconds=30) else 1
            assert found[0][0] == seat and len(found) <= most, f"{where}: {found}"
            assert made or MOVED_ON in told.words, f"{where}: {told.words!r}"
            assert not made or found[0][1] == move, where
            assert now.missed[seat] == (0 if made else 1), where
            first["people" if made else "computers"] += 1
            await bench.store.change(number, lambda table: stopping.stop(table, LOOKER_ON, moderator=True))
    assert len(first) == 2, "always the same comes first"
    figures(races=races, cards_in_time=first["people"], computers_cards=first["computers"], doubled=0)


@pytest.mark.parametrize("pause", [timedelta(), PAUSE], ids=["double click", "old button"])
async def test_a_button_that_gives_a_game_up_gives_up_no_other(tmp_path, pause):
    bench = Bench(tmp_path / "games.db", SEED, pause=pause)
    bench.workers = QuickWorkers()
    async with bench:
        number = await bench.lobby(sitting=3)
        # A computer agrees to whatever its partner wants.
        await bench.press(0, number, "computer regular")
        await bench.press(0, number, "start")
        await bench.settle()
        before = read(bench.path, number)
        button = await bench.action(1, number, "concede")
        pressed = [clicked(bench, 1, button, 1), clicked(bench, 1, button, 1)]
        if pause:
            await pressed.pop(0)
            await bench.let_pass(pause)
        await asyncio.gather(*pressed)
        found = [move for _, move in chosen(before, read(bench.path, number))]
    assert found.count(Concede(1)) == 1


async def pass_after(bench: Bench, steps: int, by: timedelta) -> None:
    for _ in range(steps):
        await asyncio.sleep(0)
    bench.clock.forward(by)


# On the line


@pytest.mark.stress
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
