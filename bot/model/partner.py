"""Partners for an evening: two who have chosen each other, and those who are put together by order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.model.errors import Refusal
from bot.model.person import Person


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
