"""The marks of honour on the page of a player: a list that leads to the deals in which each was earned first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.honour import TEN_DAYS, FirstHonour, OpenHonour, StreakHonour
from bot.model.ledger import Period
from bot.model.person import Person
from bot.model.replay import OpenReplay
from bot.ui.formatting import GOLD, name
from bot.ui.screen import Choice, Screen, Select, Text


def honour_list(period: Period, honours: Sequence[FirstHonour | StreakHonour], t: Texts) -> list[Select]:
    """Return the list of marks of honour, if there are any; they are of all time, and stand on that page alone."""
    if period is not Period.ALL or not honours:
        return []
    choices = tuple(_streak(each, t) if isinstance(each, StreakHonour) else _feat(each, t) for each in honours)
    return [Select(OpenHonour(), choices, least=0, label=t("honours", number=len(choices)))]


def _feat(each: FirstHonour, t: Texts) -> Choice:
    """Return a mark whose value tells its deal; two marks of one deal have different ones."""
    value = f"{each.feat} {OpenReplay(each.table_id, each.game, each.deal).encode()}"
    return Choice(t(f"feat-{each.feat}"), value, about=t("honour-first", date=each.at.date(), deal=each.deal))


def _streak(each: StreakHonour, t: Texts) -> Choice:
    """Return the mark for deals of the day in a row, whose value tells its owner and its days."""
    value = f"{TEN_DAYS} {each.person} {each.game} {each.day.isoformat()}"
    return Choice(t(f"feat-{TEN_DAYS}"), value, about=t("honour-days", first_day=each.days[0], last_day=each.day))


def streak_page(each: StreakHonour, person: Person, t: Texts) -> Screen:
    """Show on which days a person has earned the mark for deals of the day in a row."""
    told = t(
        "honour-streak", name=name(person, t), game=t(f"game-{each.game}"), first_day=each.days[0], last_day=each.day
    )
    return Screen((Text(told),), GOLD)
