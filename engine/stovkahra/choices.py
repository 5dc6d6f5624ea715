"""The cards played in a deal as choices: what each seat could play, and what everybody could see when it chose.

What could be seen is a list of true facts, each of which is a number, and for each card its traits, which are numbers,
too: which card it is is one of them, and how many higher cards are left is another. In all these numbers trumps always
come first and the suit led second, so that what is learnt of one suit holds for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.cards.german_pack import CARDS, SUIT_MASKS, Card, cards_in
from engine.cards.pack import mask_of
from engine.stovkahra.knowledge import ALL_CARDS, read_trick, tricks_of
from engine.stovkahra.rules import SEATS, View
from engine.stovkahra.trick import BEATS, winning_place

GONE: Final = 0
"""A card has been played: from here one number for each of the 32 cards."""
SHOWN: Final = GONE + 32
"""A card is known to be held: 32 numbers for the seat to the left, then for the partner, then for the right."""
VOID: Final = SHOWN + 3 * 32
"""A suit is known to be lacked: four numbers for each of these seats."""
NUMBER: Final = VOID + 3 * 4
"""The number of the trick."""
HIGHEST: Final = NUMBER + 8
"""A card is the highest of its suit that has not been played: 32 numbers."""
DECLARED: Final = HIGHEST + 32
"""A rank was declared: eight numbers for each of the three other seats."""
LEAD_FACTS: Final = DECLARED + 3 * 8
"""How many facts there are when a seat leads; those below need a card on the table."""
BEST: Final = LEAD_FACTS
"""The best card on the table: 32 numbers."""
PLACE: Final = BEST + 32
"""How many cards are on the table."""
PARTNER: Final = PLACE + 3
"""The partner has played the best card."""
POINTS: Final = PARTNER + 1
"""The points on the table, in five steps: none, up to 3, up to 6, up to 10, more."""
FACTS: Final = POINTS + 5
"""How many facts there are when a seat follows."""

CARD: Final = 0
"""Each of the 32 cards; of each kind of traits a card has one, by its suit and what is said here."""
HIGHER: Final = CARD + 32
"""How many higher cards of its suit have not been played, 0 to 7."""
LEFT: Final = HIGHER + 4 * 8
"""How many cards of its suit have not been played, 0 to 8."""
LACKED: Final = LEFT + 4 * 9
"""Which of the seats to the left, opposite and to the right are known to lack its suit: three bits."""
WINS: Final = LACKED + 4 * 8
"""Whether it beats the best card on the table, 1, and the partner has played that one, 2; 4 for each card before it."""
TRAITS: Final = WINS + 4 * 12
"""How many traits there are."""
KINDS: Final = ((CARD, 8), (HIGHER, 8), (LEFT, 9), (LACKED, 8), (WINS, 12))
"""The first trait of each kind, and how many there are for each suit."""
_STEPS: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3) + (4,) * 8


class Choice(NamedTuple):
    """A card that a seat has played."""

    seat: int
    card: Card
    traits: tuple[tuple[int, ...], ...]
    """The traits of each card."""
    facts: tuple[int, ...]
    """What everybody could see before."""
    options: int
    """The cards that the seat could have played, if it held them, as a mask."""
    leads: bool


def choices(view: View) -> Iterator[Choice]:
    """Yield the cards played in the deal, in order, as choices."""
    assert view.trump is not None
    seen = _Seen(view)
    for number, (leader, cards) in enumerate(tricks_of(view)):
        for place, card in enumerate(cards):
            seat, table = (leader + place) % SEATS, cards[:place]
            numbers = _numbers(view.trump, table[0].suit if table else view.trump)
            facts = [NUMBER + number, *seen.facts(seat, numbers)]
            options, beating, wins = ALL_CARDS, 0, 0
            if table:
                winning = winning_place(view.trump, table)
                facts += _on_table(table, winning, numbers)
                options = _options(card, table[0].suit, table[winning], view.trump)
                beating, wins = BEATS[view.trump][table[winning]], 4 * (place - 1) + 2 * (winning == place - 2)
            traits = tuple(seen.traits(seat, numbers, beating, wins))
            yield Choice(seat, card, traits, tuple(facts), options & ~seen.gone, not table)
            seen.play(leader, cards[: place + 1])


class _Seen:
    """What everybody has seen so far."""

    def __init__(self, view: View) -> None:
        assert view.trump_card is not None
        self._trump = view.trump_card.suit
        self._declared = [(seat, combination.rank) for seat, combination in view.declarations]
        self._shown = [0] * SEATS
        self._shown[view.dealer] |= view.trump_card.bit
        self._shown[view.eldest] |= mask_of(view.opened)
        self._played, self._possible = [0] * SEATS, [ALL_CARDS] * SEATS
        self.gone = 0
        """The cards that have been played, as a mask."""

    def play(self, leader: int, cards: Sequence[Card]) -> None:
        """Note the last of the cards on the table."""
        read_trick(self._trump, leader, cards, self._played, self._possible)
        self.gone |= cards[-1].bit

    def facts(self, seat: int, numbers: Sequence[int]) -> Iterator[int]:
        """Yield what a seat that is to play can see as well as everybody else."""
        yield from (GONE + numbers[card] for card in cards_in(self.gone))
        for place in range(SEATS - 1):
            other = (seat + 1 + place) % SEATS
            shown = self._shown[other] & ~self.gone
            yield from (SHOWN + 32 * place + numbers[card] for card in cards_in(shown))
            yield from (VOID + 4 * place + numbers[8 * suit] // 8 for suit in range(4) if self._lacks(other, suit))
        for other, rank in self._declared:
            if other != seat:
                yield DECLARED + 8 * ((other - seat) % SEATS - 1) + rank
        for suit in SUIT_MASKS:
            if left := suit & ~self.gone:
                yield HIGHEST + numbers[left.bit_length() - 1]

    def traits(self, seat: int, numbers: Sequence[int], beating: int, wins: int) -> Iterator[tuple[int, ...]]:
        """Yield the traits of each card for a seat that is to play; `beating` are the cards that beat the table."""
        for suit, cards in enumerate(SUIT_MASKS):
            place, left = numbers[8 * suit] // 8, cards & ~self.gone
            lacked = sum(self._lacks((seat + 1 + at) % SEATS, suit) << at for at in range(SEATS - 1))
            always = LEFT + 9 * place + left.bit_count(), LACKED + 8 * place + lacked
            for card in range(8 * suit, 8 * suit + 8):
                higher = HIGHER + 8 * place + (left >> card + 1).bit_count()
                yield CARD + numbers[card], higher, *always, WINS + 12 * place + wins + (beating >> card & 1)

    def _lacks(self, seat: int, suit: int) -> bool:
        return not self._possible[seat] & SUIT_MASKS[suit] & ~self.gone


def _numbers(trump: int, led: int) -> tuple[int, ...]:
    order = list(dict.fromkeys((trump, led, 0, 1, 2, 3)))
    return tuple(8 * order.index(card >> 3) + (card & 7) for card in CARDS)


def _on_table(table: Sequence[Card], winning: int, numbers: Sequence[int]) -> list[int]:
    """Return the facts of the cards on the table."""
    points = sum([card.points for card in table])
    facts = [BEST + numbers[table[winning]], PLACE + len(table) - 1, POINTS + _STEPS[points]]
    return [*facts, PARTNER] if winning == len(table) - 2 else facts


def _options(card: Card, led: int, best: Card, trump: int) -> int:
    """Return all cards that a seat which follows with a card may have had to choose from (rules 14, 15)."""
    if card.suit not in (led, trump):
        return ALL_CARDS & ~(SUIT_MASKS[led] | SUIT_MASKS[trump])
    beats = BEATS[trump][best]
    return SUIT_MASKS[card.suit] & (beats if beats & card.bit else ~beats)
