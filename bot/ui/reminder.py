"""When a person is told once a day, of what, and of nothing; and the message that tells them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.i18n.texts import Texts, texts
from bot.model.company import ShowTold
from bot.model.duplicate import end_of
from bot.model.names import searched
from bot.model.reminder import DAY_HOURS, ChooseTime, Reminder, TellDaily, TellWaiting, Time, renamed, zones
from bot.ui.company import reminders_button
from bot.ui.daily import Standing, day_title, how_it_went
from bot.ui.formatting import GOLD, GREEN, GREY, when
from bot.ui.games import SCREENS
from bot.ui.pages import waiting_button
from bot.ui.screen import Block, Button, Choice, Form, Row, Screen, Select, Style, Text, TextField, rows
from bot.ui.waiting import Waiting, open_daily, waiting_blocks

MOST_LISTED: Final = 25
"""As many as Discord shows in a list."""
MOST_TYPED: Final = 50
"""The most letters of a city."""
NEVER: Final = "none"
"""The choice of no quiet hours."""


def reminder_page(reminder: Reminder, now: datetime, t: Texts, *, on_server: bool) -> Screen:
    """Say when a person is told, of what, and of nothing, and let them choose."""
    clock = t("reminders-clock", time=time_text(reminder.local(now)), city=t.city(reminder.zone))
    blocks: list[Block] = [
        Text("\n".join((t("reminders-title"), *_reminder_lines(reminder, t)))),
        Row(_switches(reminder, t)),
        Text(clock),
        Row((Button(t("button-city"), ChooseTime(Time.CITY), emoji="🌍"),)),
    ]
    if reminder.is_told:
        blocks += [Text(t("reminders-hour")), _hours(Time.HOUR, reminder.hour)]
    blocks += _quiet(reminder, t)
    told = [Button(t("button-told"), ShowTold(), emoji="🔔")] if on_server else []
    blocks += rows([waiting_button(t), *told])
    return Screen(tuple(blocks), GREEN if reminder.is_told else GREY)


def _reminder_lines(reminder: Reminder, t: Texts) -> list[str]:
    if reminder.closed:
        return [t("reminders-closed")]
    if reminder.due_at is None or reminder.comes_at is None:
        return [t("reminders-off")]
    lines = [t("reminders-on", hour=hour_text(reminder.comes_at), next=when(reminder.due_at, "f"))]
    lines += [t("reminders-of-daily")] if reminder.daily else []
    lines += [t("reminders-of-waiting")] if reminder.waiting else []
    if reminder.hour != reminder.comes_at:
        assert reminder.hour is not None
        lines.append(t("reminders-later", hour=hour_text(reminder.hour)))
    return lines


def _switches(reminder: Reminder, t: Texts) -> tuple[Button, ...]:
    """Make a button for each thing of which a person can be told."""
    daily, waiting = (reminder.is_told and each for each in (reminder.daily, reminder.waiting))
    return (
        Button(t("button-daily-off"), TellDaily(told=False))
        if daily
        else Button(t("button-tell-daily"), TellDaily(told=True), Style.GO, emoji="🃏"),
        Button(t("button-waiting-off"), TellWaiting(told=False))
        if waiting
        else Button(t("button-tell-waiting"), TellWaiting(told=True), emoji="⏳"),
    )


def _quiet(reminder: Reminder, t: Texts) -> list[Block]:
    """Tell the quiet hours, and make the lists of when they begin and when they end."""
    quiet = reminder.quiet
    never = Choice(t("reminders-quiet-never"), NEVER, quiet is None)

    def begins(hour: str) -> str:
        return t("reminders-quiet-from", hour=hour)

    def ends(hour: str) -> str:
        return t("reminders-quiet-until", hour=hour)

    if quiet is None:
        return [Text(t("reminders-loud")), _hours(Time.START, None, begins, (never,))]
    told = t("reminders-quiet", start=hour_text(quiet.start), end=hour_text(quiet.end))
    return [Text(told), _hours(Time.START, quiet.start, begins, (never,)), _hours(Time.END, quiet.end, ends)]


def _hours(which: Time, chosen: int | None, label: Callable[[str], str] = str, others: Sequence[Choice] = ()) -> Select:
    hours = (Choice(label(hour_text(hour)), str(hour), hour == chosen) for hour in range(DAY_HOURS))
    return Select(ChooseTime(which), (*others, *hours))


def city_form(t: Texts) -> Form:
    """Ask for a city whose clock is a person's own."""
    return Form(t("city-title"), ChooseTime(Time.CITY), (TextField(t("city-label"), t("city-about"), MOST_TYPED),))


def cities_page(found: Sequence[str], now: datetime, t: Texts) -> Screen:
    """Let a person choose among cities that have been found, by the time that it is there."""
    choices = [Choice(f"{time_text(now.astimezone(ZoneInfo(zone)))} · {t.city(zone)}", zone) for zone in found]
    again = Button(t("button-city"), ChooseTime(Time.CITY), emoji="🌍")
    return Screen((Text(t("city-which")), Select(ChooseTime(Time.ZONE), tuple(choices), least=0), Row((again,))), GREY)


def zones_called(typed: str, t: Texts) -> list[str]:
    """Return the clocks of the cities or the country that somebody means, the best first, as many as a list takes.

    >>> from bot.i18n.texts import texts
    >>> zones_called("praha", texts("cs")), zones_called("slovakia", texts()), zones_called("Kolk", texts())
    (['Europe/Prague'], ['Europe/Bratislava'], ['Asia/Kolkata'])
    """
    sought = " ".join(searched(typed))
    names = _names_of_clocks(t.language)
    same = [zone for name, zone in names if name == sought]
    begun = [zone for name, zone in names if sought and (name.startswith(sought) or f" {sought}" in name)]
    return list(dict.fromkeys(same or begun))[:MOST_LISTED]


@cache
def _names_of_clocks(language: str) -> Sequence[tuple[str, str]]:
    """Return each name of a city or a country, as it is searched, with a clock there."""
    t = texts(language)
    named = [(zone, zone) for zone in zones()] + list(renamed().items())
    names = [(old.rpartition("/")[2].replace("_", " "), zone) for old, zone in named]
    names += [(t.city(zone), zone) for zone in zones()]
    names += [(t.country(code), zone) for zone, code in zones().items() if code]
    return [(" ".join(searched(name)), zone) for name, zone in names]


def hour_text(hour: int) -> str:
    """Write an hour as it stands on a clock.

    >>> hour_text(7)
    '7:00'
    """
    return f"{hour}:00"


def time_text(moment: datetime) -> str:
    """Write the time of a moment as it stands on a clock.

    >>> time_text(datetime(2026, 5, 1, 7, 5))
    '7:05'
    """
    return f"{moment.hour}:{moment:%M}"


def reminder_message(day: date, standings: Sequence[Standing], waiting: Waiting, t: Texts) -> Screen:
    """Tell somebody what waits for them, that today's deals are there, and how they did yesterday.

    `standings` are empty where nothing is to be told of the deals.
    """
    blocks = waiting_blocks(waiting, t) if waiting else []
    ends = [Button(t("button-waiting-off"), TellWaiting(told=False))] if blocks else []
    if standings:
        blocks += [
            Text("\n".join(_deal_lines(day, standings, t))),
            *rows([open_daily(each, t) for each in standings], 3),
        ]
        ends.append(Button(t("button-daily-off"), TellDaily(told=False)))
    why = t("reminder-why" if standings else "reminder-why-waiting")
    return Screen((*blocks, Text(why), *rows([*ends, reminders_button(t)], 2)), GOLD)


def _deal_lines(day: date, standings: Sequence[Standing], t: Texts) -> list[str]:
    lines = [day_title(day, t), t("reminder-about", until=when(end_of(day), "t"))]
    for standing in standings:
        game = SCREENS[standing.daily.game].title(t)
        lines += [f"**{game}** · {told}" for told in _of_game(standing, t)]
    return lines


def _of_game(standing: Standing, t: Texts) -> list[str]:
    begun = [t("reminder-begun")] if standing.tried is not None else []
    return [*begun, *how_it_went(standing, t)]
