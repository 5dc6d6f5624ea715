"""The pages on which an opener changes what is agreed on: before the first deal, or before a set time has come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Action
from bot.model.appointment import Appointment, ChooseOptionAt, ShowOptionsAt
from bot.model.options import (
    SWITCHES,
    TABLE_LISTS,
    ChooseOption,
    Options,
    OptionsPage,
    PlayInThread,
    ShowOptions,
    in_order,
    lists_of,
    switches_of,
)
from bot.model.table import Status, Table
from bot.ui.appointment import what_is_played
from bot.ui.board import agreed_options
from bot.ui.formatting import GOLD, GREY, when
from bot.ui.games import SCREENS, screens_of
from bot.ui.screen import Block, Button, Choice, Screen, Select, Text, rows
from engine.game import Rules
from engine.games import kind_of

USUAL_LISTS: Final = ("clock", "ping")
"""The lists of any game that are shown first."""
THREAD: Final = "thread"
"""What stands for a thread of its own, which is no list but a button."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on, and what the buttons do by which that is changed."""

    title: str
    rules: Rules
    options: Options
    show: Callable[[OptionsPage], Action]
    choose: Callable[[str], Action]
    thread: Action | None = None
    """Moves the table into a thread of its own; `None` where that cannot be."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return kind_of(self.rules).name


def table_terms(table: Table, t: Texts, *, threads: bool = False) -> Terms:
    """Return what is agreed on at a table; `threads` means that it could have a thread of its own."""
    version, title = table.deal.version(None), t("options-title", table=table.id)
    return Terms(
        title,
        table.rules,
        table.options,
        lambda page: ShowOptions(table.id, version, page),
        lambda option: ChooseOption(table.id, version, option),
        PlayInThread(table.id, version) if threads else None,
    )


def meeting_terms(appointment: Appointment, t: Texts) -> Terms:
    """Return what is agreed on for a table at a set time."""
    meeting, number = appointment.meeting, appointment.id
    title = t("options-title-at", what=what_is_played(appointment, t), at=when(meeting.at, "F"))
    return Terms(
        title,
        meeting.rules,
        meeting.options,
        lambda page: ShowOptionsAt(number, page),
        lambda option: ChooseOptionAt(number, option),
    )


def page_of(option: str, game: str) -> OptionsPage:
    """Return the page on which an option is shown."""
    usual = option in (SWITCHES, THREAD, SCREENS[game].length, *USUAL_LISTS)
    return OptionsPage.USUAL if usual else OptionsPage.MORE


def options_page(terms: Terms, t: Texts, page: OptionsPage, refused: str = "", why: str = "") -> Screen:
    """Show a page of what is agreed on, in lists to choose from; beside what is `refused` is told why it is."""
    agreed = asdict(terms.rules) | asdict(terms.options)
    lists = {name: _list(terms, name, values, agreed[name], t) for name, values in lists_of(terms.game).items()}
    blocks: list[Block] = [Text(terms.title)]
    for name, drawn in (lists | {SWITCHES: _switches(terms, agreed, t)}).items():
        if page_of(name, terms.game) is page:
            blocks.append(Text(t("options-switches") if name == SWITCHES else _title(name, t)))
            blocks += [Text(why), drawn] if name == refused else [drawn]
    blocks += [Text(why)] if refused == THREAD else []
    return Screen((*blocks, *rows(_ways(terms, page, t))), GOLD)


def _ways(terms: Terms, page: OptionsPage, t: Texts) -> list[Button]:
    """Make the buttons to the other page, and into a thread."""
    if page is OptionsPage.MORE:
        return [Button(t("button-back"), terms.show(OptionsPage.USUAL))]
    more = Button(t("button-more"), terms.show(OptionsPage.MORE), emoji="➕")
    return [more, *([Button(t("button-thread"), terms.thread, emoji="🧵")] if terms.thread is not None else [])]


def options_over(table: Table, t: Texts) -> Screen:
    """Say in the place of that page that the options stand, and what was agreed on, once play has begun."""
    if table.status is not Status.PLAYING:
        return Screen((Text(t(f"table-{table.status}")),), GREY)
    agreed = f"{screens_of(table).options(table, t)} · {agreed_options(table, t)}"
    return Screen((Text(t("options-over", table=table.id) + "\n" + agreed),), GREY)


def _title(option: str, t: Texts) -> str:
    return f"**{_capital(t(f'option-{option}'))}:** {t(f'option-{option}-about')}"


def _list(terms: Terms, option: str, values: Sequence[object], agreed: object, t: Texts) -> Select:
    """Make the list of the values of an option, numbers in rising order."""
    choices = tuple(Choice(_label(option, value, t), str(value), value == agreed) for value in in_order(values))
    # A program that keeps what stood in a list of the page before shows this instead.
    return Select(terms.choose(option), choices, label=_label(option, agreed, t))


def _label(option: str, value: object, t: Texts) -> str:
    """Name a value of an option as its command does; numbers may need no text."""
    key = f"{option}-{value}" if option in TABLE_LISTS else f"choice-{option}-{value}"
    return _capital(t(key) if key in t else str(value))


def _switches(terms: Terms, agreed: Mapping[str, object], t: Texts) -> Select:
    """Make the list of the options that are either on or off, several of which may be ticked."""
    choices = tuple(
        Choice(_ticked(name, on, t), name, agreed[name] == on, t(f"option-{name}-about"))
        for name, (_, on) in switches_of(terms.game).items()
    )
    return Select(terms.choose(SWITCHES), choices, least=0, most=len(choices))


def _ticked(option: str, on: object, t: Texts) -> str:
    """Name an option that is on: by its value, where that has a word of its own, or else as its command does."""
    key = f"{option}-{on}"
    return _capital(t(key if key in t else f"option-{option}"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
