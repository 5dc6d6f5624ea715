"""A table: its seats, clock, votes, deal and series; pure and synchronous.

What one part can tell stands in the file of the part. What needs several is a function in a file named after what is
done: `seating`, `handover`, `moving`, `dealing`, `timing`, `stopping`, `conceding`, `next_game`, `say`, `comparing`,
`looking_back`. What has to be stored is left in `changes`, which the storage writes down in the same transaction; what
else follows is told by `following`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from bot.model.changes import Changes
from bot.model.clock import TableClock
from bot.model.deal import DealUnderWay
from bot.model.duplicate import Duplicate, Spot
from bot.model.errors import Refusal
from bot.model.guest import Guest
from bot.model.names import NOBODY, told_apart
from bot.model.options import DEFAULT_OPTIONS, Guild, Newcomers, Options, Partners
from bot.model.person import Person
from bot.model.play_on import Origin
from bot.model.seal import Seal
from bot.model.seats import Seats
from bot.model.votes import Votes
from engine.game import Game, Rules, View
from engine.games import AnyKind, kind_of
from engine.moves import DOST
from engine.series import Choice, Series

NOWHERE: Final = 0
"""The number of no server, and of no channel, at which private tables stand."""
ACROSS: Final = 1
"""The number that stands for all servers together: under it stand the tables across servers and what is won there."""


class Status(StrEnum):
    """The stage of a table: before, during or after its series."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"


@dataclass(slots=True)
class TableMessage:
    """The message that shows a table to everybody in its channel."""

    id: int | None = None
    posted_at: datetime | None = None
    shows: str | None = None
    """The deal that the message shows, as the `key` of a deal."""

    def is_above(self, message_id: int) -> bool:
        """Return whether a message stands above the table's message; Discord numbers messages in rising order."""
        return self.id is not None and message_id < self.id


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


@dataclass(frozen=True, slots=True)
class SharedPlay:
    """How a deal that others get too is played as the first deal of a table."""

    pool: str
    number: int
    """The number of the deal in its pool."""
    helped: bool = False
    """Whether the person took a hint, or a computer moved for them, so that the result is not counted among others."""
    over: bool = False
    """Whether the deal has ended, and its result is counted where it is to be."""


@dataclass(slots=True, weakref_slot=True)
class Table:
    """A table with its parts, and the questions that need several of them."""

    id: int
    guild: Guild
    channel_id: int
    """The channel or thread of the table's message."""
    opener: Person
    rules: Rules
    options: Options = DEFAULT_OPTIONS
    duplicate: Duplicate | None = None
    """For what the deal of this table is played at others too; such a table is over with its first deal."""
    origin: Origin | None = None
    """From which moment of a past game, or of a puzzle, its deal is played on; the table is over with that deal."""
    shared: SharedPlay | None = None
    """Which deal that others get too is the first deal of this table."""
    status: Status = Status.LOBBY
    seats: Seats = field(default_factory=Seats)
    """Who sits in each seat; in the lobby as many seats as the game allows."""
    clock: TableClock = field(default_factory=TableClock)
    votes: Votes = field(default_factory=Votes)
    deal: DealUnderWay = field(default_factory=DealUnderWay)
    seal: Seal = field(default_factory=Seal)
    message: TableMessage = field(default_factory=TableMessage)
    changes: Changes = field(default_factory=Changes)
    for_invited: bool = False
    """Whether nobody sits down here who was not invited."""
    rematch_id: int | None = None
    """The table at which these people play again."""
    next_table_id: int | None = None
    """The table at which the next deal of an evening is played."""
    unfinished: Unfinished | None = None
    """In the lobby: an unfinished series of the same people."""
    kind: AnyKind = field(init=False, repr=False)
    """The game that is played here."""
    series: Series = field(init=False)
    last_choice: Choice | None = None
    """What the winners of the last finished game chose."""
    guests: dict[int, Guest] = field(default_factory=dict)
    """At a table across servers: as whom the others know each person there, by the person's key."""
    first_players: tuple[Person, ...] = ()
    """The players of the series' first game, who win or lose the series; empty until that game is entered."""
    _apart: list[Person] = field(default_factory=list, init=False, repr=False, compare=False)
    """All who were named here when they were last told apart."""

    def __post_init__(self) -> None:
        self.kind = kind_of(self.rules)
        self.series = self.kind.series(self.rules)
        self.seats = self.seats or Seats([None] * self.kind.most_seats(self.rules))

    @property
    def game(self) -> Game | None:
        """The game under way, or the last one."""
        return self.deal.game

    @property
    def guild_id(self) -> int:
        return self.guild.id

    @property
    def is_private(self) -> bool:
        """Whether the table stands in no channel, and nobody but who sits there can find it."""
        return self.channel_id == NOWHERE

    @property
    def is_across(self) -> bool:
        """Whether people of all servers have been brought together here, each with nothing but a hand."""
        return self.guild_id == ACROSS

    @property
    def is_solitary(self) -> bool:
        """Whether one person plays here alone, and nobody looks on."""
        return self.is_private and not self.is_across

    @property
    def is_practice(self) -> bool:
        """Whether one person plays a game here alone, against computers, and nothing of it is entered anywhere."""
        return self.is_solitary and self.duplicate is None

    @property
    def is_alone(self) -> bool:
        """Whether one person plays here with computers, and nobody else can get a seat before the next deal.

        Who answers for the game, or has left the deal, may come back; they may have looked on meanwhile.
        """
        left = [each.person for each in self.seats.departures.values() if each.moment == self.deal.key]
        people = {each.id for each in (*self.seats.sitting, *self.deal.players, *left) if each.level is None}
        return len(people) == 1 and (self.is_private or self.options.newcomers is Newcomers.BETWEEN_DEALS)

    @property
    def party(self) -> int:
        """Who has the computers of this table think, as servers share them: its server, or a private table's opener."""
        return -self.opener.id if self.is_private else self.guild.id

    @property
    def spot(self) -> Spot | None:
        """Which deal of an evening is played here, and at which of its tables; `None` at all other tables."""
        return self.duplicate.spot if self.duplicate is not None else None

    # Who sits there

    def known(self, person: Person) -> Person:
        """Return a person as the others at this table may know them: across servers by the name chosen for that."""
        if not self.is_across or person.user_id is None:
            return person
        guest = self.guests.get(person.id)
        return replace(person, name=guest.name if guest is not None else NOBODY)

    def tell_apart(self) -> None:
        """Have no two people of the table be called the same; across servers they have such names already."""
        everybody = self._everybody()
        if not self.guests and everybody != self._apart:
            self._call(told_apart(everybody))
            self._apart = self._everybody()

    def as_read_by(self, reader: Person) -> Table:
        """Return this table as somebody there reads it: across servers people who both want names read their own."""
        own = {key: guest.own for key, guest in self.guests.items() if guest.own and key != reader.id}
        if not (own and reader.named):
            return self
        read = [replace(each, name=own.get(each.id, each.name)) for each in self._everybody()]
        shown = copy(self)
        shown.seats, shown.deal = copy(self.seats), copy(self.deal)
        shown._call(told_apart(read))
        return shown

    def _everybody(self) -> list[Person]:
        """Return all who are named at this table, some of them several times."""
        seats, deal = self.seats, self.deal
        people = [
            self.opener,
            *filter(None, seats),
            *(left.person for left in seats.departures.values()),
            *seats.newcomers.values(),
        ]
        people += [*seats.invited.values(), *deal.players, *deal.last_players, *self.first_players]
        return people + [each.person for each in deal.substituted]

    def _call(self, apart: Mapping[int, Person]) -> None:
        """Call everybody at this table as they are called here, by their keys."""
        if all(apart[person.id].name == person.name for person in self._everybody()):
            return
        seats, deal = self.seats, self.deal
        self.opener = apart[self.opener.id]
        seats[:] = [person and apart[person.id] for person in seats]
        seats.departures = {key: left._replace(person=apart[key]) for key, left in seats.departures.items()}
        seats.newcomers = {seat: apart[person.id] for seat, person in seats.newcomers.items()}
        seats.invited = {key: apart[key] for key in seats.invited}
        seats.kept = {seat: apart[person.id] for seat, person in seats.kept.items()}
        deal.players, deal.last_players, self.first_players = (
            tuple(apart[person.id] for person in those)
            for those in (deal.players, deal.last_players, self.first_players)
        )
        deal.substituted = [replace(each, person=apart[each.person.id]) for each in deal.substituted]

    def change_guest(self, person: Person, guest: Guest) -> None:
        """Note what a person at a table across servers has said, or wants to read."""
        self.guests[person.id] = guest
        self.changes.guests.add(person.id)

    def own_seat(self, person: Person) -> int:
        """Return the seat of a person; raise `Refusal` where they have none."""
        seat = self.seats.seat_of(person)
        if seat is None:
            raise self.no_seat(person)
        return seat

    def no_seat(self, person: Person) -> Refusal:
        """Say that a person has no seat, and to whoever has left one how it is had again."""
        playing = self.status is Status.PLAYING
        return Refusal("has-left" if playing and self.seats.seat_left(person) is not None else "not-seated")

    def admits(self, person: Person) -> bool:
        """Return whether a person may sit down: where only invited people may, these, the opener and who has played."""
        known = {self.opener.id, *self.seats.invited, *self.seats.departures, *(each.id for each in self.deal.players)}
        return not self.for_invited or person.id in known

    def may_decide(self, person: Person) -> bool:
        """Return whether a person may do what is the opener's, whose data may be deleted: then those invited may."""
        gone = self.opener.user_id is None and self.opener.level is None
        return person.id == self.opener.id or (gone and self.for_invited and self.admits(person))

    def partner_of(self, seat: int) -> int | None:
        """Return the seat of the partner, or `None` in a game without partners."""
        return (seat + 2) % len(self.seats) if self.kind.partners else None

    @property
    def draws_partners(self) -> bool:
        """Whether it comes by lot who plays with whom here."""
        return self.kind.partners and self.options.partners is Partners.DRAWN

    @property
    def awaits_draw(self) -> bool:
        """Whether that is still to come, so that it means nothing who sits where."""
        return self.draws_partners and self.game is None

    # Who answers for the game

    def player(self, seat: int) -> Person:
        """Return who answers for the result of a seat, whoever plays its cards now."""
        return self.deal.players[seat] if self.deal.players else self.seats.person(seat)

    @property
    def answering(self) -> tuple[Person, ...]:
        """Return who answers for the result of each seat."""
        return self.deal.players or self.seats.seated

    @property
    def undecided(self) -> bool:
        """Whether a game is under way, or its winners still have to choose what to do with their brčka."""
        return self.game is not None and (self.game.outcome is None or self.series.pending is not None)

    def is_substitute(self, seat: int) -> bool:
        """Return whether somebody sits there who only plays the cards of the game's player, and decides nothing."""
        sitting = self.seats[seat]
        return self.undecided and sitting is not None and sitting.id != self.player(seat).id

    # The game

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know of the game; with `None`, what everybody may know."""
        view = self.deal.view(seat)
        if self.duplicate is not None:
            # In one deal there is no hundred to be reached: it is played out.
            view = replace(view, legal=tuple(move for move in view.legal if move != DOST))
        # For whoever has made the withheld pass, the turn is over.
        withheld = self.clock.withheld and self.game is not None and seat == self.game.turn
        return replace(view, turn=None, legal=()) if withheld else view

    def awaited(self) -> set[int]:
        """Return the seats that are to move or to choose."""
        if self.status is not Status.PLAYING or self.game is None or self.clock.withheld:
            return set()
        if self.series.pending is not None:
            side = {seat for seat in range(len(self.seats)) if self.kind.side_of(seat) == self.series.pending.winner}
            # Where substitutes sit in every one of the side's seats, they choose.
            return {seat for seat in side if not self.is_substitute(seat)} or side
        return set() if self.game.turn is None else {self.game.turn}

    # Where it stands

    def promise_no_more(self) -> None:
        """End the promises of seats with the series, and note whose they were."""
        self.changes.disappointed += self.seats.newcomers.values()
        self.seats.newcomers.clear()

    def need(self, status: Status) -> None:
        """Raise `Refusal` unless the table is at this stage."""
        if self.status is not status:
            raise self.refused_at_stage

    @property
    def refused_at_stage(self) -> Refusal:
        """Why something cannot be done at the table's stage."""
        over = self.status in (Status.FINISHED, Status.STOPPED)
        if self.spot is not None and self.spot.individual and over:
            return Refusal("individual-table-over")
        return Refusal(f"evening-table-{self.status}" if self.spot and over else f"table-{self.status}")

    def stand_at(self, channel_id: int, message_id: int | None, at: datetime) -> list[tuple[int, int]]:
        """Make this message the table's; return the channel and id of each older message, which are to be deleted."""
        left = []
        if self.message.id is not None and self.message.id != message_id:
            left.append((self.channel_id, self.message.id))
        if self.channel_id != channel_id and self.clock.call_id is not None:
            left.append((self.channel_id, self.clock.call_id))
            self.clock.drop_call()
        self.channel_id, self.message = channel_id, TableMessage(message_id, at, self.deal.key)
        return left
