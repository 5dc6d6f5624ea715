"""The table of a season, with its divisions, and its page of honours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.i18n.texts import Texts
from bot.model.event import LEAST_RANKED
from bot.model.person import Person
from bot.model.season import (
    DAILY_POINTS,
    DAY,
    DIVISION,
    EVENING_POINTS,
    EVENINGS_A_MONTH,
    GAME_OTHER,
    GAME_WON,
    GAMES_A_MONTH,
    MOST_TOGETHER,
    MOVING,
    SERIES_A_MONTH,
    SERIES_OTHER,
    SERIES_WON,
    Length,
    Score,
    Season,
    SeasonLine,
    SeasonTable,
    ShowSeason,
)
from bot.ui.formatting import GOLD, name, when
from bot.ui.ledger_parts import HOW, TableLine, in_columns, label, page_note
from bot.ui.screen import Block, Button, Row, Screen, Text, rows

LINES: Final = 10
"""How many lines a page has where there are no divisions; else it has a division."""
MEDALS: Final = ("🥇", "🥈", "🥉")
MOST_NAMED: Final = 10
"""How many who are equal are named; of more, only how many they are is told."""
DIVISIONS_HONOURED: Final = 4
"""Of how many divisions the page of honours tells."""


def season_page(table: SeasonTable, page: int, t: Texts, reader: int = 0) -> Screen:
    """Show a page of the table of a season, a line for each person, and the line of its only reader wherever it is."""
    size = DIVISION if any(line.division for line in table.lines) else LINES
    pages = max(1, -(-len(table.lines) // size))
    page = min(page, pages)
    shown = table.lines[(page - 1) * size : page * size]
    # Where it is on another page, it stands above or below as there.
    listed = [line for line in table.lines if line in shown or line.person.id == reader]
    blocks: list[Block] = [Text("\n".join([_title(table, t), _state(table, t)]))]
    if listed:
        notes = [*(each.markdown for each in page_note(page, pages, t)), t("season-columns")]
        blocks += [Text(_table(table, listed, reader, t)), Text("\n".join(notes))]
    else:
        blocks.append(Text(t("season-nobody")))
    return Screen((*blocks, *_ways(table, page, pages, t)), GOLD)


def explanation_page(table: SeasonTable, page: int, t: Texts) -> Screen:
    """Explain how the points of a season come about, and what divisions are."""
    back = Button(t("button-season-table"), _show(table.season, page))
    return Screen((Text("\n".join([_title(table, t), _how(t)])), *rows([back])), GOLD)


def _table(table: SeasonTable, lines: Sequence[SeasonLine], reader: int, t: Texts) -> str:
    """Write lines as a table with the names of their divisions; what nobody has points for has no column."""
    parts = [part for part in Score._fields if any(getattr(line.score, part) for line in lines)]
    told: list[TableLine] = []
    for division, group in groupby(lines, lambda line: line.division):
        if division:
            told.append(TableLine("", [t("season-division", division=division)], [""] * (1 + len(parts))))
        for line in group:
            points = [line.score.total, *(getattr(line.score, part) for part in parts)]
            place, named = str(table.place(line)), [label([line.person], t)]
            told.append(TableLine(place, named, list(map(str, points)), own=line.person.id == reader))
    return in_columns([t("season-head", part=part) for part in ("total", *parts)], told, t)


def _ways(table: SeasonTable, page: int, pages: int, t: Texts) -> list[Row]:
    """Make the buttons to other seasons, to what explains the points, and to other pages."""
    before, after = table.calendar.before(table.season), table.calendar.after(table.season)
    seasons = [Button(t("button-season-before"), _show(before), emoji="◀️")]
    if after is not None and after.begins_at <= table.now:
        seasons.append(Button(t("button-season-after"), _show(after), emoji="▶️"))
    turns = [Button(t("button-previous"), _show(table.season, page - 1))] if page > 1 else []
    turns += [Button(t("button-next"), _show(table.season, page + 1))] if page < pages else []
    how = Button(HOW, replace(_show(table.season, page), how=True))
    return [*rows([*seasons, how]), *rows(turns)]


def honours_page(table: SeasonTable, marks: Mapping[str, Sequence[Person]], t: Texts) -> Screen:
    """Show who was best in a season that is over, in its highest divisions and in each part of what counts.

    `marks` are the marks of honour that were earned in it, each with whoever has.
    """
    told = [_title(table, t), t("season-honours")]
    for division in sorted({line.division for line in table.lines})[:DIVISIONS_HONOURED]:
        told += _honoured(table, division, t)
    for part in Score._fields:
        most = max(getattr(line.score, part) for line in table.lines)
        best = [line.person for line in table.lines if getattr(line.score, part) == most]
        if most:
            told.append(t("season-most", part=part, names=_equals(best, t), points=most))
    for feat, people in marks.items():
        told.append(t("season-mark", feat=t(f"feat-{feat}"), names=_equals(people, t)))
    return Screen((Text("\n".join(told)), *rows([Button(t("button-season-table"), _show(table.season))])), GOLD)


def _honoured(table: SeasonTable, division: int, t: Texts) -> list[str]:
    """Name those of a division who have one of the first three places."""
    told = [f"**{t('season-division', division=division)}**"] if division else []
    for place, medal in enumerate(MEDALS, start=1):
        own = [line for line in table.lines if line.division == division and table.place(line) == place]
        if own:
            points = own[0].score.total
            told.append(
                t("season-honoured", medal=medal, name=_equals([line.person for line in own], t), points=points)
            )
    return told


def _equals(people: Sequence[Person], t: Texts) -> str:
    """Name people who are equal: all of them, or nobody where they are many."""
    if len(people) > MOST_NAMED:
        return t("season-people", people=len(people))
    return ", ".join(name(person, t) for person in people)


def _show(season: Season, page: int = 1) -> ShowSeason:
    return ShowSeason(season.year, season.first, page)


def _title(table: SeasonTable, t: Texts) -> str:
    season, length = table.season, table.season.length
    if length is None or length is Length.MONTH:
        return t("season-title-months", months=t.months(season.begins_at, season.ends_at - DAY))
    return t("season-title", length=length, year=str(season.year), number=season.last // length.months)


def _state(table: SeasonTable, t: Texts) -> str:
    """Say until when a season goes on, and, if it is the last one, whether another will follow."""
    season, after = table.season, table.calendar.after(table.season)
    told = [t("season-over") if season.ends_at <= table.now else t("season-until", until=when(season.ends_at, "D"))]
    if after is None:
        told.append(t("season-none"))
    elif season.ends_at <= table.now < after.begins_at:
        told.append(t("season-next", begins=when(after.begins_at, "D")))
    return " ".join(told)


def _how(t: Texts) -> str:
    return t(
        "season-how",
        seriesWon=SERIES_WON,
        seriesOther=SERIES_OTHER,
        mostSeries=SERIES_A_MONTH,
        gameWon=GAME_WON,
        gameOther=GAME_OTHER,
        mostGames=GAMES_A_MONTH,
        evening=EVENING_POINTS,
        mostEvenings=EVENINGS_A_MONTH,
        daily=DAILY_POINTS,
        least=LEAST_RANKED,
        together=MOST_TOGETHER,
        division=DIVISION,
        moving=MOVING,
    )
