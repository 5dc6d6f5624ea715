"""What follows from a change of a table for the event whose deal it plays; pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.model import comparing
from bot.model.duplicate import Spot
from bot.model.errors import Refusal
from bot.model.news import Moved
from bot.model.person import Person
from bot.model.table import Status, Table
from engine.moves import PASS


class Before(NamedTuple):
    """What a table was before it was changed."""

    status: Status
    seated: frozenset[int]
    """The people who sat there, by their keys."""
    promised: frozenset[int]
    """Those to whom a seat was promised."""


@dataclass(frozen=True, slots=True)
class TryChange:
    """What a move at a deal that somebody plays alone means for the try."""

    person: Person
    points: int
    """The points of the person's side less the other's."""
    line: str
    """The person's own moves, which are added to the line of the try."""
    over: bool
    """Whether the deal is over."""
    left_off: bool
    """Whether computers play it to its end, because the person had left it off."""


def try_change(table: Table) -> TryChange | None:
    """Return what a try comes to by a change of its table; `None` at other tables, and where nobody has moved."""
    if table.duplicate is None or table.spot is not None or not table.changes.moves_made:
        return None
    seat = next(seat for seat, player in enumerate(table.answering) if player.level is None)
    person = table.seats.person(seat)
    left_off = person.id != table.answering[seat].id
    # The computers' moves follow from the person's own, so these are the whole line.
    moved = [] if left_off else [item for item in table.changes.news if isinstance(item, Moved)]
    own = [item.move for item in moved if item.seat == seat and item.move != PASS]
    line = "".join(f",{str(move).removeprefix('play ')}" for move in own)
    return TryChange(person, comparing.standing(table, seat), line, table.status is Status.FINISHED, left_off)


@dataclass(frozen=True, slots=True)
class EveningChange:
    """What a change of a table means for its evening."""

    come: tuple[Person, ...]
    """Who plays there from now on."""
    gone: frozenset[int]
    """Who does no more, by their keys."""
    points: int | None
    """What the even seats have more than the odd ones at the end of the deal; `None` where it has not just ended."""
    stopped: bool
    """Whether the table was stopped."""
    unplayed: bool
    """Whether it was stopped before it had begun, so that it was no table of the evening."""

    @property
    def may_end_deals(self) -> bool:
        """Whether all tables may have finished more deals than before."""
        return bool(self.gone) or self.points is not None or self.stopped


def evening_change(table: Table, before: Before) -> EveningChange:
    """Return what a change of a table of an evening means for the evening."""
    here = {person.id: person for person in people((*table.seats, *table.seats.newcomers.values()))}
    was_lobby = before.status is Status.LOBBY
    # Whoever was dealt cards belongs to the table for the whole evening.
    left = before.seated if was_lobby else before.promised
    gone = frozenset[int]() if table.changes.goes_on else left - here.keys()
    stopped = table.status is Status.STOPPED and before.status is not Status.STOPPED
    if was_lobby and stopped:
        gone, here = gone | here.keys(), {}
    known = before.seated | before.promised
    ended = table.deal.between_deals and bool(table.changes.moves_made)
    return EveningChange(
        tuple(person for key, person in here.items() if key not in known),
        gone,
        comparing.standing(table, 0) if ended else None,
        stopped,
        stopped and was_lobby and table.game is None,
    )


def gone_from(table: Table, before: Before, *, over: bool) -> set[int]:
    """Return who is out of an individual evening, by their keys: who has left, or is away when a deal is over."""
    gone = set(before.seated) - {person.id for person in table.seats.seated}
    away = {person.id for seat, person in enumerate(table.seats.seated) if table.seats.is_away(seat)}
    return gone | away if over else gone


def absent_from(table: Table) -> list[int]:
    """Return the seats of a table in which a computer plays for somebody who was dealt the cards."""
    dealt = [(seat, player) for seat, player in enumerate(table.answering) if player.level is None]
    return [seat for seat, player in dealt if table.seats.person(seat).id != player.id or table.seats.is_away(seat)]


def need_in_time(table: Table, spot: Spot, shown: int, *, closed: bool) -> None:
    """Raise `Refusal` where the evening is over, or where all have finished the deal with which one would begin.

    The first `shown` deals are those that all have finished.
    """
    if closed:
        raise Refusal("evening-over")
    first = spot.deal if table.status is Status.LOBBY else spot.deal + 1
    if first <= shown:
        raise Refusal("evening-late")


def people(sitting: Iterable[Person | None]) -> list[Person]:
    """Return those who are people, and no computers, in the order of their keys."""
    found = {person.id: person for person in sitting if person is not None and person.level is None}
    return [found[key] for key in sorted(found)]
