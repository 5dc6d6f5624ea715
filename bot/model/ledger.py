"""The ledger of a server: every game won and every correction, the series they make, and the periods they count in.

Lines are only added to the ledger, never changed; what they add up to is in `sums.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from bot.model.contest import Ended, contest_of
from bot.model.person import Person
from bot.model.substitutes import Substituted, stood_in
from bot.model.unit import results_of, unit_of
from engine.brcka import BrckaSeries
from engine.games import USUAL
from engine.series import Choice, Prize, SeriesResult


class SeatScore(NamedTuple):
    """What a game has brought to one of its players."""

    person: Person
    won: bool | None
    """`None` where nobody has won."""
    points: int
    """The points, the chips, or the brčka that were won."""


class Move(NamedTuple):
    """Chips that changed hands; as giver or taker, `None` is the cup."""

    giver: int | None
    taker: int | None
    chips: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Played:
    """What counts of a game, or of a part of it."""

    kind: str
    game_id: int
    at: datetime
    """When the game ended, or the last chips changed hands."""
    with_computers: bool
    scores: Sequence[SeatScore] = ()
    """The results of all seats, if the game is over."""
    moved: Sequence[Move] = ()
    table_id: int = 0
    """Its table, where the results tell it."""
    substituted: tuple[Substituted, ...] = ()
    """Who took over seats later, where that is asked for."""

    @property
    def ended(self) -> Ended:
        """The game as ratings see it, if it is over."""
        seats, won, _ = zip(*self.scores, strict=True)
        return Ended(self.at, self.game_id, contest_of(self.kind, seats, won), self.with_computers)

    @property
    def seats(self) -> tuple[Person, ...]:
        """All who answer for it, if it is over."""
        return tuple(score.person for score in self.scores)

    @property
    def substitutes(self) -> list[tuple[Person, Person]]:
        """Each substitute with the player for whom they played."""
        return stood_in(self.seats, self.substituted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry(Played):
    """A game for brčka, with what the winners chose, and the balance after it."""

    goal: int
    outcome: Prize
    choice: Choice

    @classmethod
    def of(
        cls,
        game_id: int,
        table_id: int,
        goal: int,
        seats: Sequence[Person],
        outcome: Prize,
        choice: Choice,
        at: datetime,
        substituted: tuple[Substituted, ...] = (),
    ) -> Entry:
        """Return a game that was won, of those who sat in the seats when its first cards were dealt."""
        results = zip(seats, results_of(outcome, len(seats)), strict=True)
        return cls(
            kind=USUAL,
            game_id=game_id,
            at=at,
            with_computers=any(person.level is not None for person in seats),
            scores=tuple(SeatScore(person, *each) for person, each in results),
            table_id=table_id,
            substituted=substituted,
            goal=goal,
            outcome=outcome,
            choice=choice,
        )

    def partners(self, side: int) -> tuple[Person, ...]:
        """Return the two who played for a side."""
        return self.seats[side::2]

    def side_of(self, person: int, partner: int = 0) -> int | None:
        """Return the side for which a person played, with `partner` if not 0; `None` where it was not so."""
        for side in (0, 1):
            keys = {each.id for each in self.partners(side)}
            if person in keys and (not partner or keys == {person, partner}):
                return side
        return None


@dataclass(frozen=True, slots=True)
class Correction:
    """What a moderator adds to a person or a pair of partners, or takes; it never changes an older line.

    Raise `ValueError` unless it names one or two people and moves something, and no more than may be in the game.
    """

    id: int
    people: tuple[Person, ...]
    amount: int
    """Added to the total of each person, and to that of their pair if there are two; negative if taken."""
    reason: str
    by: Person
    at: datetime
    kind: str = USUAL

    def __post_init__(self) -> None:
        if len({person.id for person in self.people}) != len(self.people) or len(self.people) not in (1, 2):
            raise ValueError("a correction names one person, or two partners")
        unit = unit_of(self.kind)
        if not 0 < abs(self.amount) <= unit.most_corrected:
            raise ValueError(f"a correction moves 1 to {unit.most_corrected} {unit.name}, not {self.amount}")

    @property
    def with_computers(self) -> bool:
        """Whether a computer is named."""
        return any(person.level is not None for person in self.people)

    def names(self, person: int, partner: int = 0) -> bool:
        """Return whether it counts for a person, or, with a partner, for the two as a pair."""
        keys = {each.id for each in self.people}
        return keys == {person, partner} if partner else person in keys


class Period(StrEnum):
    """All time, or the year, month or week that it is now, by UTC."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"

    def since(self, now: datetime) -> datetime | None:
        """Return its beginning; `None` where it has none. A week begins on Monday.

        >>> Period.WEEK.since(datetime(2026, 1, 8, tzinfo=UTC)).date()
        datetime.date(2026, 1, 5)
        """
        today = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        match self:
            case Period.ALL:
                return None
            case Period.YEAR:
                return today.replace(month=1, day=1)
            case Period.MONTH:
                return today.replace(day=1)
            case Period.WEEK:
                return today - timedelta(days=today.weekday())

    def key(self, at: datetime) -> str:
        """Return the name of the period to which a moment of UTC belongs; weeks are those of ISO 8601.

        >>> [period.key(datetime(2027, 1, 1, tzinfo=UTC)) for period in Period]
        ['all', '2027', '2027-01', '2026-W53']
        """
        match self:
            case Period.ALL:
                return "all"
            case Period.YEAR:
                return f"{at.year:04}"
            case Period.MONTH:
                return f"{at.year:04}-{at.month:02}"
            case Period.WEEK:
                year, week, _ = at.isocalendar()
                return f"{year:04}-W{week:02}"


@dataclass(frozen=True, slots=True)
class SeriesPlayed:
    """A series at one table: all its games so far, oldest first, and its result."""

    entries: tuple[Entry, ...]
    result: SeriesResult | None
    """`None` while it goes on, or if the table was stopped."""

    @property
    def kind(self) -> str:
        """The game."""
        return self.last.kind

    @property
    def table_id(self) -> int:
        """The table at which it was played."""
        return self.last.table_id

    @property
    def first(self) -> Entry:
        """Its first game, whose players win or lose the series, whoever plays the others."""
        return self.entries[0]

    @property
    def last(self) -> Entry:
        """Its last game, with which the series ended, if it did."""
        return self.entries[-1]

    @property
    def with_computers(self) -> bool:
        """Whether a computer was dealt its first game."""
        return self.first.with_computers

    @property
    def substitutes(self) -> list[tuple[Person, Person]]:
        """Each player of a later game with the player of the first game in whose seat they were."""
        pairs = [pair for entry in self.entries for pair in zip(entry.seats, self.first.seats, strict=True)]
        return list(dict.fromkeys(pair for pair in pairs if pair[0].id != pair[1].id))

    def partners(self, side: int) -> tuple[Person, ...]:
        """Return the two who win or lose the series on a side."""
        return self.first.partners(side)


def series_played(entries: Iterable[Entry]) -> SeriesPlayed:
    """Return the series of these games, which are all of a table's, oldest first."""
    games = tuple(entries)
    played = BrckaSeries.replay(games[0].goal, [(entry.outcome, entry.choice.move) for entry in games])
    return SeriesPlayed(games, played.result)
