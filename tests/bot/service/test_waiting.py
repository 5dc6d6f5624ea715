"""Waiting at a table: clocks, absent players, calls, seats taken over, games given up, tables put away and resumed."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

import psycopg
import pytest

from bot.i18n.texts import texts
from bot.model import conceding, dealing, handover, moving, timing
from bot.model.panel import TOKEN_LIFE
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.formatting import name_of
from bot.ui.panel import panel
from bot.ui.screen import Screen
from engine.game import View
from engine.moves import Move, Pass, Signal
from engine.players import Level
from engine.stovkahra.moves import How
from engine.stovkahra.rules import SEATS, Game, Phase, right_of
from tests.support.chance import Seeded
from tests.support.plain_ledger import whole_ledger
from tests.support.service import (
    CHANNEL,
    ELSEWHERE,
    GUILD,
    HANGS,
    NAMES,
    NOON,
    PAUSE,
    Answer,
    Bench,
    Clock,
    QuickWorkers,
    RecordingFace,
    Target,
    actor,
    buttons,
    decide,
    does,
    look,
    random_series,
    refusal,
    state,
    table_with,
    tamper,
    words,
)

T = texts()
SECOND, HOUR, DAY = timedelta(seconds=1), timedelta(hours=1), timedelta(days=1)
PACE = timedelta(seconds=2)
"""A computer has moved by then, once it is its turn."""
MESSAGE_LIFE = timedelta(minutes=54)
STRANGER = 6
MINUTE = {"clock": "minute", "ping": "off"}
QUIET = {"ping": "off"}
TIMES = {"half-minute": 30, "minute": 60, "two-minutes": 120, "day": 86400}
GRACES = {"minute": 60, "five-minutes": 300, "hour": 3600}
BEGUN = {seed: next(random_series(seed)).game for seed in range(1, 20)}
DECLARING = next(seed for seed, game in BEGUN.items() if game.phase is Phase.DECLARE and game.turn != game.dealer)
"""Chance by which somebody who is not the last of all is asked to declare in the first deal."""
PLAYING = next(seed for seed, game in BEGUN.items() if game.phase is Phase.PLAY)
"""Chance by which nobody can."""


def opened(place: Path | str, seed: int = PLAYING, **others: object) -> Bench:
    """A bench whose computers are quick."""
    return Bench(place, seed, workers=QuickWorkers(), **others)


@pytest.fixture
async def bench(tmp_path):
    async with opened(tmp_path / "games.db") as ready:
        yield ready


@pytest.fixture
async def declaring(tmp_path):
    """A bench at which somebody is asked to declare as soon as a series begins."""
    async with opened(tmp_path / "games.db", DECLARING) as ready:
        yield ready


def moves(bench: Bench) -> list[tuple[int | None, str]]:
    """Seat and move of all that anybody else finds in the database."""
    return look(bench.path, "SELECT seat, move FROM moves ORDER BY game, ply")


def movers(bench: Bench, before: list[tuple[int | None, str]]) -> list[int | None]:
    """The seats that have moved since."""
    return [mover for mover, _ in moves(bench)[len(before) :]]


async def turn(bench: Bench, number: int) -> int:
    """Whose turn it is."""
    (seat,) = (await bench.table(number)).awaited()
    return seat


async def move_of(bench: Bench, number: int, random: Random) -> Move:
    """What somebody who is awaited might do, other than a dost."""
    while True:
        table = await bench.table(number)
        seat, move = decide(table, random)
        if not isinstance(move, Signal) and str(move) != "dost" and seat in table.awaited():
            return move


async def play(bench: Bench, number: int) -> int:
    """Whoever is awaited moves; the seat."""
    seat = min((await bench.table(number)).awaited())
    await bench.press(seat, number, str(await move_of(bench, number, Random(1))))
    await bench.settle()
    return seat


async def others_play(bench: Bench, number: int, seat: int) -> Table:
    """All others move until it is this seat's turn."""
    return await bench.jump(number, lambda table: table.awaited() == {seat})


def between_tricks(table: Table) -> bool:
    return table.game.phase is Phase.PLAY and not table.game.deal.table and 0 < len(table.game.deal.tricks) < 7


async def in_play(bench: Bench, **options: object) -> tuple[int, int]:
    """A series between two tricks of a deal, and whose turn it is."""
    number = await bench.series(options=options or None)
    await bench.jump(number, between_tricks)
    return number, await turn(bench, number)


async def choosing(bench: Bench, **options: object) -> tuple[int, int]:
    """A series of which a game is over whose winners may choose, and the winning side."""
    number = await bench.series(options=options or None)
    return number, (await bench.until_choice(number, Random(4))).series.pending.winner


async def miss(bench: Bench, number: int) -> int:
    """Whoever is awaited lets the time run out; the seat."""
    table = await bench.table(number)
    await bench.let_pass(table.clock.deadline_at - bench.clock.now + PACE)
    return min(table.awaited())


async def absent(bench: Bench, number: int, *seats: int) -> None:
    """The computer keeps these seats, as if they had missed two moves."""

    def change(table: Table) -> None:
        for seat in seats:
            table.seats.missed[seat] = 2
        timing.wait(table, bench.clock.now)

    table, _ = await bench.store.change(number, change)
    bench.host._updates.show_change(table)


async def leave(bench: Bench, seat: int, number: int) -> None:
    await bench.host.endings.leave(actor(seat), number)


async def back(bench: Bench, seat: int, number: int) -> Answer:
    """Somebody takes the own seat back from the computer."""
    return await bench.press(seat, number, "return", on_panel=True)


async def status(bench: Bench, number: int) -> Status:
    return (await bench.table(number)).status


async def put_away(bench: Bench, number: int) -> bool:
    return (await bench.table(number)).clock.put_away


def offered(screen: Screen) -> list[str]:
    """What can be done by the buttons of a screen."""
    return [does(each) for each in buttons(screen)]


def ids(*seats: int) -> tuple[int, ...]:
    return tuple(1000 + seat for seat in sorted(seats))


def whens(screen: Screen) -> set[int]:
    """The moments that a screen shows as Discord counts down to them."""
    return {int(at) for at in re.findall(r"<t:(\d+):R>", words(screen))}


def seconds(moment: datetime) -> int:
    return int(moment.timestamp())


# Clocks


@pytest.mark.parametrize("clock", list(TIMES))
async def test_when_the_time_is_over_the_computer_makes_that_one_move(bench, clock):
    number = await bench.series(options={"clock": clock, "ping": "off"})
    seat, before, time = await turn(bench, number), moves(bench), timedelta(seconds=TIMES[clock])
    legal = {str(move) for move in (await bench.table(number)).view(seat).legal}
    await bench.let_pass(time - SECOND)
    assert moves(bench) == before
    await bench.let_pass(SECOND + PACE)
    ((mover, move),) = moves(bench)[len(before) :]
    assert mover == seat and move in legal
    # The next one has time of their own, and the one who was late moves again when it is their turn.
    table = await bench.table(number)
    assert table.awaited() == {(seat + 1) % SEATS}
    assert abs(table.clock.deadline_at - bench.clock.now - time) <= PACE
    assert not (await others_play(bench, number, seat)).seats.is_away(seat)
    before = moves(bench)
    await bench.press(seat, number, str(await move_of(bench, number, Random(1))))
    assert movers(bench, before)[0] == seat


async def test_after_two_missed_moves_in_a_row_the_computer_keeps_the_seat_until_its_owner_is_back(bench):
    number = await bench.series(options=MINUTE)
    seat = await miss(bench, number)
    # A move of one's own in between begins the count anew.
    await others_play(bench, number, seat)
    await play(bench, number)
    for away in (False, True):
        await others_play(bench, number, seat)
        assert await miss(bench, number) == seat
        assert (await bench.table(number)).seats.is_away(seat) is away
    # From now on it waits no longer than a computer thinks.
    for _ in range(2):
        await bench.jump(number, lambda table: table.awaited() == {(seat - 1) % SEATS} and table.game.mid_trick)
        before = moves(bench)
        await play(bench, number)
        await bench.let_pass(PACE)
        assert seat in movers(bench, before)
    assert "return" in offered(await bench.shown(seat, number))
    assert "return" not in offered((await back(bench, seat, number)).screen)
    table = await others_play(bench, number, seat)
    before = moves(bench)
    await bench.let_pass(table.clock.deadline_at - bench.clock.now - SECOND)
    assert moves(bench) == before


class Noting(QuickWorkers):
    """Workers that write down for which seat they chose, and how well."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = set[tuple[int | None, Level]]()

    async def choose(self, view: View, level: Level, seed: int, guild_id: int = 0) -> Move | None:
        self.chosen.add((view.seat, level))
        return await super().choose(view, level, seed, guild_id)


async def test_no_better_computer_than_a_regular_one_plays_for_whoever_is_late_away_or_gone(tmp_path):
    workers = Noting()
    async with Bench(tmp_path / "games.db", PLAYING, workers=workers) as bench:
        number = await bench.series(options=MINUTE)
        late = await miss(bench, number)
        away, gone = (late + 1) % SEATS, (late + 2) % SEATS
        await absent(bench, number, away)
        await leave(bench, gone, number)
        while not {late, away, gone} <= {seat for seat, _ in workers.chosen}:
            await bench.let_pass(timedelta(minutes=2))
        assert {level for _, level in workers.chosen} == {Level.REGULAR}


async def test_whoever_takes_a_seat_has_missed_nothing_there(bench):
    number = await bench.series(options=MINUTE)
    seat = await miss(bench, number)
    await leave(bench, seat, number)
    await bench.jump(number, lambda table: not table.game.mid_trick and table.game.phase is Phase.PLAY)
    await bench.press(7, number, f"take {seat}")
    await bench.jump(number, lambda table: table.awaited() == {seat} and table.seats[seat].level is None)
    await bench.store.change(number, lambda table: timing.wait(table, bench.clock.now, anew=True))
    await bench.settle()
    assert await miss(bench, number) == seat
    assert not (await bench.table(number)).seats.is_away(seat)


async def test_a_choice_of_brcka_counts_as_a_missed_move_for_both_who_had_it_and_is_made_once(bench):
    number, one = await choosing(bench, **MINUTE)
    late = [(seat, await bench.action(seat, number, move)) for seat in (one, one + 2) for move in ("add", "take")]
    await bench.store.change(number, lambda table: table.seats.missed.__setitem__(one, 1))
    before = moves(bench)
    assert await miss(bench, number) == one
    assert moves(bench)[len(before)][1] in ("add", "take")
    table = await bench.table(number)
    assert table.seats.is_away(one) and not table.seats.is_away(one + 2)
    assert table.seats.missed[one + 2] == 1
    assert table.seats.missed[1 - one] == table.seats.missed[3 - one] == 0
    before = moves(bench)
    for seat, action in late:
        assert (await bench.ask(seat, action, on_panel=True)).target is Target.PANEL
    assert moves(bench) == before
    assert (await bench.table(number)).series.brcka == table.series.brcka


async def test_the_time_is_shown_on_the_table_and_in_the_panel_of_whose_it_is_and_not_for_a_computer(bench):
    number = await bench.series(options=MINUTE)
    for _ in range(2):
        await bench.let_pass(timedelta(seconds=7))
        seat, due = await turn(bench, number), {seconds((await bench.table(number)).clock.deadline_at)}
        assert whens(await bench.public(number)) == due
        for each in range(SEATS):
            assert whens(await bench.shown(each, number)) == (due if each == seat else set())
        await play(bench, number)
    seat = await turn(bench, number)
    gone = (seat + 2) % SEATS
    told = T("away", name=NAMES[gone])
    assert told not in words(await bench.public(number))
    # The table says who is away, and no longer when they are back.
    await absent(bench, number, gone)
    shown = await bench.public(number)
    assert whens(shown)
    assert [name for name in NAMES if T("away", name=name) in words(shown)] == [NAMES[gone]]
    await back(bench, gone, number)
    assert told not in words(await bench.public(number))
    await absent(bench, number, seat)
    assert not whens(await bench.public(number))
    assert not whens(await bench.shown(seat, number))
    await back(bench, seat, number)
    assert whens(await bench.public(number))
    await leave(bench, seat, number)
    assert await turn(bench, number) == seat
    assert not whens(await bench.public(number))


async def test_of_declarations_only_who_is_asked_sees_the_time(declaring):
    number = await declaring.series(options=MINUTE)
    table, seat, shown = await declaring.table(number), await turn(declaring, number), await declaring.public(number)
    assert not whens(shown)
    for each in range(SEATS):
        when = {seconds(table.clock.deadline_at)} if each == seat else set()
        assert whens(await declaring.shown(each, number)) == when
    # That it was passed on in the meantime can not be seen either.
    await declaring.store.change(number, lambda table: moving.push(table, seat, Pass()))
    assert words(board(await declaring.table(number), T)) == words(shown)


async def test_a_signal_gives_eldest_no_new_time_and_calls_nobody_later(bench):
    number = await bench.series(options={"clock": "two-minutes", "ping": "minute"})
    table = await bench.table(number)
    right, due = right_of(table.game.dealer), (table.clock.deadline_at, table.clock.call_at)
    await bench.let_pass(timedelta(seconds=20))
    signal = next(move for move in table.view(right).legal if isinstance(move, Signal))
    await bench.press(right, number, str(signal))
    await bench.settle()
    table = await bench.table(number)
    assert table.game.deal.signal is not None
    assert (table.clock.deadline_at, table.clock.call_at) == due


async def test_nobody_else_s_coming_and_going_gives_whoever_is_awaited_new_time(bench):
    number, seat = await in_play(bench, **MINUTE)
    due = (await bench.table(number)).clock.deadline_at
    left, away = (seat + 1) % SEATS, (seat + 2) % SEATS
    await absent(bench, number, away)
    await bench.store.change(number, lambda table: setattr(table.clock, "deadline_at", due))
    await bench.let_pass(timedelta(seconds=10))
    for happening in (
        leave(bench, left, number),
        bench.press(6, number, f"take {left}"),
        back(bench, away, number),
    ):
        await happening
        assert (await bench.table(number)).clock.deadline_at == due


@pytest.mark.parametrize(
    ("away", "crash"), [([timedelta(seconds=5)], False), ([7 * HOUR, HOUR], False), ([30 * HOUR], True)]
)
async def test_a_restart_gives_the_time_back_in_which_nobody_could_move(place, away, crash):
    """After a crash it may be up to a minute too much."""
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options=MINUTE)
        await bench.let_pass(timedelta(seconds=20))
        messages, idle = bench.gateway.messages, (await bench.table(number)).clock.idle_at - clock.now
        await (bench.kill() if crash else bench.settle())
    for time in away[:-1]:
        clock.now += time
        async with opened(place, clock=clock) as bench:
            # It is stopped again before its start is done.
            bench.host.start()
    clock.now += away[-1]
    async with opened(place, clock=clock) as bench:
        bench.gateway.messages = messages
        bench.host.start()
        await bench.settle()
        table, before = await bench.table(number), moves(bench)
        seat, left = await turn(bench, number), table.clock.deadline_at - clock.now
        extra = left - timedelta(seconds=40)
        assert timedelta() <= extra <= (timedelta(minutes=1) if crash else timedelta())
        assert table.clock.idle_at - clock.now == idle + extra and not table.clock.put_away
        assert whens(await bench.public(number)) == {seconds(clock.now + left)}
        await bench.let_pass(left - SECOND)
        assert moves(bench) == before
        await bench.let_pass(SECOND + PACE)
        assert movers(bench, before) == [seat]


async def test_who_was_late_when_the_bot_went_down_is_moved_for_when_it_is_back(tmp_path):
    clock, path = Clock(), tmp_path / "games.db"
    async with opened(path, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options=MINUTE)
        seat, before = await turn(bench, number), moves(bench)
        # The computer has begun to think.
        await bench.let_pass(timedelta(minutes=1))
        assert moves(bench) == before
        await bench.kill()
    clock.now += 2 * HOUR
    async with opened(path, clock=clock) as bench:
        bench.host.start()
        await bench.let_pass(PACE)
        assert movers(bench, before) == [seat]


# A clock that is set


async def in_a_pause(bench: Bench) -> tuple[int, timedelta]:
    """A table that waits for a deal, and for how long."""
    number = await bench.series()
    table = await bench.jump(number, lambda table: table.clock.next_deal_at is not None, Random(2))
    return number, table.clock.next_deal_at - bench.clock.now


async def with_a_deadline(bench: Bench) -> tuple[int, timedelta]:
    """A table at which somebody has a minute for a move."""
    number = await bench.series(options=MINUTE)
    await bench.let_pass(5 * SECOND)
    return number, (await bench.table(number)).clock.deadline_at - bench.clock.now


async def with_a_call(bench: Bench) -> tuple[int, timedelta]:
    """A table at which somebody is called after a minute."""
    number = await bench.series(options={"ping": "minute"})
    return number, (await bench.table(number)).clock.call_at - bench.clock.now


def happened(bench: Bench, number: int) -> tuple[int, int]:
    """How many moves there are of a table, and how many calls."""
    ((made,),) = look(bench.path, "SELECT count(*) FROM moves JOIN games ON id = game WHERE table_id = ?", number)
    return made, len(bench.gateway.called)


async def test_where_nothing_but_a_computers_move_is_due_the_bot_starts_as_ever(bench):
    number = await bench.series(options=QUIET)
    gone = await turn(bench, number)
    left = await bench.store.people.computers(Level.REGULAR)

    def leave(table: Table) -> None:
        handover.leave(table, table.seats.person(gone), left)
        table.clock.idle_at = None

    await bench.store.change(number, leave)
    before = moves(bench)
    bench.clock.forward(HOUR)
    bench.host.start()
    await bench.let_pass(PACE)
    assert movers(bench, before)[0] == gone


@pytest.mark.stress(small=True)
async def test_a_table_at_which_nothing_can_be_done_keeps_no_other_waiting(url, caplog):
    async with opened(url) as bench:
        first, second = [await bench.series(options=MINUTE) for _ in range(2)]
        await bench.settle()
        with psycopg.connect(url) as other:
            other.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [first])
            # Of the two that are due it is the one for which is waited longest.
            bench.clock.forward(61 * SECOND)
            async with asyncio.timeout(HANGS):
                while look(url, "SELECT overdue FROM tables WHERE id = ?", second) != [(1,)]:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert "takes nothing at the moment" not in caplog.text
        await bench.let_pass(10 * SECOND)
        assert {
            table for (table,) in look(url, "SELECT table_id FROM games JOIN moves ON game = id WHERE seat IS NOT NULL")
        } == {first, second}


@pytest.mark.parametrize("looks", [False, True])
async def test_a_computer_whom_nobody_has_woken_moves_all_the_same(bench, looks):
    bench.host.start()
    number = await bench.series(options=QUIET)
    gone = await turn(bench, number)
    # Whoever has stored that has gone before it told anybody.
    left = await bench.store.people.computers(Level.REGULAR)
    await bench.store.change(number, lambda table: handover.leave(table, table.seats.person(gone), left))
    before = moves(bench)
    if looks:
        await bench.shown((gone + 1) % SEATS, number)
    await bench.let_pass(PACE if looks else 60 * SECOND + timing.STANDSTILL + PACE)
    assert movers(bench, before)[0] == gone


@pytest.mark.parametrize("by", [-HOUR, HOUR])
@pytest.mark.parametrize("waiting", [in_a_pause, with_a_deadline, with_a_call])
async def test_what_is_due_comes_in_its_time_though_the_clock_is_set(bench, waiting, by):
    # At this table something is due before, for which it is looked what else is.
    await bench.series(options={"clock": "half-minute", "ping": "off"})
    number, left = await waiting(bench)
    before = happened(bench, number)
    bench.clock.put(by)
    await bench.let_pass(left - SECOND)
    assert happened(bench, number) == before
    await bench.let_pass(SECOND + PACE)
    assert happened(bench, number) > before


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_what_becomes_due_after_the_clock_was_set_comes_in_its_time(bench, by):
    # Nothing else is due for long.
    other = await bench.series()
    await bench.settle()
    bench.clock.put(by)
    await bench.shown(0, other)
    number, left = await in_a_pause(bench)
    before = happened(bench, number)
    await bench.let_pass(left - SECOND)
    assert happened(bench, number) == before
    await bench.let_pass(SECOND + PACE)
    assert happened(bench, number) > before


@pytest.mark.parametrize("waiting", [in_a_pause, with_a_deadline])
@pytest.mark.parametrize("crash", [False, True])
async def test_after_a_restart_nothing_waits_longer_because_the_clock_was_set_back(tmp_path, waiting, crash):
    async with opened(tmp_path / "games.db") as bench:
        bench.host.start()
        number, left = await waiting(bench)
        if crash:
            await bench.kill()
    bench.clock.put(-HOUR)
    async with opened(tmp_path / "games.db", clock=bench.clock) as again:
        again.host.start()
        await again.settle()
        before = happened(again, number)
        # After a crash nobody knows to the second since when the bot was gone.
        await again.let_pass((60 * SECOND if crash else left) + PACE)
        assert happened(again, number) > before


@pytest.mark.parametrize("by", [-11 * 60 * SECOND, 11 * 60 * SECOND])
async def test_whoever_presses_when_the_clock_was_set_is_told_the_time_that_is_left(bench, by):
    number = await bench.series(options={"clock": "half-minute", "ping": "off"})
    await bench.let_pass(5 * SECOND)
    left = (await bench.table(number)).clock.deadline_at - bench.clock.now
    bench.clock.put(by)
    shown = await bench.shown(await turn(bench, number), number)
    assert whens(shown) == {seconds(bench.clock.now + left)}
    assert whens(await bench.public(number)) == {seconds(bench.clock.now + left)}


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_hand_is_redrawn_still_when_the_clock_was_set(either_bench, by):
    bench = either_bench
    bench.host.start()
    number = await bench.series(options=QUIET)
    token = await bench.open_panel((await turn(bench, number) + 1) % 4, number)
    bench.clock.put(by)
    await bench.let_pass(61 * SECOND)
    bench.gateway.forget()
    await bench.press(await turn(bench, number), number, "stop", on_panel=True)
    await bench.settle()
    assert token in {panel.token for panel, _ in bench.gateway.refreshed}
    await bench.let_pass(14 * 60 * SECOND)
    bench.gateway.forget()
    await bench.press(await turn(bench, number), number, "stop", on_panel=True)
    await bench.settle()
    assert token not in {panel.token for panel, _ in bench.gateway.refreshed}


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_a_clock_that_was_set_just_before_a_restart_closes_no_hand(tmp_path, by):
    clock, path = Clock(), tmp_path / "games.db"
    async with Bench(path, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options=QUIET)
        token = await bench.open_panel((await turn(bench, number) + 1) % 4, number)
        await bench.settle()
        clock.put(by)
    clock.now += SECOND
    async with Bench(path, clock=clock) as bench:
        bench.host.start()
        await bench.settle()
        bench.gateway.forget()
        await bench.press(await turn(bench, number), number, "stop", on_panel=True)
        await bench.settle()
        assert token in {panel.token for panel, _ in bench.gateway.refreshed}


async def test_within_a_minute_it_is_noticed_that_the_clock_is_set(bench):
    bench.host.start()
    number = await bench.series(options={"clock": "day", "ping": "off"})
    for by in (-HOUR, HOUR, -2 * HOUR):
        left = (await bench.table(number)).clock.deadline_at - bench.clock.now
        bench.clock.put(by)
        await bench.let_pass(61 * SECOND)
        table = await bench.table(number)
        assert table.clock.deadline_at - bench.clock.now == left - 61 * SECOND
        assert f"<t:{round(table.clock.deadline_at.timestamp())}:R>" in words(await bench.public(number))


# Who is away


@pytest.mark.parametrize(
    ("away", "votes"), [((), [0, 2, 3]), ((0,), [1, 3, 2]), ((0, 1), [2, 3]), ((0, 2), [1]), ((0, 1, 2), [3])]
)
async def test_a_side_of_which_nobody_is_there_need_not_agree_to_stop(bench, away, votes):
    number, _ = await in_play(bench)
    await absent(bench, number, *away)
    *others, last = votes
    for seat in others:
        await bench.host.endings.stop(actor(seat), number)
        assert await status(bench, number) is Status.PLAYING
    await bench.host.endings.stop(actor(last), number)
    assert await status(bench, number) is Status.STOPPED


async def test_a_slip_of_the_finger_is_no_second_vote(bench):
    number = await bench.series()
    for what, votes in (("stop", {1}), ("stop", {1}), ("stop back", set()), ("stop back", set())):
        if what == "stop back" and (await bench.table(number)).votes.to_stop:
            assert what in offered((await bench.press(1, number, "more", on_panel=True)).screen)
        await bench.press(1, number, what, on_panel=True)
        assert (await bench.table(number)).votes.to_stop == votes


async def test_the_vote_of_somebody_who_went_away_ends_nothing_for_those_who_stayed(bench):
    number = await bench.series(options=MINUTE)
    gone = await turn(bench, number)
    await bench.host.endings.stop(actor(gone), number)
    await miss(bench, number)
    await others_play(bench, number, gone)
    assert await miss(bench, number) == gone
    await bench.host.endings.stop(actor((gone + 1) % SEATS), number)
    table = await bench.table(number)
    assert table.status is Status.PLAYING, "the partner of whoever went away has not agreed"
    names = {"names": name_of(table, (gone + 1) % SEATS), "missing": name_of(table, (gone + 2) % SEATS)}
    assert T("stop-asked", **names) in words(board(table, T))
    await bench.host.endings.stop(actor((gone + 2) % SEATS), number)
    assert await status(bench, number) is Status.STOPPED
    told = words(await bench.shown(gone, number))
    assert T("table-was-stopped") in told and T("button-return") not in told


@pytest.mark.parametrize("by", ["vote", "return"])
async def test_whoever_is_back_while_the_computer_thinks_has_all_the_time_there_is(bench, by):
    number = await bench.series(options=MINUTE)
    seat, before = await turn(bench, number), moves(bench)
    await absent(bench, number, seat)
    # The computer has thought already, and keeps to its pace.
    await bench.settle()
    await (bench.host.endings.stop(actor(seat), number) if by == "vote" else back(bench, seat, number))
    await bench.let_pass(timedelta(seconds=59))
    assert moves(bench) == before
    await bench.let_pass(SECOND + PACE)
    assert movers(bench, before) == [seat]


async def test_computers_rest_where_their_table_is_deleted(bench, caplog):
    number = await bench.series(options=QUIET)
    await absent(bench, number, await turn(bench, number))
    await bench.settle()
    table = await bench.table(number)
    await bench.store.guilds.mark_removed(GUILD, bench.clock.now - 40 * DAY)
    await bench.host.settings.forget_guilds()
    await bench.let_pass(PACE)
    bench.host._updates.wake(table)
    await bench.let_pass(timedelta(minutes=2))
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


async def test_where_everybody_is_away_nothing_moves_and_nobody_is_called_until_somebody_is_back(bench):
    number = await bench.series(options={"clock": "two-minutes", "ping": "minute"})
    seat, before = await turn(bench, number), moves(bench)
    await absent(bench, number, *range(SEATS))
    await bench.let_pass(5 * HOUR)
    assert moves(bench) == before
    assert T("panel-awaited") in words(panel(await bench.table(number), seat, T))
    returned = (seat + 2) % SEATS
    await back(bench, returned, number)
    assert T("panel-away") in words(panel(await bench.table(number), seat, T))
    await bench.let_pass(2 * PACE)
    assert movers(bench, before) == [seat, (seat + 1) % SEATS]
    assert await turn(bench, number) == returned
    assert not bench.gateway.called
    await bench.let_pass(timedelta(minutes=1))
    assert bench.gateway.called == [ids(returned)]


async def test_a_partner_who_is_there_chooses_and_where_both_are_away_the_computer(bench):
    number, winner = await choosing(bench, clock="two-minutes", ping="minute")
    before = moves(bench)
    bench.gateway.called.clear()
    await bench.let_pass(timedelta(minutes=1))
    assert bench.gateway.called == [ids(winner, winner + 2)], "either may choose"
    await absent(bench, number, winner)
    await bench.let_pass(timedelta(seconds=119))
    assert moves(bench) == before
    await bench.press(winner + 2, number, "take")
    assert moves(bench)[len(before)] == (winner + 2, "take")
    await back(bench, winner, number)
    winner = (await bench.until_choice(number, Random(4))).series.pending.winner
    before = moves(bench)
    await absent(bench, number, winner, winner + 2)
    await bench.let_pass(PACE)
    assert moves(bench)[len(before)][1] in ("add", "take")


# Calls


def calls(bench: Bench) -> list[tuple[int, int]]:
    """The messages in the channel that mention somebody."""
    return [key for key, screen in bench.gateway.messages.items() if "<@" in words(screen)]


@pytest.mark.parametrize("ping", list(GRACES))
async def test_whoever_is_awaited_and_has_no_hand_open_is_mentioned_once_after_the_grace_until_they_move(bench, ping):
    number = await bench.series(options={"ping": ping})
    seat, grace = await turn(bench, number), timedelta(seconds=GRACES[ping])
    await bench.let_pass(grace - SECOND)
    assert not bench.gateway.called
    await bench.let_pass(SECOND)
    assert bench.gateway.called == [ids(seat)]
    table, (call,) = await bench.table(number), calls(bench)
    told = words(bench.gateway.messages[call])
    assert f"<@{1000 + seat}>" in told
    # With a way to the table, whose message it does not replace.
    assert f"/{CHANNEL}/{table.message.id}" in told
    assert (CHANNEL, table.message.id) in bench.gateway.messages
    await bench.let_pass(5 * HOUR)
    assert len(bench.gateway.called) == 1
    # It is taken back when they have moved, wherever the table is by then, and the next one is called in turn.
    await bench.host.display.show(actor((seat + 1) % SEATS, channel_id=ELSEWHERE), number)
    await play(bench, number)
    assert call in bench.gateway.deleted and call not in bench.gateway.messages
    await bench.let_pass(grace - SECOND)
    assert bench.gateway.called == [ids(seat)]
    await bench.let_pass(SECOND)
    assert bench.gateway.called == [ids(seat), ids((seat + 1) % SEATS)]


async def test_who_moves_while_being_called_finds_no_call_left_behind(bench):
    number = await bench.series()
    post = bench.gateway.post

    async def post_slowly(channel_id: int, screen: Screen, mentioned: Sequence[int] = ()) -> int:
        if mentioned:
            # On its way to Discord; meanwhile they move.
            seat = await turn(bench, number)
            await bench.press(seat, number, str(await move_of(bench, number, Random(1))))
        return await post(channel_id, screen, mentioned)

    bench.gateway.post = post_slowly
    await bench.let_pass(timedelta(minutes=1))
    assert len(bench.gateway.called) == 1
    assert not calls(bench)


async def test_who_has_their_hand_open_is_not_mentioned_before_its_newest_token_has_run_out(bench):
    number = await bench.series()
    seat = await turn(bench, number)
    for minutes in (10, 0):
        await bench.open_panel(seat, number)
        await bench.let_pass(timedelta(minutes=minutes))
    await bench.let_pass(TOKEN_LIFE - SECOND)
    assert not bench.gateway.called
    await bench.let_pass(SECOND)
    assert bench.gateway.called == [ids(seat)]
    await bench.let_pass(HOUR)
    assert len(bench.gateway.called) == 1
    # By its newest token a hand is redrawn, also where that came with a move.
    move = await bench.action(seat, number, str(await move_of(bench, number, Random(1))))
    await bench.host.press(actor(seat), move, on_panel=True, message_id=9000 + seat, token="newest")
    await bench.jump(number, lambda table: table.awaited() == {seat} and table.game.phase is Phase.PLAY)
    assert bench.gateway.refreshed[-1][0].token == "newest"
    bench.gateway.called.clear()
    # One whose token Discord takes no more is not open.
    following = (seat + 1) % SEATS
    bench.gateway.dead.add(await bench.open_panel(following, number))
    await play(bench, number)
    await bench.let_pass(timedelta(minutes=1))
    assert bench.gateway.called == [ids(following)]


@pytest.mark.parametrize("when", ["at this table", "before", "meanwhile"])
async def test_nobody_is_mentioned_who_does_not_want_to_be(bench, when):
    async def turn_off(seat: int) -> None:
        await bench.host.press(actor(seat), "pr1:pings.0", on_panel=True)

    for seat in range(SEATS) if when == "before" else ():
        await bench.host.identity.person(actor(seat))
        await turn_off(seat)
    number = await bench.series(options=QUIET if when == "at this table" else None)
    if when == "meanwhile":
        await bench.let_pass(timedelta(seconds=30))
        await turn_off(await turn(bench, number))
    await bench.let_pass(20 * HOUR)
    assert not bench.gateway.called
    assert len(bench.gateway.messages) == 1
    assert (await bench.table(number)).clock.call_id is None


async def test_while_declarations_are_made_all_who_are_there_are_mentioned(declaring):
    number = await declaring.series(options={"clock": "none", "ping": "minute"})
    asked = await turn(declaring, number)
    gone = (asked + 1) % SEATS
    await absent(declaring, number, gone)
    await declaring.let_pass(timedelta(minutes=1))
    assert declaring.gateway.called == [ids(*(set(range(SEATS)) - {gone}))]
    # Whoever is asked is named no otherwise than the rest.
    names = [f"<@{1000 + each}>" for each in range(SEATS) if each != gone]
    (call,) = calls(declaring)
    told = words(declaring.gateway.messages[call])
    assert all(name in told for name in names)
    assert T("call", people=" ".join(names), table=number, place="") not in told
    # Nobody's leaving or coming tells either.
    for seat in (asked, (asked + 2) % SEATS):
        await leave(declaring, seat, number)
        assert calls(declaring) == [call] and not declaring.gateway.deleted
    await declaring.press(6, number, f"take {asked}")
    assert calls(declaring) == [call] and not declaring.gateway.deleted


async def test_of_several_who_might_be_meant_each_is_called_when_their_own_hand_is_no_longer_open(declaring):
    number = await declaring.series()
    seat = await turn(declaring, number)
    await declaring.open_panel(seat, number)
    await declaring.let_pass(timedelta(minutes=1))
    assert declaring.gateway.called == [ids(*(set(range(SEATS)) - {seat}))]
    await declaring.let_pass(TOKEN_LIFE)
    assert declaring.gateway.called[1:] == [ids(seat)]
    await declaring.let_pass(HOUR)
    assert len(declaring.gateway.called) == 2


@pytest.mark.parametrize("crash", [False, True])
async def test_a_restart_neither_forgets_a_call_nor_makes_it_twice(tmp_path, crash):
    clock, path = Clock(), tmp_path / "games.db"
    async with opened(path, clock=clock) as bench:
        bench.host.start()
        first = await bench.series()
        await bench.let_pass(timedelta(minutes=2, seconds=15))
        second = await bench.series()
        await bench.jump(second, lambda table: table.game.phase is Phase.PLAY)
        called, messages = list(bench.gateway.called), bench.gateway.messages
        seats = [await turn(bench, number) for number in (first, second)]
        assert called == [ids(seats[0])]
        await bench.let_pass(timedelta(seconds=30))
        assert bench.gateway.called == called
        if crash:
            await bench.kill()
    clock.now += HOUR
    async with opened(path, clock=clock) as bench:
        bench.gateway.messages = messages
        bench.host.start()
        await bench.let_pass(timedelta(seconds=29))
        assert not bench.gateway.called
        await bench.let_pass(timedelta(minutes=1, seconds=1))
        assert bench.gateway.called == [ids(seats[1])]
        await bench.let_pass(2 * HOUR)
        assert len(bench.gateway.called) == 1
        # The call made before is taken back by the move that it was for.
        before = (await bench.table(first)).clock.call_id
        await play(bench, first)
        assert (CHANNEL, before) in bench.gateway.deleted


# Leaving and taking over


AT_ONCE = {"newcomers": "at-once"}


async def sits(bench: Bench, number: int, seat: int, who: int) -> bool:
    return (await bench.table(number)).seats.person(seat).user_id == 1000 + who


async def assert_not_had(bench: Bench, number: int, *wanted: tuple[int, int]) -> None:
    """Somebody is refused a seat, and nothing changes."""
    before = state(await bench.table(number))
    for who, seat in wanted:
        with refusal():
            await bench.press(who, number, f"take {seat}")
    assert state(await bench.table(number)) == before


async def test_anybody_may_take_a_computer_s_seat_between_tricks_and_plays_on_with_its_cards(bench):
    number, awaited = await in_play(bench, **AT_ONCE)
    seat = (awaited + 1) % SEATS
    hand = (await bench.table(number)).view(seat).hand
    await leave(bench, seat, number)
    assert (await bench.table(number)).seats.level_of(seat) is not None
    # Not by who has a seat, nor from a person, nor where none is.
    await assert_not_had(bench, number, (awaited, seat), (6, awaited), (6, SEATS))
    assert "menu" in offered(await bench.public(number))
    assert "seats" in offered((await bench.press(6, number, "menu")).screen)
    # Who sits there is offered none.
    assert "seats" not in offered((await bench.press(awaited, number, "menu")).screen)
    shown = await bench.press(6, number, "seats")
    assert (shown.target, offered(shown.screen)) == (Target.NOTE, [f"take {seat}"])
    answer = await bench.ask(6, buttons(shown.screen)[0].action)
    assert answer.target is Target.PANEL
    assert await sits(bench, number, seat, 6)
    assert all(T.symbol(card) in words(answer.screen) for card in hand)
    # And from now on it waits for them.
    await others_play(bench, number, seat)
    before = moves(bench)
    await bench.let_pass(timedelta(minutes=10))
    assert moves(bench) == before
    await bench.press(6, number, str(await move_of(bench, number, Random(1))), on_panel=True)
    assert movers(bench, before)[0] == seat


async def test_in_the_middle_of_a_trick_the_seat_can_be_had_and_its_owner_comes_back(bench):
    number, seat = await in_play(bench)
    last = (seat + 3) % SEATS
    await play(bench, number)
    await leave(bench, last, number)
    assert (await bench.table(number)).game.mid_trick
    answer = await bench.press(last, number, f"take {last}")
    assert await sits(bench, number, last, last) and "Your hand" in words(answer.screen)
    for _ in range(3):
        await play(bench, number)
    assert not (await bench.table(number)).game.mid_trick


async def test_before_the_series_and_after_it_no_seat_is_taken_over(bench):
    number = await bench.lobby(sitting=3)
    await bench.press(0, number, "computer regular")
    await assert_not_had(bench, number, (6, 3))
    await bench.press(0, number, "start")
    await bench.host.endings.stop(actor(8, moderator=True), number)
    await assert_not_had(bench, number, (6, 3))


async def test_who_has_seen_a_hand_takes_no_other_one_of_the_same_deal(tmp_path):
    clock, path = Clock(), tmp_path / "games.db"
    async with opened(path, clock=clock) as bench:
        number, awaited = await in_play(bench, **AT_ONCE)
        deal = (await bench.table(number)).deal.key
        seat, other = (awaited + 1) % SEATS, (awaited + 2) % SEATS
        await leave(bench, seat, number)
        await leave(bench, other, number)
    # Not even after a restart.
    async with opened(path, clock=clock) as bench:
        await assert_not_had(bench, number, (seat, other), (other, seat))
        await bench.press(seat, number, f"take {seat}")
        assert await sits(bench, number, seat, seat)
        await leave(bench, seat, number)
        # Nor in another deal of a game whose result is theirs in their own seat.
        table = await bench.jump(number, lambda table: table.deal.key != deal and between_tricks(table))
        assert table.deal.game_number == 1
        await assert_not_had(bench, number, (seat, other), (other, seat))
        await bench.jump(number, lambda table: table.deal.game_number > 1 and between_tricks(table))
        await bench.press(seat, number, f"take {other}")
        assert await sits(bench, number, other, seat)


async def test_who_had_their_data_deleted_takes_no_other_hand_of_the_same_deal_as_somebody_new(bench):
    number, awaited = await in_play(bench, **AT_ONCE)
    seat, other = (awaited + 1) % SEATS, (awaited + 2) % SEATS
    await leave(bench, other, number)
    await bench.host.press(actor(seat), "pv1:delete", on_panel=True)
    await bench.settle()
    await assert_not_had(bench, number, (seat, other))
    await bench.press(seat, number, f"take {seat}")
    assert await sits(bench, number, seat, seat)


async def test_data_deleted_elsewhere_keep_nobody_from_a_seat_who_was_known_before(bench):
    await bench.host.identity.person(actor(6))
    number, awaited = await in_play(bench, **AT_ONCE)
    seat, other = (awaited + 1) % SEATS, (awaited + 2) % SEATS
    await leave(bench, other, number)
    # Whoever looks on was known when a player who came later than them is forgotten.
    await bench.press(7, number, f"take {other}")
    await bench.host.press(actor(7), "pv1:delete", on_panel=True)
    await leave(bench, seat, number)
    await bench.press(6, number, f"take {seat}")
    assert await sits(bench, number, seat, 6)


# Giving a game up


async def concede(bench: Bench, number: int, *seats: int) -> None:
    for seat in seats:
        await bench.press(seat, number, "concede", on_panel=True)
        await bench.settle()


async def test_giving_up_is_asked_for_twice_and_both_partners_must_want_to(bench):
    number, _ = await in_play(bench)
    for each in range(SEATS):
        assert "concede" not in offered(await bench.shown(each, number))
    assert "ask concede" in offered((await bench.press(1, number, "more", on_panel=True)).screen)
    before, score = state(await bench.table(number)), tuple((await bench.table(number)).game.score)
    sure = await bench.press(1, number, "ask concede", on_panel=True)
    assert {"concede", "back"} <= set(offered(sure.screen))
    assert state(await bench.table(number)) == before
    # The same button twice, as by a finger that slips, is one wish; what is drawn then takes it back.
    await concede(bench, number, 1, 1)
    assert (await bench.table(number)).votes.conceding == {1}
    sure = await bench.press(1, number, "ask concede", on_panel=True)
    assert "concede" not in offered(sure.screen)
    await bench.press(1, number, "concede back", on_panel=True)
    await concede(bench, number, 3, 0)
    table = await bench.table(number)
    assert (table.game.outcome, table.votes.conceding) == (None, {0, 3}), "these are opponents"
    await concede(bench, number, 1)
    entry = (await whole_ledger(bench.store, GUILD)).entries[-1]
    assert (entry.outcome.winner, entry.outcome.how, entry.outcome.score) == (0, How.CONCEDED, score)
    assert not (await bench.table(number)).votes.conceding, "nothing of it is left for the next game"


async def test_nobody_but_the_partner_learns_that_somebody_would_give_up(bench):
    number = await bench.series(options=QUIET)
    for seat in range(SEATS):
        await bench.open_panel(seat, number)
    await bench.settle()
    shown = board(await bench.table(number), T)
    panels = [await bench.shown(seat, number) for seat in range(SEATS)]
    bench.gateway.forget()
    await concede(bench, number, 1)
    assert board(await bench.table(number), T) == shown
    now = [await bench.shown(seat, number) for seat in range(SEATS)]
    assert [one == other for one, other in zip(now, panels, strict=True)] == [True, False, True, False]
    assert words(now[1]) != words(panels[1]) and words(now[3]) != words(panels[3])
    # The partner is told at once, and nothing else is drawn.
    assert [kept.message_id for kept, _ in bench.gateway.refreshed] == [9003]
    assert not (bench.gateway.posted or bench.gateway.edited)


@pytest.mark.parametrize("partner", ["away", "left", "replaced"])
async def test_nobody_gives_a_game_up_for_a_partner_who_is_not_there(bench, partner):
    number, _ = await in_play(bench, **AT_ONCE)
    await (absent(bench, number, 3) if partner == "away" else leave(bench, 3, number))
    if partner == "replaced":
        await bench.press(STRANGER, number, "take 3")
    asked = await bench.press(1, number, "concede", on_panel=True)
    assert T("concede-waits-absent", name="Dana") in words(asked.screen) and T("concede-noted") in words(asked.screen)
    before = len((await bench.table(number)).game.moves)
    await bench.let_pass(timedelta(minutes=1))
    table = await bench.jump(number, lambda table: between_tricks(table) and len(table.game.moves) > before)
    assert (table.game.outcome, table.votes.conceding) == (None, {1}), "a computer or a substitute plays on meanwhile"
    if partner == "replaced":
        await leave(bench, STRANGER, number)
    if partner == "away":
        assert "concede" in offered(await bench.shown(3, number))
    else:
        await bench.press(3, number, "take 3")
    # Who agrees is back.
    await concede(bench, number, 3)
    (entry,) = (await whole_ledger(bench.store, GUILD)).entries
    assert (entry.outcome.winner, entry.outcome.how) == (0, How.CONCEDED)
    assert not (await bench.table(number)).seats.is_away(3)


async def test_a_half_minute_clock_gives_no_game_up_for_who_misses_two_moves(bench):
    number, _ = await in_play(bench, clock="half-minute")
    for _ in range(40):
        if (await bench.table(number)).seats.is_away(3):
            break
        await (miss(bench, number) if await turn(bench, number) == 3 else play(bench, number))
    assert (await bench.table(number)).seats.is_away(3)
    await concede(bench, number, 1)
    assert not (await whole_ledger(bench.store, GUILD)).entries
    assert (await bench.table(number)).votes.conceding == {1}


async def test_whose_data_are_deleted_loses_no_game_that_the_partner_gives_up(bench):
    number, _ = await in_play(bench)
    await bench.host.press(actor(3), "pv1:delete", on_panel=True)
    await concede(bench, number, 1)
    table = await bench.table(number)
    assert (table.game.outcome, table.votes.conceding) == (None, {1})


async def test_who_was_dealt_the_cards_with_a_computer_gives_the_game_up_alone(bench):
    number = await bench.lobby(sitting=3)
    await bench.press(0, number, "computer regular")
    await bench.press(0, number, "start")
    await bench.jump(number, between_tricks)
    # Whoever has taken the computer's seat since then has no say.
    await bench.press(STRANGER, number, "take 3")
    await concede(bench, number, 1)
    (entry,) = (await whole_ledger(bench.store, GUILD)).entries
    assert (entry.outcome.winner, entry.outcome.how) == (0, How.CONCEDED)


async def test_who_was_absent_and_would_give_up_is_back(bench):
    number, awaited = await in_play(bench, clock="minute")
    await absent(bench, number, awaited)
    await concede(bench, number, awaited)
    table = await bench.table(number)
    assert not table.seats.is_away(awaited) and table.clock.deadline_at == bench.clock.now + timedelta(minutes=1)


@pytest.mark.parametrize("under", [True, False])
async def test_the_winners_get_two_brcka_only_if_those_who_gave_up_had_less_than_half_a_hundred(bench, under):
    number = await bench.series()
    table = await bench.jump(number, lambda table: between_tricks(table) and (table.game.score[1] < 50) == under)
    score = tuple(table.game.score)
    await concede(bench, number, 1, 3)
    table = await bench.table(number)
    outcome = table.game.outcome
    assert (outcome.winner, outcome.brcka, outcome.score) == (0, 2 if under else 1, score)
    if table.series.pending is not None:
        await bench.press(0, number, "add")
    entry = (await whole_ledger(bench.store, GUILD)).entries[-1]
    assert (entry.outcome, entry.choice.amount) == (outcome, 2 if under else 1)


@pytest.mark.parametrize("choice", [False, True])
async def test_after_a_game_given_up_between_two_deals_the_next_one_comes_after_choice_and_pause(bench, choice):
    number = await bench.series()

    def come(table: Table) -> bool:
        between = table.clock.next_deal_at is not None and table.game.phase is Phase.DEAL
        # Whether the others have something that could be taken.
        return between and bool(table.series.brcka[1]) is choice

    game = (await bench.jump(number, come)).deal.game_number
    await bench.let_pass(timedelta(seconds=5))
    await concede(bench, number, 1, 3)
    table = await bench.table(number)
    assert table.game.outcome.how is How.CONCEDED
    assert (table.series.pending is not None) is choice
    if choice:
        assert table.clock.next_deal_at is None
        await bench.let_pass(timedelta(minutes=10))
        assert (await bench.table(number)).deal.game_number == game
        await bench.press(0, number, "add")
        await bench.settle()
    assert (await bench.table(number)).clock.next_deal_at == bench.clock.now + PAUSE
    await bench.let_pass(PAUSE - SECOND)
    assert (await bench.table(number)).deal.game_number == game
    await bench.let_pass(SECOND)
    assert (await bench.table(number)).deal.game_number == game + 1


def test_whenever_a_game_is_given_up_everybody_is_shown_its_end():
    seed = 1
    print("seed", seed)
    for number, table in enumerate(random_series(seed, boldness=0.5)):
        if number % 11 or table.game.phase in (Phase.DEALER, Phase.OVER):
            continue
        ended = table_with(Game.replay(table.rules, table.game.moves))
        first, second = ended.game.score
        for seat in (1, 3):
            conceding.concede(ended, ended.seats.person(seat))
        dealing.advance(ended, NOON, Seeded(seed), PAUSE)
        who = {"losers": "Béla & Dana", "names": "Anna & Cyril"}
        told = T("game-conceded", **who, score0=first, score1=second, brcka=1 + (second < 50))
        assert told in words(board(ended, T)), f"{number}"


async def test_there_is_nothing_to_give_up_before_and_after_a_game(bench):
    number = await bench.lobby()
    with refusal():
        await bench.press(1, number, "concede")
    await bench.press(0, number, "start")
    await bench.settle()
    with refusal():
        await bench.press(6, number, "concede")
    before = state(await bench.until_choice(number, Random(4)))
    for seat in range(SEATS):
        with refusal():
            await bench.press(seat, number, "concede")
    assert state(await bench.table(number)) == before


# Putting away


def kept(table: Table) -> tuple[object, ...]:
    """All of a table that must not be lost when it is put away: the people, the game, the brčka."""
    return (
        table.id,
        table.rules,
        table.options,
        tuple(table.seats),
        table.seal.seed,
        table.seal.next_seed,
        *state(table)[3:],
    )


@pytest.mark.parametrize("idle", [24 * HOUR, 3 * HOUR])
async def test_a_table_at_which_nobody_does_anything_is_put_away_and_nothing_is_lost(tmp_path, idle):
    # How long that takes is for whoever runs the bot to say.
    others = {"clock": Clock(), "idle": idle}
    async with opened(tmp_path / "games.db", **others) as bench:
        number, _ = await in_play(bench, **QUIET)
        before = kept(await bench.table(number))
        await bench.let_pass(idle - SECOND)
        # Without a clock there is all the time in the world.
        assert not await put_away(bench, number) and kept(await bench.table(number)) == before
        assert not whens(await bench.public(number))
        await bench.let_pass(SECOND)
        assert await put_away(bench, number)
        shown = await bench.public(number)
        assert T("put-away") in words(shown)
        assert offered(shown) == ["wake"]
        listed = await bench.host.display.list_tables(actor(7))
        assert T("tables-put-away", game="stovkahra", table=number) in words(listed.screen)
        await bench.let_pass(9 * DAY)
    # Nothing moves there any more, nor is anything said, over a restart and for however long.
    others["clock"].now += 40 * DAY
    async with opened(tmp_path / "games.db", **others) as bench:
        bench.host.start()
        await bench.let_pass(timedelta(minutes=10))
        assert await put_away(bench, number) and kept(await bench.table(number)) == before
        assert not bench.gateway.posted
        await bench.press(0, number, "wake")
        assert not await put_away(bench, number)


async def test_whatever_somebody_does_at_a_table_put_away_brings_it_back(bench):
    number, _ = await in_play(bench, **QUIET)
    # A table at which somebody plays is not put away.
    for _ in range(2):
        await bench.let_pass(23 * HOUR)
        assert not await put_away(bench, number)
        await play(bench, number)
    await bench.let_pass(DAY)
    assert await put_away(bench, number)
    seat = await play(bench, number)
    assert not await put_away(bench, number) and await turn(bench, number) != seat
    assert T("put-away") not in words(await bench.public(number))
    # A button that comes too late moves nothing, but it too brings the table back for all to see.
    late = await bench.action(seat, number, "play hA")
    of_another_game = (await bench.action(seat, number, "concede")).replace(f"st1:{number}:1.", f"st1:{number}:9.")
    await play(bench, number)
    before = moves(bench)
    for pressed in (late, of_another_game):
        await bench.let_pass(DAY)
        assert await put_away(bench, number)
        await bench.ask(seat, pressed, on_panel=True)
        assert not await put_away(bench, number) and moves(bench) == before
        assert T("put-away") not in words(await bench.public(number))
    # And it is put away again where nobody goes on; who is refused a seat does not bring it back.
    await bench.let_pass(DAY)
    assert await put_away(bench, number)
    await assert_not_had(bench, number, (6, 1))


async def test_a_lobby_as_that_of_a_rematch_is_put_away_too_and_comes_back_with_who_sat_there(bench):
    number = await bench.series(options=QUIET)
    await bench.store.change(number, lambda table: setattr(table, "status", Status.FINISHED))
    await bench.press(0, number, "rematch")
    rematch = (await bench.table(number)).rematch_id
    await bench.let_pass(23 * HOUR)
    await bench.press(1, number, "rematch")
    # Whoever asks for the rematch brings it back, as does its own button.
    for person, table, what in ((2, number, "rematch sure"), (7, rematch, "wake")):
        await bench.let_pass(DAY - SECOND)
        assert not await put_away(bench, rematch)
        await bench.let_pass(SECOND)
        assert await put_away(bench, rematch)
        assert offered(await bench.public(rematch)) == ["wake"]
        await bench.press(person, table, what)
        await bench.settle()
        assert not await put_away(bench, rematch) and (await bench.table(rematch)).seats.people == 3
    await bench.press(3, rematch, "sit 3")
    await bench.press(1, rematch, "start")
    assert await status(bench, rematch) is Status.PLAYING


@pytest.mark.parametrize("by", ["button", "panel", "command"])
async def test_it_comes_back_as_it_stood_with_full_time_for_whoever_is_awaited(bench, by):
    number, seat = await in_play(bench, **MINUTE)
    before = kept(await bench.table(number))

    def long_ago(table: Table) -> None:
        # As if nobody had been there for long: a clock alone would have had the computer move.
        table.clock.idle_at, table.clock.deadline_at = bench.clock.now + SECOND, None

    table, _ = await bench.store.change(number, long_ago)
    bench.host._updates.wake(table)
    await bench.let_pass(2 * DAY)
    assert await put_away(bench, number)
    if by == "button":
        assert (await bench.press(7, number, "wake")).target is Target.BOARD
    elif by == "panel":
        assert "wake" in offered(await bench.shown(seat, number))
        await bench.press(seat, number, "wake", on_panel=True)
    else:
        await bench.host.display.show(actor(7), number)
    await bench.settle()
    table = await bench.table(number)
    assert not table.clock.put_away and kept(table) == before
    assert table.clock.deadline_at == bench.clock.now + timedelta(minutes=1)
    assert T("put-away") not in words(await bench.public(number))
    assert whens(await bench.public(number)) == {seconds(table.clock.deadline_at)}
    await bench.let_pass(timedelta(seconds=59))
    assert kept(await bench.table(number)) == before
    await play(bench, number)
    assert (await bench.table(number)).clock.idle_at == bench.clock.now + DAY


async def test_with_a_day_for_a_move_a_table_is_not_put_away_before_three(bench):
    number = await bench.series(options={"clock": "day", "ping": "off"})
    before = moves(bench)
    await bench.let_pass(3 * DAY - SECOND)
    assert not await put_away(bench, number)
    # Those who were late have been moved for.
    assert len(movers(bench, before)) >= 2
    await bench.let_pass(SECOND)
    assert await put_away(bench, number)
    stored = moves(bench)
    await bench.let_pass(5 * DAY)
    assert moves(bench) == stored


# Resuming


async def stopped(bench: Bench) -> int:
    """A series of the four that a moderator has stopped in the middle of a deal."""
    number, _ = await in_play(bench)
    await bench.host.endings.stop(actor(8, moderator=True), number)
    await bench.settle()
    return number


@pytest.mark.parametrize("end", ["stopped", "put away", "in another channel"])
async def test_the_same_four_go_on_where_they_stood_in_the_message_of_their_new_lobby(bench, end):
    if end == "put away":
        old, _ = await in_play(bench)
        await bench.let_pass(25 * HOUR)
        assert await put_away(bench, old)
    else:
        old = await stopped(bench)
    before, old_message = kept(await bench.table(old)), (await bench.table(old)).message.id
    channel = ELSEWHERE if end == "in another channel" else CHANNEL
    there = {"channel_id": channel}
    lobby = (await bench.host.lobby.open_table(actor(2, **there))).table_id
    # In other seats than before; what counts is who they are.
    for person, seat in ((0, 3), (3, 1)):
        await bench.press(person, lobby, f"sit {seat}", **there)
    assert "resume" not in offered(await bench.public(lobby))
    await bench.press(1, lobby, "sit 2", **there)
    assert "resume" in offered(await bench.public(lobby))
    first, second = (await bench.table(old)).series.brcka
    assert T("resume-offer", table=old, first=first, second=second) in words(await bench.public(lobby))
    message = (await bench.table(lobby)).message.id
    answer = await bench.press(3, lobby, "resume", **there)
    await bench.settle()
    assert (answer.target, answer.table_id) == (Target.BOARD, old)
    table = await bench.table(old)
    assert (table.status, table.clock.put_away, kept(table)) == (Status.PLAYING, False, before)
    # One message to play by is left of both, and one table.
    assert (table.channel_id, table.message.id) == (channel, message)
    assert [key for key, screen in bench.gateway.messages.items() if buttons(screen)] == [(channel, message)]
    assert bench.gateway.messages[channel, message] == board(table, T)
    assert (CHANNEL, old_message) in bench.gateway.deleted
    tables, others = await bench.store.tables.on_guild(GUILD, 9)
    assert ([each.id for each in tables], others) == ([old], 0)
    played = moves(bench)
    await play(bench, old)
    assert len(moves(bench)) > len(played)
    assert bench.gateway.edited[-1][:2] == (channel, message)
    with refusal():
        await bench.press(3, lobby, "resume")


async def test_no_series_is_offered_to_people_with_a_computer_nor_elsewhere(bench):
    await stopped(bench)
    lobby, there = await bench.lobby(sitting=3), {"guild_id": GUILD + 1}
    await bench.press(0, lobby, "computer regular")
    assert "resume" not in offered(await bench.public(lobby))
    # On another server the same four have nothing to go on with.
    elsewhere = (await bench.host.lobby.open_table(actor(0, **there))).table_id
    for seat in (1, 2, 3):
        answer = await bench.press(seat, elsewhere, f"sit {seat}", **there)
    assert "resume" not in offered(answer.screen)
    for table, where in ((lobby, {}), (elsewhere, there)):
        with refusal():
            await bench.press(0, table, "resume", **where)
    # Only who sits there goes on; and they may as well begin anew.
    lobby = await bench.lobby()
    before = state(await bench.table(lobby))
    with refusal():
        await bench.press(7, lobby, "resume")
    assert state(await bench.table(lobby)) == before
    await bench.press(0, lobby, "start")
    assert (await bench.table(lobby)).series.brcka == [0, 0]


async def test_of_several_the_newest_is_offered_and_next_time_the_other(bench):
    first, second = await stopped(bench), await stopped(bench)
    # One that was never begun is no series.
    await bench.host.endings.stop(actor(0), await bench.lobby())
    for again in (True, False):
        lobby = await bench.lobby()
        assert (await bench.table(lobby)).unfinished[0] == second
        await bench.press(0, lobby, "resume")
        if again:
            await bench.host.endings.stop(actor(8, moderator=True), second)
    await bench.jump(second, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    assert (await bench.table(await bench.lobby())).unfinished[0] == first


# Messages


async def test_a_message_that_is_too_old_becomes_a_record_that_leads_on_to_a_new_one(bench):
    number = await bench.series(options=QUIET)
    old = (await bench.table(number)).message.id
    await bench.let_pass(MESSAGE_LIFE - SECOND)
    await play(bench, number)
    assert (await bench.table(number)).message.id == old and not bench.gateway.posted
    await bench.let_pass(SECOND)
    await play(bench, number)
    new = (await bench.table(number)).message.id
    assert new != old and len(bench.gateway.posted) == 1
    left = bench.gateway.messages[CHANNEL, old]
    assert not buttons(left)
    assert f"https://discord.com/channels/{GUILD}/{CHANNEL}/{new}" in words(left)
    assert await bench.public(number) == board(await bench.table(number), T)
    # From now on the new one is redrawn, for as long.
    bench.gateway.forget()
    await bench.let_pass(MESSAGE_LIFE - SECOND)
    await play(bench, number)
    assert {message for _, message, _ in bench.gateway.edited} == {new} and not bench.gateway.posted


async def test_bringing_the_table_down_leaves_one_message_at_the_end(bench):
    number = await bench.series(options=QUIET)
    for on_panel in (False, True):
        (old,) = bench.gateway.messages
        chat = bench.gateway.put(CHANNEL, Screen((), 0))
        answer = await bench.press(2, number, "down", on_panel=on_panel)
        assert answer.target is (Target.PANEL if on_panel else Target.NOTE)
        await bench.settle()
        table = await bench.table(number)
        assert list(bench.gateway.messages) == [(CHANNEL, chat), (CHANNEL, table.message.id)]
        assert bench.gateway.deleted[-1] == old
        assert await bench.public(number) == board(table, T)
        del bench.gateway.messages[CHANNEL, chat]
    bench.gateway.forget()
    await play(bench, number)
    assert {message for _, message, _ in bench.gateway.edited} == {table.message.id}


@pytest.mark.parametrize("who", ["stranger", "seated", "opener", "moderator"])
async def test_who_neither_plays_nor_opened_nor_moderates_brings_no_table_to_another_channel(bench, who):
    number, _ = await in_play(bench, **QUIET)
    await bench.press(0, number, "leave", on_panel=True)
    old = (await bench.table(number)).message.id
    asking = {"stranger": actor(6), "seated": actor(2), "opener": actor(0), "moderator": actor(6, moderator=True)}[who]
    there = CHANNEL if who == "stranger" else ELSEWHERE
    if who == "stranger":
        with refusal():
            await bench.host.display.show(replace(asking, channel_id=ELSEWHERE), number)
        assert (await bench.table(number)).message.id == old
    # Where it stands, anybody may have it posted anew.
    shown = await bench.host.display.show(replace(asking, channel_id=there), None if who == "stranger" else number)
    assert shown.target is Target.BOARD
    await bench.settle()
    table = await bench.table(number)
    assert table.channel_id == there and list(bench.gateway.messages) == [(there, table.message.id)] != [(there, old)]
    # From then on it is drawn there.
    await others_play(bench, number, 2)
    await play(bench, number)
    assert bench.gateway.edited[-1][:2] == (there, table.message.id)


class SlowFace(RecordingFace):
    """One that takes its time, and counts what it is asked to do in a channel at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way: Counter[int] = Counter()
        self.most = 0
        for name in ("post", "edit", "delete"):
            setattr(self, name, partial(self._slowly, getattr(self, name)))

    async def _slowly(self, work: Callable[..., Awaitable[object]], channel_id: int, *rest: object) -> object:
        self.under_way[channel_id] += 1
        self.most = max(self.most, self.under_way[channel_id])
        for _ in range(400):
            await asyncio.sleep(0)
        try:
            return await work(channel_id, *rest)
        finally:
            self.under_way[channel_id] -= 1


async def test_in_a_channel_one_thing_is_done_after_another(tmp_path):
    random = Random(3)
    bench = opened(tmp_path / "games.db")
    bench.gateway = SlowFace()
    async with bench:
        first, second = await bench.series(), await bench.series(options=MINUTE)
        for _ in range(8):
            for number in (first, second):
                table = await bench.table(number)
                if table.awaited():
                    await bench.press(min(table.awaited()), number, str(await move_of(bench, number, random)))
                await bench.press(2, number, "down")
            await bench.let_pass(timedelta(minutes=1))
        assert len(bench.gateway.called) > 1 and len(bench.gateway.deleted) > 1
        assert bench.gateway.most == 1


async def test_whoever_comes_back_by_a_signal_is_away_no_more_for_everybody(tmp_path):
    async with Bench(tmp_path / "games.db") as bench:
        number = await bench.series()

        def asked(table: Table) -> bool:
            return any(isinstance(move, Signal) for move in table.view(min(table.awaited(), default=0)).legal)

        table = await bench.jump(number, asked)
        seat = min(table.awaited())
        signal = next(move for move in table.view(seat).legal if isinstance(move, Signal))
        tamper(bench.path, f"UPDATE seats SET missed = 9 WHERE seat = {seat}")
        name = table.seats.person(seat).name
        bench.real_host._updates.messages.redraw(await bench.table(number))
        await bench.settle()
        assert T("away", name=name) in words(await bench.public(number))
        await bench.press(seat, number, str(signal), on_panel=True)
        await bench.settle()
        assert T("away", name=name) not in words(await bench.public(number))
