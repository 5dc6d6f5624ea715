"""The computers that sit down at tables: their names, four for each level.

They bear names as people in the village do, and a sign that tells them from people.
"""

from __future__ import annotations

from typing import Final

from engine.players import Level

COMPUTERS: Final = {
    Level.BEGINNER: ("Pepík", "Anička", "Honzík", "Barunka"),
    Level.REGULAR: ("Franta", "Mařenka", "Tonda", "Lidka"),
    Level.STRONG: ("Matěj", "Rozálie", "Vincek", "Apolena"),
}
SIGN: Final = "🤖"
"""Stands before the name of a computer wherever it is shown."""
