"""The weights of `engine/stovkahra/belief.py`: deals played by computers of mixed styles, and what their choices teach.

`python -m tests.bench learn --deals 22000 --seed 1 --file engine/stovkahra/belief.json`

What is learnt is which card a hand plays, given what everybody could see. Three seats in four are a quick strong
player's; the others keep the network from being too sure of how people play.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import permutations, product
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards.german_pack import CARDS, PACK, Card, cards_in
from engine.moves import Cut, Deal, Dealer, Play, parse_move
from engine.players import Level
from engine.stovkahra import choices as seen
from engine.stovkahra.belief import COARSE, FINE, MAX_UNIT, ZERO
from engine.stovkahra.choices import FACTS, KINDS, LEAD_FACTS, TRAITS, Choice, choices
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.players import choose
from engine.stovkahra.rules import SEATS, Game, Phase, Rules
from tests.bench.common import in_processes, options
from tests.bench.frozen import strong as frozen
from tests.bench.rivals import Rival, rival

STYLES: Final = ("quick", "quick", "regular", "greedy", "rollouts:30")
"""Who may sit at a mixed table; at the others all are quick."""
FROZEN: Final = {
    "quick": partial(frozen.card, rough=100, exact=6, for_game=False),
    "regular": partial(frozen.card, rough=3, exact=0, for_game=False),
}
"""Players of an earlier version, so that the same deals are played whatever becomes of the levels."""
MIXED: Final = 2
"""How many tables of five are mixed."""
HIDDEN: Final = 64
EPOCHS: Final = 24
BATCH: Final = 256
RATE: Final = 0.002
DECAY: Final = 0.2
HELD_OUT: Final = 0.08
"""The share of choices that are not learnt from, so that they show what has been learnt."""
MOST_UNIT: Final = MAX_UNIT / COARSE

Floats = NDArray[np.float32]
Columns = tuple[NDArray[Any], NDArray[Any], NDArray[Any]]


# Deals to learn from


def play_deal(seed: int, number: int) -> str:
    """The moves of one deal, to its last card."""
    random = Random(f"{seed}/{number}")
    mixed = number % 5 < MIXED
    styles = [random.choice(STYLES) if mixed else "quick" for _ in range(SEATS)]
    rules = Rules(signals=random.choice(("on", "off")))
    pack = tuple(random.sample(PACK, len(PACK)))
    game = Game.replay(rules, [Dealer(number % SEATS), Deal(pack), Cut(random.randrange(1, len(PACK)))])
    while game.phase is Phase.DECLARE:
        move = choose(game.view(game.turn), Level.STRONG, random)
        assert move is not None
        game.push(move)
    while game.phase is Phase.PLAY:
        assert game.turn is not None
        plays = [move for move in game.legal_moves() if isinstance(move, Play)]
        only = len(plays) == 1
        game.push(plays[0] if only else PLAYS[_card(game, styles[game.turn], random)])
    return ";".join(map(str, game.moves))


def _card(game: Game, style: str, random: Random) -> Card:
    assert game.turn is not None
    if style in FROZEN:
        return FROZEN[style](game.view(game.turn), random)
    return _rival(style).card(game, game.turn, random)


@lru_cache
def _rival(style: str) -> Rival:
    return rival(style)


# What there is to learn


class Examples(NamedTuple):
    """Choices, one in each row."""

    facts: NDArray[np.uint8]
    """How many cards of the hand have each trait, what everybody could see, and a 1."""
    traits: NDArray[np.int16]
    """For each card its traits, one of each kind."""
    legal: NDArray[np.bool_]
    chosen: NDArray[np.int64]

    def part(self, rows: slice | NDArray[Any]) -> Examples:
        """Some of them."""
        return Examples(*(each[rows] for each in self))


def examples(deals: Sequence[str]) -> tuple[Examples, Examples]:
    """The choices in these deals of who followed, and of who led, where there was more than one card to choose from."""
    found: tuple[list[tuple[Choice, int, int]], ...] = ([], [])
    for deal in deals:
        for each in _choices(deal):
            found[each[0].leads].append(each)
    return _rows(found[0], FACTS), _rows(found[1], LEAD_FACTS)


def _choices(deal: str) -> Iterator[tuple[Choice, int, int]]:
    """Yield the choices of a deal, with the hand and the legal cards."""
    game = Game.replay(Rules(), (parse_move(move, Card) for move in deal.split(";")))
    hands = [0] * SEATS
    for seat, card in (play for trick in game.deal.tricks for play in trick.plays):
        hands[seat] |= card.bit
    for choice in choices(game.view()):
        hand = hands[choice.seat]
        hands[choice.seat] ^= choice.card.bit
        if (hand & choice.options).bit_count() > 1:
            yield choice, hand, hand & choice.options


def _rows(found: list[tuple[Choice, int, int]], facts: int) -> Examples:
    rows = Examples(
        np.zeros((len(found), TRAITS + facts + 1), np.uint8),
        np.zeros((len(found), len(CARDS), len(KINDS)), np.int16),
        np.zeros((len(found), len(CARDS)), np.bool_),
        np.zeros(len(found), np.int64),
    )
    rows.facts[:, -1] = 1
    for at, (choice, hand, legal) in enumerate(found):
        numbers = [traits[0] - seen.CARD for traits in choice.traits]
        rows.traits[at, numbers] = choice.traits
        for card in cards_in(hand):
            rows.facts[at, choice.traits[card]] += 1
        rows.facts[at, [TRAITS + fact for fact in choice.facts]] = 1
        rows.legal[at, [numbers[card] for card in cards_in(legal)]] = True
        rows.chosen[at] = numbers[choice.card]
    return rows


def alike(facts: int) -> list[Columns]:
    """Every way to exchange plain suits that are alike, as an order of the columns, of the cards and of the traits."""
    leads = facts == LEAD_FACTS
    orders = [(0, *others) for others in permutations((1, 2, 3)) if leads or others[0] == 1]
    return [_exchanged(order, facts) for order in orders]


def _exchanged(order: tuple[int, ...], facts: int) -> Columns:
    columns, suits = np.arange(TRAITS + facts + 1), np.array(order)

    def exchange(start: int, number: int) -> None:
        """Exchange columns of which each suit has so many."""
        columns[start : start + 4 * number] = start + (number * suits[:, None] + np.arange(number)).ravel()

    for start, number in KINDS:
        exchange(start, number)
    cards, traits = columns[: len(CARDS)] - seen.CARD, np.argsort(columns[:TRAITS])
    starts = [seen.GONE, seen.HIGHEST, *(seen.SHOWN + 32 * other for other in range(SEATS - 1))]
    for start in [*starts, seen.BEST] if facts > seen.BEST else starts:
        exchange(TRAITS + start, 8)
    for other in range(SEATS - 1):
        exchange(TRAITS + seen.VOID + 4 * other, 1)
    return columns, cards, traits


# Learning


class Weights(NamedTuple):
    """A network before it is rounded."""

    units: Floats
    """For each column the weights of the hidden units."""
    cards: Floats
    """For each hidden unit how much it speaks for a card with each trait."""
    bias: Floats
    """How much speaks for a card with each trait anyway."""


def learn(rows: Examples, seed: int) -> Weights:
    """The network that predicts these choices, found by Adam with a rate that falls to nothing."""
    random = np.random.default_rng(seed)
    width = rows.facts.shape[1]
    weights = Weights(
        random.normal(0, 0.05, (width, HIDDEN)).astype(np.float32),
        random.normal(0, 0.04, (HIDDEN, TRAITS)).astype(np.float32),
        np.zeros(TRAITS, np.float32),
    )
    means, squares = ([np.zeros_like(each) for each in weights] for _ in range(2))
    exchanges = alike(width - TRAITS - 1)
    batches = len(rows.chosen) // BATCH
    for step in range(1, EPOCHS * batches + 1):
        at = (step - 1) % batches
        if not at:
            order = random.permutation(len(rows.chosen))
        columns, cards, traits = exchanges[random.integers(len(exchanges))]
        some = rows.part(order[at * BATCH : (at + 1) * BATCH])
        changed = traits[some.traits[:, cards]]
        batch = Examples(some.facts[:, columns], changed, some.legal[:, cards], np.argsort(cards)[some.chosen])
        rate = RATE * (1 - step / (EPOCHS * batches + 1))
        for weight, slope, mean, square in zip(weights, _slopes(weights, batch), means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            ahead = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            weight -= rate * (ahead + DECAY * weight)
    return weights


def _slopes(weights: Weights, batch: Examples) -> tuple[Floats, Floats, Floats]:
    """How the loss changes with each weight."""
    facts = batch.facts.astype(np.float32)
    sums = facts @ weights.units
    units = np.clip(sums, 0, MOST_UNIT)
    error = _chances(_spoken(units @ weights.cards + weights.bias, batch), batch.legal)
    error[np.arange(len(error)), batch.chosen] -= 1
    error /= len(error)
    # The error of a card is that of each of its traits.
    at = np.arange(len(error))[:, None, None] * TRAITS + batch.traits
    each = np.repeat(error.ravel(), len(KINDS))
    errors = np.bincount(at.ravel(), each, len(error) * TRAITS).reshape(-1, TRAITS).astype(np.float32)
    back = errors @ weights.cards.T
    back[(sums <= 0) | (sums >= MOST_UNIT)] = 0
    return facts.T @ back, units.T @ errors, errors.sum(0)


def _spoken(for_traits: NDArray[Any], rows: Examples) -> NDArray[Any]:
    """How much speaks for each card: the sum over its traits."""
    at = np.arange(len(for_traits))[:, None]
    return np.stack([for_traits[at, rows.traits[:, :, kind]] for kind in range(len(KINDS))]).sum(0)


def _chances(spoken: Floats, legal: NDArray[np.bool_]) -> Floats:
    odds: Floats = np.where(legal, np.exp(spoken - np.where(legal, spoken, -np.inf).max(1, keepdims=True)), 0)
    return (odds / odds.sum(1, keepdims=True)).astype(np.float32)


# Rounding


def rounded(weights: Weights) -> dict[str, list[list[int]]]:
    """The network as `belief.read` takes it: whole numbers that cannot overflow a lane."""
    units = np.rint(weights.units * FINE).astype(int)
    assert _most(units) < ZERO and _most(-units) < ZERO, "a hidden unit may overflow"
    cards, bias = weights.cards.T.copy(), weights.bias.copy()
    for start, number in KINDS:
        # What speaks for all cards alike speaks for none.
        kind = slice(start, start + 4 * number)
        cards[kind] -= cards[kind].mean(0)
        bias[kind] -= bias[kind].mean()
    for scale in (32, 16, 8, 4):
        speaks = np.rint(cards * scale).astype(int)
        always = np.rint(bias * scale * COARSE).astype(int)
        if _furthest(speaks, always) < ZERO:
            break
    else:
        raise ValueError("what speaks for a card may overflow")
    return {
        "hand": units[:TRAITS].tolist(),
        "facts": units[TRAITS:].tolist(),
        "cards": np.column_stack([speaks, always]).tolist(),
        "scale": [[scale]],
    }


def _furthest(speaks: NDArray[Any], always: NDArray[Any]) -> int:
    """The most by which one card can be ahead of another, whatever their traits."""
    for_, against = [], []
    for suit in range(4):
        kinds = [np.arange(number) + start + number * suit for start, number in KINDS]
        rows = np.array(list(product(*kinds)))
        total, more = sum(speaks[rows[:, kind]] for kind in range(len(KINDS))), always[rows].sum(1)
        for_.append((np.maximum(total, 0).sum(1) * MAX_UNIT + more).max())
        against.append((np.maximum(-total, 0).sum(1) * MAX_UNIT - more).max())
    return int(max(for_) + max(against))


GROUPS: Final = (
    (seen.SHOWN - seen.GONE, seen.GONE, seen.SHOWN),
    (4, seen.SHOWN, seen.VOID),
    (seen.NUMBER - seen.VOID, seen.VOID, seen.NUMBER),
    (1, seen.NUMBER, seen.HIGHEST),
    (4, seen.HIGHEST, seen.DECLARED),
    (seen.BEST - seen.DECLARED, seen.DECLARED, seen.BEST),
    (1, seen.BEST, seen.PLACE),
    (1, seen.PLACE, seen.PARTNER),
    (1, seen.PARTNER, seen.POINTS),
    (1, seen.POINTS, FACTS),
)
"""Groups of facts, and how many of each can be true at once."""


def _most(units: NDArray[Any]) -> int:
    """The most that a hidden unit can come to: with eight cards held, and the facts that can be true at once."""
    positive = np.maximum(units, 0)
    facts, always = positive[TRAITS:-1], positive[-1]
    held = units[: len(CARDS)]
    for start, number in KINDS[1:]:
        held = held + np.repeat(units[start : start + 4 * number].reshape(4, number, -1).max(1), 8, 0)
    total = always + np.sort(np.maximum(held, 0), axis=0)[-8:].sum(0)
    for number, begin, end in GROUPS:
        total = total + np.sort(facts[begin:end], axis=0)[-number:].sum(0)
    return int(total.max())


def report(name: str, written: dict[str, list[list[int]]], rows: Examples) -> str:
    """How well a rounded network predicts choices from which it was not learnt."""
    units = rows.facts.astype(int) @ np.array(written["hand"] + written["facts"])
    units = np.clip(units, 0, (MAX_UNIT + 1) * FINE // COARSE - 1) * COARSE // FINE
    *cards, always = np.array(written["cards"]).T
    spoken = _spoken(units @ np.array(cards) + always, rows) / (COARSE * written["scale"][0][0])
    chances = _chances(spoken, rows.legal)
    chosen = chances[np.arange(len(chances)), rows.chosen]
    even = np.log(rows.legal.sum(1)).mean()
    hit = (chances.argmax(1) == rows.chosen).mean()
    loss = -np.log(chosen).mean()
    return f"{name}: {len(chosen)} choices held out, {hit:.1%} foretold, log-loss {loss:.3f}; uniform {even:.3f}"


def text_of(networks: Sequence[dict[str, list[list[int]]]]) -> str:
    """The networks as JSON, a row in a line."""
    return json.dumps(networks, separators=(",", ":")).replace("],[", "],\n[").replace(',"', ',\n"') + "\n"


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "learn",
        __doc__,
        deals=(22000, "how many deals are played"),
        seed=(1, "of all chance"),
        file=("", "where to write the weights"),
        kept=("", "a file of deals played before, or where to keep them"),
        jobs=(2, "processes"),
    )
    chosen = parser.parse_args(arguments)
    kept = Path(chosen.kept) if chosen.kept else None
    if kept is not None and kept.exists():
        deals = kept.read_text(encoding="ascii").splitlines()
    else:
        deals = in_processes(partial(play_deal, chosen.seed), range(chosen.deals), chosen.jobs)
        if kept is not None:
            kept.write_text("\n".join(deals), encoding="ascii")
    began, networks = process_time(), []
    for name, rows in zip(("who follows", "who leads"), examples(deals), strict=True):
        last = round(len(rows.chosen) * HELD_OUT)
        networks.append(rounded(learn(rows.part(slice(0, -last)), chosen.seed)))
        print(report(name, networks[-1], rows.part(slice(-last, None))))
    print(f"{process_time() - began:.0f} s to learn from {len(deals)} deals")
    if chosen.file:
        Path(chosen.file).write_text(text_of(networks), encoding="ascii")
