"""Shared deals: deals that many people get, one after another, as the first deal of a game alone with computers.

Whoever plays one learns afterwards what others have made of it. Nothing that is played so counts anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from pydantic import TypeAdapter

from bot.model import comparing
from bot.model.actions import TableAction, at_table
from bot.model.duplicate import SEAT
from bot.model.person import Person
from bot.model.table import SharedPlay, Table
from engine.game import Rules
from engine.games import kind_of

STORED_PLAY: Final = TypeAdapter(SharedPlay)
"""How a shared deal is played at a table, as JSON and back."""


def pool_of(rules: Rules, computers: Sequence[Person]) -> str | None:
    """Return the pool of the deals for a game against these computers; `None` where its first deal is not compared.

    >>> from engine.games import GAMES
    >>> from engine.players import Level
    >>> strong = Person(5, None, "Václav", level=Level.STRONG)
    >>> pool_of(GAMES["trappola"].rules(), [strong])
    'trappola strong {"deals": 4}'
    >>> pool_of(GAMES["bulka"].rules(), [strong, strong]) is None
    True
    """
    kind = kind_of(rules)
    # A deal is compared between two sides: where more play, not everybody takes part in it.
    if kind.duplicates is None or 1 + len(computers) != kind.seats[0]:
        return None
    return f"{kind.name} {computers[0].level} {json.dumps(asdict(rules), sort_keys=True)}"


def end_first_deal(table: Table) -> SharedPlay | None:
    """Note that the shared deal of a table has just ended, if it has; return how it was played where it counts.

    It does where the person has decided everything in it alone.
    """
    play = table.shared
    if play is None or play.over or not was_played_out(table):
        return None
    table.shared = replace(play, over=True)
    return None if play.helped else play


def was_played_out(table: Table) -> bool:
    """Return whether the first deal of a table was played to its end; a dost or giving up may end the game before."""
    game = table.game
    if game is None:
        return False
    if game.deal_number > 1:
        return True
    return table.deal.between_deals and (game.outcome is None or not any(table.view().held))


def points_of(table: Table) -> int:
    """Return the points of the person's side less the other's in the first deal of a table."""
    return comparing.standing(table, SEAT)


@at_table("fared")
@dataclass(frozen=True, slots=True)
class ShowFared(TableAction):
    """Show what others have made of the first deal of a game alone with computers."""
