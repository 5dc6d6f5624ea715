"""How strong players are, by whom they have beaten with whom: a rating that goes on from game to game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.model.ledger import Entry

START: Final = 1000
"""The rating of somebody of whom nothing is known."""
SCALE: Final = 20
"""Points of a rating for one point of mu."""
DOUBT: Final = 3
"""By how many sigma a rating stays below mu."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What the games of a player tell of their strength."""

    mu: float
    """The strength that fits the results best; 25 before the first game."""
    sigma: float
    """How unsure that is, as a standard deviation; 25/3 before the first game."""
    games: int
    """How many games it follows from."""

    @property
    def shown(self) -> int:
        """The rating as people read it: 1000 + 20 × (mu − 3 × sigma), rounded.

        It begins at 1000, and is what a player is worth almost surely: each game makes it surer, so it rises with
        games that are won as often as lost, and most for whoever wins against the strong.
        """
        return round(START + SCALE * (self.mu - DOUBT * self.sigma))


def ratings(entries: Iterable[Entry], *, computers: bool = False) -> dict[int, Rating]:
    """The rating of everybody by key, after these games in the order of their end; those with computers if asked for.

    Every game is a match of two teams of two, however many brčka it brought. The model is Plackett and Luce's as Weng
    and Lin update it, with the library's own constants. It is the library's principal model, and between two teams
    the same as Bradley and Terry's: the chance to win follows from the difference of two sums of strength, as in chess
    it does from the difference of two players. Partners rise and fall together; only those who play with others too
    can be told apart.
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
        # Teams are told to the library best first.
        for keys, after in zip(sides, model.rate(teams), strict=True):
            known.update(zip(keys, after, strict=True))
            games.update({key: games.get(key, 0) + 1 for key in keys})
    return {key: Rating(rated.mu, rated.sigma, games[key]) for key, rated in known.items()}
