"""What the batteries of all games know of each, taken from the rules by hand and not from the code."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.ui.games.screens import GameScreens
from engine.game import GameKind


@dataclass(frozen=True)
class Facts:
    """One game."""

    order: list[str]
    """The pack in the order of the rules."""
    first_pack: str
    """The first pack for the seed of the bytes 0 to 31, written down once, for whoever wants to check a reckoning."""
    words: str
    """Moves that must occur in random games."""
    first_draws: int
    """How many different things can be drawn first."""
    seats: Callable[[Any], set[int]]
    """How many may play, by the rules agreed on."""
    dealt: Callable[[Any], int]
    """Cards with which a deal of a game is played."""
    to_a_trick: Callable[[Any], int]
    """Cards of a trick."""
    cut: bool = True
    """Whether the pack is cut."""
    ends: bool | None = None
    """Whether one game is a match; `None` where its winners have something to choose."""
    secret_turns: bool = False
    """Whether it is secret at times whose turn it is."""
    concedes: bool = True
    """Whether a game can be given up."""


@dataclass(frozen=True)
class OtherGame:
    """A game that tests alone know, with all that the batteries of all games have to be told of it."""

    kind: GameKind[Any, Any, Any, Any]
    screens: GameScreens
    facts: Facts
    rules: range
    """The numbers of its rules."""
    positions: Callable[[Random, int], Iterator[Any]]
    """Yield moments of random games, endlessly; the number is how many of each game."""
    dealt_anew: Callable[[Any, int | None, Random], Any]
    """The same moment with other cards where a seat, or the table, sees none; `None` where nothing is hidden."""
    views: Mapping[str, float]
    """The least number of compared views per position, by phase and by who looks."""
    messages: str
    """How much of all messages that are compared is of what kind, at least."""
    answers: Sequence[str]
    """Moves other than cards that a seat may try when it must not."""
    tables: Sequence[tuple[Any, int]]
    """Tables at which whole games are played by buttons: the rules and how many people; the first stands for all."""
    told: Callable[[Any], Sequence[object]]
    """Figures of its outcome that people are told."""
    phases: frozenset[str]
    """Phases in which a table must have been seen."""


OTHERS: dict[str, OtherGame] = {}
"""Games that are put on the lists by the fixture `other_games`, by name."""
