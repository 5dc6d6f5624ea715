"""The moves of all games and their text, which is the same on buttons, in the database and in tests.

Cards, suits and ranks in a move belong to the pack in play, so their types are `Any` here.
Numbers of rules are those of Stovkahra unless another game is named.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.cards.pack import AnyRank, AnySuit, PackCard, all_cards, parse_cards


class IllegalMove(Exception):
    """A move that the rules forbid; the game is left unchanged.

    `rule` is the number of the rule broken, or 0 where no numbered rule applies; `key` names the reason for
    translation; `details` are the cards, suits, ranks and numbers that the reason mentions.
    """

    def __init__(self, rule: int, key: str, reason: str, **details: PackCard | AnySuit | AnyRank | int) -> None:
        # Reasons that several games share have no number, since each game numbers its own rules.
        super().__init__(f"rule {rule}: {reason}" if rule else reason)
        self.rule = rule
        self.key = key
        self.details = details


class Combination(NamedTuple):
    """Three or four cards of one rank."""

    rank: Any
    number: int


# Moves before the cards are played


@dataclass(frozen=True, slots=True)
class Dealer:
    """The first dealer of a series is drawn, or the next one is named (rule 3)."""

    seat: int

    def __str__(self) -> str:
        return f"dealer {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The cards drawn for the ranking, one for each seat or for each seat that drew equal cards (Bulka, rule 1)."""

    cards: tuple[Any, ...]

    def __str__(self) -> str:
        return "draw " + "".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the seats, first to last, taken over from the game before (Bulka, rules 1, 8)."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "ranking " + "".join(map(str, self.seats))


@dataclass(frozen=True, slots=True)
class Deal:
    """The pack as shuffled or gathered, top card first, before the cut (rules 4, 5)."""

    pack: tuple[Any, ...]

    def __str__(self) -> str:
        return "deal " + "".join(map(str, self.pack))


@dataclass(frozen=True, slots=True)
class Cut:
    """The number of cards moved from the top of the pack to the bottom (rule 6)."""

    cards: int

    def __str__(self) -> str:
        return f"cut {self.cards}"


# Moves with a card, a suit or a rank


@dataclass(frozen=True, slots=True)
class Declare:
    """A player declares a combination (rule 9; Trappola, rule 3; Bulka, rules 3, 4)."""

    combination: Combination

    def __str__(self) -> str:
        return f"declare {self.combination.rank.letter} {self.combination.number}"


@dataclass(frozen=True, slots=True)
class Ask:
    """The opponent asks for the fourth card of a declared three (Bulka, rule 3)."""

    rank: Any

    def __str__(self) -> str:
        return f"ask {self.rank.letter}"


@dataclass(frozen=True, slots=True)
class Signal:
    """Dealer's right names a plain suit, which only eldest sees (rule 12)."""

    suit: Any

    def __str__(self) -> str:
        return f"signal {self.suit.letter}"


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card to the trick (rules 13 to 15)."""

    card: Any

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Concede:
    """A side gives the game up; no numbered rule provides for it, and a table asks both partners."""

    side: int

    def __str__(self) -> str:
        return f"concede {self.side}"


# Moves of one word


@dataclass(frozen=True, slots=True)
class Pass:
    """A player has nothing more to declare (rule 10; Bulka, rule 3), or wants no new deal (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Dost:
    """A player says *enough*, claiming that his or her side has 100 points (rule 19)."""

    seat: int | None = None
    """Who says it, where that is not the player whose turn it is."""

    def __str__(self) -> str:
        return "dost" if self.seat is None else f"dost {self.seat}"


@dataclass(frozen=True, slots=True)
class Count:
    """The winner of the last trick has the points counted instead of saying dost (rule 22)."""

    def __str__(self) -> str:
        return "count"


@dataclass(frozen=True, slots=True)
class Add:
    """The winners add the brčka of the game to their own (rule 24)."""

    def __str__(self) -> str:
        return "add"


@dataclass(frozen=True, slots=True)
class Take:
    """The winners take the brčka of the game from the other side (rule 24)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player lays the whole hand aside for nine cards of the stock (Trappola, rule 2)."""

    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Keep:
    """A player keeps the hand (Trappola, rule 2)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Blanche:
    """A player declares *blanš*: no king, cavalier or jack in hand (Bulka, rule 3)."""

    def __str__(self) -> str:
        return "blanche"


@dataclass(frozen=True, slots=True)
class Bianca:
    """A player declares *bianka*: no king, cavalier, jack or ace in hand (Bulka, rule 5)."""

    def __str__(self) -> str:
        return "bianca"


@dataclass(frozen=True, slots=True)
class Alifer:
    """A player asks *alifer?*: to deal anew for twice the stake (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "alifer"


@dataclass(frozen=True, slots=True)
class Agree:
    """The opponent agrees to deal anew (Bulka, rule 9)."""

    def __str__(self) -> str:
        return "agree"


@dataclass(frozen=True, slots=True)
class Refuse:
    """The opponent refuses to deal anew (Bulka, rule 9)."""

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
    """Return the plays of all cards of a pack, by their texts, in the order of the cards' numbers."""
    if kind not in _PLAYS:
        _PLAYS[kind] = {str(play): play for play in map(Play, all_cards(kind))}
    return _PLAYS[kind]


_CUTS: Final[dict[type[PackCard], tuple[Cut, ...]]] = {}


def cuts_of(kind: type[PackCard]) -> tuple[Cut, ...]:
    """Return all cuts of a pack."""
    if kind not in _CUTS:
        _CUTS[kind] = tuple(Cut(cards) for cards in range(1, len(all_cards(kind))))
    return _CUTS[kind]


KEPT: Final = 4096
"""How many moves are kept as they were read: those of a game are read again whenever the game is replayed."""


@lru_cache(maxsize=KEPT)
def parse_move(text: str, kind: type[PackCard]) -> Move:
    """Read a move from its text, with the cards of this pack, without asking whether it is legal.

    Raise `ValueError` if the text is no move.

    >>> from engine.cards.german_pack import Card
    >>> parse_move("play hA", Card)
    Play(card=<hA>)
    >>> str(parse_move("declare K 3", Card)), str(DOST), str(Cut(17))
    ('declare K 3', 'dost', 'cut 17')
    >>> parse_move("play h5", Card)
    Traceback (most recent call last):
    ValueError: no card is written 'h5': suit a, l, h, b then rank A, K, O, U, T, 9, 8, 7
    """
    # Nearly all moves of a game are plays, so they are looked up first.
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
        case ["dost", seat]:
            return Dost(_whole(seat))
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
