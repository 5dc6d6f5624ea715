"""Play out many deals at once, with one bit of an integer for each deal.

A *lane* is one deal that fits what a player knows. A fact such as "this card is still held" or "the mover may play
it" is an integer with one bit for each lane, so a rule is a few `&` and `|` for all lanes together. A thousand
deals cost about as much as a dozen played one after another. Lanes differ in who holds which card, who wins
and who leads, but all are at the same place of the same trick.

Half of the cards are chosen by a plan and half at random, because a plan alone never tries what it does not
contain, and random play alone is too bad to tell good cards from bad ones.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from engine.cards.german_pack import CARDS, Card, Rank, Suit
from engine.stovkahra.knowledge import Hands
from engine.stovkahra.rules import GOAL, SEATS
from engine.stovkahra.trick import BEATS, TRICKS, winning_place

BITS: Final = 9
"""Bits of a score; the largest possible score is below 512."""
TRICK_BITS: Final = 7
"""Bits of the points of one trick, with the bonus: 52 + 21 at most."""
_POINTS: Final = tuple(card.points for card in CARDS)
_DIGITS: Final = tuple(bytes(48 + (byte >> rank & 1) for byte in range(256)) for rank in range(8))
"""For each rank, a table from the byte of a suit's cards to the digit 0 or 1 of this rank."""
_VALUES: Final = bytes(byte & 1 for byte in range(256))
"""A table from the digits 0 and 1 to bytes with these values."""

PLAN: Final = {
    name: tuple(map(float, weights.split()))
    for name, weights in {
        # Weights of the cards in each situation of the mover; the heaviest legal card is played. Eight numbers are
        # for plain seven, eight, nine, ten, under, over, king, ace, eight for the same trumps, and two are added for
        # a master (no unseen card of its suit beats it), plain and trump. They were fitted to the choices of a
        # player who plays deals out.
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
    """The position from which deals are played out: a seat is to play to a trick."""

    trump: Suit
    number: int
    """The number of the trick, 1 to 8."""
    leader: int
    table: tuple[Card, ...]
    """The cards of the current trick."""
    score: tuple[int, int] = (0, 0)
    """The points of each side so far."""


class Lanes:
    """Deals being played out, one bit each; every choice of the first card is tried in every deal."""

    def __init__(self, start: Start, deals: Sequence[Hands], choices: Sequence[Card], random: Random) -> None:
        self._deals = len(deals)
        self._blocks = [((1 << self._deals) - 1) << self._deals * at for at in range(len(choices))]
        self._width = self._deals * len(choices)
        self._begin(start.trump, start.number, deals, sum(1 << self._deals * at for at in range(len(choices))), random)
        self._score = [self._constant(points, BITS) for points in start.score]
        self._lay({(start.leader, start.table): self._full})
        self._play_out({self._places[card]: block for card, block in zip(choices, self._blocks, strict=True)})

    # Preparation

    def _begin(self, trump: Suit, number: int, deals: Sequence[Hands], repeat: int, random: Random) -> None:
        self._full = (1 << self._width) - 1
        self._random, self._trump, self._number = random, trump, number
        self._hold(deals, repeat)
        self._plans = {name: self._ranking(weights) for name, weights in PLAN.items()}
        self._goal: list[int] = [0, 0]
        """For each side, the lanes in which it has reached 100 first."""
        self._double: list[int] = [0, 0]
        """For each side, those of them in which the other side then had fewer than 50."""

    def _hold(self, deals: Sequence[Hands], repeat: int) -> None:
        """Note for each card, as two bits, the seat that holds it."""
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
        """Return the cards by descending weight: index, whether meant as a master, whether meant otherwise."""
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

    def _lay(self, tricks: Mapping[tuple[int, tuple[Card, ...]], int]) -> None:
        """Put the cards of the current trick, which has this leader, on the table of these lanes."""
        self._open_trick()
        self._mover1 = self._mover0 = self._winner1 = self._winner0 = 0
        for (leader, table), lanes in tricks.items():
            winning, self._place = winning_place(self._trump, table) if table else 0, len(table)
            mover, winner = (leader + self._place) % SEATS, (leader + winning) % SEATS
            self._mover1 |= lanes if mover & 2 else 0
            self._mover0 |= lanes if mover & 1 else 0
            self._winner1 |= lanes if winner & 2 else 0
            self._winner0 |= lanes if winner & 1 else 0
            if not table:
                continue
            self._led[table[0].suit] |= lanes
            beats, others = BEATS[self._trump][table[winning]], self._full ^ lanes
            for place, card in enumerate(self._cards):
                if not beats >> card & 1:
                    self._beating[place] &= others
            self._seven |= lanes if table[winning].rank is Rank.SEVEN else 0
            points = sum(card.points for card in table)
            _add(self._points, [lanes if points >> bit & 1 else 0 for bit in range(TRICK_BITS)])

    def _open_trick(self) -> None:
        self._place = 0
        self._led = [0] * 4
        """For each suit, the lanes in which it was led."""
        self._beating = [self._full] * len(self._cards)
        """For each card, the lanes in which it would beat the best card so far."""
        self._seven = 0
        """The lanes in which the best card is a seven."""
        self._points = [0] * TRICK_BITS

    # Play

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
        """Return for each card the lanes in which the mover holds it."""
        not1, not0 = self._mover1 ^ self._full, self._mover0 ^ self._full
        owners = zip(self._alive, self._owner1, self._owner0, strict=True)
        return [alive & (one ^ not1) & (zero ^ not0) for alive, one, zero in owners]

    def _legal(self, hand: list[int]) -> tuple[list[int], int]:
        """Return for each card the lanes in which it is legal, and the lanes in which any card beats (rules 14, 15)."""
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
        """Return for each card the lanes in which it is played, half of them by the plan and half at random."""
        hand = self._hands()
        legal, can_beat = self._legal(hand)
        chosen = [0] * len(hand)
        planned = self._by_chance()
        self._pick_any(planned ^ self._full, legal, chosen)
        masters = self._masters(hand)
        for name, lanes in self._situations(planned, hand, can_beat):
            self._pick(self._plans[name], lanes, legal, masters, chosen)
        return chosen

    def _by_chance(self) -> int:
        """Return half of the deals, the same ones after every choice: then chance does less to tell choices apart."""
        lanes = some = self._random.getrandbits(self._deals)
        for _ in self._blocks[1:]:
            lanes = lanes << self._deals | some
        return lanes

    def _situations(self, lanes: int, hand: list[int], can_beat: int) -> Iterator[tuple[str, int]]:
        """Yield the situations of the mover and the lanes in which each is given."""
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
        """Return for each card the lanes in which the mover holds it and no unseen card of its suit beats it."""
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
        """Choose in these lanes the first legal card of a ranking."""
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
        """Choose a random legal card in these lanes.

        Each card, in random order, is taken with probability ½; where none was taken, the last one is.
        """
        order = list(range(len(legal)))
        self._random.shuffle(order)
        for place in order:
            picked = legal[place] & lanes
            if picked:
                picked &= self._by_chance()
                chosen[place] |= picked
                lanes ^= picked
        for place in reversed(order):
            picked = legal[place] & lanes
            chosen[place] |= picked
            lanes ^= picked

    def _play(self, chosen: list[int]) -> None:
        """Put the chosen cards on the table, and find the best card and its player (rule 16)."""
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
        """Add the points of the cards just played to those of the trick (rule 1)."""
        under, over, king, ace = (_any(chosen, self._ranks[rank]) for rank in (4, 5, 6, 7))
        _add(self._points, [king | under, ace | under, ace | king | over])

    def _finish_trick(self) -> None:
        """Give the points and the bonus to the winner's side (rule 17), and let the winner lead."""
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
        """Return the lanes in which a side has so many points: those where adding 512 − `points` carries."""
        carry = 0
        for bit, lanes in enumerate(self._score[side]):
            carry = lanes | carry if (2**BITS - points) >> bit & 1 else lanes & carry
        return carry

    # Results

    def points(self) -> list[float]:
        """Return for each choice the mean of the final points, side 0 minus side 1."""
        return [self._mean(block) for block in self._blocks]

    def _mean(self, lanes: int) -> float:
        total = 0
        for bit, (a, b) in enumerate(zip(*self._score, strict=True)):
            total += ((a & lanes).bit_count() - (b & lanes).bit_count()) << bit
        return total / self._deals

    def brcka(self, outlook: Callable[[int, int], float]) -> list[float]:
        """Return for each choice the mean of the brčka won, side 0 minus side 1, if everybody says dost in time.

        `outlook` returns what a score before the next deal is worth in brčka.
        """
        over = self._goal[0] | self._goal[1]
        scores = [self._bytes([bit & ~over for bit in score[:7]]) for score in self._score]
        means = []
        for at, block in enumerate(self._blocks):
            won = sum((lanes & block).bit_count() for lanes in (self._goal[0], self._double[0]))
            lost = sum((lanes & block).bit_count() for lanes in (self._goal[1], self._double[1]))
            # The first byte belongs to the highest lane.
            first = self._width - (at + 1) * self._deals
            open_ = Counter(zip(*(score[first : first + self._deals] for score in scores), strict=True))
            del open_[0, 0]
            means.append((won - lost + sum(outlook(a, b) * n for (a, b), n in open_.items())) / self._deals)
        return means

    def _bytes(self, bits: list[int]) -> bytes:
        """Return numbers given bit by bit as bytes, one for each lane, the highest lane first."""
        total = 0
        for bit, lanes in enumerate(bits):
            total |= int.from_bytes(f"{lanes:0{self._width}b}".encode().translate(_VALUES)) << bit
        return total.to_bytes(self._width)


class Thinking(NamedTuple):
    """Who is to play to a trick that is under way, with what this player imagines and may play."""

    leader: int
    table: tuple[Card, ...]
    """The cards of the trick."""
    deals: Sequence[Hands]
    choices: Sequence[Card]


class ManyLanes(Lanes):
    """The same for several players, who are at the same place of the same trick and imagine as many deals each.

    What a step takes depends little on the number of lanes, so that twenty players take hardly longer than two.
    """

    def __init__(self, trump: Suit, number: int, players: Sequence[Thinking], random: Random) -> None:
        # Those with many choices come first: so each block has the lanes of the first players of the block before.
        order = sorted(range(len(players)), key=lambda at: -len(players[at].choices))
        self._deals = len(players[0].deals)
        most = len(players[order[0]].choices)
        self._widths = [self._deals * sum(len(each.choices) > at for each in players) for at in range(most)]
        self._starts = list(accumulate(self._widths[:-1], initial=0))
        self._width = sum(self._widths)
        deals = [deal for at in order for deal in players[at].deals]
        self._begin(trump, number, [deal for width in self._widths for deal in deals[:width]], 1, random)
        self._score = [self._constant(0, BITS) for _ in range(2)]
        self._lanes: list[list[int]] = [[]] * len(players)
        """For each player the lanes of each choice."""
        for place, at in enumerate(order):
            lanes = (1 << self._deals) - 1 << self._deals * place
            self._lanes[at] = [lanes << start for start in self._starts[: len(players[at].choices)]]
        tricks, first = dict[tuple[int, tuple[Card, ...]], int](), dict[int, int]()
        for each, blocks in zip(players, self._lanes, strict=True):
            trick = each.leader, each.table
            tricks[trick] = tricks.get(trick, 0) | sum(blocks)
            for card, lanes in zip(each.choices, blocks, strict=True):
                place = self._places[card]
                first[place] = first.get(place, 0) | lanes
        self._lay(tricks)
        self._play_out(first)

    def _by_chance(self) -> int:
        some, lanes = self._random.getrandbits(self._widths[0]), 0
        for width, start in zip(self._widths, self._starts, strict=True):
            lanes |= (some & (1 << width) - 1) << start
        return lanes

    def points_of_each(self) -> list[list[float]]:
        """Return for each player and choice the mean of the final points, side 0 minus side 1."""
        return [list(map(self._mean, blocks)) for blocks in self._lanes]


def slices(masks: Sequence[int]) -> list[int]:
    """Return for each card the lanes in which a seat holds it, from its mask in each lane."""
    data = struct.pack(f"<{len(masks)}I", *masks)
    # The first lane is the lowest bit, but the first digit of a number is the highest.
    suits = [data[suit::4][::-1] for suit in range(4)]
    return [int(suits[card >> 3].translate(_DIGITS[card & 7]), 2) for card in range(len(CARDS))]


def _any(lanes: list[int], places: list[int]) -> int:
    either = 0
    for place in places:
        either |= lanes[place]
    return either


def _add(total: list[int], addend: Sequence[int]) -> None:
    """Add one number to another in every lane, both given bit by bit, the lowest bit first."""
    carry = 0
    for bit in range(len(total)):
        old = total[bit]
        more = addend[bit] if bit < len(addend) else 0
        either = old ^ more
        total[bit] = either ^ carry
        carry = (old & more) | (carry & either)
        if not carry and bit >= len(addend):
            return
