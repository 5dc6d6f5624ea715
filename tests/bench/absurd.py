"""How often players do what looks absurd to a person at the table.

Players of one kind sit in all seats and play game after game. Before each move it is asked what would be absurd, from
what the seat can know, and after it whether that was done. Hidden hands are never looked at. `--show 3` prints the
first three examples of each, so that a person can judge them.

In Stovkahra:

- seven: The trump seven is played where it cannot win, though another trump is as high and costs nothing. Cards of a
  suit are as high if no hidden card lies between them. A card costs nothing if it has no points, or if the partner
  surely wins.
- points: A card with points follows suit to a trick that the opponents surely win, though a lower one without points is
  there. Sevens may be kept. Trumps that have to be played count as following.
- nothing: A card without points goes to a trick that the partner surely wins, though one that is as high has points.
- false dost: Dost is said, though what was announced and all cards taken come to fewer than 100 points.
- wild dost: Dost is said with fewer than 80 of these points.
- late dost: Dost may be said and is not, though the announced points alone come to 100.
- set: A set worth 20 points or more is never declared, though it could have been.
- worse: With three cards or fewer in hand, one and the same other card is better on every deal that fits. Better means
  by perfect play of all hands. Where more than 200 deals fit, nothing is said.
- far worse: The same, but better by 5 points or more on every deal.

In Trappola and Bulka set, worse and far worse mean the same, of hands of the opponent. There is also:

- points: A card with points follows suit and loses, though one as high without points is there. Deuces may be kept.

What seven, points and nothing are in Stovkahra is told by `engine/stovkahra/waste.py`, by which beginners and regular
players leave such cards out. So these rows show that they do.

`python -m tests.bench absurd --game stovkahra --deals 200 --seed 1`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, Final

from engine import game
from engine.bulka import rules as bulka
from engine.bulka.players import BulkaPlayers
from engine.cards import trappola_pack
from engine.cards.german_pack import Card
from engine.cards.pack import PackCard
from engine.duel.play import DuelView, beats
from engine.duel.players import DuelPlayers, _ways
from engine.games import GAMES
from engine.moves import DOST, Combination, Declare, Move, Play, Signal
from engine.players import Level
from engine.playing import Maker, Player, maker_of, next_move
from engine.simulate import play
from engine.stovkahra import declarations
from engine.stovkahra import rules as stovkahra
from engine.stovkahra.players import taken
from engine.stovkahra.rules import GOAL, side_of
from engine.stovkahra.waste import ENDING, MOST_DEALS_LISTED, Waste, are_alike, shortfalls, surely_behind, wastes
from engine.trappola import rules as trappola
from engine.trappola.players import TrappolaPlayers
from tests.bench.common import in_processes, options, table_of

PORTION: Final = 20
"""So many deals are played by one process at a time, and as many more as the last game takes."""
FAR: Final = 5
"""By so many points another card is far better."""
WILD: Final = 80
"""Whoever says dost with fewer points has not counted at all."""
DEAR_SET: Final = 20
"""From so many points on, a set is not to be kept back."""
RULES: Final[Mapping[str, game.Rules]] = {
    "stovkahra": stovkahra.Rules(),
    "trappola": trappola.Rules(deals=2),
    "bulka": bulka.Rules(cup="off"),
}
ABSURD: Final = {
    "stovkahra": (*Waste, "false dost", "wild dost", "late dost", "set", "worse", "far worse"),
    "trappola": (Waste.POINTS, "set", "worse", "far worse"),
    "bulka": (Waste.POINTS, "set", "worse", "far worse"),
}
"""What is looked for in each game."""
Chance = tuple[str, bool]
"""What could be done that is absurd, and whether it is done."""


@dataclass(slots=True)
class Tally:
    """How often each absurd thing could be done in so many deals, how often it was, and each case of it in words."""

    deals: int = 0
    could: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    cases: list[tuple[str, str]] = field(default_factory=list)

    def add(self, view: Any, move: Move, chance: Chance) -> None:
        what, done = chance
        self.could[what] += 1
        if done:
            self.done[what] += 1
            self.cases.append((what, told(view, move)))

    def join(self, other: Tally) -> None:
        self.deals += other.deals
        self.could += other.could
        self.done += other.done
        self.cases += other.cases


# Watching


def watch(name: str, make: Maker, seed: int, number: int, deals: int) -> Tally:
    """What players of one kind do in so many deals, or a few more, of one game after another."""
    kind, chance, before = GAMES[name], Random(f"{seed}/{number}"), None
    seats, tally = kind.seats[0], Tally()
    players = [make(Random(f"{seed}/{number}/{seat}")) for seat in range(seats)]
    while tally.deals < deals:
        watcher = Watcher(tally, players)
        secret = chance.randbytes(32)
        before = play(kind, RULES[name], seats, secret, chance, before=before, decide=watcher.decide)
        watcher.end()
        tally.deals += before.deal_number
    return tally


class Watcher:
    """Has players decide in one game, and notes in a tally what they do that is absurd."""

    def __init__(self, tally: Tally, players: Sequence[Player]) -> None:
        self._tally, self._players = tally, players
        self._kept: dict[tuple[int, int, Combination], tuple[Any, Move]] = {}
        """For each seat, deal and set that was not declared at the last turn: the view then, and the move."""

    def decide(self, game: game.Game, _: Random) -> Move:
        move, seat = next_move(game, self._players)
        if seat == game.turn:
            view = game.view(seat)
            for chance in judged(view, move):
                self._tally.add(view, move, chance)
            self._hear(view, seat, move)
        return move

    def _hear(self, view: Any, seat: int, move: Move) -> None:
        held = [each.combination for each in view.legal if isinstance(each, Declare)]
        sets = {(seat, view.deal_number, each): each for each in held if worth(view, each) >= DEAR_SET}
        self._lose({each for each in self._kept if each[0] == seat and each not in sets})
        for key, each in sets.items():
            self._kept[key] = view, move
            if move == Declare(each):
                self._tally.add(view, move, ("set", False))
            if move in (Declare(each), DOST):
                del self._kept[key]

    def _lose(self, gone: set[tuple[int, int, Combination]]) -> None:
        for each in sorted(gone):
            self._tally.add(*self._kept.pop(each), ("set", True))

    def end(self) -> None:
        """Note the sets that could have been declared to the end."""
        self._lose(set(self._kept))


def worth(view: Any, combination: Any) -> int:
    """The most points that a combination can bring."""
    if isinstance(view, stovkahra.View):
        return declarations.value_of(combination)
    return (
        trappola.value_of(combination) if isinstance(view, trappola.View) else bulka.worth_of(Declare(combination))[0]
    )


def judged(view: Any, move: Move) -> Iterator[Chance]:
    """What a seat could do that is absurd with its move, and whether it does; kept sets show later."""
    cards = [each.card for each in view.legal if isinstance(each, Play)]
    if isinstance(view, stovkahra.View):
        yield from of_dost(view, move)
        if isinstance(move, Play) and len(cards) > 1:
            yield from of_card(view, cards, move.card)
    elif isinstance(move, Play) and len(cards) > 1:
        yield from of_duel_card(view, cards, move.card)


def of_worse(card: Any, behind: Mapping[Any, int]) -> Iterator[Chance]:
    """Whether the card that is played is one of those that are surely behind another."""
    for what, points in ("worse", 1), ("far worse", FAR):
        if any(least >= points for least in behind.values()):
            yield what, behind[card] >= points


# Stovkahra


def of_dost(view: stovkahra.View, move: Move) -> Iterator[Chance]:
    if DOST not in view.legal or isinstance(move, Signal):
        return
    assert view.seat is not None
    side = side_of(view.seat)
    for what, goal in ("false dost", GOAL), ("wild dost", WILD):
        if taken(view)[side] < goal:
            yield what, move == DOST
    if (view.counted or view.written)[side] >= GOAL:
        yield "late dost", move != DOST


def of_card(view: stovkahra.View, cards: Sequence[Card], card: Card) -> Iterator[Chance]:
    for what, wasted in wastes(view):
        yield what, card in wasted
    yield from of_worse(card, shortfalls(view, cards))


# Trappola and Bulka

DUELISTS: Final[Mapping[type, DuelPlayers[Any]]] = {trappola.View: TrappolaPlayers(), bulka.View: BulkaPlayers()}


def of_duel_card(view: DuelView, cards: Sequence[Any], card: Any) -> Iterator[Chance]:
    players = DUELISTS[type(view)]
    seen = players.seen_of(view)
    if view.table and cards[0].suit is view.table[0].suit and not any(beats(each, view.table[0]) for each in cards):
        low = [each for each in cards if not each.points and each.rank is not trappola_pack.Rank.DEUCE]
        given = [each for each in cards if each.points and any(are_alike(each, other, seen.may) for other in low)]
        if given:
            yield Waste.POINTS, card in given
    if len(view.hand) <= ENDING and sum(count for count, *_ in _ways(seen)) <= MOST_DEALS_LISTED:
        hands = {fixed | sum(each) for _, fixed, pool, free in _ways(seen) for each in combinations(pool, free)}
        yield from of_worse(card, surely_behind([players.values_of(view, hand) for hand in sorted(hands)]))


# Reporting


def told(view: Any, move: Move) -> str:
    """What a seat saw when it moved."""

    def trick(leader: int, cards: Sequence[PackCard]) -> str:
        return f"{leader}: {' '.join(map(str, cards))}"

    lines = [f"seat {view.seat} holds {' '.join(map(str, view.hand))}, says {move}"]
    if view.table:
        lines.append(f"on the table {trick(view.leader, view.table)}")
    if view.tricks:
        lines.append("before " + ", ".join(trick(each.leader, each.cards) for each in view.tricks))
    if isinstance(view, stovkahra.View):
        said = [f"{seat} {combination.text}" for seat, combination in view.declarations]
        lines.append(f"trump card {view.trump_card} of {view.dealer}, open {' '.join(map(str, view.opened))}")
        lines.append(f"announced {view.written}, taken {taken(view)}, declared {', '.join(said) or 'nothing'}")
    return "\n    ".join(lines)


def report(name: str, tallies: Mapping[str, Tally], seed: int, show: int) -> Iterator[str]:
    """How often each absurd thing was done and could be done in a hundred deals, by each kind of players."""
    deals = ", ".join(f"{player} {tally.deals} deals" for player, tally in tallies.items())
    yield f"{name}, in 100 deals: done / could be done (share); {deals}, seed {seed}"
    rows = [("", *tallies)]
    for what in ABSURD[name]:
        rows.append((what, *(rate(tally, what) for tally in tallies.values())))
    yield from table_of(rows)
    for player, tally in tallies.items():
        for what in ABSURD[name]:
            for case in [case for each, case in tally.cases if each == what][:show]:
                yield f"{player}, {what}: {case}"


def rate(tally: Tally, what: str) -> str:
    done, could = tally.done[what], tally.could[what]
    share = f" ({done / could:.1%})" if could else ""
    return f"{100 * done / tally.deals:.1f} / {100 * could / tally.deals:.1f}{share}"


def watch_portion(name: str, player: str, seed: int, portion: tuple[int, int]) -> Tally:
    return watch(name, maker_of(player), seed, *portion)


def watched(name: str, player: str, deals: int, seed: int, jobs: int) -> Tally:
    """What players of a name do in so many deals, or a few more."""
    portions = [(number, min(PORTION, deals - start)) for number, start in enumerate(range(0, deals, PORTION))]
    tally = Tally()
    for each in in_processes(partial(watch_portion, name, player, seed), portions, jobs):
        tally.join(each)
    return tally


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "absurd",
        __doc__,
        deals=(200, "how many deals at least; the last games are played to their ends"),
        seed=(1, "of all chance"),
        show=(0, "how many cases of each are printed"),
        jobs=(2, "processes"),
    )
    parser.add_argument("--game", choices=ABSURD, default="stovkahra", help="which game (default: stovkahra)")
    parser.add_argument("--players", nargs="+", default=list(Level), help="levels, random, or module:class")
    chosen = parser.parse_args(arguments)
    plan = chosen.deals, chosen.seed, chosen.jobs
    tallies = {player: watched(chosen.game, player, *plan) for player in chosen.players}
    print("\n".join(report(chosen.game, tallies, chosen.seed, chosen.show)))
