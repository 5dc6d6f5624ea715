"""Why a card of a puzzle is right, and another one is not: what comes of each on every deal that fits.

After a card the rest is looked at on every deal that fits what the player may know, in every way in which all four may
play perfectly. What happens in all of these ways is certain after the card. Of that, told is where the right card and
another one differ, in favour of the right one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import chain, product
from typing import Final, NamedTuple

from engine.cards.german_pack import CARDS, SUIT_MASKS, Card, Rank, Suit, cards_in, parse_cards
from engine.cards.pack import cards_text
from engine.record_fields import Json
from engine.stovkahra.knowledge import Hands
from engine.stovkahra.rules import SEATS, View, side_of
from engine.stovkahra.trick import BEATS, TRICKS, bonus, may_follow, winning_place

MAX_FACTS: Final = 3
"""How many facts are told of a card."""
PART: Final = 2
"""How many facts are told of a card that holds on some of the deals alone."""
LAST_BONUS: Final = bonus(TRICKS, Card.parse("a8"))
SEVEN_BONUS: Final = bonus(TRICKS - 1, Card.parse("a7"))
SEVEN_LAST: Final = bonus(TRICKS, Card.parse("a7"))


class What(StrEnum):
    """What is certain after a card."""

    TRICK = "trick"
    """Who wins the trick under way, and perhaps with which card."""
    SEVEN = "seven"
    """Who wins a trick with a seven."""
    IDLE = "idle"
    """That a seven wins no trick."""
    LAST = "last"
    """Who wins the last trick."""
    CARDS = "cards"
    """Which side takes cards that have points."""


class Who(StrEnum):
    """A player by place, clockwise from the own seat, or a side where it may be either of its two."""

    YOU = "you"
    LEFT = "left"
    PARTNER = "partner"
    RIGHT = "right"
    US = "us"
    THEM = "them"
    NOBODY = "nobody"

    @property
    def sign(self) -> int:
        """1 for the own side, -1 for the other one, 0 for nobody."""
        if self is Who.NOBODY:
            return 0
        return 1 if self in (Who.YOU, Who.PARTNER, Who.US) else -1


PLACED: Final = (Who.YOU, Who.LEFT, Who.PARTNER, Who.RIGHT)


class Fact(NamedTuple):
    """Something that is certain after a card.

    >>> Fact.parse("seven left b7 26 60")
    Fact(what=<What.SEVEN: 'seven'>, who=<Who.LEFT: 'left'>, cards=(<b7>,), bonus=26, deals=60)
    """

    what: What
    who: Who
    cards: tuple[Card, ...] = ()
    """The card that wins, the seven, or the cards that are taken, from high to low."""
    bonus: int = 0
    """What it brings beside the points of cards; 0 where that is not certain."""
    deals: int = 0
    """On how many of the deals that fit it is certain."""

    def __str__(self) -> str:
        cards = cards_text(self.cards).replace(" ", ",") or "-"
        return f"{self.what} {self.who} {cards} {self.bonus} {self.deals}"

    @classmethod
    def parse(cls, text: str) -> Fact:
        """Read what `str` has written."""
        what, who, cards, brings, deals = text.split()
        held = parse_cards("".join(cards.split(","))) if cards != "-" else ()
        return cls(What(what), Who(who), tuple(held), int(brings), int(deals))

    @property
    def points(self) -> int:
        """The points of the cards that are taken."""
        return sum(card.points for card in self.cards)

    @property
    def worth(self) -> int:
        """What it is worth to the own side at least, or costs it at least."""
        at_least = self.points if self.what is What.CARDS else self.bonus or SEVEN_BONUS
        return self.who.sign * at_least


@dataclass(frozen=True, slots=True)
class Reason:
    """What comes of a card."""

    least: int
    """How many points fewer than the right card it brings, on the deal where that is least."""
    most: int
    facts: tuple[Fact, ...]

    def written(self) -> Json:
        """Return it as JSON."""
        return {"costs": [self.least, self.most], "facts": [str(fact) for fact in self.facts]}


def read_reason(written: Json) -> Reason:
    """Return a reason from its JSON."""
    least, most = written["costs"]
    return Reason(least, most, tuple(Fact.parse(text) for text in written["facts"]))


def reasons(view: View, best: Card, deals: Iterable[Hands]) -> dict[Card, Reason]:
    """Return for each card that may be played what comes of it on these deals, of which `best` is the right card."""
    assert view.trump is not None and view.leader is not None and view.seat is not None
    known, costs = defaultdict[Card, Counter[Fact]](Counter), defaultdict[Card, list[int]](list)
    rest = _Rest(view.trump, view.seat)
    for hands in deals:
        found = rest.after_each(hands, view.leader, view.table)
        for card, (worth, may) in found.items():
            costs[card].append(found[best][0] - worth)
            known[card].update(_facts(may))
    number = len(costs[best])
    differ = {card: _differences(known[best], known[card], number) for card in known if card is not best}
    facts = {card: [each.bad for each in of_card] for card, of_card in differ.items()}
    facts[best] = _good(chain.from_iterable(differ.values()))
    # Whoever plays last to a trick sees who wins it.
    seen = len(view.table) == SEATS - 1
    tricks = {card: [] if seen and facts[card] else _sure_tricks(known[card], number) for card in known}
    return {
        card: Reason(min(costs[card]), max(costs[card]), _told([*tricks[card], *facts[card]], number)) for card in known
    }


def _sure_tricks(facts: Counter[Fact], number: int) -> list[Fact]:
    """Return who wins the trick under way on all deals, if that is certain."""
    return [fact._replace(deals=number) for fact, deals in facts.items() if fact.what is What.TRICK and deals == number]


def _good(differences: Iterable[_Differ]) -> list[Fact]:
    """Return what is told for the right card: first that by which it gains most against all others together."""
    gains = defaultdict[Fact, int](int)
    for each in differences:
        gains[each.good] += each.gain
    return [fact for fact, _ in sorted(gains.items(), key=lambda item: -item[1])]


# What may happen


NOW: Final = 0
"""Where the bits begin that say with which card, and from which place, the trick under way may be won."""
MIDDLE: Final = 128
"""The same of any trick before the last one."""
LAST: Final = 256
"""The same of the last trick."""
FALLS: Final = 384
"""Where the bits begin that say which cards may fall without winning a trick."""
TAKEN: Final = 416
"""Where the bits begin that say which side may take which card."""


def _bit(block: int, card: Card, place: int) -> int:
    """Return the bit of a card and a place, or a side, within a block."""
    return 1 << block + SEATS * card + place


def _wins(may: int, block: int) -> list[tuple[Card, int]]:
    """Return with which cards, and from which places, a trick may be won.

    >>> _wins(_bit(LAST, Card.parse("b7"), 3), LAST)
    [(<b7>, 3)]
    """
    bits, found = may >> block & (1 << SEATS * len(CARDS)) - 1, []
    while bits:
        at = (bits & -bits).bit_length() - 1
        found.append((CARDS[at // SEATS], at % SEATS))
        bits &= bits - 1
    return found


_winning = lru_cache(maxsize=1 << 16)(winning_place)


@lru_cache(maxsize=1 << 16)
def _brought(table: tuple[Card, ...], place: int, winner: int, number: int) -> tuple[int, int]:
    """Return the points of a trick, and what happens as it is taken, as bits.

    `place` is that of the best card on the table, `winner` that of its player, clockwise from the own seat.
    """
    best = table[place]
    may = _bit(LAST if number == TRICKS else MIDDLE, best, winner)
    for card in table:
        may |= _bit(TAKEN, card, side_of(winner)) | (0 if card is best else 1 << FALLS + card)
    return sum(card.points for card in table) + bonus(number, best), may


class _Rest:
    """What perfect play of all four comes to, and what may happen in it, for all deals that one player thinks of.

    What was found at the beginning of a trick is kept: most deals lead to the same hands before long.
    """

    def __init__(self, trump: Suit, seat: int) -> None:
        self._trump = trump
        self._seat = seat
        self._known: dict[tuple[Hands, int], tuple[int, int]] = {}

    def after_each(self, hands: Hands, leader: int, table: tuple[Card, ...]) -> dict[Card, tuple[int, int]]:
        """Return for each card that may be played what it brings the side of the player, and what may happen after it.

        What it brings counts from the trick under way, as points more than the others get; what may happen are bits.
        """
        seat = (leader + len(table)) % SEATS
        sign = -1 if side_of(self._seat) else 1
        found = {}
        for card in self._legal(hands[seat], table):
            value, may = self._played(_without(hands, seat, card), leader, (*table, card), now=True)
            found[card] = sign * value, may
        return found

    def _legal(self, hand: int, table: tuple[Card, ...]) -> tuple[Card, ...]:
        if not table:
            return cards_in(hand)
        led, best = table[0].suit, table[_winning(self._trump, table)]
        return cards_in(may_follow(hand, SUIT_MASKS[led], SUIT_MASKS[self._trump], BEATS[self._trump][best]))

    def _played(self, hands: Hands, leader: int, table: tuple[Card, ...], *, now: bool = False) -> tuple[int, int]:
        """Return the points of side 0 less those of side 1 from this trick on, and what may happen, as bits.

        `now` means that it is the trick under way.
        """
        if len(table) == SEATS:
            return self._taken(hands, leader, table, now=now)
        seat = (leader + len(table)) % SEATS
        best, may = 0, 0
        for card in self._legal(hands[seat], table):
            value, after = self._played(_without(hands, seat, card), leader, (*table, card), now=now)
            if not may or (value < best if side_of(seat) else value > best):
                best, may = value, after
            elif value == best:
                may |= after
        return best, may

    def _taken(self, hands: Hands, leader: int, table: tuple[Card, ...], *, now: bool) -> tuple[int, int]:
        place = _winning(self._trump, table)
        winner, number = (leader + place) % SEATS, TRICKS - hands[0].bit_count()
        points, may = _brought(table, place, (winner - self._seat) % SEATS, number)
        if now:
            may |= _bit(NOW, table[place], (winner - self._seat) % SEATS)
        value, later = self._led(hands, winner) if hands[0] else (0, 0)
        return value + (-points if side_of(winner) else points), may | later

    def _led(self, hands: Hands, leader: int) -> tuple[int, int]:
        """Return the same at the beginning of a trick."""
        known = self._known.get((hands, leader))
        if known is None:
            known = self._known[hands, leader] = self._played(hands, leader, ())
        return known


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    a, b, c, d = hands
    bit = 1 << card
    if seat == 0:
        return a ^ bit, b, c, d
    if seat == 1:
        return a, b ^ bit, c, d
    return (a, b, c ^ bit, d) if seat == 2 else (a, b, c, d ^ bit)


# What is certain


def _facts(may: int) -> Iterator[Fact]:
    """Yield what is certain on a deal on which nothing else may happen."""
    now, middle, last = _wins(may, NOW), _wins(may, MIDDLE), _wins(may, LAST)
    yield from _by_side(What.TRICK, now, (now[0][0],) if len(now) == 1 else ())
    # A seven that may win the last trick brings more, and is told by itself.
    if not any(card.rank is Rank.SEVEN for card, _ in last):
        yield from _by_side(What.LAST, last, (), LAST_BONUS)
    taken = dict[Card, list[int]]()
    for card, side in _wins(may, TAKEN):
        taken.setdefault(card, []).append(side)
    for card, sides in taken.items():
        if card.points and len(sides) == 1:
            yield Fact(What.CARDS, Who.THEM if sides[0] else Who.US, (card,))
        if card.rank is Rank.SEVEN:
            yield from _seven(
                card, [win for win in middle if win[0] is card], [win for win in last if win[0] is card], may
            )


def _seven(card: Card, middle: list[tuple[Card, int]], last: list[tuple[Card, int]], may: int) -> Iterator[Fact]:
    if not middle and not last:
        yield Fact(What.IDLE, Who.NOBODY, (card,))
    elif not may >> FALLS + card & 1:
        yield from _by_side(
            What.SEVEN, [*middle, *last], (card,), 0 if middle and last else SEVEN_LAST if last else SEVEN_BONUS
        )


def _by_side(
    what: What, wins: Iterable[tuple[Card, int]], cards: tuple[Card, ...] = (), brings: int = 0
) -> Iterator[Fact]:
    """Yield who wins something, by place and by side, as far as that is certain."""
    who = _who({place for _, place in wins})
    if who is None:
        return
    yield Fact(what, who, cards, brings)
    if who in PLACED:
        yield Fact(what, Who.US if who.sign > 0 else Who.THEM, cards if what is What.SEVEN else (), brings)


def _who(places: set[int]) -> Who | None:
    """Return who these places are, the only one or a side; `None` where both sides are among them, or nobody."""
    if len(places) == 1:
        return PLACED[min(places)]
    sides = {side_of(place) for place in places}
    return None if len(sides) != 1 else Who.THEM if sides == {1} else Who.US


# What is told


class _Differ(NamedTuple):
    """What is certain after the right card, and what is after another one, in which it is the worse."""

    good: Fact
    bad: Fact

    @property
    def gain(self) -> int:
        """What the right card gains by it, on all the deals on which both may be so."""
        return (self.good.worth - self.bad.worth) * min(self.good.deals, self.bad.deals)


def _differences(good: Counter[Fact], bad: Counter[Fact], number: int) -> list[_Differ]:
    """Return in what another card is worse than the right one, the greatest difference first.

    It is what is certain after both on all deals; where there is no such thing, what is so after the right one on all
    and after the other one on some, and at last what is so after each on some.
    """
    pairs = [
        _Differ(one._replace(deals=deals), other._replace(deals=others))
        for (one, deals), (other, others) in product(good.items(), bad.items())
        if _is_better(one, other)
    ]
    sure = [each for each in pairs if each.good.deals == number]
    whole = [each for each in sure if each.bad.deals == number]
    found = sorted(whole or sure, key=lambda each: -each.gain)
    if found:
        return found
    # Each has to be so on more deals after its own card than after the other one.
    differ = [
        (one, other)
        for one, other in pairs
        if good[one._replace(deals=0)] > bad[one._replace(deals=0)]
        and bad[other._replace(deals=0)] > good[other._replace(deals=0)]
    ]
    return [_Differ(*max(differ, key=lambda each: _Differ(*each).gain))] if differ else []


def _is_better(one: Fact, other: Fact) -> bool:
    """Return whether two facts exclude each other, and the first one is better for the own side."""
    if What.TRICK in (one.what, other.what):
        # It is told beside, and what comes of it is worth more.
        return False
    if {one.what, other.what} == {What.SEVEN}:
        # Where it is not certain whether it is the last trick, only who wins it can be compared.
        known = (one.bonus > 0 < other.bonus) or one.who.sign != other.who.sign
        return known and one.cards == other.cards and one.worth > other.worth
    alike = one.what is other.what or {one.what, other.what} == {What.SEVEN, What.IDLE}
    return alike and one.cards == other.cards and one.worth > other.worth


def _told(facts: Iterable[Fact], number: int) -> tuple[Fact, ...]:
    """Return the facts to tell: who wins the trick under way first, then in their order."""
    closest = dict[tuple[object, ...], Fact]()
    for fact in facts:
        key = fact.what, fact.who.sign, fact.bonus, () if fact.what is What.TRICK else fact.cards
        closest[key] = max(fact, closest.get(key, fact), key=_closeness)
    # A seven that wins the trick under way says who wins it.
    sevens = {fact.cards for fact in closest.values() if fact.what is What.SEVEN}
    different = [fact for fact in closest.values() if fact.what is not What.TRICK or fact.cards not in sevens]
    told = _joined(sorted(different, key=lambda fact: fact.what is not What.TRICK), number)
    return tuple(told[: MAX_FACTS if all(fact.deals == number for fact in told) else PART])


def _closeness(fact: Fact) -> tuple[int, bool, bool]:
    """Return what tells facts apart that differ only in who it is: how often it is so, and how closely it is said."""
    return fact.deals, fact.who in PLACED, bool(fact.cards)


def _joined(facts: Iterable[Fact], number: int) -> list[Fact]:
    """Return the facts, with all the cards that a side takes on every deal in one of them."""
    told, taken = list[Fact](), dict[Who, list[Card]]()
    for fact in facts:
        together = _is_joined(fact, number)
        if not together or fact.who not in taken:
            told.append(fact)
        if together:
            taken.setdefault(fact.who, []).extend(fact.cards)
    return [fact._replace(cards=_dear(taken[fact.who])) if _is_joined(fact, number) else fact for fact in told]


def _is_joined(fact: Fact, number: int) -> bool:
    return fact.what is What.CARDS and fact.deals == number


def _dear(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (-card.points, card)))
