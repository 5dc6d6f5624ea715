"""The seeds of a table's games, and the words that people add to them; from both follows all that nobody decides.

The commitment itself is made in `engine/cards/shuffle.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.model.actions import Commitment, TableAction, at_table
from bot.model.person import Person
from engine.cards.shuffle import mixed


@dataclass(slots=True)
class Seal:
    """The seed of the current game, which stays secret until it is over, and that of the next one."""

    seed: bytes = field(default=b"", repr=False)
    """The secret seed of the current game."""
    next_seed: bytes = field(default=b"", repr=False)
    """The secret seed of the next game, whose commitment is published before the first cut (rule 27)."""
    words: Mapping[int, str] = field(default_factory=dict)
    """What seats have added to the seed of the current game."""
    next_words: dict[int, str] = field(default_factory=dict)
    """What people want to add to the seed of the next game, by the person's key."""

    @property
    def secret(self) -> bytes:
        """What all chance of the current game follows from."""
        return mixed(self.seed, self.words)

    def begin(self, next_seed: bytes, seats: Iterable[Person | None]) -> None:
        """Have the next game's seed and words belong to the game that begins, these by the seats where people sit."""
        self.seed, self.next_seed = self.next_seed, next_seed
        told = {seat: self.next_words.get(person.id) for seat, person in enumerate(seats) if person is not None}
        self.words, self.next_words = {seat: words for seat, words in told.items() if words is not None}, {}


@at_table("seal {commitment}")
@dataclass(frozen=True, slots=True)
class ShowSeal(TableAction):
    """Show the seals of the shuffles, and how they are checked.

    The button itself carries the seal of the next game, so that it is published with every message of the table.
    """

    commitment: Commitment


@at_table("menu {commitment}")
@dataclass(frozen=True, slots=True)
class ShowLobbyMenu(TableAction):
    """Show what else can be done at a table before its first deal; the button carries the seal of its first game."""

    commitment: Commitment


@at_table("seed")
@dataclass(frozen=True, slots=True)
class AskSeedWords(TableAction):
    """Ask for words to add to the seed of the next game."""


@at_table("seeding")
@dataclass(frozen=True, slots=True)
class AddSeedWords(TableAction):
    """Add what was written to the seed of the next game."""

    values: tuple[str, ...] = ()
    """What was written, which the custom_id does not tell."""
