"""Records of games that nobody played, for tests and for anybody who wants some to read; and puzzles.

Among random games every kind of decision occurs. Computers play as they do at a table, but for as long as they like.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

from engine import record
from engine.cards.pack import PackCard
from engine.cards.shuffle import SEED_BYTES, mixed
from engine.game import G, Game, GameKind, O, R, V
from engine.games import GAMES, AnyKind, kind_of
from engine.moves import DOST, Deal, Move, Play
from engine.playing import RANDOM, Named, next_move
from engine.record_fields import Json, options_of
from engine.record_seal import DRAWN, CutBy

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eliška", "František", "Jiří", "Květa", "Matěj", "Růžena", "Václav", "Žofie")
WORDS = ("seven beats all", "šestnáct zápalek", "42", "🍀")
SEEDS_DRAWN: Final = 50
"""Seeds from which the one with the rarest hands is chosen."""
MOST_CAME: Final = 4
"""How often seats of a game change hands at most, those that do so twice at a moment counted once."""
AHEAD: Final = 4
"""Tables for each process that are played before the first of them is needed."""


class End(StrEnum):
    """How the last game at a table ends."""

    FINISHED = "finished"
    CONCEDED = "conceded"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Style:
    """Which games are played."""

    players: tuple[str, ...] = (RANDOM,)
    """Who plays, seat by seat and from the first again; names as `maker_of` knows them."""
    end: End = End.FINISHED
    in_a_row: int = 1
    """How many games are played at a table, each following from the one before."""
    rare: bool = False
    """Whether first deals are chosen in which somebody has a rare hand, and random players do what is seldom done."""
    seed_told: bool = True
    """Whether the records tell the seed."""
    substitutes: bool = False
    """Whether seats change hands, which the records tell and which changes nothing else."""


USUAL: Final = Style()


def simulate(
    games: int, seed: int, name: str = next(iter(GAMES)), style: Style = USUAL, processes: int = 1
) -> Iterator[record.Json]:
    """Yield the records of so many games of one kind.

    The same seed gives the same records, in however many processes; raise `ValueError` if the game cannot end so, and
    `PlayerError` if a player fails.
    """
    if style.end is End.CONCEDED and not GAMES[name].concedes:
        raise ValueError(f"{name} cannot be given up")
    tables = -(-games // style.in_a_row)
    for at, made in enumerate(_in_processes(partial(_table, name, style, seed), tables, processes)):
        yield from made[: games - at * style.in_a_row]


def _in_processes(work: Callable[[int], list[record.Json]], count: int, processes: int) -> Iterator[list[record.Json]]:
    """Yield the results of so many numbers, in order, without working far ahead of whoever takes them."""
    if processes == 1:
        yield from map(work, range(count))
        return
    # Ctrl+C is for the process that prints alone; it lets the others finish what they are at.
    deaf = partial(signal, SIGINT, SIG_IGN)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=deaf) as pool:
        waiting = deque[Future[list[record.Json]]]()
        try:
            for number in range(count):
                waiting.append(pool.submit(work, number))
                if len(waiting) > AHEAD * processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# A table


def _table(name: str, style: Style, seed: int, number: int) -> list[record.Json]:
    """Return the records of the games at one table, which have their rules and their people in common."""
    kind, random = GAMES[name], Random(f"{seed}/{number}")
    rules = kind.rules(**{option: random.choice(values) for option, values in options_of(kind.rules).items()})
    seats = random.choice([seats for seats in kind.seats if kind.may_sit(rules, seats)])
    names, games, records = random.sample(NAMES, seats), _Games(kind, style, random), []
    before: Game | None = None
    for left in reversed(range(style.in_a_row)):
        words = {seat: random.choice(WORDS) for seat in range(seats) if random.random() < 0.2}
        sealed = games.sealed(rules, seats, before, words)
        cut_by: list[CutBy] = [DRAWN] if style.rare else []
        game = games.play(rules, seats, before, mixed(sealed, words), cut_by)
        if not left and style.end is not End.FINISHED:
            game = _broken_off(game, style.end, random)
        seal = record.Seal(sealed, words, "drawn" if before is None else "passed", cut_by)
        came = _came(game, names, Random(f"{seed}/{number}/{left}")) if style.substitutes else ()
        records.append(record.write(game, names, seal, came))
        before = game
    if not style.seed_told:
        records = [{field: value for field, value in each.items() if field != "seed"} for each in records]
    return records


def _came(game: Game, names: Sequence[str], random: Random) -> list[record.Substitute]:
    """Return who takes over seats of a game once its first cards are dealt: somebody else, or a player who is back."""
    others, sitting, came = [name for name in NAMES if name not in names], list(names), list[record.Substitute]()
    for ply in _moments(game, random):
        seat = random.randrange(len(names))
        for _ in range(random.choice((1, 1, 1, 2))):
            back = sitting[seat] != names[seat] and random.random() < 0.5
            sitting[seat] = names[seat] if back else random.choice([name for name in others if name != sitting[seat]])
            came.append(record.Substitute(seat, sitting[seat], ply))
    return came


def _moments(game: Game, random: Random) -> list[int]:
    """Return before which moves seats change hands: some after the last card of a deal, the others anywhere."""
    moves = game.moves
    dealt = next((ply for ply, move in enumerate(moves, start=1) if isinstance(move, Deal)), len(moves))
    anywhere = range(dealt, len(moves))
    ends = [ply for ply in anywhere if isinstance(moves[ply - 1], Play) and not isinstance(moves[ply], Play)]
    times = random.randint(1, MOST_CAME) if anywhere else 0
    return sorted(random.choice(ends if ends and random.random() < 0.3 else anywhere) for _ in range(times))


def _broken_off(game: Game, end: End, random: Random) -> Game:
    """Return the same game as it stood after some of its moves, given up then or not."""
    kind = kind_of(game)
    begun = kind.begin(game.rules, game.seats)
    for move in game.moves[: random.randrange(1, len(game.moves))]:
        begun.push(move)
    concession = begun.concession(random.randrange(game.seats))
    if end is End.CONCEDED and concession is not None:
        begun.push(concession)
    return begun


Taste = Callable[[Sequence[PackCard]], int]
"""A function that tells how remarkable a hand is."""


def _sets(hand: Sequence[PackCard]) -> int:
    return sum(number**2 for number in Counter(card.rank for card in hand).values() if number > 2)


def _voids(hand: Sequence[PackCard]) -> int:
    return -len({card.suit for card in hand})


def _lows(hand: Sequence[PackCard]) -> int:
    """Count sevens, or deuces: tricks won with them, the last ones above all, bring the most."""
    return sum(not card.rank for card in hand)


def _blanks(hand: Sequence[PackCard]) -> int:
    return -sum(card.points for card in hand)


class _Games:
    """The games of one table: how they are dealt, and who moves."""

    def __init__(self, kind: AnyKind, style: Style, random: Random) -> None:
        self._kind = kind
        self._style = style
        self._random = random
        self._boldness = random.random()
        """How often random players do what is seldom done, in rare games."""

    def sealed(self, rules: Any, seats: int, before: Game | None, words: dict[int, str]) -> bytes:
        """Return the seed of the next game; of a rare game one whose first deal is remarkable."""
        if not self._style.rare:
            return self._random.randbytes(SEED_BYTES)
        taste = self._random.choice((_sets, _voids, _blanks, _lows))
        seeds = [self._random.randbytes(SEED_BYTES) for _ in range(SEEDS_DRAWN)]
        return max(seeds, key=lambda seed: self._rarity(taste, rules, seats, before, mixed(seed, words)))

    def _rarity(self, taste: Taste, rules: Any, seats: int, before: Game | None, secret: bytes) -> int:
        game = self._kind.begin(rules, seats)
        while (move := self._kind.chance(game, before, secret)) is not None:
            game.push(move)
        if game.awaits_cut:
            game.push(self._kind.cut(game, secret))
        return max(taste(game.view(seat).hand) for seat in range(seats))

    def play(self, rules: Any, seats: int, before: Game | None, secret: bytes, cut_by: list[CutBy]) -> Game:
        """Play one game to its end."""
        names = self._style.players
        players = [Named(names[seat % len(names)], seat, Random(self._random.random())) for seat in range(seats)]

        def decide(game: Game, random: Random) -> Move:
            if set(self._style.players) != {RANDOM}:
                return next_move(game, players)[0]
            return self._bold_move(game) if self._style.rare else self._kind.random_move(game, random)

        return play(self._kind, rules, seats, secret, self._random, cut_by, before=before, decide=decide)

    def _bold_move(self, game: Game) -> Move:
        """Return a random move that often prolongs the game, says what can be said, and keeps low cards for the end."""
        moves, bold = game.legal_moves(), self._random.random() < self._boldness
        plays = [move for move in moves if isinstance(move, Play)]
        said = [move for move in moves if not isinstance(move, Play) and move != DOST]
        if not bold or game.awaits_cut:
            return self._kind.random_move(game, self._random)
        if said:
            return said[0] if not plays else self._random.choice(said)
        return max(plays, key=lambda move: (move.card.rank, move.card))


# A game


def play(
    kind: GameKind[R, G, V, O],
    rules: R,
    seats: int,
    secret: bytes,
    random: Random,
    cut_by: list[CutBy] | None = None,
    *,
    before: G | None = None,
    decide: Callable[[G, Random], Move] | None = None,
) -> G:
    """Play one game, whose chance follows from the secret and from the game before it at the table.

    Without `decide` moves are random, and those that prolong the game rare. With `cut_by` half the cuts beyond those
    in that list are drawn, and who made each is added to it.
    """
    game, known = kind.begin(rules, seats), len(cut_by or ())
    while game.outcome is None:
        move = kind.chance(game, before, secret) or (decide or kind.random_move)(game, random)
        if game.awaits_cut and cut_by is not None:
            if game.deal_number > known:
                cut_by.append(random.choice((game.turn, DRAWN)))
            move = kind.cut(game, secret) if cut_by[game.deal_number - 1] == DRAWN else move
        game.push(move)
    return game


def puzzles(count: int, seed: int, name: str, thrown: Counter[str]) -> Iterator[Json]:
    """Yield so many puzzles of a game, the same for the same seed; count in `thrown` why positions were none."""
    able = GAMES[name].puzzles
    if able is None:
        raise ValueError(f"there are no puzzles of {name}")
    tried, found = able.tried(Random(seed)), 0
    while found < count:
        each = next(tried)
        if isinstance(each, str):
            thrown[each] += 1
        else:
            found += 1
            yield each
