"""The computers that can sit down at tables: names as in the village, four for each level, and a sign."""

from __future__ import annotations

from typing import Final

from engine.players import Level

COMPUTERS: Final = {
    # The names are short, because four names and a trick must fit on one line of a phone.
    Level.BEGINNER: ("Pepík", "Anča", "Honza", "Bára"),
    Level.REGULAR: ("Jenda", "Mařka", "Tonda", "Lída"),
    Level.STRONG: ("Matěj", "Róza", "Vinca", "Běta"),
}
SIGN: Final = "🤖"
"""The sign before a computer's name wherever it is shown."""
