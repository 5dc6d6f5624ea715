"""What happens while people wait at a table, through the real bot in a simulated Discord.

Clocks, mentions, seats that are left and taken, games given up, tables put away, resumed, and brought elsewhere.
"""

import re
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import PermissionOverwrite, Permissions
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.i18n.texts import texts
from bot.model.panel import TOKEN_LIFE
from bot.model.table import Table
from bot.model.table_state import Status
from bot.service.worker_pool import WorkerPool
from engine.moves import Move
from engine.players import Level
from engine.stovkahra.rules import SEATS, Phase, View
from tests.e2e.test_alone import archive, archived, in_a_thread
from tests.support.players import plain_move
from tests.support.simulated_discord import (
    NAMES,
    PAUSE,
    REDRAW,
    Club,
    Seeded,
    Sent,
    buttons,
    cards_named,
    check_limits,
    check_secrets,
    club,
    contract,
    lists,
    messages_in,
    offered,
    words,
)

T = texts()
MINUTE = {"clock": "minute", "mention": "off"}
PACE = 3
"""Seconds by which a computer has moved, once it is its turn."""
PLAYING, DECLARING = 3, 10
"""Chance by which nobody can declare in the first deal, and by which somebody other than the dealer is asked to."""


class Quick(WorkerPool):
    """Moves without a process."""

    async def choose(self, view: View, level: Level, seed: int) -> Move | None:
        return plain_move(view)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.client.Minds", Quick)


def watch(here: Club) -> None:
    """Whatever is sent is within Discord's limits, as Discord describes it, and tells nobody what is not theirs."""
    here.watching.append(lambda _, sent: check_limits(sent.body))
    if (known := contract()) is not None:
        here.requests.append(known.ask)


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


async def refused(here: Club, doing: Any) -> ResponseMessage:
    """An answer in words, to whoever asked alone, that changes nothing."""

    def state() -> list[Any]:
        kept = "SELECT id, channel_id, message_id, status, put_away FROM tables ORDER BY id"
        seats = "SELECT table_id, seat, person FROM seats ORDER BY table_id, seat"
        return [here.rows(kept), here.rows(seats), here.moves(), here.rows("SELECT settings FROM guilds")]

    before = state()
    told: ResponseMessage = await doing
    assert told.ephemeral
    assert words(told)
    assert not cards_to_play(told)
    assert state() == before
    return told


async def aside(here: Club, seat: int, *steps: str) -> ResponseMessage:
    """What is seldom done, by one's hand: through its *More*."""
    for what in ("more", *steps):
        await here.press(here.players[seat], here.panels[seat], what)
    return here.panels[seat]


def moderator(here: Club) -> MemberActor:
    """Somebody who may manage messages by a role."""
    role = here.guild.create_role("Správci", permissions=Permissions(manage_messages=True))
    return here.guild.add_member(here.env.create_user("filip", global_name="Filip"), roles=[role])


def manager_of_a_channel(here: Club) -> tuple[MemberActor, ChannelHandle]:
    """Somebody who may manage messages in one channel and nowhere else."""
    actor = here.guild.add_member(here.env.create_user("gita", global_name="Gita"))
    own = here.guild.create_text_channel("její", overwrites={actor: PermissionOverwrite(manage_messages=True)})
    here.env.backend.require_permissions(here.guild.id, actor.id, own.id, "manage_messages")
    return actor, own


# Clocks


async def test_when_the_time_is_over_the_computer_makes_that_one_move_for_all_to_see(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
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


async def test_after_two_missed_moves_the_seat_is_the_computer_s_until_its_owner_is_back(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(**MINUTE)
        await here.play_until(Random(1), in_a_trick)
        gone = await turn(here)
        told = T("away", name=NAMES[gone])
        for missed in range(2):
            await others_play(here, gone)
            await here.pass_time(REDRAW + 1)
            assert told not in words(await here.board())
            before = len(here.moves())
            await here.pass_time(60 - REDRAW - 1 + PACE)
            assert since(here, before)[0][0] == gone, missed
        # From now on it does not wait for them.
        for _ in range(2):
            await others_play(here, gone)
            before = len(here.moves())
            await here.pass_time(PACE)
            assert since(here, before)[0][0] == gone
        await here.pass_time(REDRAW + 1)
        shown = words(await here.board())
        assert [name for name in NAMES if T("away", name=name) in shown] == [NAMES[gone]]
        # Their own hand has the way back, without their asking for it.
        back = await here.press(here.players[gone], here.panels[gone], "return")
        assert "return" not in offered(back)
        await others_play(here, gone)
        before = len(here.moves())
        await here.pass_time(REDRAW + 1)
        assert told not in words(await here.board())
        await here.pass_time(60 - REDRAW - 1 - 1)
        assert len(here.moves()) == before
        assert await play_card(here) == gone


async def test_a_clock_that_a_restart_interrupts_runs_on_and_hands_are_redrawn_by_tokens_from_before(
    tmp_path: Path,
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        watch_secrets(here)
        await here.start(**MINUTE)
        await here.play_until(Random(1), in_a_trick)
        late, began, before = await turn(here), last_move_at(here), len(here.moves())
        following = (late + 1) % SEATS
        assert not cards_to_play(here.panels[following])
        await here.pass_time(40)
        sent = len(here.env.http_requests)
        await here.restart(crash=True, away=300)
        await here.pass_time(1)
        # The time in which nobody could move is given back, a minute more at most, and the table says so.
        (ends,) = whens(await here.board())
        assert after(began, seconds=360) <= ends <= after(began, seconds=420)
        await here.pass_time(18)
        assert len(here.moves()) == before
        await here.pass_time(60 + PACE)
        assert [mover for mover, _ in since(here, before)] == [late]
        # Nobody has pressed anything since the crash: the hand of the next one was drawn by the stored token.
        assert cards_to_play(here.panels[following])
        drawn = [each for each in messages_in(here.env, here.env.http_requests[sent:]) if each.reader is not None]
        assert here.players[following].id in {each.reader for each in drawn}
        assert {each.path.split("/")[1] for each in drawn} == {"webhooks"}
        assert await play_card(here) == following


async def test_while_declarations_are_made_nobody_is_told_who_is_waited_for(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(DECLARING)) as here:
        watch(here)
        watch_secrets(here)
        await here.open(clock="day", mention="minute")
        await here.sit()
        await here.press(here.players[0], here.lobby, "start")
        table = await here.table()
        assert table.game is not None
        assert table.game.phase is Phase.DECLARE
        asked = await turn(here)
        await here.pass_time(60 - 1)
        assert not mentions(here)
        assert not whens(await here.board())
        await here.pass_time(1 + REDRAW)
        ((_, named, allowed),) = mentions(here)
        assert named == notified(allowed) == {actor.id for actor in here.players}
        # In private whoever is asked sees until when, and the others see nothing of it.
        await here.open_hands()
        assert {seat for seat, panel in here.panels.items() if whens(panel)} == {asked}


# Mentions


async def test_whoever_is_awaited_is_mentioned_once_by_a_message_that_goes_with_their_move(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
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


@pytest.mark.parametrize("wants", [True, False])
async def test_who_has_the_hand_open_is_mentioned_when_it_has_run_out_and_who_does_not_want_it_never(
    wants: bool, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="minute")
        assert playing(await here.table())
        seat = await turn(here)
        if not wants:
            await aside(here, seat, "preferences")
            panel = here.panels[seat]
            pings = next(what for what in offered(panel) if what.startswith("pings"))
            await here.press(here.players[seat], panel, pings)
        await here.pass_time(TOKEN_LIFE.total_seconds() - 1)
        assert not mentions(here)
        await here.pass_time(1 + REDRAW)
        assert [notified(allowed) for *_, allowed in mentions(here)] == ([{here.players[seat].id}] if wants else [])
        await here.pass_time(3600)
        assert len(mentions(here)) == wants


@pytest.mark.parametrize("by", ["down", "show", "show elsewhere"])
async def test_a_mention_goes_with_the_move_though_the_table_was_brought_elsewhere_meanwhile(
    by: str, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
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


async def test_a_seat_left_in_mid_series_is_a_computer_s_until_somebody_takes_it_between_tricks(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        watch_secrets(here)
        await here.start(mention="off")
        await here.play_until(Random(1), in_a_trick)
        await here.pass_time(REDRAW + 1)
        seat, eva = (await turn(here) + 1) % SEATS, here.stranger
        assert "seats" not in offered(await here.board())
        asked = await aside(here, seat, "ask leave")
        assert (await here.table()).level_of(seat) is None, "that is asked for twice"
        left = await here.press(here.players[seat], asked, "leave")
        assert not cards_to_play(left)
        table = await here.table()
        assert table.level_of(seat) is Level.REGULAR
        await here.pass_time(REDRAW + 1)
        assert NAMES[seat] not in words(await here.board())
        assert table.person(seat).name in words(await here.board())
        # In the middle of a trick no seat changes hands.
        free = await here.press(eva, await here.board(), "seats")
        assert free.ephemeral
        assert set(offered(free)) == {f"take {seat}"}
        told = await refused(here, here.press(eva, free, f"take {seat}"))
        assert words(told) == T("trick-under-way")
        del here.panels[seat]
        while not between_tricks(await here.table()):
            if await turn(here) == seat:
                before = len(here.moves())
                await here.pass_time(PACE)
                assert since(here, before)[0][0] == seat
            else:
                await play_card(here)
        hand = (await here.table()).view(seat).hand
        # Somebody who sits at the table takes no second seat.
        partner = here.players[(seat + 2) % SEATS]
        note = await here.press(partner, await here.board(), "seats")
        await refused(here, here.press(partner, note, f"take {seat}"))
        panel = await here.press(eva, free, f"take {seat}")
        assert panel.ephemeral
        assert (await here.table()).person(seat).user_id == eva.id
        held = {each["custom_id"].split(":")[-1] for each in buttons(panel) if ":play " in each["custom_id"]}
        assert held == {f"play {card}" for card in hand}
        await here.pass_time(REDRAW + 1)
        assert "Eva" in words(await here.board())
        assert "seats" not in offered(await here.board())
        # It waits for her now, and her hand is drawn by itself when it is her turn.
        here.players[seat], here.panels[seat] = eva, panel
        await others_play(here, seat)
        before = len(here.moves())
        await here.pass_time(600)
        assert len(here.moves()) == before
        await play_card(here)
        assert since(here, before)[0][0] == seat


async def test_of_two_who_want_a_seat_at_once_one_gets_it_and_the_other_sees_no_card(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        seat = (await turn(here) + 1) % SEATS
        await aside(here, seat, "ask leave", "leave")
        await here.pass_time(REDRAW + 1)
        both = [here.stranger, here.guild.add_member(here.env.create_user("gustav", global_name="Gustav"))]
        notes = [await here.press(actor, await here.board(), "seats") for actor in both]
        presses = [(actor, note, offered(note)[f"take {seat}"]) for actor, note in zip(both, notes, strict=True)]
        answers = await here.at_once(*presses)
        sitting = (await here.table()).person(seat)
        assert all(answer.ephemeral for answer in answers)
        of = {actor.id: answer for actor, answer in zip(both, answers, strict=True)}
        assert sitting.user_id is not None
        assert cards_named({"components": of.pop(sitting.user_id).components})
        (late,) = of.values()
        assert not cards_named({"components": late.components})
        assert words(late) == T("seat-taken", name=sitting.name)


async def test_who_has_left_a_hand_takes_no_other_one_of_the_same_deal(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        here_now = await turn(here)
        left, other = (here_now + 1) % SEATS, (here_now + 2) % SEATS
        for seat in (left, other):
            await aside(here, seat, "ask leave", "leave")
        await here.pass_time(REDRAW + 1)
        await here.restart(crash=True)
        free = await here.press(here.players[left], await here.board(), "seats")
        assert set(offered(free)) == {f"take {left}", f"take {other}"}
        told = await refused(here, here.press(here.players[left], free, f"take {other}"))
        assert words(told) == T("other-hand-known")
        assert not cards_named({"components": told.components})
        await here.press(here.players[left], free, f"take {left}")
        assert (await here.table()).person(left).user_id == here.players[left].id


# Giving a game up


async def test_a_game_is_given_up_by_both_partners_after_being_asked_twice_and_goes_into_the_ledger(
    tmp_path: Path,
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        await here.pass_time(REDRAW + 1)
        table, before, board = await here.table(), here.moves(), words(await here.board())
        assert table.game is not None
        score = tuple(table.game.score)
        assert not [panel for panel in here.panels.values() if {"concede", "ask concede"} & set(offered(panel))]
        assert "concede" not in offered(await aside(here, 1))
        sure = await here.press(here.players[1], here.panels[1], "ask concede")
        assert {"concede", "back"} <= set(offered(sure))
        await here.press(here.players[1], sure, "back")
        assert not here.rows("SELECT 1 FROM seats WHERE concedes")
        # The partner is told, by the hand that lies open, and nobody else is.
        hands, sent = {seat: words(panel) for seat, panel in here.panels.items()}, len(here.env.http_requests)
        await aside(here, 1, "ask concede", "concede")
        await here.pass_time(REDRAW + 1)
        readers = {each.reader for each in messages_in(here.env, here.env.http_requests[sent:])}
        assert readers == {here.players[1].id, here.players[3].id}
        assert {seat for seat, panel in here.panels.items() if words(panel) != hands[seat]} == {1, 3}
        assert words(await here.board()) == board
        # One of the others who wants it too changes nothing.
        await aside(here, 0, "ask concede", "concede")
        assert here.moves() == before
        assert not here.rows("SELECT 1 FROM ledger")
        await aside(here, 3, "ask concede", "concede")
        brcka = 1 if score[1] >= 50 else 2
        entry = "SELECT table_id, winner, how, score0, score1, brcka, choice, amount, balance0, balance1 FROM ledger"
        assert here.rows(entry) == [(here.table_id, 0, "conceded", *score, brcka, "add", brcka, brcka, 0)]
        assert not here.rows("SELECT 1 FROM seats WHERE concedes")
        assert not [panel for panel in here.panels.values() if cards_to_play(panel)]
        history = words(await here.slash(here.stranger, "brcko history"))
        assert T("history-how-conceded") in history
        assert all(name in history for name in NAMES)
        # The table says how it ended, and the next game comes after its pause.
        await here.pass_time(REDRAW + 1)
        told = {"losers": "Béla & Dana", "names": "Anna & Cyril", "score0": score[0], "score1": score[1]}
        assert T("game-conceded", brcka=brcka, **told) in words(await here.board())
        await here.pass_time(PAUSE)
        assert (await here.table()).game_number == 2


async def test_a_wish_to_give_up_is_taken_back_by_the_same_again(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        before, plain = here.moves(), words(await here.press(here.players[2], here.panels[2], "look"))
        for asked, button in ((True, "concede"), (False, "concede back")):
            await aside(here, 0, "ask concede", button)
            assert here.rows("SELECT concedes FROM seats WHERE seat = 0") == [(asked,)]
            assert (words(here.panels[2]) != plain) == asked
        await aside(here, 2, "ask concede", "concede")
        assert here.moves() == before
        assert not here.rows("SELECT 1 FROM ledger")


# Putting away


@pytest.mark.parametrize("by", ["show", "wake", "card"])
async def test_a_table_is_put_away_after_idle_hours_and_comes_back_as_it_stood(by: str, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING), idle_hours=1) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        seat, before, seats = await turn(here), here.moves(), (await here.table()).seats
        await here.pass_time(3600 - 1)
        assert "hand" in offered(await here.board())
        await here.pass_time(1 + REDRAW)
        assert set(offered(await here.board())) == {"wake"}
        assert T("put-away") in words(await here.board())
        assert here.rows("SELECT put_away FROM tables") == [(1,)]
        await here.pass_time(3 * 3600)
        assert (here.moves(), (await here.table()).seats) == (before, seats)
        old = await here.board()
        if by == "show":
            shown = await here.slash(here.stranger, "stovkahra show")
            assert not shown.ephemeral
            assert [each.id for each in here.channel.history()] == [shown.id]
        elif by == "wake":
            shown = await here.press(here.stranger, old, "wake")
            assert shown.id == old.id
        else:
            # A hand that lay open all the time, whose token has long run out.
            await play_card(here)
            await here.pass_time(1)
            assert since(here, len(before))[0][0] == seat
        await here.pass_time(REDRAW + 1)
        board, table = await here.board(), await here.table()
        assert not table.put_away
        assert here.moves()[: len(before)] == before
        assert {"hand", "down"} <= set(offered(board))
        assert T("put-away") not in words(board)
        assert tables_in(here, here.channel) == [board.id]
        await here.press(here.players[await turn(here)], board, "hand")
        await play_card(here)
        assert len(here.moves()) > len(before)
        # The idle time begins anew.
        await here.pass_time(3600 - 1)
        assert "hand" in offered(await here.board())
        await here.pass_time(1 + REDRAW)
        assert set(offered(await here.board())) == {"wake"}


# Resuming


@pytest.mark.parametrize("drawn", [True, False])
async def test_the_same_four_go_on_with_their_unfinished_series_in_the_message_of_a_new_lobby(
    drawn: bool, tmp_path: Path
) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        await here.pass_time(REDRAW + 1)
        old, before, seats = here.table_id, here.moves(), (await here.table()).seats
        await here.slash(moderator(here), "stovkahra stop")
        await here.pass_time(REDRAW + 1)
        assert not offered(await here.board())
        hands = dict(here.panels)
        lobby = await here.open(mention="off")
        # In other seats than before; and with somebody else in one of them there is nothing to go on with.
        for actor, seat in ((here.players[2], 1), (here.players[1], 2), (here.stranger, 3)):
            await here.press(actor, lobby, f"sit {seat}")
            assert "resume" not in offered(lobby)
        await here.press(here.stranger, lobby, "stand")
        await here.press(here.players[3], lobby, "sit 3")
        assert T("resume-offer", table=old, first=0, second=0) in words(lobby)
        new = here.table_id
        await refused(here, here.press(here.stranger, lobby, "resume"))
        resume = offered(lobby)["resume"]
        if drawn:
            await here.pass_time(REDRAW + 1)
        shown = await here.press(here.players[2], lobby, "resume")
        assert shown.id == lobby.id
        here.table_id, here.panels = old, hands
        await here.pass_time(REDRAW + 1)
        table = await here.table()
        assert (table.status, table.seats, table.message_id) == (Status.PLAYING, seats, lobby.id)
        assert here.moves() == before
        assert here.rows("SELECT id FROM tables WHERE status IN ('lobby', 'playing')") == [(old,)]
        assert [each.id for each in here.channel.history()] == [lobby.id]
        assert {custom_id.split(":")[1] for custom_id in offered(await here.board()).values()} == {str(old)}
        # Hands from before go on, the message follows, and a second press finds nothing more to go on with.
        shows = words(await here.board())
        await play_card(here)
        await here.pass_time(REDRAW + 1)
        assert len(here.moves()) == len(before) + 1
        assert words(await here.board()) != shows
        await refused(here, here.forge(here.players[0], await here.board(), resume))
        assert here.rows("SELECT status FROM tables WHERE id = ?", new) != [(str(Status.PLAYING),)]


# Where a table stands


@pytest.mark.parametrize("by", ["board", "hand", "two at once"])
async def test_down_leaves_one_message_of_the_table_at_the_end_of_the_channel(by: str, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(PLAYING)) as here:
        watch(here)
        await here.start(mention="off")
        await here.play_until(Random(1), between_tricks)
        await here.pass_time(REDRAW + 1)
        old, before = await here.board(), here.moves()
        said = [await here.stranger.send(here.channel, "Jak to stojí?"), await here.players[0].send(here.channel, "10")]
        if by == "board":
            note = await here.press(here.stranger, old, "down")
            assert note.ephemeral
            assert note.id != old.id
        elif by == "hand":
            panel = here.panels[1]
            assert (await aside(here, 1, "down")).id == panel.id
        else:
            await here.at_once(*((actor, old, offered(old)["down"]) for actor in (here.stranger, here.players[1])))
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
        watch(here)
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
        watch(here)
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
            asking = moderator(here)
        await here.pass_time(REDRAW + 1)
        old = await here.board()
        doing = here.slash(asking, "stovkahra show", there, table=here.table_id)
        if actor in ("stranger", "manager of the channel"):
            told = await refused(here, doing)
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
        watch(here)
        await here.start(mention="off")
        actor, channel = (moderator(here), here.channel) if by_role else manager_of_a_channel(here)
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
        told = await refused(here, here.slash(actor, "stovkahra settings", channel))
        assert words(told) == T("moderators-only")
        assert not lists(told)
        # Nor by a button made up, in a message of that channel; nor does a series end by their word.
        await here.slash(actor, "stovkahra new", channel)
        lobby = here.message(channel.id, tables_in(here, channel)[0])
        told = await refused(here, here.forge(actor, lobby, "se1:clock"))
        assert words(told) == T("moderators-only")
        await refused(here, here.slash(actor, "stovkahra stop", channel, table=here.table_id))
        assert (await here.table()).status is Status.PLAYING
