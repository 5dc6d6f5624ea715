"""What the bot asks of Discord for a card: every request, by its kind, in whole games of four people at quick pace.

Everybody presses as soon as the own hand offers something, after a moment of thought. What is due is one answer to
each click, the hand of whoever is to move brought up to date, and the public message drawn anew at most every 1.05
seconds in a channel; all beyond that is named. Two tables share each channel.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from argparse import Namespace
from collections import Counter, defaultdict
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from tests.bench.common import faults, measured, options, table_of
from tests.bench.stage import (
    BOT,
    Hand,
    Launched,
    LoopbackDiscord,
    People,
    Reply,
    Request,
    Watch,
    message_of,
    series_under_way,
)
from tests.support.books import MOVE, errors

APART = 1.05


def run(arguments: list[str]) -> None:
    parser = options(
        "redraws",
        __doc__,
        tables=(4, "two to a channel"),
        games=(2, "at each table"),
        think=(0.3, "seconds before a click, random around it"),
        pause=(3.0, "seconds between two deals"),
        seed=(1, "of all chance"),
    )
    parser.add_argument("--clicks", type=int, help="stop after so many clicks, and play no game to its end")
    measured(parser, arguments, count, report)


class Counted:
    """All that the bot has asked for while people played."""

    def __init__(self) -> None:
        self.cards = self.others = self.games = self.deals = 0
        self.kinds: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.trouble: list[str] = []
        self._public: defaultdict[str, list[tuple[float, str]]] = defaultdict(list)
        """When which request for a public message came, by channel."""
        self._shown: dict[str, str] = {}
        """What was last sent for a message."""

    @property
    def clicks(self) -> int:
        return self.cards + self.others

    def take(self, request: Request, *, asked: bool) -> None:
        """One request; `asked` is whether a hand that was brought up to date has something to answer."""
        kind = request.kind
        body = json.dumps(request.body)
        same = self._shown.get(request.ids.get("message", "")) == body
        if kind in ("edit", "refresh"):
            self._shown[request.ids["message"]] = body
            if same:
                kind += " that changes nothing"
        if request.kind == "refresh" and not same:
            kind += ": to move" if asked else ": not to move"
        self.kinds[kind] += 1
        if "channel" in request.ids:
            self._public[request.ids["channel"]].append((request.at, request.kind))

    def distances(self, *kinds: str) -> list[float]:
        """Seconds between two requests of these kinds for the same channel, the shortest first."""
        times = ([at for at, kind in asked if kind in kinds] for asked in self._public.values())
        return sorted(later - earlier for each in times for earlier, later in pairwise(each))


def report(plan: Namespace, counted: Counted) -> list[str]:
    """What was counted, in lines."""
    kinds, clicks = counted.kinds, counted.clicks
    lines = [
        f"{os.cpu_count()} cores, {plan.tables} tables, two to a channel, {plan.think} s of thought",
        f"{counted.games} games and {counted.deals} deals begun while they played; {clicks} clicks: "
        f"{counted.cards} cards, {counted.others} other moves",
    ]
    rows = [("request", "number", "for a click", "for a card", "for a deal")]
    for kind, number in sorted(kinds.items()):
        each = [f"{number / max(1, whole):.3f}" for whole in (clicks, counted.cards, counted.deals)]
        rows.append((kind, str(number), *each))
    lines += table_of(rows)
    edits, public = counted.distances("edit"), counted.distances("edit", "post")
    if edits:
        lines.append(
            f"two edits in a channel: {edits[0]:.3f} s apart at least (goal: {APART}), "
            f"{sum(each < APART for each in edits)} of {len(edits)} less than {APART} s"
        )
        lines.append(f"two edits or new messages in a channel: {public[0]:.3f} s apart at least")
    lines.append(f"answers beyond one for a click: {kinds['callback'] - clicks}")
    lines.append(f"hands of those to move, beyond one for a click: {max(0, kinds['refresh: to move'] - clicks)}")
    due = ("callback", "edit", "refresh: to move")
    beyond = {kind: number for kind, number in sorted(kinds.items()) if kind not in due}
    lines.append(f"beyond answers, edits and the hand of whoever is to move: {beyond or 'nothing'}")
    return lines + faults(counted.trouble, counted.refused)


class Players(People):
    """People who press at each table until so many games are over."""

    def __init__(self, server: LoopbackDiscord, watch: Watch, plan: Namespace, counted: Counted) -> None:
        super().__init__(server, watch, plan.think, plan.seed)
        self._most = plan.clicks
        self._counted = counted
        self.done: set[int] = set()
        """Tables at which nobody presses any more."""
        self.over = asyncio.Event()

    def changed(self, hand: Hand) -> None:
        if hand.game.table not in self.done:
            super().changed(hand)

    async def press(self, hand: Hand, what: str) -> None:
        if what in hand.cards:
            self._counted.cards += 1
        else:
            self._counted.others += 1
        assert await hand.user.press(hand.message, hand.offers[what]) is not None
        if self._most is not None and self._counted.clicks >= self._most:
            self.over.set()


async def count(plan: Namespace, folder: Path) -> Counted:
    """Plays, and counts."""
    counted = Counted()
    async with LoopbackDiscord() as server:
        file = folder / "games.db"
        games = await series_under_way(server, file, plan.tables, seed=plan.seed, moves=(0, 0), in_channel=2)
        async with Launched(server, BOT, folder, PAUSE_SECONDS=str(plan.pause), REDRAW_SECONDS=str(APART)) as bot:
            await bot.start()
            watch = Watch(server)
            await watch.quiet()
            players = Players(server, watch, plan, counted)
            for game in games:
                for user in game.users.values():
                    assert await players.hands.ask(game, user) is not None
            await watch.quiet()

            def heard(request: Request, reply: Reply) -> None:
                shown = message_of(server, request, reply)
                asked = shown is not None and any(MOVE.fullmatch(what) for what in shown.offers)
                counted.take(request, asked=asked)

            begun = _begun(file)
            watch.heard.append(heard)
            players.begin()
            while not players.over.is_set():
                await asyncio.sleep(0.2)
                finished = _finished(file)
                players.done = {table for table, number in finished.items() if number >= plan.games}
                if len(players.done) == len(games):
                    players.over.set()
            await players.close()
            await watch.quiet()
            counted.games, counted.deals = (now - then for now, then in zip(_begun(file), begun, strict=True))
        counted.refused, counted.trouble = watch.refused, errors(bot)
    return counted


def _finished(file: Path) -> dict[int, int]:
    """How many games have come to their end at each table."""
    with closing(sqlite3.connect(file)) as database:
        return dict(database.execute("SELECT table_id, count(*) FROM prizes GROUP BY table_id"))


def _begun(file: Path) -> tuple[int, int]:
    """Games and deals that have begun."""
    with closing(sqlite3.connect(file)) as database:
        (games,) = database.execute("SELECT count(*) FROM games").fetchone()
        (deals,) = database.execute("SELECT count(*) FROM moves WHERE move LIKE 'deal %'").fetchone()
        return games, deals
