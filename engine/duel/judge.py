"""What cards of Trappola and Bulka are worth by what a seat can know (`engine/judging.py`): card points and bonuses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Final, Generic, TypeVar

from engine.cards.trappola_pack import CARDS, SUIT_MASKS, Card, Suit, cards_in
from engine.duel.hints import reason_for
from engine.duel.play import TRICKS, DuelView, Trick, beats
from engine.duel.players import DuelPlayers, Hands, Skill, played_out
from engine.duel.solver import values
from engine.judging import Holding
from engine.moves import Play
from engine.players import Level, Reason

AMPLE: Final = 3600.0
"""Seconds that no thought takes, so that no clock decides."""
QUICK: Final = Skill(rough=16)
"""Who plays deals out: better than regular for little more time."""
KNOWING: Final = replace(QUICK, exact=(1,) * TRICKS)
"""The same where only one hand fits, as in Trappola when much was laid aside: then anybody could play perfectly."""
_PLAYS: Final = tuple(map(Play, CARDS))
V = TypeVar("V", bound=DuelView)


class DuelJudge(ABC, Generic[V]):
    """Tells what cards are worth in a two-handed game; a deal is the opponent's hand, as a mask."""

    def __init__(self, players: DuelPlayers[V]) -> None:
        self._players = players
        self.STRONG: Final = players.SKILLS[Level.STRONG]

    @abstractmethod
    def seen_by_other(self, view: V) -> V:
        """Return a view with all that its opponent is not shown left out."""

    @abstractmethod
    def told(self, view: V, *, certain: bool) -> float:
        """Return which share of what a card loses is told."""

    def values(self, view: V, random: Random) -> dict[Card, float]:
        """Return what each legal card seems to be worth to strong."""
        if not any(isinstance(move, Play) for move in view.legal):
            raise ValueError("only cards are judged, and only for whose turn it is")
        trials = self._players.try_cards(view, self.STRONG, random, AMPLE)
        return {trial.card: trial.worth for trial in trials}

    def deals(self, view: V, number: int, random: Random) -> list[int]:
        """Return hands of the opponent that fit, more often those with which it would have played as it has.

        Where both see all cards, so that nobody plays by chance, it is one hand.
        """
        drawn = self._players.imagine(view, number, random)
        return drawn[:1] if self._is_open(view, drawn[0]) else drawn

    def _is_open(self, view: V, deal: int) -> bool:
        """Return whether both know all cards, as in Trappola when much was laid aside."""
        other = replace(self.seen_by_other(view), seat=_opponent(view), hand=cards_in(deal))
        return all(Hands(self._players.seen_of(each)).certain for each in (view, other))

    def played_out(self, view: V, deals: Sequence[int], cards: Sequence[Card], random: Random) -> list[list[float]]:
        """Return for each deal and card the points of the player less the opponent's from here on."""
        found: list[list[float]] = []
        for deal in deals:
            state = random.getstate()
            found.append([])
            for card in cards:
                # Chance is the same for all cards, so that it tells less between them.
                random.setstate(state)
                found[-1].append(self.played_on(view, deal, card, random))
        return found

    def played_on(self, view: V, deal: int, card: Card, random: Random, skill: Skill | None = None) -> int:
        """Return the points of the player less the opponent's from here on, if both play with this skill."""
        # Both see the same tricks, but not the same melds.
        sides = _Side(self._players, view, skill), _Side(self._players, self.seen_by_other(view), skill)
        position = self._players.position_of(view, deal)
        table = _Table(view, sides, random)
        table.lay(position.turn, card)
        return played_out(position, card, table.choose)

    def holdings(self, view: V, deal: int) -> Iterator[Holding]:
        """Yield the cards and suits that the opponent holds in a deal."""
        opponent = _opponent(view)
        yield from (Holding(opponent, card) for card in cards_in(deal))
        yield from (Holding(opponent, suit) for suit in Suit if deal & SUIT_MASKS[suit])

    def expect(self, view: V, card: Card, random: Random) -> float:
        """Return about how many points the player gets more than the opponent from here on, after a card.

        Where both see all cards, that is what perfect play makes of it.
        """
        hands = self.deals(view, self.STRONG.rough, random)
        if len(hands) == 1:
            return float(values(self._players.position_of(view, hands[0]))[card])
        return fmean(played_out(self._players.position_of(view, hand), card) for hand in hands)

    def reason(self, view: V, better: Card, card: Card, random: Random) -> Reason | None:
        """Return why one card was better than another by what its player knew."""
        return reason_for(view, better, card, self._players.seen_of(view).may)


class _Side(Generic[V]):
    """A player who plays deals out, and what it saw at first."""

    def __init__(self, players: DuelPlayers[V], view: V, skill: Skill | None) -> None:
        self._players, self._view, self._skill = players, view, skill

    def choose(self, seat: int, hand: int, held: tuple[int, ...], table: _Table, may: int, random: Random) -> Card:
        view = replace(
            self._view,
            seat=seat,
            turn=seat,
            hand=cards_in(hand),
            held=held,
            tricks=tuple(table.tricks),
            leader=table.leader,
            table=table.cards,
            legal=tuple(_PLAYS[card] for card in cards_in(may)),
        )
        skill = self._skill or (KNOWING if Hands(self._players.seen_of(view)).certain else QUICK)
        return max(self._players.try_cards(view, skill, random, AMPLE), key=lambda trial: trial.worth).card


class _Table:
    """The cards that have been played when a deal is played out."""

    def __init__(self, view: DuelView, sides: Sequence[_Side[V]], random: Random) -> None:
        assert view.seat is not None and view.leader is not None
        self.tricks, self.cards, self.leader = list(view.tricks), view.table, view.leader
        self._seats, self._seated = (view.seat, _opponent(view)), len(view.held)
        self._sides, self._random = sides, random

    def lay(self, side: int, card: Card) -> None:
        """Put the card of a side on the table."""
        if not self.cards:
            self.cards, self.leader = (card,), self._seats[side]
            return
        winner = self._seats[side] if beats(card, self.cards[0]) else self.leader
        self.tricks.append(Trick(self.leader, self._seats[side], (self.cards[0], card), winner))
        self.cards, self.leader = (), winner

    def choose(self, hands: Sequence[int], side: int, led: int) -> int:
        """Choose a card for a side, by what it sees alone."""
        hand = hands[side]
        may = hand if led < 0 else hand & SUIT_MASKS[CARDS[led].suit] or hand
        card = CARDS[may.bit_length() - 1]
        if may & may - 1:
            held = [0] * self._seated
            for seat, each in zip(self._seats, hands, strict=True):
                held[seat] = each.bit_count()
            card = self._sides[side].choose(self._seats[side], hand, tuple(held), self, may, self._random)
        self.lay(side, card)
        return card


def _opponent(view: DuelView) -> int:
    """Return the other seat that holds cards, or has played one."""
    others = {seat for trick in view.tricks for seat, _ in trick.plays}
    others |= {seat for seat, number in enumerate(view.held) if number}
    return next(seat for seat in others if seat != view.seat)
