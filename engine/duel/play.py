"""Nine tricks between two hands, as Trappola and Bulka play them alike.

No trumps; suit is followed by whoever can, and nobody has to beat; the highest card of the
suit led wins, and whoever won leads next. Tricks taken with deuces bring bonuses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from engine.cards.pack import mask_of
from engine.cards.trappola_pack import SUIT_MASKS, Card, Rank, cards_in
from engine.game import View
from engine.moves import IllegalMove

TRICKS: Final = 9
"""Tricks of a deal, and cards of a hand."""
COMMON: Final = 0
"""Stands for the number of a rule where it is one that both games share."""


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    """Seat that led."""
    follower: int
    """Seat that followed."""
    cards: tuple[Card, Card]
    """Both cards in the order played."""
    winner: int
    """Seat that took it."""

    @property
    def plays(self) -> tuple[tuple[int, Card], tuple[int, Card]]:
        """Who played what, in order."""
        return (self.leader, self.cards[0]), (self.follower, self.cards[1])

    @property
    def points(self) -> int:
        """Card points in the trick."""
        return self.cards[0].points + self.cards[1].points

    @property
    def best(self) -> Card:
        """The card that won."""
        return self.cards[self.winner != self.leader]

    @property
    def by_deuce(self) -> bool:
        """Whether it was taken with a deuce."""
        return self.best.rank is Rank.DEUCE


def dealt_to(seats: tuple[int, int], pack: Sequence[Card], packets: Sequence[int]) -> dict[int, int]:
    """What two seats are dealt from a cut pack, as masks: packet by packet, to the first of them first."""
    hands, top = dict.fromkeys(seats, 0), 0
    for packet in packets:
        for seat in hands:
            hands[seat] |= mask_of(pack[top : top + packet])
            top += packet
    return hands


def beats(card: Card, led: Card) -> bool:
    """Whether a card takes the trick from the one led."""
    return card.suit is led.suit and card > led


def may_follow(hand: int, led: Card) -> int:
    """The cards of a hand that may follow, as a mask."""
    return hand & SUIT_MASKS[led.suit] or hand


class Bonus(Enum):
    """What tricks bring beside their cards, in points (Trappola, rule 5; Bulka, rule 6)."""

    LAST_THREE = "last-three", 78
    """The last three tricks, all with deuces."""
    LAST_TWO = "last-two", 52
    LAST_DEUCE = "last-deuce", 26
    LAST = "last", 6
    FIRST_DEUCE = "first-deuce", 52
    DEUCE = "deuce", 10
    """Any other trick taken with a deuce."""
    ALL = "all", 30
    """All nine tricks."""

    points: int

    def __new__(cls, name: str, points: int) -> Bonus:
        """A bonus by its name and points."""
        member = object.__new__(cls)
        member._value_ = name
        member.points = points
        return member


AT_THE_END: Final = {1: Bonus.LAST_DEUCE, 2: Bonus.LAST_TWO, 3: Bonus.LAST_THREE}
"""What so many of the last tricks bring, all taken with deuces by one player: no more than three count."""


def bonuses(tricks: Sequence[Trick]) -> Iterator[tuple[int, Bonus]]:
    """The seats that get something for tricks, as far as they are played, as both games have it.

    What the last tricks bring with deuces replaces what each of them would have brought.
    """
    last = _deuces_at_the_end(tricks) if len(tricks) == TRICKS else 0
    for trick in tricks[: len(tricks) - last]:
        if trick.by_deuce:
            yield trick.winner, Bonus.DEUCE
    if last:
        yield tricks[-1].winner, AT_THE_END[last]
    elif len(tricks) == TRICKS:
        yield tricks[-1].winner, Bonus.LAST


def _deuces_at_the_end(tricks: Sequence[Trick]) -> int:
    """How many of the last three tricks, up to the end, one player took with deuces."""
    number = 0
    for trick in reversed(tricks[-len(AT_THE_END) :]):
        if not trick.by_deuce or trick.winner != tricks[-1].winner:
            break
        number += 1
    return number


@dataclass(frozen=True, slots=True)
class DuelView(View):
    """What one seat, or the table, may know of a game for two hands."""

    hand: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    leader: int | None
    """Seat that led, or leads, the trick under way."""
    table: tuple[Card, ...]
    bonuses: tuple[tuple[int, Bonus], ...]
    """Who got what for tricks in this deal (Trappola, rule 5; Bulka, rule 6)."""


@dataclass(slots=True)
class Duel:
    """The play of a deal."""

    hands: dict[int, int]
    """Cards still held by each of the two seats, as masks."""
    tricks: list[Trick]
    leader: int
    """Seat that led, or leads, the trick under way."""
    turn: int
    led: Card | None = None
    """The card led to the trick under way."""

    @classmethod
    def begun(cls, hands: Mapping[int, int], leader: int) -> Duel:
        """Before the first lead."""
        return cls(dict(hands), [], leader, leader)

    def other(self, seat: int) -> int:
        """The opponent of a seat."""
        return next(each for each in self.hands if each != seat)

    @property
    def table(self) -> tuple[Card, ...]:
        """The trick under way."""
        return () if self.led is None else (self.led,)

    @property
    def is_over(self) -> bool:
        """Whether all tricks are played."""
        return len(self.tricks) == TRICKS

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        hand = self.hands[self.turn]
        return cards_in(hand if self.led is None else may_follow(hand, self.led))

    def play(self, card: Card) -> None:
        """Plays a card for whoever's turn it is; raises `IllegalMove` where that seat may not."""
        hand = self.hands[self.turn]
        if not hand & card.bit:
            raise IllegalMove(COMMON, "card-not-held", f"you do not hold {card}", card=card)
        if self.led is None:
            self.led = card
            self.hands[self.turn] ^= card.bit
            self.turn = self.other(self.turn)
            return
        if not may_follow(hand, self.led) & card.bit:
            suit = self.led.suit
            raise IllegalMove(COMMON, "follow-suit", f"you must follow {suit.name.lower()}", suit=suit)
        self.hands[self.turn] ^= card.bit
        winner = self.turn if beats(card, self.led) else self.leader
        self.tricks.append(Trick(self.leader, self.other(self.leader), (self.led, card), winner))
        self.led, self.leader, self.turn = None, winner, winner

    def take_back(self) -> None:
        """Gives the card of an unfinished trick back: where a game is broken off, the last finished trick counts."""
        if self.led is not None:
            self.hands[self.leader] |= self.led.bit
            self.led, self.turn = None, self.leader

    def taken(self, seat: int) -> int:
        """The cards in a seat's tricks, as a mask."""
        return mask_of(card for trick in self.tricks if trick.winner == seat for card in trick.cards)

    def played(self, seat: int) -> int:
        """The cards that a seat has played to tricks, as a mask."""
        cards = [card for trick in self.tricks for actor, card in trick.plays if actor == seat]
        return mask_of([*cards, self.led] if self.led is not None and self.leader == seat else cards)

    def card_points(self, seat: int) -> int:
        """Card points in a seat's tricks."""
        return sum(trick.points for trick in self.tricks if trick.winner == seat)
