"""A page about a game without a ledger, whichever it is.

Each button contains the whole `ResultsPage` to which it leads, so that pages work even after a restart.
"""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.ledger_pages import ResultsPage
from bot.model.tally import OpponentsContent, PlayedContent, RankedContent, ResultsContent, TalliedPlayer
from bot.ui.formatting import GOLD
from bot.ui.results_history import results_history_blocks
from bot.ui.results_player import opponents_blocks, results_player_blocks
from bot.ui.results_standings import results_standings_blocks
from bot.ui.screen import Screen, Text


def results_screen(query: ResultsPage, content: ResultsContent, t: Texts) -> Screen:
    """Show a page about a game without a ledger."""
    match content:
        case RankedContent():
            blocks = results_standings_blocks(query, content, t)
        case TalliedPlayer():
            blocks = results_player_blocks(query, content, t)
        case OpponentsContent():
            blocks = opponents_blocks(query, content, t)
        case PlayedContent():
            blocks = results_history_blocks(query, content, t)
    percent = content.state.adding_up
    told = [] if percent is None else [Text(t("ledger-adding-up", percent=percent))]
    return Screen((*blocks, *told), GOLD)
