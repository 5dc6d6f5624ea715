"""The standings of the ledger: players or pairs, the best first, and the series under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Period
from bot.model.ledger_content import (
    LedgerState,
    Line,
    StandingsContent,
    UnderWay,
)
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.table import Table
from bot.ui.formatting import name
from bot.ui.formatting import names as names_at
from bot.ui.ledger_parts import (
    computers_button,
    figures_of,
    levels,
    names,
    page_note,
    period_note,
    periods,
    ratings_of,
    turning,
)
from bot.ui.screen import Block, Button, Rule, Text, rows
from engine.games import USUAL

UNDER_WAY: Final = 5
"""The most series under way above the standings."""


def standings_blocks(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Block]:
    """List players or pairs, the best first; above all standings stand the series under way."""
    query = replace(query, page=content.page)
    blocks: list[Block] = [Text(t("standings-title")), *_only_of(query, content.people, t), *period_note(query, t)]
    if query == LedgerPage(LedgerTopic.STANDINGS, query.period, computers=query.computers):
        blocks += _under_way(content.under_way, t)
    if content.lines:
        rows_shown = [_row(place, line, t) for place, line in zip(content.places, content.lines, strict=True)]
        blocks += [
            Text("\n".join([_heading(query, t), *rows_shown])),
            *page_note(content.page, content.pages, t),
            *_key(query, content.state, t),
        ]
    else:
        blocks.append(Text(_nothing(query, content, t)))
    if content.left_out:
        blocks.append(Text(t("standings-left-out", games=content.left_out)))
    return [*blocks, *turning(query, content.page, content.pages, t), *_standings_buttons(query, content.state, t)]


def _of_pairs(query: LedgerPage) -> bool:
    """Return whether a page of the standings lists pairs; of one player, it is always the player's pairs."""
    return query.topic is LedgerTopic.PAIRS or query.player != 0


def _heading(query: LedgerPage, t: Texts) -> str:
    return t("standings-pairs") if _of_pairs(query) else t("standings-players")


def _only_of(query: LedgerPage, people: Sequence[Person], t: Texts) -> list[Block]:
    match [name(person, t) for person in people]:
        case [first, second]:
            return [Text(t("standings-of-pair", first=first, second=second))]
        case [only] if not query.partner:
            return [Text(t("standings-of-one", name=only))]
    return []


def _under_way(under_way: UnderWay, t: Texts) -> list[Block]:
    if not under_way.tables:
        return []
    lines = [t("standings-under-way"), *(_running(table, t) for table in under_way.tables)]
    if under_way.more:
        lines.append(t("standings-more", more=under_way.more))
    return [Text("\n".join(lines)), Rule()]


def _running(table: Table, t: Texts) -> str:
    first, second = table.series.balance
    sides = {"names0": names_at(table, 0, t), "names1": names_at(table, 1, t)}
    return t("standings-series", table=table.id, **sides, brcka0=first, brcka1=second)


def _row(place: int, line: Line, t: Texts) -> str:
    figures: dict[str, object] = {"place": place, "name": names(line.people, t), **figures_of(line)}
    rating = ratings_of(line.rating, line.overall)
    return t("standings-row-rated", **figures, rating=rating) if rating else t("standings-row", **figures)


def _key(query: LedgerPage, state: LedgerState, t: Texts) -> list[Block]:
    """Explain the figures of the standings."""
    key: list[Block] = [Text(t("standings-key"))]
    if not _of_pairs(query):
        key.append(Text(t("standings-rating")))
        key += [Text(t("standings-rating-overall", **levels(USUAL)))] if state.with_computers else []
    return key


def _nothing(query: LedgerPage, content: StandingsContent, t: Texts) -> str:
    if content.state.adding_up is not None:
        return t("ledger-not-yet")
    if not content.state.games:
        return t("no-games")
    if content.left_out and query.period is Period.ALL and not query.player:
        return t("no-games-among-people")
    return t("ledger-none")


def _standings_buttons(query: LedgerPage, state: LedgerState, t: Texts) -> list[Block]:
    if not state.lines:
        return []
    computers = (computers_button(query, t),) if state.with_computers else ()
    return [*rows([*_topic_switch(query, t), *computers]), periods(query, t)]


def _topic_switch(query: LedgerPage, t: Texts) -> list[Button]:
    """Make the button that changes from players to pairs or back; none for one player, of whom there are only pairs."""
    if query.player:
        return []
    if query.topic is LedgerTopic.PAIRS:
        return [Button(t("button-players"), replace(query, topic=LedgerTopic.STANDINGS, page=1))]
    return [Button(t("button-pairs"), replace(query, topic=LedgerTopic.PAIRS, page=1))]
