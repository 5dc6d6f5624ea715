"""Settings: people's preferences, servers' settings, and what is stored about people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any, Final

from bot.cards import Deck
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.errors import Refusal
from bot.model.json_parts import JsonParts
from bot.model.limits import CHOICES
from bot.model.options import (
    TABLE_LISTS,
    Guild,
    GuildSettings,
    Newcomers,
    Stoppers,
    TableLook,
    rule_options,
    rules_from,
    with_chosen,
)
from bot.model.person import Person
from bot.model.season import Length
from bot.model.settings import (
    AnswerPrivacy,
    AskToDelete,
    ChangePreference,
    ChangeSetting,
    ChooseSettings,
    ExportData,
    PrivacyPage,
    SettingsPage,
    ShowPrivacy,
    ShowSettings,
)
from bot.model.table import NOWHERE
from bot.model.unlikely import Unlikely, unlikely
from bot.service.actions.answers import Answers
from bot.service.actions.ban import BanService
from bot.service.actions.endings import EndingService
from bot.service.common.background import cancel, logged
from bot.service.common.files import FileWriter, compressed
from bot.service.common.gateway import post_somewhere
from bot.service.common.newest import Newest
from bot.service.common.replies import Actor, Place, Reply, does, explain, need_moderator, need_server
from bot.service.running.ground import Ground
from bot.storage.fair_turns import PARTY
from bot.ui import pages
from bot.ui.games import SCREENS
from bot.ui.settings import (
    AS_DISCORD,
    OWN_TICKS,
    TICKED,
    preferences,
    privacy,
    privacy_kept,
    privacy_long,
    privacy_stays,
    privacy_sure,
    settings_page,
    unlikely_results,
)
from engine.game import Rules
from engine.games import GAMES, USUAL

log = logging.getLogger(__name__)

PAGES: Final = {
    **dict.fromkeys(("language", "deck", "channels"), SettingsPage.MESSAGES),
    **dict.fromkeys(("stoppers", *CHOICES), SettingsPage.MODERATION),
    **dict.fromkeys(("daily-table", "daily-channel", "seasons"), SettingsPage.DAILY),
    **dict.fromkeys(("role", "across", "across-channel"), SettingsPage.COMPANY),
    "research": SettingsPage.RESEARCH,
}
"""The pages on which settings of a server stand; all others stand among those of new tables."""
YEAR: Final = timedelta(days=365)
"""How far back moderators are told of results that chance hardly explains."""
LOOKED_THROUGH: Final = 1000
"""Of how many servers is kept what was found on them, those whose moderators asked last."""


@dataclass(slots=True, eq=False)
class SettingsService:
    """Changes the settings of people and servers, and deletes data."""

    _ground: Ground
    _answers: Answers
    _endings: EndingService
    _bans: BanService
    _kept: timedelta
    _found: Newest[tuple[int, date], dict[str, list[Unlikely]]] = field(init=False)
    """What was found on each server on a day, by people's keys: whoever is forgotten meanwhile is not named."""
    _forgetting: asyncio.Task[None] | None = field(default=None, init=False)
    _silent_day: date | None = field(default=None, init=False)
    """The day on which silent people were forgotten last."""

    def __post_init__(self) -> None:
        self._found = Newest(LOOKED_THROUGH, self._ground.quota)

    async def close(self) -> None:
        """Stop looking for unlikely results, and deleting servers; what is left is deleted after the next start."""
        await self._found.close()
        if self._forgetting is not None:
            await cancel([self._forgetting])

    # Preferences

    async def show_preferences(self, actor: Actor, reply: Reply) -> None:
        """Show a person's preferences."""
        person = await self._ground.identity.person(actor)
        await reply.show_note(preferences(person, self._ground.identity.to(person)))

    @does(ChangePreference)
    async def change_preference(self, actor: Actor, reply: Reply, action: ChangePreference) -> None:
        """Change one of a person's preferences."""
        person = _preferring(await self._ground.identity.person(actor), action)
        await self._ground.storage.people.store_preferences(person, actor.delivery)
        screen = preferences(person, self._ground.identity.to(person), action.table_id)
        if await reply.show_panel(screen) is not None and action.table_id:
            await self._answers.keep_now(reply, action.table_id, person)

    # Settings

    async def show_settings(self, actor: Actor, reply: Reply) -> None:
        """Show a server's settings to moderators."""
        need_server(actor)
        need_moderator(actor)
        guild, t = await self._ground.identity.guild(actor), await self._ground.identity.to_asker(actor)
        await reply.show_note(settings_page(guild, SettingsPage.TABLES, t))

    @does(ChangeSetting)
    async def change_setting(self, actor: Actor, reply: Reply, action: ChangeSetting) -> None:
        """Change one of a server's settings."""
        need_moderator(actor)
        guild = await self._ground.identity.guild(actor)
        guild = replace(guild, settings=_settled(guild.settings, action, self._ground.clock()))
        role = guild.settings.role
        if action.setting == "role" and role is not None and not self._ground.gateway.may_mention(guild.id, role):
            raise Refusal("role-not-mentioned", role=f"<@&{role}>")
        if action.setting in ("channels", "daily-channel", "across-channel"):
            self._need_open(guild.id, map(int, action.values))
        await self._ground.storage.guilds.store_settings(guild, actor.delivery)
        await self.turn_settings(actor, reply, ShowSettings(PAGES.get(action.setting, SettingsPage.NEW)))

    def _need_open(self, guild_id: int, channels: Iterable[int]) -> None:
        """Raise `Refusal` for a channel in which the bot may not write."""
        for channel in channels:
            if missing := self._ground.gateway.lacks_in(guild_id, channel):
                raise Refusal("channel-closed", place=f"<#{channel}>", permissions=missing)

    @does(ShowSettings)
    async def turn_settings(self, actor: Actor, reply: Reply, action: ShowSettings) -> None:
        """Show a page of a server's settings."""
        need_moderator(actor)
        guild, t = await self._ground.identity.guild(actor), await self._ground.identity.to_asker(actor)
        found = await self._search(actor, reply, guild, t) if action.page is SettingsPage.UNLIKELY else ""
        await reply.show_panel(settings_page(guild, action.page, t, found))

    @does(ChooseSettings)
    async def choose_settings(self, actor: Actor, reply: Reply, action: ChooseSettings) -> None:
        """Show the page of a server's settings that was chosen."""
        page = SettingsPage.TABLES
        match action.values:
            case (chosen,) if chosen in list(SettingsPage):
                page = SettingsPage(chosen)
            case (_, *_):
                raise Refusal("unknown-button")
        await self.turn_settings(actor, reply, ShowSettings(page))

    async def _search(self, actor: Actor, reply: Reply, guild: Guild, t: Texts) -> str:
        """Return in words the results that chance hardly explains; meanwhile say that they are looked for."""
        working = settings_page(guild, SettingsPage.UNLIKELY, t, t("settings-unlikely-working"))
        search = partial(self._unlikely, guild.id)
        at_once = partial(reply.show_panel, working)
        try:
            found = await self._found.get(self._today(guild.id), search, actor.user_id, at_once)
        except Refusal as refusal:
            return explain(refusal, t)
        people = await self._ground.storage.contests.people(
            guild.id, {key for results in found.values() for each in results for key in each.people}
        )
        return unlikely_results(found, people, t)

    def _today(self, guild_id: int) -> tuple[int, date]:
        """Return the key of what is found on a server today."""
        return guild_id, self._ground.clock().astimezone(UTC).date()

    async def _unlikely(self, guild_id: int) -> dict[str, list[Unlikely]]:
        """Return the results of a server's last year that chance hardly explains, by game."""
        played = await self._ground.storage.contests.newest(guild_id, self._ground.clock() - YEAR)
        # Thousands of games take half a second.
        return {
            game: await self._ground.workers.compute(partial(unlikely, results, partners=GAMES[game].ledger), guild_id)
            for game, results in played.items()
        }

    # Privacy

    async def show_privacy(self, actor: Actor, reply: Reply) -> None:
        """Show the account that asks what is stored about it; nothing is noted by that."""
        person, t = await self._ground.identity.known(actor), await self._ground.identity.to_asker(actor)
        await reply.show_note(privacy(person, t))

    @does(ShowPrivacy)
    async def turn_privacy(self, actor: Actor, reply: Reply, action: ShowPrivacy) -> None:
        """Show a page about what is kept of whoever asks."""
        person, t = await self._ground.identity.known(actor), await self._ground.identity.to_asker(actor)
        match action.page:
            case PrivacyPage.OWN:
                screen = privacy(person, t)
            case PrivacyPage.KEPT:
                with self._ground.quota.one_more(actor.user_id):
                    await reply.defer(Place.PANEL)
                    counts, adding_up = await self._ground.storage.privacy.counts(actor.user_id, person)
                screen = privacy_kept(counts, t, adding_up=adding_up)
            case PrivacyPage.LONG:
                screen = privacy_long(self._kept.days, t)
            case PrivacyPage.SURE:
                screen = privacy_sure(t)
            case PrivacyPage.STAYS:
                screen = privacy_stays(t)
        await reply.show_panel(screen)

    @does(ExportData)
    async def export_from_page(self, actor: Actor, reply: Reply, _: ExportData) -> None:
        """Send them from the page about one's data."""
        await self.export_data(actor, reply)

    async def export_data(self, actor: Actor, reply: Reply) -> None:
        """Send the person who asks all that is stored about them, as a file."""
        person = await self._ground.identity.known(actor)
        if person is None:
            await self.show_privacy(actor, reply)
            return
        with self._ground.quota.one_more(actor.user_id):
            await reply.defer(Place.NOTE)
            file = FileWriter("stovkahra-my-data.json", reply.limit, "privacy-too-large")
            written = JsonParts("you", await self._ground.storage.privacy.account(person), indented=True)
            async for part, rows in self._ground.storage.privacy.portions(person):
                file.add(written.add(part, rows))
            file.add(written.end() + b"\n")
            t = self._ground.identity.to(person)
            await reply.show_note(pages.note(compressed(t("privacy-exported"), file, t)), file.end())

    @does(AskToDelete)
    async def ask_to_delete(self, actor: Actor, reply: Reply, _: AskToDelete) -> None:
        """Ask whether the person's data should really be deleted."""
        await reply.show_note(privacy_sure(await self._ground.identity.to_asker(actor)))

    @does(AnswerPrivacy)
    async def answer_privacy(self, actor: Actor, reply: Reply, action: AnswerPrivacy) -> None:
        """Delete a person's name, account and settings; what others have won stays as it was."""
        if not action.delete:
            await reply.show_panel(pages.note((await self._ground.identity.to_asker(actor))("privacy-kept")))
            return
        # First, because somebody who is forgotten would be noted down again.
        await self._ground.storage.interactions.count(actor.delivery)
        person, t = await self._ground.identity.known(actor), await self._ground.identity.to_asker(actor)
        if person is not None:
            tables = await self._endings.leave_all(person)
            await self._ground.storage.privacy.forget(person)
            await self._endings.redraw_tables_left(tables)
        await reply.show_panel(pages.note(t("privacy-deleted")))

    # Servers

    async def post_welcome(self, guild_id: int, locale: str | None) -> None:
        """Post a short welcome on a server to which the bot was added; leave one that is shut out."""
        if await self._bans.turn_away(guild_id, locale):
            return
        await self._ground.storage.guilds.mark_removed(guild_id, None)
        guild = await self._ground.storage.guilds.register_guild(guild_id, locale)
        if not await post_somewhere(self._ground.gateway, guild_id, pages.welcome(self._ground.identity.to_all(guild))):
            log.info("The new server %s has no channel in which the bot may speak", guild_id)

    async def note_removed(self, guild_id: int) -> None:
        """Note that the bot was removed from a server, whose data are kept for some time in case it comes back."""
        self._found.drop(self._today(guild_id))
        await self._ground.storage.guilds.register_guild(guild_id)
        await self._ground.storage.guilds.mark_removed(guild_id, self._ground.clock())

    async def take_stock(self, guild_ids: set[int]) -> None:
        """Compare the servers of the bot with the stored ones, and catch up on what it missed while it was off."""
        for guild_id in await self._ground.storage.guilds.known() - guild_ids:
            # The other processes know about the servers of their own shards.
            if self._ground.storage.sharding.owns(guild_id):
                self._found.drop(self._today(guild_id))
                await self._ground.storage.guilds.mark_removed(guild_id, self._ground.clock())
        for guild_id in guild_ids:
            await self._ground.storage.guilds.mark_removed(guild_id, None)

    def go_on_forgetting(self) -> None:
        """Delete the data of servers in the background, which may take long, unless that is being done."""
        if self._forgetting is None or self._forgetting.done():
            self._forgetting = asyncio.get_running_loop().create_task(self._forget())

    async def _forget(self) -> None:
        PARTY.set(0)
        with logged("The data of servers could not be deleted, trying again"):
            await self.forget_guilds()
            await self._forget_silent_people()

    async def forget_guilds(self) -> None:
        """Delete all data of servers from which the bot was removed long enough ago."""
        for guild_id in await self._ground.storage.guild_deletion.forget(self._ground.clock(), self._kept):
            log.info("All data of server %s are deleted: the bot was removed from it", guild_id)

    async def _forget_silent_people(self) -> None:
        """Once a day, forget the people who are on no server and have not used the bot for two years."""
        today = self._ground.clock().astimezone(UTC).date()
        # One process does it for all.
        if self._silent_day == today or not self._ground.storage.sharding.owns(NOWHERE):
            return
        if forgotten := await self._ground.storage.silent_people.forget(self._ground.clock()):
            log.info("People who were on no server and silent for two years, whose data are deleted: %s", forgotten)
        self._silent_day = today


def _preferring(person: Person, action: ChangePreference) -> Person:
    match action.setting, list(action.values):
        case "ticked", ticked if set(ticked) <= OWN_TICKS.keys():
            return _with_ticks(person, {kept: name in ticked for name, kept in OWN_TICKS.items()})
        # As buttons of earlier versions turn them.
        case name, [] if name in OWN_TICKS:
            return _with_ticks(person, {OWN_TICKS[name]: not getattr(person, OWN_TICKS[name])})
        case "deck", [deck] if deck in list(Deck):
            return replace(person, deck=Deck(deck))
        case "language", [language] if language == AS_DISCORD or language in LANGUAGES:
            return replace(person, language=None if language == AS_DISCORD else language)
    raise Refusal("unknown-button")


def _with_ticks(person: Person, ticks: Mapping[str, Any]) -> Person:
    return replace(person, **ticks)


def _settled(old: GuildSettings, action: ChangeSetting, now: datetime) -> GuildSettings:
    match action.setting, list(action.values):
        case "language", [language] if language == AS_DISCORD or language in LANGUAGES:
            return replace(old, language=None if language == AS_DISCORD else language)
        case "deck", [deck] if deck in list(Deck):
            return replace(old, deck=Deck(deck))
        case "stoppers", [stoppers] if stoppers in list(Stoppers):
            return replace(old, stoppers=Stoppers(stoppers))
        case "channels", channels if all(map(_is_id, channels)):
            return replace(old, channels=tuple(map(int, channels)))
        case "options", chosen if set(chosen) <= set(TICKED):
            look = TableLook.PICTURE if "picture" in chosen else TableLook.TEXT
            newcomers = Newcomers.AT_ONCE if "newcomers" in chosen else Newcomers.BETWEEN_DEALS
            options = replace(old.options, hints="hints" in chosen, thread="thread" in chosen)
            options = replace(options, look=look, newcomers=newcomers)
            return replace(old, rules=_switched(old.rules, chosen), options=options)
        case "role", chosen if all(map(_is_id, chosen)):
            return replace(old, role=int(chosen[0]) if chosen else None)
        case "across", [value] if value in ("on", "off"):
            return replace(old, across=value == "on")
        case "research", [value] if value in ("on", "off"):
            return replace(old, for_research=value == "on")
        case "daily-table", [value] if value in ("on", "off"):
            return replace(old, daily_table=value == "on")
        case "seasons", [length] if length in list(Length):
            return replace(old, seasons=old.seasons.with_length(Length(length), now))
        case "daily-channel", chosen if all(map(_is_id, chosen)):
            return replace(old, daily_channel=int(chosen[0]) if chosen else None)
        case "across-channel", chosen if all(map(_is_id, chosen)):
            return replace(old, across_channel=int(chosen[0]) if chosen else None)
        case name, [value] if value in map(str, CHOICES.get(name, ())):
            return replace(old, limits=replace(old.limits, **{name: int(value)}))
        case name, [value] if name in TABLE_LISTS and value in list(TABLE_LISTS[name]):
            return replace(old, options=with_chosen(old.rules, old.options, {name: TABLE_LISTS[name](value)})[1])
    raise Refusal("unknown-button")


def _is_id(value: str) -> bool:
    """Return whether a value is written like a number that Discord gives to what there is on a server."""
    return value.isdecimal() and len(value) < 20


def _switched(old: Rules, chosen: Sequence[str]) -> Rules:
    """Return the rules of the usual game with these switches on, and all others off."""
    values = rule_options(USUAL)
    switched = {
        option: on if name in chosen else values[option][0] for name, (option, on) in SCREENS[USUAL].switches.items()
    }
    return rules_from(USUAL, asdict(old) | switched)
