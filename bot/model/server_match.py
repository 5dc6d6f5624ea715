"""Matches of two servers: an evening of the same deals at which each server is a team, at tables across servers.

At each table two people of one team play against two of the other. The sides A of all tables are the team of the server
that has asked, the sides B that of the other one, so that a match counts as an evening of two teams does.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import chain, zip_longest
from typing import Final

from bot.model.across import Candidate, names_of
from bot.model.actions import Action, Key, button
from bot.model.company import Blocks, kept_apart, stepping_back
from bot.model.evening import Evening
from bot.model.movement import swapped
from bot.model.options import Clock, Guild, Newcomers, Options
from bot.model.person import Person
from bot.model.signing_up import in_pairs
from engine.games import GAMES

TEAMS: Final = 2
MOST_PEOPLE: Final = 8
"""How many people a team has at most."""
PLAYING_TOGETHER: Final = 2
"""How many of a team sit at a table."""
OPEN_FOR: Final = timedelta(days=1)
"""How long people can sign up; a match that has not begun by then does not take place."""
READY_FOR: Final = timedelta(minutes=10)
"""How long *Begin* holds, and that somebody has said that they are there."""
OPTIONS: Final = Options(clock=Clock.MINUTE, newcomers=Newcomers.BETWEEN_DEALS)
"""The options of its tables."""


@dataclass(frozen=True, slots=True)
class Teammate(Candidate):
    """Somebody who has signed up for a team."""

    number: int
    """The place in the order of signing up, at first in both teams together."""
    wants: int | None
    """The number of the person with whom they want to play; `None` for whoever comes."""
    here: bool
    """Whether they have said of late that they are there."""


@dataclass(frozen=True, slots=True)
class Team:
    """A server in a match, and who has signed up there."""

    guild: Guild
    channel_id: int
    """Where the match is shown."""
    message_id: int | None
    """The message that shows it; `None` before it is posted."""
    code: str | None
    """What the other server's moderators write to accept; `None` once they have."""
    ready_until: datetime | None
    """Until when it holds that the team wants to begin; `None` where it does not."""
    people: tuple[Teammate, ...] = ()
    """Who has signed up, in this order; empty once play has begun."""

    @property
    def tables(self) -> int:
        """At how many tables the team plays."""
        return len(in_pairs(self.people))

    @property
    def ready(self) -> bool:
        """Whether the team wants to begin."""
        return self.ready_until is not None


@dataclass(frozen=True, slots=True)
class ServerMatch:
    """A match of two servers."""

    evening: Evening
    """Its evening, which ends when people can sign up no longer, and once it has begun, with its play."""
    deals: int
    """How many deals are played."""
    teams: tuple[Team, ...]
    """The server that has asked, then the one that has accepted."""

    @property
    def number(self) -> int:
        """The number of its evening."""
        return self.evening.id

    @property
    def begun(self) -> bool:
        """Whether people sit at tables, or have sat there."""
        return self.evening.deals > 0

    @property
    def people(self) -> list[Teammate]:
        """Everybody who has signed up."""
        return [each for team in self.teams for each in team.people]

    def team_of(self, guild_id: int) -> int | None:
        """Return the number of a server's team; `None` for other servers."""
        return next((number for number, team in enumerate(self.teams) if team.guild.id == guild_id), None)

    def has(self, person: Person) -> bool:
        """Return whether somebody has signed up."""
        return any(each.person.id == person.id for each in self.people)

    @property
    def names(self) -> dict[int, str]:
        """By which name everybody is known who has signed up, by the person's key."""
        return names_of(self.people)

    def kept_apart(self, blocks: Blocks) -> tuple[ServerMatch, set[int]]:
        """Return the match with its people in an order in which they sit apart from whom they have blocked.

        Return also, by their keys, who gets no seat because that is not possible.
        """
        order = kept_apart(self.people, self._tables, blocks)
        teams = (replace(team, people=tuple(each for each in order if each in team.people)) for team in self.teams)
        return replace(self, teams=tuple(teams)), stepping_back(self._tables(order), blocks)

    def _tables(self, order: Sequence[Teammate]) -> list[list[int]]:
        """Return who sits at each table, by their keys, where people have signed up in this order."""
        teams = [in_pairs([each for each in order if each in team.people]) for team in self.teams]
        tables = zip_longest(*teams, fillvalue=())
        sitting = (sorted(chain(*table), key=lambda each: each.number) for table in tables)
        return [[each.person.id for each in table] for table in sitting]

    def seats(self, computers: Sequence[Person], without: Set[int] = frozenset()) -> list[tuple[Person, ...]]:
        """Return who sits at each table in the first deal; computers have the seats for which a team has nobody.

        So they have those of the people, given by their keys, `without` whom the match is played.
        """
        first, second = self.teams
        tables = range(1, 1 + max(first.tables, second.tables))
        return [_seated(self.teams, table, computers, without) for table in tables]


def _seated(teams: Sequence[Team], table: int, computers: Sequence[Person], without: Set[int]) -> tuple[Person, ...]:
    free, sides = iter(computers), []
    for team in teams:
        pairs = in_pairs(team.people)[table - 1 : table]
        side = [each.person for pair in pairs for each in pair if each.person.id not in without]
        sides.append([*side, *(next(free) for _ in range(PLAYING_TOGETHER - len(side)))])
    even, odd = sides[:: -1 if swapped(1, table) else 1]
    return even[0], odd[0], even[1], odd[1]


def may_match(game: str) -> bool:
    """Return whether servers can play matches at a game: two against two, with the same deals at several tables.

    >>> may_match("stovkahra"), may_match("trappola")
    (True, False)
    """
    kind = GAMES[game]
    return kind.duplicates is not None and kind.partners


@dataclass(frozen=True, slots=True)
class MatchAction(Action):
    """Something about a match of two servers."""

    evening: Key


@button("sm1:in.{evening}")
@dataclass(frozen=True, slots=True)
class JoinMatch(MatchAction):
    """Play for the own server."""


@button("sm1:out.{evening}")
@dataclass(frozen=True, slots=True)
class LeaveMatch(MatchAction):
    """Play no more, before a match has begun."""


@button("sm1:with.{evening}")
@dataclass(frozen=True, slots=True)
class ChooseTeammate(MatchAction):
    """Want somebody of the own team for a partner."""

    values: tuple[str, ...] = ()
    """The key of the person."""


@button("sm1:begin.{evening}")
@dataclass(frozen=True, slots=True)
class BeginMatch(MatchAction):
    """Say that the own server's team wants to begin."""


@button("sm1:off.{evening}")
@dataclass(frozen=True, slots=True)
class CallMatchOff(MatchAction):
    """Call a match off that has not begun."""


@button("sm1:hand.{evening}")
@dataclass(frozen=True, slots=True)
class OpenMatchHand(MatchAction):
    """Open the own hand at whichever table of a match one plays."""
