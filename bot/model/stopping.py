"""How a series is stopped before its end, by votes or at once, and how a stopped one is taken up again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.model import comparing, handover, moving, say, timing
from bot.model.errors import Refusal
from bot.model.news import Stopped, TakenUp
from bot.model.options import Stoppers
from bot.model.person import Person
from bot.model.table import Status, Table, TableMessage
from bot.model.votes import is_withdrawn

VOTES_TO_STOP: Final = {0: 1, 1: 1, 2: 2, 3: 2, 4: 3}
"""How many votes end a series before its first cards are dealt, by the number of people who have a say in it."""


def break_off(table: Table) -> None:
    """Stop the table as it stands."""
    table.status = Status.STOPPED
    table.clock.put_away = False
    table.clock.next_deal_at = table.clock.begins_at = None
    table.votes.ready.clear()
    table.votes.conceding.clear()
    table.deal.advice.clear()
    table.deal.said.clear()
    table.promise_no_more()
    table.clock.wait_for_nobody()


def retire(table: Table, computers: Sequence[Person]) -> None:
    """Take a table out of its evening: computers play a deal under way to its end, as for whoever leaves."""
    if table.status is not Status.PLAYING or not table.deal.hands_held:
        break_off(table)
        return
    for seat in range(len(table.seats)):
        if table.seats.level_of(seat) is None:
            handover.leave_to_computer(table, seat, computers)
    table.promise_no_more()
    # Nobody has to look at it until it is over.
    table.clock.put_away, table.clock.idle_at = False, None
    table.clock.wait_for_nobody()


def is_alone(table: Table, person: Person) -> bool:
    """Return whether a person sits here, and nobody else but computers."""
    return [each.id for each in table.seats.sitting] == [person.id]


def may_take_up(table: Table, person: Person) -> bool:
    """Return whether a person may go on alone with the series, because nobody else sat here when it was stopped."""
    stopped = table.status is Status.STOPPED and table.duplicate is None
    return stopped and is_alone(table, person) and table.game is not None and table.series.result is None


def resume(table: Table, now: datetime, idle: timedelta, people: Collection[Person]) -> None:
    """Continue a series that was stopped or put away; those of `people` who answer for its game play it again."""
    if table.status is Status.STOPPED and table.game is not None and table.series.result is None:
        table.status = Status.PLAYING
        table.votes.to_stop.clear()
        table.votes.conceding.clear()
        handover.seat_players(table, {person.id for person in people})
        if not table.is_solitary:
            table.changes.news.append(TakenUp())
    table.need(Status.PLAYING)
    table.seats.missed = [0] * len(table.seats)
    table.clock.put_away = True
    timing.bring_back(table, now, idle)


def give_way(table: Table) -> TableMessage:
    """Stop a lobby whose people go on at another table; return its message, which is the other's."""
    left = table.message
    table.status, table.message = Status.STOPPED, TableMessage(posted_at=left.posted_at)
    return left


def stop(
    table: Table, person: Person, *, moderator: bool, back: bool | None = None, computers: Sequence[Person] = ()
) -> None:
    """Stop the table, or count a vote for it; with `back` withdraw the vote.

    With `back` `None`, a second vote of the same seat withdraws the first. At an evening these computers play the
    deal under way to its end, so that nobody stops what goes badly.
    """
    if table.status not in (Status.LOBBY, Status.PLAYING):
        raise table.refused_at_stage
    comparing.need_company(table)
    if table.status is Status.LOBBY and not moderator and not table.may_decide(person):
        raise Refusal("stop-opener", name=table.opener.name)
    if table.status is Status.PLAYING and not _may_end(table, person, back, moderator=moderator):
        return
    if table.status is Status.PLAYING and table.series.pending is not None and settle(table):
        table.promise_no_more()
        table.clock.wait_for_nobody()
        return
    if table.status is Status.PLAYING and table.deal.dealt and table.duplicate is None and not table.is_practice:
        table.changes.news.append(_as_it_stands(table))
    if table.spot is not None:
        retire(table, computers)
    else:
        break_off(table)


def settle(table: Table) -> bool:
    """Choose for the winners of a decided game as a computer would; return whether the series is over."""
    if table.series.pending is not None:
        moving.choose(table, table.series.best_move(), None)
    if table.series.result is not None:
        table.status, table.clock.put_away = Status.FINISHED, False
    return table.series.result is not None


def _as_it_stands(table: Table) -> Stopped:
    """Return what the history tells of the series when it is stopped now."""
    if table.game is None or not table.undecided or not table.deal.has_cards:
        return Stopped(table.seats.seated, (None,) * len(table.seats))
    return Stopped(table.answering, tuple(map(table.game.points_of, range(len(table.seats)))))


def may_stop(table: Table, seat: int) -> bool:
    """Return whether the player in a seat may ask for the end of the series, or agree to it, if no moderator."""
    sitting = table.seats[seat]
    return sitting is not None and not say.is_new(table, seat) and _stop_refused(table, sitting) is None


def may_agree(table: Table, seat: int) -> bool:
    """Return whether somebody has asked for the end of the series, and the side of this seat has to agree."""
    asked = table.deal.dealt and bool(table.votes.to_stop) and any(seat in side for side in lacking(table))
    return asked and may_stop(table, seat)


def ends_at_once(table: Table, seat: int) -> bool:
    """Return whether the word of a seat ends the series, since nobody of another side has to agree."""
    return all(seat in side for side in lacking(table))


def lacking(table: Table) -> list[list[int]]:
    """Return the sides that have not agreed to the end of the series: of each, the seats of those who may for it."""
    sides: dict[int, list[int]] = {}
    for seat in say.voices(table):
        sides.setdefault(table.kind.side_of(seat), []).append(seat)
    return [seats for seats in sides.values() if not table.votes.to_stop.intersection(seats)]


def _may_end(table: Table, person: Person, back: bool | None, *, moderator: bool) -> bool:
    """Return whether the series ends now: a moderator who does not play ends it, others agree on it."""
    plays = table.seats.seat_of(person) is not None or person.id in table.seats.departures
    if moderator and not (plays and table.deal.dealt):
        return True
    if refused := _stop_refused(table, person):
        raise refused
    if moderator and table.seats.seat_of(person) is None:
        raise Refusal("stop-played")
    if not table.deal.dealt and table.guild.settings.stoppers is Stoppers.OPENER:
        return True
    return _vote_to_end(table, person, back)


def _stop_refused(table: Table, person: Person) -> Refusal | None:
    """Return why the server does not let a person ask for the end of the series, or agree to it."""
    stoppers, opener = table.guild.settings.stoppers, table.seats.seat_of(table.opener)
    if stoppers is Stoppers.MODERATORS:
        return Refusal("stop-moderators")
    if stoppers is Stoppers.PLAYERS or table.may_decide(person):
        return None
    asked = opener in table.votes.to_stop or table.seats.seat_of(person) in table.votes.to_stop
    if table.deal.dealt and (asked or opener not in say.voices(table)):
        return None
    return Refusal("stop-opener-always", name=table.opener.name)


def _vote_to_end(table: Table, person: Person, back: bool | None) -> bool:
    """Take a vote; return whether the series ends by it, or, if nobody is left who may vote, by its opener's word."""
    seat = table.seats.seat_of(person)
    if seat is not None:
        # A person who votes is not absent.
        table.seats.missed[seat] = 0
        if say.is_new(table, seat):
            raise Refusal("substitute")
    if not say.voices(table):
        if not table.may_decide(person):
            raise Refusal("stop-nobody-left" if table.seats.people else "stop-computers", name=table.opener.name)
        return True
    if seat is None:
        raise Refusal("stop-seated")
    known = table.deal.dealt
    enough = ends_at_once(table, seat) if known else len(table.votes.to_stop | {seat}) >= votes_needed(table)
    if is_withdrawn(seat, table.votes.to_stop, back, enough=enough):
        table.votes.to_stop.discard(seat)
        return False
    table.votes.to_stop.add(seat)
    return enough


def votes_needed(table: Table) -> int:
    """Return how many votes end a series before its first cards are dealt."""
    return VOTES_TO_STOP[len(say.voices(table))]
