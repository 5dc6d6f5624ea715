"""Makes moves at tables, for people and computers alike, and all that follows from a move by itself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.chance import Chance
from bot.model.errors import Refusal
from bot.model.table import Table
from engine.moves import Concede, Deal, Dealer, Draw, Move, Ranking


class Moves:
    """Changes tables that are open in a transaction; nothing is shown or stored here."""

    def __init__(self, clock: Callable[[], datetime], chance: Chance, pause: timedelta) -> None:
        self._clock = clock
        self._chance = chance
        self._pause = pause

    def make(self, table: Table, seat: int, version: str, move: Move, *, instead: bool = False) -> bool:
        """Make a move; return whether it was still asked for. A computer moves `instead` of somebody late or away.

        Raises `IllegalMove`, or `Refusal` where no game is under way.
        """
        # Whoever it was to stand in for may be back by now.
        asked = not instead or table.computer_to_move() == seat
        if not asked or not table.is_fresh(version, seat, move):
            return False
        table.push(seat, move, instead=instead)
        self.advance(table)
        return True

    def advance(self, table: Table) -> None:
        """Do everything at a table that nobody has to be asked for."""
        table.advance(self._clock(), self._chance, self._pause)

    def read(self, table: Table, text: str) -> Move:
        """Return the move that a button carries; raise `Refusal` for a text that is none, or that nobody decides."""
        try:
            move = table.kind.parse(text)
        except ValueError:
            raise Refusal("unknown-button") from None
        if isinstance(move, Dealer | Draw | Ranking | Deal | Concede):
            raise Refusal("unknown-button")
        return move

    def any_cut(self, table: Table) -> Move:
        """Return a cut by chance."""
        return table.cuts[self._chance.below(len(table.cuts))]
