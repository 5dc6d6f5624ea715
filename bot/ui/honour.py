"""The marks of honour on the page of a player: buttons to the deals in which each was earned first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.model.actions import OpenReplay
from bot.model.honour import FirstHonour
from bot.model.ledger import Period
from bot.ui.screen import Button


def honour_buttons(period: Period, honours: Sequence[FirstHonour], t: Texts) -> list[Button]:
    """Return a button to the deal of each mark of honour; marks are of all time, and stand on that page alone."""
    by_deal: dict[OpenReplay, list[str]] = {}
    for each in honours if period is Period.ALL else ():
        place = OpenReplay(each.table_id, each.game, each.deal)
        by_deal.setdefault(place, []).append(t(f"button-feat-{each.feat}"))
    return [Button(" + ".join(labels), place, emoji="🎖️") for place, labels in by_deal.items()]
