"""What a table waits for: a deal, a move, a call, being put away; and its message."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.model.news import TakenUp
from bot.model.options import Options
from bot.model.panel import TOKEN_LIFE
from bot.model.person import Person
from bot.model.seating import Seating
from bot.model.table_state import UNWATCHED, Status


@dataclass(frozen=True, slots=True)
class Durations:
    """How long things take at all tables, as whoever runs the bot has set it."""

    pause: timedelta
    """The normal pause before a deal."""
    secret: timedelta
    """The least time of secret turns."""
    idle: timedelta
    """The time after which a table is put away, where no clock wants it longer."""

    def longest(self, options: Options) -> dict[str, timedelta | None]:
        """Return how far away each moment of a table can be at most, by its name; `None` where there is no limit."""
        return {
            "next_deal_at": options.pause.of(self.pause),
            "secret_until": 2 * self.secret,
            "deadline_at": options.clock.time,
            # Whoever has a hand open is called when its token expires.
            "call_at": max(options.ping.grace or TOKEN_LIFE, TOKEN_LIFE),
            "idle_at": idle_time(self.idle, options),
        }


def idle_time(usual: timedelta, options: Options) -> timedelta:
    """Return the time after which a table is put away at which nobody does anything."""
    # Where a move may take a day, two missed moves are no reason to put the table away.
    return max(usual, 3 * (options.clock.time or timedelta()))


@dataclass(slots=True)
class Waiting(Seating):
    """A table with clocks."""

    @property
    def due_at(self) -> datetime | None:
        """When the next thing happens by itself: a deal, a computer's move, a call, or that the table is put away."""
        if self.put_away or self.status not in (Status.LOBBY, Status.PLAYING):
            return None
        over_at = self.secret_until if self.withheld else None
        moments = (self.next_deal_at, over_at, self.deadline_at, self.call_at, self.idle_at)
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

    def break_off(self) -> None:
        """Stop the table as it stands."""
        self.status = Status.STOPPED
        self.put_away = False
        self.next_deal_at = None
        self.ready.clear()
        self.conceding.clear()
        self.advice.clear()
        self.newcomers.clear()
        self._wait_for_nobody()

    def retire(self, computers: Sequence[Person]) -> None:
        """Take a table out of its evening: computers play a deal under way to its end, as for whoever leaves."""
        if self.status is not Status.PLAYING or not self.hands_held:
            self.break_off()
            return
        for seat in range(len(self.seats)):
            if self.level_of(seat) is None:
                self._leave_to_computer(seat, computers)
        self.newcomers.clear()
        # Nobody has to look at it until it is over.
        self.put_away, self.idle_at = False, None
        self._wait_for_nobody()

    def to_call(self) -> list[int]:
        """Return the seats of people who are called if nobody moves.

        During declarations these are all people, because nobody may learn who is asked, and so they are at an evening,
        where whose turn it is would tell others who has won a trick.
        """
        secret = self._is_declaring or (self.spot is not None and bool(self.awaited()))
        asked = range(len(self.seats)) if secret else self.awaited()
        return [seat for seat in sorted(asked) if self.is_asked(seat)]

    # Putting the table away and back

    def touch(self, now: datetime, idle: timedelta) -> None:
        """Note that somebody has done something, so the table is not idle."""
        if not self.is_private:
            self.idle_at = now + idle_time(idle, self.options)

    def last_done_at(self, idle: timedelta) -> datetime | None:
        """Return when somebody has last done something here; `idle` is the usual time until a table is put away."""
        return self.idle_at - idle_time(idle, self.options) if self.idle_at is not None else None

    def rest_soon(self, now: datetime) -> None:
        """Have a table at which only computers play put away when nobody has looked for a while."""
        self.idle_at = min(self.idle_at or now + UNWATCHED, now + UNWATCHED)

    def needs_a_look(self, now: datetime) -> bool:
        """Return whether computers play among themselves, and will not for long unless somebody looks."""
        soon = self.idle_at is None or self.idle_at < now + UNWATCHED / 2
        return self.is_left_to_computers and (self.put_away or soon)

    def bring_back(self, now: datetime, idle: timedelta) -> None:
        """Bring a table back that was put away, with the full time for the next move."""
        self.touch(now, idle)
        if self.put_away:
            self.put_away, self.brought_back = False, True
            # Had the time of secret turns run out meanwhile, it would show whether anybody still has to pass.
            self.secret_until = None
            self.wait(now, anew=True)

    def is_alone(self, person: Person) -> bool:
        """Return whether a person sits here, and nobody else but computers."""
        return [each.id for each in self.sitting] == [person.id]

    def may_take_up(self, person: Person) -> bool:
        """Return whether a person may go on alone with the series, because nobody else sat here when it was stopped."""
        stopped = self.status is Status.STOPPED and self.duplicate is None
        return stopped and self.is_alone(person) and self.game is not None and self.series.result is None

    def resume(self, now: datetime, idle: timedelta, people: Collection[Person]) -> None:
        """Continue a series that was stopped or put away; those of `people` who answer for its game play it again."""
        if self.status is Status.STOPPED and self.game is not None and self.series.result is None:
            self.status = Status.PLAYING
            self.votes.clear()
            self.conceding.clear()
            self._seat_players({person.id for person in people})
            if not self.is_private:
                self.news.append(TakenUp())
        self._need(Status.PLAYING)
        self.missed = [0] * len(self.seats)
        self.put_away = True
        self.bring_back(now, idle)

    def give_way(self) -> tuple[int | None, datetime | None]:
        """Stop a lobby whose people go on at another table; return its message, which is the other's, and its time."""
        message = self.message_id, self.message_at
        self.status, self.message_id, self.message_shows = Status.STOPPED, None, None
        return message

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
