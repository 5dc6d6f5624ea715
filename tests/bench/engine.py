"""How fast the engine is: whole random deals, beside those of OpenSpiel's hearts and spades, which are C++.

All three are driven from Python by the same loop: ask for the legal moves, choose one at random, make it. A move is
whatever a player chooses: of Stovkahra the cut, declarations and passes, the signal, cards, and counting at the end;
of hearts the cards passed on and those played; of spades bids and cards. Dealing is chance in all three and no move.
Times are told in three ways: of moves alone; with dealing, shared out over the moves of the deal; and with dealing by
outcomes. For Stovkahra dealing is a new game, its dealer and its pack, in the last two alike. For the others it is a
new state and its chance nodes, card by card: first by choosing from the list of legal actions, which is the fastest
way and will do where all are equally likely; then by outcomes and their probabilities, as OpenSpiel's own examples do
and as a loop must that does not know the game.

The engine checks every move; OpenSpiel checks no action. Nobody says dost, which would end
the deal: where it is drawn, the engine's loop draws again, on the engine's time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

import pyspiel

from engine.cards.german_pack import PACK
from engine.moves import DOST, Deal, Dealer
from engine.stovkahra.rules import SEATS, Game
from tests.bench.common import options, table_of

NAME = "stovkahra"
YARDSTICKS = ("hearts", "spades")
WAYS = ("moves alone", "with dealing", "dealt by outcomes")


class Measured(NamedTuple):
    """Some deals: the moves in them, and CPU seconds."""

    moves: int
    playing: float
    dealing: float
    by_outcomes: float

    @property
    def apiece(self) -> tuple[float, float, float]:
        """Microseconds of a move, in the three ways."""
        playing, each = self.playing, 1e6 / self.moves
        return playing * each, (playing + self.dealing) * each, (playing + self.by_outcomes) * each


def stovkahra(deals: int, random: Random) -> Measured:
    """Random deals of the engine."""
    choice, moves, playing, dealing = random.choice, 0, 0.0, 0.0
    for _ in range(deals):
        start = process_time()
        game = Game()
        game.push(Dealer(random.randrange(SEATS)))
        game.push(Deal(tuple(random.sample(PACK, len(PACK)))))
        dealt = process_time()
        # Once it is nobody's turn any more, the deal has been counted.
        while game.turn is not None:
            while (move := choice(game.legal_moves())) is DOST:
                pass
            game.push(move)
            moves += 1
        playing += process_time() - dealt
        dealing += dealt - start
    return Measured(moves, playing, dealing, dealing)


def openspiel(name: str) -> Callable[[int, Random], Measured]:
    """Random deals of a game of OpenSpiel in which all chance comes before the first move, and is even."""
    loaded, apply = pyspiel.load_game(name), pyspiel.State.apply_action

    def measured(deals: int, random: Random) -> Measured:
        choice, choices, moves, playing, dealing, by_outcomes = random.choice, random.choices, 0, 0.0, 0.0, 0.0
        for _ in range(deals):
            start = process_time()
            state = loaded.new_initial_state()
            while state.is_chance_node():
                apply(state, choice(state.legal_actions()))
            dealt = process_time()
            while not state.is_terminal():
                apply(state, choice(state.legal_actions()))
                moves += 1
            played = process_time()
            state = loaded.new_initial_state()
            while state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                apply(state, choices(actions, chances)[0])
            by_outcomes += process_time() - played
            playing += played - dealt
            dealing += dealt - start
        return Measured(moves, playing, dealing, by_outcomes)

    return measured


def run(arguments: Sequence[str]) -> None:
    """Print CPU times, medians over rounds in each of which all three games are played in turn."""
    parser = options(
        "engine",
        __doc__,
        deals=(500, "deals of each game in a round"),
        rounds=(20, "of which medians are told"),
        seed=(1, "of all chance"),
    )
    chosen = parser.parse_args(arguments)
    games = {NAME: stovkahra} | {name: openspiel(name) for name in YARDSTICKS}
    rounds: dict[str, list[Measured]] = {name: [] for name in games}
    random = Random(chosen.seed)
    for _ in range(chosen.rounds):
        for name, play in games.items():
            rounds[name].append(play(chosen.deals, random))
    print(f"rounds {chosen.rounds}, deals in each {chosen.deals}, seed {chosen.seed}; CPU time of a move, median, µs")
    print("a ratio is the time of the yardstick over that of the engine")
    times = {name: [median(way) for way in zip(*(one.apiece for one in rounds[name]), strict=True)] for name in games}
    rows = [("", "moves a deal", *(cell for way in WAYS for cell in (way, "ratio")))]
    for name in games:
        length = sum(one.moves for one in rounds[name]) / (chosen.rounds * chosen.deals)
        ratios = [
            f"{time / own:.2f}" if name != NAME else "" for time, own in zip(times[name], times[NAME], strict=True)
        ]
        figures = [cell for time, ratio in zip(times[name], ratios, strict=True) for cell in (f"{time:.2f}", ratio)]
        rows.append((name, f"{length:.1f}", *figures))
    print("\n".join(table_of(rows)))
