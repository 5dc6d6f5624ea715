"""The buttons by which people look back at a deal that is over, below the table and below a hand."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.actions import OpenReplay
from bot.model.replay import shown_deals
from bot.model.table import Table
from bot.ui.games import screens_of
from bot.ui.screen import Button


def look_back(table: Table, t: Texts) -> list[Button]:
    """Return the buttons for the deal that is over: the game's own, and that of its replay."""
    deals = shown_deals(table.game) if table.game is not None and table.deal.between_deals else 0
    replay = Button(t("button-replay"), OpenReplay(table.id, table.deal.game_number, deals), emoji="▶️")
    return [*screens_of(table).look_back(table, t), *([replay] if deals else [])]
