"""Pictures of tables for their messages: drawn in a process of their own, and never so that somebody waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.errors import Overloaded
from bot.model.options import TableLook
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.model.waits import TABLE_PICTURE_WAIT_S
from bot.service.common.background import cancel
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.ground import Ground
from bot.ui.games import screens_of
from bot.ui.panel import TABLE, panel
from bot.ui.screen import Picture, Screen
from bot.ui.table_drawing import draw_table
from bot.ui.table_picture import TablePicture, seating_of, table_alt
from bot.ui.tricks_picture import TricksPicture, draw_tricks

log = logging.getLogger(__name__)

CACHED_PICTURES: Final = 64
"""How many pictures are kept in memory, some sixty kilobytes each."""


class TablePictures:
    """Draws pictures of tables, and keeps the newest ones."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._made: dict[TablePicture, bytes] = {}
        self._tasks: dict[TablePicture, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop drawing."""
        await cancel(self._tasks.values())

    def is_lacking(self, table: Table, t: Texts) -> bool:
        """Return whether the message of a table should have a picture that is not drawn yet."""
        picture = _described(table, t)
        return picture is not None and picture not in self._made

    def ready(self, table: Table, t: Texts) -> Picture | None:
        """Return the picture for the message of a table, if there is one that need not be drawn first."""
        picture = _described(table, t)
        return self._block(table, picture, t) if picture is not None else None

    async def drawn(self, table: Table, t: Texts, late: Callable[[], None]) -> Picture | None:
        """Return the picture for the message of a table; `None` where it takes too long, or cannot be drawn.

        The picture at the end of a deal is worth another redraw: `late` is called if it is finished only later. So is
        the first of all, which waits for its process to start.
        """
        picture = _described(table, t)
        if picture is None:
            return None
        if picture not in self._made:
            task = self._task(picture, table.guild_id)
            done, _ = await asyncio.wait({task}, timeout=TABLE_PICTURE_WAIT_S)
            if not done and (picture.banner is not None or not self._made):
                task.add_done_callback(lambda _: late() if picture in self._made else None)
        return self._block(table, picture, t)

    def _task(self, picture: TablePicture, guild_id: int) -> asyncio.Task[None]:
        task = self._tasks.get(picture)
        if task is None:
            task = self._tasks[picture] = asyncio.get_running_loop().create_task(self._draw(picture, guild_id))
            task.add_done_callback(lambda _: self._tasks.pop(picture, None))
        return task

    async def _draw(self, picture: TablePicture, guild_id: int) -> None:
        content = await _drawn(self._workers, picture, guild_id)
        if content is not None:
            self._made[picture] = content
            while len(self._made) > CACHED_PICTURES:
                del self._made[next(iter(self._made))]

    def _block(self, table: Table, picture: TablePicture, t: Texts) -> Picture | None:
        content = self._made.pop(picture, None)
        if content is None:
            return None
        # The picture that was shown last is the last one to be dropped.
        self._made[picture] = content
        return _named(f"table-{table.id}", content, table_alt(picture, t))


async def position_picture(workers: WorkerPool, picture: TablePicture, party: int, t: Texts) -> Picture | None:
    """Draw a position that somebody looks at; `None` where it takes too long."""
    content = await _drawn(workers, picture, party)
    return _named("position", content, table_alt(picture, t)) if content is not None else None


async def _drawn(workers: WorkerPool, picture: TablePicture, party: int) -> bytes | None:
    """Draw a table; `None` where it takes too long, or fails: texts say the same."""
    try:
        return await workers.try_to_draw(partial(draw_table, picture), party)
    except Overloaded:
        return None
    except Exception:
        log.exception("A table could not be drawn as a picture")
        return None


async def tricks_picture(workers: WorkerPool, picture: TricksPicture, party: int) -> Picture | None:
    """Draw tricks that somebody looks at; `None` where it takes too long."""
    content = await workers.try_to_draw(partial(draw_tricks, picture), party)
    return _named("tricks", content, picture.alt) if content is not None else None


def _named(name: str, content: bytes, alt: str) -> Picture:
    """Return a drawn picture as a file whose name follows from its content."""
    return Picture(f"{name}-{hashlib.sha256(content).hexdigest()[:8]}.png", content, alt)


async def own_table(ground: Ground, table: Table, person: Person, seat: int) -> Screen:
    """Show the table to somebody who sits there, by its picture if that can be drawn while they wait."""
    t = ground.identity.to(person)
    described, picture = seen_from(table, seat, t), None
    if described is not None:
        drawing = partial(position_picture, ground.workers, described, table.party, t)
        picture = await ground.pictures.do_or_skip(person.user_id or NOWHERE, drawing)
    return panel(table, seat, t, asking=TABLE, picture=picture)


def seen_from(table: Table, seat: int, t: Texts) -> TablePicture | None:
    """Describe the picture of a table by what a seat sees there; `None` for none."""
    return _picture(table.as_read_by(table.seats.person(seat)), seat, t) if table.game is not None else None


def _described(table: Table, t: Texts) -> TablePicture | None:
    """Describe the picture that the message of a table should have now; `None` for none."""
    if table.game is None or table.duplicate is not None:
        # A deal that others play too is shown to nobody but those who sit there.
        return None
    always, ended = table.options.look is TableLook.PICTURE, table.game.awaits_chance or table.game.outcome is not None
    if not always and not ended:
        return None
    picture = _picture(table, None, t)
    return picture if always or (picture is not None and picture.banner is not None) else None


def _picture(table: Table, seat: int | None, t: Texts) -> TablePicture | None:
    try:
        return screens_of(table).picture(table.view(seat), seating_of(table), t)
    except Exception:
        # The text says the same: it must not be lost with the picture.
        log.exception("Table %s could not be described for a picture", table.id)
        return None
