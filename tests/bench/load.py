"""A thousand tables at people's pace, and how long each click waits for its answer.

Whoever is to move thinks for about ten seconds, then presses; a third of the seats are computers', regular at one table
and strong at the next, which think in a process of their own. One bot in one process, its database a file with full
synchronisation. The time of an answer is from when the Discord here sends the click to when it has read the answer: the
network to the real one comes on top.

In the second half of the time an unfriendly tenth comes to the people: on the same servers they open tables up to the
limits and beyond, leave each to computers, and press all buttons there. The others should not notice: their answers are
told apart, those of the first half and those of the second.

The bot, what thinks for it, and the Discord here with all the people share the cores of this machine. By how much the
loop of the latter was late is told: where that is not small, the answers were quicker than the figures say.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sqlite3
import time
from argparse import Namespace
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.bench.common import faults, measured, options, percentile
from tests.bench.stage import (
    BOT,
    Game,
    Hand,
    Launched,
    LoopbackDiscord,
    People,
    Reply,
    Request,
    User,
    Watch,
    children,
    cpu_seconds,
    series_under_way,
)
from tests.bench.unfriendly import Unfriendly
from tests.support.books import errors

HEARTBEAT_SECONDS = 5.0
LOOK_SECONDS = 0.02
GOAL = 0.25
SHARES = (0.5, 0.95, 0.99, 0.999)
PATIENCE, TRIES = 4.0, 5
"""Seconds after which nobody waits any more: Discord takes no answer after three; and how often hands are asked for."""
WITHOUT_THOUGHT = "moves without thinking"


def run(arguments: list[str]) -> None:
    parser = options(
        "load",
        __doc__,
        tables=(1000, "at which people play"),
        minutes=(10.0, "of play"),
        think=(10.0, "seconds for which a person thinks, random around it"),
        arrival=(60.0, "seconds in which all open their hands, before that"),
        processes=(1, "in which computers think"),
        pictures=(100, "of a hundred tables, which are shown as pictures"),
        across=(33, "of a hundred tables, which belong to no server, and whose people have nothing but their hands"),
        unfriendly=(10, "of a hundred people, who come after half of the time"),
        spam=(1.0, "presses a second of each of those"),
        confirm=(0.0, "seconds after which Discord confirms an answer that it has"),
        seed=(1, "of all chance"),
    )
    measured(parser, arguments, measure, report)


@dataclass
class Figures:
    """What was measured."""

    seconds: float = 0
    absent: int = 0
    """People whose hands were not opened in time, often as they asked, before anything was measured."""
    people: int = 0
    computers: int = 0
    unfriendly: int = 0
    alone: list[float] = field(default_factory=list)
    """Seconds from each click of the friendly people to its answer, before the unfriendly come."""
    among: list[float] = field(default_factory=list)
    """The same, with the unfriendly there."""
    annoyed: int = 0
    """Clicks of the unfriendly that were answered."""
    wasted: int = 0
    """Tables that they left to computers."""
    pressed: int = 0
    refusals: int = 0
    """Clicks that were answered with something else than the hand."""
    unanswered: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """Requests of the bot's that Discord did not take."""
    calls: Counter[str] = field(default_factory=Counter)
    pictures: int = 0
    """Pictures that were sent."""
    beats: list[float] = field(default_factory=list)
    """Seconds between two heartbeats."""
    lags: list[float] = field(default_factory=list)
    """Seconds by which the loop of the driver was late."""
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds of processor time, by process."""
    moves: int = 0
    """Moves by computers."""
    thoughtless: int = 0
    """Those of them for which there was no time to think."""
    trouble: list[str] = field(default_factory=list)

    @property
    def answers(self) -> list[float]:
        """Seconds from each click of the friendly people to its answer."""
        return self.alone + self.among


class Guests(People):
    """People who come, play, and wait for each answer only so long."""

    def __init__(self, server: LoopbackDiscord, watch: Watch, plan: Namespace) -> None:
        super().__init__(server, watch, plan.think, plan.seed)
        self._server = server
        self._arrival = plan.arrival
        self.figures = Figures()
        self.unfriendly: Unfriendly | None = None
        watch.heard.append(self._heard)
        self.begin()

    def _heard(self, request: Request, reply: Reply) -> None:
        self.figures.pictures += len(request.files)
        if request.kind != "callback" or reply.status >= 400:
            return
        interaction, others = self._server.interactions[int(request.ids["interaction"])], self.unfriendly
        if others is not None and interaction.user_id in others.accounts:
            self.figures.annoyed += 1
        else:
            answers = self.figures.among if others is not None and others.here else self.figures.alone
            answers.append(request.at - interaction.at)

    async def open(self, game: Game, user: User) -> None:
        """Somebody comes."""
        await asyncio.sleep(self._random.uniform(0, self._arrival))
        for _ in range(TRIES):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    if await self.hands.ask(game, user) is not None:
                        return
        self.figures.absent += 1

    async def press(self, hand: Hand, what: str) -> None:
        figures = self.figures
        figures.pressed += 1
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await hand.user.press(hand.message, hand.offers[what])
        except TimeoutError:
            answer = None
        if answer is None:
            figures.unanswered += 1
        elif "look" not in answer.offers:
            figures.refusals += 1


async def measure(plan: Namespace, folder: Path) -> Figures:
    """Has everybody play, and looks on."""
    old = datetime.now(UTC) - timedelta(hours=3)
    file = folder / "games.db"
    async with LoopbackDiscord() as server:
        server.heartbeat_ms = int(1000 * HEARTBEAT_SECONDS)
        games = await series_under_way(
            server,
            file,
            plan.tables,
            seed=plan.seed,
            computers=1 / 3,
            pictures=plan.pictures,
            across=plan.across,
            clock=lambda: old,
        )
        async with Launched(server, BOT, folder, THINKING_PROCESSES=str(plan.processes)) as bot:
            await bot.start()
            watch = Watch(server)
            watch.forget()
            watch.confirms_after = plan.confirm
            people = Guests(server, watch, plan)
            await asyncio.gather(*(people.open(game, user) for game in games for user in game.users.values()))
            gc.collect()
            gc.freeze()
            figures = people.figures = Figures(absent=people.figures.absent)
            figures.people = sum(len(game.users) for game in games)
            figures.computers = 4 * plan.tables - figures.people
            figures.unfriendly = figures.people * plan.unfriendly // 100
            others = people.unfriendly = Unfriendly(server, games, figures.unfriendly, plan.spam, plan.seed)
            watch.counts.clear()
            watch.refused.clear()
            await asyncio.gather(_look_on(server, bot, file, plan, people), others.come(30 * plan.minutes))
            await asyncio.gather(people.close(), others.close())
            figures.wasted = _left_to_computers(file)
            gc.unfreeze()
            figures.refused, figures.calls = watch.refused, watch.counts
            figures.trouble = errors(bot)
    return figures


async def _look_on(server: LoopbackDiscord, bot: Launched, file: Path, plan: Namespace, people: Guests) -> None:
    figures = people.figures
    cpu, moves, thoughtless = _cpu(bot), _moves_of_computers(file), _thoughtless(bot)
    began = last = time.monotonic()
    beats, beat = server.heartbeats, began
    # A slow machine may need longer than that to draw the first picture, and some are to be counted.
    while last - began < 60 * plan.minutes or (plan.pictures and not figures.pictures):
        await asyncio.sleep(LOOK_SECONDS)
        now = time.monotonic()
        figures.lags.append(max(0.0, now - last - LOOK_SECONDS))
        if server.heartbeats > beats:
            figures.beats.append(now - beat)
            beats, beat = server.heartbeats, now
        last = now
    figures.seconds = last - began
    figures.cpu = {name: seconds - cpu.get(name, 0) for name, seconds in _cpu(bot).items()}
    figures.moves = _moves_of_computers(file) - moves
    figures.thoughtless = _thoughtless(bot) - thoughtless
    # Before the first heartbeat only part of an interval was looked at.
    figures.beats = figures.beats[1:]


def _cpu(bot: Launched) -> dict[str, float]:
    """Processor time until now."""
    thinking = sum(cpu_seconds(pid) for pid in children(bot.pid))
    return {"bot": cpu_seconds(bot.pid), "thinking": thinking, "Discord and people": time.process_time()}


def _moves_of_computers(file: Path) -> int:
    sql = """SELECT count(*) FROM moves JOIN games ON games.id = game JOIN seats USING (table_id, seat)
             JOIN people ON people.id = person WHERE level IS NOT NULL"""
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(sql).fetchone()[0])


def _left_to_computers(file: Path) -> int:
    sql = """SELECT count(*) FROM tables WHERE status = 'playing' AND NOT EXISTS (
             SELECT 1 FROM seats JOIN people ON people.id = person WHERE table_id = tables.id AND level IS NULL)"""
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(sql).fetchone()[0])


def _thoughtless(bot: Launched) -> int:
    return sum(WITHOUT_THOUGHT in line for line in bot.log)


def _told(which: str, answers: list[float]) -> list[str]:
    """How long answers took, in lines."""
    if not answers:
        return []
    told = ", ".join(f"{share:.1%} {1000 * percentile(answers, share):.0f} ms" for share in SHARES)
    late = sum(each > GOAL for each in answers)
    goal = f"(goal: 99.9% within {1000 * GOAL:.0f} ms)"
    return [
        f"{which} within: {told}, worst {1000 * max(answers):.0f} ms",
        f"{late} of {len(answers)} took longer than {1000 * GOAL:.0f} ms {goal}",
    ]


def _ratio(figures: Figures, share: float) -> float:
    return percentile(figures.among, share) / percentile(figures.alone, share)


def report(plan: Namespace, figures: Figures) -> list[str]:
    """What was measured, in lines."""
    seconds = figures.seconds
    lines = [
        f"{plan.tables} tables, {plan.pictures} of a hundred as pictures, {plan.across} across servers, "
        f"{figures.people} people and {figures.computers} computers, {seconds / 60:.1f} minutes, "
        f"{os.cpu_count()} cores for everything, {plan.processes} processes to think",
        f"{figures.pressed} clicks, {figures.pressed / seconds:.1f} a second; {figures.moves} moves by computers, "
        f"{figures.moves / seconds:.1f} a second, {figures.thoughtless} of them without thought",
    ]
    lines.append(
        f"{figures.unfriendly} unfriendly people in the second half: {figures.annoyed} clicks answered, "
        f"{figures.wasted} tables left to computers"
    )
    lines += _told("answers", figures.answers)
    if figures.alone and figures.among:
        lines += _told("before they came", figures.alone) + _told("with them", figures.among)
        ratios = (f"{share:.1%} {_ratio(figures, share):.2f}" for share in SHARES)
        lines.append("with them to before: " + ", ".join(ratios))
    lines.append(f"unanswered {figures.unanswered}, answered with no hand {figures.refusals}")
    requests = ", ".join(f"{kind} {number}" for kind, number in sorted(figures.calls.items()))
    lines.append(f"requests: {requests}; with {figures.pictures} pictures")
    late = max((beat - HEARTBEAT_SECONDS for beat in figures.beats), default=0.0)
    lines.append(f"{len(figures.beats)} heartbeats, one each {HEARTBEAT_SECONDS} s: late by at most {late:.2f} s")
    lines.append("of one core: " + ", ".join(f"{name} {spent / seconds:.0%}" for name, spent in figures.cpu.items()))
    if figures.lags:
        worst = 1000 * max(figures.lags)
        most = 1000 * percentile(figures.lags, 0.999)
        lines.append(f"loop of the driver: 99.9% late by no more than {most:.0f} ms, at most {worst:.0f} ms")
    lines.append(f"people who could not open their hands before: {figures.absent}")
    return lines + faults(figures.trouble, figures.refused)
