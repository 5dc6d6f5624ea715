"""Company: who is told when a table opens, and who gets no seat beside whom."""

import json
from datetime import timedelta

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.appointment import MOST_OWN
from bot.model.ban import Ban, Banned
from bot.model.company import APART, INVITED_WITHIN, MOST_BLOCKED, MOST_INVITED, MOST_TOLD, SEAT_KEPT_FOR, Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.reminder import Quiet, Reminder
from bot.model.table import Status
from bot.service.common.gateway import NOBODY, Mentioned
from bot.service.common.replies import explain
from bot.ui.screen import Roles
from tests.support.service import (
    CHANNEL,
    GUILD,
    NAMES,
    Bench,
    Clock,
    QuickWorkers,
    RecordingReply,
    Target,
    actor,
    buttons,
    does,
    look,
    words,
)

ANNA, BELA, CYRIL, DANA, EVA = range(5)
ROLE = 77
MOMENT, MINUTE = timedelta(seconds=1), timedelta(minutes=1)


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as ready:
        yield ready


async def wish(bench, seat, how="mention", **where):
    return (await bench.ask(seat, f"co1:tell.{how}", on_panel=True, message_id=1, **where)).screen


async def opened(bench, seat=ANNA, **other):
    """Somebody opens a table; whom its message mentions."""
    await bench.host.lobby.open_table(actor(seat), **other)
    await bench.settle()
    return bench.gateway.mentioned[-1]


def accounts(*seats):
    return Mentioned(tuple(1000 + seat for seat in seats))


async def block(bench, seat, *others):
    values = [str(1000 + other) for other in others]
    return (await bench.host.press(actor(seat), "co1:block", on_panel=True, message_id=1, values=values)).screen


async def refused(bench, seat, number, what):
    """The key of the refusal with which somebody gets no seat; nothing has changed there."""
    before = (await bench.table(number)).seats
    with pytest.raises(Refusal) as told:
        await bench.press(seat, number, what)
    assert (await bench.table(number)).seats == before
    # It says the same to everybody: nothing is put into it.
    assert not told.value.details
    return told.value.key


# Being told when a table opens


async def test_whoever_wishes_it_is_mentioned_in_the_tables_own_message_once_in_half_an_hour(either_bench):
    bench = either_bench
    page = (await bench.host.display.list_tables(actor(BELA))).screen
    button = next(each for each in buttons(page) if each.action == "co1:told")
    chosen = buttons((await bench.ask(BELA, button.action)).screen)
    assert [each.action for each in chosen] == [
        *("co1:tell.mention", "co1:tell.direct", "co1:tell.off"),
        "co1:reminders",
    ]
    for seat in (ANNA, BELA):
        await wish(bench, seat)
    assert await opened(bench) == accounts(BELA)
    table = await bench.table(1)
    assert f"<@{1000 + BELA}>" in words(bench.gateway.messages[table.channel_id, table.message.id])
    # It is gone when something happens there.
    await bench.press(CYRIL, 1, "sit 1")
    assert "<@" not in words(await bench.public(1))
    assert await opened(bench, DANA) == accounts(ANNA)
    bench.clock.now += APART - MOMENT
    assert await opened(bench, CYRIL) == NOBODY
    bench.clock.now += MOMENT
    await wish(bench, BELA, "off")
    assert await opened(bench, CYRIL) == accounts(ANNA)


async def test_it_is_half_an_hour_over_restarts_and_servers_and_wishing_it_again_changes_nothing(tmp_path):
    async with Bench(tmp_path / "games.db") as bench:
        await wish(bench, BELA)
        await wish(bench, BELA, guild_id=GUILD + 1)
        assert await opened(bench) == accounts(BELA)
    async with Bench(tmp_path / "games.db") as bench:
        for how in ("off", "mention"):
            await wish(bench, BELA, how)
        assert await opened(bench) == NOBODY
        await bench.host.lobby.open_table(actor(ANNA, guild_id=GUILD + 1))
        assert bench.gateway.mentioned[-1] == NOBODY


async def test_of_many_those_are_mentioned_who_were_told_longest_ago(bench):
    early, late = range(EVA + 3, EVA + 3 + MOST_TOLD), range(EVA, EVA + 3)
    # The bot has known them for longer.
    for seat in late:
        await wish(bench, seat, "off")
    for seat in early:
        await wish(bench, seat)
    assert await opened(bench) == accounts(*early)
    for seat in late:
        await wish(bench, seat)
    bench.clock.now += MOMENT
    assert await opened(bench, BELA) == accounts(*late)
    bench.clock.now += APART
    assert await opened(bench, CYRIL) == accounts(*early)
    assert await opened(bench, DANA) == accounts(*late)


async def test_nobody_is_told_who_wants_no_mentions_or_is_blocked_or_where_no_seat_waits(bench):
    for seat in (BELA, CYRIL, DANA, EVA):
        await wish(bench, seat)
    await bench.ask(BELA, "pr1:pings.0", on_panel=True, message_id=1)
    await block(bench, ANNA, CYRIL)
    await block(bench, DANA, ANNA)
    # With computers the game begins at once.
    assert await opened(bench, computers="regular") == NOBODY
    await bench.store.change(1, lambda table: setattr(table, "status", Status.FINISHED))
    await bench.press(ANNA, 1, "rematch")
    await bench.settle()
    assert not bench.gateway.called and set(bench.gateway.mentioned) == {NOBODY}
    assert await opened(bench) == accounts(EVA)


async def test_a_table_in_a_thread_mentions_people_where_it_was_opened(bench):
    await wish(bench, BELA)
    assert await opened(bench, options={"thread": True}) == accounts(BELA)
    assert not bench.gateway.called and f"<@{1000 + BELA}>" not in words(bench.gateway.posted[-1][1])


async def test_a_direct_message_tells_of_the_table_and_is_sent_no_more_where_none_is_taken(bench):
    for seat in (BELA, CYRIL):
        await wish(bench, seat, "direct")
    bench.gateway.gone = {1000 + CYRIL}
    assert await opened(bench) == NOBODY
    told = dict(bench.gateway.told)
    table = await bench.table(1)
    assert f"/{GUILD}/{table.channel_id}/{table.message.id}" in words(told[1000 + BELA]) and len(told) == 2
    bench.clock.now += APART
    assert await opened(bench) == NOBODY
    assert [account for account, _ in bench.gateway.told[2:]] == [1000 + BELA]
    assert texts()("told-now-closed") in words((await bench.ask(CYRIL, "co1:told")).screen)


async def test_a_role_is_mentioned_instead_of_people_once_in_half_an_hour_for_a_server(either_bench):
    bench, moderator = either_bench, {"moderator": True}
    await wish(bench, BELA)
    await wish(bench, CYRIL, "direct")
    settle = ("se1:role",)
    with pytest.raises(Refusal) as told:
        await bench.host.press(actor(DANA, **moderator), *settle, on_panel=True, values=[str(ROLE)])
    assert f"<@&{ROLE}>" in explain(told.value, texts()) and await opened(bench) == accounts(BELA)
    bench.gateway.roles.add(ROLE)
    with pytest.raises(Refusal):
        await bench.host.press(actor(DANA), *settle, on_panel=True, values=[str(ROLE)])
    page = await bench.host.press(actor(DANA, **moderator), *settle, on_panel=True, values=[str(ROLE)])
    assert [block.chosen for block in page.screen.blocks if isinstance(block, Roles)] == [ROLE]
    bench.clock.now += APART
    assert await opened(bench) == Mentioned(role=ROLE)
    bench.clock.now += APART - MOMENT
    assert await opened(bench, DANA) == NOBODY
    bench.clock.now += MOMENT
    assert await opened(bench, DANA) == Mentioned(role=ROLE)
    assert {account for account, _ in bench.gateway.told} == {1000 + CYRIL}
    # A role that is gone, or may be mentioned no more, stands in nobody's way.
    bench.gateway.roles.clear()
    assert await opened(bench) == accounts(BELA)


# Seats that are kept for friends


def friends(*seats):
    return [Friend(1000 + seat, actor(seat).name) for seat in seats]


async def invite(bench, *seats, seat=ANNA, **other):
    """Somebody opens a table with seats for friends; its number, and what they alone are told."""
    reply = RecordingReply(bench.gateway, CHANNEL)
    options = {"friends": friends(*seats)} | other
    await bench.real_host.lobby.open_table(actor(seat), reply, **options)
    await bench.settle()
    return reply.answer.table_id, words(reply.hand) if reply.hand is not None else ""


async def kept(bench, number):
    """For whom a seat is kept, by the seat."""
    return {seat: friend.name for seat, friend in (await bench.table(number)).seats.kept.items()}


async def told_no(bench, seat, number, what, key):
    """Somebody is refused something at a table, where nothing has changed."""
    before = (await bench.table(number)).seats, await kept(bench, number)
    with pytest.raises(Refusal, match=key):
        await bench.press(seat, number, what)
    assert ((await bench.table(number)).seats, await kept(bench, number)) == before


async def test_nobody_else_gets_a_seat_that_is_kept_for_a_friend_before_the_friend_declines(either_bench):
    bench = either_bench
    number, told = await invite(bench, CYRIL, BELA)
    assert not told and bench.gateway.mentioned == [accounts(CYRIL, BELA)]
    # The first of them is the opener's partner.
    assert await kept(bench, number) == {2: "Cyril", 1: "Béla"}
    table = await bench.table(number)
    message = words(bench.gateway.messages[table.channel_id, table.message.id])
    assert all(message.count(f"<@{1000 + seat}>") == 1 for seat in (BELA, CYRIL))
    for seat, what in ((EVA, "sit 2"), (ANNA, "sit 1")):
        await told_no(bench, seat, number, what, "seat-kept")
    await told_no(bench, EVA, number, "decline", "no-kept-seat")
    await bench.press(ANNA, number, "computer regular")
    await told_no(bench, ANNA, number, "computer regular", "seat-kept")
    assert (await bench.table(number)).seats.level_of(3) is not None
    await bench.press(CYRIL, number, "sit 2")
    assert "<@" not in words(await bench.public(number))
    await bench.press(BELA, number, "decline")
    await bench.press(EVA, number, "sit 1")
    # Whoever has had the seat and left it has no more right to it than others.
    await bench.press(CYRIL, number, "stand")
    await bench.press(BELA, number, "sit 2")
    sitting = [person.user_id for person in (await bench.table(number)).seats]
    assert sitting[:3] == [1000, 1000 + EVA, 1000 + BELA]
    assert look(bench.path, "SELECT count(*) FROM invitations") == [(0,)]


async def test_a_friend_who_sits_elsewhere_gives_the_kept_seat_up(bench):
    number, _ = await invite(bench, BELA)
    await bench.press(BELA, number, "sit 1")
    await bench.press(EVA, number, "sit 2")
    assert (await bench.table(number)).clock.kept_until is None


async def test_friends_press_one_button_and_each_gets_the_own_seat(bench):
    number, _ = await invite(bench, CYRIL, BELA)
    seats = [each for each in buttons(await bench.public(number)) if does(each).startswith("sit")]
    assert [each.label for each in seats] == ["My seat", "Against Anna"]
    for seat in (BELA, CYRIL):
        await bench.press(seat, number, does(seats[0]) if seat == BELA else "sit 2")
    assert [each and each.name for each in (await bench.table(number)).seats] == ["Anna", "Béla", "Cyril", None]


async def test_after_five_minutes_the_seats_are_free_and_the_message_says_so(either_bench):
    bench = either_bench
    number, _ = await invite(bench, BELA, DANA)
    assert texts()("kept-until", until="").split(";")[0] in words(await bench.public(number))
    await bench.let_pass(SEAT_KEPT_FOR - MOMENT)
    await told_no(bench, EVA, number, "sit 2", "seat-kept")
    await bench.let_pass(MOMENT)
    assert await kept(bench, number) == {}
    table = await bench.table(number)
    shown = words(bench.gateway.messages[table.channel_id, table.message.id])
    assert texts()("kept-until", until="").split(";")[0] not in shown and "Béla" not in shown
    await bench.press(EVA, number, "sit 2")


async def test_the_minutes_in_which_the_bot_is_away_are_not_counted(tmp_path):
    clock = Clock()
    async with Bench(tmp_path / "games.db", clock=clock) as bench:
        bench.real_host.start()
        await bench.settle()
        number, _ = await invite(bench, BELA)
        await bench.let_pass(SEAT_KEPT_FOR - 2 * MINUTE)
    clock.forward(60 * MINUTE)
    async with Bench(tmp_path / "games.db", clock=clock) as bench:
        bench.real_host.start()
        await bench.let_pass(MINUTE)
        await told_no(bench, EVA, number, "sit 2", "seat-kept")
        await bench.let_pass(2 * MINUTE)
        await bench.press(EVA, number, "sit 2")


async def test_for_whom_no_seat_can_be_kept_is_named_without_a_reason(either_bench):
    bench = either_bench
    await block(bench, BELA, ANNA)
    await block(bench, ANNA, CYRIL)
    await bench.store.bans.ban(Ban(Banned.PERSON, 1000 + EVA, "spam", bench.clock.now))
    told = set()
    for seat in (BELA, CYRIL, EVA):
        number, said = await invite(bench, seat, DANA)
        told.add(said.splitlines()[0].replace(str(1000 + seat), "…"))
        # The others have the seats that they would have had.
        assert await kept(bench, number) == {1: "Dana"}
        await bench.host.endings.stop(actor(ANNA), number)
    _, said = await invite(bench, DANA, friends=[Friend(1777, "Gita", is_here=False)])
    assert told == {texts()("friends-refused", people="<@…>")} == {said.replace("1777", "…")}
    assert bench.gateway.mentioned == [accounts(DANA), NOBODY, NOBODY, NOBODY]
    assert not look(bench.path, "SELECT 1 FROM people WHERE user_id = 1777")


async def test_a_friend_is_notified_seldom_and_never_against_their_will_and_the_seat_is_kept_all_the_same(bench):
    await bench.ask(CYRIL, "pr1:pings.0", on_panel=True, message_id=1)
    hour, dana = bench.clock.now.hour, await bench.host.identity.person(actor(DANA))
    quiet = Reminder("Etc/UTC", quiet=Quiet(hour, (hour + 2) % 24))
    await bench.store.reminders.change(dana, quiet, lambda chosen: chosen)
    number, told = await invite(bench, BELA, CYRIL, DANA)
    assert bench.gateway.mentioned == [accounts(BELA)] and len(await kept(bench, number)) == 3
    assert told == texts()("friends-silent", people="<@1002> <@1003>")
    # Not by anybody else, either, and not by a table that waits for players.
    await wish(bench, BELA)
    bench.clock.now += APART - MOMENT
    number, told = await invite(bench, BELA, seat=EVA)
    assert bench.gateway.mentioned[-1] == NOBODY and told == texts()("friends-silent", people="<@1001>")
    assert await opened(bench, EVA) == NOBODY
    bench.clock.now += MOMENT
    await invite(bench, BELA, seat=EVA)
    assert bench.gateway.mentioned[-1] == accounts(BELA)


async def set_time(bench, *seats):
    """Ask these to come at a set time; return the buttons of its message."""
    answer = await bench.host.appointments.open(actor(ANNA), "in 3 hours", "stovkahra", {}, {}, friends=friends(*seats))
    return {does(each): each for each in buttons(answer.screen)}


async def test_set_times_that_were_called_off_count_among_the_ten(either_bench):
    bench, began = either_bench, either_bench.clock.now
    for seats in ((BELA, CYRIL, DANA),) * 3:
        there = await set_time(bench, *seats)
        off = next(each for what, each in there.items() if "off" in what)
        await bench.host.press(actor(ANNA), off.does.encode())
        bench.clock.now += MINUTE
    for way in (set_time, invite):
        with pytest.raises(Refusal) as told:
            await way(bench, BELA, CYRIL)
        assert (told.value.key, told.value.details["at"]) == ("limit-invitations", began + INVITED_WITHIN)
    await set_time(bench, EVA)
    bench.clock.now = began + INVITED_WITHIN + MINUTE / 2
    await set_time(bench, BELA, CYRIL, DANA)


async def test_somebody_invites_ten_people_within_an_hour_at_most(either_bench):
    bench, began = either_bench, either_bench.clock.now
    for seats in ((BELA, CYRIL, DANA), (BELA, CYRIL, DANA), (BELA, CYRIL, DANA), (EVA,)):
        number, _ = await invite(bench, *seats)
        await bench.host.endings.stop(actor(ANNA), number)
        bench.clock.now += MINUTE
    for options in ({}, {"thread": True}):
        with pytest.raises(Refusal) as told:
            await invite(bench, BELA, options=options)
        assert (told.value.key, told.value.details["at"]) == ("limit-invitations", began + INVITED_WITHIN)
    with pytest.raises(Refusal, match="limit-invitations"):
        await set_time(bench, BELA)
    # A thread that stayed empty could not be taken away.
    assert not bench.gateway.threads
    # Others may, and so may they who invite nobody.
    await invite(bench, BELA, seat=CYRIL)
    await opened(bench)
    bench.clock.now = began + INVITED_WITHIN
    await invite(bench, BELA, CYRIL, DANA)


async def test_a_table_for_invited_people_is_for_nobody_else_until_its_opener_opens_it(either_bench):
    bench = either_bench
    await wish(bench, DANA)
    number, _ = await invite(bench, BELA, CYRIL, only=True)
    assert bench.gateway.mentioned == [accounts(BELA, CYRIL)]
    assert texts()("tables-lobby", free=0) in words((await bench.host.display.list_tables(actor(EVA))).screen)
    await told_no(bench, EVA, number, "sit 3", "only-invited")
    await bench.let_pass(SEAT_KEPT_FOR)
    for seat in (1, 2):
        await told_no(bench, EVA, number, f"sit {seat}", "only-invited")
    await bench.press(BELA, number, "sit 1")
    for _ in range(2):
        await bench.press(ANNA, number, "computer beginner")
    await bench.press(ANNA, number, "start")
    await told_no(bench, EVA, number, "take 3", "only-invited")
    await bench.press(CYRIL, number, "take 3")
    number, _ = await invite(bench, BELA, seat=DANA, only=True)
    await told_no(bench, BELA, number, "everybody", "open-opener")
    await bench.press(DANA, number, "everybody")
    await bench.press(EVA, number, "sit 2")


async def test_a_series_is_not_taken_up_by_others_while_a_seat_is_kept_for_somebody_who_is_to_come(either_bench):
    bench = either_bench
    stopped = (await bench.host.lobby.open_table(actor(ANNA), game="bulka")).table_id
    for seat in (BELA, CYRIL):
        await bench.press(seat, stopped, f"sit {seat}")
    await bench.press(ANNA, stopped, "start")
    await bench.settle()
    await bench.jump(stopped, lambda table: table.deal.dealt)
    await bench.host.endings.stop(actor(EVA, moderator=True), stopped)
    number, _ = await invite(bench, DANA, game="bulka")
    free = [seat for seat in range(1, 4) if seat not in await kept(bench, number)]
    for person, seat in zip((BELA, CYRIL), free, strict=True):
        await bench.press(person, number, f"sit {seat}")
    await told_no(bench, BELA, number, "resume", "seat-kept")
    await bench.press(ANNA, number, "resume")
    assert (await bench.table(stopped)).status is Status.PLAYING


async def test_where_the_openers_data_are_deleted_what_was_the_openers_is_for_those_invited(either_bench):
    bench, count = either_bench, "SELECT count(*) FROM tables WHERE status = 'stopped'"
    (ended, _), (opened_up, _), (for_all, _) = [
        await invite(bench, BELA, CYRIL, only=True),
        await invite(bench, BELA, DANA, only=True),
        await invite(bench, CYRIL),
    ]
    await told_no(bench, BELA, ended, "stop", "stop-opener")
    await bench.ask(ANNA, "pv1:delete", on_panel=True, message_id=1)
    # Neither a stranger, nor the one who comes back as somebody new, nor somebody invited where all may sit down.
    for seat, number in ((EVA, ended), (ANNA, ended), (DANA, ended), (CYRIL, for_all)):
        await told_no(bench, seat, number, "stop", "stop-opener")
    await told_no(bench, EVA, opened_up, "everybody", "open-opener")
    await bench.press(CYRIL, ended, "stop")
    assert look(bench.path, count) == [(1,)]
    await bench.press(DANA, opened_up, "everybody")
    await bench.press(EVA, opened_up, "sit 2")


async def test_with_fewer_seats_those_that_are_kept_go_last(bench):
    number, _ = await invite(bench, CYRIL, DANA, BELA, game="bulka")
    await bench.press(CYRIL, number, "decline")
    fewer = await bench.action(ANNA, number, "option switches")
    await bench.host.press(actor(ANNA), fewer, on_panel=True, message_id=1, values=["alifer"])
    assert await kept(bench, number) == {1: "Dana"}
    await bench.press(DANA, number, "sit 1")
    # Whoever sits has the last seat before somebody who is waited for.
    number, _ = await invite(bench, BELA, game="bulka")
    await bench.press(CYRIL, number, "sit 2")
    fewer = await bench.action(ANNA, number, "option switches")
    await bench.host.press(actor(ANNA), fewer, on_panel=True, message_id=1, values=["alifer"])
    assert look(bench.path, "SELECT count(*) FROM invitations") == [(0,)]
    assert look(bench.path, "SELECT kept_until FROM tables") == [(None,), (None,)]


async def test_only_the_opener_begins_without_those_who_are_waited_for(bench):
    number, _ = await invite(bench, CYRIL, game="bulka")
    await bench.press(BELA, number, "sit 2")
    await told_no(bench, BELA, number, "start", "seat-kept")
    await bench.press(ANNA, number, "start")
    assert len((await bench.table(number)).seats) == 2


@pytest.mark.parametrize(
    ("invited", "other", "why"),
    [
        ([Friend(1777, "Robot", bot=True)], {}, "friends-bots"),
        (friends(ANNA), {}, "friends-self"),
        (friends(BELA, BELA), {}, "same-person-twice"),
        (friends(BELA, CYRIL), {"game": "trappola"}, "friends-too-many"),
        (friends(BELA), {"computers": "regular"}, "friends-or-computers"),
        (friends(BELA), {"alone": True}, "friends-or-computers"),
        ([], {"only": True}, "friends-nobody"),
    ],
)
async def test_who_cannot_be_invited_is_told_in_words_and_no_table_opens(bench, invited, other, why):
    with pytest.raises(Refusal, match=why):
        await invite(bench, friends=invited, **other)
    assert look(bench.path, "SELECT 1 FROM tables") == []


async def test_friends_are_invited_on_a_server_alone(bench):
    nowhere = actor(ANNA, guild_id=0, invite="https://example.org/add")
    with pytest.raises(Refusal, match="only-servers"):
        await bench.host.lobby.open_table(nowhere, friends=friends(BELA))


async def test_a_thread_is_told_of_in_the_channel_with_those_who_are_invited(bench):
    await invite(bench, BELA, options={"thread": True})
    assert bench.gateway.mentioned == [accounts(BELA)] and await kept(bench, 1) == {2: "Béla"}


async def test_an_invitation_is_exported_and_deleted_with_a_persons_data_and_with_the_server(either_bench):
    bench = either_bench
    number, _ = await invite(bench, BELA, CYRIL, only=True)
    await bench.ask(BELA, "co1:blocks")
    exported = json.loads((await bench.host.settings.export_data(actor(BELA))).file[1])
    assert exported["invited"] == [{"server": GUILD, "table": number, "kept_seat": 2}]
    await bench.ask(BELA, "pv1:delete", on_panel=True, message_id=1)
    assert await kept(bench, number) == {1: "Cyril"}
    await bench.host.settings.note_removed(GUILD)
    bench.clock.now += timedelta(days=31)
    await bench.host.settings.forget_guilds()
    assert look(bench.path, "SELECT 1 FROM invitations") == []
    assert not look(bench.path, "SELECT 1 FROM people WHERE user_id = 1002")


# Blocks


async def test_neither_gets_a_seat_beside_the_other_and_both_are_told_the_same(either_bench):
    bench = either_bench
    number = await bench.lobby(sitting=2)
    assert "1002" in words(await block(bench, ANNA, CYRIL))
    assert await refused(bench, CYRIL, number, "sit 2") == "seat-not-free"
    other = await bench.new(seat=CYRIL)
    assert await refused(bench, ANNA, other, "sit 1") == "seat-not-free"
    # A taken seat is a taken seat; others may sit; who sat there before changes seats.
    with pytest.raises(Refusal, match="seat-taken"):
        await bench.press(CYRIL, number, "sit 0")
    await block(bench, BELA, ANNA)
    for seat, what in ((DANA, "sit 3"), (BELA, "sit 2")):
        await bench.press(seat, number, what)
    await bench.host.press(actor(ANNA), "co1:unblock", on_panel=True, message_id=1, values=["1002"])
    await bench.press(CYRIL, number, "sit 1")
    assert None not in (await bench.table(number)).seats


async def test_a_running_game_goes_on_and_a_seat_that_was_left_is_not_taken_again(bench):
    number = await bench.series(options={"newcomers": "at-once"})
    await block(bench, ANNA, BELA)
    assert (await bench.table(number)).seats.seat_of((await bench.table(number)).seats.person(1)) == 1
    await bench.press(BELA, number, "leave", on_panel=True)
    await bench.settle()
    assert await refused(bench, BELA, number, "take 1") == "seat-not-free"


async def test_who_is_promised_a_seat_counts_as_sitting_there(bench):
    number = await bench.series()
    for seat in (BELA, CYRIL):
        await bench.press(seat, number, "leave", on_panel=True)
    await bench.jump(number, lambda table: table.deal.hands_held)
    await bench.press(EVA, number, "take 1")
    assert (await bench.table(number)).seats.newcomers
    await block(bench, EVA, EVA + 1)
    assert await refused(bench, EVA + 1, number, "take 2") == "seat-not-free"
    # Whose seat is promised may still choose another.
    await bench.press(EVA, number, "take 2")


async def test_they_have_no_rematch_and_go_on_with_nothing(either_bench):
    bench = either_bench
    number = await bench.series()
    await bench.jump(number, lambda table: table.deal.dealt)
    await bench.host.endings.stop(actor(EVA, moderator=True), number)
    lobby = await bench.lobby()
    assert "resume" in map(does, buttons(await bench.public(lobby)))
    await block(bench, DANA, BELA)
    for seat in (ANNA, BELA):
        assert await refused(bench, seat, lobby, "resume") == "nothing-to-resume"
    await bench.store.change(lobby, lambda table: setattr(table, "status", Status.FINISHED))
    await bench.press(DANA, lobby, "rematch")
    again = (await bench.table(lobby)).rematch_id
    await bench.press(ANNA, lobby, "rematch")
    assert await refused(bench, BELA, lobby, "rematch") == "seat-not-free"
    assert [person.name for person in (await bench.table(again)).seats if person] == ["Anna", "Dana"]


async def test_a_refusal_names_nobody_in_any_language_and_a_list_is_only_so_long(bench):
    assert not [language for language in LANGUAGES if "{" in texts(language)("seat-not-free")]
    many = range(EVA, EVA + MOST_BLOCKED)
    page = await block(bench, ANNA, *many)
    assert len(page.blocks[-1].choices) == MOST_BLOCKED
    for values, key in (([BELA], "blocks-full"), ([ANNA], "block-self"), ([], "block-bots")):
        with pytest.raises(Refusal, match=key):
            await block(bench, ANNA, *values)
    assert look(bench.path, "SELECT count(*) FROM blocks") == [(MOST_BLOCKED,)]
    shown = await bench.ask(ANNA, "co1:blocks")
    assert shown.target is Target.NOTE and words(shown.screen).count("<@") == MOST_BLOCKED


async def test_all_of_it_is_exported_and_deleted_with_a_persons_data_and_with_the_server(either_bench):
    bench = either_bench
    await block(bench, ANNA, BELA)
    await block(bench, BELA, ANNA, CYRIL)
    await block(bench, CYRIL, DANA)
    for seat in (ANNA, BELA, CYRIL):
        await wish(bench, seat)
    await wish(bench, CYRIL, guild_id=GUILD + 1)
    exported = json.loads((await bench.host.settings.export_data(actor(ANNA))).file[1])
    assert exported["blocks"] == [{"account": 1001}]
    assert exported["wishes"] == [{"server": GUILD, "told": "mention"}]
    await opened(bench, DANA)
    await bench.ask(ANNA, "pv1:delete", on_panel=True, message_id=1)
    assert look(bench.path, "SELECT account FROM blocks ORDER BY account") == [(1002,), (1003,)]
    assert look(bench.path, "SELECT count(*) FROM wishes") == [(3,)]
    assert look(bench.path, "SELECT told_at FROM people WHERE user_id IS NULL") == [("",)]
    await bench.host.settings.note_removed(GUILD)
    bench.clock.now += timedelta(days=31)
    await bench.host.settings.forget_guilds()
    assert look(bench.path, "SELECT guild_id FROM wishes") == [(GUILD + 1,)]
    assert not look(bench.path, "SELECT 1 FROM people WHERE user_id = 1001")
    assert not look(bench.path, "SELECT 1 FROM blocks WHERE account = 1002")


async def test_what_discord_sends_twice_counts_once(bench):
    async def press(action, *values):
        for key in (1, 2):
            who = actor(ANNA, delivery=Delivery(len(action), key))
            await bench.host.press(who, action, on_panel=True, message_id=1, values=values)

    for action, *values in (("co1:tell.mention",), ("co1:block", "1001"), ("co1:unblock", "1001")):
        with pytest.raises(SentTwice):
            await press(action, *values)


# What protects others holds for whoever deletes their data and comes back


async def tables_in_a_minute(bench):
    await bench.host.lobby.open_table(actor(ANNA))


async def invitations(bench):
    await bench.host.lobby.open_table(actor(ANNA), friends=[Friend(1000 + seat, NAMES[seat]) for seat in (1, 2, 3)])
    # Not the number of tables is meant here.
    bench.clock.forward(timedelta(minutes=2))


async def challenges(bench):
    number = len(look(bench.path, "SELECT 1 FROM events WHERE form = 'challenge'"))
    await bench.host.challenges.challenge(actor(ANNA), "stovkahra", Friend(1100 + number, f"Friend {number}"))


async def set_times(bench):
    await bench.host.appointments.open(actor(ANNA), "in 2 hours", "stovkahra", {}, {})


@pytest.mark.parametrize(
    ("doing", "most"),
    [(tables_in_a_minute, 5), (invitations, MOST_INVITED // 3), (challenges, MOST_INVITED), (set_times, MOST_OWN)],
)
async def test_no_limit_is_lifted_by_deleting_ones_data_and_each_ends_in_its_time(tmp_path, doing, most):
    async with Bench(tmp_path / "games.db") as bench:
        done = 0
        for _ in range(3):
            with pytest.raises(Refusal):
                while True:
                    await doing(bench)
                    done += 1
            await bench.host.press(actor(ANNA), "pv1:delete", on_panel=True)
            await bench.settle()
        assert done == most
        assert not look(bench.path, "SELECT 1 FROM people WHERE user_id = ?", 1000 + ANNA)
        bench.clock.forward(timedelta(days=6))
        await bench.real_host.appointment_times.look_after()
        await bench.real_host.across.look_after()
        await bench.settle()
        assert not look(bench.path, "SELECT 1 FROM people WHERE former IS NOT NULL")
        await doing(bench)
