"""Ratings: how strong players are, computed from who has beaten whom, with which partner."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from math import log, sqrt
from statistics import fmean
from typing import Final, NamedTuple, TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.model.contest import Contest, Ended
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from engine.games import GAMES
from engine.players import Level

START: Final = 1000
"""The rating of somebody before the first game."""
SCALE: Final = 20
"""Points of a rating for one unit of mu."""
DOUBT: Final = 3
"""By how many sigma a rating is below mu."""
MODEL: Final = PlackettLuce()
EASIEST, RUNG = 3, 4.0
"""With how many tricks left a puzzle is on the lowest rung, and how much mu a rung is, until people have tried it."""
Key = TypeVar("Key", bound=Hashable)
TRICKS_LEAST: Final = 3
"""How many tricks a game must have to count across servers, or for a mark of honour: with fewer it is given away."""


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


class Weight(NamedTuple):
    """How much a game counts in a rating."""

    part: float = 1.0
    """Which part of what it would change."""
    absent: frozenset[int] = frozenset()
    """Who was not there at its end, by their keys, and so does not rise by it."""


WHOLE: Final = Weight()


@cache
def strengths_of(kind: str) -> Mapping[Level, float]:
    """Return the strength of the computers of each level in a game, which nothing that is played changes.

    They are so far apart that each level wins as often against the one below as the game says, with the regular where
    people begin.

    >>> strengths_of("stovkahra")
    {<Level.BEGINNER: 'beginner'>: 23.2, <Level.REGULAR: 'regular'>: 25.0, <Level.STRONG: 'strong'>: 26.8}
    """
    game, regular = GAMES[kind], MODEL.rating().mu
    below, above = (
        round(sqrt(2) * MODEL.beta * log(won / (1 - won)) / (2 if game.partners else 1), 1) for won in game.levels_won
    )
    return {Level.BEGINNER: regular - below, Level.REGULAR: regular, Level.STRONG: regular + above}


def level_rating(kind: str, level: Level, games: int = 0) -> Rating:
    """Return the rating of all computers of a level in a game.

    >>> [level_rating("stovkahra", level).displayed for level in Level]
    [1464, 1500, 1536]
    """
    return Rating(strengths_of(kind)[level], 0.0, games)


def first_rating() -> Rating:
    """Return the rating of a person or a puzzle of which nothing is known.

    >>> first_rating().displayed
    1000
    """
    rating = MODEL.rating()
    return Rating(rating.mu, rating.sigma, 0)


def first_rating_of_puzzle(tricks_left: int) -> Rating:
    """Return the rating of a puzzle that nobody has tried: a rung higher for each trick above three to think through.

    >>> [first_rating_of_puzzle(tricks).displayed for tricks in (3, 4, 5)]
    [1000, 1080, 1160]
    """
    first = first_rating()
    return replace(first, mu=first.mu + RUNG * (tricks_left - EASIEST))


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


def weight_of(met: Mapping[Key, Mapping[Key, int]]) -> float:
    """Return how much a game counts by how many games each of its people has played before with each other person.

    Of all the pairs at the table, as partners and as opponents, that counts which has met most beside what is usual for
    the two. Thus what one pair brings falls with the square of its games: however many they are, all of them together
    weigh little more than the games with one other person. Whoever meets all others alike goes on at the same pace.

    >>> weight_of({"A": {}, "B": {}}), weight_of({"A": {"B": 3}, "B": {"A": 3}})
    (1.0, 0.0625)
    >>> weight_of({"A": {"B": 3, "C": 3}, "B": {"A": 3, "C": 3}})
    0.25
    """
    return min(_weight(met[one], one, met[other], other) for one, other in combinations(met, 2))


def _weight(of_one: Mapping[Key, int], one: Key, of_other: Mapping[Key, int], other: Key) -> float:
    games, usual = of_one.get(other, 0), min(_usual(of_one, other), _usual(of_other, one))
    return 1 / (1 + games / usual) ** 2


def _usual(met: Mapping[Key, int], but: Key) -> float:
    """Return how many games somebody has played with a person on average, without one of them; one at the least."""
    return max(1.0, fmean([games for key, games in met.items() if key != but] or [1]))


def rate(known: dict[int, Rating], contest: Contest, weight: Weight = WHOLE) -> None:
    """Bring the ratings of those who played a game up to date; `known` are those of its kind.

    Games come in the order of their end. Each is a match of its sides, however many points it brought: in Stovkahra
    of two teams of two, else of players. The model is Plackett and Luce's with the update by Weng and Lin, and
    with the library's own constants. Between two sides it equals Bradley and Terry's: the chance to win follows from
    the difference of the two sums of strength, as in chess it follows from the difference of two players. Where more
    play, the winner has beaten each of the others, who are equal. Partners rise and fall together, so only those who
    also play with others can be told apart. Computers have the strength of their level, whatever comes. Of what a game
    would change, that part is changed which is its weight.
    """
    if not weight.part:
        return
    strengths = [[_strength(known, contest.kind, person) for person in side] for side in contest.sides]
    # The library takes places: the same for all of those who have won, and for all others.
    after = MODEL.rate(strengths, ranks=[float(not won) for won in contest.won])
    for side, rated in zip(contest.sides, after, strict=True):
        for person, whole in zip(side, rated, strict=True):
            before = _strength(known, contest.kind, person)
            now = _part_of(whole, before, weight.part)
            if person.id in weight.absent and now.mu > before.mu:
                continue
            games = known[person.id].games + 1 if person.id in known else 1
            level = person.level
            known[person.id] = (
                Rating(now.mu, now.sigma, games) if level is None else level_rating(contest.kind, level, games)
            )


def rated_after(known: Mapping[int, Rating], contests: Iterable[Contest]) -> dict[int, Rating]:
    """Return everybody's rating after more games of one kind, in the order of their end."""
    after = dict(known)
    for contest in contests:
        rate(after, contest)
    return after


def _strength(known: Mapping[int, Rating], kind: str, person: Person) -> PlackettLuceRating:
    if person.level is not None:
        return MODEL.rating(strengths_of(kind)[person.level], 0.0)
    rated = known.get(person.id)
    return MODEL.rating(rated.mu, rated.sigma) if rated is not None else MODEL.rating()


def _part_of(whole: PlackettLuceRating, before: PlackettLuceRating, weight: float) -> PlackettLuceRating:
    """Return a rating of which only a part of the change is made."""
    if weight == 1:
        return whole
    variance = before.sigma**2 + weight * (whole.sigma**2 - before.sigma**2)
    return MODEL.rating(before.mu + weight * (whole.mu - before.mu), sqrt(variance))


def left_off(stopped: Iterable[StoppedSeries]) -> list[Ended]:
    """Return the games that are lost because one side has stopped them as it liked."""
    contests = [(series, given_up(series)) for series in stopped]
    return [Ended(each.at, each.game_id, contest, True) for each, contest in contests if contest is not None]


def given_up(series: StoppedSeries) -> Contest | None:
    """Return the unfinished game of a stopped series, as lost by who stopped; `None` unless they played computers.

    Against computers nobody need be asked. If such games were left out, whoever stops those that go badly would win
    all the others.
    """
    sides = series.sides
    computers = tuple(all(person.level is not None for person in side) for side in sides)
    if series.points[0] is None or computers.count(False) != 1:
        return None
    return Contest(series.kind, sides, computers)
