"""The marks of honour on the page of a player: a list that leads to the deals in which each was earned first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.actions import OpenHonour, OpenReplay
from bot.model.honour import FirstHonour
from bot.model.ledger import Period
from bot.ui.screen import Choice, Select


def honour_list(period: Period, honours: Sequence[FirstHonour], t: Texts) -> list[Select]:
    """Return the list of marks of honour, if there are any; they are of all time, and stand on that page alone."""
    if period is not Period.ALL or not honours:
        return []
    choices = [
        Choice(
            t(f"feat-{each.feat}"),
            _place(each),
            about=t("honour-first", date=each.at.date(), deal=each.deal),
        )
        for each in honours
    ]
    return [Select(OpenHonour(), tuple(choices), least=0, label=t("honours", number=len(choices)))]


def _place(each: FirstHonour) -> str:
    """Return the value of a mark, which tells its deal; two marks of one deal have different ones."""
    return f"{each.feat} {OpenReplay(each.table_id, each.game, each.deal).encode()}"
