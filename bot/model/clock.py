"""The clock of a table: when a deal, a computer's move or a call is due, and when the table is put away."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.model.chance import Chance
from bot.model.company import SEAT_KEPT_FOR
from bot.model.options import Options
from bot.model.panel import TOKEN_LIFE

AHEAD: Final = timedelta(seconds=10)
"""The least time before a card is played that was said in advance."""
AHEAD_DRAWN: Final = timedelta(seconds=40)
"""The time that is drawn and added to it; all of it is less than the shortest time before somebody is mentioned."""
ALONE: Final = 5
"""So many times the usual pause comes before a deal where one person alone reads how the last one ended."""
READING: Final = timedelta(minutes=10)
"""How long the next deal waits for somebody who plays alone with computers and looks back."""
UNWATCHED: Final = timedelta(minutes=2)
"""The time for which computers play among themselves after a person has last looked."""


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
            "next_deal_at": max(READING, ALONE * options.pause.of(self.pause)),
            "secret_until": 2 * self.secret,
            "deadline_at": options.clock.longest,
            "ahead_at": AHEAD + AHEAD_DRAWN,
            # Whoever has a hand open is called when its token expires.
            "call_at": max(options.ping.grace or TOKEN_LIFE, TOKEN_LIFE),
            "kept_until": SEAT_KEPT_FOR,
            "begins_at": SEAT_KEPT_FOR,
            "idle_at": idle_time(self.idle, options),
        }


def idle_time(usual: timedelta, options: Options) -> timedelta:
    """Return the time after which a table is put away at which nobody does anything."""
    # Where a move may take a day, two missed moves are no reason to put the table away.
    return max(usual, 3 * (options.clock.longest or timedelta()))


@dataclass(slots=True)
class TableClock:
    """What happens by itself at a table, and when."""

    next_deal_at: datetime | None = None
    secret_until: datetime | None = None
    """Until when secret turns last at least, whoever has something to do in them; `None` while there are none."""
    withheld: bool = False
    """Whether the pass that ends the secret turns was made already, and waits for that time."""
    deadline_at: datetime | None = None
    """When the computer moves for the players who are waited for."""
    ahead_at: datetime | None = None
    """When a card is played that was said in advance."""
    overdue: bool = False
    """Whether that time is over."""
    bank_used: dict[int, timedelta] = field(default_factory=dict)
    """What each seat has used of its time for the cards of the game."""
    call_at: datetime | None = None
    """When the players who are waited for are mentioned, unless their hand is open."""
    called: set[int] = field(default_factory=set)
    """The seats that have been mentioned for the next move."""
    call_id: int | None = None
    """The message that mentions them."""
    call_over: bool = False
    """Whether that message can be deleted."""
    kept_until: datetime | None = None
    """Until when seats are kept for those who were invited."""
    begins_at: datetime | None = None
    """When a table that was agreed on for a set time begins by itself; nobody came to one that is stopped."""
    idle_at: datetime | None = None
    """When the table is put away if nobody does anything."""
    put_away: bool = False
    """Whether the table is put away: nothing happens until somebody brings it back."""
    brought_back: bool = False
    """Whether the table was brought back in this transaction."""

    @property
    def due_at(self) -> datetime | None:
        """When the next thing happens by itself: a deal, a move, a call, free seats, the start, or putting away."""
        if self.put_away:
            return None
        over_at = self.secret_until if self.withheld else None
        own = self.next_deal_at, over_at, self.deadline_at, self.ahead_at
        moments = (*own, self.call_at, self.kept_until, self.begins_at, self.idle_at)
        return min((moment for moment in moments if moment is not None), default=None)

    def tick(self, now: datetime) -> None:
        """Put an idle table away, or note that the time for a move is over."""
        if self.idle_at is not None and self.idle_at <= now:
            self.put_away = True
            self.wait_for_nobody()
        elif self.deadline_at is not None and self.deadline_at <= now:
            self.deadline_at, self.overdue = None, True

    def wait_for_nobody(self) -> None:
        """Forget for whom the table waited, and have the message deleted that mentions them."""
        self.overdue, self.deadline_at, self.call_at = False, None, None
        self.called.clear()
        self.call_over = self.call_id is not None

    def drop_call(self) -> None:
        """Forget the message that mentions them."""
        self.call_id, self.call_over = None, False

    # The pause before a deal

    def is_time_to_deal(self, now: datetime, pause: timedelta, *, at_once: bool) -> bool:
        """Return whether the pause before a deal is over, or nobody wants it; it begins with the first question."""
        if self.next_deal_at is None:
            self.next_deal_at = now + pause
        if now < self.next_deal_at and not at_once:
            return False
        self.next_deal_at = None
        return True

    # Moves in advance

    def is_time_for_ahead(self, now: datetime, chance: Chance) -> bool:
        """Return whether the time has come for a card that was said in advance; it is drawn with the first question."""
        if self.ahead_at is None:
            drawn = chance.below(round(AHEAD_DRAWN / timedelta(milliseconds=1)) + 1)
            self.ahead_at = now + AHEAD + timedelta(milliseconds=drawn)
        return now >= self.ahead_at

    # Secret turns

    def time_secret_turns(self, now: datetime, chance: Chance, least: timedelta) -> None:
        """Draw how long secret turns last: this time, and at most as long again."""
        if self.secret_until is None:
            milliseconds = chance.below(round(least / timedelta(milliseconds=1)) + 1) if least else 0
            self.secret_until = now + least + timedelta(milliseconds=milliseconds)
        # After the bot was away, or the clock was set back, it might be further than was ever drawn.
        self.secret_until = min(self.secret_until, now + 2 * least)

    def end_secret_turns(self) -> None:
        """Forget the time of secret turns, which are over."""
        self.secret_until, self.withheld = None, False

    # Putting the table away

    def rest_soon(self, now: datetime) -> None:
        """Have a table at which only computers play put away when nobody has looked for a while."""
        self.idle_at = min(self.idle_at or now + UNWATCHED, now + UNWATCHED)

    def rests_soon(self, now: datetime) -> bool:
        """Return whether the table is put away, or will be in a short while unless somebody looks."""
        return self.put_away or self.idle_at is None or self.idle_at < now + UNWATCHED / 2
