"""The computers that sit down at tables: their names, four for each level.

They bear names as people in the village do, and a sign that tells them from people.
"""

from __future__ import annotations

from typing import Final

from engine.players import Level

COMPUTERS: Final = {
    # Short ones: four names and a trick have to fit a line on a phone.
    Level.BEGINNER: ("Pepík", "Anča", "Honza", "Bára"),
    Level.REGULAR: ("Jenda", "Mařka", "Tonda", "Lída"),
    Level.STRONG: ("Matěj", "Róza", "Vinca", "Běta"),
}
SIGN: Final = "🤖"
"""Stands before the name of a computer wherever it is shown."""
