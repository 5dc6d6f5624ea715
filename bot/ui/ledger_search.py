"""The players, series and games of the ledger that Discord offers while a person types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.i18n.texts import Texts
from bot.model.ledger import Entry, Played
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


def game_choices(games: Iterable[Played], t: Texts) -> list[tuple[str, int]]:
    """Return the label and the number of each game."""

    def text(game: Played) -> str:
        if not isinstance(game, Entry):
            return f"{game.game_id} · {label(game.seats, t)}"
        winner = game.outcome.winner
        score = {"score0": game.outcome.score[winner], "score1": game.outcome.score[1 - winner]}
        return t("game-label", game=game.game_id, date=game.at, winners=label(game.partners(winner), t), **score)

    return [(cut(text(game), MAX_LABEL), game.game_id) for game in games]
