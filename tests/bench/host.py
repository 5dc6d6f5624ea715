"""How many clicks a second the whole bot answers, and what one costs, against bare bots of discord.py.

All run in processes of their own against Discords on this machine, in turns. A click on the bot is a card that is
played by its button on a hand: checked, stored in a file with full synchronisation (WAL, `synchronous = FULL`), and
answered with the hand as it is then; besides, the hand of whoever is next is brought up to date, and the message of
the table at most every REDRAW_SECONDS. The bare bots make `the same calls`: each round they get the very clicks that
the bot has just had, and send the same answers, edits and refreshes with the same bodies, read from a file. One makes
objects of discord.py for all of it, and any bot written as discord.py's examples pays as much to show as much. The
other sends them `raw`, by the very means of the bot: what it pays is the least that the bot could.

One by one: a click, its answer, the next, around all tables. At once: a click at each of so many tables, all answers,
then the next round at as many others. Seconds are those of the clicks; processor time is all that the bot's process
takes until it has nothing more to do. The Discord here is Python too, and has to be awake for every click: its share
is told, and where it is high it limits all rates.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from argparse import Namespace
from collections import Counter, deque
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.bench.common import faults, measured, options, table_of
from tests.bench.stage import (
    BOT,
    COMPONENTS,
    HIDDEN,
    REPLAY,
    Game,
    Hand,
    Hands,
    Launched,
    LoopbackDiscord,
    Message,
    Reply,
    Request,
    User,
    Watch,
    channels,
    cpu_seconds,
    message_of,
    series_under_way,
)
from tests.support.books import errors
from tests.support.loopback import BUTTON, COMPONENT

WARM_UP = 32
"""Cards played at each table before anything is measured: a whole deal."""
OURS, SAME, RAW = "bot", "the same calls", "the same calls, raw"
SENDING = {SAME: "items", RAW: "raw"}
"""The bare bots, and how they send."""


def run(arguments: list[str]) -> None:
    parser = options(
        "host",
        __doc__,
        tables=(50, "clicks at once"),
        clicks=(400, "in a round of each"),
        rounds=(5, "of which medians are told"),
        redraw_seconds=(1.05, "least time between two edits in a channel"),
        seed=(1, "of all chance"),
    )
    measured(parser, arguments, measure, report)


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
    """What was measured of all bots."""

    modes: dict[str, dict[str, Figures]]
    """By mode and bot."""
    refused: Counter[str] = field(default_factory=Counter)
    trouble: list[str] = field(default_factory=list)
    different: Counter[str] = field(default_factory=Counter)
    """Calls that a bare bot should have made and did not, or made and should not have."""


@dataclass
class Click:
    """A click on the bot, and what it sent because of it."""

    channel: int
    user: int
    custom_id: str
    shown: dict[str, Any]
    """The message as it was when its button was pressed."""
    answer: list[dict[str, Any]] = field(default_factory=list)
    """The components of the answer."""
    calls: list[dict[str, Any]] = field(default_factory=list)
    """The calls that followed, as the bare bot reads them: of a hand with its user, of a table with none."""
    sent: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """All of them by kind, with their whole bodies."""


class Side:
    """A bot, and those who press its buttons."""

    def __init__(self, server: LoopbackDiscord, bot: Launched) -> None:
        self.server = server
        self.bot = bot
        self.watch = Watch(server)
        self.pressing = False
        """Whether clicks come, and what is answered is not only what is left to do."""

    def ready(self, at_once: int) -> bool:
        """Whether so many can press."""
        return True

    def exhausted(self, at_once: int) -> bool:
        """Whether not so many will be able to, however long one waits."""
        return False

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
            self.pressing = True
            while done < number and not self.exhausted(at_once):
                if not self.ready(at_once):
                    await asyncio.sleep(0)
                    continue
                await asyncio.gather(*(self.click() for _ in range(at_once)))
                done += at_once
            self.pressing = False
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
        self.clicked: list[Click] = []
        """What was pressed since the last `taken`."""
        self._latest: dict[int, Click] = {}
        """The last click in each channel, for which calls may yet come."""
        self._seen: dict[int, Message] = {}
        """All messages that were sent or changed: of one that is deleted nothing else tells whose it was."""
        self.watch.heard.append(self._follow)

    def taken(self) -> list[Click]:
        """What was pressed since this was last asked, once all calls have been made."""
        taken, self.clicked, self._latest = self.clicked, [], {}
        return taken

    def _follow(self, request: Request, reply: Reply) -> None:
        """Keeps a call with the click because of which it is made."""
        message = message_of(self.server, request, reply)
        if message is not None:
            self._seen[message.id] = message
        elif request.kind == "delete" and reply.status < 400:
            message = self._seen.pop(int(request.ids["message"]), None)
        if message is None or message.channel_id not in self._latest:
            return
        click = self._latest[message.channel_id]
        body = request.body or {}
        click.sent.append((request.kind, body))
        if request.kind == "callback":
            click.answer = body["data"]["components"]
        else:
            call = {"kind": request.kind, "user": message.reader, "components": body.get("components", [])}
            click.calls.append(call | {"late": not self.pressing})

    def hands(self) -> list[Hand]:
        """All hands that are open."""
        return list(self._hands.open.values())

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
        self._latest.clear()
        playing: set[int] = set()
        while len(playing) < len({hand.game.table for hand in self._hands.open.values()}):
            playing = {hand.game.table for hand in self._can_play}
            asked = [hand for hand in self._hands.open.values() if hand.moves and not hand.cards]
            await asyncio.gather(*(self._press(hand, self._random.choice(hand.moves)) for hand in asked))
            await asyncio.sleep(0.01)

    async def click(self) -> None:
        hand = self._can_play.popleft()
        self._pending.add(hand.game.table)
        what, message = self._random.choice(hand.cards), hand.message
        click = Click(message.channel_id, hand.user.id, hand.offers[what], dict(message.data))
        self.clicked.append(click)
        self._latest[click.channel] = click
        await self._press(hand, what)

    async def _press(self, hand: Hand, what: str) -> None:
        answer = await hand.user.press(hand.message, hand.offers[what])
        assert answer is not None and "look" in answer.offers, "a click was not answered with the hand"


class Same(Side):
    """A bare bot that makes the same calls, and messages like those of all hands and tables."""

    def __init__(self, server: LoopbackDiscord, bot: Launched, folder: Path) -> None:
        super().__init__(server, bot)
        self._folder = folder
        self._channels: dict[int, int] = {}
        """Its channels and boards by channels of the bot, and hands by their users."""
        self._boards: dict[int, Message] = {}
        self._hands: dict[int, tuple[User, Message]] = {}
        """All clicks are made on one message for each hand, wherever the bot has brought its own."""
        self._loaded = 0
        self._control: tuple[User, Message] | None = None
        self._coming: deque[Click] = deque()
        self._made: list[tuple[str, dict[str, Any]]] = []
        """Kinds and bodies of the calls made since the last `load`."""
        self.watch.heard.append(lambda request, _: self._made.append((request.kind, request.body or {})))

    def show(self, places: list[int], hands: list[Hand]) -> None:
        """A channel for each of the bot's, and there a board and the same hands."""
        free = iter(places)
        for hand in hands:
            theirs = hand.message.channel_id
            if theirs not in self._channels:
                own = self._channels[theirs] = next(free)
                self._boards[theirs] = self.server.add_message(own, {"components": [], "flags": COMPONENTS})
            user = User(self.server, hand.user.id, hand.user.name)
            body = {"components": hand.message.data["components"], "flags": HIDDEN}
            self._hands[hand.user.id] = user, self.server.add_message(self._channels[theirs], body, user.id)
        own = next(iter(self._channels.values()))
        user = User(self.server, 99_999, "P99999")
        self._control = user, self.server.add_message(own, {"components": [], "flags": HIDDEN}, user.id)

    async def sit(self, hands: list[Hand]) -> None:
        """Everybody presses once on the own hand, so that the bot has a token for it."""
        clicks = []
        for hand in hands:
            shown, offered = dict(hand.message.data), next(iter(hand.offers.values()))
            clicks.append(Click(hand.message.channel_id, hand.user.id, offered, shown, shown["components"]))
        await self.load(clicks)
        for _ in clicks:
            await self.click()

    async def load(self, clicks: list[Click]) -> None:
        """Has the bot read what it is to answer to these clicks, which come next."""
        name, self._loaded = f"{self._loaded}.json", self._loaded + 1
        told = []
        for click in clicks:
            calls = [call | {"message": self._own(click, call)} for call in click.calls]
            told.append({"message": self._hands[click.user][1].id, "answer": click.answer, "calls": calls})
        (self._folder / name).write_text(json.dumps(told))
        assert self._control is not None
        user, message = self._control
        button = {"type": BUTTON, "style": 1, "label": "load", "custom_id": f"go1:{name}", "id": 1}
        message.data["components"] = [{"type": 1, "components": [button]}]
        await user.press(message, button["custom_id"])
        self._coming = deque(clicks)
        self._made = []

    def _own(self, click: Click, call: dict[str, Any]) -> int:
        return (self._boards[click.channel] if call["user"] is None else self._hands[call["user"]][1]).id

    async def click(self) -> None:
        click = self._coming.popleft()
        user, message = self._hands[click.user]
        shown = click.shown | {"id": str(message.id), "channel_id": str(message.channel_id)}
        data = {"custom_id": click.custom_id, "component_type": BUTTON, "id": 1}
        answer = await self.server.interact(user, message.channel_id, COMPONENT, data, message, shown)
        assert answer is not None and answer.offers, "a click was not answered with a hand"

    def different(self, clicks: list[Click]) -> Counter[str]:
        """The calls that were made though these clicks did not ask for them, or not made though they did."""
        wanted = Counter(body_text(*call) for click in clicks for call in click.sent)
        made = Counter(body_text(*call) for call in self._made)
        return (wanted - made) + (made - wanted)


def body_text(kind: str, body: dict[str, Any]) -> str:
    """A call as text, without the number that discord.py draws for a new message."""
    return json.dumps([kind, {name: value for name, value in body.items() if name != "nonce"}])


async def measure(plan: Namespace, folder: Path) -> Measured:
    """Clicks on both in turns."""
    random = Random(plan.seed)
    modes = {"one by one": 1, f"{plan.tables} at once": plan.tables}
    measured = Measured({mode: {name: Figures() for name in (OURS, *SENDING)} for mode in modes})
    async with AsyncExitStack() as last:
        server = await last.enter_async_context(LoopbackDiscord())
        games = await series_under_way(server, folder / "games.db", 2 * plan.tables, seed=plan.seed, moves=(0, 0))
        settings = {"PAUSE_SECONDS": "0", "DECLARING_SECONDS": "0", "REDRAW_SECONDS": str(plan.redraw_seconds)}
        bot = await last.enter_async_context(Launched(server, BOT, folder, **settings))
        tables = await seated(server, bot, games, random)
        await tables.clicks(WARM_UP * len(games), 1, Figures())
        tables.taken()
        same = {name: await bare(last, folder, tables, sending) for name, sending in SENDING.items()}
        for _ in range(plan.rounds):
            for mode, at_once in modes.items():
                await tables.clicks(plan.clicks, at_once, measured.modes[mode][OURS])
                clicked = tables.taken()
                for name, side in same.items():
                    await side.load(clicked)
                    await side.clicks(len(clicked), at_once, measured.modes[mode][name])
                    measured.different += side.different(clicked)
        for each in (tables, *same.values()):
            measured.trouble += errors(each.bot)
            measured.refused += each.watch.refused
    return measured


async def bare(last: AsyncExitStack, folder: Path, tables: Tables, sending: str) -> Same:
    """A bare bot, started, on a Discord of its own, and everybody before the same hand as there."""
    own = folder / sending
    own.mkdir()
    server = await last.enter_async_context(LoopbackDiscord())
    bot = await last.enter_async_context(Launched(server, REPLAY, own, CALLS=str(own), SENDING=sending))
    same, hands = Same(server, bot, own), tables.hands()
    same.show(channels(server, len({hand.message.channel_id for hand in hands})), hands)
    await bot.start()
    same.watch.forget()
    await same.sit(hands)
    return same


async def seated(server: LoopbackDiscord, bot: Launched, games: list[Game], random: Random) -> Tables:
    """The bot, started, and everybody before the own hand, where cards can be played."""
    await bot.start()
    tables = Tables(server, bot, random)
    tables.watch.forget()
    await tables.watch.quiet()
    await tables.sit(games)
    await tables.recover()
    await tables.watch.quiet()
    return tables


def report(plan: Namespace, measured: Measured) -> list[str]:
    """What was measured, in lines."""
    lines = [f"{os.cpu_count()} cores, redraws {plan.redraw_seconds} s apart at least, medians of {plan.rounds} rounds"]
    rows = [("", "clicks", "clicks/s", "CPU ms/click", "Discord's share", "REST calls for a click")]
    for mode, sides in measured.modes.items():
        for name, side in sides.items():
            calls = ", ".join(f"{kind} {number / side.clicks:.2f}" for kind, number in sorted(side.calls.items()))
            rate, cost, share = median(side.rates), median(side.costs), median(side.shares)
            rows.append(
                (f"{mode}: {name}", f"{side.clicks}", f"{rate:.0f}", f"{1000 * cost:.2f}", f"{share:.0%}", calls)
            )
        bot = sides[OURS]
        for name in SENDING:
            rate = median(bot.rates) / median(sides[name].rates)
            cost = median(sides[name].costs) / median(bot.costs)
            rows.append((f"{mode}: bot / {name}", "", f"{rate:.2f}", f"{cost:.2f}", "", ""))
    lines += table_of(rows)
    lines.append("bot / …: of clicks a second; of clicks for the same processor time (goal: 0.6 of the same calls)")
    lines.append(
        f"calls that a bare bot should make, and did not, or should not, and did: {measured.different.total()}"
    )
    return lines + faults(measured.trouble, measured.refused)
