"""What the batteries of all games are told of each: one `facts.py` a game, `tests/engine/NAME/facts.py`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bot.ui.games.screens import AnyScreens
from engine.game import GameKind
from engine.moves import Move
from tests.support.referee import Referee, Stream


@dataclass(frozen=True)
class Reckoned:
    """How a game whose screens say where the points of a deal came from is tried with them."""

    by_chance: Callable[[int], Iterator[Any]]
    """Yield a random game, by its seed, when new and after every move."""
    over: Callable[[Any], bool]
    """Whether a deal has been counted, and is still the one that is shown."""
    before: Callable[[Any], Sequence[int]]
    """The points of each side before that deal."""


def points_before(game: Any) -> list[int]:
    """The points of each side before the deal that is over, where a game adds up what each deal has scored."""
    return [total - scored.points for total, scored in zip(game.score, game.scored, strict=True)]


@dataclass(frozen=True, kw_only=True)
class Facts:
    """One game, taken from its rules by hand and not from the code."""

    # The rules
    order: Sequence[str]
    """The pack in the order of the rules."""
    first_pack: str
    """The first pack for the seed of the bytes 0 to 31, written down once, for whoever wants to check a reckoning."""
    words: str
    """Moves that must occur in random games."""
    first_draws: int
    """How many different things can be drawn first."""
    drawn_first: Callable[[Stream, int], Sequence[str]] = lambda stream, seats: [f"dealer {stream.below(seats)}"]
    """The moves by which the first dealer at a table of so many, or a ranking, is drawn from a stream of numbers."""
    next_begins: Callable[[Any], Move]
    """With which move the next game at a table begins, after one that was finished."""
    seats: Callable[[Any], set[int]]
    """How many may play, by the rules agreed on."""
    dealt: Callable[[Any], int]
    """Cards with which a deal of a game is played."""
    to_a_trick: Callable[[Any], int]
    """Cards of a trick."""
    last_deal: Callable[[Any], int]
    """The deal with which a game may be over, by the rules agreed on."""
    rules: range
    """The numbers of its rules that a refusal may name."""
    last_rule: int
    """The last number of its rulebook."""
    own_rules: frozenset[str] = frozenset({"seal"})
    """Rules that no source has, by the keys of their texts."""
    cut: bool = True
    """Whether the pack is cut."""
    ends: bool | None = None
    """Whether one game is a match; `None` where its winners have something to choose."""
    secret_turns: bool = False
    """Whether it is secret at times whose turn it is."""
    sets: bool = False
    """Whether players may keep a set back that they could declare."""
    concedes: bool = True
    """Whether a game can be given up."""

    # Hidden cards
    positions: Callable[[Random, int], Iterator[Any]]
    """Yield moments of random games, endlessly; the number is how many of each game."""
    dealt_anew: Callable[[Any, int | None, Random], Any]
    """The same moment with other cards where a seat, or the table, sees none; `None` where nothing is hidden."""
    shown: Callable[[Any], Iterable[Any]] = lambda view: ()
    """The cards that a view may show beside the hand, the tricks and what lies on the table."""
    kinds: Callable[[Any, Any, int | None], Iterable[str]] = lambda game, other, reader: ()
    """Names for what the comparison of two such moments is about, beyond the phase and who looks."""
    least: Mapping[str, float]
    """The least number of compared views per position, by phase, by who looks (`table`, `seat`) and by `kinds`."""
    seen: Mapping[str, float]
    """The same for all messages, by phase and who looks together: `play table`."""
    answers: Sequence[str]
    """Moves other than cards that a seat may try when it must not."""

    # Records
    simulated: Mapping[str, Sequence[int]]
    """Seeds of games that together have nearly everything, by style: `usual`, `rare`, `carried`, `given up`."""
    recorded: Sequence[str] = ()
    """What their records must have between them, as patterns of their text."""
    told_alone: frozenset[str] = frozenset()
    """Fields, beyond those of all games, where another value may tell another game that is as right."""
    described: bool = True
    """Whether docs/records.md has a chapter on its record, with an example."""
    tells_tricks: bool = False
    """Whether the record of a game going on tells the finished tricks of the deal under way."""
    referee: Referee | None = None
    """Who says whether a record is right; `None` where nobody has written one."""

    # Tables
    tables: Sequence[tuple[str, Any, int]]
    """Tables of people at which whole games are played: a name, the rules, how many sit; the first stands for all."""
    short: Mapping[str, object]
    """Options by which a game does not take long."""
    long: Mapping[str, object]
    """Options by which much is left to be played."""
    scores: Callable[[Any], Sequence[object]]
    """Figures of its outcome that people are told."""
    phases: frozenset[str]
    """Phases in which a table must have been seen."""
    fullest: Sequence[tuple[Any, int]]
    """Tables of which most is told: the rules, and how many sit."""
    comes_through: frozenset[str]
    """Phases that any random game at such a table comes through."""
    pictures: bool = True
    """Whether its screens describe a picture of the table."""
    reckoned: Reckoned | None = None
    """How its screens are tried that say where points came from; `None` where they say nothing of it."""

    # Computers and other programs
    all_do: str = "play"
    """Moves that computers of every level must have made in whole games."""
    courses: Sequence[Mapping[str, object]] = ()
    """Options with which the adapters for other programs are tried; none where the game has no `decisions`."""
    looks: float = 0.1
    """At how many of all moments it is compared what seats are told there."""


@dataclass(frozen=True)
class OtherGame:
    """A game that tests alone know, and that is on the lists only while a test wants it."""

    kind: GameKind[Any, Any, Any, Any]
    screens: AnyScreens
    facts: Facts


OTHERS: dict[str, OtherGame] = {}
"""Games that are put on the lists by the fixture `other_games`, by name."""


def facts_of(name: str) -> Facts:
    """Return the facts of a registered game; raise `LookupError` if nobody has written them down."""
    module = f"tests.engine.{name}.facts"
    if find_spec(f"tests.engine.{name}") is None or find_spec(module) is None:
        raise LookupError(
            f"the game {name} is on the list, but the tests know nothing of it: write tests/engine/{name}/facts.py,"
            " as docs/adding-a-game.md says"
        )
    facts = getattr(import_module(module), "FACTS", None)
    if not isinstance(facts, Facts):
        raise LookupError(f"tests/engine/{name}/facts.py has no FACTS that are Facts")
    return facts
