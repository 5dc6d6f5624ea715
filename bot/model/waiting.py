"""What a table waits for: a deal, a move, a call, being put away; and its message."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.model.clock import idle_time
from bot.model.message import TableMessage
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
        return self.clock.due_at if self.status in (Status.LOBBY, Status.PLAYING) else None

    # Waiting for players

    def wait(self, now: datetime, *, anew: bool = False) -> None:
        """Begin to wait for the players who are to move now; `anew` if nobody was waited for before."""
        call = self.clock.call_at, self.clock.call_over, set(self.clock.called)
        self.clock.wait_for_nobody()
        if self.clock.put_away:
            return
        waiting = [seat for seat in self.awaited() if self.is_asked(seat)]
        time, grace = self.options.clock.time, self.options.ping.grace
        if waiting and time is not None:
            self.clock.deadline_at = now + time
        if grace is not None and any(self.seats.person(seat).pings for seat in self.to_call()):
            self.clock.call_at = now + grace
        if self.is_quiet or (self.deal.is_declaring and not self.changes.moves_made and not anew):
            # A call that came or went now would show when somebody passed, and who is asked.
            self.clock.call_at, self.clock.call_over, self.clock.called = call

    def break_off(self) -> None:
        """Stop the table as it stands."""
        self.status = Status.STOPPED
        self.clock.put_away = False
        self.clock.next_deal_at = None
        self.votes.ready.clear()
        self.votes.conceding.clear()
        self.deal.advice.clear()
        self.seats.newcomers.clear()
        self.clock.wait_for_nobody()

    def retire(self, computers: Sequence[Person]) -> None:
        """Take a table out of its evening: computers play a deal under way to its end, as for whoever leaves."""
        if self.status is not Status.PLAYING or not self.deal.hands_held:
            self.break_off()
            return
        for seat in range(len(self.seats)):
            if self.seats.level_of(seat) is None:
                self._leave_to_computer(seat, computers)
        self.seats.newcomers.clear()
        # Nobody has to look at it until it is over.
        self.clock.put_away, self.clock.idle_at = False, None
        self.clock.wait_for_nobody()

    def to_call(self) -> list[int]:
        """Return the seats of people who are called if nobody moves.

        During declarations these are all people, because nobody may learn who is asked, and so they are at an evening,
        where whose turn it is would tell others who has won a trick.
        """
        secret = self.deal.is_declaring or (self.spot is not None and bool(self.awaited()))
        asked = range(len(self.seats)) if secret else self.awaited()
        return [seat for seat in sorted(asked) if self.is_asked(seat)]

    # Putting the table away and back

    def touch(self, now: datetime, idle: timedelta) -> None:
        """Note that somebody has done something, so the table is not idle."""
        if not self.is_private:
            self.clock.idle_at = now + idle_time(idle, self.options)

    def last_done_at(self, idle: timedelta) -> datetime | None:
        """Return when somebody has last done something here; `idle` is the usual time until a table is put away."""
        return self.clock.idle_at - idle_time(idle, self.options) if self.clock.idle_at is not None else None

    def needs_a_look(self, now: datetime) -> bool:
        """Return whether computers play among themselves, and will not for long unless somebody looks."""
        return self.is_left_to_computers and self.clock.rests_soon(now)

    def bring_back(self, now: datetime, idle: timedelta) -> None:
        """Bring a table back that was put away, with the full time for the next move."""
        self.touch(now, idle)
        if self.clock.put_away:
            self.clock.put_away, self.clock.brought_back = False, True
            # Had the time of secret turns run out meanwhile, it would show whether anybody still has to pass.
            self.clock.secret_until = None
            self.wait(now, anew=True)

    def is_alone(self, person: Person) -> bool:
        """Return whether a person sits here, and nobody else but computers."""
        return [each.id for each in self.seats.sitting] == [person.id]

    def may_take_up(self, person: Person) -> bool:
        """Return whether a person may go on alone with the series, because nobody else sat here when it was stopped."""
        stopped = self.status is Status.STOPPED and self.duplicate is None
        return stopped and self.is_alone(person) and self.game is not None and self.series.result is None

    def resume(self, now: datetime, idle: timedelta, people: Collection[Person]) -> None:
        """Continue a series that was stopped or put away; those of `people` who answer for its game play it again."""
        if self.status is Status.STOPPED and self.game is not None and self.series.result is None:
            self.status = Status.PLAYING
            self.votes.to_stop.clear()
            self.votes.conceding.clear()
            self._seat_players({person.id for person in people})
            if not self.is_private:
                self.changes.news.append(TakenUp())
        self._need(Status.PLAYING)
        self.seats.missed = [0] * len(self.seats)
        self.clock.put_away = True
        self.bring_back(now, idle)

    def give_way(self) -> TableMessage:
        """Stop a lobby whose people go on at another table; return its message, which is the other's."""
        left = self.message
        self.status, self.message = Status.STOPPED, TableMessage(posted_at=left.posted_at)
        return left

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
