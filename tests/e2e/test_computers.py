"""Computers at tables, hints and reviews, through the real bot in a simulated Discord."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.model import timing
from bot.model.options import Pace
from bot.model.person import Forced
from bot.model.roster import SIGN
from bot.model.table import Status, Table
from bot.service.common.worker_pool import WorkerPool
from bot.ui.replay import Film, film_of
from engine.players import Level
from engine.stovkahra.puzzle import shipped
from engine.stovkahra.rules import SEATS, Phase
from tests.support.chance import Seeded
from tests.support.service import tamper
from tests.support.simulated_discord import (
    EPHEMERAL,
    HANGS,
    NAMES,
    REDRAW,
    SETTLE_S,
    Club,
    Sent,
    check_secrets,
    club,
    file_of,
    offered,
    words,
)

"""Seconds for which the simulation lets the bot come to rest; what a worker process makes takes longer."""
SLOWEST = Pace.SLOW.seconds
PICTURE = 12
"""The kind of a component that shows pictures."""


def watch(here: Club) -> None:
    """Have whatever is sent searched for secrets."""

    def secrets(table: Table | None, sent: Sent) -> None:
        if table is not None and table.game is not None and table.game.outcome is None:
            # A game that is over lies open: its record can be had.
            check_secrets(table, sent, {here.players[0].id: 0})

    here.watching.append(secrets)


async def rest(here: Club) -> Table:
    """The table once the computers have done what is theirs to do."""
    for _ in range(40):
        await here.env.settle()
        await here.look()
        table = await here.table()
        if timing.computer_to_move(table) is None:
            return table
        await here.pass_time(SLOWEST)
    raise AssertionError("the computers do not come to an end")


async def play(here: Club, until: Any) -> Table:
    """Anna plays by her panel, and computers do the rest, up to a state of the table."""
    for _ in range(200):
        table = await rest(here)
        if until(table):
            return table
        assert table.awaited() == {0}
        there = offered(here.panels[0])
        kinds = ("play", "pass", "declare", "count", "add")
        what = next((what for kind in kinds for what in there if what.split(" ")[0] == kind), None)
        assert what is not None, f"nothing to press among {sorted(there)}"
        await here.press(here.players[0], here.panels[0], what)
    raise AssertionError("that never came")


async def begin(here: Club, **options: Any) -> ResponseMessage:
    """A series of one person and three computers, with that person's hand open."""
    board = await here.open(series="1", pace="fast", **options)
    # That play stands still at each trick.
    tamper(here.path, f"UPDATE people SET forced_cards = {Forced.PRESSED_ALONE:d} WHERE level IS NULL")
    await here.choose(here.players[0], board, "computers", "regular every")
    await here.press(here.players[0], board, "start")
    board = await here.board()
    await here.press(here.players[0], board, "hand")
    await rest(here)
    return board


def by_computers(here: Club) -> list[Any]:
    return [row for row in here.moves() if row[2] in (1, 2, 3) and row[3].startswith("play")]


async def test_one_person_plays_with_three_computers_that_think_in_processes(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(1)) as here:
        watch(here)
        board = await begin(here, look="text")
        assert not board.ephemeral
        table = await here.table()
        assert (table.status, table.options.pace) == (Status.PLAYING, Pace.FAST)
        assert [table.seats.level_of(seat) for seat in range(SEATS)] == [None, *[Level.REGULAR] * 3]
        await play(here, lambda table: bool(table.game.deal.tricks) and table.awaited() == {0})
        assert len({seat for _, _, seat, *_ in by_computers(here)}) == 3
        # The hand was drawn anew when the turn had come back.
        assert [what for what in offered(here.panels[0]) if what.startswith("play")]
        await here.pass_time(REDRAW + 1)
        shown = words(await here.board()).replace("\u00a0", " ")
        assert all(f"{SIGN} {table.seats.person(seat).name}" in shown for seat in (1, 2, 3))


def pictures(message: ResponseMessage) -> list[dict[str, Any]]:
    return [
        item["media"] | {"description": item.get("description")}
        for part in walk_components(message.components)
        if part.get("type") == PICTURE
        for item in part["items"]
    ]


async def test_a_table_has_its_picture_attached_and_loses_it_where_none_can_be_drawn(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    able = [True]

    async def draw(_: WorkerPool, picture: Callable[[], bytes], guild_id: int) -> bytes:
        if not able:
            raise TimeoutError
        return picture()

    monkeypatch.setattr(WorkerPool, "draw", draw)
    async with club(tmp_path, Seeded(3)) as here:
        watch(here)
        await begin(here, look="picture")
        files = set()
        for tricks in (1, 2):
            await play(here, lambda table, tricks=tricks: len(table.game.deal.tricks) == tricks)
            await here.pass_time(REDRAW + 1)
            board = await here.board()
            (picture,) = pictures(board)
            assert NAMES[0] in picture["description"]
            files.add(file_of(here.env, board))
        assert len(files) == 2 and all(file.startswith(b"\x89PNG") for file in files)
        able.clear()
        await play(here, lambda table: len(table.game.deal.tricks) == 3)
        await here.pass_time(REDRAW + 1)
        last = await here.board()
        assert last.id == board.id and words(last) and not pictures(last) and not last.attachments


async def test_a_channel_that_takes_no_files_is_shown_its_table_as_text(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(_: WorkerPool, picture: Callable[[], bytes], guild_id: int) -> bytes:
        return picture()

    monkeypatch.setattr(WorkerPool, "draw", draw)
    async with club(tmp_path, Seeded(3)) as here:
        await begin(here, look="picture")
        await play(here, lambda table: len(table.game.deal.tricks) == 1)
        await here.pass_time(REDRAW + 1)
        assert pictures(await here.board())
        here.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
        for tricks in (2, 3):
            await play(here, lambda table, tricks=tricks: len(table.game.deal.tricks) == tricks)
            await here.pass_time(REDRAW + 1)
            board = await here.board()
            assert not pictures(board) and not board.attachments and f"`{tricks}`" in words(board)


async def to_the_end_of_a_game(here: Club) -> Table:
    """Anna says dost as soon as she may, so that the game is over after some tricks."""

    def may(table: Table) -> bool:
        return "dost" in {str(move) for move in table.view(0).legal}

    table = await play(here, may)
    what = f"st1:{here.table_id}:{table.deal.version(0)}:dost"
    await here.forge(here.players[0], here.panels[0], what)
    return await rest(here)


@pytest.mark.stress
async def test_a_review_comes_with_a_picture_in_words_and_its_next_page_takes_it_away(
    tmp_path: Path, quick: None
) -> None:
    async with club(tmp_path, Seeded(3)) as here:
        watch(here)
        await begin(here)
        anna = here.players[0]
        board = await here.board()
        assert not [custom_id for custom_id in offered(board).values() if custom_id.startswith("rv1:")]
        await refused(here, await here.forge(anna, board, f"rv1:{here.table_id}:1:1:1"))
        table = await to_the_end_of_a_game(here)
        assert table.game is not None
        assert table.game.phase is Phase.OVER
        await here.pass_time(REDRAW + 1)
        board = await here.board()
        (look_back,) = [custom_id for custom_id in offered(board).values() if custom_id.startswith("rv1:")]
        here.env.settle_timeout = HANGS
        shown = await here.forge(here.stranger, board, look_back)
        here.env.settle_timeout = SETTLE_S
        assert shown.ephemeral
        # It has taken a while, and come by itself.
        (picture,) = pictures(shown)
        assert len(picture["description"]) <= 1024
        assert all(table.seats.person(seat).name in picture["description"] for seat in range(SEATS))
        assert file_of(here.env, shown).startswith(b"\x89PNG")
        first, second = (f"rv1:{here.table_id}:1:1:{page}" for page in (1, 2))
        assert second in offered(shown).values()
        turned = await here.forge(here.stranger, shown, second)
        assert turned.id == shown.id and not pictures(turned) and not turned.attachments
        back = await here.forge(here.stranger, turned, first)
        assert len(pictures(back)) == len(back.attachments) == 1
        # The command shows the same, to whoever asks and nobody else, below the game that it is.
        told, own = await here.slash(anna, "stovkahra review"), await here.forge(anna, board, look_back)
        assert told.ephemeral and words(told).endswith(f"\n{words(own)}")


@pytest.mark.stress
async def test_a_game_is_replayed_in_private_and_a_moment_and_a_film_of_it_are_shown_to_everybody(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def short(*told: Any) -> Film:
        film = film_of(*told)
        assert film is not None
        return replace(film, pictures=film.pictures[:2], lasting=film.lasting[:2])

    # A whole deal takes seconds to draw.
    monkeypatch.setattr("bot.service.looking_back.replay.film_of", short)
    async with club(tmp_path, Seeded(3)) as here:
        watch(here)
        await begin(here)
        await to_the_end_of_a_game(here)
        await here.pass_time(REDRAW + 1)
        board = await here.board()
        opening = of(await here.forge(here.stranger, board, offered(board)["menu"]), "ro1:")
        told = await here.lead(here.players[0], f"ro1:{here.table_id}:1:0")
        shown = await here.forge(here.stranger, await here.board(), opening)
        assert shown.ephemeral and told.ephemeral and words(told) == words(shown)
        (on,) = [custom_id for custom_id in offered(shown).values() if custom_id.endswith(":c+")]
        turned = await here.forge(here.stranger, shown, on)
        assert turned.id == shown.id and words(turned) != words(told)
        share = await here.forge(here.stranger, turned, of(turned, "rs1:"))
        film = of(share, "rf1:")
        assert not (await here.forge(here.stranger, turned, film.replace("rf1", "rm1"))).ephemeral
        here.env.settle_timeout = HANGS
        shown = await here.forge(here.stranger, turned, film)
        here.env.settle_timeout = SETTLE_S
        assert shown.ephemeral and file_of(here.env, shown)[8:12] == b"WEBP"
        posted = await here.forge(here.stranger, shown, film.replace("rf1", "rq1"))
        assert not posted.ephemeral and len(pictures(posted)[0]["description"]) <= 1024


def of(message: ResponseMessage, start: str) -> str:
    """The first button of a message whose custom_id begins so."""
    return next(custom_id for custom_id in offered(message).values() if custom_id.startswith(start))


async def test_a_puzzle_is_solved_in_private(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        shown = await here.slash(here.stranger, "stovkahra puzzle")
        assert shown.ephemeral
        (number,) = [int(each.split(".")[1]) for each in offered(shown).values() if each.startswith("pw2:")]
        solved = await here.forge(here.stranger, shown, f"pz2:stovkahra.{number}:{shipped()[number - 1].best}")
        assert solved.id == shown.id and solved.ephemeral and "pn2:stovkahra" in offered(solved).values()
        # Explained and played on in the same message, and back.
        explained = await here.forge(here.stranger, solved, of(solved, "pw2:"))
        seats = await here.forge(here.stranger, explained, of(explained, "on1:"))
        hand = await here.forge(here.stranger, seats, of(seats, "on1:"))
        assert seats.id == hand.id == solved.id and seats.ephemeral and hand.ephemeral
        (back,) = [each for each in offered(hand).values() if each.endswith(":origin")]
        again = await here.forge(here.stranger, hand, back)
        assert again.id == solved.id and words(again) == words(solved)
        following = await here.forge(here.stranger, solved, "pn2:stovkahra")
        assert following.id == shown.id and f"pw2:stovkahra.{number}" not in offered(following).values()
        assert [each for each in offered(following).values() if each.startswith("pw2:")]


async def refused(here: Club, answer: ResponseMessage) -> None:
    assert answer.ephemeral
    assert words(answer)
    assert not answer.attachments
    assert not pictures(answer)


async def test_a_hint_comes_into_the_hand_and_is_seen_by_nobody_else(tmp_path: Path, quick: None) -> None:
    async with club(tmp_path, Seeded(5)) as here:
        watch(here)
        await begin(here, hints="on")
        await play(
            here,
            lambda table: (
                table.game.phase is Phase.PLAY and table.awaited() == {0} and len(table.game.legal_moves(0)) > 1
            ),
        )
        anna, panel, before = here.players[0], here.panels[0], here.moves()
        look = words(await here.press(anna, panel, "look"))
        since = len(here.env.http_requests)
        answer = await here.press(anna, panel, "hint")
        assert (answer.id, answer.ephemeral) == (panel.id, True)
        assert words(answer) != look
        assert here.moves() == before
        sent = here.env.http_requests[since:]
        assert {request.path.split("/")[1] for request in sent if request.method != "GET"} == {"interactions"}
        assert here.env.backend.get_message(answer.channel_id, answer.id).flags & EPHEMERAL
        await refused(here, await here.forge(here.stranger, await here.board(), offered(answer)["hint"]))
