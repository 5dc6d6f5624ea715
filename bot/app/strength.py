"""The command `strength`: a table of how people fared against each level, for operators, without names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.app.reading import reading
from bot.model.strength import Fared, Match, Strength
from bot.storage.strength import strength_of
from engine.games import GAMES, AnyKind
from engine.players import Level

COLUMNS: Final = "{:<28}{:>7}{:>7}  {:<19}{:<22}{:>8}"


async def measure(where: str | Path, guild_id: int = 0) -> Strength:
    """Return how people fared on a server, or on all of them for 0; the bot may run meanwhile, and nothing is changed.

    Raise `StartError` if the database cannot be read.
    """
    async with reading(where) as (database, _):
        return await strength_of(database, guild_id)


def describe_strength(strength: Strength) -> Iterator[str]:
    """Yield the table as lines of text."""
    for kind in GAMES.values():
        lines = sorted(
            ((match, fared) for match, fared in strength.lines.items() if match.game == kind.name), key=_order
        )
        if lines:
            yield COLUMNS.format(f"{kind.name.title()} against", "people", "games", "won", _unit(kind), "stopped")
            yield from (_line(kind, match, fared) for match, fared in lines)
            yield ""
    if not strength.lines:
        yield "Nobody has finished a game against computers alone."
    for why, games in sorted(strength.left_out.items()):
        yield f"Left out: {games} {'game' if games == 1 else 'games'} {why}."


def _order(line: tuple[Match, Fared]) -> tuple[int, ...]:
    match, _ = line
    levels = list(Level)
    return levels.index(match.level), match.sides, -1 if match.beside is None else levels.index(match.beside)


def _unit(kind: AnyKind) -> str:
    return "brčka a game" if kind.ledger else "chips a game" if kind.chips else "points a game"


def _line(kind: AnyKind, match: Match, fared: Fared) -> str:
    against = str(match.level)
    if kind.partners:
        against += f", partner {'a person' if match.beside is None else match.beside}"
    elif max(kind.seats) > 2:
        against += f", {match.sides} of them" if match.sides > 1 else ", alone"
    won, gained = _figures(fared) if fared.games else ("–", "–")
    return COLUMNS.format(against, len(fared.people), fared.games, won, gained, fared.stopped or "–").rstrip()


def _figures(fared: Fared) -> tuple[str, str]:
    """Write the share of games won and what was gained, each with its error."""
    (share, share_error), (mean, mean_error) = fared.share, fared.mean
    error = "–" if mean_error is None else f"{mean_error:.2f}"
    return f"{share:.1%} (se {100 * share_error:.1f})".replace("%", " %"), f"{mean:+.2f} (se {error})"
