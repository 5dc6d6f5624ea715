"""Playing many deals out at once, a deal to each bit of an integer.

A *lane* is one deal that fits what a player knows. What is true of a lane is one bit of
an integer as wide as there are lanes: "this card is still held", "the mover may play
it". A rule is then a few `&` and `|` for all lanes together, and a card in a thousand
deals costs about as much as a dozen cards played one by one. Lanes differ in who holds
what, in who wins and leads, but are always at the same place of the same trick.

Half of the cards are played by a plan, half at random: a plan alone would be blind for
what it never does, and chance alone plays too badly to tell good cards from bad ones.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.cards.german_pack import CARDS, Card, Rank, Suit
from engine.stovkahra.knowledge import Hands
from engine.stovkahra.rules import GOAL, SEATS
from engine.stovkahra.trick import BEATS, TRICKS, winning_place

BITS: Final = 9
"""Bits of a score: with what was scored before, none comes to 512."""
TRICK_BITS: Final = 7
"""Bits of what a trick brings, bonus included: 52 and 21 at most."""
_POINTS: Final = tuple(card.points for card in CARDS)
_DIGITS: Final = tuple(bytes(48 + (byte >> rank & 1) for byte in range(256)) for rank in range(8))
"""For each rank, a table from the byte that holds the cards of a suit to the digit 0 or 1."""
_VALUES: Final = bytes(byte & 1 for byte in range(256))
"""From the digits 0 and 1 to the bytes of these values."""

PLAN: Final = {
    name: tuple(map(float, weights.split()))
    for name, weights in {
        # What is played first, by what is asked of the mover: a number for plain seven, eight, nine, ten,
        # under, over, king, ace; for the same trumps; and what is added where nothing unseen of the suit
        # beats the card, plain and trump. Fitted to the choices of a player who plays deals out.
        "lead to the first trick": ".1 .2 .1 .2 .1 -.1 -.4 .1   -.5 .9 .8 .7 .1 -.4 -.9 -1   .3 1.9",
        "lead": ".4 .5 .4 .4 .2 0 -.2 .1   -1 .3 .2 .2 -.4 -.6 -.5 -.1   .3 .8",
        "lead, trumps being out": ".1 .3 .4 .3 .1 -.2 -.3 -.2   -.7 -.1 .1 .1 0 0 .1 0   .8 -.6",
        "win the first trick": "0 .1 .1 0 0 -.1 -.2 .1   4.4 -.6 -.5 -.2 -.5 -.7 -.9 -.9   1 .4",
        "win": "0 0 0 0 .1 -.1 -.1 .1   .4 .1 .1 .1 -.1 -.1 -.2 -.3   .5 -.1",
        "win for certain": "0 0 -.6 -.5 -.1 .1 .4 .7   1.2 -.2 -.2 -.3 0 -.1 -.2 -.3   -1.1 -1.1",
        "partner wins": "-.5 -.4 -.4 -.5 .4 .5 .5 .4   -1.2 .2 .1 .1 .4 .3 .1 0   -.8 -1",
        "lose": ".4 .4 .4 .4 0 -.3 -.6 -.7   -.3 1.1 1.1 1.1 -.3 -.9 -1.7 0   -.4 -.7",
    }.items()
}


@dataclass(frozen=True, slots=True)
class Start:
    """Where the playing out begins: a seat is to play to a trick."""

    trump: Suit
    number: int
    """Number of the trick, 1 to 8."""
    leader: int
    table: tuple[Card, ...]
    """The trick under way."""
    score: tuple[int, int] = (0, 0)
    """Points of each side so far."""


class Lanes:
    """Deals under way, a bit each. Each of the choices for the first card is tried in every deal."""

    def __init__(self, start: Start, deals: Sequence[Hands], choices: Sequence[Card], random: Random) -> None:
        self._deals = len(deals)
        self._blocks = [((1 << self._deals) - 1) << self._deals * at for at in range(len(choices))]
        self._full = (1 << self._deals * len(choices)) - 1
        self._width = self._deals * len(choices)
        self._random = random
        self._trump = start.trump
        self._number = start.number
        self._hold(deals, sum(1 << self._deals * at for at in range(len(choices))))
        self._plans = {name: self._ranking(weights) for name, weights in PLAN.items()}
        self._score = [self._constant(points, BITS) for points in start.score]
        self._goal: list[int] = [0, 0]
        """Lanes in which a side has been the first to have 100."""
        self._double: list[int] = [0, 0]
        """Those of them in which the others had fewer than 50 then."""
        self._lay(start)
        self._play_out({self._places[card]: block for card, block in zip(choices, self._blocks, strict=True)})

    # Setting up

    def _hold(self, deals: Sequence[Hands], repeat: int) -> None:
        """Who holds which card: for each card the two bits of its owner's seat."""
        held = [[lanes * repeat for lanes in slices([hands[seat] for hands in deals])] for seat in range(SEATS)]
        of_card = list(zip(*held, strict=True))
        self._cards = [card for card in range(len(CARDS)) if any(of_card[card])]
        self._places = {card: place for place, card in enumerate(self._cards)}
        self._alive = [a | b | c | d for a, b, c, d in of_card if a | b | c | d]
        self._owner1 = [c | d for a, b, c, d in of_card if a | b | c | d]
        self._owner0 = [b | d for a, b, c, d in of_card if a | b | c | d]
        self._suits = [[self._places[card] for card in self._cards if card >> 3 == suit] for suit in range(4)]
        self._ranks = [[self._places[card] for card in self._cards if card & 7 == rank] for rank in range(8)]

    def _ranking(self, weights: Sequence[float]) -> list[tuple[int, bool, bool]]:
        """Cards in the order of a plan: place, whether as master, whether as anything else."""
        ranking: list[tuple[float, tuple[int, bool, bool]]] = []
        for place, card in enumerate(self._cards):
            trump = card >> 3 == self._trump
            weight, more = weights[trump * 8 + (card & 7)], weights[16 + trump]
            ranking.append((weight + more, (place, True, False)))
            ranking.append((weight, (place, False, True)))
        self._random.shuffle(ranking)
        ranking.sort(key=lambda item: -item[0])
        return [entry for _, entry in ranking]

    def _constant(self, number: int, bits: int) -> list[int]:
        return [self._full if number >> bit & 1 else 0 for bit in range(bits)]

    def _move_to(self, seat: int) -> None:
        self._mover1, self._mover0 = self._constant(seat >> 1, 1)[0], self._constant(seat, 1)[0]

    def _lay(self, start: Start) -> None:
        """Puts the trick under way on the table of every lane."""
        self._open_trick()
        self._move_to(start.leader)
        self._winner1, self._winner0 = self._mover1, self._mover0
        if start.table:
            winning = winning_place(start.trump, start.table)
            best = start.table[winning]
            self._move_to((start.leader + winning) % SEATS)
            self._winner1, self._winner0 = self._mover1, self._mover0
            self._place = len(start.table)
            self._led[start.table[0].suit] = self._full
            beats = BEATS[start.trump][best]
            self._beating = [self._full if beats >> card & 1 else 0 for card in self._cards]
            self._seven = self._full if best.rank is Rank.SEVEN else 0
            self._points = self._constant(sum(card.points for card in start.table), TRICK_BITS)
            self._move_to((start.leader + self._place) % SEATS)

    def _open_trick(self) -> None:
        self._place = 0
        self._led = [0] * 4
        """For each suit, the lanes in which it was led."""
        self._beating = [self._full] * len(self._cards)
        """For each card, the lanes in which it would beat the best card so far."""
        self._seven = 0
        """Lanes in which the best card is a seven."""
        self._points = [0] * TRICK_BITS

    # Playing

    def _play_out(self, first: dict[int, int]) -> None:
        self._play([first.get(place, 0) for place in range(len(self._cards))])
        while True:
            while self._place < SEATS:
                self._play(self._choose())
            self._finish_trick()
            if self._number == TRICKS:
                return
            self._number += 1
            self._open_trick()

    def _hands(self) -> list[int]:
        """For each card, the lanes in which the mover holds it."""
        not1, not0 = self._mover1 ^ self._full, self._mover0 ^ self._full
        owners = zip(self._alive, self._owner1, self._owner0, strict=True)
        return [alive & (one ^ not1) & (zero ^ not0) for alive, one, zero in owners]

    def _legal(self, hand: list[int]) -> tuple[list[int], int]:
        """For each card the lanes in which it may be played, and the lanes in which it wins (rules 14, 15)."""
        if not self._place:
            return hand, 0
        follow = [0] * len(hand)
        can_follow = trumped = 0
        for suit, led in zip(self._suits, self._led, strict=True):
            for place in suit if led else ():
                follow[place] = hand[place] & led
                can_follow |= follow[place]
        cannot = can_follow ^ self._full
        for place in self._suits[self._trump] if cannot else ():
            trump = hand[place] & cannot
            follow[place] |= trump
            trumped |= trump
        free = cannot & ~trumped
        beats = [card & beating for card, beating in zip(follow, self._beating, strict=True)]
        can_beat = 0
        for lanes in beats:
            can_beat |= lanes
        cannot_beat = can_beat ^ self._full
        cards = zip(beats, follow, hand, strict=True)
        return [lanes | (card & cannot_beat) | (any_ & free) for lanes, card, any_ in cards], can_beat

    def _choose(self) -> list[int]:
        """For each card the lanes in which it is played: half of them by the plan, half at random."""
        hand = self._hands()
        legal, can_beat = self._legal(hand)
        chosen = [0] * len(hand)
        planned = self._random.getrandbits(self._width)
        self._pick_any(planned ^ self._full, legal, chosen)
        masters = self._masters(hand)
        for name, lanes in self._situations(planned, hand, can_beat):
            self._pick(self._plans[name], lanes, legal, masters, chosen)
        return chosen

    def _situations(self, lanes: int, hand: list[int], can_beat: int) -> Iterator[tuple[str, int]]:
        """What is asked of the mover, and in which of the lanes."""
        if not self._place:
            out = self._full
            for place in self._suits[self._trump]:
                out &= ~(self._alive[place] ^ hand[place])
            yield "lead, trumps being out", lanes & out
            yield "lead to the first trick" if self._number == 1 else "lead", lanes & ~out
            return
        winning = "win the first trick" if self._number == 1 else "win"
        yield "win for certain" if self._place == SEATS - 1 else winning, lanes & can_beat
        lanes &= ~can_beat
        partner = lanes & (self._winner1 ^ self._mover1) & ~(self._winner0 ^ self._mover0)
        if partner and self._place < SEATS - 1:
            for beating, alive, held in zip(self._beating, self._alive, hand, strict=True):
                partner &= ~(beating & (alive ^ held))
        yield "partner wins", partner
        yield "lose", lanes & ~partner

    def _masters(self, hand: list[int]) -> list[int]:
        """For each card the lanes in which the mover holds it and nothing unseen of its suit beats it."""
        masters = [0] * len(hand)
        for suit in self._suits:
            above = 0
            for place in reversed(suit):
                masters[place] = hand[place] & ~above
                above |= self._alive[place] ^ hand[place]
        return masters

    def _pick(
        self,
        ranking: list[tuple[int, bool, bool]],
        lanes: int,
        legal: list[int],
        masters: list[int],
        chosen: list[int],
    ) -> None:
        """Plays in these lanes the first card of a ranking that may be played."""
        for place, as_master, as_other in ranking if lanes else ():
            picked = lanes & legal[place]
            if as_master:
                picked &= masters[place]
            elif as_other:
                picked &= ~masters[place]
            if picked:
                chosen[place] |= picked
                lanes ^= picked
                if not lanes:
                    return

    def _pick_any(self, lanes: int, legal: list[int], chosen: list[int]) -> None:
        """Plays in these lanes any card: the cards in a random order are taken or passed over by chance,
        and who has passed over all takes the last."""
        order = list(range(len(legal)))
        self._random.shuffle(order)
        for place in order:
            picked = legal[place] & lanes
            if picked:
                picked &= self._random.getrandbits(self._width)
                chosen[place] |= picked
                lanes ^= picked
        for place in reversed(order):
            picked = legal[place] & lanes
            chosen[place] |= picked
            lanes ^= picked

    def _play(self, chosen: list[int]) -> None:
        """Lays the chosen cards on the table, and finds the best card and who wins with it (rule 16)."""
        self._alive = [alive ^ card for alive, card in zip(self._alive, chosen, strict=True)]
        wins = [card & beating for card, beating in zip(chosen, self._beating, strict=True)]
        beating = [0] * len(chosen)
        changed = plain = 0
        for suit, places in enumerate(self._suits):
            below = 0
            for place in places:
                beating[place] = below
                below |= wins[place]
            if not self._place:
                self._led[suit] = below
            changed |= below
            if suit != self._trump:
                plain |= below
        for place in self._suits[self._trump]:
            beating[place] |= plain
        keep = changed ^ self._full
        self._beating = [(old & keep) | new for old, new in zip(self._beating, beating, strict=True)]
        self._seven = (self._seven & keep) | _any(wins, self._ranks[Rank.SEVEN])
        self._winner1 = (self._winner1 & keep) | (self._mover1 & changed)
        self._winner0 = (self._winner0 & keep) | (self._mover0 & changed)
        self._count_cards(chosen)
        self._mover1 ^= self._mover0
        self._mover0 ^= self._full
        self._place += 1

    def _count_cards(self, chosen: list[int]) -> None:
        """Adds the points of the cards just played to the trick (rule 1)."""
        under, over, king, ace = (_any(chosen, self._ranks[rank]) for rank in (4, 5, 6, 7))
        _add(self._points, [king | under, ace | under, ace | king | over])

    def _finish_trick(self) -> None:
        """The winner's side gets the points and the bonus (rule 17), and leads next."""
        seven, no_seven = self._seven, self._seven ^ self._full
        if self._number == TRICKS:
            _add(self._points, [0, self._full, no_seven, seven, seven])
        elif self._number == 1:
            _add(self._points, [0, 0, seven, 0, seven, seven])
        else:
            _add(self._points, [0, seven, 0, seven])
        for side, lanes in ((0, self._winner0 ^ self._full), (1, self._winner0)):
            _add(self._score[side], [bit & lanes for bit in self._points])
            reached = self._at_least(side, GOAL) & ~(self._goal[0] | self._goal[1])
            self._goal[side] |= reached
            self._double[side] |= reached & ~self._at_least(1 - side, GOAL // 2)
        self._mover1, self._mover0 = self._winner1, self._winner0

    def _at_least(self, side: int, points: int) -> int:
        """Lanes in which a side has so many points: those where adding what lacks to 512 carries."""
        carry = 0
        for bit, lanes in enumerate(self._score[side]):
            carry = lanes | carry if (2**BITS - points) >> bit & 1 else lanes & carry
        return carry

    # What came of it

    def points(self) -> list[float]:
        """For each choice the mean of the final points, side 0 minus side 1."""
        return [self._mean(block) for block in self._blocks]

    def _mean(self, lanes: int) -> float:
        total = 0
        for bit, (a, b) in enumerate(zip(*self._score, strict=True)):
            total += ((a & lanes).bit_count() - (b & lanes).bit_count()) << bit
        return total / self._deals

    def brcka(self, outlook: Callable[[int, int], float]) -> list[float]:
        """For each choice the mean of brčka won, side 0 minus side 1, if everybody says dost in time.

        `outlook` tells what a score is worth in brčka before the next deal.
        """
        over = self._goal[0] | self._goal[1]
        scores = [self._bytes([bit & ~over for bit in score[:7]]) for score in self._score]
        means = []
        for at, block in enumerate(self._blocks):
            won = sum((lanes & block).bit_count() for lanes in (self._goal[0], self._double[0]))
            lost = sum((lanes & block).bit_count() for lanes in (self._goal[1], self._double[1]))
            # The highest lane is the first byte.
            first = self._width - (at + 1) * self._deals
            open_ = Counter(zip(*(score[first : first + self._deals] for score in scores), strict=True))
            del open_[0, 0]
            means.append((won - lost + sum(outlook(a, b) * n for (a, b), n in open_.items())) / self._deals)
        return means

    def _bytes(self, bits: list[int]) -> bytes:
        """Numbers written bit by bit, a byte for each lane, the highest lane first."""
        total = 0
        for bit, lanes in enumerate(bits):
            total |= int.from_bytes(f"{lanes:0{self._width}b}".encode().translate(_VALUES)) << bit
        return total.to_bytes(self._width)


def slices(masks: Sequence[int]) -> list[int]:
    """The masks of a seat, a lane each, turned round: for each card the lanes in which it is held."""
    data = struct.pack(f"<{len(masks)}I", *masks)
    # The first lane is the lowest bit, but the first digit of a number is its highest.
    suits = [data[suit::4][::-1] for suit in range(4)]
    return [int(suits[card >> 3].translate(_DIGITS[card & 7]), 2) for card in range(len(CARDS))]


def _any(lanes: list[int], places: list[int]) -> int:
    either = 0
    for place in places:
        either |= lanes[place]
    return either


def _add(total: list[int], addend: Sequence[int]) -> None:
    """Adds one number to another in every lane, both written bit by bit, the lowest first."""
    carry = 0
    for bit in range(len(total)):
        old = total[bit]
        more = addend[bit] if bit < len(addend) else 0
        either = old ^ more
        total[bit] = either ^ carry
        carry = (old & more) | (carry & either)
        if not carry and bit >= len(addend):
            return
