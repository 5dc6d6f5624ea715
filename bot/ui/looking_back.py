"""The buttons by which people look back at a deal that is over, below the table and below a hand."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.replay import OpenReplay, shown_deals
from bot.model.review import ReviewDeal, ShowHands
from bot.model.table import Table
from bot.ui.games import screens_of
from bot.ui.screen import Button
from engine.moves import Play


def look_back(table: Table, t: Texts) -> list[Button]:
    """Return the buttons for the deal that is over: those of its review, of all hands, and of its replay.

    There is nothing to look back on where no card was played and the game goes on, as after alifer.
    """
    game = table.game
    if game is not None and game.outcome is None and table.deal.between_deals:
        moves = game.moves[len(table.deal.moves_before_cards()) :]
        if not any(isinstance(move, Play) for move in moves):
            return []
    deals = shown_deals(table.game) if table.game is not None and table.deal.between_deals else 0
    replay = Button(t("button-replay"), OpenReplay(table.id, table.deal.game_number, deals), emoji="▶️")
    return [*_reviewing(table, t), *([replay] if deals else [])]


def _reviewing(table: Table, t: Texts) -> list[Button]:
    """Offer the review of the last deal, and its hands, until the next deal is on the table."""
    game, reviews = table.game, table.kind.reviews
    deals = reviews.finished(game) if game is not None and reviews is not None else 0
    if not deals or game is None or not (game.awaits_chance or game.outcome is not None):
        return []
    place = (table.id, table.deal.game_number, deals)
    review = Button(t("button-review"), ReviewDeal(*place, page=0), emoji="🔍")
    hands = Button(t("button-hands"), ShowHands(*place), emoji="🖐️")
    return [review, hands] if screens_of(table).has_hands else [review]
