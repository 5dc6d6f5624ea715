"""The words of commands in every language: names, descriptions and choices, all from the texts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Concatenate, Final, TypeAlias

import discord
from discord import app_commands

from bot.i18n.texts import DEFAULT, LANGUAGES, texts
from bot.model.actions import EARLY_GAME
from bot.model.options import in_order
from bot.ui.games import SCREENS

Callback: TypeAlias = "Callable[Concatenate[discord.Interaction[Any], ...], Coroutine[Any, Any, None]]"
"""What is done when somebody gives a command."""

Number = app_commands.Range[int, 1, 10**15]
"""The number of a table, a game, a series or a player."""


def word(key: str) -> app_commands.locale_str:
    """Return the word of a command for the key of its text."""
    return app_commands.locale_str(texts()(key), key=key)


def choices(family: str, values: list[str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option; the text of each has the key `FAMILY-VALUE`."""
    return [app_commands.Choice(name=word(f"{family}-{value}"), value=value) for value in values]


MOST_TYPED: Final = 50
"""How long the text for a time or a code may be."""
SWITCH = choices("choice-switch", ["on", "off"])


def named(*options: str) -> dict[str, app_commands.locale_str]:
    """Return the name of each option."""
    return {option: word(f"option-{option}") for option in options}


def about(*options: str) -> dict[str, app_commands.locale_str]:
    """Return the description of each option."""
    return {option: word(f"option-{option}-about") for option in options}


def of_games(games: Iterable[str]) -> Callable[[Callback], Callback]:
    """Give a command, whose last option is `kind`, the words and the choices of that: some games."""

    def decorate(callback: Callback) -> Callback:
        app_commands.rename(**named("kind"))(callback)
        app_commands.describe(**about("kind"))(callback)
        return app_commands.choices(kind=choices("game", list(games)))(callback)

    return decorate


def game_in(interaction: discord.Interaction[Any]) -> str:
    """Return the game that somebody has chosen who types on; the usual one where none is."""
    chosen = getattr(interaction.namespace, texts()("option-kind"), None)
    return chosen if chosen in SCREENS else EARLY_GAME


def choices_of(option: str, values: Sequence[object]) -> list[app_commands.Choice[Any]]:
    """Return the values of an option of a game's rules as choices: numbers in rising order, else the default first.

    The text of a choice has the key `choice-OPTION-VALUE`; numbers need no text, and all switches share theirs.
    """
    if set(values) == {"on", "off"}:
        return list(SWITCH)
    values = in_order(values)
    if f"choice-{option}-{values[0]}" in texts():
        return choices(f"choice-{option}", [str(value) for value in values])
    return [app_commands.Choice(name=str(value), value=value) for value in values if isinstance(value, int | str)]


def language_of(locale: discord.Locale | None) -> str:
    """Return the language of a locale; English where there are no texts in it."""
    code = str(locale.value).split("-")[0] if locale is not None else DEFAULT
    return code if code in LANGUAGES else DEFAULT


class Translator(app_commands.Translator):
    """Translates the words of commands for Discord."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language, key = language_of(locale), string.extras.get("key")
        if key is None or language == DEFAULT or key not in texts(language):
            return None
        return texts(language)(key)
