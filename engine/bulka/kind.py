"""The entry of Bulka in the list of games."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.bulka import duplicates, players, record
from engine.bulka.chance import chance
from engine.bulka.rules import SEATS, Game, Outcome, Rules, View
from engine.cards.trappola_pack import Card
from engine.game import GameKind
from engine.moves import AGREE, ALIFER, Move
from engine.players import seldom


def random_move(game: Game, random: Random) -> Move:
    """Return a random legal move; alifer is seldom asked and seldom agreed to."""
    return seldom(game.legal_moves(), (ALIFER, AGREE), random)


BULKA: Final = GameKind[Rules, Game, View, Outcome](
    name="bulka",
    seats=SEATS,
    cards=Card,
    rules=Rules,
    game=Game,
    chance=chance,
    players=players,
    records=record,
    random_move=random_move,
    duplicates=duplicates,
    chips=True,
    own_fields="draws ranking",
)
