"""The lobby of a table, before the first deal and for a rematch: who sits down, what is agreed, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from datetime import datetime

from bot.model import comparing
from bot.model.chance import Chance
from bot.model.company import SEAT_KEPT_FOR
from bot.model.errors import Refusal
from bot.model.news import Dealt, GameBegun, Moved
from bot.model.options import with_chosen
from bot.model.person import Person
from bot.model.roster import SEATED
from bot.model.table import Status, Table
from engine.game import Game


def sit(table: Table, person: Person, seat: int, avoided: Set[int] = frozenset()) -> None:
    """Take a free seat or that of a computer; leave the seat held before.

    Whoever asks for a seat that is kept for somebody else gets the one that is kept for them, if there is one.

    `avoided` are the accounts beside which the person gets no seat.
    """
    table.need(Status.LOBBY)
    if seat not in range(len(table.seats)):
        raise Refusal("no-such-seat")
    taken = table.seats[seat]
    if taken is not None and taken.level is None:
        raise Refusal("seat-yours" if taken.id == person.id else "seat-taken", name=taken.name)
    own = table.seats.kept_seat(person)
    seat = own if own is not None and seat in table.seats.kept else seat
    kept = table.seats.kept.get(seat)
    if kept is not None and kept.id != person.id:
        raise _kept(table, *table.seats.kept.values())
    if not table.admits(person):
        raise Refusal("only-invited", name=table.opener.name)
    if kept is None:
        # Nobody takes a seat from somebody by a block to whom it was promised before.
        table.seats.need_company(person, avoided)
    # Whoever sits here already changes places with a computer, which stays.
    before = table.seats.seat_of(person)
    table.seats.free(person)
    if taken is not None and before is not None:
        table.seats[before] = taken
    _let_go(table, own)
    table.seats[seat] = person


def stand(table: Table, person: Person) -> None:
    """Leave the seat before the first deal."""
    table.own_seat(person)
    if table.status is Status.PLAYING:
        raise Refusal("series-under-way")
    table.need(Status.LOBBY)
    table.seats.free(person)
    table.seal.next_words.pop(person.id, None)


def take_off(table: Table, person: Person) -> None:
    """Take a person off a table that has not begun: out of the seat, and out of one that is kept for them."""
    table.need(Status.LOBBY)
    table.seats.free(person)
    table.seal.next_words.pop(person.id, None)
    _let_go(table, table.seats.kept_seat(person))


def seat_computer(table: Table, person: Person, computers: Sequence[Person], *, every: bool = False) -> None:
    """Put the first of these computers that has no seat here on the first free seat, or one on `every` free seat.

    Only those who sit at the table and its opener may do so.
    """
    table.need(Status.LOBBY)
    _need_part(table, person)
    free = table.seats.free_seats
    if not free:
        raise _kept(table, *table.seats.kept.values()) if table.seats.kept else Refusal("no-seat-free")
    for seat in free if every else free[:1]:
        table.seats[seat] = another_computer(table, computers)


# Seats that are kept for those who were invited


def keep_seats(table: Table, friends: Sequence[Person | None], now: datetime, *, only: bool) -> None:
    """Keep a seat for each of these people, `None` for whom none can be; the opener's partner comes first.

    With `only`, nobody else may sit down at the table.
    """
    own = table.own_seat(table.opener)
    partner = table.partner_of(own)
    seats = sorted(table.seats.free_seats, key=lambda seat: seat != partner)
    invited = {seat: friend for seat, friend in zip(seats, friends, strict=False) if friend is not None}
    table.for_invited = only
    _keep(table, invited, now)


def keep_for(table: Table, people: Sequence[Person], now: datetime) -> None:
    """Keep a seat for each of these people at a table where nobody sits yet, which begins by itself then.

    The first two are partners, and so on, where there are partners.
    """
    seats = sorted(table.seats.free_seats, key=lambda seat: (seat % 2 if table.kind.partners else 0, seat))
    _keep(table, dict(zip(seats, people, strict=False)), now)
    table.clock.begins_at = table.clock.kept_until


def _keep(table: Table, invited: dict[int, Person], now: datetime) -> None:
    table.seats.kept, table.seats.invited = invited, {friend.id: friend for friend in invited.values()}
    table.clock.kept_until = now + SEAT_KEPT_FOR if invited else None


def decline(table: Table, person: Person) -> None:
    """Give up the seat that is kept for a person, which anybody may take then."""
    table.need(Status.LOBBY)
    seat = table.seats.kept_seat(person)
    if seat is None:
        raise Refusal("no-kept-seat")
    _let_go(table, seat)


def open_to_all(table: Table, person: Person) -> None:
    """Have anybody sit down in any free seat; only the opener may do that."""
    table.need(Status.LOBBY)
    if not table.may_decide(person):
        raise Refusal("open-opener", name=table.opener.name)
    table.for_invited = False
    _let_go(table, *table.seats.kept)


def end_keeping(table: Table, now: datetime) -> bool:
    """Free the seats that were kept long enough; return whether there were any."""
    until = table.clock.kept_until
    if until is None or now < until:
        return False
    _let_go(table, *table.seats.kept)
    return True


def keep_out_others(table: Table, following: Table) -> None:
    """Have those alone sit down at the table that follows who may do so at this one, where it is for invited people."""
    if table.for_invited:
        known = {table.opener.id: table.opener, **table.seats.invited}
        known |= {left.person.id: left.person for left in table.seats.departures.values()}
        known |= {each.id: each for each in (*table.seats.sitting, *table.deal.players)}
        came = {key: each for key, each in known.items() if each.user_id is not None}
        following.for_invited, following.seats.invited = True, came | following.seats.invited


def _let_go(table: Table, *seats: int | None) -> None:
    """Keep these seats no more; forget who was invited where that matters no more."""
    for seat in seats:
        if seat is not None:
            table.seats.kept.pop(seat)
    if not table.seats.kept:
        table.clock.kept_until = None
    if not table.for_invited:
        table.seats.invited = {friend.id: friend for friend in table.seats.kept.values()}


def _kept(table: Table, *friends: Person) -> Refusal:
    names = ", ".join(friend.name for friend in friends)
    return Refusal("seat-kept", name=names, at=table.clock.kept_until)


def options_refused(table: Table, person: Person) -> Refusal | None:
    """Return why a person cannot change the options: only the opener may, and only before the first deal."""
    if table.status is not Status.LOBBY:
        return table.refused_at_stage
    if table.duplicate is not None:
        return Refusal("evening-options")
    return None if table.may_decide(person) else Refusal("options-opener", name=table.opener.name)


def agree(table: Table, person: Person, chosen: Mapping[str, object]) -> None:
    """Change options of the rules or of the table before the first deal; people who sit keep their seats."""
    if refused := options_refused(table, person):
        raise refused
    rules, options = with_chosen(table.rules, table.options, chosen)
    table.seats.fit(table.kind.most_seats(rules))
    _let_go(table)
    table.rules, table.options = rules, options


def may_start(table: Table) -> bool:
    """Return whether the number of players is one that may play, at a table of an evening not computers alone."""
    return table.kind.may_sit(table.rules, table.seats.taken) and (table.spot is None or bool(table.seats.people))


def start(table: Table, person: Person) -> None:
    """Begin the series if enough sit, and close up empty seats."""
    table.need(Status.LOBBY)
    _need_part(table, person)
    need_all_come(table, person)
    if table.spot is not None and not table.seats.people:
        raise Refusal("evening-nobody")
    if not may_start(table):
        raise Refusal("seats-empty", free=min(table.kind.seats) - table.seats.taken)
    _let_go(table, *table.seats.kept)
    table.clock.begins_at = None
    table.seats.close_up()
    table.status = Status.PLAYING
    table.series = table.kind.series(table.rules)


def need_all_come(table: Table, person: Person) -> None:
    """Raise `Refusal` where a seat is kept for somebody who is still to come, unless it is the opener who asks."""
    if table.seats.kept and not table.may_decide(person):
        raise _kept(table, *table.seats.kept.values())


def is_time_to_begin(table: Table, now: datetime) -> bool:
    """Return whether a table begins by itself now."""
    at = table.clock.begins_at
    return table.status is Status.LOBBY and not table.clock.put_away and at is not None and at <= now


def fill_or_stop(table: Table, computers: Sequence[Person]) -> bool:
    """Seat as few of these computers as make enough, and return true; where no person sits, stop the table."""
    if not table.seats.people:
        table.status = Status.STOPPED
        return False
    while not may_start(table):
        seat_computer(table, table.opener, computers)
    return True


def draw_seats(table: Table, chance: Chance) -> None:
    """Have everybody sit where the lot has it, each way as likely; what they want and their panels go with them."""
    drawn = chance.shuffled(range(len(table.seats)))
    panels = table.changes.panels
    table.seats[:] = [table.seats[old] for old in drawn]
    table.votes.to_stop = {seat for seat, old in enumerate(drawn) if old in table.votes.to_stop}
    table.changes.panels = {seat: panels[old] for seat, old in enumerate(drawn) if old in panels}


def start_amid(table: Table, person: Person, game: Game, seed: bytes) -> None:
    """Begin with a game that is under way; none of those who sit here has made its moves."""
    start(table, person)
    table.deal.begin(game)
    table.seal.begin(seed, table.seats)
    table.deal.players = table.seats.seated
    made = (Moved(ply, None, move) for ply, move in enumerate(game.moves))
    begun = GameBegun(table.deal.game_number, table.seal.seed, table.seal.words)
    table.changes.news += [begun, Dealt(table.deal.players), *made]


def rematch_seat(table: Table, person: Person) -> int:
    """Return the seat of somebody who may ask for a rematch; raise `Refusal` for others and before the end."""
    seat = table.own_seat(person)
    comparing.need_ordinary(table)
    if table.is_across:
        raise Refusal("across-no-rematch", command=table.kind.name)
    if table.status is not Status.FINISHED:
        raise Refusal("not-now")
    return seat


def rematch_seats(table: Table, person: Person) -> dict[int, Person]:
    """Return who sits where at the rematch that a person opens: computers play in every one."""
    seats = {at: sitting for at, sitting in enumerate(table.seats) if sitting and sitting.level}
    return seats | {rematch_seat(table, person): person}


def another_computer(table: Table, computers: Sequence[Person]) -> Person:
    """Return the first of these computers that does not sit here.

    At every second table of an evening they begin with the second four, so that two teams share no name.
    """
    first = SEATED if table.spot is not None and table.spot.table % 2 == 0 else 0
    order = (*computers[first:], *computers[:first])
    return next(computer for computer in order if table.seats.seat_of(computer) is None)


def _need_part(table: Table, person: Person) -> None:
    if person.id != table.opener.id:
        table.own_seat(person)
