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
from bot.model.settings import AnswerPrivacy, ChangePreference, ChangeSetting, SettingsPage, ShowSettings
from bot.model.unlikely import Unlikely
from bot.ui.about import about_buttons
from bot.ui.company import reminders_button
from bot.ui.formatting import GOLD, GREY, RED, name, when
from bot.ui.games import SCREENS
from bot.ui.screen import Block, Button, Channels, Choice, Roles, Row, Screen, Select, Style, Text, rows
from engine.games import USUAL

AS_DISCORD: Final = "discord"
"""The value that stands for the language that Discord names."""
TICKED: Final = (*SCREENS[USUAL].switches, "hints", "thread", "picture", "newcomers")
"""The settings of new tables that are chosen in one list, several at once."""
RESULTS_LISTED: Final = 3
"""The most results of a game that are listed."""


def preferences(person: Person, t: Texts, table_id: int = 0) -> Screen:
    """Show a person's preferences; if they are opened from the panel of `table_id`, with a button back to the hand."""
    text = "\n".join(
        (
            t("preferences-title"),
            t("preferences-cut", on="yes" if person.own_cuts else "no"),
            t("preferences-forced", on="yes" if person.forced_cards else "no"),
            t("preferences-letters", on="yes" if person.letters else "no"),
            t("preferences-pings", on="yes" if person.pings else "no"),
            t("preferences-daily", on="yes" if person.ranked else "no"),
            t("preferences-names", on="yes" if person.named else "no"),
            t("preferences-research", on="yes" if person.for_research else "no"),
        )
    )
    buttons = [
        Button(t("button-cuts-off" if person.own_cuts else "button-cuts-on"), ChangePreference("cuts", table_id)),
        Button(
            t("button-forced-off" if person.forced_cards else "button-forced-on"), ChangePreference("forced", table_id)
        ),
        Button(
            t("button-letters-off" if person.letters else "button-letters-on"), ChangePreference("letters", table_id)
        ),
        Button(t("button-pings-off" if person.pings else "button-pings-on"), ChangePreference("pings", table_id)),
        Button(t("button-ranked-off" if person.ranked else "button-ranked-on"), ChangePreference("ranked", table_id)),
        Button(t("button-named-off" if person.named else "button-named-on"), ChangePreference("named", table_id)),
    ]
    turn = t("button-research-off" if person.for_research else "button-research-on")
    buttons.append(Button(turn, ChangePreference("research", table_id)))
    company = [
        Button(t("button-told"), ShowTold(), emoji="🔔"),
        reminders_button(t),
        Button(t("button-blocks"), ShowBlocks(), emoji="🚫"),
    ]
    blocks: list[Block] = [
        Text(text),
        *rows(buttons, 1),
        *rows(company, 1),
        Text(t("settings-language")),
        _languages(ChangePreference("language", table_id), person.language, t),
        Text(t("settings-deck")),
        _decks(ChangePreference("deck", table_id), person.deck, t),
    ]
    if table_id:
        blocks.append(Row((Button(t("button-back"), Look(table_id, "0.0"), Style.GO),)))
    return Screen(tuple(blocks), GREY)


def settings(guild: Guild, t: Texts, below: str) -> Screen:
    """Show a server's settings, and a text below them, where it is not empty."""
    chosen = guild.settings
    blocks = (
        # As one text, because the page has as many parts as Discord takes.
        Text(t("settings-title") + "\n" + t("settings-language-public")),
        _languages(ChangeSetting("language"), chosen.language, t),
        Text(t("settings-deck-public")),
        _decks(ChangeSetting("deck"), chosen.deck, t),
        Text(t("settings-channels")),
        Channels(ChangeSetting("channels"), chosen.channels, forums=True),
        Text(t("settings-options")),
        _ticked(chosen, t),
        *_times(chosen.options, t),
        Text(t("settings-stoppers")),
        _one(ChangeSetting("stoppers"), [(each, t(f"stoppers-{each}")) for each in Stoppers], chosen.stoppers),
        Text(t("settings-limits")),
        *_limits(chosen.limits, t),
        Row(
            (
                Button(t("button-settings-daily"), ShowSettings(SettingsPage.DAILY), emoji="📅"),
                Button(t("button-settings-company"), ShowSettings(SettingsPage.COMPANY), emoji="🔔"),
                Button(t("button-settings-research"), ShowSettings(SettingsPage.RESEARCH), emoji="🔬"),
            )
        ),
        # At the end, which is what a phone shows of so long a message.
        *((Text(below),) if below else ()),
    )
    return Screen(blocks, GOLD)


def daily_settings(guild: Guild, t: Texts) -> Screen:
    """Show a server's settings for the deal of the day and for seasons."""
    chosen, change = guild.settings, guild.settings.seasons.newest_change
    since = [t("settings-seasons-since", since=when(change.since, "D"))] if chosen.seasons.changes else []
    tables = [(value, t(f"settings-daily-table-{value}")) for value in ("on", "off")]
    blocks = (
        Text(t("settings-daily-title")),
        Text(t("settings-daily-table")),
        _one(ChangeSetting("daily-table"), tables, "on" if chosen.daily_table else "off"),
        Text(t("settings-daily-channel")),
        Channels(ChangeSetting("daily-channel"), (chosen.daily_channel,) if chosen.daily_channel else (), most=1),
        Text("\n".join([t("settings-seasons"), *since])),
        _one(ChangeSetting("seasons"), [(each, t(f"settings-seasons-{each}")) for each in Length], change.length),
        Row((Button(t("button-back"), ShowSettings(SettingsPage.TABLES)),)),
    )
    return Screen(blocks, GOLD)


def company_settings(guild: Guild, t: Texts) -> Screen:
    """Show a server's settings for who is told when a table opens, and whether its people play with those of others."""
    across = [(value, t(f"settings-across-{value}")) for value in ("off", "on")]
    blocks = (
        Text(t("settings-company-title")),
        Text(t("settings-role")),
        Roles(ChangeSetting("role"), guild.settings.role),
        Text(t("settings-across")),
        _one(ChangeSetting("across"), across, "on" if guild.settings.across else "off"),
        Text(t("settings-show-across")),
        Channels(ChangeSetting("across-channel"), tuple(filter(None, [guild.settings.across_channel])), most=1),
        Row((Button(t("button-back"), ShowSettings(SettingsPage.TABLES)),)),
    )
    return Screen(blocks, GOLD)


def research_settings(guild: Guild, t: Texts) -> Screen:
    """Show a server's setting for whether its finished games are given for research."""
    choices = [("off", t("settings-research-off")), ("on", t("settings-research-on"))]
    blocks = (
        Text(t("settings-research-title")),
        Text(t("settings-research")),
        _one(ChangeSetting("research"), choices, "on" if guild.settings.for_research else "off"),
        Row((Button(t("button-back"), ShowSettings(SettingsPage.TABLES)),)),
    )
    return Screen(blocks, GOLD)


def unlikely_results(found: Mapping[str, Sequence[Unlikely]], people: Mapping[int, Person], t: Texts) -> str:
    """List the least likely results of each game, without saying why they are so; an empty text for none.

    Nothing is told of those who are not among the people.
    """
    told = {game: [each for each in results if people.keys() >= set(each.people)] for game, results in found.items()}
    lines = [_result(game, each, people, t) for game, results in told.items() for each in results[:RESULTS_LISTED]]
    return "\n".join([t("settings-unlikely"), *lines]) if lines else ""


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


def privacy(
    person: Person | None, counts: Mapping[str, int], days: int, t: Texts, *, adding_up: bool = False
) -> Screen:
    """Say what is stored about somebody, how much and for how many days, and how to delete it.

    With `adding_up`, say that games of earlier years may be missing.
    """
    account = t("privacy-account", id=str(person.user_id)) if person is not None else t("privacy-no-account")
    parts = [t("privacy-part", part=part, number=number) for part, number in counts.items() if number]
    blocks = [Text("\n".join([t("privacy-kept-of-you"), account, *parts]))]
    blocks += [Text(t("privacy-how-long", days=days))] if person is not None else []
    blocks += [Text(t("privacy-adding-up"))] if adding_up else []
    return Screen((*blocks, *rows(about_buttons(t))), GREY)


def privacy_sure(t: Texts) -> Screen:
    """Ask for confirmation before all data of a person are deleted."""
    buttons = (
        Button(t("button-delete-sure"), AnswerPrivacy(delete=True), Style.DANGER),
        Button(t("button-keep"), AnswerPrivacy(delete=False)),
    )
    return Screen((Text(t("privacy-sure")), Row(buttons)), RED)
