"""Reports and blocks of people met across servers: what reaches the operator, and what nobody learns by them."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.app.report import ReportChannel, close_report, read_reports
from bot.i18n.texts import texts
from bot.model.company import MOST_BLOCKED, Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.operator import Operator
from bot.model.person import Person
from bot.model.report import KEPT_FOR, MOST_REPORTED, REPORTED_WITHIN
from bot.model.sharding import Sharding
from bot.model.table import ACROSS, Status
from bot.storage.person import digest_of
from bot.storage.ratings import COMPANY
from engine import record
from engine.games import GAMES
from tests.support.across import (
    ANNA,
    BELA,
    CYRIL,
    DANA,
    EVA,
    FOUR,
    MINUTE,
    SECOND,
    WHERE,
    bench,
    find,
    play_on,
    press,
    ready,
    seated,
)
from tests.support.service import GUILD, NAMES, actor, buttons, look, tamper, words
from tests.support.sizes import in_turn

OPERATORS = 4242
"""The operator's own channel."""


async def chosen(here, seat, number, what, *values, **other):
    """Somebody chooses from a list of the page that is opened by *Report*."""
    return await here.host.press(
        actor(seat, **WHERE[seat % 4], **other),
        f"st1:{number}:0.0:{what}",
        on_panel=True,
        message_id=9000 + seat,
        values=values,
    )


async def report(here, seat, number, why="other", name="Anonym 2", **other):
    return await chosen(here, seat, number, "report", f"{why} {name}", **other)


async def known_as(here, number, name):
    """The account of whom the others at a table know by this name."""
    return next(each.user_id for each in (await here.table(number)).seats if each.name == name)


# Reports


async def test_the_operator_gets_a_report_with_the_record_once_the_game_is_over_and_no_card_before(tmp_path):
    folder = tmp_path / "records"
    async with bench(tmp_path / "games.db") as here:
        number = await seated(here)
        page = await press(here, ANNA, number, "more")
        (button,) = [each for each in buttons(page) if each.action == f"rt1:{number}"]
        page = (await here.host.press(actor(ANNA), button.action, on_panel=True, message_id=9000)).screen
        offered = {each.action: each.choices for each in page.blocks if hasattr(each, "choices")}
        assert {each.value for each in offered[f"st1:{number}:0.0:block"]} <= {
            "Anonym",
            *map("Anonym {}".format, (2, 3, 4)),
        }
        assert len(offered[f"st1:{number}:0.0:report"]) == 12
        name = offered[f"st1:{number}:0.0:block"][0].value
        told = (await report(here, ANNA, number, "name", name)).screen
        assert f"**{name}**" in words(told)
        # Another reason replaces it; a name, a reason or a table that is none is refused, and a stranger.
        await report(here, ANNA, number, "together", name)
        assert texts("en")("nobody-met") in words((await report(here, ANNA, number, "other", "Dana")).screen)
        for seat, table in ((ANNA, number + 1), (EVA, number)):
            with pytest.raises(Refusal, match="no-table"):
                await report(here, seat, table, "other", name)
        (line, record_told) = await read_reports(here.path, folder)
        account = await known_as(here, number, name)
        assert f"table {number}: {name} (account {account})" in line and "together" in line and "account 1000" in line
        assert "still goes on" in record_told and not list(folder.iterdir())
        # Whoever is reported is told nothing.
        assert not here.gateway.posted and not here.gateway.written
        await play_on(here, number)
    (_, told) = await read_reports(tmp_path / "games.db", folder)
    (file,) = folder.iterdir()
    assert str(file) in told
    written = record.loads(file.read_text())
    assert record.check(written) is not None
    assert all(each.startswith("Anonym") for each in written["seats"])
    assert await close_report(tmp_path / "games.db", 1) and not await close_report(tmp_path / "games.db", 1)
    assert not await read_reports(tmp_path / "games.db", None)


# The operator's channel


def told_of(here):
    """What was posted in the operator's channel."""
    return [words(screen) for channel, screen in here.gateway.posted if channel == OPERATORS]


def channel_of(here):
    return ReportChannel(here.store, here.gateway, OPERATORS, here.clock)


async def test_a_channel_of_the_operator_is_told_once_of_a_report_and_gets_the_record_when_the_game_is_over(
    either_bench,
):
    here = either_bench
    number = await seated(here)
    name = (await here.store.reports.met(number, 1000))[0]
    account = await known_as(here, number, name)
    await report(here, ANNA, number, "waiting", name)
    # A process that is killed before it notes that, and another one, post it once.
    await channel_of(here).see_to()
    tamper(here.path, "UPDATE reports SET told = 0")
    await channel_of(here).see_to()
    # Discord compares words for some minutes only.
    here.gateway.once.clear()
    await channel_of(here).see_to()
    (told,) = told_of(here)
    assert f"**{name}**, account `{account}`" in told and "waiting" in told and "By account `1000`" in told
    assert not here.gateway.files and not here.gateway.called
    await play_on(here, number)
    await channel_of(here).see_to()
    here.gateway.once.clear()
    await channel_of(here).see_to()
    (_, told) = told_of(here)
    (file,) = here.gateway.files
    assert f"**{name}**, account `{account}`" in told and file.name == "reported-1.json"
    assert record.check(record.loads(file.content.decode())) is not None
    # Of a game that is over already all is told at once, and nothing of a report that is closed.
    await report(here, BELA, number, "name", name=sorted(await here.store.reports.met(number, 1001))[0])
    await report(here, CYRIL, number, "name", name=sorted(await here.store.reports.met(number, 1002))[0])
    await here.store.reported.close(3)
    await channel_of(here).see_to()
    assert len(told_of(here)) == 3 and len(here.gateway.files) == 2


async def test_a_channel_of_the_operator_that_takes_nothing_is_asked_once_an_hour_and_nothing_is_lost(tmp_path, caplog):
    async with bench(tmp_path / "games.db") as here:
        number = await seated(here)
        for name in await here.store.reports.met(number, 1000):
            await report(here, ANNA, number, name=name)
        channel = channel_of(here)
        here.gateway.closed.add(OPERATORS)
        for _ in range(3):
            await channel.see_to()
            here.clock.forward(MINUTE)
        assert sum("REPORT_CHANNEL" in line for line in caplog.messages) == 1
        here.gateway.closed.clear()
        await channel.see_to()
        assert not told_of(here)
        here.clock.forward(60 * MINUTE)
        # Another process serves direct messages.
        here.store.sharding = Sharding(2, (1,))
        await channel.see_to()
        assert not told_of(here)
        here.store.sharding = Sharding.WHOLE
        await channel.see_to()
        assert len(told_of(here)) == 3


async def test_a_record_that_cannot_be_read_keeps_no_other_report_from_the_operator(tmp_path, caplog):
    async with bench(tmp_path / "games.db") as here:
        number = await seated(here)
        for name in (await here.store.reports.met(number, 1000))[:2]:
            await report(here, ANNA, number, name=name)
        await play_on(here, number)
        tamper(here.path, "UPDATE moves SET move = 'x' WHERE ply = 3")
        for _ in range(2):
            await channel_of(here).see_to()
        assert ["cannot be read: `python -m bot check`" in told for told in told_of(here)] == [True, True]
        assert not here.gateway.files and any("record of report 1" in line for line in caplog.messages)


@pytest.mark.parametrize("game", in_turn(GAMES))
async def test_the_record_of_a_game_that_was_stopped_tells_what_was_played_and_keeps_its_seed(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        most = GAMES[game].most_seats(GAMES[game].rules())
        number = await seated(here, FOUR[:most], game)
        await play_on(here, number, most=3)
        await report(here, ANNA, number, name=sorted(await here.store.reports.met(number, 1000))[0])
        for seat in FOUR[:most]:
            await press(here, seat, number, "stop")
        assert (await here.table(number)).status is Status.STOPPED
        await read_reports(here.path, tmp_path / "records")
        written = record.loads((tmp_path / "records" / "reported-1.json").read_text())
        assert record.check(written) is None and "seed" not in written


async def test_nobody_reports_more_than_a_few_a_day_and_a_report_sent_twice_is_one(either_bench):
    here = either_bench
    await ready(here)
    made = []
    while len(made) < MOST_REPORTED + 1:
        for seat in FOUR:
            await find(here, seat)
        ((number,),) = look(here.path, f"SELECT max(id) FROM tables WHERE guild_id = {ACROSS}")
        made += [(number, name) for name in await here.store.reports.met(number, 1000)]
        for seat in FOUR:
            await press(here, seat, number, "stop")
        here.clock.forward(MINUTE)
    (table, name), *others, last = made[: MOST_REPORTED + 1]
    once = actor(ANNA, delivery=Delivery(70, 1))
    await here.host.press(once, f"st1:{table}:0.0:report", values=[f"other {name}"])
    with pytest.raises(SentTwice):
        await here.host.press(
            replace(once, delivery=Delivery(70, 2)), f"st1:{table}:0.0:report", values=[f"name {name}"]
        )
    for table, name in others:
        await report(here, ANNA, table, name=name)
    told = words((await report(here, ANNA, last[0], name=last[1])).screen)
    assert f"You have reported {MOST_REPORTED} people within a day" in told
    assert look(here.path, "SELECT count(*) FROM reports") == [(MOST_REPORTED,)]
    here.clock.forward(REPORTED_WITHIN)
    await report(here, ANNA, last[0], name=last[1])
    assert look(here.path, "SELECT count(*) FROM reports") == [(MOST_REPORTED + 1,)]
    # What was reported stands in the reporter's own export, and in nobody else's.
    told = json.loads((await here.host.settings.export_data(actor(ANNA))).file[1])
    assert len(told["reported"]) == MOST_REPORTED + 1 and all(each["known_as"] for each in told["reported"])
    # The report outlives the data of both; then it is too old.
    for seat in FOUR:
        await here.host.press(actor(seat), "pv1:delete", on_panel=True, message_id=1)
    assert look(here.path, "SELECT count(*) FROM reports") == [(MOST_REPORTED + 1,)]
    here.clock.forward(KEPT_FOR)
    await here.real_host.across.look_after()
    assert not look(here.path, "SELECT 1 FROM reports")


# Blocks


async def test_whoever_is_blocked_by_a_name_is_met_across_servers_no_more_and_nobody_learns_an_account(either_bench):
    here = either_bench
    number = await seated(here)
    dana = next(each.name for each in (await here.table(number)).seats if each.user_id == 1000 + DANA)
    # Both are blocked twice: by the account, as everywhere, and by the name, which adds a line all the same.
    await here.host.press(actor(ANNA), "co1:block", on_panel=True, message_id=1, values=[str(1000 + BELA)])
    bela = next(each.name for each in (await here.table(number)).seats if each.user_id == 1000 + BELA)
    for name in (bela, dana, dana):
        shown = (await chosen(here, ANNA, number, "block", name)).screen
        assert f"**{name}**" in words(shown)
    page = (await here.ask(ANNA, "co1:blocks")).screen
    unblock = page.blocks[-1]
    assert len(unblock.choices) == 3 and words(page).count("<@") == 1 and dana in words(page)
    assert str(1000 + DANA) not in repr(page)
    exported = (await here.host.settings.export_data(actor(ANNA))).file[1].decode()
    assert str(1000 + DANA) not in exported and dana in exported
    # The queue brings them together no more.
    for seat in FOUR:
        await press(here, seat, number, "stop")
    await here.host.press(
        actor(ANNA), "co1:unblock", on_panel=True, message_id=1, values=[str(1000 + BELA), f"{number} {bela}"]
    )
    for seat in FOUR:
        await find(here, seat)
    assert look(here.path, "SELECT count(*) FROM waiting") == [(4,)]
    await find(here, EVA)
    # Who has blocked waits on, and not who was blocked.
    assert look(here.path, "SELECT user_id FROM waiting JOIN people ON id = person") == [(1000 + ANNA,)]
    # Undone by the same list.
    (value,) = [each.value for each in unblock.choices if each.value == f"{number} {dana}"]
    await here.host.press(actor(ANNA), "co1:unblock", on_panel=True, message_id=1, values=[value])
    assert not look(here.path, "SELECT 1 FROM blocks")


async def test_whom_a_name_was_is_not_learnt_by_sitting_down_or_inviting_one_after_the_other(either_bench):
    here = either_bench
    number = await seated(here)
    name = next(each.name for each in (await here.table(number)).seats if each.user_id == 1000 + DANA)
    tried = []
    for _ in range(2):
        lobby = await here.new(seat=DANA)
        sat = await here.press(ANNA, lobby, "sit 1")
        invited = await here.host.lobby.open_table(actor(ANNA), friends=[Friend(1000 + DANA, "Dana")])
        asked = await here.store.company.avoided(1000 + ANNA)
        tried.append((sat.target, invited.target, asked, sorted((await here.table(invited.table_id)).seats.kept)))
        await chosen(here, ANNA, number, "block", name)
        here.clock.forward(timedelta(hours=1))
    assert tried[0] == tried[1]


async def test_a_list_of_blocks_is_only_so_long_by_names_too(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await seated(here)
        values = [str(2000 + each) for each in range(MOST_BLOCKED)]
        await here.host.press(actor(ANNA), "co1:block", on_panel=True, message_id=1, values=values)
        name = (await here.store.reports.met(number, 1000))[0]
        assert f"{MOST_BLOCKED}" in words((await chosen(here, ANNA, number, "block", name)).screen)
        assert look(here.path, "SELECT count(*) FROM blocks") == [(MOST_BLOCKED,)]


# Leaving


async def test_whoever_leaves_often_waits_though_they_delete_their_data_and_for_a_day_alone(either_bench):
    here = either_bench
    await ready(here)
    for how in ("leave", "delete"):
        for seat in FOUR:
            await find(here, seat)
        ((number,),) = look(here.path, f"SELECT max(id) FROM tables WHERE guild_id = {ACROSS}")
        if how == "leave":
            await press(here, DANA, number, "leave")
        else:
            # This leaves the others alone as well.
            await here.host.press(actor(DANA), "pv1:delete", on_panel=True, message_id=1)
        for seat in (ANNA, BELA, CYRIL):
            await press(here, seat, number, "stop")
    with pytest.raises(Refusal) as told:
        await find(here, DANA)
    assert told.value.key == "across-left-often"
    # What stays does not tell the account to whoever has only the database's rows about leaving.
    kept = look(here.path, "SELECT digest FROM spent WHERE thing = 'leave'")
    ((secret,),) = look(here.path, "SELECT value FROM notes WHERE name = '" + COMPANY + "'")
    assert {bytes(each) for (each,) in kept} == {digest_of(bytes.fromhex(secret), Person(0, 1000 + DANA, ""))}
    await here.let_pass(told.value.details["at"] - here.clock.now + SECOND)
    await find(here, DANA)
    here.clock.forward(timedelta(days=1))
    await here.real_host.across.look_after()
    assert not look(here.path, "SELECT 1 FROM spent")


async def test_where_the_operator_has_no_address_nobody_is_sent_to_moderators_of_a_table_that_has_none(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await seated(here)
        reports = here.real_host.reports
        reports._ground = replace(reports._ground, operator=Operator())
        page = (await here.host.press(actor(ANNA), f"rt1:{number}", on_panel=True, message_id=9000)).screen
        assert "moderators" not in words(page) and f":** {number}" in words(page)
        # Whoever has not sat there learns of nobody.
        page = (await here.host.press(actor(EVA), f"rt1:{number}", on_panel=True, message_id=9004)).screen
        assert "Anonym" not in words(page) and "moderators" in words(page)


# A block by a name tells nobody whose name it was


async def seen_by_all(here):
    """All that anybody is shown on their servers where these two do everything that a block of accounts forbids."""
    said = []

    async def told(work):
        try:
            answer = await work
        except Refusal as refusal:
            said.append((refusal.key, refusal.details))
        else:
            said.append((words(answer.screen), [each.action for each in buttons(answer.screen)]))
        await here.settle()

    here.gateway.forget()
    host, pair = here.host, ((ANNA, BELA), (BELA, ANNA))
    for seat in (ANNA, BELA):
        for how in ("mention", "direct"):
            await told(here.ask(seat, f"co1:tell.{how}", on_panel=True, message_id=1))
    for first, second in pair:
        friend = Friend(1000 + second, NAMES[second])
        await told(host.lobby.open_table(actor(first)))
        number = max(each for (each,) in look(here.path, f"SELECT id FROM tables WHERE guild_id = {GUILD}"))
        await told(here.press(second, number, "sit 1"))
        await told(host.lobby.open_table(actor(first), friends=[friend]))
        await told(host.challenges.challenge(actor(first), "stovkahra", friend))
        await told(host.appointments.open(actor(first), "in 2 hours", "stovkahra", {}, {}))
        (appointment,) = look(here.path, "SELECT max(id) FROM appointments")
        await told(here.ask(second, f"at1:in.{appointment[0]}"))
    await told(host.individuals.show_or_open(actor(ANNA), "trappola", 1))
    for seat in (BELA, CYRIL, DANA):
        await told(here.ask(seat, "ev1:sign.1"))
    await told(here.ask(ANNA, "ev1:begin.1"))
    here.clock.forward(timedelta(hours=2))
    await here.real_host.appointment_times.look_after()
    await here.settle()
    gateway = here.gateway
    boards = [(*where, words(screen)) for *where, screen in (*gateway.posted, *gateway.edited)]
    return said, boards, gateway.mentioned, gateway.written, gateway.told


@pytest.mark.parametrize("blocker", [ANNA, BELA])
async def test_outside_of_tables_across_servers_a_block_by_a_name_changes_nothing_that_anybody_sees(tmp_path, blocker):
    worlds = []
    for blocks in (False, True):
        async with bench(tmp_path / f"{blocks}.db") as here:
            number = await seated(here, FOUR)
            other = ANNA + BELA - blocker
            if blocks:
                name = (await here.table(number)).guests[(await here.store.people.find(1000 + other)).id].name
                await chosen(here, blocker, number, "block", name)
            await play_on(here, number)
            worlds.append(await seen_by_all(here))
    without, with_block = worlds
    assert with_block == without


async def test_that_somebody_deletes_their_data_does_not_tell_whose_name_was_blocked(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        number = await seated(here)
        name = (await here.table(number)).guests[(await here.store.people.find(1000 + BELA)).id].name
        await chosen(here, ANNA, number, "block", name)
        before = words((await here.ask(ANNA, "co1:blocks")).screen)
        await here.host.press(actor(BELA), "pv1:delete", on_panel=True)
        await here.settle()
        assert words((await here.ask(ANNA, "co1:blocks")).screen) == before and name in before
        assert not look(here.path, "SELECT 1 FROM blocks WHERE account = ?", 1000 + BELA)
