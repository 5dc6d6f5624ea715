"""Every command and its refusals, and what happens where Discord, or the bot, does not do its part."""

import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import PermissionOverwrite
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.i18n.texts import LANGUAGES, texts
from bot.model.table import Status
from bot.storage.table import TableRepository
from bot.ui.games import SCREENS
from engine.stovkahra.rules import Phase
from tests.support.chance import Seeded
from tests.support.simulated_discord import REDRAW, Club, club, contract, offered, words


async def forged(here: Club, actor: MemberActor, what: str) -> ResponseMessage:
    """A press of a button that may not be there, with the stamp that its table has now."""
    table = await here.table()
    seat = here.players.index(actor) if actor in here.players else None
    return await here.forge(actor, await here.board(), f"st1:{here.table_id}:{table.deal.version(seat)}:{what}")


# Opening a table


async def test_a_table_is_opened_with_its_options_and_seats_are_taken_changed_and_left(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        anna, bela, cyril, dana = here.players
        for command, private in (("standings", False), ("history", True)):
            answer = await here.slash(here.stranger, f"brcko {command}")
            assert words(answer), "an empty ledger says so"
            assert answer.ephemeral is private
        await here.refused(here.slash(here.stranger, "stovkahra review", number=1))
        closed = here.guild.create_text_channel(
            "zavřeno", overwrites={here.guild.default_role: PermissionOverwrite(send_messages=False)}
        )
        lacked = set()
        for language in LANGUAGES:
            # By the name that Discord's own menus have for it in this language.
            here.locales[anna.id] = language
            told = words(await here.refused(here.slash(anna, "stovkahra new", closed)))
            assert texts(language)("permission-send-messages") in told
            lacked |= {language} if "Send Messages" in told else set()
        assert lacked == {"en"}
        here.locales[anna.id] = "en-US"
        assert here.rows("SELECT count(*) FROM tables") == [(0,)]

        lobby = await here.open(shuffle="every", signals="off", count="open", series="20")
        assert not lobby.ephemeral
        table = await here.table()
        rules = table.rules
        assert (rules.shuffle, rules.signals, rules.count, rules.series) == ("every", "off", "open", 20)
        assert table.status is Status.LOBBY
        assert {"sit 1", "sit 2"} <= set(offered(lobby))
        assert "start" not in offered(lobby)

        await here.press(bela, here.lobby, "sit 1")
        answer = await here.refused(forged(here, cyril, "sit 1"))
        assert "Béla" in words(answer)
        stands = (await here.table()).message
        await here.press(bela, await here.press(bela, here.lobby, "menu"), "stand")
        assert (await here.table()).message == stands
        await here.pass_time(REDRAW + 1)
        assert here.rows("SELECT seat FROM seats") == [(0,)]
        await here.sit()
        await here.refused(here.slash(here.stranger, "stovkahra leave"))
        assert (await here.slash(dana, "stovkahra leave")).ephemeral
        assert (await here.table()).seats[3] is None
        await here.pass_time(REDRAW + 1)
        await here.press(dana, await here.board(), "sit 3")
        for actor in (bela, here.stranger):
            await here.refused(here.slash(actor, "stovkahra stop", table=here.table_id))
        await here.press(cyril, await here.board(), "start")
        # Later a computer plays on for whoever leaves.
        assert (await here.slash(dana, "stovkahra leave")).ephemeral
        seats = (await here.table()).seats
        assert [sitting.level is not None for sitting in seats if sitting] == [False, False, False, True]
        await here.refused(here.slash(dana, "stovkahra leave"))
        await here.refused(forged(here, here.stranger, "sit 3"))
        await here.slash(here.moderator(), "stovkahra stop", table=here.table_id)
        assert (await here.table()).status is Status.STOPPED


async def test_one_person_sits_at_two_tables(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(3)) as here:
        await here.start()
        first, panel = here.table_id, here.panels[0]
        await here.open(computers="regular")
        assert here.table_id != first
        # The panel is of its own table, and a command asks which is meant.
        look = next(custom_id for what, custom_id in offered(panel).items() if what == "look")
        assert look.startswith(f"st1:{first}:")
        await here.press(here.players[0], panel, "look")
        answer = await here.refused(here.slash(here.players[0], "stovkahra hand"))
        assert str(first) in words(answer) or str(here.table_id) in words(answer)
        for table_id in (first, here.table_id):
            answer = await here.slash(here.players[0], "stovkahra hand", table=table_id)
            assert offered(answer)["look"].startswith(f"st1:{table_id}:")


async def test_show_posts_the_table_anew_and_takes_the_old_message_away(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(5)) as here:
        await here.refused(here.slash(here.players[0], "stovkahra show"))
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
        before = words(moved)
        await here.slash(here.players[3], "stovkahra leave")
        await here.pass_time(REDRAW + 1)
        assert words(here.message(here.elsewhere.id, moved.id)) != before


# Rules, preferences, the ledger


async def test_rules_of_every_topic(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        if (known := contract()) is not None:
            known.ask(next(each for each in here.env.http_requests if each.method == "PUT"))
            here.requests.append(known.ask)
        pages = set()
        for game, screens in SCREENS.items():
            for topic in screens.topics:
                answer = await here.slash(here.stranger, f"{game} rules", topic=topic)
                assert answer.ephemeral
                pages.add(words(answer))
        assert len(pages) == sum(len(screens.topics) for screens in SCREENS.values())


# Discord does not do its part


async def test_an_unexpected_error_is_told_by_a_reference(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(tmp_path, Seeded(17)) as here:
        await here.start()
        await here.play_until(Random(17), lambda table: bool(table.game and table.game.phase is Phase.PLAY))
        table, before = await here.table(), here.moves()
        assert table.game is not None and table.game.turn is not None
        seat = table.game.turn
        actor, panel = here.players[seat], here.panels[seat]
        what = next(what for what in offered(panel) if what.startswith("play"))

        def fail(self: TableRepository, *values: object) -> Any:
            raise RuntimeError("the disk is on fire")

        with monkeypatch.context() as once:
            once.setattr(TableRepository, "session", fail)
            answer = await here.press(actor, panel, what)
        assert answer.ephemeral
        reference = re.search(r"\b[0-9a-f]{6,12}\b", words(answer))
        assert reference is not None
        (logged,) = [record for record in caplog.records if reference[0] in record.getMessage()]
        assert logged.levelno == logging.ERROR and logged.exc_info is not None
        assert "the disk is on fire" in caplog.text and "fire" not in words(answer)
        secret = [
            table.seal.seed.hex(),
            table.seal.next_seed.hex(),
            *(each for (each,) in here.rows("SELECT token FROM panels")),
        ]
        assert not [text for text in secret if text in caplog.text]
        assert not re.search(r"play [alhb][AKOUT987]", caplog.text)
        assert here.moves() == before
        # Once that is over, the same button works.
        await here.press(actor, panel, what)
        assert here.moves()[len(before)][3] == what
