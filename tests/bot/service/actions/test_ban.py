"""Bans: whom the operator shuts out is told why, leaves the tables, and keeps their data; servers are left."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.app.ban import ban, bans, lift
from bot.i18n.texts import LANGUAGES, texts
from bot.model.ban import Ban, Banned
from bot.model.errors import Refusal
from bot.model.operator import Operator
from bot.model.sharding import Sharding
from bot.model.table import Status
from bot.service.common.gateway import NOBODY
from bot.service.common.replies import explain
from bot.service.host import parse
from bot.storage.storage import Storage
from bot.ui.formatting import literal
from engine.games import GAMES
from tests.support.service import GUILD, NOON, Bench, QuickWorkers, Target, actor, buttons, does, look, words
from tests.support.sizes import in_turn

ANNA, BELA, CYRIL, DANA, EVA = range(5)
OTHER = GUILD + 1
MINUTE = timedelta(minutes=1)
REASON = "Two accounts at one *table*."


@pytest.fixture
async def bench(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as ready:
        yield ready


async def block(bench, kind, number, reason=""):
    """The operator shuts somebody out, beside the bot, which follows."""
    await ban(bench.path, Ban(kind, number, reason, bench.clock.now))
    await follow(bench)


async def unblock(bench, kind, number):
    assert await lift(bench.path, kind, number)
    await follow(bench)


async def follow(bench):
    await bench.real_host.bans.see_to()
    await bench.settle()


async def refused(bench, seat, action, language="en", **where):
    """What somebody is told who is let in no more."""
    with pytest.raises(Refusal) as told:
        await bench.ask(seat, action, **where)
    assert told.value.key == "shut-out"
    return explain(told.value, texts(language))


# People


async def test_who_is_shut_out_leaves_the_tables_and_others_play_on_with_a_computer(either_bench):
    bench = either_bench
    playing, lobby = await bench.series(), await bench.lobby(sitting=3)
    before = (await bench.table(playing)).seats
    await block(bench, Banned.PERSON, 1000 + BELA, REASON)
    table = await bench.table(playing)
    assert table.status is Status.PLAYING and table.seats.level_of(1) is not None
    assert [table.seats[seat] for seat in (0, 2, 3)] == [before[seat] for seat in (0, 2, 3)]
    assert (await bench.table(lobby)).seats[1] is None
    # What is shown to everybody follows, and others get the seat.
    assert "Béla" not in words(await bench.public(lobby))
    await bench.press(EVA, lobby, "sit 1")
    assert (await bench.table(lobby)).seats[1].user_id == 1000 + EVA
    for number in (playing, lobby):
        told = await refused(bench, BELA, await bench.action(BELA, number, "hand"))
        assert "Two accounts at one \\*table\\*." in told


async def test_a_seat_that_was_taken_or_promised_at_the_last_moment_is_given_back(bench):
    await block(bench, Banned.PERSON, 1000 + EVA)
    number = await bench.series()
    await bench.host.endings.leave(actor(DANA), number)
    # Whoever was let in just before the bot has read that they are shut out.
    await bench.host.play.take_over(actor(EVA), parse(await bench.action(EVA, number, "take 3")))
    assert (await bench.table(number)).seats.newcomers
    await follow(bench)
    assert not (await bench.table(number)).seats.newcomers
    assert (await bench.table(number)).seats.level_of(3) is not None


async def test_they_are_told_in_their_language_why_and_whom_they_may_ask(tmp_path):
    for address, reason in (("https://example.org/a_b", REASON), ("help_me@example.org", ""), ("", REASON)):
        folder = tmp_path / f"{address[:4]}-{len(reason)}"
        folder.mkdir()
        async with Bench(folder / "games.db") as bench:
            bans = bench.real_host.bans
            bans._ground = replace(bans._ground, operator=Operator("Anna", address))
            await block(bench, Banned.PERSON, 1000 + EVA, reason)
            for language in LANGUAGES:
                told = await refused(bench, EVA, "co1:told", language, locale=language)
                assert ("Two accounts" in told) == bool(reason)
                assert (address if address.startswith("https") else literal(address)) in told
                assert f"`/{texts(language)('command-privacy')}`" in told


async def test_their_data_stay_theirs_and_the_ban_outlives_their_deletion(either_bench):
    bench = either_bench
    number = await bench.series()
    await block(bench, Banned.PERSON, 1000 + CYRIL, REASON)
    shown = (await bench.host.settings.show_privacy(actor(CYRIL))).screen
    for page in buttons(shown):
        assert (await bench.ask(CYRIL, page.action)).target in (Target.NOTE, Target.PANEL)
    exported = json.loads((await bench.host.settings.export_data(actor(CYRIL))).file[1])
    assert exported["shut_out"] == [{"reason": REASON, "when": NOON.isoformat()}]
    await bench.ask(CYRIL, "pv1:delete", on_panel=True, message_id=1)
    assert not look(bench.path, "SELECT 1 FROM people WHERE user_id = 1002")
    await follow(bench)
    await refused(bench, CYRIL, await bench.action(CYRIL, number, "hand"))
    assert [each.number for each in await bans(bench.path)] == [1000 + CYRIL]
    await unblock(bench, Banned.PERSON, 1000 + CYRIL)
    await bench.host.settings.show_preferences(actor(CYRIL))
    exported = json.loads((await bench.host.settings.export_data(actor(CYRIL))).file[1])
    assert exported["shut_out"] == []


async def test_who_is_let_in_again_plays_again(bench):
    await block(bench, Banned.PERSON, 1000 + ANNA)
    await refused(bench, ANNA, "co1:told")
    await unblock(bench, Banned.PERSON, 1000 + ANNA)
    assert not await lift(bench.path, Banned.PERSON, 1000 + ANNA)
    await bench.lobby()
    assert (await bench.table(1)).seats[0].user_id == 1000 + ANNA


async def test_nobody_who_is_shut_out_is_told_of_tables_or_of_the_deal_of_the_day(bench):
    for seat in (BELA, CYRIL):
        await bench.ask(seat, "co1:tell.mention", on_panel=True, message_id=1)
        await bench.ask(seat, "co1:daily.on", on_panel=True, message_id=1)
    await block(bench, Banned.PERSON, 1000 + BELA)
    await bench.host.lobby.open_table(actor(ANNA))
    assert bench.gateway.mentioned[-1] != NOBODY and bench.gateway.mentioned[-1].accounts == (1000 + CYRIL,)
    for _ in range(2):
        bench.gateway.written.clear()
        bench.clock.now += timedelta(days=1)
        bench.real_host.reminders.tell()
        await bench.settle()
        assert [account for account, _ in bench.gateway.written] == [1000 + CYRIL]


async def test_a_bot_that_was_off_follows_when_it_starts(tmp_path):
    path = tmp_path / "games.db"
    async with Bench(path, workers=QuickWorkers()) as bench:
        number = await bench.series()
    await ban(path, Ban(Banned.PERSON, 1000 + ANNA, "", NOON))
    async with Bench(path, workers=QuickWorkers()) as bench:
        bench.host.start()
        await bench.settle()
        assert (await bench.table(number)).seats.level_of(0) is not None
        await refused(bench, ANNA, await bench.action(ANNA, number, "hand"))
        # And without a start, within a minute by this clock.
        await ban(path, Ban(Banned.PERSON, 1000 + BELA, "", NOON))
        await bench.let_pass(MINUTE + MINUTE)
        assert (await bench.table(number)).seats.level_of(1) is not None


async def test_one_process_of_several_has_them_leave_and_every_one_lets_them_in_no_more(tmp_path):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as bench:
        number = await bench.series()
        for ids, leaves in (((1,), False), ((0, 2), True)):
            bench.store.sharding = Sharding(3, ids)
            await block(bench, Banned.PERSON, 1000 + ANNA)
            await refused(bench, ANNA, await bench.action(ANNA, number, "hand"))
            assert ((await bench.table(number)).seats.level_of(0) is not None) == leaves


# Servers


async def test_a_server_that_is_shut_out_is_told_why_once_and_left_as_often_as_it_invites_the_bot(either_bench):
    bench = either_bench
    await bench.host.settings.post_welcome(GUILD, "cs")
    await bench.series()
    bench.gateway.forget()
    bench.gateway.servers, bench.gateway.closed = {GUILD: [11, 12, 13, 14], OTHER: [21]}, {11, 12}
    await block(bench, Banned.SERVER, GUILD, REASON)
    ((channel, screen),) = bench.gateway.posted
    assert channel == 13 and bench.gateway.left == [GUILD] and OTHER in bench.gateway.servers
    assert "Two accounts" in words(screen) and texts("cs")("goodbye", **GIVEN) == words(screen)
    await bench.host.settings.note_removed(GUILD)
    await follow(bench)
    assert len(bench.gateway.posted) == len(bench.gateway.left) == 1
    # The data go when they would have gone, however often the bot is invited meanwhile.
    removed = look(bench.path, "SELECT removed_at FROM guilds WHERE id = 100")
    assert removed[0][0]
    for times in (2, 3):
        bench.clock.now += MINUTE
        bench.gateway.servers[GUILD] = [13]
        await bench.host.settings.post_welcome(GUILD, "cs")
        await bench.host.settings.note_removed(GUILD)
        assert len(bench.gateway.posted) == len(bench.gateway.left) == times
        await follow(bench)
    assert look(bench.path, "SELECT removed_at FROM guilds WHERE id = 100") == removed
    await unblock(bench, Banned.SERVER, GUILD)
    bench.gateway.servers[GUILD] = [13]
    await bench.host.settings.post_welcome(GUILD, "cs")
    assert GUILD in bench.gateway.servers and GUILD in await bench.store.guilds.known()


GIVEN = {
    **{"who": "server", "why": "yes", "reason": "Two accounts at one \\*table\\*."},
    **{"named": "yes", "address": "https://example.org/help_me"},
}


async def test_where_discord_does_not_let_it_go_the_bot_tries_again_and_says_nothing_twice(bench):
    bench.gateway.servers, bench.gateway.unheard = {GUILD: [13]}, True
    await block(bench, Banned.SERVER, GUILD)
    await follow(bench)
    assert len(bench.gateway.posted) == 1 and GUILD in bench.gateway.servers
    with pytest.raises(Refusal, match="shut-out"):
        await bench.ask(ANNA, "co1:told")
    bench.gateway.unheard = False
    await follow(bench)
    assert GUILD in bench.gateway.servers
    bench.clock.now += MINUTE
    await follow(bench)
    assert bench.gateway.left == [GUILD] and len(bench.gateway.posted) == 1


# The operator's list


async def test_what_is_listed_is_what_was_blocked_last_and_both_kinds_are_apart(place):
    await (await Storage.open(place, lambda: NOON)).close()
    assert await bans(place) == []
    later = NOON + MINUTE
    made = [
        *(Ban(Banned.SERVER, 7, "", NOON), Ban(Banned.PERSON, 7, "a", later), Ban(Banned.PERSON, 5, "b", later)),
        *(Ban(Banned.PERSON, 9, "c", NOON), Ban(Banned.PERSON, 7, "d", NOON)),
    ]
    for each in made:
        await ban(place, each)
    assert await bans(place) == [made[4], made[3], made[2], made[0]]
    assert await lift(place, Banned.SERVER, 7) and not await lift(place, Banned.SERVER, 7)
    assert await bans(place) == [made[4], made[3], made[2]]


# Who runs the bot, and how to report


@pytest.mark.parametrize("game", in_turn(GAMES))
async def test_every_hand_leads_to_who_runs_the_bot_and_to_how_one_reports_and_back(tmp_path, game):
    async with Bench(tmp_path / "games.db", workers=QuickWorkers()) as bench:
        opened = await bench.host.lobby.open_table(actor(ANNA), {}, {}, "beginner", game)
        number = opened.table_id
        await bench.settle()
        more = (await bench.press(ANNA, number, "more", on_panel=True)).screen
        for action, said in ((f"ab1:{number}", "Anna Nováková"), (f"rt1:{number}", f"** {number}")):
            assert action in [each.action for each in buttons(more)]
            page = await bench.ask(ANNA, action, on_panel=True, message_id=9000)
            assert page.target is Target.PANEL
            assert said in words(page.screen) and "https://example.org/help_me" in words(page.screen)
            assert "look" in map(does, buttons(page.screen))


async def test_without_an_address_one_is_sent_to_the_moderators(tmp_path):
    async with Bench(tmp_path / "games.db") as bench:
        for service in (bench.real_host.about, bench.real_host.reports):
            service._ground = replace(service._ground, operator=Operator())
        for language in LANGUAGES:
            page = words((await bench.ask(EVA, "rt1:0:0123abcd", locale=language)).screen)
            assert "moder" in page.lower() and "0123abcd" in page
            about = await bench.ask(EVA, "ab1:0", locale=language)
            assert texts(language)("about-support", named="no", address="") in words(about.screen)
