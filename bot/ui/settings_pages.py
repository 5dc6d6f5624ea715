"""Pages on which something is settled: a person's preferences, a server's settings, and what is kept of a person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.cards import Deck
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.options import Clock, Guild, Pace, Ping, Stoppers
from bot.model.person import Person
from bot.ui.formatting import GOLD, GREY, RED
from bot.ui.screen import Block, Button, Channels, Choice, Row, Screen, Select, Style, Text, rows

AS_DISCORD: Final = "discord"
"""Stands for the language that Discord tells."""
TICKED: Final = frozenset({"every", "quiet", "open", "twenty", "hints", "thread"})
"""What may be chosen for new tables, several at once."""


def preferences(person: Person, t: Texts, table_id: int = 0) -> Screen:
    """A person's settings; from a panel, with a button that leads back to the hand."""
    text = "\n".join(
        (
            t("preferences-title"),
            t("preferences-cut", on="yes" if person.own_cuts else "no"),
            t("preferences-forced", on="yes" if person.forced_cards else "no"),
            t("preferences-letters", on="yes" if person.letters else "no"),
            t("preferences-pings", on="yes" if person.pings else "no"),
        )
    )
    buttons = [
        Button(t("button-cuts-off" if person.own_cuts else "button-cuts-on"), f"pr1:cuts.{table_id}"),
        Button(t("button-forced-off" if person.forced_cards else "button-forced-on"), f"pr1:forced.{table_id}"),
        Button(t("button-letters-off" if person.letters else "button-letters-on"), f"pr1:letters.{table_id}"),
        Button(t("button-pings-off" if person.pings else "button-pings-on"), f"pr1:pings.{table_id}"),
    ]
    blocks: list[Block] = [
        Text(text),
        *rows(buttons, 1),
        Text(t("settings-language")),
        _languages(f"pr1:language.{table_id}", person.language, t),
        Text(t("settings-deck")),
        _decks(f"pr1:deck.{table_id}", person.deck, t),
    ]
    if table_id:
        blocks.append(Row((Button(t("button-back"), f"st1:{table_id}:0.0:look", Style.GO),)))
    return Screen(tuple(blocks), GREY)


def settings(guild: Guild, t: Texts) -> Screen:
    """A server's settings."""
    chosen = guild.settings
    rules, options = chosen.rules, chosen.options
    ticked = {
        "every": rules.shuffle == "every",
        "quiet": rules.signals == "off",
        "open": rules.count == "open",
        "twenty": rules.series == 20,
        "hints": options.hints,
        "thread": options.thread,
    }
    several = tuple(Choice(t(f"settings-option-{name}"), name, on) for name, on in ticked.items())
    return Screen(
        (
            Text(t("settings-title")),
            Text(t("settings-language-public")),
            _languages("se1:language", chosen.language, t),
            Text(t("settings-deck-public")),
            _decks("se1:deck", chosen.deck, t),
            Text(t("settings-channels")),
            Channels("se1:channels", chosen.channels),
            Text(t("settings-options")),
            Select("se1:options", several, least=0, most=len(several)),
            Text(t("settings-clock")),
            _one("se1:clock", [(clock, t(f"clock-{clock}")) for clock in Clock], options.clock),
            Text(t("settings-ping")),
            _one("se1:ping", [(ping, t(f"ping-{ping}")) for ping in Ping], options.ping),
            Text(t("settings-pace")),
            _one("se1:pace", [(pace, t(f"pace-{pace}")) for pace in Pace], options.pace),
            Text(t("settings-stoppers")),
            _one("se1:stoppers", [(each, t(f"stoppers-{each}")) for each in Stoppers], chosen.stoppers),
        ),
        GOLD,
    )


def _one(action: str, choices: Iterable[tuple[str, str]], chosen: str) -> Select:
    return Select(action, tuple(Choice(label, str(value), value == chosen) for value, label in choices))


def _languages(action: str, chosen: str | None, t: Texts) -> Select:
    """Every language by its own name, and that of Discord."""
    return _one(action, [(AS_DISCORD, t("language-discord")), *LANGUAGES.items()], chosen or AS_DISCORD)


def _decks(action: str, chosen: Deck, t: Texts) -> Select:
    return _one(action, [(deck, t(f"deck-{deck}")) for deck in Deck], chosen)


def privacy(person: Person, kept: dict[str, Any], days: int, t: Texts) -> Screen:
    """What is kept of a person, for how long, and how it goes."""
    counts = {name: len(kept[name]) for name in ("seats", "games", "corrections")}
    return Screen((Text(t("privacy-kept-of-you", id=str(person.user_id), days=days, **counts)),), GREY)


def privacy_sure(t: Texts) -> Screen:
    """The question before everything of a person is deleted."""
    buttons = (
        Button(t("button-delete-sure"), "pv1:delete", Style.DANGER),
        Button(t("button-keep"), "pv1:keep"),
    )
    return Screen((Text(t("privacy-sure")), Row(buttons)), RED)
