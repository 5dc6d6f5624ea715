"""What every rulebook speaks: moves with one text for wire, storage and tests; refusals; outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.cards import CARDS, Card, Rank, Suit, cards_in, parse_cards
from engine.declarations import Combination


class IllegalMove(Exception):
    """A move that the rules forbid where it was tried; the game is as it was.

    `rule` is the number of the rule broken, `key` names the reason for translation,
    `details` are the cards, suits and ranks that the reason speaks of.
    """

    def __init__(self, rule: int, key: str, reason: str, **details: Card | Suit | Rank | int) -> None:
        super().__init__(f"rule {rule}: {reason}")
        self.rule = rule
        self.key = key
        self.details = details


@dataclass(frozen=True, slots=True)
class Dealer:
    """The first dealer of a series, or the one whose turn to deal it is (rule 3)."""

    seat: int

    def __str__(self) -> str:
        return f"dealer {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The pack as shuffled or gathered, top first, before the cut (rules 4, 5)."""

    pack: tuple[Card, ...]

    def __str__(self) -> str:
        return "deal " + "".join(map(str, self.pack))


@dataclass(frozen=True, slots=True)
class Cut:
    """How many cards go from the top to the bottom (rule 6)."""

    cards: int

    def __str__(self) -> str:
        return f"cut {self.cards}"


@dataclass(frozen=True, slots=True)
class Declare:
    """A combination declared (rule 9)."""

    combination: Combination

    def __str__(self) -> str:
        return f"declare {self.combination.rank.letter} {self.combination.number}"


@dataclass(frozen=True, slots=True)
class Pass:
    """No more declarations (rule 10)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Signal:
    """The plain suit that dealer's right names to eldest (rule 12)."""

    suit: Suit

    def __str__(self) -> str:
        return f"signal {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to the trick (rules 13 to 15)."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Dost:
    """*Enough*: the claim that one's side has 100 (rule 19)."""

    def __str__(self) -> str:
        return "dost"


@dataclass(frozen=True, slots=True)
class Count:
    """The winner of the last trick lets the points be counted (rule 22)."""

    def __str__(self) -> str:
        return "count"


@dataclass(frozen=True, slots=True)
class Add:
    """The winners add the brčka won to their own (rule 24)."""

    def __str__(self) -> str:
        return "add"


@dataclass(frozen=True, slots=True)
class Take:
    """The winners take the brčka won from the other side (rule 24)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Concede:
    """A side gives the game up. No rule of the cards asks for it; at a table both partners have to want it."""

    side: int

    def __str__(self) -> str:
        return f"concede {self.side}"


Move = Dealer | Deal | Cut | Declare | Pass | Signal | Play | Dost | Count | Concede | Add | Take

PLAYS: Final = tuple(Play(card) for card in CARDS)
PLAYS_BY_SUIT: Final = tuple(
    tuple(tuple(PLAYS[card] for card in cards_in(byte << 8 * suit)) for byte in range(256)) for suit in Suit
)
"""For each suit and each of its eight-bit masks, the plays of these cards, from high to low."""
SIGNALS: Final = tuple(tuple(Signal(suit) for suit in Suit if suit is not trump) for trump in Suit)
"""For each suit, the signals that there are while it is trumps."""
CUTS: Final = tuple(Cut(cards) for cards in range(1, len(CARDS)))
PASS: Final = Pass()
DOST: Final = Dost()
COUNT: Final = Count()
ADD: Final = Add()
TAKE: Final = Take()

_ALONE: Final = {str(move): move for move in (PASS, DOST, COUNT, ADD, TAKE)}


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 2:
        raise ValueError(f"not a small whole number: {text[:20]!r}")
    return int(text)


def parse_move(text: str) -> Move:
    """The move that a text stands for, whatever the game makes of it.

    Raises `ValueError` where the text is no move.
    """
    match text.split(" "):
        case [word] if word in _ALONE:
            return _ALONE[word]
        case ["play", card]:
            return PLAYS[Card.parse(card)]
        case ["declare", rank, number]:
            return Declare(Combination(Rank.parse(rank), _whole(number)))
        case ["signal", suit]:
            return Signal(Suit.parse(suit))
        case ["cut", cards]:
            return Cut(_whole(cards))
        case ["concede", side]:
            return Concede(_whole(side))
        case ["dealer", seat]:
            return Dealer(_whole(seat))
        case ["deal", pack]:
            return Deal(parse_cards(pack))
    raise ValueError(f"no move is written {text[:40]!r}")


class How(StrEnum):
    """How a game ended (rules 19, 21), or that it was given up."""

    DOST = "dost"
    FALSE_DOST = "false dost"
    COUNT = "count"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game (rules 19 to 23)."""

    winner: int
    """Winning side: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    brcka: int
    """Matchsticks won: 1 or 2."""
    how: How
    score: tuple[int, int]
    """Final points of each side."""
