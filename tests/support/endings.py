"""The rest of a deal of Stovkahra, all hands open, played on card by card by the rules of one trick."""

from functools import cache
from random import Random
from typing import NamedTuple, Self

from engine.cards.german_pack import PACK, Card, Suit, cards_in
from engine.cards.pack import cards_text, mask_of
from engine.stovkahra.trick import BEATS, TRICKS, bonus, legal_cards


class Ending(NamedTuple):
    trump: Suit
    hands: tuple[int, ...]
    leader: int = 0
    table: tuple[Card, ...] = ()

    def __str__(self) -> str:
        """Write it for the message of a failure."""
        hands = " | ".join(cards_text(cards_in(hand)) for hand in self.hands)
        return f"trumps {self.trump.letter}, {hands}, leader {self.leader}, table {cards_text(self.table)}"

    @property
    def mover(self) -> int:
        return (self.leader + len(self.table)) % 4

    @property
    def number(self) -> int:
        """Of the trick under way, from 1."""
        return TRICKS + 1 - max(map(int.bit_count, self.hands))

    @property
    def choices(self) -> tuple[Card, ...]:
        hand = self.hands[self.mover]
        return cards_in(
            legal_cards(hand, self.table[0].suit, self.table[self._best], self.trump) if self.table else hand
        )

    @property
    def _best(self) -> int:
        """Where the best card on the table lies."""
        place = 0
        for other in range(1, len(self.table)):
            if BEATS[self.trump][self.table[place]] & self.table[other].bit:
                place = other
        return place

    def after(self, card: Card) -> Self:
        """With one more card on the table, which may be the fourth."""
        hands = tuple(hand & ~card.bit for hand in self.hands)
        return self._replace(hands=hands, table=(*self.table, card))

    def taken(self) -> tuple[int, int, Self]:
        """Who takes the four cards on the table, what they bring, and what is left."""
        best = self._best
        winner = (self.leader + best) % 4
        brought = sum(card.points for card in self.table) + bonus(self.number - 1, self.table[best])
        return winner, brought, self._replace(leader=winner, table=())


def random_ending(random: Random, tricks_left: int = TRICKS, on_table: int | None = None) -> Ending:
    """A random deal, played legally until so many tricks are left, and some cards of the next are on the table."""
    pack = random.sample(PACK, len(PACK))
    hands = tuple(mask_of(pack[at : at + 8]) for at in range(0, 32, 8))
    ending = Ending(random.choice(list(Suit)), hands, random.randrange(4))
    on_table = random.randrange(4) if on_table is None else on_table
    while (TRICKS + 1 - ending.number, len(ending.table)) != (tricks_left, on_table):
        ending = ending.after(random.choice(ending.choices))
        if len(ending.table) == 4:
            *_, ending = ending.taken()
    return ending


@cache
def minimax(ending: Ending) -> int:
    """Every card, card by card: side 0 minus side 1 from here on, the cards on the table included."""
    if len(ending.table) == 4:
        winner, points, left = ending.taken()
        return (minimax(left) if any(left.hands) else 0) + (points if winner in (0, 2) else -points)
    return (max if ending.mover in (0, 2) else min)(minimax(ending.after(card)) for card in ending.choices)
