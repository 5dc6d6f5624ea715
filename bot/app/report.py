"""Reports for the operator: the command `reports`, and messages in a channel of the operator's.

Both name accounts, and give the record of a game once it is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.app.reading import beside, reading
from bot.model.errors import ChannelGone, NotSaved, StartError
from bot.model.report import Report
from bot.model.table import NOWHERE
from bot.service.common.background import logged
from bot.service.common.gateway import Gateway
from bot.storage.report import ReportedRepository
from bot.storage.storage import Storage
from bot.ui.formatting import GREY, when
from bot.ui.screen import File, Screen, Text
from engine.record import Json, dumps

log = logging.getLogger(__name__)

CLOSED_WAIT: Final = timedelta(hours=1)
"""How long a channel is left alone that takes no message."""


@dataclass(slots=True, eq=False)
class ReportChannel:
    """Tells the operator of reports in a channel: of each at once, and with its record when the game is over."""

    _storage: Storage
    _gateway: Gateway
    _channel: int
    _clock: Callable[[], datetime]
    _not_before: datetime = field(default=datetime.min.replace(tzinfo=UTC), init=False)

    async def see_to(self) -> None:
        """Post what was not told yet; of several processes, the one that serves direct messages does."""
        if self._clock() < self._not_before or not self._storage.sharding.owns(NOWHERE):
            return
        for report in await self._storage.reported.to_tell():
            with logged("Report %s could not be posted, trying again", report.number):
                if not await self._tell(report):
                    return

    async def _tell(self, report: Report) -> bool:
        """Post a report, and note that; return whether the channel takes messages."""
        file = await self._record(report)
        try:
            # After a kill before that is noted, Discord shows the first message alone.
            once = f"report {report.number}{' over' if report.over else ''}"
            await self._gateway.post(self._channel, _message(report, file), once=once, file=file)
        except ChannelGone:
            self._not_before = self._clock() + CLOSED_WAIT
            log.error("REPORT_CHANNEL takes no messages with files of the bot, trying again in an hour")
            return False
        await self._storage.reported.note_told(report)
        return True

    async def _record(self, report: Report) -> File | None:
        """Return the record of a game that is over; `None` where it cannot be read."""
        record = None
        with logged("The record of report %s cannot be read", report.number):
            record = await self._storage.reported.record(report.table_id)
        return File(_name(report), f"{dumps(record)}\n".encode()) if record is not None else None


def _message(report: Report, record: File | None) -> Screen:
    """Tell what the command tells, as a message."""
    number, account = report.number, report.account
    by = f"account `{report.reporter}`" if report.reporter is not None else "an account whose data are deleted"
    lines = [
        f"### Report {number}",
        f"**{report.name}**, account `{account}`, is reported for: **{report.reason}**",
        f"By {by}, {when(report.at)}, at table {report.table_id}",
        _about_record(report, record),
        f"-# `python -m bot block --person {account}` shuts the account out, `python -m bot reports --close {number}` "
        "deletes the report.",
    ]
    return Screen((Text("\n".join(lines)),), GREY)


def _about_record(report: Report, record: File | None) -> str:
    if not report.over:
        return "The record follows when the game is over."
    if record is None:
        return "The game is over, but its record cannot be read: `python -m bot check` says more."
    return "The game is over. This is its record:"


async def read_reports(where: str | Path, folder: Path | None) -> list[str]:
    """Return what is said of each report; write the records of games that are over to a folder, if one is named."""
    async with reading(where) as (database, _):
        repository = ReportedRepository(database)
        reports = await repository.all()
        records = {each.table_id: await repository.record(each.table_id) for each in reports} if folder else {}
    if folder is not None:
        await asyncio.to_thread(_write, folder, reports, records)
    return [line for each in reports for line in _described(each, folder)]


def _write(folder: Path, reports: Sequence[Report], records: dict[int, Json | None]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for each in reports:
            record = records[each.table_id]
            if record is not None:
                _file(folder, each).write_text(dumps(record) + "\n", encoding="utf-8")
    except OSError as error:
        raise StartError(f"The records could not be written to {folder} ({error}).") from None


def _file(folder: Path, report: Report) -> Path:
    return folder / _name(report)


def _name(report: Report) -> str:
    return f"reported-{report.number}.json"


def _described(report: Report, folder: Path | None) -> list[str]:
    by = f"account {report.reporter}" if report.reporter is not None else "an account whose data are deleted"
    if not report.over:
        record = "The game still goes on. Its record is written once it is over."
    else:
        record = f"Its record: {_file(folder, report)}" if folder is not None else "Name a folder to get its record."
    return [
        f"{report.number}. {report.at:%Y-%m-%d %H:%M} UTC, table {report.table_id}: {report.name} "
        f"(account {report.account}), reported for: {report.reason}, by {by}",
        f"   {record}",
    ]


async def close_report(where: str | Path, number: int) -> bool:
    """Delete a report that is dealt with; return whether there was one."""
    try:
        async with beside(where) as database:
            return await ReportedRepository(database).close(number)
    except NotSaved as error:
        raise StartError(f"The database cannot be written now ({error}). Try again in a while.") from None
