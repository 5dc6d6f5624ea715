"""Boards of tables across servers: where they stand, what they tell, and what ends them."""

from datetime import timedelta
from random import Random

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.across import MOST_SHOWN
from bot.model.errors import Refusal
from bot.model.options import Guild, GuildSettings
from bot.model.table import ACROSS, Status
from bot.service.running.message import MESSAGE_LIFE
from bot.ui.board import across_board, board
from tests.support.across import (
    ANNA,
    BELA,
    CYRIL,
    DANA,
    DIRECT,
    FOUR,
    MINUTE,
    OTHER_SERVER,
    SECOND,
    bench,
    find,
    only_table,
    play_on,
    press,
    two_hosts,
)
from tests.support.every_game import FACTS, each_game
from tests.support.service import (
    CHANNEL,
    GUILD,
    PEOPLE,
    Bench,
    Clock,
    QuickWorkers,
    actor,
    buttons,
    look,
    table_with,
    tamper,
    words,
)

SHOWS, ELSEWHERE = 7001, 7002
"""The channels in which the two servers show what their people play."""
FAR = 1 << 22
"""A server of the second shard, where there are two."""


async def want(here, guild=GUILD, channel=SHOWS, *, across=True):
    """The moderators of a server choose a channel, or none."""
    await here.store.guilds.register_guild(guild)
    settings = GuildSettings(across=across, across_channel=channel)
    await here.store.guilds.store_settings(Guild(guild, settings=settings))


async def shown(here, **other):
    """Four play, and their servers show it; the number of the table."""
    await want(here)
    for seat in FOUR:
        await find(here, seat, **({} if seat == ANNA else DIRECT) | other)
    return only_table(here)


def boards(here, channel=SHOWS):
    """What stands in a channel."""
    return [screen for (at, _), screen in here.gateway.messages.items() if at == channel]


async def test_a_board_stands_where_moderators_want_it_follows_the_game_and_tells_its_end(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        moderator = actor(ANNA, moderator=True)
        for setting, value in (("across", "on"), ("across-channel", str(SHOWS))):
            page = await here.host.press(moderator, f"se1:{setting}", on_panel=True, message_id=1, values=[value])
        assert f"({SHOWS},)" in repr(page.screen)
        here.gateway.closed = {ELSEWHERE}
        with pytest.raises(Refusal, match="channel-closed"):
            await here.host.press(moderator, "se1:across-channel", on_panel=True, message_id=1, values=[str(ELSEWHERE)])
        # The other server agrees to people being found, and wants no board.
        await want(here, OTHER_SERVER["guild_id"], None)
        for seat, where in zip(FOUR, ({}, OTHER_SERVER, {}, DIRECT), strict=True):
            await find(here, seat, **where)
        number = only_table(here)
        (screen,) = boards(here)
        assert len(here.gateway.posted) == 1, "once for each server, however many of its people play"
        assert screen == across_board(await here.table(number), texts())
        await play_on(here, number, most=5)
        (screen,) = boards(here)
        assert screen == across_board(await here.table(number), texts())
        assert not buttons(screen) and "<@" not in words(screen) and str(number) not in words(screen)
        table = await play_on(here, number)
        assert table.status is Status.FINISHED
        (screen,) = boards(here)
        assert screen == across_board(table, texts())
        assert not look(here.path, "SELECT 1 FROM across_boards") and not here.gateway.called


async def test_a_board_shows_names_that_were_chosen_also_of_those_who_have_left_or_deleted_their_data(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        chosen = {ANNA: "praha", BELA: "none", DANA: "none"}
        for seat, value in chosen.items():
            name = "discord.gg/x <@1000> @everyone **Cyril**" if seat == CYRIL else PEOPLE[seat].name
            await here.host.press(
                actor(seat, name=name), "ac1:name.stovkahra", on_panel=True, message_id=1, values=[value]
            )
        await want(here)
        for seat in FOUR:
            name = "discord.gg/x <@1000> @everyone **Cyril**" if seat == CYRIL else PEOPLE[seat].name
            await find(here, seat, **DIRECT if seat else {}, name=name)
        number = only_table(here)
        await play_on(here, number, most=4)
        await press(here, DANA, number, "leave")
        await here.host.press(actor(BELA), "pv1:delete", on_panel=True, message_id=1)
        await play_on(here, number, most=4)
        (screen,) = boards(here)
        told = words(screen)
        assert "Praha" in told and "Anonym" in told
        everything = "".join(words(each) for each in [*boards(here), *(each for _, each in here.gateway.posted)])
        everything += "".join(words(each) for *_, each in here.gateway.edited)
        assert not any(
            each in everything for each in ("Anna", "Béla", "Dana", "<@", "@everyone", "discord.gg", "**Cyril")
        )


@each_game
@pytest.mark.usefixtures("other_games")
def test_a_board_never_changes_when_only_hidden_cards_change(name):
    facts, random, compared = FACTS[name], Random(name), 0
    for game, language in zip(facts.positions(random, 8), [*LANGUAGES] * 12, strict=False):
        other = facts.dealt_anew(game, None, random)
        if other is None:
            continue
        tables = [table_with(each, PEOPLE[: game.seats]) for each in (game, other)]
        for table in tables:
            table.guild, table.channel_id = Guild(ACROSS), 0
        assert across_board(tables[0], texts(language)) == across_board(tables[1], texts(language))
        compared += 1
    assert compared > 10


async def test_whoever_declares_is_not_told_by_the_time_of_an_edit(tmp_path):
    declaring = timedelta(seconds=3)
    async with Bench(tmp_path / "games.db", clock=Clock(), workers=QuickWorkers(), declaring=declaring) as here:
        here.real_host.start()
        await here.settle()
        number, secret = await shown(here), 0
        for _ in range(40):
            table = await here.table(number)
            if not table.awaited():
                await here.let_pass(declaring)
                continue
            if not table.game.secret_turn:
                await play_on(here, number, most=1)
                continue
            here.clock.forward(SECOND)
            await here.settle()
            before = len(here.gateway.edited)
            await play_on(here, number, most=1)
            await here.real_host._updates.messages.across_boards.look()
            await here.settle()
            if (await here.table(number)).game.secret_turn:
                assert len(here.gateway.edited) == before
                secret += 1
        assert secret


async def test_what_is_turned_off_is_taken_away_and_a_closed_channel_turns_it_off_and_is_told_in_the_log(
    tmp_path, caplog
):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await shown(here)
        assert boards(here)
        await want(here, channel=None)
        await here.let_pass(2 * MINUTE)
        assert not boards(here) and not look(here.path, "SELECT 1 FROM across_boards")
        for seat in FOUR:
            await press(here, seat, number, "stop")
        here.gateway.forget()
        await want(here)
        for seat in FOUR:
            await find(here, seat, **{} if seat == ANNA else DIRECT)
        assert len(boards(here)) == 1
        # A game that is stopped leaves nothing.
        ((number,),) = look(here.path, f"SELECT max(id) FROM tables WHERE guild_id = {ACROSS}")
        here.gateway.closed = {SHOWS}
        await play_on(here, number, most=3)
        assert (await here.store.guilds.register_guild(GUILD)).settings.across_channel is None
        assert f"Server {GUILD} shows no tables across servers any more" in caplog.text
        assert not look(here.path, "SELECT 1 FROM across_boards")


async def test_a_stopped_game_and_a_deleted_message_and_a_message_that_is_too_old(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        number = await shown(here)
        (old,) = here.gateway.messages
        here.gateway.messages.clear()
        await play_on(here, number, most=3)
        (again,) = here.gateway.messages
        assert again != old
        here.clock.forward(MESSAGE_LIFE)
        await here.settle()
        await play_on(here, number, most=2)
        (newest,) = here.gateway.messages
        assert newest != again and again in here.gateway.deleted
        for seat in FOUR:
            await press(here, seat, number, "stop")
        await here.settle()
        assert not here.gateway.messages and not look(here.path, "SELECT 1 FROM across_boards")


async def test_a_server_shows_few_tables_at_a_time(tmp_path):
    async with bench(tmp_path / "games.db") as here:
        here.real_host.start()
        await want(here)
        for party in range(MOST_SHOWN + 1):
            for seat in FOUR:
                await here.host.press(actor(4 * party + seat), "ac1:find.stovkahra.30", token=f"{party} {seat}")
        await here.settle()
        assert len(boards(here)) == MOST_SHOWN
        assert len(look(here.path, f"SELECT 1 FROM tables WHERE guild_id = {ACROSS}")) == MOST_SHOWN + 1


async def test_a_table_of_a_server_that_stood_on_another_one_is_taken_away(tmp_path):
    """So it was where channels were linked, also in the channel where tables across servers stand."""
    async with bench(tmp_path / "games.db") as here:
        await want(here, other := OTHER_SERVER["guild_id"])
        number = await here.series()
        for message, channel in enumerate((SHOWS, ELSEWHERE), start=1):
            here.gateway.messages[channel, message] = board(await here.table(number), texts())
            row = f"({number}, {channel}, {other}, {message}, '{here.clock().isoformat()}')"
            columns = "table_id, channel_id, guild_id, message_id, posted_at"
            tamper(here.path, f"INSERT INTO across_boards ({columns}) VALUES {row}")
        here.real_host.start()
        await here.settle()
        assert not boards(here) and not boards(here, ELSEWHERE) and not look(here.path, "SELECT 1 FROM across_boards")


async def test_a_kill_at_any_moment_leaves_one_board_which_shows_the_end(tmp_path):
    where, messages, once = tmp_path / "games.db", {}, {}
    for most in (0, 3, 999):
        async with bench(where) as here:
            here.gateway.messages, here.gateway.once = messages, once
            here.gateway._next_message += len(messages) * 10 + most
            here.real_host.start()
            await here.settle()
            number = only_table(here) if look(where, "SELECT 1 FROM tables") else await shown(here)
            if most == 999:
                table = await here.table(number)
                assert boards(here) == [across_board(table, texts())]
            table = await play_on(here, number, most=most)
            await here.kill()
            once = here.gateway.once
        assert len(boards(here)) == 1
        if not most:
            # As if it was killed before it could store what it has posted.
            tamper(where, "UPDATE across_boards SET message_id = NULL, posted_at = NULL")
    async with bench(where) as here:
        here.gateway.messages = messages
        here.real_host.start()
        await here.settle()
        table = await here.table(number)
        assert table.status is Status.FINISHED and boards(here) == [across_board(table, texts())]
        assert not look(where, "SELECT 1 FROM across_boards")


@pytest.mark.stress
async def test_each_of_two_processes_draws_the_boards_of_its_own_servers(url):
    async with two_hosts(url) as (one, other):
        await want(one)
        await want(one, FAR, ELSEWHERE)
        far = {"guild_id": FAR, "channel_id": 500, "may_post": True}
        # All of it happens at the first process.
        for seat in FOUR:
            await find(one, seat, **far if seat == DANA else {"guild_id": GUILD, "channel_id": CHANNEL})
        number = only_table(one)
        for most in (2, 999):
            table = await play_on(one, number, most=most)
            await other.let_pass(MINUTE)
            assert boards(one) == boards(other, ELSEWHERE) == [across_board(table, texts())]
            assert not boards(one, ELSEWHERE) and not boards(other)
        assert not look(url, "SELECT 1 FROM across_boards")
