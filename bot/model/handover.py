"""How seats change hands during a series: who leaves, who takes over from a computer, and who comes back."""

from __future__ import annotations

from collections.abc import Sequence, Set

from bot.model import ahead, comparing, seating
from bot.model.errors import Refusal
from bot.model.options import Newcomers
from bot.model.person import Person
from bot.model.seats import Departure
from bot.model.substitutes import Substituted
from bot.model.table import Status, Table


def departed(table: Table) -> list[Departure]:
    """Return who has seen a hand of this deal that is not theirs, and has left."""
    gone = [left for left in table.seats.departures.values() if left.moment == table.deal.key]
    return [
        left for left in gone if left.person.id not in (table.player(left.seat).id, table.seats.person(left.seat).id)
    ]


def leave(table: Table, person: Person, computers: Sequence[Person]) -> Person | None:
    """Give the seat up; return the computer that plays on, or `None` if the series has not begun."""
    seat = table.own_seat(person)
    comparing.need_company(table)
    if table.is_practice:
        raise Refusal("practice-alone" if table.origin is None else "play-on-alone")
    if table.status is not Status.PLAYING:
        seating.stand(table, person)
        return None
    return leave_to_computer(table, seat, computers)


def leave_to_computer(table: Table, seat: int, computers: Sequence[Person]) -> Person:
    """Have a computer play on in the seat of a person, who leaves; return the computer."""
    person = table.seats.person(seat)
    _vacate(table, seat)
    moment = table.deal.key if table.deal.hands_held else f"{table.deal.game_number}.0"
    table.seats.departures[person.id] = Departure(person, seat, moment)
    computer = seating.another_computer(table, computers)
    _hand_over(table, seat, computer)
    return computer


def leave_off(table: Table, computers: Sequence[Person]) -> None:
    """Have a computer play a private deal to its end for the person who has left it off."""
    for seat in table.seats.present:
        _vacate(table, seat)
        _hand_over(table, seat, seating.another_computer(table, computers))
    table.clock.put_away = False


def seats_to_take(table: Table, person: Person) -> list[int]:
    """Return the seats of computers that a person could take over, now or with the next deal."""
    return [seat for seat in range(len(table.seats)) if _refused_seat(table, person, seat) is None]


def seats_for_all(table: Table) -> list[int]:
    """Return the seats of computers that anybody could take, since they are promised to nobody."""
    computers = [seat for seat in range(len(table.seats)) if table.seats.level_of(seat) is not None]
    return [] if table.for_invited else [seat for seat in computers if seat not in table.seats.newcomers]


def asks_in(table: Table) -> bool:
    """Return whether the table's message offers such seats; whose table had nobody else ever asks nobody in."""
    sat = {each.id for each in table.seats.sitting} | table.seats.departures.keys()
    return bool(seats_for_all(table)) and sat != {table.opener.id}


def take_over(table: Table, person: Person, seat: int, avoided: Set[int] = frozenset()) -> bool:
    """Take the seat of a computer during the series; return whether the person sits there now.

    Somebody new may have to wait for the next deal, with which the seat is then theirs. Players of the game take
    only their own seat, and whoever has left another one waits for the next game, to know only one hand. So do
    people who are new since somebody left whose data were deleted, because they may be the same person.
    Beside the accounts `avoided` nobody gets a seat.
    """
    table.need(Status.PLAYING)
    if seat not in range(len(table.seats)):
        raise Refusal("no-such-seat")
    if refused := _refused_seat(table, person, seat):
        raise refused
    table.seats.need_company(person, avoided)
    table.seats.renounce(person)
    if is_early(table, person, seat):
        table.seats.newcomers[seat] = person
        return False
    _seat_instead(table, seat, person)
    return True


def is_early(table: Table, person: Person, seat: int) -> bool:
    """Return whether somebody new has to wait for the next deal before they get a seat."""
    at_once = table.options.newcomers is Newcomers.AT_ONCE
    return table.deal.hands_held and not at_once and not _knows_hand(table, person, seat)


def _knows_hand(table: Table, person: Person, seat: int) -> bool:
    """Return whether a seat is a person's own in this deal: they answer for it, or they have left it."""
    left = table.seats.departures.get(person.id)
    has_left = left is not None and (left.seat, left.moment) == (seat, table.deal.key)
    return has_left or _is_own(table, person, seat)


def _is_own(table: Table, person: Person, seat: int) -> bool:
    """Return whether the game under way will be entered for this person, who was dealt the first cards of this seat."""
    return table.undecided and table.player(seat).id == person.id


def _refused_seat(table: Table, person: Person, seat: int) -> Refusal | None:
    """Return why a person cannot take a seat over now; `None` if that is possible."""
    if table.seats.seat_of(person) is not None:
        return Refusal("seated-already")
    if table.seats.level_of(seat) is None:
        return Refusal("seat-taken", name=table.seats.person(seat).name)
    if not table.admits(person):
        return Refusal("only-invited", name=table.opener.name)
    if table.spot is not None and table.spot.individual and not _knows_hand(table, person, seat):
        return Refusal("individual-seats")
    promised = table.seats.newcomers.get(seat)
    if promised is not None and promised.id != person.id and not _is_own(table, person, seat):
        return Refusal("seat-promised", name=promised.name)
    return _refused_elsewhere(table, person, seat) if table.undecided else None


def _refused_elsewhere(table: Table, person: Person, seat: int) -> Refusal | None:
    """Return why a person who has had another seat in the game under way cannot take this one."""
    gone = table.seats.departures.values()
    same = {person.id, *(each.person.id for each in gone if each.is_forgotten and each.person.id < person.id)}
    own = {at for at, player in enumerate(table.deal.players) if player.id in same}
    if own and seat not in own:
        return Refusal("own-seat-only")
    had = {each.seat for each in gone if each.person.id in same and each.was_during(table.deal.game_number)}
    return Refusal("other-hand-known") if had - {seat} else None


def seat_players(table: Table, here: Set[int]) -> None:
    """Give those who answer for the game under way, and are here, their seats back from their substitutes."""
    for seat, player in enumerate(table.deal.players):
        if player.id in here and table.is_substitute(seat):
            _vacate(table, seat)
            _hand_over(table, seat, player)


def come_back(table: Table, person: Person) -> bool:
    """Take one's own seat back from the computer; return whether it was playing there."""
    seat = table.own_seat(person)
    was_away = table.seats.is_away(seat)
    table.seats.missed[seat] = 0
    return was_away


def _vacate(table: Table, seat: int) -> None:
    table.votes.withdraw(seat)
    if not table.deal.players:
        # A game of an older database: whoever sits down answers for it, and was not asked.
        table.votes.conceding -= {table.partner_of(seat)}
    table.deal.advice.pop(seat, None)
    ahead.take_back(table, seat)
    table.seal.next_words.pop(table.seats.person(seat).id, None)
    table.seats.missed[seat] = 0


def seat_newcomers(table: Table) -> None:
    """Seat those to whom a seat is promised, before the next deal is made."""
    for seat, person in list(table.seats.newcomers.items()):
        _seat_instead(table, seat, person)
        table.changes.seated.append(person)


def _seat_instead(table: Table, seat: int, person: Person) -> None:
    """Let a person play on in the seat of a computer."""
    table.seats.newcomers.pop(seat, None)
    _vacate(table, seat)
    _hand_over(table, seat, person)


def _hand_over(table: Table, seat: int, person: Person) -> None:
    """Let somebody play on in a seat; who answers for the game under way stays the same."""
    table.seats[seat] = person
    if table.deal.players and table.game is not None and table.undecided:
        table.deal.substituted.append(Substituted(len(table.game.moves), seat, person))
        table.changes.news.append(table.deal.substituted[-1])
