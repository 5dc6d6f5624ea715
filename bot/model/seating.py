"""The seats of a table: how people and computers take and leave them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from bot.model.errors import Refusal
from bot.model.options import Newcomers, with_chosen
from bot.model.person import Person
from bot.model.roster import SEATED
from bot.model.seats import Departure
from bot.model.substitutes import Substituted
from bot.model.table_state import Status, TableState


@dataclass(slots=True)
class Seating(TableState):
    """A table whose seats can be taken and left."""

    # The lobby

    def sit(self, person: Person, seat: int, avoided: Set[int] = frozenset()) -> None:
        """Take a free seat or that of a computer; leave the seat held before.

        `avoided` are the accounts beside which the person gets no seat.
        """
        self._need(Status.LOBBY)
        if seat not in range(len(self.seats)):
            raise Refusal("no-such-seat")
        taken = self.seats[seat]
        if taken is not None and taken.level is None:
            raise Refusal("seat-yours" if taken.id == person.id else "seat-taken", name=taken.name)
        self.seats.need_company(person, avoided)
        self.seats.free(person)
        self.seats[seat] = person

    def stand(self, person: Person) -> None:
        """Leave the seat before the first deal."""
        self.own_seat(person)
        if self.status is Status.PLAYING:
            raise Refusal("series-under-way")
        self._need(Status.LOBBY)
        self.seats.free(person)
        self.seal.next_words.pop(person.id, None)

    def seat_computer(self, person: Person, computers: Sequence[Person]) -> None:
        """Put the first of these computers that has no seat here on the first free seat.

        Only those who sit at the table and its opener may do so.
        """
        self._need(Status.LOBBY)
        self._need_part(person)
        if None not in self.seats:
            raise Refusal("no-seat-free")
        self.seats[self.seats.index(None)] = self._another(computers)

    def options_refused(self, person: Person) -> Refusal | None:
        """Return why a person cannot change the options: only the opener may, and only before the first deal."""
        if self.status is not Status.LOBBY:
            return self._refused_at_stage
        if self.duplicate is not None:
            return Refusal("evening-options")
        return Refusal("options-opener", name=self.opener.name) if person.id != self.opener.id else None

    def agree(self, person: Person, chosen: Mapping[str, object]) -> None:
        """Change options of the rules or of the table before the first deal; people who sit keep their seats."""
        if refused := self.options_refused(person):
            raise refused
        rules, options = with_chosen(self.rules, self.options, chosen)
        self.seats.fit(self.kind.most_seats(rules))
        self.rules, self.options = rules, options

    @property
    def may_start(self) -> bool:
        """Whether the number of players is one that may play."""
        return self.kind.may_sit(self.rules, self.seats.taken)

    def start(self, person: Person) -> None:
        """Begin the series if enough sit, and close up empty seats."""
        self._need(Status.LOBBY)
        self._need_part(person)
        if not self.may_start:
            raise Refusal("seats-empty", free=min(self.kind.seats) - self.seats.taken)
        if self.spot is not None and not self.seats.people:
            raise Refusal("evening-nobody")
        self.seats.close_up()
        self.status = Status.PLAYING
        self.series = self.kind.series(self.rules)

    def rematch_seat(self, person: Person) -> int:
        """Return the seat of somebody who may ask for a rematch; raise `Refusal` for others and before the end."""
        seat = self.own_seat(person)
        self.need_ordinary()
        if self.status is not Status.FINISHED:
            raise Refusal("not-now")
        return seat

    def rematch_seats(self, person: Person) -> dict[int, Person]:
        """Return who sits where at the rematch that a person opens: computers play in every one."""
        seats = {at: sitting for at, sitting in enumerate(self.seats) if sitting and sitting.level}
        return seats | {self.rematch_seat(person): person}

    # During the series

    def leave(self, person: Person, computers: Sequence[Person]) -> Person | None:
        """Give the seat up; return the computer that plays on, or `None` if the series has not begun."""
        seat = self.own_seat(person)
        self.need_company()
        if self.is_practice:
            raise Refusal("practice-alone")
        if self.status is not Status.PLAYING:
            self.stand(person)
            return None
        return self._leave_to_computer(seat, computers)

    def _leave_to_computer(self, seat: int, computers: Sequence[Person]) -> Person:
        """Have a computer play on in the seat of a person, who leaves; return the computer."""
        person = self.seats.person(seat)
        self._vacate(seat)
        moment = self.deal.key if self.deal.hands_held else f"{self.deal.number}.0"
        self.seats.departures[person.id] = Departure(person, seat, moment)
        computer = self._another(computers)
        self._hand_over(seat, computer)
        return computer

    def leave_off(self, computers: Sequence[Person]) -> None:
        """Have a computer play a private deal to its end for the person who has left it off."""
        for seat in self.seats.present:
            self._vacate(seat)
            self._hand_over(seat, self._another(computers))
        self.clock.put_away = False

    def seats_to_take(self, person: Person) -> list[int]:
        """Return the seats of computers that a person could take over, now or with the next deal."""
        return [seat for seat in range(len(self.seats)) if self._refused_seat(person, seat) is None]

    def take_over(self, person: Person, seat: int, avoided: Set[int] = frozenset()) -> bool:
        """Take the seat of a computer during the series, between two tricks; return whether the person sits there now.

        Somebody new may have to wait for the next deal, with which the seat is then theirs. Players of the game take
        only their own seat, and whoever has left another one waits for the next game, to know only one hand. So do
        people who are new since somebody left whose data were deleted, because they may be the same person.
        Beside the accounts `avoided` nobody gets a seat.
        """
        self._need(Status.PLAYING)
        if seat not in range(len(self.seats)):
            raise Refusal("no-such-seat")
        if refused := self._refused_seat(person, seat):
            raise refused
        self.seats.need_company(person, avoided)
        self.seats.renounce(person)
        if self.is_early(person, seat):
            self.seats.newcomers[seat] = person
            return False
        self._seat_instead(seat, person)
        return True

    def is_early(self, person: Person, seat: int) -> bool:
        """Return whether somebody new has to wait for the next deal before they get a seat."""
        at_once = self.options.newcomers is Newcomers.AT_ONCE
        return self.deal.hands_held and not at_once and not self._knows_hand(person, seat)

    def _knows_hand(self, person: Person, seat: int) -> bool:
        """Return whether a seat is a person's own in this deal: they answer for it, or they have left it."""
        left = self.seats.departures.get(person.id)
        has_left = left is not None and (left.seat, left.moment) == (seat, self.deal.key)
        return has_left or self._is_own(person, seat)

    def _is_own(self, person: Person, seat: int) -> bool:
        """Return whether a person answers for the game under way in this seat."""
        return self.undecided and self.player(seat).id == person.id

    def _refused_seat(self, person: Person, seat: int) -> Refusal | None:
        """Return why a person cannot take a seat over now; `None` if that is possible."""
        if self.seats.seat_of(person) is not None:
            return Refusal("seated-already")
        if self.seats.level_of(seat) is None:
            return Refusal("seat-taken", name=self.seats.person(seat).name)
        promised = self.seats.newcomers.get(seat)
        if promised is not None and promised.id != person.id and not self._is_own(person, seat):
            return Refusal("seat-promised", name=promised.name)
        if self.game is not None and self.game.mid_trick and not self.is_early(person, seat):
            return Refusal("trick-under-way")
        return self._refused_elsewhere(person, seat) if self.undecided else None

    def _refused_elsewhere(self, person: Person, seat: int) -> Refusal | None:
        """Return why a person who has had another seat in the game under way cannot take this one."""
        gone = self.seats.departures.values()
        same = {person.id, *(each.person.id for each in gone if each.is_forgotten and each.person.id < person.id)}
        own = {at for at, player in enumerate(self.deal.players) if player.id in same}
        if own and seat not in own:
            return Refusal("own-seat-only")
        had = {each.seat for each in gone if each.person.id in same and each.was_during(self.deal.number)}
        return Refusal("other-hand-known") if had - {seat} else None

    def _seat_players(self, here: Set[int]) -> None:
        """Give those who answer for the game under way, and are here, their seats back from their substitutes."""
        for seat, player in enumerate(self.deal.players):
            if player.id in here and self.is_substitute(seat):
                self._vacate(seat)
                self._hand_over(seat, player)

    def come_back(self, person: Person) -> bool:
        """Take one's own seat back from the computer; return whether it was playing there."""
        seat = self.own_seat(person)
        was_away = self.seats.is_away(seat)
        self.seats.missed[seat] = 0
        return was_away

    # Helpers

    def _another(self, computers: Sequence[Person]) -> Person:
        """Return the first of these computers that does not sit here.

        At every second table of an evening they begin with the second four, so that two teams share no name.
        """
        first = SEATED if self.spot is not None and self.spot.table % 2 == 0 else 0
        return self.seats.another((*computers[first:], *computers[:first]))

    def _need_part(self, person: Person) -> None:
        if person.id != self.opener.id:
            self.own_seat(person)

    def _vacate(self, seat: int) -> None:
        self.votes.withdraw(seat)
        if not self.deal.players:
            # A game of an older database: whoever sits down answers for it, and was not asked.
            self.votes.conceding -= {self.partner_of(seat)}
        self.deal.advice.pop(seat, None)
        self.seal.next_words.pop(self.seats.person(seat).id, None)
        self.seats.missed[seat] = 0

    def _seat_newcomers(self) -> None:
        """Seat those to whom a seat is promised, before the next deal is made."""
        for seat, person in list(self.seats.newcomers.items()):
            self._seat_instead(seat, person)

    def _seat_instead(self, seat: int, person: Person) -> None:
        """Let a person play on in the seat of a computer."""
        self.seats.newcomers.pop(seat, None)
        self._vacate(seat)
        self._hand_over(seat, person)

    def _hand_over(self, seat: int, person: Person) -> None:
        """Let somebody play on in a seat; who answers for the game under way stays the same."""
        self.seats[seat] = person
        if self.deal.players and self.game is not None and self.undecided:
            self.deal.substituted.append(Substituted(len(self.game.moves), seat, person))
            self.changes.news.append(self.deal.substituted[-1])
