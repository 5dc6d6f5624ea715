"""How much strong knows of hidden cards: the chance that it gives to the true owner of an unseen card, trick by trick.

`python -m tests.bench belief --deals 300 --seed 1 --picture docs/belief.svg`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean

from engine.cards.german_pack import Card, cards_in
from engine.cards.pack import mask_of
from engine.stovkahra.belief import weights_of
from engine.stovkahra.knowledge import deals_of
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.rules import SEATS, Game, View
from engine.stovkahra.trick import TRICKS
from tests.bench.common import in_processes, mean_and_error, options, table_of
from tests.bench.players import Match, opened
from tests.bench.rivals import rival

DRAWN = 500
"""Deals drawn for one figure, as many as strong draws for a card."""
LINES = (("every deal that fits alike", "#888888"), ("weighted by the cards played", "#2f7d4f"))
Chances = list[tuple[float, float]]
"""For each trick, the chance if all deals are alike, and if they are weighted."""


def of_deal(name: str, seed: int, number: int) -> Chances:
    """The mean chances of the four seats before each trick of a deal that four players of a name play."""
    random, player = Random(f"{seed}/{number}"), rival(name)
    game = opened(Match((name, name), "play", seed), number)
    found = []
    for _ in range(TRICKS):
        found.append(_mean([_chances(game, seat, random) for seat in range(SEATS)]))
        for _ in range(SEATS):
            assert game.turn is not None
            game.push(PLAYS[player.card(game, game.turn, random)])
    return found


def _mean(chances: Chances) -> tuple[float, float]:
    return fmean(alike for alike, _ in chances), fmean(weighted for _, weighted in chances)


def _chances(game: Game, seat: int, random: Random) -> tuple[float, float]:
    view = game.view(seat)
    deals = deals_of(view).draw(random, DRAWN)
    owners = [(owner, card) for owner, card in _unseen(game, view)]
    weights = weights_of(view, deals)
    means = []
    for each in ([1.0] * len(deals), weights):
        total = sum(each)
        means.append(
            fmean(
                sum(weight for hands, weight in zip(deals, each, strict=True) if hands[owner] & card.bit) / total
                for owner, card in owners
            )
        )
    return means[0], means[1]


def _unseen(game: Game, view: View) -> Iterator[tuple[int, Card]]:
    """The owners of the cards that a seat has not been shown."""
    assert view.trump_card is not None
    shown = mask_of([*view.open_cards, view.trump_card])
    for owner, hand in enumerate(game.deal.hands):
        if owner != view.seat:
            yield from ((owner, card) for card in cards_in(hand & ~shown))


def report(found: Sequence[Chances]) -> Iterator[str]:
    """The chances as a table."""
    rows = [("trick", *map(str, range(1, TRICKS + 1)))]
    for at, (told, _) in enumerate(LINES):
        means = [mean_and_error([deal[trick][at] for deal in found]) for trick in range(TRICKS)]
        rows.append((told, *(f"{mean:.3f}" for mean, _ in means)))
        rows.append(("  (se)", *(f"{error:.3f}" for _, error in means)))
    yield from table_of(rows)


def picture(found: Sequence[Chances]) -> str:
    """The same as a drawing."""
    width, height, left, top, right, bottom = 640, 360, 60, 20, 20, 50
    across = (width - left - right) / (TRICKS - 1)
    low, high = 0.3, 0.9

    def at(trick: int, chance: float) -> tuple[float, float]:
        return left + across * trick, top + (high - chance) / (high - low) * (height - top - bottom)

    drawn = []
    for tenth in range(3, 10):
        _, y = at(0, tenth / 10)
        drawn.append(f'<path d="M{left} {y:.0f}H{width - right}" stroke="#ccc"/>')
        drawn.append(f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{tenth / 10:.1f}</text>')
    for trick in range(TRICKS):
        drawn.append(
            f'<text x="{at(trick, 0)[0]:.0f}" y="{height - bottom + 20}" text-anchor="middle">{trick + 1}</text>'
        )
    drawn.append(f'<text x="{width / 2:.0f}" y="{height - 8}" text-anchor="middle">before trick</text>')
    for line, (told, colour) in enumerate(LINES):
        means = [fmean(deal[trick][line] for deal in found) for trick in range(TRICKS)]
        points = " ".join("{:.1f},{:.1f}".format(*at(trick, mean)) for trick, mean in enumerate(means))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>')
        y = top + 20 + 20 * line
        drawn.append(f'<path d="M{left + 20} {y - 4}h30" stroke="{colour}" stroke-width="3"/>')
        drawn.append(f'<text x="{left + 60}" y="{y}">{told}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="14">\n'
        "<title>The chance that strong gives to the true owner of an unseen card</title>\n"
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "belief",
        __doc__,
        player=("level:strong", "who plays the deals"),
        deals=(200, "how many deals"),
        seed=(1, "of all chance"),
        picture=("", "the file for a drawing"),
        jobs=(2, "processes"),
    )
    chosen = parser.parse_args(arguments)
    found = in_processes(partial(of_deal, chosen.player, chosen.seed), range(chosen.deals), chosen.jobs)
    print("\n".join(report(found)))
    if chosen.picture:
        Path(chosen.picture).write_text(picture(found), encoding="utf-8")
