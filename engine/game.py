"""The contract of a game: what every game answers, so that tables, storage and tests need not know which it is.

A game is one folder of `engine/`: its rules with `Game` and `View`, its record, its players, what nobody
decides in it, and a `GameKind` that holds them together. `docs/adding-a-game.md` says how to add one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.cards.pack import PackCard
from engine.moves import Concede, Move, parse_move
from engine.players import Advice, Level, any_move
from engine.record_fields import Json
from engine.series import Series

Below = Callable[[int], int]
"""A number from 0 to k − 1, each equally likely."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options agreed on at a table: fields of type `Literal`, the first value of each being the default."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: int | None
    """The seat that won, or the side where seats are partners; `None` where nobody has."""


class Payment(NamedTuple):
    """Chips that change hands; `None` stands for the pot of the table."""

    giver: int | None
    taker: int | None
    chips: int
    why: str


class SeatResult(NamedTuple):
    """How a finished game ended for one seat."""

    won: bool | None
    """`None` where nobody has won."""
    points: int
    """Points, or chips won less those paid."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a game, or, with `seat` `None`, what the table may know.

    >>> from engine.games import GAMES
    >>> from engine.moves import Dealer, Deal, Cut
    >>> from engine.cards.german_pack import PACK
    >>> game = GAMES["stovkahra"].begin(GAMES["stovkahra"].rules(), 4)
    >>> for move in (Dealer(3), Deal(PACK), Cut(16)):
    ...     game.push(move)
    >>> game.view(0).hand, game.view().hand
    ((<aT>, <a9>, <a8>, <hA>, <hK>, <hO>, <bT>, <b9>), ())
    >>> game.view(0).turn, game.view(1).turn, [str(move) for move in game.view(0).legal]
    (0, None, ['pass'])
    """

    seat: int | None
    rules: Rules
    ply: int
    """Moves that this seat has been shown; the number on its buttons."""
    deal_number: int
    """The deal shown, counted from 1; 0 before the first."""
    turn: int | None
    """Seat that is to move, where this seat may know it."""
    hand: tuple[PackCard, ...]
    held: tuple[int, ...]
    """How many cards each seat holds."""
    table: tuple[PackCard, ...]
    """The cards of the trick under way, in the order played."""
    outcome: Outcome | None
    legal: tuple[Move, ...]
    """What this seat may do now."""

    @property
    def answers(self) -> list[Move]:
        """The legal moves that the table offers and waits for; a game leaves out those that could only do harm."""
        return list(self.legal)


class Game(ABC):
    """One game, from the first move to its outcome; `push` is the only way to change it.

    Nothing in it draws at random: dealers, packs and cuts come in as moves, so that the list of moves is the game.
    """

    rules: Rules
    seats: int
    """How many play."""
    turn: int | None
    """Seat whose move is awaited; `None` where chance is, or nobody."""
    moves: list[Move]
    """All moves so far."""
    outcome: Outcome | None
    """How it ended; `None` while it goes on."""

    # What may be done

    @abstractmethod
    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """The moves of a seat, or of the one whose turn it is; moves of chance, and conceding, are not listed."""

    @abstractmethod
    def push(self, move: Move, seat: int | None = None) -> None:
        """Make a move, for `seat` where one is given, else for whoever may make it.

        Raises `IllegalMove`, which names the rule broken and leaves the game as it was.
        """

    def concession(self, seat: int) -> Concede | None:
        """The move by which a seat gives up; `None` where nobody can."""
        return None

    # What a table asks

    @property
    @abstractmethod
    def awaits_chance(self) -> bool:
        """Whether something is to be drawn or dealt, which nobody decides."""

    @property
    def awaits_cut(self) -> bool:
        """Whether the pack is to be cut."""
        return False

    @property
    def mid_trick(self) -> bool:
        """Whether a trick is under way."""
        return False

    @property
    def secret_turn(self) -> bool:
        """Whether it is nobody else's business whose turn it is."""
        return False

    @property
    def signal_to(self) -> int | None:
        """Seat to which a signal is made; `None` in a game without signals."""
        return None

    @property
    @abstractmethod
    def deal_number(self) -> int:
        """The deal on the table, counted from 1; 0 before the first."""

    # What came of it

    @property
    def payments(self) -> Sequence[Payment]:
        """The chips that have changed hands, in order; none in a game that is not played for chips."""
        return ()

    @abstractmethod
    def result_of(self, seat: int) -> SeatResult:
        """How the finished game ended for a seat."""

    # What may be seen

    def ply(self, seat: int | None = None) -> int:
        """Moves that a seat, or the table, has been shown."""
        return len(self.moves)

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what the whole table may know."""


R = TypeVar("R", bound=Rules)
G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Outcome)  # noqa: E741
RulesIn = TypeVar("RulesIn", bound=Rules, contravariant=True)
GameBoth = TypeVar("GameBoth", bound=Game)
GameIn = TypeVar("GameIn", bound=Game, contravariant=True)
ViewIn = TypeVar("ViewIn", bound=View, contravariant=True)
OutcomeIn = TypeVar("OutcomeIn", bound=Outcome, contravariant=True)


class Players(Protocol[ViewIn]):
    """What the module of a game's computer players has."""

    def choose(self, view: ViewIn, level: Level, random: Random, seconds: float) -> Move | None:
        """The move of a seat; `None` where nothing is asked of it and it has nothing to say."""

    def advise(self, view: ViewIn, random: Random, seconds: float) -> Advice:
        """What a strong player would do at this seat's turn; raises `ValueError` at any other time, and for a cut."""

    def plain_move(self, view: ViewIn) -> Move | None:
        """A move that costs no thought; `None` where nothing is asked of the seat."""


class Record(Protocol[RulesIn, GameBoth, OutcomeIn]):
    """What the module of a game's records has."""

    def write_game(self, game: GameBoth) -> Json:
        """The fields of a record that are this game's own."""

    def write_result(self, outcome: OutcomeIn) -> Json:
        """How it ended."""

    def told(self, outcome: OutcomeIn) -> str:
        """The same in words."""

    def replay_game(self, rules: RulesIn, seats: int, record: Json, seed: bytes | None) -> GameBoth:
        """The game of a record's fields; raises `RecordError` with the first thing that is wrong."""


class Reviews(Protocol[GameIn]):
    """What the module that looks back on a game has."""

    def finished(self, game: GameIn) -> int:
        """How many deals can be looked back on; they are the first of the game."""

    def told(self, game: GameIn, names: Sequence[str]) -> Iterable[str]:
        """What perfect play would have made of them, as lines of plain text."""


def no_series(rules: Rules) -> Series:
    """Games one after another, as long as people like."""
    return Series()


@dataclass(frozen=True)
class GameKind(Generic[R, G, V, O]):
    """One kind of game: its rules, who may play, its cards, its computers and its records."""

    name: str
    """As in commands, records and the database."""
    seats: tuple[int, ...]
    """How many may play, from few to many."""
    cards: type[PackCard]
    rules: type[R]
    game: Callable[[R, int], G]
    """Makes a new game of rules and a number of seats; raises `ValueError` where so many may not play."""
    chance: Callable[[G, G | None, bytes, Below], Move | None]
    """What nobody decides next, of a game, the one before it at the table, its secret and a source of numbers.

    `None` where somebody decides.
    """
    players: Players[V]
    records: Record[R, G, O]
    series: Callable[[R], Series] = no_series
    """What games at a table add up to, by the rules agreed on."""
    random_move: Callable[[G, Random], Move] = any_move
    """A move of a random game, for tests and for whoever wants records to read."""
    reviews: Reviews[G] | None = None
    """What looks back on finished deals; `None` where nothing does."""
    own_fields: str = ""
    """Names of fields of its records that not all of them have, with spaces between them."""
    partners: bool = False
    """Whether seats opposite are partners."""
    unasked: bool = False
    """Whether an answer without alternative may be made unasked. Where whoever has something to declare is waited for
    in everybody's sight, that would tell who has nothing."""
    ledger: bool = False
    """Whether its winners win brčka, which stand in the ledger."""
    chips: bool = False
    """Whether chips change hands."""
    concedes: bool = False
    """Whether a game can be given up."""

    @property
    def format(self) -> str:
        """What its records are called."""
        return f"{self.name}/1"

    def begin(self, rules: R, seats: int) -> G:
        """A new game; `ValueError` where so many may not play."""
        return self.game(rules, seats)

    def may_sit(self, rules: R, seats: int) -> bool:
        """Whether so many may play by these rules."""
        try:
            self.begin(rules, seats)
        except ValueError:
            return False
        return True

    def most_seats(self, rules: R) -> int:
        """How many can sit at a table with these rules."""
        return max(seats for seats in self.seats if self.may_sit(rules, seats))

    def side_of(self, seat: int) -> int:
        """The side of a seat: partners share one, everybody else is a side alone."""
        return seat % 2 if self.partners else seat

    def parse(self, text: str) -> Move:
        """The move that a text stands for, whatever the game makes of it; `ValueError` where it is none."""
        return parse_move(text, self.cards)
