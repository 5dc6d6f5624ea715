"""Whole series through the real bot in a simulated Discord: four users press at random until the series is won."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.model.table_state import Status
from engine import record
from tests.support.chance import Seeded
from tests.support.simulated_discord import NAMES, PAUSE, Club, Sent, club, contract, file_of, numbers, offered, words


@pytest.mark.stress
async def test_a_whole_series(tmp_path: Path) -> None:
    seed = 1
    print("seed", seed)
    async with club(tmp_path, Seeded(seed)) as here:
        await here.start()
        assert await here.play(Random(seed))
        table = await here.table()
        assert table.status is Status.FINISHED
        assert table.series.result is not None
        deals = here.rows("SELECT count(*) FROM moves WHERE move LIKE 'cut %'")[0][0]
        posted = {message.id for message in here.channel.history()}
        assert len(posted) == deals, "every deal has a message of its own, the first that of the lobby"

        # Every game stands in the history with its score, and its record can be had, replays, and ends as it says.
        history = words(await here.slash(here.stranger, "brcko history")).splitlines()
        entries = here.rows(
            "SELECT game, score0, score1, balance0, balance1, winner, brcka, how FROM ledger ORDER BY 1"
        )
        for number, entry in enumerate(reversed(entries)):
            if number < 3:
                assert any(Counter(entry[:5]) <= Counter(numbers(line)) for line in history), entry
            answer = await here.slash(here.stranger, "stovkahra record", game=entry[0])
            assert answer.ephemeral
            outcome = record.check(json.loads(file_of(here.env, answer)))
            assert outcome is not None
            assert (*outcome.score, outcome.winner, outcome.brcka, str(outcome.how)) == (*entry[1:3], *entry[5:])
        final = await here.board()
        last = await here.press(here.players[1], final, "record")
        assert last.ephemeral
        outcome = record.check(json.loads(file_of(here.env, last)))
        assert outcome is not None and outcome.score == entries[-1][1:3]
        await here.press(here.players[2], final, "rematch")
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
        answer = await here.slash(here.stranger, "stovkahra preferences")
        await here.press(here.stranger, answer, next(what for what in offered(answer)))
        await here.play(Random(seed), 50)
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


async def restart_and_compare(here: Club, random: Random, away: float) -> None:
    """A restart at which nothing is lost, and only what fell due is done."""
    before, moves = await here.table(), here.moves()
    await here.restart(crash=random.random() < 0.5, away=away)
    after = await here.table()
    assert here.moves()[: len(moves)] == moves
    assert [person and person.id for person in after.seats] == [person and person.id for person in before.seats]
    if before.next_deal_at is not None and before.next_deal_at <= here.now():
        assert len(here.moves()) > len(moves)
        assert after.next_deal_at is None
    else:
        assert (here.moves(), after.next_deal_at) == (moves, before.next_deal_at)
        assert [after.view(seat) for seat in range(4)] == [before.view(seat) for seat in range(4)]


async def test_restarts_between_any_two_presses(tmp_path: Path) -> None:
    seed = 21
    print("seed", seed)
    random = Random(seed)
    async with club(tmp_path, Seeded(seed)) as here:
        await here.start()
        for _ in range(6):
            await restart_and_compare(here, random, random.choice((0, 0, 20, PAUSE * 2)))
            # A hand whose token has run out meanwhile is drawn anew by its own old button.
            for seat, actor in enumerate(here.players):
                await here.press(actor, here.panels[seat], "look")
            await here.play(random, 4)
        await here.play_until(random, lambda table: table.next_deal_at is not None)
        for away in (PAUSE / 2, PAUSE):
            await restart_and_compare(here, random, away)


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
