"""Makes the moves of people and computers, and everything that follows from a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.model import dealing, moving, next_game, seating, timing
from bot.model.chance import Chance
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Table
from engine.moves import Concede, Deal, Dealer, Draw, Move, Ranking


@dataclass(frozen=True, slots=True)
class Moves:
    """Changes tables that are open in a transaction; it shows and stores nothing."""

    _clock: Callable[[], datetime]
    _chance: Chance
    _pause: timedelta
    _secret: timedelta

    def begin(self, table: Table, person: Person) -> None:
        """Begin the series of a lobby, as a person wants, with partners by lot where that was agreed on; and deal."""
        seating.start(table, person)
        if table.draws_partners:
            seating.draw_seats(table, self._chance)
        self.advance(table)

    def make(self, table: Table, seat: int, version: str, move: Move | None, *, instead: bool = False) -> bool:
        """Make a move and return whether it was still asked for; `instead` is set for the moves of computers.

        Without a move the cut is drawn.

        Raise `IllegalMove`, or `Refusal` where no game is under way.
        """
        # A computer may have been about to move for a person who has come back in the meantime.
        asked = not instead or timing.computer_to_move(table) == seat
        if not asked or not moving.is_fresh(table, version, seat, move):
            return False
        moving.push(table, seat, move, instead=instead)
        self.advance(table)
        return True

    def advance(self, table: Table) -> None:
        """Do everything at a table that needs no decision of a player."""
        next_game.hasten(table, self._clock(), self._pause)
        dealing.advance(table, self._clock(), self._chance, next_game.pause(table, self._pause), self._secret)

    def read(self, table: Table, text: str) -> Move:
        """Return the move of a button; raise `Refusal` for an invalid text, or a move that no player makes."""
        try:
            move = table.kind.parse(text)
        except ValueError:
            raise Refusal("unknown-button") from None
        if isinstance(move, Dealer | Draw | Ranking | Deal | Concede):
            raise Refusal("unknown-button")
        return move
