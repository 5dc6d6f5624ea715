"""The host: what is done is stored first, shown afterwards, and never done twice."""

import asyncio
import contextlib
from dataclasses import asdict
from datetime import timedelta
from itertools import product
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model.errors import ChannelGone, NoAnswer, Refusal
from bot.model.home import OpenHome, OpenTable
from bot.model.panel import TOKEN_LIFE
from bot.model.table import Status, Table
from bot.service.running.redraws import DRAWING_ATTEMPTS, RedrawQueue
from bot.ui.board import board
from engine.moves import Play
from engine.stovkahra.rules import Phase, Rules
from tests.support.service import (
    CHANNEL,
    ELSEWHERE,
    GUILD,
    PAUSE,
    Bench,
    Clock,
    Target,
    actor,
    buttons,
    decide,
    does,
    look,
    refusal,
    running,
    state,
    words,
)

T = texts()


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db") as ready:
        yield ready


def moves_in(bench: Bench) -> int:
    """How many moves anybody else finds in the database."""
    ((count,),) = look(bench.path, "SELECT count(*) FROM moves")
    return count


async def someone_s_card(bench: Bench, number: int) -> tuple[int, str]:
    """Whoever is to lead, and a card they may lead with."""
    table = await bench.jump(number, lambda table: table.game.phase is Phase.PLAY)
    seat = table.game.turn
    card = next(move for move in table.view(seat).legal if isinstance(move, Play))
    return seat, str(card)


async def to_a_pause(bench: Bench, number: int) -> Table:
    """A deal is played out; the next one is awaited."""
    return await bench.jump(number, lambda table: table.clock.next_deal_at is not None, Random(2))


# From a lobby to a series


async def test_the_message_of_a_lobby_becomes_that_of_the_first_deal_and_open_hands_are_drawn(bench):
    number = await bench.lobby()
    tokens = {await bench.open_panel(seat, number) for seat in (1, 2)}
    answer = await bench.press(3, number, "start")
    assert (answer.target, answer.table_id) == (Target.BOARD, number)
    # The start refreshes the panels that are open.
    assert await panels_refreshed(bench) == tokens
    # The message of the lobby has become that of the first deal.
    assert not bench.gateway.posted
    assert len(bench.gateway.messages) == 1
    with refusal():
        await bench.press(0, number, "rematch")


# One move, stored before it is shown


async def test_a_move_is_stored_before_anybody_is_answered_or_anything_drawn(bench):
    number = await bench.series()
    seat, card = await someone_s_card(bench, number)
    tokens = [await bench.open_panel(each, number) for each in range(4)]
    await bench.settle()
    bench.gateway.forget()
    bench.gateway.look = lambda: moves_in(bench)
    before = moves_in(bench)
    bench.gateway.gate = asyncio.Event()
    replied: list[object] = []
    bench.gateway.at_reply = lambda: replied.append((moves_in(bench), len(bench.gateway.at_draw)))
    await bench.host.press(actor(seat), await bench.action(seat, number, card), on_panel=True)
    # What others see is seen to once the one who pressed has been answered.
    assert replied == [(before + 1, 0)]
    bench.gateway.gate.set()
    # The panels of the others are refreshed, and not that of who moved.
    following = (seat + 1) % 4
    assert (await bench.table(number)).game.turn == following
    assert await panels_refreshed(bench) == {*tokens} - {tokens[seat]}
    assert len(bench.gateway.at_draw) >= 2
    assert set(bench.gateway.at_draw) == {before + 1}
    # What is shown to whose turn has come is that player's own hand, to be played from.
    (screen,) = (screen for panel, screen in bench.gateway.refreshed if panel.token == tokens[following])
    bench.gateway.at_reply = lambda: None
    assert screen == (await bench.press(following, number, "look", on_panel=True)).screen


async def test_a_card_of_the_trick_before_is_led_by_nobody_who_took_it_nor_is_their_hand_drawn_twice(bench):
    number, random = await bench.series(), Random(1)
    tokens = [await bench.open_panel(seat, number) for seat in range(4)]
    led_again = False
    while not led_again:
        table = await bench.table(number)
        seat, move = decide(table, random)
        cards = [card for card in table.view(seat).hand if move != Play(card)]
        old = await bench.action(seat, number, f"play {cards[0]}") if cards else None
        await bench.settle()
        bench.gateway.forget()
        await bench.press(seat, number, str(move), on_panel=True)
        # Whoever has moved is answered, and not refreshed too.
        assert tokens[seat] not in await panels_refreshed(bench)
        table = await bench.table(number)
        led_again = isinstance(move, Play) and table.awaited() == {seat} and bool(cards)
    before = state(table)
    assert (await bench.ask(seat, old, on_panel=True)).target is Target.PANEL
    assert state(await bench.table(number)) == before


FORGED = ("deal " + "aA" * 32, "dealer 0", "cut 999999999", "cut ٣", "cuts ٣٣", "declare A ٣", "play hA ", "concede 0")
FORGED += ("concede 1", "take 4", "take -1", "sit ٣", "sit -1", "resume", "computer strong", "add", "ask", "")
"""What no button bears, or none that is drawn now."""


async def test_strangers_and_whose_turn_it_is_not_move_nothing_nor_does_what_no_button_bears(bench):
    number = await bench.series()
    seat, card = await someone_s_card(bench, number)
    before = state(await bench.table(number))
    with refusal():
        await bench.press((seat + 1) % 4, number, card)
    # In the panel the words come with the hand.
    answer = await bench.press((seat + 1) % 4, number, card, on_panel=True)
    assert answer.target is Target.PANEL
    panel = await bench.press((seat + 1) % 4, number, "look", on_panel=True)
    assert words(answer.screen) != words(panel.screen)
    with refusal():
        await bench.press(6, number, card, on_panel=True)
    with refusal():
        await bench.press(5, number, "hand")
    for what, sitting in product(FORGED, range(4)):
        with contextlib.suppress(Refusal):
            await bench.press(sitting, number, what, on_panel=sitting % 2 == 0)
        assert state(await bench.table(number)) == before, what

    # Who is of another server is shown nothing either.
    stranger = actor(seat, guild_id=GUILD + 1)
    asked = ("ask dost", "ask concede", "ask leave", "ask stop", "more", "cuts 1", "hint")
    done = ("down", "wake", "return", "take 1", "concede", "leave", "stop", "resume", "computer strong")
    for what in (card, "hand", "look", "sit 1", "stand", "start", "rematch", "record", "seats", *asked, *done):
        for on_panel in (False, True):
            with refusal():
                await bench.host.press(stranger, await bench.action(seat, number, what), on_panel=on_panel)
    # Nor does a bot play.
    for asked in (
        bench.host.press(actor(1, bot=True), f"st1:{number}:0.0:hand"),
        bench.host.lobby.open_table(actor(1, bot=True)),
    ):
        with refusal():
            await asked
    display, endings = bench.host.display, bench.host.endings
    for command in (display.show, display.open_hand, endings.leave, endings.stop):
        with refusal():
            await command(stranger, number)
    assert state(await bench.table(number)) == before


# Messages


async def test_a_table_has_one_message_for_each_deal_which_is_remembered_and_redrawn(bench):
    random, number = Random(2), await bench.series()
    while (await bench.table(number)).view().deal_number == 1:
        await bench.play_on(number, random)
    await bench.settle()
    assert len(bench.gateway.posted) == 1
    assert len(bench.gateway.messages) == 2
    # From now on the new one is redrawn.
    bench.gateway.forget()
    await bench.play_on(number, random)
    await bench.settle()
    assert {message for _, message, _ in bench.gateway.edited} == {(await bench.table(number)).message.id}

    # One that is gone is posted anew and remembered.
    bench.gateway.messages.clear()
    for posted in (1, 0):
        bench.gateway.forget()
        await bench.play_on(number, random)
        await bench.settle()
        assert len(bench.gateway.posted) == posted
        table = await bench.table(number)
        assert list(bench.gateway.messages) == [(CHANNEL, table.message.id)]
    assert bench.gateway.edited[-1][1] == table.message.id


async def test_a_channel_that_stays_closed_is_tried_ever_more_rarely_and_the_game_goes_on(bench, caplog):
    """As where people press on, though the bot may no longer write: each refusal counts towards a ban."""
    random, tries, number = Random(3), [], await bench.series()
    shut = {seat: actor(seat, may_post=False) for seat in range(4)}
    bench.gateway.closed.add(CHANNEL)
    bench.gateway.look = lambda: tries.append(bench.clock.now)
    began, before = bench.clock.now, moves_in(bench)
    for _ in range(60):
        table = await bench.table(number)
        if table.clock.next_deal_at is not None:
            bench.clock.forward(table.clock.next_deal_at - bench.clock.now)
        else:
            seat, move = decide(table, random, boldness=0)
            await bench.host.press(shut[seat], await bench.action(seat, number, str(move)), on_panel=True)
        await bench.settle()
        bench.clock.forward(timedelta(seconds=10))
    assert bench.clock.now - began >= timedelta(minutes=10)
    assert 1 <= len(tries) <= 8, "sixty moves"
    assert moves_in(bench) >= before + 50
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    # Whoever presses where the bot may write again, sees the table again.
    bench.gateway.closed.clear()
    bench.gateway.forget()
    while not bench.gateway.posted and not bench.gateway.edited:
        await bench.play_on(number, random, boldness=0)
        await bench.settle()


async def test_what_goes_wrong_while_drawing_does_not_stop_the_game(bench, caplog):
    number = await bench.series()

    async def fall_over(*_: object) -> None:
        raise RuntimeError("the face fell over")

    bench.gateway.edit = bench.gateway.post = bench.gateway.refresh = fall_over
    for seat in range(4):
        await bench.open_panel(seat, number)
    before = moves_in(bench)
    for _ in range(6):
        await bench.play_on(number, Random(1))
    await bench.settle()
    assert moves_in(bench) >= before + 5
    assert "the face fell over" in caplog.text
    assert "token-of" not in caplog.text


# Redrawing


async def test_the_last_drawing_shows_the_latest_state(place):
    random = Random(6)
    async with Bench(place) as bench:
        number = await bench.series()
        bench.gateway.forget()
        bench.gateway.gate = asyncio.Event()
        for _ in range(12):
            if (await bench.table(number)).clock.next_deal_at is None:
                await bench.play_on(number, random)
        bench.gateway.gate.set()
        await bench.settle()
        table = await bench.table(number)
        drawn = bench.gateway.messages[CHANNEL, table.message.id]
        assert drawn == (await bench.host.display.show(actor(0), number)).screen
        # Where others draw too, it is looked once more whether the first drawing was overtaken.
        assert len(bench.gateway.edited) <= 2 + bench.store.shared


async def test_a_drawing_that_waited_for_its_channel_undoes_no_newer_one(bench, monkeypatch):
    number, gone = await bench.lobby(sitting=2), asyncio.Event()
    delete = bench.gateway.delete

    async def slow(*message: int) -> None:
        await gone.wait()
        await delete(*message)

    monkeypatch.setattr(bench.gateway, "delete", slow)
    # The message is posted anew, and drawn once more, but the old one is being deleted before.
    await bench.host.display.show(actor(0), number)
    for _ in range(20):
        await really_sleep(0)
    await bench.press(2, number, "sit 2")
    for _ in range(200):
        await really_sleep(0)
    gone.set()
    await bench.settle()
    table = await bench.table(number)
    drawn = bench.gateway.messages[CHANNEL, table.message.id]
    assert drawn == (await bench.host.display.show(actor(0), number)).screen


really_sleep = asyncio.sleep


@pytest.fixture
def slept(monkeypatch):
    """For how long it was to be slept; no time passes meanwhile."""
    seconds: list[float] = []

    async def sleep(delay: float) -> None:
        seconds.append(delay)
        await really_sleep(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return seconds


async def all_done() -> None:
    while asyncio.all_tasks() - {asyncio.current_task()}:
        await really_sleep(0)


async def test_one_channel_is_drawn_one_at_a_time_apart_and_another_beside_it(slept):
    drawing: set[int] = set()
    together: list[set[int]] = []
    happened: list[tuple[int, int]] = []

    async def draw(table_id: int) -> None:
        drawing.add(table_id)
        together.append(set(drawing))
        await really_sleep(0)
        drawing.discard(table_id)
        happened.append((table_id, len(slept)))

    redraws = RedrawQueue(draw, 7.5)
    for table_id in (1, 2, 3, 1):
        redraws.mark(CHANNEL, table_id)
    await all_done()
    assert happened == [(1, 0), (2, 1), (3, 2)] and slept == [7.5, 7.5, 7.5]
    assert all(len(each) == 1 for each in together)
    redraws.mark(CHANNEL, 1)
    redraws.mark(ELSEWHERE, 2)
    await all_done()
    assert {1, 2} in together


async def test_all_channels_together_are_drawn_no_more_often_than_discord_takes_it(slept, monkeypatch):
    now = asyncio.get_running_loop().time()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    drawn: list[int] = []

    async def draw(table_id: int) -> None:
        drawn.append(table_id)

    redraws = RedrawQueue(draw, 0, 2.5)
    for channel in range(4):
        redraws.mark(channel, channel)
    await all_done()
    assert drawn == [0, 1, 2, 3]
    # Each has its turn so much after the one before; the first need not wait.
    assert [seconds for seconds in slept if seconds] == [2.5, 5.0, 7.5]


async def test_a_drawing_that_fails_is_tried_again_for_a_while_and_keeps_no_other_table_from_being_drawn(caplog):
    drawn: list[int] = []
    failures = iter([True] * DRAWING_ATTEMPTS + [True, True, False])

    async def draw(table_id: int) -> None:
        drawn.append(table_id)
        if table_id == 1 and next(failures):
            raise RuntimeError("no ink")

    redraws = RedrawQueue(draw, 0)
    for tries in (DRAWING_ATTEMPTS, 3):
        redraws.mark(CHANNEL, 1)
        redraws.mark(CHANNEL, 2)
        await all_done()
        assert drawn == [1, 2] + [1] * (tries - 1)
        drawn.clear()
    assert "no ink" in caplog.text


# Panels


async def panels_refreshed(bench: Bench) -> set[str]:
    await bench.settle()
    return {panel.token for panel, _ in bench.gateway.refreshed}


async def test_nobody_is_refreshed_who_sits_elsewhere_nor_once_a_token_s_quarter_of_an_hour_is_over(bench):
    number = await bench.lobby()
    await bench.open_panel(2, number)
    await bench.press(2, number, "stand")
    await bench.press(5, number, "sit 2")
    bench.gateway.forget()
    await bench.press(0, number, "start")
    assert await panels_refreshed(bench) == set()

    number = await bench.series()
    seat, card = await someone_s_card(bench, number)
    await bench.open_panel((seat + 1) % 4, number)
    assert timedelta(minutes=10) < TOKEN_LIFE < timedelta(minutes=15)
    bench.clock.forward(TOKEN_LIFE)
    bench.gateway.forget()
    await bench.press(seat, number, card)
    assert await panels_refreshed(bench) == set()


# Time


async def test_the_next_deal_comes_when_the_pause_is_over_and_not_before(bench):
    number = await bench.series()
    await to_a_pause(bench, number)
    before = moves_in(bench)
    # Nobody's pressing brings it on.
    for seat in range(4):
        for what in ("look", "pass", "cut any"):
            await bench.press(seat, number, what, on_panel=True)
    tokens = {await bench.open_panel(each, number) for each in range(4)}
    bench.clock.forward(PAUSE - timedelta(seconds=1))
    await bench.settle()
    assert moves_in(bench) == before
    bench.gateway.forget()
    bench.clock.forward(timedelta(seconds=1))
    assert await panels_refreshed(bench) == tokens
    assert moves_in(bench) > before
    assert (await bench.table(number)).clock.next_deal_at is None


@pytest.mark.parametrize(("pause", "share"), [("short", 5 / 12), ("normal", 1), ("long", 30 / 12)])
async def test_a_table_waits_shorter_or_longer_than_usual_where_that_was_agreed_on(bench, pause, share):
    number = await bench.series(options={"pause": pause})
    for seat in (1, 3):
        await bench.press(seat, number, "concede", on_panel=True)
    assert (await bench.table(number)).clock.next_deal_at == bench.clock.now + PAUSE * share


@pytest.mark.parametrize("trouble", [ChannelGone, NoAnswer])
async def test_what_could_not_be_drawn_is_drawn_once_the_channel_is_said_to_be_open(bench, trouble):
    """Nobody presses anything then; as long as it is closed, it is not tried."""
    random, number, tries = Random(3), await bench.series(), []
    there = await bench.table(number)
    edit = bench.gateway.edit

    async def refused(*_: object) -> None:
        tries.append(1)
        raise trouble

    bench.gateway.edit = refused
    while (await bench.table(number)).deal.version(None) == there.deal.version(None):
        seat, move = decide(await bench.table(number), random)
        await bench.press(seat, number, str(move), on_panel=True, may_post=False)
    await bench.let_pass(timedelta(minutes=2))
    bench.gateway.edit, asked = edit, len(tries)
    assert asked

    bench.gateway.forget()
    bench.host.draw_missed(GUILD + 1, lambda channel: True)
    bench.host.draw_missed(GUILD, lambda channel: channel != CHANNEL)
    await bench.settle()
    assert not bench.gateway.edited
    bench.host.draw_missed(GUILD, lambda channel: channel == CHANNEL)
    await bench.settle()
    ((*where, shown),) = bench.gateway.edited
    table = await bench.table(number)
    assert tuple(where) == (CHANNEL, table.message.id)
    assert shown == board(table, texts())
    # Once.
    bench.host.draw_missed(GUILD, lambda channel: True)
    await bench.settle()
    assert len(bench.gateway.edited) == 1


@pytest.mark.parametrize("what", ["somebody leaves the lobby", "somebody wants to stop", "it is stopped"])
async def test_what_could_not_be_drawn_is_drawn_after_a_restart_where_anything_happened_within_an_hour(tmp_path, what):
    """Where cards were played, too; but here nobody has for two hours."""
    clock, path = Clock(), tmp_path / "games.db"
    async with Bench(path, clock=clock) as bench:
        number = await (bench.lobby() if what == "somebody leaves the lobby" else bench.series())
        await bench.let_pass(timedelta(hours=2))
        bench.gateway.closed.add(CHANNEL)
        if what == "somebody leaves the lobby":
            await bench.host.endings.leave(actor(3, may_post=False), number)
        else:
            await bench.host.endings.stop(actor(0, may_post=False), number)
        if what == "it is stopped":
            await bench.host.endings.stop(actor(1, may_post=False), number)
        await bench.let_pass(timedelta(minutes=55))
        await bench.kill()
    async with Bench(path, clock=clock) as bench:
        bench.gateway.closed.add(CHANNEL)
        bench.host.start()
        await bench.let_pass(timedelta(seconds=5))
        assert not bench.gateway.messages
        bench.gateway.closed.clear()
        bench.host.draw_missed(GUILD, lambda channel: True)
        await bench.settle()
        assert bench.gateway.posted == [(CHANNEL, board(await bench.table(number), texts()))]


async def test_after_a_restart_the_deal_comes_when_it_is_due_or_at_once_where_it_was(tmp_path):
    clock, path = Clock(), tmp_path / "games.db"
    async with Bench(path, clock=clock) as bench:
        number = await bench.series()
        due = (await to_a_pause(bench, number)).clock.next_deal_at
        messages, stored = bench.gateway.messages, moves_in(bench)
    for away in (timedelta(seconds=3), timedelta(hours=9)):
        clock.now += away
        async with Bench(path, seed=3, clock=clock) as bench:
            bench.gateway.messages = messages
            bench.host.start()
            await bench.settle()
            assert (moves_in(bench) > stored) == (clock.now >= due)
            table = await bench.table(number)
            assert (table.clock.next_deal_at is None) == bool(table.awaited()) == (clock.now >= due)
            # And it is there to be seen.
            assert (CHANNEL, table.message.id) in bench.gateway.messages
            assert await bench.press(0, number, "hand")


async def test_closing_right_after_a_press_leaves_nothing_running_nor_undone(bench):
    number = await bench.series()
    seat, card = await someone_s_card(bench, number)
    for each in range(4):
        await bench.open_panel(each, number)
    bench.gateway.gate = asyncio.Event()
    before = moves_in(bench)
    await bench.press(seat, number, card)
    assert running()
    await bench.host.close()
    # A transaction under way is finished, as the store promises, before the store is closed.
    await bench.store.close()
    bench.gone = True
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert moves_in(bench) == before + 1


# Again


async def test_a_rematch_brings_the_four_together_again_in_their_seats(bench):
    number = await bench.series()
    await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    await bench.press(0, number, "rematch")
    first = (await bench.table(number)).rematch_id
    # Once a rematch was stopped, another can be had; all four who ask at once come to one table.
    await bench.host.endings.stop(actor(0), first)
    await asyncio.gather(*(bench.press(seat, number, "rematch") for seat in (2, 0, 3, 1)))
    await bench.settle()
    rematch = (await bench.table(number)).rematch_id
    assert rematch != first
    table = await bench.table(rematch)
    assert [person and person.user_id for person in table.seats] == [1000, 1001, 1002, 1003]
    # All have pressed.
    assert table.status is Status.PLAYING
    assert (CHANNEL, table.message.id) in bench.gateway.messages
    assert [each.id for each in await bench.store.tables.in_channel(GUILD, CHANNEL)] == [rematch]
    # Whoever has only looked on is led to another table, and changes nothing here.
    answer = await bench.press(6, number, "rematch")
    ways = [each.action for each in buttons(answer.screen)]
    assert answer.target is Target.NOTE and ways == [OpenTable("stovkahra").encode(), OpenHome("stovkahra").encode()]
    assert (await bench.table(number)).rematch_id == rematch
    opened = await bench.ask(6, ways[0])
    assert opened.table_id not in (number, rematch, None)


async def test_who_finds_the_old_seat_taken_is_led_to_the_rematch_and_does_not_start_it(bench):
    number = await bench.series(Rules(series=1))
    await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    for seat in (0, 1, 2):
        await bench.press(seat, number, "rematch")
    rematch = (await bench.table(number)).rematch_id
    await bench.press(5, rematch, "sit 3")
    assert words((await bench.press(3, number, "rematch")).screen) == texts()("rematch-open", table=rematch)
    assert (await bench.table(rematch)).status is Status.LOBBY


async def over(bench, *, computers=False):
    """A table whose single game is over, of four people or of one with computers."""
    if computers:
        number = (await bench.host.lobby.open_table(actor(0), asdict(Rules(series=1)), None, "beginner")).table_id
    else:
        number = await bench.series(Rules(series=1))
    await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    return number


async def test_a_rematch_tells_everybody_what_is_so_for_them(bench):
    number = await over(bench)
    for seat in range(4):
        told = words((await bench.press(seat, number, "rematch", on_panel=True)).screen)
        await bench.settle()
        rematch = (await bench.table(number)).rematch_id
        waits = T("rematch-waits", table=rematch)
        assert told == (waits if seat < 3 else T("rematch-begun", table=rematch))
        # Nobody is sent to a seat that they have: whoever pressed, nor in a hand that is open.
        assert T("rematch-open", table=rematch) not in words(await bench.shown(seat, number))
        assert T("rematch-at", table=rematch) in words(await bench.shown(seat, number))


async def test_a_rematch_at_a_table_long_over_asks_first(bench):
    number = await over(bench, computers=True)
    await bench.let_pass(timedelta(minutes=61))
    asked = (await bench.press(0, number, "rematch")).screen
    assert [does(each) for each in buttons(asked)] == ["rematch sure", "look"] and "ended" in words(asked)
    assert (await bench.table(number)).rematch_id is None
    await bench.press(0, number, "rematch sure")
    assert (await bench.table((await bench.table(number)).rematch_id)).status is Status.PLAYING


async def test_who_joins_a_rematch_that_has_just_been_opened_is_asked_nothing(bench):
    number = await over(bench)
    await bench.let_pass(timedelta(hours=2))
    await bench.press(0, number, "rematch sure")
    await bench.press(1, number, "rematch")
    rematch = await bench.table((await bench.table(number)).rematch_id)
    assert [person is not None for person in rematch.seats] == [True, True, False, False]


async def test_a_rematch_begins_nothing_while_its_owner_plays_elsewhere(bench):
    number = await over(bench, computers=True)
    other = (await bench.host.lobby.open_table(actor(0), None, None, "beginner")).table_id
    asked = (await bench.press(0, number, "rematch")).screen
    assert f"table {other}" in words(asked) and (await bench.table(number)).rematch_id is None
    told = words((await bench.press(0, number, "rematch sure")).screen)
    rematch = await bench.table((await bench.table(number)).rematch_id)
    assert rematch.status is Status.LOBBY and None not in rematch.seats and "Anna" in told
    await bench.press(0, rematch.id, "start")
    assert (await bench.table(rematch.id)).status is Status.PLAYING


# Leaving, and the way back


async def test_who_has_left_sees_how_to_come_back(bench):
    number = await bench.series()
    panel_token = await bench.open_panel(0, number)
    left = (await bench.press(0, number, "leave")).screen
    assert [does(each) for each in buttons(left)] == ["take 0"] and T("button-hand") in words(left)
    await bench.settle()
    # The hand that was still open says it too, and so does whatever opens it.
    gone = next(screen for panel, screen in bench.gateway.refreshed[::-1] if panel.token == panel_token)
    assert [does(each) for each in buttons(gone)] == ["take 0"]
    assert (await bench.press(0, number, "look")).screen == gone
    with pytest.raises(Refusal, match="has-left"):
        await bench.press(0, number, "play hA")
    await bench.press(0, number, "take 0")
    assert (await bench.table(number)).seats.person(0).user_id == 1000
