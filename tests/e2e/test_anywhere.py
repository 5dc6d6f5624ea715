"""Where the bot is on no server: in direct messages, in group chats, and on a server that only the person knows."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app.invite import invite_link
from bot.i18n.texts import texts
from bot.model.panel import TOKEN_LIFE
from bot.model.record import MOST_BYTES
from bot.model.table import Status
from bot.service.common.worker_pool import WorkerPool
from bot.storage.schema import PRIVATE_FROM
from engine import record
from engine.game import View
from engine.games import GAMES, kind_of, with_reviews
from engine.moves import Move
from engine.players import Level
from engine.simulate import simulate
from tests.support.chance import Seeded
from tests.support.commands import typed
from tests.support.every_game import OTHERS_LISTED
from tests.support.reviews import judged_quickly
from tests.support.simulated_discord import (
    Club,
    Sent,
    buttons,
    check_secrets,
    club,
    in_a_group,
    offered,
    on_a_foreign_server,
    words,
)

T = texts()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers and reviews think in this process, where nobody is blamed, and no picture is drawn in another."""

    async def choose(_: WorkerPool, view: View, level: Level, seed: int, party: int) -> Move | None:
        return kind_of(view.rules).players.plain_move(view)

    async def compute(_: WorkerPool, task: Callable[[], Any], party: int = 0) -> Any:
        return task()

    async def draw(_: WorkerPool, picture: Callable[[], bytes], party: int = 0) -> bytes:
        return b"a picture"

    async def judge(_: WorkerPool, task: partial[Any], party: int = 0, *, awaited: bool = True) -> Any:
        return judged_quickly(task)

    for name, does in (("choose", choose), ("compute", compute), ("draw", draw), ("judge", judge)):
        monkeypatch.setattr(WorkerPool, name, does)


async def say(here: Club, person: Any, command: str, **options: Any) -> Any:
    """Somebody types a command where the bot is on no server."""
    name, given = typed(command, **options)
    return await here.answered(await person.slash(name, **given))


async def play(here: Club, person: Any, hand: Any, random: Random, most: int) -> Any:
    """Somebody presses cards and answers, as many as are offered to them, while computers play in between."""
    for _ in range(most):
        for _ in range(60):
            moves = [what for what in offered(hand) if what.split(" ")[0] in ("play", "pass", "declare", "count")]
            if moves or (await here.table()).status is not Status.PLAYING:
                break
            await here.pass_time(1)
            hand = here.message(hand.channel_id, hand.id)
        if not moves:
            return hand
        hand = await here.press(person, hand, random.choice(moves))
    return hand


@pytest.mark.parametrize("place", [in_a_group, on_a_foreign_server])
async def test_practice_works_by_tokens_alone_and_goes_on_after_a_kill_and_after_its_token(
    place: Callable[[dict[str, Any]], None], tmp_path: Path, figures: Callable[..., None]
) -> None:
    async with club(tmp_path, Seeded(3)) as here:
        here.moved = place
        eva, random = here.env.create_user("eva2", global_name="Eva"), Random(1)
        seen: list[Sent] = []
        before = len(here.env.http_requests)

        def watch(table: Any, sent: Sent) -> None:
            seen.append(sent)
            if table is not None and table.status is Status.PLAYING:
                check_secrets(table, sent, {eva.id: 0})

        here.watching.append(watch)
        asked = await say(here, eva, "stovkahra new")
        assert invite_link(here.bot.application_id or 0) in words(asked)
        hand = await here.press(eva, asked, "stovkahra.beginner")
        assert hand.id == asked.id
        here.table_id = PRIVATE_FROM
        hand = await play(here, eva, hand, random, 3)
        # Whoever has the process killed finds the game by the command, and by the old button.
        moves = len(here.moves())
        await here.restart(crash=True)
        again = await say(here, eva, "stovkahra new", computers="strong")
        assert again.id != hand.id and len(here.moves()) >= moves > 0
        hand = await play(here, eva, here.message(again.channel_id, again.id), random, 2)
        await here.pass_time(TOKEN_LIFE.total_seconds() + 60)
        resting = here.message(hand.channel_id, hand.id)
        assert T("panel-resting", at="").split("**")[2] in words(resting)
        hand = await play(here, eva, await here.press(eva, resting, "look"), random, 3)
        assert len(here.moves()) > moves + 5
        # Nobody else sees any of it, and nothing goes but by tokens; no server is known but the club's.
        assert seen and {sent.reader for sent in seen} == {eva.id}
        by_bot = {each.path.split("/")[1] for each in here.env.http_requests[before:] if each.method != "GET"}
        assert by_bot <= {"interactions", "webhooks", "applications"}, by_bot
        assert [row[0] for row in here.rows("SELECT id FROM guilds")] in ([], [here.guild.id])
        figures(messages=len(seen), moves=len(here.moves()), seen_by_others=0)


async def test_what_needs_a_server_says_so_and_the_rest_works(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        eva = here.env.create_user("eva2", global_name="Eva")
        needed = T("only-servers", invite=invite_link(here.bot.application_id or 0))
        for command in ("tables", "show"):
            told = await say(here, eva, f"stovkahra {command}")
            assert told.ephemeral and words(told) == needed, command
        assert words(await say(here, eva, "trappola tables")) == needed
        told = await here.press(eva, await say(here, eva, "stovkahra preferences"), "told")
        assert words(told) == needed
        for command, why in (
            ("stovkahra hand", "practice-none"),
            ("bulka leave", "practice-none"),
            ("stovkahra stop", "practice-none"),
        ):
            assert words(await say(here, eva, command)) == T(why, listed=" ".join(GAMES)), command
        for game in with_reviews():
            assert words(await say(here, eva, f"{game} review")) == T("review-needs-record")
        assert words(await say(here, eva, "stovkahra new", series="3")) == T("practice-single")
        for command in (
            "stovkahra learn",
            "bulka rules",
            "trappola daily",
            "stovkahra puzzle",
            "privacy",
        ):
            page = await say(here, eva, command)
            assert page.ephemeral and len(words(page)) > 50, command
        # The table of all servers, where people stand without their names; that of a server is not offered.
        daily = await say(here, eva, "trappola daily")
        ranks = await here.press(eva, daily, "trappola.week.0")
        assert "all servers" in words(ranks) and len(buttons(ranks)) == 2
        # Of earlier days there is none yet, and what is no day is told so.
        assert T("daily-days-none") in words(
            await here.press(eva, await say(here, eva, "trappola daily"), "days.trappola")
        )
        refused = await say(here, eva, "trappola daily", day="yesterday")
        assert words(refused).startswith(T("daily-day-wrong", example="…").split("…")[0])
        assert words(await say(here, eva, "trappola daily", day="2020-01-01")) == T("daily-none")
        for (name, _), command in here.env.backend.commands[None].items():
            only = name in ("brcko", "stovkahra-moderation", T("menu-player"), T("menu-challenge"))
            assert (command["contexts"], command["integration_types"]) == (([0], [0]) if only else ([0, 1, 2], [0, 1]))


def written(game: str, seed: int = 5) -> dict[str, Any]:
    (made,) = simulate(1, seed, game)
    return made


async def test_a_record_of_each_game_is_looked_back_on_and_turned_page_by_page(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        here.moved = on_a_foreign_server
        eva = here.env.create_user("eva2", global_name="Eva")
        made = written("stovkahra")
        file = ("game.json", (record.dumps(made) + "\n").encode())
        page = await say(here, eva, "stovkahra review", record=file)
        assert page.ephemeral and page.attachments and all(name in words(page) for name in made["seats"])
        # Where Discord takes no file so large, its words are enough.
        here.moved = lambda payload: on_a_foreign_server(payload) or payload.update(attachment_size_limit=5)
        bare = await say(here, eva, "stovkahra review", record=file)
        assert not bare.attachments and words(bare) == words(page)
        here.moved = on_a_foreign_server
        ways = offered(page)
        for way in ("ah1", ("ro1", "ro2")):
            does = next(what for what, custom_id in ways.items() if custom_id.startswith(way))
            shown = await here.press(eva, page, does)
            told = words(shown) + repr(shown.components)
            assert shown.ephemeral and all(name in told for name in made["seats"])
        second = await here.press(eva, page, next(what for what in ways if what.endswith(":2")))
        assert T("review-title", deal=len(made["deals"])) in words(second) and "`" in words(second)
        for game in OTHERS_LISTED:
            file = ("game.json", json.dumps(written(game), indent=1).encode())
            for command in ["review"] * (game in with_reviews()):
                page = await say(here, eva, f"{game} {command}", record=file)
                assert page.ephemeral and offered(page), command
        # After a start the bot has them no more, and says what to do.
        await here.restart(crash=True)
        told = await here.press(eva, second, next(iter(what for what in offered(second) if what.startswith("rv1"))))
        assert words(told) == T("record-gone")


async def test_a_record_that_does_not_hold_is_refused_in_plain_words(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        eva, made = here.env.create_user("eva2", global_name="Eva"), written("stovkahra")
        line = record.dumps(made)
        wrong = {
            b"\xff\xfe": T("record-no-text"),
            b" " * (MOST_BYTES + 1): T("record-too-large", most=MOST_BYTES // 1000),
            f"{line}\n{line}\n".encode(): T("record-several", records=2),
            b"[1]": T("record-wrong", fault=T("fault-needs-object", found="[1]")),
            b'{\n"format": }': T("record-wrong", fault=T("fault-not-json-at", line=2, column=11)),
            record.dumps(made | {"format": "`chess`"}).encode(): "'chess'",
            record.dumps(made | {"commitment": "0" * 64}).encode(): "`seed`: " + T("fault-other-secret"),
        }
        for content, why in wrong.items():
            told = await say(here, eva, "stovkahra review", record=("game.json", content))
            assert told.ephemeral and why in words(told), why
            # What is wrong in the file is for those who know the format: it stands in a line of its own.
            first, *rest = words(told).splitlines()
            assert "`" not in first.replace("`record`", "") and len(rest) <= 1, why
