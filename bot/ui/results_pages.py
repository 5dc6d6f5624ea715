"""The standings of games without matchsticks: matches of Trappola, chips and cups of Bulka."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.person import Person
from bot.storage.archive import Chips, Result
from bot.ui.formatting import GOLD, bare, folded
from bot.ui.games.bulka.board import chips_told
from bot.ui.ledger_pages import MAX_LABEL, OFFERED, label, names
from bot.ui.screen import Screen, Text

PLACES: Final = 20
"""Players on the page."""


@dataclass(slots=True)
class Line:
    """What a player has to show."""

    person: Person
    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0
    chips: int = 0

    @property
    def games(self) -> int:
        """Games played to the end."""
        return self.won + self.drawn + self.lost


def lines_of(played: Iterable[Result], chips: Chips | None) -> list[Line]:
    """Adds results up, the best first: by matches won, or where chips are played for by those."""
    lines: dict[int, Line] = {}
    for result in played:
        line = lines.setdefault(result.person.id, Line(result.person))
        line.points += result.points
        if result.won is None:
            line.drawn += 1
        elif result.won:
            line.won += 1
        else:
            line.lost += 1
    for person, account in chips.accounts if chips is not None else ():
        lines.setdefault(person.id, Line(person)).chips = account
    return sorted(lines.values(), key=lambda line: (-line.chips, -line.won, line.lost, -line.points, line.person.id))


def results_page(game: str, played: Sequence[Result], chips: Chips | None, t: Texts) -> Screen:
    """The standings of a game."""
    lines = lines_of(played, chips)
    if not lines:
        return Screen((Text(t("standings-none-yet", game=game)),), GOLD)
    told = [t(f"standings-{game}"), *(_row(game, place, line, t) for place, line in enumerate(lines[:PLACES], start=1))]
    if len(lines) > PLACES:
        told.append(t("standings-others", more=len(lines) - PLACES))
    if chips is not None:
        told.append(t("standings-bulka-key", cups=chips.cups))
    else:
        told.append(t("standings-trappola-key"))
    return Screen((Text("\n".join(told)),), GOLD)


def finished_matching(played: Mapping[int, Sequence[Person]], typed: str, t: Texts) -> list[tuple[str, int]]:
    """Games of whose number or players each word typed is the beginning, the newest first: label and number."""
    words = folded(typed).split()
    found = []
    for number, people in played.items():
        known = [str(number), *(part for person in people for part in folded(bare(person.name)).split())]
        if all(any(each.startswith(word) for each in known) for word in words):
            found.append((f"{number} · {label(people, t)}"[:MAX_LABEL], number))
    return found[:OFFERED]


def _row(game: str, place: int, line: Line, t: Texts) -> str:
    name = names([line.person], t)
    if game == "bulka":
        chips = chips_told(line.chips)
        return t("standings-bulka-row", place=place, name=name, chips=chips, won=line.won, games=line.games)
    score = {"won": line.won, "drawn": line.drawn, "lost": line.lost}
    return t("standings-trappola-row", place=place, name=name, points=line.points, **score)
