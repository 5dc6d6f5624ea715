"""The office: people's preferences, a server's settings, and what is kept of whom for how long."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.cards import Deck
from bot.i18n.texts import LANGUAGES
from bot.model.errors import ChannelGone, Refusal
from bot.model.options import Clock, Guild, GuildSettings, Pace, Ping, Stoppers
from bot.model.person import Person
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.service.replies import Actor, Answer, Target, need_moderator
from bot.storage.store import Store
from bot.ui import pages
from bot.ui.screen import Screen
from bot.ui.settings_pages import AS_DISCORD, TICKED, preferences, privacy, privacy_sure, settings

log = logging.getLogger(__name__)


class SettingsService:
    """Takes what people and moderators settle, and forgets whom it is told to forget."""

    def __init__(
        self, store: Store, identity: Identity, gateway: Gateway, clock: Callable[[], datetime], kept: timedelta
    ) -> None:
        self._store = store
        self._identity = identity
        self._gateway = gateway
        self._clock = clock
        self._kept = kept

    # Preferences

    async def preferences(self, actor: Actor) -> Answer:
        """Shows a person's settings."""
        person = await self._identity.person(actor)
        return Answer(Target.NOTE, preferences(person, self._identity.to(person)))

    async def prefer(self, actor: Actor, what: str, values: Sequence[str]) -> Answer:
        """Changes one of a person's settings; behind a dot stands the table from whose panel that was done."""
        person = await self._identity.person(actor)
        name, _, table = what.partition(".")
        if not (table or "0").isdecimal() or len(table) > 18:
            raise Refusal("unknown-button")
        person = _preferring(person, name, values)
        await self._store.people.prefer(person)
        table_id = int(table or 0)
        return Answer(Target.PANEL, preferences(person, self._identity.to(person), table_id), table_id or None)

    # Settings

    async def settings(self, actor: Actor) -> Answer:
        """Shows a server's settings to moderators."""
        return Answer(Target.NOTE, await self._settings_page(actor, await self._identity.guild(actor)))

    async def _settings_page(self, actor: Actor, guild: Guild) -> Screen:
        need_moderator(actor)
        return settings(guild, await self._identity.to_asker(actor))

    async def settle(self, actor: Actor, what: str, values: Sequence[str]) -> Answer:
        """Changes one of a server's settings."""
        need_moderator(actor)
        guild = await self._identity.guild(actor)
        guild = replace(guild, settings=_settled(guild.settings, what, values))
        await self._store.guilds.settle(guild)
        return Answer(Target.PANEL, await self._settings_page(actor, guild))

    # Privacy

    async def privacy(self, actor: Actor) -> Answer:
        """What is kept of whoever asks."""
        person = await self._identity.person(actor)
        kept = await self._store.privacy.kept(person)
        return Answer(Target.NOTE, privacy(person, kept, self._kept.days, self._identity.to(person)))

    async def privacy_export(self, actor: Actor) -> Answer:
        """All that is kept of whoever asks, as a file."""
        person = await self._identity.person(actor)
        text = json.dumps(await self._store.privacy.kept(person), ensure_ascii=False, indent=1)
        told = pages.note(self._identity.to(person)("privacy-exported"))
        return Answer(Target.NOTE, told, file=("stovkahra-my-data.json", (text + "\n").encode()))

    async def privacy_delete(self, actor: Actor) -> Answer:
        """Asks whether one's data shall really be deleted."""
        t = await self._identity.to_asker(actor)
        return Answer(Target.NOTE, privacy_sure(t))

    async def press_privacy(
        self,
        actor: Actor,
        what: str,
        give_seats_up: Callable[[Person], Awaitable[list[int]]],
        show_left: Callable[[list[int]], Awaitable[None]],
    ) -> Answer:
        """Deletes a person's name, account and settings from everything; what others won stays as it was.

        `give_seats_up` answers the tables on which the name is to be seen, `show_left` draws them anew.
        """
        if what == "keep":
            return Answer(Target.PANEL, pages.note((await self._identity.to_asker(actor))("privacy-kept")))
        if what != "delete":
            raise Refusal("unknown-button")
        person = await self._identity.person(actor)
        t = self._identity.to(person)
        tables = await give_seats_up(person)
        await self._store.privacy.forget(person)
        await show_left(tables)
        return Answer(Target.PANEL, pages.note(t("privacy-deleted")))

    # Servers

    async def welcome(self, guild_id: int, locale: str | None, channels: Sequence[int]) -> None:
        """The bot was added to a server: a short welcome in the first of these channels that takes it."""
        await self._store.guilds.mark_removed(guild_id, None)
        guild = await self._store.guilds.guild(guild_id, locale)
        for channel_id in channels:
            try:
                await self._gateway.post(channel_id, pages.welcome(self._identity.to_all(guild)))
            except ChannelGone:
                continue
            return
        log.info("The new server %s has no channel in which the bot may speak", guild_id)

    async def farewell(self, guild_id: int) -> None:
        """The bot was removed from a server: its data are kept for a time, in case it comes back."""
        await self._store.guilds.guild(guild_id)
        await self._store.guilds.mark_removed(guild_id, self._clock())

    async def take_stock(self, guild_ids: set[int]) -> None:
        """The servers on which the bot is: what was missed while it was down is made up for."""
        for guild_id in await self._store.guilds.known() - guild_ids:
            # Other servers are other processes' to know of.
            if self._store.sharding.owns(guild_id):
                await self._store.guilds.mark_removed(guild_id, self._clock())
        for guild_id in guild_ids:
            await self._store.guilds.mark_removed(guild_id, None)

    async def forget_guilds(self) -> None:
        """Deletes all that was kept of servers from which the bot was removed long enough ago."""
        for guild_id in await self._store.privacy.forget_guilds(self._clock(), self._kept):
            log.info("All data of server %s are deleted: the bot was removed from it", guild_id)


def _preferring(person: Person, name: str, values: Sequence[str]) -> Person:
    match name, list(values):
        case "cuts", []:
            return replace(person, own_cuts=not person.own_cuts)
        case "forced", []:
            return replace(person, forced_cards=not person.forced_cards)
        case "letters", []:
            return replace(person, letters=not person.letters)
        case "pings", []:
            return replace(person, pings=not person.pings)
        case "deck", [deck] if deck in list(Deck):
            return replace(person, deck=Deck(deck))
        case "language", [language] if language == AS_DISCORD or language in LANGUAGES:
            return replace(person, language=None if language == AS_DISCORD else language)
    raise Refusal("unknown-button")


def _settled(old: GuildSettings, what: str, values: Sequence[str]) -> GuildSettings:
    match what, list(values):
        case "language", [language] if language == AS_DISCORD or language in LANGUAGES:
            return replace(old, language=None if language == AS_DISCORD else language)
        case "deck", [deck] if deck in list(Deck):
            return replace(old, deck=Deck(deck))
        case "stoppers", [stoppers] if stoppers in list(Stoppers):
            return replace(old, stoppers=Stoppers(stoppers))
        case "channels", channels if all(channel.isdecimal() and len(channel) < 20 for channel in channels):
            return replace(old, channels=tuple(map(int, channels)))
        case "options", chosen if set(chosen) <= TICKED:
            rules = replace(
                old.rules,
                shuffle="every" if "every" in chosen else "first",
                signals="off" if "quiet" in chosen else "on",
                count="open" if "open" in chosen else "closed",
                series=20 if "twenty" in chosen else 10,
            )
            options = replace(old.options, hints="hints" in chosen, thread="thread" in chosen)
            return replace(old, rules=rules, options=options)
        case "clock", [clock] if clock in list(Clock):
            return replace(old, options=replace(old.options, clock=Clock(clock)))
        case "ping", [ping] if ping in list(Ping):
            return replace(old, options=replace(old.options, ping=Ping(ping)))
        case "pace", [pace] if pace in list(Pace):
            return replace(old, options=replace(old.options, pace=Pace(pace)))
    raise Refusal("unknown-button")
