"""Mentions of whoever is waited for, and who counts as a moderator, through the real bot in a simulated Discord."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord import PermissionOverwrite

from bot.i18n.texts import texts
from bot.model.table_state import Status
from engine.stovkahra.rules import SEATS
from tests.support.chance import Seeded
from tests.support.simulated_discord import REDRAW, Club, buttons, club, lists, messages_in, offered, words

pytestmark = pytest.mark.usefixtures("quick")
T = texts()
PLAYING = 3
"""Chance by which nobody can declare in the first deal."""


def mentions(here: Club, since: int = 0) -> list[tuple[str, set[int]]]:
    """Messages that call somebody, in the order sent: where to, and whom they name and notify; no other does that."""
    found = []
    for sent in messages_in(here.env, here.env.http_requests[since:]):
        named = set(map(int, re.findall(r"<@!?(\d+)>", words(sent.body))))
        allowed: dict[str, Any] = sent.body.get("allowed_mentions") or {}
        assert not (allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user"))
        assert set(map(int, allowed.get("users") or [])) == named
        if named:
            assert allowed["parse"] == []
            found.append((sent.path, named))
    return found


@pytest.mark.parametrize("by", ["nobody", "down", "show", "show elsewhere"])
async def test_whoever_is_awaited_is_mentioned_once_by_a_message_that_goes_with_their_move(
    by: str, tmp_path: Path
) -> None:
    """Though the table was brought elsewhere meanwhile."""
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.open(clock="none", mention="minute")
        await here.sit()
        await here.press(here.players[0], here.lobby, "start")
        (seat,) = (await here.table()).awaited()
        await here.pass_time(60 - 1)
        board = await here.board()
        assert not mentions(here)
        await here.pass_time(1)
        assert mentions(here) == [(f"/channels/{here.channel.id}/messages", {here.players[seat].id})]
        ((call_id,),) = here.rows("SELECT call_id FROM tables")
        assert [each.id for each in here.channel.history()] == [board.id, call_id]
        call = here.message(here.channel.id, call_id)
        assert f"/{here.guild.id}/{here.channel.id}/{board.id}" in words(call)
        assert not buttons(call)
        await here.pass_time(REDRAW)
        there = here.elsewhere if by == "show elsewhere" else here.channel
        if by == "down":
            note = await here.press(here.stranger, board, "down")
            assert note.ephemeral and note.id != board.id
        elif by != "nobody":
            await here.slash(here.players[(seat + 1) % SEATS], "stovkahra show", there)
        await here.pass_time(REDRAW + 1)
        assert len(mentions(here)) == 1
        # Opening the hand leaves it, and playing takes it away.
        panel = await here.press(here.players[seat], await here.board(), "hand")
        played = len(here.env.http_requests)
        await here.press(here.players[seat], panel, next(what for what in offered(panel) if what.startswith("play")))
        await here.pass_time(REDRAW + 1)
        left = [each for channel in (here.channel, here.elsewhere) for each in channel.history()]
        assert [each.id for each in left] == [(await here.board()).id]
        assert left[0].channel.id == there.id
        # The next one is called in turn, after as long.
        assert not mentions(here, played)
        await here.pass_time(60)
        assert [named for _, named in mentions(here, played)] == [{here.players[(seat + 1) % SEATS].id}]


@pytest.mark.parametrize("by_role", [False, True])
async def test_who_manages_messages_in_one_channel_only_is_no_moderator_of_the_server(
    by_role: bool, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.start(mention="off")
        if by_role:
            actor, channel = here.moderator(), here.channel
            page = await here.slash(actor, "stovkahra settings", channel)
            assert page.ephemeral
            await here.choose(actor, page, "clock", "day")
            await here.slash(actor, "stovkahra stop", channel, table=here.table_id)
            assert (await here.table()).status is Status.STOPPED
            await here.open()
            assert str((await here.table()).options.clock) == "day"
            return
        actor = here.guild.add_member(here.env.create_user("gita", global_name="Gita"))
        channel = here.guild.create_text_channel("její", overwrites={actor: PermissionOverwrite(manage_messages=True)})
        here.env.backend.require_permissions(here.guild.id, actor.id, channel.id, "manage_messages")
        told = await here.refused(here.slash(actor, "stovkahra settings", channel))
        assert words(told) == T("moderators-only")
        assert not lists(told)
        told = await here.refused(here.slash(actor, "stovkahra show", channel, table=here.table_id))
        assert words(told) == T("not-yours-to-move", place=f"<#{here.channel.id}>")
        # Nor by a button made up, in a message of that channel; nor does a series end by their word.
        lobby = await here.slash(actor, "stovkahra new", channel)
        told = await here.refused(here.forge(actor, lobby, "se1:clock"))
        assert words(told) == T("moderators-only")
        await here.refused(here.slash(actor, "stovkahra stop", channel, table=here.table_id))
        assert (await here.table()).status is Status.PLAYING
