"""Computer players of Stovkahra: from a `View` and random numbers they choose a move.

A player samples deals of the hidden cards that fit what it knows, and tries each of its cards in them. Strong prefers
deals in which the others would have played as they have (`belief`). Many deals are played out by simple rules, and from
the third trick on some are also solved perfectly. The two methods err in opposite ways: simple rules do not foresee
much, and the solver foresees what nobody can know. Their mean is better than either. The level decides how many deals
are sampled, and what is overlooked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import compress, product
from operator import itemgetter, mul, sub
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final

from engine.brcka import POINTS_A_BRCKO
from engine.cards.german_pack import SUIT_MASKS, Card, Rank
from engine.moves import COUNT, DOST, PASS, Declare, Move, Play, Signal
from engine.players import FULL, LEAST, NOTICED, SECONDS, Advice, Expectation, Level, Reason
from engine.stovkahra.belief import likely, weights_of
from engine.stovkahra.declarations import value_of
from engine.stovkahra.hints import are_as_good, reason_for
from engine.stovkahra.knowledge import Hands, deals_of
from engine.stovkahra.moves import CUTS, PLAYS
from engine.stovkahra.playout import Lanes, Start
from engine.stovkahra.rules import GOAL, SEATS, Phase, View, side_of
from engine.stovkahra.score_value import outlook
from engine.stovkahra.solver import Position, values
from engine.stovkahra.trick import TRICKS
from engine.stovkahra.waste import sensible

EXACT_SHARE: Final = 0.5
"""The weight of the solved deals, where there are any, against those played out."""
BATCH: Final = 10
"""After so many deals solved it is asked whether more are needed."""
SURE: Final = 2.0
"""They are not if the best card leads by so many standard errors."""
SELDOM_HELD: Final = 0.15
"""A hint tells that a seat probably holds no card of a suit, or holds one, if that is wrong as seldom as this."""
OFTEN_ENOUGH: Final = 0.25
"""Before any card was played, it must have been wrong at least as often as this."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The abilities of a level."""

    rough: int
    """How many deals are sampled and played out."""
    repeats: int = 1
    """How often each of them is played out."""
    exact: tuple[int, ...] = (0,) * TRICKS
    """How many of them are solved as well at most, in each trick: near the end many can be."""
    reads: bool = False
    """Whether it prefers deals in which the cards that others have played are likely."""
    for_game: bool = False
    """Whether it plays for brčka instead of points."""
    counts: bool = True
    """Whether it counts the card points taken, so that it says dost as soon as it is correct."""
    signals: bool = True
    """Whether it signals."""
    forgets: float = 0.0
    """The probability that a combination of less than `NOTICED` points is overlooked."""
    careful: bool = True
    """Whether it tries no cards that waste something or are surely worse than others, as few deals do not tell it."""


SKILLS: Final = {
    Level.BEGINNER: Skill(rough=1, counts=False, signals=False, forgets=0.3),
    Level.REGULAR: Skill(rough=3),
    Level.STRONG: Skill(
        500, repeats=4, exact=(0, 0, 16, 50, 80, 120, 150, 0), reads=True, for_game=True, careful=False
    ),
}


@dataclass(frozen=True, slots=True)
class Trial:
    """A card, and how good it seems to be."""

    card: Card
    worth: float
    """How many points it brings the player's side more than the average legal card."""


def choose(view: View, level: Level, random: Random, seconds: float = SECONDS) -> Move | None:
    """Return the move of a seat, or `None` where it has nothing to do.

    The same view and random numbers give the same move, unless `seconds` run out before the sampled deals are solved.
    """
    skill = SKILLS[level]
    if skill.signals and (signal := _signal(view)) is not None:
        return signal
    if view.seat is None or view.turn != view.seat:
        return None
    if DOST in view.legal and _has_goal(view, skill):
        return DOST
    match view.phase:
        case Phase.CUT:
            return random.choice(CUTS)
        case Phase.DECLARE:
            return _declaration(view, skill, random)
        case Phase.PLAY:
            trials = try_cards(view, skill, random, seconds)
            return PLAYS[max(trials, key=lambda trial: trial.worth).card]
        case Phase.CLAIM:
            return COUNT
    return None


def plain_move(view: View) -> Move | None:
    """Return a move without thinking: all declarations, then the card of least points; never a signal or a dost."""
    plays = [move for move in view.legal if isinstance(move, Play)]
    if plays:
        return min(plays, key=lambda move: (move.card.points, move.card.rank))
    said = [move for move in view.legal if isinstance(move, Declare)]
    others = [move for move in view.legal if not isinstance(move, Signal) and move != DOST]
    return next(iter(said + others), None)


def taken(view: View) -> tuple[int, int]:
    """Return the points of both sides with the card points of this deal, which anybody can count from the tricks."""
    if view.counted is not None:
        return view.counted
    score = list(view.written)
    for trick in view.tricks:
        score[side_of(trick.winner)] += trick.points
    return score[0], score[1]


def _has_goal(view: View, skill: Skill) -> bool:
    assert view.seat is not None
    side = side_of(view.seat)
    return (taken(view) if skill.counts else view.counted or view.written)[side] >= GOAL


def _declaration(view: View, skill: Skill, random: Random) -> Move:
    """Return the most valuable combination to declare, or pass.

    Nothing is held back: measured, what a declaration tells the opponents costs less than the smallest one brings.
    """
    held = [move for move in view.legal if isinstance(move, Declare)]
    seen = [move for move in held if random.random() >= skill.forgets or value_of(move.combination) >= NOTICED]
    return max(seen, key=lambda move: value_of(move.combination), default=PASS)


def _signal(view: View) -> Signal | None:
    """Return a signal for a suit that dealer's right lacks, if it holds the seven of trumps (rule 12).

    Among several suits, one that eldest can lead from the open cards comes first.
    """
    suits = [move.suit for move in view.legal if isinstance(move, Signal)]
    if not suits or view.trump is None or Card.of(view.trump, Rank.SEVEN) not in view.hand:
        return None
    held = {card.suit for card in view.hand}
    shown = [card.suit for card in view.open_cards]
    void = sorted((suit for suit in suits if suit not in held), key=shown.count, reverse=True)
    return Signal(void[0]) if void else None


# Cards


def try_cards(view: View, skill: Skill, random: Random, seconds: float = SECONDS) -> list[Trial]:
    """Return the cards that are tried and their worth, in the order of the hand."""
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    if skill.careful:
        cards = sensible(view, cards)
    if len(cards) == 1:
        return [Trial(cards[0], 0.0)]
    until = perf_counter() + seconds
    rough = min(skill.rough, max(LEAST, int(skill.rough * seconds / FULL)))
    deals = deals_of(view).draw(random, rough)
    if skill.reads and (view.tricks or view.table):
        deals = likely(view, deals, random)
    worths = _centred(_rough(view, cards, deals * skill.repeats, skill, random))
    if some := skill.exact[len(view.tricks)]:
        worths = _solved(view, cards, worths, deals[:some], until)
    return [Trial(card, worth) for card, worth in zip(cards, worths, strict=True)]


def _rough(view: View, cards: list[Card], deals: list[Hands], skill: Skill, random: Random) -> list[float]:
    """Return the mean result of each card when the deals are played out by simple rules."""
    assert view.seat is not None and view.trump is not None and view.leader is not None
    side = side_of(view.seat)
    start = Start(view.trump, len(view.tricks) + 1, view.leader, view.table, taken(view))
    lanes = Lanes(start, deals, cards, random)
    sign = -1 if side else 1
    if skill.for_game and max(start.score) < GOAL:
        return [sign * POINTS_A_BRCKO * worth for worth in lanes.brcka(outlook)]
    return [sign * worth for worth in lanes.points()]


def _solved(view: View, cards: list[Card], worths: list[float], deals: list[Hands], until: float) -> list[float]:
    """Return the worths of the cards with what they bring when deals are solved; it ends when one is surely the best.

    No deal is begun after the time `until`.
    """
    assert view.seat is not None and view.trump is not None and view.leader is not None
    sign = -1 if side_of(view.seat) else 1
    known: dict[Hands, list[int]] = {}
    found: list[list[int]] = []
    both = worths
    for hands in deals:
        worth = known.get(hands)
        if worth is None:
            if perf_counter() > until:
                break
            solved = values(Position(view.trump, hands, view.leader, view.table))
            worth = known[hands] = [sign * solved[card] for card in cards]
        found.append(worth)
        if len(found) % BATCH == 0:
            both = _mean_of(worths, found)
            if _is_decided(both, found):
                return both
    return _mean_of(worths, found) if found else worths


def _mean_of(worths: list[float], found: list[list[int]]) -> list[float]:
    """Return the mean of what cards are worth when deals are played out and when they are solved."""
    solved = _centred([sum(column) / len(found) for column in zip(*found, strict=True)])
    return [(1 - EXACT_SHARE) * a + EXACT_SHARE * b for a, b in zip(worths, solved, strict=True)]


def _is_decided(worths: list[float], found: list[list[int]]) -> bool:
    """Return whether more deals would hardly change which card is the best."""
    columns, number = list(zip(*found, strict=True)), len(found)
    best = max(range(len(worths)), key=worths.__getitem__)
    for at, column in enumerate(columns):
        leads = list(map(sub, columns[best], column))
        total = sum(leads)
        variance = (number * sum(map(mul, leads, leads)) - total * total) / (number * number * (number - 1))
        if at != best and (worths[best] - worths[at]) ** 2 <= (SURE * EXACT_SHARE) ** 2 * variance:
            return False
    return True


def _centred(worths: list[float]) -> list[float]:
    mean = sum(worths) / len(worths)
    return [worth - mean for worth in worths]


# Advice


def advise(view: View, random: Random, seconds: float = SECONDS) -> Advice:
    """Return what a strong player would do; raise `ValueError` if it is not this seat's turn, or a cut is due."""
    if view.seat is None or view.turn != view.seat or view.phase is Phase.CUT:
        raise ValueError("advice is given to whose turn it is, and where there is something to think about")
    skill = SKILLS[Level.STRONG]
    if view.phase is Phase.PLAY and not (DOST in view.legal and _has_goal(view, skill)):
        best, *others = sorted(try_cards(view, skill, random, seconds), key=lambda trial: -trial.worth)
        other = next((each for each in others if not are_as_good(view, best.card, each.card)), None)
        if other is None:
            return Advice(PLAYS[best.card], None)
        reason, expects = reason_for(view, best.card, other.card, random), _expectation(view, best.card, random)
        return Advice(PLAYS[best.card], reason, other.card, best.worth - other.worth, expects)
    move = choose(replace(view, legal=tuple(m for m in view.legal if not isinstance(m, Signal))), Level.STRONG, random)
    assert move is not None
    reasons = {DOST: Reason.HUNDRED, COUNT: Reason.COUNT, PASS: Reason.NOTHING}
    return Advice(move, reasons.get(move, Reason.DECLARE))


def _expectation(view: View, card: Card, random: Random) -> Expectation | None:
    """Return what is expected of those who still play to the trick: whether they can follow, or trump.

    It is told only if the cards played have made it likely, and neither cards shown nor failures to follow have.
    """
    assert view.seat is not None and view.trump is not None
    after = [(view.seat + place) % SEATS for place in range(1, SEATS - len(view.table))]
    suits = dict.fromkeys((view.table[0].suit if view.table else card.suit, view.trump))
    if not after or not (view.tricks or view.table):
        return None
    deals = deals_of(view).draw(random, SKILLS[Level.STRONG].rough)
    weights = weights_of(view, deals)
    found = []
    for seat, suit in product(after, suits):
        holding = [bool(hands[seat] & SUIT_MASKS[suit]) for hands in deals]
        before, now = fmean(holding), sum(compress(weights, holding)) / sum(weights)
        if (now < SELDOM_HELD and before > OFTEN_ENOUGH) or (now > 1 - SELDOM_HELD and before < 1 - OFTEN_ENOUGH):
            found.append((abs(now - before), Expectation(seat, suit, now > before)))
    return max(found, key=itemgetter(0))[1] if found else None
