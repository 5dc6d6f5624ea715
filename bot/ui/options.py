"""The windows in which an opener changes what is agreed on: before the first deal, or before a set time has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Action
from bot.model.errors import Refusal
from bot.model.options import SWITCHES, TABLE_LISTS, Options, OptionsPage, chosen_of, in_order, lists_of, switches_of
from bot.ui.games import SCREENS
from bot.ui.screen import Choice, Form, ListField
from engine.game import Rules
from engine.games import kind_of

USUAL_LISTS: Final = ("clock", "ping")
"""The lists of any game that are shown first."""


def options_form(rules: Rules, options: Options, page: OptionsPage, does: Action, t: Texts) -> Form:
    """Show a page of what is agreed on, in lists to choose from."""
    game, agreed = kind_of(rules).name, asdict(rules) | asdict(options)
    fields = [_list(name, lists_of(game)[name], agreed[name], t) for name in _lists(game, page)]
    fields += [_switches(game, agreed, t)] if page is OptionsPage.USUAL else []
    title = "button-options" if page is OptionsPage.USUAL else "button-options-more"
    return Form(t(title), does, tuple(fields))


def chosen_there(game: str, page: OptionsPage, values: Sequence[str]) -> dict[str, object]:
    """Return what was chosen in that window; raise `Refusal` where it has no such lists."""
    lists, chosen = _lists(game, page), dict[str, object]()
    if len(values) < len(lists):
        raise Refusal("unknown-button")
    for name, value in zip(lists, values, strict=False):
        chosen |= chosen_of(game, name, [value])
    return chosen | (chosen_of(game, SWITCHES, values[len(lists) :]) if page is OptionsPage.USUAL else {})


def _lists(game: str, page: OptionsPage) -> list[str]:
    """Return the options of a page of which one value each is chosen."""
    usual = (SCREENS[game].length, *USUAL_LISTS)
    return [name for name in lists_of(game) if (name in usual) == (page is OptionsPage.USUAL)]


def _list(option: str, values: Sequence[object], agreed: object, t: Texts) -> ListField:
    """Make the list of the values of an option, numbers in rising order."""
    choices = tuple(Choice(_label(option, value, t), str(value), value == agreed) for value in in_order(values))
    return ListField(option, _capital(t(f"option-{option}")), t(f"option-{option}-about"), choices)


def _label(option: str, value: object, t: Texts) -> str:
    """Name a value of an option as its command does; numbers may need no text."""
    key = f"{option}-{value}" if option in TABLE_LISTS else f"choice-{option}-{value}"
    return _capital(t(key) if key in t else str(value))


def _switches(game: str, agreed: Mapping[str, object], t: Texts) -> ListField:
    """Make the list of the options that are either on or off, several of which may be ticked."""
    choices = tuple(
        Choice(_ticked(name, on, t), name, agreed[name] == on, t(f"option-{name}-about"))
        for name, (_, on) in switches_of(game).items()
    )
    return ListField(SWITCHES, t("options-switches"), "", choices, least=0, most=len(choices))


def _ticked(option: str, on: object, t: Texts) -> str:
    """Name an option that is on: by its value, where that has a word of its own, or else as its command does."""
    key = f"{option}-{on}"
    return _capital(t(key if key in t else f"option-{option}"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
