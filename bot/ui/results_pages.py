"""The standings of games without a ledger: games won, points and chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ShowResults
from bot.model.names import bare, folded
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.storage.archive import Chips, Result
from bot.ui.formatting import GOLD, signed, when
from bot.ui.ledger_pages import MAX_LABEL, OFFERED, label, names
from bot.ui.screen import Button, Row, Screen, Text

PLACES: Final = 20
"""The most players on the page."""
STOPPED: Final = 5
"""The most stopped games on the page."""


@dataclass(slots=True)
class Tally:
    """The added results of one player."""

    person: Person
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0
    chips: int = 0

    @property
    def games(self) -> int:
        """Return how many games were played to the end."""
        return self.won + self.drawn + self.lost


def tallies_of(played: Iterable[Result], chips: Chips | None) -> list[Tally]:
    """Add up the results of each player, the best first: by games won, or by chips if the game is played for chips."""
    tallies: dict[int, Tally] = {}
    for result in played:
        tally = tallies.setdefault(result.person.id, Tally(result.person))
        tally.points += result.points
        if result.won is None:
            tally.drawn += 1
        elif result.won:
            tally.won += 1
        else:
            tally.lost += 1
    for person, account in chips.accounts if chips is not None else ():
        tallies.setdefault(person.id, Tally(person)).chips = account
    return sorted(tallies.values(), key=lambda each: (-each.chips, -each.won, each.lost, -each.points, each.person.id))


def results_page(
    game: str,
    played: Sequence[Result],
    chips: Chips | None,
    t: Texts,
    others: int = 0,
    *,
    computers: bool = False,
    stopped: Sequence[StoppedSeries] = (),
) -> Screen:
    """Show the standings of a game, and the games `stopped`; `chips` is given if it is played for chips.

    At `others` games computers played; they are among those `played` if `computers` is true.
    """
    tallies = tallies_of(played, chips)
    lines = _lines(game, tallies, chips, t) if tallies else [_nothing(game, others, t)]
    lines += _stopped(stopped, t)
    if not others:
        return Screen((Text("\n".join(lines)),), GOLD)
    lines.append(t("standings-others-counted", games=others, on="yes" if computers else "no"))
    key = "button-people-only" if computers else "button-computers-count"
    button = Button(t(key), ShowResults(game, computers=not computers))
    return Screen((Text("\n".join(lines)), Row((button,))), GOLD)


def _lines(game: str, tallies: Sequence[Tally], chips: Chips | None, t: Texts) -> list[str]:
    lines = [t(f"standings-{game}")]
    lines += [_row(game, place, tally, t) for place, tally in enumerate(tallies[:PLACES], start=1)]
    if len(tallies) > PLACES:
        lines.append(t("standings-others", more=len(tallies) - PLACES))
    return [*lines, t(f"standings-{game}-key", cups=chips.cups if chips is not None else 0)]


def _stopped(stopped: Sequence[StoppedSeries], t: Texts) -> list[str]:
    """List the newest games that were stopped, with their scores."""
    if not stopped:
        return []
    lines = [t("standings-stopped", games=len(stopped))]
    return lines + [
        t("standings-stopped-line", table=each.table_id, when=when(each.at, "d"), standing=_standing(each, t))
        for each in stopped[:STOPPED]
    ]


def _standing(series: StoppedSeries, t: Texts) -> str:
    """Write who played a stopped game, and what each had; between two games, only who played."""
    people = [names([person], t) for person in series.seats]
    return " · ".join(
        who if points is None else f"{who}\u00a0{points if points >= 0 else signed(points)}"
        for who, points in zip(people, series.points, strict=True)
    )


def _nothing(game: str, others: int, t: Texts) -> str:
    return t("standings-none-among-people" if others else "standings-none-yet", game=game)


def finished_matching(played: Mapping[int, Sequence[Person]], typed: str, t: Texts) -> list[tuple[str, int]]:
    """Find games: each typed word must be the beginning of the number or of a player's name.

    `played` are the players of each game by its number, the newest first. Return the label and number of each game.
    """
    words = folded(typed).split()
    found = []
    for number, people in played.items():
        known = [str(number), *(part for person in people for part in folded(bare(person.name)).split())]
        if all(any(each.startswith(word) for each in known) for word in words):
            found.append((f"{number} · {label(people, t)}"[:MAX_LABEL], number))
    return found[:OFFERED]


def _row(game: str, place: int, tally: Tally, t: Texts) -> str:
    """Write one player's results; the text of the game picks the figures that matter in it."""
    games = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost, "games": tally.games}
    score = {"points": tally.points, "chips": signed(tally.chips)}
    return t(f"standings-{game}-row", place=place, name=names([tally.person], t), **games, **score)
