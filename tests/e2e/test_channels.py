"""Kinds of channels: chats of voice channels and posts of forums have tables too, and no channel is chosen in vain."""

from pathlib import Path
from typing import Any

import discord
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot.i18n.texts import texts
from tests.support.chance import Seeded
from tests.support.simulated_discord import CHANNELS, Club, club, lists, offered, words

T = texts()


def deny(here: Club, channel: ChannelHandle, **permissions: bool) -> None:
    """Nobody, and so not the bot either, may do this in a channel."""
    _, denied = discord.PermissionOverwrite(**dict.fromkeys(permissions, False)).pair()
    everybody = here.guild.default_role.id
    overwrite = Overwrite(target_id=everybody, type=OverwriteType.ROLE, allow=0, deny=denied.value)
    here.env.backend.set_overwrite(channel.id, overwrite)


async def post_in(here: Club, forum: ChannelHandle) -> ChannelHandle:
    """Somebody opens a post in a forum."""
    here.env.backend.create_thread(forum.id, "Stovkahra?", type=ChannelType.PUBLIC_THREAD, owner_id=here.players[1].id)
    await here.env.settle()
    (post,) = forum.threads
    return post


def chosen(page: Any) -> list[int]:
    return [int(each["id"]) for each in list_of(page)["default_values"]]


def list_of(page: Any) -> dict[str, Any]:
    """The list of channels on a page of settings."""
    (part,) = (part for part in lists(page) if part["type"] == CHANNELS)
    return part


async def test_a_table_is_opened_in_the_chat_of_a_voice_channel_where_the_bot_may_connect(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(1)) as here:
        anna = here.players[0]
        # A thread of its own cannot be had there, so the table is in the chat itself.
        for channel in (here.guild.create_voice_channel("hovor"), here.guild.create_stage_channel("jeviště")):
            table = await here.slash(anna, "stovkahra new", channel)
            assert "sit 1" in offered(table) and table.channel_id == channel.id
            assert "thread" not in offered(await here.press(anna, table, "menu"))
            await here.press(here.players[1], table, "sit 1")
        closed = here.guild.create_voice_channel("zamčeno")
        deny(here, closed, connect=True)
        told = await here.refused(here.slash(anna, "stovkahra new", closed))
        assert words(told) == T("missing-permissions", permissions=T("permission-connect"))


async def test_where_a_forum_is_chosen_tables_are_opened_in_its_posts(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(1)) as here:
        anna, filip = here.players[0], here.moderator()
        forum = here.guild.create_forum_channel("stoly")
        page = await here.slash(filip, "stovkahra-moderation settings")
        page = await here.choose(filip, page, "choose", "messages")
        page = await here.choose(filip, page, "channels", forum)
        assert chosen(page) == [forum.id]
        await here.refused(here.slash(anna, "stovkahra new"))
        post = await post_in(here, forum)
        table = await here.slash(anna, "stovkahra new", post)
        assert "sit 1" in offered(table) and table.channel_id == post.id


async def test_a_channel_in_which_the_bot_may_not_write_is_not_taken_and_nothing_changes(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(1)) as here:
        filip = here.moderator()
        text, voice, forum = (
            here.guild.create_text_channel("ticho"),
            here.guild.create_voice_channel("zamčeno"),
            here.guild.create_forum_channel("stoly"),
        )
        deny(here, text, send_messages=True)
        deny(here, voice, connect=True)
        deny(here, forum, send_messages_in_threads=True)
        page = await here.slash(filip, "stovkahra-moderation settings")
        page = await here.choose(filip, page, "choose", "messages")
        page = await here.choose(filip, page, "channels", here.channel)
        lacked = {text: "permission-send-messages", voice: "permission-connect", forum: "permission-send-in-threads"}
        for channel, key in lacked.items():
            told = await here.refused(here.choose(filip, page, "channels", here.channel, channel))
            assert words(told) == T("channel-closed", place=f"<#{channel.id}>", permissions=T(key))
        page = await here.slash(filip, "stovkahra-moderation settings")
        page = await here.choose(filip, page, "choose", "messages")
        assert chosen(page) == [here.channel.id]
        assert set(list_of(page)["channel_types"]) == {0, 2, 5, 13, 15}
        page = await here.press(filip, page, "tables")
        daily = await here.choose(filip, page, "choose", "daily")
        for channel in (text, voice):
            told = await here.refused(here.choose(filip, daily, "daily-channel", channel))
            assert T(lacked[channel]) in words(told)
        daily = await here.choose(filip, daily, "daily-channel", here.guild.create_news_channel("noviny"))
        assert len(chosen(daily)) == 1
        # A message can be in no forum, only in its posts.
        assert set(list_of(daily)["channel_types"]) == {0, 2, 5, 13}
