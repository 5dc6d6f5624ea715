"""Anybody's player and ours on the same deals, whose seeds are fixed, in both seatings against one of our levels.

`python -m tests.bench leaderboard --game stovkahra --player mine:Player --deals 200`

A player is a class that is made with a `Random` and has a method `choose(view)`, which returns one of `view.legal`;
docs/engine.md says more. It is made anew for each seat and deal. Nobody signals or says dost: every deal is played out,
and all its points count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from time import process_time
from typing import Any

from engine.game import Game
from engine.games import GAMES, kind_of, with_duplicates
from engine.moves import DOST, Move
from engine.players import Level
from engine.playing import RANDOM, Maker, Player, maker_of, next_move
from tests.bench.common import in_processes, mean_and_error, options, table_of

OURS = (RANDOM, *Level)


class Timed:
    """A player, and the processor time that it takes where it has a choice."""

    def __init__(self, maker: Maker, random: Random) -> None:
        self._player: Player = maker(random)
        self.choices = 0
        self.time = 0.0

    def choose(self, view: Any) -> Move | None:
        if len(view.legal) == 1:
            return view.legal[0]
        began = process_time()
        move = self._player.choose(view)
        self.time += process_time() - began
        self.choices += 1
        return move


@dataclass(frozen=True, slots=True)
class Played:
    """What a player did in one deal, in both seatings."""

    points: float
    """What it got more than the other, on average."""
    choices: int
    time: float


def secret_of(name: str, number: int) -> bytes:
    """What all chance of a deal follows from."""
    return sha256(f"leaderboard/{name}/{number}".encode()).digest()


def play_deal(name: str, player: str, against: str, number: int) -> Played:
    """One deal, in both seatings."""
    makers = maker_of(player), maker_of(against)
    points, mine = 0, []
    for side in (0, 1):
        kind = GAMES[name]
        duplicates = kind.duplicates
        assert duplicates is not None
        game = kind.begin(duplicates.rules(), kind.seats[0])
        players = [
            Timed(makers[kind.side_of(seat) != side], Random(f"{number}/{side}/{seat}")) for seat in range(game.seats)
        ]
        play_out(game, secret_of(name, number), players)
        points += duplicates.score(game, side)
        mine += [each for seat, each in enumerate(players) if kind.side_of(seat) == side]
    return Played(points / 2, sum(each.choices for each in mine), sum(each.time for each in mine))


def play_out(game: Game, secret: bytes, players: Sequence[Player]) -> None:
    """The first deal of a game, to its end."""
    kind = kind_of(game)
    while not game.deal_number or game.awaits_cut or game.turn is not None:
        move = kind.chance(game, None, secret) or (kind.cut(game, secret) if game.awaits_cut else None)
        game.push(move or next_move(game, players, without=[DOST])[0])


def report(name: str, players: Sequence[str], against: str, deals: int, jobs: int) -> Iterator[str]:
    """The table: who is measured, and what came of it."""
    yield f"{name}: points a deal against {against}, {deals} deals, each in both seatings"
    rows = [("player", "points", "se", "ms a choice")]
    for player in players:
        played = in_processes(partial(play_deal, name, player, against), range(deals), jobs)
        mean, error = mean_and_error([each.points for each in played])
        each = 1000 * sum(one.time for one in played) / max(1, sum(one.choices for one in played))
        rows.append((player, f"{mean:+.2f}", f"{error:.2f}", f"{each:.2f}"))
    yield from table_of(rows)


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "leaderboard",
        __doc__,
        against=("regular", "the level that all are measured by"),
        deals=(200, "how many deals, always the first ones"),
        jobs=(1, "processes"),
    )
    able = with_duplicates()
    parser.add_argument("--game", choices=able, default=able[0], help=f"which game (default: {able[0]})")
    parser.add_argument(
        "--player", action="append", metavar="module:class", help="who is measured; may be given again (default: ours)"
    )
    chosen = parser.parse_args(arguments)
    players = chosen.player or list(map(str, OURS))
    try:
        for name in (*players, chosen.against):
            maker_of(name)
    except ValueError as error:
        parser.error(str(error))
    print("\n".join(report(chosen.game, players, chosen.against, chosen.deals, chosen.jobs)))
