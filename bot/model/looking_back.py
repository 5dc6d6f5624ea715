"""A table as it was with one of its games that is under way no more, to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.model.table import Table
from engine.game import Game


def before_last_deal(table: Table) -> Table | None:
    """Return the table as it was before the last cards of its game were dealt; `None` in the game's first deal."""
    if table.game is None or table.game.deal_number < 2:
        return None
    game = table.kind.begin(table.rules, len(table.seats))
    for move in table.deal.moves_before_cards():
        game.push(move)
    return with_game(table, game, table.deal.game_number, table.deal.players, table.deal.substituted)


def with_game(
    table: Table, game: Game, number: int, players: Sequence[Person], substituted: Sequence[Substituted]
) -> Table:
    """Return the table with one of its games that is under way no more, and those who played it, to be drawn."""
    shown = copy(table)
    shown.deal = replace(
        table.deal, game_number=number, game=game, players=tuple(players), substituted=list(substituted)
    )
    shown.clock = replace(table.clock, next_deal_at=None, deadline_at=None, withheld=False)
    return shown
