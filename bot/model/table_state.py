"""What a table is at a moment: who sits there, the series, the game under way, and what is waited for."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.model.errors import Refusal
from bot.model.news import Moved, News
from bot.model.options import DEFAULT_OPTIONS, Guild, Options
from bot.model.panel import Panel
from bot.model.person import Person
from engine.game import Game, Rules, View
from engine.games import AnyKind, kind_of
from engine.moves import Move, Pass, Signal, cuts_of
from engine.players import Level
from engine.series import Choice, Series

MISSED: Final = 2
"""Moves in a row that the computer made for somebody, after which it goes on doing so."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"


@dataclass(slots=True, weakref_slot=True)
class TableState:
    """All that is stored of a table, and what follows from it; nothing here changes anything."""

    id: int
    guild: Guild
    channel_id: int
    """Where its message stands: a channel, or a thread."""
    opener: Person
    rules: Rules
    options: Options = DEFAULT_OPTIONS
    status: Status = Status.LOBBY
    seats: list[Person | None] = field(default_factory=list)
    """Who sits where; in the lobby as many seats as there may be."""
    votes: set[int] = field(default_factory=set)
    """Seats that want to stop."""
    conceding: set[int] = field(default_factory=set)
    """Seats that want to give the game up."""
    missed: list[int] = field(default_factory=list)
    """How many moves in a row the computer had to make for a seat's owner."""
    departures: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Which hand somebody held who has left, and in which deal, by the key of the person."""
    forgotten: frozenset[int] = frozenset()
    """Those among them who had their data deleted, and may have come back as somebody new."""
    next_deal_at: datetime | None = None
    deadline_at: datetime | None = None
    """When the computer moves for whoever is awaited."""
    overdue: bool = False
    """Whether that time has come."""
    call_at: datetime | None = None
    """When whoever is awaited is mentioned, unless they have moved or have their hand open."""
    called: set[int] = field(default_factory=set)
    """Seats that have been called for the move awaited."""
    call_id: int | None = None
    """The message by which somebody has been called."""
    call_over: bool = False
    """Whether that message may go."""
    idle_at: datetime | None = None
    """When the table is put away, unless somebody does something."""
    put_away: bool = False
    """Nothing moves here until somebody brings the table back."""
    brought_back: bool = False
    """Whether that has been done at this opening of the table."""
    message_id: int | None = None
    """The message that shows the table."""
    message_at: datetime | None = None
    """When it was posted."""
    message_shows: str | None = None
    """The deal that message is about, as `deal_key` gives it."""
    rematch_id: int | None = None
    """The table at which these people play again."""
    unfinished: tuple[int, tuple[int, int]] | None = None
    """In a lobby: the table of a series that the same people have not finished, and its brčka."""
    series: Series = field(init=False)
    last_choice: Choice | None = None
    """What the winners of the last finished game chose."""
    game_number: int = 0
    game: Game | None = None
    seed: bytes = field(default=b"", repr=False)
    """The secret of the game under way."""
    next_seed: bytes = field(default=b"", repr=False)
    """The secret of the game to come, whose commitment is published before its first cut (rule 27)."""
    news: list[News] = field(default_factory=list)
    new_panels: dict[int, Panel] = field(default_factory=dict)
    """Panels opened or drawn anew, by seat, to be stored with the table."""

    def __post_init__(self) -> None:
        self.series = self.kind.series(self.rules)
        self.seats = self.seats or [None] * self.kind.most_seats(self.rules)
        self.missed = self.missed or [0] * len(self.seats)

    @property
    def kind(self) -> AnyKind:
        """The game that is played here."""
        return kind_of(self.rules)

    @property
    def guild_id(self) -> int:
        """The server."""
        return self.guild.id

    # Who sits there

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person, or `None`."""
        return next((seat for seat, sitting in enumerate(self.seats) if sitting and sitting.id == person.id), None)

    def own_seat(self, person: Person) -> int:
        """Return the seat of a person; raise `Refusal` where they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def person(self, seat: int) -> Person:
        """Return who sits there."""
        person = self.seats[seat]
        assert person is not None
        return person

    def partner_of(self, seat: int) -> int | None:
        """Return the seat opposite, where it is a partner's."""
        return (seat + 2) % len(self.seats) if self.kind.partners else None

    def is_present(self, seat: int) -> bool:
        """Return whether a person sits there for whom the computer does not play."""
        sitting = self.seats[seat]
        return sitting is not None and sitting.level is None and self.missed[seat] < MISSED

    def is_away(self, seat: int) -> bool:
        """Return whether the computer keeps the seat until its owner is back."""
        return self.missed[seat] >= MISSED

    @property
    def present(self) -> list[int]:
        """The seats at which people play."""
        return [seat for seat in range(len(self.seats)) if self.is_present(seat)]

    @property
    def people(self) -> int:
        """How many people play here; for the others computers do, or nobody."""
        return len(self.present)

    def level_of(self, seat: int) -> Level | None:
        """Return how well the computer at a seat plays; `None` where a person sits, or nobody."""
        sitting = self.seats[seat]
        return sitting.level if sitting is not None else None

    # The game

    @property
    def deal_key(self) -> str:
        """Which deal of which game is on the table; a new one gets a message of its own."""
        return f"{self.game_number}.{max(1, self.game.deal_number)}" if self.game else "lobby"

    def view(self, seat: int | None = None) -> View:
        """Return what a seat, or the table, may know of the game."""
        assert self.game is not None
        return self.game.view(seat)

    def version(self, seat: int | None) -> str:
        """Return what the buttons of a seat, or of the table, carry: the game, and the move as far as shown."""
        return f"{self.game_number}.{self.game.ply(seat) if self.game else 0}"

    @property
    def cuts(self) -> tuple[Move, ...]:
        """All cuts of the pack that is played with."""
        return cuts_of(self.kind.cards)

    def awaited(self) -> set[int]:
        """Return the seats from which something is awaited."""
        if self.status is not Status.PLAYING or self.game is None:
            return set()
        if self.series.pending is not None:
            return {seat for seat in range(len(self.seats)) if self.kind.side_of(seat) == self.series.pending.winner}
        return set() if self.game.turn is None else {self.game.turn}

    def computer_to_move(self) -> int | None:
        """Return the seat for which a computer has to move: its own, one whose owner is away, or late.

        A partner who is there chooses what to do with brčka. Where all people are away nothing moves.
        """
        awaited = self.awaited()
        if not awaited or self.put_away:
            return None
        nobody = not self.present and any(sitting and sitting.level is None for sitting in self.seats)
        if nobody or (not self.overdue and any(self.is_present(seat) for seat in awaited)):
            return None
        return min(awaited)

    def _need(self, status: Status) -> None:
        if self.status is not status:
            raise Refusal(f"table-{self.status}")

    # What was done at this opening of the table

    @property
    def moves_made(self) -> list[Move]:
        """What was played at this opening of the table."""
        return [item.move for item in self.news if isinstance(item, Moved)]

    @property
    def is_quiet(self) -> bool:
        """Whether all that was played is nobody else's business: passes, while others declare, and signals.

        Drawing the table anew for them, though nothing in it changes, would tell that they were made.
        """
        quiet = (Signal, Pass) if self._is_declaring else (Signal,)
        return bool(self.moves_made) and all(isinstance(move, quiet) for move in self.moves_made)

    @property
    def _is_declaring(self) -> bool:
        return self.game is not None and self.game.secret_turn
