"""The series of the ledger: the list of them, and one of them game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from bot.i18n.texts import Texts
from bot.model.ledger import Entry, SeriesPlayed
from bot.model.ledger_content import (
    OneSeriesContent,
    SeriesListContent,
)
from bot.model.ledger_pages import LedgerPage
from bot.model.table import Table
from bot.ui.formatting import names as names_at
from bot.ui.formatting import when
from bot.ui.ledger_history import game_values, substitute_lines
from bot.ui.ledger_parts import far_back, names, page_note, period_note, titled, turning, turning_back, ways_if, ways_on
from bot.ui.screen import Block, Button, Row, Text, rows

T = TypeVar("T")
MOVES: Final = 10
"""Games on a page of one series."""


def _page_of(items: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the items on a page, the number of the nearest existing page, and how many pages there are."""
    pages = max(1, (len(items) + size - 1) // size)
    page = min(max(page, 1), pages)
    return items[(page - 1) * size : page * size], page, pages


def series_list_blocks(query: LedgerPage, content: SeriesListContent, t: Texts) -> list[Block]:
    """List series under way, then the others, the newest first."""
    titles = ("series-list-title", "series-list-of-one", "series-list-of-pair")
    blocks: list[Block] = [Text(titled(content.people, titles, t, of_two=bool(query.other))), *period_note(query, t)]
    running = content.under_way.tables
    if not running and not content.series:
        anything, adding_up = content.state.games > 0, content.state.adding_up is not None
        said = "ledger-not-yet" if adding_up else "ledger-none" if anything else "series-none"
        return [*blocks, Text(t(said)), *ways_if(anything, query, t)]
    lines = [_series_line(table, t) for table in running]
    if content.under_way.more:
        lines.append(t("series-more", more=content.under_way.more))
    blocks.append(Text("\n".join([*lines, *(_series_line(series, t) for series in content.series)])))
    opened = [table.id for table in running if table.id in content.begun]
    opened += [series.table_id for series in content.series]
    leads = replace(query, page=1, anchor=None)
    buttons = [Button(t("button-series", table=table), replace(leads, table=table)) for table in opened]
    ends = content.newer, content.older
    return [*blocks, *rows(buttons), *turning_back(query, *ends, t), ways_on(query, far_back(query, *ends), t)]


def _series_line(series: Table | SeriesPlayed, t: Texts) -> str:
    if isinstance(series, Table):
        first, second = series.series.balance
        sides = {"names0": names_at(series, 0, t), "names1": names_at(series, 1, t)}
        return t("series-line-running", table=series.id, **sides, brcka0=first, brcka1=second)
    return _over_line(series, t)


def _over_line(series: SeriesPlayed, t: Texts) -> str:
    """Write how a finished series ended."""
    last, result = series.last, series.result
    told = {"table": last.table_id, "when": when(last.at, "d")}
    winner = result.winner if result is not None else None
    if result is not None and winner is not None:
        sides = {"winners": names(series.partners(winner), t), "losers": names(series.partners(1 - winner), t)}
        first, second = last.choice.balance[winner], last.choice.balance[1 - winner]
        return t("series-line-won", **told, **sides, won=result.won, brcka0=first, brcka1=second)
    sides = {f"names{side}": names(series.partners(side), t) for side in (0, 1)}
    first, second = last.choice.balance
    if result is not None:
        return t("series-line-drawn", **told, **sides, brcka0=first, brcka1=second)
    return t("series-line-stopped", **told, **sides, brcka0=first, brcka1=second)


def series_blocks(query: LedgerPage, content: OneSeriesContent, t: Texts) -> list[Block]:
    """Show one series game by game, the oldest first."""
    back = Row((Button(t("button-all-series"), replace(query, table=0, page=1)),))
    series, running = content.series, content.running
    if series is None:
        told = t("series-unknown", table=query.table) if running is None else _series_line(running, t)
        return [Text(told), back]
    shown, page, pages = _page_of(series.entries, query.page, MOVES)
    query = replace(query, page=page)
    sides = {f"names{side}": names(series.partners(side), t) for side in (0, 1)}
    told = t("series-sides", **sides, goal=series.last.goal)
    return [
        Text(t("series-title", table=query.table)),
        Text("\n".join((told, *substitute_lines(series.substitutes, t)))),
        Text(_series_line(running or series, t)),
        Text("\n".join(_series_game(entry, t) for entry in shown)),
        *page_note(page, pages, t),
        *turning(query, page, pages, t),
        back,
    ]


def _series_game(entry: Entry, t: Texts) -> str:
    first, second = entry.choice.balance
    told = t("series-game", **game_values(entry, t), balance0=first, balance1=second)
    return "\n".join((told, *substitute_lines(entry.substitutes, t)))
