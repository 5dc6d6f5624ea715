"""Shutting out: the command line beside a bot that runs, what people are told in Discord, and servers that are left."""

import json
import shutil

import pytest
from simcord.backend import serializers

from bot.app import ban
from bot.i18n.texts import texts
from bot.model.ban import Ban, Banned
from bot.service.actions.lobby import LobbyService
from tests.support.chance import Seeded
from tests.support.files import everything
from tests.support.loopback import BotProcess, LoopbackDiscord, User
from tests.support.process import TOKEN, command, refused
from tests.support.service import NOON
from tests.support.simulated_discord import REDRAW, buttons, club, file_of, messages_in, offered, words
from tests.support.storage import LEFT

T = texts()
ADDRESS = "https://example.org/help"
WAIT = 61
"""Seconds within which a bot of these tests has read the bans again."""


def told(message):
    """What somebody is told who is shut out, in English."""
    assert message.ephemeral and not offered(message)
    text = words(message)
    assert ADDRESS in text and "`/privacy`" in text
    return text


async def test_who_is_shut_out_is_told_so_wherever_they_press_and_type_and_keeps_their_data(tmp_path):
    async with club(tmp_path, Seeded(1), support_address=ADDRESS, operator_name="Anna *N*") as here:
        anna, bela, *_ = here.players
        here.locales[anna.id] = "cs"
        await here.start()
        for each in (anna, bela):
            await ban.ban(here.path, Ban(Banned.PERSON, each.id, "Cheating.", NOON))
        await here.pass_time(WAIT)
        await here.pass_time(REDRAW + 1)
        board = await here.board()
        table = await here.table()
        assert [table.seats.level_of(seat) is not None for seat in range(4)] == [True, True, False, False]
        # They answer for the game that was begun, as whoever leaves does.
        assert "plays for Béla" in words(board) or "playing for Béla" in words(board)
        for asked in (
            here.press(bela, board, "hand"),
            here.press(bela, here.panels[1], "take 1"),
            here.slash(bela, "stovkahra new"),
            here.slash(bela, "stovkahra daily"),
            here.slash(bela, "stovkahra rules", topic="count"),
        ):
            assert told(await asked).startswith("⛔ **The operator of this bot has shut you out.** Reason: Cheating.")
        assert "Provozovatel" in words(await here.slash(anna, "stovkahra hand"))
        assert await here.offer(bela, "stovkahra rules", "topic", "") == []
        assert await here.offer(here.stranger, "stovkahra rules", "topic", "") != []
        # Their data stay theirs.
        shown = await here.slash(bela, "privacy")
        about = await here.answered(await bela.click(shown, custom_id="ab1:0"))
        assert "Anna \\*N\\*" in words(about) and ADDRESS in words(about)
        exported = json.loads(file_of(here.env, await here.press(bela, shown, "file")))
        assert exported["shut_out"] == [{"reason": "Cheating.", "when": NOON.isoformat()}]
        await here.press(bela, await here.press(bela, shown, "ask"), "delete")
        assert not here.rows("SELECT 1 FROM people WHERE user_id = ?", bela.id)
        told(await here.slash(bela, "stovkahra new"))
        # And whoever is let in again, is.
        assert await ban.lift(here.path, Banned.PERSON, bela.id)
        await here.pass_time(WAIT)
        assert "sit 1" in offered(await here.slash(bela, "stovkahra new"))


async def test_a_server_that_is_shut_out_is_told_why_and_left_and_the_others_are_not(tmp_path):
    async with club(tmp_path, Seeded(1), support_address=ADDRESS) as here:
        await here.open()
        other, said = here.env.create_guild("Jinde"), []
        await here.env.settle()
        here.table_id = 0
        here.watching.append(lambda _, sent: said.append(sent))
        await ban.ban(here.path, Ban(Banned.SERVER, here.guild.id, "Cheating.", NOON))
        await here.pass_time(WAIT)
        posted = [each.everything for each in said if each.reader is None]
        assert sum("has shut this server out" in each and ADDRESS in each for each in posted) == 1
        assert [guild.id for guild in here.bot.guilds] == [other.id]
        assert here.rows("SELECT removed_at IS NULL FROM guilds WHERE id = ?", here.guild.id) == [(0,)]


async def test_a_server_that_invites_the_bot_again_is_told_and_left_at_once_instead_of_welcomed(tmp_path):
    async with club(tmp_path, Seeded(1), support_address=ADDRESS) as here:
        backend, guild = here.env.backend, here.guild
        await ban.ban(here.path, Ban(Banned.SERVER, guild.id, "", NOON))
        payload = dict(serializers.guild_create_payload(backend, backend.get_guild(guild.id)))
        # With this it would be a server that had only been out of reach.
        del payload["unavailable"]
        backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await here.pass_time(WAIT)
        before = len(here.env.http_requests)
        backend.emit("GUILD_CREATE", payload)
        await here.env.settle()
        asked = [(each.method, each.path) for each in here.env.http_requests[before:]]
        assert asked == [("POST", f"/channels/{here.channel.id}/messages"), ("DELETE", f"/users/@me/guilds/{guild.id}")]
        (told,) = messages_in(here.env, here.env.http_requests[before:])
        assert T("goodbye", who="server", why="no", reason="", named="yes", address=ADDRESS) in words(told.body)


async def test_an_error_leads_to_how_it_is_reported_with_its_reference(tmp_path, monkeypatch):
    async def fail(*_):
        raise RuntimeError("a hole")

    monkeypatch.setattr(LobbyService, "open_table", fail)
    async with club(tmp_path, Seeded(1), support_address=ADDRESS) as here:
        answer = await here.slash(here.stranger, "stovkahra new")
        (button,) = buttons(answer)
        reference = button["custom_id"].split(":")[-1]
        assert words(answer) == T("error", reference=reference)
        page = await here.answered(await here.stranger.click(answer, custom_id=button["custom_id"]))
        assert page.ephemeral and page.id != answer.id
        assert ADDRESS in words(page) and f"`{reference}`" in words(page)


# The command line


@pytest.mark.stress
async def test_the_command_line_shuts_out_beside_a_bot_in_its_own_process(tmp_path):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, SUPPORT_ADDRESS=ADDRESS) as bot:
        guild, other = server.add_guild("Šumice"), server.add_guild("Jinde")
        here, there = server.add_channel(guild), server.add_channel(other)
        anna = User(server, 1001, "Anna")
        await bot.start()
        lobby = await anna.slash(here, "stovkahra new")
        assert lobby is not None and lobby.table
        ended = await command(tmp_path, "block", "--person", str(anna.id), "--reason", " Two\naccounts ")
        assert (ended.returncode, ended.stderr) == (0, "") and str(anna.id) in ended.stdout
        # Nobody says when the bot has read it: the lobby shows it.
        board = server.in_channel(here)[0]
        assert "sit 0" not in board.offers
        await server.until(lambda: "sit 0" in board.offers)
        answer = await anna.slash(there, "stovkahra new")
        assert answer is not None and "Reason: Two accounts" in answer.words and ADDRESS in answer.words
        # What the application names on Discord's page is linked to.
        await anna.slash(there, "privacy")
        shown = server.hidden_of(anna.id)[-1]
        await server.until(lambda: "ab1:0" in shown.offers.values())
        about = await anna.press(shown, "ab1:0")
        assert about is not None
        assert "(https://example.org/terms)" in about.words and "(https://example.org/privacy)" in about.words
        ended = await command(tmp_path, "block", "--server", str(other))
        assert ended.returncode == 0
        await server.until(lambda: other not in server.guilds)
        assert ["shut this server out" in each.words for each in server.in_channel(there)] == [True]
        assert guild in server.guilds
        listed = (await command(tmp_path, "blocks")).stdout.splitlines()
        assert [line.split()[:2] for line in listed] == [["person", str(anna.id)], ["server", str(other)]]
        assert listed[0].endswith("UTC: Two accounts") and listed[1].endswith("UTC")
        bot.terminate()
        assert await bot.ended() == 0
        assert not [line for line in bot.log if "ERROR" in line]
    # It works where no bot runs, too.
    for code in (0, 1):
        assert (await command(tmp_path, "unblock", "--person", str(anna.id))).returncode == code
    assert (await command(tmp_path, "unblock", "--server", str(other))).returncode == 0
    assert (await command(tmp_path, "blocks")).stdout == "Nobody is blocked.\n"
    assert (await command(tmp_path, "reports")).stdout == "Nobody is reported.\n"
    assert (await command(tmp_path, "reports", "--close", "1")).returncode == 1
    assert (await command(tmp_path, "check")).returncode == 0


@pytest.mark.parametrize("arguments", [["block"], ["block", "--person", "x"], ["unblock"], ["block", "--server", "0"]])
async def test_whom_is_to_be_said_and_both_at_once_is_too_much(tmp_path, arguments):
    for given in (arguments, ["block", "--person", "1", "--server", "2"]):
        ended = await command(tmp_path, *given)
        assert ended.returncode == 2 and "--person" in ended.stderr


async def test_no_database_is_made_and_none_of_another_version_is_changed(tmp_path):
    asked = ("block", "--person", "1")
    assert "games.db" in refused(await command(tmp_path, *asked, DISCORD_TOKEN=TOKEN))
    assert list(tmp_path.iterdir()) == []
    shutil.copyfile(LEFT / "1.1.0.db", tmp_path / "games.db")
    before = everything(tmp_path)["games.db"]
    assert "Start the bot on it once" in refused(await command(tmp_path, *asked))
    assert everything(tmp_path)["games.db"] == before
