"""Evenings of the same deals: who sits where, what each deal is worth, and how everybody stands.

At each table two sides play against each other. In the first deal those in the even seats of table 1 are its side A. At
a table and at the next one the sides with the same letter always hold opposite cards, so that two tables are a match of
two teams: what one half of a team wins with its cards, the other half can win with those of its opponents.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Final, NamedTuple

from bot.model.actions import button
from bot.model.event import EveningAction, Field, Form
from bot.model.movement import Starter, seats_of, swapped
from bot.model.options import Clock, Newcomers, Options
from bot.model.person import Person
from bot.model.signing_up import Entrant, Entries
from engine.cards.shuffle import commitment

USUAL_DEALS: Final = 4
LEAST_DEALS: Final = 2
MOST_DEALS: Final = 12
MOST_TABLES: Final = 16
LASTS: Final = timedelta(hours=6)
"""How long an evening goes on at most."""
DECISIVE: Final = 30
"""How many points more than strong computers win all of a deal, so that results near each other count nearly alike."""
MINUS: Final = Fraction(2, 5)
"""What a deal that a table has missed counts at most: the average minus of bridge."""


def options_of(usual: Options) -> Options:
    """Return the options of an evening's tables where new tables usually have these: nobody is waited for too long."""
    clock = usual.clock if usual.clock in (Clock.HALF, Clock.MINUTE, Clock.TWO) else Clock.TWO
    return Options(
        usual.pace,
        clock=clock,
        ping=usual.ping,
        pause=usual.pause,
        newcomers=Newcomers.BETWEEN_DEALS,
    )


class Done(NamedTuple):
    """How far a table of an evening has come with a deal."""

    table: int
    deal: int
    points: int | None
    """What the even seats have more than the odd ones; `None` as long as the deal is played."""
    stopped: bool = False
    sits: bool = True
    """Whether somebody has a seat at the table, or has left one."""


def finished_by_all(done: Iterable[Done], deals: int, shown: int = 0) -> int:
    """Return how many deals every table has finished; `shown` is how many these were before.

    Nobody waits for a table that was stopped, or at which nobody sits yet.

    >>> finished_by_all([Done(1, 1, 8), Done(1, 2, None), Done(2, 1, -4), Done(2, 2, 0)], 4)
    1
    >>> finished_by_all([Done(1, 1, 8), Done(1, 2, None, stopped=True)], 4)
    4
    """
    tables: dict[int, int] = {}
    known = list(done)
    out = {each.table for each in known if each.stopped or not each.sits}
    for each in known:
        if each.table not in out:
            last = each.deal if each.points is not None else each.deal - 1
            tables[each.table] = max(last, tables.get(each.table, 0))
    if not tables:
        return deals if any(each.stopped for each in known) else shown
    return max(shown, min(tables.values()))


def newest_deal(done: Iterable[Done]) -> tuple[int, bool]:
    """Return the newest deal that was begun, 0 for none, and whether all tables have finished it.

    >>> newest_deal([Done(1, 1, 8), Done(2, 1, -4), Done(1, 2, None), Done(2, 2, 6)])
    (2, False)
    """
    known = list(done)
    newest = max((each.deal for each in known), default=0)
    return newest, all(each.points is not None or each.stopped for each in known if each.deal == newest)


@dataclass(frozen=True, slots=True)
class Play:
    """A deal of an evening at one of its tables."""

    table: int
    deal: int
    table_id: int
    points: int | None
    """What the even seats have more than the odd ones; `None` where the deal was not played to its end."""
    people: tuple[Person, ...]
    """Who was dealt the cards, by seat; empty before that."""
    stopped: bool = False
    absent: frozenset[int] = frozenset()
    """The seats whose people were not there at the end of the deal."""

    @property
    def is_under_way(self) -> bool:
        """Whether cards were dealt, and are not played out."""
        return bool(self.people) and self.points is None and not self.stopped

    def side(self, letter: int) -> tuple[Person, ...]:
        """Return the people of side A, 0, or B, 1."""
        return self.people[letter ^ swapped(self.deal, self.table) :: 2]

    def seat_of(self, person: Person) -> int:
        """Return in which seat somebody was dealt cards."""
        return [each.id for each in self.people].index(person.id)


class Standing(NamedTuple):
    """A line of the standings of an evening for which people sign up."""

    people: tuple[Person, ...]
    """The person, or who was dealt the pair's last cards."""
    share: Fraction | None
    """The mean share of the deals that count, exactly; `None` as long as it is not known."""
    pair: int | None = None


class PairPlace(NamedTuple):
    """Where a pair sits for a deal."""

    deal: int
    table: int
    odd: int
    """1 in the odd seats, else 0."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings: a side of a table."""

    table: int
    letter: int
    """0 for side A, 1 for side B."""
    people: tuple[Person, ...]
    """Who sat there in the last deal."""
    share: Fraction | None
    """The mean share of the deals that count, exactly; `None` as long as none does."""


def mean_of(shares: Iterable[Fraction | None]) -> Fraction | None:
    """Return the exact mean of the shares that are known; `None` where none is.

    >>> mean_of([Fraction(1, 3), None, Fraction(1, 2)])
    Fraction(5, 12)
    """
    known = [share for share in shares if share is not None]
    return sum(known, Fraction()) / len(known) if known else None


def _missed(played: Iterable[Fraction | None]) -> Fraction | None:
    """Return what a deal counts that was missed by who has these shares of others; `None` where one is not known."""
    shares = list(played)
    known = [share for share in shares if share is not None]
    return missed(known) if len(known) == len(shares) else None


def _least(one: Fraction | None, other: Fraction | None) -> Fraction | None:
    return min(one, other) if one is not None and other is not None else None


def missed(shares: Iterable[Fraction]) -> Fraction:
    """Return what a deal counts that was missed: 40 %, but never more than the mean of those that were played.

    >>> missed([]), missed([Fraction(1, 4), Fraction(1, 2)]), missed([Fraction(0), Fraction(1, 2)])
    (Fraction(2, 5), Fraction(3, 8), Fraction(1, 4))
    """
    mean = mean_of(shares)
    return MINUS if mean is None else min(MINUS, mean)


def beside(points: int, strong: int) -> Fraction:
    """Return the share of a table that alone has played a deal: by how much it made more than strong computers.

    >>> beside(-38, -40), beside(-24, 30), beside(40, -40)
    (Fraction(8, 15), Fraction(0, 1), Fraction(1, 1))
    """
    return max(Fraction(0), min(Fraction(1), Fraction(DECISIVE + points - strong, 2 * DECISIVE)))


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening, as far as it has come."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    ends_at: datetime
    shown: int
    """How many deals every table has finished; these count, and everybody may look back on them."""
    over: bool
    seeds: tuple[bytes, ...] = field(repr=False)
    """The secret seed of each deal."""
    strong: tuple[int | None, ...]
    """For each deal, what strong computers make of it in the even seats; `None` where nobody has asked."""
    plays: tuple[Play, ...]
    entries: Entries | None = None
    """Who plays where people sign up; `None` at other evenings."""
    form: str = Form.TEAMS
    has_asker: bool = False
    """Whether whoever asks plays at one of its tables."""

    @property
    def of_servers(self) -> bool:
        """Whether it is a match of two servers."""
        return self.form == Form.MATCH

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return len(self.seeds)

    def seal(self, deal: int) -> str:
        """Return the seal of a deal, which anybody may read before its first card."""
        return commitment(self.seeds[deal - 1])

    def points(self, deal: int) -> Mapping[int, int]:
        """Return what the even seats have made of a deal, by table."""
        return {each.table: each.points for each in self.plays if each.deal == deal and each.points is not None}

    def is_alone(self, deal: int) -> bool:
        """Return whether one table alone has played a deal to its end, which is compared with strong computers."""
        return len(self.points(deal)) == 1

    @property
    def unknown(self) -> list[int]:
        """The deals that count, and of which it is not known yet what strong computers make of them."""
        deals = range(1, self.shown + 1)
        return [deal for deal in deals if self.is_alone(deal) and self.strong[deal - 1] is None]

    def share(self, deal: int, table: int, letter: int) -> Fraction | None:
        """Return of which part of the others with its cards a side is ahead, exactly; equal ones count half.

        A deal that a table has missed counts 40 %, but never more than the mean of those that it has played. `None` as
        long as that, or what strong computers would have made of the cards, is not known.
        """
        if table in self.points(deal):
            return self.won(deal, table, letter ^ swapped(deal, table))
        if any(each.is_under_way for each in self.plays if (each.table, each.deal) == (table, deal)):
            return None
        played = [each for each in range(1, self.shown + 1) if table in self.points(each)]
        return _missed(self.won(each, table, letter ^ swapped(each, table)) for each in played)

    def won(self, deal: int, table: int, odd: int) -> Fraction | None:
        """Return the share of a deal that a table has played, for its even seats, or with `odd` for the others."""
        points, strong = self.points(deal), self.strong[deal - 1]
        if len(points) > 1:
            share = Field(Counter(points.values())).part(points[table])
        elif strong is None:
            return None
        else:
            share = beside(points[table], strong)
        return 1 - share if odd else share

    def shares_of(self, person: Person) -> list[Fraction | None]:
        """Return the share of each deal that counts for somebody.

        A deal that somebody has missed counts as one that a table has missed.
        """
        own = [each for each in self.plays if person.id in {sitting.id for sitting in each.people}]
        return self._counted((play, play.seat_of(person) % 2, {play.seat_of(person)}) for play in own)

    def _counted(self, own: Iterable[tuple[Play, int, set[int]]]) -> list[Fraction | None]:
        """Return the share of each deal that counts, by one's own plays, each with its side and the own seats.

        What nobody of them has played to its end counts as missed, but no more than what others have made of it, so
        that neither leaving nor staying away pays. Who has played no deal to its end has won nothing.
        """
        plays = list(own)
        shown = [each for each in plays if each[0].deal <= self.shown]
        won = {
            play.deal: self.won(play.deal, play.table, odd) if play.points is not None else None
            for play, odd, _ in shown
        }
        left = {play.deal for play, _, seats in shown if play.points is not None and seats <= play.absent}
        played = [share for deal, share in won.items() if deal not in left]
        nothing = plays and not played and not any(play.is_under_way for play, _, _ in plays)
        otherwise = Fraction() if nothing else _missed(played)
        won |= {deal: _least(won[deal], otherwise) for deal in left}
        return [won.get(deal, otherwise) for deal in range(1, self.shown + 1)]

    def shares_for(self, entrant: Entrant) -> list[Fraction | None]:
        """Return the share of each deal that counts for somebody who has signed up, or for their pair."""
        assert self.entries is not None
        couples = self.entries.movement.couples
        return self.shares_of_pair(entrant.number // 2) if couples else self.shares_of(entrant.person)

    @property
    def standings(self) -> list[Standing]:
        """Everybody who was dealt cards where people sign up, computers left out, or every pair; the best one first."""
        assert self.entries is not None
        lines = self._pairs() if self.entries.movement.couples else self._people()
        return sorted(lines, key=lambda line: -1 if line.share is None else line.share, reverse=True)

    def _people(self) -> list[Standing]:
        people = {each.id: each for play in self.plays for each in play.people if each.level is None}
        return [Standing((person,), mean_of(self.shares_of(person))) for person in people.values()]

    def _pairs(self) -> list[Standing]:
        rounds = self.entries.rounds if self.entries is not None else ()
        pairs = {pair for matches in rounds for match in matches for pair in match if pair is not None}
        return [
            Standing(last.people[place.odd :: 2], mean_of(self.shares_of_pair(pair)), pair)
            for pair in sorted(pairs)
            for place, last in list(self.plays_of(pair).items())[-1:]
        ]

    def seated(self, deal: int) -> Starter:
        """Return the numbers at each table of a deal, where people sign up; none as long as they are not known."""
        entries, seats = self.entries, seats_of(self.game)
        assert entries is not None and seats is not None
        return entries.movement.tables(seats, entries.places, entries.rounds, deal)

    def places_of(self, pair: int) -> list[PairPlace]:
        """Return where a pair has sat and sits, as far as it is known whom it meets."""
        assert self.entries is not None
        met = {
            (number, table): match.pair != pair
            for number, matches in enumerate(self.entries.rounds, start=1)
            for table, match in enumerate(matches, start=1)
            if pair in match
        }
        return [
            PairPlace(deal, table, swapped(deal, table) ^ against)
            for deal in range(1, self.deals + 1)
            for (number, table), against in met.items()
            if number == self.entries.movement.round_of(deal)
        ]

    def plays_of(self, pair: int) -> dict[PairPlace, Play]:
        """Return the deals of which at least one person of a pair was dealt cards."""
        at = {(play.deal, play.table): play for play in self.plays}
        found = {place: at[place[:2]] for place in self.places_of(pair) if place[:2] in at}
        return {
            place: play
            for place, play in found.items()
            if any(each.level is None for each in play.people[place.odd :: 2])
        }

    def shares_of_pair(self, pair: int) -> list[Fraction | None]:
        """Return the share of each deal that counts for a pair; what it has missed counts as for a table."""
        return self._counted(
            (play, place.odd, {seat for seat in (place.odd, place.odd + 2) if play.people[seat].level is None})
            for place, play in self.plays_of(pair).items()
        )

    @property
    def newest_deal(self) -> int:
        """The newest deal for which people have sat down; 0 before the first one."""
        return max((each.deal for each in self.plays), default=0)

    @property
    def tables(self) -> list[int]:
        """The tables at which cards were dealt."""
        return sorted({each.table for each in self.plays if each.people})

    def last(self, table: int) -> Play:
        """Return the last deal for which a table was dealt cards."""
        return max((each for each in self.plays if each.table == table and each.people), key=lambda each: each.deal)

    @property
    def lines(self) -> list[Line]:
        """Every side of every table, the best one first."""
        lines = [self._line(table, letter) for table in self.tables for letter in (0, 1)]
        return sorted(lines, key=lambda line: -1 if line.share is None else line.share, reverse=True)

    def _line(self, table: int, letter: int) -> Line:
        mean = mean_of(self.share(deal, table, letter) for deal in range(1, self.shown + 1))
        return Line(table, letter, self.last(table).side(letter), mean)

    @property
    def shares_of_people(self) -> dict[int, Fraction]:
        """Return the mean share of each person, by their number; none where no deal was played at two tables.

        Whatever the form, it is that of the deals which the person has played, as `shares_of` has them, so that nobody
        sits down for the last deal and has what others have won. Computers have none, nor does whoever has deleted
        their data.
        """
        if all(len(self.points(deal)) < 2 for deal in range(1, self.shown + 1)):
            return {}
        people = {each.id: each for play in self.plays for each in play.people if each.user_id is not None}
        shares = {key: mean_of(self.shares_of(person)) for key, person in people.items()}
        return {key: share for key, share in shares.items() if share is not None}

    @property
    def is_match(self) -> bool:
        """Whether each letter is a team: that of a server, or where two tables play, which hold opposite cards."""
        if self.of_servers:
            return True
        return len(self.tables) == 2 and self.tables[0] % 2 == 1 and self.tables[1] == self.tables[0] + 1


@button("ev1:open.{evening}")
@dataclass(frozen=True, slots=True)
class OpenEvening(EveningAction):
    """Show how an evening stands, in a message of its own."""


@button("ev1:show.{evening}")
@dataclass(frozen=True, slots=True)
class ShowEvening(EveningAction):
    """Show how an evening stands."""


@button("ev1:rules.{evening}")
@dataclass(frozen=True, slots=True)
class ShowEveningRules(EveningAction):
    """Say how an evening counts."""


@button("ev1:join.{evening}")
@dataclass(frozen=True, slots=True)
class JoinEvening(EveningAction):
    """Open one more table of an evening."""


@button("ev1:deal.{evening}.{deal}")
@dataclass(frozen=True, slots=True)
class ShowEveningDeal(EveningAction):
    """Show what each table of an evening has made of a deal."""

    deal: int
