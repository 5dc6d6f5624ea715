"""Pages of rankings, and of lines in the order of time: how to read no more rows than a page shows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.model.ledger_pages import OLDEST, Anchor
from bot.storage.database import Statement, Transaction

NUMBERED: Final = 20
"""How many pages can be found by their numbers, as earlier versions had them; a later one is taken for the last."""
END: Final = 2**62
"""A moment after all others, in microseconds since 1970."""


class Place(NamedTuple):
    """The place of a line in the order of time."""

    at: int
    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class Found:
    """The lines on a page, the newest first, and where older and newer ones begin."""

    places: Sequence[Place]
    newer: Anchor | None
    older: Anchor | None


@dataclass(frozen=True, slots=True)
class Listing:
    """The lines of everybody, a player, or two players together."""

    table: str
    of: Mapping[str, object]
    """The columns that find these lines, with their values."""
    kind: str
    """The column that says what a line is."""
    kinds: Collection[str]
    """What is listed."""
    since: int
    """Where the period begins, in microseconds since 1970."""
    without: Collection[int] = ()
    """The numbers of lines that are left out."""


async def page_of(t: Transaction, listing: Listing, size: int, anchor: Anchor | None, page: int = 1) -> Found:
    """Return a page of lines; where nothing is newer than it, it is that of the newest lines."""
    if anchor is not None and not anchor.older:
        newer = await _newer(t, listing, anchor, size + 1)
        if len(newer) > size:
            return _turned(newer[:size][::-1], newer=True, older=anchor.at > 0)
        anchor = None
    if page > NUMBERED:
        return await page_of(t, listing, size, OLDEST)
    # Earlier versions numbered their pages.
    skip = (page - 1) * size if anchor is None else 0
    found = await newest(t, listing, size + 1, anchor, skip)
    if skip and not found:
        skip, found = 0, await newest(t, listing, size + 1)
    return _turned(found[:size], newer=anchor is not None or skip > 0, older=len(found) > size)


def _turned(places: Sequence[Place], *, newer: bool, older: bool) -> Found:
    """Return lines with the ways to those before and after them."""
    return Found(
        places,
        Anchor(False, *places[0][:2]) if places and newer else None,
        Anchor(True, *places[-1][:2]) if places and older else None,
    )


async def newest(
    t: Transaction, listing: Listing, most: int, anchor: Anchor | None = None, skip: int = 0
) -> list[Place]:
    """Return the newest lines, or those that are older than a line; the newest first."""
    before = (anchor.at, anchor.number) if anchor is not None else (END, 0)
    found = await _placed(t, listing, "<", before, "at DESC, number DESC", most + skip)
    return sorted(found, reverse=True)[skip : skip + most]


async def _newer(t: Transaction, listing: Listing, anchor: Anchor, most: int) -> list[Place]:
    """Return the lines that follow a line, the oldest first."""
    return sorted(await _placed(t, listing, ">", (anchor.at, anchor.number), "at, number", most))[:most]


async def _placed(
    t: Transaction, listing: Listing, side: str, line: tuple[int, int], order: str, most: int
) -> list[Place]:
    """Return so many lines of each kind before or after a line, in an order."""
    columns = (*listing.of, listing.kind)
    found = " AND ".join(f"{column} = ${at}" for at, column in enumerate(columns, start=1))
    since, at, number, limit = (f"${len(columns) + more}" for more in range(1, 5))
    sql = f"""SELECT at, number, {listing.kind} AS kind FROM {listing.table} WHERE {found} AND at >= {since}
              AND (at, number) {side} ({at}, {number}) {_but(listing.without, len(columns) + 5)}
              ORDER BY {order} LIMIT {limit}"""
    values = (listing.since, *line, most, *listing.without)
    each: list[Sequence[object]] = [[*listing.of.values(), kind, *values] for kind in listing.kinds]
    asked: list[Statement] = [(sql, *value) for value in each]
    return [Place(row["at"], row["number"], row["kind"]) for rows in await t.together(*asked) for row in rows]


def _but(numbers: Collection[int], first: int) -> str:
    """Return the condition that a line has none of these numbers, whose values begin at `$first`."""
    return f"AND number NOT IN ({', '.join(f'${at}' for at in range(first, first + len(numbers)))})" if numbers else ""


def places_of(keys: Sequence[object], first: int, before: int) -> list[int]:
    """Return the places of the lines of a page after so many others, by what they are ranked by; equal ones share one.

    Of the others the last `before` are equal to the first line of the page.

    >>> places_of(["a", "b", "b", "c"], 10, 2)
    [9, 12, 12, 14]
    """
    found: list[int] = []
    for at, key in enumerate(keys):
        equal = at > 0 and key == keys[at - 1]
        found.append(found[-1] if equal else 1 + first + at - (0 if at else before))
    return found


def part_of_ranking(first: int, number: int, size: int) -> tuple[bool, int, int]:
    """Return how to read a part of a ranking from the end that is nearer: whether backward, how many, after how many.

    >>> part_of_ranking(10, 100, 10), part_of_ranking(90, 95, 10)
    ((False, 10, 10), (True, 5, 0))
    """
    size = min(size, number - first)
    after = number - first - size
    return (True, size, after) if first > after else (False, size, first)
