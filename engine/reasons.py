"""Why a card of a puzzle is right, and another one is not: what is certain after each on the deals that fit.

Each game tells what may happen after a card, in every way in which all may play perfectly, and what is certain of that.
Here is what all games share: of what is certain, that is told in which the right card is better than another one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, product
from typing import Final, NamedTuple, TypeVar

from engine.cards.pack import PackCard, cards_text, parse_cards
from engine.record_fields import Json

MAX_FACTS: Final = 3
"""How many facts are told of a card."""
PART: Final = 2
"""How many facts are told of a card that holds on some of the deals alone."""


class Dull(StrEnum):
    """Why a position is no puzzle although one card is far better: nothing has to be seen to find it."""

    EQUAL = "equal"
    """Another card that may be played is as strong, and the two differ only in their points."""
    ZERO = "zero"
    """The trick is lost, and the card is the only one without points that may be thrown on it."""
    TAKE = "take"
    """The card is the only one that takes the trick, to which nobody plays after it."""
    FEW = "few"
    """There are two cards to choose from, of which whoever presses at random finds the right one half of the time."""
    ABSURD = "absurd"
    """Another card gives something away for nothing, or costs `HUGE` points wherever the hidden cards are."""


DULL: Final = {
    Dull.EQUAL: "another card is as strong",
    Dull.ZERO: "only a zero is thrown on a lost trick",
    Dull.TAKE: "only one card takes the trick",
    Dull.FEW: "fewer than three cards may be played",
    Dull.ABSURD: "another card is absurd",
}
"""What is told of dull positions that are thrown away."""
NOT_BETTER: Final = "no card is far better"
TOO_MANY: Final = "too many deals fit"
AS_GOOD: Final = "another card is as good on another deal"
MARGIN: Final = 6
"""How many points the best card must bring more than any other."""
FEWEST: Final = 3
"""How many cards there must be to choose from."""
HUGE: Final = 26
"""A card that costs so many points on every deal, as much as the last trick with a seven or a deuce, is absurd."""
TRICKS_LEFT: Final = range(3, 6)
"""How many tricks may be left, with the one under way."""
MOST_DEALS: Final = 2500
"""How many deals may fit what the player knows; more would take too long to solve."""
AT_RANDOM: Final = 8
"""How many of them are looked at first: a few at random tell most positions apart at once."""


class What(StrEnum):
    """What is certain after a card."""

    TRICK = "trick"
    """Who wins the trick under way, and perhaps with which card."""
    SEVEN = "seven"
    """Who wins a trick with a seven."""
    DEUCE = "deuce"
    """Who wins a trick with a deuce that is none of the last tricks with deuces."""
    IDLE = "idle"
    """That a seven or a deuce wins no trick."""
    LAST = "last"
    """Who wins the last trick, or the last ones with deuces."""
    CARDS = "cards"
    """Which side takes cards that have points."""
    ACES = "aces"
    """Whether somebody keeps all aces in the own tricks."""
    SWEEP = "sweep"
    """Whether somebody wins all tricks."""


LEAST: Final = {What.SEVEN: 10, What.LAST: 6}
"""The least that something brings which does not always bring the same."""


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

    >>> from engine.cards.german_pack import Card
    >>> Fact.parse("seven left b7 26 60", Card)
    Fact(what=<What.SEVEN: 'seven'>, who=<Who.LEFT: 'left'>, cards=(<b7>,), bonus=26, deals=60)
    """

    what: What
    who: Who
    cards: tuple[PackCard, ...] = ()
    """The card that wins, the seven or deuce, or the cards that are taken, from high to low."""
    bonus: int = 0
    """What it brings beside the points of cards; 0 where that is not certain."""
    deals: int = 0
    """On how many of the deals that fit it is certain."""

    def __str__(self) -> str:
        cards = cards_text(self.cards).replace(" ", ",") or "-"
        return f"{self.what} {self.who} {cards} {self.bonus} {self.deals}"

    @classmethod
    def parse(cls, text: str, kind: type[PackCard]) -> Fact:
        """Read what `str` has written."""
        what, who, cards, brings, deals = text.split()
        held = parse_cards("".join(cards.split(",")), kind) if cards != "-" else ()
        return cls(What(what), Who(who), held, int(brings), int(deals))

    @property
    def points(self) -> int:
        """The points of the cards that are taken."""
        return sum(card.points for card in self.cards)

    @property
    def worth(self) -> int:
        """What it is worth to the own side at least, or costs it at least."""
        at_least = self.points if self.what is What.CARDS else self.bonus or LEAST.get(self.what, 0)
        return self.who.sign * at_least


@dataclass(frozen=True, slots=True)
class Reason:
    """What comes of a card."""

    least: int
    """How many points fewer than the right card it brings, on the deal where that is least."""
    most: int
    facts: tuple[Fact, ...]

    @property
    def is_absurd(self) -> bool:
        """Whether nobody would play the card who looks at the tricks that are left."""
        return self.least >= HUGE

    def written(self) -> Json:
        """Return it as JSON."""
        return {"costs": [self.least, self.most], "facts": [str(fact) for fact in self.facts]}

    @classmethod
    def read(cls, written: Json, kind: type[PackCard]) -> Reason:
        """Return a reason from its JSON."""
        least, most = written["costs"]
        return cls(least, most, tuple(Fact.parse(text, kind) for text in written["facts"]))


C = TypeVar("C", bound=PackCard)


def reasons_of(
    best: C, deals: Iterable[Mapping[C, tuple[int, int]]], facts_of: Callable[[int], Iterable[Fact]], *, seen: bool
) -> dict[PackCard, Reason]:
    """Return for each card that may be played what comes of it, of which `best` is the right card.

    Each deal tells of each card what it brings the own side, and what may happen after it, of which `facts_of` tells
    what is certain. `seen` means that whoever plays the card sees who wins the trick.
    """
    known, costs = defaultdict[C, Counter[Fact]](Counter), defaultdict[C, list[int]](list)
    for found in deals:
        for card, (worth, may) in found.items():
            costs[card].append(found[best][0] - worth)
            known[card].update(facts_of(may))
    number = len(costs[best])
    differ = {card: _differences(known[best], known[card], number) for card in known if card is not best}
    facts = {card: [each.bad for each in of_card] for card, of_card in differ.items()}
    facts[best] = _good(chain.from_iterable(differ.values()))
    tricks = {card: [] if seen and facts[card] else _sure_tricks(known[card], number) for card in known}
    return {
        card: Reason(min(costs[card]), max(costs[card]), _facts_to_tell([*tricks[card], *facts[card]], number))
        for card in known
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
    # Where it is not certain what something brings, only who gets it can be compared.
    known = (one.bonus > 0 < other.bonus) or one.who.sign != other.who.sign
    alike = one.what is other.what or {one.what, other.what} in ({What.SEVEN, What.IDLE}, {What.DEUCE, What.IDLE})
    return known and alike and one.cards == other.cards and one.worth > other.worth


def _facts_to_tell(facts: Iterable[Fact], number: int) -> tuple[Fact, ...]:
    """Return the facts to tell: who wins the trick under way first, then in their order."""
    closest = dict[tuple[object, ...], Fact]()
    for fact in facts:
        key = fact.what, fact.who.sign, fact.bonus, () if fact.what is What.TRICK else fact.cards
        closest[key] = max(fact, closest.get(key, fact), key=_closeness)
    # A seven or a deuce that wins the trick under way says who wins it.
    low = {fact.cards for fact in closest.values() if fact.what in (What.SEVEN, What.DEUCE)}
    different = [fact for fact in closest.values() if fact.what is not What.TRICK or fact.cards not in low]
    told = _joined(sorted(different, key=lambda fact: fact.what is not What.TRICK), number)
    return tuple(told[: MAX_FACTS if all(fact.deals == number for fact in told) else PART])


def _closeness(fact: Fact) -> tuple[int, bool, bool]:
    """Return what tells facts apart that differ only in who it is: how often it is so, and how closely it is said."""
    return fact.deals, fact.who in PLACED, bool(fact.cards)


def _joined(facts: Iterable[Fact], number: int) -> list[Fact]:
    """Return the facts, with all the cards that a side takes on every deal in one of them."""
    told, taken = list[Fact](), dict[Who, list[PackCard]]()
    for fact in facts:
        together = _is_joined(fact, number)
        if not together or fact.who not in taken:
            told.append(fact)
        if together:
            taken.setdefault(fact.who, []).extend(fact.cards)
    return [fact._replace(cards=_dear(taken[fact.who])) if _is_joined(fact, number) else fact for fact in told]


def _is_joined(fact: Fact, number: int) -> bool:
    return fact.what is What.CARDS and fact.deals == number


def _dear(cards: Iterable[PackCard]) -> tuple[PackCard, ...]:
    return tuple(sorted(cards, key=lambda card: (-card.points, card)))
