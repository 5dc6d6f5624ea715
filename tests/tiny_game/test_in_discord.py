"""A game that lives in `tests/tiny_game/` alone, played in Discord: nothing outside that folder knows of it."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model.table import Status
from engine import record
from engine.games import GAMES
from tests.support.chance import Seeded
from tests.support.simulated_discord import Club, buttons, club, file_of, offered, words

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.usefixtures("other_games")


@asynccontextmanager
async def tiny_club(folder: Path, **options: Any) -> AsyncIterator[Club]:
    """A club that plays Tiny."""
    async with club(folder, Seeded(4), **options) as here:
        here.game = "tiny"
        yield here


async def begin(here: Club, people: int, **options: Any) -> None:
    """A game of so many, each with the hand open."""
    await here.open(**options)
    for seat in range(1, people):
        await here.press(here.players[seat], here.lobby, f"sit {seat}")
    await here.press(here.players[0], here.lobby, "start")
    for actor in here.players[:people]:
        await here.press(actor, await here.board(), "hand")


async def test_its_commands_are_made_of_its_options(tmp_path):
    async with tiny_club(tmp_path) as here:
        group = next(each for each in here.bot.tree.get_commands() if each.name == "tiny")
        made = {command.name: command for command in group.commands}
        assert set(made) == {"home", "new"}
        shared = next(each for each in here.bot.tree.get_commands() if each.name == "stovkahra")
        games = {
            command.name: [choice.value for choice in each.choices]
            for command in shared.commands
            for each in command.parameters
            if each.name == "kind"
        }
        assert "tiny" in games["rules"] and "tiny" in games["find"] and "tiny" not in games["daily"]
        options = {each.name: [choice.value for choice in each.choices] for each in made["new"].parameters}
        # The others are chosen at the table.
        assert options["deals"] == [1, 2, 6] and not {"hand", "low"} & options.keys()
        told = await here.slash(here.players[0], "tiny rules", topic="tiny")
        assert "ace, king and over" in words(told)
        assert await here.offer(here.players[0], "stovkahra rules", "topic", "rul", game="tiny") == [
            ("The rules", "tiny")
        ]
        await begin(here, 2, hand=4, low="on")
        assert (await here.table()).rules == GAMES["tiny"].rules(hand=4, low="on")
        assert f"{here.table_id}" in words(await here.slash(here.stranger, "tiny tables"))
        assert "play" in str(sorted(offered(await here.slash(here.players[1], "tiny hand"))))


async def test_a_game_is_played_by_buttons_over_restarts_to_its_record_and_the_standings(tmp_path):
    people, random = 3, Random(3)
    async with tiny_club(tmp_path) as here:
        await begin(here, people, deals=2)
        for press in range(6 * people):
            if press == 3 * people:
                await here.pass_pause()
            if press in (1, 4, 3 * people + 1):
                await here.restart(crash=press == 4)
            assert await here.step(random), f"nobody can press anything after {press} cards"
        table = await here.table()
        assert table.status is Status.FINISHED and table.game.outcome is not None
        won = table.game.outcome.winner
        assert ("drawn" if won is None else table.seats.person(won).name) in words(await here.board())
        answer = await here.lead(here.players[0], "gr1:1")
        made = json.loads(file_of(here.env, answer))
        assert made["format"] == "tiny/1" and record.check(made) == table.game.outcome
        standings = words(await here.slash(here.stranger, "tiny standings"))
        assert all(table.seats.person(seat).name in standings for seat in range(people))
        results = here.rows("SELECT kind, seat, won, points FROM results ORDER BY seat")
        assert [points for *_, points in results] == list(table.game.outcome.tricks)
    assert not (await audit(here.path)).wrong


async def test_of_a_game_without_pictures_a_replay_is_told_in_words_and_no_film_is_offered(tmp_path):
    random = Random(3)
    async with tiny_club(tmp_path) as here:
        await begin(here, 2, deals=1)
        while (await here.table()).status is Status.PLAYING:
            assert await here.step(random)
        page = await here.lead(here.stranger, f"ro1:{here.table_id}:1:0")
        (share,) = [custom_id for custom_id in offered(page).values() if custom_id.startswith("rs1:")]
        page = await here.forge(here.stranger, page, share)
        offers = [custom_id.partition(":")[0] for custom_id in offered(page).values()]
        assert "rm1" in offers and "rf1" not in offers
        film = f"rf1:{here.table_id}:1:3:0"
        told = await here.refused(here.forge(here.stranger, page, film))
        assert words(told) == texts()("unknown-button")


async def test_texts_that_name_how_a_table_is_opened_name_it_too(tmp_path):
    async with tiny_club(tmp_path) as here:
        opened = [f"`/{game} new`" for game in GAMES]
        assert opened[-1] == "`/tiny new`" and len(opened) > 1
        for command in ("tiny hand", "stovkahra tables", "tiny show"):
            told = words(await here.slash(here.stranger, command))
            assert f"{', '.join(opened[:-1])} or {opened[-1]}" in told, command


async def test_where_a_language_has_no_texts_of_it_they_are_english(tmp_path):
    language = "cs"
    async with tiny_club(tmp_path, locale=language) as here:
        await begin(here, 2)
        dealer = (await here.table()).seats.person((await here.table()).game.dealer)
        board = await here.board()
        assert texts("en")("tiny-head", deal=1, dealer=dealer.name) in words(board)
        # Everything else is in the language of the server.
        assert texts(language)("button-hand") in [button.get("label") for button in buttons(board)]


def test_nothing_outside_its_folder_knows_of_it_but_the_line_that_registers_it():
    own = re.compile(r"\btiny\b|tiny_game|Tiny")
    files = [file for folder in ("engine", "bot", "cogs", "tests") for file in (ROOT / folder).rglob("*")]
    found = [
        line
        for file in files
        if file.suffix in (".py", ".ftl", ".sql") and Path(__file__).parent not in file.parents
        for line in file.read_text(encoding="utf-8").splitlines()
        if own.search(line) and "en/tiny.ftl" not in line
    ]
    assert found == ['pytest_plugins = ["tests.tiny_game.plugin"]']
