"""Signing up for an evening: who plays, with which number, who is out, and who wants whom for a partner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Protocol, TypeVar

from bot.model.actions import button
from bot.model.errors import Refusal
from bot.model.event import EveningAction
from bot.model.movement import Movement, Rounds
from bot.model.person import Person

SIGN_UP: Final = timedelta(minutes=10)
"""How long people can sign up before the first deal."""
APART: Final = timedelta(seconds=20)
"""How long after a deal that all tables have finished the next one comes."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has signed up."""

    person: Person
    number: int
    """The number in the movement, or that of the pair twice, and one more for the second of both.

    Before the first deal, it is the order in which people have signed up.
    """
    gone: bool = False
    """Whether computers have the seat from the next deal on."""
    wants: int | None = None
    """Before the first deal: the number of the person with whom somebody wants to be a pair."""
    here: bool = True
    """Whether they have said that they are there: not yet, where they have signed up for a time long before."""


@dataclass(frozen=True, slots=True)
class Entries:
    """Who plays in an evening for which people sign up."""

    movement: Movement
    places: int
    """For how many the movement is made, or how many people the pairs had at first; 0 before the first deal."""
    due_at: datetime | None
    """When the next deal comes; `None` as long as one is played, and when the evening is over."""
    entrants: tuple[Entrant, ...]
    """Everybody who has signed up, in the order of their numbers."""
    chosen_deals: int | None = None
    """How many deals were asked for, where somebody has."""
    message_id: int | None = None
    """The message at which people sign up."""
    rounds: Rounds = ()
    """Which pairs have met in each round, where that does not follow from the plan."""

    @property
    def present(self) -> list[Entrant]:
        """Those who play on."""
        return [each for each in self.entrants if not each.gone]

    @property
    def absent(self) -> list[Entrant]:
        """Those who have not said that they are there, instead of whom computers play until they do."""
        return [each for each in self.present if not each.here]

    @property
    def holders(self) -> dict[int, Person]:
        """Who plays with each number of the movement; computers have the others."""
        return {each.number: each.person for each in self.present}

    @property
    def opener(self) -> Person | None:
        """Who may begin before the time is over: the first of those who have signed up."""
        return self.present[0].person if self.present else None

    def find(self, person: Person) -> Entrant | None:
        """Return what is known of somebody; `None` where they have not signed up."""
        return next((each for each in self.entrants if each.person.id == person.id), None)

    def number_for(self, person: Person) -> int | None:
        """Return the number that somebody gets who signs up; `None` where people have all of them."""
        known = {each.number for each in self.entrants}
        if not self.places:
            return 1 + max(known, default=-1) if len(known) < self.movement.most else None
        own = self.find(person)
        return self.movement.number_for(
            own.number if own is not None else None, self.holders.keys(), known, self.places
        )


# Partners


class SignedUp(Protocol):
    """Somebody who has signed up, and may want somebody for a partner."""

    @property
    def person(self) -> Person: ...

    @property
    def number(self) -> int:
        """The place in the order of signing up."""
        ...

    @property
    def wants(self) -> int | None:
        """The number of the person with whom they want to play; `None` for whoever comes."""
        ...


S = TypeVar("S", bound=SignedUp)


def couples(people: Sequence[S]) -> list[tuple[S, S]]:
    """Return those who want each other for a partner."""
    known = {each.number: each for each in people}
    wanted = [(each, known[each.wants]) for each in people if each.wants in known]
    return [(one, other) for one, other in wanted if one.number < other.number and other.wants == one.number]


def choose(chosen: Sequence[str], person: Person, people: Sequence[S]) -> S | None:
    """Return whom a person wants for a partner, by the chosen key; `None` for whoever comes, as if they chose nobody.

    Raise `Refusal` where that one has not signed up, or plays with somebody else.
    """
    if not chosen:
        return None
    wanted = next((each for each in people if [str(each.person.id)] == list(chosen)), None)
    if wanted is None:
        raise Refusal("pairs-partner-out")
    if any(wanted in couple and person.id not in {each.person.id for each in couple} for couple in couples(people)):
        raise Refusal("pairs-partner-taken", name=wanted.person.name)
    return wanted if wanted.person.id != person.id else None


def singles(people: Sequence[S]) -> list[S]:
    """Return the others, in their order."""
    paired = {each.number for couple in couples(people) for each in couple}
    return [each for each in people if each.number not in paired]


def in_pairs(people: Sequence[S]) -> list[tuple[S, ...]]:
    """Return all in pairs: of the singles each plays with the next one, the last alone."""
    single = singles(people)
    return [*couples(people), *(tuple(single[at : at + 2]) for at in range(0, len(single), 2))]


# Buttons


@button("ev1:sign.{evening}")
@dataclass(frozen=True, slots=True)
class SignUp(EveningAction):
    """Play in an individual evening, from the next deal on."""


@button("ev1:off.{evening}")
@dataclass(frozen=True, slots=True)
class SignOff(EveningAction):
    """Play no more in an individual evening, from the next deal on."""


@button("ev1:with.{evening}")
@dataclass(frozen=True, slots=True)
class ChoosePartner(EveningAction):
    """Want somebody for a partner at an evening of pairs."""

    values: tuple[str, ...] = ()
    """The key of the person."""


@button("ev1:begin.{evening}")
@dataclass(frozen=True, slots=True)
class BeginEvening(EveningAction):
    """Begin an individual evening before its time."""
