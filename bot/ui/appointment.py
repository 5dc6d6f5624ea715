"""The messages of a table at a set time: where people sign up, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.actions import CallOff, ComeAt, StayAway
from bot.model.appointment import Appointment, Outcome
from bot.model.table import Table
from bot.ui.formatting import GOLD, GREY, name, when
from bot.ui.games import SCREENS
from bot.ui.screen import Button, Screen, Style, Text, rows


def appointment_page(appointment: Appointment, t: Texts) -> Screen:
    """Show when people meet and who comes, with the buttons to sign up."""
    buttons = [
        Button(t("button-appointment-in"), ComeAt(appointment.id), Style.GOOD, emoji="✋"),
        Button(t("button-appointment-out"), StayAway(appointment.id)),
        Button(t("button-appointment-off"), CallOff(appointment.id)),
    ]
    told = [*_about(appointment, t), t("appointment-how")]
    return Screen((Text("\n".join(told)), *rows(buttons, 2)), GOLD)


def closed_page(appointment: Appointment, outcome: Outcome, t: Texts) -> Screen:
    """Show what has become of an appointment, where people signed up for it."""
    return Screen((Text("\n".join((*_about(appointment, t), t(f"appointment-{outcome}")))),), GREY)


def time_page(appointment: Appointment, outcome: Outcome, tables: Sequence[Table], t: Texts, *, late: bool) -> Screen:
    """Tell that the time of an appointment has come, and call those who have signed up to their tables."""
    told = [
        t("appointment-time", game=_game(appointment, t), at=when(appointment.at, "F")),
        t(f"appointment-{outcome}"),
    ]
    if late:
        told.append(t("appointment-late"))
    told += [_called(table, t) for table in tables]
    return Screen((Text("\n".join(told)),), GOLD if tables else GREY)


def _about(appointment: Appointment, t: Texts) -> list[str]:
    names = ", ".join(name(each, t) for each in appointment.people) or "…"
    at = {"at": when(appointment.at, "F"), "away": when(appointment.at)}
    return [
        t("appointment-title", game=_game(appointment, t)),
        t("appointment-at", **at, opener=name(appointment.opener, t)),
        t("appointment-people", people=len(appointment.people), names=names),
    ]


def _called(table: Table, t: Texts) -> str:
    people = " ".join(f"<@{each.user_id}>" for each in table.seats.kept.values())
    until = when(table.clock.kept_until) if table.clock.kept_until is not None else ""
    return t("appointment-table", table=table.id, people=people, until=until)


def _game(appointment: Appointment, t: Texts) -> str:
    return SCREENS[appointment.kind.name].title(t)
