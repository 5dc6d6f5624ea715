"""The players, series and games of the ledger that Discord offers while a person types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Entry, SeriesFound
from bot.model.names import cut
from bot.model.person import Person
from bot.ui.ledger_parts import label

MAX_LABEL: Final = 100
"""The most characters of a choice that Discord offers while a person types."""


def player_choices(players: Iterable[tuple[Person, int]], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the id of each player, who has so many games."""
    return [
        (cut(t("player-label", name=label((each,), t), games=games), MAX_LABEL), each.id) for each, games in players
    ]


def series_choices(found: Iterable[SeriesFound], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the table's number of each series."""

    def text(series: SeriesFound) -> str:
        last = series.last
        sides = {f"names{side}": label(series.seats[side::2], t) for side in (0, 1)}
        first, second = last.choice.balance
        return t("series-label", table=last.table_id, date=last.at, **sides, brcka0=first, brcka1=second)

    return [(cut(text(series), MAX_LABEL), series.last.table_id) for series in found]


def game_choices(entries: Iterable[Entry], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the number of each game."""

    def text(entry: Entry) -> str:
        winner = entry.outcome.winner
        score = {"score0": entry.outcome.score[winner], "score1": entry.outcome.score[1 - winner]}
        return t("game-label", game=entry.game_id, date=entry.at, winners=label(entry.partners(winner), t), **score)

    return [(cut(text(entry), MAX_LABEL), entry.game_id) for entry in entries]
