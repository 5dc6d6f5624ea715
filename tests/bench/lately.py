"""What people of a server have done of late beside its games: days, evenings, deals looked back on, and seasons.

All of it is played through the bot's own services, so that `check` finds it sound.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from bot.model.event import Form
from bot.model.table import Status
from engine.games import GAMES, with_duplicates
from tests.bench.years import END, YEARS
from tests.support.service import GUILD, SEATS, Bench, Clock, HereWorkers, Restless, actor, buttons, last_finished

DAYS = 3
"""Days on which people play the deals of the day."""
CLOSED = f"{(END - YEARS).year}-Q1"
"""The season up to which all were closed when the server was new."""
EVENING = timedelta(minutes=40)
"""After so long an evening at which nobody plays is over: computers have played it."""


async def play_lately(where: Path | str) -> None:
    """Play days and evenings to their end, look back on a game of each kind, and close the seasons that are over."""
    days = Restless(END - timedelta(days=DAYS))
    async with Bench(where, clock=days, workers=HereWorkers()) as here:
        for _ in range(DAYS):
            for game in with_duplicates():
                for seat in range(SEATS):
                    await _play_today(here, game, seat)
            here.clock.now += timedelta(days=1)
            await here.host.daily_ends.close_days()
    async with Bench(where, clock=Clock(days.now), workers=HereWorkers()) as here:
        await _evening(here, "trappola", Form.INDIVIDUAL)
        await _evening(here, "stovkahra", Form.PAIRS)
        for game in GAMES:
            # A small history may have no game of a kind.
            with suppress(LookupError):
                await here.host.reviews.review(actor(0), game, last_finished(here.path, game), None)
        await here.store._db.execute("UPDATE guilds SET season = $1 WHERE id = $2", CLOSED, GUILD)
        await here.host.season_ends.look_after()
        await here.settle()


async def _play_today(here: Bench, game: str, seat: int) -> None:
    page = await here.host.dailies.show_daily(actor(seat), game)
    play = next(each.action for each in buttons(page.screen) if "play" in each.action)
    number = (await here.ask(seat, play, on_panel=True, message_id=9000 + seat)).table_id
    assert number is not None
    await here.settle()
    while (table := await here.table(number)).status is Status.PLAYING:
        await here.press(seat, number, str(table.view(0).answers[seat % len(table.view(0).answers)]), on_panel=True)
        await here.settle()


async def _evening(here: Bench, game: str, form: Form) -> None:
    await here.host.individuals.show_or_open(actor(0), game, 2, form)
    evening = max(row["id"] for row in await here.store._db.rows("SELECT id FROM events"))
    for seat in range(1, SEATS):
        await here.ask(seat, f"ev1:sign.{evening}")
    await here.ask(0, f"ev1:begin.{evening}")
    await here.settle()
    await here.let_pass(EVENING)
