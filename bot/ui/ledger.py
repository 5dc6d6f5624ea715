"""A page of a server's ledger, whichever it is.

Each button contains the whole `LedgerPage` to which it leads, so that pages work even after a restart.
"""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.ledger_content import (
    Content,
    HistoryContent,
    OneSeriesContent,
    OpponentsContent,
    PlayerContent,
    SeriesListContent,
    StandingsContent,
)
from bot.model.ledger_pages import LedgerPage
from bot.ui.formatting import GOLD
from bot.ui.ledger_history import history_blocks
from bot.ui.ledger_player import opponents_blocks, player_blocks
from bot.ui.ledger_series import series_blocks, series_list_blocks
from bot.ui.ledger_standings import explanation_blocks, standings_blocks
from bot.ui.screen import Screen, Text


def ledger_screen(query: LedgerPage, content: Content, t: Texts) -> Screen:
    """Show a page of a server's ledger."""
    match content:
        case StandingsContent():
            blocks = (explanation_blocks if query.how else standings_blocks)(query, content, t)
        case PlayerContent():
            blocks = player_blocks(query, content, t)
        case OpponentsContent():
            blocks = opponents_blocks(query, content, t)
        case OneSeriesContent():
            return Screen(tuple(series_blocks(query, content, t)), GOLD)
        case SeriesListContent():
            blocks = series_list_blocks(query, content, t)
        case HistoryContent():
            blocks = history_blocks(query, content, t)
    percent = content.state.adding_up
    told = [] if percent is None else [Text(t("ledger-adding-up", percent=percent))]
    return Screen((*blocks, *told), GOLD)
