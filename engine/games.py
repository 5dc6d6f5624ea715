"""The games there are. Commands, tables and tests read this list: a new game is one line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from engine.bulka import record as bulka_record
from engine.bulka import rules as bulka
from engine.cards import german_pack, trappola_pack
from engine.cards.pack import AnyCard
from engine.chance import Below, chance_of_bulka, chance_of_stovkahra, chance_of_trappola
from engine.moves import Move, parse_move
from engine.record_fields import Json
from engine.series import Match, Series
from engine.stovkahra import record as stovkahra_record
from engine.stovkahra import rules as stovkahra
from engine.stovkahra.moves import Outcome
from engine.trappola import record as trappola_record
from engine.trappola import rules as trappola

AnyGame = stovkahra.Game | trappola.Game | bulka.Game
AnyView = stovkahra.View | trappola.View | bulka.View
AnyRules = stovkahra.Rules | trappola.Rules | bulka.Rules
AnyOutcome = Outcome | trappola.Outcome | bulka.Outcome


class Rulebook(Protocol):
    """What the module of a game has."""

    Rules: Any
    """The options of a table."""
    Game: Any


class Records(Protocol):
    """What the module of a game's records has."""

    def write_game(self, game: Any) -> Json:
        """The fields of a record that are this game's own."""

    def write_result(self, outcome: Any) -> Json:
        """How it ended."""

    def told(self, outcome: Any) -> str:
        """The same in words."""

    def replay_game(self, rules: Any, seats: int, record: Json, seed: bytes | None) -> Any:
        """The game of a record's fields; raises `RecordError` with the first thing that is wrong."""


@dataclass(frozen=True)
class Kind:
    """A game: its rulebook, how many may play, its cards, what nobody decides in it, and how it is written down."""

    name: str
    seats: tuple[int, ...]
    """How many may play, from few to many."""
    cards: type[AnyCard[Any, Any]]
    rulebook: Rulebook
    records: Records
    chance: Callable[[Any, Any, bytes, Below], Move | None]
    """What nobody decides next, of a game and the one before it at the same table; `None` where somebody decides."""
    series: Callable[[Any], Series]
    """What games at a table add up to, by the rules agreed on."""
    own_fields: str = ""
    """Names of fields of its records that not all of them have, with spaces between them."""

    @property
    def partners(self) -> bool:
        """Whether seats opposite are partners."""
        return bool(self.rulebook.Game.PARTNERS)

    @property
    def unasked(self) -> bool:
        """Whether an answer without alternative may be made unasked."""
        return bool(self.rulebook.Game.UNASKED)

    @property
    def concedes(self) -> bool:
        """Whether a game can be given up."""
        return bool(self.rulebook.Game.CONCEDES)

    @property
    def format(self) -> str:
        """What its records are called."""
        return f"{self.name}/1"

    @property
    def rules(self) -> Any:
        """The options of a table, whose values make rules."""
        return self.rulebook.Rules

    def begin(self, rules: AnyRules, seats: int) -> AnyGame:
        """A new game; `ValueError` where so many may not play."""
        game: AnyGame = self.rulebook.Game(rules, seats)
        return game

    def may_sit(self, rules: AnyRules, seats: int) -> bool:
        """Whether so many may play by these rules."""
        try:
            self.begin(rules, seats)
        except ValueError:
            return False
        return True

    def most_seats(self, rules: AnyRules) -> int:
        """How many can sit at a table with these rules."""
        return max(seats for seats in self.seats if self.may_sit(rules, seats))

    def parse(self, text: str) -> Move:
        """The move that a text stands for, whatever the game makes of it; `ValueError` where it is none."""
        return parse_move(text, self.cards)


def series_of(rules: stovkahra.Rules) -> Series:
    """Games until one side has enough brčka (rules 25, 26)."""
    return Series(rules.series)


def match_of(rules: trappola.Rules) -> Series:
    """One game (Trappola, rule 6)."""
    return Match(ends=True)


def cups_of(rules: bulka.Rules) -> Series:
    """One cup after the other, as long as people like (Bulka, rule 8)."""
    return Match(ends=False)


GAMES: Final = {
    kind.name: kind
    for kind in (
        Kind("stovkahra", (4,), german_pack.Card, stovkahra, stovkahra_record, chance_of_stovkahra, series_of),
        Kind("trappola", (2,), trappola_pack.Card, trappola, trappola_record, chance_of_trappola, match_of),
        Kind("bulka", (2, 3, 4), trappola_pack.Card, bulka, bulka_record, chance_of_bulka, cups_of, "draws ranking"),
    )
}
"""By name."""


def kind_of(game: AnyGame | AnyRules) -> Kind:
    """Which game it is, by a game or by the rules agreed on."""
    return next(kind for kind in GAMES.values() if isinstance(game, kind.rulebook.Game | kind.rulebook.Rules))
