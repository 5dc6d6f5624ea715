"""Ratings: how strong players are, computed from who has beaten whom, with which partner."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.model.ledger import Entry

START: Final = 1000
"""The rating of somebody before the first game."""
SCALE: Final = 20
"""Points of a rating for one unit of mu."""
DOUBT: Final = 3
"""By how many sigma a rating is below mu."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What the games of a player tell about their strength."""

    mu: float
    """The strength that fits the results best; 25 before the first game."""
    sigma: float
    """The uncertainty of mu, as a standard deviation; 25/3 before the first game."""
    games: int
    """How many games were rated."""

    @property
    def shown(self) -> int:
        """The rating as people read it: 1000 + 20 × (mu − 3 × sigma), rounded.

        It begins at 1000 and is a strength that the player almost certainly has. Every game makes it more
        certain, so the rating rises even with as many games won as lost, and most with wins against strong players.
        """
        return round(START + SCALE * (self.mu - DOUBT * self.sigma))


def ratings(entries: Iterable[Entry], *, computers: bool = False) -> dict[int, Rating]:
    """Return everybody's rating by key, after these games in the order of their end.

    Games with computers count only if asked for. Every game is a match of two teams of two, however many brčka it
    brought. The model is Plackett and Luce's with the update by Weng and Lin, and with the library's own constants.
    Between two teams it equals Bradley and Terry's: the chance to win follows from the difference of the two sums of
    strength, as in chess it follows from the difference of two players. Partners rise and fall together, so only those
    who also play with others can be told apart.
    """
    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    games: dict[int, int] = {}
    for entry in sorted(entries, key=lambda entry: (entry.at, entry.game_id)):
        if entry.with_computers and not computers:
            continue
        winner = entry.outcome.winner
        sides = [[person.id for person in entry.partners(side)] for side in (winner, 1 - winner)]
        teams = [[known.get(key) or model.rating() for key in side] for side in sides]
        # The library takes the teams in the order of success.
        for keys, after in zip(sides, model.rate(teams), strict=True):
            known.update(zip(keys, after, strict=True))
            games.update({key: games.get(key, 0) + 1 for key in keys})
    return {key: Rating(rated.mu, rated.sigma, games[key]) for key, rated in known.items()}
