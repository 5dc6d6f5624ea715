"""What happens while people wait at a table, through the real bot in a simulated Discord.

Clocks, mentions, seats that are left and taken, games given up, tables put away, resumed, and brought elsewhere.
"""

import re
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import PermissionOverwrite
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.i18n.texts import texts
from bot.model.panel import TOKEN_LIFE
from bot.model.table import Table
from bot.model.table_state import Status
from engine.stovkahra.rules import SEATS, Phase
from tests.support.chance import Seeded
from tests.support.simulated_discord import (
    REDRAW,
    Club,
    Sent,
    archive,
    archived,
    buttons,
    check_secrets,
    club,
    in_a_thread,
    lists,
    messages_in,
    offered,
    words,
)

pytestmark = pytest.mark.usefixtures("quick")
T = texts()
MINUTE = {"clock": "minute", "mention": "off"}
PACE = 3
"""Seconds by which a computer has moved, once it is its turn."""
PLAYING, DECLARING = 3, 10
"""Chance by which nobody can declare in the first deal, and by which somebody other than the dealer is asked to."""


def watch_secrets(here: Club) -> None:
    """Of a game under way nobody is told other cards than their own."""

    def secrets(table: Table | None, sent: Sent) -> None:
        if table is not None and table.game is not None and table.game.outcome is None:
            sitting = {person.user_id: seat for seat, person in enumerate(table.seats) if person is not None}
            check_secrets(table, sent, {actor: seat for actor, seat in sitting.items() if actor is not None})

    here.watching.append(secrets)


# What is to be seen


def whens(message: ResponseMessage) -> set[int]:
    """The moments that a message shows as Discord counts down to them."""
    return {int(at) for at in re.findall(r"<t:(\d+):R>", words(message))}


def after(moment: datetime, **later: float) -> int:
    """A moment as Discord is told it."""
    return int((moment + timedelta(**later)).timestamp())


def last_move_at(here: Club) -> datetime:
    return datetime.fromisoformat(here.moves()[-1][4])


def since(here: Club, before: int) -> list[tuple[int, str]]:
    """Seat and move of what was made since there were so many moves."""
    return [(seat, move) for _, _, seat, move, _ in here.moves()[before:]]


def cards_to_play(message: ResponseMessage) -> list[str]:
    return [what for what in offered(message) if what.startswith("play")]


def tables_in(here: Club, channel: ChannelHandle) -> list[int]:
    """The messages of a channel on which a table can be pressed."""
    messages = [here.message(channel.id, each.id) for each in channel.history()]
    return [message.id for message in messages if offered(message)]


def mentions(here: Club, since: int = 0) -> list[tuple[str, set[int], dict[str, Any]]]:
    """Messages that call somebody, in the order sent: where to, whom they name, and whom they may notify."""
    return [
        (sent.path, set(map(int, re.findall(r"<@!?(\d+)>", words(sent.body)))), sent.body.get("allowed_mentions") or {})
        for sent in messages_in(here.env, here.env.http_requests[since:])
        if "<@" in words(sent.body)
    ]


def notified(allowed: dict[str, Any]) -> set[int]:
    """The accounts that a message may notify; nobody and nothing else may be."""
    assert allowed["parse"] == []
    assert not allowed.get("roles")
    assert not allowed.get("replied_user")
    return set(map(int, allowed["users"]))


# What people do


def playing(table: Table) -> bool:
    return table.game is not None and table.game.phase is Phase.PLAY


def in_a_trick(table: Table) -> bool:
    return playing(table) and len(table.view().table) == 1


def between_tricks(table: Table) -> bool:
    return playing(table) and not table.view().table and bool(table.view().tricks)


async def turn(here: Club) -> int:
    """Whose turn it is."""
    (seat,) = (await here.table()).awaited()
    return seat


async def play_card(here: Club) -> int:
    """Whoever is awaited plays a card by their hand, as it lies open; their seat."""
    seat = await turn(here)
    await here.press(here.players[seat], here.panels[seat], cards_to_play(here.panels[seat])[0])
    return seat


async def others_play(here: Club, seat: int) -> None:
    """The others play until it is somebody's turn."""
    for _ in range(SEATS * 2):
        if await turn(here) == seat:
            return
        await play_card(here)
    raise AssertionError("it never was their turn")


async def aside(here: Club, seat: int, *steps: str) -> ResponseMessage:
    """What is seldom done, by one's hand: through its *More*."""
    for what in ("more", *steps):
        await here.press(here.players[seat], here.panels[seat], what)
    return here.panels[seat]


def manager_of_a_channel(here: Club) -> tuple[MemberActor, ChannelHandle]:
    """Somebody who may manage messages in one channel and nowhere else."""
    actor = here.guild.add_member(here.env.create_user("gita", global_name="Gita"))
    own = here.guild.create_text_channel("její", overwrites={actor: PermissionOverwrite(manage_messages=True)})
    here.env.backend.require_permissions(here.guild.id, actor.id, own.id, "manage_messages")
    return actor, own


# Clocks


async def test_when_the_time_is_over_the_computer_makes_that_one_move_for_all_to_see(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch_secrets(here)
        await here.start(**MINUTE)
        await here.play_until(Random(1), in_a_trick)
        late, ends = await turn(here), after(last_move_at(here), minutes=1)
        await here.pass_time(REDRAW + 1)
        assert whens(await here.board()) == {ends}
        for seat, panel in here.panels.items():
            assert whens(panel) == ({ends} if seat == late else set())
        before, board = len(here.moves()), await here.board()
        could = set(cards_to_play(here.panels[late]))
        old = offered(here.panels[late])[min(could)]
        await here.pass_time(28)
        assert len(here.moves()) == before
        await here.pass_time(1 + PACE)
        ((mover, move),) = since(here, before)
        assert mover == late
        assert move in could
        # The message of the table and the hand of the next one have followed, though nobody pressed anything.
        table, ends = await here.table(), after(last_move_at(here), minutes=1)
        following = await turn(here)
        assert following == (late + 1) % SEATS
        await here.pass_time(REDRAW + 1)
        assert (await here.board()).id == board.id
        assert offered(await here.board())["hand"].split(":")[2] == table.version(None)
        assert T.symbol(table.view().table[-1]) in words(await here.board())
        assert whens(await here.board()) == whens(here.panels[following]) == {ends}
        assert cards_to_play(here.panels[following])
        # Who was late is told so, and moves nothing any more; the next time they play for themselves.
        told = await here.forge(here.players[late], here.panels[late], old)
        assert T("moved-on") in words(told)
        assert len(here.moves()) == before + 1
        assert "return" not in offered(told)
        await others_play(here, late)
        assert cards_to_play(here.panels[late])


# Mentions


async def test_whoever_is_awaited_is_mentioned_once_by_a_message_that_goes_with_their_move(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.open(clock="none", mention="minute")
        await here.sit()
        await here.press(here.players[0], here.lobby, "start")
        assert playing(await here.table())
        first = await turn(here)
        await here.pass_time(60 - 1)
        board = await here.board()
        assert not mentions(here)
        await here.pass_time(1)
        ((path, named, allowed),) = mentions(here)
        assert path == f"/channels/{here.channel.id}/messages"
        assert named == notified(allowed) == {here.players[first].id}
        ((call_id,),) = here.rows("SELECT call_id FROM tables")
        assert [each.id for each in here.channel.history()] == [board.id, call_id]
        call = here.message(here.channel.id, call_id)
        assert f"/{here.guild.id}/{here.channel.id}/{board.id}" in words(call)
        assert not buttons(call)
        await here.pass_time(5 * 3600)
        assert len(mentions(here)) == 1
        # Opening the hand leaves it, and playing takes it away.
        panel = await here.press(here.players[first], await here.board(), "hand")
        assert call_id in [each.id for each in here.channel.history()]
        played = len(here.env.http_requests)
        await here.press(here.players[first], panel, cards_to_play(panel)[0])
        await here.pass_time(1)
        assert call_id not in [each.id for each in here.channel.history()]
        # The next one is called in turn, after as long; and nobody is notified by any other message.
        await here.pass_time(60 - 1 - 1)
        assert not mentions(here, played)
        await here.pass_time(1 + REDRAW)
        ((_, named, allowed),) = mentions(here, played)
        assert named == notified(allowed) == {here.players[(first + 1) % SEATS].id}
        others = [sent for sent in messages_in(here.env, here.env.http_requests) if "<@" not in words(sent.body)]
        assert not [sent for sent in others if (sent.body.get("allowed_mentions") or {}).get("users")]
        assert not [sent for sent in others if (sent.body.get("allowed_mentions") or {}).get("parse")]


@pytest.mark.parametrize("by", ["down", "show", "show elsewhere"])
async def test_a_mention_goes_with_the_move_though_the_table_was_brought_elsewhere_meanwhile(
    by: str, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.open(mention="minute")
        await here.sit()
        await here.press(here.players[0], here.lobby, "start")
        seat = await turn(here)
        await here.pass_time(60 + REDRAW)
        assert len(mentions(here)) == 1
        there = here.elsewhere if by == "show elsewhere" else here.channel
        if by == "down":
            await here.press(here.stranger, await here.board(), "down")
        else:
            await here.slash(here.players[(seat + 1) % SEATS], "stovkahra show", there)
        await here.pass_time(REDRAW + 1)
        assert len(mentions(here)) == 1
        panel = await here.press(here.players[seat], await here.board(), "hand")
        await here.press(here.players[seat], panel, cards_to_play(panel)[0])
        await here.pass_time(REDRAW + 1)
        left = [each for channel in (here.channel, here.elsewhere) for each in channel.history()]
        assert [each.id for each in left] == [(await here.board()).id]
        assert left[0].channel.id == there.id


# Leaving and taking over


# Giving a game up


# Putting away


# Resuming


# Where a table stands


async def test_down_leaves_one_message_of_the_table_at_the_end_of_the_channel(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        await here.pass_time(REDRAW + 1)
        old, before = await here.board(), here.moves()
        said = [await here.stranger.send(here.channel, "Jak to stojí?"), await here.players[0].send(here.channel, "10")]
        note = await here.press(here.stranger, old, "down")
        assert note.ephemeral
        assert note.id != old.id
        await here.pass_time(REDRAW + 1)
        board = await here.board()
        assert board.id != old.id
        assert [each.id for each in here.channel.history()] == [*(each.id for each in said), board.id]
        assert "hand" in offered(board)
        assert here.moves() == before
        # That is the one which is redrawn from now on.
        drawn = words(board)
        await play_card(here)
        await here.pass_time(REDRAW + 1)
        assert (await here.board()).id == board.id
        assert words(await here.board()) != drawn
        assert tables_in(here, here.channel) == [board.id]


@pytest.mark.parametrize("what", ["clock", "mention"])
async def test_in_a_thread_that_was_archived_meanwhile_the_waiting_goes_on(what: str, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        thread = await in_a_thread(here, **(MINUTE if what == "clock" else {"mention": "minute"}))
        await here.play_until(Random(1), in_a_trick)
        await here.pass_time(REDRAW + 1)
        seat, before, board = await turn(here), len(here.moves()), await here.board()
        assert board.channel_id == thread.id
        if what == "clock":
            archive(here, thread, "PATCH")
            await here.pass_time(60 - REDRAW - 1 + PACE)
            await here.pass_time(REDRAW + 1)
            assert [mover for mover, _ in since(here, before)] == [seat]
            assert whens(await here.board()) == {after(last_move_at(here), minutes=1)}
        else:
            archive(here, thread, "POST")
            await here.pass_time(TOKEN_LIFE.total_seconds())
            (*_, (path, named, allowed)) = mentions(here)
            assert path == f"/channels/{thread.id}/messages"
            assert named == notified(allowed) == {here.players[seat].id}
            ((call_id,),) = here.rows("SELECT call_id FROM tables")
            assert [each.id for each in thread.history()][-2:] == [board.id, call_id]
        assert not archived(here, thread)
        assert not tables_in(here, here.channel)
        # Whoever is next goes on by the message in the thread.
        await here.press(here.players[await turn(here)], await here.board(), "hand")
        before = len(here.moves())
        await play_card(here)
        assert len(here.moves()) == before + 1


@pytest.mark.parametrize("actor", ["stranger", "manager of the channel", "seated", "opener", "moderator"])
async def test_who_neither_plays_nor_opened_nor_moderates_brings_no_table_to_another_channel(
    actor: str, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        asking, there = here.stranger, here.elsewhere
        if actor == "manager of the channel":
            asking, there = manager_of_a_channel(here)
        elif actor == "seated":
            asking = here.players[2]
        elif actor == "opener":
            asking = here.players[0]
            await aside(here, 0, "ask leave", "leave")
            del here.panels[0]
        elif actor == "moderator":
            asking = here.moderator()
        await here.pass_time(REDRAW + 1)
        old = await here.board()
        doing = here.slash(asking, "stovkahra show", there, table=here.table_id)
        if actor in ("stranger", "manager of the channel"):
            told = await here.refused(doing)
            assert words(told) == T("not-yours-to-move", place=f"<#{here.channel.id}>")
            assert not there.history()
            assert tables_in(here, here.channel) == [old.id]
            # Where it stands, anybody may have it posted anew.
            shown = await here.slash(asking, "stovkahra show")
            there = here.channel
        else:
            shown = await doing
            assert not here.channel.history()
        assert not shown.ephemeral
        assert [each.id for each in there.history()] == [shown.id]
        table = await here.table()
        assert (table.channel_id, table.message_id) == (there.id, shown.id)
        # From then on it is drawn there.
        drawn = words(shown)
        while await turn(here) not in here.panels:
            await here.pass_time(PACE)
        await play_card(here)
        await here.pass_time(REDRAW + 1)
        assert words(here.message(there.id, shown.id)) != drawn


# Moderators


@pytest.mark.parametrize("by_role", [False, True])
async def test_who_manages_messages_in_one_channel_only_is_no_moderator_of_the_server(
    by_role: bool, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        await here.start(mention="off")
        actor, channel = (here.moderator(), here.channel) if by_role else manager_of_a_channel(here)
        if by_role:
            page = await here.slash(actor, "stovkahra settings", channel)
            assert page.ephemeral
            page = await here.choose(actor, page, "clock", "day")
            await here.choose(actor, page, "ping", "off")
            ((settings,),) = here.rows("SELECT settings FROM guilds")
            assert '"day"' in settings
            await here.slash(actor, "stovkahra stop", channel, table=here.table_id)
            assert (await here.table()).status is Status.STOPPED
            await here.open()
            assert str((await here.table()).options.clock) == "day"
            return
        told = await here.refused(here.slash(actor, "stovkahra settings", channel))
        assert words(told) == T("moderators-only")
        assert not lists(told)
        # Nor by a button made up, in a message of that channel; nor does a series end by their word.
        await here.slash(actor, "stovkahra new", channel)
        lobby = here.message(channel.id, tables_in(here, channel)[0])
        told = await here.refused(here.forge(actor, lobby, "se1:clock"))
        assert words(told) == T("moderators-only")
        await here.refused(here.slash(actor, "stovkahra stop", channel, table=here.table_id))
        assert (await here.table()).status is Status.PLAYING
