"""For whom a table waits, and until when: whom a computer moves for, who is called, when it is put away."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.model import bank, moving, say
from bot.model.clock import idle_time
from bot.model.table import Status, Table

STANDSTILL: Final = timedelta(seconds=30)
"""The time after which it is looked whether a computer that has to move does so."""


def waits_for_absent(table: Table) -> bool:
    """Return whether all people who sit here are absent, and nobody is about to sit down: nothing moves then.

    At an evening computers play on for them, because other tables wait for this one.
    """
    if table.spot is not None:
        return False
    coming = table.seats.present or table.seats.newcomers
    return not coming and bool(table.seats.sitting)


def is_left_to_computers(table: Table) -> bool:
    """Return whether a series is played by nobody but computers, and nobody is about to sit down."""
    return table.status is Status.PLAYING and table.seats.are_left_to_computers


def computer_to_move(table: Table) -> int | None:
    """Return the seat for which a computer has to move: its own, or that of an owner who is absent or late.

    Of two partners a present one chooses what to do with brčka. If all people are absent, nothing moves unless
    somebody new waits for the next deal.
    """
    awaited = table.awaited()
    if not awaited or table.clock.put_away:
        return None
    if waits_for_absent(table) or (not table.clock.overdue and any(say.is_asked(table, seat) for seat in awaited)):
        return None
    return min(awaited)


def due_at(table: Table) -> datetime | None:
    """Return when the next thing happens by itself at a table; `None` where nothing does, or it is over."""
    return table.clock.due_at if table.status in (Status.LOBBY, Status.PLAYING) else None


def looked_at(table: Table, now: datetime) -> datetime | None:
    """Return when a table is looked at next: when something is due there, and soon where a computer has to move.

    Whoever was to wake the computer may be gone, or have found the database away.
    """
    due = due_at(table)
    if computer_to_move(table) is None:
        return due
    return min(now + STANDSTILL, due or now + STANDSTILL)


def wait(table: Table, now: datetime, *, anew: bool = False) -> None:
    """Begin to wait for the players who are to move now; `anew` if nobody was waited for before."""
    has_bank = table.options.clock.bank is not None
    if has_bank:
        bank.settle(table, now)
    call = table.clock.call_at, table.clock.call_over, set(table.clock.called)
    table.clock.wait_for_nobody()
    if table.clock.put_away:
        return
    waiting = [seat for seat in table.awaited() if say.is_asked(table, seat)]
    time = bank.time_to_move(table, waiting) if has_bank else table.options.clock.time
    grace = table.options.ping.grace
    if waiting and time is not None:
        table.clock.deadline_at = now + time
    if grace is not None and any(table.seats.person(seat).pings for seat in to_call(table)):
        table.clock.call_at = now + grace
    if moving.is_quiet(table) or (table.deal.is_declaring and not table.changes.moves_made and not anew):
        # A call that came or went now would show when somebody passed, and who is asked.
        table.clock.call_at, table.clock.call_over, table.clock.called = call


def to_call(table: Table) -> list[int]:
    """Return the seats of people who are called if nobody moves.

    During declarations these are all people, because nobody may learn who is asked, and so they are at an evening,
    where whose turn it is would tell others who has won a trick.
    """
    secret = table.deal.is_declaring or (table.spot is not None and bool(table.awaited()))
    asked = range(len(table.seats)) if secret else table.awaited()
    return [seat for seat in sorted(asked) if say.is_asked(table, seat)]


def touch(table: Table, now: datetime, idle: timedelta) -> None:
    """Note that somebody has done something, so the table is not idle."""
    if not table.is_solitary:
        table.clock.idle_at = now + idle_time(idle, table.options)


def last_done_at(table: Table, idle: timedelta) -> datetime | None:
    """Return when somebody has last done something here; `idle` is the usual time until a table is put away."""
    return table.clock.idle_at - idle_time(idle, table.options) if table.clock.idle_at is not None else None


def needs_a_look(table: Table, now: datetime) -> bool:
    """Return whether computers play among themselves, and will not for long unless somebody looks."""
    return is_left_to_computers(table) and table.clock.rests_soon(now)


def bring_back(table: Table, now: datetime, idle: timedelta) -> None:
    """Bring a table back that was put away, with the full time for the next move."""
    touch(table, now, idle)
    if table.clock.put_away:
        table.clock.put_away, table.clock.brought_back = False, True
        # Had the time of secret turns run out meanwhile, it would show whether anybody still has to pass.
        table.clock.secret_until = None
        wait(table, now, anew=True)
