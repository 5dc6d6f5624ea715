"""The messages about a set time: where people sign up, what they are told before, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.appointment import (
    BEFORE_MINUTES,
    Appointment,
    CallOff,
    ComeAt,
    Outcome,
    RemindAt,
    ShowOptionsAt,
    ShowWaysToRemind,
    StayAway,
)
from bot.model.options import OptionsPage
from bot.model.person import Person
from bot.model.reminder import Remind
from bot.model.table import Table
from bot.ui.formatting import GOLD, GREY, name, when
from bot.ui.games import SCREENS
from bot.ui.pages import where
from bot.ui.screen import Button, Screen, Style, Text, rows


def appointment_page(appointment: Appointment, t: Texts) -> Screen:
    """Show when people meet and who comes, with the buttons to sign up."""
    buttons = [
        Button(t("button-in"), ComeAt(appointment.id), Style.GOOD, emoji="✋"),
        Button(t("button-out"), StayAway(appointment.id)),
        Button(t("button-appointment-remind"), ShowWaysToRemind(appointment.id), emoji="🔔"),
        Button(t("button-appointment-off"), CallOff(appointment.id)),
    ]
    if appointment.meeting.form is None:
        buttons.append(Button(t("button-options"), ShowOptionsAt(appointment.id)))
        buttons.append(Button(t("button-options-more"), ShowOptionsAt(appointment.id, OptionsPage.MORE)))
    told = [*_about(appointment, t), t(f"form-at-{_form(appointment)}")]
    if appointment.meeting.zone is not None:
        told.append(t("appointment-weekly"))
    return Screen((Text("\n".join(told)), *rows(buttons, 2)), GOLD)


def ways_page(appointment: Appointment, person: Person, t: Texts) -> Screen:
    """Show somebody in which way they are told before the time, and the others to choose from."""
    chosen = appointment.reminded.get(person.id, Remind.NOT)
    told = t("appointment-remind", way=chosen, at=when(appointment.meeting.at, "F"), minutes=BEFORE_MINUTES)
    buttons = [
        Button(t("button-remind", way=way), RemindAt(appointment.id, way), enabled=way is not chosen) for way in Remind
    ]
    return Screen((Text(told), *rows(buttons, 1)), GOLD)


def reminder_page(appointment: Appointment, mentioned: Sequence[int], t: Texts) -> Screen:
    """Tell before the time those who want to be told, and link to the message at which they have signed up."""
    at = {"at": when(appointment.meeting.at, "t"), "away": when(appointment.meeting.at)}
    told = t("appointment-soon", what=what_is_played(appointment, t), **at, place=f"<#{appointment.channel_id}>")
    return Screen((Text("\n".join([told, *([_mentions(mentioned)] if mentioned else [])])),), GOLD)


def closed_page(appointment: Appointment, outcome: Outcome, t: Texts) -> Screen:
    """Show what has become of an appointment, where people signed up for it."""
    return Screen((Text("\n".join((*_about(appointment, t), _become(appointment, outcome, t)))),), GREY)


def time_page(
    appointment: Appointment,
    outcome: Outcome,
    tables: Sequence[Table],
    t: Texts,
    *,
    late: bool = False,
    called: Sequence[int] = (),
) -> Screen:
    """Tell that the time of an appointment has come, and call those who have signed up to their tables."""
    told = [
        t("appointment-time", what=what_is_played(appointment, t), at=when(appointment.meeting.at, "F")),
        _become(appointment, outcome, t),
    ]
    if late:
        told.append(t("appointment-late"))
    told += [_called(table, t) for table in tables]
    if outcome is Outcome.BEGUN and not tables:
        told.append(" ".join((_mentions(called), t("appointment-individual"))))
    return Screen((Text("\n".join(told)),), GOLD if outcome is Outcome.BEGUN else GREY)


def appointment_line(appointment: Appointment, t: Texts) -> str:
    """Tell in one line when people meet, how many come, and where to sign up."""
    place = where(appointment.guild_id, appointment.channel_id, appointment.message_id)
    at, people = when(appointment.meeting.at, "f"), len(appointment.people)
    return t("appointment-listed", what=what_is_played(appointment, t), at=at, people=people, place=place)


def event_about(t: Texts) -> str:
    """Return what is said of an appointment among the events of a server."""
    return t("appointment-event")


def _about(appointment: Appointment, t: Texts) -> list[str]:
    names = ", ".join(name(each, t) for each in appointment.people) or "…"
    at, asked = {"at": when(appointment.meeting.at, "F"), "away": when(appointment.meeting.at)}, appointment.asked
    return [
        t("appointment-title", what=what_is_played(appointment, t)),
        t("appointment-at", **at, opener=name(appointment.opener, t)),
        t("appointment-people", people=len(appointment.people), names=names),
        *([t("appointment-asked", people=_mentions([each.user_id for each in asked]))] if asked else []),
    ]


def _become(appointment: Appointment, outcome: Outcome, t: Texts) -> str:
    """Say what has become of an appointment, and whether it comes again."""
    told = t(f"appointment-{outcome}")
    if appointment.meeting.zone is None or outcome is Outcome.OFF:
        return told
    return f"{told} {t('appointment-weekly-over' if outcome is Outcome.NOBODY else 'appointment-next-week')}"


def _called(table: Table, t: Texts) -> str:
    people = _mentions([each.user_id for each in table.seats.kept.values()])
    until = when(table.clock.kept_until) if table.clock.kept_until is not None else ""
    return t("appointment-table", table=table.id, people=people, until=until)


def _mentions(accounts: Sequence[int | None]) -> str:
    return " ".join(f"<@{account}>" for account in accounts)


def what_is_played(appointment: Appointment, t: Texts) -> str:
    """Name the game, and what people meet for."""
    return t(f"form-what-{_form(appointment)}", game=SCREENS[appointment.meeting.kind.name].title(t))


def _form(appointment: Appointment) -> str:
    return appointment.meeting.form or "table"
