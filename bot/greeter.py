"""Knows who asks, and in which words and with which cards they are answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.answers import Who
from bot.cards import Deck
from bot.errors import Refusal
from bot.faces import LETTERED, PLAIN, Faces
from bot.options import Guild
from bot.people import People
from bot.person import Person
from bot.texts import Texts, texts


class Greeter:
    """Who asks, and how to speak to one person, and to all of a server."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._faces, self._lettered = dict(PLAIN), dict(LETTERED)

    def show(self, deck: Deck, emojis: Mapping[str, str]) -> None:
        """From now on cards of that pack are shown by these emojis, by name."""
        self._faces[deck] = Faces(deck, dict(emojis))
        self._lettered[deck] = Faces(deck, dict(emojis), letters=True)

    async def person(self, who: Who) -> Person:
        """The person behind an account; raises `Refusal` for bots."""
        if who.bot:
            raise Refusal("bots-cannot")
        return await self._people.person(who.user_id, who.name, who.locale)

    async def guild(self, who: Who) -> Guild:
        """The server on which somebody asks."""
        return await self._people.guild(who.guild_id, who.guild_locale)

    def to(self, person: Person) -> Texts:
        """Words and cards for one person."""
        faces = self._lettered if person.letters else self._faces
        return texts(person.speaks, faces[person.deck])

    def to_all(self, guild: Guild) -> Texts:
        """Words and cards for everybody on a server."""
        return texts(guild.speaks, self._faces[guild.settings.deck])

    async def to_asker(self, who: Who) -> Texts:
        """Words for whoever asks, of whom nothing needs to be known yet."""
        person = await self._people.find(who.user_id)
        if person is None:
            return texts(who.locale, self._faces[Deck.GERMAN])
        return self.to(replace(person, locale=who.locale))
