"""The part of all servers that one process of the bot serves.

Discord divides a bot's servers among its shards by their ids. A process runs some or all of the shards and acts only
on the servers that belong to them; a server it does not know may be served by another process.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Sharding:
    """The shards that this process runs, and the number of all shards.

    >>> Sharding(4, (0, 1)).shard(5 << 22), Sharding(4, (0, 1)).owns(5 << 22)
    (1, True)
    """

    count: int
    ids: tuple[int, ...]

    WHOLE: ClassVar[Sharding]

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError(f"there must be at least one shard, not {self.count}")
        if not self.ids:
            raise ValueError("a share needs at least one shard")
        outside = sorted({shard for shard in self.ids if not 0 <= shard < self.count})
        if outside:
            raise ValueError(f"shard {outside[0]} does not exist: of {self.count} the last one is {self.count - 1}")
        if len(set(self.ids)) != len(self.ids):
            twice = next(shard for shard in self.ids if self.ids.count(shard) > 1)
            raise ValueError(f"shard {twice} is named twice")

    @property
    def whole(self) -> bool:
        """Whether this process serves all servers."""
        return len(self.ids) == self.count

    def shard(self, guild_id: int) -> int:
        """Return the shard of a server, by Discord's formula."""
        return (guild_id >> 22) % self.count

    def owns(self, guild_id: int) -> bool:
        """Return whether this process serves a server."""
        return self.shard(guild_id) in self.ids


Sharding.WHOLE = Sharding(1, (0,))


def parse_ids(text: str, count: int) -> tuple[int, ...]:
    """Read shards as the settings write them; raise `ValueError` for anything else.

    >>> parse_ids("0,2,4-7", count=8)
    (0, 2, 4, 5, 6, 7)

    A range that goes beyond the count is cut after its first shard that does not exist, which is then reported.
    """
    return tuple(shard for part in text.split(",") for shard in _read(part, count))


def _read(part: str, count: int) -> Iterator[int]:
    found = re.fullmatch(r"\s*(\d{1,9})(?:\s*-\s*(\d{1,9}))?\s*", part, re.ASCII)
    if found is None:
        raise ValueError("it must be numbers and ranges of shards, as in 0,2,4-7")
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise ValueError(f"the range {first}-{last} runs backwards")
    yield from range(first, max(first, min(last, count)) + 1)
