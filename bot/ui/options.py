"""The page on which the opener of a table changes its options before the first deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from bot.i18n.texts import Texts
from bot.model.options import SWITCHES, TABLE_LISTS, ChooseOption, in_order, lists_of, switches_of
from bot.model.table import Status, Table
from bot.ui.board import agreed_options
from bot.ui.formatting import GOLD, GREY
from bot.ui.games import screens_of
from bot.ui.screen import Block, Choice, Screen, Select, Text


def options_page(table: Table, t: Texts, refused: str = "", why: str = "") -> Screen:
    """Show what is agreed on at a table, in lists to choose from; above the list `refused` is told why it is."""
    game, agreed = table.kind.name, asdict(table.rules) | asdict(table.options)
    blocks: list[Block] = [Text(t("options-title", table=table.id))]
    lists = {name: _list(table, name, values, agreed[name], t) for name, values in lists_of(game).items()}
    for name, drawn in (lists | {SWITCHES: _switches(table, agreed, t)}).items():
        blocks.append(Text(t("options-switches") if name == SWITCHES else _title(name, t)))
        blocks += [Text(why), drawn] if name == refused else [drawn]
    return Screen(tuple(blocks), GOLD)


def options_over(table: Table, t: Texts) -> Screen:
    """Say in the place of that page that the options stand, and what was agreed on, once play has begun."""
    if table.status is not Status.PLAYING:
        return Screen((Text(t(f"table-{table.status}")),), GREY)
    agreed = f"{screens_of(table).options(table, t)} · {agreed_options(table, t)}"
    return Screen((Text(t("options-over", table=table.id) + "\n" + agreed),), GREY)


def _title(option: str, t: Texts) -> str:
    return f"**{_capital(t(f'option-{option}'))}:** {t(f'option-{option}-about')}"


def _list(table: Table, option: str, values: Sequence[object], agreed: object, t: Texts) -> Select:
    """Make the list of the values of an option, numbers in rising order."""
    choices = (Choice(_label(option, value, t), str(value), value == agreed) for value in in_order(values))
    return Select(ChooseOption(table.id, table.deal.version(None), option), tuple(choices))


def _label(option: str, value: object, t: Texts) -> str:
    """Name a value of an option as its command does; numbers may need no text."""
    key = f"{option}-{value}" if option in TABLE_LISTS else f"choice-{option}-{value}"
    return _capital(t(key) if key in t else str(value))


def _switches(table: Table, agreed: Mapping[str, object], t: Texts) -> Select:
    """Make the list of the options that are either on or off, several of which may be ticked."""
    choices = tuple(
        Choice(_ticked(name, on, t), name, agreed[name] == on, t(f"option-{name}-about"))
        for name, (_, on) in switches_of(table.kind.name).items()
    )
    return Select(ChooseOption(table.id, table.deal.version(None), SWITCHES), choices, least=0, most=len(choices))


def _ticked(option: str, on: object, t: Texts) -> str:
    """Name an option that is on: by its value, where that has a word of its own, or else as its command does."""
    key = f"{option}-{on}"
    return _capital(t(key if key in t else f"option-{option}"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
