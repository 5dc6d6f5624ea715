"""One trick: which cards may follow, which card wins, and the bonus (rules 13 to 17)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards.german_pack import CARDS, POINTS, SUIT_MASKS, Card, Rank, Suit

TRICKS: Final = 8
"""How many tricks a deal has."""


def _beating(trump: Suit, best: Card) -> int:
    higher = SUIT_MASKS[best.suit] & ~((best.bit << 1) - 1)
    return higher if best.suit is trump else higher | SUIT_MASKS[trump]


BEATS: Final = tuple(tuple(_beating(trump, best) for best in CARDS) for trump in Suit)
"""`BEATS[trump][best]`: the mask of the cards that beat the best card of a trick so far (rules 15, 16)."""

_SEVENS: Final = frozenset(Card.of(suit, Rank.SEVEN) for suit in Suit)


class Duty(StrEnum):
    """What the rules ask of the player of the next card (rules 13 to 15)."""

    LEAD = "lead"
    FOLLOW_AND_BEAT = "follow-beat"
    FOLLOW_BELOW = "follow-below"
    FOLLOW_BEHIND_TRUMP = "follow-behind-trump"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"
    UNDERTRUMP = "undertrump"
    DISCARD = "discard"


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    """The seat that led."""
    cards: tuple[Card, ...]
    """The four cards, in the order played."""
    winner: int
    """The seat that won the trick (rule 16)."""
    bonus: int
    """The points for winning it, besides the card points (rule 17)."""

    @property
    def points(self) -> int:
        """The card points in the trick."""
        first, second, third, fourth = self.cards
        return POINTS[first] + POINTS[second] + POINTS[third] + POINTS[fourth]

    @property
    def plays(self) -> tuple[tuple[int, Card], ...]:
        """The seat and the card of each play, in order."""
        return tuple(((self.leader + place) % 4, card) for place, card in enumerate(self.cards))

    @property
    def best(self) -> Card:
        """The card that won."""
        return self.cards[(self.winner - self.leader) % 4]


def legal_cards(hand: int, led: Suit, best: Card, trump: Suit) -> int:
    """Return the cards of a hand that may follow, as a mask (rules 14, 15).

    `led` is the suit led, `best` the best card so far.

    >>> from engine.cards.german_pack import cards_in, parse_cards
    >>> from engine.cards.pack import mask_of
    >>> hand = mask_of(parse_cards("hA h7 b9"))
    >>> cards_in(legal_cards(hand, Suit.HEARTS, Card.parse("hK"), Suit.BELLS))
    (<hA>,)
    """
    return may_follow(hand, SUIT_MASKS[led], SUIT_MASKS[trump], BEATS[trump][best])


def may_follow(hand: int, led: int, trumps: int, beating: int) -> int:
    """Return the cards of a hand that may follow.

    All are masks: the suit led, the trumps, and the cards that beat the best card so far.
    Following a plain suit after a trump needs no case of its own: no card of the suit beats the trump, so all of
    them may be played.
    """
    follow = hand & led or hand & trumps
    return follow & beating or follow or hand


def winning_place(trump: Suit, cards: Sequence[Card]) -> int:
    """Return the index of the best card on the table, in the order played (rule 16)."""
    place = 0
    for other, card in enumerate(cards):
        if BEATS[trump][cards[place]] & card.bit:
            place = other
    return place


def duty(hand: int, led: Suit, best: Card, trump: Suit) -> Duty:
    """Return what a hand must do after `best` in a trick opened with the suit `led` (rules 14, 15)."""
    beats = BEATS[trump][best]
    following = hand & SUIT_MASKS[led]
    if following:
        if following & beats:
            return Duty.FOLLOW_AND_BEAT
        return Duty.FOLLOW_BEHIND_TRUMP if best.suit is not led else Duty.FOLLOW_BELOW
    trumps = hand & SUIT_MASKS[trump]
    if not trumps:
        return Duty.DISCARD
    if best.suit is not trump:
        return Duty.TRUMP
    return Duty.OVERTRUMP if trumps & beats else Duty.UNDERTRUMP


def bonus(number: int, best: Card) -> int:
    """Return the points for winning trick `number`, 1 to 8, with the card `best` (rule 17)."""
    seven = best in _SEVENS
    if number == TRICKS:
        return 26 if seven else 6
    if not seven:
        return 0
    return 52 if number == 1 else 10
