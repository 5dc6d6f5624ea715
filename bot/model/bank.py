"""Time banks: minutes for the cards of a game, beside the seconds for each; what each seat has used of them.

Whatever is not a card, such as declarations, has a time of its own. So no bank tells what somebody keeps back.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.model.news import Moved
from bot.model.table import Table
from engine.moves import Play

ASIDE: Final = timedelta(minutes=1)
"""The time for what is not a card, where cards have a bank."""


def rest(table: Table, seat: int) -> timedelta:
    """Return what a seat has left of its bank; nothing where there are none."""
    whole = table.options.clock.bank or timedelta()
    return max(timedelta(), whole - table.clock.bank_used.get(seat, timedelta()))


def time_to_move(table: Table, asked: Sequence[int]) -> timedelta | None:
    """Return the time that these seats have for what they are asked now, where there are banks; `None` for no limit."""
    if table.options.clock.time is None:
        return None
    if len(asked) == 1 and _is_asked_for_card(table, asked[0]):
        return table.options.clock.time + rest(table, asked[0])
    return ASIDE


def settle(table: Table, now: datetime) -> None:
    """Take from its bank what the seat has used that was waited for until now."""
    if table.options.clock.bank is None or not (table.clock.overdue or table.clock.deadline_at):
        return
    seat = _waited_for(table)
    if seat is not None:
        left = table.clock.deadline_at - now if table.clock.deadline_at is not None else timedelta()
        table.clock.bank_used[seat] = table.options.clock.bank - min(rest(table, seat), max(left, timedelta()))


def _waited_for(table: Table) -> int | None:
    """Return the seat of which a card was asked: that of the first one played now, or of whoever is still to play."""
    made = [item for item in table.changes.news if isinstance(item, Moved)]
    if not made:
        return table.game.turn if table.game is not None and _is_asked_for_card(table, table.game.turn) else None
    return next((item.seat for item in made if isinstance(item.move, Play)), None)


def _is_asked_for_card(table: Table, seat: int | None) -> bool:
    if seat is None or table.game is None or table.game.turn != seat or table.series.pending is not None:
        return False
    return any(isinstance(move, Play) for move in table.view(seat).legal)
