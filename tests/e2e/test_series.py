"""Whole series through the real bot in a simulated Discord: four users press at random until the series is won."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.model.table import Table
from bot.model.table_state import Status
from engine import record
from engine.moves import ADD, TAKE
from engine.stovkahra.rules import side_of
from tests.support.chance import Seeded
from tests.support.simulated_discord import NAMES, PAUSE, Club, Sent, club, contract, file_of, numbers, offered, words


def ledger(here: Club) -> list[dict[str, Any]]:
    columns = "game, winner, brcka, how, score0, score1, choice, amount, balance0, balance1"
    rows = here.rows(f"SELECT {columns} FROM ledger ORDER BY game")
    return [dict(zip(columns.split(", "), row, strict=True)) for row in rows]


async def check_history(here: Club, entries: list[dict[str, Any]]) -> None:
    """Every game stands in the history, page by page, with its score and the balance after it."""
    page = await here.slash(here.stranger, "brcko history")
    lines = words(page).splitlines()
    for number in range(2, 100):
        older = f"history.all.0.0.0.0.{number}"
        if older not in offered(page):
            break
        page = await here.press(here.stranger, page, older)
        lines += words(page).splitlines()
    for entry in entries:
        told = [entry[key] for key in ("game", "score0", "score1", "balance0", "balance1")]
        assert any(Counter(told) <= Counter(numbers(line)) for line in lines), entry


async def check_standings(here: Club, entries: list[dict[str, Any]], winner: int) -> None:
    """Games won and lost, brčka and series of every player, as the ledger has them."""
    lines = words(await here.slash(here.stranger, "brcko standings")).splitlines()
    for seat, name in enumerate(NAMES):
        won = [entry for entry in entries if entry["winner"] == side_of(seat)]
        told = [len(won), len(entries) - len(won), sum(entry["brcka"] for entry in won), int(side_of(seat) == winner)]
        mine = [line for line in lines if name in line and not any(other in line for other in NAMES if other != name)]
        assert any(Counter(told) <= Counter(numbers(line)) for line in mine), (name, told, lines)


async def check_records(here: Club, entries: list[dict[str, Any]]) -> None:
    """Every record can be had, replays, and ends as the ledger says."""
    for entry in entries:
        answer = await here.slash(here.stranger, "stovkahra record", game=entry["game"])
        assert answer.ephemeral
        check_record(json.loads(file_of(here.env, answer)), entry)


def check_record(written: Any, entry: dict[str, Any]) -> None:
    outcome = record.check(written)
    assert outcome is not None
    assert (outcome.winner, outcome.brcka, str(outcome.how)) == (entry["winner"], entry["brcka"], entry["how"])
    assert outcome.score == (entry["score0"], entry["score1"])


def check_balance(entries: list[dict[str, Any]]) -> None:
    """The ledger adds up: what was added or taken is the difference between two balances."""
    before = [0, 0]
    for entry in entries:
        assert entry["choice"] in (str(ADD), str(TAKE))
        after = list(before)
        if entry["choice"] == str(ADD):
            after[entry["winner"]] += entry["brcka"]
        else:
            after[1 - entry["winner"]] = max(0, before[1 - entry["winner"]] - entry["brcka"])
        assert [entry["balance0"], entry["balance1"]] == after
        before = after


async def play_series(here: Club, random: Random, **options: Any) -> list[dict[str, Any]]:
    """A whole series, and all that is said of it afterwards; the ledger."""
    await here.start(**options)
    assert await here.play(random)
    table, entries = await here.table(), ledger(here)
    assert table.status is Status.FINISHED
    assert table.series.result is not None
    check_balance(entries)

    deals = here.rows("SELECT count(*) FROM moves WHERE move LIKE 'cut %'")[0][0]
    posted = {message.id for message in here.channel.history()}
    assert len(posted) == deals, "every deal has a message of its own, the first that of the lobby"

    final = await here.board()
    assert {"rematch", "record"} <= set(offered(final))
    await check_history(here, entries)
    last = await here.press(here.players[1], final, "record")
    assert last.ephemeral
    check_record(json.loads(file_of(here.env, last)), entries[-1])
    await check_records(here, entries)
    return entries


@pytest.mark.stress
async def test_a_whole_series(tmp_path: Path) -> None:
    seed = 1
    print("seed", seed)
    async with club(tmp_path, Seeded(seed)) as here:
        entries = await play_series(here, Random(seed))
        table = await here.table()
        assert table.series.result is not None
        assert table.series.result.winner is not None
        assert max(entries[-1]["balance0"], entries[-1]["balance1"]) >= 10
        await check_standings(here, entries, table.series.result.winner)
        await rematch_after(here)


async def rematch_after(here: Club) -> None:
    await here.press(here.players[2], await here.board(), "rematch")
    ((new,),) = here.rows("SELECT rematch_id FROM tables WHERE id = ?", here.table_id)
    assert (await here.table(new)).status is Status.LOBBY


async def test_everything_that_is_sent_is_what_discord_describes(tmp_path: Path) -> None:
    known = contract()
    if known is None:
        pytest.skip("DISCORD_OPENAPI names no file: Discord's OpenAPI description, to check requests against")
    seed = 11
    print("seed", seed)
    async with club(tmp_path, Seeded(seed), emojis=True) as here:
        asked = []

        def ask(request: Any) -> None:
            known.ask(request)
            asked.append((request.method, request.path.split("/")[1], request.json is not None))

        here.requests.append(ask)
        await here.start()
        for actor in here.players:
            answer = await here.slash(actor, "stovkahra preferences")
            await here.press(actor, answer, next(what for what in offered(answer)))
        await here.play(Random(seed), 150)
        await here.slash(here.stranger, "stovkahra show")
        # Lists and their choices, files, threads, and a mention of whoever has no hand open.
        moderator = here.moderator()
        settings = await here.slash(moderator, "stovkahra settings")
        await here.choose(moderator, settings, "deck", "french")
        await here.choose(moderator, settings, "channels", here.channel, here.elsewhere)
        await here.slash(here.players[1], "privacy export")
        await here.slash(moderator, "stovkahra new", thread="on")
        calls: list[Sent] = []
        here.watching.append(lambda _, sent: calls.append(sent) if "<@" in words(sent.body) else None)
        await here.pass_time(1000)
        assert calls
        await here.slash(here.players[0], "stovkahra stop")
        kinds = {method + " " + root for method, root, has_body in asked if has_body}
        assert {"PUT applications", "POST applications", "POST interactions"} <= kinds
        assert {"POST channels", "PATCH channels", "PATCH webhooks"} <= kinds


# Restarts: the bot that answers is another than the one that drew the button


def hands(table: Table) -> list[Any]:
    assert table.game is not None
    return list(table.game.deal.hands)


async def restart_and_compare(here: Club, random: Random, away: float) -> None:
    """A restart at which nothing is lost, and only what fell due is done."""
    before, moves = await here.table(), here.moves()
    await here.restart(crash=random.random() < 0.5, away=away)
    after = await here.table()
    assert here.moves()[: len(moves)] == moves
    assert [person and person.id for person in after.seats] == [person and person.id for person in before.seats]
    due = before.next_deal_at is not None and before.next_deal_at <= here.now()
    if due:
        assert len(here.moves()) > len(moves)
        assert after.next_deal_at is None
    else:
        assert here.moves() == moves
        assert after.next_deal_at == before.next_deal_at
        if before.game is not None and before.game.deals:
            assert after.game is not None
            assert hands(after) == hands(before)


async def test_restarts_between_any_two_presses(tmp_path: Path) -> None:
    seed = 21
    print("seed", seed)
    random = Random(seed)
    restarts = 0
    async with club(tmp_path, Seeded(seed)) as here:
        await here.start()
        for _ in range(60):
            if random.random() < 0.15:
                restarts += 1
                await restart_and_compare(here, random, random.choice((0, 0, 20, PAUSE * 2)))
            if await here.step(random):
                continue
            table = await here.table()
            if table.next_deal_at is not None:
                if random.random() < 0.5:
                    await restart_and_compare(here, random, random.choice((0, PAUSE / 2, PAUSE)))
                await here.pass_pause()
            # A hand whose token has run out meanwhile is drawn anew by its own old button.
            for seat, actor in enumerate(here.players):
                await here.press(actor, here.panels[seat], "look")
        assert restarts > 5


async def test_a_restart_in_the_lobby(tmp_path: Path) -> None:
    async with club(tmp_path, Seeded(51)) as here:
        await here.open()
        await here.press(here.players[1], here.lobby, "sit 1")
        await here.restart(crash=True)
        await here.press(here.players[2], here.lobby, "sit 2")
        await here.restart(crash=False)
        await here.press(here.players[3], here.lobby, "sit 3")
        await here.press(here.players[3], here.lobby, "start")
        table = await here.table()
        assert table.status is Status.PLAYING
        assert [person.name for person in table.seats if person] == list(NAMES)
