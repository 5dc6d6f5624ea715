"""Waiting at a table: clocks, absent players, calls, seats taken over, games given up, tables put away and resumed."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model.panel import TOKEN_LIFE
from bot.model.table import Table
from bot.model.table_state import Status
from bot.ui.board import board
from bot.ui.screen import Screen
from engine import record
from engine.moves import Move, Pass, Signal
from engine.stovkahra.moves import How
from engine.stovkahra.rules import SEATS, Game, Phase, right_of
from tests.support.chance import Seeded
from tests.support.limits import assert_taken, screens
from tests.support.service import (
    CHANNEL,
    ELSEWHERE,
    GUILD,
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
    words,
)

T = texts()
SECOND = timedelta(seconds=1)
PACE = timedelta(seconds=2)
"""A computer has moved by then, once it is its turn."""
MESSAGE_LIFE = timedelta(minutes=54)
MINUTE = {"clock": "minute", "ping": "off"}
TIMES = {"half-minute": 30, "minute": 60, "two-minutes": 120, "day": 86400}
GRACES = {"minute": 60, "five-minutes": 300, "hour": 3600}
BEGUN = {seed: next(random_series(seed)).game for seed in range(1, 100)}
DECLARING = next(seed for seed, game in BEGUN.items() if game.phase is Phase.DECLARE and game.turn != game.dealer)
"""Chance by which somebody who is not the last of all is asked to declare in the first deal."""
PLAYING = next(seed for seed, game in BEGUN.items() if game.phase is Phase.PLAY)
"""Chance by which nobody can."""


@contextlib.asynccontextmanager
async def opened(path: Path, seed: int = PLAYING, **others: object) -> AsyncIterator[Bench]:
    """A bench whose computers are quick."""
    bench = Bench(path, seed, **others)
    bench.workers = QuickWorkers()
    async with bench:
        yield bench


@pytest.fixture
async def bench(place):
    async with opened(place) as ready:
        yield ready


@pytest.fixture
async def declaring(place):
    """A bench at which somebody is asked to declare as soon as a series begins."""
    async with opened(place, DECLARING) as ready:
        yield ready


def moves(bench: Bench) -> list[tuple[int | None, str]]:
    """Seat and move of all that anybody else finds in the database."""
    return look(bench.path, "SELECT seat, move FROM moves ORDER BY game, ply")


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


async def play(bench: Bench, number: int, *, random: Random | None = None) -> int:
    """Whoever is awaited moves; the seat."""
    seat = min((await bench.table(number)).awaited())
    await bench.press(seat, number, str(await move_of(bench, number, random or Random(1))))
    await bench.settle()
    return seat


async def until(bench: Bench, number: int, come: Callable[[Table], bool]) -> Table:
    """People play on until a state of the table; deals come when they are due."""
    random = Random(1)
    for _ in range(400):
        table = await bench.table(number)
        if come(table):
            return table
        if table.next_deal_at is not None:
            await bench.let_pass(table.next_deal_at - bench.clock.now)
        elif table.computer_to_move() is not None:
            await bench.let_pass(PACE)
        else:
            await play(bench, number, random=random)
    raise AssertionError("that never came")


async def others_play(bench: Bench, number: int, seat: int) -> Table:
    """All others move until it is this seat's turn."""
    return await until(bench, number, lambda table: table.awaited() == {seat})


def between_tricks(table: Table) -> bool:
    return table.game.phase is Phase.PLAY and not table.game.deal.table and 0 < len(table.game.deal.tricks) < 7


def plays_before(table: Table, seat: int) -> bool:
    """Whether the next card but one is this seat's."""
    playing = table.game.phase is Phase.PLAY and len(table.game.deal.table) < 3
    return playing and table.awaited() == {(seat - 1) % SEATS}


async def miss(bench: Bench, number: int) -> int:
    """Whoever is awaited lets the time run out; the seat."""
    table = await bench.table(number)
    seat = min(table.awaited())
    await bench.let_pass(table.deadline_at - bench.clock.now + PACE)
    return seat


async def absent(bench: Bench, number: int, *seats: int) -> None:
    """The computer keeps these seats, as if they had missed two moves."""

    def change(table: Table) -> None:
        for seat in seats:
            table.missed[seat] = 2
        table.wait(bench.clock.now)

    table, _ = await bench.store.change(number, change)
    bench.host._updates.changed(table)


async def own_panel(bench: Bench, seat: int, number: int) -> Screen:
    return (await bench.press(seat, number, "look", on_panel=True)).screen


async def public(bench: Bench, number: int) -> Screen:
    """The table's message, as it stands in the channel."""
    table = await bench.table(number)
    return bench.gateway.messages[table.channel_id, table.message_id]


def whens(screen: Screen) -> set[int]:
    """The moments that a screen shows as Discord counts down to them."""
    return {int(at) for at in re.findall(r"<t:(\d+):R>", words(screen))}


def seconds(moment: datetime) -> int:
    return int(moment.timestamp())


# Clocks


@pytest.mark.parametrize("clock", list(TIMES))
async def test_when_the_time_is_over_the_computer_makes_that_one_move(bench, clock):
    number = await bench.series(options={"clock": clock, "ping": "off"})
    seat, before = await turn(bench, number), moves(bench)
    legal = {str(move) for move in (await bench.table(number)).view(seat).legal}
    await bench.let_pass(timedelta(seconds=TIMES[clock]) - SECOND)
    assert moves(bench) == before
    await bench.let_pass(SECOND + PACE)
    ((mover, move),) = moves(bench)[len(before) :]
    assert mover == seat and move in legal
    # The next one has time of their own, and the one who was late moves again when it is their turn.
    table = await bench.table(number)
    assert table.awaited() == {(seat + 1) % SEATS}
    assert abs(table.deadline_at - bench.clock.now - timedelta(seconds=TIMES[clock])) <= PACE
    await others_play(bench, number, seat)
    assert not (await bench.table(number)).is_away(seat)
    before = moves(bench)
    await bench.press(seat, number, str(await move_of(bench, number, Random(1))))
    assert len(moves(bench)) > len(before) and moves(bench)[len(before)][0] == seat


async def test_without_a_clock_there_is_all_the_time_in_the_world(bench):
    number = await bench.series(options={"clock": "none", "ping": "off"})
    before = moves(bench)
    await bench.let_pass(timedelta(hours=23))
    assert moves(bench) == before
    assert not whens(await public(bench, number))


async def test_after_two_missed_moves_the_computer_keeps_the_seat_until_its_owner_is_back(bench):
    number = await bench.series(options=MINUTE)
    seat = await miss(bench, number)
    await others_play(bench, number, seat)
    assert not (await bench.table(number)).is_away(seat)
    assert await miss(bench, number) == seat
    # From now on it waits no longer than a computer thinks.
    for _ in range(2):
        await until(bench, number, lambda table: plays_before(table, seat))
        before = moves(bench)
        await play(bench, number)
        await bench.let_pass(PACE)
        assert seat in [mover for mover, _ in moves(bench)[len(before) :]]
    screen = await own_panel(bench, seat, number)
    assert "return" in [does(each) for each in buttons(screen)]
    answer = await bench.press(seat, number, "return", on_panel=True)
    assert "return" not in [does(each) for each in buttons(answer.screen)]
    table = await others_play(bench, number, seat)
    before = moves(bench)
    await bench.let_pass(table.deadline_at - bench.clock.now - SECOND)
    assert moves(bench) == before


async def test_a_choice_of_brcka_counts_as_a_missed_move_for_both_who_had_it(bench):
    random = Random(4)
    number = await bench.series(options=MINUTE)
    table = await bench.until_choice(number, random)
    one = table.series.pending.winner
    await bench.store.change(number, lambda table: table.missed.__setitem__(one, 1))
    before = moves(bench)
    assert await miss(bench, number) == one
    assert moves(bench)[len(before)][1] in ("add", "take")
    table = await bench.table(number)
    assert table.is_away(one) and not table.is_away(one + 2)
    assert table.missed[one + 2] == 1
    assert table.missed[1 - one] == table.missed[3 - one] == 0


async def test_a_move_of_one_s_own_in_between_begins_the_count_anew(bench):
    number = await bench.series(options=MINUTE)
    seat = await miss(bench, number)
    await others_play(bench, number, seat)
    await play(bench, number)
    await others_play(bench, number, seat)
    assert await miss(bench, number) == seat
    assert not (await bench.table(number)).is_away(seat)


async def test_a_click_after_the_computer_has_moved_makes_no_move_and_shows_how_things_stand(bench):
    number = await bench.series(options=MINUTE)
    seat = await turn(bench, number)
    hand = (await bench.table(number)).view(seat).hand
    late = [await bench.action(seat, number, f"play {card}") for card in hand]
    await miss(bench, number)
    before = moves(bench)
    for action in late:
        answer = await bench.ask(seat, action, on_panel=True)
        assert answer.target is Target.PANEL
        fresh = await own_panel(bench, seat, number)
        assert buttons(answer.screen) == buttons(fresh)
        assert words(answer.screen) != words(fresh), "they are told why"
    assert moves(bench) == before


async def test_a_choice_after_the_computer_s_choice_moves_nothing(bench):
    number = await bench.series(options=MINUTE)
    table = await bench.until_choice(number, Random(4))
    winner = table.series.pending.winner
    late = [await bench.action(seat, number, move) for seat in (winner, winner + 2) for move in ("add", "take")]
    await miss(bench, number)
    before, balance = moves(bench), list((await bench.table(number)).series.brcka)
    for at, action in enumerate(late):
        answer = await bench.ask(winner + 2 * (at // 2), action, on_panel=True)
        assert answer.target is Target.PANEL
    assert moves(bench) == before
    assert (await bench.table(number)).series.brcka == balance


async def test_a_click_after_the_computer_has_declared_or_passed_moves_nothing(declaring):
    number = await declaring.series(options=MINUTE)
    seat = await turn(declaring, number)
    legal = [str(move) for move in (await declaring.table(number)).view(seat).legal]
    late = [await declaring.action(seat, number, move) for move in legal if not move.startswith("signal")]
    await until_phase(declaring, number, Phase.PLAY)
    before = moves(declaring)
    for action in late:
        assert (await declaring.ask(seat, action, on_panel=True)).target is Target.PANEL
    assert moves(declaring) == before


async def until_phase(bench: Bench, number: int, phase: Phase) -> None:
    """The time of everybody runs out until this phase."""
    for _ in range(50):
        if (await bench.table(number)).game.phase is phase:
            return
        await miss(bench, number)
    raise AssertionError("that never came")


async def test_the_time_is_shown_on_the_table_and_in_the_panel_of_whose_it_is(bench):
    number = await bench.series(options=MINUTE)
    for _ in range(5):
        await bench.let_pass(timedelta(seconds=7))
        seat = await turn(bench, number)
        deadline = (await bench.table(number)).deadline_at
        assert whens(await public(bench, number)) == {seconds(deadline)}
        for each in range(SEATS):
            shown = whens(await own_panel(bench, each, number))
            assert shown == ({seconds(deadline)} if each == seat else set())
        await play(bench, number)


async def test_of_declarations_only_who_is_asked_sees_the_time(declaring):
    number = await declaring.series(options=MINUTE)
    table = await declaring.table(number)
    seat, shown = await turn(declaring, number), await public(declaring, number)
    assert table.deadline_at is not None
    assert not whens(shown)
    for each in range(SEATS):
        when = whens(await own_panel(declaring, each, number))
        assert when == ({seconds(table.deadline_at)} if each == seat else set())
    # That it was passed on in the meantime can not be seen either.
    await declaring.store.change(number, lambda table: table.push(seat, Pass()))
    assert words(board(await declaring.table(number), T)) == words(shown)


async def test_a_signal_gives_eldest_no_new_time_and_calls_nobody_later(bench):
    number = await bench.series(options={"clock": "two-minutes", "ping": "minute"})
    table = await bench.table(number)
    right, due = right_of(table.game.dealer), (table.deadline_at, table.call_at)
    await bench.let_pass(timedelta(seconds=20))
    signal = next(move for move in table.view(right).legal if isinstance(move, Signal))
    await bench.press(right, number, str(signal))
    await bench.settle()
    table = await bench.table(number)
    assert table.game.deal.signal is not None
    assert (table.deadline_at, table.call_at) == due


async def test_nobody_else_s_coming_and_going_gives_whoever_is_awaited_new_time(bench):
    number = await bench.series(options=MINUTE)
    await until(bench, number, between_tricks)
    seat = await turn(bench, number)
    due = (await bench.table(number)).deadline_at
    left, away = (seat + 1) % SEATS, (seat + 2) % SEATS
    await absent(bench, number, away)
    await bench.store.change(number, lambda table: setattr(table, "deadline_at", due))
    await bench.let_pass(timedelta(seconds=10))
    await bench.host.endings.leave(actor(left), number)
    assert (await bench.table(number)).deadline_at == due
    await bench.press(6, number, f"take {left}")
    assert (await bench.table(number)).deadline_at == due
    await bench.press(away, number, "return", on_panel=True)
    assert (await bench.table(number)).deadline_at == due


@pytest.mark.parametrize("down", [timedelta(seconds=5), timedelta(hours=7)])
async def test_a_restart_gives_the_time_back_in_which_nobody_could_move(place, down):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options=MINUTE)
        await bench.let_pass(timedelta(seconds=20))
        messages = bench.gateway.messages
    clock.now += down
    async with opened(place, clock=clock) as bench:
        bench.gateway.messages = messages
        bench.host.start()
        await bench.settle()
        seat, before = await turn(bench, number), moves(bench)
        assert (await bench.table(number)).deadline_at - clock.now == timedelta(seconds=40)
        assert whens(await public(bench, number)) == {seconds(clock.now + timedelta(seconds=40))}
        await bench.let_pass(timedelta(seconds=39))
        assert moves(bench) == before
        await bench.let_pass(SECOND + PACE)
        assert [mover for mover, _ in moves(bench)[len(before) :]] == [seat]


async def test_after_a_crash_too_and_nobody_gets_more_than_a_minute_too_much(place):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options={"clock": "day", "ping": "off"})
        await bench.let_pass(timedelta(minutes=61, seconds=40))
        left = (await bench.table(number)).deadline_at - clock.now
        idle = (await bench.table(number)).idle_at - clock.now
        await bench.kill()
    clock.now += timedelta(hours=30)
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        await bench.settle()
        table = await bench.table(number)
        assert left <= table.deadline_at - clock.now <= left + timedelta(minutes=1)
        assert idle <= table.idle_at - clock.now <= idle + timedelta(minutes=1)
        assert not table.put_away


async def test_who_stops_before_the_start_is_done_takes_no_time_away(place):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options=MINUTE)
        await bench.let_pass(timedelta(seconds=20))
    clock.now += timedelta(hours=7)
    async with opened(place, clock=clock) as bench:
        bench.host.start()
    clock.now += timedelta(hours=1)
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        await bench.settle()
        assert (await bench.table(number)).deadline_at - clock.now == timedelta(seconds=40)


async def test_who_was_late_when_the_bot_went_down_is_moved_for_when_it_is_back(place):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        number = await bench.series(options=MINUTE)
        seat, before = await turn(bench, number), moves(bench)
        # The computer has begun to think.
        await bench.let_pass(timedelta(minutes=1))
        assert moves(bench) == before
        await bench.kill()
    clock.now += timedelta(hours=2)
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        await bench.let_pass(PACE)
        assert [mover for mover, _ in moves(bench)[len(before) :]] == [seat]


# Who is away


async def test_the_table_says_who_is_away_and_no_longer_when_they_are_back(bench):
    number = await bench.series(options=MINUTE)
    seat = await turn(bench, number)
    gone = (seat + 2) % SEATS
    told = T("away", name=NAMES[gone])
    assert told not in words(await public(bench, number))
    await absent(bench, number, gone)
    await bench.settle()
    shown = words(await public(bench, number))
    assert told in shown
    assert not any(T("away", name=NAMES[each]) in shown for each in range(SEATS) if each != gone)
    await bench.press(gone, number, "return", on_panel=True)
    await bench.settle()
    assert told not in words(await public(bench, number))


async def test_no_time_is_shown_for_a_computer_s_move_nor_for_that_of_who_is_away(bench):
    number = await bench.series(options=MINUTE)
    seat = await turn(bench, number)
    await absent(bench, number, seat)
    await bench.settle()
    assert (await bench.table(number)).awaited() == {seat}
    assert not whens(await public(bench, number))
    assert not whens(await own_panel(bench, seat, number))
    await bench.press(seat, number, "return", on_panel=True)
    await bench.settle()
    assert whens(await public(bench, number))
    await leave(bench, seat, number)
    await bench.settle()
    assert (await bench.table(number)).awaited() == {seat}
    assert not whens(await public(bench, number))


@pytest.mark.parametrize(("away", "votes"), [((), 3), ((0,), 2), ((0, 1), 2), ((0, 1, 2), 1)])
async def test_votes_to_stop_are_counted_among_those_who_are_there(bench, away, votes):
    number = await bench.series()
    await absent(bench, number, *away)
    present = [seat for seat in range(SEATS) if seat not in away]
    for seat in present[: votes - 1]:
        await bench.host.endings.stop(actor(seat), number)
        assert (await bench.table(number)).status is Status.PLAYING
    await bench.host.endings.stop(actor(present[votes - 1]), number)
    assert (await bench.table(number)).status is Status.STOPPED


async def test_a_slip_of_the_finger_is_no_second_vote(bench):
    number = await bench.series()
    for _ in range(2):
        await bench.press(1, number, "stop", on_panel=True)
        assert (await bench.table(number)).votes == {1}
    screen = (await bench.press(1, number, "more", on_panel=True)).screen
    assert "stop back" in map(does, buttons(screen))
    for _ in range(2):
        await bench.press(1, number, "stop back", on_panel=True)
        assert (await bench.table(number)).votes == set()


async def test_the_vote_of_somebody_who_went_away_ends_nothing_for_those_who_stayed(bench):
    number = await bench.series(options=MINUTE)
    gone = await turn(bench, number)
    await bench.host.endings.stop(actor(gone), number)
    await miss(bench, number)
    await others_play(bench, number, gone)
    assert await miss(bench, number) == gone
    one, other, third = ((gone + step) % SEATS for step in (1, 2, 3))
    await bench.host.endings.stop(actor(one), number)
    table = await bench.table(number)
    assert table.status is Status.PLAYING, "of three who are there one wants to stop"
    assert T("stop-votes", votes=1, people=3, needed=2) in words(board(table, T))
    assert third not in table.votes
    await bench.host.endings.stop(actor(other), number)
    assert (await bench.table(number)).status is Status.STOPPED


async def test_whoever_votes_is_back_with_all_the_time_there_is(bench):
    number = await bench.series(options=MINUTE)
    seat, before = await turn(bench, number), moves(bench)
    await absent(bench, number, seat)
    # The computer has thought already, and keeps to its pace.
    await bench.settle()
    await bench.host.endings.stop(actor(seat), number)
    await bench.let_pass(timedelta(seconds=59))
    assert moves(bench) == before
    await bench.let_pass(SECOND + PACE)
    assert [mover for mover, _ in moves(bench)[len(before) :]] == [seat]


async def test_no_computer_plays_for_somebody_who_came_back_while_it_thought(bench):
    number = await bench.series(options=MINUTE)
    seat, before = await turn(bench, number), moves(bench)
    await absent(bench, number, seat)
    await bench.settle()
    await bench.press(seat, number, "return", on_panel=True)
    await bench.let_pass(timedelta(seconds=59))
    assert moves(bench) == before
    await play(bench, number)
    assert [mover for mover, _ in moves(bench)[len(before) :]] == [seat]


async def test_computers_rest_where_their_table_is_deleted(bench, caplog):
    number = await bench.series(options={"ping": "off"})
    await absent(bench, number, await turn(bench, number))
    await bench.settle()
    table = await bench.table(number)
    await bench.store.guilds.mark_removed(GUILD, bench.clock.now - timedelta(days=40))
    await bench.host.settings.forget_guilds()
    await bench.let_pass(PACE)
    bench.host._updates.wake(table)
    await bench.let_pass(timedelta(minutes=2))
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


async def test_where_everybody_is_away_nothing_moves_until_somebody_is_back(bench):
    number = await bench.series(options=MINUTE)
    seat = await turn(bench, number)
    await absent(bench, number, *range(SEATS))
    before = moves(bench)
    await bench.let_pass(timedelta(hours=5))
    assert moves(bench) == before
    back = (seat + 2) % SEATS
    await bench.press(back, number, "return", on_panel=True)
    await bench.let_pass(2 * PACE)
    assert [mover for mover, _ in moves(bench)[len(before) :]] == [seat, (seat + 1) % SEATS]
    assert (await bench.table(number)).awaited() == {back}


async def test_a_partner_who_is_there_chooses_and_the_computer_only_when_the_time_is_over(bench):
    number = await bench.series(options=MINUTE)
    table = await bench.until_choice(number, Random(4))
    winner = table.series.pending.winner
    before = moves(bench)
    await absent(bench, number, winner)
    await bench.let_pass(timedelta(seconds=59))
    assert moves(bench) == before
    await bench.press(winner + 2, number, "take")
    assert moves(bench)[len(before)] == (winner + 2, "take")


async def test_where_both_partners_are_away_the_computer_chooses(bench):
    number = await bench.series(options=MINUTE)
    table = await bench.until_choice(number, Random(4))
    winner = table.series.pending.winner
    before = moves(bench)
    await absent(bench, number, winner, winner + 2)
    await bench.let_pass(PACE)
    assert moves(bench)[len(before)][1] in ("add", "take")


# Calls


def ids(*seats: int) -> tuple[int, ...]:
    return tuple(1000 + seat for seat in sorted(seats))


async def call_of(bench: Bench, number: int) -> Screen | None:
    table = await bench.table(number)
    return bench.gateway.messages.get((table.channel_id, table.call_id))


@pytest.mark.parametrize("ping", list(GRACES))
async def test_whoever_is_awaited_and_has_no_hand_open_is_mentioned_once_after_the_grace(bench, ping):
    number = await bench.series(options={"ping": ping})
    seat = await turn(bench, number)
    await bench.let_pass(timedelta(seconds=GRACES[ping]) - SECOND)
    assert not bench.gateway.called
    await bench.let_pass(SECOND)
    assert bench.gateway.called == [ids(seat)]
    call = await call_of(bench, number)
    assert f"<@{1000 + seat}>" in words(call)
    # With a way to the table, whose message it does not replace.
    table = await bench.table(number)
    assert f"/{CHANNEL}/{table.message_id}" in words(call)
    assert (CHANNEL, table.message_id) in bench.gateway.messages
    await bench.let_pass(timedelta(hours=5))
    assert len(bench.gateway.called) == 1


async def test_the_call_is_taken_back_when_they_have_moved_and_the_next_one_is_called_in_turn(bench):
    number = await bench.series()
    seat = await turn(bench, number)
    await bench.let_pass(timedelta(minutes=1))
    (call,) = [key for key, screen in bench.gateway.messages.items() if "<@" in words(screen)]
    await play(bench, number)
    assert call in bench.gateway.deleted and call not in bench.gateway.messages
    await bench.let_pass(timedelta(minutes=1) - SECOND)
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
    assert not [screen for screen in bench.gateway.messages.values() if "<@" in words(screen)]


async def test_who_has_their_hand_open_is_not_mentioned_before_its_token_has_run_out(bench):
    number = await bench.series()
    seat = await turn(bench, number)
    await bench.open_panel(seat, number)
    await bench.let_pass(TOKEN_LIFE - SECOND)
    assert not bench.gateway.called
    await bench.let_pass(SECOND)
    assert bench.gateway.called == [ids(seat)]
    await bench.let_pass(timedelta(hours=1))
    assert len(bench.gateway.called) == 1


async def test_who_opens_their_hand_anew_meanwhile_is_given_that_time_too(bench):
    number = await bench.series()
    seat = await turn(bench, number)
    await bench.open_panel(seat, number)
    await bench.let_pass(timedelta(minutes=10))
    await bench.open_panel(seat, number)
    await bench.let_pass(TOKEN_LIFE - SECOND)
    assert not bench.gateway.called
    await bench.let_pass(SECOND)
    assert bench.gateway.called == [ids(seat)]


async def test_a_hand_whose_token_discord_takes_no_more_is_not_open(bench):
    number = await bench.series()
    seat = await turn(bench, number)
    token = await bench.open_panel((seat + 1) % SEATS, number)
    bench.gateway.dead.add(token)
    await play(bench, number)
    await bench.let_pass(timedelta(minutes=1))
    assert bench.gateway.called == [ids((seat + 1) % SEATS)]


async def test_nobody_is_mentioned_at_a_table_that_mentions_nobody(bench):
    number = await bench.series(options={"ping": "off"})
    await bench.let_pass(timedelta(hours=20))
    assert not bench.gateway.called
    assert len(bench.gateway.messages) == 1
    assert (await bench.table(number)).call_id is None


@pytest.mark.parametrize("when", ["before", "meanwhile"])
async def test_nobody_is_mentioned_who_does_not_want_to_be(bench, when):
    async def turn_off(seat: int) -> None:
        await bench.host.press(actor(seat), "pr1:pings.0", on_panel=True)

    if when == "before":
        for seat in range(SEATS):
            await bench.host.identity.person(actor(seat))
            await turn_off(seat)
    number = await bench.series()
    if when == "meanwhile":
        await bench.let_pass(timedelta(seconds=30))
        await turn_off(await turn(bench, number))
    await bench.let_pass(timedelta(hours=20))
    assert not bench.gateway.called
    assert len(bench.gateway.messages) == 1


async def test_computers_and_those_who_are_away_are_not_mentioned(bench):
    number = await bench.series(options={"ping": "minute"})
    seat = await turn(bench, number)
    await absent(bench, number, *range(SEATS))
    await bench.let_pass(timedelta(minutes=5))
    assert not bench.gateway.called
    await bench.press(seat, number, "return", on_panel=True)
    await bench.let_pass(timedelta(minutes=1))
    assert bench.gateway.called == [ids(seat)]


async def test_while_declarations_are_made_all_who_are_there_are_mentioned(declaring):
    number = await declaring.series()
    seat = await turn(declaring, number)
    gone = (seat + 1) % SEATS
    await absent(declaring, number, gone)
    await declaring.let_pass(timedelta(minutes=1))
    assert declaring.gateway.called == [ids(*(set(range(SEATS)) - {gone}))]
    # Whoever is asked is named no otherwise than the rest.
    names = [f"<@{1000 + each}>" for each in range(SEATS) if each != gone]
    assert [name in words(await call_of(declaring, number)) for name in names] == [True] * 3
    assert T("call", people=" ".join(names), table=number, place="") not in words(await call_of(declaring, number))


async def test_of_several_who_might_be_meant_each_is_called_when_their_own_hand_is_no_longer_open(declaring):
    number = await declaring.series()
    seat = await turn(declaring, number)
    await declaring.open_panel(seat, number)
    await declaring.let_pass(timedelta(minutes=1))
    assert declaring.gateway.called == [ids(*(set(range(SEATS)) - {seat}))]
    await declaring.let_pass(TOKEN_LIFE)
    assert declaring.gateway.called[1:] == [ids(seat)]
    await declaring.let_pass(timedelta(hours=1))
    assert len(declaring.gateway.called) == 2


async def test_both_winners_are_mentioned_where_either_may_choose(bench):
    number = await bench.series()
    table = await bench.until_choice(number, Random(4))
    winner = table.series.pending.winner
    bench.gateway.called.clear()
    await bench.let_pass(timedelta(minutes=1))
    assert bench.gateway.called == [ids(winner, winner + 2)]


async def test_nobody_s_leaving_or_coming_back_tells_who_is_asked_to_declare(declaring):
    number = await declaring.series(options={"clock": "none", "ping": "minute"})
    asked = await turn(declaring, number)
    await declaring.let_pass(timedelta(minutes=1))
    (call_id,) = {(await declaring.table(number)).call_id}
    assert call_id is not None
    for seat in (asked, (asked + 1) % SEATS):
        declaring.gateway.forget()
        await leave(declaring, seat, number)
        assert not declaring.gateway.deleted
        assert (await declaring.table(number)).call_id == call_id
    await declaring.press(6, number, f"take {asked}")
    assert not declaring.gateway.deleted


@pytest.mark.parametrize("crash", [False, True])
async def test_a_restart_neither_forgets_a_call_nor_makes_it_twice(place, crash):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        first = await bench.series()
        await bench.let_pass(timedelta(minutes=2, seconds=15))
        second = await bench.series()
        await until(bench, second, lambda table: table.game.phase is Phase.PLAY)
        called, messages = list(bench.gateway.called), bench.gateway.messages
        seats = [await turn(bench, number) for number in (first, second)]
        assert called == [ids(seats[0])]
        await bench.let_pass(timedelta(seconds=30))
        assert bench.gateway.called == called
        if crash:
            await bench.kill()
    clock.now += timedelta(hours=1)
    async with opened(place, clock=clock) as bench:
        bench.gateway.messages = messages
        bench.host.start()
        await bench.let_pass(timedelta(seconds=29))
        assert not bench.gateway.called
        await bench.let_pass(timedelta(minutes=1, seconds=1))
        assert bench.gateway.called == [ids(seats[1])]
        await bench.let_pass(timedelta(hours=2))
        assert len(bench.gateway.called) == 1
        # The call made before is taken back by the move that it was for.
        before = (await bench.table(first)).call_id
        await play(bench, first)
        assert (CHANNEL, before) in bench.gateway.deleted


# Leaving and taking over


async def leave(bench: Bench, seat: int, number: int) -> None:
    await bench.host.endings.leave(actor(seat), number)


async def test_anybody_may_take_a_computer_s_seat_between_tricks_and_plays_on_with_its_cards(bench):
    number = await bench.series()
    table = await until(bench, number, between_tricks)
    seat = (await turn(bench, number) + 1) % SEATS
    hand = table.view(seat).hand
    await leave(bench, seat, number)
    assert (await bench.table(number)).level_of(seat) is not None
    await bench.settle()
    assert "seats" in [does(each) for each in buttons(await public(bench, number))]
    offered = await bench.press(6, number, "seats")
    assert (offered.target, [does(each) for each in buttons(offered.screen)]) == (Target.NOTE, [f"take {seat}"])
    answer = await bench.ask(6, buttons(offered.screen)[0].action)
    assert answer.target is Target.PANEL
    table = await bench.table(number)
    assert table.person(seat).user_id == 1006
    assert {does(each) for each in buttons(answer.screen)} >= {f"play {card}" for card in hand}
    # And from now on it waits for them.
    while table.awaited() != {seat}:
        await play(bench, number)
        table = await bench.table(number)
    before = moves(bench)
    await bench.let_pass(timedelta(minutes=10))
    assert moves(bench) == before
    await bench.press(6, number, str(await move_of(bench, number, Random(1))), on_panel=True)
    assert moves(bench)[len(before)][0] == seat


async def test_in_the_middle_of_a_trick_no_seat_changes_hands(bench):
    number = await bench.series()
    await until(bench, number, between_tricks)
    seat = await turn(bench, number)
    last = (seat + 3) % SEATS
    await leave(bench, last, number)
    await play(bench, number)
    for _ in range(2):
        assert (await bench.table(number)).game.deal.table
        before = state(await bench.table(number))
        with refusal():
            await bench.press(6, number, f"take {last}")
        assert state(await bench.table(number)) == before
        await play(bench, number)
    # The computer plays the fourth card, and the seat can be had.
    await bench.let_pass(PACE)
    assert not (await bench.table(number)).game.deal.table
    await bench.press(6, number, f"take {last}")
    assert (await bench.table(number)).person(last).user_id == 1006


async def test_no_seat_is_taken_by_who_has_one_nor_from_a_person_nor_where_none_is(bench):
    number = await bench.series()
    await until(bench, number, between_tricks)
    await leave(bench, 2, number)
    before = state(await bench.table(number))
    for seat, what in ((1, "take 2"), (6, "take 1"), (6, "take 4")):
        with refusal():
            await bench.press(seat, number, what)
    assert state(await bench.table(number)) == before


async def test_before_the_series_and_after_it_no_seat_is_taken_over(bench):
    number = await bench.lobby(sitting=3)
    await bench.press(0, number, "computer regular")
    with refusal():
        await bench.press(6, number, "take 3")
    await bench.press(0, number, "start")
    await bench.host.endings.stop(actor(8, moderator=True), number)
    with refusal():
        await bench.press(6, number, "take 3")


async def test_who_has_seen_a_hand_takes_no_other_one_of_the_same_deal(place):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        number = await bench.series()
        table = await until(bench, number, between_tricks)
        deal = table.deal_key
        seat = (await turn(bench, number) + 1) % SEATS
        other = (seat + 1) % SEATS
        await leave(bench, seat, number)
        await leave(bench, other, number)
    # Not even after a restart.
    async with opened(place, clock=clock) as bench:
        await bench.table(number)
        before = state(await bench.table(number))
        with refusal():
            await bench.press(seat, number, f"take {other}")
        with refusal():
            await bench.press(other, number, f"take {seat}")
        assert state(await bench.table(number)) == before
        await bench.press(seat, number, f"take {seat}")
        assert (await bench.table(number)).person(seat).user_id == 1000 + seat
        await leave(bench, seat, number)
        await until(bench, number, lambda table: table.deal_key != deal and between_tricks(table))
        await bench.press(seat, number, f"take {other}")
        assert (await bench.table(number)).person(other).user_id == 1000 + seat


async def test_who_had_their_data_deleted_takes_no_other_hand_of_the_same_deal_as_somebody_new(bench):
    number = await bench.series()
    await until(bench, number, between_tricks)
    seat = (await turn(bench, number) + 1) % SEATS
    other = (seat + 1) % SEATS
    await leave(bench, other, number)
    await bench.host.press(actor(seat), "pv1:delete", on_panel=True)
    await bench.settle()
    before = state(await bench.table(number))
    with refusal():
        await bench.press(seat, number, f"take {other}")
    assert state(await bench.table(number)) == before
    await bench.press(seat, number, f"take {seat}")
    assert (await bench.table(number)).person(seat).user_id == 1000 + seat


async def test_data_deleted_elsewhere_keep_nobody_from_a_seat_who_was_known_before(bench):
    number = await bench.series()
    await bench.host.identity.person(actor(6))
    await until(bench, number, between_tricks)
    seat = (await turn(bench, number) + 1) % SEATS
    other = (seat + 1) % SEATS
    await leave(bench, other, number)
    # Whoever looks on was known when a player who came later than them is forgotten.
    await bench.press(7, number, f"take {other}")
    await bench.host.press(actor(7), "pv1:delete", on_panel=True)
    await leave(bench, seat, number)
    await bench.press(6, number, f"take {seat}")
    assert (await bench.table(number)).person(seat).user_id == 1006


# Giving a game up


async def concede(bench: Bench, seat: int, number: int) -> Answer:
    answer = await bench.press(seat, number, "concede", on_panel=True)
    await bench.settle()
    return answer


async def test_giving_up_is_asked_for_twice_and_never_one_press_away(bench):
    number = await bench.series()
    seat = await turn(bench, number)
    for each in range(SEATS):
        assert "concede" not in [does(button) for button in buttons(await own_panel(bench, each, number))]
    more = await bench.press(seat, number, "more", on_panel=True)
    assert "ask concede" in [does(each) for each in buttons(more.screen)]
    before = state(await bench.table(number))
    sure = await bench.press(seat, number, "ask concede", on_panel=True)
    assert {"concede", "back"} <= {does(each) for each in buttons(sure.screen)}
    assert state(await bench.table(number)) == before


async def test_both_partners_must_want_to_give_up(bench):
    number = await bench.series()
    table = await until(bench, number, between_tricks)
    score = table.game.score
    await concede(bench, 1, number)
    table = await bench.table(number)
    assert table.game.outcome is None
    await concede(bench, 0, number)
    assert (await bench.table(number)).game.outcome is None, "these are opponents"
    await concede(bench, 3, number)
    entry = (await bench.store.ledger.of_guild(GUILD)).entries[-1]
    assert (entry.outcome.winner, entry.outcome.how, entry.outcome.score) == (0, How.CONCEDED, tuple(score))
    table = await bench.table(number)
    assert not table.conceding, "nothing of it is left for the next game"


async def test_pressing_again_takes_it_back(bench):
    number = await bench.series()
    await concede(bench, 1, number)
    # The same button twice, as by a finger that slips, is one wish; what is drawn now takes it back.
    await concede(bench, 1, number)
    assert (await bench.table(number)).conceding == {1}
    screen = (await bench.press(1, number, "ask concede", on_panel=True)).screen
    assert "concede" not in map(does, buttons(screen))
    await bench.press(1, number, "concede back", on_panel=True)
    await concede(bench, 3, number)
    assert (await bench.table(number)).game.outcome is None
    assert (await bench.table(number)).conceding == {3}


async def test_nobody_but_the_partner_learns_that_somebody_would_give_up(bench):
    number = await bench.series(options={"ping": "off"})
    for seat in range(SEATS):
        await bench.open_panel(seat, number)
    await bench.settle()
    shown = board(await bench.table(number), T)
    panels = [await own_panel(bench, seat, number) for seat in range(SEATS)]
    bench.gateway.forget()
    await concede(bench, 1, number)
    assert board(await bench.table(number), T) == shown
    for seat in (0, 2):
        assert await own_panel(bench, seat, number) == panels[seat]
    assert words(await own_panel(bench, 3, number)) != words(panels[3])
    assert words(await own_panel(bench, 1, number)) != words(panels[1])
    # The partner is told at once, and nothing else is drawn.
    assert [kept.message_id for kept, _ in bench.gateway.refreshed] == [9003]
    assert not (bench.gateway.posted or bench.gateway.edited)


async def test_a_computer_or_an_absent_partner_agrees(bench):
    for at, away in enumerate((True, False)):
        number = await bench.series()
        if away:
            await absent(bench, number, 3)
        else:
            await leave(bench, 3, number)
        await concede(bench, 1, number)
        entries = (await bench.store.ledger.of_guild(GUILD)).entries
        assert len(entries) == at + 1
        assert (entries[-1].outcome.winner, entries[-1].outcome.how) == (0, How.CONCEDED)


@pytest.mark.parametrize("under", [True, False])
async def test_the_winners_get_two_brcka_only_if_those_who_gave_up_had_less_than_half_a_hundred(bench, under):
    number = await bench.series()

    def come(table: Table) -> bool:
        between = between_tricks(table) or table.next_deal_at is not None
        return table.game.outcome is None and between and (table.game.score[1] < 50) == under

    table = await until(bench, number, come)
    score = list(table.game.score)
    games = len((await bench.store.ledger.of_guild(GUILD)).entries)
    await concede(bench, 1, number)
    await concede(bench, 3, number)
    table = await bench.table(number)
    outcome = table.game.outcome
    assert (outcome.winner, outcome.brcka, outcome.score) == (0, 2 if under else 1, tuple(score))
    if table.series.pending is not None:
        await bench.press(0, number, "add")
    entry = (await bench.store.ledger.of_guild(GUILD)).entries[games]
    assert (entry.outcome, entry.choice.amount) == (outcome, 2 if under else 1)
    # And its record can be checked by anybody.
    answer = await bench.host.ledger.record(actor(7), entry.game_id)
    assert record.check(record.loads(answer.file[1].decode())) == outcome


async def test_giving_up_between_two_deals_ends_the_game_and_the_next_one_comes_after_its_pause(bench):
    number = await bench.series()
    table = await until(bench, number, lambda table: table.next_deal_at is not None and table.game.phase is Phase.DEAL)
    await bench.let_pass(timedelta(seconds=5))
    loser = 1 - table.series.pending.winner if table.series.pending else 1
    await concede(bench, loser, number)
    await concede(bench, loser + 2, number)
    ended = bench.clock.now
    table = await bench.table(number)
    assert table.game.outcome.how is How.CONCEDED
    if table.series.pending is None:
        assert table.next_deal_at == ended + PAUSE
    await bench.let_pass(PAUSE - SECOND)
    assert (await bench.table(number)).game_number == 1


async def test_where_the_winners_have_a_choice_a_game_given_up_between_deals_waits_for_it(bench):
    number = await bench.series()
    # Both sides have something that could be taken.
    await until(
        bench,
        number,
        lambda table: all(table.series.brcka) and table.game.phase is Phase.DEAL and table.next_deal_at is not None,
    )
    await concede(bench, 1, number)
    await concede(bench, 3, number)
    table = await bench.table(number)
    game = table.game_number
    assert table.series.pending is not None and table.next_deal_at is None
    await bench.let_pass(timedelta(minutes=10))
    assert (await bench.table(number)).game_number == game
    await bench.press(0, number, "add")
    await bench.settle()
    assert (await bench.table(number)).next_deal_at == bench.clock.now + PAUSE


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whenever_a_game_is_given_up_everybody_is_shown_its_end(seed):
    for number, table in enumerate(random_series(seed, boldness=0.5)):
        if number % 7 or table.game.phase in (Phase.DEALER, Phase.OVER):
            continue
        ended = table_with(Game.replay(table.rules, table.game.moves))
        score = ended.game.score
        for seat in (1, 3):
            ended.concede(ended.person(seat))
        ended.advance(NOON, Seeded(seed), PAUSE)
        names, losers = "Anna & Cyril", "Béla & Dana"
        told = T(
            "game-conceded", losers=losers, names=names, score0=score[0], score1=score[1], brcka=1 + (score[1] < 50)
        )
        assert told in words(board(ended, T)), f"seed {seed}, {number}"
        for name, screen in screens(ended):
            assert_taken(screen, f"seed {seed}, {number}, {name}")


async def test_there_is_nothing_to_give_up_before_and_after_a_game(bench):
    number = await bench.lobby()
    with refusal():
        await bench.host.endings.concede(actor(1), number)
    await bench.press(0, number, "start")
    await bench.settle()
    with refusal():
        await bench.host.endings.concede(actor(6), number)
    table = await bench.until_choice(number, Random(4))
    before = state(table)
    for seat in range(SEATS):
        with refusal():
            await bench.host.endings.concede(actor(seat), number)
    assert state(await bench.table(number)) == before


# Putting away


def kept(table: Table) -> tuple[object, ...]:
    """All of a table that must not be lost when it is put away: the people, the game, the brčka."""
    everything = state(table)
    return (table.id, table.rules, table.options, tuple(table.seats), table.seed, table.next_seed, *everything[3:])


async def test_a_table_at_which_nobody_does_anything_is_put_away_and_nothing_is_lost(bench):
    number = await bench.series(options=MINUTE | {"clock": "none"})
    await until(bench, number, between_tricks)
    before = kept(await bench.table(number))
    await bench.let_pass(timedelta(hours=24) - SECOND)
    assert not (await bench.table(number)).put_away
    await bench.let_pass(SECOND)
    table = await bench.table(number)
    assert table.put_away and kept(table) == before
    shown = await public(bench, number)
    assert T("put-away") in words(shown)
    assert [does(each) for each in buttons(shown)] == ["wake"]
    # Nothing moves there any more.
    await bench.let_pass(timedelta(days=9))
    assert kept(await bench.table(number)) == before
    listed = await bench.host.display.tables(actor(7))
    assert T("tables-put-away", table=number) in words(listed.screen)


async def test_whatever_somebody_does_at_a_table_put_away_brings_it_back(bench):
    number = await bench.series(options={"ping": "off"})
    await until(bench, number, between_tricks)
    await bench.let_pass(timedelta(hours=24))
    assert (await bench.table(number)).put_away
    seat = await play(bench, number)
    table = await bench.table(number)
    assert not table.put_away and await turn(bench, number) != seat
    assert T("put-away") not in words(await public(bench, number))
    # A button that comes too late moves nothing, but it too brings the table back for all to see.
    late = await bench.action(seat, number, "play hA")
    await play(bench, number)
    before = len(moves(bench))
    await bench.let_pass(timedelta(hours=24))
    assert (await bench.table(number)).put_away
    await bench.ask(seat, late, on_panel=True)
    await bench.settle()
    assert not (await bench.table(number)).put_away and len(moves(bench)) == before
    assert T("put-away") not in words(await public(bench, number))
    # And it is put away again where nobody goes on.
    await bench.let_pass(timedelta(hours=24))
    assert (await bench.table(number)).put_away


async def test_what_is_refused_leaves_a_table_put_away(bench):
    number = await bench.series(options={"ping": "off"})
    await bench.let_pass(timedelta(hours=24))
    before = state(await bench.table(number))
    with refusal():
        await bench.press(6, number, "take 1")
    assert state(await bench.table(number)) == before


async def test_a_table_of_a_rematch_is_put_away_too(bench):
    number = await bench.series(options={"ping": "off"})
    await bench.store.change(number, lambda table: setattr(table, "status", Status.FINISHED))
    await bench.press(0, number, "rematch")
    rematch = (await bench.table(number)).rematch_id
    await bench.let_pass(timedelta(hours=23))
    await bench.press(1, number, "rematch")
    await bench.let_pass(timedelta(hours=24) - SECOND)
    assert not (await bench.table(rematch)).put_away
    await bench.let_pass(SECOND)
    assert (await bench.table(rematch)).put_away
    # Whoever asks for the rematch then, brings it back.
    await bench.press(2, number, "rematch")
    await bench.settle()
    table = await bench.table(rematch)
    assert not table.put_away and table.people == 3


@pytest.mark.parametrize("by", ["button", "panel", "command"])
async def test_it_comes_back_as_it_stood_with_full_time_for_whoever_is_awaited(bench, by):
    number = await bench.series(options=MINUTE)
    await until(bench, number, between_tricks)
    seat, before = await turn(bench, number), kept(await bench.table(number))
    # As if nobody had been there for long: a clock alone would have had the computer move.
    await bench.store.change(number, lambda table: setattr(table, "idle_at", bench.clock.now + SECOND))
    await bench.store.change(number, lambda table: setattr(table, "deadline_at", None))
    bench.host._updates.wake(await bench.table(number))
    await bench.let_pass(timedelta(days=2))
    assert (await bench.table(number)).put_away
    if by == "button":
        answer = await bench.press(7, number, "wake")
        assert answer.target is Target.BOARD
    elif by == "panel":
        screen = await own_panel(bench, seat, number)
        assert "wake" in [does(each) for each in buttons(screen)]
        await bench.press(seat, number, "wake", on_panel=True)
    else:
        answer = await bench.host.display.show(actor(7), number)
    await bench.settle()
    table = await bench.table(number)
    assert not table.put_away and kept(table) == before
    assert table.deadline_at == bench.clock.now + timedelta(minutes=1)
    assert T("put-away") not in words(await public(bench, number))
    assert whens(await public(bench, number)) == {seconds(table.deadline_at)}
    await bench.let_pass(timedelta(seconds=59))
    assert kept(await bench.table(number)) == before
    await play(bench, number)
    assert (await bench.table(number)).idle_at == bench.clock.now + timedelta(hours=24)


async def test_a_table_at_which_somebody_plays_is_not_put_away(bench):
    number = await bench.series(options={"ping": "off"})
    for _ in range(6):
        await bench.let_pass(timedelta(hours=23))
        assert not (await bench.table(number)).put_away
        await play(bench, number)


async def test_with_a_day_for_a_move_a_table_is_not_put_away_before_three(bench):
    number = await bench.series(options={"clock": "day", "ping": "off"})
    before = len(moves(bench))
    await bench.let_pass(timedelta(days=3) - SECOND)
    assert not (await bench.table(number)).put_away
    # Those who were late have been moved for.
    assert len(moves(bench)) >= before + 2
    await bench.let_pass(SECOND)
    assert (await bench.table(number)).put_away
    stored = moves(bench)
    await bench.let_pass(timedelta(days=5))
    assert moves(bench) == stored


async def test_how_long_that_takes_is_for_whoever_runs_the_bot_to_say(place):
    async with opened(place, idle=timedelta(hours=3)) as bench:
        number = await bench.series(options={"ping": "off"})
        await bench.let_pass(timedelta(hours=3) - SECOND)
        assert not (await bench.table(number)).put_away
        await bench.let_pass(SECOND)
        assert (await bench.table(number)).put_away


async def test_a_lobby_is_put_away_too_and_comes_back_with_who_sat_there(bench):
    number = await bench.lobby(sitting=3)
    await bench.let_pass(timedelta(hours=24))
    assert (await bench.table(number)).put_away
    assert [does(each) for each in buttons(await public(bench, number))] == ["wake"]
    await bench.press(2, number, "wake")
    await bench.settle()
    await bench.press(3, number, "sit 3")
    await bench.press(1, number, "start")
    assert (await bench.table(number)).status is Status.PLAYING


async def test_a_table_put_away_stays_so_over_a_restart(place):
    clock = Clock()
    async with opened(place, clock=clock) as bench:
        number = await bench.series(options={"ping": "off"})
        await bench.let_pass(timedelta(hours=24))
        before = state(await bench.table(number))
    clock.now += timedelta(days=40)
    async with opened(place, clock=clock) as bench:
        bench.host.start()
        await bench.let_pass(timedelta(minutes=10))
        assert state(await bench.table(number)) == before
        assert not bench.gateway.posted
        await bench.press(0, number, "wake")
        assert not (await bench.table(number)).put_away


# Resuming


async def stopped(bench: Bench) -> int:
    """A series of the four that a moderator has stopped in the middle of a deal."""
    number = await bench.series()
    await until(bench, number, between_tricks)
    await bench.host.endings.stop(actor(8, moderator=True), number)
    await bench.settle()
    return number


async def put_away(bench: Bench) -> int:
    """A series of the four at which nobody moved for a day."""
    number = await bench.series()
    await until(bench, number, between_tricks)
    await bench.let_pass(timedelta(hours=25))
    assert (await bench.table(number)).put_away
    return number


def offers(screen: Screen) -> bool:
    return "resume" in [does(each) for each in buttons(screen)]


@pytest.mark.parametrize("end", [stopped, put_away])
async def test_the_same_four_go_on_where_they_stood_in_the_message_of_their_new_lobby(bench, end):
    old = await end(bench)
    before, old_message = kept(await bench.table(old)), (await bench.table(old)).message_id
    lobby = await bench.new(seat=2)
    # In other seats than before; what counts is who they are.
    for person, seat in ((0, 3), (3, 1)):
        await bench.press(person, lobby, f"sit {seat}")
    assert not offers(await public(bench, lobby))
    await bench.press(1, lobby, "sit 2")
    assert offers(await public(bench, lobby))
    first, second = (await bench.table(old)).series.brcka
    assert T("resume-offer", table=old, first=first, second=second) in words(await public(bench, lobby))
    message = (await bench.table(lobby)).message_id
    answer = await bench.press(3, lobby, "resume")
    await bench.settle()
    assert (answer.target, answer.table_id) == (Target.BOARD, old)
    table = await bench.table(old)
    assert table.status is Status.PLAYING and not table.put_away
    assert kept(table) == before
    assert table.message_id == message
    # One message to play by is left of both, and one table.
    assert [key for key, screen in bench.gateway.messages.items() if buttons(screen)] == [(CHANNEL, message)]
    assert bench.gateway.messages[CHANNEL, message] == board(table, T)
    assert (CHANNEL, old_message) in bench.gateway.deleted
    tables, others = await bench.store.open_tables(GUILD, 9)
    assert ([each.id for each in tables], others) == ([old], 0)
    played = moves(bench)
    await play(bench, old)
    assert len(moves(bench)) > len(played)
    with refusal():
        await bench.press(3, lobby, "resume")


async def test_in_another_channel_they_go_on_there(bench):
    old = await stopped(bench)
    answer = await bench.host.lobby.new(actor(0, channel_id=ELSEWHERE))
    lobby = answer.table_id
    message = (await bench.table(lobby)).message_id
    for seat in (1, 2, 3):
        await bench.press(seat, lobby, f"sit {seat}")
    await bench.press(0, lobby, "resume")
    await bench.settle()
    table = await bench.table(old)
    assert (table.channel_id, table.message_id) == (ELSEWHERE, message)
    await play(bench, old)
    assert bench.gateway.edited[-1][:2] == (ELSEWHERE, message)


async def test_only_who_sits_there_goes_on(bench):
    await stopped(bench)
    lobby = await bench.lobby()
    before = state(await bench.table(lobby))
    with refusal():
        await bench.press(7, lobby, "resume")
    assert state(await bench.table(lobby)) == before
    # They may as well begin anew.
    await bench.press(0, lobby, "start")
    assert (await bench.table(lobby)).series.brcka == [0, 0]


async def test_no_series_is_offered_to_three_of_them_to_others_nor_elsewhere(bench):
    await stopped(bench)
    lobby = await bench.lobby(sitting=3)
    assert not offers(await public(bench, lobby))
    await bench.press(4, lobby, "sit 3")
    assert not offers(await public(bench, lobby))
    with refusal():
        await bench.press(0, lobby, "resume")
    await bench.press(4, lobby, "stand")
    await bench.press(0, lobby, "computer regular")
    assert not offers(await public(bench, lobby))
    with refusal():
        await bench.press(0, lobby, "resume")
    # On another server the same four have nothing to go on with.
    there = {"guild_id": GUILD + 1}
    answer = await bench.host.lobby.new(actor(0, **there))
    for seat in (1, 2, 3):
        pressed = f"st1:{answer.table_id}:0.0:sit {seat}"
        answer = await bench.host.press(actor(seat, **there), pressed, on_panel=False)
    assert not offers(answer.screen)
    with refusal():
        await bench.host.press(actor(0, **there), f"st1:{answer.table_id}:0.0:resume", on_panel=False)


async def test_neither_a_finished_series_nor_one_never_begun_is_offered(bench):
    number = await bench.series()
    random = Random(8)
    while (await bench.table(number)).status is Status.PLAYING:
        await bench.play_on(number, random, boldness=0.9)
    never = await bench.lobby()
    await bench.host.endings.stop(actor(0), never)
    lobby = await bench.lobby()
    assert not offers(await public(bench, lobby))


async def test_of_several_the_newest_is_offered_and_next_time_the_other(bench):
    first, second = await stopped(bench), await stopped(bench)
    lobby = await bench.lobby()
    assert (await bench.table(lobby)).unfinished[0] == second
    await bench.press(0, lobby, "resume")
    await bench.host.endings.stop(actor(8, moderator=True), second)
    random = Random(8)
    lobby = await bench.lobby()
    await bench.press(0, lobby, "resume")
    while (await bench.table(second)).status is Status.PLAYING:
        await bench.play_on(second, random, boldness=0.9)
    lobby = await bench.lobby()
    assert (await bench.table(lobby)).unfinished[0] == first


# Messages


async def test_a_message_that_is_too_old_becomes_a_record_that_leads_on_to_a_new_one(bench):
    number = await bench.series(options={"ping": "off"})
    old = (await bench.table(number)).message_id
    await bench.let_pass(MESSAGE_LIFE - SECOND)
    await play(bench, number)
    assert (await bench.table(number)).message_id == old and not bench.gateway.posted
    await bench.let_pass(SECOND)
    await play(bench, number)
    new = (await bench.table(number)).message_id
    assert new != old and len(bench.gateway.posted) == 1
    left = bench.gateway.messages[CHANNEL, old]
    assert not buttons(left)
    assert f"https://discord.com/channels/{GUILD}/{CHANNEL}/{new}" in words(left)
    assert await public(bench, number) == board(await bench.table(number), T)
    # From now on the new one is redrawn, for as long.
    bench.gateway.forget()
    await bench.let_pass(MESSAGE_LIFE - SECOND)
    await play(bench, number)
    assert {message for _, message, _ in bench.gateway.edited} == {new} and not bench.gateway.posted


async def test_bringing_the_table_down_leaves_one_message_at_the_end(bench):
    number = await bench.series(options={"ping": "off"})
    for on_panel in (False, True):
        (old,) = bench.gateway.messages
        chat = bench.gateway.put(CHANNEL, Screen((), 0))
        answer = await bench.press(2, number, "down", on_panel=on_panel)
        assert answer.target is (Target.PANEL if on_panel else Target.NOTE)
        await bench.settle()
        table = await bench.table(number)
        assert list(bench.gateway.messages) == [(CHANNEL, chat), (CHANNEL, table.message_id)]
        assert bench.gateway.deleted[-1] == old
        assert await public(bench, number) == board(table, T)
        del bench.gateway.messages[CHANNEL, chat]
    bench.gateway.forget()
    await play(bench, number)
    assert {message for _, message, _ in bench.gateway.edited} == {table.message_id}


class SlowFace(RecordingFace):
    """One that takes its time, and counts what it is asked to do in a channel at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way: dict[int, int] = {}
        self.most = 0

    @contextlib.asynccontextmanager
    async def busy(self, channel_id: int) -> AsyncIterator[None]:
        self.under_way[channel_id] = self.under_way.get(channel_id, 0) + 1
        self.most = max(self.most, self.under_way[channel_id])
        for _ in range(400):
            await asyncio.sleep(0)
        try:
            yield
        finally:
            self.under_way[channel_id] -= 1

    async def post(self, channel_id: int, screen: Screen, mentioned: Sequence[int] = ()) -> int:
        async with self.busy(channel_id):
            return await super().post(channel_id, screen, mentioned)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        async with self.busy(channel_id):
            await super().edit(channel_id, message_id, screen)

    async def delete(self, channel_id: int, message_id: int) -> None:
        async with self.busy(channel_id):
            await super().delete(channel_id, message_id)


async def test_in_a_channel_one_thing_is_done_after_another(place):
    random = Random(3)
    bench = Bench(place, PLAYING)
    bench.gateway, bench.workers = SlowFace(), QuickWorkers()
    async with bench:
        first, second = await bench.series(), await bench.series(options=MINUTE)
        for _ in range(25):
            for number in (first, second):
                table = await bench.table(number)
                if table.next_deal_at is None and table.awaited():
                    seat = min(table.awaited())
                    await bench.press(seat, number, str(await move_of(bench, number, random)))
                if random.random() < 0.3:
                    await bench.press(2, number, "down")
            if random.random() < 0.3:
                await bench.settle()
                bench.clock.forward(timedelta(minutes=random.choice((1, 2, 60))))
                await bench.settle()
        await bench.settle()
        assert len(bench.gateway.called) > 1 and len(bench.gateway.deleted) > 1
        assert bench.gateway.most == 1
