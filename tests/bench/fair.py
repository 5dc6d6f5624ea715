"""How many of the choices that perfect sight blames were blameless by what could be known, and the reverse.

Players of a level play deal after deal. Each choice is compared with perfect play, all hands seen, and judged as the
review of a deal does it (`engine/fairness.py`). Then strong plays on without sight, once after a card that is called
luck and once after the one that perfect sight prefers, and the same of a card of which nothing is sure: one of each in
a deal. Each deal becomes a line of a file, so that portions with other seeds add up.

`python -m tests.bench fair --game stovkahra --player beginner --minutes 6 --seed 1 --file fair.jsonl`
`python -m tests.bench fair --report --file fair.jsonl`
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time, time
from typing import Any

from engine.fairness import FairCard, FairReview, judge_deal
from engine.game import Game
from engine.games import kind_of
from engine.players import Level
from tests.bench.common import mean_and_error, table_of
from tests.bench.judging import SIGHT, is_over, lost, next_move, opened, run_portions

Line = dict[str, Any]
DEAR = 10
"""What a choice costs with all hands seen that somebody would call a blunder."""


def of_deal(name: str, player: str, seed: int, again: int, until: float, file: str, number: int) -> None:
    """Write down a deal: of each choice what it cost with all hands seen, and what judging says."""
    if time() > until:
        return
    game, random = opened(name, seed, number), Random(f"{seed}/{number}")
    while game.deal_number == 1 and not is_over(game):
        assert game.turn is not None
        game.push(next_move(game.view(game.turn), player, random))
    reviews = kind_of(game).reviews
    assert reviews is not None
    began, judged = process_time(), judge_deal(game, 1)
    taken = process_time() - began
    fair = FairReview(reviews.review(game, 1), judged)
    free = [card for card in fair.cards if not card.seen.forced]
    choices = [(card.seen.cost, round(card.blame.points, 1) if card.blame else 0, card.judged.sound) for card in free]
    line = {"game": name, "player": player, "seed": seed, "deal": number, "seconds": taken, "choices": choices}
    for what, right in (("luck", True), ("unsure", False)):
        excused = [card for card in free if card.seen.cost >= SIGHT and not card.blame and card.judged.sound == right]
        if excused and again:
            line[what] = played_on(game, random.choice(excused), again)
    with Path(file).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line) + "\n")


def played_on(game: Game, card: FairCard, again: int) -> float:
    """How much more the card that perfect sight prefers brings when strong plays on without sight."""
    moment = kind_of(game).begin(game.rules, game.seats)
    for move in game.moves[: card.judged.ply]:
        moment.push(move)
    fresh = Random(f"fresh/{card.judged.ply}/{card.seen.card}")
    return fmean(lost(moment, card.seen.better[0], card.seen.card, again, fresh, Level.STRONG))


def report(lines: Sequence[Line]) -> Iterator[str]:
    """Add up the lines."""
    titles = ("", "deals", "s a deal", "choices", "costly", "of these blamed", "luck", "not sure")
    more = ("of these blamed", "luck", "not sure", "blamed", "cost nothing", "luck lost (se)", "not sure lost (se)")
    rows = [(*titles, f"{DEAR} or more", *more)]
    for name, player in dict.fromkeys((line["game"], line["player"]) for line in lines):
        own = [line for line in lines if (line["game"], line["player"]) == (name, player)]
        choices = [choice for line in own for choice in line["choices"]]
        cells = [f"{name} {player}", str(len(own)), f"{sum(line['seconds'] for line in own) / len(own):.1f}"]
        cells.append(str(len(choices)))
        for least in (1, DEAR):
            costly = [choice for choice in choices if choice[0] >= least]
            found = (
                sum(bool(blamed) for _, blamed, _ in costly),
                sum(right for *_, right in costly),
                sum(not blamed and not right for _, blamed, right in costly),
            )
            cells += [str(len(costly)), *(f"{each} ({each / max(1, len(costly)):.0%})" for each in found)]
        blamed = [cost for cost, points, _ in choices if points]
        free = sum(not cost for cost in blamed)
        cells += [str(len(blamed)), f"{free} ({free / max(1, len(blamed)):.0%})"]
        for what in ("luck", "unsure"):
            losses = [line[what] for line in own if what in line]
            mean, error = mean_and_error(losses) if len(losses) > 1 else (0.0, 0.0)
            cells.append(f"{mean:+.1f} ({error:.1f}) of {len(losses)}")
        rows.append(tuple(cells))
    yield from table_of(rows)


def run(arguments: Sequence[str]) -> None:
    again = (4, "on how many deals strong plays on after a card; 0 for none")
    run_portions("fair", __doc__, "fair.jsonl", again, of_deal, report, arguments)
