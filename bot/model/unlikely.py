"""Results that chance hardly explains: two who win together, or one who wins against another, far too often.

They are computed from finished games among people and not stored. Why it is so they do not tell: good partners win
together, too. People stand here by their keys alone, so that thousands of games are soon handed to another process.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from operator import mul
from typing import Final

LEAST: Final = 30
"""The fewest games of two people of which anything is said, and of a person whose strength is looked at."""
GAMES_LOOKED_AT: Final = 5000
"""How many games are looked at, the newest ones, so that moderators of a large server do not wait for seconds."""
ERROR: Final = 0.01
"""How likely it may be that any two are named where everybody's strength explains all results of a game."""
SPREAD: Final = {True: 0.3, False: 0.45}
"""How different strengths are taken to be where people have partners, and where not: a standard deviation.

Strengths are logarithms of odds. Two computers of the strong level bring 0.3 each against two regular ones, whom they
beat in 65 of 100 games of Stovkahra.
"""
FAMILIAR: Final = math.log(1.25)
"""By how much the odds of two may be higher than their strengths make them: partners get to know each other."""
ROUNDS: Final = 5
"""After so many steps nothing moves any more."""

Result = tuple[int, ...]
"""A finished game: which side has won, and then the keys of those who have played, in the order of their seats."""
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Game:
    """A finished game: the keys of those who played on each side, and which side has won."""

    sides: tuple[tuple[int, ...], ...]
    winner: int

    @property
    def people(self) -> list[int]:
        """All who have played."""
        return [key for side in self.sides for key in side]

    def list_helped(self) -> Iterator[tuple[Pair, int]]:
        """Yield each two who may have helped each other, with the side that had the help.

        These are partners; or, where everybody plays alone, each one with everybody who may have let them win.
        """
        for at, side in enumerate(self.sides):
            if len(side) > 1:
                first, second = sorted(side)
                yield (first, second), at
        if all(len(side) == 1 for side in self.sides):
            for (at, (one,)), (_, (other,)) in permutations(enumerate(self.sides), 2):
                yield (one, other), at


@dataclass(frozen=True, slots=True)
class Unlikely:
    """How many games a person has won with a second one or against them, and how many were to be expected."""

    people: Pair
    """Their keys."""
    partners: bool
    won: int
    games: int
    expected: int


def unlikely(results: Sequence[Result], *, partners: bool) -> list[Unlikely]:
    """Return the pairs of people whose results chance hardly explains, the least likely first.

    `results` are games, the oldest first. With `partners`, those who sit opposite each other are on the same side. What
    two people may be expected to win follows from what they won in other games, and their companions and opponents.
    """
    left, found = [_game(result, partners) for result in results[-GAMES_LOOKED_AT:]], []
    strengths = _Strengths(left)
    while (pair := strengths.least_likely()) is not None:
        theirs = [game for game in left if pair in dict(game.list_helped())]
        # Against somebody who is given games, others seem to win too often.
        left = [game for game in left if pair not in dict(game.list_helped())]
        strengths = _Strengths(left)
        found.append(_unlikely_of(pair, theirs, strengths))
    return found


def _game(result: Result, partners: bool) -> _Game:
    winner, *seats = result
    sides = (tuple(seats[0::2]), tuple(seats[1::2])) if partners else tuple((key,) for key in seats)
    return _Game(sides, winner)


def _unlikely_of(pair: Pair, theirs: Sequence[_Game], strengths: _Strengths) -> Unlikely:
    """Return what two have won in their games, and what was to be expected by the strengths shown in the others."""
    sides = [dict(game.list_helped())[pair] for game in theirs]
    won = sum(game.winner == side for game, side in zip(theirs, sides, strict=True))
    chances = [strengths.chances(game)[side] for game, side in zip(theirs, sides, strict=True)]
    return Unlikely(pair, len(theirs[0].sides[0]) > 1, won, len(theirs), round(sum(chances)))


@dataclass(slots=True)
class _Score:
    """What the games of a pair tell: how much more they have won than was likely, and how surely that is known."""

    games: int = 0
    more: float = 0.0
    variance: float = 0.0
    shared: list[tuple[int, float]] = field(default_factory=list)
    """How the pair's chances change with somebody's strength."""


class _Strengths:
    """The strengths that explain results best: of partners they add up, and the odds of two sides are as their sums.

    This is the model of Bradley and Terry, or of Plackett and Luce for more than two sides, with strengths that are
    normally distributed. Whoever has played few games is taken to be as strong as the average.
    """

    def __init__(self, games: Sequence[_Game]) -> None:
        self._games = games
        played = Counter(key for game in games for key in game.people)
        self._at = {key: at for at, key in enumerate(key for key, number in played.items() if number >= LEAST)}
        spread = SPREAD[any(len(side) > 1 for game in games for side in game.sides)]
        self._likely = 1 / spread**2
        self._strength = [0.0] * len(self._at)
        self._root: list[list[float]] = []
        for _ in range(ROUNDS):
            self._step()

    def chances(self, game: _Game) -> list[float]:
        """Return how likely each side was to win."""
        odds = [math.exp(sum(self._strength[at] for at in self._known(side))) for side in game.sides]
        return [each / sum(odds) for each in odds]

    def least_likely(self) -> Pair | None:
        """Return the two whose results chance explains least, if it hardly explains them."""
        scores: dict[Pair, _Score] = {}
        for game in self._games:
            self._count(game, scores)
        tested = {pair: score for pair, score in scores.items() if score.games >= LEAST}
        beyond = {pair: self._beyond(score) for pair, score in tested.items()}
        pair = max(beyond, key=lambda pair: beyond[pair], default=None)
        # Of many pairs one is bound to have some luck.
        return pair if pair and math.erfc(beyond[pair] / math.sqrt(2)) / 2 * len(beyond) < ERROR else None

    def _known(self, side: Iterable[int]) -> list[int]:
        return [self._at[key] for key in side if key in self._at]

    def _step(self) -> None:
        """Come nearer to the likeliest strengths, by Newton's method."""
        slope = [-self._likely * strength for strength in self._strength]
        curve = [[0.0] * at + [self._likely] for at in range(len(slope))]
        for game in self._games:
            chances = self.chances(game)
            seats = [(at, side) for side, people in enumerate(game.sides) for at in self._known(people)]
            for at, side in seats:
                slope[at] += (side == game.winner) - chances[side]
                for other, of in seats:
                    if other <= at:
                        curve[at][other] += chances[side] * ((side == of) - chances[of])
        self._root = _root(curve)
        steps = _solved_back(self._root, _solved(self._root, slope))
        self._strength = [strength + step for strength, step in zip(self._strength, steps, strict=True)]

    def _count(self, game: _Game, scores: dict[Pair, _Score]) -> None:
        chances = self.chances(game)
        for pair, helped in game.list_helped():
            score, chance = scores.setdefault(pair, _Score()), chances[helped]
            score.games += 1
            score.more += (game.winner == helped) - chance
            score.variance += chance * (1 - chance)
            for side, people in enumerate(game.sides):
                score.shared += [(at, chance * ((side == helped) - chances[side])) for at in self._known(people)]

    def _beyond(self, score: _Score) -> float:
        """Return by how many standard errors a pair has won more than strengths and acquaintance explain.

        This is Rao's score test; as strengths are not known for sure, a part of what is too much may be theirs.
        """
        shared = [0.0] * len(self._at)
        for at, by in score.shared:
            shared[at] += by
        half = _solved(self._root, shared)
        sure = score.variance - sum(each * each for each in half)
        return (score.more - FAMILIAR * sure) / math.sqrt(sure)


def _root(curve: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the square root of a matrix, given by its lower triangle, after Cholesky.

    >>> _root([[4.0], [2.0, 10.0]])
    [[2.0], [1.0, 3.0]]
    """
    root: list[list[float]] = []
    for row in curve:
        made: list[float] = []
        for at, value in enumerate(row):
            rest = value - sum(map(mul, made, root[at] if at < len(root) else made))
            made.append(math.sqrt(rest) if at == len(root) else rest / root[at][at])
        root.append(made)
    return root


def _solved(root: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Return what the root of a matrix makes these values of.

    >>> _solved([[2.0], [1.0, 3.0]], [2.0, 7.0])
    [1.0, 2.0]
    """
    solved: list[float] = []
    for row, value in zip(root, values, strict=True):
        solved.append((value - sum(map(mul, row, solved))) / row[-1])
    return solved


def _solved_back(root: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Return what the root of a matrix, its rows taken as columns, makes these values of.

    >>> _solved_back([[2.0], [1.0, 3.0]], [4.0, 6.0])
    [1.0, 2.0]
    """
    solved = list(values)
    for at in reversed(range(len(root))):
        later = sum(root[other][at] * solved[other] for other in range(at + 1, len(root)))
        solved[at] = (solved[at] - later) / root[at][at]
    return solved
