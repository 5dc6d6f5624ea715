"""Tables in states that are seldom met, without a database."""

from copy import copy
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

from bot.model.options import Clock, Options
from bot.model.person import Person
from bot.model.roster import COMPUTERS
from bot.model.seats import Departure
from bot.model.table import Status, Table
from engine.players import Level


def changed(table: Table, **fields: Any) -> Table:
    """Return a copy of a table with other fields, its own or those of its parts.

    `dataclasses.replace` would begin its series anew.
    """
    made = copy(table)
    for part in ("seats", "clock", "votes", "deal"):
        setattr(made, part, copy(getattr(table, part)))
    for name, value in fields.items():
        if name == "seats":
            made.seats[:] = value
        else:
            parts = (made, made.seats, made.clock, made.votes, made.deal)
            setattr(next(each for each in parts if hasattr(each, name)), name, value)
    return made


def beside_the_game(table: Table, random: Random, deadline: datetime, **fields: Any) -> Table:
    """Return the same table with something that may have happened beside the game, and with these fields."""
    seats = list(table.seats)
    if random.random() < 0.3:
        seat = random.randrange(len(seats))
        level = random.choice(list(Level))
        seats[seat] = Person(100 + seat, None, COMPUTERS[level][seat], level=level)
    people = [seat for seat, sitting in enumerate(seats) if sitting is not None and sitting.level is None]
    told = changed(
        table,
        **fields,
        seats=seats,
        options=Options(hints=True, clock=Clock.DAY),
        missed=[random.choice((0, 0, 2)) if seat in people else 0 for seat in range(len(seats))],
        to_stop=set(random.sample(people, random.randrange(len(people) + 1))),
        conceding=set(random.sample(people, random.randrange(2))),
        put_away=random.random() < 0.05,
    )
    if random.random() < 0.05:
        told.status = Status.STOPPED
    if told.game is not None and random.random() < 0.1:
        # Everybody has left, and sits where somebody else did.
        told.deal.players = told.deal.players[1:] + told.deal.players[:1]
        _come_and_go(told)
    if told.awaited() and random.random() < 0.7:
        told.clock.deadline_at = deadline
    return told


def _come_and_go(table: Table) -> None:
    """Some have looked into each hand of this deal, and somebody gets the seat of each computer with the next."""
    strangers = [replace(table.opener, id=200 + at) for at in range(9)]
    seats = range(len(table.seats))
    gone = [Departure(each, at % len(seats), table.deal.key) for at, each in enumerate(strangers)]
    table.seats.departures = {each.person.id: each for each in gone}
    table.seats.newcomers = {seat: strangers[seat] for seat in seats if table.seats.level_of(seat) is not None}
