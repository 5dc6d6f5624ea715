"""Whether belief is right: where the deals a seat may think possible say 70 %, is it so in 70 of 100 cases?

Players of a level play deals. At moments drawn at random, a seat that is to play asks of each card and suit whether
each other seat holds it: which share of the deals that it may think possible say so, and whether it is so.

`python -m tests.bench calibration --game stovkahra --moments 2000 --seed 1 --picture docs/calibration.svg`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from engine.game import Game
from engine.games import GAMES, kind_of
from engine.moves import Play
from tests.bench.common import in_processes, options, table_of
from tests.bench.judging import is_over, next_move, opened

DEALS = 500
"""Deals drawn for one moment."""
MOMENTS = 8
"""Moments of each deal, drawn at random."""
Said = tuple[float, bool]
"""A share of deals, and whether it is so; what all deals or none say is certain, and left out."""


def true_deal(game: Game, seat: int) -> Any:
    """The hidden cards as they lie, as the judge of the game writes them."""
    deal: Any = game.deals[-1]  # type: ignore[attr-defined]
    return tuple(deal.hands) if kind_of(game).partners else deal.play.hands[deal.play.other(seat)]


def of_deal(name: str, player: str, seed: int, number: int) -> list[list[Said]]:
    """What was said at some moments of a deal."""
    game, random = opened(name, seed, number), Random(f"calibration/{seed}/{number}")
    judge, at, found = kind_of(game).judge, set(random.sample(range(18 if name != "stovkahra" else 32), MOMENTS)), []
    assert judge is not None
    plays = 0
    while game.deal_number == 1 and not is_over(game):
        assert game.turn is not None
        view = game.view(game.turn)
        move = next_move(view, player, random)
        if isinstance(move, Play):
            if plays in at:
                drawn = judge.deals(view, DEALS, random)
                shares = Counter(holding for deal in drawn for holding in judge.holdings(view, deal))
                true = set(judge.holdings(view, true_deal(game, game.turn)))
                uncertain = {holding: count for holding, count in shares.items() if count < len(drawn)}
                found.append([(count / len(drawn), holding in true) for holding, count in uncertain.items()])
            plays += 1
        game.push(move)
    return found


def tenths(found: Sequence[Sequence[Said]]) -> list[tuple[float, float, int, int]]:
    """For each tenth, what was said on average, how often it was so, and how many cases and moments there were."""
    rows = []
    for tenth in range(10):
        inside = [[said for said in moment if tenth == min(9, int(10 * said[0]))] for moment in found]
        cases = [said for moment in inside for said in moment]
        if cases:
            rows.append((fmean(s for s, _ in cases), fmean(t for _, t in cases), len(cases), sum(map(bool, inside))))
    return rows


def report(name: str, player: str, seed: int, found: Sequence[Sequence[Said]]) -> Iterator[str]:
    yield f"{name}, {player}: {len(found)} moments, seed {seed}"
    rows = [("said", "it was so", "cases", "moments")]
    for said, true, cases, moments in tenths(found):
        rows.append((f"{said:.1%}", f"{true:.1%}", str(cases), str(moments)))
    yield from table_of(rows)


def picture(lines: dict[str, Sequence[Sequence[Said]]]) -> str:
    """What was said and what was so, as a drawing."""
    size, edge, colours = 320, 50, ("#2f7d4f", "#a05a2c", "#33508f")

    def at(said: float, true: float) -> str:
        return f"{edge + said * size:.1f},{20 + (1 - true) * size:.1f}"

    drawn = [f'<path d="M{at(0, 0)}L{at(1, 1)}" stroke="#999" stroke-dasharray="4"/>']
    for tenth in range(0, 11, 2):
        share = tenth / 10
        drawn.append(f'<path d="M{at(0, share)}L{at(1, share)}" stroke="#ddd"/>')
        x, y = at(0, share).split(",")
        drawn.append(f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{share:.0%}</text>')
        x, y = at(share, 0).split(",")
        drawn.append(f'<text x="{x}" y="{float(y) + 20}" text-anchor="middle">{share:.0%}</text>')
    for number, ((name, found), colour) in enumerate(zip(lines.items(), colours, strict=False)):
        points = " ".join(at(said, true) for said, true, *_ in tenths(found))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        drawn.append(f'<text x="{edge + 20}" y="{44 + 20 * number}" fill="{colour}">{name}</text>')
    middle = edge + size / 2
    drawn.append(f'<text x="{middle}" y="{20 + size + 42}" text-anchor="middle">said</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {edge + size + 30} {20 + size + 50}" '
        'font-family="sans-serif" font-size="13">\n'
        "<title>How often it is so that a seat holds a card or a suit, by the chance that belief gives it</title>\n"
        f'<rect width="{edge + size + 30}" height="{20 + size + 50}" fill="#fff"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "calibration",
        __doc__,
        player=("strong", "the level"),
        moments=(2000, "how many moments"),
        seed=(1, "of all chance"),
        picture=("", "the file for a drawing"),
        jobs=(1, "processes"),
    )
    parser.add_argument("--game", choices=GAMES, nargs="+", default=list(GAMES), help="which games (default: all)")
    chosen = parser.parse_args(arguments)
    lines: dict[str, Sequence[Sequence[Said]]] = {}
    for name in chosen.game:
        work = partial(of_deal, name, chosen.player, chosen.seed)
        deals = in_processes(work, range(-(-chosen.moments // MOMENTS)), chosen.jobs)
        lines[name] = [moment for deal in deals for moment in deal]
        print("\n".join(report(name, chosen.player, chosen.seed, lines[name])))
    if chosen.picture:
        Path(chosen.picture).write_text(picture(lines), encoding="utf-8")
