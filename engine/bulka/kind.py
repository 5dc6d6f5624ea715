"""The entry of Bulka in the list of games."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.bulka import duplicate, players, puzzle, record
from engine.bulka.chance import chance
from engine.bulka.judge import JUDGE
from engine.bulka.moments import moments
from engine.bulka.review import REVIEWS
from engine.bulka.rules import MELDS, SEATS, Game, Outcome, Rules, View
from engine.cards.trappola_pack import Card, Rank
from engine.duel.feats import feats
from engine.game import GameKind
from engine.moves import (
    AGREE,
    ALIFER,
    BIANCA,
    BLANCHE,
    PASS,
    REFUSE,
    Ask,
    Combination,
    Declare,
    Move,
    plays_of,
)
from engine.players import seldom


def random_move(game: Game, random: Random) -> Move:
    """Return a random legal move; alifer is seldom asked and seldom agreed to."""
    return seldom(game.legal_moves(), (ALIFER, AGREE), random)


DECISIONS: Final[tuple[Move, ...]] = (
    *plays_of(Card).values(),
    *(Declare(Combination(rank, number)) for rank in (Rank.ACE, *MELDS) for number in (3, 4)),
    *map(Ask, MELDS),
    *(BLANCHE, BIANCA, ALIFER, AGREE, REFUSE, PASS),
)
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
    reviews=REVIEWS,
    duplicates=duplicate,
    judge=JUDGE,
    beats=View.beats,
    puzzles=puzzle,
    feats=feats,
    moments=moments,
    levels_won=(0.73, 0.86),
    decisions=DECISIONS,
    chips=True,
    own_fields="draws ranking",
)
