"""The play of nine tricks between two hands, which is the same in Trappola and Bulka.

There are no trumps; players must follow suit but need not beat. The highest card of the suit led wins,
and the winner leads to the next trick. Tricks won with deuces bring bonuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from engine.cards.pack import PackCard, mask_of
from engine.cards.trappola_pack import CARDS, SUIT_MASKS, Card, Rank, cards_in
from engine.game import GREAT, TrickMade, View
from engine.moves import IllegalMove, Play
from engine.rest import surely_taken

TRICKS: Final = 9
"""How many tricks a deal has, and how many cards a hand."""
COMMON: Final = 0
"""The rule number of a refusal that both games share, since each numbers its own rules."""


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    """The seat that led."""
    follower: int
    """The seat that followed."""
    cards: tuple[Card, Card]
    """Both cards, in the order played."""
    winner: int
    """The seat that won the trick."""

    @property
    def plays(self) -> tuple[tuple[int, Card], tuple[int, Card]]:
        """The seat and the card of each play, in order."""
        return (self.leader, self.cards[0]), (self.follower, self.cards[1])

    @property
    def points(self) -> int:
        """The card points in the trick."""
        return self.cards[0].points + self.cards[1].points

    @property
    def best(self) -> Card:
        """The card that won."""
        return self.cards[self.winner != self.leader]

    @property
    def by_deuce(self) -> bool:
        """Whether a deuce won the trick."""
        return self.best.rank is Rank.DEUCE


def dealt_to(seats: tuple[int, int], pack: Sequence[Card], packets: Sequence[int]) -> dict[int, int]:
    """Return the hands of two seats dealt from a cut pack, as masks; the first seat gets the first packet."""
    hands, top = dict.fromkeys(seats, 0), 0
    for packet in packets:
        for seat in hands:
            hands[seat] |= mask_of(pack[top : top + packet])
            top += packet
    return hands


def beats(card: Card, led: Card) -> bool:
    """Return whether a card beats the card led.

    >>> beats(Card.parse("sA"), Card.parse("sK")), beats(Card.parse("cA"), Card.parse("sK"))
    (True, False)
    """
    return card.suit is led.suit and card > led


def may_follow(hand: int, led: Card) -> int:
    """Return the cards of a hand that may follow, as a mask."""
    return hand & SUIT_MASKS[led.suit] or hand


class Bonus(Enum):
    """A bonus for tricks, with its points (Trappola, rule 5; Bulka, rule 6)."""

    LAST_THREE = "last-three", 78
    """The last three tricks, all won with deuces."""
    LAST_TWO = "last-two", 52
    LAST_DEUCE = "last-deuce", 26
    LAST = "last", 6
    FIRST_DEUCE = "first-deuce", 52
    DEUCE = "deuce", 10
    """Any other trick won with a deuce."""
    ALL = "all", 30
    """All nine tricks."""

    points: int

    def __new__(cls, name: str, points: int) -> Bonus:
        member = object.__new__(cls)
        member._value_ = name
        member.points = points
        return member


AT_THE_END: Final = {1: Bonus.LAST_DEUCE, 2: Bonus.LAST_TWO, 3: Bonus.LAST_THREE}
"""The bonus for so many of the last tricks, all won with deuces by one player; at most three count."""
Worth = tuple[int, int]
"""Points, and the chips that go with them."""
ACES_KEPT: Final[tuple[Worth, Worth]] = ((30, 5), (40, 10))
"""The worth of three and of four aces that are all in the player's own tricks (Bulka, rule 4)."""
ACES_LOST: Final[tuple[Worth, Worth]] = ((6, 0), (12, 0))
"""The worth of three and of four aces of which one is lost (Bulka, rule 4)."""


def bonuses(tricks: Sequence[Trick]) -> Iterator[tuple[int, Bonus]]:
    """Yield the seat and the bonus for each trick that brings one, by the rules that both games share.

    A bonus for the last tricks replaces the bonuses that each of them would have brought.
    """
    last = deuces_at_the_end(tricks) if len(tricks) == TRICKS else 0
    for trick in tricks[: len(tricks) - last]:
        if trick.by_deuce:
            yield trick.winner, Bonus.DEUCE
    if last:
        yield tricks[-1].winner, AT_THE_END[last]
    elif len(tricks) == TRICKS:
        yield tricks[-1].winner, Bonus.LAST


def deuces_at_the_end(tricks: Sequence[Trick]) -> int:
    """Return how many of the last three tricks, counted from the end, one player won with deuces."""
    number = 0
    for trick in reversed(tricks[-len(AT_THE_END) :]):
        if not trick.by_deuce or trick.winner != tricks[-1].winner:
            break
        number += 1
    return number


def great_bonus(given: Iterable[tuple[int, Bonus]]) -> int | None:
    """Return the seat that has a bonus of 52 among these; `None` if nobody has."""
    return next((seat for seat, bonus in given if bonus.points == GREAT), None)


def made_by(
    seat: int, tricks: Sequence[Trick], found: Callable[[Sequence[Trick]], Iterable[tuple[int, Bonus]]]
) -> list[TrickMade]:
    """Return what each trick brought a seat; what all nine bring together, or the last ones, comes with the last.

    `found` are the bonuses of a game.
    """
    made, before = [], 0
    for number, trick in enumerate(tricks, start=1):
        given = [(winner, bonus.points) for winner, bonus in found(tricks[:number])]
        given += [(each.winner, each.points) for each in tricks[:number]]
        ahead = sum(points if winner == seat else -points for winner, points in given)
        made.append(TrickMade(trick.winner == seat, ahead - before, trick.by_deuce or number == TRICKS))
        before = ahead
    return made


@dataclass(frozen=True, slots=True)
class DuelView(View):
    """What one seat, or everybody, may know of a two-handed game."""

    hand: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    leader: int | None
    """The seat that leads the current trick."""
    table: tuple[Card, ...]
    bonuses: tuple[tuple[int, Bonus], ...]
    """The seat and the bonus for tricks of this deal (Trappola, rule 5; Bulka, rule 6)."""

    @property
    def plays(self) -> list[tuple[int, Card]]:
        return [] if self.leader is None else [(self.leader, card) for card in self.table]

    def may_follow(self, hand: Sequence[PackCard], trick: Sequence[PackCard]) -> Sequence[PackCard]:
        return cards_in(may_follow(mask_of(hand), Card(trick[0])))

    @property
    def sure(self) -> Sequence[Card]:
        if self.table or len(self.hand) < 2 or not any(isinstance(move, Play) for move in self.legal):
            return ()
        seen = {*self.hand, *(card for trick in self.tricks for card in trick.cards)}
        return surely_taken(self.hand, (card for card in CARDS if card not in seen))

    def beats(self, card: Card) -> bool:
        """Return whether a card would be the best of the current trick."""
        return bool(self.table) and beats(card, self.table[0])


@dataclass(slots=True)
class Duel:
    """The play of one deal."""

    hands: dict[int, int]
    """The cards still held by each of the two seats, as masks."""
    tricks: list[Trick]
    leader: int
    """The seat that leads the current trick."""
    turn: int
    led: Card | None = None
    """The card led to the current trick."""

    @classmethod
    def begun(cls, hands: Mapping[int, int], leader: int) -> Duel:
        """Start the play, before the first lead."""
        return cls(dict(hands), [], leader, leader)

    def other(self, seat: int) -> int:
        """Return the opponent of a seat."""
        return next(each for each in self.hands if each != seat)

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards of the current trick."""
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
        """Play a card for the seat whose turn it is; raise `IllegalMove` if it may not be played."""
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
        """Return the card of an unfinished trick to its hand, since an abandoned game ends with the last full trick."""
        if self.led is not None:
            self.hands[self.leader] |= self.led.bit
            self.led, self.turn = None, self.leader

    def taken(self, seat: int) -> int:
        """Return the cards in a seat's tricks, as a mask."""
        return mask_of(card for trick in self.tricks if trick.winner == seat for card in trick.cards)

    def played(self, seat: int) -> int:
        """Return the cards that a seat has played, as a mask."""
        cards = [card for trick in self.tricks for actor, card in trick.plays if actor == seat]
        return mask_of([*cards, self.led] if self.led is not None and self.leader == seat else cards)

    def card_points(self, seat: int) -> int:
        """Return the card points in a seat's tricks."""
        return sum(trick.points for trick in self.tricks if trick.winner == seat)
