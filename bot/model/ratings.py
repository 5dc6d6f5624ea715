"""Ratings: how strong players are, computed from who has beaten whom, with which partner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.model.contest import Contest
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from engine.players import Level

START: Final = 1000
"""The rating of somebody before the first game."""
SCALE: Final = 20
"""Points of a rating for one unit of mu."""
DOUBT: Final = 3
"""By how many sigma a rating is below mu."""
MODEL: Final = PlackettLuce()
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
    def displayed(self) -> int:
        """The rating as people read it: 1000 + 20 × (mu − 3 × sigma), rounded.

        It begins at 1000 and is a strength that the player almost certainly has. Every game makes it more
        certain, so the rating rises even with as many games won as lost, and most with wins against strong players.
        """
        return round(START + SCALE * (self.mu - DOUBT * self.sigma))


def level_rating(level: Level, games: int = 0) -> Rating:
    """Return the rating of all computers of a level.

    >>> [level_rating(level).displayed for level in Level]
    [1464, 1500, 1536]
    """
    return Rating(LEVELS[level], 0.0, games)


def first_rating() -> Rating:
    """Return the rating of a person or a puzzle of which nothing is known.

    >>> first_rating().displayed
    1000
    """
    rating = MODEL.rating()
    return Rating(rating.mu, rating.sigma, 0)


def rate_puzzle(solver: Rating, puzzle: Rating, *, found: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a person and of a puzzle after a try: whoever finds its card has won against it."""
    sides = [[MODEL.rating(each.mu, each.sigma)] for each in (solver, puzzle)]
    # The library takes the sides in the order of success.
    ((first,), (second,)) = MODEL.rate(sides if found else sides[::-1])
    own, its = (first, second) if found else (second, first)
    return Rating(own.mu, own.sigma, solver.games + 1), Rating(its.mu, its.sigma, puzzle.games + 1)


def is_listed(person: Person) -> bool:
    """Return whether a rating with computers is shown: not of those who chose not to be listed, or were deleted."""
    return person.level is not None or (person.ranked and person.user_id is not None)


def rate(known: dict[int, Rating], contest: Contest) -> None:
    """Bring the ratings of those who played a game up to date; games come in the order of their end.

    Every game is a match of two teams of two, however many brčka it brought. The model is Plackett and Luce's with the
    update by Weng and Lin, and with the library's own constants. Between two teams it equals Bradley and Terry's: the
    chance to win follows from the difference of the two sums of strength, as in chess it follows from the difference
    of two players. Partners rise and fall together, so only those who also play with others can be told apart.
    Computers have the strength of their level, whatever comes.
    """
    sides = [contest.sides[contest.winner], contest.sides[1 - contest.winner]]
    # The library takes the teams in the order of success.
    after = MODEL.rate([[_strength(known, person) for person in side] for side in sides])
    for side, rated in zip(sides, after, strict=True):
        for person, now in zip(side, rated, strict=True):
            games = known[person.id].games + 1 if person.id in known else 1
            level = person.level
            known[person.id] = Rating(now.mu, now.sigma, games) if level is None else level_rating(level, games)


def rated_after(known: Mapping[int, Rating], contests: Iterable[Contest]) -> dict[int, Rating]:
    """Return everybody's rating after more games, in the order of their end."""
    after = dict(known)
    for contest in contests:
        rate(after, contest)
    return after


def _strength(known: Mapping[int, Rating], person: Person) -> PlackettLuceRating:
    if person.level is not None:
        return MODEL.rating(LEVELS[person.level], 0.0)
    rated = known.get(person.id)
    return MODEL.rating(rated.mu, rated.sigma) if rated is not None else MODEL.rating()


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
