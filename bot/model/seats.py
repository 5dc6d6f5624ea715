"""The seats of a table: who sits in each, for whom the computer plays, and who comes and has gone."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final, NamedTuple

from bot.model.errors import Refusal
from bot.model.person import Person
from engine.players import Level

MISSED: Final = 2
"""After so many moves in a row for an absent player the computer keeps the seat."""
NOT_COME: Final = MISSED + 1
"""Instead of a number of moves, that somebody was not there when play began, and has let nobody wait."""


class Departure(NamedTuple):
    """That somebody has left a seat of a series under way."""

    person: Person
    seat: int
    moment: str
    """The numbers of game and deal, as `game.deal`; the deal is 0 where nobody held cards."""

    def was_during(self, game_number: int) -> bool:
        """Return whether it was in this game of the table."""
        return self.moment.startswith(f"{game_number}.")

    @property
    def is_forgotten(self) -> bool:
        """Whether the person's data were deleted, so that they may come back as somebody new."""
        return self.person.user_id is None


class Seats(list[Person | None]):
    """Who sits in each seat, `None` where nobody does; in the lobby as many seats as the game allows."""

    __slots__ = ("departures", "invited", "kept", "missed", "newcomers")

    def __init__(self, sitting: Iterable[Person | None] = ()) -> None:
        super().__init__(sitting)
        self.missed = [0] * len(self)
        """For each seat, how many moves in a row the computer made for its owner."""
        self.departures: dict[int, Departure] = {}
        """Which seat each person who left had last, by the person's key."""
        self.newcomers: dict[int, Person] = {}
        """Who sits down with the next deal, by the computer's seat that is promised to them."""
        self.invited: dict[int, Person] = {}
        """Whom the opener has invited, by the person's key."""
        self.kept: dict[int, Person] = {}
        """For whom of them an empty seat is kept before the series begins, by the seat."""

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person, or `None`."""
        return next((seat for seat, sitting in enumerate(self) if sitting and sitting.id == person.id), None)

    def person(self, seat: int) -> Person:
        """Return the player in a seat, which must not be empty."""
        person = self[seat]
        assert person is not None
        return person

    @property
    def seated(self) -> tuple[Person, ...]:
        """Who sits in each seat, none of which may be empty."""
        return tuple(self.person(seat) for seat in range(len(self)))

    @property
    def sitting(self) -> list[Person]:
        """The people who sit here, without computers."""
        return [person for person in self if person is not None and person.level is None]

    @property
    def taken(self) -> int:
        """How many seats are not empty."""
        return len(self) - self.count(None)

    def level_of(self, seat: int) -> Level | None:
        """Return the level of the computer in a seat; `None` for a person or an empty seat."""
        sitting = self[seat]
        return sitting.level if sitting is not None else None

    # Who is there

    def is_present(self, seat: int) -> bool:
        """Return whether a person sits there and plays, not the computer instead."""
        sitting = self[seat]
        return sitting is not None and sitting.level is None and self.missed[seat] < MISSED

    def is_away(self, seat: int) -> bool:
        """Return whether the computer plays for the owner of the seat until the owner is back."""
        return self.missed[seat] >= MISSED

    def has_let_wait(self, seat: int) -> bool:
        """Return whether the owner of the seat is away, after the others have waited for their moves."""
        return self.missed[seat] == MISSED

    def begin_without(self, absent: Set[int]) -> None:
        """Have computers play from the beginning for those of these people, by their keys, who sit here."""
        for seat, person in enumerate(self):
            if person is not None and person.id in absent:
                self.missed[seat] = NOT_COME

    @property
    def present(self) -> list[int]:
        """The seats at which people play."""
        return [seat for seat in range(len(self)) if self.is_present(seat)]

    @property
    def people(self) -> int:
        """How many people play, not counting absent ones."""
        return len(self.present)

    @property
    def are_left_to_computers(self) -> bool:
        """Whether nobody but computers sits here, and nobody is about to sit down."""
        return all(sitting and sitting.level for sitting in self) and not self.newcomers

    # Who comes, and who has gone

    def seat_left(self, person: Person) -> int | None:
        """Return the seat that a person has left and could have back from its computer, or `None`."""
        left = self.departures.get(person.id)
        if left is None or self.seat_of(person) is not None:
            return None
        return left.seat if self.level_of(left.seat) is not None else None

    def promised_seat(self, person: Person) -> int | None:
        """Return the seat that a person gets with the next deal, or `None`."""
        return next((seat for seat, newcomer in self.newcomers.items() if newcomer.id == person.id), None)

    def kept_seat(self, person: Person) -> int | None:
        """Return the seat that is kept for a person, or `None`."""
        return next((seat for seat, friend in self.kept.items() if friend.id == person.id), None)

    @property
    def free_seats(self) -> list[int]:
        """The empty seats that are kept for nobody."""
        return [seat for seat, sitting in enumerate(self) if sitting is None and seat not in self.kept]

    def renounce(self, person: Person) -> bool:
        """Give back the seat that is promised to a person; return whether there was one."""
        seat = self.promised_seat(person)
        if seat is not None:
            del self.newcomers[seat]
        return seat is not None

    def need_company(self, person: Person, avoided: Set[int]) -> None:
        """Raise `Refusal` where a person who is new here would sit beside one of these accounts; it names nobody."""
        here = [each for each in (*self, *self.newcomers.values()) if each is not None]
        is_new = all(each.id != person.id for each in here)
        if is_new and any(each.user_id in avoided for each in here):
            raise Refusal("seat-not-free")

    # Other seats

    def free(self, person: Person) -> None:
        """Leave the seat of a person empty, if they have one."""
        seat = self.seat_of(person)
        if seat is not None:
            self[seat] = None

    def fit(self, most: int) -> None:
        """Have this many seats: empty seats go first, kept ones last of these, then computers', but no person's."""
        if len(self.sitting) > most:
            raise Refusal("too-many-sit", seats=most)
        while len(self) > most:
            gone = max(range(len(self)), key=self._last_needed)
            del self[gone]
            self.kept = {seat - (seat > gone): friend for seat, friend in self.kept.items() if seat != gone}
        self += [None] * (most - len(self))
        self.missed = [0] * most

    def _last_needed(self, seat: int) -> tuple[bool, bool, bool, int]:
        return self[seat] is None, seat not in self.kept, self.level_of(seat) is not None, seat

    def close_up(self) -> None:
        """Do away with empty seats."""
        self[:] = [sitting for sitting in self if sitting is not None]
        self.missed = [0] * len(self)
