"""Who asks, and the language and card signs for the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.cards import Deck
from bot.i18n.card_symbols import LETTERED, PLAIN, CardSymbols
from bot.i18n.texts import Texts, texts
from bot.model.errors import Refusal
from bot.model.options import Guild
from bot.model.person import Person
from bot.service.common.replies import Actor
from bot.storage.guild import GuildRepository
from bot.storage.person import PeopleRepository


class Identity:
    """Finds people and servers, and the texts for them."""

    def __init__(self, people: PeopleRepository, guilds: GuildRepository) -> None:
        self._people = people
        self._guilds = guilds
        self._symbols, self._lettered = dict(PLAIN), dict(LETTERED)

    def show(self, deck: Deck, emojis: Mapping[str, str]) -> None:
        """Show the cards of a deck by these emojis from now on; the keys are the emojis' short names."""
        self._symbols[deck] = CardSymbols(deck, dict(emojis))
        self._lettered[deck] = CardSymbols(deck, dict(emojis), letters=True)

    async def person(self, actor: Actor) -> Person:
        """Return the person of an account; raise `Refusal` for bots."""
        if actor.bot:
            raise Refusal("bots-cannot")
        here = actor.guild_id, actor.nickname
        return await self._people.register_person(actor.user_id, actor.name, actor.locale, *here)

    async def known(self, actor: Actor) -> Person | None:
        """Return the person of an account, `None` where nothing is stored of it; raise `Refusal` for bots."""
        if actor.bot:
            raise Refusal("bots-cannot")
        return await self._people.note_asking(actor.user_id)

    async def guild(self, actor: Actor) -> Guild:
        """Return the server on which somebody asks; for who is on none, one that is stored nowhere.

        Raise `Refusal` where all data of the server are being deleted: what is written now would go too.
        """
        if not actor.on_server:
            return Guild(actor.guild_id, actor.guild_locale or actor.locale)
        guild = await self._guilds.register_guild(actor.guild_id, actor.guild_locale)
        if guild.being_deleted:
            raise Refusal("server-being-deleted")
        return guild

    def to(self, person: Person) -> Texts:
        """Return the texts and card signs for one person."""
        symbols = self._lettered if person.letters else self._symbols
        return texts(person.speaks, symbols[person.deck])

    def to_all(self, guild: Guild) -> Texts:
        """Return the texts and card signs for everybody on a server."""
        return texts(guild.speaks, self._symbols[guild.settings.deck])

    async def to_asker(self, actor: Actor) -> Texts:
        """Return the texts and card signs for the account that asks, which may be unknown."""
        person = await self._people.note_asking(actor.user_id)
        if person is None:
            return texts(actor.locale, self._symbols[Deck.GERMAN])
        return self.to(replace(person, locale=actor.locale))
