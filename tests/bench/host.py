"""How many clicks a second the whole bot answers, and what one costs, against a bare bot of discord.py.

Both run in processes of their own against a Discord on this machine, in turns. A click on the bot is a card that is
played by its button on a hand: checked, stored in a file with full synchronisation (WAL, `synchronous = FULL`), and
answered with the hand as it is then; besides, the hand of whoever is next is brought up to date, and the message of
the table at most every REDRAW_SECONDS. The yardstick answers a click on the same kind of message by drawing one of
those hands, with as many buttons and as much text, and does nothing else.

One by one: a click, its answer, the next, around all tables. At once: a click at each of so many tables, all answers,
then the next round at as many others. Seconds are those of the clicks; processor time is all that the bot's process
takes until it has nothing more to do. The Discord here is Python too, and has to be awake for every click: its share
is told, and where it is high it limits both rates.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import tempfile
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.bench.stage import (
    BOT,
    HIDDEN,
    YARDSTICK,
    Game,
    Hand,
    Hands,
    Launched,
    LoopbackDiscord,
    Message,
    User,
    Watch,
    channels,
    cpu_seconds,
    median,
    series_under_way,
    table_of,
)

WARM_UP = 32
"""Cards played at each table before anything is measured: a whole deal, whose hands are what the yardstick draws."""


def run(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench host", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50, help="clicks at once")
    parser.add_argument("--clicks", type=int, default=400, help="in a round of each")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the database is; in the folder for temporary files if not")
    parser.add_argument(
        "--redraw-seconds",
        type=float,
        nargs="+",
        default=[1.05, 60],
        help="least time between two edits in a channel, one run for each; 60 shows what the click alone costs",
    )
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        print(f"{os.cpu_count()} cores; the database is in {folder}, on {file_system(Path(folder))}")
        for seconds in chosen.redraw_seconds:
            plan = Plan(chosen.tables, chosen.clicks, chosen.rounds, chosen.seed, seconds)
            here = Path(folder) / str(seconds)
            here.mkdir()
            for line in report(plan, asyncio.run(measure(plan, here))):
                print(line)


def file_system(folder: Path) -> str:
    """What kind of file system a folder is on."""
    found = subprocess.run(["stat", "-f", "-c", "%T", str(folder)], capture_output=True, text=True, check=False)
    return found.stdout.strip() or "an unknown file system"


@dataclass
class Plan:
    """What is measured."""

    tables: int
    clicks: int
    rounds: int
    seed: int
    redraw_seconds: float


@dataclass
class Figures:
    """What was measured of one bot in one mode, round by round."""

    rates: list[float] = field(default_factory=list)
    """Clicks a second."""
    costs: list[float] = field(default_factory=list)
    """Seconds of processor time for a click."""
    shares: list[float] = field(default_factory=list)
    """Of one core, taken by the Discord here and those who press, while clicks were answered."""
    calls: Counter[str] = field(default_factory=Counter)
    clicks: int = 0


@dataclass
class Measured:
    """What was measured of both bots."""

    modes: dict[str, dict[str, Figures]]
    """By mode and bot."""
    refused: Counter[str] = field(default_factory=Counter)
    trouble: list[str] = field(default_factory=list)


class Side:
    """A bot, and those who press its buttons."""

    def __init__(self, server: LoopbackDiscord, bot: Launched) -> None:
        self.server = server
        self.bot = bot
        self.watch = Watch(server)

    def ready(self, at_once: int) -> bool:
        """Whether so many can press."""
        raise NotImplementedError

    def exhausted(self, at_once: int) -> bool:
        """Whether not so many will be able to, however long one waits."""
        raise NotImplementedError

    async def recover(self) -> None:
        """Brings it about that they can."""
        raise NotImplementedError

    async def click(self) -> None:
        """One presses, and is answered."""
        raise NotImplementedError

    async def clicks(self, number: int, at_once: int, figures: Figures) -> None:
        """So many clicks, that many at a time."""
        await self.watch.quiet()
        calls, done, seconds, own = self.watch.counts.copy(), 0, 0.0, 0.0
        cpu = cpu_seconds(self.bot.pid)
        while done < number:
            if self.exhausted(at_once):
                await self.watch.quiet()
                cost, before = cpu_seconds(self.bot.pid) - cpu, self.watch.counts.copy()
                await self.recover()
                await self.watch.quiet()
                # What was done in between does not count.
                cpu = cpu_seconds(self.bot.pid) - cost
                calls += self.watch.counts - before
            began, began_own = time.monotonic(), time.process_time()
            while done < number and not self.exhausted(at_once):
                if not self.ready(at_once):
                    await asyncio.sleep(0)
                    continue
                await asyncio.gather(*(self.click() for _ in range(at_once)))
                done += at_once
            seconds += time.monotonic() - began
            own += time.process_time() - began_own
        await self.watch.quiet()
        figures.rates.append(done / seconds)
        figures.costs.append((cpu_seconds(self.bot.pid) - cpu) / done)
        figures.shares.append(own / seconds)
        figures.calls += self.watch.counts - calls
        figures.clicks += done


class Tables(Side):
    """The bot, and tables at which cards are played."""

    def __init__(self, server: LoopbackDiscord, bot: Launched, random: Random) -> None:
        super().__init__(server, bot)
        self._random = random
        self._hands = Hands(server, self.watch)
        self._hands.changed = self._changed
        self._can_play: deque[Hand] = deque()
        self._pending: set[int] = set()
        """Tables at which a card was played, and nobody was asked anew yet."""
        self.screens: list[list[dict[str, object]]] = []
        """Hands that were shown in answer to a card, as long as they are kept."""
        self.keep = True

    def _changed(self, hand: Hand) -> None:
        if hand.moves:
            self._pending.discard(hand.game.table)
        waiting = any(each is hand for each in self._can_play)
        if hand.cards and not waiting:
            self._can_play.append(hand)
        elif waiting and not hand.cards:
            self._can_play.remove(hand)

    async def sit(self, games: list[Game]) -> None:
        """Everybody opens the own hand."""
        for game in games:
            for user in game.users.values():
                assert await self._hands.ask(game, user) is not None

    def ready(self, at_once: int) -> bool:
        return len(self._can_play) >= at_once

    def exhausted(self, at_once: int) -> bool:
        return len(self._can_play) + len(self._pending) < at_once

    async def recover(self) -> None:
        """At each table where nobody is to play a card, all else is said."""
        playing: set[int] = set()
        while len(playing) < len({hand.game.table for hand in self._hands.open.values()}):
            playing = {hand.game.table for hand in self._can_play}
            asked = [hand for hand in self._hands.open.values() if hand.moves and not hand.cards]
            await asyncio.gather(*(self._press(hand, self._random.choice(hand.moves)) for hand in asked))
            await asyncio.sleep(0.01)

    async def click(self) -> None:
        hand = self._can_play.popleft()
        self._pending.add(hand.game.table)
        await self._press(hand, self._random.choice(hand.cards))
        if self.keep:
            self.screens.append(hand.message.data["components"])

    async def _press(self, hand: Hand, what: str) -> None:
        answer = await hand.user.press(hand.message, hand.offers[what])
        assert answer is not None and "look" in answer.offers, "a click was not answered with the hand"


class Bare(Side):
    """The yardstick, and as many messages."""

    def __init__(self, server: LoopbackDiscord, bot: Launched, random: Random) -> None:
        super().__init__(server, bot)
        self._random = random
        self._messages: deque[tuple[User, Message]] = deque()

    def show(self, places: list[int], screens: list[list[dict[str, object]]]) -> None:
        """One message to each channel."""
        for at, place in enumerate(places):
            user = User(self.server, 100_000 + at, f"P{100_000 + at}")
            shown = self.server.add_message(place, {"components": screens[at % len(screens)], "flags": HIDDEN}, user.id)
            self._messages.append((user, shown))

    def ready(self, at_once: int) -> bool:
        return True

    def exhausted(self, at_once: int) -> bool:
        return False

    async def click(self) -> None:
        user, message = self._messages[0]
        self._messages.rotate(-1)
        answer = await user.press(message, self._random.choice(list(message.offers.values())))
        assert answer is not None and answer.offers, "a click was not answered with a hand"


async def measure(plan: Plan, folder: Path) -> Measured:
    """Clicks on both in turns."""
    random = Random(plan.seed)
    modes = {"one by one": 1, f"{plan.tables} at once": plan.tables}
    figures = {mode: {"bot": Figures(), "yardstick": Figures()} for mode in modes}
    measured = Measured(figures)
    async with LoopbackDiscord() as server, LoopbackDiscord() as bare_server:
        games = await series_under_way(server, folder / "games.db", 2 * plan.tables, seed=plan.seed, moves=(0, 0))
        settings = {"PAUSE_SECONDS": "0", "REDRAW_SECONDS": str(plan.redraw_seconds)}
        async with Launched(server, BOT, folder, **settings) as bot:
            await bot.start()
            tables = Tables(server, bot, random)
            tables.watch.forget()
            await tables.watch.quiet()
            await tables.sit(games)
            await tables.recover()
            await tables.clicks(WARM_UP * len(games), 1, Figures())
            tables.keep = False
            (folder / "screens.json").write_text(json.dumps(tables.screens))
            places = channels(bare_server, 2 * plan.tables)
            async with Launched(bare_server, YARDSTICK, folder, SCREENS=str(folder / "screens.json")) as bare_bot:
                await bare_bot.start()
                bare = Bare(bare_server, bare_bot, random)
                bare.watch.forget()
                bare.show(places, tables.screens)
                await bare.clicks(plan.clicks, plan.tables, Figures())
                for _ in range(plan.rounds):
                    for mode, at_once in modes.items():
                        await tables.clicks(plan.clicks, at_once, figures[mode]["bot"])
                        await bare.clicks(plan.clicks, at_once, figures[mode]["yardstick"])
            measured.trouble = bot.trouble() + bare_bot.trouble()
            measured.refused = tables.watch.refused + bare.watch.refused
    return measured


def report(plan: Plan, measured: Measured) -> list[str]:
    """What was measured, in lines."""
    lines = ["", f"redraws at least {plan.redraw_seconds} s apart; medians of {plan.rounds} rounds"]
    rows = [("", "clicks", "clicks/s", "CPU ms/click", "Discord's share", "REST calls for a click")]
    for mode, sides in measured.modes.items():
        for name, side in sides.items():
            calls = ", ".join(f"{kind} {number / side.clicks:.2f}" for kind, number in sorted(side.calls.items()))
            rate, cost, share = median(side.rates), median(side.costs), median(side.shares)
            rows.append(
                (f"{mode}: {name}", f"{side.clicks}", f"{rate:.0f}", f"{1000 * cost:.2f}", f"{share:.0%}", calls)
            )
        bot, bare = sides["bot"], sides["yardstick"]
        rate, cost = median(bot.rates) / median(bare.rates), median(bare.costs) / median(bot.costs)
        rows.append((f"{mode}: bot / yardstick", "", f"{rate:.2f}", f"{cost:.2f}", "", ""))
    lines += table_of(rows)
    lines.append("bot / yardstick: of clicks a second; of clicks for the same processor time (goal: 0.7 at least)")
    lines.append(f"requests refused: {dict(measured.refused) or 'none'}; errors logged: {len(measured.trouble)}")
    return lines + measured.trouble[:5]
