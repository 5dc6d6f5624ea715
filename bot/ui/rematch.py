"""What somebody reads who asks for a rematch: a question where it may be a slip, and where it is to be played."""

from __future__ import annotations

from collections.abc import Container

from bot.i18n.texts import Texts
from bot.model.actions import Look, Rematch
from bot.model.home import OpenTable
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.ui.formatting import GREEN, GREY, name
from bot.ui.offers import home_button
from bot.ui.screen import Button, Row, Screen, Style, Text


def rematch_of_others(table: Table, t: Texts) -> Screen:
    """Tell somebody who did not play at a table that they have no seat there, and offer another table."""
    new = Button(t("button-anybody"), OpenTable(table.kind.name), Style.GO, emoji="👋")
    return Screen((Text(t("not-seated")), Row((new, home_button(table.kind.name, t)))), GREY)


def ask_rematch(table: Table, question: str, t: Texts) -> Screen:
    """Ask whether somebody wants a rematch at a table where play is over."""
    version = table.deal.version(None)
    sure = Button(t("button-rematch-sure"), Rematch(table.id, version, sure=True), Style.GO)
    return Screen((Text(question), Row((sure, Button(t("button-back"), Look(table.id, version))))), GREY)


def rematch_note(table: Table, person: Person, busy: Container[int], t: Texts) -> Screen:
    """Say at which table the rematch is, and what it waits for; `busy` are the ids of people who play elsewhere."""
    return Screen((Text(_rematch_text(table, person, busy, t)),), GREEN)


def _rematch_text(table: Table, person: Person, busy: Container[int], t: Texts) -> str:
    if table.seats.seat_of(person) is None:
        return t("rematch-open", table=table.id)
    if table.status is not Status.LOBBY:
        return t("rematch-begun", table=table.id)
    if None in table.seats:
        return t("rematch-waits", table=table.id)
    playing = [name(each, t) for each in table.seats.sitting if each.id in busy]
    return t("rematch-held", table=table.id, names=", ".join(playing))
