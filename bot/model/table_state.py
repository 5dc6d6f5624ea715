"""The state of a table: who sits there, the series, the current game, and what the table waits for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple

from bot.model.changes import Changes
from bot.model.clock import TableClock
from bot.model.deal import DealUnderWay
from bot.model.duplicate import Duplicate, Spot
from bot.model.errors import Refusal
from bot.model.message import TableMessage
from bot.model.options import DEFAULT_OPTIONS, Guild, Options
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.seats import Departure, Seats
from bot.model.votes import Votes
from engine.cards.shuffle import thought
from engine.game import Game, Rules, View
from engine.games import AnyKind, kind_of
from engine.moves import DOST, Pass, Signal
from engine.series import Choice, Series

NOWHERE: Final = 0
"""The number of no server, and of no channel, at which private tables stand."""


class Status(StrEnum):
    """The stage of a table: before, during or after its series."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"


class Unfinished(NamedTuple):
    """A series that the people in a lobby have begun at another table and not finished."""

    table_id: int
    balance: tuple[int, int]
    """The brčka of both sides."""
    game_number: int = 0
    """The number at that table of the game that one of them may give up; 0 if there is none."""
    wishes: tuple[tuple[Person, Person], ...] = ()
    """Each person who would give it up, with the partner who has to agree."""

    @property
    def game_key(self) -> str:
        """The numbers of the table and of the game that may be given up, as buttons carry them."""
        return f"{self.table_id}.{self.game_number}"


@dataclass(slots=True, weakref_slot=True)
class TableState:
    """The stored state of a table, and questions about it that change nothing."""

    id: int
    guild: Guild
    channel_id: int
    """The channel or thread of the table's message."""
    opener: Person
    rules: Rules
    options: Options = DEFAULT_OPTIONS
    duplicate: Duplicate | None = None
    """For what the deal of this table is played at others too; such a table is over with its first deal."""
    status: Status = Status.LOBBY
    seats: Seats = field(default_factory=Seats)
    """Who sits in each seat; in the lobby as many seats as the game allows."""
    clock: TableClock = field(default_factory=TableClock)
    votes: Votes = field(default_factory=Votes)
    deal: DealUnderWay = field(default_factory=DealUnderWay)
    seal: Seal = field(default_factory=Seal)
    message: TableMessage = field(default_factory=TableMessage)
    changes: Changes = field(default_factory=Changes)
    rematch_id: int | None = None
    """The table at which these people play again."""
    next_table_id: int | None = None
    """The table at which the next deal of an evening is played."""
    unfinished: Unfinished | None = None
    """In the lobby: an unfinished series of the same people."""
    series: Series = field(init=False)
    last_choice: Choice | None = None
    """What the winners of the last finished game chose."""
    first_players: tuple[Person, ...] = ()
    """The players of the series' first game, who win or lose the series; empty until that game is entered."""

    def __post_init__(self) -> None:
        self.series = self.kind.series(self.rules)
        self.seats = self.seats or Seats([None] * self.kind.most_seats(self.rules))

    @property
    def game(self) -> Game | None:
        """The game under way, or the last one."""
        return self.deal.game

    @property
    def kind(self) -> AnyKind:
        """The game that is played here."""
        return kind_of(self.rules)

    @property
    def guild_id(self) -> int:
        return self.guild.id

    @property
    def is_private(self) -> bool:
        """Whether the table stands in no channel, and nobody but who sits there can find it."""
        return self.channel_id == NOWHERE

    @property
    def is_practice(self) -> bool:
        """Whether one person plays a game here alone, against computers, and nothing of it is entered anywhere."""
        return self.is_private and self.duplicate is None

    @property
    def party(self) -> int:
        """Who has the computers of this table think, as servers share them: its server, or a private table's opener."""
        return self.guild.id or -self.opener.id

    @property
    def spot(self) -> Spot | None:
        """Which deal of an evening is played here, and at which of its tables; `None` at all other tables."""
        return self.duplicate.spot if self.duplicate is not None else None

    def need_ordinary(self) -> None:
        """Raise `Refusal` where a deal is played that others play too, which is played to its end."""
        if self.duplicate is not None:
            raise Refusal("duplicate-alone" if self.is_private else "duplicate-compared")

    def need_company(self) -> None:
        """Raise `Refusal` where somebody tries the deal of the day, and so neither leaves nor stops."""
        if self.is_private and not self.is_practice:
            raise Refusal("duplicate-alone")

    # Who sits there

    def own_seat(self, person: Person) -> int:
        """Return the seat of a person; raise `Refusal` where they have none."""
        seat = self.seats.seat_of(person)
        if seat is None:
            raise self.no_seat(person)
        return seat

    def no_seat(self, person: Person) -> Refusal:
        """Say that a person has no seat, and to whoever has left one how it is had again."""
        return Refusal("not-seated" if self.seat_left(person) is None else "has-left")

    def seat_left(self, person: Person) -> int | None:
        """Return the seat that a person has left and could have back from its computer, or `None`."""
        left = self.seats.departures.get(person.id)
        if left is None or self.status is not Status.PLAYING or self.seats.seat_of(person) is not None:
            return None
        return left.seat if self.seats.level_of(left.seat) is not None else None

    def partner_of(self, seat: int) -> int | None:
        """Return the seat of the partner, or `None` in a game without partners."""
        return (seat + 2) % len(self.seats) if self.kind.partners else None

    @property
    def hints(self) -> bool:
        """Whether people may ask what a strong player would do: where it was agreed, or where only one person plays.

        Nobody may at a duplicate, where people compare what they make of the cards.
        """
        return self.duplicate is None and (self.options.hints or len(self.seats.sitting) == 1)

    @property
    def waits_for_absent(self) -> bool:
        """Whether all people who sit here are absent, and nobody is about to sit down: nothing moves then.

        At an evening computers play on for them, because other tables wait for this one.
        """
        if self.spot is not None:
            return False
        coming = self.seats.present or self.seats.newcomers
        return not coming and bool(self.seats.sitting)

    @property
    def is_left_to_computers(self) -> bool:
        """Whether a series is played by nobody but computers, and nobody is about to sit down."""
        return self.status is Status.PLAYING and self.seats.are_left_to_computers

    # Who answers for the game

    def player(self, seat: int) -> Person:
        """Return who answers for the result of a seat, whoever plays its cards now."""
        return self.deal.players[seat] if self.deal.players else self.seats.person(seat)

    @property
    def answering(self) -> tuple[Person, ...]:
        """Return who answers for the result of each seat."""
        return self.deal.players or self.seats.seated

    @property
    def series_players(self) -> tuple[Person, ...]:
        """Return who answers for the result of the series in each seat, whoever plays its games now."""
        return self.first_players or self.answering

    def plays_series_for_another(self, seat: int) -> bool:
        """Return whether somebody sits there whose games count, but whose series is that of who was dealt the first."""
        sitting = self.seats[seat]
        return self.series.goal > 1 and sitting is not None and sitting.id != self.series_players[seat].id

    @property
    def undecided(self) -> bool:
        """Whether a game is under way, or its winners still have to choose what to do with their brčka."""
        return self.game is not None and (self.game.outcome is None or self.series.pending is not None)

    def is_substitute(self, seat: int) -> bool:
        """Return whether somebody sits there who only plays the cards of the game's player, and decides nothing."""
        sitting = self.seats[seat]
        return self.undecided and sitting is not None and sitting.id != self.player(seat).id

    def has_say(self, seat: int) -> bool:
        """Return whether a person plays there who has played the game from its first deal."""
        return self.seats.is_present(seat) and not self.is_substitute(seat)

    def is_new(self, seat: int) -> bool:
        """Return whether somebody sits there who was not dealt the first cards of the newest game that has any."""
        sitting, dealt = self.seats[seat], self.deal.newest_players
        return sitting is not None and seat < len(dealt) and sitting.id != dealt[seat].id

    @property
    def voices(self) -> list[int]:
        """The seats of people who decide whether the series ends; who is new does not, until cards are dealt.

        At an evening absent people are asked as well: the deals that come would be missed by them, too.
        """
        asked = {
            seat
            for seat in range(len(self.seats))
            if self.seats.is_present(seat) or (self.spot and self.seats.is_away(seat))
        }
        return sorted(seat for seat in asked if not self.is_new(seat))

    def answers(self, person: Person) -> bool:
        """Return whether somebody answers for the game under way, wherever they sit."""
        return self.undecided and any(player.id == person.id for player in self.deal.players)

    def need_say(self, seat: int) -> None:
        """Raise `Refusal` where somebody sits who came to the game later."""
        if self.is_substitute(seat):
            raise Refusal("substitute")

    # The game

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know of the game; with `None`, what everybody may know."""
        assert self.game is not None
        view = self.game.view(seat)
        if self.duplicate is not None:
            # In one deal there is no hundred to be reached: it is played out.
            view = replace(view, legal=tuple(move for move in view.legal if move != DOST))
        # For whoever has made the withheld pass, the turn is over.
        return replace(view, turn=None, legal=()) if self.clock.withheld and seat == self.game.turn else view

    def thought(self, seat: int) -> int:
        """Return the number from which a computer chooses at a duplicate, so that equal play gets equal answers."""
        assert self.game is not None
        return thought(self.seal.secret, seat, self.game.moves)

    def awaited(self) -> set[int]:
        """Return the seats that are to move or to choose."""
        if self.status is not Status.PLAYING or self.game is None or self.clock.withheld:
            return set()
        if self.series.pending is not None:
            return self._choosers(self.series.pending.winner)
        return set() if self.game.turn is None else {self.game.turn}

    def _choosers(self, winner: int) -> set[int]:
        """Return the seats that choose for a side: those of its players, or all where substitutes sit in every one."""
        side = {seat for seat in range(len(self.seats)) if self.kind.side_of(seat) == winner}
        return {seat for seat in side if not self.is_substitute(seat)} or side

    def may_choose(self, seat: int) -> bool:
        """Return whether the player in a seat may choose what to do with the brčka of a game."""
        return bool(self.series.legal_moves(seat)) and not self.is_substitute(seat)

    def is_asked(self, seat: int) -> bool:
        """Return whether a person is asked who is awaited there, and no computer: about brčka no substitute is."""
        return self.has_say(seat) if self.series.pending is not None else self.seats.is_present(seat)

    @property
    def departed(self) -> list[Departure]:
        """Who has seen a hand of this deal that is not theirs, and has left."""
        gone = [left for left in self.seats.departures.values() if left.moment == self.deal.key]
        return [
            left for left in gone if left.person.id not in (self.player(left.seat).id, self.seats.person(left.seat).id)
        ]

    def computer_to_move(self) -> int | None:
        """Return the seat for which a computer has to move: its own, or that of an owner who is absent or late.

        Of two partners a present one chooses what to do with brčka. If all people are absent, nothing moves unless
        somebody new waits for the next deal.
        """
        awaited = self.awaited()
        if not awaited or self.clock.put_away:
            return None
        if self.waits_for_absent or (not self.clock.overdue and any(self.is_asked(seat) for seat in awaited)):
            return None
        return min(awaited)

    def _need(self, status: Status) -> None:
        if self.status is not status:
            raise self._refused_at_stage

    @property
    def _refused_at_stage(self) -> Refusal:
        """Why something cannot be done at the table's stage."""
        over = self.status in (Status.FINISHED, Status.STOPPED)
        return Refusal(f"evening-table-{self.status}" if self.spot and over else f"table-{self.status}")

    # What was done in this transaction

    @property
    def is_quiet(self) -> bool:
        """Whether all moves made are secret: signals, passes while others declare, and a pass that is withheld.

        The table is not redrawn for them, because that would show that they were made.
        """
        quiet = (Signal, Pass) if self.deal.is_declaring else (Signal,)
        anything = self.changes.has_withheld or bool(self.changes.moves_made)
        return anything and all(isinstance(move, quiet) for move in self.changes.moves_made)
