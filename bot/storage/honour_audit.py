"""A part of `check`: it finds a server's marks of honour anew in the moves, and compares those that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.storage.bookkeeping import honours_bound
from bot.storage.database import Transaction
from bot.storage.honour import Honoured, honoured_between
from bot.storage.lines import rows_in

GAMES: Final = 100
"""How many games are read at a time."""
Kept = tuple[int, str, int, str, int, str]
"""A row of the marks: its game, the kind of game, the person, what was done, in which deal, and when."""


async def honours_wrong(t: Transaction, guild_id: int) -> list[str]:
    """Return each difference between the marks of a server's games and those that are kept.

    Where older games are still being looked through there is nothing to compare.
    """
    books = await t.row("SELECT honours_up_to FROM books WHERE guild_id = $1", guild_id)
    if books is None or books["honours_up_to"] is not None:
        return []
    wrong, number, after = list[str](), 0, ""
    until: str | None = ""
    while until is not None:
        until = await honours_bound(t, guild_id, after, GAMES)
        honoured = await honoured_between(t, guild_id, after, until)
        kept = await _kept(t, [each.game for each in honoured])
        earned = {key for each in honoured for key in _rows(each)}
        number += len(kept)
        wrong += [f"{_named(key)} is missing" for key in sorted(earned - kept)]
        wrong += [f"{_named(key)} was not earned" for key in sorted(kept - earned)]
        after = until or after
    row = await t.row("SELECT count(*) AS number FROM honours WHERE guild_id = $1", guild_id)
    if row is not None and row["number"] != number:
        wrong.append(f"there are {row['number']} marks of honour, and {number} belong to finished games")
    return [f"server {guild_id}: {what}" for what in wrong]


async def _kept(t: Transaction, games: Sequence[int]) -> set[Kept]:
    rows = await rows_in(t, "SELECT * FROM honours WHERE game IN {}", games)
    return {(row["game"], row["kind"], row["person"], row["feat"], row["deal"], row["at"]) for row in rows}


def _rows(each: Honoured) -> list[Kept]:
    return [(each.game, each.kind, mark.person, str(mark.feat), mark.deal, each.at) for mark in each.honours]


def _named(key: Kept) -> str:
    game, _, person, feat, deal, _ = key
    return f"the mark {feat} of player {person} in deal {deal} of game {game}"
