"""What went well is said with a picture: each thing once a day, in every process and after every restart."""

import asyncio
import contextlib
import re
from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

from bot.i18n.texts import texts
from bot.model.celebration import Thing, is_round
from bot.model.table import Status
from bot.ui.screen import Picture
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.bot.service.actions.test_daily import GAME, begin, first, last, next_day, play_on
from tests.bot.service.actions.test_daily import bench as daily_bench
from tests.support.service import NAMES, NOON, Bench, HereWorkers, actor, look, tamper, words

T = texts()
BETTER = """UPDATE event_deals SET strong = (SELECT min(points) FROM event_tries) - 1,
    perfect = (SELECT max(points) FROM event_tries) + 1"""
"""All who have played have beaten strong computers, and nobody has come up to perfect play."""
PERFECT = "UPDATE event_deals SET perfect = (SELECT min(points) FROM event_tries)"


class Drawing(HereWorkers):
    """Workers that draw at once."""

    async def draw(self, picture, guild_id=0):
        return picture()


def started(text):
    """The beginning of a text, up to its first value."""
    return re.split(r"[{\d]", text)[0]


STRONG, EQUAL = (started(T(f"met-{thing}", points="1", strong="2", perfect="3")) for thing in ("strong", "perfect"))
GREAT, COMEBACK = T("met-52", name="X").split("X")[1], T("met-behind", names="X", own=0, others=9).split("X")[0]


async def result(here, seat=0, game=GAME):
    """What somebody is shown who opens the deal of the day, and the pictures on it."""
    screen = (await here.host.dailies.show_daily(actor(seat), game)).screen
    return words(screen), [block for block in screen.blocks if isinstance(block, Picture)]


async def test_beating_strong_and_equalling_perfect_play_are_told_once_a_day_and_after_a_restart_no_more(tmp_path):
    async with daily_bench(tmp_path) as here:
        dailies = here.real_host.dailies
        dailies._celebrations = replace(dailies._celebrations, _ground=replace(dailies._ground, workers=Drawing()))
        await play_on(here, await begin(here), last)
        tamper(here.path, BETTER)
        told, pictures = await result(here)
        assert STRONG in told and EQUAL not in told and [each.name for each in pictures] == ["met-strong.png"]
        for _ in range(2):
            told, pictures = await result(here)
            assert STRONG not in told and not pictures
        # Another game of the same day brings the same thing, of which was spoken, and another one.
        await play_on(here, await begin(here, game="bulka"), last)
        tamper(here.path, BETTER)
        assert STRONG not in (await result(here, game="bulka"))[0]
        tamper(here.path, PERFECT)
        assert EQUAL in (await result(here, game="bulka"))[0]
    async with daily_bench(tmp_path) as here:
        told = [await result(here, game=game) for game in (GAME, "bulka")]
        assert not any(STRONG in text or EQUAL in text or pictures for text, pictures in told)
        await next_day(here)
        # What was played the day before is looked at, and no news.
        before = (await here.ask(0, f"dy1:show.{GAME}.2026-05-01", on_panel=True)).screen
        assert STRONG not in words(before)
        await play_on(here, await begin(here), first)
        tamper(here.path, BETTER.replace("FROM event_tries", "FROM event_tries WHERE begun_on = '2026-05-02'"))
        assert STRONG in (await result(here))[0]


async def test_what_was_left_off_or_went_worse_is_not_celebrated_and_round_streaks_are(tmp_path):
    async with daily_bench(tmp_path) as here:
        celebrated = []
        for day in range(1, 8):
            await play_on(here, await begin(here), first)
            # With all hands open it may be less than strong computers make, and no feat.
            tamper(here.path, f"UPDATE event_deals SET strong = 999, perfect = {(999, -999)[day % 2]}")
            told, _ = await result(here)
            assert STRONG not in told and EQUAL not in told
            celebrated.append(T("met-streak", days=day) in told)
            await next_day(here)
        assert celebrated == [is_round(day) for day in range(1, 8)] and sum(celebrated) == 2


async def test_of_two_processes_at_once_one_congratulates(place):
    async with contextlib.AsyncExitStack() as both:
        here = await both.enter_async_context(Bench(place))
        there = await both.enter_async_context(Bench(place)) if here.store.shared else here
        person = await here.store.people.register_person(1000, NAMES[0])
        days = [NOON.date(), NOON.date() + timedelta(days=1)]
        met = [
            set().union(*found)
            for day in days
            if (
                found := await asyncio.gather(
                    *(
                        each.store.celebrations.meet(person, list(Thing), day)
                        for each in (here, there)
                        for _ in range(4)
                    )
                )
            )
            and sum(map(len, found)) == len(set().union(*found))
        ]
        # Of a first 52 there is only one in a life.
        assert met == [set(Thing), set(Thing) - {Thing.FIRST_52}]
        # What one has met is still new for another.
        another = await here.store.people.register_person(1001, NAMES[1])
        assert await here.store.celebrations.meet(another, list(Thing), days[1]) == set(Thing)
        (computer, *_) = await here.store.people.computers(Level.STRONG)
        assert not await here.store.celebrations.meet(computer, list(Thing), days[0])


async def test_a_first_52_is_told_to_the_channel_once_in_a_life(tmp_path):
    async with Bench(tmp_path / "games.db", 3) as bench:
        winners, seed, missed = [], 0, 1
        # Until somebody has come to it twice.
        while len(set(winners)) == len(winners):
            bench.clock.forward(timedelta(minutes=2))
            number, seed = await bench.series(Rules(series=1)), seed + 1
            come = await bench.jump(number, partial(_over_or_great, missed=missed), Random(seed))
            if not _great(come):
                continue
            if missed:
                # A computer has played the card of somebody who was late: theirs is still to come.
                await bench.jump(number, lambda table: not any(table.seats.missed), Random(seed))
                assert not look(bench.path, "SELECT 1 FROM met")
                missed = 0
                await bench.host.endings.stop(actor(9, moderator=True), number)
                continue
            winners.append(come.seats.person(come.game.great_bonus).name)
            told = [words(screen) for _, screen in bench.gateway.posted if GREAT in words(screen)]
            assert sorted(next(name for name in NAMES if name in text) for text in told) == sorted(set(winners)), seed
            tamper(bench.path, "UPDATE met SET day = '2020-01-01'")
            await bench.host.endings.stop(actor(9, moderator=True), number)


def _great(table):
    return table.game is not None and table.game.great_bonus is not None


def _over_or_great(table, missed):
    """Whether somebody has come to it, who has missed so many moves then, or the game is over without that."""
    if _great(table):
        table.seats.missed[table.game.great_bonus] = missed
    return _great(table) or table.status is not Status.PLAYING


async def test_a_series_that_is_won_from_behind_is_told_and_no_other_one(tmp_path):
    async with Bench(tmp_path / "games.db", 5) as bench:
        behind = 0
        for seed in range(6):
            number = await bench.series(Rules(series=3))
            table = await bench.jump(number, lambda table: table.status is Status.FINISHED, Random(seed), boldness=0.5)
            winner = table.series.result.winner
            balances = look(
                bench.path, f"SELECT balance0, balance1 FROM prizes WHERE table_id = {number} ORDER BY game"
            )
            lead = max(balance[1 - winner] - balance[winner] for balance in balances)
            told = [words(screen) for _, screen in bench.gateway.posted if COMEBACK in words(screen)]
            names = [table.seats.person(seat).name for seat in (winner, winner + 2)]
            behind += lead >= 2
            assert len(told) == behind, (seed, balances)
            assert lead < 2 or all(name in told[-1] for name in names)
            bench.real_host._updates.show_change(table)
            await bench.settle()
            # The next day it may be told again, of another series.
            bench.clock.forward(timedelta(days=1))
        assert 0 < behind < 6
