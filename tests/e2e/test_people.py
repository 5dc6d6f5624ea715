"""People and servers as Discord shows them: languages, settings, privacy, pictures, joining and leaving."""

import json
from collections.abc import Awaitable
from typing import Any

import pytest
from discord import PermissionOverwrite
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.errors import OptionError
from simcord.results import ResponseMessage

from bot.i18n.texts import texts
from bot.model.roster import SIGN
from bot.model.table import Status
from engine.games import GAMES, USUAL
from engine.stovkahra.rules import Phase
from tests.support.chance import Seeded
from tests.support.service import random_series
from tests.support.simulated_discord import NAMES, REDRAW, Club, buttons, club, does, file_of, lists, offered, words

NOTHING_TO_DECLARE = next(seed for seed in range(1, 40) if next(random_series(seed)).game.phase is Phase.PLAY)
"""Chance by which a series begins with a deal in which nobody holds a set."""


def labels(message: ResponseMessage) -> set[str]:
    return {button.get("label") for button in buttons(message)}


async def pressed(here: Club, actor: MemberActor, message: ResponseMessage, custom_id: str) -> ResponseMessage:
    """Somebody presses a button, by all that it carries."""
    assert custom_id in {button["custom_id"] for button in buttons(message)}
    return await here.answered(await actor.click(message, custom_id=custom_id))


async def refused(here: Club, doing: Awaitable[ResponseMessage], key: str, language: str = "en") -> None:
    """Somebody is told in words, alone, that it cannot be done; the text is one without names in it."""
    answer = await doing
    assert answer.ephemeral
    assert words(answer) == texts(language)(key, listed=" ".join(GAMES))


async def game(here: Club, side: int = 1) -> None:
    """A game that one side gives up."""
    for seat in (side, side + 2):
        await here.forge(here.players[seat], here.panels[seat], f"st1:{here.table_id}:1.0:concede")
    await here.pass_time(REDRAW + 1)
    board = await here.board()
    if "add" in offered(board):
        await here.press(here.players[1 - side], board, "add")
        await here.pass_time(REDRAW + 1)
    await here.pass_pause()


# Languages and preferences


async def test_everybody_is_answered_in_their_own_language_and_all_in_the_server_s(tmp_path):
    async with club(tmp_path, Seeded(1), locale="hu") as here:
        anna, bela, *_ = here.players
        eva, hand = here.stranger, "stovkahra hand"
        here.locales |= {anna.id: "cs", bela.id: "de", eva.id: "sk"}
        await here.start()
        assert texts("hu")("button-hand") in labels(await here.board())
        for seat, language in ((0, "cs"), (1, "de"), (2, "en")):
            assert texts(language)("button-more") in labels(here.panels[seat])
        await refused(here, here.slash(eva, hand), "not-seated-anywhere", "en")
        here.locales[eva.id] = "cs"
        await refused(here, here.slash(eva, hand), "not-seated-anywhere", "cs")
        # What is chosen is chosen by buttons of the page, which stays in its place.
        page = await here.slash(eva, "stovkahra preferences")
        assert page.ephemeral
        preferring = [each["custom_id"] for each in buttons(page) if each["custom_id"].startswith("pr1:")]
        # The last one is not there any more where the one before it is pressed.
        for button in reversed(preferring):
            assert (await pressed(here, eva, page, button)).id == page.id
        changed = await here.choose(eva, page, "language.0", "de")
        assert changed.id == page.id
        assert words(changed).startswith(texts("de")("preferences-title"))


# A server's settings


def allow(here: Club, *actors: MemberActor) -> None:
    """The server itself gives people the commands of moderators, as its owner can."""
    command = here.env.backend.find_command("stovkahra-moderation", here.guild.id, type=1)
    assert command is not None
    here.guild.set_command_permissions(int(command["id"]), dict.fromkeys(actors, True))


def assert_only_moderators_see(here: Club, moderator: MemberActor) -> None:
    """Whoever is no moderator is not even offered their commands, and what all may do is none of them."""
    (to_moderators, to_all) = (set(actor.available_commands(here.channel)) for actor in (moderator, here.players[0]))
    own = {f"stovkahra-moderation {name}" for name in ("settings", "correct", "match", "withdraw", "export")}
    assert to_moderators - to_all == own
    assert {each.split()[0] for each in to_all} == {*GAMES, "brcko", "privacy"}


async def test_moderators_settle_what_new_tables_are_like_and_where_they_are_opened(tmp_path):
    async with club(tmp_path, Seeded(3)) as here:
        anna, filip = here.players[0], here.moderator()
        assert_only_moderators_see(here, filip)
        allow(here, anna)
        await refused(here, here.slash(anna, "stovkahra-moderation settings"), "moderators-only")
        page = await here.slash(filip, "stovkahra-moderation settings")
        assert page.ephemeral
        for at, what, *values in (
            ("new", "options", "twenty", "quiet"),
            ("new", "clock", "day"),
            ("messages", "language", "cs"),
        ):
            page = await here.slash(filip, "stovkahra-moderation settings")
            page = await here.choose(filip, page, "choose", at)
            page = await here.choose(filip, page, what, *values)
        lobby = await here.open(series="10")
        table = await here.table()
        assert (table.rules.series, table.rules.signals, str(table.options.clock)) == (10, "off", "day")
        assert texts("cs")("button-how-to-play") in labels(lobby)
        await refused(here, here.slash(anna, "stovkahra-moderation withdraw", player=anna), "moderators-only")
        answer = await here.slash(filip, "stovkahra-moderation withdraw", player=anna)
        assert answer.ephemeral and (await here.table()).seats.people == 0
        # Whoever finds an open page, and is no moderator, can do nothing with it.
        await refused(here, here.forge(anna, lobby, "se1:clock"), "moderators-only")
        page = await here.choose(filip, page, "channels", here.elsewhere)
        (channels,) = (part for part in lists(page) if does(part) == "channels")
        assert [int(each["id"]) for each in channels["default_values"]] == [here.elsewhere.id]
        answer = await here.slash(anna, "stovkahra new")
        assert answer.ephemeral
        # The way there can be pressed.
        assert f"<#{here.elsewhere.id}>" in words(answer)
        assert not (await here.slash(anna, "stovkahra new", here.elsewhere)).ephemeral
        await here.choose(filip, page, "channels")
        assert not (await here.slash(anna, "stovkahra new")).ephemeral


async def test_who_manages_messages_in_one_channel_only_is_no_moderator_of_the_server(tmp_path):
    async with club(tmp_path, Seeded(3)) as here:
        await here.start()
        gita = here.guild.add_member(here.env.create_user("gita", global_name="Gita"))
        channel = here.guild.create_text_channel("její", overwrites={gita: PermissionOverwrite(manage_messages=True)})
        here.env.backend.require_permissions(here.guild.id, gita.id, channel.id, "manage_messages")
        await refused(here, here.slash(gita, "stovkahra-moderation settings", channel), "moderators-only")
        told = await here.refused(here.slash(gita, "stovkahra show", channel, table=here.table_id))
        assert words(told) == texts()("not-yours-to-move", place=f"<#{here.channel.id}>")
        # Nor by a button made up, in a message of that channel; nor does a series end by their word.
        lobby = await here.slash(gita, "stovkahra new", channel)
        await refused(here, here.forge(gita, lobby, "se1:clock"), "moderators-only")
        await here.refused(here.slash(gita, "stovkahra stop", channel, table=here.table_id))


# The ledger and privacy


async def test_after_a_game_it_is_drawn_corrected_exported_and_whoever_wants_to_is_forgotten(tmp_path, monkeypatch):
    async with club(tmp_path, Seeded(5)) as here:
        await here.start()
        await game(here)
        anna, bela, *_ = here.players
        await assert_names_are_offered(here)
        await assert_pictures_come_later(here, monkeypatch)
        await assert_moderators_correct(here, here.moderator())
        shown = await here.slash(bela, "privacy")
        assert shown.ephemeral and str(bela.id) in words(shown)
        exported = await here.press(bela, shown, "file")
        assert exported.ephemeral
        held = json.loads(file_of(here.env, exported))
        assert (held["you"]["name"], len(held["games"])) == ("Béla", 1)
        assert not [other for other in ("Cyril", "Dana") if other in json.dumps(held, ensure_ascii=False)]
        sure = await here.press(bela, shown, "ask")
        assert here.rows("SELECT count(*) FROM people WHERE name = 'Béla'") == [(1,)]
        gone = await here.press(bela, sure, "delete")
        assert gone.ephemeral and not buttons(gone)
        await here.pass_time(REDRAW + 1)
        assert here.rows("SELECT count(*) FROM people WHERE name = 'Béla' OR user_id = ?", bela.id) == [(0,)]
        board = words(await here.board())
        assert "Béla" not in board and SIGN in board
        assert (await here.table()).status is Status.PLAYING
        standings = words(await here.slash(anna, "brcko standings"))
        assert "Béla" not in standings and texts()("person-deleted")[:8] in standings


async def assert_names_are_offered(here: Club) -> None:
    """Whoever types is offered names of the own server only."""
    other = here.env.create_guild("Jiný")
    channel = other.create_text_channel("jiný")
    guest = other.add_member(here.env.create_user("xaver", global_name="Xaver"))
    asked = (("standings", "player", ""), ("history", "partner", "a"))
    for where, actor, some in ((here.channel, here.stranger, True), (channel, guest, False)):
        offers = [await actor.autocomplete(where, f"brcko {command}", *typed) for command, *typed in asked]
        offers.append(await actor.autocomplete(where, "stovkahra review", "number", ""))
        assert [bool(each) for each in offers] == [some] * 3
    answer = await here.answered(await guest.slash(channel, "brcko standings"))
    assert not [name for name in NAMES if name in words(answer)]


async def assert_pictures_come_later(here: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture that takes too long comes by a button into the same message."""
    workers = here.bot.host.ledger._charts._ground.workers

    async def too_late(*_: object) -> bytes:
        raise TimeoutError

    async def at_once(picture: Any, *_: object) -> bytes:
        return picture()

    monkeypatch.setattr(workers, "draw", too_late)
    answer = await here.forge(here.stranger, await here.slash(here.stranger, "brcko standings"), f"ch1:{here.table_id}")
    assert not answer.ephemeral and not answer.attachments
    said = words(answer)
    monkeypatch.setattr(workers, "draw", at_once)
    brought = await pressed(here, here.players[2], answer, f"ch1:{here.table_id}")
    assert (brought.id, words(brought)) == (answer.id, said)
    assert file_of(here.env, brought).startswith(b"\x89PNG")
    assert brought.attachments[0].description
    standings = await here.slash(here.stranger, "brcko standings", picture=True)
    assert len(standings.attachments) == 1 and all(name in words(standings) for name in NAMES)


async def assert_moderators_correct(here: Club, filip: MemberActor) -> None:
    """Moderators correct the ledger, and take it with them."""
    anna = here.players[0]
    asked = {"player": anna, "brcka": 3, "reason": "won at Easter"}
    allow(here, anna, here.stranger)
    await refused(here, here.slash(anna, "stovkahra-moderation correct", **asked), "moderators-only")
    await refused(here, here.slash(here.stranger, "stovkahra-moderation export"), "moderators-only")
    assert (await here.slash(filip, "stovkahra-moderation correct", **asked)).ephemeral
    for wrong in ({"brcka": 1001}, {"brcka": -1001}, {"reason": "ab"}, {"reason": "r" * 201}):
        # Discord itself does not let that be sent.
        with pytest.raises(OptionError):
            await filip.slash(here.channel, "stovkahra-moderation correct", **(asked | wrong))
    assert here.rows("SELECT amount, reason FROM corrections") == [(3, "won at Easter")]
    history = words(await here.slash(here.stranger, "brcko history"))
    assert "won at Easter" in history and "Filip" in history
    for kind in ("csv", "json"):
        exported = await here.slash(filip, "stovkahra-moderation export", format=kind)
        assert exported.ephemeral
        assert "won at Easter" in file_of(here.env, exported).decode("utf-8-sig")


# Servers


def joins(here: Club, guild: Any) -> None:
    """The bot is added to a server that is there already."""
    backend = here.env.backend
    payload = dict(serializers.guild_create_payload(backend, backend.get_guild(guild.id)))
    # With this it would be a server that had only been out of reach.
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload)


def leaves(here: Club, guild: Any) -> None:
    """The bot is removed from a server."""
    here.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})


async def test_a_new_server_is_greeted_once_where_the_bot_may_speak(tmp_path):
    async with club(tmp_path, Seeded(9)) as here:
        await here.env.settle()
        guild, mute = here.env.create_guild("Nový", preferred_locale="cs"), PermissionOverwrite(send_messages=False)
        await here.env.settle()
        nobody = {guild.default_role: mute, guild.me: mute}
        guild.create_text_channel("ticho", overwrites=nobody)
        loud = guild.create_text_channel("hovor")
        guild.create_text_channel("jinde")
        leaves(here, guild)
        await here.env.settle()
        await here.look()
        joins(here, guild)
        await here.env.settle()
        posts = [sent for sent in await here.look() if sent.path.endswith("/messages")]
        (post,) = posts
        assert str(loud.id) in post.path
        assert texts("cs")("welcome-others", listed=" ".join(game for game in GAMES if game != USUAL)) in words(
            post.body
        )
        assert len(words(post.body)) < 500
        guest = guild.add_member(here.env.create_user("xaver", global_name="Xaver"))
        message = here.message(loud.id, max(here.env.backend.messages[loud.id]))
        # Welcomes of the first version have buttons for the levels.
        table = await here.forge(guest, message, "go1:beginner")
        assert {"hand", "menu"} <= set(offered(table))
        # The hand is shown below the table.
        (hand_id,) = (hand_id for (hand_id,) in here.rows("SELECT message_id FROM panels"))
        hand = here.message(loud.id, hand_id)
        assert hand.ephemeral and hand.id > table.id
        assert [what for what in offered(hand) if what.split()[0] in ("play", "declare", "pass", "more", "look")]


async def test_a_server_that_removes_the_bot_is_remembered_for_a_while_though_the_bot_missed_it(tmp_path):
    async with club(tmp_path, Seeded(11)) as here:
        other = here.env.create_guild("Jiný")
        channel = other.create_text_channel("jiný")
        guest = other.add_member(here.env.create_user("xaver", global_name="Xaver"))
        await here.answered(await guest.slash(channel, "stovkahra new"))
        await here.open()

        def removed() -> list[int]:
            return [number for (number,) in here.rows("SELECT id FROM guilds WHERE removed_at IS NOT NULL")]

        for happens, gone in ((leaves, [here.guild.id]), (joins, [])):
            assert removed() != gone
            happens(here, here.guild)
            await here.env.settle()
            assert removed() == gone
        # Nobody tells the bot, which is down.
        del here.env.backend.guilds[other.id]
        await here.restart(away=3600)
        assert removed() == [other.id]
        assert len(here.rows("SELECT id FROM tables")) == 2


async def test_declarations_take_the_time_that_the_operator_has_set(tmp_path):
    async with club(tmp_path, Seeded(NOTHING_TO_DECLARE), declaring_seconds=4) as here:
        await here.start()
        assert texts("en")("declaring") in words(await here.board())
        await here.pass_time(3.9)
        assert texts("en")("declaring") in words(await here.board())
        await here.pass_time(4.2 + REDRAW + 1)
        assert texts("en")("declared-none") in words(await here.board())
