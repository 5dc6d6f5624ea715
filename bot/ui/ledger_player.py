"""The pages about one player: figures, partners or opponents, the last games and corrections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Correction, Period, Played
from bot.model.ledger_content import OpponentsContent, PlayerContent
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.sums import Sum
from bot.model.unit import BRCKA, CHIPS, POINTS, Relation, unit_of
from bot.ui.formatting import name
from bot.ui.honour import honour_list
from bot.ui.ledger_history import games_to_open, history_line, sign
from bot.ui.ledger_parts import far, figures_of, page_note, period_note, turning, ways_on, with_computers
from bot.ui.screen import Block, Button, Screen, Text, rows
from engine.games import GAMES

COUNTED: Final = {BRCKA: "player-brcka", CHIPS: "player-chips", POINTS: "player-points"}
OPPONENTS: Final = 5
"""Opponents on a page of them."""


def player_blocks(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Block]:
    """Show a player: figures, partners, the last games and corrections, and the ways on."""
    added, line = content.line.sum, content.line
    title = t("player-title", name=name(content.person, t), game=t(f"game-{query.game}"))
    lines = rating_lines(line.rating if added.lines else None, line.overall, t)
    lines += _figures(query.game, added, t) if added.lines else [_nothing(query, content, t)]
    lines += [t("player-unfinished", games=added.stopped)] if added.stopped else []
    lines += [t("player-left-out", games=content.left_out)] if content.left_out else []
    parts = [
        lines,
        _partners(content, t),
        # Of games without partners the list below tells as much, and the page fits on a phone.
        _last("player-last", content.games if unit_of(query.game).relation is Relation.PARTNER else (), t),
        _last("player-corrections", content.corrections, t),
    ]
    blocks: list[Block] = [Text(title), *period_note(query, t), *(Text("\n".join(part)) for part in parts if part)]
    blocks += games_to_open(query.game, content.games, t("player-open"), t)
    blocks += rows(_ways(query, content, t))
    return [*blocks, *honour_list(query.period, content.honours, t), ways_on(query, _computers(query, content), t)]


def _nothing(query: LedgerPage, content: PlayerContent, t: Texts) -> str:
    if content.state.adding_up is not None:
        return t("ledger-not-yet")
    among_people = content.left_out and query.period is Period.ALL
    return t("player-none-among-people" if among_people else "ledger-none")


def rating_lines(rating: Rating | None, overall: Rating | None, t: Texts) -> list[str]:
    """Write the rating by games among people and that by all games, a line each; `None` is not shown."""
    both = (("player-rating", rating), ("player-rating-overall", overall))
    return [t(key, rating=each.displayed, games=each.games) for key, each in both if each is not None]


def _figures(game: str, added: Sum, t: Texts) -> list[str]:
    """Write the figures of a player, one on each line."""
    unit, figures = unit_of(game), figures_of(added)
    series = [t("player-series", **figures)] if GAMES[game].ledger else []
    games = t("player-games" if unit.relation is Relation.PARTNER else "player-games-drawn", **figures)
    counted = t(COUNTED[unit], **figures)
    if added.corrected:
        counted = t("player-corrected", line=counted, sign=sign(added.corrected), corrected=abs(added.corrected))
    runs = [t("player-runs", won=added.longest_won, lost=added.longest_lost)] if added.games else []
    return [*series, games, counted, *runs]


def _partners(content: PlayerContent, t: Texts) -> list[str]:
    """Write a player's results with each partner, the best first."""
    lines = []
    for line in content.partners:
        partner = next(each for each in line.people if each.id != content.person.id)
        lines.append(t("player-partner", name=name(partner, t), **figures_of(line.sum)))
    if content.more_partners:
        lines.append(t("player-partners-more", more=content.more_partners))
    return [t("player-partners"), *lines] if lines else []


def _last(key: str, written: Sequence[Played] | Sequence[Correction], t: Texts) -> list[str]:
    return [t(key), *(history_line(each, t) for each in written)] if written else []


def _ways(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Button]:
    """Make the buttons to opponents or series, games and standings."""
    of_player = LedgerPage(query.game, query.topic, query.period, content.person.id)
    own, games, series, standings = (
        Button(t(key), replace(of_player, topic=topic, computers=computers, player=player))
        for key, topic, computers, player in (
            ("button-opponents-of", LedgerTopic.OPPONENTS, query.computers, content.person.id),
            ("button-games-of", LedgerTopic.HISTORY, False, content.person.id),
            ("button-series-of", LedgerTopic.SERIES, False, content.person.id),
            ("button-standings", LedgerTopic.STANDINGS, query.computers, 0),
        )
    )
    ways = [games, series] if unit_of(query.game).relation is Relation.PARTNER else [own, games]
    return [*ways, standings]


def _computers(query: LedgerPage, content: PlayerContent | OpponentsContent) -> list[tuple[str, LedgerPage]]:
    """Return the way to count games with computers, or not to, where a person has any."""
    return [with_computers(query)] if content.person.level is None and content.with_computers else []


def with_other_games(screen: Screen, person: Person, games: Sequence[str], t: Texts) -> Screen:
    """Add to the page of a player in one game the buttons to the pages in other games."""
    if not games:
        return screen
    pages = [(t(f"game-{game}"), LedgerPage(game, LedgerTopic.PLAYER, player=person.id)) for game in games]
    buttons = [Button(*page) for page in pages]
    return replace(screen, blocks=(*screen.blocks, Text(t("player-other-games")), *rows(buttons)))


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
