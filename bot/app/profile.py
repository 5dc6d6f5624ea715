"""The command `profile`: it sets what Discord shows of the application, and prints what is to be entered by hand.

Discord's call takes descriptions, tags and install links; the pages of its directory are filled in by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot.app.config import LOGIN_REFUSED
from bot.app.invite import SCOPES, permissions
from bot.i18n.texts import DEFAULT, LANGUAGES, texts
from bot.model.errors import StartError

TAGS: Final = ("card game", "trick-taking", "multiplayer", "puzzle", "game night")
"""Words by which Discord's directory finds the bot; it takes five, of 20 characters, in one language."""
MOST_DESCRIBED: Final = 400
"""The most characters of a description."""
MOST_SUMMED_UP: Final = 200
"""The most characters of a summary, which is shown among what the directory has found."""
INVALID: Final = 50035
"""Discord's error code for an invalid body."""


@dataclass(frozen=True, slots=True)
class Published:
    """What Discord shows of the application after it was asked to show this."""

    missing: tuple[str, ...]
    """What it has not taken."""
    in_all_languages: bool
    """Whether it has taken the description in all languages, and not in English alone."""

    def describe(self) -> Iterator[str]:
        """Say what was set, and print the texts that Discord's call does not take."""
        taken = [name for name in ("description", "tags", "install links") if name not in self.missing]
        yield f"Set: {', '.join(taken)}." if taken else "Nothing was set."
        if self.missing:
            yield f"Discord has not taken: {', '.join(self.missing)}. Set them on the application's developer page."
        if not self.in_all_languages:
            yield "Discord takes the description in English alone here; the others are below."
        yield "By hand, on the developer page, where Discord offers the application for its directory:"
        yield from by_hand(described=not self.in_all_languages)


def wanted() -> dict[str, Any]:
    """Return the profile as Discord's call takes it."""
    described = {language: texts(language)("profile-description") for language in LANGUAGES}
    default = described.pop(DEFAULT)
    on_server = {"scopes": list(SCOPES), "permissions": permissions().value}
    by_person = {"scopes": list(SCOPES[1:]), "permissions": 0}
    return {
        "description": {"default": default, "localizations": described},
        "tags": list(TAGS),
        "install_params": on_server,
        # By these numbers Discord knows servers and people.
        "integration_types_config": {
            "0": {"oauth2_install_params": on_server},
            "1": {"oauth2_install_params": by_person},
        },
    }


def differing(shown: Mapping[str, Any]) -> tuple[str, ...]:
    """Return which parts of the profile Discord shows otherwise, by their names; it shows texts in English alone."""
    asked = wanted()
    pairs = {
        "description": (shown.get("description"), asked["description"]["default"]),
        "tags": (set(shown.get("tags") or ()), set(asked["tags"])),
        "install links": (_links(shown), _links(asked)),
    }
    return tuple(name for name, (there, own) in pairs.items() if there != own)


def _links(application: Mapping[str, Any]) -> list[tuple[set[str], int] | None]:
    """Return what the install links ask for: the default one, that of servers, and that of people."""
    contexts = application.get("integration_types_config") or {}
    installs = [(contexts.get(number) or {}).get("oauth2_install_params") for number in ("0", "1")]
    return [
        (set(each.get("scopes") or ()), int(each.get("permissions") or 0)) if each else None
        for each in (application.get("install_params"), *installs)
    ]


def by_hand(*, described: bool) -> Iterator[str]:
    """Yield the texts that are entered by hand for Discord's directory of applications, in every language."""
    for language, name in LANGUAGES.items():
        t = texts(language)
        yield f"\n{name} ({language})"
        if described and language != DEFAULT:
            description = t("profile-description")
            yield f"Description ({len(description)} of {MOST_DESCRIBED} characters):\n{description}"
        summary, overview = t("profile-summary"), t("profile-overview")
        yield f"Summary ({len(summary)} of {MOST_SUMMED_UP} characters):\n{summary}"
        yield f"Expanded description:\n{overview}"


async def fetch_profile(client: discord.Client) -> Mapping[str, Any]:
    """Return what Discord shows of the application whose client has logged in."""
    found: Mapping[str, Any] = await client.http.request(Route("GET", "/applications/@me"))
    return found


async def publish(token: str) -> Published:
    """Have Discord show the profile; raise `StartError` where it cannot be asked."""
    if not token:
        raise StartError("DISCORD_TOKEN is not set. Put the bot's token into .env (see .env.example).")
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await _send(client)
    except discord.LoginFailure:
        raise StartError(LOGIN_REFUSED) from None
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        raise StartError(f"Discord does not take the profile ({error}).") from None


async def _send(client: discord.Client) -> Published:
    """Send the profile, once more with the English description alone where Discord takes no other.

    Discord's OpenAPI file knows descriptions by language, its documentation only a text.
    """
    asked, in_all_languages = wanted(), True
    try:
        answer: Any = await client.http.edit_application_info(reason=None, payload=asked)
    except discord.HTTPException as error:
        if error.code != INVALID:
            raise
        in_all_languages = False
        english = asked | {"description": asked["description"]["default"]}
        answer = await client.http.edit_application_info(reason=None, payload=english)
    return Published(differing(answer), in_all_languages)
