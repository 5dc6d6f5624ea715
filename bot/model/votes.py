"""The votes at a table: which seats want to stop, to give the game up, or not to wait for the next deal."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field


@dataclass(slots=True)
class Votes:
    """What seats want that others have to want as well."""

    to_stop: set[int] = field(default_factory=set)
    """The seats that have voted to stop."""
    conceding: set[int] = field(default_factory=set)
    """The seats that want to give the game up."""
    ready: set[int] = field(default_factory=set)
    """The seats that do not want to wait for the next deal."""

    def withdraw(self, seat: int) -> None:
        """Withdraw all that a seat wants."""
        for wishes in (self.to_stop, self.conceding, self.ready):
            wishes.discard(seat)

    def are_ready(self, seats: Collection[int]) -> bool:
        """Return whether none of these seats wants to wait, and there is one."""
        return bool(seats) and self.ready.issuperset(seats)


def is_withdrawn(seat: int, wanting: set[int], back: bool | None, *, enough: bool) -> bool:
    """Return whether a seat withdraws its wish: as `back` tells, else if it had it already and too few have it."""
    return back if back is not None else seat in wanting and not enough
