"""The pages about one player of a game without a ledger: ratings and figures, and results against each opponent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Action, LedgerPage, LedgerTopic, ResultsPage, ResultsTopic
from bot.model.ledger import Period
from bot.model.person import Person
from bot.model.sums import Sum
from bot.model.tally import OpponentsContent, TalliedPlayer
from bot.ui.formatting import name, signed
from bot.ui.honour import honour_list
from bot.ui.ledger_parts import computers_button, page_note, period_note, periods, turning
from bot.ui.ledger_player import rating_lines, runs_line
from bot.ui.screen import Block, Button, Screen, Text, rows
from engine.games import GAMES

OPPONENTS: Final = 5
"""Opponents on a page of them."""


def results_player_blocks(query: ResultsPage, content: TalliedPlayer, t: Texts) -> list[Block]:
    """Show a player's ratings and figures, with the ways to opponents and games."""
    tally = content.tally
    title = t("results-player-title", name=name(content.person, t), game=t(f"game-{query.game}"))
    lines = rating_lines(content.rating, content.overall, t)
    if tally.lines:
        lines += _figures(query.game, tally, t)
    else:
        lines.append(_nothing(query, content, t))
    if tally.stopped:
        lines.append(t("results-player-unfinished", games=tally.stopped))
    if content.left_out:
        lines.append(t("player-left-out", games=content.left_out))
    ways = [
        Button(t("button-opponents-of"), replace(query, topic=ResultsTopic.OPPONENTS, page=1)),
        Button(t("button-games-of"), replace(query, topic=ResultsTopic.HISTORY, page=1)),
        Button(t("button-standings"), replace(query, topic=ResultsTopic.STANDINGS, player=0, page=1)),
    ]
    ways += _computers(query, content.person, content.with_computers, t)
    honours = honour_list(query.period, content.honours, t)
    return [Text(title), *period_note(query, t), Text("\n".join(lines)), *rows(ways), *honours, periods(query, t)]


def _nothing(query: ResultsPage, content: TalliedPlayer, t: Texts) -> str:
    if content.state.adding_up is not None:
        return t("ledger-not-yet")
    among_people = content.left_out and query.period is Period.ALL
    return t("results-none-among-people" if among_people else "results-none-then")


def with_other_games(screen: Screen, person: Person, games: Sequence[str], t: Texts) -> Screen:
    """Add to the page of a player in one game the buttons to the pages in other games."""
    if not games:
        return screen
    buttons = [Button(t(f"game-{game}"), _page_of(person, game)) for game in games]
    return replace(screen, blocks=(*screen.blocks, Text(t("player-other-games")), *rows(buttons)))


def _page_of(person: Person, game: str) -> Action:
    if GAMES[game].ledger:
        return LedgerPage(LedgerTopic.PLAYER, player=person.id)
    return ResultsPage(game, ResultsTopic.PLAYER, player=person.id)


def _figures(game: str, tally: Sum, t: Texts) -> list[str]:
    lines = [t("results-player-games", won=tally.won, drawn=tally.drawn, lost=tally.lost)]
    if GAMES[game].chips:
        lines.append(t("results-player-chips", chips=signed(tally.amount)))
    else:
        lines.append(t("results-player-points", points=tally.points))
    return [*lines, runs_line(tally.longest_won, tally.longest_lost, t)] if tally.games else lines


def _computers(query: ResultsPage, person: Person, there: bool, t: Texts) -> list[Button]:
    """Offer to count games with computers, or not to, where a person has any."""
    return [computers_button(query, t)] if person.level is None and there else []


def opponents_blocks(query: ResultsPage, content: OpponentsContent, t: Texts) -> list[Block]:
    """Show a player's results against each opponent, those with whom there was most to do first."""
    query = replace(query, page=content.page)
    title = t("results-opponents-title", name=name(content.person, t), game=t(f"game-{query.game}"))
    blocks: list[Block] = [Text(title), *period_note(query, t)]
    if content.opponents:
        key = t("results-opponents-key-chips" if GAMES[query.game].chips else "results-opponents-key")
        lines = _opponents(query.game, content.opponents, t)
        blocks += [Text("\n".join(lines)), *page_note(content.page, content.pages, t), Text(key)]
    else:
        blocks.append(Text(t("results-none-then")))
    if content.left_out:
        blocks.append(Text(t("player-left-out", games=content.left_out)))
    ways = [Button(t("button-player"), replace(query, topic=ResultsTopic.PLAYER, page=1))]
    ways += _computers(query, content.person, content.with_computers, t)
    return [*blocks, *turning(query, content.page, content.pages, t), *rows(ways), periods(query, t)]


def _opponents(game: str, opponents: Sequence[tuple[Person, Sum]], t: Texts) -> list[str]:
    key = "results-opponent-chips" if GAMES[game].chips else "results-opponent"
    return [
        t(key, name=name(other, t), won=tally.won, drawn=tally.drawn, lost=tally.lost, chips=signed(tally.amount))
        for other, tally in opponents
    ]
