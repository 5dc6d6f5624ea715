"""The pages of deals of earlier days: which there are, and what a person has made of one after its day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, time
from typing import Final

from bot.i18n.texts import Texts
from bot.model.daily import ChooseDay, EarlierDay, ShowDaily, ShowEarlierDays, ShowField
from bot.model.event import Try
from bot.ui.daily import (
    STREAK,
    Standing,
    compared_lines,
    daily_title,
    later_button,
    play_later_button,
    signs_row,
)
from bot.ui.daily_chart import place_in
from bot.ui.formatting import GOLD, GREEN, signed
from bot.ui.games import SCREENS
from bot.ui.looking_back import look_back
from bot.ui.screen import Block, Button, Choice, Screen, Select, Text, rows
from engine.games import GAMES

DAYS_LISTED: Final = 25
"""How many days a list to choose from has at most."""
FEW: Final = 3
"""Fewer results than so many are not drawn."""
STEPS: Final = (6, 10, 20, 40, 100)
"""How many points a line of the drawing may stand for."""
MOST_LINES, LONGEST = 7, 12
"""The most lines of the drawing, unless results are further apart than any step allows, and the longest bar."""


def earlier_days_page(game: str, days: Sequence[EarlierDay], today: date, t: Texts, *, streak: int = 0) -> Screen:
    """List days that are over, below how one has done on them; the button to older ones follows if there is one more.

    `streak` is on how many days in a row one has played now.
    """
    title = Text(f"{t('daily-days-title')}\n**{SCREENS[game].title(t)}**")
    buttons = [Button(t("button-back"), ShowDaily(game, today.isoformat()))]
    if not days:
        return Screen((title, Text(t("daily-days-none")), *rows(buttons)), GREEN)
    listed = days[:DAYS_LISTED]
    if len(days) > DAYS_LISTED:
        buttons.append(Button(t("button-older"), ShowEarlierDays(game, listed[-1].day.isoformat()), emoji="⏪"))
    choices = tuple(Choice(_date(each, t), each.day.isoformat(), about=_own(each, t)) for each in listed)
    told = [*_own_days(listed, streak, t), t("daily-days-about")]
    return Screen((title, Text("\n".join(told)), Select(ChooseDay(game), choices, least=0), *rows(buttons)), GREEN)


def _own_days(days: Sequence[EarlierDay], streak: int, t: Texts) -> list[str]:
    """Tell on how many days one has played, on how many in a row, and how often one came to about so many points."""
    made = [day.tried for day in days if day.tried is not None]
    told = [t("daily-days-own", played=len(made), days=len(days))] if made else []
    told += [t("daily-streak", days=streak)] if streak >= STREAK else []
    return [*told, *distribution(made)]


def distribution(made: Sequence[int]) -> list[str]:
    """Draw how often one came to about so many points, a line for each step of them, as a block of code.

    >>> print("\\n".join(distribution([13, 11, 1, -5])))
    ```
    +12 ██ 2
     +6
      0 █ 1
     −6 █ 1
    ```
    """
    if len(made) < FEW:
        return []
    step = next((each for each in STEPS if (max(made) - min(made)) / each < MOST_LINES - 1), STEPS[-1])
    counted = Counter(round(points / step) for points in made)
    lines = [(signed(step * each), counted[each]) for each in range(max(counted), min(counted) - 1, -1)]
    wide = max(len(points) for points, _ in lines)
    longest = max(counted.values())
    bars = ("█" * -(-number * LONGEST // max(longest, LONGEST)) for _, number in lines)
    drawn = (
        f"{points:>{wide}} {bar} {number or ''}".rstrip() for (points, number), bar in zip(lines, bars, strict=True)
    )
    return ["```", *drawn, "```"]


def day_choices(days: Sequence[EarlierDay], typed: str, t: Texts) -> list[tuple[str, str]]:
    """Return the days that somebody may mean who types this, each with its label."""
    found = [(f"{_date(each, t)} · {_own(each, t)}", each.day.isoformat()) for each in days]
    wanted = typed.strip().casefold()
    return [each for each in found if wanted in " ".join(each).casefold()][:DAYS_LISTED]


def later_page(standing: Standing, later: Try, t: Texts) -> Screen:
    """Show what a person has made of a deal after its day, beside what was made of it on its day."""
    daily, day = standing.daily, standing.daily.day.isoformat()
    blocks: list[Block] = [Text(daily_title(daily.day, daily.game, t)), Text("\n".join(_lines(standing, later, t)))]
    buttons = look_back(standing.table, t) if standing.table is not None and later.ended else []
    more = [
        play_later_button(standing, t) if later.ended else later_button(standing, t),
        Button(t("button-daily-day"), ShowDaily(daily.game, day), emoji="📅"),
        Button(t("button-daily-field"), ShowField(daily.game, day), emoji="📊"),
        Button(t("button-daily-days"), ShowEarlierDays(daily.game), emoji="🗓️"),
    ]
    return Screen((*blocks, *rows(buttons), *rows(more, 2)), GOLD)


def _lines(standing: Standing, later: Try, t: Texts) -> list[str]:
    daily, tried, field = standing.daily, standing.tried, standing.field
    lines = [t("daily-later-again" if later.is_again(tried) else "daily-later")]
    if not later.ended:
        return [*lines, t("daily-later-open")]
    lines.append(t("daily-points", points=signed(later.points), partners=int(GAMES[daily.game].partners)))
    if field.size:
        lines.append(t("daily-later-place", place=place_in(field.with_one(later.points), later.points, t)))
    else:
        lines.append(t("daily-later-alone"))
    lines += [t("daily-later-own", points=signed(tried.points))] if tried is not None and tried.finished else []
    lines += compared_lines(daily, t)
    if None in (daily.strong, daily.perfect):
        lines.append(t("daily-later-working"))
    return [*lines, *signs_row(standing.signs), *([t("daily-row-how")] if standing.signs else [])]


def _date(day: EarlierDay, t: Texts) -> str:
    return t("daily-day", date=datetime.combine(day.day, time(), UTC))


def _own(day: EarlierDay, t: Texts) -> str:
    """Tell in short what a person has made of the deal of a day."""
    if day.tried is not None:
        return t("daily-day-own", points=signed(day.tried))
    if day.later is not None:
        return t("daily-day-later", points=signed(day.later))
    return t("daily-day-left-off" if day.left_off else "daily-day-none")
