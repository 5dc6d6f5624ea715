"""Somebody who reads a channel, and tries to tell from what appears there, and when, who holds what."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import sqrt
from random import Random
from statistics import fmean

from bot.ui.screen import File, Screen
from tests.support.service import NAMES, Clock, RecordingFace, buttons, words

Event = tuple[datetime, str, str]
"""When something appeared, and what; cards, names and points, which have their own reasons, are left out."""
Guess = Callable[["Heard"], bool]


class Listening(RecordingFace):
    """A face that notes when what appeared in the channel, for somebody who sees nobody's hand."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.events: list[Event] = []

    def hear(self, kind: str, screen: Screen | None = None) -> None:
        self.events.append((self.clock(), kind, told(screen) if screen is not None else ""))

    async def post(
        self,
        channel_id: int,
        screen: Screen,
        mentioned: Sequence[int] = (),
        once: str | None = None,
        file: File | None = None,
    ) -> int:
        self.hear(f"post {len(mentioned)}", screen)
        return await super().post(channel_id, screen, mentioned, once, file)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        self.hear("edit", screen)
        await super().edit(channel_id, message_id, screen)

    async def delete(self, channel_id: int, message_id: int) -> None:
        self.hear("delete")
        await super().delete(channel_id, message_id)


def told(screen: Screen) -> str:
    """What a message says happens now, and what its buttons do, without cards, names and numbers."""
    text = " / ".join(words(screen).splitlines()[-2:]) + " | " + " ".join(each.action for each in buttons(screen))
    text = re.sub("|".join(NAMES), "N", re.sub(r"\S*\u2060\S+", "C", text))
    # Any number is as good as another, but for how many moves have been shown, as it stands on buttons.
    plies = re.findall(r"st1:\d+:\d+\.(\d+):", text)
    return re.sub(r"[0-9a-f]{64}|\d+", "0", text) + f" | {plies[:1]}"


@dataclass(frozen=True)
class Heard:
    """What a reader has seen of the beginning of a deal, and what was kept from them."""

    began: datetime
    events: tuple[Event, ...]
    kept_back: bool
    """Whether somebody held a set, and did not declare it."""

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """What appeared, one after another, counted from the first."""
        first = next(iter(re.findall(r"\['(\d+)'\]", " ".join(text for _, _, text in self.events))), "0")
        return tuple(
            (kind, re.sub(r"\['(\d+)'\]", lambda ply: str(int(ply[1]) - int(first)), text))
            for _, kind, text in self.events
        )

    @property
    def times(self) -> tuple[float, ...]:
        """How many things appeared, when each did, and how long after the one before."""
        since = [(moment - self.began) / timedelta(seconds=1) for moment, _, _ in self.events]
        gaps = [after - before for before, after in zip([0.0, *since], since, strict=False)]
        known = (since + [0.0] * 6)[:6], (gaps + [0.0] * 6)[:6]
        return float(len(since)), max(since, default=0.0), max(gaps, default=0.0), *known[0], *known[1]


def by_words(deals: Sequence[Heard]) -> Guess:
    """Remembers which words were heard where something was kept back."""
    balance: dict[object, float] = defaultdict(float)
    for deal in deals:
        balance[deal.words] += share(deals, deal)
    return lambda deal: balance[deal.words] > 0


def by_one_thing(deals: Sequence[Heard]) -> Guess:
    """Looks for the one thing that is said, or done, most often in one kind of deals and not in the other."""
    balance: dict[object, float] = defaultdict(float)
    for deal in deals:
        for thing in {*deal.words}:
            balance[thing] += share(deals, deal)
    best = max(balance, key=lambda thing: abs(balance[thing]))
    return lambda deal: (best in deal.words) == (balance[best] > 0)


def by_one_time(deals: Sequence[Heard]) -> Guess:
    """Looks for the one time, or number, and the border that divide best."""
    best, rule = 0.0, (0, 0.0, True)
    for which in range(len(deals[0].times)):
        balance = 0.0
        for deal in sorted(deals, key=lambda deal: deal.times[which]):
            balance += share(deals, deal)
            if abs(balance) > best:
                best, rule = abs(balance), (which, deal.times[which], balance > 0)
    which, border, below = rule
    return lambda deal: (deal.times[which] <= border) == below


def by_likeness(deals: Sequence[Heard]) -> Guess:
    """Asks the fifteen deals whose times were most alike."""

    def guess(deal: Heard) -> bool:
        def far(other: Heard) -> float:
            return sum(abs(one - two) for one, two in zip(deal.times, other.times, strict=True))

        return sum(share(deals, each) for each in sorted(deals, key=far)[:15]) > 0

    return guess


LISTENERS = (by_words, by_one_thing, by_one_time, by_likeness)


def share(deals: Sequence[Heard], deal: Heard) -> float:
    """The weight of a deal, so that both kinds of deals weigh the same however many there are; below 0 for silence."""
    alike = sum(each.kept_back == deal.kept_back for each in deals)
    return (1 if deal.kept_back else -1) / alike


def right(guess: Guess, deals: Sequence[Heard]) -> float:
    """How often somebody guesses right, where either kind is as likely as the other."""
    return fmean(fmean(guess(deal) == kind for deal in deals if deal.kept_back == kind) for kind in (True, False))


def halves(deals: Sequence[Heard], random: Random) -> tuple[list[Heard], list[Heard]]:
    """Two halves that have as many of either kind."""
    found: tuple[list[Heard], list[Heard]] = [], []
    for kind in (True, False):
        alike = random.sample(alike := [deal for deal in deals if deal.kept_back == kind], len(alike))
        found[0].extend(alike[::2])
        found[1].extend(alike[1::2])
    return found


def told_apart(deals: Sequence[Heard], random: Random) -> tuple[float, float]:
    """How often the best listener is right about deals that it has not learnt from, and the error of that number."""
    of_each = Counter(deal.kept_back for deal in deals)
    results = []
    one, two = halves(deals, random)
    for learnt, asked in ((one, two), (two, one)):
        first, second = halves(learnt, random)
        best = max(LISTENERS, key=lambda listener: right(listener(first), second) + right(listener(second), first))
        results.append(right(best(learnt), asked))
    return fmean(results), sqrt(1 / of_each[True] + 1 / of_each[False]) / 4
