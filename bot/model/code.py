"""Codes by which two servers agree on something: drawn for the one, written by moderators of the other."""

from __future__ import annotations

from typing import Final

from bot.model.chance import Chance

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that looks like something else."""
CODE_LENGTH: Final = 8


def new_code(chance: Chance) -> str:
    """Return a code that nobody guesses."""
    return "".join(LETTERS[chance.below(len(LETTERS))] for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """Return the code that somebody means.

    >>> read_code(" k7qm-2xpd ")
    'K7QM2XPD'
    """
    return "".join(letter for letter in typed.upper() if letter.isalnum())
