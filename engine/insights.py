"""What a player's cards in one deal add up to, from its fair review: sums that can be added to those of other deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Final, NamedTuple

from engine.cards.pack import AnySuit
from engine.fairness import FairCard, FairReview
from engine.review import ReviewedTrick, Said


class Habit(StrEnum):
    """In which way a card was surely not the best, each such card has one; or what was surely wrong to say or keep."""

    LED_TRUMP = "led-trump"
    """A trump was led where another suit was better."""
    LED_NO_TRUMP = "led-no-trump"
    """Another suit was led where a trump was better."""
    KEPT_ACE = "kept-ace"
    """An ace was kept that was better played."""
    LED_HIGH = "led-high"
    """A card was led where a lower one was better, of whichever suit."""
    LED_LOW = "led-low"
    LED_SUIT = "led-suit"
    """A suit was led where another one was better; neither of trumps, and as high."""
    PLAYED_TRUMP = "played-trump"
    """To the lead of somebody else a trump was played where another suit was better."""
    PLAYED_NO_TRUMP = "played-no-trump"
    PLAYED_HIGH = "played-high"
    """To the lead of somebody else a card was played where a lower one was better, of whichever suit."""
    PLAYED_LOW = "played-low"
    THREW_SUIT = "threw-suit"
    """A suit was thrown off where another one was better; neither of trumps, and as high."""
    KEPT_BACK = Said.KEPT_BACK
    KEPT_HAND = Said.KEPT_HAND
    GAVE_UP_HAND = Said.GAVE_UP_HAND
    MISSED_DOST = Said.MISSED_DOST
    FALSE_DOST = Said.FALSE_DOST


OF_SPEECH: Final = (Habit.KEPT_BACK, Habit.KEPT_HAND, Habit.GAVE_UP_HAND, Habit.MISSED_DOST, Habit.FALSE_DOST)
OF_CARDS: Final = tuple(habit for habit in Habit if habit not in OF_SPEECH)


class Aspect(StrEnum):
    """What is added up, beside tricks (`of_trick`), habits (`Habit`) and what was said (`Said`)."""

    DEALS = "deals"
    """Deals, and what perfect play, all hands seen, would have made of them for the player's side."""
    CHOICES = "choices"
    """Cards for which there was a choice, and the points lost by sure mistakes."""
    LEAD = "lead"
    """The same for cards that were led, ..."""
    FOLLOW = "follow"
    TRUMP = "trump"
    """... for trumps, ..."""
    PLAIN = "plain"


TRICK: Final = "trick-"
ACE: Final = "A"
"""The letter of the rank that is kept too long."""


class Sum(NamedTuple):
    """A sum over cards or deals."""

    number: int
    points: float

    def plus(self, other: Sum) -> Sum:
        """Return both together."""
        return Sum(self.number + other.number, self.points + other.points)


NOTHING: Final = Sum(0, 0.0)
Sums = Mapping[str, Sum]
"""Sums by aspect."""


@dataclass(frozen=True, slots=True)
class DealInsights:
    """What one deal adds to what is known of its players."""

    sums: Mapping[int, Sums]
    """What it adds to the sums of the player of each seat that played a card."""
    habits: Mapping[int, Habit]
    """The habit of each card that is blamed, by how many moves were made before it."""
    said: Sequence[SaidAt] = ()
    """What was surely wrong to say or to keep."""


class SaidAt(NamedTuple):
    """Something that was surely wrong to say, to keep back, or not to say."""

    ply: int
    """How many moves of the game had been made before the last one that was made without it."""
    seat: int
    habit: Habit
    points: float
    """The points that it lost, or those that the brčka it lost are worth."""


def of_trick(number: int) -> str:
    """Return the aspect of the choices in a trick with this number."""
    return f"{TRICK}{number}"


def insights_of(fair: FairReview) -> DealInsights:
    """Return what a reviewed deal adds to what is known of its players."""
    seats, known = sorted({card.seen.seat for card in fair.cards}), habits(fair)
    return DealInsights({seat: _sum_up(fair, known, seat) for seat in seats}, known, tuple(_said(fair)))


def _sum_up(fair: FairReview, known: Mapping[int, Habit], seat: int) -> Sums:
    found = defaultdict[str, Sum](lambda: NOTHING)
    for aspect, each in _items(fair, known, seat):
        found[aspect] = found[aspect].plus(each)
    return dict(found)


def habit_of(card: FairCard, trick: ReviewedTrick, trump: AnySuit | None) -> Habit:
    """Return in which way a card that is blamed was not the best."""
    assert card.blame is not None
    played, better, led = card.blame.card, card.blame.better, trick.trick.leader == card.seen.seat
    if (played.suit is trump) != (better.suit is trump):
        if played.suit is trump:
            return Habit.LED_TRUMP if led else Habit.PLAYED_TRUMP
        return Habit.LED_NO_TRUMP if led else Habit.PLAYED_NO_TRUMP
    if better.rank.letter == ACE != played.rank.letter:
        return Habit.KEPT_ACE
    if played.rank > better.rank:
        return Habit.LED_HIGH if led else Habit.PLAYED_HIGH
    if played.rank < better.rank:
        return Habit.LED_LOW if led else Habit.PLAYED_LOW
    return Habit.LED_SUIT if led else Habit.THREW_SUIT


def habits(fair: FairReview) -> dict[int, Habit]:
    """Return the habit of each card of a deal that is blamed, by how many moves were made before it."""
    tricks = {trick.number: trick for trick in fair.review.tricks}
    trump = fair.review.trump
    return {card.judged.ply: habit_of(card, tricks[card.trick], trump) for card in fair.cards if card.blame is not None}


def _said(fair: FairReview) -> Iterator[SaidAt]:
    if not fair.judged:
        return
    upto = [0, *accumulate(len(trick.cards) for trick in fair.review.tricks)]
    dearest = dict[tuple[int, int], SaidAt]()
    for seat, what, lost, tricks in sorted(fair.review.spoken, key=lambda each: each.lost):
        if lost:
            cards = upto[tricks]
            ply = fair.judged[cards - 1].ply if cards else fair.judged[0].ply - 1
            # Of what one seat said wrongly at one time, the dearest stands for all.
            dearest[ply, seat] = SaidAt(ply, seat, Habit(what), lost)
    yield from dearest.values()


def _items(fair: FairReview, known: Mapping[int, Habit], seat: int) -> Iterator[tuple[str, Sum]]:
    review, own = fair.review, [card for card in fair.cards if card.seen.seat == seat]
    side = own[0].seen.side
    yield Aspect.DEALS, Sum(1, -review.perfect if side else review.perfect)
    yield from ((each.what, Sum(1, each.lost)) for each in review.spoken if each.seat == seat)
    leaders = {trick.number: trick.trick.leader for trick in review.tricks}
    for card in own:
        if card.blame is not None:
            yield known[card.judged.ply], Sum(1, card.blame.points)
        if not card.seen.forced:
            lost = Sum(1, card.blame.points if card.blame is not None else 0.0)
            yield Aspect.CHOICES, lost
            yield of_trick(card.trick), lost
            yield (Aspect.LEAD if leaders[card.trick] == seat else Aspect.FOLLOW), lost
            if review.trump is not None:
                yield (Aspect.TRUMP if card.seen.card.suit is review.trump else Aspect.PLAIN), lost
