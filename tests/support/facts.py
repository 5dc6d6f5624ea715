"""What the batteries of all games know of each, taken from the rules by hand and not from the code."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


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
