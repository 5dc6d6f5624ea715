"""Two players against each other: every deal is played with the sides swapped, too, so that the cards are even.

`python -m tests.bench players --a level:strong --b greedy --deals 500 --phase play --seed 1`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field
from functools import lru_cache, partial
from random import Random
from statistics import fmean
from time import process_time
from typing import Final

from engine.cards.german_pack import PACK
from engine.moves import COUNT, DOST, PASS, Cut, Deal, Dealer, Declare, Move
from engine.stovkahra.chance import next_deal
from engine.stovkahra.declarations import value_of
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.rules import SEATS, Game, Phase, Rules, side_of
from tests.bench.common import in_processes, mean_and_error, options
from tests.bench.rivals import NAMES, Rival, rival

A, B, MATE = 0, 1, 2
Seating = tuple[int, ...]
"""Which of the players sits at each seat."""

SWAPPED: Final[tuple[Seating, ...]] = ((A, B, A, B), (B, A, B, A))
PARTNERS: Final[tuple[Seating, ...]] = ((B, A, A, A), (A, B, A, A), (A, A, B, A), (A, A, A, B))
"""One B among three A, at every seat in turn."""
MATES: Final[tuple[Seating, ...]] = ((A, B, MATE, MATE), (B, A, MATE, MATE), (MATE, MATE, A, B), (MATE, MATE, B, A))
"""A against B, each with a partner of a third kind."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played."""

    names: tuple[str, str]
    phase: str
    """`play`: cards only; `deal`: one deal with declarations and signal; `game`: to the end."""
    seed: int
    seconds: float | None = None
    """Time for a move of the second player, if it takes any."""
    partner: bool = False
    """One B as the partner of an A against two A, in place of two B against two A."""
    declared: bool = False
    """Cards only, but after everybody has declared all there is, for nothing."""
    mate: str = ""
    """The partner of A and of B, if not another of the same kind."""

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return PARTNERS if self.partner else MATES if self.mate else SWAPPED

    def first_side(self, seating: Seating) -> int:
        """The side whose points count as ours: A and A, or, with `partner`, A and B."""
        return side_of(seating.index(B if self.partner else A))


@dataclass(slots=True)
class Meter:
    """The processor time that a player takes for its cards."""

    moves: int = 0
    time: float = 0.0
    unforced: int = 0
    unforced_time: float = 0.0

    def read(self, time: float, choices: int) -> None:
        self.moves += 1
        self.time += time
        if choices > 1:
            self.unforced += 1
            self.unforced_time += time


@dataclass(slots=True)
class Score:
    """What all seatings of one deal, or one game, came to, on average."""

    difference: float = 0.0
    """Points of our side minus the other's."""
    won: float = 0.0
    """Games won by our side."""
    brcka: tuple[float, float] = (0.0, 0.0)
    """Brčka won by our side, and by the other."""
    meters: tuple[Meter, Meter] = field(default_factory=lambda: (Meter(), Meter()))


# Playing


def play_number(match: Match, number: int) -> Score:
    """One deal or game of a match, in every seating."""
    rivals = _rival(match.names[A]), _rival(match.names[B], match.seconds), _rival(match.mate or match.names[A])
    score = Score()
    meters = *score.meters, Meter()
    ends = []
    for seating in match.seatings:
        random = Random(f"{match.seed}/{number}/{seating}")
        game = _opened(match, number)
        table = Table(game, tuple(rivals[who] for who in seating), tuple(meters[who] for who in seating), random)
        if match.phase == "game":
            _play_game(table, Random(f"{match.seed}/{number}/game"))
        else:
            _play_deal(table, match)
        ends.append((game, match.first_side(seating)))
    if match.phase == "game":
        _score_games(score, ends)
    else:
        score.difference = fmean(_difference(game, side, match.phase) for game, side in ends)
    return score


@lru_cache
def _rival(name: str, seconds: float | None = None) -> Rival:
    return rival(name, seconds)


def _opened(match: Match, number: int) -> Game:
    game = Game(Rules(signals="off" if match.phase == "play" else "on"))
    # The dealer goes round, so that either side deals equally often.
    game.push(Dealer(number % SEATS))
    if match.phase != "game":
        chance = Random(f"{match.seed}/{number}")
        game.push(Deal(tuple(chance.sample(PACK, len(PACK)))))
        game.push(Cut(chance.randrange(1, len(PACK))))
    return game


@dataclass(slots=True)
class Table:
    """A game and who plays it."""

    game: Game
    rivals: tuple[Rival, ...]
    meters: tuple[Meter, ...]
    random: Random

    def step(self, *, dost: bool) -> None:
        """The next move of whoever's turn it is."""
        game, seat = self.game, self.game.turn
        assert seat is not None
        move = self._timed(seat) if game.phase is Phase.PLAY else self.rivals[seat].move(game, seat, self.random)
        if move == DOST and not dost:
            move = self._instead_of_dost(seat)
        game.push(move, seat)

    def _timed(self, seat: int) -> Move:
        choices = sum(move is not DOST for move in self.game.legal_moves())
        began = process_time()
        move = self.rivals[seat].move(self.game, seat, self.random)
        self.meters[seat].read(process_time() - began, choices)
        return move

    def _instead_of_dost(self, seat: int) -> Move:
        if self.game.phase is Phase.PLAY:
            return PLAYS[self.rivals[seat].card(self.game, seat, self.random)]
        return COUNT if self.game.phase is Phase.CLAIM else next(_declarations(self.game), PASS)


def _declarations(game: Game) -> Iterator[Move]:
    return (move for move in game.legal_moves() if isinstance(move, Declare))


def _play_deal(table: Table, match: Match) -> None:
    game = table.game
    if match.phase == "play":
        _declare(game, match)
    while game.phase is not Phase.CLAIM:
        table.step(dost=False)


def _declare(game: Game, match: Match) -> None:
    while game.phase is Phase.DECLARE:
        game.push(next(_declarations(game), PASS) if match.declared else PASS)


def opened(match: Match, number: int) -> Game:
    """A deal of a match of cards only, at the first lead."""
    game = _opened(match, number)
    _declare(game, match)
    return game


def _play_game(table: Table, chance: Random) -> None:
    game, secret = table.game, chance.randbytes(32)
    while game.phase is not Phase.OVER:
        if game.phase is Phase.DEAL:
            game.push(next_deal(game, secret))
        elif game.phase is Phase.CUT:
            # Where to cut is luck, and is to be the same luck in every seating.
            game.push(Cut(chance.randrange(1, len(PACK))))
        else:
            table.step(dost=True)


def _difference(game: Game, side: int, phase: str) -> int:
    """Points of the deal for a side; what was declared counts only where declaring was the players' own doing."""
    points = list(game.deal.earned)
    if phase == "play":
        for seat, combination in game.deal.declarations:
            points[side_of(seat)] -= value_of(combination)
    return points[side] - points[1 - side]


def _score_games(score: Score, ends: list[tuple[Game, int]]) -> None:
    outcomes = [(game.outcome, side) for game, side in ends if game.outcome]
    score.won = fmean(outcome.winner == side for outcome, side in outcomes)
    ours = fmean(outcome.brcka if outcome.winner == side else 0 for outcome, side in outcomes)
    theirs = fmean(outcome.brcka if outcome.winner != side else 0 for outcome, side in outcomes)
    score.brcka = ours, theirs


# Running and reporting


def play_match(match: Match, deals: int, jobs: int = 1) -> list[Score]:
    """All deals or games of a match."""
    return in_processes(partial(play_number, match), range(deals), jobs)


def report(match: Match, scores: Sequence[Score]) -> str:
    """What a match came to, to be read by people and compared by `diff`."""
    a, b = match.names
    us, them = (f"{a}+{b}", f"{a}+{a}") if match.partner else (a, b)
    if match.mate:
        us, them = f"{a}+{match.mate}", f"{b}+{match.mate}"
    unit = "games" if match.phase == "game" else "deals"
    after = ", everything declared before, for nothing" if match.declared else ""
    allowed = f", {match.seconds:g} s a move of the second" if match.seconds else ""
    lines = [
        f"{us} against {them}: phase {match.phase}{after}, {len(scores)} {unit}, "
        f"each in {len(match.seatings)} seatings, seed {match.seed}{allowed}",
        *(_games(scores) if match.phase == "game" else _points(scores)),
        *times(match.names, [score.meters for score in scores]),
    ]
    return "\n".join(lines)


def _points(scores: Sequence[Score]) -> list[str]:
    mean, error = mean_and_error([score.difference for score in scores])
    return [f"points per deal {mean:+.2f} (se {error:.2f})"]


def _games(scores: Sequence[Score]) -> list[str]:
    won, error = mean_and_error([score.won for score in scores])
    brcka, brcka_error = mean_and_error([score.brcka[0] - score.brcka[1] for score in scores])
    ours, theirs = (fmean(score.brcka[side] for score in scores) for side in (0, 1))
    return [
        f"games won {100 * won:.1f} % (se {100 * error:.1f})",
        f"brčka per game {ours:.2f} to {theirs:.2f}, difference {brcka:+.3f} (se {brcka_error:.3f})",
    ]


def times(names: tuple[str, str], meters: Sequence[tuple[Meter, Meter]]) -> Iterator[str]:
    """The time that both players took for their cards, all in all."""
    yield f"{'player':<24}{'moves':>8}{'ms/move':>10}{'unforced':>10}{'ms/unforced':>13}"
    for actor, name in enumerate(names):
        rows = [astuple(pair[actor]) for pair in meters]
        moves, time, unforced, unforced_time = map(sum, zip(*rows, strict=True))
        mean, of_unforced = 1000 * time / max(1, moves), 1000 * unforced_time / max(1, unforced)
        yield f"{name:<24}{moves:>8}{mean:>10.3f}{unforced:>10}{of_unforced:>13.3f}"


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "players",
        __doc__,
        a=("level:strong", "the first player"),
        b=("greedy", "the second"),
        deals=(100, "how many deals, or games"),
        seed=(1, "of all chance"),
        partner=(False, "A and B as partners against A and A"),
        mate=("", "a third player, who is the partner of A and of B"),
        declared=(False, "phase play: after declaring everything, for nothing"),
        jobs=(2, "processes"),
    )
    parser.epilog = f"players: {', '.join(NAMES)}"
    parser.add_argument("--phase", choices=("play", "deal", "game"), default="play")
    parser.add_argument("--seconds-b", type=float, help="time for a move of the second player, if it takes any")
    chosen = parser.parse_args(arguments)
    if chosen.declared and chosen.phase != "play":
        parser.error("--declared is a matter of --phase play")
    names = chosen.a, chosen.b
    if chosen.mate and chosen.partner:
        parser.error("--mate and --partner are two ways to sit")
    match = Match(names, chosen.phase, chosen.seed, chosen.seconds_b, chosen.partner, chosen.declared, chosen.mate)
    try:
        for name in (*match.names, match.mate or match.names[A]):
            rival(name)
    except ValueError as error:
        parser.error(str(error))
    print(report(match, play_match(match, chosen.deals, chosen.jobs)))
