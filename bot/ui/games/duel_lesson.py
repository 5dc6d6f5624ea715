"""What the lessons of Trappola and Bulka share: advice for tricks of two cards, and how tricks are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from bot.i18n.texts import Texts
from bot.ui.games.duel import bonus_line
from bot.ui.games.lesson import LEARNER, Course, Lesson, Plan, name, trick_told
from engine.cards.trappola_pack import CARDS, Card, Rank, Suit
from engine.duel.play import TRICKS, DuelView, beats, deuces_at_the_end
from engine.moves import EXCHANGE, KEEP, Ask, Declare, Move, Play

OTHER: Final = 1
"""The seat of the learner's opponent."""
WRITTEN: Final[Mapping[Move, str]] = {EXCHANGE: "ex", KEEP: "ke"}

V = TypeVar("V", bound=DuelView)


class Why(StrEnum):
    """The reason for a recommended move."""

    EXCHANGE = "exchange"
    KEEP = "keep"
    SET = "set"
    ONLY = "only"
    LEAD_MASTER = "lead-master"
    LEAD_DEUCE = "lead-deuce"
    LEAD_LOW = "lead-low"
    WIN = "win"
    PART = "part"


class DuelLesson(Lesson[V]):
    """The lesson of a game of two hands."""

    tricks = TRICKS

    def written(self, move: Move) -> str:
        if isinstance(move, Ask):
            return f"?{move.rank.letter}"
        return WRITTEN.get(move) or super().written(move)

    def values(self, view: V) -> Mapping[str, object]:
        return {"points": sum(card.points for card in view.hand)}


# The moves of a sensible player, by a few simple rules


def plan_of_cards(view: DuelView, seen: tuple[Card, ...] = ()) -> Plan:
    """Choose the next card, or a declaration first; `seen` are cards that were laid aside where all saw them."""
    sets = [move for move in view.legal if isinstance(move, Declare)]
    if sets:
        return Plan(sets[0], Why.SET)
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    if len(cards) == 1:
        card, why = cards[0], Why.ONLY
    elif view.table:
        card, why = _follow(view, cards)
    else:
        card, why = _lead(view, cards, seen)
    return Plan(Play(card), why)


def _follow(view: DuelView, cards: list[Card]) -> tuple[Card, Why]:
    """Win with the lowest card that can, or else part with the one that is least worth."""
    winners = [card for card in cards if beats(card, view.table[0])]
    return (min(winners), Why.WIN) if winners else (_least(cards), Why.PART)


def _lead(view: DuelView, cards: list[Card], seen: tuple[Card, ...]) -> tuple[Card, Why]:
    """Lead what cannot be beaten: deuces last of all, because the last tricks bring the most."""
    unseen = _unseen(view, seen)
    masters = [card for card in cards if _is_master(card, unseen)]
    deuces = [card for card in cards if card.rank is Rank.DEUCE and card.suit in _void(view, unseen)]
    others = [card for card in masters if card not in deuces]
    if others and len(view.tricks) + len(deuces) < TRICKS:
        return max(others, key=lambda card: (card.points, card.rank)), Why.LEAD_MASTER
    if deuces:
        return deuces[0], Why.LEAD_DEUCE
    return _least(cards), Why.LEAD_LOW


def _least(cards: list[Card]) -> Card:
    """Return the card with which to part: without points, and a deuce only where there is no other."""
    return min(cards, key=lambda card: (card.points, card.rank is Rank.DEUCE, card.rank))


def _unseen(view: DuelView, seen: tuple[Card, ...]) -> set[Card]:
    """Return the cards that the opponent may hold."""
    played = (card for trick in view.tricks for card in trick.cards)
    return set(CARDS) - {*view.hand, *view.table, *played, *seen}


def _is_master(card: Card, unseen: set[Card]) -> bool:
    return not any(beats(other, card) for other in unseen)


def _void(view: DuelView, unseen: set[Card]) -> set[Suit]:
    """Return the suits of which the opponent has no card: none is left, or the opponent could not follow."""
    shown = {
        trick.cards[0].suit
        for trick in view.tricks
        if trick.leader == view.seat and trick.cards[1].suit is not trick.cards[0].suit
    }
    return shown | {suit for suit in Suit if not any(card.suit is suit for card in unseen)}


# When a rule matters


def bonus_matters(view: DuelView) -> bool:
    """Return whether a deuce has won a trick or may be led to a later one, or the last trick comes."""
    may_lead = view.tricks and any(card.rank is Rank.DEUCE for card in view.hand)
    return bool(may_lead) or any(trick.by_deuce for trick in view.tricks) or len(view.tricks) == TRICKS - 1


# Texts


def new_tricks(course: Course[V], t: Texts) -> Iterator[str]:
    """Tell the tricks that were finished since the last page, and their bonuses."""
    view = course.view
    for number, trick in enumerate(view.tricks, start=1):
        if number > course.last_trick_and_lead:
            yield trick_told(number, trick, 0, t)
    # Bonuses come in the order of their tricks; one bonus at the end replaces those of the last tricks.
    replaced = deuces_at_the_end(view.tricks) if len(view.tricks) == TRICKS else 0
    told = min(course.last_trick_and_lead, len(view.tricks) - replaced)
    before = sum(trick.by_deuce for trick in view.tricks[:told])
    for seat, bonus in view.bonuses[before:]:
        yield bonus_line(name(seat, t), bonus, t)


def score(ours: int, theirs: int, t: Texts, key: str = "duel-now") -> str:
    """Tell the points of both players."""
    return t(key, ours=ours, theirs=theirs, name=name(OTHER, t))


def result(ours: int, theirs: int, t: Texts) -> str:
    """Tell the points of both players when all tricks are played."""
    return t("duel-learn-result", ours=ours, theirs=theirs, name=name(OTHER, t))


def made_of(view: DuelView, declared: int, t: Texts) -> str:
    """Say how the learner's points add up."""
    bonuses = sum(bonus.points for seat, bonus in view.bonuses if seat == LEARNER)
    cards = sum(trick.points for trick in view.tricks if trick.winner == LEARNER)
    return t("duel-learn-made-of", declared=declared, bonuses=bonuses, cards=cards)
