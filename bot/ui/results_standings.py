"""The standings of a game without a ledger: games won, points, chips and ratings, and the games that were stopped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ResultsPage
from bot.model.ledger import Period
from bot.model.tally import Ranked, RankedContent
from bot.ui.formatting import signed
from bot.ui.ledger_parts import (
    computers_button,
    label,
    levels,
    names,
    page_note,
    period_note,
    periods_if,
    ratings_of,
    turning,
)
from bot.ui.results_history import stopped_line
from bot.ui.screen import Block, Row, Text
from bot.ui.standings_picture import Sign, StandingsLabels, StandingsRow, rows_alt, standings_labels
from engine.games import GAMES

STOPPED: Final = 5
"""The most stopped games on the page."""


def results_standings_blocks(query: ResultsPage, content: RankedContent, t: Texts) -> list[Block]:
    """List players, the best first, and on the first page the newest games that were stopped."""
    query = replace(query, page=content.page)
    blocks: list[Block] = [Text(t(f"standings-{query.game}")), *period_note(query, t)]
    if content.best:
        placed = zip(content.places, content.best, strict=True)
        lines = [_row(query.game, place, ranked, t) for place, ranked in placed]
        blocks += [Text("\n".join(lines)), *page_note(content.page, content.pages, t), *_key(query, content, t)]
    else:
        blocks.append(Text(_nothing(query, content, t)))
    if content.stopped:
        heading = t("standings-stopped", games=content.count.stopped)
        blocks.append(Text("\n".join([heading, *(stopped_line(each, t) for each in content.stopped)])))
    if content.with_computers:
        on = "yes" if query.computers else "no"
        blocks.append(Text(t("standings-others-counted", games=content.with_computers, on=on)))
    blocks += turning(query, content.page, content.pages, t)
    if content.state.with_computers:
        blocks.append(Row((computers_button(query, t),)))
    return [*blocks, *periods_if(content.state.anything, query, t)]


def _row(game: str, place: int, ranked: Ranked, t: Texts) -> str:
    """Write one player's results and ratings; the text of the game picks the figures that matter in it."""
    tally = ranked.tally
    games = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost, "games": tally.games}
    score = {"points": tally.points, "chips": signed(tally.amount)}
    row = t(f"standings-{game}-row", place=place, name=names([ranked.person], t), **games, **score)
    rating = ratings_of(ranked.rating, ranked.overall)
    return t("results-row-rated", row=row, rating=rating) if rating else row


def results_rows(game: str, content: RankedContent, t: Texts) -> list[StandingsRow]:
    """Return the rows of the picture of a page of the standings."""
    chips = GAMES[game].chips
    return [
        StandingsRow(
            place=place,
            name=label([ranked.person], t),
            rating=ranked.rating.displayed if ranked.rating is not None else None,
            series=(),
            games=(ranked.tally.won, ranked.tally.drawn, ranked.tally.lost),
            score=ranked.tally.amount if chips else ranked.tally.points,
        )
        for place, ranked in zip(content.places, content.best, strict=True)
    ]


def results_labels(game: str, t: Texts) -> StandingsLabels:
    """Return the words on the picture of the standings of a game."""
    return standings_labels(t, Sign.CHIPS if GAMES[game].chips else Sign.NOTHING)


def results_alt(game: str, rows: Sequence[StandingsRow], t: Texts) -> str:
    """Describe the picture of the standings of a game in words."""
    return rows_alt(t("standings-alt-results", game=t(f"game-{game}")), rows, partial(_in_words, game, t), t)


def _in_words(game: str, t: Texts, row: StandingsRow, name: str) -> str:
    won, drawn, lost = row.games
    games = {"place": row.place, "name": name, "won": won, "drawn": drawn, "lost": lost}
    if GAMES[game].chips:
        values, plain, rated = {**games, "score": signed(row.score)}, "standings-alt-chips", "standings-alt-chips-rated"
    else:
        values, plain, rated = {**games, "score": row.score}, "standings-alt-points", "standings-alt-points-rated"
    return t(plain, **values) if row.rating is None else t(rated, **values, rating=row.rating)


def _key(query: ResultsPage, content: RankedContent, t: Texts) -> list[Block]:
    """Explain the figures of the standings."""
    key: list[Block] = [Text(t(f"standings-{query.game}-key", cups=content.state.cups))]
    if any(each.rating is not None for each in content.best):
        key.append(Text(t("results-rating")))
    if any(each.overall is not None for each in content.best):
        key.append(Text(t("standings-rating-overall", **levels(query.game))))
    return key


def _nothing(query: ResultsPage, content: RankedContent, t: Texts) -> str:
    if content.state.adding_up is not None:
        return t("ledger-not-yet")
    if content.state.anything and query.period is not Period.ALL:
        return t("results-none-then")
    return t("standings-none-among-people" if content.with_computers else "standings-none-yet", game=query.game)
