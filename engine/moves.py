"""The moves of all games and their text, which is the same on buttons, in the database and in tests.

Cards, suits and ranks in a move belong to the pack in play, so their types are `Any` here.
Numbers of rules are those of Stovkahra unless another game is named.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, Final, NamedTuple

from engine.cards.pack import AnyRank, AnySuit, PackCard, all_cards, parse_cards
from engine.routes import Routes, Written


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


def _in_a_row(things: tuple[object, ...]) -> str:
    return "".join(map(str, things))


class Combination(NamedTuple):
    """Three or four cards of one rank."""

    rank: Any
    number: int

    @classmethod
    def parse(cls, text: str, kind: type[PackCard]) -> Combination:
        """Read it from its text, as `K 3`."""
        rank, number = text.split(" ")
        return cls(kind.ranks.parse(rank), int(number))

    @property
    def text(self) -> str:
        """Return its text."""
        return f"{self.rank.letter} {self.number}"


# How the fields of moves are written: `play hA`, `declare K 3`. Those with cards are read with the pack in play.

Number = Annotated[int, Written("[0-9]{1,2}", lambda text, pack: int(text))]
Seats = Annotated[tuple[int, ...], Written("[0-9]*", lambda text, pack: tuple(map(int, text)), _in_a_row)]
Card = Annotated[Any, Written("[^ ]*", lambda text, pack: pack.parse(text))]
Cards = Annotated[tuple[Any, ...], Written("[^ ]*", parse_cards, _in_a_row)]
Suit = Annotated[Any, Written("[^ ]*", lambda text, pack: pack.suits.parse(text), attrgetter("letter"))]
Rank = Annotated[Any, Written("[^ ]*", lambda text, pack: pack.ranks.parse(text), attrgetter("letter"))]
Combined = Annotated[Combination, Written("[^ ]* [0-9]{1,2}", Combination.parse, attrgetter("text"))]

ROUTES: Final = Routes["Move"]()
"""The text of every move."""


class _Move:
    """A move, which is shown as its text."""

    __slots__ = ()

    def __str__(self: Any) -> str:
        return ROUTES.write(self)


# Moves before the cards are played


@ROUTES.route("dealer {seat}")
@dataclass(frozen=True, slots=True)
class Dealer(_Move):
    """The first dealer of a series is drawn, or the next one is named (rule 3)."""

    seat: Number


@ROUTES.route("draw {cards}")
@dataclass(frozen=True, slots=True)
class Draw(_Move):
    """The cards drawn for the ranking, one for each seat or for each seat that drew equal cards (Bulka, rule 1)."""

    cards: Cards


@ROUTES.route("ranking {seats}")
@dataclass(frozen=True, slots=True)
class Ranking(_Move):
    """The order of the seats, first to last, taken over from the game before (Bulka, rules 1, 8)."""

    seats: Seats


@ROUTES.route("deal {pack}")
@dataclass(frozen=True, slots=True)
class Deal(_Move):
    """The pack as shuffled or gathered, top card first, before the cut (rules 4, 5)."""

    pack: Cards


@ROUTES.route("cut {cards}")
@dataclass(frozen=True, slots=True)
class Cut(_Move):
    """The number of cards moved from the top of the pack to the bottom (rule 6)."""

    cards: Number


# Moves with a card, a suit or a rank


@ROUTES.route("declare {combination}")
@dataclass(frozen=True, slots=True)
class Declare(_Move):
    """A player declares a combination (rule 9; Trappola, rule 3; Bulka, rules 3, 4)."""

    combination: Combined


@ROUTES.route("ask {rank}")
@dataclass(frozen=True, slots=True)
class Ask(_Move):
    """The opponent asks for the fourth card of a declared three (Bulka, rule 3)."""

    rank: Rank


@ROUTES.route("signal {suit}")
@dataclass(frozen=True, slots=True)
class Signal(_Move):
    """Dealer's right names a plain suit, which only eldest sees (rule 12)."""

    suit: Suit


@ROUTES.route("play {card}")
@dataclass(frozen=True, slots=True)
class Play(_Move):
    """A player plays a card to the trick (rules 13 to 15)."""

    card: Card


@ROUTES.route("concede {side}")
@dataclass(frozen=True, slots=True)
class Concede(_Move):
    """A side gives the game up; no numbered rule provides for it, and a table asks both partners."""

    side: Number


# Moves of one word


@ROUTES.route("pass")
@dataclass(frozen=True, slots=True)
class Pass(_Move):
    """A player has nothing more to declare (rule 10; Bulka, rule 3), or wants no new deal (Bulka, rule 9)."""


@ROUTES.route("dost")
@ROUTES.route("dost {seat}")
@dataclass(frozen=True, slots=True)
class Dost(_Move):
    """A player says *enough*, claiming that his or her side has 100 points (rule 19)."""

    seat: Number | None = None
    """Who says it, where that is not the player whose turn it is."""


@ROUTES.route("count")
@dataclass(frozen=True, slots=True)
class Count(_Move):
    """The winner of the last trick has the points counted instead of saying dost (rule 22)."""


@ROUTES.route("add")
@dataclass(frozen=True, slots=True)
class Add(_Move):
    """The winners add the brčka of the game to their own (rule 24)."""


@ROUTES.route("take")
@dataclass(frozen=True, slots=True)
class Take(_Move):
    """The winners take the brčka of the game from the other side (rule 24)."""


@ROUTES.route("exchange")
@dataclass(frozen=True, slots=True)
class Exchange(_Move):
    """A player lays the whole hand aside for nine cards of the stock (Trappola, rule 2)."""


@ROUTES.route("keep")
@dataclass(frozen=True, slots=True)
class Keep(_Move):
    """A player keeps the hand (Trappola, rule 2)."""


@ROUTES.route("blanche")
@dataclass(frozen=True, slots=True)
class Blanche(_Move):
    """A player declares *blanš*: no king, cavalier or jack in hand (Bulka, rule 3)."""


@ROUTES.route("bianca")
@dataclass(frozen=True, slots=True)
class Bianca(_Move):
    """A player declares *bianka*: no king, cavalier, jack or ace in hand (Bulka, rule 5)."""


@ROUTES.route("alifer")
@dataclass(frozen=True, slots=True)
class Alifer(_Move):
    """A player asks *alifer?*: to deal anew for twice the stake (Bulka, rule 9)."""


@ROUTES.route("agree")
@dataclass(frozen=True, slots=True)
class Agree(_Move):
    """The opponent agrees to deal anew (Bulka, rule 9)."""


@ROUTES.route("refuse")
@dataclass(frozen=True, slots=True)
class Refuse(_Move):
    """The opponent refuses to deal anew (Bulka, rule 9)."""


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


CACHED_MOVES: Final = 4096
"""How many moves are kept as they were read: those of a game are read again whenever the game is replayed."""


@lru_cache(maxsize=CACHED_MOVES)
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
    if move := ROUTES.read(text, kind):
        return move
    raise ValueError(f"no move is written {text[:40]!r}")
