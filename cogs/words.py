"""Commands in every language: names, descriptions and choices come from the texts, like all other words."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.texts import DEFAULT, LANGUAGES, texts
from bot.model.options import values


def word(key: str) -> app_commands.locale_str:
    """A word of a command, by the key of its text."""
    return app_commands.locale_str(texts()(key), key=key)


def choices(family: str, values: list[str]) -> list[app_commands.Choice[str]]:
    """What may be chosen for an option, with the texts of a family of keys."""
    return [app_commands.Choice(name=word(f"{family}-{value}"), value=value) for value in values]


SWITCH = choices("choice-switch", ["on", "off"])


def named(*options: str) -> dict[str, app_commands.locale_str]:
    """The names of options."""
    return {option: word(f"option-{option}") for option in options}


def about(*options: str) -> dict[str, app_commands.locale_str]:
    """What options are for."""
    return {option: word(f"option-{option}-about") for option in options}


def numbers(game: str, option: str) -> list[app_commands.Choice[int]]:
    """Numbers to choose from for an option of a game's rules, the usual one first."""
    return [app_commands.Choice(name=str(value), value=value) for value in values(game, option)]


def language_of(locale: discord.Locale | None) -> str:
    """The language of a locale, as far as there are texts in it."""
    code = str(locale.value).split("-")[0] if locale is not None else DEFAULT
    return code if code in LANGUAGES else DEFAULT


class Translator(app_commands.Translator):
    """Gives Discord the words of commands in its users' languages."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The word in that language; `None` where there is none, which leaves it English."""
        language, key = language_of(locale), string.extras.get("key")
        if key is None or language == DEFAULT or key not in texts(language):
            return None
        return texts(language)(key)
