"""Commands in the menus of people and messages: a player's page, a block, a record looked back on."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import AppCommandType
from simcord import interactions
from simcord.backend import serializers
from simcord.results import InteractionResult, ResponseMessage

from bot.i18n.texts import texts
from bot.model.record import MOST_BYTES, number_of
from bot.service.common.worker_pool import WorkerPool
from engine import record
from engine.games import GAMES, with_duplicates
from engine.simulate import simulate
from tests.support.chance import Seeded
from tests.support.games import begun, won
from tests.support.reviews import judged_quickly
from tests.support.simulated_discord import (
    REDRAW,
    Club,
    club,
    does,
    in_a_group,
    lists,
    offered,
    on_a_foreign_server,
    words,
)

T = texts()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made in this process, where nobody is blamed, and no picture is drawn in another."""

    async def compute(_: WorkerPool, task: Any, party: int = 0) -> Any:
        return task()

    async def judge(_: WorkerPool, task: partial[Any], party: int = 0, *, awaited: bool = True) -> Any:
        return judged_quickly(task)

    async def draw(_: WorkerPool, picture: Any, party: int = 0) -> bytes:
        return b"a picture"

    for name, way in (("compute", compute), ("judge", judge), ("draw", draw)):
        monkeypatch.setattr(WorkerPool, name, way)


async def point(here: Club, person: Any, key: str, target: Any, channel: Any = None) -> ResponseMessage:
    """Somebody chooses a command in the menu of a person or a message; only they see the answer."""
    told = await here.answered(await person.context_menu(channel or here.channel, T(key), target))
    assert told.ephemeral
    return told


async def point_outside(here: Club, user: Any, key: str, kind: AppCommandType, resolved: Any) -> ResponseMessage:
    """The same where the bot is on no server, of whatever Discord resolves there."""
    backend = here.env.backend
    (target,) = next(iter(resolved.values()))
    command = backend.commands[None][T(key), kind.value]
    data = {"id": command["id"], "name": T(key), "type": kind.value, "target_id": target, "resolved": resolved}
    made, payload = interactions.base_payload(
        backend, type=2, channel_id=backend.get_dm_channel(user.id).id, guild_id=None, user_id=user.id, data=data
    )
    backend.emit("INTERACTION_CREATE", payload)
    await here.env.settle()
    return await here.answered(InteractionResult(here.env, made))


def written(game: str = "stovkahra") -> bytes:
    (made,) = simulate(1, 5, game)
    return (record.dumps(made) + "\n").encode()


async def test_a_player_is_shown_in_private_on_a_server_and_nobody_elsewhere(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        anna, bela, *_ = here.players
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert words(await point(here, anna, "menu-player", robot)) == T("player-bot")
        assert words(await point(here, anna, "menu-player", bela)) == T("player-none")
        assert words(await point(here, anna, "menu-player", anna)) == T("player-you-none")
        store = here.bot.storage
        table = await begun(store, guild_id=here.guild.id)
        await won(store, table, 1)
        await store._db.execute("UPDATE people SET user_id = $1 WHERE user_id = 1001", bela.id)
        await here.bot.host.bookkeeping.go_on()
        page = await point(here, anna, "menu-player", bela)
        assert T("player-title", name="P1", game="Stovkahra") in words(page)


async def test_somebody_pointed_at_is_challenged_at_the_game_that_is_chosen_and_accepts(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        anna, bela, *_ = here.players
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert words(await point(here, anna, "menu-challenge", robot)) == T("challenge-bots")
        asked = await point(here, anna, "menu-challenge", bela)
        for game in GAMES:
            assert (f"ch2:ask.{game}.{bela.id}" in offered(asked).values()) == (game in with_duplicates())
        made = await here.press(anna, asked, f"ch2:ask.trappola.{bela.id}")
        assert not made.ephemeral and bela.mention in words(made) and "**Anna**" in words(made)
        assert words(await here.press(here.players[2], made, "ch2:yes.n1")) == T("challenge-not-yours")
        page = await here.press(bela, made, "ch2:yes.n1")
        assert "ch2:open.n1" in offered(page).values()
        hand = await here.press(bela, await here.press(bela, page, "ch2:open.n1"), "ch2:play.n1")
        assert hand.ephemeral and here.rows("SELECT count(*) FROM event_tries") == [(1,)]
        # By the command one finds them again.
        listed = await here.slash(bela, "trappola challenge")
        assert listed.ephemeral and "ch2:show.n1" in offered(listed).values()
        refused = await here.slash(anna, "stovkahra challenge", friend=robot)
        assert words(refused) == T("challenge-bots")


async def test_who_has_left_the_server_is_challenged_by_no_button_however_it_is_named(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        anna, bela, *_ = here.players
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        stranger = here.env.create_user("stranger")
        asked = await point(here, anna, "menu-challenge", bela)
        here.guild.remove_member(bela)
        for account, told in (
            (bela.id, T("challenge-refused", person=bela.mention)),
            (stranger.id, T("challenge-refused", person=f"<@{stranger.id}>")),
            (robot.id, T("challenge-bots")),
        ):
            assert words(await here.forge(anna, asked, f"ch2:ask.trappola.{account}")) == told
        assert here.rows("SELECT count(*) FROM events WHERE form = 'challenge'") == [(0,)]
        assert not here.rows(f"SELECT 1 FROM people WHERE user_id IN ({bela.id}, {stranger.id}, {robot.id})")
        here.guild.add_member(stranger, nick="Ferda")
        await here.forge(anna, asked, f"ch2:ask.trappola.{stranger.id}")
        assert here.rows(f"SELECT name FROM people WHERE user_id = {stranger.id}") == [("stranger",)]


async def test_somebody_pointed_at_is_blocked_and_the_answer_undoes_it(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        anna, bela, *_ = here.players
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))
        assert words(await point(here, anna, "menu-block", robot)) == T("block-bots")
        assert words(await point(here, anna, "menu-block", anna)) == T("block-self")
        table = await here.slash(anna, "stovkahra new")
        for _ in range(2):
            # A second time changes nothing.
            done = await point(here, anna, "menu-block", bela)
            assert T("blocks-done", person=f"<@{bela.id}>") in words(done)
            assert here.rows("SELECT account FROM blocks") == [(bela.id,)]
        assert words(await here.press(bela, table, "sit 1")) == T("seat-not-free")
        undone = await here.choose(anna, done, "unblock", str(bela.id))
        assert undone.ephemeral and "unblock" not in map(does, lists(undone))
        assert "sit 2" in offered(await here.press(bela, table, "sit 1"))
        # In a chat of people who share no server with the bot.
        here.moved = in_a_group
        user = {str(bela.id): dict(serializers.user_payload(here.env.backend.get_user(bela.id)))}
        eva = here.env.create_user("eva2", global_name="Eva")
        done = await point_outside(here, eva, "menu-block", AppCommandType.user, {"users": user})
        assert done.ephemeral and T("blocks-done", person=f"<@{bela.id}>") in words(done)


async def test_the_record_of_a_message_is_looked_back_on_whichever_game_it_is(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        anna, bela, *_ = here.players
        for game in GAMES:
            picture, file = ("cards.png", b"a picture"), (f"{game}.JSON", written(game))
            message = await bela.send(here.channel, "look", attachments=(picture, file))
            page = await point(here, anna, "menu-look-back", message)
            its = f":0:{number_of(written(game))}:"
            assert [custom_id for custom_id in offered(page).values() if its in custom_id], game
        too_large = await bela.send(here.channel, attachments=[("game.json", b" " * (MOST_BYTES + 1))])
        told = await point(here, anna, "menu-look-back", too_large)
        assert words(told) == T("record-too-large", most=MOST_BYTES // 1000)
        for files in ((), [("cards.png", b"a picture")]):
            message = await bela.send(here.channel, "st1:1:0.0:hand", attachments=files)
            assert words(await point(here, anna, "menu-look-back", message)) == T("no-record-there")
        here.moved = on_a_foreign_server
        stored = here.env.backend.get_message(here.channel.id, too_large.id)
        payload = dict(serializers.message_payload(here.env.backend, stored))
        eva = here.env.create_user("eva2", global_name="Eva")
        resolved = {"messages": {str(too_large.id): payload}}
        told = await point_outside(here, eva, "menu-look-back", AppCommandType.message, resolved)
        assert words(told) == T("record-too-large", most=MOST_BYTES // 1000)


async def test_the_message_of_a_table_is_looked_back_on_when_its_deal_is_over(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(3)) as here:
        eva = here.stranger
        await here.start()
        running = await point(here, eva, "menu-look-back", await here.board())
        assert words(running) == T("no-record-there")
        await here.play_until(Random(3), lambda table: table.clock.next_deal_at is not None)
        await here.pass_time(REDRAW + 1)
        page = await point(here, eva, "menu-look-back", await here.board())
        pressed = await here.press(eva, await here.board(), next(_reviews(await here.board())))
        assert words(page) == words(pressed) and "Anna" in words(page)


def _reviews(message: ResponseMessage) -> Any:
    """What leads to a review on a message."""
    return (what for what in offered(message) if what.startswith("rv"))
