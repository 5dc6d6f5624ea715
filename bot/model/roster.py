"""The computers that can sit down at tables: names as in the village, eight for each level, and a sign."""

from __future__ import annotations

from typing import Final

from engine.players import Level

SEATED: Final = 4
"""How many computers of a level a table needs at most."""
COMPUTERS: Final = {
    # The names are short, because four names and a trick must fit on one line of a phone. The second four sit at every
    # second table of an evening.
    Level.BEGINNER: ("Pepík", "Anča", "Honza", "Bára", "Vašek", "Kača", "Lojza", "Fanka"),
    Level.REGULAR: ("Jenda", "Mařka", "Tonda", "Lída", "Franta", "Madla", "Kuba", "Zuzka"),
    Level.STRONG: ("Matěj", "Róza", "Vinca", "Běta", "Ondra", "Terka", "Jíra", "Dorka"),
}
SIGN: Final = "🤖"
"""The sign before a computer's name wherever it is shown."""
