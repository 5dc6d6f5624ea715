"""The pages about one player: figures and opponents, and the ways to partners, games and series."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Period
from bot.model.ledger_content import Line, OpponentsContent, PlayerContent
from bot.model.ledger_pages import DrawRating, LedgerPage, LedgerTopic
from bot.model.names import cut
from bot.model.person import Person
from bot.model.roster import SIGN
from bot.model.unit import CHIPS, Relation, unit_of
from bot.ui.drawing import MAX_ALT
from bot.ui.formatting import GOLD, name, signed, whole_number
from bot.ui.honour import honour_list
from bot.ui.ledger_history import games_to_open
from bot.ui.ledger_parts import (
    TableLine,
    far,
    figures_of,
    games_of,
    in_columns,
    in_order,
    page_note,
    period_note,
    turning,
    ways_on,
    with_computers,
)
from bot.ui.screen import Block, Button, Choice, Picture, Screen, Select, Text, rows
from engine.games import GAMES

CURVE: Final = "📈"
"""The label of the button to how the rating went, short so that all buttons stand in one line."""
OPPONENTS: Final = 5
"""Opponents on a page of them."""


def player_blocks(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Block]:
    """Show a player: figures, the last games to open, and the ways on."""
    added = content.line.sum
    title = t("player-title", name=name(content.person, t), game=t(f"game-{query.game}"))
    blocks: list[Block] = [Text(title), *period_note(query, t)]
    figures = _figures(query.game, content.line, t)
    if figures:
        blocks.append(Text(in_columns([""], [TableLine("", [said], [figure]) for said, figure in figures], t)))
    notes = [t("player-key")] if added.lines else [_nothing(query, content, t)]
    notes += [t("player-left-out", games=content.left_out)] if content.left_out else []
    blocks.append(Text("\n".join(notes)))
    blocks += games_to_open(query.game, content.games, t("player-open"), t)
    blocks += rows(_buttons(query, content, t))
    return [*blocks, *honour_list(query.period, content.honours, t), ways_on(query, _ways(query, content), t)]


def _nothing(query: LedgerPage, content: PlayerContent, t: Texts) -> str:
    if content.state.adding_up is not None:
        return t("ledger-not-yet")
    among_people = content.left_out and query.period is Period.ALL
    return t("player-none-among-people" if among_people else "ledger-none")


def _figures(game: str, line: Line, t: Texts) -> list[tuple[str, str]]:
    """Return the figures of a player, each with what it is."""
    added, unit = line.sum, unit_of(game)
    found = [(t("standings-picture-rating"), str(line.rating.displayed))] if line.rating and added.lines else []
    found += [(f"{t('standings-picture-rating')} {SIGN}", str(line.overall.displayed))] if line.overall else []
    if added.lines:
        counted = getattr(added, unit.corrected)
        told = signed(counted) if unit is CHIPS else whole_number(counted)
        found.append((t(f"standings-picture-{unit.name}"), told))
        found += [(t("player-corrections"), signed(added.corrected))] if added.corrected else []
        series = added.series_won, added.series_drawn, added.series_lost
        found += [(t("standings-picture-series"), in_order(*series))] if GAMES[game].ledger else []
        found.append((t("standings-picture-games"), in_order(*games_of(game, added))))
        found += [(t("player-runs"), in_order(added.longest_won, added.longest_lost))] if added.games else []
    return found + ([(t("player-unfinished"), str(added.stopped))] if added.stopped else [])


def _buttons(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Button]:
    """Make the buttons to partners or opponents, to games, and to how the rating went."""
    own = LedgerPage(query.game, query.topic, query.period, content.person.id)
    pairs = unit_of(query.game).relation is Relation.PARTNER
    key, topic = ("button-pairs", LedgerTopic.PAIRS) if pairs else ("button-opponents-of", LedgerTopic.OPPONENTS)
    curve = Button(CURVE, DrawRating(query.game, content.person.id))
    return [
        Button(t(key), replace(own, topic=topic, computers=query.computers)),
        Button(t("button-games-of"), replace(own, topic=LedgerTopic.HISTORY)),
        *([curve] if content.curve else []),
    ]


def _ways(query: LedgerPage, content: PlayerContent) -> list[tuple[str, LedgerPage]]:
    """Return the ways to series and standings, and to count games with computers or not."""
    own = LedgerPage(query.game, LedgerTopic.SERIES, query.period, content.person.id)
    series = [("button-series-of", own)] if GAMES[query.game].ledger else []
    standings = replace(own, topic=LedgerTopic.STANDINGS, player=0, computers=query.computers)
    return [*series, ("button-standings", standings), *_computers(query, content)]


def _computers(query: LedgerPage, content: PlayerContent | OpponentsContent) -> list[tuple[str, LedgerPage]]:
    """Return the way to count games with computers, or not to, where a person has any."""
    return [with_computers(query)] if content.person.level is None and content.with_computers else []


def with_other_games(screen: Screen, person: Person, games: Sequence[str], t: Texts) -> Screen:
    """Add to the list on the page of a player in one game the pages in other games."""
    *others, ways = screen.blocks
    assert isinstance(ways, Select)
    pages = [(t(f"game-{game}"), LedgerPage(game, LedgerTopic.PLAYER, player=person.id)) for game in games]
    more = [Choice(label, page.encode()) for label, page in pages]
    return replace(screen, blocks=(*others, replace(ways, choices=(*ways.choices, *more))))


def rating_months(points: Sequence[tuple[datetime, int]]) -> list[tuple[str, int]]:
    """Return the ratings of a player, each with its month."""
    return [(f"{at.astimezone(UTC):%m/%y}", rating) for at, rating in points]


def curve_page(
    person: Person, game: str, points: Sequence[tuple[datetime, int]], drawn: bytes | None, t: Texts
) -> Screen:
    """Show how the rating of a player went, as a picture where it was drawn, and in words."""
    months = ", ".join(f"{month}:\u00a0{rating}" for month, rating in rating_months(points))
    words = t("rating-curve", months=months)
    title = Text(t("player-title", name=name(person, t), game=t(f"game-{game}")))
    picture = [Picture("rating.png", drawn, cut(words, MAX_ALT))] if drawn is not None else []
    return Screen((title, *picture, Text(f"-# {words}")), GOLD)


def opponents_blocks(query: LedgerPage, content: OpponentsContent, t: Texts) -> list[Block]:
    """Show a player's results against each opponent, those with whom there was most to do first."""
    query = replace(query, page=content.page)
    title = t("opponents-title", name=name(content.person, t), game=t(f"game-{query.game}"))
    blocks: list[Block] = [Text(title), *period_note(query, t)]
    if content.lines:
        chips = GAMES[query.game].chips
        row, key = ("opponents-row-chips", "opponents-key-chips") if chips else ("opponents-row", "opponents-key")
        lines = [t(row, name=name(each.people[0], t), **figures_of(each.sum)) for each in content.lines]
        blocks += [Text("\n".join(lines)), *page_note(content.page, content.pages, t), Text(t(key))]
    else:
        blocks.append(Text(t("ledger-none")))
    if content.left_out:
        blocks.append(Text(t("player-left-out", games=content.left_out)))
    player = Button(t("button-player"), replace(query, topic=LedgerTopic.PLAYER, page=1))
    ways = [*far(query, content.page, content.pages), *_computers(query, content)]
    return [*blocks, *turning(query, content.page, content.pages, t), *rows([player]), ways_on(query, ways, t)]
