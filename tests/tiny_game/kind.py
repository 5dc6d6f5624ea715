"""Tiny, as the list of games has it."""

from __future__ import annotations

from typing import Final

from engine.cards.german_pack import Card
from engine.game import GameKind
from engine.series import Match, Series
from tests.tiny_game import players, record
from tests.tiny_game.chance import chance
from tests.tiny_game.rules import SEATS, Game, Outcome, Rules, View


def match_of(rules: Rules) -> Series:
    """One game."""
    return Match()


TINY: Final = GameKind[Rules, Game, View, Outcome](
    name="tiny",
    seats=SEATS,
    cards=Card,
    rules=Rules,
    game=Game,
    chance=chance,
    players=players,
    records=record,
    series=match_of,
)
