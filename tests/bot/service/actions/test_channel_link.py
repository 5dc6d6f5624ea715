"""Linked channels: how two servers agree, what each is shown of the other, and what unfriendly people get by it."""

import asyncio
import re
from datetime import timedelta

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import moving
from bot.model.across import ANONYMOUS, MOST_SHOWN, OWN_NAME
from bot.model.channel_link import CODE_LIFE, MOST_OF_CHANNEL, MOST_OF_SERVER
from bot.model.company import Friend
from bot.model.delivery import Delivery
from bot.model.errors import Refusal, SentTwice
from bot.model.options import Guild, GuildSettings
from bot.model.table import Status
from bot.ui.board import across_board, board
from engine.games import GAMES
from engine.stovkahra.rules import Rules
from tests.support.across import ANNA, BELA, CYRIL, DANA, EVA, OTHER_SERVER, bench, boards_before, two_hosts
from tests.support.service import (
    CHANNEL,
    GUILD,
    NAMES,
    PAUSE,
    Bench,
    actor,
    buttons,
    look,
    tamper,
    words,
)

HERE, THERE = {}, OTHER_SERVER
THIRD = {"guild_id": 301, "channel_id": 401}
OTHER, FAR_CHANNEL = OTHER_SERVER["channel_id"], 7003
FAR = 1 << 22
"""A server of the second shard, where there are two."""
SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
LINKED = "from a linked channel"
KEPT = "SELECT (SELECT count(*) FROM channel_links) + (SELECT count(*) FROM channel_link_ends)"


async def code_of(here, where=HERE, **other):
    """A moderator has a code drawn; what it is."""
    who = actor(8, **{"moderator": True} | where, **other)
    page = await here.host.press(who, "cl1:code", on_panel=True, message_id=1)
    return re.search(r"`([A-Z2-9]{8})`", words(page.screen))[1]


async def write(here, code, where=THERE, **other):
    """A moderator writes a code; the page that answers."""
    who = actor(9, **{"moderator": True} | where, **other)
    page = await here.host.channel_links.show_or_accept(who, code)
    await here.settle()
    return page.screen


async def linked(here, where=HERE, there=THERE):
    await write(here, await code_of(here, where), there)
    return look(here.path, "SELECT max(id) FROM channel_links")[0][0]


async def end(here, link, where=HERE, **other):
    who = actor(9, **{"moderator": True} | where, **other)
    page = await here.host.press(who, f"cl1:end.{link}", on_panel=True, message_id=1)
    await here.settle()
    return page.screen


def boards(here, channel=OTHER):
    """What stands in a channel of tables of another server."""
    shown = [screen for (at, _), screen in here.gateway.messages.items() if at == channel]
    return [screen for screen in shown if LINKED in words(screen)]


async def at(here, number, language="en"):
    """What a board shows of a table as it is now."""
    return across_board(await here.store.tables.read_for_others(number), texts(language))


async def some_moves(here, number, moves=3, **other):
    """The people of a table play on, wherever it stands, until so many moves were made that everybody sees."""
    while moves > 0:
        table = await here.table(number)
        if table.clock.next_deal_at is not None:
            here.clock.forward(PAUSE + SECOND)
            await here.settle()
            continue
        where = {"guild_id": table.guild_id, "channel_id": table.channel_id, "parent_id": table.parent_id}
        seat = min(table.awaited())
        account, move = table.seats.person(seat).user_id, table.view(seat).answers[-1]
        await here.press(account - 1000, number, str(move), on_panel=True, **where | other)
        moves -= not table.game.secret_turn
    await here.settle()


async def series(here, first=0, where=HERE, **options):
    """Four people of a server begin; the number of their table."""
    opened = await here.host.lobby.open_table(actor(first, **where), {"series": 1}, options)
    number = opened.table_id
    for seat in range(1, 4):
        await here.press(first + seat, number, f"sit {seat}", **where)
    await here.press(first, number, "start", **where)
    await here.settle()
    return number


# Agreeing


async def test_moderators_of_two_servers_link_by_a_code_that_is_good_once_and_both_channels_are_told(either_bench):
    here = either_bench
    for refused in (code_of(here, {"moderator": False}), write(here, None, {"moderator": False})):
        with pytest.raises(Refusal, match="moderators-only"):
            await refused
    with pytest.raises(Refusal, match="link-closed"):
        await code_of(here, {"may_post": False})
    code = await code_of(here)
    # Nobody else is shown it, not even another moderator of the same server.
    assert code not in words(await write(here, None, HERE))
    for typed, where, why in (
        (code, THERE | {"moderator": False}, "moderators-only"),
        (code, {"channel_id": 201}, "link-own"),
        (code, THERE | {"may_post": False}, "link-closed"),
        (code, {"guild_id": 0, "channel_id": 909}, "only-servers"),
        ("A" * len(code), THERE, "link-code-unknown"),
    ):
        with pytest.raises(Refusal, match=why):
            await write(here, typed, where)
    assert not here.gateway.posted
    page = await write(here, f" {code[:4]}-{code[4:]} ".lower())
    assert [channel for channel, _ in here.gateway.posted] == [CHANNEL, OTHER]
    with pytest.raises(Refusal, match="link-code-unknown"):
        await write(here, code, THIRD)
    # Neither is told anything of the other, and both can end it.
    for shown, where, other in ((page, THERE, (GUILD, CHANNEL)), (await write(here, None, HERE), HERE, (300, OTHER))):
        actions = [each.action for each in buttons(shown)]
        assert not any(str(each) in words(shown) for each in other), where
        assert actions == ["cl1:end.1", "cl1:code"] and f"<#{where.get('channel_id', CHANNEL)}>" in words(shown)
    assert not await here.store.channel_links.untold(), "told once"


async def test_what_is_sent_twice_counts_once(either_bench):
    here = either_bench
    first = {"delivery": Delivery(50, 1)}, {"delivery": Delivery(50, 2)}
    code = await code_of(here, **first[0])
    with pytest.raises(SentTwice):
        await code_of(here, **first[1])
    assert await write(here, code, delivery=Delivery(51, 1))
    with pytest.raises(SentTwice):
        await write(here, code, delivery=Delivery(51, 2))
    await end(here, 1, delivery=Delivery(52, 1))
    with pytest.raises(SentTwice):
        await end(here, 1, delivery=Delivery(52, 2))
    assert look(here.path, KEPT) == [(0,)] and len(here.gateway.posted) == 2


async def test_a_code_ends_after_a_day_or_with_the_next_one_of_its_channel(either_bench):
    here = either_bench
    old = await code_of(here)
    code = await code_of(here)
    elsewhere = await code_of(here, {"channel_id": 201})
    with pytest.raises(Refusal, match="link-code-unknown"):
        await write(here, old)
    here.clock.forward(CODE_LIFE)
    with pytest.raises(Refusal, match="link-code-unknown"):
        await write(here, code)
    assert look(here.path, KEPT) == [(4,)] and elsewhere != code
    await here.store.channel_links.forget_codes()
    assert look(here.path, KEPT) == [(0,)]


async def test_a_channel_and_a_server_have_few_links_and_two_channels_one(either_bench):
    here = either_bench
    await linked(here)
    with pytest.raises(Refusal, match="link-twice"):
        await linked(here, THERE, HERE)
    spare = await code_of(here, {"guild_id": 900, "channel_id": 950})
    for number in range(1, MOST_OF_CHANNEL):
        await linked(here, HERE, {"guild_id": 300 + number, "channel_id": 450 + number})
    for refused in (code_of(here), write(here, spare, HERE)):
        with pytest.raises(Refusal, match="link-full"):
            await refused
    # So it is where the channel that has asked is full by now.
    asking = {"guild_id": 800, "channel_id": 850}
    late = await code_of(here, asking)
    for number in range(MOST_OF_CHANNEL):
        await linked(here, {"guild_id": 500 + number, "channel_id": 550 + number}, asking)
    with pytest.raises(Refusal, match="link-full"):
        await write(here, late, THIRD)
    for number in range(MOST_OF_CHANNEL, MOST_OF_SERVER):
        await linked(here, {"channel_id": 600 + number}, {"guild_id": 600 + number, "channel_id": 700 + number})
    with pytest.raises(Refusal, match="link-full"):
        await code_of(here, {"channel_id": 699})
    page = await write(here, None, HERE)
    assert len(buttons(page)) == MOST_OF_SERVER + 1


async def test_either_server_ends_a_link_alone_and_no_third_one(either_bench):
    here = either_bench
    link = await linked(here)
    for where, why in ((THIRD, "link-over"), (THERE | {"moderator": False}, "moderators-only")):
        with pytest.raises(Refusal, match=why):
            await end(here, link, where)
    # A code that waits is no link yet.
    await code_of(here)
    with pytest.raises(Refusal, match="link-over"):
        await end(here, link + 1)
    for where in (HERE, THERE):
        page = await end(here, link, where)
        assert texts()("links-none") in words(page)
        link = await linked(here)


# What is shown


async def test_what_is_played_in_either_channel_stands_in_the_other_as_everybody_may_see_it_to_its_end(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await here.store.guilds.register_guild(300)
        await here.store.guilds.store_settings(Guild(300, settings=GuildSettings(language="cs")))
        await linked(here)
        opened = await here.host.lobby.open_table(actor(0))
        assert not boards(here), "nobody of the other server can sit down in a lobby"
        await here.press(0, opened.table_id, "stop")
        one, other = await series(here), await series(here, 4, THERE)
        for number, channel, language in ((one, OTHER, "cs"), (other, CHANNEL, "en")):
            title = texts(language)("linked-title", game=texts(language)("game-stovkahra"))
            await some_moves(here, number)
            ((place, screen),) = [
                each for each in here.gateway.messages.items() if each[0][0] == channel and title in words(each[1])
            ]
            assert screen == await at(here, number, language) and not buttons(screen)
            edits = len([each for each in here.gateway.edited if each[:2] == place])
            assert edits, "one message, which is edited"
            table = await here.jump(number, lambda table: table.status is Status.FINISHED)
            assert here.gateway.messages[place] == across_board(
                await here.store.tables.read_for_others(table.id), texts(language)
            )
        assert not look(here.path, "SELECT 1 FROM across_boards") and not here.gateway.called


@pytest.mark.parametrize("game", GAMES)
async def test_names_are_those_chosen_for_other_servers_and_nothing_leads_into_the_other_server(tmp_path, game):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await linked(here)
        ugly = "Cyril <@1000> @everyone discord.gg/x **you**"
        for seat, value in ((ANNA, "praha"), (CYRIL, OWN_NAME)):
            name = ugly if seat == CYRIL else NAMES[seat]
            chosen = {"on_panel": True, "message_id": 1, "values": [value]}
            await here.host.press(actor(seat, name=name), f"ac1:name.{game}", **chosen)
        opened = await here.host.lobby.open_table(actor(ANNA), game=game)
        number, seats = opened.table_id, GAMES[game].most_seats(GAMES[game].rules())
        people = (ANNA, CYRIL, BELA, DANA)[:seats]
        for at_seat, seat in enumerate(people[1:], start=1):
            name = ugly if seat == CYRIL else NAMES[seat]
            await here.press(seat, number, f"sit {at_seat}", name=name)
        # Words for the deal are free text.
        opener = (await here.table(number)).opener.id
        await here.store.change(number, lambda table: table.seal.next_words.update({opener: "come to my server"}))
        await here.press(ANNA, number, "start")
        await here.settle()
        assert "come to my server" in words(await here.public(number))
        for _ in range(3):
            await here.store.change(number, advance_by_view)
            here.real_host._updates.show_change(await here.table(number))
            await here.settle()
        if game == "stovkahra":
            await here.press(DANA, number, "leave", on_panel=True)
            await here.host.press(actor(BELA), "pv1:delete", on_panel=True, message_id=1)
            await here.settle()
        shown = [*boards(here), *(each for at_, each in here.gateway.posted if at_ == OTHER)]
        shown += [each for at_, _, each in here.gateway.edited if at_ == OTHER]
        assert len(boards(here)) == 1
        everything = "".join(map(words, shown))
        assert "Praha" in everything and "Cyril" in everything
        if seats > 2:
            assert ANONYMOUS in everything
        own = (str(GUILD), str(CHANNEL), "<@", "<#", "https://", "@everyone", "discord.gg", "**you", "come to my")
        assert not any(each in everything for each in (*own, "Anna", "Béla", "Dana"))


def advance_by_view(table):
    """Somebody plays on."""
    if table.awaited():
        seat = min(table.awaited())
        moving.push(table, seat, table.view(seat).answers[-1])


async def test_tables_for_invited_people_and_those_of_shared_deals_are_not_shown_and_others_say_so(either_bench):
    here = either_bench
    told = texts()("linked-here")
    plain = await series(here)
    assert told not in words((await here.press(0, plain, "menu")).screen)
    await linked(here)
    assert told in words((await here.press(0, plain, "menu")).screen)
    lobby = await here.host.lobby.open_table(actor(4))
    assert told in words(lobby.screen)
    invited = await here.host.lobby.open_table(actor(EVA), friends=[Friend(1001, "Béla")], only=True)
    evening = await here.host.evenings.show_or_begin(actor(7), "stovkahra", 2)
    for opened, opener in ((invited, EVA), (evening, 7)):
        assert told not in words(opened.screen)
        if opened is invited:
            await here.press(BELA, opened.table_id, "sit 1")
        while any(seat is None for seat in (await here.table(opened.table_id)).seats):
            await here.press(opener, opened.table_id, "computer beginner")
        await here.press(opener, opened.table_id, "start")
        await here.settle()
        assert (await here.table(opened.table_id)).status is Status.PLAYING
    assert look(here.path, "SELECT table_id FROM across_boards") == []
    # What is played already is shown from the next move on.
    await some_moves(here, plain, 1)
    assert look(here.path, "SELECT table_id FROM across_boards") == [(plain,)] and len(boards(here)) == 1


async def test_a_thread_belongs_to_its_channel_and_a_table_that_goes_elsewhere_is_shown_no_more(either_bench):
    here = either_bench
    await linked(here)
    thread = {"channel_id": 7001, "parent_id": CHANNEL}
    for asker, options in ((thread, {}), ({}, {"thread": True})):
        # Nobody has pressed anything there yet.
        await here.host.lobby.open_table(actor(EVA, **asker), None, options)
        ((number,),) = look(here.path, "SELECT max(id) FROM tables")
        assert texts()("linked-here") in words(board(await here.table(number), texts()))
        await here.settle()
    number = await series(here, where=thread)
    assert len(boards(here)) == 1
    for elsewhere, shown in (({"channel_id": 77, "parent_id": 78}, 0), ({"channel_id": 79, "parent_id": CHANNEL}, 1)):
        await here.host.display.show(actor(0, **elsewhere), number)
        here.clock.forward(SECOND)
        await here.real_host._updates.messages.across_boards.look()
        await some_moves(here, number, 1)
        assert len(boards(here)) == shown
    # Of a table of an older version it is learnt by whoever presses there.
    await end(here, 1)
    here.clock.forward(SECOND)
    tamper(here.path, "UPDATE tables SET parent_id = NULL")
    await linked(here)
    for _ in range(2):
        await some_moves(here, number, 1)
        assert not boards(here)
    await some_moves(here, number, 2, parent_id=CHANNEL)
    assert len(boards(here)) == 1


async def test_neither_a_secret_move_nor_anything_but_a_move_has_a_table_shown(either_bench):
    here = either_bench
    number = await series(here)
    table = await here.jump(number, lambda table: table.game.secret_turn)
    await linked(here)
    seat = min(table.awaited())
    await here.press(table.seats.person(seat).user_id - 1000, number, "pass", on_panel=True)
    assert (await here.table(number)).game.secret_turn
    await here.press(DANA, number, "stop", on_panel=True)
    await here.settle()
    assert (await here.table(number)).votes.to_stop and not look(here.path, "SELECT 1 FROM across_boards")
    await some_moves(here, number, 1)
    assert look(here.path, "SELECT table_id FROM across_boards") == [(number,)]


async def test_of_tables_at_two_processes_that_come_at_once_one_takes_the_last_place(url):
    async with Bench(url) as one, Bench(url) as other:
        await linked(one)
        anna = await one.store.people.register_person(1000, "Anna")
        tables = [
            (await one.store.open_table(GUILD, CHANNEL, anna, Rules(), bytes([at_]) * 32)).id
            for at_ in range(MOST_SHOWN + 1)
        ]
        for number in tables[: MOST_SHOWN - 1]:
            await show(one, number)
        async with one.store.tables.session() as session:
            await session.channel_links.show(await session.load(tables[-2]))
            # What returns nothing is sent with the next that returns something.
            await session.channel_links._t.rows("SELECT 1")
            later = asyncio.create_task(show(other, tables[-1]))
            while not (later.done() or await one.store._db.rows("SELECT 1 FROM pg_locks WHERE NOT granted")):
                pass
        await later
        assert look(url, "SELECT count(*) FROM across_boards") == [(MOST_SHOWN,)]


async def show(here, number):
    async with here.store.tables.session() as session:
        await session.channel_links.show(await session.load(number))


async def test_few_tables_stand_in_a_channel_at_a_time_whatever_is_opened_and_stopped_there(either_bench):
    here = either_bench
    await linked(here)
    await linked(here, THIRD, THERE)
    numbers = []
    for party in range(MOST_SHOWN + 2):
        where = THIRD if party % 2 else HERE
        numbers.append(await series(here, 4 * party, where))
        assert len(boards(here)) == min(party + 1, MOST_SHOWN)
    # What is stopped leaves nothing, and makes room for the next one that goes on.
    for seat in range(4):
        await here.press(seat, numbers[0], "stop", on_panel=True)
    await here.settle()
    assert len(boards(here)) == MOST_SHOWN - 1
    await some_moves(here, numbers[-1])
    assert len(boards(here)) == MOST_SHOWN
    # One press of a moderator ends what a server shows there.
    await end(here, 1, THERE)
    shown = look(here.path, "SELECT count(*) FROM across_boards")
    assert (len(boards(here)),) == shown[0] and len(boards(here)) < MOST_SHOWN


@pytest.mark.parametrize(("link", "room"), [(0, True), (1, False)])
async def test_tables_across_servers_take_no_place_of_those_of_linked_channels(tmp_path, link, room):
    async with bench(tmp_path / "games.db") as here:
        await linked(here)
        await boards_before(here, MOST_SHOWN, OTHER_SERVER["guild_id"], OTHER, link)
        number = await series(here)
        assert bool(look(here.path, f"SELECT 1 FROM across_boards WHERE table_id = {number}")) is room


async def test_what_is_put_away_and_what_is_no_longer_linked_is_taken_away(either_bench):
    here = either_bench
    link = await linked(here)
    number = await series(here)
    assert len(boards(here)) == 1
    await here.store.change(number, lambda table: setattr(table.clock, "put_away", True))
    await here.real_host._updates.messages.across_boards.look()
    await here.settle()
    assert not boards(here) and not look(here.path, "SELECT 1 FROM across_boards")
    here.clock.forward(SECOND)
    await here.press(0, number, "wake")
    await some_moves(here, number, 1)
    assert len(boards(here)) == 1
    await end(here, link, THERE)
    assert not boards(here) and not look(here.path, "SELECT 1 FROM across_boards")
    await some_moves(here, number)
    assert not boards(here)


async def test_a_channel_that_is_closed_ends_its_links_and_the_log_tells_it(either_bench, caplog):
    here = either_bench
    link = await linked(here)
    await linked(here, HERE, THIRD)
    number = await series(here)
    here.gateway.closed = {OTHER}
    await some_moves(here, number)
    assert f"A channel of server {OTHER_SERVER['guild_id']} is linked no more" in caplog.text
    assert look(here.path, "SELECT id FROM channel_links") == [(link + 1,)]
    assert look(here.path, "SELECT channel_id FROM across_boards") == [(THIRD["channel_id"],)]
    # So it is where the channel cannot be told that it is linked.
    await linked(here, HERE, THERE)
    assert look(here.path, "SELECT id FROM channel_links") == [(link + 1,)]


async def test_a_server_that_removes_the_bot_has_no_links_and_one_that_is_forgotten_no_rows(either_bench):
    here = either_bench
    await linked(here)
    number = await series(here)
    await code_of(here, {"channel_id": 201})
    await here.host.settings.note_removed(GUILD)
    assert look(here.path, KEPT) == [(0,)]
    await here.real_host._updates.messages.across_boards.look()
    await here.settle()
    assert not boards(here)
    await here.store.guilds.mark_removed(GUILD, None)
    await linked(here)
    await some_moves(here, number)
    # As if it was removed by a version that knew no links.
    tamper(here.path, f"UPDATE guilds SET removed_at = '{here.clock.now.isoformat()}' WHERE id = {GUILD}")
    here.clock.now += timedelta(days=31)
    await here.host.settings.forget_guilds()
    assert look(here.path, KEPT) == [(0,)] and not look(here.path, "SELECT 1 FROM across_boards")
    assert (await audit(here.path)).wrong == []


async def test_a_kill_at_any_moment_leaves_one_board_and_one_message_that_says_that_they_are_linked(tmp_path):
    where, messages, once, number = tmp_path / "games.db", {}, {}, 0
    for most in (0, 3, 999):
        async with bench(where) as here:
            here.gateway.messages, here.gateway.once = messages, once
            here.gateway._next_message += len(messages) * 10 + most
            here.real_host.start()
            await here.settle()
            if not number:
                await linked(here)
                number = await series(here)
            assert boards(here) == [await at(here, number)]
            if most == 999:
                await here.jump(number, lambda table: table.status is Status.FINISHED)
            else:
                await some_moves(here, number, most)
            await here.kill()
            once = here.gateway.once
        assert len(boards(here)) == 1
        if not most:
            # As if it was killed before it could store what it has posted.
            tamper(where, "UPDATE across_boards SET message_id = NULL, posted_at = NULL")
            tamper(where, "UPDATE channel_link_ends SET told = 0")
    async with bench(where) as here:
        here.gateway.messages = messages
        here.real_host.start()
        await here.settle()
        assert boards(here) == [await at(here, number)] and not look(where, "SELECT 1 FROM across_boards")
        told = [screen for screen in messages.values() if "is linked to a channel" in words(screen)]
        assert len(told) == 2


async def test_each_of_two_processes_tells_and_draws_in_the_channels_of_its_own_servers(url):
    far = {"guild_id": FAR, "channel_id": FAR_CHANNEL}
    async with two_hosts(url) as (one, other):
        await write(other, await code_of(one), far)
        await one.let_pass(MINUTE)
        assert [[at_ for at_, _ in here.gateway.posted] for here in (one, other)] == [[CHANNEL], [FAR_CHANNEL]]
        number = await series(one)
        await other.let_pass(MINUTE)
        await some_moves(one, number)
        await other.let_pass(MINUTE)
        assert boards(other, FAR_CHANNEL) == [await at(one, number)]
        assert not boards(one, FAR_CHANNEL) and not boards(one, CHANNEL)
        # It is ended at the process of the table, whose boards stand at the other one.
        await end(one, 1)
        await other.let_pass(MINUTE)
        assert not boards(other, FAR_CHANNEL) and not look(url, "SELECT 1 FROM across_boards")
