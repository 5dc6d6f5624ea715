"""Linked channels with the real discord.py: moderators link them by commands, and a thread belongs to its channel."""

import re
from pathlib import Path

import pytest
from discord import Permissions

from bot.i18n.texts import texts
from tests.support.chance import Seeded
from tests.support.simulated_discord import NAMES, club, offered, words


@pytest.mark.usefixtures("quick")
async def test_moderators_link_a_channel_by_commands_and_what_is_played_in_its_thread_stands_in_the_other(
    tmp_path: Path,
) -> None:
    async with club(tmp_path, Seeded(3), redraw_seconds=0) as here:
        filip, other = here.moderator(), here.env.create_guild("Jinde")
        channel = other.create_text_channel("karty")
        role = other.create_role("Správci", permissions=Permissions(manage_messages=True))
        gustav = other.add_member(here.env.create_user("gustav", global_name="Gustav"), roles=[role])
        page = await here.press(filip, await here.slash(filip, "stovkahra-moderation link"), "code")
        assert page.ephemeral
        (code,) = set(re.findall(r"`(\w{8})`", words(page)))
        page = await here.slash(gustav, "stovkahra-moderation link", channel, code=code)
        await here.slash(here.players[0], "stovkahra new", thread="on", computers="beginner")
        here.table_id = 1
        assert (await here.table()).parent_id == here.channel.id != (await here.table()).channel_id
        await here.pass_time(3)
        said = [here.message(channel.id, each.id) for each in channel.history()]
        (board,) = [each for each in said if "from a linked channel" in words(each)]
        assert not offered(board) and not any(each in words(board) for each in (*NAMES, "<@", "<#", "https://"))
        assert [texts()("linked-now", most=5)] == [words(each) for each in said if each.id != board.id]
        # One press takes it away.
        page = await here.press(gustav, page, "end.1")
        await here.pass_time(3)
        assert texts()("links-none") in words(page)
        assert board.id not in [each.id for each in channel.history()]
