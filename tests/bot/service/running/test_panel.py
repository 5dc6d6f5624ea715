"""Where the hands of people are: below their table, one for each, and never one that tells what is no longer so."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import handover
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.rules import ShowRules
from bot.model.table import Status, Table
from bot.service.running.transaction import Tables
from bot.ui.rules import CONTENTS
from bot.ui.screen import Screen
from engine.stovkahra.rules import Rules
from tests.support.plain_ledger import whole_ledger
from tests.support.service import CHANNEL, Bench, RecordingReply, actor, button, buttons, does, words

T = texts("en")
RESTING = T("panel-resting", at="").split("**")[2]
"""How a hand that follows the table no more says what shows it again."""
LIVE = "look"


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db") as bench:
        yield bench


async def hands(bench: Bench, number: int) -> dict[int, int]:
    """The message of everybody's hand, by seat."""
    panels, table = await bench.store.panels.of(number), await bench.table(number)
    return {seat: panels[person.id].message_id for seat, person in enumerate(table.seats) if person.id in panels}


def taken_away(bench: Bench) -> set[int]:
    """The messages that were deleted because the hand stands below them now."""
    return {panel.message_id for panel in bench.gateway.taken_away}


def moved(bench: Bench) -> dict[int, str]:
    """What older hands say now that they are no more, by message."""
    return {
        panel.message_id: words(screen)
        for panel, screen in bench.gateway.refreshed
        if "discord.com/channels" in words(screen)
    }


async def begun(bench: Bench, last: str = "start") -> int:
    """Four who have all sat down in a lobby by a command or a press of their own, and one of whom presses this last."""
    opening = RecordingReply(bench.gateway, CHANNEL, token="t0")
    await bench.real_host.lobby.open_table(actor(0), opening)
    number = opening.answer.table_id
    for seat, what in ((1, "sit 1"), (2, "sit 2"), (3, "sit 3"), (2, last)):
        message_id = (await bench.table(number)).message.id
        await bench.host.press(
            actor(seat), await bench.action(seat, number, what), message_id=message_id, token=f"t{seat}"
        )
    await bench.settle()
    return number


async def next_deal(bench: Bench, number: int) -> None:
    await bench.jump(number, lambda table: table.clock.next_deal_at is not None, Random(3))
    await bench.settle()
    before = (await bench.table(number)).message.id
    post, drawn = bench.gateway.post, len(bench.gateway.refreshed)

    async def late(*where: object) -> int:
        """The hands have the new cards before the new message is there."""
        async with asyncio.timeout(20):
            while len(bench.gateway.refreshed) < drawn + 4:  # noqa: ASYNC110
                await asyncio.sleep(0)
        return await post(*where)

    bench.gateway.post = late
    await bench.let_pass(timedelta(seconds=60))
    bench.gateway.post = post
    assert (await bench.table(number)).message.id != before, "a new deal has a new message"


async def test_hands_open_for_all_when_play_begins_and_stay_below_each_new_message_of_the_table(bench):
    number = await begun(bench)
    opened = await hands(bench, number)
    # Also for whoever has opened the table and did not press Start; a token is no message that could say something.
    assert sorted(opened) == [0, 1, 2, 3] and 0 not in opened.values() and not moved(bench)
    await next_deal(bench, number)
    below = await hands(bench, number)
    message_id = (await bench.table(number)).message.id
    for seat in range(4):
        assert opened[seat] < message_id < below[seat]
    # The old ones are gone, and no line is left that points to the new ones.
    assert taken_away(bench) == set(opened.values()) and not moved(bench)


async def test_hands_open_for_all_who_go_on_with_a_series(bench):
    old = await begun(bench)
    await bench.jump(old, lambda table: table.game.phase == "play")
    await bench.host.endings.stop(actor(8, moderator=True), old)
    await bench.let_pass(timedelta(hours=1))
    await begun(bench, last="resume")
    below = await hands(bench, old)
    assert sorted(below) == [0, 1, 2, 3] and min(below.values()) > (await bench.table(old)).message.id


async def test_a_press_in_a_hand_above_the_table_counts_and_brings_one_hand_below_it(bench):
    number = await begun(bench)
    table = await bench.jump(number, lambda table: table.game.phase == "play")
    seat, old = table.game.turn, (await hands(bench, number))[table.game.turn]
    # The table was posted anew, and this hand's token is dead, so that it could not follow.
    bench.gateway.dead.add(f"t{seat}")
    await bench.host.display.show(actor(9), number)
    await bench.settle()
    before = len((await bench.table(number)).game.moves)
    play = next(str(move) for move in table.view(seat).legal if str(move).startswith("play"))
    bench.gateway.refreshed.clear()
    action = await bench.action(seat, number, play)
    lowest = (await bench.table(number)).message.id + 1000
    answer = await bench.host.press(actor(seat), action, on_panel=True, message_id=old, token="new", panel_id=lowest)
    await bench.settle()
    assert len((await bench.table(number)).game.moves) > before
    assert answer.target == "note" and LIVE in {does(each) for each in buttons(answer.screen)}
    assert (await hands(bench, number))[seat] == lowest
    assert str(lowest) in moved(bench)[old]
    # Pressed once more, the old one leads to a fresh one again, and the last one goes silent too.
    action = await bench.action(seat, number, LIVE)
    await bench.host.press(actor(seat), action, on_panel=True, message_id=old, token="again", panel_id=lowest + 1)
    await bench.settle()
    assert (await hands(bench, number))[seat] == lowest + 1
    assert str(lowest + 1) in moved(bench)[old] and lowest in taken_away(bench)


async def test_a_hand_that_was_being_brought_down_while_somebody_played_shows_that_too(bench):
    number = await begun(bench)
    table = await bench.jump(number, lambda table: table.game.phase == "play", Random(3))
    turn, follower = table.game.turn, (table.game.turn + 1) % 4
    card = next(str(move) for move in table.view(turn).legal if str(move).startswith("play"))
    for seat in {0, 1, 2, 3} - {follower}:
        await bench.store.panels.close(number, 1000 + seat, 2**62)
    show_below, looked_up = bench.gateway.show_below, bench.store.panels.at
    times = 0

    async def counted(newest: Table) -> dict[int, Panel]:
        nonlocal times
        found = await looked_up(newest)
        times += 1
        return found

    async def slowly(panel: Panel, screen: Screen) -> int:
        """Somebody plays after the hand was drawn and before it is there."""
        bench.gateway.show_below = show_below
        message_id = await show_below(panel, screen)
        before = times
        await bench.press(turn, number, card)
        while times == before:  # noqa: ASYNC110
            await asyncio.sleep(0)
        for _ in range(100):
            # Until that hand's turn comes to be drawn.
            await asyncio.sleep(0)
        return message_id

    bench.gateway.show_below, bench.store.panels.at = slowly, counted
    await bench.host.display.show(actor(9), number)
    await bench.settle()
    drawn = dict(bench.gateway.shown_below) | {panel.message_id: screen for panel, screen in bench.gateway.refreshed}
    shown = drawn[(await hands(bench, number))[follower]]
    assert any(does(each).startswith("play") for each in buttons(shown))


async def test_who_begins_to_read_the_rules_while_another_ones_card_is_answered_goes_on_reading(bench):
    number = await begun(bench)
    table = await bench.jump(number, lambda table: table.game.phase == "play", Random(3))
    turn, follower = table.game.turn, (table.game.turn + 1) % 4
    before = await hands(bench, number)
    card = next(str(move) for move in table.view(turn).legal if str(move).startswith("play"))
    reply = RecordingReply(bench.gateway, CHANNEL, on_panel=True, message_id=before[turn], token="late")
    show = reply.show_panel

    async def slowly(screen: Screen) -> int | None:
        rules = ShowRules("stovkahra", CONTENTS, number).encode()
        await bench.host.press(actor(follower), rules, on_panel=True, message_id=before[follower], token="new")
        return await show(screen)

    bench.gateway.refreshed.clear()
    reply.show_panel = slowly
    await bench.real_host.press(actor(turn), reply, await bench.action(turn, number, card))
    await bench.settle()
    assert before[follower] not in {panel.message_id for panel, _ in bench.gateway.refreshed}


async def test_a_hand_whose_token_discord_does_not_know_yet_opens_a_little_later(bench):
    bench.gateway.dead.add("t1")
    number = await begun(bench)
    assert not (await hands(bench, number))[1]
    bench.gateway.dead.remove("t1")
    await bench.let_pass(timedelta(seconds=4))
    assert (await hands(bench, number))[1]


async def test_a_hand_opened_from_the_menu_of_the_table_takes_the_place_of_the_old_one(bench):
    number = await begun(bench)
    await bench.jump(number, lambda table: table.game.phase == "play", Random(3))
    old = (await hands(bench, number))[1]
    menu = await bench.press(1, number, "menu")
    pressed = bench.gateway.put(CHANNEL, menu.screen)
    await bench.host.press(
        actor(1), button(menu.screen, "down").action, on_panel=True, message_id=pressed, token="menu"
    )
    await bench.settle()
    assert (await hands(bench, number))[1] > (await bench.table(number)).message.id > pressed
    assert {old, pressed} <= moved(bench).keys() | taken_away(bench)


async def test_the_message_of_a_lobby_says_where_play_has_begun(bench):
    number = await bench.series(Rules(series=1))
    await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    for seat in range(4):
        await bench.press(seat, number, "rematch")
        await bench.settle()
        again = await bench.table((await bench.table(number)).rematch_id)
        if again.status is Status.LOBBY:
            lobby = again.message.id
    screen = bench.gateway.messages[CHANNEL, lobby]
    assert str(again.message.id) in words(screen) and not buttons(screen)


async def test_a_hand_that_can_soon_be_drawn_no_more_tells_nobody_whose_turn_it_is(bench):
    bench.real_host.start()
    number = await begun(bench)
    table = await bench.table(number)
    kept, asked = await hands(bench, number), min(table.awaited())
    await bench.let_pass(timedelta(minutes=12))
    # Who presses has a new token, and keeps the hand.
    action = await bench.action(asked, number, LIVE)
    await bench.host.press(actor(asked), action, on_panel=True, message_id=kept[asked], token="fresh")
    await bench.let_pass(timedelta(minutes=2))
    rested = {panel.message_id for panel, screen in bench.gateway.refreshed if RESTING in words(screen)}
    assert rested == set(kept.values()) - {kept[asked]}
    assert await hands(bench, number) == {asked: kept[asked]}


async def test_who_leaves_from_a_message_below_which_the_hand_stands_by_now_is_told_so_there_too(bench):
    number = await begun(bench)
    lowest = (await hands(bench, number))[1]
    above = lowest - 4
    action = await bench.action(1, number, "leave")
    await bench.host.press(actor(1), action, on_panel=True, message_id=above, token="older")
    await bench.settle()
    told = {panel.message_id: words(screen) for panel, screen in bench.gateway.refreshed}
    assert told[lowest] == "\n".join((T("not-seated"), T("left-come-back")))


async def test_who_comes_back_while_their_hand_is_being_told_that_they_have_left_keeps_it(bench):
    number = await begun(bench)
    lowest = (await hands(bench, number))[1]
    numbered, back = bench.store.people.numbered, False

    async def slowly(person_id: int) -> Person:
        nonlocal back
        found = await numbered(person_id)
        if not back:
            back = True
            await bench.press(1, number, "take 1")
        return found

    bench.store.people.numbered = slowly
    # The hand stands below the message from which they leave.
    action = await bench.action(1, number, "leave")
    await bench.host.press(actor(1), action, on_panel=True, message_id=lowest - 4, token="older")
    await bench.settle()
    assert back and 1 in await hands(bench, number)
    assert not [screen for _, screen in bench.gateway.refreshed if T("not-seated") in words(screen)]


async def test_a_hand_that_was_just_redrawn_rests_only_when_its_token_may_be_used_again(tmp_path):
    async with Bench(tmp_path / "games.db", hands_apart=2) as bench:
        number = await begun(bench)
        kept = await hands(bench, number)
        await bench.let_pass(timedelta(minutes=13, seconds=30))
        await bench.press(0, number, "stop")
        await bench.settle()
        bench.gateway.forget()

        def rested() -> set[int]:
            return {panel.message_id for panel, drawn in bench.gateway.refreshed if RESTING in words(drawn)}

        await bench.real_host._updates.panels.rest()
        await bench.settle()
        assert not rested() & {kept[seat] for seat in (1, 2, 3)}
        await bench.let_pass(timedelta(seconds=3))
        assert rested() == set(kept.values())
        assert not await hands(bench, number)


async def test_deal_now_deals_when_all_people_have_pressed_it_also_over_a_restart(bench):
    number = await begun(bench)
    await bench.jump(number, lambda table: table.clock.next_deal_at is not None, Random(3))
    deals = (await bench.table(number)).game.deal_number
    for seat in (0, 2, 0):
        shown = await bench.press(seat, number, "now", on_panel=True)
    assert (await bench.table(number)).votes.ready == {0, 2}
    assert all(name in words(shown.screen) for name in ("Béla", "Dana")) and "now" not in map(
        does, buttons(shown.screen)
    )
    # Who leaves is not waited for.
    await bench.host.endings.leave(actor(3), number)
    assert (await bench.table(number)).game.deal_number == deals
    await bench.press(1, number, "now", on_panel=True)
    table = await bench.table(number)
    assert table.game.deal_number == deals + 1 and not table.votes.ready


async def test_who_presses_deal_now_again_and_again_hurries_nobody_and_has_nothing_drawn_for_the_others(bench):
    number = await begun(bench)
    table = await bench.jump(number, lambda table: table.clock.next_deal_at is not None, Random(3))
    due, deals = table.clock.next_deal_at, table.game.deal_number
    await bench.press(0, number, "now", on_panel=True)
    await bench.settle()
    bench.gateway.forget()
    for _ in range(20):
        await bench.press(0, number, "now", on_panel=True)
    await bench.settle()
    assert not (bench.gateway.edited or bench.gateway.posted or bench.gateway.refreshed)
    table = await bench.table(number)
    assert (table.clock.next_deal_at, table.game.deal_number) == (due, deals)


@pytest.mark.parametrize(("series", "longer"), [(1, 10), (10, 20)])
async def test_a_finished_series_goes_on_when_all_people_want_it(bench, series, longer):
    number = await bench.series(Rules(series=series))
    table = await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    balance = table.series.balance
    assert max(balance) >= series and table.series.result.won == (series > 1)
    async with Tables(bench.store).open(number) as table:
        # Nobody was there at the end; who presses is back.
        table.seats.missed = [2] * 4
    for seat in (0, 1, 2):
        async with Tables(bench.store).open(number) as table:
            handover.come_back(table, table.seats.person(seat + 1))
        await bench.press(seat, number, "on", on_panel=True)
    assert (await bench.table(number)).status is Status.FINISHED
    await bench.open_panel(0, number)
    bench.gateway.forget()
    await bench.press(3, number, "on", on_panel=True)
    await bench.settle()
    # The hands of the others tell at once that it goes on.
    assert ["now" in map(does, buttons(screen)) for _, screen in bench.gateway.refreshed] == [True]
    table = await bench.table(number)
    assert (table.status, table.rules.series, table.series.balance) == (Status.PLAYING, longer, balance)
    table = await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(9), boldness=0.9)
    assert max(table.series.balance) >= longer
    # The ledger tells the same: of a long series two or none is won.
    (played,) = (await whole_ledger(bench.store, table.guild_id)).series
    assert played.result == table.series.result and played.result.won in ((1,) if longer == 10 else (0, 2))


async def test_who_wants_to_go_on_is_told_when_another_opens_a_rematch(bench):
    number = await bench.series(Rules(series=10))
    await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(8), boldness=0.9)
    shown = await bench.press(0, number, "on", on_panel=True)
    assert T("go-on-waits", names="Béla, Cyril, Dana") in words(shown.screen)
    await bench.open_panel(0, number)
    bench.gateway.forget()
    await bench.press(1, number, "rematch", on_panel=True)
    await bench.settle()
    ((_, hand),) = bench.gateway.refreshed
    rematch = (await bench.table(number)).rematch_id
    assert T("rematch-at", table=rematch) in words(hand) and "Béla, Cyril, Dana" not in words(hand)
    assert "rematch" in map(does, buttons(hand)) and "on" not in map(does, buttons(hand))


async def test_the_message_of_a_deal_that_is_over_keeps_its_result_and_looking_back_alone(bench):
    number = await begun(bench)
    await bench.jump(
        number, lambda table: table.clock.next_deal_at is not None and table.game.outcome is None, Random(3)
    )
    await bench.settle()
    table = await bench.table(number)
    first, counted = table.message.id, table.view().points[-1]
    await bench.let_pass(timedelta(seconds=60))
    screen = bench.gateway.messages[table.channel_id, first]
    assert str(counted[0]) in words(screen) and str(counted[1]) in words(screen)
    assert "<t:" not in words(screen) and {each.action[:3] for each in buttons(screen)} == {"rv1"}


async def test_a_hand_whose_token_ran_out_while_the_bot_was_away_is_not_drawn_any_more(tmp_path):
    async with Bench(tmp_path / "games.db") as before:
        number = await begun(before)
        assert await hands(before, number)
    async with Bench(tmp_path / "games.db") as bench:
        bench.clock.now += timedelta(hours=1)
        bench.real_host.start()
        await bench.let_pass(timedelta(minutes=2))
        assert not bench.gateway.refreshed
