"""The entry of Trappola in the list of games."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.cards.trappola_pack import Card
from engine.duel.feats import feats
from engine.game import GameKind
from engine.moves import EXCHANGE, KEEP, Combination, Declare, Move, plays_of
from engine.players import seldom
from engine.series import Match, Series
from engine.trappola import duplicate, players, puzzle, record
from engine.trappola.chance import chance
from engine.trappola.judge import JUDGE
from engine.trappola.moments import moments
from engine.trappola.review import REVIEWS
from engine.trappola.rules import SEATS, VALUES, Game, Outcome, Rules, View


def match_of(rules: Rules) -> Series:
    """Start the series of a single match (rule 6)."""
    return Match()


def random_move(game: Game, random: Random) -> Move:
    """Return a random legal move; cards are seldom exchanged."""
    return seldom(game.legal_moves(), (EXCHANGE,), random)


DECISIONS: Final[tuple[Move, ...]] = (
    *plays_of(Card).values(),
    *(Declare(Combination(rank, number)) for rank in VALUES for number in (3, 4)),
    EXCHANGE,
    KEEP,
)
TRAPPOLA: Final = GameKind[Rules, Game, View, Outcome](
    name="trappola",
    seats=(SEATS,),
    cards=Card,
    rules=Rules,
    game=Game,
    chance=chance,
    players=players,
    records=record,
    series=match_of,
    random_move=random_move,
    reviews=REVIEWS,
    duplicates=duplicate,
    judge=JUDGE,
    beats=View.beats,
    puzzles=puzzle,
    feats=feats,
    moments=moments,
    levels_won=(0.66, 0.75),
    decisions=DECISIONS,
    most_deals=lambda rules: rules.deals,
    concedes=True,
)
