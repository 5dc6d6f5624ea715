"""Every word that a person reads, by key, in the languages of `bot/locales`.

Fluent keeps plural forms and variants in the language file, where translators see them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LOCALES = Path(__file__).parent / "locales"
DEFAULT = "en"


class Texts:
    """The texts of one language: call it with a key and the values that the text names."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No isolation marks: Discord shows them as boxes in places.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")))

    def __call__(self, key: str, **values: object) -> str:
        """The text of a key; raises `KeyError` for an unknown key or a value that is missing."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, {key: _plain(value) for key, value in values.items()})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)


def _plain(value: object) -> object:
    """Whole numbers are shown without separators: the number of a table is no quantity."""
    return fluent_number(value, useGrouping=False) if type(value) is int else value


@cache
def texts(language: str = DEFAULT) -> Texts:
    """The texts of a language."""
    return Texts(language)
