"""The standings of games without a ledger: games won, points and chips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ShowResults
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.tally import Ranked, ResultsContent
from bot.ui.formatting import GOLD, signed, when
from bot.ui.ledger_parts import label, names
from bot.ui.ledger_search import MAX_LABEL
from bot.ui.screen import Button, Row, Screen, Text

PLACES: Final = 20
"""The most players on the page."""
STOPPED: Final = 5
"""The most stopped games on the page."""


def results_page(game: str, content: ResultsContent, t: Texts, *, computers: bool = False) -> Screen:
    """Show the standings of a game, and the games stopped, which count those with computers if `computers` is true."""
    lines = _lines(game, content, t) if content.best else [_nothing(game, content, t)]
    lines += _stopped(content, t)
    if content.with_computers:
        lines.append(t("standings-others-counted", games=content.with_computers, on="yes" if computers else "no"))
    if content.adding_up is not None:
        lines.append(t("ledger-adding-up", percent=content.adding_up))
    text = Text("\n".join(lines))
    if not content.with_computers:
        return Screen((text,), GOLD)
    key = "button-people-only" if computers else "button-computers-count"
    button = Button(t(key), ShowResults(game, computers=not computers))
    return Screen((text, Row((button,))), GOLD)


def _lines(game: str, content: ResultsContent, t: Texts) -> list[str]:
    lines = [t(f"standings-{game}")]
    lines += [_row(game, place, ranked, t) for place, ranked in enumerate(content.best, start=1)]
    if content.count.players > len(content.best):
        lines.append(t("standings-others", more=content.count.players - len(content.best)))
    lines.append(t(f"standings-{game}-key", cups=content.count.cups))
    return [*lines, t("results-rating")] if any(each.rating is not None for each in content.best) else lines


def _nothing(game: str, content: ResultsContent, t: Texts) -> str:
    return t("standings-none-among-people" if content.with_computers else "standings-none-yet", game=game)


def _stopped(content: ResultsContent, t: Texts) -> list[str]:
    """List the newest games that were stopped, with their scores."""
    if not content.stopped:
        return []
    lines = [t("standings-stopped", games=content.count.stopped)]
    return lines + [
        t("standings-stopped-line", table=each.table_id, when=when(each.at, "d"), standing=_standing(each, t))
        for each in content.stopped
    ]


def _standing(series: StoppedSeries, t: Texts) -> str:
    """Write who played a stopped game, and what each had; between two games, only who played."""
    people = [names([person], t) for person in series.seats]
    return " · ".join(
        who if points is None else f"{who}\u00a0{points if points >= 0 else signed(points)}"
        for who, points in zip(people, series.points, strict=True)
    )


def finished_choices(found: Iterable[tuple[int, Sequence[Person]]], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the number of each of these games, given with its players."""
    return [(f"{number} · {label(people, t)}"[:MAX_LABEL], number) for number, people in found]


def _row(game: str, place: int, ranked: Ranked, t: Texts) -> str:
    """Write one player's results and rating; the text of the game picks the figures that matter in it."""
    tally = ranked.tally
    games = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost, "games": tally.games}
    score = {"points": tally.points, "chips": signed(tally.chips)}
    row = t(f"standings-{game}-row", place=place, name=names([ranked.person], t), **games, **score)
    return t("results-row-rated", row=row, rating=ranked.rating.displayed) if ranked.rating is not None else row
