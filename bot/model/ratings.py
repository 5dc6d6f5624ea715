"""Ratings: how strong players are, computed from who has beaten whom, with which partner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.model.ledger import Entry, Ledger
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.unlikely import Contest
from engine.players import Level

START: Final = 1000
"""The rating of somebody before the first game."""
SCALE: Final = 20
"""Points of a rating for one unit of mu."""
DOUBT: Final = 3
"""By how many sigma a rating is below mu."""
LEVELS: Final[Mapping[Level, float]] = {Level.BEGINNER: 23.2, Level.REGULAR: 25.0, Level.STRONG: 26.8}
"""The strength of computers, which no game changes.

They are so far apart that each level wins 65 % of games against the one below (`docs/strength.md`), with the regular
where people begin.
"""


@dataclass(frozen=True, slots=True)
class Rating:
    """What the games of a player tell about their strength."""

    mu: float
    """The strength that fits the results best; 25 before the first game."""
    sigma: float
    """The uncertainty of mu, as a standard deviation; 25/3 before the first game, and 0 of computers."""
    games: int
    """How many games were rated."""

    @property
    def shown(self) -> int:
        """The rating as people read it: 1000 + 20 × (mu − 3 × sigma), rounded.

        It begins at 1000 and is a strength that the player almost certainly has. Every game makes it more
        certain, so the rating rises even with as many games won as lost, and most with wins against strong players.
        """
        return round(START + SCALE * (self.mu - DOUBT * self.sigma))


def level_rating(level: Level, games: int = 0) -> Rating:
    """Return the rating of all computers of a level.

    >>> [level_rating(level).shown for level in Level]
    [1464, 1500, 1536]
    """
    return Rating(LEVELS[level], 0.0, games)


@dataclass(frozen=True, slots=True)
class Rated:
    """The ratings of everybody in a ledger, by key."""

    people: Mapping[int, Rating] = field(default_factory=dict)
    """By games among four people."""
    overall: Mapping[int, Rating] = field(default_factory=dict)
    """By all games, computers too; empty where no computer has played."""


UNRATED: Final = Rated()
"""Nobody is rated."""


def rated(ledger: Ledger) -> Rated:
    """Return both ratings of everybody."""
    with_computers = any(entry.with_computers for entry in ledger.entries)
    overall = ratings(ledger.entries, ledger.stopped, computers=True) if with_computers else {}
    hidden = {key for key, person in ledger.people().items() if not _is_listed(person)}
    return Rated(ratings(ledger.entries), {key: each for key, each in overall.items() if key not in hidden})


def _is_listed(person: Person) -> bool:
    """Return whether a rating with computers is shown: not of those who chose not to be listed, or were deleted."""
    return person.level is not None or (person.ranked and person.user_id is not None)


def ratings(
    entries: Iterable[Entry], stopped: Iterable[StoppedSeries] = (), *, computers: bool = False
) -> dict[int, Rating]:
    """Return everybody's rating by key, after these games in the order of their end.

    Games with computers count only if asked for. Every game is a match of two teams of two, however many brčka it
    brought. The model is Plackett and Luce's with the update by Weng and Lin, and with the library's own constants.
    Between two teams it equals Bradley and Terry's: the chance to win follows from the difference of the two sums of
    strength, as in chess it follows from the difference of two players. Partners rise and fall together, so only those
    who also play with others can be told apart. Computers have the strength of their level, whatever comes.
    """
    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    people: dict[int, Person] = {}
    games: dict[int, int] = {}

    def strength(person: Person) -> PlackettLuceRating:
        if person.level is not None:
            return model.rating(LEVELS[person.level], 0.0)
        return known.get(person.id) or model.rating()

    for contest in _in_order(entries, stopped if computers else ()):
        if any(person.level is not None for side in contest.sides for person in side) and not computers:
            continue
        sides = [contest.sides[contest.winner], contest.sides[1 - contest.winner]]
        # The library takes the teams in the order of success.
        for side, after in zip(sides, model.rate([list(map(strength, side)) for side in sides]), strict=True):
            for person, now in zip(side, after, strict=True):
                known[person.id], people[person.id] = now, person
                games[person.id] = games.get(person.id, 0) + 1
    return {key: _rating(people[key], rated, games[key]) for key, rated in known.items()}


def _rating(person: Person, after: PlackettLuceRating, games: int) -> Rating:
    return Rating(after.mu, after.sigma, games) if person.level is None else level_rating(person.level, games)


def _in_order(entries: Iterable[Entry], stopped: Iterable[StoppedSeries]) -> Iterator[Contest]:
    """Yield all games in the order of their end, and with them those that were given up by being stopped."""
    ended = [(entry.at, entry.game_id, entry.contest) for entry in entries]
    for series in stopped:
        if (contest := given_up(series)) is not None:
            ended.append((series.at, series.game_id, contest))
    yield from (contest for *_, contest in sorted(ended, key=lambda each: each[:2]))


def given_up(series: StoppedSeries) -> Contest | None:
    """Return the game under way of a series that one side stopped as it liked, as lost by it; `None` where none was.

    Against computers nobody need be asked. If such games were left out, whoever stops those that go badly would win
    all the others.
    """
    sides = series.seats[0::2], series.seats[1::2]
    against = [all(person.level is not None for person in side) for side in sides]
    if series.score is None or against[0] == against[1]:
        return None
    return Contest(sides, against.index(True))
