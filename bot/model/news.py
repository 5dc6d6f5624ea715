"""The events at a table, which the storage writes down in the same transaction, and acts on in no other way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.model.honour import Honour
from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.model.unit import results_of
from engine.game import Payment, SeatResult
from engine.moves import Move
from engine.series import Choice, Prize


@dataclass(frozen=True, slots=True)
class GameBegun:
    """A game was begun; later moves belong to it."""

    number: int
    seed: bytes = field(repr=False)
    words: Mapping[int, str]
    """What seats added to the seed."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The first cards of a game were dealt, to those who answer for it from now on."""

    players: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made, by a seat or, for `None`, without anybody's decision, as a drawn cut."""

    ply: int
    seat: int | None
    move: Move


@dataclass(frozen=True, slots=True)
class Withheld:
    """The pass that ends the secret turns was made, and is not shown before their time is over."""


@dataclass(frozen=True, slots=True)
class Entered:
    """The winners' choice was entered into the ledger."""

    players: tuple[Person, ...]
    outcome: Prize
    choice: Choice
    honours: tuple[Honour, ...] = ()
    """The marks of honour that the game has earned."""

    @property
    def results(self) -> list[SeatResult]:
        """The result of each seat."""
        return results_of(self.outcome, len(self.players))


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is not played for brčka is over."""

    players: tuple[Person, ...]
    results: tuple[SeatResult, ...]
    """The result of each seat."""
    honours: tuple[Honour, ...] = ()
    """The marks of honour that the game has earned."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Chips changed hands by a move."""

    players: tuple[Person, ...]
    ply: int
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class Stopped:
    """A series was stopped after its first cards were dealt."""

    players: tuple[Person, ...]
    """Those who answer for the game under way, or who sit there between two games."""
    points: tuple[int | None, ...]
    """What each seat had in the game under way; `None` between two games."""


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A stopped series goes on, or its game was given up; it no longer stands in the history as stopped."""


News = GameBegun | Dealt | Substituted | Moved | Withheld | Entered | Finished | Paid | Stopped | TakenUp
