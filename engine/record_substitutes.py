"""The substitutes in a record: who took over which seat of the game, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.game import Game
from engine.moves import Concede, Deal, Play
from engine.record_fields import Json, RecordError, list_of, need_name, number_of

MAX_SUBSTITUTES: Final = 10_000
"""More than any game has moves before which a seat could change hands."""


class Substitute(NamedTuple):
    """Somebody who took over a seat of a game: a substitute, or the player who was back."""

    seat: int
    name: str
    ply: int
    """The number of the game's moves before."""


def write_substitutes(substitutes: Sequence[Substitute], game: Game, deals: Sequence[Json]) -> Json:
    """Return the field `substitutes` of a record that tells these deals; nothing where no seat changed hands."""
    told = [_write(each, game, deals) for each in substitutes if each.ply < len(game.moves)]
    return {"substitutes": told} if told else {}


def _write(told: Substitute, game: Game, deals: Sequence[Json]) -> list[object]:
    """Return seat, name, the deal counted from 0, and after how many of its cards, as far as the record tells them."""
    before = game.moves[: told.ply]
    dealt = [at for at, move in enumerate(before) if isinstance(move, Deal)]
    deal = min(max(0, len(dealt) - 1), len(deals))
    played = sum(isinstance(move, Play) for move in before[dealt[-1] :]) if dealt else 0
    return [told.seat, told.name, deal, min(played, _plays(deals, deal))]


def read_substitutes(record: Json, game: Game) -> list[Substitute]:
    """Return the field `substitutes` of a valid record of a game, as `write_substitutes` gets it."""
    dealt = [ply for ply, move in enumerate(game.moves) if isinstance(move, Deal)]
    return [
        Substitute(seat, name, _ply(game, dealt, deal, after))
        for seat, name, deal, after in record.get("substitutes", ())
    ]


def _ply(game: Game, dealt: Sequence[int], deal: int, after: int) -> int:
    """Return how many moves a game had after so many cards of a deal."""
    if deal >= len(dealt):
        return len(game.moves)
    plays = [ply for ply in range(dealt[deal], len(game.moves)) if isinstance(game.moves[ply], Play)]
    return plays[after - 1] + 1 if after else dealt[deal] + 1


def check_substitutes(record: Json, game: Game) -> None:
    """Raise `RecordError` unless every seat in the field `substitutes` changed hands at a moment of the game."""
    if "substitutes" not in record:
        return
    deals, before = record["deals"], (0, 0)
    # The deal in which a game was broken off may not be told.
    broken_off = game.outcome is None or isinstance(game.moves[-1], Concede)
    for at, entry in enumerate(list_of(record["substitutes"], "substitutes", 1, MAX_SUBSTITUTES)):
        where = f"substitutes[{at}]"
        seat, name, deal, after = list_of(entry, where, 4, 4)
        number_of(seat, where, 0, game.seats - 1, "seat")
        need_name(name, where)
        number_of(deal, where, 0, len(deals) - (not broken_off), "deal")
        number_of(after, where, 0, _plays(deals, deal), "cards played before")
        if (deal, after) < before:
            raise RecordError(where, "fault-order", "it stands behind a later one")
        before = deal, after


def _plays(deals: Sequence[Json], deal: int) -> int:
    """Return how many cards of a deal a record tells; none of the deal after the last one."""
    return len(deals[deal].get("plays", "").split()) if deal < len(deals) else 0
