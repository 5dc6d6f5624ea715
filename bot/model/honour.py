"""Marks of honour: what people have rarely done in a finished game among people, and in which deal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple

from bot.model.actions import KEY, ROUTES, Action, button
from bot.model.person import Person
from bot.model.replay import OpenReplay
from engine.feats import Feat
from engine.game import Game
from engine.games import kind_of

HONOURED_STREAK: Final = 10
"""How many deals of the day in a row, each played to its end, are a mark of honour."""
TEN_DAYS: Final = "ten-days"
"""The name of that mark, beside those of the feats."""


class Honour(NamedTuple):
    """A mark that a person has earned in a deal of a game."""

    person: int
    feat: Feat
    deal: int


class FirstHonour(NamedTuple):
    """Where a person has done something for the first time on a server."""

    feat: Feat
    table_id: int
    game: int
    """The number of the game at its table."""
    deal: int
    at: datetime
    """When that game ended."""


class StreakHonour(NamedTuple):
    """That a person has played a game's deal of the day to its end on ten days in a row."""

    person: int
    game: str
    day: date
    """The tenth of these days."""

    @property
    def days(self) -> list[date]:
        """The ten days.

        >>> StreakHonour(1, "bulka", date(2026, 3, 4)).days[0]
        datetime.date(2026, 2, 23)
        """
        return [self.day - timedelta(days=before) for before in reversed(range(HONOURED_STREAK))]


def honours_of(
    game: Game, players: Sequence[Person], *, substituted: bool, came_back: int | None = None
) -> tuple[Honour, ...]:
    """Return the marks that a finished game has earned its players.

    `came_back` is the side that it has brought from 0 against 9 brčka to 10. A game at which a computer has played, or
    somebody for somebody else, earns none. Nobody whose data were deleted has any.
    """
    if substituted or any(player.level is not None for player in players):
        return ()
    found = [(players[seat], feat, deal) for feat, seat, deal in kind_of(game).feats(game)]
    if came_back is not None:
        found += [(player, Feat.FROM_NOTHING, game.deal_number) for player in players[came_back::2]]
    return tuple(sorted({Honour(player.id, feat, deal) for player, feat, deal in found if player.user_id is not None}))


@button("ho1:open")
@dataclass(frozen=True, slots=True)
class OpenHonour(Action):
    """Show what has earned the mark of honour that was chosen: the replay of a deal, or the days of a streak."""

    values: tuple[str, ...] = ()
    """The mark and the custom_id of its deal's replay, or its owner, game and last day."""

    @property
    def replay(self) -> OpenReplay | None:
        """The deal; `None` where nothing was chosen, or nothing that there is.

        >>> OpenHonour(("great-bonus ro1:7:1:2",)).replay
        OpenReplay(table_id=7, game=1, deal=2)
        >>> OpenHonour(()).replay is OpenHonour(("great-bonus",)).replay is None
        True
        """
        found = ROUTES.read(self.values[0].partition(" ")[2]) if self.values else None
        return found if isinstance(found, OpenReplay) else None

    @property
    def streak(self) -> StreakHonour | None:
        """The mark for deals of the day in a row; `None` where it is not that one that was chosen.

        >>> OpenHonour(("ten-days 7 bulka 2026-03-04",)).streak
        StreakHonour(person=7, game='bulka', day=datetime.date(2026, 3, 4))
        >>> OpenHonour(("ten-days 7 bulka 2026",)).streak is OpenHonour(("great-bonus ro1:7:1:2",)).streak is None
        True
        """
        name, *told = " ".join(self.values).split(" ")
        if name != TEN_DAYS or len(told) != 3 or not re.fullmatch(KEY, told[0]):
            return None
        with suppress(ValueError):
            return StreakHonour(int(told[0]), told[1], date.fromisoformat(told[2]))
        return None
