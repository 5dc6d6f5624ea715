"""Evenings for which people sign up, alone or in pairs: who plays, with which number, and who is out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.model.actions import button
from bot.model.event import EveningAction
from bot.model.movement import MOST_PEOPLE
from bot.model.pairs import MOST_PAIRS, Rounds
from bot.model.person import Person

SIGN_UP: Final = timedelta(minutes=10)
"""How long people can sign up before the first deal."""
APART: Final = timedelta(seconds=20)
"""How long after a deal that all tables have finished the next one comes."""
USUAL_DEALS: Final = 7
"""How many deals there are at most where nobody has chosen a number."""


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
    rounds: Rounds | None = None
    """Which pairs have met in each round; `None` at an individual evening."""

    @property
    def of_pairs(self) -> bool:
        """Whether pairs play, and not everybody alone."""
        return self.rounds is not None

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

    @property
    def active_pairs(self) -> list[int]:
        """The pairs of which somebody plays on."""
        return sorted({number // 2 for number in self.holders})

    def meets_now(self, number: int) -> bool:
        """Return whether the pair of a number meets another one in the newest round."""
        return any(number // 2 in match for match in (self.rounds or ((),))[-1])

    def number_for(self, person: Person) -> int | None:
        """Return the number that somebody gets who signs up; `None` where people have all of them."""
        if self.places and self.of_pairs:
            return self._number_in_pairs(person)
        if self.places:
            return next((number for number in range(self.places) if number not in self.holders), None)
        if len(self.entrants) == MOST_PEOPLE:
            return None
        return 1 + max((each.number for each in self.entrants), default=-1)

    def _number_in_pairs(self, person: Person) -> int | None:
        """Return the own number, that of a computer beside a person, or a number of a new pair."""
        own, known = self.find(person), {each.number for each in self.entrants}
        if own is not None and own.number not in self.holders:
            return own.number
        beside = [number ^ 1 for number in self.holders if number ^ 1 not in self.holders]
        new = 2 * (1 + max(known, default=-1) // 2)
        return min(beside, default=new if new < 2 * MOST_PAIRS else None)


def deals_for(places: int) -> int:
    """Return how many deals an evening has where nobody has chosen: the whole movement, if that is not too long.

    >>> deals_for(4), deals_for(8), deals_for(32)
    (3, 7, 7)
    """
    return min(places - 1, USUAL_DEALS)


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
