"""How a game is given up: by a side that plays it, or by the players of one that was stopped."""

from __future__ import annotations

from bot.model import comparing, moving, say, stopping
from bot.model.errors import Refusal
from bot.model.news import TakenUp
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.model.votes import is_withdrawn


def concede(table: Table, person: Person, *, back: bool | None = None) -> bool:
    """Give the game up, or note the wish to; return whether the game is given up.

    All people of the side who were dealt the game's first cards have to want it, be they absent or gone; a
    computer that was dealt them wants what its partner wants. With `back` the wish is withdrawn; with `back`
    `None`, a second wish of the same seat withdraws the first. Raise `Refusal` where the side may not give it up.
    """
    table.need(Status.PLAYING)
    comparing.need_ordinary(table)
    seat = table.own_seat(person)
    concession = table.game.concession(seat) if table.game is not None else None
    if concession is None:
        raise Refusal("no-game" if table.kind.concedes else "never-conceded")
    say.need_say(table, seat)
    if not may_concede(table, seat):
        raise Refusal("concede-series")
    # A person who wants something is not absent.
    table.seats.missed[seat] = 0
    enough = partner_agrees(table, seat)
    if is_withdrawn(seat, table.votes.conceding, back, enough=enough):
        table.votes.conceding.discard(seat)
        return False
    if not enough:
        table.votes.conceding.add(seat)
        return False
    table.clock.next_deal_at = None
    table.votes.ready.clear()
    moving.make(table, concession, seat)
    return True


def may_concede(table: Table, seat: int) -> bool:
    """Return whether the side of a seat may give the game under way up.

    It may not where the series is also that of a person who has left before this game, and so cannot agree.
    """
    if table.game is None or table.game.concession(seat) is None:
        return False
    partner = table.partner_of(seat)
    side = {seat} if partner is None else {seat, partner}
    return all(table.player(each).id == say.series_players(table)[each].id for each in side & say.series_seats(table))


def partner_agrees(table: Table, seat: int) -> bool:
    """Return whether nobody else of a seat's side answers for the game who does not want to give it up."""
    partner = table.partner_of(seat)
    return partner is None or table.player(partner).level is not None or partner in table.votes.conceding


def may_be_given_up(table: Table) -> bool:
    """Return whether the game under way was stopped or put away, and may be given up without going on with it."""
    rests = table.clock.put_away or table.status is Status.STOPPED
    return rests and table.deal.has_cards and any(may_concede(table, seat) for seat in range(len(table.seats)))


def give_up(table: Table, person: Person, *, back: bool) -> bool:
    """Give up a stopped game, or note the wish to; return whether it is given up.

    Both partners have to want it, wherever they sit now; a computer wants what its partner wants. Nobody is asked
    then what to do with the brčka: they are added or taken as a computer would.
    """
    seat = next((at for at, player in enumerate(table.answering) if player.id == person.id), None)
    concession = table.game.concession(seat) if table.game is not None and seat is not None else None
    if seat is None or concession is None or not may_be_given_up(table):
        raise Refusal("nothing-to-give-up")
    if not may_concede(table, seat):
        raise Refusal("concede-series")
    if back or not partner_agrees(table, seat):
        (table.votes.conceding.discard if back else table.votes.conceding.add)(seat)
        return False
    moving.make(table, concession, seat)
    stopping.settle(table)
    table.changes.news.append(TakenUp())
    return True
