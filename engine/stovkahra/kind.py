"""The entry of Stovkahra in the list of games."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.brcka import LONGER, BrckaSeries
from engine.cards.german_pack import Card, Suit
from engine.game import GameKind
from engine.moves import COUNT, DOST, PASS, Combination, Declare, Move, Signal
from engine.series import Prize, Series
from engine.stovkahra import duplicate, judge, players, puzzle, record, report
from engine.stovkahra.chance import chance
from engine.stovkahra.declarations import VALUES
from engine.stovkahra.feats import feats
from engine.stovkahra.moments import moments
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.random_moves import random_move
from engine.stovkahra.rules import SEATS, Game, Rules, View


def _series(rules: Rules) -> Series:
    return BrckaSeries(rules.series)


def _longer(rules: Rules) -> Rules | None:
    return replace(rules, series=LONGER[rules.series]) if rules.series in LONGER else None


DECISIONS: Final[tuple[Move, ...]] = (
    *PLAYS,
    *(Declare(Combination(rank, number)) for rank in VALUES for number in (3, 4)),
    *map(Signal, Suit),
    PASS,
    DOST,
    COUNT,
)
STOVKAHRA: Final = GameKind[Rules, Game, View, Prize](
    name="stovkahra",
    seats=(SEATS,),
    cards=Card,
    rules=Rules,
    game=Game,
    chance=chance,
    players=players,
    records=record,
    series=_series,
    longer=_longer,
    alone={"series": 1},
    random_move=random_move,
    reviews=report,
    duplicates=duplicate,
    judge=judge,
    beats=View.beats,
    puzzles=puzzle,
    feats=feats,
    moments=moments,
    decisions=DECISIONS,
    most_deals=lambda rules: record.MAX_DEALS,
    ledger=True,
    partners=True,
    unasked=True,
    concedes=True,
)
