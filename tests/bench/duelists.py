"""Computer players of Trappola and Bulka: points a deal of each level against the one below and against random play.

Every deal is played twice, with the hands swapped, so that the cards are even. `sight` sees all cards, plays them
perfectly, and in Bulka asks alifer and answers by what perfect play would bring; `sight-play` sees them for its cards
alone, `sight-alifer` for alifer alone, and is strong otherwise. `strong-1.0` is strong of Bulka as it was before it
read the opponent's hand from the cards played. `--no-alifer` leaves the question out. With `--whole` whole matches
of Trappola and cups of Bulka of two players are played; in cups `points` is strong that plays for points alone.

`python -m tests.bench duelists --game trappola --a strong --b regular --deals 300 --seed 1`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Final

from engine.bulka import rules as bulka
from engine.bulka.players import BulkaPlayers, Goal, between
from engine.cards.trappola_pack import PACK
from engine.games import kind_of
from engine.moves import (
    AGREE,
    ALIFER,
    PASS,
    REFUSE,
    Agree,
    Alifer,
    Bianca,
    Blanche,
    Cut,
    Deal,
    Dealer,
    Declare,
    Move,
    Pass,
    Play,
    Ranking,
    Refuse,
)
from engine.players import Level
from engine.trappola import rules as trappola
from tests.bench.common import in_processes, mean_and_error, options
from tests.bench.frozen import bulka as frozen
from tests.bench.players import Meter, times
from tests.support.players import choose

Game = trappola.Game | bulka.Game
RANDOM: Final = "random"
SIGHT, SIGHT_PLAY, SIGHT_ALIFER, STRONG_1 = "sight", "sight-play", "sight-alifer", "strong-1.0"
FOR_POINTS: Final = "points"
NAMES: Final = (RANDOM, *Level, SIGHT, SIGHT_PLAY, SIGHT_ALIFER, STRONG_1, FOR_POINTS)
GAMES: Final = ("trappola", "bulka")
LONG: Final = 60.0
"""Seconds that no thought takes: so the same seed gives the same points on any machine."""
LEADS: Final = 6.5
"""What who leads to a round of Bulka gets more by perfect play, in the mean of 10,000 deals."""


class ForPoints(BulkaPlayers):
    """Players who want points, whoever wins the round."""

    def goal(self, view: bulka.View, hand: int) -> Goal:
        return float


def opened(game: str, dealer: int, *, alifer: bool = True, cup: str = "off") -> Game:
    """A game before its first deal; in Bulka mostly without a cup and with its chips, so that one round is all."""
    if game == "trappola":
        opened: Game = trappola.Game(trappola.Rules(deals=2))
        opened.push(Dealer(dealer))
    else:
        opened = bulka.Game(bulka.Rules(alifer="on" if alifer else "off", cup=cup), seats=2)
        opened.push(Ranking((1 - dealer, dealer)))
    return opened


def moved(game: Game, name: str, random: Random, seconds: float = LONG) -> Move:
    """What a player does whose turn it is."""
    assert game.turn is not None
    if name == RANDOM:
        return random.choice(game.legal_moves())
    plays = any(isinstance(move, Play) for move in game.legal_moves())
    if name in (SIGHT, SIGHT_PLAY) and plays:
        return perfect(game)
    if name in (SIGHT, SIGHT_ALIFER) and isinstance(game, bulka.Game) and {ALIFER, AGREE} & {*game.legal_moves()}:
        return seen_alifer(game)
    view = game.view(game.turn)
    if name in (STRONG_1, FOR_POINTS) and isinstance(view, bulka.View) and not game.awaits_cut:
        if name == STRONG_1:
            return frozen.choose(view, random)
        move = ForPoints().choose(view, Level.STRONG, random, seconds)
        assert move is not None
        return move
    name = name if name in set(Level) else Level.STRONG
    move = choose(view, Level(name), random, seconds)
    assert move is not None
    return move


def perfect(game: Game) -> Move:
    """All that can be said, then the card that brings most, with all cards seen."""
    assert game.turn is not None
    said = [move for move in game.legal_moves() if isinstance(move, Declare | Blanche | Bianca)]
    if said:
        return said[0]
    play = game.deal.play
    worths = kind_of(game).players.values_of(game.view(game.turn), play.hands[play.other(game.turn)])
    return Play(max(worths, key=worths.__getitem__))


def seen_alifer(game: bulka.Game) -> Alifer | Agree | Pass | Refuse:
    """A question or an answer, by what perfect play of the deal would bring."""
    dealt, challenger = game.deal.dealt, game.deal.challenger
    ahead = between(dealt[challenger], dealt[game.deal.first]) - LEADS
    poor = ahead < 0 if game.turn == challenger else ahead > 0
    if ALIFER in game.legal_moves():
        return ALIFER if poor else PASS
    return AGREE if poor else REFUSE


def play_deal(game: Game, names: tuple[str, str], chance: Random, random: Random, meters: Sequence[Meter]) -> float:
    """The points that seat 0 gets more in one deal; after an alifer, or a tie, in the one that is played for it."""
    while True:
        game.push(Deal(tuple(chance.sample(PACK, len(PACK)))))
        game.push(Cut(chance.randrange(1, len(PACK))))
        while game.turn is not None and not (game.deal.play.is_over):
            began, seat = process_time(), game.turn
            choices = sum(isinstance(move, Play) for move in game.legal_moves())
            move = moved(game, names[seat], random)
            meters[seat].read(process_time() - began, choices)
            game.push(move)
        if game.deal.play.is_over:
            return float(game.deal.points[0] - game.deal.points[1])


def play_number(
    game: str, names: tuple[str, str], seed: int, number: int, *, alifer: bool = True
) -> tuple[float, float, tuple[Meter, Meter]]:
    """What the first player gets more a deal, the hands swapped once, how often it wins, and the time both took."""
    meters = Meter(), Meter()
    points = won = 0.0
    for swapped in (False, True):
        chance, random = Random(f"{seed}/{number}"), Random(f"{seed}/{number}/{swapped}")
        # The same cards go to the same place at the table, and the players change places.
        seated = names[::-1] if swapped else names
        timed = meters[::-1] if swapped else meters
        difference = play_deal(opened(game, number % 2, alifer=alifer), seated, chance, random, timed)
        more = -difference if swapped else difference
        points += more / 2
        won += (more > 0) / 2 + (more == 0) / 4
    return points, won, meters


def begun(game: str, first: int) -> Game:
    """A whole match of Trappola, or a cup of Bulka of two players, before its first deal."""
    if game == "trappola":
        match = trappola.Game(trappola.Rules())
        match.push(Dealer(first))
        return match
    cup = bulka.Game(bulka.Rules(), seats=2)
    cup.push(Ranking((first, 1 - first)))
    return cup


def play_whole(game: str, names: tuple[str, str], seed: int, number: int) -> tuple[float, float]:
    """The points more, or the chips, of the first player in a whole game, and whether it wins; each begins once."""
    gained = won = 0.0
    for first in (0, 1):
        chance, random = Random(f"{seed}/{number}"), Random(f"{seed}/{number}/{first}")
        played = begun(game, first)
        while played.outcome is None:
            if played.awaits_chance:
                played.push(Deal(tuple(chance.sample(PACK, len(PACK)))))
            else:
                assert played.turn is not None
                played.push(moved(played, names[played.turn], random))
        gained += (played.points_of(0) - (played.points_of(1) if game == "trappola" else 0)) / 2
        won += (played.outcome.winner == 0) / 2 + (played.outcome.winner is None) / 4
    return gained, won


def report(game: str, a: str, b: str, deals: int, seed: int, jobs: int, *, alifer: bool = True) -> Iterator[str]:
    """The points more a deal that A gets than B, the deals it wins, and the time of each."""
    results = in_processes(partial(play_number, game, (a, b), seed, alifer=alifer), range(deals), jobs)
    mean, error = mean_and_error([points for points, *_ in results])
    won, wide = mean_and_error([won for _, won, _ in results])
    yield f"{game}: {a} against {b}: {mean:+.2f} points a deal (se {error:.2f}), {deals} deals twice, seed {seed}"
    yield f"deals won: {won:.1%} (se {wide:.1%})"
    yield from times((a, b), [meters for *_, meters in results])


def report_whole(game: str, a: str, b: str, games: int, seed: int, jobs: int) -> Iterator[str]:
    """The points or chips that A has at the end of a whole game, and the games it wins."""
    results = in_processes(partial(play_whole, game, (a, b), seed), range(games), jobs)
    mean, error = mean_and_error([gained for gained, _ in results])
    won, wide = mean_and_error([won for _, won in results])
    what = "points a match" if game == "trappola" else "chips a cup"
    yield f"{game}: {a} against {b}: {mean:+.1f} {what} (se {error:.1f}), {games} games twice, seed {seed}"
    yield f"games won: {won:.1%} (se {wide:.1%})"


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "duelists",
        __doc__,
        deals=(200, "how many deals, each played twice"),
        seed=(1, "of all chance"),
        jobs=(2, "processes"),
        whole=(False, "whole matches or cups instead of deals"),
        no_alifer=(False, "leave the question for other cards out, in Bulka"),
    )
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--a", choices=NAMES, required=True, help="the first player")
    parser.add_argument("--b", choices=NAMES, required=True, help="the second")
    chosen = parser.parse_args(arguments)
    if chosen.whole:
        print("\n".join(report_whole(chosen.game, chosen.a, chosen.b, chosen.deals, chosen.seed, chosen.jobs)))
        return
    lines = report(chosen.game, chosen.a, chosen.b, chosen.deals, chosen.seed, chosen.jobs, alifer=not chosen.no_alifer)
    print("\n".join(lines))
