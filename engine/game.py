"""The contract of a game: what every game offers, so that tables, storage and tests work with any of them.

A game is one folder of `engine/`: its rules with `Game` and `View`, its record, its computer players, its
moves of chance, and a `GameKind` that holds them together. `docs/adding-a-game.md` says how to add one.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from engine.cards.pack import PackCard, all_cards, cards_text, parse_cards
from engine.cards.shuffle import drawn_cut
from engine.feats import Done, no_feats
from engine.judging import Judge
from engine.moments import Moment, no_moments
from engine.moves import Concede, Cut, Deal, Move, Play, parse_move
from engine.players import Advice, Level, any_move
from engine.reasons import Dull, Reason
from engine.record_fields import Json
from engine.review import Review
from engine.series import Outcome as Outcome
from engine.series import Series


@dataclass(frozen=True, slots=True)
class Rules:
    """The options agreed on at a table: fields of type `Literal`, of which the first value is the default."""

    later: ClassVar[tuple[str, ...]] = ()
    """Options that older records do not know; a record names them only where they have not the default."""


class Payment(NamedTuple):
    """Chips that one seat pays to another; as giver or taker, `None` is the pot of the table."""

    giver: int | None
    taker: int | None
    chips: int
    why: str


class Scored(NamedTuple):
    """What those who share their points have in one deal."""

    seats: tuple[int, ...]
    points: int


class AnyTrick(Protocol):
    """What every game tells of a finished trick."""

    @property
    def winner(self) -> int:
        """Return the seat that won the trick."""

    @property
    def plays(self) -> Sequence[tuple[int, PackCard]]:
        """Return the seat and the card of each play, in order."""


class SeatResult(NamedTuple):
    """The result of a finished game for one seat."""

    won: bool | None
    """`None` if nobody won."""
    points: int
    """The points of the seat, or the chips it won less those it paid."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a game; with `seat` `None`, what everybody may know.

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
    """How many moves this seat has been shown; its buttons carry this number."""
    deal_number: int
    """The number of the deal shown, counted from 1; 0 before the first."""
    turn: int | None
    """The seat that is to move; `None` where this seat may not know it, or nobody is to move."""
    hand: tuple[PackCard, ...]
    held: tuple[int, ...]
    """How many cards each seat holds."""
    table: tuple[PackCard, ...]
    """The cards of the current trick, in the order played."""
    outcome: Outcome | None
    legal: tuple[Move, ...]
    """The moves that this seat may make now."""

    @property
    def answers(self) -> list[Move]:
        """The legal moves that the table offers; a game leaves out those that can only do harm."""
        return list(self.legal)

    @property
    def plays(self) -> Sequence[tuple[int, PackCard]]:
        """The seat and the card of each play of the current trick, in order."""
        return ()

    def may_follow(self, hand: Sequence[PackCard], trick: Sequence[PackCard]) -> Sequence[PackCard]:
        """Return the cards of a hand that may be played after those of a trick, of which there is at least one."""
        return hand

    def cards_due(self, suit: str) -> Sequence[PackCard]:
        """Return the cards that may be due of this seat where a suit is led, by its letter."""
        return [card for card in self.hand if card.suit.letter == suit] or self.hand

    @property
    def sure(self) -> Sequence[PackCard]:
        """The hand in an order in which it surely takes all that is left, where this seat leads; else nothing."""
        return ()

    @property
    def seen_cards(self) -> tuple[PackCard, ...]:
        """The cards that this seat sees or knows of, beside its own hand and the tricks."""
        return ()

    @property
    def standing(self) -> tuple[int, ...]:
        """How the game stands beside the cards: numbers, always as many for as many seats."""
        return ()


class Game(ABC):
    """One game, from the first move to its outcome; only `push` changes it.

    A game draws nothing at random: dealers, packs and cuts are moves too, so the list of moves contains the whole game.
    """

    rules: Rules
    seats: int
    """How many seats play."""
    turn: int | None
    """The seat that is to move; `None` where a move of chance is due, or the game is over."""
    moves: list[Move]
    """All moves so far."""
    outcome: Outcome | None
    """How the game ended; `None` while it goes on."""

    # Moves

    @abstractmethod
    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """Return the legal moves of a seat, or of the seat whose turn it is; dealing and conceding are left out."""

    @abstractmethod
    def push(self, move: Move, seat: int | None = None) -> None:
        """Make a move for `seat`, or for the seat that may make it where `seat` is `None`.

        Raise `IllegalMove`, which names the rule broken, and leave the game unchanged if the move is not legal.
        """

    def copy(self) -> Self:
        """Return the same game: a move that is made in one of them is not made in the other."""
        own = object.__new__(type(self))
        vars(own).update({name: _own(value) for name, value in vars(self).items()})
        return own

    def concession(self, seat: int) -> Concede | None:
        """Return the move by which a seat gives up, or `None` where it cannot."""
        return None

    def observe_move(self, seat: int, mover: int | None) -> tuple[Move, ...]:
        """Return what the newest move may have been for all that a seat is told, which `mover` made.

        It is one move where the seat is told all of it, several where something is kept back, and none where the seat
        does not learn that there was a move.
        """
        hidden = isinstance(self.moves[-1], Deal | Cut) and seat != mover
        return () if hidden else (self.moves[-1],)

    # Questions of a table

    @property
    @abstractmethod
    def awaits_chance(self) -> bool:
        """Whether the next move is one of chance: something is drawn or dealt, and nobody decides it."""

    @property
    def awaits_cut(self) -> bool:
        """Whether the pack is to be cut."""
        return False

    @property
    def mid_trick(self) -> bool:
        """Whether a trick has begun and is not finished."""
        return False

    @property
    def great_bonus(self) -> int | None:
        """The seat whose tricks in the newest deal have brought a bonus of 52; `None` for none."""
        return None

    @property
    def secret_turn(self) -> bool:
        """Whether the other seats must not learn whose turn it is."""
        return False

    @property
    def last_secret_turn(self) -> bool:
        """Whether a pass of the seat whose turn it is ends the secret turns."""
        return False

    @property
    def kept_together(self) -> Sequence[Sequence[PackCard]]:
        """The heaps whose cards stay together when the pack is gathered; none where all cards are shuffled."""
        return ()

    @property
    def signal_to(self) -> int | None:
        """The seat that sees a signal; `None` in a game without signals."""
        return None

    @property
    def council(self) -> tuple[int, ...]:
        """The seats that may speak with one another now, unheard by the others: the one who plays, then advisers."""
        return ()

    @property
    @abstractmethod
    def deal_number(self) -> int:
        """The number of the current deal, counted from 1; 0 before the first."""

    # Results

    @property
    def payments(self) -> Sequence[Payment]:
        """The chips paid so far, in order; empty in a game without chips."""
        return ()

    @abstractmethod
    def result_of(self, seat: int) -> SeatResult:
        """Return the result of the finished game for a seat."""

    @abstractmethod
    def points_of(self, seat: int) -> int:
        """Return the points of a seat in the game so far, as everybody knows them; in Bulka the chips."""

    # The deal under way, or else the last one, with all that only some may know

    @property
    def tricks(self) -> Sequence[AnyTrick]:
        """The finished tricks of the deal; empty in a game without tricks."""
        return ()

    @property
    def scored(self) -> Sequence[Scored]:
        """The points of the deal so far; empty in a game that counts none by deals."""
        return ()

    # Views

    def ply(self, seat: int | None = None) -> int:
        """Return how many moves a seat, or the whole table, has been shown."""
        return len(self.moves)

    @abstractmethod
    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know of the game; with `None`, what everybody may know."""


def _own(value: Any) -> Any:
    """Return a copy of what moves change: lists, dicts and objects with fields; cards and moves stay the same."""
    kind = type(value)
    if kind.__hash__ is not None:
        # Only what nothing changes can be the key of a dict.
        return value
    if kind is list:
        return [each if type(each).__hash__ is not None else _own(each) for each in value]
    if kind is dict:
        return {key: _own(each) for key, each in value.items()}
    if not is_dataclass(value):
        return deepcopy(value)
    own = kind.__new__(kind)
    for name in kind.__dataclass_fields__:
        setattr(own, name, _own(getattr(value, name)))
    return own


R = TypeVar("R", bound=Rules)
G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Outcome)  # noqa: E741
RulesIn = TypeVar("RulesIn", bound=Rules, contravariant=True)
RulesOut = TypeVar("RulesOut", bound=Rules, covariant=True)
GameBoth = TypeVar("GameBoth", bound=Game)
GameIn = TypeVar("GameIn", bound=Game, contravariant=True)
ViewIn = TypeVar("ViewIn", bound=View, contravariant=True)
OutcomeIn = TypeVar("OutcomeIn", bound=Outcome, contravariant=True)


class Players(Protocol[ViewIn]):
    """The computer players of a game: the functions that their module defines."""

    def choose(self, view: ViewIn, level: Level, random: Random, seconds: float) -> Move | None:
        """Return the move of a seat after thinking for about `seconds`, or `None` where it has nothing to do."""

    def advise(self, view: ViewIn, random: Random, seconds: float) -> Advice:
        """Return what a strong player would do; raise `ValueError` if it is not this seat's turn, or a cut is due."""

    def plain_move(self, view: ViewIn) -> Move | None:
        """Return a sensible move found without thinking, or `None` where the seat has nothing to do."""


class Record(Protocol[RulesIn, GameBoth, OutcomeIn]):
    """The records of a game: the functions that their module defines."""

    def write_game(self, game: GameBoth) -> Json:
        """Return the fields of a record that are this game's own."""

    def write_result(self, outcome: OutcomeIn) -> Json:
        """Return the field `result` of a record."""

    def describe_outcome(self, outcome: OutcomeIn) -> str:
        """Return in words how the game ended."""

    def begun(self, game: GameBoth, names: Sequence[str]) -> str:
        """Return in words how the deal began that has just been cut, or dealt where nobody cuts."""

    def replay_game(self, rules: RulesIn, seats: int, record: Json, secret: bytes | None) -> GameBoth:
        """Replay the fields of a record; raise `RecordError` with the first mistake.

        `secret` is what all chance follows from; `None` where the record does not tell it.
        """


class PlayedOut(NamedTuple):
    """How a deal goes on after a card, if everybody plays perfectly from then on with the cards as they lay."""

    line: tuple[PackCard, ...]
    """The cards to the end of the deal, the card itself first."""
    loss: int
    """How many points fewer than the best card it brings the player's side, on that deal."""


@dataclass(frozen=True, slots=True)
class Puzzle(ABC):
    """A position in which one card is far better than all others, and its solution."""

    cards: ClassVar[type[PackCard]]
    players: ClassVar[int]
    """How many play a trick."""
    moves: tuple[Move, ...]
    """The deal from its beginning to the position."""
    best: PackCard
    margin: int
    """How many points the best card brings more than any other, on the deal where that is least."""
    deals: int
    """How many deals fit what the player may know."""
    line: tuple[PackCard, ...]
    """The cards to the end of the deal, if everybody plays perfectly with the cards as they lay."""
    out: Dull | None = None
    """Why it is offered to nobody any more; `None` where it is offered."""
    why: Mapping[PackCard, Reason] = field(default_factory=dict, hash=False, repr=False)
    """What comes of each card; empty where the puzzle is offered to nobody."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game up to the position."""

    @property
    def view(self) -> View:
        """What the player to move knows."""
        game = self.game
        return game.view(game.turn)

    @property
    def choices(self) -> tuple[PackCard, ...]:
        """The cards that may be played."""
        return tuple(move.card for move in self.view.legal if isinstance(move, Play))

    @property
    def tricks_left(self) -> int:
        """How many tricks are to be thought through, with the one under way."""
        return -(-len(self.line) // self.players)

    def after(self, line: Iterable[PackCard]) -> Game:
        """Return the game after these cards."""
        game = self.game
        for card in line:
            game.push(Play(card))
        return game

    def written(self) -> Json:
        """Return the puzzle as JSON."""
        moves, line = ";".join(map(str, self.moves)), cards_text(self.line)
        more: dict[str, object] = {"out": str(self.out)} if self.out is not None else {}
        if self.why:
            more["why"] = {str(card): reason.written() for card, reason in self.why.items()}
        return {
            "moves": moves,
            "best": str(self.best),
            "margin": self.margin,
            "deals": self.deals,
            "line": line,
            **more,
        }

    @classmethod
    def read(cls, written: Json) -> Self:
        """Return a puzzle from its JSON."""
        kind = cls.cards
        # mypy compares the hash of a class with that of its objects.
        moves = tuple(parse_move(move, kind) for move in written["moves"].split(";"))  # type: ignore[arg-type]
        out = Dull(written["out"]) if "out" in written else None
        why = {kind.parse(card): Reason.read(reason, kind) for card, reason in written.get("why", {}).items()}
        line = parse_cards(written["line"], kind)
        return cls(moves, kind.parse(written["best"]), written["margin"], written["deals"], line, out, why)

    @classmethod
    def read_all(cls, file: Path) -> tuple[Self, ...]:
        """Return the puzzles of a file that has one on each line."""
        return tuple(cls.read(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


class Puzzles(Protocol):
    """The puzzles of a game: the functions that their module defines."""

    def tried(self, random: Random) -> Iterator[Json | str]:
        """Make puzzles without end: yield for each position tried the puzzle, or why it is none."""

    def shipped(self) -> Sequence[Puzzle]:
        """Return the puzzles that come with the project, in an order that is never changed: players have seen some."""

    def played_out(self, puzzle: Puzzle, card: PackCard) -> PlayedOut:
        """Return how the deal of a puzzle goes on after a card that may be played."""


def offered(puzzles: Puzzles) -> tuple[int, ...]:
    """Return the numbers, from 1, of the puzzles that come with the project and are not taken out."""
    return tuple(number for number, puzzle in enumerate(puzzles.shipped(), start=1) if puzzle.out is None)


class Reviews(Protocol[GameIn]):
    """The reviews of a game: the functions that their module defines."""

    def finished(self, game: GameIn) -> int:
        """Return how many deals can be reviewed; they are the first ones of the game."""

    def review(self, game: GameIn, number: int) -> Review:
        """Compare one of these deals, by its number, with perfect play."""

    def describe_reviews(self, game: GameIn, names: Sequence[str]) -> Iterable[str]:
        """Yield the reviews of these deals as lines of plain text."""


GREAT: Final = 52
"""The points of the great bonus, which each of the games has."""


class TrickMade(NamedTuple):
    """What a trick brought a side, without a word about its cards."""

    won: bool
    """Whether the side won it."""
    points: int
    """The points that it brought the side, less those that it brought the other."""
    bonus: bool
    """Whether it brought more than its cards."""


class Duplicates(Protocol[RulesOut, GameIn]):
    """One deal of a game by itself, which many play with the same cards: the functions that their module defines."""

    def rules(self) -> RulesOut:
        """Return the rules by which such a deal is played."""

    def score(self, game: GameIn, seat: int) -> int:
        """Return how many points the side of a seat has more than the other in the first deal, as it stands."""

    def perfect(self, game: GameIn, seat: int) -> int:
        """Return what `score` would be if all declared what they were dealt, and played on seeing all cards."""

    def tricks(self, game: GameIn, seat: int) -> Sequence[TrickMade]:
        """Return what each trick of the first deal, as far as it is played, brought the side of a seat."""

    def values(self, game: GameIn) -> Sequence[tuple[PackCard, int]]:
        """Return each card of the seat to move and how many points its side gets more then, if all cards are seen."""


def no_series(rules: Rules) -> Series:
    """Return a series without score, in which games are played one after another."""
    return Series()


@dataclass(frozen=True)
class GameKind(Generic[R, G, V, O]):
    """One kind of game: its rules, who may play, its cards, its computer players and its records."""

    name: str
    """The name in commands, records and the database."""
    seats: tuple[int, ...]
    """How many may play, in rising order."""
    cards: type[PackCard]
    rules: type[R]
    game: Callable[[R, int], G]
    """Make a new game from the rules and the number of seats; raise `ValueError` if so many cannot play."""
    chance: Callable[[G, G | None, bytes], Move | None]
    """Return the next move of chance, or `None` where a player decides.

    The arguments are the game, the game before it at the table, and the secret from which all chance follows.
    """
    players: Players[V]
    records: Record[R, G, O]
    series: Callable[[R], Series] = no_series
    """Make the series that the games at a table add up to, from the rules agreed on."""
    longer: Callable[[R], R | None] = lambda rules: None
    """Return the rules of a longer series, to which all who play may agree to go on when a series has ended."""
    alone: Mapping[str, object] = field(default_factory=dict)
    """The options of the rules for one person against computers, as far as nothing else is chosen."""
    random_move: Callable[[G, Random], Move] = any_move
    """Return a move for a random game, as tests and the command `simulate` play them."""
    reviews: Reviews[G] | None = None
    """The reviews of finished deals; `None` if the game has none."""
    duplicates: Duplicates[R, G] | None = None
    """One deal by itself, which many play with the same cards; `None` if the game has no such thing."""
    judge: Judge[V, Any, Any] | None = None
    """What cards are worth by what a seat can know; `None` if the game cannot tell."""
    beats: Callable[[V, Any], bool] | None = None
    """Tell whether a card would be the best of the current trick of a view; `None` if the game cannot tell."""
    puzzles: Puzzles | None = None
    """Positions in which one card is far better than all others; `None` if the game has none."""
    feats: Callable[[G], Iterable[Done]] = no_feats
    """Find what was rarely done in a finished game, for which its players get marks of honour."""
    moments: Callable[[V], Iterable[Moment]] = no_moments
    """Find what decided a deal that is over in the view that everybody has then, the most telling first."""
    levels_won: tuple[float, float] = (0.65, 0.65)
    """What share of the games of two sides the regular level wins against the beginner, and strong against regular.

    Ratings put computers so far apart.
    """
    decisions: Sequence[Move] = ()
    """All moves that players decide on, but for cuts and giving up; the adapters for other programs number them so."""
    most_deals: Callable[[R], int | None] = lambda rules: None
    """Return how many deals a game can have at most; `None` if it can go on for any time."""
    own_fields: str = ""
    """The names of fields that only some of its records have, separated by spaces."""
    partners: bool = False
    """Whether opposite seats are partners."""
    unasked: bool = False
    """Whether a move without alternative may be made without asking. It may not be where everybody sees who is asked
    to declare: a seat that is never asked would be known to hold nothing."""
    ledger: bool = False
    """Whether the winners win brčka, which are kept in the ledger."""
    chips: bool = False
    """Whether chips are won and lost."""
    concedes: bool = False
    """Whether a player can give the game up."""

    @property
    def format(self) -> str:
        """The value of the field `format` in its records."""
        return f"{self.name}/1"

    def begin(self, rules: R, seats: int) -> G:
        """Start a new game; raise `ValueError` if so many cannot play."""
        return self.game(rules, seats)

    def cut(self, game: G, secret: bytes) -> Cut:
        """Return the cut of the deal where no player picks the place (Stovkahra, rules 6, 28)."""
        return Cut(drawn_cut(secret, game.deal_number - 1, self.name, len(all_cards(self.cards))))

    def may_sit(self, rules: R, seats: int) -> bool:
        """Return whether so many can play by these rules."""
        try:
            self.begin(rules, seats)
        except ValueError:
            return False
        return True

    def most_seats(self, rules: R) -> int:
        """Return how many can sit at a table with these rules."""
        return max(seats for seats in self.seats if self.may_sit(rules, seats))

    def opponents(self, rules: R) -> tuple[int, ...]:
        """Return how many others one person can play with by these rules, in rising order."""
        return tuple(seats - 1 for seats in self.seats if self.may_sit(rules, seats))

    def side_of(self, seat: int) -> int:
        """Return the side of a seat: partners share a side, everybody else is alone."""
        return seat % 2 if self.partners else seat

    def parse(self, text: str) -> Move:
        """Read a move from its text, without asking whether it is legal; raise `ValueError` if the text is no move."""
        # mypy compares the hash of a class with that of its objects.
        return parse_move(text, self.cards)  # type: ignore[arg-type]
