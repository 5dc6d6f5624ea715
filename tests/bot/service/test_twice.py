"""What Discord sends twice happens once, whatever is pressed or typed, and whether the first has ended or not."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.service.common.replies import Actor
from engine.stovkahra.rules import Rules
from tests.support.service import Bench, QuickWorkers, actor, contents

NUMBER = 1_400_000_000_000_000_000
"""Discord's number of what is pressed or typed."""
ONE_GAME = Rules(series=1)
Doing = Callable[[Actor], Awaitable[object]]
Prepare = Callable[[Bench], Awaitable[tuple[int, Doing]]]


def pressed(what: str, seat: int, *, sitting: int = 4, begun: bool = True, on_panel: bool = True) -> Prepare:
    """Somebody presses a button at a table of so many people."""

    async def prepare(bench: Bench) -> tuple[int, Doing]:
        number = await (bench.series() if begun else bench.lobby(sitting=sitting))
        action = await bench.action(seat, number, what)
        return seat, lambda who: bench.host.press(who, action, on_panel=on_panel, message_id=1)

    return prepare


def typed(do: Callable[[Bench, Actor], Awaitable[object]], seat: int = 1, *, begun: bool = True) -> Prepare:
    """Somebody types a command, where a table is played at or where there is none."""

    async def prepare(bench: Bench) -> tuple[int, Doing]:
        if begun:
            await bench.series()
        return seat, lambda who: do(bench, who)

    return prepare


async def of_the_winners(bench: Bench) -> tuple[int, Doing]:
    """A series of one game that is over, whose winners sit at seats 1 and 3."""
    number = await bench.series(ONE_GAME)
    for seat in (0, 2):
        await bench.press(seat, number, "concede", on_panel=True)
    action = await bench.action(1, number, "rematch")
    return 1, lambda who: bench.host.press(who, action, on_panel=True, message_id=1)


async def corrected(bench: Bench) -> tuple[int, Doing]:
    await of_the_winners(bench)
    return 0, lambda who: bench.host.ledger.correct(who, [1001], 2, "a matchstick fell down")


async def resumed(bench: Bench) -> tuple[int, Doing]:
    """The four of a stopped series sit at a new table."""
    number = await bench.series()
    await bench.host.endings.stop(actor(8, moderator=True), number)
    lobby = await bench.lobby()
    action = await bench.action(0, lobby, "resume")
    message = (await bench.table(lobby)).message.id
    return 0, lambda who: bench.host.press(who, action, message_id=message)


async def stopped(bench: Bench) -> tuple[int, Doing]:
    """A lobby, which its opener may stop; after that there is no table in the channel."""
    await bench.lobby()
    return 0, lambda who: bench.host.endings.stop(who, None)


async def put_away(bench: Bench) -> tuple[int, Doing]:
    number = await bench.series()
    await bench.let_pass(timedelta(days=2))
    action = await bench.action(0, number, "wake")
    return 0, lambda who: bench.host.press(who, action, message_id=1)


async def left_behind(bench: Bench) -> tuple[int, Doing]:
    """Somebody sits at two tables, of which one is put away, and leaves."""
    await bench.series()
    await bench.let_pass(timedelta(days=2))
    await bench.series()
    return 1, lambda who: bench.host.endings.leave(who, None)


ONCE: dict[str, Prepare] = {
    "a table is opened": typed(lambda bench, who: bench.host.lobby.open_table(who), begun=False),
    "a thread is opened": typed(
        lambda bench, who: bench.host.lobby.open_table(who, None, {"thread": True}), begun=False
    ),
    "Play": typed(lambda bench, who: bench.host.press(who, "go2:stovkahra.regular"), begun=False),
    "a vote to stop": typed(lambda bench, who: bench.host.endings.stop(who, None)),
    "a table that stops": stopped,
    "leaving": left_behind,
    "a preference": typed(lambda bench, who: bench.host.press(who, "pr1:cuts.0", on_panel=True, message_id=1)),
    "a setting": typed(lambda bench, who: bench.host.press(who, "se1:deck", on_panel=True, values=["french"])),
    "forgetting": typed(lambda bench, who: bench.host.press(who, "pv1:delete", on_panel=True, message_id=1)),
    "a correction": corrected,
    "a rematch": of_the_winners,
    "going on": resumed,
    "coming back": put_away,
    "sitting down": pressed("sit 3", 3, sitting=3, begun=False, on_panel=False),
    "standing up": pressed("stand", 1, begun=False, on_panel=False),
    "a computer": pressed("computer regular", 0, sitting=2, begun=False, on_panel=False),
    "the first deal": pressed("start", 0, begun=False, on_panel=False),
    "the table below": pressed("down", 1),
}


async def outcome(bench: Bench, who: Actor, do: Doing) -> str:
    try:
        await do(who)
    except SentTwice:
        return "repeated"
    except Refusal as refusal:
        return "repeated" if await bench.real_host.was_sent_before(who) else refusal.key
    return "done"


@pytest.mark.parametrize("what", ONCE)
async def test_what_is_sent_again_is_done_once(tmp_path, what):
    """Also where the first has not ended yet when the second comes."""
    path = tmp_path / "games.db"
    async with Bench(path, workers=QuickWorkers()) as bench:
        seat, do = await ONCE[what](bench)
        await bench.settle()
        moderator = what in ("a setting", "a correction")
        sent = [actor(seat, delivery=Delivery(NUMBER, key), moderator=moderator) for key in range(3)]
        told = await asyncio.gather(*(outcome(bench, who, do) for who in sent[:2]))
        assert sorted(told) == ["done", "repeated"]
        await bench.settle()
        before = contents(path)
        assert await outcome(bench, sent[2], do) == "repeated"
        await bench.settle()
        assert contents(path) == before
        assert len(bench.gateway.threads) == (what == "a thread is opened")
