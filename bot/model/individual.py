"""Individual evenings: who has signed up, with which number of the movement, and who is out."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.model.movement import MOST_PEOPLE
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
    """The number in the movement; before the first deal, the order in which people have signed up."""
    gone: bool = False
    """Whether computers have the seat from the next deal on."""


@dataclass(frozen=True, slots=True)
class Entries:
    """Who plays in an individual evening."""

    places: int
    """For how many the movement is made; 0 before the first deal."""
    due_at: datetime | None
    """When the next deal comes; `None` as long as one is played, and when the evening is over."""
    entrants: tuple[Entrant, ...]
    """Everybody who has signed up, in the order of their numbers."""
    chosen_deals: int | None = None
    """How many deals were asked for, where somebody has."""
    message_id: int | None = None
    """The message at which people sign up."""

    @property
    def present(self) -> list[Entrant]:
        """Those who play on."""
        return [each for each in self.entrants if not each.gone]

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
    def next_number(self) -> int | None:
        """The number that somebody new gets; `None` where people have all of them."""
        if self.places:
            return next((number for number in range(self.places) if number not in self.holders), None)
        if len(self.entrants) == MOST_PEOPLE:
            return None
        return 1 + max((each.number for each in self.entrants), default=-1)


def deals_for(places: int) -> int:
    """Return how many deals an evening has where nobody has chosen: the whole movement, if that is not too long.

    >>> deals_for(4), deals_for(8), deals_for(32)
    (3, 7, 7)
    """
    return min(places - 1, USUAL_DEALS)
