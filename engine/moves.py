"""What every rulebook speaks: moves with one text for wire, storage and tests; refusals.

The cards, suits and ranks in moves are those of the pack played with, whichever that is: so their types are open.
Numbers of rules are those of Stovkahra, where no other game is named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.cards.pack import AnyRank, AnySuit, PackCard, all_cards, parse_cards


class IllegalMove(Exception):
    """A move that the rules forbid where it was tried; the game is as it was.

    `rule` is the number of the rule broken, `key` names the reason for translation,
    `details` are the cards, suits and ranks that the reason speaks of.
    """

    def __init__(self, rule: int, key: str, reason: str, **details: PackCard | AnySuit | AnyRank | int) -> None:
        # What two games share stands before their numbered rules.
        super().__init__(f"rule {rule}: {reason}" if rule else reason)
        self.rule = rule
        self.key = key
        self.details = details


class Combination(NamedTuple):
    """Three or four of a rank."""

    rank: Any
    number: int


# Before the cards


@dataclass(frozen=True, slots=True)
class Dealer:
    """The first dealer of a series, or the one whose turn to deal it is (rule 3)."""

    seat: int

    def __str__(self) -> str:
        return f"dealer {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The cards drawn for the ranking, by each seat or by those who have drawn alike (Bulka, rule 1)."""

    cards: tuple[Any, ...]

    def __str__(self) -> str:
        return "draw " + "".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Ranking:
    """The seats as they rank after the game before (Bulka, rules 1, 8)."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "ranking " + "".join(map(str, self.seats))


@dataclass(frozen=True, slots=True)
class Deal:
    """The pack as shuffled or gathered, top first, before the cut (rules 4, 5)."""

    pack: tuple[Any, ...]

    def __str__(self) -> str:
        return "deal " + "".join(map(str, self.pack))


@dataclass(frozen=True, slots=True)
class Cut:
    """How many cards go from the top to the bottom (rule 6)."""

    cards: int

    def __str__(self) -> str:
        return f"cut {self.cards}"


# Of cards


@dataclass(frozen=True, slots=True)
class Declare:
    """A combination declared (rule 9; Trappola, rule 3; Bulka, rules 3, 4)."""

    combination: Combination

    def __str__(self) -> str:
        return f"declare {self.combination.rank.letter} {self.combination.number}"


@dataclass(frozen=True, slots=True)
class Ask:
    """The question for the fourth card of three that were declared (Bulka, rule 3)."""

    rank: Any

    def __str__(self) -> str:
        return f"ask {self.rank.letter}"


@dataclass(frozen=True, slots=True)
class Signal:
    """The plain suit that dealer's right names to eldest (rule 12)."""

    suit: Any

    def __str__(self) -> str:
        return f"signal {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to the trick (rules 13 to 15)."""

    card: Any

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Concede:
    """A side gives the game up. No rule of the cards asks for it; at a table both partners have to want it."""

    side: int

    def __str__(self) -> str:
        return f"concede {self.side}"


# In a word


@dataclass(frozen=True, slots=True)
class Pass:
    """No more declarations (rule 10; Bulka, rule 3), or no wish for other cards (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "pass"


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
class Exchange:
    """The whole hand laid aside for nine cards of the stock (Trappola, rule 2)."""

    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Keep:
    """The hand kept as it is (Trappola, rule 2)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Blanche:
    """*Blanš*: no king, cavalier or jack (Bulka, rule 3)."""

    def __str__(self) -> str:
        return "blanche"


@dataclass(frozen=True, slots=True)
class Bianca:
    """*Bianka*: no king, cavalier, jack or ace (Bulka, rule 5)."""

    def __str__(self) -> str:
        return "bianca"


@dataclass(frozen=True, slots=True)
class Alifer:
    """*Alifer?* asks whether to deal anew, for twice the stake (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "alifer"


@dataclass(frozen=True, slots=True)
class Agree:
    """The opponent wants that too (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "agree"


@dataclass(frozen=True, slots=True)
class Refuse:
    """The opponent does not (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "refuse"


Move = (
    Dealer
    | Draw
    | Ranking
    | Deal
    | Cut
    | Declare
    | Ask
    | Signal
    | Play
    | Concede
    | Pass
    | Dost
    | Count
    | Add
    | Take
    | Exchange
    | Keep
    | Blanche
    | Bianca
    | Alifer
    | Agree
    | Refuse
)

PASS: Final = Pass()
DOST: Final = Dost()
COUNT: Final = Count()
ADD: Final = Add()
TAKE: Final = Take()
EXCHANGE: Final = Exchange()
KEEP: Final = Keep()
BLANCHE: Final = Blanche()
BIANCA: Final = Bianca()
ALIFER: Final = Alifer()
AGREE: Final = Agree()
REFUSE: Final = Refuse()

_WORDS: Final[dict[str, Move]] = {
    str(move): move for move in (PASS, DOST, COUNT, ADD, TAKE, EXCHANGE, KEEP, BLANCHE, BIANCA, ALIFER, AGREE, REFUSE)
}


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 2:
        raise ValueError(f"not a small whole number: {text[:20]!r}")
    return int(text)


_PLAYS: Final[dict[type[PackCard], dict[str, Play]]] = {}


def plays_of(kind: type[PackCard]) -> dict[str, Play]:
    """The plays of all cards of a pack, by number, under their texts."""
    if kind not in _PLAYS:
        _PLAYS[kind] = {str(play): play for play in map(Play, all_cards(kind))}
    return _PLAYS[kind]


_CUTS: Final[dict[type[PackCard], tuple[Cut, ...]]] = {}


def cuts_of(kind: type[PackCard]) -> tuple[Cut, ...]:
    """All cuts of a pack."""
    if kind not in _CUTS:
        _CUTS[kind] = tuple(Cut(cards) for cards in range(1, len(all_cards(kind))))
    return _CUTS[kind]


def parse_move(text: str, kind: type[PackCard]) -> Move:
    """The move that a text stands for in a game with these cards, whatever the game makes of it.

    Raises `ValueError` where the text is no move.

    >>> from engine.cards.german_pack import Card
    >>> parse_move("play hA", Card)
    Play(card=<hA>)
    >>> str(parse_move("declare K 3", Card)), str(DOST), str(Cut(17))
    ('declare K 3', 'dost', 'cut 17')
    >>> parse_move("play h5", Card)
    Traceback (most recent call last):
    ValueError: no card is written 'h5': suit a, l, h, b then rank A, K, O, U, T, 9, 8, 7
    """
    # What nearly all moves of a game are.
    if play := plays_of(kind).get(text):
        return play
    match text.split(" "):
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["play", card]:
            return Play(kind.parse(card))
        case ["declare", rank, number]:
            return Declare(Combination(kind.ranks.parse(rank), _whole(number)))
        case ["ask", rank]:
            return Ask(kind.ranks.parse(rank))
        case ["signal", suit]:
            return Signal(kind.suits.parse(suit))
        case ["cut", cards]:
            return Cut(_whole(cards))
        case ["concede", side]:
            return Concede(_whole(side))
        case ["dealer", seat]:
            return Dealer(_whole(seat))
        case ["ranking", seats]:
            return Ranking(tuple(map(_whole, seats)))
        case ["draw", cards]:
            return Draw(parse_cards(cards, kind))
        case ["deal", pack]:
            return Deal(parse_cards(pack, kind))
    raise ValueError(f"no move is written {text[:40]!r}")
