"""Every command and its refusals, and what happens where Discord, or the bot, does not do its part."""

import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import PermissionOverwrite, Permissions
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.model.table import Table
from bot.model.table_state import Status
from bot.storage.tables import TableRepository
from bot.ui.games import SCREENS
from engine.stovkahra.rules import Game, Phase, right_of
from tests.support.simulated_discord import (
    NAMES,
    REDRAW,
    Club,
    Seeded,
    buttons,
    club,
    contract,
    messages_in,
    offered,
    words,
)


def state(here: Club) -> list[Any]:
    """All that a refusal must leave as it was."""
    tables = here.rows("SELECT id, channel_id, status, next_deal_at, rematch_id FROM tables ORDER BY id")
    return [tables, here.rows("SELECT * FROM seats ORDER BY table_id, seat"), here.moves(), len(here.channel.history())]


async def refused(here: Club, answer: Any) -> ResponseMessage:
    """An answer in words, for the one who asked alone, which changes nothing."""
    before = state(here)
    told: ResponseMessage = await answer
    assert told.ephemeral
    assert words(told)
    assert state(here) == before
    return told


async def forged(here: Club, actor: MemberActor, what: str, message: ResponseMessage | None = None) -> ResponseMessage:
    """A press of a button that may not be there, with the stamp that its table has now."""
    table = await here.table()
    seat = here.players.index(actor) if actor in here.players else None
    custom_id = f"st1:{here.table_id}:{table.version(seat)}:{what}"
    return await here.forge(actor, message or await here.board(), custom_id)


# Opening a table


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ("first", "on", "closed", 10)),
        (
            {"shuffle": "every", "signals": "off", "count": "open", "series": "20"},
            ("every", "off", "open", 20),
        ),
    ],
)
async def test_new_opens_a_table_with_its_options(
    options: dict[str, Any], expected: tuple[Any, ...], tmp_path: Path
) -> None:
    async with club(tmp_path) as here:
        lobby = await here.open(**options)
        assert not lobby.ephemeral
        table = await here.table()
        rules = table.rules
        assert (rules.shuffle, rules.signals, rules.count, rules.series) == expected
        assert table.status is Status.LOBBY
        assert [person.name if person else None for person in table.seats] == ["Anna", None, None, None]
        assert {"sit 1", "sit 2", "sit 3", "stand"} <= set(offered(lobby))
        assert "start" not in offered(lobby)


async def test_new_says_which_permission_is_missing(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        closed = here.guild.create_text_channel(
            "zavřeno", overwrites={here.guild.default_role: PermissionOverwrite(send_messages=False)}
        )
        answer = await refused(here, here.slash(here.players[0], "stovkahra new", closed))
        assert "Send Messages" in words(answer)
        assert here.rows("SELECT count(*) FROM tables") == [(0,)]


# Seats


async def test_seats_are_taken_changed_and_left(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.open()
        anna, bela, cyril, _ = here.players
        await here.press(bela, here.lobby, "sit 1")
        await here.press(bela, here.lobby, "sit 3")
        assert [person.name if person else None for person in (await here.table()).seats] == [
            "Anna",
            None,
            None,
            "Béla",
        ]
        answer = await refused(here, forged(here, cyril, "sit 3"))
        assert "Béla" in words(answer)
        await refused(here, forged(here, bela, "sit 3"))
        await refused(here, here.press(cyril, here.lobby, "stand"))
        await refused(here, forged(here, anna, "start"))
        await here.press(bela, here.lobby, "stand")
        assert here.rows("SELECT seat FROM seats") == [(0,)]
        await refused(here, forged(here, anna, "sit 4"))


async def test_leave_frees_a_seat_before_the_first_deal_and_later_leaves_it_to_a_computer(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.open()
        await here.sit()
        await refused(here, here.slash(here.stranger, "stovkahra leave"))
        answer = await here.slash(here.players[3], "stovkahra leave")
        assert answer.ephemeral
        assert (await here.table()).seats[3] is None
        await here.pass_time(REDRAW + 1)
        await here.press(here.players[3], await here.board(), "sit 3")
        await here.press(here.players[2], await here.board(), "start")
        answer = await here.slash(here.players[3], "stovkahra leave")
        assert answer.ephemeral
        seats = (await here.table()).seats
        assert [sitting.level is not None for sitting in seats if sitting] == [False, False, False, True]
        await refused(here, here.slash(here.players[3], "stovkahra leave"))
        await refused(here, forged(here, here.players[1], "stand"))
        await refused(here, forged(here, here.stranger, "sit 3"))
        await refused(here, forged(here, here.players[1], "start"))


async def test_only_the_four_start(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.open()
        await here.sit()
        await refused(here, here.press(here.stranger, here.lobby, "start"))
        await here.press(here.players[3], here.lobby, "start")
        assert (await here.table()).status is Status.PLAYING


async def test_one_person_sits_at_two_tables(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(3)) as here:
        await here.start()
        first, panel = here.table_id, here.panels[0]
        held = (await here.table()).view(0).hand
        await here.open()
        await here.sit()
        await here.press(here.players[0], here.lobby, "start")
        await here.open_hands()
        assert here.table_id != first
        assert (await here.table()).view(0).hand != held
        # Each panel is of its own table, and a command asks which is meant.
        look = next(custom_id for what, custom_id in offered(panel).items() if what == "look")
        assert look.startswith(f"st1:{first}:")
        await here.press(here.players[0], panel, "look")
        answer = await refused(here, here.slash(here.players[0], "stovkahra hand"))
        assert str(first) in words(answer) or str(here.table_id) in words(answer)
        for table_id in (first, here.table_id):
            answer = await here.slash(here.players[0], "stovkahra hand", table=table_id)
            assert offered(answer)["look"].startswith(f"st1:{table_id}:")


# Hand, show, stop


async def test_hand_opens_the_panel_of_whoever_asks(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(4)) as here:
        await refused(here, here.slash(here.players[0], "stovkahra hand"))
        await here.start()
        table = await here.table()
        for seat, actor in enumerate(here.players):
            answer = await here.slash(actor, "stovkahra hand")
            assert answer.ephemeral
            play = {button["custom_id"].split(":")[-1] for button in buttons(answer) if ":play " in button["custom_id"]}
            assert play == {f"play {card}" for card in table.view(seat).hand}
        await refused(here, here.slash(here.players[0], "stovkahra hand", table=99))
        await refused(here, here.slash(here.stranger, "stovkahra hand"))


async def test_show_posts_the_table_anew_and_takes_the_old_message_away(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(5)) as here:
        await refused(here, here.slash(here.players[0], "stovkahra show"))
        await here.start()
        old = await here.board()
        answer = await here.slash(here.stranger, "stovkahra show")
        assert not answer.ephemeral
        assert [message.id for message in here.channel.history()] == [answer.id]
        assert (await here.board()).id == answer.id != old.id
        await here.press(here.players[1], answer, "hand")
        # In another channel too: from now on it is drawn there.
        moved = await here.slash(here.players[0], "stovkahra show", here.elsewhere)
        assert [message.id for message in here.elsewhere.history()] == [moved.id]
        assert not here.channel.history()
        await here.play_until(Random(5), lambda table: bool(table.game and table.game.deals and table.view().table))
        before = words(moved)
        await here.pass_time(REDRAW + 1)
        assert words(here.message(here.elsewhere.id, moved.id)) != before


async def test_before_the_first_deal_only_the_opener_or_a_moderator_stops(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.open()
        await here.sit()
        for actor in (here.players[1], here.stranger):
            await refused(here, here.slash(actor, "stovkahra stop", table=here.table_id))
        await here.slash(here.players[0], "stovkahra stop")
        assert (await here.table()).status is Status.STOPPED
        await refused(here, here.slash(here.players[0], "stovkahra stop", table=here.table_id))
        await refused(here, forged(here, here.players[1], "start", here.lobby))
        await here.open()
        await here.slash(moderator(here), "stovkahra stop", table=here.table_id)
        assert (await here.table()).status is Status.STOPPED


def moderator(here: Club) -> MemberActor:
    role = here.guild.create_role("Správci", permissions=Permissions(manage_messages=True))
    return here.guild.add_member(here.env.create_user("filip", global_name="Filip"), roles=[role])


async def test_a_series_is_stopped_by_three_of_the_four(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(6)) as here:
        await here.start()
        anna, bela, cyril, dana = here.players
        await refused(here, here.slash(here.stranger, "stovkahra stop"))
        for actor in (anna, bela, bela, dana):
            # Béla takes his word back.
            assert (await here.slash(actor, "stovkahra stop")).ephemeral
        assert (await here.table()).status is Status.PLAYING
        await here.slash(cyril, "stovkahra stop")
        assert (await here.table()).status is Status.STOPPED
        await here.pass_time(REDRAW + 1)
        assert not [what for what in offered(await here.board()) if what in ("hand", "start")]
        before = here.moves()
        for seat, actor in enumerate(here.players):
            for what in offered(here.panels[seat]):
                answer = await here.press(actor, here.panels[seat], what)
                assert answer.ephemeral
                break
        assert here.moves() == before


async def test_a_moderator_stops_a_series_alone(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(6)) as here:
        await here.start()
        answer = await here.slash(moderator(here), "stovkahra stop")
        assert answer.ephemeral
        assert (await here.table()).status is Status.STOPPED


# Rules, preferences, the ledger


async def test_rules_of_every_topic(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        if (known := contract()) is not None:
            here.requests.append(known.ask)
        pages = set()
        for game, screens in SCREENS.items():
            for topic in screens.topics:
                answer = await here.slash(here.stranger, f"{game} rules", topic=topic)
                assert answer.ephemeral
                pages.add(words(answer))
        assert len(pages) == sum(len(screens.topics) for screens in SCREENS.values())


async def test_who_wants_to_cut_is_asked_and_reaches_every_place(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(7)) as here:
        await here.open()
        await here.sit()
        for actor in here.players:
            answer = await here.slash(actor, "stovkahra preferences")
            assert answer.ephemeral
            ids = [button["custom_id"] for button in buttons(answer)]
            await here.forge(actor, answer, next(custom_id for custom_id in ids if "cuts" in custom_id))
        own = here.rows("SELECT own_cuts FROM people JOIN seats ON person = people.id")
        assert own == [(1,)] * 4
        await here.press(here.players[0], here.lobby, "start")
        await here.open_hands()
        table = await here.table()
        assert table.game is not None
        assert table.game.phase is Phase.CUT
        cutter = right_of(table.game.dealer)
        for seat in set(range(4)) - {cutter}:
            assert not [what for what in offered(here.panels[seat]) if what.startswith("cut")]
            await refused(here, forged(here, here.players[seat], "cut 5"))
        panel, actor, places = here.panels[cutter], here.players[cutter], set()
        steps = [what for what in offered(panel) if what.startswith("cuts ")]
        assert steps
        assert "cut any" in offered(panel)
        for step in steps:
            await here.press(actor, panel, step)
            places |= {int(what[4:]) for what in offered(panel) if re.fullmatch(r"cut \d+", what)}
            await here.press(actor, panel, "back" if "back" in offered(panel) else "look")
        assert places == set(range(1, 32))
        await refused(here, forged(here, actor, "cut 0"))
        await refused(here, forged(here, actor, "cut 32"))
        await here.press(actor, panel, next(step for step in steps if int(step[5:]) <= 17 < int(step[5:]) + 8))
        await here.press(actor, panel, "cut 17")
        assert "cut 17" in [move for *_, move, _ in here.moves()]


async def test_cards_without_alternative_are_played_for_whoever_wants_that(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(8)) as here:
        await here.open()
        await here.sit()
        for actor in here.players:
            answer = await here.slash(actor, "stovkahra preferences")
            ids = [button["custom_id"] for button in buttons(answer)]
            await here.forge(actor, answer, next(custom_id for custom_id in ids if "forced" in custom_id))
        await here.press(here.players[0], here.lobby, "start")
        await here.open_hands()
        random = Random(8)
        for _ in range(60):
            table = await here.table()
            if table.game is not None and table.game.phase is Phase.PLAY and table.game.turn is not None:
                real = [what for what in offered(here.panels[table.game.turn]) if what.startswith(("play", "ask"))]
                assert len(real) > 1, "a card without alternative was left to be pressed"
            if not await here.step(random):
                await here.pass_pause()


async def test_an_empty_ledger_says_so(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        for command, private in (("standings", False), ("history", True)):
            answer = await here.slash(here.stranger, f"brcko {command}")
            assert answer.ephemeral is private
            assert words(answer)
        await refused(here, here.slash(here.stranger, "stovkahra record", game=1))


async def test_games_of_one_server_are_not_told_on_another(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(9)) as here:
        away, channel = elsewhere(here)
        await here.start()
        await here.play_until(Random(9), lambda table: table.last_choice is not None)
        ((game,),) = here.rows("SELECT game FROM ledger")
        answer = await here.slash(away, "stovkahra record", channel, game=game)
        assert answer.ephemeral
        assert not answer.attachments
        for command in ("standings", "history"):
            answer = await here.slash(away, f"brcko {command}", channel)
            assert not any(name in words(answer) for name in NAMES)
        for command in ("show", "hand", "stop", "leave"):
            answer = await here.slash(away, f"stovkahra {command}", channel, table=here.table_id)
            assert answer.ephemeral
        assert (await here.table()).channel_id == here.channel.id


def elsewhere(here: Club) -> tuple[MemberActor, Any]:
    guild = here.env.create_guild("Jinde")
    member = guild.add_member(here.env.create_user("gustav", global_name="Gustav"))
    return member, guild.create_text_channel("karty")


# Buttons that are wrong, late or pressed twice


async def test_buttons_of_a_table_on_another_server_are_refused(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(10)) as here:
        away, channel = elsewhere(here)
        foreign = await here.slash(away, "stovkahra new", channel)
        await here.open()
        for what in ("sit 1", "sit 0", "stand", "start"):
            before = here.rows("SELECT * FROM seats")
            answer = await here.forge(away, foreign, f"st1:{here.table_id}:0.0:{what}")
            assert answer.ephemeral
            assert here.rows("SELECT * FROM seats") == before
        await here.sit()
        await here.press(here.players[0], here.lobby, "start")
        first, version = here.table_id, (await here.table()).version(None)
        for what in ("hand", "look", "sit 1", "start", "rematch", "record", "preferences", "pass", "play hA"):
            before = here.moves(), here.rows("SELECT * FROM seats")
            answer = await here.forge(away, foreign, f"st1:{first}:{version}:{what}")
            assert answer.ephemeral
            assert not any(name in words(answer) for name in NAMES)
            assert (here.moves(), here.rows("SELECT * FROM seats")) == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "st2:1:1.1:hand",
        "st999:new",
        "st1:1:1.1",
        "st1:1:1.1:dance",
        "st1:x:1.1:hand",
        "st1:99:0.0:hand",
        "st1:999999999999999999:0.0:hand",
        "st1:1:x:pass",
        "st1:1:1.1:deal aAaK",
        "st1:1:1.1:dealer 2",
        "st1:1:1.1:sit ٣",
        "st1:1:1.1:cut ٣",
        "st1:1:1.1:play hA:x",
        "pr1:sing.0",
        "pr1:cuts.x",
        "pr1:cuts:0",
        "pr2:cuts.0",
        "se1:sing",
        "se2:language",
        "pv1:everything",
        "pv2:delete",
        "hi1:1",
        "lg1:x",
        "lg1:history.all.0.0.0.0.0",
        "lg2:history.all.0.0.0.0.1",
        "rv1:1:1",
        "rv1:1:1:1:x",
        "ah1:1:1",
        "ah1:99:1:1",
        "ln1:zz",
        "ln2:",
        "ch1:x",
        "ch1:99",
        "go1:genius",
    ],
)
async def test_buttons_of_an_unknown_kind_are_refused_in_words(custom_id: str, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(10)) as here:
        await here.start()
        before = here.moves()
        answer = await here.forge(here.players[0], await here.board(), custom_id)
        assert answer.ephemeral
        assert words(answer)
        assert here.moves() == before


async def test_bots_are_refused(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        await here.open()
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        await refused(here, forged(here, robot, "sit 1"))
        await refused(here, here.slash(robot, "stovkahra new"))


def to_follow(table: Table) -> bool:
    """Somebody has to answer a card, and holds one that will not do."""
    if table.game is None or table.game.phase is not Phase.PLAY or not table.game.deal.table:
        return False
    assert table.game.turn is not None
    view = table.view(table.game.turn)
    return len([move for move in view.legal if str(move).startswith("play")]) < len(view.hand)


async def test_a_card_that_may_not_be_played_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(12)) as here:
        await here.start()
        table = await here.play_until(Random(12), to_follow)
        assert table.game is not None
        assert table.game.turn is not None
        seat = table.game.turn
        view = table.view(seat)
        wrong = next(card for card in view.hand if f"play {card}" not in {str(move) for move in view.legal})
        disabled = {
            button["custom_id"].split(":")[-1] for button in buttons(here.panels[seat]) if button.get("disabled")
        }
        assert f"play {wrong}" in disabled
        right = {str(move) for move in view.legal if str(move).startswith("play")}
        assert right <= set(offered(here.panels[seat]))
        before = here.moves()
        answer = await forged(here, here.players[seat], f"play {wrong}", here.panels[seat])
        assert re.search(r"must", words(answer))
        assert answer.ephemeral
        assert here.moves() == before
        # A card of somebody else, and a card out of turn.
        foreign = next(card for card in table.view((seat + 1) % 4).hand if card not in view.hand)
        await refused(here, forged(here, here.players[seat], f"play {foreign}"))
        other = (seat + 1) % 4
        await refused(here, forged(here, here.players[other], f"play {table.view(other).hand[0]}"))
        assert here.moves() == before


async def test_a_stale_button_redraws_the_panel_and_moves_nothing(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(13)) as here:
        await here.start()
        table = await here.play_until(Random(13), lambda table: bool(table.game and table.game.phase is Phase.PLAY))
        assert table.game is not None
        assert table.game.turn is not None
        seat = table.game.turn
        old = offered(here.panels[seat])
        what = next(what for what in old if what.startswith("play"))
        await here.press(here.players[seat], here.panels[seat], what)
        before, plain = here.moves(), words(here.panels[seat])
        answer = await here.forge(here.players[seat], here.panels[seat], old[what])
        assert answer.id == here.panels[seat].id
        assert here.moves() == before
        assert len(words(answer)) > len(plain), "a word on what happened"
        assert offered(answer)["look"].split(":")[2] == (await here.table()).version(seat)


def to_win(table: Table) -> str | None:
    """What the last player of a trick can play to win it, and then leads: a second press would be a legal move."""
    if table.game is None or table.game.phase is not Phase.PLAY or len(table.game.deal.table) != 3:
        return None
    assert table.game.turn is not None
    for move in table.view(table.game.turn).legal:
        after = Game.replay(table.rules, table.game.moves)
        after.push(move)
        if after.turn == table.game.turn and after.phase is Phase.PLAY:
            return str(move)
    return None


async def test_two_cards_pressed_at_once_are_one_move(tmp_path: Path) -> None:
    """Each button is for the table as it stood when the button was drawn."""
    async with club(tmp_path, Seeded(13)) as here:
        await here.start()
        table = await here.play_until(Random(13), lambda table: to_win(table) is not None)
        assert table.game is not None
        assert table.game.turn is not None
        seat, what = table.game.turn, to_win(table)
        actor, panel = here.players[seat], here.panels[seat]
        there = {button["custom_id"].split(":")[-1]: button["custom_id"] for button in buttons(panel)}
        other = next(custom_id for each, custom_id in there.items() if each.startswith("play") and each != what)
        before = here.moves()
        assert what is not None
        await here.at_once((actor, panel, there[what]), (actor, panel, other), (actor, panel, there[what]))
        assert [move for *_, move, _ in here.moves()[len(before) :]] == [what]
        # Nor later, by a hand that is open a second time.
        await here.forge(actor, panel, other)
        assert [move for *_, move, _ in here.moves()[len(before) :]] == [what]


# Discord does not do its part


async def test_a_deleted_message_is_posted_anew(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(14)) as here:
        await here.start()
        random = Random(14)
        await here.pass_time(REDRAW + 1)
        old = await here.board()
        await moderator(here).delete(old)
        await here.play_until(random, lambda table: bool(table.game and table.game.deals and table.view().table))
        await here.pass_time(REDRAW + 1)
        board = await here.board()
        assert board.id != old.id
        assert [message.id for message in here.channel.history()] == [board.id]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (404, 10003)])
async def test_a_channel_closed_to_the_bot_loses_nothing(status: int, code: int, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(15)) as here:
        await here.start()
        random = Random(15)
        closed = {"status": status, "code": code, "times": None}
        here.env.inject_error("PATCH", f"/channels/{here.channel.id}/messages/*", **closed)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", **closed)
        # The hands are there still, so that play goes on; and past a deal, whose new message fails too.
        deals = len(here.rows("SELECT 1 FROM moves WHERE move LIKE 'cut %'"))
        while len(here.rows("SELECT 1 FROM moves WHERE move LIKE 'cut %'")) == deals:
            await here.play(random, 10, redraws=0.2)
        tried = len([request for request in here.env.http_requests if request.path.startswith("/channels/")])
        await here.pass_time(REDRAW * 5)
        again = len([request for request in here.env.http_requests if request.path.startswith("/channels/")])
        assert again - tried <= 2, "a refused channel is not tried over and over"
        before = here.moves()
        shown = await here.slash(here.players[2], "stovkahra show", here.elsewhere)
        assert here.moves() == before
        table = await here.table()
        assert (table.channel_id, table.message_id) == (here.elsewhere.id, shown.id)
        await here.play(random, 10)
        await here.pass_time(REDRAW + 1)
        assert len(here.moves()) > len(before)
        table = await here.table()
        assert offered(await here.board())["hand"].split(":")[2] == table.version(None)


async def test_an_answer_that_does_not_arrive_leaves_the_move_made(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(16)) as here:
        await here.start()
        table = await here.play_until(Random(16), lambda table: bool(table.game and table.game.phase is Phase.PLAY))
        assert table.game is not None
        assert table.game.turn is not None
        seat = table.game.turn
        what, custom_id = next(item for item in offered(here.panels[seat]).items() if item[0].startswith("play"))
        before = here.moves()
        here.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
        result = await here.players[seat].click(here.panels[seat], custom_id=custom_id)
        assert not result.acknowledged
        await here.look()
        assert [move for *_, move, _ in here.moves()[len(before) :]][:1] == [what]
        # The next one was told all the same.
        after = await here.table()
        assert after.game is not None
        assert after.game.turn is not None
        assert [each for each in offered(here.panels[after.game.turn]) if each.startswith("play")]


async def test_an_unexpected_error_is_told_by_a_reference(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(tmp_path, Seeded(17)) as here:
        await here.start()
        await here.play_until(Random(17), lambda table: bool(table.game and table.game.phase is Phase.PLAY))
        table, before = await here.table(), here.moves()
        assert table.game is not None
        assert table.game.turn is not None
        seat = table.game.turn
        what = next(what for what in offered(here.panels[seat]) if what.startswith("play"))

        def fail(self: TableRepository, *values: object) -> Any:
            raise RuntimeError("the disk is on fire")

        with monkeypatch.context() as once:
            once.setattr(TableRepository, "open", fail)
            panel = here.panels[seat]
            answer = await here.press(here.players[seat], panel, what)
        assert answer.ephemeral
        reference = re.search(r"\b[0-9a-f]{6,12}\b", words(answer))
        assert reference is not None
        logged = [record for record in caplog.records if reference[0] in record.getMessage()]
        assert len(logged) == 1
        assert logged[0].levelno == logging.ERROR
        assert logged[0].exc_info is not None
        assert "the disk is on fire" in caplog.text
        assert "RuntimeError" not in words(answer)
        assert "fire" not in words(answer)
        secret = [table.seed.hex(), table.next_seed.hex(), *(each for (each,) in here.rows("SELECT token FROM panels"))]
        assert not [text for text in secret if text in caplog.text]
        assert not re.search(r"play [alhb][AKOUT987]", caplog.text)
        assert here.moves() == before
        # Once that is over, the same button works.
        await here.press(here.players[seat], panel, what)
        assert here.moves()[len(before)][3] == what


# Hands that draw themselves anew


@pytest.mark.parametrize("restart", [False, True])
async def test_a_hand_is_refreshed_when_the_turn_comes(restart: bool, tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(18)) as here:
        await here.start()
        table = await here.play_until(
            Random(18), lambda table: bool(table.game and table.game.phase is Phase.PLAY and table.game.deal.table)
        )
        assert table.game is not None
        assert table.game.turn is not None
        seat = table.game.turn
        if restart:
            await here.restart(crash=True)
        since = len(here.env.http_requests)
        what = next(what for what in offered(here.panels[seat]) if what.startswith("play"))
        await here.press(here.players[seat], here.panels[seat], what)
        after = await here.table()
        assert after.game is not None
        assert after.game.turn is not None
        edits = [
            sent for sent in messages_in(here.env, here.env.http_requests[since:]) if sent.path.startswith("/webhooks/")
        ]
        assert here.players[after.game.turn].id in {sent.reader for sent in edits}
        assert [each for each in offered(here.panels[after.game.turn]) if each.startswith("play")]


async def test_a_token_that_has_run_out_is_not_used(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(19)) as here:
        await here.start()
        table = await here.play_until(Random(19), lambda table: bool(table.game and table.game.phase is Phase.PLAY))
        assert table.game is not None
        await here.pass_time(16 * 60)
        seat = table.game.turn
        assert seat is not None
        await here.press(here.players[seat], here.panels[seat], "look")
        since = len(here.env.http_requests)
        what = next(what for what in offered(here.panels[seat]) if what.startswith("play"))
        await here.press(here.players[seat], here.panels[seat], what)
        used = [request for request in here.env.http_requests[since:] if request.path.startswith("/webhooks/")]
        assert not used
        after = await here.table()
        assert after.game is not None
        assert after.game.turn is not None
        # The button on the table brings a new hand, and a new token with it.
        panel = await here.press(here.players[after.game.turn], await here.board(), "hand")
        assert [each for each in offered(panel) if each.startswith("play")]


# Again


async def test_a_rematch_has_the_same_seats_and_opens_but_once(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(2)) as here:
        await here.start()
        await refused(here, forged(here, here.players[0], "rematch"))
        assert await here.play(Random(2), redraws=0)
        board, old = await here.board(), here.table_id
        await refused(here, here.press(here.stranger, board, "rematch"))
        rematch = offered(board)["rematch"]
        answers = await here.at_once(*((actor, board, rematch) for actor in here.players))
        assert all(answer.ephemeral for answer in answers)
        ((new,),) = here.rows("SELECT rematch_id FROM tables WHERE id = ?", old)
        open_tables = here.rows("SELECT id FROM tables WHERE status = 'lobby'")
        assert open_tables == [(new,)]
        for actor in here.players:
            # Whoever was too late for the first answer asks again.
            await here.press(actor, board, "rematch")
        assert here.rows("SELECT id FROM tables WHERE status = 'lobby'") == [(new,)]
        table = await here.table(new)
        assert [person.name if person else None for person in table.seats] == list(NAMES)
        assert table.rules == (await here.table(old)).rules
        await here.pass_time(REDRAW + 1)
        here.table_id = new
        await here.press(here.players[3], await here.board(), "start")
        assert (await here.table()).status is Status.PLAYING
