"""The command `records`: it writes the games that are given for research to a file, one record a line.

The bot may run meanwhile. Some games are read at a time, so that memory does not have to carry all of them.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Final

from bot.app.backup import need_leave, need_place
from bot.app.progress import Told, tell_nobody
from bot.app.reading import reading
from bot.model.errors import NotSaved, StartError
from bot.storage.research import Given, Research
from engine import record
from engine.record import dumps

COMPRESSED: Final = ".gz"
"""The ending of files that are compressed."""


@dataclass(frozen=True, slots=True)
class Written:
    """How many records were written, and how many games of servers that agree were left out."""

    records: int
    unwilling: int
    damaged: int

    def __str__(self) -> str:
        told = (
            f"{self.records} records are written. {self.unwilling} games were left out, because somebody who played "
            "does not want them given, or has had all data deleted."
        )
        if self.damaged:
            told += f" {self.damaged} cannot be read: see what `python -m bot check` finds."
        return told


async def write_records(
    where: str | Path, file: Path, tell: Told = tell_nobody, *, replace_old: bool = False
) -> Written:
    """Write the records of all games that are given for research; compress them where the file's name ends in `.gz`.

    With `replace_old` an older file of that name gives way once the new one is complete. `tell` is told how many games
    are looked through. Raise `StartError` if the file cannot be written, or must stay.
    """
    # Of a link the file is meant to which it leads.
    file = await asyncio.to_thread(file.resolve)
    await asyncio.to_thread(_need_free, where, file, replace_old=replace_old)
    async with reading(where) as (database, _):
        part = file.with_name(file.name + ".part")
        try:
            with _opened(part, compressed=file.suffix == COMPRESSED) as out:
                written = await _write(Research(database), out, tell)
            await asyncio.to_thread(part.replace, file)
        except NotSaved as error:
            raise StartError(f"The database cannot be read any further ({error}). {file} is not written.") from None
        except OSError as error:
            raise StartError(f"The records could not be written to {file} ({error}).") from None
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    return written


def _need_free(where: str | Path, file: Path, *, replace_old: bool) -> None:
    need_place(file, where if isinstance(where, Path) else None, "the records")
    need_leave(file, replace=replace_old)


@contextmanager
def _opened(part: Path, *, compressed: bool) -> Iterator[BinaryIO]:
    with part.open("wb") as plain:
        if not compressed:
            yield plain
            return
        # Neither the name of the file nor the time is told in it.
        with gzip.GzipFile(filename="", mode="wb", fileobj=plain, mtime=0) as packed:
            yield packed  # type: ignore[misc]


async def _write(games: Research, out: BinaryIO, tell: Told) -> Written:
    last, records = await games.last(), 0
    async for looked_at, given in games.portions(last):
        for each in given:
            out.write(dumps(_record(each)).encode() + b"\n")
            records += 1
        tell(looked_at, last)
    return Written(records, games.left_out["unwilling"], games.left_out["damaged"])


def _record(given: Given) -> record.Json:
    """Return the record of a game without the words that players added to its seed.

    The seed is left out too where it explains no card without those words.
    """
    written = record.write(given.game, given.seats, replace(given.seal, words={}), given.substitutes)
    if not given.seed_told:
        del written["seed"]
    return written
