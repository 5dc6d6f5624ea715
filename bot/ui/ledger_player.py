"""The page of the ledger about one player: figures, partners, the last games and corrections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n.texts import Texts
from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.ledger import Period
from bot.model.ledger_content import (
    Line,
    PlayerContent,
    Written,
)
from bot.model.ratings import Rating
from bot.ui.formatting import name
from bot.ui.honour import honour_list
from bot.ui.ledger_history import history_line, sign
from bot.ui.ledger_parts import computers_button, figures_of, period_note, periods, with_minus
from bot.ui.screen import Block, Button, Row, Text


def player_blocks(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Block]:
    """Show a player: figures, partners, the last games and corrections."""
    line = content.line
    blocks: list[Block] = [Text(t("player-title", name=name(content.person, t))), *period_note(query, t)]
    if not line.sum.lines:
        only_with_computers = content.left_out and query.period is Period.ALL
        nothing = "player-none-among-people" if only_with_computers else "ledger-none"
        blocks.append(Text(t(nothing if content.state.adding_up is None else "ledger-not-yet")))
        blocks += [Text(each) for each in rating_lines(None, line.overall, t)]
    else:
        blocks.append(Text("\n".join(_summary(line, t))))
        parts = (
            _partners(content, t),
            _last("player-last", content.games, t),
            _last("player-corrections", content.corrections, t),
        )
        blocks += [Text("\n".join(part)) for part in parts if part]
    if line.sum.stopped:
        blocks.append(Text(t("player-unfinished", series=line.sum.stopped)))
    if content.left_out:
        blocks.append(Text(t("player-left-out", games=content.left_out)))
    return [*blocks, *_player_buttons(query, content, t)]


def _summary(line: Line, t: Texts) -> list[str]:
    """Write the figures of a player, one on each line."""
    lines, added = rating_lines(line.rating, line.overall, t), line.sum
    lines.append(t("player-series", won=added.series_won, drawn=added.series_drawn, lost=added.series_lost))
    lines.append(t("player-games", won=added.won, lost=added.lost))
    brcka = with_minus(added.amount)
    if added.corrected:
        corrected = {"sign": sign(added.corrected), "corrected": abs(added.corrected)}
        lines.append(t("player-brcka-corrected", brcka=brcka, **corrected))
    else:
        lines.append(t("player-brcka", brcka=brcka))
    if added.games:
        lines.append(runs_line(added.longest_won, added.longest_lost, t))
    return lines


def rating_lines(rating: Rating | None, overall: Rating | None, t: Texts) -> list[str]:
    """Write the rating by games among people and that by all games, a line each; `None` is not shown."""
    both = (("player-rating", rating), ("player-rating-overall", overall))
    return [t(key, rating=each.displayed, games=each.games) for key, each in both if each is not None]


def runs_line(longest_won: int, longest_lost: int, t: Texts) -> str:
    """Write how many games in a row a player has won, and has lost, at most."""
    return t("player-runs", won=longest_won, lost=longest_lost)


def _partners(content: PlayerContent, t: Texts) -> list[str]:
    """Write a player's results with each partner, the best first."""
    lines = []
    for line in content.partners:
        partner = next(each for each in line.people if each.id != content.person.id)
        lines.append(t("player-partner", name=name(partner, t), **figures_of(line)))
    if content.more_partners:
        lines.append(t("player-partners-more", more=content.more_partners))
    return [t("player-partners"), *lines] if lines else []


def _last(key: str, written: Sequence[Written], t: Texts) -> list[str]:
    return [t(key), *(history_line(each, t) for each in written)] if written else []


def _player_buttons(query: LedgerPage, content: PlayerContent, t: Texts) -> list[Block]:
    history = LedgerPage(LedgerTopic.HISTORY, query.period, content.person.id)
    buttons = [
        Button(t("button-games-of"), history),
        Button(t("button-series-of"), replace(history, topic=LedgerTopic.SERIES)),
    ]
    if content.person.level is None and content.with_computers:
        buttons.append(computers_button(query, t))
    return [Row(tuple(buttons)), *honour_list(query.period, content.honours, t), periods(query, t)]
