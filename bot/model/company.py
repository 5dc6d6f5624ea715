"""Who is told when a table opens, and who does not want to sit with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from itertools import combinations, permutations
from typing import Annotated, Final, NamedTuple, TypeVar

from bot.model.actions import Action, button
from bot.model.person import Person
from engine.routes import Written

APART: Final = timedelta(minutes=30)
"""How long a person, or a server's role, is left alone after being told of a table."""
MOST_TOLD: Final = 10
"""How many people are told of one table: those who were told longest ago."""
SEAT_KEPT_FOR: Final = timedelta(minutes=5)
"""How long a seat is kept for somebody who was invited."""
MOST_INVITED: Final = 10
"""How many people somebody may invite within `INVITED_WITHIN`."""
INVITED_WITHIN: Final = timedelta(hours=1)
MOST_BLOCKED: Final = 25
"""How many people somebody may block: as many as one of Discord's lists shows."""

MOST_ORDERS: Final = 3000
"""How many ways to seat people are compared at most, so that those who have blocked others sit apart from them."""
Blocks = Set[tuple[int, int]]
"""Who has blocked whom, by people's keys."""
T = TypeVar("T")


class Told(StrEnum):
    """How a person is told when a table opens on a server."""

    OFF = "off"
    MENTION = "mention"
    DIRECT = "direct"
    """By a direct message."""
    CLOSED = "closed"
    """By none any more, because a direct message could not be delivered."""


class Blocked(NamedTuple):
    """Somebody whom a person has blocked: an account, or whom they have met across servers, by the name of then."""

    account: int | None
    """`None` for somebody met across servers, whose account is nobody's business."""
    name: str
    table_id: int = 0
    """The table where they have met."""


class Friend(NamedTuple):
    """An account for which the opener of a table wants a seat to be kept."""

    account: int
    name: str
    nickname: str | None = None
    """The name on the server, where that is another one."""
    bot: bool = False
    is_here: bool = True
    """Whether the account is on the server."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """For whom a seat is kept at a table that has just opened."""

    kept: Sequence[Person] = ()
    notified: Sequence[int] = ()
    """The accounts that the message notifies: the others want to be left alone now."""
    refused: Sequence[int] = ()
    """The accounts for which no seat could be kept."""

    @property
    def silent(self) -> list[int]:
        """The accounts for which a seat is kept, and which are not notified."""
        return [each.user_id for each in self.kept if each.user_id is not None and each.user_id not in self.notified]


@dataclass(frozen=True, slots=True)
class Invited:
    """Who is told of a table that has just opened."""

    mentioned: Sequence[Person] = ()
    direct: Sequence[Person] = ()
    role: int | None = None
    """The role that is mentioned, instead of people."""
    invitation: Invitation = Invitation()

    @property
    def accounts(self) -> list[int]:
        """The accounts that are mentioned."""
        return [person.user_id for person in self.mentioned if person.user_id is not None]


def stepping_back(tables: Iterable[Sequence[int]], blocks: Blocks) -> set[int]:
    """Return who gets no seat, of the people at each table: who has blocked another one there, never who was blocked.

    Whoever by that leaves most of them in peace goes first, of equal ones the last.

    >>> stepping_back([[1, 2, 3], [4]], {(2, 1), (2, 3), (3, 4)})
    {2}
    """
    gone = set()
    for table in tables:
        here = list(table)
        while meets := _meets([here], blocks):
            number = Counter(person for meet in meets for person in meet)
            blockers = {one for one, _ in meets}
            last = max((number[person], at, person) for at, person in enumerate(here) if person in blockers)[-1]
            here.remove(last)
            gone.add(last)
    return gone


def _meets(tables: Iterable[Sequence[int]], blocks: Blocks) -> list[tuple[int, int]]:
    """Return each block of one person at a table against another one there."""
    return [meet for table in tables for meet in permutations(table, 2) if meet in blocks]


def kept_apart(
    people: Sequence[T], tables: Callable[[Sequence[T]], Iterable[Sequence[int]]], blocks: Blocks
) -> list[T]:
    """Return people in an order in which as few as possible sit at a table with whom they have blocked.

    `tables` tells who sits where, in a given order. It stays as it is where nobody has to be kept apart. From several
    orders two change places as long as that helps.

    >>> kept_apart([1, 2, 3, 4], lambda order: [order[:2], order[2:]], {(2, 1)})
    [3, 2, 1, 4]
    """
    best, least, left = list(people), len(_meets(tables(people), blocks)), MOST_ORDERS
    for first in range(len(people)):
        order = [*people[first:], *people[:first]]
        fewest, helped = len(_meets(tables(order), blocks)), True
        while fewest and helped and left > 0:
            helped = False
            for one, other in combinations(range(len(order)), 2):
                changed = list(order)
                changed[one], changed[other] = order[other], order[one]
                left -= 1
                if (number := len(_meets(tables(changed), blocks))) < fewest:
                    order, fewest, helped = changed, number, True
        if fewest < least:
            best, least = order, fewest
        if not least:
            break
    return best


@button("co1:told")
@dataclass(frozen=True, slots=True)
class ShowTold(Action):
    """Show how a person is told when a table opens here."""


@button("co1:tell.{told}")
@dataclass(frozen=True, slots=True)
class ChooseTold(Action):
    """Choose how to be told when a table opens here."""

    told: Annotated[Told, Written("off|mention|direct")]


@button("co1:blocks")
@dataclass(frozen=True, slots=True)
class ShowBlocks(Action):
    """Show whom a person has blocked."""


@button("co1:block")
@dataclass(frozen=True, slots=True)
class Block(Action):
    """Sit at a table with these people no more."""

    values: tuple[str, ...] = ()
    """The accounts that were chosen, which the custom_id does not tell."""


@button("co1:unblock")
@dataclass(frozen=True, slots=True)
class Unblock(Action):
    """Sit at a table with these people again."""

    values: tuple[str, ...] = ()
    """The accounts that were chosen, or where and by which names people were met, which the custom_id does not tell."""
