"""What a table waits for: a deal, a move, a call, being put away; and its message."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.model.news import TakenUp
from bot.model.person import Person
from bot.model.seating import Seating
from bot.model.table_state import Status


@dataclass(slots=True)
class Waiting(Seating):
    """A table with clocks."""

    @property
    def due_at(self) -> datetime | None:
        """When the next thing happens by itself: a deal, a computer's move, a call, or that the table is put away."""
        if self.put_away or self.status not in (Status.LOBBY, Status.PLAYING):
            return None
        moments = (self.next_deal_at, self.deadline_at, self.call_at, self.idle_at)
        return min((moment for moment in moments if moment is not None), default=None)

    def tick(self, now: datetime) -> None:
        """Do what is due, except dealing, calling, and the computer's move for somebody who is late."""
        if self.idle_at is not None and self.idle_at <= now:
            self.put_away = True
            self._wait_for_nobody()
        elif self.deadline_at is not None and self.deadline_at <= now:
            self.deadline_at, self.overdue = None, True

    # Waiting for players

    def wait(self, now: datetime, *, anew: bool = False) -> None:
        """Begin to wait for the players who are to move now; `anew` if nobody was waited for before."""
        call = self.call_at, self.call_over, set(self.called)
        self._wait_for_nobody()
        if self.put_away:
            return
        waiting = [seat for seat in self.awaited() if self.is_asked(seat)]
        time, grace = self.options.clock.time, self.options.ping.grace
        if waiting and time is not None:
            self.deadline_at = now + time
        if grace is not None and any(self.person(seat).pings for seat in self.to_call()):
            self.call_at = now + grace
        if self.is_quiet or (self._is_declaring and not self.moves_made and not anew):
            # A call that came or went now would show when somebody passed, and who is asked.
            self.call_at, self.call_over, self.called = call

    def _wait_for_nobody(self) -> None:
        self.overdue, self.deadline_at, self.call_at = False, None, None
        self.called.clear()
        self.call_over = self.call_id is not None

    def to_call(self) -> list[int]:
        """Return the seats of people who are called if nobody moves.

        During declarations these are all people, because nobody may learn who is asked.
        """
        asked = range(len(self.seats)) if self._is_declaring and self.awaited() else self.awaited()
        return [seat for seat in sorted(asked) if self.is_asked(seat)]

    # Putting the table away and back

    def touch(self, now: datetime, idle: timedelta) -> None:
        """Note that somebody has done something, so the table is not idle."""
        time = self.options.clock.time
        # Where a move may take a day, two missed moves are no reason to put the table away.
        self.idle_at = now + max(idle, 3 * time if time else idle)

    def bring_back(self, now: datetime, idle: timedelta) -> None:
        """Bring a table back that was put away, with the full time for the next move."""
        self.touch(now, idle)
        if self.put_away:
            self.put_away, self.brought_back = False, True
            self.wait(now, anew=True)

    def resume(self, now: datetime, idle: timedelta, people: Collection[Person]) -> None:
        """Continue a series that was stopped or put away; those of `people` who answer for its game play it again."""
        if self.status is Status.STOPPED and self.game is not None and self.series.result is None:
            self.status = Status.PLAYING
            self.votes.clear()
            self.conceding.clear()
            self._seat_players({person.id for person in people})
            self.news.append(TakenUp())
        self._need(Status.PLAYING)
        self.missed = [0] * len(self.seats)
        self.put_away = True
        self.bring_back(now, idle)

    def stand_at(self, channel_id: int, message_id: int | None, at: datetime) -> list[tuple[int, int]]:
        """Make this message the table's; return the channel and id of each older message, which are to be deleted."""
        left = []
        if self.message_id is not None and self.message_id != message_id:
            left.append((self.channel_id, self.message_id))
        if self.channel_id != channel_id and self.call_id is not None:
            left.append((self.channel_id, self.call_id))
            self.call_id, self.call_over = None, False
        self.channel_id, self.message_id, self.message_at = channel_id, message_id, at
        self.message_shows = self.deal_key
        return left
