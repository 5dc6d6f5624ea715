"""The command `reports`: the operator reads who was reported, gets the records of their games, and closes reports."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.app.reading import beside, reading
from bot.model.errors import NotSaved, StartError
from bot.model.report import Report
from bot.storage.report import ReportedRepository
from engine.record import Json, dumps


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
    return folder / f"reported-{report.number}.json"


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
