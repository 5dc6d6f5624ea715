"""Playing a deal out at random, as plainly and as fast as Python does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards.german_pack import CARDS, Card, Suit, cards_in
from engine.stovkahra.rules import SEATS
from engine.stovkahra.trick import BEATS, TRICKS, bonus, legal_cards

POINTS = tuple(card.points for card in CARDS)


def play_out(
    hands: Sequence[int], trump: Suit, trick: int, leader: int, table: Sequence[Card], random: Callable[[], float]
) -> int:
    """Points of seats 0 and 2 minus those of 1 and 3, from trick `trick`, 1 to 8, that is under way, to the last."""
    hands, table, beaten = list(hands), list(table), BEATS[trump]
    best, winning, turn, points = CARDS[0], leader, leader, 0
    for place, card in enumerate(table):
        if not place or beaten[best] >> card & 1:
            best, winning = card, turn
        turn = (turn + 1) % SEATS
    for number in range(trick, TRICKS + 1):
        while len(table) < SEATS:
            hand = hands[turn]
            legal = cards_in(legal_cards(hand, table[0].suit, best, trump) if table else hand)
            card = legal[int(random() * len(legal))] if len(legal) > 1 else legal[0]
            if not table or beaten[best] >> card & 1:
                best, winning = card, turn
            hands[turn] = hand ^ 1 << card
            table.append(card)
            turn = (turn + 1) % SEATS
        worth = sum([POINTS[card] for card in table]) + bonus(number, best)
        points += -worth if winning & 1 else worth
        turn = winning
        table = []
    return points
