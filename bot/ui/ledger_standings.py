"""The standings of a game: players or pairs, the best first, with the series under way or the games stopped of late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger_content import (
    Line,
    StandingsContent,
    UnderWay,
)
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.table import Table
from bot.model.unit import BRCKA, CHIPS, POINTS, Relation, unit_of
from bot.ui.formatting import name, signed
from bot.ui.formatting import names as names_at
from bot.ui.ledger_history import stopped_line
from bot.ui.ledger_parts import (
    computers_button,
    figures_of,
    label,
    levels,
    names,
    nothing,
    page_note,
    period_note,
    periods_if,
    ratings_of,
    turning,
    with_minus,
)
from bot.ui.screen import Block, Button, Rule, Text, rows
from bot.ui.standings_picture import Sign, StandingsLabels, StandingsRow, rows_alt, standings_alt, standings_labels
from engine.games import GAMES

UNDER_WAY: Final = 5
"""The most series under way above the standings."""
STOPPED: Final = 5
"""The most stopped games on the page."""
SIGNS: Final = {BRCKA: Sign.MATCHES, CHIPS: Sign.CHIPS, POINTS: Sign.NOTHING}
RATINGS: Final = {Relation.PARTNER: "standings-rating-partner", Relation.OPPONENT: "standings-rating-opponent"}


def standings_blocks(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Block]:
    """List players or pairs, the best first; the series under way stand above, games that were stopped below."""
    query = replace(query, page=content.page)
    blocks: list[Block] = [Text(t(f"standings-{query.game}")), *_only_of(query, content.people, t)]
    blocks += [*period_note(query, t), *_under_way(content.under_way, t)]
    if content.lines:
        placed = zip(content.places, content.lines, strict=True)
        lines = [*_heading(query, t), *(_row(query.game, place, line, t) for place, line in placed)]
        blocks += [Text("\n".join(lines)), *page_note(content.page, content.pages, t), *_key(query, content, t)]
    else:
        blocks.append(Text(nothing(query, content.state, content.with_computers, t)))
    if content.stopped:
        heading = t("standings-stopped", games=content.stopped_in_all)
        blocks.append(Text("\n".join([heading, *(stopped_line(each, t) for each in content.stopped)])))
    if content.with_computers:
        on = "yes" if query.computers else "no"
        blocks.append(Text(t("standings-others-counted", games=content.with_computers, on=on)))
    blocks += turning(query, content.page, content.pages, t)
    computers = [computers_button(query, t)] if content.state.with_computers else []
    switch = _topic_switch(query, t) if content.state.lines else []
    return [*blocks, *rows([*switch, *computers]), *periods_if(content.state.lines, query, t)]


def _of_pairs(query: LedgerPage) -> bool:
    """Return whether a page of the standings lists pairs; of one player, it is always the player's pairs."""
    return query.topic is LedgerTopic.PAIRS or query.player != 0


def _has_pairs(query: LedgerPage) -> bool:
    return unit_of(query.game).relation is Relation.PARTNER


def _heading(query: LedgerPage, t: Texts) -> list[str]:
    return [t("standings-pairs" if _of_pairs(query) else "standings-players")] if _has_pairs(query) else []


def _only_of(query: LedgerPage, people: Sequence[Person], t: Texts) -> list[Block]:
    match [name(person, t) for person in people]:
        case [first, second]:
            return [Text(t("standings-of-pair", first=first, second=second))]
        case [only] if not query.other:
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


def _row(game: str, place: int, line: Line, t: Texts) -> str:
    """Write the results and ratings of a player or a pair; the text of the game picks the figures that matter in it."""
    row = t(f"standings-{game}-row", place=place, name=names(line.people, t), **figures_of(line.sum))
    rating = ratings_of(line.rating, line.overall)
    return t("standings-row-rated", row=row, rating=rating) if rating else row


def _key(query: LedgerPage, content: StandingsContent, t: Texts) -> list[Block]:
    """Explain the figures of the standings."""
    key: list[Block] = [Text(t(f"standings-{query.game}-key", cups=content.state.cups))]
    if any(each.rating is not None for each in content.lines):
        key.append(Text(t(RATINGS[unit_of(query.game).relation])))
    if any(each.overall is not None for each in content.lines):
        key.append(Text(t("standings-rating-overall", **levels(query.game))))
    return key


def _topic_switch(query: LedgerPage, t: Texts) -> list[Button]:
    """Make the button that changes from players to pairs or back; none for one player, of whom there are only pairs."""
    if query.player or not _has_pairs(query):
        return []
    if query.topic is LedgerTopic.PAIRS:
        return [Button(t("button-players"), replace(query, topic=LedgerTopic.STANDINGS, page=1))]
    return [Button(t("button-pairs"), replace(query, topic=LedgerTopic.PAIRS, page=1))]


# The picture


def pictured_rows(game: str, content: StandingsContent, t: Texts) -> list[StandingsRow]:
    """Return the rows of the picture of a page of the standings."""
    ledger, unit, found = GAMES[game].ledger, unit_of(game), []
    for place, line in zip(content.places, content.lines, strict=True):
        added = line.sum
        found.append(
            StandingsRow(
                place=place,
                name=label(line.people, t),
                rating=line.rating.displayed if line.rating is not None else None,
                series=(added.series_won, added.series_drawn, added.series_lost) if ledger else (),
                games=(added.won, added.lost) if ledger else (added.won, added.drawn, added.lost),
                score=added.points if unit.corrected == "points" else added.amount,
            )
        )
    return found


def pictured_labels(game: str, t: Texts) -> StandingsLabels:
    """Return the words on the picture of the standings of a game."""
    return standings_labels(t, SIGNS[unit_of(game)])


def pictured_alt(game: str, rows: Sequence[StandingsRow], t: Texts) -> str:
    """Describe the picture of the standings of a game in words."""
    if GAMES[game].ledger:
        return standings_alt(rows, t)
    return rows_alt(t("standings-alt-results", game=t(f"game-{game}")), rows, partial(_in_words, game, t), t)


def _in_words(game: str, t: Texts, row: StandingsRow, name: str) -> str:
    won, drawn, lost = row.games
    told = {"place": row.place, "name": name, "won": won, "drawn": drawn, "lost": lost}
    if GAMES[game].chips:
        told, plain, rated = told | {"score": signed(row.score)}, "standings-alt-chips", "standings-alt-chips-rated"
    else:
        told, plain, rated = (
            told | {"score": with_minus(row.score)},
            "standings-alt-points",
            "standings-alt-points-rated",
        )
    return t(plain, **told) if row.rating is None else t(rated, **told, rating=row.rating)
