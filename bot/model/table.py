"""A table: people in seats, a series, and the current game; pure and synchronous.

Each part is a class, which knows those before it: the state (`TableState`), the seats (`Seating`), the clocks
(`Waiting`), the games (`Playing`), and here how a series or a game ends early. What has to be stored is left in `news`
and `new_panels`, which the storage writes down in the same transaction; what else follows is told by `following.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.errors import Refusal
from bot.model.news import Stopped, TakenUp
from bot.model.options import Stoppers
from bot.model.person import Person
from bot.model.playing import Playing
from bot.model.table_state import Status
from bot.model.votes import is_withdrawn

VOTES_TO_STOP: Final = {0: 1, 1: 1, 2: 2, 3: 2, 4: 3}
"""How many votes end a series before its first cards are dealt, by the number of people who have a say in it."""


@dataclass(slots=True)
class Table(Playing):
    """A table with all its parts."""

    def stop(
        self, person: Person, *, moderator: bool, back: bool | None = None, computers: Sequence[Person] = ()
    ) -> None:
        """Stop the table, or count a vote for it; with `back` withdraw the vote.

        With `back` `None`, a second vote of the same seat withdraws the first. At an evening these computers play the
        deal under way to its end, so that nobody stops what goes badly.
        """
        if self.status not in (Status.LOBBY, Status.PLAYING):
            raise self._refused_at_stage
        self.need_company()
        if self.status is Status.LOBBY and not moderator and person.id != self.opener.id:
            raise Refusal("stop-opener", name=self.opener.name)
        if self.status is Status.PLAYING and not self._may_end(person, back, moderator=moderator):
            return
        if self.status is Status.PLAYING and self.series.pending is not None and self._settle():
            self.seats.newcomers.clear()
            self.clock.wait_for_nobody()
            return
        if self.status is Status.PLAYING and self.deal.dealt and self.duplicate is None and not self.is_practice:
            self.changes.news.append(self._as_it_stands())
        if self.spot is not None:
            self.retire(computers)
        else:
            self.break_off()

    def _settle(self) -> bool:
        """Choose for the winners of a decided game as a computer would; return whether the series is over."""
        if self.series.pending is not None:
            self._choose(self.series.best_move(), None)
        if self.series.result is not None:
            self.status, self.clock.put_away = Status.FINISHED, False
        return self.series.result is not None

    def _as_it_stands(self) -> Stopped:
        """Return what the history tells of the series when it is stopped now."""
        if self.game is None or not self.undecided or not self.deal.has_cards:
            return Stopped(self.seats.seated, (None,) * len(self.seats))
        return Stopped(self.answering, tuple(map(self.game.points_of, range(len(self.seats)))))

    def may_stop(self, seat: int) -> bool:
        """Return whether the player in a seat may ask for the end of the series, or agree to it, if no moderator."""
        sitting = self.seats[seat]
        return sitting is not None and not self.is_new(seat) and self._stop_refused(sitting) is None

    def may_agree(self, seat: int) -> bool:
        """Return whether somebody has asked for the end of the series, and the side of this seat has to agree."""
        asked = self.deal.dealt and bool(self.votes.to_stop) and any(seat in side for side in self.lacking)
        return asked and self.may_stop(seat)

    @property
    def lacking(self) -> list[list[int]]:
        """The sides that have not agreed to the end of the series: of each, the seats of those who may for it."""
        sides: dict[int, list[int]] = {}
        for seat in self.voices:
            sides.setdefault(self.kind.side_of(seat), []).append(seat)
        return [seats for seats in sides.values() if not self.votes.to_stop.intersection(seats)]

    def _may_end(self, person: Person, back: bool | None, *, moderator: bool) -> bool:
        """Return whether the series ends now: a moderator who does not play ends it, others agree on it."""
        plays = self.seats.seat_of(person) is not None or person.id in self.seats.departures
        if moderator and not (plays and self.deal.dealt):
            return True
        if refused := self._stop_refused(person):
            raise refused
        if moderator and self.seats.seat_of(person) is None:
            raise Refusal("stop-played")
        if not self.deal.dealt and self.guild.settings.stoppers is Stoppers.OPENER:
            return True
        return self._votes_to_end(person, back)

    def _stop_refused(self, person: Person) -> Refusal | None:
        """Return why the server does not let a person ask for the end of the series, or agree to it."""
        stoppers, opener = self.guild.settings.stoppers, self.seats.seat_of(self.opener)
        if stoppers is Stoppers.MODERATORS:
            return Refusal("stop-moderators")
        if stoppers is Stoppers.PLAYERS or person.id == self.opener.id:
            return None
        asked = opener in self.votes.to_stop or self.seats.seat_of(person) in self.votes.to_stop
        if self.deal.dealt and (asked or opener not in self.voices):
            return None
        return Refusal("stop-opener-always", name=self.opener.name)

    def _votes_to_end(self, person: Person, back: bool | None) -> bool:
        """Return whether the series ends by this vote, or, if nobody is left who may vote, by its opener's word."""
        seat = self.seats.seat_of(person)
        if seat is not None:
            # A person who votes is not absent.
            self.seats.missed[seat] = 0
            if self.is_new(seat):
                raise Refusal("substitute")
        if not self.voices:
            if person.id != self.opener.id:
                raise Refusal("stop-nobody-left" if self.seats.people else "stop-computers", name=self.opener.name)
            return True
        if seat is None:
            raise Refusal("stop-seated")
        enough = (
            all(seat in side for side in self.lacking)
            if self.deal.dealt
            else self._are_most(self.votes.to_stop | {seat})
        )
        if is_withdrawn(seat, self.votes.to_stop, back, enough=enough):
            self.votes.to_stop.discard(seat)
            return False
        self.votes.to_stop.add(seat)
        return enough

    def _are_most(self, votes: set[int]) -> bool:
        return len(votes) >= self.votes_needed

    @property
    def votes_needed(self) -> int:
        """How many votes end a series before its first cards are dealt."""
        return VOTES_TO_STOP[len(self.voices)]

    def concede(self, person: Person, *, back: bool | None = None) -> bool:
        """Give the game up, or note the wish to; return whether the game is given up.

        All people of the side who were dealt the game's first cards have to want it, be they absent or gone; a
        computer that was dealt them wants what its partner wants. With `back` the wish is withdrawn; with `back`
        `None`, a second wish of the same seat withdraws the first. Raise `Refusal` where the side may not give it up.
        """
        self._need(Status.PLAYING)
        self.need_ordinary()
        seat = self.own_seat(person)
        concession = self.game.concession(seat) if self.game is not None else None
        if concession is None:
            raise Refusal("no-game" if self.kind.concedes else "never-conceded")
        self.need_say(seat)
        if not self.may_concede(seat):
            raise Refusal("concede-series")
        # A person who wants something is not absent.
        self.seats.missed[seat] = 0
        enough = self._partner_agrees(seat)
        if is_withdrawn(seat, self.votes.conceding, back, enough=enough):
            self.votes.conceding.discard(seat)
            return False
        if not enough:
            self.votes.conceding.add(seat)
            return False
        self.clock.next_deal_at = None
        self.votes.ready.clear()
        self._make(concession, seat)
        return True

    def may_concede(self, seat: int) -> bool:
        """Return whether the side of a seat may give the game under way up.

        It may not where the series is also that of a person who has left before this game, and so cannot agree.
        """
        if self.game is None or self.game.concession(seat) is None:
            return False
        partner = self.partner_of(seat)
        side = {seat} if partner is None else {seat, partner}
        return all(self.player(each).id == self.series_players[each].id for each in side & self.series_seats)

    def _partner_agrees(self, seat: int) -> bool:
        """Return whether nobody else of a seat's side answers for the game who does not want to give it up."""
        partner = self.partner_of(seat)
        return partner is None or self.player(partner).level is not None or partner in self.votes.conceding

    # A game that was stopped

    @property
    def may_be_given_up(self) -> bool:
        """Whether the game under way was stopped or put away, and may be given up without going on with it."""
        rests = self.clock.put_away or self.status is Status.STOPPED
        return rests and self.deal.has_cards and any(map(self.may_concede, range(len(self.seats))))

    def give_up(self, person: Person, *, back: bool) -> bool:
        """Give up a stopped game, or note the wish to; return whether it is given up.

        Both partners have to want it, wherever they sit now; a computer wants what its partner wants. Nobody is asked
        then what to do with the brčka: they are added or taken as a computer would.
        """
        seat = next((at for at, player in enumerate(self.answering) if player.id == person.id), None)
        concession = self.game.concession(seat) if self.game is not None and seat is not None else None
        if seat is None or concession is None or not self.may_be_given_up:
            raise Refusal("nothing-to-give-up")
        if not self.may_concede(seat):
            raise Refusal("concede-series")
        if back or not self._partner_agrees(seat):
            (self.votes.conceding.discard if back else self.votes.conceding.add)(seat)
            return False
        self._make(concession, seat)
        self._settle()
        self.changes.news.append(TakenUp())
        return True
