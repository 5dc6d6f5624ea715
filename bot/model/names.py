"""Names of people as they are shown and searched."""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.model.person import Person

NOBODY: Final = "…"
"""What stands for a name of which nothing can be shown."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | set(map(chr, range(0xFE00, 0xFE10)))
"""Characters that Python calls printable although nothing is seen of them."""


def bare(name: str) -> str:
    """Take control characters and marks of direction out of a name.

    >>> bare("Anna\\u202e"), bare("\\u200b")
    ('Anna', '…')
    """
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown if set(shown) - BLANK else NOBODY


def folded(text: str) -> str:
    """Take accents and capital letters out of a text, so that it can be searched.

    >>> folded(" Mařka ")
    'marka'
    """
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold().strip()


def is_deleted(person: Person) -> bool:
    """Return whether a person's data were deleted, so that neither an account nor a level is left."""
    return person.user_id is None and person.level is None


def words_of_name(person: Person) -> list[str]:
    """Return a name as it is searched, from each of its words on; nothing where the person's data were deleted.

    >>> words_of_name(Person(1, 1, "Žofie  Čížková"))
    ['zofie cizkova', 'cizkova']
    """
    words = [] if is_deleted(person) else searched(bare(person.name))
    return list(dict.fromkeys(" ".join(words[at:]) for at in range(len(words))))


def searched(text: str) -> list[str]:
    """Return the words of a text as they are compared when somebody searches.

    >>> searched("  Mařka B.")
    ['marka', 'b.']
    """
    return folded(text).split()
