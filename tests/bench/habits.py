"""The weights of `engine/bulka/habits.py`: rounds played by computers of two styles, and what their choices teach.

`python -m tests.bench habits --deals 3000 --seed 1 --file engine/bulka/habits.json`

What is learnt is which card a hand plays. In every other deal one of the two imagines only few hands, so that the
weights are not too sure of how people play.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.bulka.habits import SITUATIONS, SIZES, STEP, WIDTH, choices, facts, suits_of
from engine.bulka.rules import Game, Phase, Rules
from engine.cards.trappola_pack import PACK, RANK_MASKS, Rank
from engine.moves import Cut, Deal, Ranking
from tests.bench.common import in_processes, options
from tests.bench.frozen import bulka as frozen

QUICK: Final[dict[str, Any]] = {"rough": 40, "exact": (0, 10, 10, 10, 8, 4, 2, 1, 1)}
HASTY: Final[dict[str, Any]] = {"rough": 4, "exact": (0,) * 9}
EPOCHS: Final = 12
BATCH: Final = 64
RATE: Final = 0.15
SMALL: Final = 0.0001
"""How hard weights are drawn to 0."""
HELD_OUT: Final = 0.1
"""The share of choices that are not learnt from, so that they show what has been learnt."""
_ACES: Final = RANK_MASKS[Rank.ACE]

Rows = NDArray[np.int32]
Floats = NDArray[np.float64]


def play_deal(seed: int, number: int) -> list[tuple[int, list[list[int]]]]:
    """The choices of one round: the place of the card chosen, and what is true of each card that could be."""
    random = Random(f"{seed}/{number}")
    game = Game(Rules(alifer="off", cup="off"), 2)
    for move in (Ranking((0, 1)), Deal(tuple(random.sample(PACK, len(PACK)))), Cut(random.randrange(1, len(PACK)))):
        game.push(move)
    hasty = number // 2 % 2 if number % 2 else None
    while game.phase in (Phase.MELD, Phase.PLAY):
        assert game.turn is not None
        game.push(frozen.choose(game.view(game.turn), random, **(HASTY if game.turn == hasty else QUICK)))
    return [each for seat in (0, 1) for each in _choices(game, seat)]


def _choices(game: Game, seat: int) -> Iterator[tuple[int, list[list[int]]]]:
    dealt = game.deal.dealt[seat]
    for choice in choices(game.deal.play.tricks, None, seat):
        held, cards, true = choice.later, [], []
        for start, key in suits_of(held, choice.hidden & ~held, choice.led, (dealt & _ACES).bit_count() >= 3):
            for rank in Rank:
                if held >> start + rank & 1:
                    situation, places = facts(key, rank)
                    cards.append(start + rank)
                    true.append([situation * WIDTH + place for place in places])
        if len(cards) > 1:
            yield cards.index(choice.card), true


def table_of(found: Sequence[tuple[int, list[list[int]]]]) -> tuple[Rows, Rows]:
    """The card chosen in each row, and what is true of its cards; a place beyond all weights stands for no card."""
    rows = np.full((len(found), 9, len(SIZES)), SITUATIONS * WIDTH, np.int32)
    for at, (_, true) in enumerate(found):
        rows[at, : len(true)] = true
    return np.array([chosen for chosen, _ in found], np.int32), rows


def chances(weights: Floats, rows: Rows) -> Floats:
    """The probability of each card."""
    spoken = weights[rows].sum(2)
    spoken[rows[:, :, 0] == SITUATIONS * WIDTH] = -np.inf
    odds = np.exp(spoken - spoken.max(1, keepdims=True))
    sure: Floats = odds / odds.sum(1, keepdims=True)
    return sure


def learn(chosen: Rows, rows: Rows, seed: int) -> Floats:
    """The weights that foretell these choices, found by steps that grow smaller where much was learnt before."""
    random = np.random.default_rng(seed)
    weights, learnt = np.zeros(SITUATIONS * WIDTH + 1), np.ones(SITUATIONS * WIDTH + 1)
    for _ in range(EPOCHS):
        order = random.permutation(len(chosen))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            error = chances(weights, rows[some])
            error[np.arange(len(some)), chosen[some]] -= 1
            slopes = np.bincount(
                rows[some].ravel(), np.repeat(error.ravel(), len(SIZES)), minlength=SITUATIONS * WIDTH + 1
            )
            slopes += SMALL * BATCH * weights * (slopes != 0)
            learnt += slopes * slopes
            weights -= RATE * slopes / np.sqrt(learnt)
            weights[-1] = 0
    return weights


def report(weights: Floats, chosen: Rows, rows: Rows) -> str:
    """How well the weights foretell choices from which they were not learnt."""
    sure = chances(weights, rows)
    hit = (sure.argmax(1) == chosen).mean()
    loss = -np.log(sure[np.arange(len(chosen)), chosen]).mean()
    even = np.log((rows[:, :, 0] < SITUATIONS * WIDTH).sum(1)).mean()
    return f"{len(chosen)} choices held out, {hit:.1%} foretold, log-loss {loss:.3f}; uniform {even:.3f}"


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "habits",
        __doc__,
        deals=(3000, "how many deals are played"),
        seed=(1, "of all chance"),
        file=("", "where to write the weights"),
        jobs=(2, "processes"),
    )
    plan = parser.parse_args(arguments)
    played = in_processes(partial(play_deal, plan.seed), range(plan.deals), plan.jobs)
    began = process_time()
    chosen, rows = table_of([each for deal in played for each in deal])
    last = round(len(chosen) * HELD_OUT)
    weights = learn(chosen[:-last], rows[:-last], plan.seed)
    whole = np.rint(weights / log(STEP)).astype(int)
    print(report(whole * log(STEP), chosen[-last:], rows[-last:]))
    print(f"{process_time() - began:.0f} s to learn from {plan.deals} deals")
    if plan.file:
        written = json.dumps(whole[:-1].reshape(SITUATIONS, WIDTH).tolist(), separators=(",", ":"))
        Path(plan.file).write_text(written.replace("],", "],\n") + "\n", encoding="ascii")
