"""What a card was worth by what its player could know: over all deals that the seat may think possible, played blind.

Perfect play of a deal, all hands seen, blames what no player could use. Solving many deals that fit is no remedy: the
solver still sees everything one card later. So here later cards, too, are chosen by players who see their own hand
alone. What is not sure is not said.

All is decided by counts of deals and the random numbers given, never by a clock, and nothing is read but a `View`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from math import erf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from engine.cards.pack import AnySuit, PackCard
from engine.players import Reason

VERSION: Final = 4
"""The number of this way of judging: another one may blame other cards, or by other points."""
SURE: Final = 2.0
"""What is said is beyond its margin by so many standard errors."""
CLEAR: Final = 3.0
"""The second test ends early only where it is beyond by so many, since whoever looks often is deceived more often."""
MARGIN: Final = 1.0
"""By more than so many points a card must be worse to be blamed."""
DOUBTFUL: Final = 3.0
"""Only a card that seems worse by so many points at first sight is looked at more closely."""
BATCH: Final = 20
"""After so many deals it is asked whether more are needed."""
TELLING: Final = 3.0
"""A fact speaks for a card if it matters by so many standard errors."""
FACTS: Final = 2
"""So many facts are told at most."""

C = TypeVar("C", bound=PackCard)
V = TypeVar("V", contravariant=True)
D = TypeVar("D")
"""All hidden cards of a deal, as a game writes them."""


class Budget(NamedTuple):
    """How much may be tried for one choice."""

    looks: int = 3
    """How often all cards are valued as a strong player does."""
    deals: int = 120
    """How many deals each card is played out on at most; a blame takes as many again, and a third for its size."""


USUAL: Final = Budget()


class Holding(NamedTuple):
    """That a seat holds a card, or one of a suit."""

    seat: int
    what: PackCard | AnySuit


@dataclass(frozen=True, slots=True)
class Fact:
    """What speaks for the better of two cards: what is so in at least half of the deals, and decides between them."""

    seat: int
    what: PackCard | AnySuit
    """A card, or a suit."""
    holds: bool
    """Whether the seat holds the card, or a card of the suit, in these deals."""
    share: float
    """In which share of all deals it is so."""
    points: float
    """How many points the better card brings more in these deals."""
    otherwise: float
    """The same in the other deals."""


@dataclass(frozen=True, slots=True)
class Worth(Generic[C]):
    """What a card is expected to bring."""

    card: C
    points: float
    """How many points it brings the player's side more than the best card: 0 for the best, negative for others."""
    error: float
    """The standard error of `points`."""
    deals: int
    """On how many deals it was played out."""

    @property
    def sure(self) -> float:
        """How sure it is that the best card is better than this one, from 0.5 to 1; 0.5 for the best itself."""
        if not self.error:
            return 1.0 if self.points else 0.5
        return 0.5 + 0.5 * erf(-self.points / self.error / sqrt(2))


@dataclass(frozen=True, slots=True)
class Blame(Generic[C]):
    """A card that was surely not the best by what its player could know."""

    card: C
    better: C
    points: float
    """How many points the better card brings the player's side more, from deals that had no say in whether to blame."""
    error: float
    """The standard error of `points`."""
    deals: int
    """From how many deals these come."""
    facts: tuple[Fact, ...]
    """What speaks for the better card, the most important first; often nothing that can be told in a few words."""

    @property
    def cost(self) -> int:
        """What it cost, as it is told: in whole points, and never none."""
        return max(1, round(self.points))


@dataclass(frozen=True, slots=True)
class Judgement(Generic[C]):
    """What can be said of a card by what its player could know."""

    blame: Blame[C] | None
    """`None` where the card was not surely worse than another."""
    sound: bool
    """Whether hardly any other card seems better to a strong player; where neither is so, it is not sure."""


class Judge(Protocol[V, C, D]):
    """What a game tells of its cards: the functions that its module defines."""

    def values(self, view: V, random: Random) -> Mapping[C, float]:
        """Return what each legal card seems to be worth to a strong player, in points; raise `ValueError` for none."""

    def deals(self, view: V, number: int, random: Random) -> Sequence[D]:
        """Return so many deals that the seat may think possible, more often those that are likelier.

        It is one deal alone where only one is possible and nobody who plays it out does so by chance.
        """

    def played_out(self, view: V, deals: Sequence[D], cards: Sequence[C], random: Random) -> Sequence[Sequence[float]]:
        """Return for each deal and card the points of the player's side less the other's, if everybody plays blind."""

    def holdings(self, view: V, deal: D) -> Iterable[Holding]:
        """Return what the other seats hold in a deal."""

    def told(self, view: V, *, certain: bool) -> float:
        """Return which share is told of what a card loses, so that it holds among players like those who were there.

        It is `certain` where chance makes no difference.
        """

    def expect(self, view: V, card: C, random: Random) -> float:
        """Return about how many points the player's side gets more than the other after a card, over deals that fit."""

    def reason(self, view: V, better: C, card: C, random: Random) -> Reason | None:
        """Return why one card was better than another by what its player knew; `None` where no fact tells that."""


def weigh(judge: Judge[V, C, D], view: V, random: Random, budget: Budget = USUAL) -> list[Worth[C]]:
    """Return what each legal card is expected to bring, the best first.

    Cards that are surely not the best are soon tried no more.
    """
    cards = list(judge.values(view, random))
    found: dict[C, list[float]] = {card: [] for card in cards}
    tried = cards
    for deals in _batches(judge.deals(view, budget.deals, random)):
        if len(tried) == 1:
            break
        for outcome in judge.played_out(view, deals, tried, random):
            for card, points in zip(tried, outcome, strict=True):
                found[card].append(points)
        best = max(tried, key=lambda card: fmean(found[card]))
        tried = [card for card in tried if card == best or not _is_beyond(_lead(found, best, card), 0.0)]
    best = max(tried, key=lambda card: sum(found[card]))
    worths = []
    for card in cards:
        mean, error = _mean_and_error(_lead(found, best, card))
        worths.append(Worth(card, -mean if card != best else 0.0, error, len(found[card])))
    return sorted(worths, key=lambda worth: (worth.card != best, -worth.points))


def blame(judge: Judge[V, C, D], view: V, card: C, random: Random, budget: Budget = USUAL) -> Blame[C] | None:
    """Return by how much a card is worse than another, if that is sure; `None` where nothing can be said."""
    return judge_card(judge, view, card, random, budget).blame


def judge_card(judge: Judge[V, C, D], view: V, card: C, random: Random, budget: Budget = USUAL) -> Judgement[C]:
    """Return whether a card was surely worse than another, or as good as any, or neither.

    First all cards are valued as a strong player does. Where the card seems worse than the best, both are played out
    on the same deals until it is sure. Fresh deals must say so as well, and then others, which have no say in it, tell
    by how much.
    """
    looks: list[Mapping[C, float]] = []
    for number in range(1, budget.looks + 1):
        looks.append(judge.values(view, random))
        mean = {each: fmean(look[each] for look in looks) for each in looks[0]}
        better = max(mean, key=mean.__getitem__)
        # The first look settles most choices.
        if mean[better] - mean[card] < DOUBTFUL * number / budget.looks:
            return Judgement(None, sound=True)
    return Judgement(_blame(judge, view, better, card, random, budget), sound=False)


def _blame(judge: Judge[V, C, D], view: V, better: C, card: C, random: Random, budget: Budget) -> Blame[C] | None:
    """Return by how much a card is worse than another that seems better, if that is sure."""
    _, leads = _compare(judge, view, better, card, budget.deals, random)
    if not _is_beyond(leads, MARGIN):
        return None
    _, again = _compare(judge, view, better, card, max(len(leads), budget.deals // 2), random, CLEAR)
    if not _is_beyond(again, MARGIN):
        return None
    deals, leads = _compare(judge, view, better, card, max(1, budget.deals // 3), random, None)
    share = judge.told(view, certain=len(set(leads)) == 1)
    leads = [share * lead for lead in leads]
    points, error = _mean_and_error(leads)
    if points <= 0:
        return None
    facts = _facts([frozenset(judge.holdings(view, deal)) for deal in deals], leads)
    return Blame(card, better, points, error, len(leads), facts)


def _compare(
    judge: Judge[V, C, D], view: V, better: C, card: C, most: int, random: Random, enough: float | None = SURE
) -> tuple[Sequence[D], list[float]]:
    """Return deals and how much more one card brings than another on each.

    It ends when the lead is beyond the margin by `enough` standard errors, or when that can hardly come about any more.
    """
    leads: list[float] = []
    deals = judge.deals(view, most, random)
    for batch in _batches(deals):
        leads += [a - b for a, b in judge.played_out(view, batch, (better, card), random)]
        if enough is not None and (_is_beyond(leads, MARGIN, enough) or _is_hopeless(leads, most)):
            break
    return deals[: len(leads)], leads


def _batches(deals: Sequence[D]) -> Iterator[Sequence[D]]:
    return (deals[at : at + BATCH] for at in range(0, len(deals), BATCH))


def _lead(found: Mapping[C, list[float]], best: C, card: C) -> list[float]:
    """Return how much more the best card brought than another on each deal on which both were played out."""
    return [a - b for a, b in zip(found[best], found[card], strict=False)]


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return fmean(values), stdev(values) / sqrt(len(values))


def _is_beyond(values: Sequence[float], margin: float, sure: float = SURE) -> bool:
    mean, error = _mean_and_error(values)
    return mean - sure * error > margin


def _is_hopeless(leads: Sequence[float], most: int) -> bool:
    """Return whether even all deals would hardly make it sure that a card is worse by more than the margin."""
    mean, error = _mean_and_error(leads)
    return mean + error < MARGIN + SURE * error * sqrt(len(leads) / most)


def _facts(holdings: Sequence[frozenset[Holding]], leads: Sequence[float]) -> tuple[Fact, ...]:
    """Return what is so in at least half of the deals and makes the lead much larger there than elsewhere."""
    found = []
    for holding in sorted(frozenset[Holding]().union(*holdings), key=lambda each: (each.seat, str(each.what))):
        held = [holding in each for each in holdings]
        holds = 2 * sum(held) >= len(held)
        there = list(compress(leads, held if holds else [not each for each in held]))
        elsewhere = list(compress(leads, [not each for each in held] if holds else held))
        if len(elsewhere) < 2:
            continue
        (with_it, error), (without, other) = _mean_and_error(there), _mean_and_error(elsewhere)
        spread = sqrt(error * error + other * other)
        if with_it - without > TELLING * spread:
            share = len(there) / len(leads)
            fact = Fact(holding.seat, holding.what, holds, share, with_it, without)
            found.append(((with_it - without) / spread if spread else with_it - without, fact))
    return tuple(fact for _, fact in sorted(found, key=lambda each: -each[0])[:FACTS])
