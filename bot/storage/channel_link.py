"""Linked channels in the database: codes that were drawn, links, and which tables are shown by them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from bot.model.across import MOST_SHOWN
from bot.model.channel_link import CODE_LIFE, MOST_OF_CHANNEL, MOST_OF_SERVER, ChannelLink, LinkedEnd
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.table import Table
from bot.storage.database import Row, Rows, TimedRepository, Transaction
from bot.storage.guild import guild_of
from bot.storage.interaction import count
from bot.storage.retry import retried

End = tuple[int, int]
"""A server and one of its channels."""
LINKED: Final = """channel_link_ends AS here JOIN channel_link_ends AS there
    ON there.link = here.link AND there.channel_id <> here.channel_id"""
"""The two ends of each link, either of which is `here` once."""
LACKING: Final = f"""SELECT there.link, there.channel_id, there.guild_id FROM {LINKED}
    WHERE here.channel_id IN ($2, $3)
    AND NOT EXISTS (SELECT 1 FROM across_boards WHERE table_id = $1 AND channel_id = there.channel_id)
    AND (SELECT count(*) FROM across_boards WHERE channel_id = there.channel_id AND link <> 0) < {MOST_SHOWN}
    ORDER BY there.guild_id, there.channel_id, there.link"""
"""Where a table of a channel, or of a thread in another one, could be shown and is not."""
SHOW: Final = f"""INSERT INTO across_boards (table_id, channel_id, guild_id, link, since)
    SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), $5
    WHERE (SELECT count(*) FROM across_boards WHERE channel_id = $2 AND link <> 0) < {MOST_SHOWN}
    ON CONFLICT DO NOTHING"""
OF_SERVER: Final = """SELECT id, channel_id, at FROM channel_link_ends JOIN channel_links ON id = link
    WHERE guild_id = $1 AND code IS NULL ORDER BY id"""
OF_CHANNEL: Final = "SELECT link FROM channel_link_ends WHERE guild_id = $1 AND channel_id = $2"
END: Final = """DELETE FROM channel_links WHERE id = $1 AND code IS NULL
    AND id IN (SELECT link FROM channel_link_ends WHERE guild_id = $2) RETURNING id"""


class ChannelLinkRows(Rows):
    """The rows of linked channels, in the transaction of a table."""

    def __init__(self, t: Transaction, now: datetime) -> None:
        super().__init__(t)
        self._now = now

    async def show(self, table: Table) -> None:
        """Note that a table is shown in the channels to which its own is linked, where there is room for it."""
        lacking = await self._t.rows(LACKING, table.id, table.channel_id, table.parent_id)
        await _lock(self._t, (row["guild_id"] for row in lacking))
        for row in lacking:
            where = row["channel_id"], row["guild_id"], row["link"]
            await self._t.execute(SHOW, table.id, *where, self._now.isoformat())


class ChannelLinkRepository(TimedRepository):
    """The links of all channels."""

    async def of_server(self, guild_id: int) -> list[ChannelLink]:
        """Return the links of a server's channels, the oldest first."""
        rows = await self._db.rows(OF_SERVER, guild_id)
        return [ChannelLink(row["id"], row["channel_id"], datetime.fromisoformat(row["at"])) for row in rows]

    @retried
    async def ask(self, own: End, code: str, delivery: Delivery | None) -> None:
        """Store the code by which a channel can be linked; the one before means nothing any more.

        Raise `Refusal` where there are enough links.
        """
        async with self._db.transaction() as t:
            await count(t, delivery)
            await _lock(t, [own[0]])
            await _need_room(t, own)
            await t.execute(f"DELETE FROM channel_links WHERE code IS NOT NULL AND id IN ({OF_CHANNEL})", *own)
            sql = "INSERT INTO channel_links (code, at) VALUES ($1, $2)"
            await _add_end(t, await t.insert(sql, code, self._clock().isoformat()), own)

    @retried
    async def accept(self, own: End, code: str, delivery: Delivery | None) -> None:
        """Store that a channel is linked to the one for which this code was drawn; raise `Refusal` where it cannot be.

        The code means nothing after that.
        """
        now = self._clock()
        async with self._db.transaction() as t:
            await count(t, delivery)
            link, other = await self._drawn(t, code)
            if other[0] == own[0]:
                raise Refusal("link-own")
            await _lock(t, [own[0], other[0]])
            for end in (own, other):
                await _need_room(t, end)
            if await t.row(
                f"SELECT 1 FROM {LINKED} WHERE here.channel_id = $1 AND there.channel_id = $2", own[1], other[1]
            ):
                raise Refusal("link-twice")
            # Of two who write it at once, the second finds that it was used.
            sql = "UPDATE channel_links SET code = NULL, at = $3 WHERE id = $1 AND code = $2 RETURNING id"
            if await t.row(sql, link, code, now.isoformat()) is None:
                raise Refusal("link-code-unknown")
            await _add_end(t, link, own)
            await t.execute("UPDATE channel_link_ends SET told = 0 WHERE link = $1", link)

    async def _drawn(self, t: Transaction, code: str) -> tuple[int, End]:
        """Return the link for which a code was drawn, and its end; raise `Refusal` where it is good no more."""
        sql = "SELECT * FROM channel_links JOIN channel_link_ends ON id = link WHERE code = $1 AND at > $2"
        row = await t.row(sql, code, (self._clock() - CODE_LIFE).isoformat())
        if row is None:
            raise Refusal("link-code-unknown")
        return row["link"], (row["guild_id"], row["channel_id"])

    @retried
    async def end(self, guild_id: int, link: int, delivery: Delivery | None) -> None:
        """End a link of a server; raise `Refusal` where it has none with this number."""
        async with self._db.transaction() as t:
            await count(t, delivery)
            if await t.row(END, link, guild_id) is None:
                raise Refusal("link-over")

    async def close(self, guild_id: int, channel_id: int) -> None:
        """End all links of a channel."""
        await self._db.execute(f"DELETE FROM channel_links WHERE id IN ({OF_CHANNEL})", guild_id, channel_id)

    @retried
    async def forget_codes(self) -> None:
        """Forget the codes that nobody has written in time."""
        sql = "DELETE FROM channel_links WHERE code IS NOT NULL AND at <= $1"
        await self._db.execute(sql, (self._clock() - CODE_LIFE).isoformat())

    async def untold(self) -> list[LinkedEnd]:
        """Return the channels that were not told that they are linked."""
        sql = """SELECT link, at, guild_id, channel_id, locale, settings FROM channel_link_ends
                 JOIN channel_links ON channel_links.id = link JOIN guilds ON guilds.id = guild_id
                 WHERE told = 0 ORDER BY link, channel_id"""
        return [_end(row) for row in await self._db.rows(sql)]

    @retried
    async def note_told(self, end: LinkedEnd) -> None:
        """Note that a channel was told that it is linked."""
        sql = "UPDATE channel_link_ends SET told = 1 WHERE link = $1 AND channel_id = $2"
        await self._db.execute(sql, end.link, end.channel_id)


def _end(row: Row) -> LinkedEnd:
    since = datetime.fromisoformat(row["at"])
    return LinkedEnd(row["link"], since, guild_of(row, "guild_id"), row["channel_id"])


async def _lock(t: Transaction, guilds: Iterable[int]) -> None:
    """Have others wait who want to change or show something by the links of these servers."""
    for guild_id in sorted(set(guilds)):
        await t.execute("UPDATE guilds SET id = id WHERE id = $1", guild_id)


async def _add_end(t: Transaction, link: int, end: End) -> None:
    await t.execute("INSERT INTO channel_link_ends (link, guild_id, channel_id) VALUES ($1, $2, $3)", link, *end)


async def _need_room(t: Transaction, end: End) -> None:
    """Raise `Refusal` where a channel or its server has as many links as it may have."""
    rows = await t.rows(OF_SERVER, end[0])
    if len(rows) >= MOST_OF_SERVER or sum(row["channel_id"] == end[1] for row in rows) >= MOST_OF_CHANNEL:
        raise Refusal("link-full", most=MOST_OF_CHANNEL, server=MOST_OF_SERVER)
