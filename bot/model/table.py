"""A table: people in seats, a series, and the current game; pure and synchronous.

Each part is a class, which knows those before it: the state (`TableState`), the seats (`Seating`), the clocks
(`Waiting`), the games (`Playing`), and here how a series or a game ends early. What has to be stored is left in `news`
and `new_panels`, which the storage writes in the same transaction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.model.errors import Refusal
from bot.model.options import Stoppers
from bot.model.person import Person
from bot.model.playing import Playing
from bot.model.table_state import Status

VOTES_TO_STOP: Final = {0: 1, 1: 1, 2: 2, 3: 2, 4: 3}
"""How many votes end a running series, by the number of people who have a say in it."""


@dataclass(slots=True)
class Table(Playing):
    """A table with all its parts."""

    def stop(self, person: Person, *, moderator: bool, back: bool | None = None) -> None:
        """Stop the table, or count a vote for it; with `back` withdraw the vote.

        With `back` `None`, a second vote of the same seat withdraws the first.
        """
        if self.status not in (Status.LOBBY, Status.PLAYING):
            raise Refusal(f"table-{self.status}")
        if self.status is Status.LOBBY and not moderator and person.id != self.opener.id:
            raise Refusal("stop-opener", name=self.opener.name)
        if self.status is Status.PLAYING and not moderator and not self._may_end(person, back):
            return
        self.status = Status.STOPPED
        self.put_away = False
        self.next_deal_at = None
        self.ready.clear()
        self.advice.clear()
        self.newcomers.clear()
        self._wait_for_nobody()

    def may_stop(self, seat: int) -> bool:
        """Return whether the player in a seat may stop the running series, or vote for it, if no moderator."""
        stoppers = self.guild.settings.stoppers
        if stoppers is Stoppers.PLAYERS:
            return not self.is_substitute(seat)
        return stoppers is Stoppers.OPENER and seat == self.seat_of(self.opener)

    def _may_end(self, person: Person, back: bool | None) -> bool:
        """Return whether the series ends now: the server decides whether by votes or by its opener's word."""
        if self.guild.settings.stoppers is Stoppers.MODERATORS:
            raise Refusal("stop-moderators")
        if self.guild.settings.stoppers is Stoppers.OPENER:
            if person.id != self.opener.id:
                raise Refusal("stop-opener-always", name=self.opener.name)
            return True
        return self._votes_to_end(person, back)

    def _votes_to_end(self, person: Person, back: bool | None) -> bool:
        """Return whether the series ends by this vote, or, if only computers play, by its opener's word."""
        seat = self.seat_of(person)
        if seat is not None:
            # A person who votes is not absent.
            self.missed[seat] = 0
            self.need_say(seat)
        if not self.voices:
            if person.id != self.opener.id:
                raise Refusal("stop-nobody-left" if self.people else "stop-computers", name=self.opener.name)
            return True
        if seat is None:
            raise Refusal("stop-seated")
        enough = len(self.votes | {seat}) >= self.votes_needed
        if _withdrawn(seat, self.votes, back, enough=enough):
            self.votes.discard(seat)
            return False
        self.votes.add(seat)
        return enough

    @property
    def votes_needed(self) -> int:
        """How many votes end the running series."""
        return VOTES_TO_STOP[len(self.voices)]

    def concede(self, person: Person, *, back: bool | None = None) -> bool:
        """Give the game up, or note the wish to; return whether the game is given up.

        Both partners have to want it; computers and substitutes want what their partner wants. With `back` the wish is
        withdrawn; with `back` `None`, a second wish of the same seat withdraws the first.
        """
        self._need(Status.PLAYING)
        seat = self.own_seat(person)
        concession = self.game.concession(seat) if self.game is not None else None
        if concession is None:
            raise Refusal("no-game" if self.kind.concedes else "never-conceded")
        self.need_say(seat)
        partner = self.partner_of(seat)
        enough = partner is None or not self.has_say(partner) or partner in self.conceding
        if _withdrawn(seat, self.conceding, back, enough=enough):
            self.conceding.discard(seat)
            return False
        if not enough:
            self.conceding.add(seat)
            return False
        self.next_deal_at = None
        self.ready.clear()
        self._make(concession, seat)
        return True


def _withdrawn(seat: int, wanting: set[int], back: bool | None, *, enough: bool) -> bool:
    """Return whether a seat withdraws its wish: as `back` tells, else if it had it already and too few have it."""
    return back if back is not None else seat in wanting and not enough
