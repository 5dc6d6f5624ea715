"""The pages of a person's preferences, of a server's settings, and of the data stored about a person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Final

from bot.cards import Deck
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.actions import Action, Look
from bot.model.company import ShowBlocks, ShowTold
from bot.model.limits import CHOICES, Limits
from bot.model.options import Clock, Guild, GuildSettings, Newcomers, Options, Pace, Pause, Ping, Stoppers, TableLook
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
from bot.model.unlikely import Unlikely
from bot.ui.about import about_buttons
from bot.ui.company import reminders_button
from bot.ui.formatting import GOLD, GREY, RED, name, when
from bot.ui.games import SCREENS
from bot.ui.ledger_parts import HOW
from bot.ui.screen import Block, Button, Channels, Choice, Roles, Row, Screen, Select, Style, Text, rows
from engine.games import USUAL

AS_DISCORD: Final = "discord"
"""The value that stands for the language that Discord names."""
TICKED: Final = (*SCREENS[USUAL].switches, "hints", "thread", "picture", "newcomers")
"""The settings of new tables that are chosen in one list, several at once."""
OWN_TICKS: Final = {
    "cuts": "own_cuts",
    "forced": "forced_cards",
    "press": "presses_forced",
    "letters": "letters",
    "pings": "pings",
    "ranked": "ranked",
    "named": "named",
    "research": "for_research",
}
"""The preferences that are chosen in one list, several at once, and as what they are kept of a person."""
HELPED: Final = {
    SettingsPage.COMPANY: (SettingsPage.COMPANY_HOW, "settings-company-how"),
    SettingsPage.RESEARCH: (SettingsPage.RESEARCH_HOW, "settings-research-how"),
}
"""The pages of settings that another one explains, and the text of that."""
RESULTS_LISTED: Final = 3
"""The most results of a game that are listed."""


def preferences(person: Person, t: Texts, table_id: int = 0) -> Screen:
    """Show a person's preferences; if they are opened from the panel of `table_id`, with a button back to the hand."""
    company = [reminders_button(t), Button(t("button-blocks"), ShowBlocks(), emoji="🚫")]
    if table_id:
        company.append(Button(t("button-back"), Look(table_id, "0.0"), Style.GO))
    else:
        company.insert(0, Button(t("button-told"), ShowTold(), emoji="🔔"))
    blocks: list[Block] = [
        Text(t("preferences-title")),
        _own_ticks(person, table_id, t),
        Text(t("settings-language")),
        _languages(ChangePreference("language", table_id), person.language, t),
        Text(t("settings-deck")),
        _decks(ChangePreference("deck", table_id), person.deck, t),
        *rows(company, 1),
    ]
    return Screen(tuple(blocks), GREY)


def _own_ticks(person: Person, table_id: int, t: Texts) -> Select:
    """Make the list of the preferences that are either on or off."""
    choices = tuple(
        Choice(t(f"preferences-{name}"), name, getattr(person, kept), t(f"preferences-about-{name}"))
        for name, kept in OWN_TICKS.items()
    )
    return Select(ChangePreference("ticked", table_id), choices, least=0, most=len(choices))


def settings_page(guild: Guild, page: SettingsPage, t: Texts, found: str = "") -> Screen:
    """Show a page of a server's settings; `found` tells of results that chance hardly explains."""
    chosen, back = guild.settings, SettingsPage.TABLES
    blocks: list[Block]
    match page:
        case SettingsPage.TABLES:
            return _what_is_set(chosen, t)
        case SettingsPage.MESSAGES:
            blocks = _messages(chosen, t)
        case SettingsPage.NEW:
            blocks = [Text(t("settings-options")), _ticked(chosen, t), *_times(chosen.options, t)]
        case SettingsPage.MODERATION:
            blocks = _moderation(chosen, t)
        case SettingsPage.DAILY:
            blocks = _daily(chosen, t)
        case SettingsPage.COMPANY:
            blocks = _company(chosen, t)
        case SettingsPage.RESEARCH:
            choices = [(each, t(f"settings-research-{each}")) for each in ("off", "on")]
            switch = _one(ChangeSetting("research"), choices, "on" if chosen.for_research else "off")
            blocks = [Text(t("settings-research")), switch]
        case SettingsPage.UNLIKELY:
            blocks = [Text(found)]
        case SettingsPage.COMPANY_HOW | SettingsPage.RESEARCH_HOW:
            back, told = next((each, told) for each, (how, told) in HELPED.items() if how is page)
            blocks = [Text(t(told))]
    ways = [Button(t("button-back"), ShowSettings(back), Style.GO)]
    if page in HELPED:
        ways.append(Button(HOW, ShowSettings(HELPED[page][0])))
    return Screen((*blocks, Row(tuple(ways))), GOLD)


def _what_is_set(chosen: GuildSettings, t: Texts) -> Screen:
    """Name what is set on a server, and offer the pages on which it is changed."""
    languages: dict[str, str] = {AS_DISCORD: t("language-discord"), **LANGUAGES}
    values = {
        SettingsPage.MESSAGES: f"{languages[chosen.language or AS_DISCORD]} · {t(f'deck-{chosen.deck}')}",
        SettingsPage.NEW: f"{t(f'clock-{chosen.options.clock}')} · {t(f'pace-{chosen.options.pace}')}",
        SettingsPage.MODERATION: t(f"stoppers-{chosen.stoppers}"),
        SettingsPage.DAILY: t(f"settings-seasons-{chosen.seasons.newest_change.length}"),
        SettingsPage.COMPANY: t(f"settings-across-{'on' if chosen.across else 'off'}"),
        SettingsPage.RESEARCH: t(f"settings-research-{'on' if chosen.for_research else 'off'}"),
    }
    titles = {page: t(f"button-settings-{page}") for page in (*values, SettingsPage.UNLIKELY)}
    lines = [f"**{titles[page]}:** {value}" for page, value in values.items()]
    choices = tuple(Choice(title, page) for page, title in titles.items())
    ways = Select(ChooseSettings(), choices, least=0, label=t("settings-choose"))
    return Screen((Text("\n".join((t("settings-title"), *lines))), ways), GOLD)


def _messages(chosen: GuildSettings, t: Texts) -> list[Block]:
    """Make the lists for a server's public messages, and for where tables may be opened."""
    return [
        Text(t("settings-language-public")),
        _languages(ChangeSetting("language"), chosen.language, t),
        Text(t("settings-deck-public")),
        _decks(ChangeSetting("deck"), chosen.deck, t),
        Text(t("settings-channels")),
        Channels(ChangeSetting("channels"), chosen.channels, forums=True),
    ]


def _moderation(chosen: GuildSettings, t: Texts) -> list[Block]:
    """Make the lists for who may ask to stop a table, and how many there may be."""
    stoppers = [(each, t(f"stoppers-{each}")) for each in Stoppers]
    return [
        Text(t("settings-stoppers")),
        _one(ChangeSetting("stoppers"), stoppers, chosen.stoppers),
        Text(t("settings-limits")),
        *_limits(chosen.limits, t),
    ]


def _daily(chosen: GuildSettings, t: Texts) -> list[Block]:
    """Make the lists for the deal of the day and for seasons."""
    change = chosen.seasons.newest_change
    since = [t("settings-seasons-since", since=when(change.since, "D"))] if chosen.seasons.changes else []
    tables = [(value, t(f"settings-daily-table-{value}")) for value in ("on", "off")]
    return [
        Text(t("settings-daily-table")),
        _one(ChangeSetting("daily-table"), tables, "on" if chosen.daily_table else "off"),
        Text(t("settings-daily-channel")),
        Channels(ChangeSetting("daily-channel"), (chosen.daily_channel,) if chosen.daily_channel else (), most=1),
        Text("\n".join([t("settings-seasons"), *since])),
        _one(ChangeSetting("seasons"), [(each, t(f"settings-seasons-{each}")) for each in Length], change.length),
    ]


def _company(chosen: GuildSettings, t: Texts) -> list[Block]:
    """Make the lists for who is told of tables, whether people play with those of other servers, and who sees that."""
    across = [(value, t(f"settings-across-{value}")) for value in ("off", "on")]
    return [
        Text(t("settings-role")),
        Roles(ChangeSetting("role"), chosen.role),
        Text(t("settings-across")),
        _one(ChangeSetting("across"), across, "on" if chosen.across else "off"),
        Text(t("settings-show-across")),
        Channels(ChangeSetting("across-channel"), tuple(filter(None, [chosen.across_channel])), most=1),
    ]


def unlikely_results(found: Mapping[str, Sequence[Unlikely]], people: Mapping[int, Person], t: Texts) -> str:
    """List the least likely results of each game, without saying why they are so.

    Nothing is told of those who are not among the people.
    """
    told = {game: [each for each in results if people.keys() >= set(each.people)] for game, results in found.items()}
    lines = [_result(game, each, people, t) for game, results in told.items() for each in results[:RESULTS_LISTED]]
    return "\n".join([t("settings-unlikely"), *lines]) if lines else t("settings-unlikely-none")


def _result(game: str, found: Unlikely, people: Mapping[int, Person], t: Texts) -> str:
    first, second = (name(people[key], t) for key in found.people)
    figures = {"won": found.won, "games": found.games, "expected": found.expected}
    key = "unlikely-partners" if found.partners else "unlikely-opponents"
    return t(key, game=SCREENS[game].title(t), first=first, second=second, **figures)


def _ticked(settings: GuildSettings, t: Texts) -> Select:
    """Make the list of the settings of new tables that are either on or off."""
    rules, options = asdict(settings.rules), settings.options
    ticked = {name: rules[option] == on for name, (option, on) in SCREENS[USUAL].switches.items()}
    ticked |= {"hints": options.hints, "thread": options.thread, "picture": options.look is TableLook.PICTURE}
    ticked["newcomers"] = options.newcomers is Newcomers.AT_ONCE
    choices = tuple(Choice(t(f"settings-option-{name}"), name, ticked[name]) for name in TICKED)
    return Select(ChangeSetting("options"), choices, least=0, most=len(choices))


def _times(options: Options, t: Texts) -> list[Block]:
    """Make the lists for the time of a move, for mentions, for the pace of computers, and for the pause."""
    return [
        Text(t("settings-clock")),
        _one(ChangeSetting("clock"), [(clock, t(f"clock-{clock}")) for clock in Clock], options.clock),
        Text(t("settings-ping")),
        _one(ChangeSetting("ping"), [(ping, t(f"ping-{ping}")) for ping in Ping], options.ping),
        Text(t("settings-pace")),
        _one(ChangeSetting("pace"), [(pace, t(f"pace-{pace}")) for pace in Pace], options.pace),
        Text(t("settings-pause")),
        _one(ChangeSetting("pause"), [(pause, t(f"pause-{pause}")) for pause in Pause], options.pause),
    ]


def _limits(limits: Limits, t: Texts) -> list[Block]:
    """Make a list for each limit, whose choices say what is limited."""
    return [
        _one(
            ChangeSetting(name),
            [(str(most), t(f"settings-limit-{name}", most=most)) for most in values],
            str(getattr(limits, name)),
        )
        for name, values in CHOICES.items()
    ]


def _one(does: Action, choices: Iterable[tuple[str, str]], chosen: str) -> Select:
    return Select(does, tuple(Choice(label, str(value), value == chosen) for value, label in choices))


def _languages(does: Action, chosen: str | None, t: Texts) -> Select:
    """Make the list of languages, each by its own name, and of the language that Discord names."""
    return _one(does, [(AS_DISCORD, t("language-discord")), *LANGUAGES.items()], chosen or AS_DISCORD)


def _decks(does: Action, chosen: Deck, t: Texts) -> Select:
    return _one(does, [(deck, t(f"deck-{deck}")) for deck in Deck], chosen)


def privacy(person: Person | None, t: Texts) -> Screen:
    """Say that somebody is known by an account, and offer all that is kept of them, and to delete it."""
    account = t("privacy-account", id=str(person.user_id)) if person is not None else t("privacy-no-account")
    own = (
        []
        if person is None
        else [
            Button(t("button-export"), ExportData(), Style.GO, emoji="💾"),
            Button(t("button-delete"), AskToDelete(), Style.DANGER, emoji="🗑️"),
        ]
    )
    told = [t("privacy-kept-of-you"), account, *([t("privacy-ways")] if person is not None else [])]
    how = Button(HOW, ShowPrivacy(PrivacyPage.KEPT))
    return Screen((Text("\n".join(told)), *rows([*own, *about_buttons(t), how], 2)), GREY)


def privacy_kept(counts: Mapping[str, int], t: Texts, *, adding_up: bool = False) -> Screen:
    """Say what is kept of somebody, and how much; with `adding_up`, that games of earlier years may be missing."""
    parts = [t("privacy-part", part=part, number=number) for part, number in counts.items() if number]
    told = [t("privacy-kept-of-you"), *parts, *([t("privacy-adding-up")] if adding_up else [])]
    back = Button(t("button-back"), ShowPrivacy(PrivacyPage.OWN), Style.GO)
    how = Button(t("button-privacy-long"), ShowPrivacy(PrivacyPage.LONG), emoji=HOW)
    return Screen((Text("\n".join(told)), Row((back, how))), GREY)


def privacy_long(days: int, t: Texts) -> Screen:
    """Say how long it is kept; it is kept for `days` after the bot has left a server."""
    back = Button(t("button-back"), ShowPrivacy(PrivacyPage.KEPT), Style.GO)
    return Screen((Text(t("privacy-how-long", days=days)), Row((back,))), GREY)


def privacy_sure(t: Texts) -> Screen:
    """Ask for confirmation before all data of a person are deleted."""
    buttons = (
        Button(t("button-delete-sure"), AnswerPrivacy(delete=True), Style.DANGER),
        Button(t("button-keep"), AnswerPrivacy(delete=False)),
        Button(HOW, ShowPrivacy(PrivacyPage.STAYS)),
    )
    return Screen((Text(t("privacy-sure")), Row(buttons)), RED)


def privacy_stays(t: Texts) -> Screen:
    """Say what stays, without a name, after all data of a person are deleted."""
    back = Button(t("button-back"), ShowPrivacy(PrivacyPage.SURE), Style.GO)
    return Screen((Text(t("privacy-stays")), Row((back,))), RED)
