"""Restarts in a simulated Discord: the bot that answers is another than the one that drew the button."""

from pathlib import Path
from random import Random

from bot.model.table_state import Status
from tests.support.chance import Seeded
from tests.support.simulated_discord import NAMES, PAUSE, Club, club


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
        await here.open()
        for seat in (1, 2, 3):
            await here.press(here.players[seat], here.lobby, f"sit {seat}")
            await here.restart(crash=seat != 2)
        await here.press(here.players[3], here.lobby, "start")
        table = await here.table()
        assert table.status is Status.PLAYING
        assert [person.name for person in table.seats if person] == list(NAMES)
        await here.open_hands()
        for _ in range(6):
            await restart_and_compare(here, random, random.choice((0, 0, 20, PAUSE * 2)))
            # A hand whose token has run out meanwhile is drawn anew by its own old button.
            for seat, actor in enumerate(here.players):
                await here.press(actor, here.panels[seat], "look")
            await here.play(random, 4)
        await here.play_until(random, lambda table: table.next_deal_at is not None)
        for away in (PAUSE / 2, PAUSE):
            await restart_and_compare(here, random, away)
