"""Names of people as they are shown and searched."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

import regex

from bot.model.person import Person

NOBODY: Final = "…"
"""What stands for a name of which nothing can be shown."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | set(map(chr, range(0xFE00, 0xFE10)))
"""Characters that Python calls printable although nothing is seen of them."""


JOINED: Final = regex.compile(
    r"(?<=[^\p{C}\p{Z}])[\u200c\u200d](?=[^\p{C}\p{Z}])|(?<=🏴)[\U000e0020-\U000e007e]{1,32}\U000e007f"
)
"""Unseen characters that make one sign of those around them, in families, Persian, Sinhala and some flags."""
MAX_NAME: Final = 20
"""The most letters of a name: a full table shows forty names in 4,000 characters."""
PART_OF_NAMES: Final = "-'\u200c\u200d"
"""What stands within names beside letters and their marks; the last two join letters."""
WIDE: Final = 2
"""How many characters for each letter of a name at most, as Discord counts them: a family has eleven."""
CACHED_NAMES: Final = 4096
"""How many names are kept as they are written: each stands on every hand and message of its table."""


def bare(name: str) -> str:
    """Take control characters and marks of direction out of a name.

    >>> bare("Anna\\u202e"), bare("\\u200b"), bare("👩\\u200d🚀\\u200d") == "👩\\u200d🚀"
    ('Anna', '…', True)
    """
    shown = seen(name).strip()
    return shown if set(shown) - BLANK else NOBODY


def seen(text: str, unseen: str = "") -> str:
    """Put something else in the place of each character that is not seen, and joins none that are.

    >>> seen("a\\nb", " ")
    'a b'
    """
    meant = {at for found in JOINED.finditer(text) for at in range(*found.span())}
    return "".join(letter if letter.isprintable() or at in meant else unseen for at, letter in enumerate(text))


def whole(text: str, most: int) -> str:
    """Return as much of a text as fits into so many characters, without taking a letter or an emoji apart.

    >>> whole("Ane\\u030ctka", 3), whole("Anna", 9)
    ('An', 'Anna')
    """
    kept = ""
    for letter in regex.findall(r"\X", text):
        if length(kept + letter) > most:
            break
        kept += letter
    return kept


def cut(text: str, most: int) -> str:
    """Shorten a text to so many characters, with a sign that something is left out.

    >>> cut("Anna and Béla", 8)
    'Anna an…'
    """
    return text if length(text) <= most else whole(text, most - 1) + "…"


def length(text: str) -> int:
    """Return how many characters Discord counts in a text: two for most emoji.

    >>> length("a🃏")
    3
    """
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@lru_cache(maxsize=CACHED_NAMES)
def short(name: str, most: int = MAX_NAME) -> str:
    """Shorten a name to so many letters, for labels, where markdown means nothing.

    >>> short("Nejneobhospodařovávatelnějšímu")
    'Nejneobhospodařováv…'
    """
    shown = bare(name)
    letters = regex.findall(r"\X", shown)
    if len(letters) <= most and length(shown) <= WIDE * most:
        return shown
    return whole("".join(letters[: most - 1]), WIDE * most - 1) + "…"


def columns(text: str) -> int:
    """Return how wide a text is where all letters are equally wide: letters of East Asia and emoji are twice as wide.

    >>> columns("Žofie"), columns("👩\\u200d🚀"), columns("漢字")
    (5, 2, 4)
    """
    return sum(2 if _is_wide(letter) else 1 for letter in regex.findall(r"\X", text))


def _is_wide(letter: str) -> bool:
    return "\ufe0f" in letter or any(unicodedata.east_asian_width(each) in "WF" for each in letter)


def fitted(name: str, room: int, end: str = "…") -> str:
    """Cut a name to so many columns, for a block of code, which no name may end.

    >>> fitted("Bartholomäus", 6), fitted("`Anna`", 6), fitted("Series", 4, ".")
    ('Barth…', "'Anna'", 'Ser.')
    """
    shown = bare(name).replace("`", "'")
    if columns(shown) <= room:
        return shown
    kept = ""
    for letter in regex.findall(r"\X", shown):
        if columns(kept + letter + end) > room:
            break
        kept += letter
    return kept.rstrip() + end


def letters_of(name: str, otherwise: str) -> str:
    """Return the letters of a name, so that it is neither an address, a number nor a drawing, or else something other.

    >>> letters_of("🃏 Jan-Žižka_77 discord.gg/abc", "Praha"), letters_of("+420 777", "Praha")
    ('Jan-Žižka discord gg', 'Praha')
    """
    kept = "".join(
        letter if unicodedata.category(letter)[0] in "LM" or letter in PART_OF_NAMES else " " for letter in bare(name)
    )
    shown = whole(" ".join(kept.split()), MAX_NAME).strip(PART_OF_NAMES + " ")
    return shown if sum(map(str.isalpha, shown)) > 1 else otherwise


def read_name(person: Person, reader: Person, otherwise: str) -> str:
    """Return what a reader on another server is shown of a person: the own name where both want names, or else this.

    >>> anna, bela = Person(1, 1, "Anna", named=True), Person(2, 2, "Béla", named=True)
    >>> read_name(anna, bela, "Praha"), read_name(anna, replace(bela, named=False), "Praha")
    ('Anna', 'Praha')
    """
    both = person.named and reader.named and person.id != reader.id
    return letters_of(person.name, otherwise) if both else otherwise


def told_apart(people: Iterable[Person]) -> dict[int, Person]:
    """Return people by their keys; of those whose names look the same all but the first have a number behind it.

    >>> [each.name for each in told_apart([Person(7, 1, "Anna"), Person(9, 2, "Béla"), Person(8, 3, "anna")]).values()]
    ['Anna', 'anna 2', 'Béla']
    """
    known = {person.id: person for person in sorted(people, key=lambda person: person.id)}
    taken: set[tuple[str, bool]] = set()
    for key, person in known.items():
        if is_deleted(person):
            continue
        name, number = person.name, 1
        while (look := _look(name, computer=person.level is not None)) in taken:
            number += 1
            name = f"{short(person.name, MAX_NAME - len(str(number)) - 1)} {number}"
        taken.add(look)
        if number > 1:
            known[key] = replace(person, name=name)
    return known


@lru_cache(maxsize=CACHED_NAMES)
def _look(name: str, *, computer: bool) -> tuple[str, bool]:
    """Return what is the same for names that nobody can tell apart where they are shown."""
    letters = unicodedata.normalize("NFKC", short(name))
    return "".join(letter for letter in letters if letter.isprintable() and letter not in BLANK).casefold(), computer


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
