"""What a reader is called by place, as *you* and *left*, marked so that a test finds where it stands in a sentence."""

import re
from collections.abc import Collection

from bot.i18n.card_symbols import PLAIN
from bot.i18n.texts import Texts

NAME = "«{}»"
"""What stands where a player is named."""
MARKED, BESIDE = re.compile(r"«[\w-]+»"), " \u00a0*"


class Marked(Texts):
    """The texts of a language, in which a mark stands for what a player is called."""

    def __init__(self, language: str, keys: Collection[str]) -> None:
        super().__init__(language, next(iter(PLAIN.values())))
        self.marked = keys

    def __call__(self, key: str, **values: object) -> str:
        return NAME.format(key) if key in self.marked else super().__call__(key, **values)


def beside_words(told: str) -> list[tuple[str, str]]:
    """Return where a mark stands beside a word, with what is before and after it.

    There both would have to agree, as in "you wins".
    """
    found = [(told[: each.start()].rstrip(BESIDE), told[each.end() :].lstrip(BESIDE)) for each in MARKED.finditer(told)]
    return [
        (before[-30:], after[:30])
        for before, after in found
        if re.search(r"[^\W\d]$", before) or re.match(r"[^\W\d]", after)
    ]
